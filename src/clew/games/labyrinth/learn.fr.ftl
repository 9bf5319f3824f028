# Labyrinthe, appris en jouant. Une aide dit exactement quoi faire.

labyrinth-learn-first = Pousser, puis avancer
labyrinth-learn-first-hello = Vous êtes le pion rouge, dans le coin en haut à gauche. Votre objectif secret est le dragon, en d1. Le chemin est barré, mais dans ce labyrinthe les murs bougent.
labyrinth-learn-first-push = Chaque tour commence par une poussée : la plaque libre entre par une flèche et toute la ligne avance d’une case. Tournez la plaque libre pour que son couloir aille de gauche à droite, puis poussez-la au-dessus de la colonne b.
    .hint = La plaque libre doit être tournée d’un quart, 90° (cliquez dessus, ou touche R) ; poussez-la par la flèche N2, au-dessus de la colonne b.
labyrinth-learn-first-walk = Le passage est ouvert ! Le sol que vous pouvez atteindre s’éclaire. Allez-y aussi loin que vous voulez ; vous pouvez aussi rester.
    .hint = Allez jusqu’au dragon, en d1.
labyrinth-learn-first-banned = Trouvé ! La carte est posée face visible à côté de vous, l’objectif suivant est dessous. Votre adversaire a poussé aussi. Voyez la flèche barrée : la plaque ne peut pas rentrer par où elle vient de sortir, cela ne ferait qu’annuler la poussée.

labyrinth-learn-carried = Emporté de l’autre côté
labyrinth-learn-carried-edge = Vous voici en g4, tout au bord, et vous cherchez le génie en a4, de l’autre côté. Cela paraît loin.
labyrinth-learn-carried-push = Une plaque poussée dehors n’emporte personne : le pion le pion qui s’y trouvait passe sur la plaque qui vient d’entrer. Poussez en W4, à gauche de la rangée 4 : votre pion sort à droite et rentre à gauche.
    .hint = Choisissez la flèche W4. L’orientation de la plaque libre n’a pas d’importance ici.
labyrinth-learn-carried-walk = Vous y êtes. Être emporté ne suffit pas pour atteindre un objectif : il faut y aller par votre propre déplacement.
    .hint = Allez au génie, que la poussée a amené en b4.
labyrinth-learn-carried-reached = Le génie est à vous. Au bord, on est souvent plus près de l’autre côté qu’il n’y paraît.

labyrinth-learn-home = Le retour
labyrinth-learn-home-found = Tous vos objectifs sont trouvés. La course du retour commence : le premier revenu dans son coin gagne. Le vôtre est a1.
labyrinth-learn-home-push = Cherchez une poussée qui ouvre le passage de e5 à a1. Plusieurs conviennent. Regardez la colonne b.
    .hint = Poussez dans la colonne b, par le haut ou par le bas, la plaque libre tournée pour que son couloir se prolonge.
labyrinth-learn-home-walk = Le chemin du retour est ouvert.
    .hint = Allez dans votre coin, a1.
labyrinth-learn-home-end = Vous gagnez ! C’est tout : pousser, avancer, deviner ce que veulent les autres. Avec les événements, certaines plaques portent un message au dos ; vous verrez bien quand l’une d’elles sort.
