# The card game, taught by playing. A hint says exactly what to do.

labyrinth-cards-learn-lay = Lay the maze
labyrinth-cards-learn-lay-hello = Four cards lie on the table; you hold two. The maze grows in every direction, one card a turn. Whoever has won the most cards in the end wins.
labyrinth-cards-learn-lay-place = Choose a card, turn it as you like and lay it on a marked cell. One of its paths must run on into a neighbour; its other sides need not match.
    .hint = Choose a card of your hand, then one of the marked cells.
labyrinth-cards-learn-lay-ways = Done. You draw a new card, and it is the next player’s turn. So far nobody has won anything: for that, treasures must be tied together.

labyrinth-cards-learn-connect = Tie two treasures
labyrinth-cards-learn-connect-likes = Every card shows two treasures. One of your cards has the map and the ring, and matching treasures on the table are lit: there is another map on 0,0.
labyrinth-cards-learn-connect-place = Lay the map so that an unbroken path leads from it to the other map, however long it is and whatever lies on it. You are shown the path before you let go.
    .hint = Take card 16 with the map and lay it beside the crossings, turned so that a path runs into them.
labyrinth-cards-learn-connect-take = The thread runs from map to map: the card over there is yours. You may take it or leave it.
    .hint = Leave the card with the map ticked, and take it.
labyrinth-cards-learn-connect-won = One card, one point. The card you laid stays on the table, and may become somebody else’s prize.

labyrinth-cards-learn-apart = No card may be left alone
labyrinth-cards-learn-apart-two = Your card with the emerald and the dragon can reach both an emerald and a dragon. But there is a catch.
labyrinth-cards-learn-apart-place = Lay it on 2,-3 as it is, above the card on 2,-2.
    .hint = Take card 35 without turning it and lay it on 2,-3.
labyrinth-cards-learn-apart-take = Every card that stays must still touch another one along a side. Tick both, and see which card would be left alone. So take one of them: which one is up to you.
    .hint = Untick one of the two, and take the other card.
labyrinth-cards-learn-apart-rule = Right. What counts is what is left at the end, once everything has been taken. A corner is not a side.

labyrinth-cards-learn-last = The last card
labyrinth-cards-learn-last-card = The deck is used up, and this is the last card of the game. You have 23, your opponent 22.
labyrinth-cards-learn-last-place = Lay it so that it wins one more card.
    .hint = Tie the map to the map on 0,0.
labyrinth-cards-learn-last-take = Take it.
    .hint = Leave it ticked, and take the card.
labyrinth-cards-learn-last-end = 24 to 22: you win! You know the game now. Watch what your card opens for the next player, and count what is left.
