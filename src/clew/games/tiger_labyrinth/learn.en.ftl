# The Lady and the Tiger: Labyrinth, taught by playing. A hint says exactly what to do.

tiger-labyrinth-learn-turn = A turn has two halves
tiger-labyrinth-learn-turn-hello = Your five red cubs wait on the red lady door, a1. Bring all five to the red tiger door, d4, before the blue ones reach theirs. Nothing is hidden here.
tiger-labyrinth-learn-turn-step = First half: one of your cubs steps to a card beside it, whatever that card shows.
    .hint = Choose a1, then b1.
tiger-labyrinth-learn-turn-swap = Second half, and you cannot leave it out: two cards of one row or column change places. Both must be of the colour or the role that a gem marks, blue or lady just now, and a cub must be on one of them. Marked cards can be swapped.
    .hint = Choose b1 and then a marked card.
tiger-labyrinth-learn-turn-gems = The gem of the switch you used has gone to the other half: so what may be swapped changes all the time. If the two cards are twins, both gems go over. Your opponent has answered.

tiger-labyrinth-learn-ride = Cubs ride along
tiger-labyrinth-learn-ride-cards = Whoever stands on a swapped card goes with it, even across the maze. That is much faster than walking.
tiger-labyrinth-learn-ride-step = Your cub on c1 wants to get down to the door. Begin with a step.
    .hint = Step from c1 to c2.
tiger-labyrinth-learn-ride-swap = Now swap its card with the one on c4, right beside the door.
    .hint = Swap c2 and c4.
tiger-labyrinth-learn-ride-done = One turn, three rows. Cubs of your opponent ride along too, so a swap can also carry them away from where they want to be.

tiger-labyrinth-learn-home = The fifth cub
tiger-labyrinth-learn-home-near = Four cubs are home and one is on b4, two steps from the door. A cub comes home only by its own step, never by a swap: doors stay where they are.
tiger-labyrinth-learn-home-step = Step towards the door.
    .hint = Step from b4 to c4.
tiger-labyrinth-learn-home-swap = Careful now: you must swap, and most swaps would carry your cub off again. Find the one that leaves it beside the door.
    .hint = Swap b3 and c3.
tiger-labyrinth-learn-home-last = Blue could not stop you. One step is left.
    .hint = Step from c4 to d4.
tiger-labyrinth-learn-home-end = All five are out: you win! Think of both halves of a turn, and of what the gems will allow your opponent.
