# Ce que tous les jeux ont en commun.

list-last = { $rest } et { $last }

## L’installation

interpreted = Ici, les règles ne sont pas compilées et tournent environ cent fois moins vite : les maîtres voient moins loin qu’ils ne le pourraient. Installez un compilateur C, puis réinstallez Clew : { $command }

## Refus

refused = { $reason } ({ $rule })
refusal = Les règles ne le permettent pas ici.
refusal-co-01 = Ce n’est pas à vous de jouer.
refusal-co-06 = Cette action n’existe pas dans ce jeu.

## Places

seat-name = Joueur { $seat }
seat-human = humain
seat-bot = robot { $bot }
bot-random = Hasard
bot-greedy = Glouton
bot-novice = Novice
    .hint = regarde le prochain coup
bot-adept = Initié
    .hint = prévoit quelques coups
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
ended-other-rules = la partie avait commencé selon des règles plus anciennes, qui ne se jouent plus ici
left-resign = { $name } abandonne.
left-forfeit = { $name } perd par forfait.
left-undo = { $name } reprend sa dernière action.
left-takeover = Un robot joue à la place de { $name }.
left-return = { $name } est de retour.
left-takeback = Tout le monde est d’accord : { $name } reprend sa dernière action.
left-timeout = { $name } n’a pas répondu à temps.

## Règles

rules-tag-book = la règle du jeu
rules-tag-ruling = notre interprétation
rules-tag-data = le matériel
rules-tag-ours = de notre cru
rules-legend = [book] figure dans la règle du jeu, [ruling] est notre lecture là où elle se tait, [data] décrit le matériel, [ours] est de notre cru.

## Vérification

verify-digest = Le fichier est tel qu’il a été écrit : son empreinte correspond.
    .bad = Le fichier a été modifié après coup : son empreinte ne correspond pas.
verify-commitment = Le secret est bien celui dont l’empreinte a été publiée avant la partie.
    .bad = Le secret n’est pas celui dont l’empreinte a été publiée avant la partie.
verify-setup = La graine donne bien les mélanges et la donne du début.
    .bad = La graine ne donne pas les mélanges et la donne du début.
verify-entries = { $entries ->
    [one] L’unique entrée
   *[other] Les { $entries } entrées
  } et les { $draws } tirages découlent de la graine et des règles.
verify-entry = L’entrée { $entry } ne va pas avec le reste : { $detail }
verify-result = Le résultat découle des actions.
    .bad = Le résultat ne découle pas des actions.
verify-good = { $file } : la partie est bien celle qu’elle dit être.
verify-draws = { $entries ->
    [one] Les { $draws } tirages de la mise en place et de l’unique entrée
   *[other] Les { $draws } tirages de la mise en place et des { $entries } entrées
  } découlent de la graine.
verify-rules = La partie a été jouée selon des règles plus { $age ->
    [newer] récentes
   *[older] anciennes
  } : on ne peut pas vérifier ici que les actions et le résultat les respectent.
verify-good-draws = { $file } : le mélange est bien celui qu’il dit être.
verify-bad = { $file } : ce n’est pas la partie qui a été jouée.

## Terminal

terminal-numbered = { $name } { $seat }
terminal-saved = La partie est enregistrée dans { $path }
terminal-resume = Pour la reprendre : clew play { $game } --resume { $path }
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
games-options = clew games JEU montre les options d’un jeu.
terminal-plain-welcome = { $game }. { $tagline } Tapez { $help } pour l’aide.
terminal-plain-commands = En plus des actions du jeu, vous pouvez taper :
terminal-prompt = { $name }>

terminal-command-entry = { $name } : { $hint }
terminal-command-help = aide
    .hint = cette aide
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
terminal-keys = ? aide  : écrire  u reprendre  q quitter
terminal-small = Trop petit : il faut 80 colonnes et 24 lignes.
terminal-keys-list = ↑↓ choisir  Entrée jouer
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
    - **u** : reprendre
    - **l** : français ou anglais
    - **q** : quitter, ou abandonner ; la partie est enregistrée
    - **Ctrl-C** : quitter aussitôt ; la partie est enregistrée

    La souris marche aussi : cliquez pour choisir, puis cliquez encore pour confirmer.
terminal-help-bots = # Contre qui vous jouez
terminal-help-commands = # Ce que vous pouvez taper

## Casse-têtes

puzzle-goal = Votre objectif : { $goal }
puzzle-solved = Résolu !
puzzle-missed = Ce n’est pas la solution. Recommencez.
puzzle-you = Vous
puzzle-other = Votre adversaire

## Courrier

mail-confirm-subject = Clew : est-ce bien votre adresse ?
mail-confirm-text =
    Bonjour { $name },

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

learn-read = (Entrée pour continuer, { terminal-command-quit } pour sortir)
learn-do = (votre action, { terminal-command-help } ou { terminal-command-quit })>
learn-not-that = Les règles le permettent, mais faisons d’abord ceci.
learn-done = Vous savez jouer. Place à une vraie partie : { $command }
learn-name-1 = Vous
learn-name-2 = Ariane
learn-name-3 = Dédale
learn-name-4 = Icare
learn-name-5 = Pasiphaé
learn-name-6 = Minos
