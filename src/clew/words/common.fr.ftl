# Ce que tous les jeux ont en commun.

list-last = { $rest } et { $last }

## L’installation

interpreted = Ici, les règles ne sont pas compilées et tournent environ cent fois moins vite : les maîtres voient moins loin qu’ils ne le pourraient. Installez un compilateur C, puis réinstallez Clew : { $command }
compiling = Les règles sont en cours de compilation. Jusqu’au prochain démarrage de Clew, elles tournent environ cent fois moins vite et les maîtres voient moins loin.

## Refus

refused = { $reason } ({ $rule })
refusal = Les règles ne le permettent pas ici.
refusal-co-01 = Ce n’est pas à vous de jouer.
refusal-co-06 = Cette action n’existe pas dans ce jeu.

## Places

option-zero = { $hint } 0 : { $zero }.
seat-name = Joueur { $seat }
seat-human = humain
seat-bot = robot { $bot }
bot-random = Hasard
bot-greedy = Glouton
bot-beginner = Débutant
    .hint = joue ce qui lui vient à l’esprit
bot-novice = Novice
    .hint = regarde le prochain coup
bot-apprentice = Apprenti
    .hint = connaît les premières astuces
bot-journeyman = Compagnon
    .hint = connaît le métier, pas encore l’art
bot-adept = Initié
    .hint = prévoit quelques coups
bot-veteran = Vétéran
    .hint = a déjà presque tout vu
bot-expert = Expert
    .hint = ne laisse pas passer grand-chose
bot-master = Maître
    .hint = prévoit aussi loin que possible

## Fin de partie

won = { $winners-count ->
    [0] Personne ne gagne : partie nulle
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
  }
ended-resign = les autres ont abandonné
ended-forfeit = les autres ont perdu par forfait
ended-desert = plus personne n’était là pour jouer
ended-other-rules = la partie avait commencé selon des règles plus anciennes, qui ne se jouent plus ici
left-resign = { $name } abandonne.
left-forfeit = { $name } perd par forfait.
left-desert = { $name } ne répond pas à temps non plus : il n’y a plus personne.
left-undo = { $name } reprend sa dernière action.
left-takeover = Un robot joue à la place de { $name }.
left-return = { $name } est de retour.
left-takeback = { $name } revient à une position précédente.
left-timeout = { $name } n’a pas répondu à temps.
variations = Variantes gardées à côté de cette partie :
variation = { $number }. Après l’entrée { $at } : { $moves }

## Règles

rules-tag-book = la règle du jeu
rules-tag-ruling = notre interprétation
rules-tag-data = le matériel
rules-tag-ours = de notre cru
rules-legend = [book] figure dans la règle du jeu, [ruling] est notre lecture là où elle se tait, [data] décrit le matériel, [ours] est de notre cru.

## Vérification

verify-digest = Le fichier est tel qu’il a été écrit : son empreinte correspond.
    .bad = Le fichier a été modifié après coup : son empreinte ne correspond pas.
verify-commitment = Le secret est bien celui que désigne l’engagement inscrit dans l’enregistrement.
    .bad = Le secret n’est pas celui que désigne l’engagement inscrit dans l’enregistrement.
verify-setup = La graine donne bien les mélanges et la donne du début.
    .bad = La graine ne donne pas les mélanges et la donne du début.
verify-entries = { $entries ->
    [one] L’unique entrée
   *[other] Les { $entries } entrées
  } et les { $draws } tirages découlent de la graine et des règles.
verify-entry = L’entrée { $entry } ne va pas avec le reste : { $detail }
verify-result = Le résultat découle des actions.
    .bad = Le résultat ne découle pas des actions.
verify-nonces = Les nombres des robots découlent du secret : personne ne les a choisis après ceux des joueurs.
    .bad = Les nombres des robots ne découlent pas du secret : quelqu’un a pu les choisir.
verify-hash = L’empreinte courante est bien celle de tout ce que contient l’enregistrement.
    .bad = L’empreinte courante n’est pas celle de ce que contient l’enregistrement : quelque chose a été modifié.
verify-signature = Il est signé avec la clé { $key }.
    .bad = La signature ne correspond pas : ce n’est pas ce qu’a signé le détenteur de la clé { $key }.
verify-key = C’est bien la clé que vous avez indiquée.
    .bad = Il n’est pas signé avec la clé que vous avez indiquée.
verify-receipt = Il correspond à votre reçu : engagement, votre propre nombre et empreinte courante.
verify-differs-id = Votre reçu est celui d’une autre partie.
verify-differs-commitment = Votre reçu porte un autre engagement : le secret a été échangé.
verify-differs-nonce = Votre propre nombre n’est pas celui que vous avez remis.
verify-differs-unhashed = Votre reçu porte une empreinte courante, et l’enregistrement n’en a pas.
verify-differs-short = L’enregistrement s’arrête à l’entrée { $after }, mais vous avez vu { $entry } entrées.
verify-differs-opening = Il diffère de la partie que vous avez jouée avant la première entrée : les places, les noms, les options, le début ou la donne.
verify-differs-entry = Il diffère de la partie que vous avez jouée { $after ->
    [-1] à l’entrée { $entry } ou avant
   *[other] après l’entrée { $after }, au plus tard à l’entrée { $entry }
  }.
verify-withheld = { $count ->
    [one] Le nom de la place { $seats } n’est pas divulgué ; l’empreinte courante le contient et permet de le confirmer.
   *[other] Les noms des places { $seats } ne sont pas divulgués ; l’empreinte courante les contient et permet de les confirmer.
  }
verify-unfinished = La partie n’a pas de résultat ici : elle a été interrompue, ou la suite manque.
verify-unbegun = La table a été fermée avant le début de la partie ; elle a tout de même livré son secret.
verify-proof-receipt = Prouvé par votre reçu : les noms, qui était une personne et qui un robot, les heures, les abandons, les coups repris et chaque action jusqu’à l’entrée { $seen } sont ceux de la partie qui vous a été montrée pendant qu’elle se jouait.
verify-proof-rest = Vous n’avez pas vu les entrées après { $seen } : pour elles, { $signed ->
    [yes] vous avez la parole du serveur qui a signé
   *[no] seules les règles parlent
  }.
verify-proof-signature = Garanti par le détenteur de la clé, et prouvé par rien d’autre : que ce sont bien les actions, les noms, les personnes et les robots, les heures, les abandons et les coups repris, et que rien ne manque. Comparez la clé avec celle du serveur (/.well-known/clew-keys.json), ou indiquez-la avec --key. Un reçu le prouverait (--receipt).
verify-proof-neither = Prouvé par rien : que ces actions, parmi toutes celles qui étaient permises, ont été jouées, les noms, qui était une personne et qui un robot, les heures, les abandons et les coups repris, que la fin ne manque pas, et que l’engagement existait avant la partie. Il n’y a pas de signature, et aucun reçu n’a été donné (--receipt).
verify-good-receipt = { $file } : c’est la partie que vous avez jouée.
verify-good-signature = { $file } : c’est la partie telle que le serveur qui détient cette clé l’a livrée.
verify-good-neither = { $file } : tirages, actions et résultat vont ensemble. Le fichier ne peut pas montrer si elle a été jouée ainsi.
verify-draws = { $entries ->
    [one] Les { $draws } tirages de la mise en place et de l’unique entrée
   *[other] Les { $draws } tirages de la mise en place et des { $entries } entrées
  } découlent de la graine.
verify-rules = La partie a été jouée selon des règles plus { $age ->
    [newer] récentes
   *[older] anciennes
  } : on ne peut pas vérifier ici que les actions et le résultat les respectent.
verify-bad = { $file } : tout ne concorde pas ; ne vous fiez pas à cet enregistrement.

## Terminal

terminal-numbered = { $name } { $seat }
terminal-saved = La partie est enregistrée dans { $path }
terminal-resume = Pour la reprendre : { $command }
terminal-left = Vous quittez la partie.
terminal-not-now = Pas maintenant : ce n’est pas à vous de jouer.
terminal-nothing-to-undo = Il n’y a rien que vous puissiez reprendre maintenant.
terminal-unreadable = Je ne comprends pas « { $line } ». Vous pouvez taper, par exemple : { $examples }
terminal-drawing = { $on ->
    [yes] Le plateau est dessiné avant chaque action.
   *[no] Le plateau n’est dessiné que sur demande.
  }
terminal-for-example = Vous pouvez taper, par exemple : { $examples }
terminal-result = { $won } : { $how }.
terminal-place = { $rank }. { $name }
    .score = { $rank }. { $name } : { $score }
terminal-hand-over = Passez l’écran à { $name }.
    .others = Que tous les autres regardent ailleurs.
    .ready = Entrée : je suis { $name }, montrez-moi mon jeu
    .plain = Passez l’écran à { $name } ; que les autres regardent ailleurs. Appuyez sur Entrée quand { $name } est là.
terminal-over = La partie est finie
terminal-no-rules = Il n’y a pas de texte des règles pour ce jeu.
terminal-no-description = Il n’y a pas de description pour ce jeu : tapez { $board }.
option-chosen = { $option } : { $value }.
option-values = { $option } ({ $name }) : { $values }
option-value = { $value } ({ $name })
option-usual = { $value } ({ $name }, par défaut)
option-range = { $option } : de { $least } à { $most }
saved-none = Il n’y a pas de partie enregistrée à reprendre.
saved-entries = { $entries ->
    [one] { $entries } action
   *[other] { $entries } actions
  }
saved-continue = Pour en reprendre une : clew play --resume { $name }
games-options = clew games JEU montre les options d’un jeu.
terminal-plain-welcome = { $game }. { $tagline } Tapez { $help } pour l’aide.
terminal-plain-commands = En plus des actions du jeu, vous pouvez taper :
terminal-prompt = { $name }>

terminal-command-entry = { $name } : { $hint }
terminal-bot-entry = { $name } ({ $level }) : { $manner }
terminal-command-help = aide
    .hint = cette aide
terminal-command-hint = indice
    .hint = ce que ferait ici un bon joueur
terminal-command-legal = permis
    .hint = tout ce que vous pouvez faire maintenant
terminal-command-board = plateau
    .hint = le plateau dessiné
terminal-command-describe = décrire
    .hint = le plateau en mots
terminal-command-drawing = dessin
    .hint = dessiner le plateau avant chaque action, ou non
terminal-command-log = journal
    .hint = tout ce qui s’est passé
terminal-command-rules = règles
    .hint = les règles du jeu
terminal-command-undo = reprendre
    .hint = reprendre votre dernière action, si elle n’a rien révélé
terminal-command-quiet = silence
    .hint = tout refuser jusqu’à la fin de ce tour
terminal-command-attacks = attaques
    .hint = ne m’interroger que si l’on m’attaque
terminal-command-ask = interroger
    .hint = m’interroger de nouveau
terminal-order-turn = Vous refusez tout jusqu’à la fin de ce tour.
terminal-order-attacked = On ne vous interroge que si l’on vous attaque.
terminal-command-resign = abandonner
    .hint = abandonner la partie
terminal-command-quit = quitter
    .hint = enregistrer et partir

terminal-command-line = Tapez une action
terminal-keys = ? aide  H indice  : écrire  u reprendre  q quitter
terminal-small = Trop petit : il faut 80 colonnes et 24 lignes.
terminal-keys-list = ↑↓ choisir  Entrée jouer
terminal-hint = { $bot } conseille : { $action }.
terminal-hint-thinking = Un instant de réflexion…
terminal-no-hint = Ce jeu n’a pas de robot qui puisse donner un indice.
terminal-bot-turn = { $name } réfléchit…
terminal-leave = Quitter la partie ?
    .save = Entrée : enregistrer et quitter
    .resign = r : abandonner
    .stay = Échap : continuer à jouer
    .close = Entrée : quitter
terminal-close = Échap : retour au jeu
terminal-help = # Touches

    - **flèches, Tab** : choisir
    - **Entrée** : jouer
    - **Échap** : retour
    - **a, b, c…** : les choix proposés à côté du plateau
    - **:** écrire une action ou une commande (Échap quitte la ligne)
    - **H** : un indice
    - **u** : reprendre
    - **l** : la langue suivante
    - **q** : quitter, ou abandonner ; la partie est enregistrée
    - **Ctrl-C** : quitter aussitôt ; la partie est enregistrée

    La souris marche aussi : cliquez pour choisir, puis cliquez encore pour confirmer.
terminal-help-bots = # Contre qui vous jouez
terminal-help-commands = # Ce que vous pouvez taper

## Casse-têtes

puzzle-heading = { $game } : casse-tête { $id }
puzzle-task = { $task } { $left ->
    [one] Encore un tour.
   *[other] Encore { $left } tours.
  }
puzzle-hint = Une solution continue par { $action }.
puzzle-hint-elsewhere = La solution que je connais passe ailleurs. Reprenez (u) jusqu’à la retrouver.
puzzle-solved = Résolu !
puzzle-missed = Ce n’est pas la solution. Recommencez.
puzzle-you = Vous
puzzle-other = Votre adversaire
puzzle-other-numbered = Adversaire { $number }
puzzle-rated = Votre classement dans ces casse-têtes : { $rating } ({ $change }).
puzzle-share = À partager : { $line }

## Liens, tels que les voit qui ne lit aucun script

page-motto = Cinq labyrinthes, un seul fil
page-what = Poussez les murs, échangez les cartes, bluffez le tigre. Jouez tout de suite contre des robots, ou envoyez un lien à vos amis.
link-invites = { $host } vous invite à jouer : { $game }
link-invited = Vous êtes invité à jouer : { $game }
link-game = { $game } : { $names }
link-seats = { $open ->
    [0] { $players } joueurs. La table est complète ; vous pouvez regarder.
    [one] { $players } joueurs, une place est libre.
   *[other] { $players } joueurs, { $open } places sont libres.
  }

## Courrier

mail-confirm-subject = Clew : est-ce bien votre adresse ?
mail-confirm-text =
    Bonjour,

    Quelqu’un (vous, nous l’espérons) souhaite être prévenu à cette adresse quand c’est son tour
    dans une partie sur Clew. Si c’est bien vous, confirmez-le ici :

    { $about }

    Sinon, ne faites rien : vous ne recevrez aucun autre message.
mail-turn-subject = { $game } : c’est à vous
mail-turn-text =
    Bonjour { $name },

    C’est à vous de jouer dans une partie de { $game } :

    { $link }

    Pour ne plus recevoir ces messages : { $about }
mail-page = Messages pour { $address }
mail-confirm = Oui, prévenez-moi ici quand c’est mon tour
mail-confirm-done = C’est fait : { $address } sera prévenue quand ce sera à vous.
mail-stop = Ne plus recevoir de messages
mail-stop-done = C’est fait : plus rien ne sera envoyé à { $address }.

# Apprendre un jeu, ligne par ligne.

learn-heading = { $number } sur { $count } : { $lesson }
learn-not-that = Les règles le permettent, mais faisons d’abord ceci.
learn-done = Vous savez jouer. Place à une vraie partie : { $command }
learn-name-1 = Vous
learn-name-2 = Ariane
learn-name-3 = Dédale
learn-name-4 = Icare
learn-name-5 = Pasiphaé
learn-name-6 = Minos

# Leçons et casse-têtes au terminal.

exercise-read = (Entrée pour continuer, { terminal-command-quit } pour sortir)
exercise-do = (votre action, { terminal-command-hint }, { terminal-command-help } ou { terminal-command-quit })>
exercise-go-on = Entrée : continuer
exercise-leave = Entrée : sortir

# Trophies that several games have.

trophy-first-win = Première victoire
    .how = Gagnez une partie
trophy-mastered = Plus fort que le maître
    .how = Gagnez contre le maître

# What a browser is told while Clew is closed.

push-turn = C’est à vous
push-friend = { $name } est là
