# Le jeu de cartes, appris en jouant. Une aide dit exactement quoi faire.

labyrinth-cards-learn-lay = Poser le labyrinthe
labyrinth-cards-learn-lay-hello = Quatre cartes sont sur la table, vous en tenez deux. Le labyrinthe grandit dans tous les sens, d’une carte par tour. À la fin, celui qui a gagné le plus de cartes l’emporte.
labyrinth-cards-learn-lay-place = Choisissez une carte, tournez-la à votre gré et posez-la sur une case marquée. Un de ses chemins doit se prolonger sur une carte voisine ; ses autres côtés sont libres.
    .hint = Choisissez une carte de votre main, puis une des cases marquées.
labyrinth-cards-learn-lay-ways = Voilà. Vous piochez une carte et c’est au suivant. Personne n’a encore rien gagné : pour cela, il faut relier des trésors.

labyrinth-cards-learn-connect = Relier deux trésors
labyrinth-cards-learn-connect-likes = Chaque carte montre deux trésors. Une des vôtres porte la carte au trésor et la bague, et les mêmes trésors s’allument sur la table : il y a une autre carte au trésor en 0,0.
labyrinth-cards-learn-connect-place = Posez-la de sorte qu’un chemin continu mène d’un trésor au même trésor, si long soit-il et quoi qu’il traverse. Avant que vous ne lâchiez la carte, le chemin vous est montré.
    .hint = Prenez la carte 16 et posez-la contre les croisements, tournée pour qu’un chemin y entre.
labyrinth-cards-learn-connect-take = Le fil va d’un trésor à l’autre : la carte là-bas est à vous. Vous pouvez la prendre ou la laisser.
    .hint = Laissez-la cochée et prenez-la.
labyrinth-cards-learn-connect-won = Une carte, un point. Celle que vous avez posée reste sur la table ; elle fera peut-être le bonheur d’un autre.

labyrinth-cards-learn-apart = Ne laisser aucune carte seule
labyrinth-cards-learn-apart-two = Votre carte à l’émeraude et au dragon peut atteindre à la fois une émeraude et un dragon. Mais il y a un piège.
labyrinth-cards-learn-apart-place = Posez-la telle quelle en 2,-3, au-dessus de la carte en 2,-2.
    .hint = Prenez la carte 35 sans la tourner et posez-la en 2,-3.
labyrinth-cards-learn-apart-take = Chaque carte qui reste doit encore en toucher une autre par un côté. Cochez les deux et voyez laquelle resterait seule. Prenez-en donc une : laquelle, c’est à vous de voir.
    .hint = Décochez l’une des deux et prenez l’autre.
labyrinth-cards-learn-apart-rule = C’est cela. Seul compte ce qui reste à la fin, toutes les prises faites. Un coin n’est pas un côté.

labyrinth-cards-learn-last = La dernière carte
labyrinth-cards-learn-last-card = La pioche est épuisée : c’est la dernière carte de la partie. Vous en avez 23, votre adversaire 22.
labyrinth-cards-learn-last-place = Posez-la pour gagner encore une carte.
    .hint = Reliez son trésor à celui de 0,0.
labyrinth-cards-learn-last-take = Prenez-la.
    .hint = Laissez-la cochée et prenez-la.
labyrinth-cards-learn-last-end = 24 à 22 : vous gagnez ! Vous connaissez le jeu. Regardez ce que votre carte ouvre au suivant, et comptez ce qui reste.
