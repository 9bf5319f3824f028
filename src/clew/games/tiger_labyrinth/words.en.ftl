# The Lady and the Tiger: Labyrinth

tiger-labyrinth-name = The Lady and the Tiger: Labyrinth
tiger-labyrinth-tagline = Lead five cubs to the tiger’s door, while two cards of the maze change places every turn.

## Options

tiger-labyrinth-option-start = Who starts
    .hint = A seat, or 0 for a random one.
tiger-labyrinth-option-red = Who is red
    .hint = The seat that plays the red cubs; the other one is blue.
tiger-labyrinth-option-repetition = Draw by repetition
    .hint = When the same position comes up for the third time at the start of a turn, the game is drawn.
tiger-labyrinth-option-limit = Turn limit
    .hint = After this many turns the game is drawn; 10,000 at most.

## What is asked

tiger-labyrinth-asked-step = Move one of your cubs to a card next to it.
tiger-labyrinth-asked-swap = Swap two cards that a gem allows.
tiger-labyrinth-asked-over = The game is over.

## What happened

tiger-labyrinth-stepped = { $seat-you ->
    [yes] You move
   *[no] { $seat } moves
  } a cub from { $cell } to { $other-cell }.
tiger-labyrinth-arrived = { $seat-you ->
    [yes] Your
   *[no] { $seat }’s
  } cub is at its tiger door on { $cell }; { $left ->
    [0] that was the last one!
    [one] one is still on its way.
   *[other] { $left } are still on their way.
  }
tiger-labyrinth-swapped = { $seat-you ->
    [yes] You swap
   *[no] { $seat } swaps
  } { $card-def } on { $cell } and { $other-card-def } on { $other-cell }.
tiger-labyrinth-blocked = { $seat-you ->
    [yes] You have
   *[no] { $seat } has
  } no cards to swap, so both gems move.
tiger-labyrinth-gem = { $gem-id ->
    [yellow] The yellow gem moves to { $half }.
   *[white] The white gem moves to { $half }.
  }
tiger-labyrinth-turn = Turn { $turn }: { $seat-you ->
    [yes] you.
   *[no] { $seat }.
  }
tiger-labyrinth-ended = { $termination-id ->
    [repetition] The same position has come up for the third time: the game is drawn.
    [turn-limit] The last turn is played: the game is drawn.
   *[escape] { $winners-you ->
        [yes] All your cubs have escaped. You win!
       *[no] All cubs of { $winners } have escaped. { $winners } wins.
      }
  }
tiger-labyrinth-ended-escape = all five cubs have escaped
tiger-labyrinth-ended-repetition = the same position came up three times
tiger-labyrinth-ended-turn-limit = the turn limit is reached

## Refusals

tiger-labyrinth-refusal-06 = A turn has two parts, in this order: move one of your own cubs, then swap two cards.
tiger-labyrinth-refusal-07 = A cub moves to a card directly above, below, left or right of its own.
tiger-labyrinth-refusal-08 = Swap two cards of the colour the yellow gem is on, or two of the role the white gem is on.
tiger-labyrinth-refusal-09 = The doors in the corners are never swapped; choose two of the other cards.
tiger-labyrinth-refusal-10 = The two cards must be in one row or one column.
tiger-labyrinth-refusal-11 = At least one of the two cards must carry a cub, yours or your opponent’s.
tiger-labyrinth-refusal-16 = The game is over: all cubs of one colour have escaped.
tiger-labyrinth-refusal-17 = The game is over: it is a draw.

## In the terminal

tiger-labyrinth-door = door
tiger-labyrinth-note-gems = You may swap two { $yellow ->
    [red] red cards
   *[blue] blue cards
  } (yellow gem) or two { $white ->
    [lady] ladies
   *[tiger] tigers
  } (white gem).
tiger-labyrinth-note-times = This position has come up for the second time; the third time is a draw.
tiger-labyrinth-note-player = { $seat } { $name } ({ $colour }): { $home } of { $cubs } cubs are on the tiger door { $door }.
tiger-labyrinth-note-cubs = { $number } { $colour ->
    [red] red
   *[blue] blue
  }
tiger-labyrinth-note-card = { $cell }: { $card }{ $door ->
    [yes] {" "}(door)
   *[no] {""}
  }{ $cubs ->
    [none] {""}
   *[other] , cubs: { $cubs }
  }.
tiger-labyrinth-cub-picked = The cub on { $cell }: where to?
tiger-labyrinth-card-picked = { $cell } changes places with which card?
tiger-labyrinth-would-step = Enter: { $action }
tiger-labyrinth-would-swap = Enter: { $action }. Gems then: { $yellow }, { $white }.
tiger-labyrinth-keys-help =
    - **arrows, Tab**: go to a card; Tab goes to the next one you may choose
    - **Enter**: choose a cub’s card or the first card to swap, then the second; on the chosen card: choose again
    - a card you may choose has **○** in its frame, a chosen one **●**
tiger-labyrinth-keys-cursor = ↑→ Tab card
tiger-labyrinth-keys-pick = Enter choose
tiger-labyrinth-keys-confirm = Enter do it
tiger-labyrinth-keys-back = Esc back

## Things

tiger-labyrinth-thing-red = red
    .def = red
    .indef = red
    .bare = red
    .mark = R
tiger-labyrinth-thing-blue = blue
    .def = blue
    .indef = blue
    .bare = blue
    .mark = B
tiger-labyrinth-thing-lady = lady
    .def = the lady
    .indef = a lady
    .bare = lady
tiger-labyrinth-thing-tiger = tiger
    .def = the tiger
    .indef = a tiger
    .bare = tiger
tiger-labyrinth-thing-red-lady = red lady
    .def = the red lady
    .indef = a red lady
    .bare = red lady
tiger-labyrinth-thing-red-tiger = red tiger
    .def = the red tiger
    .indef = a red tiger
    .bare = red tiger
tiger-labyrinth-thing-blue-lady = blue lady
    .def = the blue lady
    .indef = a blue lady
    .bare = blue lady
tiger-labyrinth-thing-blue-tiger = blue tiger
    .def = the blue tiger
    .indef = a blue tiger
    .bare = blue tiger
tiger-labyrinth-thing-yellow = yellow gem
    .def = the yellow gem
    .indef = a yellow gem
    .bare = yellow gem
tiger-labyrinth-thing-white = white gem
    .def = the white gem
    .indef = a white gem
    .bare = white gem

## The plain drawing

tiger-labyrinth-drawing-gems = yellow gem: { $yellow }   white gem: { $white }
tiger-labyrinth-drawing-player = { $seat } { $colour }: { $home } of { $cubs } on { $door }
## Why a bot plays what it plays

tiger-labyrinth-why-win = { $turns ->
    [1] It wins this turn.
   *[other] It wins in { $turns } turns, whatever your opponent does.
  }
tiger-labyrinth-why-look = Looking { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } ahead, this is the best move: { $ahead-id ->
    [you] it puts you ahead.
    [other] your opponent is still ahead.
   *[nobody] neither of you is ahead then.
  }

## What the bots are like, after their names

tiger-labyrinth-bot-novice = plays its own turn, and forgets that you have one too
tiger-labyrinth-bot-adept = looks at its turn and at your answer
tiger-labyrinth-bot-master = reads many turns ahead, and does not let go of a won game

# Puzzles

tiger-labyrinth-puzzle-task = { $turns ->
    [one] Win in one turn.
   *[other] Win in { $turns } turns, whatever your opponent does.
  }
tiger-labyrinth-puzzle-answers = { $answers ->
    [one] Only one first step wins.
   *[other] { $answers } first steps win; any of them will do.
  }
tiger-labyrinth-puzzle-missed = Your opponent can now escape: you can no longer win in time.

## The page

tiger-labyrinth-page-cubs = { $count ->
    [one] one { $colour ->
        [red] red
       *[blue] blue
      } cub
   *[other] { $count } { $colour ->
        [red] red
       *[blue] blue
      } cubs
  }
tiger-labyrinth-page-cubs-home = { $home } of 5 cubs at the door on { $door }
tiger-labyrinth-page-door = door
tiger-labyrinth-page-your-door = Your cubs escape through the tiger’s door on { $door }, framed in your colour.
tiger-labyrinth-page-switch = { $gem }: { $half }
tiger-labyrinth-page-step-first = Choose a card with one of your cubs.
tiger-labyrinth-page-step-to = Now choose the card it goes to.
tiger-labyrinth-page-swap-first = Choose the first card. Cards that can be swapped are marked.
tiger-labyrinth-page-swap-with = Now choose the card to swap it with.
