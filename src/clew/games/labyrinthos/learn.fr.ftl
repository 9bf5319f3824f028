# Labyrinthos, appris en jouant. Une aide dit exactement quoi faire.

labyrinthos-learn-walk = Dans le noir
labyrinthos-learn-walk-hello = Vous êtes Sostrate, l’un des deux héros d’un labyrinthe de plaques cachées. Trouvez une clé de chacune des quatre couleurs, puis sortez par la Porte au milieu, d4. Le premier qui y parvient gagne.
labyrinthos-learn-walk-board = Votre fiche indique ce que vous pouvez faire. Un pied paie un déplacement ou une exploration, une main presque tout le reste. Vous avez quatre pieds et trois mains pour ce tour.
labyrinthos-learn-walk-move = Allez sur une plaque reliée à la vôtre par un couloir : c5, à votre gauche.
    .hint = Allez en c5.
labyrinthos-learn-walk-explore = Le couloir continue à gauche, vers une plaque que personne n’a vue. Explorez-la : vous la retournez et vous y allez.
    .hint = Explorez b5.
labyrinthos-learn-walk-turn = C’est vous qui décidez comment elle se pose. Tournez-la pour pouvoir continuer.
    .hint = Choisissez n’importe quelle orientation.
labyrinthos-learn-walk-symbols = Un héros qui arrive sur un symbole en subit l’effet. Celui-ci est une cachette : le monstre ne peut pas vous y attaquer. Un piège blesse, un mur se pose où vous voulez, les passages secrets sont tous reliés, et le signe du monstre vous le laisse déplacer.

labyrinthos-learn-key = Une clé
labyrinthos-learn-key-tile = Vous avez trouvé la plaque de la clé de bronze, en d7. Il y a quatre clés de bronze, et chacune a un effet différent.
labyrinthos-learn-key-discover = Découvrez la clé : cela coûte une main.
    .hint = Découvrez.
labyrinthos-learn-key-take = Regardez-les et prenez-en une. C’est une nouvelle action pour vous.
    .hint = Prenez n’importe laquelle des quatre.
labyrinthos-learn-key-slot = Une clé se pose sur un emplacement et en couvre l’action. Chaque fiche a un emplacement libre : le meilleur endroit pour la première clé.
    .hint = Choisissez un emplacement ; le libre ne vous coûte rien.
labyrinthos-learn-key-covered = Une sur quatre. À chaque clé, votre main peut tenir une carte de moins, et les clés suivantes couvriront des actions qui vous manqueront peut-être. Les réarranger coûte trois jetons.

labyrinthos-learn-night = L’heure du monstre
labyrinthos-learn-night-monster = Le Minotaure est sur la Porte. Après chaque tour, un dé dit de combien il avance, et c’est celui qui finit son tour qui le mène. Ce sera vous, si vous passez.
labyrinthos-learn-night-pass = Passez, pour finir votre tour.
    .hint = Passez.
labyrinthos-learn-night-tokens = Choisissez vos sept jetons pour le prochain tour : dites combien de pieds, le reste en mains.
    .hint = Choisissez un nombre de pieds.
labyrinthos-learn-night-cards = Vous pouvez maintenant défausser des cartes, puis compléter votre main. Les vôtres vous conviennent.
    .hint = Dites que vous avez terminé.
labyrinthos-learn-night-roll = Le dé est lancé : chaque point mène le monstre sur une plaque reliée, tourne une plaque à côté ou retire un mur. Léona est en e4. Rendez-lui visite.
    .hint = Menez le monstre en e4.
labyrinthos-learn-night-send = Attaque ! Le dé de sang a dit combien de blessures elle reçoit. Et c’est vous qui choisissez où elle est repoussée.
    .hint = Envoyez-la sur la plaque proposée.
labyrinthos-learn-night-done = Une blessure se pose sur une action, inutilisable jusqu’à ce qu’on la soigne. Dans une cachette, elle n’aurait rien risqué.

labyrinthos-learn-react = Quand il vient pour vous
labyrinthos-learn-react-attack = C’est Léona qui mène, et le Minotaure est sur vous. Certaines cartes se jouent même au tour d’un autre, quand leur condition est remplie. On vous le demande à chaque fois.
labyrinthos-learn-react-blood = C’est le moment d’avant le dé de sang. Vous n’avez rien pour cela.
    .hint = Déclinez.
labyrinthos-learn-react-card = Deux blessures ! Mais la condition de « De justesse » est maintenant remplie : une blessure de moins. Elle coûte une main, comme toute carte.
    .hint = Jouez « De justesse ».
labyrinthos-learn-react-enough = On vous le demande encore une fois, au cas où vous auriez une autre réponse.
    .hint = Déclinez.
labyrinthos-learn-react-wound = Il reste une blessure. Vous choisissez l’action qui la reçoit : une dont vous pouvez vous passer quelque temps.
    .hint = Choisissez n’importe laquelle de vos actions.
labyrinthos-learn-react-hurt = Cela aurait pu être pire. Le Soin retire une blessure pour une main ; la Récupération les retire toutes pour cinq jetons. Le bouclier de Sostrate vous a évité d’être repoussée.

labyrinthos-learn-door = Dehors
labyrinthos-learn-door-ready = Vous avez quatre clés, une de chaque couleur, et vous êtes à côté de la Porte.
labyrinthos-learn-door-move = Un pas, et vous êtes dehors.
    .hint = Allez en d4.
labyrinthos-learn-door-end = Vous êtes libre : vous gagnez ! Les cartes et les clés en cachent bien plus ; à la table, chacune dit ce qu’elle fait et, quand elle ne peut pas servir, pourquoi.
