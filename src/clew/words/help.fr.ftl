# Les pages à propos de Clew

help-first = La première partie
    .text = « Jouer » sous un jeu le lance contre des robots. « Apprendre » l’enseigne en cinq minutes, sur des positions préparées ; « Règles » le contient en entier, règle par règle. Pendant la partie, ce que vous pouvez faire est éclairé, et si quelque chose n’est pas permis, on vous dit la règle.
help-keys = Au clavier seul
    .text = Tab va au plateau, les flèches vont d’une chose à la suivante, Entrée la fait. Au Labyrinthe, R tourne la plaque libre. Échap passe ce qui bouge, ferme ce qui est ouvert et annule un choix. Au bas de la table, on peut taper une action ; « help » donne la liste de ce qui peut être tapé. Un lecteur d’écran apprend ce qui se passe et ce qui est demandé.
help-pace = Trop vite, trop fort, trop de tout
    .text = La vitesse des adversaires se règle à la table ; un clic ou Échap passe le reste. Le haut-parleur dans l’en-tête coupe les sons. Dans les réglages, vous choisissez le thème, la langue, et si quoi que ce soit bouge.
help-stuck = Quand vous ne savez pas quoi faire
    .text = Là où la table le permet, « Indice » montre ce que ferait le robot le plus fort, et pourquoi. Contre des robots, vous pouvez reprendre votre dernière action. Quand la partie est finie, vous pouvez en revoir chaque moment, toutes cartes ouvertes.
help-friends = Avec des amis
    .text = « Avec des amis » ouvre une table et donne un lien : qui l’ouvre peut s’asseoir, sans compte. Sur un seul écran, la page demande à être passée avant de montrer les cartes de quelqu’un.
help-account = Faut-il un compte ?
    .text = Non. Sans compte, vos parties sont gardées quelque temps au nom de ce navigateur. Avec un compte, un nom et un mot de passe, elles vous suivent, et les parties classées comptent.
help-trouble = Si quelque chose ne va pas
    .text = Si la connexion est perdue, la page revient d’elle-même et aucun coup n’est perdu. Si une page paraît cassée, rechargez-la : le serveur garde la partie. Qui tient ce serveur est nommé sous « Confidentialité ».

about-what = Cinq labyrinthes, un fil
    .text = Clew est un lieu pour jouer à cinq jeux de labyrinthe : avec des amis, contre des robots, sur un seul écran ou en solitaire. « Clew » est le nom anglais de la pelote qui mène hors du labyrinthe.
about-fair = Loyal, et vous pouvez le vérifier
    .text = Avant la partie, la table fixe un secret qu’elle ne peut plus changer, et chacun ajoute son propre nombre. Tous les mélanges et tous les dés en découlent. Votre navigateur garde un reçu et le compare à l’enregistrement quand la partie est finie.
about-bots = Des robots qui ne trichent pas
    .text = Ils voient ce que voit leur place, et rien d’autre. Ils disent pourquoi ils jouent ce qu’ils jouent, et leur force est mesurée.
about-open = Libre et ouvert
    .text = Il n’y a pas de publicité, et personne ne vous suit. Le programme est libre, sous la licence MIT ; chacun peut tenir un serveur, et les parties publiques finies sont des données ouvertes.
about-not = Ce que Clew n’est pas
    .text = Clew n’est ni fait, ni approuvé, ni financé par les auteurs ou les éditeurs des jeux. Les jeux leur appartiennent, et ils sont nommés sous « Crédits » ; les mots, les dessins et le programme sont les nôtres. Si un jeu vous plaît, achetez-le : il est beau sur une table.
