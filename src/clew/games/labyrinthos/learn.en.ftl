# Labyrinthos, taught by playing. A hint says exactly what to do.

labyrinthos-learn-walk = Into the dark
labyrinthos-learn-walk-hello = You are Sostrate, one of two heroes in a maze of face-down tiles. Find a key of each of four colours, then leave by the Door in the middle, d4. Whoever does that first wins.
labyrinthos-learn-walk-board = Your board lists what you can do. A foot pays for moving and exploring, a hand for most other things. You have four feet and three hands this turn.
labyrinthos-learn-walk-move = Move to a tile that a path connects with yours: c5, to your left.
    .hint = Move to c5.
labyrinthos-learn-walk-explore = The path goes on to the left, into a tile nobody has seen. Explore it: you turn it up and go there.
    .hint = Explore b5.
labyrinthos-learn-walk-turn = You decide how the new tile lies. Turn it so that you can go on from it.
    .hint = Choose any of the rotations.
labyrinthos-learn-walk-symbols = A hero who comes onto a symbol must face what it means. This one is a hiding place: the monster cannot attack you here. A trap wounds, a wall is placed where you like, secret passages are all connected, and the monster’s own sign lets you move it.

labyrinthos-learn-key = A key
labyrinthos-learn-key-tile = You have found the bronze key tile on d7. There are four bronze keys, and each does something different.
labyrinthos-learn-key-discover = Discover the key: that costs a hand.
    .hint = Discover.
labyrinthos-learn-key-take = Look at them and take one. It is a new action for you.
    .hint = Take any of the four.
labyrinthos-learn-key-slot = A key lies on one of your slots and covers the action there. Every board has one empty slot: the best place for the first key.
    .hint = Choose a slot; the empty one costs you nothing.
labyrinthos-learn-key-covered = One of four. With every key your hand limit falls by one, and later keys must cover actions you may miss. Rearranging them costs three tokens.

labyrinthos-learn-night = The monster’s hour
labyrinthos-learn-night-monster = The Minotaur stands on the Door. After every turn a die says how far it goes, and whoever ended the turn steers it. That is you, if you pass now.
labyrinthos-learn-night-pass = Pass, to end your turn.
    .hint = Pass.
labyrinthos-learn-night-tokens = Choose your seven tokens for the next turn: say how many feet; the rest are hands.
    .hint = Choose any number of feet.
labyrinthos-learn-night-cards = Now you may discard cards, and draw up to your limit. You are happy with yours.
    .hint = Say that you are done.
labyrinthos-learn-night-roll = The die is cast: each point moves the monster to a connected tile, turns a tile beside it or removes a wall. Leona stands on e4. Pay her a visit.
    .hint = Move the monster to e4.
labyrinthos-learn-night-send = An attack! The Blood die said how many wounds she takes. And you choose where she is driven.
    .hint = Send her to the tile that is offered.
labyrinthos-learn-night-done = A wound lies on an action, which cannot be used until it is healed. A hero on a hiding place would have been safe.

labyrinthos-learn-react = When it comes for you
labyrinthos-learn-react-attack = Now Leona steers, and the Minotaur is upon you. Some cards can be played even in somebody else’s turn, when their condition is met. You are asked each time.
labyrinthos-learn-react-blood = This is the moment before the Blood die. You have nothing for it.
    .hint = Decline.
labyrinthos-learn-react-card = Two wounds! But now the condition of Close Call is met: take one wound fewer. It costs a hand, like every card.
    .hint = Play Close Call.
labyrinthos-learn-react-enough = You are asked once more, in case you have another answer.
    .hint = Decline.
labyrinthos-learn-react-wound = One wound is left. You choose the action that takes it: something you can do without for a while.
    .hint = Choose any of your actions.
labyrinthos-learn-react-hurt = It could have been worse. Heal removes a wound for a hand; Recover removes all for five tokens. Sostrate’s shield kept you from being driven away.

labyrinthos-learn-door = Out
labyrinthos-learn-door-ready = You have four keys, one of each colour, and stand beside the Door.
labyrinthos-learn-door-move = One step, and you are out.
    .hint = Move to d4.
labyrinthos-learn-door-end = You are free: you win! There is more in the cards and keys than fits here; at the table, each says what it does and, when it cannot be used, why not.
