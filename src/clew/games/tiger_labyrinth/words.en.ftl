# The Lady and the Tiger: Labyrinth

tiger-labyrinth-name = The Lady and the Tiger: Labyrinth
tiger-labyrinth-tagline = Lead five cubs to the tiger’s door, while two cards of the maze change places every turn.

## Options

tiger-labyrinth-option-start = Who starts
    .hint = The seat that begins.
    .zero = drawn at random
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
tiger-labyrinth-turn-told = { $seat-you ->
    [yes] You led
   *[no] { $seat } led
  } a cub { $way ->
    [left] to the left
    [right] to the right
    [up] up
   *[down] down
  }{ $home ->
    [yes] {" "}to its door
   *[no] {""}
  }{ $swapped ->
    [yes] {" "}and swapped { $card-def } and { $other-card-def }.
   *[no] .
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
tiger-labyrinth-why-stops = Your opponent’s last cub is about to reach its Door: only { $safe ->
    [one] one of your { $actions } moves keeps
   *[other] { $safe } of your { $actions } moves keep
  } it from winning next turn.
tiger-labyrinth-why-look = { $gains-id ->
    [both] This turn brings your cubs { $nearer ->
      [one] one step
     *[other] { $nearer } steps
    } nearer to their Door and takes your opponent’s { $back ->
      [one] one step
     *[other] { $back } steps
    } back.
    [own] This turn brings your cubs { $nearer ->
      [one] one step
     *[other] { $nearer } steps
    } nearer to their Door.
    [other] This turn takes your opponent’s cubs { $back ->
      [one] one step
     *[other] { $back } steps
    } back.
   *[neither] This turn gains no step: it prepares what comes next.
  } { $turns ->
    [one] One turn later,
   *[other] Looking { $turns } turns ahead,
  } { $ahead-id ->
    [you] you are in front.
    [other] your opponent is still in front.
   *[nobody] neither of you is in front.
  }

## What the bots are like, after their names

tiger-labyrinth-bot-beginner = runs for its own Door, and has no eye for your cubs
    .who = the kitten
    .line = Chases its tail, and once in a while catches a tiger’s.
tiger-labyrinth-bot-novice = plays its own turn, and forgets that you have one too
    .who = the cub
    .line = Opens every door, in case there is dinner behind it.
tiger-labyrinth-bot-apprentice = plays its own turn well, and rarely looks at your answer
    .who = the cat
    .line = Sits in the open door and cannot decide on a side.
tiger-labyrinth-bot-journeyman = looks at your answers to its better turns
    .who = the leopard
    .line = Changes nothing about its spots, and much about yours.
tiger-labyrinth-bot-adept = looks at its turn and at your answer
    .who = the lady
    .line = Polite to a fault. The fault will be yours.
tiger-labyrinth-bot-veteran = looks at every answer, and sometimes further
    .who = the old lion
    .line = Has opened all these doors before. Some of them twice.
tiger-labyrinth-bot-expert = reads two or three turns ahead
    .who = the panther
    .line = You see her eyes first. Then it is your turn, once more.
tiger-labyrinth-bot-master = reads many turns ahead, and does not let go of a won game
    .who = the tigress
    .line = Doesn’t chase. Waits until you come to her.

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
tiger-labyrinth-page-switch = { $gem }: swap two { $half ->
    [blue] blue cards
    [red] red cards
    [lady] ladies
   *[tiger] tigers
  }
tiger-labyrinth-plan-gem = { $gem ->
    [yellow] The yellow gem lets two { $half } cards change places
   *[white] The white gem lets two { $half ->
        [lady] ladies
       *[tiger] tigers
      } change places
  }; then it goes over to its other half.
tiger-labyrinth-plan-where = The two are in one row or column, one of them carries a cub, and neither is a door. Two equal cards move both gems.
tiger-labyrinth-plan-after = After the step
tiger-labyrinth-plan-stand = none: as the cubs stand
tiger-labyrinth-plan-pair = { $cell } and { $other }
tiger-labyrinth-plan-both = both gems move
tiger-labyrinth-plan-none = No two cards.
tiger-labyrinth-plan-choose = Choose two cards on the board: you are told whether they may change places, and if not, why.
tiger-labyrinth-plan-second = { $cell }: with which card?
tiger-labyrinth-plan-may = { $cell } and { $other } may change places: { $gems ->
    [both] both gems move.
    [yellow] the yellow gem allows it.
   *[white] the white gem allows it.
  }
tiger-labyrinth-plan-not = { $cell } and { $other } may not change places. { $why }
tiger-labyrinth-plan-over = After this step no cards are swapped.

tiger-labyrinth-page-step-first = Choose a card with one of your cubs.
tiger-labyrinth-page-step-to = Now choose the card it goes to.
tiger-labyrinth-page-swap-first = Choose the first card. Cards that can be swapped are marked.
tiger-labyrinth-page-swap-with = Now choose the card to swap it with.

# What is remembered of many games: figures and trophies.

tiger-labyrinth-trophy-swift-paws = Swift paws
    .how = Win within twenty of your turns
tiger-labyrinth-trophy-far-behind = Far ahead
    .how = Win while four of the other’s cubs are still out
tiger-labyrinth-trophy-shepherd = Shepherd
    .how = Bring fifty cubs to their Door
tiger-labyrinth-figure-turns-of-a-win = Fewest turns of a win
tiger-labyrinth-figure-arrived = Cubs brought to their Door
tiger-labyrinth-figure-lead = Most of the other’s cubs out when you won
## The page: the end

tiger-labyrinth-page-figure = { $score ->
    [0] Nothing
    [one] One cub home
   *[other] { $score } cubs home
  }; { $you ->
    [yes] you have
   *[no] { $next } has
  } { $their ->
    [0] none
   *[other] { $their }
  }.
tiger-labyrinth-page-figure-1 = One of your cubs steps to a card beside it; then two cards change places.
tiger-labyrinth-page-figure-2 = Whoever first has all five cubs at the tiger’s door wins.
