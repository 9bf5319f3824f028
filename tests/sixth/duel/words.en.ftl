duel-name = Duel
duel-tagline = The highest card takes the trick.
duel-option-lowest = Lowest card
    .hint = The lowest card takes the trick instead of the highest.
duel-chosen = You chose { $card }.
duel-trick = { $seat } takes the trick with { $card }.
duel-asked-choose = Choose a card.
duel-asked-over = The game is over.
duel-ended-cards = all cards are played
duel-refusal-01 = You do not hold that card.
duel-drawing = hand { $hand }, tricks { $tricks }
duel-board = Your hand: { $hand }
duel-page-trick = { $name } took this trick
duel-page-back = a card that lies face down
duel-page-hand = Your hand
duel-puzzle-task = Win against somebody who always plays the highest card.
duel-puzzle-answers = { $answers ->
    [one] One order of your cards wins.
   *[other] { $answers } orders of your cards win.
  }
duel-puzzle-missed = The game can no longer be won.
