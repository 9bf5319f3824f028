# The Lady and the Tiger: Traps

tiger-traps-name = The Lady and the Tiger: Traps
tiger-traps-tagline = Stack ladies, tigers and traps face down, then bid on what you dare to turn over.

## Options

tiger-traps-option-start = Who starts
    .hint = A seat, or 0 for a random one.
tiger-traps-option-open-stacks = Own stacks open
    .hint = Players see the cards of their own stack, as a memory aid. Not in rated games.
tiger-traps-option-early-gift = Early way out
    .hint = The revealer may give a gem away and stop even before the first card.

## What is asked

tiger-traps-asked-choose = Choose the first card of your stack; the others choose at the same time.
tiger-traps-asked-wait = You have chosen. The others are still choosing.
tiger-traps-asked-build = Build your stack with another card, or make the first bid.
tiger-traps-asked-bid = Bid higher, or pass.
tiger-traps-asked-reveal = Turn over the top card of any stack, or give up a gem to stop.
tiger-traps-asked-award = Your own trap! Choose who takes a gem from the pot.
tiger-traps-asked-over = The game is over.

## What happened

tiger-traps-year = Year { $year }: the Doors are shuffled and all cards dealt anew.
tiger-traps-hand = Your cards this year: { $cards }.
tiger-traps-season = Season { $season }: the goal is { $goal-def }, with { $pot ->
    [one] one gem
   *[other] { $pot } gems
  } in the pot. { $seat-you ->
    [yes] You begin.
   *[no] { $seat } begins.
  }
tiger-traps-chosen = Your first card lies face down.
tiger-traps-laid = All first cards lie face down. { $seat-you ->
    [yes] You begin.
   *[no] { $seat } begins.
  }
tiger-traps-built = { $seat-you ->
    [yes] You build: your stack
   *[no] { $seat } builds: the stack
  } is { $height ->
    [one] one card
   *[other] { $height } cards
  } high.
tiger-traps-bid = { $seat-you ->
    [yes] You bid
   *[no] { $seat } bids
  } { $bid }.
tiger-traps-passed = { $seat-you ->
    [yes] You pass.
   *[no] { $seat } passes.
  }
tiger-traps-revealer = { $seat-you ->
    [yes] You must find
   *[no] { $seat } must find
  } { $bid ->
    [one] one trait
   *[other] { $bid } traits
  }.
tiger-traps-revealed = { $seat-you ->
    [yes] You turn over
   *[no] { $seat } turns over
  } { $card-indef } from { $owner-seat-you ->
    [yes] your stack
   *[no] { $own ->
        [true] their own stack
       *[false] the stack of { $owner-seat }
      }
  }: { $traits ->
    [0] a trap!
   *[other] { $matched } of { $bid }.
  }
tiger-traps-trapped = { $owner-seat-you ->
    [yes] You take a gem for your trap and have { $gems }.
   *[no] { $owner-seat } takes a gem for the trap and has { $gems }.
  }
tiger-traps-awarded = { $seat-you ->
    [yes] You let
   *[no] { $seat } lets
  } { $other-seat-you ->
    [yes] you take a gem from the pot; you have { $gems }.
   *[no] { $other-seat } take a gem from the pot, who has { $gems } now.
  }
tiger-traps-paid = Nobody can take the gem: { $seat-you ->
    [yes] you pay
   *[no] { $seat } pays
  } { $gems ->
    [0] nothing, having no gem,
    [one] one gem
   *[other] { $gems } gems
  } and the season ends.
tiger-traps-gave = { $seat-you ->
    [yes] You stop and give a gem to { $other-seat }
   *[no] { $seat } stops and gives a gem to { $other-seat-you ->
        [yes] you
       *[no] { $other-seat }
      }
  }.
tiger-traps-took = The bid is reached: { $seat-you ->
    [yes] you take
   *[no] { $seat } takes
  } { $pot ->
    [one] the gem
   *[other] all { $pot } gems
  } of the pot and { $seat-you ->
    [yes] have
   *[no] has
  } { $gems }.
tiger-traps-emptied = The pot is empty: the season ends.
tiger-traps-exhausted = No card is left to turn over: the season ends.
tiger-traps-ended = { $winners-you ->
    [yes] { $winners-count ->
        [one] You win!
       *[other] You share the win: { $winners }.
      }
   *[no] { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
      }
  }
tiger-traps-ended-fifth-gem = a fifth gem collected
tiger-traps-ended-season-limit = the season limit is reached; most gems win

## Refusals

tiger-traps-refusal-07 = Everybody now chooses one card from hand as the bottom of the stack, once.
tiger-traps-refusal-08 = Nobody has bid yet: build with a card from your hand, or bid.
tiger-traps-refusal-09 = Your hand is empty: you must bid.
tiger-traps-refusal-10 = A bid must be higher than the one before, 13 at most.
tiger-traps-refusal-11 = After the first bid nobody builds any more: bid higher or pass.
tiger-traps-refusal-12 = Cards are turned over when the bidding is done, and by the highest bidder only; then nobody builds, bids or passes.
tiger-traps-refusal-14 = Turn over the top card of a stack that still has cards face down.
tiger-traps-refusal-17 = You turned over your own trap: choose an opponent with 3 gems or fewer to take the gem.
tiger-traps-refusal-19 = Only the revealer can stop, after a first card, with an own gem for an opponent who has 3 or fewer.
tiger-traps-refusal-25 = The game is over: somebody has collected a fifth gem.
tiger-traps-refusal-26 = The game is over: the season limit is reached.

## Things

tiger-traps-thing-red-lady = red lady
    .def = the red lady
    .indef = a red lady
    .bare = red lady
tiger-traps-thing-red-tiger = red tiger
    .def = the red tiger
    .indef = a red tiger
    .bare = red tiger
tiger-traps-thing-blue-lady = blue lady
    .def = the blue lady
    .indef = a blue lady
    .bare = blue lady
tiger-traps-thing-blue-tiger = blue tiger
    .def = the blue tiger
    .indef = a blue tiger
    .bare = blue tiger
tiger-traps-thing-blue-red = Blue/Red
    .def = the Blue/Red
    .indef = the Blue/Red
    .bare = Blue/Red
tiger-traps-thing-lady-tiger = Lady/Tiger
    .def = the Lady/Tiger
    .indef = the Lady/Tiger
    .bare = Lady/Tiger

## Why a bot plays what it plays

tiger-traps-why-chance = In { $deals ->
    [one] one deal
   *[other] { $deals } deals
  } tried, it promises { $percent } % of the win.
