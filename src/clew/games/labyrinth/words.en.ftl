# Labyrinth

labyrinth-name = Labyrinth
labyrinth-tagline = Push the maze, then walk to your treasure before the walls move again.

## Options

labyrinth-option-events = Events
    .hint = Twelve tiles carry a message on their back that helps whoever pushes them out.
labyrinth-option-short = Short form
    .hint = Finding your last goal wins; nobody has to go home.
labyrinth-option-goals = Goals each
    .hint = How many treasures each player looks for.
    .zero = all 24 cards
labyrinth-option-start = Who starts
    .hint = The seat that begins.
    .zero = drawn at random
labyrinth-option-colours = Colours
    .hint = red, yellow, blue, green by seat; turns go clockwise by corner.

## What is asked

labyrinth-asked-push = Push the spare tile in at an arrow.
labyrinth-asked-move = Walk as far as the corridors lead, or stay.
labyrinth-asked-choose = Choose your new top card.
labyrinth-asked-again = Push again for a second turn, or end yours.
labyrinth-asked-over = The game is over.

## What happened

labyrinth-pushed = { $seat-you ->
    [yes] You push
   *[no] { $seat } pushes
  } at { $arrow }{ $rotation ->
    [0] .
   *[other] , the tile turned by { $rotation }°.
  }
labyrinth-carried = { $seat-you ->
    [yes] You ride
   *[no] { $seat } rides
  } along to { $cell }.
labyrinth-wrapped = { $seat-you ->
    [yes] You fall out and come back
   *[no] { $seat } falls out and comes back
  } in at { $cell }.
labyrinth-seen = { $message-id ->
    [blank] The back of the tile is blank.
   *[other] On the back of the tile: { $message }.
  }
labyrinth-swapped = { $seat-you ->
    [yes] You change
   *[no] { $seat } changes
  } places with { $other-seat-you ->
    [yes] you
   *[no] { $other-seat }
  }, from { $other-cell } to { $cell }.
labyrinth-looked = { $seat-you ->
    [yes] You look at your second card.
   *[no] { $seat } looks at a second card.
  }
labyrinth-searched = { $seat-you ->
    [yes] You look through your pile.
   *[no] { $seat } looks through the pile.
  }
labyrinth-pile = In your pile: { $treasures-def }.
labyrinth-exchanged = { $seat-you ->
    [yes] You exchange your top card.
   *[no] { $seat } exchanges the top card.
  }
labyrinth-kept = { $seat-you ->
    [yes] You keep your top card and shuffle the rest.
   *[no] { $seat } keeps the top card and shuffles the rest.
  }
labyrinth-goal = Your goal: { $treasure-def }.
labyrinth-moved = { $seat-you ->
    [yes] You walk
   *[no] { $seat } walks
  } to { $cell }.
labyrinth-passed = { $seat-you ->
    [yes] You go
   *[no] { $seat } goes
  } through the wall between { $cell } and { $other-cell }.
labyrinth-stayed = { $seat-you ->
    [yes] You stay
   *[no] { $seat } stays
  } on { $cell }.
labyrinth-found = { $seat-you ->
    [yes] You find
   *[no] { $seat } finds
  } { $treasure-def }; { $left ->
    [0] that was the last goal!
    [one] one goal left.
   *[other] { $left } goals left.
  }
labyrinth-turn = Turn { $turn }: { $seat-you ->
    [yes] you.
   *[no] { $seat }.
  }
labyrinth-turn-told = { $seat-you ->
    [yes] You pushed
   *[no] { $seat } pushed
  } { $arrow ->
    [N2] column b down
    [N4] column d down
    [N6] column f down
    [E2] row 2 to the left
    [E4] row 4 to the left
    [E6] row 6 to the left
    [S2] column b up
    [S4] column d up
    [S6] column f up
    [W2] row 2 to the right
    [W4] row 4 to the right
    [W6] row 6 to the right
   *[other] { $arrow }
  }{ $then ->
    [found] {" "}and walked to { $treasure-def }.
    [stayed] {" "}and stayed.
    [walked] { $steps ->
        [one] {" "}and walked one step.
       *[other] {" "}and walked { $steps } steps.
      }
   *[open] .
  }
labyrinth-ended = { $winners-you ->
    [yes] { $winners-count ->
        [one] You win!
       *[other] You share the win: { $winners }.
      }
   *[no] { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
      }
  }
labyrinth-ended-home = home with every goal found
labyrinth-ended-goals = every goal found
labyrinth-ended-turn-limit = the turn limit is reached; the most goals win

## Refusals

labyrinth-refusal-09 = Every turn is first a push, then a move.
labyrinth-refusal-10 = That rotation looks the same as a smaller one; choose from those that differ.
labyrinth-refusal-11 = The tile may not go back in where it just fell out.
labyrinth-refusal-13 = No corridor leads there from where your pawn stands.
labyrinth-refusal-15 = The game is over: somebody is home with every goal found.
labyrinth-refusal-16 = The game is over: somebody has found the last goal.
labyrinth-refusal-21 = Your first move is done: push again, or end your turn.
labyrinth-refusal-22 = You can only change places with a pawn on another tile.
labyrinth-refusal-23 = Looking at a second card needs two cards in your pile, and only one of them open.
labyrinth-refusal-24 = Once you have looked through your pile, choose one of its cards; with fewer than two cards there is nothing to exchange.
labyrinth-refusal-25 = Your pawn cannot get there, even through one wall.
labyrinth-refusal-26 = You have no goals left, so there is no pile to look at.
labyrinth-refusal-27 = The game is over: the turn limit is reached.
labyrinth-refusal-28 = You have no message that lets you do this now.

## In the terminal

labyrinth-side-n = north
labyrinth-side-e = east
labyrinth-side-s = south
labyrinth-side-w = west
labyrinth-note-goal = Goal: { $treasure } ({ $mark }), { $cell ->
    [spare] on the spare tile.
   *[other] on { $cell }.
  }
labyrinth-note-home = Every goal found: go home to { $cell }!
labyrinth-note-message = You may use the message: { $message }.
labyrinth-note-player = { $seat } { $name } ({ $colour }) on { $cell }: { $found } found, { $left } left.
labyrinth-note-tile = { $cell }: open { $open }{ $treasure ->
    [none] {""}
   *[other] , { $treasure }
  }{ $pawns ->
    [none] {""}
   *[other] ; here: { $pawns }
  }.
labyrinth-note-spare = Spare tile: open { $open }{ $treasure ->
    [none] {""}
   *[other] , { $treasure }
  }.
labyrinth-note-banned = Not allowed now: arrow { $arrow }.

labyrinth-choice-swap = Change places with { $name }
labyrinth-choice-look = Look at your second card
labyrinth-choice-search = Look through your pile
labyrinth-choice-take = Take { $treasure } ({ $mark })
labyrinth-choice-keep = Keep { $treasure } ({ $mark })
labyrinth-choice-end = End your turn
labyrinth-choice-push = Push a second time
labyrinth-choice-move = Walk instead
labyrinth-message-second-push = Push once more before you walk, with the tile that just fell out.
labyrinth-message-double-turn = After this walk, push and walk a second time.
labyrinth-message-change-places = Change places with another pawn, then walk on from there.
labyrinth-message-look = Look at your second card in secret: then you may go for either of the two first.
labyrinth-message-exchange = Look through your pile, and put another card on top if you like. Once you have looked, the rest is shuffled, and a second open card is closed.
labyrinth-message-wall = One wall does not stop you on this walk.
labyrinth-spare = Spare tile
labyrinth-drops-out = falls out
labyrinth-turned = turned by { $degrees }°
labyrinth-cursor = { $cell }{ $treasure ->
    [none] {""}
   *[other] , { $treasure }
  }: { $reached ->
    [yes] you can walk there.
    [here] you are here; stay?
   *[no] no corridor leads there.
  }
labyrinth-keys-help =
    - **arrows, Tab**: choose an arrow at the edge, or a cell
    - **r, Space**: turn the spare tile (R: the other way); the mouse wheel turns it too
labyrinth-keys-push = ←↑↓→ arrow
labyrinth-keys-turn = r turn
labyrinth-keys-confirm = Enter do it
labyrinth-keys-back = Esc back
labyrinth-keys-move = ←↑↓→ cell

## Things

labyrinth-thing-red = red
    .def = the red pawn
    .indef = a red pawn
    .bare = red
labyrinth-thing-yellow = yellow
    .def = the yellow pawn
    .indef = a yellow pawn
    .bare = yellow
labyrinth-thing-blue = blue
    .def = the blue pawn
    .indef = a blue pawn
    .bare = blue
labyrinth-thing-green = green
    .def = the green pawn
    .indef = a green pawn
    .bare = green
labyrinth-thing-book = spell book
    .def = the spell book
    .indef = a spell book
    .bare = spell book
    .mark = bo
labyrinth-thing-gold = bag of gold
    .def = the bag of gold
    .indef = a bag of gold
    .bare = bag of gold
    .mark = go
labyrinth-thing-map = map
    .def = the map
    .indef = a map
    .bare = map
    .mark = ma
labyrinth-thing-crown = crown
    .def = the crown
    .indef = a crown
    .bare = crown
    .mark = cr
labyrinth-thing-keys = bunch of keys
    .def = the bunch of keys
    .indef = a bunch of keys
    .bare = bunch of keys
    .mark = ke
labyrinth-thing-skull = skull
    .def = the skull
    .indef = a skull
    .bare = skull
    .mark = sk
labyrinth-thing-ring = ring
    .def = the ring
    .indef = a ring
    .bare = ring
    .mark = ri
labyrinth-thing-chest = chest
    .def = the chest
    .indef = a chest
    .bare = chest
    .mark = ch
labyrinth-thing-emerald = emerald
    .def = the emerald
    .indef = an emerald
    .bare = emerald
    .mark = em
labyrinth-thing-sword = sword
    .def = the sword
    .indef = a sword
    .bare = sword
    .mark = sw
labyrinth-thing-candelabra = candelabra
    .def = the candelabra
    .indef = a candelabra
    .bare = candelabra
    .mark = ca
labyrinth-thing-helmet = helmet
    .def = the helmet
    .indef = a helmet
    .bare = helmet
    .mark = he
labyrinth-thing-owl = owl
    .def = the owl
    .indef = an owl
    .bare = owl
    .mark = ow
labyrinth-thing-scarab = scarab
    .def = the scarab
    .indef = a scarab
    .bare = scarab
    .mark = sc
labyrinth-thing-rat = rat
    .def = the rat
    .indef = a rat
    .bare = rat
    .mark = ra
labyrinth-thing-spider = spider
    .def = the spider
    .indef = a spider
    .bare = spider
    .mark = sp
labyrinth-thing-moth = moth
    .def = the moth
    .indef = a moth
    .bare = moth
    .mark = mo
labyrinth-thing-lizard = lizard
    .def = the lizard
    .indef = a lizard
    .bare = lizard
    .mark = li
labyrinth-thing-bat = bat
    .def = the bat
    .indef = a bat
    .bare = bat
    .mark = ba
labyrinth-thing-dragon = dragon
    .def = the dragon
    .indef = a dragon
    .bare = dragon
    .mark = dr
labyrinth-thing-ghost = ghost
    .def = the ghost
    .indef = a ghost
    .bare = ghost
    .mark = gh
labyrinth-thing-genie = genie
    .def = the genie
    .indef = a genie
    .bare = genie
    .mark = ge
labyrinth-thing-sorceress = sorceress
    .def = the sorceress
    .indef = a sorceress
    .bare = sorceress
    .mark = so
labyrinth-thing-troll = troll
    .def = the troll
    .indef = a troll
    .bare = troll
    .mark = tr
labyrinth-thing-second-push = a second push
    .def = a second push
    .indef = a second push
    .bare = a second push
labyrinth-thing-double-turn = a double turn
    .def = a double turn
    .indef = a double turn
    .bare = a double turn
labyrinth-thing-change-places = change places
    .def = change places
    .indef = change places
    .bare = change places
labyrinth-thing-look = look at your second card
    .def = look at your second card
    .indef = look at your second card
    .bare = look at your second card
labyrinth-thing-exchange = exchange your top card
    .def = exchange your top card
    .indef = exchange your top card
    .bare = exchange your top card
labyrinth-thing-wall = pass through one wall
    .def = pass through one wall
    .indef = pass through one wall
    .bare = pass through one wall
labyrinth-thing-blank = blank
    .def = blank
    .indef = blank
    .bare = blank

## Why a bot plays what it plays

labyrinth-why-goal = It reaches { $treasure-def } this turn.
labyrinth-why-home = It gets home, and wins.
labyrinth-why-wait = { $treasure-id ->
    [home] Home will be within reach next turn after { $percent }% of the possible replies.
   *[other] Your goal, { $treasure-def }, will be within reach next turn after { $percent }% of the possible replies.
  }

## What the bots are like, after their names

labyrinth-bot-beginner = tries a few pushes, and takes the best of them
    .who = the snail
    .line = Has all the time in the world, and the house along.
labyrinth-bot-novice = runs for the nearest treasure, and sometimes just runs
    .who = the mouse
    .line = Never says no to a crumb, not even at the end of a dead end.
labyrinth-bot-apprentice = tries every push, and asks nothing about the turn after
    .who = the squirrel
    .line = Knows where the treasure is. Has buried it twice already.
labyrinth-bot-adept = tries every push, and waits where its treasure will pass
    .who = the owl
    .line = Waits two turns, then just happens to be standing next to it.
labyrinth-bot-expert = waits well, and now and then spoils your way
    .who = the raven
    .line = Carries off what glitters, and says it was lying there.
labyrinth-bot-master = guesses what you are after, and pushes it out of your way
    .who = the dragon
    .line = Shuts the corridor behind you and calls it tidying up.

# Puzzles

labyrinth-puzzle-task = { $turns ->
    [one] Reach your goal in one turn: a push, then a walk.
   *[other] Reach your goal in { $turns } turns. Nobody else moves.
  }
labyrinth-puzzle-answers = { $answers ->
    [one] Only one first push solves it.
   *[other] { $answers } first pushes solve it; any of them will do.
  }
labyrinth-puzzle-missed = The turns are used up.

## The page

labyrinth-page-push = Push
labyrinth-page-stay = Stay here
labyrinth-page-push-at = Push in at { $arrow }
labyrinth-page-spare = Spare tile, turned by { $degrees }°. Turn it
labyrinth-page-goals-left = { $left ->
    [one] one goal left
   *[other] { $left } goals left
  }
labyrinth-page-your-goal = Your goal
labyrinth-page-goal-cover = (secret: cover it)
labyrinth-page-goal-covered = Your goal is covered. Show it
labyrinth-page-go-home = Go home to { $cell }
labyrinth-page-choices = What you can do

# Plan mode.

labyrinth-plan-try = Turn the tile and try any arrow: you see the maze as it would be.
labyrinth-plan-course = Push { $arrow }, then { $steps ->
    [0] stay
    [one] one step
   *[other] { $steps } steps
  }
labyrinth-plan-reach = { $cells ->
    [one] Only your own square is within reach.
   *[other] { $cells } squares are within reach.
  }
labyrinth-plan-choose = Your goal is out of reach. Choose where you would stop.
labyrinth-plan-stand = You stand on { $cell }.
labyrinth-plan-home = You get home to { $cell }.
labyrinth-plan-finds = You reach { $treasure } at { $cell }.
labyrinth-plan-pin = Plan { $pin }
labyrinth-plan-drop = Drop a pin
labyrinth-plan-dropped = Plan { $pin } is pinned.
labyrinth-plan-look = Look at plan { $pin }
labyrinth-plan-remove = Remove plan { $pin }
labyrinth-plan-broken = Broken by the push of { $name } at { $arrow }.
labyrinth-plan-broken-else = It no longer leads there.
labyrinth-plan-far = You would get no further than { $cell }.
labyrinth-plan-gone = What you wanted is no longer there.
labyrinth-plan-arm = Play it on my turn
    .hint = Only if the spare tile is then of the same kind, whichever way it lies: somebody else’s push often brings another one.
labyrinth-plan-armed = Will be played
labyrinth-plan-playing = It is your turn: plan { $pin } is played.
labyrinth-plan-cancelled-tile = Plan { $pin } is not played in advance: the spare tile is another one now.
labyrinth-plan-cancelled-rule = Plan { $pin } is not played in advance: that push is no longer allowed.
labyrinth-plan-cancelled-way = Plan { $pin } is not played in advance: the way has changed.
labyrinth-plan-cancelled-treasure = Plan { $pin } is not played in advance: you would find something else there.
labyrinth-plan-cancelled-message = Pushed as planned, but the walk is up to you: something has come up.
labyrinth-plan-key-p = plan, also while others move
labyrinth-plan-key-r = turn the tile
labyrinth-plan-key-enter = keep an arrow; again: drop a pin
labyrinth-plan-key-esc = back to the table as it is

# What is remembered of many games: figures and trophies.

labyrinth-trophy-twenty-steps = Twenty steps
    .how = Walk twenty tiles in one move
labyrinth-trophy-hundred-treasures = Full chest
    .how = Find a hundred treasures
labyrinth-trophy-round-the-edge = Round the edge
    .how = Ride over the edge of the board ten times
labyrinth-trophy-ten-minutes = Under ten minutes
    .how = Win in ten minutes or less
labyrinth-figure-journey = Longest walk, in tiles
labyrinth-figure-found = Treasures found
labyrinth-figure-wrapped = Rides over the edge
## The page: the end

labyrinth-page-figure = { $score ->
    [0] Nothing
    [one] One treasure
   *[other] { $score } treasures
  }; { $you ->
    [yes] you have
   *[no] { $next } has
  } { $their ->
    [0] none
   *[other] { $their }
  }.
labyrinth-page-figure-1 = You push the spare tile in at an arrow: the line moves on, and what falls out is the next spare tile.
labyrinth-page-figure-2 = Then you walk as far as the path leads. If you end on your goal, it is yours.
