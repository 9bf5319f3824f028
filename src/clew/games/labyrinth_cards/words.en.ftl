# Labyrinth: The Card Game

labyrinth-cards-name = Labyrinth: The Card Game
labyrinth-cards-tagline = Lay the maze card by card, and win every card your path connects to a matching treasure.

## Options

labyrinth-cards-option-maze = When cards are taken
    .hint = The rulebook can be read both ways. The maze may fall apart: it is enough that no card is left alone. The maze stays in one piece: all the cards that are left must stay connected.
labyrinth-cards-thing-may-fall-apart = the maze may fall apart
    .def = the maze may fall apart
    .indef = the maze may fall apart
    .bare = the maze may fall apart
labyrinth-cards-thing-one-piece = the maze stays in one piece
    .def = the maze stays in one piece
    .indef = the maze stays in one piece
    .bare = the maze stays in one piece
labyrinth-cards-option-square = The first square
    .hint = By how many degrees the cards on 0,0 1,0 0,1 and 1,1 are turned; if empty, they are turned at random.
labyrinth-cards-option-start = Who starts
    .hint = The seat that begins.
    .zero = drawn at random

## What is asked

labyrinth-cards-asked-place = Place one of your cards so that a path runs on from it.
labyrinth-cards-asked-take = Take any of the connected cards, or none.
labyrinth-cards-asked-over = The game is over.

## What happened

labyrinth-cards-placed = { $seat-you ->
    [yes] You place
   *[no] { $seat } places
  } card { $card } ({ $treasure } and { $other-treasure }) on { $cell }{ $rotation ->
    [0] .
   *[other] , turned by { $rotation }°.
  }
labyrinth-cards-taken = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
  } card { $card } on { $cell } for { $treasure-def }.
labyrinth-cards-left = { $seat-you ->
    [yes] You take
   *[no] { $seat } takes
  } nothing.
labyrinth-cards-drew = { $seat-you ->
    [yes] You draw
   *[no] { $seat } draws
  } a card; { $left ->
    [0] it was the last of the deck.
    [one] one is left in the deck.
   *[other] { $left } are left in the deck.
  }
labyrinth-cards-drawn = You have drawn card { $card }: { $treasure } and { $other-treasure }.
labyrinth-cards-passed = { $seat-you ->
    [yes] You have no cards left and are skipped.
   *[no] { $seat } has no cards left and is skipped.
  }
labyrinth-cards-turn = Turn { $turn }: { $seat-you ->
    [yes] you.
   *[no] { $seat }.
  }
labyrinth-cards-closed = No path leads out of the labyrinth any more: the next card may lie along any side.
labyrinth-cards-turn-told = { $seat-you ->
    [yes] You laid
   *[no] { $seat } laid
  } the card with { $treasure-def } and { $other-treasure-def }{ $count ->
    [0] .
    [one] {" "}and won one card.
   *[other] {" "}and won { $count } cards.
  }
labyrinth-cards-ended = { $winners-you ->
    [yes] { $winners-count ->
        [one] You win!
       *[other] You share the win: { $winners }.
      }
   *[no] { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
      }
  } Points in seat order: { $points }.
labyrinth-cards-ended-played-out = all cards are played; the most cards win

## Refusals

labyrinth-cards-refusal-03 = That card is not in your hand; place one of the cards you hold.
labyrinth-cards-refusal-04 = Turned like that the card looks the same as with a smaller rotation; choose from those that differ.
labyrinth-cards-refusal-05 = A card goes on an empty cell beside the labyrinth, turned so that one of its paths runs on into a neighbour.
labyrinth-cards-refusal-06 = No path leads out of the labyrinth, so lay the card along any side, with one of its openings facing an empty cell.
labyrinth-cards-refusal-07 = No unbroken path ties your card to all of these; take only cards that are connected.
labyrinth-cards-refusal-08 = First you place a card, then you take cards with it: do what is asked now.
labyrinth-cards-refusal-09 = Without these cards, part of the maze would be cut off; take others, or fewer.
labyrinth-cards-refusal-12 = The game is over: all cards are played.

## In the terminal

labyrinth-cards-side-n = north
labyrinth-cards-side-e = east
labyrinth-cards-side-s = south
labyrinth-cards-side-w = west
labyrinth-cards-note-left = Turn { $turn } of { $turns }, { $deck } in the deck
labyrinth-cards-note-connection = Connected: { $treasure } on { $cell } (card { $card })
labyrinth-cards-note-closed = No path leads out: the card may lie along any side.
labyrinth-cards-note-player = { $seat } { $name }: { $points ->
    [one] one point
   *[other] { $points } points
  }, { $cards } in hand.
labyrinth-cards-note-face = { $path }, with { $one } and { $other }
labyrinth-cards-note-two-paths = { $path } with { $one }, and separately { $other_path } with { $other }
labyrinth-cards-note-hand = Your card { $card }: { $face }.
labyrinth-cards-note-card = { $cell }: card { $card }, { $face }{ $last ->
    [yes] {" "}(placed last)
   *[no] {""}
  }.
labyrinth-cards-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
  }
labyrinth-cards-hand = card { $card }{ $degrees ->
    [0] {""}
   *[other] , { $degrees }°
  }
    .treasure = { $mark } { $name }
labyrinth-cards-would-place = Enter: { $action }
labyrinth-cards-connects-nothing = It wins nothing there.
labyrinth-cards-does-not-fit = { $turn ->
    [yes] It fits on { $cell } only if you turn it (r).
   *[no] It does not fit on { $cell }.
  }
labyrinth-cards-would-take = { $legal ->
    [yes] { $cards ->
        [0] Enter: take nothing
        [one] Enter: take one card (+1)
       *[other] Enter: take { $cards } cards (+{ $cards })
      }
   *[no] Without these, cards would be cut off.
  }
labyrinth-cards-choice = { $ticked ->
    [yes] [✓]
   *[no] [ ]
  } { $treasure } on { $cell } ({ $card })
labyrinth-cards-keys-help =
    - **a, b**, s: choose a card of your hand
    - **r**, Space: turn it (R: the other way); the mouse wheel turns it too
    - **arrows, Tab**: choose a cell; Tab goes to the next one where the card fits (╭┄╮). On cells with ·· it fits if you turn it
    - the treasures your card shows are lit, and so are the paths to the cards it would win
    - when cards can be taken: **a, b, c…**, or arrows and Space, tick them; Enter takes them, Esc unticks all
labyrinth-cards-keys-cell = ↑→ Tab cell
labyrinth-cards-keys-turn = r turn
labyrinth-cards-keys-switch = a b card
labyrinth-cards-keys-place = Enter place
labyrinth-cards-keys-tick = a b… tick
labyrinth-cards-keys-take = Enter take

## On the page

labyrinth-cards-in-hand = { $cards ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
  }
labyrinth-cards-hand-label = Your hand
labyrinth-cards-hand-turned = { $note } Turned by { $degrees }°.
labyrinth-cards-fits = { $cell }: empty; card { $card } fits { $ways ->
    [one] one way
   *[other] { $ways } ways
  } round
labyrinth-cards-lay = Place it here
labyrinth-cards-lay-how = Choose a card and a marked cell, or drag it there. R turns it.
    .touch = { $cards ->
        [one] Tap a marked cell.
       *[other] Tap a marked cell, or choose the other card.
    }
labyrinth-cards-lay-turns = On ↻ the card is turned to fit.
labyrinth-cards-wins = Wins: { $cards }
labyrinth-cards-found = { $treasure } on { $cell }
labyrinth-cards-tick = { $cell }: card { $card }, { $face }. Connected by { $treasure-def }.
labyrinth-cards-take = { $cards ->
    [0] Take nothing
    [one] Take this card
   *[other] Take { $cards } cards
  }
labyrinth-cards-apart = { $count ->
    [one] Without { $taken ->
        [one] it
       *[other] them
      } the card on { $cells } would be left alone.
   *[other] Without { $taken ->
        [one] it
       *[other] them
      } the cards on { $cells } would come apart from the rest.
  }
labyrinth-cards-what-is-left = What is left
    .hint = Every treasure is on four cards. Those you have not seen are in the deck or in other hands.
labyrinth-cards-count = { $treasure }: { $unseen } unseen, { $hand } in your hand, { $table } on the table, { $taken } taken
labyrinth-cards-mark-unseen = unseen
labyrinth-cards-mark-hand = your hand
labyrinth-cards-mark-table = on the table
labyrinth-cards-mark-taken = taken
labyrinth-cards-zoom-in = Zoom in
labyrinth-cards-zoom-out = Zoom out
labyrinth-cards-zoom-fit = Show everything
labyrinth-cards-beyond-left = Show { $count } more on the left
labyrinth-cards-beyond-top = Show { $count } more above
labyrinth-cards-beyond-right = Show { $count } more on the right
labyrinth-cards-beyond-bottom = Show { $count } more below

## Things

labyrinth-cards-thing-book = spell book
    .def = the spell book
    .indef = a spell book
    .bare = spell book
    .mark = bo
labyrinth-cards-thing-gold = bag of gold
    .def = the bag of gold
    .indef = a bag of gold
    .bare = bag of gold
    .mark = go
labyrinth-cards-thing-map = map
    .def = the map
    .indef = a map
    .bare = map
    .mark = ma
labyrinth-cards-thing-crown = crown
    .def = the crown
    .indef = a crown
    .bare = crown
    .mark = cr
labyrinth-cards-thing-keys = bunch of keys
    .def = the bunch of keys
    .indef = a bunch of keys
    .bare = bunch of keys
    .mark = ke
labyrinth-cards-thing-skull = skull
    .def = the skull
    .indef = a skull
    .bare = skull
    .mark = sk
labyrinth-cards-thing-ring = ring
    .def = the ring
    .indef = a ring
    .bare = ring
    .mark = ri
labyrinth-cards-thing-chest = chest
    .def = the chest
    .indef = a chest
    .bare = chest
    .mark = ch
labyrinth-cards-thing-emerald = emerald
    .def = the emerald
    .indef = an emerald
    .bare = emerald
    .mark = em
labyrinth-cards-thing-sword = sword
    .def = the sword
    .indef = a sword
    .bare = sword
    .mark = sw
labyrinth-cards-thing-candelabra = candelabra
    .def = the candelabra
    .indef = a candelabra
    .bare = candelabra
    .mark = ca
labyrinth-cards-thing-helmet = helmet
    .def = the helmet
    .indef = a helmet
    .bare = helmet
    .mark = he
labyrinth-cards-thing-owl = owl
    .def = the owl
    .indef = an owl
    .bare = owl
    .mark = ow
labyrinth-cards-thing-scarab = scarab
    .def = the scarab
    .indef = a scarab
    .bare = scarab
    .mark = sc
labyrinth-cards-thing-rat = rat
    .def = the rat
    .indef = a rat
    .bare = rat
    .mark = ra
labyrinth-cards-thing-spider = spider
    .def = the spider
    .indef = a spider
    .bare = spider
    .mark = sp
labyrinth-cards-thing-moth = moth
    .def = the moth
    .indef = a moth
    .bare = moth
    .mark = mo
labyrinth-cards-thing-lizard = lizard
    .def = the lizard
    .indef = a lizard
    .bare = lizard
    .mark = li
labyrinth-cards-thing-bat = bat
    .def = the bat
    .indef = a bat
    .bare = bat
    .mark = ba
labyrinth-cards-thing-dragon = dragon
    .def = the dragon
    .indef = a dragon
    .bare = dragon
    .mark = dr
labyrinth-cards-thing-ghost = ghost
    .def = the ghost
    .indef = a ghost
    .bare = ghost
    .mark = gh
labyrinth-cards-thing-genie = genie
    .def = the genie
    .indef = a genie
    .bare = genie
    .mark = ge
labyrinth-cards-thing-sorceress = sorceress
    .def = the sorceress
    .indef = a sorceress
    .bare = sorceress
    .mark = so
labyrinth-cards-thing-troll = troll
    .def = the troll
    .indef = a troll
    .bare = troll
    .mark = tr
labyrinth-cards-thing-goblet = goblet
    .def = the goblet
    .indef = a goblet
    .bare = goblet
    .mark = gb

## Why a bot plays what it plays

labyrinth-cards-why-takes = { $cards ->
    [0] It takes nothing
    [one] It takes one card
   *[other] It takes { $cards } cards
  }, and leaves about { $left } for the others to take.

## What the bots are like, after their names

labyrinth-cards-bot-beginner = grabs what it sees, and sees a fifth of the places
    .who = the sheep
    .line = Follows the path until somebody takes it away.
labyrinth-cards-bot-novice = grabs what it sees, and sees a third of the places
    .who = the hedgehog
    .line = Plays the first card that fits, and curls up if none does.
labyrinth-cards-bot-apprentice = grabs what it sees, and overlooks every other place
    .who = the otter
    .line = Turns every card over on its belly before it plays one.
labyrinth-cards-bot-adept = counts what is still to come, but overlooks every third place
    .who = the hare
    .line = Quick off the mark, and just as quick to say well played.
labyrinth-cards-bot-expert = counts only what may really be taken, and overlooks little
    .who = the wolf
    .line = Takes the whole flock of cards, and leaves none alone.
labyrinth-cards-bot-master = works out what you have kept, and leaves you nothing to take
    .who = the fox
    .line = Lets you have the long path. It was never the good one.

# What is remembered of many games: figures and trophies.

labyrinth-cards-trophy-long-way = The long way
    .how = Take a card seven steps from the one you placed
labyrinth-cards-trophy-three-at-once = Three at once
    .how = Take three cards with one placement
labyrinth-cards-trophy-hundred-cards = Collector
    .how = Take a hundred cards
labyrinth-cards-figure-journey = Longest path to a card, in steps
labyrinth-cards-figure-harvest = Most cards taken at once
labyrinth-cards-figure-taken = Cards taken
## Puzzles

labyrinth-cards-puzzle-task = { $turns ->
    [one] Take { $aim } cards in one turn.
   *[other] Take { $aim } cards in { $turns } turns. Nobody else moves.
  }
labyrinth-cards-puzzle-answers = { $answers ->
    [one] Only one way takes so many.
   *[other] { $answers } ways take so many; any of them will do.
  }
labyrinth-cards-puzzle-missed = There were more cards to take.

## The page: the end

labyrinth-cards-plan-intro = Where your cards would score on the table as it lies now. Choose a place to look at it.
labyrinth-cards-plan-card = Card { $card }: { $treasures }
labyrinth-cards-plan-score = { $cell }: { $count ->
    [one] one card
   *[other] { $count } cards
  }
labyrinth-cards-plan-nothing = It scores nowhere now.
labyrinth-cards-plan-more = { $count ->
    [one] And one more place.
   *[other] And { $count } more places.
  }
labyrinth-cards-plan-empty = You have no cards left.

labyrinth-cards-page-figure = { $score ->
    [0] Nothing
    [one] One card
   *[other] { $score } cards
  }; { $you ->
    [yes] you have
   *[no] { $next } has
  } { $their ->
    [0] none
   *[other] { $their }
  }.
labyrinth-cards-page-figure-1 = You add a card so that a path runs on.
labyrinth-cards-page-figure-2 = If a path joins two equal treasures, you may take those cards.
