# Ce que tous les jeux ont en commun.

list-last = { $rest } et { $last }

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

## Fin de partie

won = { $winners-count ->
    [0] Personne ne gagne : partie nulle
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
  }
ended-resign = les autres ont abandonné
ended-forfeit = les autres ont perdu par forfait
left-resign = { $name } abandonne.
left-forfeit = { $name } perd par forfait.
left-undo = { $name } reprend sa dernière action.

## Règles

rules-tag-book = la règle du jeu
rules-tag-ruling = notre interprétation
rules-tag-data = le matériel
rules-tag-ours = de notre cru
rules-legend = [book] figure dans la règle du jeu, [ruling] est notre lecture là où elle se tait, [data] décrit le matériel, [ours] est de notre cru.

## Vérification

verify-digest = Le fichier est tel qu’il a été écrit : son empreinte correspond.
    .bad = Le fichier a été modifié après coup : son empreinte ne correspond pas.
verify-commitment = Le secret est bien celui dont l’empreinte a été publiée avant la partie.
    .bad = Le secret n’est pas celui dont l’empreinte a été publiée avant la partie.
verify-setup = La graine donne bien les mélanges et la donne du début.
    .bad = La graine ne donne pas les mélanges et la donne du début.
verify-entries = { $entries ->
    [one] L’unique entrée
   *[other] Les { $entries } entrées
  } et les { $draws } tirages découlent de la graine et des règles.
verify-entry = L’entrée { $entry } ne va pas avec le reste : { $detail }
verify-result = Le résultat découle des actions.
    .bad = Le résultat ne découle pas des actions.
verify-good = { $file } : la partie est bien celle qu’elle dit être.
verify-bad = { $file } : ce n’est pas la partie qui a été jouée.
