duel-name = Duel
duel-tagline = The highest card takes the trick.
duel-chosen = You chose { $card }.
duel-trick = { $seat } takes the trick with { $card }.
duel-asked-choose = Choose a card.
duel-asked-over = The game is over.
duel-ended-cards = all cards are played
duel-refusal-01 = You do not hold that card.
duel-drawing = hand { $hand }, tricks { $tricks }
duel-board = Your hand: { $hand }
duel-puzzle-task = Win against somebody who always plays the highest card.
duel-puzzle-answers = { $answers ->
    [one] One order of your cards wins.
   *[other] { $answers } orders of your cards win.
  }
duel-puzzle-missed = The game can no longer be won.
