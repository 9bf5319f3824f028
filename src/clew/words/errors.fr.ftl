# Pourquoi ce que l’on demande n’est pas possible.

## À la table

error-over = La partie est terminée.
error-no-seat = Il n’y a pas de place { $seat }.
error-answered = Vous avez déjà répondu.
error-left = Ce joueur a déjà quitté la partie.
error-not-asked = Rien n’est demandé hors du tour pour l’instant.
error-not-now = Ce n’est pas possible pour l’instant.
error-nothing-to-order = Ce jeu ne demande rien à personne hors de son tour : il n’y a rien à répondre d’avance.
error-nothing-to-take-back = Il n’y a rien à reprendre.
error-nothing-to-try = Il n’y a rien à essayer.
error-no-view = Cela ne peut pas être montré sur un plateau.
error-nothing-proposed = Personne n’a rien proposé.
error-no-way-back = La partie ne peut pas revenir à ce point.
error-rated-take-back = Une partie classée ne revient en arrière que si tout le monde est d’accord, et un robot ne peut pas l’être.
error-bad-move = Le coup { $n } de cette variante ne peut pas être joué là.
error-no-entry = La partie n’a pas d’entrée { $n }.
error-no-moves = Une variante a au moins un coup.
error-nobody-looks = Personne ne regarde l’écran.
error-no-adviser = Aucun robot de { $game } ne peut donner d’indice.
error-random-adviser = Le robot Hasard ne donne pas d’indices : il ne sait rien.

## Une table et ceux qui y jouent

error-no-game = Il n’y a pas de jeu « { $name } ». Il y a : { $there }.
error-players = { $least ->
    [one] { $game } se joue seul, et non à { $players }.
   *[other] { $game } se joue de { $least } à { $most }, et non à { $players }.
  }
error-no-option = { $game } n’a pas d’option « { $option } ». Il y a : { $there }.
error-option-form = Une option s’écrit nom=valeur, et non { $given }.
error-option-value = { $takes ->
    [switch] { $option } est yes ou no, et non { $given }.
    [list] { $option } est une liste de valeurs séparées par des virgules, parmi { $there }, et non { $given }.
    [list-most] { $option } est une liste d’au plus { $most } valeurs séparées par des virgules, parmi { $there }, et non { $given }.
    [one] { $option } est l’une de ces valeurs : { $there }, et non { $given }.
    [number] { $option } est un nombre de { $least } à { $most }, et non { $given }.
   *[other] { $option } ne peut pas être { $given }.
  }
error-options = Ces options de { $game } ne vont pas ensemble : { $detail }
error-goals = goals : à { $players }, chacun peut avoir au plus { $most } objectifs, et non { $given }. (LB-07)
error-one-each = { $option } : il en faut { $players } différents. ({ $rule })
error-square = square : quatre cartes sont tournées, ou aucune, et non { $given }. (LC-03)
error-cards = cards : à { $players }, chacun en a au plus { $most }. (TT-28)
error-friendly-option = { $option } ne peut pas être changé dans une partie classée.
error-friendly-hints = Une partie classée est sans indices.
error-no-choice = « { $choice } » ne peut pas être choisi pour une place. Il y a : { $there }.
error-no-bot = { $game } n’a pas de robot « { $bot } ». Il y a : { $there }.
error-no-player = « { $player } » ne peut pas jouer à { $game }. Il y a : { $there }.
error-seats-and-bot = --seats nomme déjà tout le monde : retirez { $less }.
error-too-many-names = { $names } noms, c’est trop pour { $humans ->
    [one] un seul humain
   *[other] { $humans } humains
  }.
error-budget = « { $bot } » : le budget d’un robot est une durée comme 1s ou 50ms, ou un nombre de nœuds, puis des cœurs comme x4.
error-no-time = « { $bot } » : une décision demande un peu de temps.
error-one-core = « { $bot } » ne réfléchit que sur un seul cœur.
error-no-net = Il n’y a pas de réseau « { $path } ».
error-not-a-net = « { $path } » n’est pas un réseau fait par clew train.
error-net-of-another-game = Le réseau « { $path } » joue à { $game }, à { $players }, et à rien d’autre.
error-net-of-other-rules = Le réseau « { $path } » a appris d’autres règles que celles d’aujourd’hui.
error-net-damaged = Le réseau « { $path } » est endommagé.
error-program-form = « { $bot } » : un programme s’écrit cmd:PROGRAMME, ou cmd@2s:PROGRAMME avec son temps.
error-programs-elsewhere = Vos propres programmes ne jouent que sous Linux et macOS.
error-no-command = { $command } n’est pas une commande. Écrivez par exemple { $example }.
error-program-missing = Il n’y a pas de programme « { $program } » qui puisse être lancé.
error-program-not-started = « { $program } » ne peut pas être lancé : { $detail }

## Noms et messages

error-name-length = Un nom a de 1 à { $most } caractères.
error-name-signs = Un nom n’a que des lettres et des signes visibles.
error-marks = Une lettre porte au plus { $most } accents ou autres signes.
error-message-length = Un message a de 1 à { $most } caractères.
error-message-signs = Un message n’a que des lettres et des signes visibles.
error-no-emote = Il n’y a pas de message rapide { $emote }. Il y a : { $there }.

## Comptes

error-login-length = Un identifiant a de 2 à 40 caractères.
error-login-marks = Un identifiant n’a pas de lettres chargées de signes.
error-wrong-password = Le nom ou le mot de passe est faux.
error-wrong-code = Le nom ou le code est faux.
error-password-length = Un mot de passe a au moins 8 caractères.
error-password-common = Ce mot de passe est l’un des premiers que d’autres essaient. Choisissez-en un autre.
error-push-service = Le serveur ne connaît pas le service de notifications de ce navigateur.
error-left-often = { $minutes ->
    [one] Vous avez plusieurs fois laissé les autres seuls. Vous pourrez de nouveau chercher quelqu’un dans une minute.
   *[other] Vous avez plusieurs fois laissé les autres seuls. Vous pourrez de nouveau chercher quelqu’un dans { $minutes } minutes.
}
error-left-often-here = { $minutes ->
    [one] Des invités à votre adresse internet ont plusieurs fois laissé les autres seuls. Vous pourrez de nouveau chercher quelqu’un dans une minute, ou tout de suite avec un compte.
   *[other] Des invités à votre adresse internet ont plusieurs fois laissé les autres seuls. Vous pourrez de nouveau chercher quelqu’un dans { $minutes } minutes, ou tout de suite avec un compte.
}
error-only-quick-match = Seul « Trouver quelqu’un » réunit des inconnus.
error-strangers = Entre inconnus, on joue à { $most } au plus.
error-own-friend = On ne peut pas être son propre ami.
error-choose-messages = Choisissez les messages à retirer.
error-shutting-down = Le serveur s’arrête. Réessayez dans un instant.

## Leçons et casse-têtes

error-no-tutorial = { $game } n’a pas de leçons. clew rules { $game } montre ses règles.
error-no-lesson = Il n’y a pas de leçon « { $name } ».
error-no-puzzles = { $game } n’a pas de casse-têtes. Il y en a pour : { $there }.
error-no-puzzle = Il n’y a pas de casse-tête « { $name } ».
error-not-solved = { $game } n’a pas de casse-têtes que l’on puisse résoudre.
error-no-day = { $day } n’est pas un jour.
error-no-notebook = { $path } contient vos casse-têtes et est illisible. Réparez ce fichier, ou déplacez-le pour repartir de zéro.
error-daily-alone = --daily est un casse-tête à part : retirez { $name }.
error-puzzle-over = Cet essai est terminé. Recommencez.
error-answer-length = Aucune réponse n’a plus de { $most } actions.

## Tournois

error-cup-clock = Les parties d’un tournoi ont besoin d’une pendule.
error-cup-hints = Un tournoi est sans indices.
error-cup-rounds = Un tournoi suisse a besoin d’un nombre de rondes.
error-cup-days = Une arène se joue tout de suite, pas par correspondance.
error-cup-bots = Un tournoi compte au plus { $most } robots.
error-cup-full = Ce tournoi a de la place pour { $most } joueurs.
error-cups = Vous avez trop de tournois ouverts. Terminez-en un d’abord.
error-cup-two = Un tournoi a besoin d’au moins deux joueurs.
error-cup-begun = Ce tournoi toutes rondes a commencé et n’accueille plus personne.
error-cup-sent = L’hôte ne veut pas de vous dans ce tournoi.
error-cup-programs = Les programmes ne jouent pas dans ce tournoi.
error-cup-table = C’est le tournoi qui décide qui joue à cette table.

## Fichiers

error-not-read = { $path } est illisible : { $detail }
error-not-written = { $path } ne peut pas être écrit : { $detail }
error-file-exists = { $path } existe déjà : reprenez cette partie, ou enregistrez dans un autre fichier.
error-no-record = { $path } n’est pas un enregistrement de Clew, ou il est endommagé.
error-no-receipt = { $path } n’est pas un reçu de Clew, ou il est endommagé.
error-other-format = { $path } a le format { $format } ; cette version de Clew lit { $there }.
error-changed-record = { $path } a été modifié après avoir été écrit. clew verify dit où.
error-record-entry = { $path } ne peut pas être rejoué : l’entrée { $n } ne suit pas les règles.
error-no-secret = L’enregistrement n’a pas encore de secret : la partie est encore cachée.
error-damaged = Le secret ou le nombre d’un joueur est endommagé dans cet enregistrement.
error-other-rules = Cette partie a été jouée sous la version { $rules } des règles de { $game }, et ce Clew a la version { $version }. Elle ne peut pas être rejouée ici, mais clew verify prouve toujours ses tirages.
error-other-game = { $path } est une partie de { $game }, et non de { $wanted }.
error-nothing-to-resume = La partie de { $path } est terminée : il n’y a rien à reprendre.
error-played-by-program = Un programme joue dans { $path }. Si vous lui faites confiance, nommez-le aussi : { $command }
error-bot-not-here = { $path } a besoin du robot « { $bot } », qui n’est pas ici.
error-resume-one = --resume continue une seule partie, pas plusieurs.
error-no-step = Il n’y a pas d’entrée { $step } : la partie a les entrées 1 à { $most }.
error-no-variations = { $path } n’est pas un fichier de variantes de Clew, ou il est endommagé.
error-other-variations = { $path } a des variantes d’une autre partie.
error-no-variation = Il n’y a pas de variante { $number } dans { $path }.
error-bad-variation = La variante { $number } dans { $path } ne peut pas être jouée dans cette partie.
error-no-key = « { $key } » n’est pas une clé : une clé a 64 chiffres hexadécimaux.

## Langues

error-no-language = Il n’y a pas de langue « { $name } ». Il y a : { $there }.
