# Ce que dit la page. Chaque message est aussi dans page.en.ftl.

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
    .makers = De { $designer }, chez { $publisher }
    .house = Créé et édité par { $publisher }
page-help = Aide
page-about = À propos de Clew
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
page-speed = Les adversaires jouent
    .auto = D’abord lentement
    .slow = Lent
    .normal = Normal
    .fast = Rapide
    .once = D’un coup
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
page-screen-name = Nom du joueur { $seat }
page-screen-who = Qui joue à la place { $seat }
page-screen-person = une personne
page-how-many = Nombre de joueurs
page-which-bot = Niveau
page-bots = Robots
page-my-level = Mon niveau
    .open = Robot pour les places libres
page-listed = L’afficher parmi les tables ouvertes
page-options = Options du jeu
page-make-table = Ouvrir la table
page-start = Commencer
page-start-with-bots = Commencer, avec des robots aux places libres
page-start-when-ready = Commencer quand tout le monde est prêt
page-call = Appelez les autres
    .code = ou à taper sur la page d’accueil :
    .share = Envoyer le lien
    .watch = Toute personne ayant le lien peut regarder.
page-call-bot = Robot pour les places libres
page-qr = Un code QR qui mène ici
page-seats-free = { $open ->
    [0] Tout le monde est là.
    [one] Une place est encore libre.
   *[other] { $open } places sont encore libres.
  }
page-ready = c’est prêt
page-not-ready = pas encore
page-ready-now = Je suis là
page-ready-later = Attendez-moi
page-seat-host = hôte
page-seat-choice = Mon choix
page-seat-any = ce qui reste
page-seat-give-up = Quitter la table
page-unusual = Pas les règles habituelles
    .rest = Tout le reste comme dans la boîte.
page-unusual-delay = vue avec { $delay } de retard
page-invite = Lien vers cette table
page-copy = Copier
page-copied = Copié
page-join-seat = Prendre la place
page-join-full = La table est complète.
page-join-name = Votre nom sera
page-join-you = vous ?
page-join-learn = L’apprendre en deux minutes
page-join-watch = Regarder
page-join-free = Sans compte, sans rien installer.
page-join-back = Retour à la table
page-join-code = Rejoindre avec un code
    .words = Trois mots
    .go = Rejoindre
    .unknown = Aucune table n’attend sous ces mots.
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
page-log-click = Touchez un tour pour le revoir.
page-log-exact = Chaque pas
page-log-turn = tour { $turn }
page-log-table = À la table
page-turn-again = Revoir
    .of = Revoir le dernier tour de { $name }
    .now = { $name } : on revoit
    .stop = Arrêter
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
page-bot-named = { $name } ({ $level })
page-against = Votre adversaire : { $name }, { $who }
page-is-away = absent
page-has-left = parti
page-is-acting = joue
page-show-rule = Voir la règle
page-connection-lost = La connexion est perdue. Nouvel essai…
page-hand-over-ready = C’est moi, { $name }
page-turned = Tourner le plateau vers qui joue
    .short = Tourner le plateau
page-command-line = Ligne de commande
page-not-now = Il n’y a rien à faire pour l’instant.
page-refused-unreadable = Ce n’est pas une action. Tapez aide pour voir ce que vous pouvez taper.
page-refused-stale = La partie a avancé entre-temps. Regardez de nouveau.
page-refused-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a été joué ; réessayez.
page-refused-too-fast = Trop vite. Attendez un instant.
page-refused-not-yours = Ce n’est pas à vous de le faire.
page-refused-not-ready = Tout le monde n’est pas encore prêt.
page-refused-not-running = La partie n’est pas en cours.
page-refused-taken = C’est déjà pris.
page-refused-alone = Il faut pour cela un serveur où d’autres jouent aussi.
page-refused-blocked = Vous ne pouvez pas vous asseoir à cette table.
page-refused-no-nonce = Le navigateur de quelqu’un n’a pas encore remis son nombre pour le mélange.
page-refused-not-full = Une place est encore libre.
page-refused-offline = Le serveur est injoignable.
page-refused-no-address = Ce n’est pas une adresse électronique.
page-refused-mail-fails = Le message n’a pas pu partir. Réessayez plus tard.
page-refused-banned = Ce joueur est exclu de ce serveur.
page-refused-foreign = Cette demande venait de la page d’un autre site et a été ignorée.
page-refused-hidden = Cela ne peut pas encore être montré.
page-refused-illegal = Ce n’est pas possible : { $text }.
page-refused-no-account = Il faut un compte pour cela.
page-refused-no-entry = Ce moment n’existe pas dans cette partie.
page-refused-no-mail = Ce lien n’est plus valable.
page-refused-no-player = Aucun joueur n’a ce lien.
page-refused-no-program = Il n’y a pas de programme de ce nom.
page-refused-no-puzzle = Ce casse-tête n’existe pas.
page-refused-no-seat = Cette place n’existe pas.
page-refused-no-table = Aucune table ne correspond à ce lien.
page-refused-no-token = Ce jeton n’est pas valable, ou il a été révoqué.
page-refused-no-tournament = Ce tournoi n’existe pas.
page-refused-not-now = Ce n’est pas possible pour l’instant.
page-refused-nothing = Il n’y a pas de leçons pour ce jeu.
page-refused-other-rules = Cette partie a commencé sous une version plus ancienne des règles. Elle ne peut pas continuer ici.
page-refused-too-many = Il y en a déjà trop.
page-refused-changed-record = Ce fichier a été modifié après avoir été écrit. clew verify dit où.
page-refused-differs = Cette partie est déjà ici, et elle a continué autrement.
page-refused-no-record = Ce fichier n’est pas un enregistrement de Clew, ou il est endommagé.
page-refused-elsewhere = Vous attendez déjà dans une autre fenêtre.
page-refused-emotes-only = Des inconnus peuvent parler dès que tous l’ont accepté.
page-refused-left-often = Vous avez plusieurs fois laissé les autres seuls. Attendez un peu avant de chercher de nouveau quelqu’un.
page-refused-missed = Vous n’avez pas accepté à temps : vous n’attendez plus.
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
page-verify-commitment = Le secret est bien celui que désigne l’engagement inscrit dans l’enregistrement.
    .bad = Le secret n’est pas celui que désigne l’engagement inscrit dans l’enregistrement.
page-verify-promise = C’est l’empreinte que ce navigateur a notée quand vous vous êtes assis, et votre propre nombre aléatoire fait partie du mélange.
page-verify-seed = Graine, tirée du secret, des nombres de tous et du nom de la table :
page-verify-draws = { $entries ->
    [one] Les { $draws } tirages du seul coup découlent tous de la graine.
   *[other] Les { $draws } tirages de { $entries } coups découlent tous de la graine.
  }
    .bad = Le coup { $entry } a des tirages qui ne découlent pas de la graine.
page-verify-rules = L’enregistrement téléchargé et cette commande prouvent que les actions suivent les règles :
page-verify-older = Cette partie a été jouée selon d’autres règles que celles de ce serveur : on peut prouver le mélange, mais pas que chaque action suit les règles.
page-verify-same = C’est bien la partie que vous avez jouée : ce navigateur en a gardé le reçu, et il correspond à l’enregistrement.
page-verify-how = Comment le sait-on ?
page-verify-later = L’enregistrement n’a pas pu être chargé ; il n’a donc pas été comparé au reçu de ce navigateur. On peut le faire depuis la relecture de la partie.
page-verify-differs-id = L’enregistrement est celui d’une autre partie que la vôtre.
page-verify-differs-commitment = L’enregistrement n’est pas la partie que vous avez jouée : le secret a été échangé.
page-verify-differs-nonce = L’enregistrement n’est pas la partie que vous avez jouée : votre propre nombre aléatoire manque dans le mélange.
page-verify-differs-unhashed = L’enregistrement n’est pas la partie que vous avez jouée : son empreinte courante manque.
page-verify-differs-short = L’enregistrement n’est pas la partie que vous avez jouée : il s’arrête à l’entrée { $after }, mais vous avez vu { $entry } entrées.
page-verify-differs-opening = L’enregistrement n’est pas la partie que vous avez jouée : il diffère avant la première entrée (places, noms, options, début ou donne).
page-verify-differs-entry = L’enregistrement n’est pas la partie que vous avez jouée : il diffère à l’entrée { $entry } ou avant{ $after ->
    [-1] .
   *[other] , après l’entrée { $after }.
  }
page-verify-bots = Les nombres des robots découlent du secret : personne ne les a choisis après le vôtre.
    .bad = Les nombres des robots ne découlent pas du secret : quelqu’un a pu les choisir.
page-verify-hash = L’empreinte courante est bien celle de tout ce que contient l’enregistrement.
    .bad = L’empreinte courante n’est pas celle de ce que contient l’enregistrement : quelque chose a été modifié.
page-verify-signature = Le serveur l’a signé, avec la clé qu’il montre à tous :
    .bad = La signature ne correspond pas : ce n’est pas ce qu’a signé le détenteur de cette clé :
page-verify-signature-foreign = Il est signé, mais pas avec une clé de ce serveur :
page-verify-signature-unknown = Il est signé, mais ce navigateur ne sait pas vérifier ce genre de signature (Ed25519). clew verify le sait.
page-verify-withheld = Des noms ne sont pas divulgués (places { $seats }) ; l’empreinte courante les contient tout de même.
page-verify-unfinished = La partie n’a pas de résultat : elle a été interrompue.
page-verify-proof-receipt = Prouvé par le reçu que ce navigateur a gardé pendant que vous jouiez, jusqu’à l’entrée { $seen } : les noms, qui était une personne et qui un robot, les heures, les abandons, les coups repris et chaque action.
page-verify-proof-signature = Que ce soient bien les actions, les noms, les personnes et les robots, les heures, les abandons et les coups repris, et que rien ne manque, c’est la parole du serveur qui a signé. Ce navigateur n’a pas de reçu qui le prouverait.
page-verify-proof-neither = Quelles actions permises ont été jouées, les noms, qui était une personne et qui un robot, les heures, les abandons et les coups repris, et si quelque chose manque, rien ne le prouve ici : il n’y a ni signature vérifiable, ni reçu.
page-verify-receipt = Télécharger le reçu
page-verify-insecure = Ce navigateur ne peut pas calculer d’empreintes ici : ouvrez la page en https ou sur cette machine.

## Quand il manque quelque chose

page-lost = Une impasse
    .home = Retour aux jeux
    .again = Réessayer
page-lost-lesson = Il n’y a rien à apprendre ici, ou le serveur est injoignable.
page-lost-nowhere = Il n’y a rien à cette adresse.
page-lost-table = Cette table n’existe pas, ou vous ne pouvez pas la regarder.
page-lost-closed = L’hôte a fermé cette table.
page-closed-record = Elle a livré son secret et ce qui a été joué jusque-là, pour que chacun puisse voir ce qui a été interrompu.
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
page-history-latest = { $count ->
    [one] la dernière partie
   *[other] les { $count } dernières parties
  }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }
page-history-more = Parties plus anciennes
page-history-none = Aucune partie n’a encore été terminée.
page-all-games = Toutes les parties
page-you-came = Place { $rank }
page-tournaments = Tournois
    .back = Vers le tournoi
page-ratings = Classements
    .hint = D’après les parties classées, pour les joueurs comme pour les robots. Le chiffre est une estimation prudente : il monte à mesure que les parties le confirment.
    .none = Personne n’a encore joué de partie classée à ce jeu. Cochez « classée » en ouvrant une table.
    .open = Ouvrir une table classée
    .more = Suite du classement
page-place = Place
page-name = Nom
page-rating-head = Classement
page-rating = classement { $rating }
    .league = ligue { $rating }
page-rated-guest = Dans une partie classée, un absent perd. Sans compte, votre classement n’existe que dans ce navigateur.
page-new-rating = Votre classement est maintenant de { $rating }, après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }.

## Profils

page-profile = Profil
page-profile-since = Dans les labyrinthes depuis { $date }
page-profile-guest = Invité
page-profile-program = Programme
page-profile-won = gagnées
page-profile-played = parties
page-profile-run = meilleure série
page-profile-best-run = Plus longue série de victoires
page-profile-wins = Gagnées
page-profile-favourite = Joue surtout à { $game }
page-profile-days = 90 derniers jours
page-profile-curve = Classement sur { $days ->
    [one] un jour
   *[other] { $days } jours
  } : de { $from } à { $to }
page-profile-best = au mieux { $rating }
page-profile-trophies = Trophées
page-profile-of = { $count } sur { $all }
page-profile-not-yet = pas encore
page-profile-beaten = Déjà battus
page-profile-statistics = Statistiques
page-profile-fastest = Victoire la plus rapide
page-profile-by-seats = À table
page-profile-seats = { $count } joueurs
page-profile-against = Contre
page-profile-people = des personnes
page-profile-none = Aucune partie terminée pour l’instant.
page-profile-closed = { $name } ne montre le reste qu’à ses amis.
page-profile-share = Tout le monde peut voir mon profil
    .hint = Sinon, les inconnus voient votre nom et votre image, rien d’autre.
    .told = Les inconnus voient votre nom et votre image, rien d’autre. Vous pouvez le changer dans votre compte.
    .open = Tout le monde peut voir ce profil. Vous pouvez le changer dans votre compte.
page-profile-see = Voir le profil
page-avatar = Votre image
page-avatar-change = Changer d’image
page-avatar-coin = Pièce
page-avatar-treasure = Trésor
page-coin-gold = or
page-coin-red = rouge
page-coin-blue = bleu
page-coin-green = vert
page-coin-violet = violet
page-coin-slate = ardoise

## Amis

page-friends = Amis
    .hint = Vos amis voient votre profil et si vous êtes là, et vous invitent d’un clic. On se trouve aux tables et dans les classements : les noms mènent aux profils.
page-friends-none = Vous n’avez pas encore d’amis ici.
page-friends-account = Créez un compte pour avoir des amis ici
page-friends-ask = Demander à devenir amis
page-friends-asks = { $name } aimerait devenir votre ami.
page-friends-wants = aimerait devenir votre ami
page-friends-accept = Accepter
page-friends-decline = Non, merci
page-friends-waits = Vous avez demandé ; pas encore de réponse.
page-friends-take-back = Retirer la demande
page-friends-are = Vous êtes amis.
page-friends-part = Ne plus être amis
page-friends-asked = Demandes sans réponse
page-friends-here = là
page-friends-away = pas là
page-friends-invite = Inviter un ami
page-invitations = Invitations
page-invitation = { $name } vous invite à jouer à { $game }.
page-invitation-go = À la table

## Messages quand Clew est fermé

page-push = Messages quand Clew est fermé
    .hint = Dans ce navigateur seulement, et seulement ce que vous cochez. Ils sont chiffrés pour lui : personne ne peut les lire en chemin.
page-push-turn = Quand c’est à moi de jouer
page-push-friend = Quand un ami est là
page-push-refused = Votre navigateur ne le permet pas. Vous pouvez le changer dans ses réglages.

## Discussion à la table

page-talk = Discussion
page-talk-said = Ce qui s’est dit
page-talk-none = Personne n’a encore rien dit.
page-talk-say = Dire quelque chose
page-talk-send = Envoyer
page-talk-new = nouveaux messages
page-talk-strangers = Vous vous êtes rencontrés par hasard : messages rapides seulement, tant que tous n’ont pas accepté de parler.
page-talk-asked = Les autres aimeraient parler.
page-talk-agreed = Vous aimeriez parler. Les autres n’ont pas encore accepté.
page-talk-agree = Accepter de parler
page-emotes = Messages rapides
page-emote-hello = Bonjour !
page-emote-well-played = Bien joué !
page-emote-thanks = Merci !
page-emote-wow = Oh là là !
page-emote-oops = Oups !
page-emote-sorry = Pardon !
page-emote-hurry = À vous de jouer !
page-emote-good-game = Belle partie !
page-replaced = Je n’ai pas pu réfléchir cette fois : un coup plus simple a été joué à ma place.
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
page-watching = Vous regardez la partie.
page-watching-later = Vous regardez la partie avec { $delay } de retard.
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
page-plan = Planifier
    .title = Plan
    .nothing = Rien n’est joué. C’est le tour de : { $names }.
    .your-turn = Rien n’est encore joué. C’est à vous.
    .leave = Quitter le plan
page-plans = Plans permis
    .hint = Chacun peut essayer en pensée, au tour de n’importe qui. Seulement avec les indices, donc jamais dans les parties classées.
page-plans-not = Sans plans
page-refused-no-plans = On joue sans plans à cette table.
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

## D’autres coups dans une partie terminée

page-analysis = Essayer d’autres coups
    .from = D’autres coups à partir du coup { $n }
    .world = Cartes, plaques et dés sont tels qu’ils étaient vraiment dans cette partie.
    .turn = À { $name } de jouer
    .whose = Qui joue
    .over = La partie serait terminée.
    .chances = Chances de gagner, selon les robots
    .judging = Les robots évaluent…
    .best = Que ferait le maître ?
    .back = Retour à la partie
    .keep = Garder
    .none = Jouez un coup sur le plateau, pour celui dont c’est le tour.
    .moves = Les coups de cette variante
    .yours = Variantes que vous gardez
    .forget = Supprimer
    .save = Enregistrer dans un fichier
    .open = Ouvrir un fichier
    .no-file = Ce fichier n’a pas de variantes de cette partie.
page-analysis-kept = { $moves ->
    [one] Coup { $n } : { $first }
   *[other] Coup { $n } : { $first }, { $moves } coups
  }
page-analysis-why = Indice pour { $name } : « { $why } »
page-analysis-is-kept = C’est gardé. Vous seul la voyez, sauf si vous transmettez le fichier.

## Casse-têtes

page-puzzles = Casse-têtes
    .what = Un nouveau chaque jour, et bien d’autres de chaque jeu : votre classement trouve ceux qui vous conviennent.
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
    .hint = Si vous la regardez, ce casse-tête compte comme manqué, et ne compte plus pour votre série.
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
page-puzzle-other-numbered = Adversaire { $number }
page-puzzle-rating = Votre classement : { $rating }
    .unsure = Votre classement : environ { $rating }
    .none = Votre classement commence à 1500 avec votre premier casse-tête.
page-puzzle-hard = Difficulté { $rating }
page-puzzle-train = Le prochain pour vous
page-puzzle-all-tried = Vous avez essayé tous les casse-têtes de ce jeu.
page-puzzle-rated = Votre classement est maintenant de { $rating } ({ $change }). Le casse-tête avait { $puzzle }.
page-puzzle-unrated = Seul votre premier essai compte pour votre classement.
page-puzzle-share = Partager
    .copy = Copier la ligne
    .done = La ligne est copiée.
page-puzzle-colour = Votre couleur : { $colour }.
page-lost-puzzle = Ce casse-tête n’existe pas.

## Sans serveur

page-alone = Avec d’autres
    .what = Cette page fonctionne toute seule dans votre navigateur : jeux, robots, leçons, casse-têtes. Pour jouer avec d’autres sur leurs propres appareils, pour trouver quelqu’un avec qui jouer, pour les classements et les comptes, il faut un serveur Clew.
    .motto = Poussez les murs, échangez les cartes, bluffez le tigre. Jouez tout de suite contre des robots, ou à plusieurs sur cet appareil. Tout se passe dans votre navigateur, même hors ligne.
    .elsewhere = Jouer avec d’autres
    .loading = Préparation en cours
page-alone-ways = Jouer autrement
page-files = Parties en fichiers
    .what = Emportez une partie, ou continuez-en une d’ailleurs : ce sont les fichiers mêmes que lisent clew play, clew replay et clew verify.
    .open = Ouvrir un fichier
    .save = Enregistrer dans un fichier
page-meanwhile = Continuer sans le serveur
page-without-network = Jouer sans réseau
page-account-alone = Vos parties sont conservées dans ce navigateur, et nulle part ailleurs.
page-update = Une version plus récente de Clew est là. Les parties en cours continuent.
    .now = L’utiliser

## La fin, sur le plateau

page-finale = La fin
page-finale-board = Voir le plateau
page-finale-moment = Le moment
page-finale-again = Revoir
page-finale-swing = { $name } : de { $before } % à { $after } % de chances de gagner
page-finale-trophy = { $count ->
    [one] Nouveau trophée : { $names }
   *[other] Nouveaux trophées : { $names }
  }
## Confidentialité

page-privacy = Confidentialité et mentions légales
    .cookie = Un cookie permet de vous reconnaître. Il contient un nombre aléatoire et une signature, rien d’autre, et dure { $days } jours. Il n’y a pas d’autre cookie, rien n’est chargé depuis d’autres sites, et personne ne compte vos visites.
    .browser = Votre navigateur garde vos réglages, les reçus de vos parties et les casse-tête que vous avez résolus.
    .guest = Comme invité, vous êtes un nombre aléatoire et un nom. Si vous ne prenez jamais place à une table, les deux sont effacés au bout de { $days } jours.
    .account = Avec un compte, nous gardons aussi votre identifiant, ainsi que votre mot de passe et vos codes de secours sous une forme hachée que personne ne peut relire.
    .games = Les parties sont gardées sans limite de durée, avec les noms des joueurs, les coups et leurs heures ; les casse-tête résolus et les variantes que vous gardez aussi. Les tables où aucune partie n’a commencé sont effacées au bout de { $days } jours.
    .profile = Vos amis, votre dernière visite, votre profil avec son image, vos classements et vos statistiques sont gardés jusqu’à ce que vous supprimiez votre compte. Vous choisissez qui peut voir votre profil.
    .talk = Ce que vous écrivez à une table est gardé avec la table.
    .reports = Si quelqu’un vous signale ou si vous signalez quelqu’un, le signalement est gardé. Le responsable de ce serveur le lit.
    .reports-moderated = Si quelqu’un vous signale ou si vous signalez quelqu’un, le signalement est gardé. Le responsable de ce serveur et les modérateurs qu’il a désignés le lisent.
    .mail = Si vous donnez une adresse électronique, elle sert à vous dire que c’est votre tour, et elle est effacée dès que vous la retirez.
    .address = Votre adresse IP sert à fixer des limites, pour que personne ne surcharge le serveur ni ne devine des mots de passe. Elle reste en mémoire ; dans la base de données, elle n’apparaît que sous une forme que personne ne peut relire, et seulement tant qu’une limite compte.
    .log = Ce serveur écrit aussi votre adresse IP dans un journal, avec l’heure de chaque requête. Le responsable décide combien de temps ce journal est gardé.
    .open-data = Les parties publiques terminées sont publiées comme données ouvertes, sans les noms, sauf si vous êtes d’accord.
    .rights = Sur la page de votre compte, vous pouvez télécharger tout ce qui est gardé à votre sujet, et supprimer votre compte : votre nom, votre identifiant, votre adresse, vos amis, votre profil, vos messages, vos classements, vos casse-tête et vos variantes disparaissent alors, et vos parties restent sans votre nom.
    .alone = Cette page fonctionne entièrement dans votre navigateur. Ce que vous y faites est gardé dans ce navigateur et n’est envoyé à personne ; pour l’effacer, effacez les données de ce site dans votre navigateur.
page-imprint = Qui est responsable de ce serveur
    .none = Le responsable de ce serveur ne l’a pas indiqué.

## Modération

page-moderation = Signalements
    .none = Rien ne vous attend.
    .waiting = En attente
    .judged = Traités
    .for-moderators = Cette page est réservée aux modérateurs de ce serveur.
page-report-about = { $by } à propos de { $about }
page-report-others = { $number ->
    [one] Un autre signalement à propos de ce joueur
   *[other] { $number } autres signalements à propos de ce joueur
  }
page-report-said = Ce que { $about } a dit à la table
    .nothing = { $about } n’a rien dit à cette table.
    .remove = Retirer ce message
page-report-table = Voir la partie
page-report-banned = Exclu
page-judge-dismiss = Classer sans suite
page-judge-remove = Retirer les messages
page-judge-ban = Exclure
page-judge-unban = Lever l’exclusion
page-judged = { $verdict ->
    [dismissed] Classé sans suite par { $judge }.
    [removed] Messages retirés par { $judge }.
    [banned] Joueur exclu par { $judge }.
   *[unbanned] Exclusion levée par { $judge }.
  }
page-play = Jouer

## Trouver quelqu’un

page-match = Trouver quelqu’un
page-match-title = Quelqu’un pour { $game }
page-match-waiting = { $waiting ->
    [0] personne n’attend
    [one] une personne attend
   *[other] { $waiting } attendent
}
page-match-rated-wait = { $waiting ->
    [one] Une personne attend une partie classée.
   *[other] { $waiting } personnes attendent une partie classée.
}
page-match-unrated-wait = { $waiting ->
    [one] Une personne attend une partie non classée.
   *[other] { $waiting } personnes attendent une partie non classée.
}
page-match-terms = Vous avez une minute par décision. Entre inconnus, il n’y a que des messages rapides tant que tous n’ont pas accepté de parler. Qui laisse souvent les autres seuls doit attendre.
page-match-go = Chercher maintenant
page-match-looking = Vous cherchez quelqu’un avec qui jouer.
page-match-others = { $others ->
    [0] Personne d’autre n’est encore là.
    [one] Une autre personne attend.
   *[other] { $others } autres personnes attendent.
}
page-match-again = Quelqu’un n’est pas venu. Vous avez gardé votre place.
page-match-bots = Jouer contre un robot en attendant
page-match-stop = Ne plus chercher
page-match-found = Quelqu’un est là
    .what = La partie commence quand tous ont accepté, dans les { $seconds } secondes.
    .bots = Votre partie contre les robots s’arrête sans résultat.
page-match-size = { $players } joueurs
page-match-accepted = { $accepted } sur { $players } ont accepté.
page-match-accept = Jouer
page-match-decline = Pas maintenant
