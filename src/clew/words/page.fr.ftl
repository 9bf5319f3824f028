# Ce que dit la page. Chaque message est aussi dans page.en.ftl.

page-motto = Cinq labyrinthes, un seul fil
page-what = Poussez les murs, échangez les cartes, bluffez le tigre. Jouez tout de suite contre des robots, ou envoyez un lien à vos amis.
page-elsewhere = Ailleurs
page-games = Jeux
page-my-games = Reprendre une partie
page-past-games = Vos parties terminées
page-open-tables = Tables ouvertes
    .none = Personne n’attend de joueurs en ce moment. Ouvrez une table entre amis et affichez-la ici.
page-credits = Crédits
    .icons = Icônes de Lorc, Delapouite et d’autres
    .fonts = Caractères :
    .games = Les jeux appartiennent à leurs auteurs et éditeurs ; Clew a ses propres mots, dessins et programme, et n’a aucun lien avec eux.
page-interface = Pour les programmes
page-close = Fermer
page-save = Enregistrer
page-on = Oui
page-off = Non

## Réglages

page-settings = Réglages
page-language = Langue
page-theme = Thème
page-theme-auto = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-motion = Animations
page-motion-auto = Comme le système
page-motion-full = Toutes
page-motion-none = Aucune
page-sound = Son
page-signs = Afficher les réactions des robots
page-my-name = Votre nom

## Un jeu sur la page d’accueil

page-players = joueurs
page-minutes = { $from }–{ $to } min
page-level-1 = facile à apprendre
page-level-2 = demande un peu de réflexion
page-level-3 = pour joueurs expérimentés
page-play-now = Jouer
page-with-friends = Entre amis

page-status-open = attend des joueurs
page-status-playing = en cours
page-status-over = terminée
page-status-closed = fermée
page-you-won = gagnée
page-you-lost = terminée
page-seat-open = place libre

## Une nouvelle table

page-who-plays = Qui joue ?
page-how-friends = Des amis, chacun sur son appareil
    .hint = Vous recevez un lien à envoyer.
page-how-screen = Nous tous, sur cet appareil
    .hint = L’écran passe de main en main.
page-how-bots = Des robots
    .hint = La partie commence aussitôt.
page-how-many = Nombre de joueurs
page-which-bot = Niveau
page-bots = Robots
    .open = Robot pour les places libres
page-listed = L’afficher parmi les tables ouvertes
page-options = Options du jeu
page-make-table = Ouvrir la table
page-start = Commencer
page-start-with-bots = Commencer, avec des robots aux places libres
page-waiting-for-players = Envoyez ce lien aux personnes avec qui vous voulez jouer.
page-all-here = Tout le monde est là.
page-invite = Lien vers cette table
page-copy = Copier
page-copied = Copié
page-sit = S’asseoir ici
page-give-to-bot = Donner à un robot
page-free-seat = Libérer la place
page-close-table = Fermer la table
page-host-starts = La partie commence quand l’hôte la lance.

## À la table

page-board = Plateau
page-seats = Joueurs
page-log = Ce qui s’est passé
    .none = Il ne s’est encore rien passé.
    .look = Revoir ce moment
page-rules = Règles
page-rules-legend = Chaque règle a un numéro. « Notre interprétation » marque notre lecture du livret là où il se tait.
page-undo = Reprendre
page-leave = Partir
page-leave-ask = Quitter la table ?
    .hint = La partie est gardée : vous pouvez revenir quand vous voulez. Abandonner y met fin pour vous.
    .later = Quitter pour l’instant
    .stay = Continuer
page-resign = Abandonner
page-whose-turn = À qui de jouer
page-your-turn = À vous de jouer
page-waiting-for = On attend { $names }
page-answered = Votre choix est fait. Les autres choisissent encore.
page-you = vous
page-is-bot = robot
page-is-away = absent
page-has-left = parti
page-is-acting = joue
page-show-rule = Voir la règle
page-connection-lost = La connexion est perdue. Nouvel essai…
page-hand-over-ready = C’est moi, { $name }
page-command-line = Ligne de commande
page-not-now = Il n’y a rien à faire pour l’instant.
page-refused-unreadable = Ce n’est pas une action. Tapez aide pour voir ce que vous pouvez taper.
page-refused-stale = La partie a avancé entre-temps. Regardez de nouveau.
page-refused-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a été joué ; réessayez.
page-refused-too-fast = Trop vite. Attendez un instant.
page-refused-not-yours = Ce n’est pas à vous de le faire.
page-refused-not-running = La partie n’est pas en cours.
page-refused-taken = C’est déjà pris.
page-refused-blocked = Vous ne pouvez pas vous asseoir à cette table.
page-refused-not-full = Une place est encore libre.
page-refused-offline = Le serveur est injoignable.
page-refused-no-address = Ce n’est pas une adresse électronique.
page-refused-mail-fails = Le message n’a pas pu partir. Réessayez plus tard.
page-refused-banned = Ce joueur est exclu de ce serveur.
page-refused-foreign = Cette demande venait de la page d’un autre site et a été ignorée.
page-refused-hidden = Cela ne peut pas encore être montré.
page-refused-illegal = Ce n’est pas possible : { $text }.
page-refused-no-account = Il faut un compte pour avoir des programmes.
page-refused-no-entry = Ce moment n’existe pas dans cette partie.
page-refused-no-mail = Ce lien n’est plus valable.
page-refused-no-program = Il n’y a pas de programme de ce nom.
page-refused-no-puzzle = Ce casse-tête n’existe pas.
page-refused-no-seat = Cette place n’existe pas.
page-refused-no-table = Aucune table ne correspond à ce lien.
page-refused-no-token = Ce jeton n’est pas valable, ou il a été révoqué.
page-refused-not-now = Ce n’est pas possible pour l’instant.
page-refused-nothing = Il n’y a pas de leçons pour ce jeu.
page-refused-other-rules = Cette partie a commencé sous une version plus ancienne des règles. Elle ne peut pas continuer ici.
page-refused-too-many = Il y en a déjà trop.
page-refused-wrong = Ce n’est pas possible : { $text }.

## Le plateau du Labyrinthe

page-turn-left = Tourner à gauche
page-turn-right = Tourner à droite

## La Dame et le Tigre : Labyrinthe


## La Dame et le Tigre : Pièges


## Apprendre

page-learn = Apprendre
page-learn-title = Apprendre { $game }
page-lesson = Leçon
page-lessons = Leçons
page-learn-far = Votre progression
page-learn-next = Continuer
page-learn-hint = Montrez-moi
page-learn-done = Vous savez jouer
    .hint = Place à une vraie partie, contre un adversaire qui n’en sait pas beaucoup plus que vous.
page-learn-play = Jouer contre le novice
page-learn-again = Recommencer

## La fin

page-over = La partie est terminée
page-victory = Vous gagnez !
page-again = Rejouer
page-replay = Revoir

## Revoir

page-replay-of = Revoir : { $game }
page-replay-at = Coup { $n } sur { $last }
page-replay-start = Au début
page-replay-back = En arrière
page-replay-play = Lire
page-replay-pause = Pause
page-replay-next = En avant
page-replay-end = À la fin
page-replay-speed = Vitesse
page-replay-eyes = Vu par
page-replay-nobody = un spectateur
page-replay-record = Enregistrement
page-replay-hidden = L’enregistrement complet est disponible une fois la partie terminée.
page-to-table = Retour à la table
page-verify = Vérifier le mélange
page-verify-what = Avant la partie, le serveur a publié l’empreinte d’un secret. Votre propre navigateur calcule maintenant ce qui en découle.
page-verify-commitment = Le secret est bien celui dont l’empreinte a été publiée avant la partie.
    .bad = Le secret n’est pas celui dont l’empreinte a été publiée avant la partie.
page-verify-promise = C’est l’empreinte que ce navigateur a notée quand vous vous êtes assis, et votre propre nombre aléatoire fait partie du mélange.
    .bad = Ce n’est pas l’empreinte que ce navigateur a notée quand vous vous êtes assis, ou votre propre nombre aléatoire manque au mélange.
page-verify-seed = Graine, tirée du secret, des nombres de tous et du nom de la table :
page-verify-draws = { $entries ->
    [one] Les { $draws } tirages du seul coup découlent tous de la graine.
   *[other] Les { $draws } tirages de { $entries } coups découlent tous de la graine.
  }
    .bad = Le coup { $entry } a des tirages qui ne découlent pas de la graine.
page-verify-rules = L’enregistrement téléchargé et cette commande prouvent que les actions suivent les règles :
page-verify-older = Cette partie a été jouée selon d’autres règles que celles de ce serveur : on peut prouver le mélange, mais pas que chaque action suit les règles.
page-verify-insecure = Ce navigateur ne peut pas calculer d’empreintes ici : ouvrez la page en https ou sur cette machine.

## Quand il manque quelque chose

page-lost = Une impasse
    .home = Retour aux jeux
    .again = Réessayer
page-lost-lesson = Il n’y a rien à apprendre ici, ou le serveur est injoignable.
page-lost-nowhere = Il n’y a rien à cette adresse.
page-lost-table = Cette table n’existe pas, ou vous ne pouvez pas la regarder.
page-lost-closed = L’hôte a fermé cette table.
page-other-rules-ended = Les règles de ce jeu ont changé depuis le début de la partie, qui s’arrête donc ici : personne n’a gagné ni perdu, et aucun classement n’en tient compte. Son enregistrement est là, avec le secret du mélange.
page-other-rules-played = Cette partie a été jouée selon des règles plus anciennes, que ce serveur ne sait plus montrer coup par coup. Son enregistrement est là, avec le secret du mélange.
page-other-rules-again = Nouvelle table
page-lost-game = Ce jeu n’existe pas ici.
page-lost-server = Le serveur est injoignable. Est-il lancé ?
page-lost-script = Une partie de la page n’a pas pu être chargée.
page-lost-broken = Une erreur s’est produite sur cette page. Votre partie est en sécurité sur le serveur : réessayez pour continuer.
page-went-wrong = Cela n’a pas marché. Réessayez.

## Qui je suis

page-account = Compte
page-account-guest = Vous jouez en tant qu’invité dans ce navigateur. Avec un compte, vos parties et vos classements vous suivent sur tous vos appareils.
page-account-of = Connecté en tant que { $login }.
page-saved = C’est enregistré.
page-register = Nouveau compte
    .hint = Pas besoin d’adresse électronique : un identifiant et un mot de passe suffisent. Vos parties vous suivent.
page-sign-in = Se connecter
    .hint = Ce que vous avez joué ici en tant qu’invité rejoint le compte.
page-recover = Mot de passe oublié ?
    .set = Changer de mot de passe
    .hint = Un de vos codes de secours permet d’en choisir un nouveau.
page-sign-in-wrong = L’identifiant, le mot de passe ou le code n’est pas le bon. Un identifiant compte de 2 à 40 caractères.
page-login = Identifiant
page-password = Mot de passe
page-password-new = Nouveau mot de passe
page-code = Code de secours
page-codes = Gardez ces codes
    .hint = Un mot de passe oublié ne peut pas vous être envoyé. Chacun de ces codes permet, une fois, d’en choisir un nouveau. Ils ne sont affichés que maintenant.
page-codes-save = Enregistrer dans un fichier
page-codes-done = Je les ai
page-sign-out = Se déconnecter
page-mail = Un message quand c’est votre tour
    .hint = Pour les parties où l’on a des jours pour décider : un message vous prévient quand c’est à vous et que vous n’êtes pas à la table.
page-mail-address = Adresse électronique
page-mail-asked = Un message est parti vers { $address } : suivez son lien pour confirmer que cette adresse est la vôtre.
page-mail-confirmed = { $address } est prévenue quand c’est à vous.
page-mail-none = Plus de messages
page-data = Vos données
    .hint = Tout ce qui est enregistré à votre sujet, à télécharger ou à effacer.
page-data-export = Les télécharger
page-data-delete = M’effacer
page-open-name = Afficher mon nom dans les données ouvertes
    .hint = Les parties terminées des tables publiques sont ouvertes à l’étude ; votre nom n’y figure pas, sauf si vous choisissez de l’afficher.
page-programs = Programmes
    .hint = Les robots que vous avez écrits, dans n’importe quel langage : ils rejoignent les tables d’ici, où qu’ils tournent, chacun avec son jeton.
page-program-name = Nom
page-program-make = Créer un jeton
page-program-token = Le jeton de { $name }. Il n’est montré que maintenant : gardez-le dans un fichier.
page-program-revoke = Révoquer
page-program-again = Nouveau jeton
page-programs-here = Programmes
page-program-invite = Inviter
page-invited = { $name } est invité.
page-programs-may = Les programmes peuvent participer
    .hint = Les robots d’autres joueurs peuvent prendre les places libres d’une table publique.
page-delete = Effacer tout ce qui vous concerne ?
    .hint = Votre compte, vos classements et vos messages sont effacés pour de bon. Les parties restent à ceux qui ont joué avec vous, sans votre nom.
    .keep = Tout garder

## Parties jouées, classements

page-history = Parties jouées
page-history-every = Tous les jeux
page-history-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }
page-history-none = Aucune partie n’a encore été terminée.
page-all-games = Toutes les parties
page-you-came = Place { $rank }
page-ratings = Classements
    .hint = D’après les parties classées, pour les joueurs comme pour les robots. Le chiffre est une estimation prudente : il monte à mesure que les parties le confirment.
    .none = Personne n’a encore joué de partie classée à ce jeu. Cochez « classée » en ouvrant une table.
    .open = Ouvrir une table classée
page-place = Place
page-name = Nom
page-rating-head = Classement
page-rating = classement { $rating }
    .league = ligue { $rating }
page-new-rating = Votre classement est maintenant de { $rating }, après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }.

## Discussion à la table

page-talk = Discussion
page-talk-said = Ce qui s’est dit
page-talk-none = Personne n’a encore rien dit.
page-talk-say = Dire quelque chose
page-talk-send = Envoyer
page-talk-new = nouveaux messages
page-emotes = Messages rapides
page-emote-hello = Bonjour !
page-emote-well-played = Bien joué !
page-emote-thanks = Merci !
page-emote-wow = Oh là là !
page-emote-oops = Oups !
page-emote-sorry = Pardon !
page-emote-hurry = À vous de jouer !
page-emote-good-game = Belle partie !
page-mute = Masquer
    .hint = Vous ne verrez plus ce que dit ce joueur.
page-unmute = Afficher de nouveau
page-block = Bloquer
    .hint = Vous ne serez plus jamais assis à la même table.
page-blocked = { $name } est bloqué.
page-report = Signaler
    .hint = Dites aux responsables de ce serveur ce qui s’est passé.
page-reported = C’est signalé. Merci.

## Temps

page-clock = Temps de réflexion
page-clock-none = Autant qu’on veut
page-clock-move-30 = 30 secondes par décision
page-clock-move-120 = 2 minutes par décision
page-clock-bank-300 = 5 minutes pour la partie, plus 5 secondes par décision
page-clock-bank-900 = 15 minutes pour la partie, plus 10 secondes par décision
page-clock-days-1 = Un jour par décision
page-clock-days-3 = 3 jours par décision
page-clock-of-move = { $amount } par décision
page-clock-of-bank = { $amount } pour la partie, plus { $increment } s par décision
page-clock-of-days = { $amount ->
    [one] un jour
   *[other] { $amount } jours
  } par décision
page-late = Un joueur qui dépasse son temps
page-late-bot = est remplacé par un robot jusqu’à son retour
page-late-forfeit = perd la partie
page-time-left = encore { $time }
page-rated = Classée
    .hint = La partie compte pour le classement de tous ceux qui jouent.
page-spectators = D’autres peuvent regarder
page-table-options = Temps, classement, spectateurs
page-same-screen = Même écran

## Revenir en arrière

page-past = Position au coup { $n } sur { $last }
page-past-now = Revenir au présent
page-back-ask = Demander à revenir à ce point
page-back-go = Reprendre à partir d’ici
page-back-sure = Reprendre à partir de ce moment ?
    .hint = { $count ->
        [one] Le coup qui suit est annulé pour de bon.
       *[other] Les { $count } coups qui suivent sont annulés pour de bon.
    }
    .not = Laisser les choses ainsi
page-back-asked = { $name } demande à revenir à ce point :
page-back-waiting = Vous avez demandé à revenir en arrière. On attend la réponse des autres.
page-back-to-start = le début de la partie
page-back-look = Regarder
page-back-withdraw = Retirer la demande
page-agree = Accepter
page-decline = Refuser
page-away = Vous avez dépassé votre temps : un robot joue pour vous.
page-come-back = Je suis de retour
page-again-join = Rejoindre la partie suivante
page-notify = Me prévenir quand c’est à moi

## Tout à découvert

page-replay-open = tous, toutes les cartes visibles
page-replay-share = Partager
page-replay-shared = Lien copié

## Indices, et qui menait

page-hint = Indice
    .asking = Réflexion…
    .play = Le jouer
    .hide = Cacher l’indice
    .typed = Au clavier :
page-hint-who = { $bot ->
    [master] le maître
    [adept] l’initié
    [novice] le novice
   *[other] le robot
  }
page-hint-says = { $bot ->
    [master] Le maître jouerait
    [adept] L’initié jouerait
    [novice] Le novice jouerait
   *[other] Le robot jouerait
  } : { $action }.
page-hints = Indices permis
    .hint = On peut demander ce que jouerait le maître. Jamais dans une partie classée.
page-refused-no-hints = On joue sans indices à cette table.
page-curve = Qui menait
    .show = Qui menait ?
    .asking = Calcul en cours…
    .how = Combien de fois chacun gagne quand des robots continuent à partir de là, avec toutes les cartes telles qu’elles étaient ({ $games } parties par point, { $bot }).
    .estimated = La chance de chacun, telle que les robots l’estiment d’après ce qu’un joueur pouvait savoir, en moyenne sur tous les joueurs.
    .table = En tableau
    .entry = Coup
    .chart = Chances de gagner, coup après coup
page-moments = Ce qui a décidé la partie
    .none = Aucun moment n’a été décisif à lui seul : l’avantage a oscillé, ou n’a jamais changé de camp.
page-moment = { $name } : de { $before } à { $after } %
page-percent = { $percent } %

## Casse-têtes

page-puzzles = Casse-têtes
    .what = Un nouveau chaque jour, facile le lundi, difficile le dimanche, et beaucoup d’autres à résoudre.
page-puzzle-shelf = { $game } : { $turns }
page-puzzle-daily = Casse-tête du jour
page-puzzle-of = { $game } : casse-tête { $number }
page-puzzle-turns = { $turns ->
    [one] un tour
   *[other] { $turns } tours
  }
page-puzzle-left = { $left ->
    [0] Plus aucun tour
    [one] Encore un tour
   *[other] Encore { $left } tours
  }
page-puzzle-start = Le résoudre
page-puzzle-again = Recommencer
page-puzzle-next = Suivant
page-puzzle-back = Reprendre
page-puzzle-answer = Montrer une solution
    .hint = Une fois la solution vue, ce casse-tête ne compte plus pour votre série.
page-puzzle-answer-is = Une solution
page-puzzle-all = Tous les casse-têtes
page-puzzle-solved-of = { $solved } sur { $count } résolus
page-puzzle-is-solved = résolu
page-puzzle-solved = Résolu !
page-puzzle-streak = { $days ->
    [0] Pas encore de série : résolvez celui du jour.
    [one] Un jour de suite
   *[other] { $days } jours de suite
  }
page-puzzle-streak-best = Record : { $days ->
    [one] un jour
   *[other] { $days } jours
  }
page-puzzle-today-done = Celui du jour est résolu. Le prochain arrive demain.
page-puzzle-see = Le revoir
page-puzzle-keep = Sans compte, votre série n’est gardée que dans ce navigateur ; avec un compte, elle vous suit sur tous vos appareils.
    .how = Créer un compte
page-puzzle-you = Vous
page-puzzle-other = Votre adversaire
page-puzzle-colour = Votre couleur : { $colour }.
page-lost-puzzle = Ce casse-tête n’existe pas.
