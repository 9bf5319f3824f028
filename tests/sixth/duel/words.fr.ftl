duel-name = Duel
duel-tagline = The highest card takes the trick.
duel-option-lowest = Carte la plus faible
    .hint = La carte la plus faible prend le pli, au lieu de la plus forte.
duel-chosen = You chose { $card }.
duel-trick = { $seat } takes the trick with { $card }.
duel-asked-choose = Choose a card.
duel-asked-over = The game is over.
duel-ended-cards = all cards are played
duel-refusal-01 = You do not hold that card.
duel-drawing = hand { $hand }, tricks { $tricks }
duel-board = Votre main : { $hand }
duel-page-trick = { $name } a pris ce pli
duel-page-back = une carte face cachée
duel-page-hand = Votre main
duel-puzzle-task = Gagnez contre quelqu’un qui joue toujours sa carte la plus forte.
duel-puzzle-answers = { $answers ->
    [one] Un seul ordre de vos cartes gagne.
   *[other] { $answers } ordres de vos cartes gagnent.
  }
duel-puzzle-missed = La partie ne peut plus être gagnée.
