# Labyrinth, taught by playing. A hint says exactly what to do.

labyrinth-learn-first = Push, then walk
labyrinth-learn-first-hello = You are the red pawn in the top left corner. Your secret goal is the dragon, on d1. The way there is blocked, but in this maze the walls move.
labyrinth-learn-first-push = Every turn begins with a push: the spare tile goes in at an arrow, and the whole line shifts by one. Turn the spare so that its path runs left to right, then push it in above column b.
    .hint = The spare must be turned by a quarter, 90° (click it, or press R); push it in at the arrow N2, above column b.
labyrinth-learn-first-walk = The way is open! Floor that you can reach glows. Walk as far as you like along it; you may also stay.
    .hint = Walk to the dragon on d1.
labyrinth-learn-first-banned = Found! The card lies face up beside you, and the next goal is under it. Your opponent has pushed too. Note the crossed-out arrow: the tile may not go back in where it just came out, because that would only undo the push.

labyrinth-learn-carried = Carried round
labyrinth-learn-carried-edge = Now you stand on g4, at the very edge, and want the genie on a4, on the other side. That looks far.
labyrinth-learn-carried-push = A tile that is pushed out takes nobody with it: whoever stood on it goes round to the tile that came in. Push at W4, to the left of row 4, and your pawn falls out on the right and comes in on the left.
    .hint = Choose the arrow W4. How the spare is turned makes no difference here.
labyrinth-learn-carried-walk = There you are. Being carried does not count as reaching anything: you must reach your goal by your own move.
    .hint = Walk to the genie, which the push has brought to b4.
labyrinth-learn-carried-reached = The genie is yours. Whoever stands at the edge is often nearer to the other side than it seems.

labyrinth-learn-home = Home
labyrinth-learn-home-found = All your goals are found. Now the race home begins: the first player back in their own corner wins. Yours is a1.
labyrinth-learn-home-push = Look for a push that opens the way from e5 to a1. More than one will do. Look along column b.
    .hint = Push into column b, from above or from below, with the spare turned so that its path runs on.
labyrinth-learn-home-walk = The way home is open.
    .hint = Walk to your corner, a1.
labyrinth-learn-home-end = You win! That is all there is to it: push, walk, and think about what the others want. With events, some tiles have a message on their back; you will see when one falls out.
