# The Lady and the Tiger: Traps, taught by playing. A hint says exactly what to do.

tiger-traps-learn-season = A promise kept
tiger-traps-learn-season-hello = Five gems win. You have one, and three lie in the pot. You get them by promising something and keeping it, or by spoiling somebody else’s promise.
tiger-traps-learn-season-goal = The goal of this season is the blue lady. A blue lady card matches both traits and counts 2; blue or lady alone counts 1. A card that matches neither, like the red tiger, is a trap.
tiger-traps-learn-season-choose = Everybody lays a first card face down, at the same time. Lay a blue lady: two traits that you know of.
    .hint = Lay a blue lady.
tiger-traps-learn-season-build = In turn you add a card, or begin to bid. Add your other blue lady.
    .hint = Lay the second blue lady.
tiger-traps-learn-season-bid = Your own stack holds 4 traits. A bid says how many you will turn up from all the stacks together. Promise four.
    .hint = Bid 4.
tiger-traps-learn-season-reveal = The others pass, so you must keep your word. Turn over the top card of any stack, and go on. Begin with your own: you know what is there.
    .hint = Turn over your own top card.
tiger-traps-learn-season-again = Two of four. One more.
    .hint = Turn over your own next card.
tiger-traps-learn-season-won = Four of four: the whole pot is yours. Now everybody takes their cards back, and a new goal is turned over. Cards that were shown stay known.

tiger-traps-learn-trap = A trap
tiger-traps-learn-trap-lure = You have four gems; one more wins. The goal is now the red tiger, so your blue ladies match nothing: they are traps. Whoever turns one over in your stack pays you a gem.
tiger-traps-learn-trap-choose = Lay a trap at the bottom.
    .hint = Lay a blue lady.
tiger-traps-learn-trap-build = Now something harmless on top, so that your stack looks good.
    .hint = Lay the red lady.
tiger-traps-learn-trap-pass = Five traits have been promised. That can hardly be kept without your stack. Say nothing.
    .hint = Pass.
tiger-traps-learn-trap-end = The last card was your trap, and the gem is your fifth: you win! A trap in your own stack would have given a gem to somebody else, so beware when you are the one who promises.
