duel-name = Duel
duel-tagline = The highest card takes the trick.
duel-chosen = You chose { $card }.
duel-trick = { $seat } takes the trick with { $card }.
duel-asked-choose = Choose a card.
duel-asked-over = The game is over.
duel-ended-cards = all cards are played
duel-refusal-01 = You do not hold that card.
