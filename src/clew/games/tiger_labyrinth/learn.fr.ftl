# La Dame et le Tigre : Labyrinthe, appris en jouant. Une aide dit exactement quoi faire.

tiger-labyrinth-learn-turn = Un tour en deux temps
tiger-labyrinth-learn-turn-hello = Vos cinq petits tigres rouges attendent sur la porte de la dame rouge, a1. Menez-les tous à la porte du tigre rouge, d4, avant que les bleus n’atteignent la leur. Ici, rien n’est caché.
tiger-labyrinth-learn-turn-step = Premier temps : un de vos petits va sur une carte voisine, quoi qu’elle montre.
    .hint = Choisissez a1, puis b1.
tiger-labyrinth-learn-turn-swap = Second temps, obligatoire : deux cartes d’une même rangée ou colonne changent de place. Toutes deux doivent avoir la couleur ou le rôle que marque une gemme, ici bleu ou dame, et l’une doit porter un petit. Les cartes marquées peuvent être échangées.
    .hint = Choisissez b1, puis une carte marquée.
tiger-labyrinth-learn-turn-gems = La gemme utilisée est passée sur l’autre moitié : ce qui peut être échangé change donc sans cesse. Si les deux cartes sont jumelles, les deux gemmes passent. Votre adversaire a répondu.

tiger-labyrinth-learn-ride = Les petits voyagent
tiger-labyrinth-learn-ride-cards = Qui se trouve sur une carte échangée part avec elle, même à travers tout le labyrinthe. C’est bien plus rapide que de marcher.
tiger-labyrinth-learn-ride-step = Votre petit en c1 veut descendre vers la porte. Commencez par un pas.
    .hint = Allez de c1 en c2.
tiger-labyrinth-learn-ride-swap = Échangez maintenant sa carte avec celle de c4, juste à côté de la porte.
    .hint = Échangez c2 et c4.
tiger-labyrinth-learn-ride-done = Un tour, trois rangées. Les petits de l’adversaire voyagent aussi : un échange peut aussi les éloigner de leur porte.

tiger-labyrinth-learn-home = Le cinquième petit
tiger-labyrinth-learn-home-near = Quatre petits sont arrivés, le dernier est en b4, à deux pas de la porte. On n’arrive que par son propre pas, jamais par un échange : les portes ne bougent pas.
tiger-labyrinth-learn-home-step = Approchez de la porte.
    .hint = Allez de b4 en c4.
tiger-labyrinth-learn-home-swap = Attention : il faut échanger, et presque tout échange emporterait votre petit. Trouvez celui qui le laisse à côté de la porte.
    .hint = Échangez b3 et c3.
tiger-labyrinth-learn-home-last = Les bleus n’ont rien pu faire. Il ne reste qu’un pas.
    .hint = Allez de c4 en d4.
tiger-labyrinth-learn-home-end = Tous les cinq sont dehors : vous gagnez ! Pensez aux deux temps du tour, et à ce que les gemmes permettront à l’adversaire.
