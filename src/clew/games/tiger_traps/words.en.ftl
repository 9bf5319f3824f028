# The Lady and the Tiger: Traps

tiger-traps-name = The Lady and the Tiger: Traps
tiger-traps-tagline = Stack ladies, tigers and traps face down, then bid on what you dare to turn over.

## Options

tiger-traps-option-start = Who starts
    .hint = The seat that begins.
    .zero = drawn at random
tiger-traps-option-open-stacks = Own stacks open
    .hint = Players see the cards of their own stack, as a memory aid. Not in rated games.
tiger-traps-option-early-gift = Early way out
    .hint = The revealer may give a gem away and stop even before the first card.
tiger-traps-option-cards = Cards in hand
    .hint = How many cards everybody is dealt.
    .zero = as many as usual
tiger-traps-option-seasons = Seasons
    .hint = The game ends after this many seasons at the latest.
tiger-traps-option-highest-bid = Highest bid
    .hint = No bid may be higher than this.

## What is asked

tiger-traps-asked-choose = Choose the first card of your stack; the others choose at the same time.
tiger-traps-asked-wait = You have chosen. The others are still choosing.
tiger-traps-asked-build = Build your stack with another card, or make the first bid. The cards on the table can match { $most } traits at most.
tiger-traps-asked-bid = Bid higher, or pass. The cards on the table can match { $most } traits at most.
tiger-traps-asked-reveal = Turn over the top card of any stack, or give up a gem to stop.
tiger-traps-asked-award = Your own trap! Choose who takes a gem from the pot.
tiger-traps-asked-over = The game is over.

## What happened

tiger-traps-year = Year { $year }: the Doors are shuffled and all cards are dealt again.
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
   *[no] { $other-seat } take a gem from the pot; { $other-seat } now has { $gems }.
  }
tiger-traps-paid = Nobody can take the gem: { $seat-you ->
    [yes] you pay
   *[no] { $seat } pays
  } { $gems ->
    [0] nothing, for lack of gems,
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
    [one] the one gem
    [2] both gems
   *[other] all { $pot } gems
  } in the pot and { $seat-you ->
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
tiger-traps-ended-season-limit = the season limit is reached; the most gems win

## Refusals

tiger-traps-refusal-07 = Everybody now chooses one card from their hand, once, as the bottom of their stack.
tiger-traps-refusal-08 = Nobody has bid yet: build with a card from your hand, or bid.
tiger-traps-refusal-09 = Your hand is empty: you must bid.
tiger-traps-refusal-10 = A bid must be higher than the one before, and 13 at most.
tiger-traps-refusal-11 = After the first bid nobody builds any more: bid higher or pass.
tiger-traps-refusal-12 = Cards are turned over when the bidding is done, and by the highest bidder only; then nobody builds, bids or passes.
tiger-traps-refusal-14 = Turn over the top card of a stack that still has cards face down.
tiger-traps-refusal-17 = You turned over your own trap: choose an opponent with 3 gems or fewer to take the gem.
tiger-traps-refusal-19 = Only the revealer can stop, after the first card, by giving a gem to an opponent who has 3 or fewer.
tiger-traps-refusal-25 = The game is over: somebody has collected a fifth gem.
tiger-traps-refusal-26 = The game is over: the season limit is reached.

## In the terminal

tiger-traps-goal = goal
tiger-traps-pot = Pot
tiger-traps-treasury = treasury { $gems }
tiger-traps-season-line = Season { $season }, year { $year }
tiger-traps-no-bid = No bid yet
tiger-traps-highest = { $own ->
    [yes] You bid
   *[no] { $name } bids
  } { $bid }
tiger-traps-found = { $own ->
    [yes] You have found
   *[no] { $name } has found
  } { $matched } of { $bid }
tiger-traps-pass = p pass
tiger-traps-place-out = out
tiger-traps-place-bid = bid { $bid }
tiger-traps-note-goal = Season { $season }, year { $year }: the goal is { $goal }; { $pot ->
    [one] one gem is in the pot
   *[other] { $pot } gems are in the pot
  }.{ $before ->
    [none] {""}
   *[other] {" "}Earlier goals this year: { $before }.
  }
tiger-traps-note-hand = { $cards ->
    [none] Your hand is empty.
   *[other] Your hand: { $cards }.
  }
tiger-traps-note-player = { $seat } { $name }: { $gems ->
    [one] one gem
   *[other] { $gems } gems
  }, { $hand } in hand, { $stack } in the stack{ $beside ->
    [none] {""}
   *[other] ; turned over: { $beside }
  }{ $out ->
    [yes] ; out of the bidding
   *[no] {""}
  }.
tiger-traps-note-known = { $own ->
    [yes] Everybody knows you have: { $cards }.
   *[no] { $name } has: { $cards }.
  }
tiger-traps-note-nothing-known = No card has been shown this year.
tiger-traps-note-stack = Your stack, bottom first: { $cards }.
tiger-traps-would-play = Enter: play { $card } face down
tiger-traps-would-bid = Enter: bid { $bid }
tiger-traps-would-pass = Enter: pass
tiger-traps-would-reveal = { $own ->
    [yes] Enter: turn over your own top card
   *[no] Enter: turn over the top card of { $name }
  }
tiger-traps-would-give = { $award ->
    [yes] Enter: { $name } takes a gem from the pot
   *[no] Enter: stop, and give one of your gems to { $name }
  }
tiger-traps-keys-help =
    - **a, b, c…**: choose a card of your hand (← → too)
    - **digits**, ↑ ↓: choose a bid
    - **p**: choose to pass
    - **digits**, ← →: choose whose top card to turn over
    - **g**: choose to give a gem and stop; ← → or digits: to whom
    - **Enter**, or the same letter or digit once more: do it
    - ◆ is a gem, ▯ a card in hand; green numbers are traits found, ▸ is the bid
tiger-traps-keys-play = a–f card
tiger-traps-keys-bid = 1–13 ↑↓ bid
tiger-traps-keys-pass = p pass
tiger-traps-keys-reveal = ←→ stack
tiger-traps-keys-give = g give
tiger-traps-keys-award = ←→ player
tiger-traps-keys-confirm = Enter do it

## Things

tiger-traps-thing-red-lady = red lady
    .def = the red lady
    .indef = a red lady
    .bare = red lady
    .mark = RL
tiger-traps-thing-red-tiger = red tiger
    .def = the red tiger
    .indef = a red tiger
    .bare = red tiger
    .mark = RT
tiger-traps-thing-blue-lady = blue lady
    .def = the blue lady
    .indef = a blue lady
    .bare = blue lady
    .mark = BL
tiger-traps-thing-blue-tiger = blue tiger
    .def = the blue tiger
    .indef = a blue tiger
    .bare = blue tiger
    .mark = BT
tiger-traps-thing-blue-red = Blue/Red
    .def = the Blue/Red
    .indef = the Blue/Red
    .bare = Blue/Red
    .mark = B/R
tiger-traps-thing-lady-tiger = Lady/Tiger
    .def = the Lady/Tiger
    .indef = the Lady/Tiger
    .bare = Lady/Tiger
    .mark = L/T

## The plain drawing

tiger-traps-drawing-season = Season { $season } (year { $year })   goal { $goal }
tiger-traps-drawing-earlier = { $goal } (before: { $earlier })
tiger-traps-drawing-pot = pot { $pot }   treasury { $treasury }
tiger-traps-drawing-no-bid = no bid yet
tiger-traps-drawing-bid = bid { $bid } by seat { $seat }, { $matched } matched
tiger-traps-drawing-seat-column = seat
tiger-traps-drawing-gems-column = gems
tiger-traps-drawing-hand-column = hand
tiger-traps-drawing-stack-column = stack
tiger-traps-drawing-beside-column = turned over
tiger-traps-drawing-notes-column = known this year
tiger-traps-drawing-out = out
tiger-traps-drawing-aside = aside { $cards }
tiger-traps-drawing-hand = your hand: { $cards }

## Why a bot plays what it plays

tiger-traps-why-lays = { $traits ->
    [0] A trap in your stack: whoever turns it over for a bid loses a gem to you.
   *[other] It matches { $traits ->
      [one] one trait
     *[other] { $traits } traits
    } of the goal: your own stack is then sure to give you { $sure }.
  } { $percent ->
    [0] Seldom the right card here.
    [100] Nothing else is as good here.
   *[other] The right choice { $percent }% of the time: a player who always does the same is easy to read.
  }
tiger-traps-why-bids = { $missing ->
    [0] Your own stack alone is enough for { $bid }.
   *[other] Your own stack gives you { $sure ->
      [0] nothing for sure
     *[other] { $sure } for sure
    }: for { $bid } you need { $missing } more from the others’ { $cards ->
      [one] single card
     *[other] { $cards } cards
    }.
  } { $percent ->
    [0] Seldom the right bid here.
    [100] Nothing else is as good here.
   *[other] The right choice { $percent }% of the time: a player who always does the same is easy to read.
  }
tiger-traps-why-passes = { $missing ->
    [0] You could reach { $bid } with your own stack alone.
   *[other] To bid { $bid } you would need { $missing } more than your own stack is sure to give, from the others’ { $cards ->
      [one] single card
     *[other] { $cards } cards
    }.
  } { $percent ->
    [0] It is seldom right to pass here.
    [100] Nothing else is as good here.
   *[other] It is right to pass { $percent }% of the time: a player who always does the same is easy to read.
  }
tiger-traps-why-too-high = { $passes ->
    [true] The cards on the table can give no more than { $most }: leave { $bid } to whoever dares.
   *[false] The cards on the table can give no more than { $most }: { $bid } cannot be reached.
  }
tiger-traps-why-own-card = { $traits ->
    [one] You laid it yourself, and it matches one trait: it costs nothing to turn over.
   *[other] You laid it yourself, and it matches { $traits } traits: it costs nothing to turn over.
  }
tiger-traps-why-own-trap = { $cards ->
    [0] Your own trap is all that is left on top.
   *[other] { $beneath ->
      [0] It is your own trap, and it costs the pot just one gem: what lies in the other stacks may cost more.
     *[other] It is your own trap, but you know what lies beneath it.
    }
  }
tiger-traps-why-their-card = { $missing ->
    [one] One trait is missing
   *[other] { $missing } traits are missing
  }, and { $top-id ->
    [trap] on your own stack lies a trap
    [match] your own stack can wait
   *[nothing] your own stack is used up
  }: the others have { $cards ->
    [one] one card
   *[other] { $cards } cards
  } face down.
tiger-traps-why-stops = { $missing ->
    [one] One trait is
   *[other] { $missing } traits are
  } still missing, and the next cards may well be traps: one gem is the smaller loss.
tiger-traps-why-gives = { $fewest ->
    [true] Nobody who could take it has fewer gems ({ $gems }): it does the least harm there.
   *[false] Others have fewer gems than this player, who has { $gems }.
  }

## What the bots are like, after their names

tiger-traps-bot-beginner = weighs nearly everything, and then does any of it
    .who = the duck
    .line = Lays what comes, and is the first to be surprised by it.
tiger-traps-bot-novice = considers whatever is sometimes right, and cannot choose
    .who = the monkey
    .line = Bids first, counts later.
tiger-traps-bot-apprentice = knows what may be right, and hardly what is better
    .who = the raccoon
    .line = Washes each card before laying it. It does not help.
tiger-traps-bot-journeyman = bluffs and bids soundly, and hesitates a little too often
    .who = the rat
    .line = Can smell a trap. Sometimes it is his own.
tiger-traps-bot-adept = bids what it hopes to find, and bluffs a little
    .who = the magpie
    .line = Only wants the shiny ones. They are all shiny.
tiger-traps-bot-master = bluffs, and never in a way you could get used to
    .who = the cobra
    .line = Passes, smiles, and waits under the top card.

## Puzzles

tiger-traps-puzzle-task = Keep your bid and win the game, whatever lies in the others’ stacks.
tiger-traps-puzzle-answers = { $answers ->
    [one] Only one first card is safe.
   *[other] { $answers } first cards are safe; any of them will do.
  }
tiger-traps-puzzle-missed = You can no longer be sure to win.

## The page

tiger-traps-page-gems = { $gems ->
    [0] no gem
    [one] one gem
   *[other] { $gems } gems
  }
tiger-traps-page-bids = bids { $bid }
tiger-traps-page-passed = passed
tiger-traps-page-stack = { $name }: { $count ->
    [0] no card face down
    [one] one card face down
   *[other] { $count } cards face down
  }
tiger-traps-page-turn-over = Turn over the top card of { $name } ({ $count })
tiger-traps-page-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
tiger-traps-page-notes = What everybody knows
tiger-traps-page-notes-deck = In the deck: three of each colour and role, one Blue/Red, one Lady/Tiger; { $aside } are set aside, unseen.
tiger-traps-plan-down = { $down ->
    [0] No card lies face down yet.
    [one] One card lies face down: it can match { $most } at most.
   *[other] { $down } cards lie face down: together they can match { $most } at most.
  }
tiger-traps-plan-bid = Bid { $bid }
tiger-traps-plan-missing = Bid { $bid }, { $missing } still to find
tiger-traps-plan-need = { $cards ->
    [one] at least one card
   *[other] at least { $cards } cards
  }
tiger-traps-plan-beyond = Bids from { $bid } on: not even all of these cards are enough.
tiger-traps-plan-hand = Your hand, for this goal
tiger-traps-plan-worth = { $traits ->
    [0] a trap
    [one] one trait
   *[other] { $traits } traits
  }
tiger-traps-plan-stack = Counted from your hand and from what lies open. What your own stack holds is not told: you may not look at it.

tiger-traps-page-give-gem = A gem for { $name }
tiger-traps-page-goal-label = To be found
tiger-traps-page-goal-door = Goal: { $goal }
tiger-traps-page-season = Season { $season }, year { $year }
tiger-traps-page-pot = { $gems ->
    [0] The pot is empty
    [one] One gem in the pot
   *[other] { $gems } gems in the pot
  }
tiger-traps-page-pot-label = the pot
tiger-traps-page-promise = { $you ->
    [yes] You promise { $bid }
   *[no] { $name } promises { $bid }
  }
tiger-traps-page-matched = { $matched } of { $bid } found
tiger-traps-page-no-bid = Nobody has bid yet.
tiger-traps-page-your-hand = Your hand
tiger-traps-page-hand-empty = Your hand is empty.
tiger-traps-page-lay = Lay { $card } face down
tiger-traps-page-hold = In hand: { $card }
tiger-traps-page-bid = Bid
tiger-traps-page-pass = Pass

## The page: the reveal, and the season in words

tiger-traps-page-of = of { $bid }
tiger-traps-page-promised = promised { $bid }
tiger-traps-page-hurry = tap to hurry
tiger-traps-page-turns-over = { $you ->
    [yes] You turn over
   *[no] { $name } turns over
  } { $whose ->
    [you] your card…
    [own] their own card…
   *[other] the top card of { $owner }…
  }
tiger-traps-page-goes-on = { $name } thinks it over…
tiger-traps-page-sprung = A trap!
tiger-traps-page-reached = All { $bid } found!
tiger-traps-page-season-over = { $how ->
    [kept] { $you ->
        [yes] You keep your word
       *[no] { $name } keeps their word
      }
    [stopped] { $you ->
        [yes] You stop in time
       *[no] { $name } stops in time
      }
   *[short] { $you ->
        [yes] You fall short
       *[no] { $name } falls short
      }
  }
tiger-traps-page-season-sum = { $you ->
    [yes] You
   *[no] { $name }
  } promised { $bid }, found { $matched ->
    [0] nothing
   *[other] { $matched }
  } { $fate ->
    [kept] and took { $gems ->
        [one] the gem
       *[other] { $gems } gems
      } from the pot
    [stopped] and stopped
    [own-trap] and hit { $you ->
        [yes] your
       *[no] their
      } own trap
    [trap] and hit { $owner-you ->
        [yes] your trap
       *[no] a trap of { $owner }
      }
    [traps] and hit { $traps } traps
   *[no-card] and had no card left to turn over
  }
tiger-traps-page-then = {"; "}
tiger-traps-page-season-gain = { $you ->
    [yes] you { $way ->
        [gets] get
       *[pays] pay
      }
   *[no] { $name } { $way ->
        [gets] gets
       *[pays] pays
      }
  } { $gems ->
    [one] a gem
   *[other] { $gems } gems
  }
tiger-traps-page-next-season = Next season

# What is remembered of many games: figures and trophies.

tiger-traps-trophy-kept-word = Kept your word
    .how = Bid eight or more, and reach it
tiger-traps-trophy-bluffer = Straight face
    .how = Bluff through ten seasons: bid, and let another run into your trap
tiger-traps-trophy-trapper = Trapper
    .how = Catch others twenty-five times with your traps
tiger-traps-figure-promise = Highest bid reached
tiger-traps-figure-bluffs = Seasons bluffed through
tiger-traps-figure-trapped = Others caught in your traps
tiger-traps-figure-pots = Pots taken
## The page: the end

tiger-traps-page-figure = { $score ->
    [0] Nothing
    [one] One gem
   *[other] { $score } gems
  }; { $you ->
    [yes] you have
   *[no] { $next } has
  } { $their ->
    [0] none
   *[other] { $their }
  }.
tiger-traps-page-figure-1 = Each card counts for the traits it shares with the goal. A card that shares none is a trap.
tiger-traps-page-figure-2 = Whoever promises most turns cards over. If the promise is kept, the pot is theirs.
