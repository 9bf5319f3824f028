# Labyrinthe

labyrinth-name = Labyrinthe
labyrinth-tagline = Poussez le labyrinthe, puis courez à votre trésor avant que les murs ne bougent encore.

## Options

labyrinth-option-events = Événements
    .hint = Douze plaques portent au dos un message qui aide celui qui les fait sortir.
labyrinth-option-short = Partie courte
    .hint = Trouver son dernier objectif fait gagner, sans retour au départ.
labyrinth-option-goals = Objectifs par joueur
    .hint = Combien de trésors chacun cherche.
    .zero = les 24 cartes
labyrinth-option-start = Qui commence
    .hint = La place qui commence.
    .zero = au hasard
labyrinth-option-colours = Couleurs
    .hint = red, yellow, blue, green par place ; on joue dans le sens des aiguilles d’une montre.

## Ce qui est demandé

labyrinth-asked-push = Glissez la plaque libre par une flèche.
labyrinth-asked-move = Avancez aussi loin que mènent les couloirs, ou restez.
labyrinth-asked-choose = Choisissez votre nouvelle première carte.
labyrinth-asked-again = Poussez encore pour un second tour, ou terminez le vôtre.
labyrinth-asked-over = La partie est finie.

## Ce qui s’est passé

labyrinth-pushed = { $seat-you ->
    [yes] Vous poussez
   *[no] { $seat } pousse
  } par { $arrow }{ $rotation ->
    [0] .
   *[other] , la plaque tournée de { $rotation }°.
  }
labyrinth-carried = { $seat-you ->
    [yes] Vous êtes emmené
   *[no] { $seat } est emmené
  } en { $cell }.
labyrinth-wrapped = { $seat-you ->
    [yes] Vous sortez et revenez
   *[no] { $seat } sort et revient
  } en { $cell }.
labyrinth-seen = { $message-id ->
    [blank] Le dos de la plaque est vierge.
   *[other] Au dos de la plaque : { $message }.
  }
labyrinth-swapped = { $seat-you ->
    [yes] Vous changez
   *[no] { $seat } change
  } de place avec { $other-seat-you ->
    [yes] vous
   *[no] { $other-seat }
  }, de { $other-cell } à { $cell }.
labyrinth-looked = { $seat-you ->
    [yes] Vous regardez votre deuxième carte.
   *[no] { $seat } regarde une deuxième carte.
  }
labyrinth-searched = { $seat-you ->
    [yes] Vous consultez votre pile.
   *[no] { $seat } consulte sa pile.
  }
labyrinth-pile = Dans votre pile : { $treasures-def }.
labyrinth-exchanged = { $seat-you ->
    [yes] Vous échangez votre première carte.
   *[no] { $seat } échange sa première carte.
  }
labyrinth-kept = { $seat-you ->
    [yes] Vous gardez votre première carte et mélangez les autres.
   *[no] { $seat } garde sa première carte et mélange les autres.
  }
labyrinth-goal = Votre objectif : { $treasure-def }.
labyrinth-moved = { $seat-you ->
    [yes] Vous allez
   *[no] { $seat } va
  } en { $cell }.
labyrinth-passed = { $seat-you ->
    [yes] Vous traversez
   *[no] { $seat } traverse
  } le mur entre { $cell } et { $other-cell }.
labyrinth-stayed = { $seat-you ->
    [yes] Vous restez
   *[no] { $seat } reste
  } en { $cell }.
labyrinth-found = { $seat-you ->
    [yes] Vous trouvez
   *[no] { $seat } trouve
  } { $treasure-def } ; { $left ->
    [0] c’était le dernier objectif !
    [one] encore un objectif.
   *[other] encore { $left } objectifs.
  }
labyrinth-turn = Tour { $turn } : { $seat-you ->
    [yes] à vous.
   *[no] { $seat }.
  }
labyrinth-turn-told = { $seat-you ->
    [yes] Vous avez poussé
   *[no] { $seat } a poussé
  } { $arrow ->
    [N2] la colonne b vers le bas
    [N4] la colonne d vers le bas
    [N6] la colonne f vers le bas
    [E2] la ligne 2 vers la gauche
    [E4] la ligne 4 vers la gauche
    [E6] la ligne 6 vers la gauche
    [S2] la colonne b vers le haut
    [S4] la colonne d vers le haut
    [S6] la colonne f vers le haut
    [W2] la ligne 2 vers la droite
    [W4] la ligne 4 vers la droite
    [W6] la ligne 6 vers la droite
   *[other] { $arrow }
  }{ $then ->
    [found] {" "}et { $seat-you ->
        [yes] avez rejoint
       *[no] a rejoint
      } { $treasure-def }.
    [stayed] {" "}et { $seat-you ->
        [yes] n’avez pas bougé.
       *[no] n’a pas bougé.
      }
    [walked] {" "}et { $seat-you ->
        [yes] avez fait
       *[no] a fait
      } { $steps ->
        [1] un pas.
       *[other] { $steps } pas.
      }
   *[open] .
  }
labyrinth-ended = { $winners-you ->
    [yes] { $winners-count ->
        [one] Vous gagnez !
       *[other] Vous partagez la victoire : { $winners }.
      }
   *[no] { $winners-count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
      }
  }
labyrinth-ended-home = revenu au départ, tous les objectifs trouvés
labyrinth-ended-goals = tous les objectifs trouvés
labyrinth-ended-turn-limit = la limite de tours est atteinte ; qui a le plus d’objectifs l’emporte

## Refus

labyrinth-refusal-09 = Un tour, c’est d’abord une poussée, puis un déplacement.
labyrinth-refusal-10 = Cette rotation revient à une plus petite ; choisissez parmi celles qui diffèrent.
labyrinth-refusal-11 = La plaque ne peut pas rentrer par où elle vient de sortir.
labyrinth-refusal-13 = Aucun couloir n’y mène depuis votre pion.
labyrinth-refusal-15 = La partie est finie : quelqu’un est revenu au départ avec tous ses objectifs.
labyrinth-refusal-16 = La partie est finie : quelqu’un a trouvé son dernier objectif.
labyrinth-refusal-21 = Votre premier déplacement est fait : poussez encore, ou terminez votre tour.
labyrinth-refusal-22 = On ne change de place qu’avec un pion posé sur une autre plaque.
labyrinth-refusal-23 = Pour regarder une deuxième carte, il en faut deux dans la pile, dont une seule ouverte.
labyrinth-refusal-24 = Une fois la pile consultée, choisissez-en une carte ; avec moins de deux cartes, il n’y a rien à échanger.
labyrinth-refusal-25 = Même à travers un mur, votre pion ne peut pas y aller.
labyrinth-refusal-26 = Vous n’avez plus d’objectif, donc plus de pile à regarder.
labyrinth-refusal-27 = La partie est finie : la limite de tours est atteinte.
labyrinth-refusal-28 = Vous n’avez pas de message qui le permette maintenant.

## Dans le terminal

labyrinth-side-n = au nord
labyrinth-side-e = à l’est
labyrinth-side-s = au sud
labyrinth-side-w = à l’ouest
labyrinth-note-goal = Objectif : { $treasure } ({ $mark }), { $cell ->
    [spare] sur la plaque libre.
   *[other] en { $cell }.
  }
labyrinth-note-home = Tous les objectifs trouvés : rentrez en { $cell } !
labyrinth-note-message = Vous pouvez utiliser le message : { $message }.
labyrinth-note-player = { $seat } { $name } ({ $colour }) en { $cell } : { $found } trouvés, { $left } à trouver.
labyrinth-note-tile = { $cell } : ouverte { $open }{ $treasure ->
    [none] {""}
   *[other] , { $treasure }
  }{ $pawns ->
    [none] {""}
   *[other]  ; ici : { $pawns }
  }.
labyrinth-note-spare = Plaque libre : ouverte { $open }{ $treasure ->
    [none] {""}
   *[other] , { $treasure }
  }.
labyrinth-note-banned = Interdite maintenant : la flèche { $arrow }.

labyrinth-choice-swap = Changer de place avec { $name }
labyrinth-choice-look = Regarder votre deuxième carte
labyrinth-choice-search = Regarder toute votre pile
labyrinth-choice-take = Prendre { $treasure } ({ $mark })
labyrinth-choice-keep = Garder { $treasure } ({ $mark })
labyrinth-choice-end = Terminer votre tour
labyrinth-choice-push = Pousser une deuxième fois
labyrinth-choice-move = Avancer plutôt
labyrinth-message-second-push = Poussez encore une fois avant d’avancer, avec la plaque qui vient de sortir.
labyrinth-message-double-turn = Après ce déplacement, poussez et avancez une seconde fois.
labyrinth-message-change-places = Changez de place avec un autre pion, puis avancez de là.
labyrinth-message-look = Regardez en secret votre deuxième carte : vous pourrez alors atteindre l’une ou l’autre en premier.
labyrinth-message-exchange = Consultez votre pile et placez, si vous voulez, une autre carte sur le dessus. Une fois la pile consultée, le reste est mélangé et une deuxième carte ouverte est refermée.
labyrinth-message-wall = Un mur ne vous arrête pas pendant ce déplacement.
labyrinth-spare = Plaque libre
labyrinth-drops-out = sort
labyrinth-turned = tournée de { $degrees }°
labyrinth-cursor = { $cell }{ $treasure ->
    [none] {""}
   *[other] , { $treasure }
  } : { $reached ->
    [yes] vous pouvez y aller.
    [here] vous y êtes ; rester ?
   *[no] aucun couloir n’y mène.
  }
labyrinth-keys-help =
    - **flèches, Tab** : choisir une flèche au bord, ou une case
    - **r, Espace** : tourner la plaque libre (R : dans l’autre sens), comme la molette de la souris
labyrinth-keys-push = ←↑↓→ flèche
labyrinth-keys-turn = r tourner
labyrinth-keys-confirm = Entrée jouer
labyrinth-keys-back = Échap retour
labyrinth-keys-move = ←↑↓→ case

## Choses

labyrinth-thing-red = rouge
    .def = le pion rouge
    .indef = un pion rouge
    .bare = rouge
labyrinth-thing-yellow = jaune
    .def = le pion jaune
    .indef = un pion jaune
    .bare = jaune
labyrinth-thing-blue = bleu
    .def = le pion bleu
    .indef = un pion bleu
    .bare = bleu
labyrinth-thing-green = vert
    .def = le pion vert
    .indef = un pion vert
    .bare = vert
labyrinth-thing-book = grimoire
    .def = le grimoire
    .indef = un grimoire
    .bare = grimoire
    .mark = gr
labyrinth-thing-gold = sac d’or
    .def = le sac d’or
    .indef = un sac d’or
    .bare = sac d’or
    .mark = or
labyrinth-thing-map = carte
    .def = la carte
    .indef = une carte
    .bare = carte
    .mark = ca
labyrinth-thing-crown = couronne
    .def = la couronne
    .indef = une couronne
    .bare = couronne
    .mark = co
labyrinth-thing-keys = trousseau de clés
    .def = le trousseau de clés
    .indef = un trousseau de clés
    .bare = trousseau de clés
    .mark = cl
labyrinth-thing-skull = crâne
    .def = le crâne
    .indef = un crâne
    .bare = crâne
    .mark = cr
labyrinth-thing-ring = bague
    .def = la bague
    .indef = une bague
    .bare = bague
    .mark = ba
labyrinth-thing-chest = coffre
    .def = le coffre
    .indef = un coffre
    .bare = coffre
    .mark = cf
labyrinth-thing-emerald = émeraude
    .def = l’émeraude
    .indef = une émeraude
    .bare = émeraude
    .mark = ém
labyrinth-thing-sword = épée
    .def = l’épée
    .indef = une épée
    .bare = épée
    .mark = ép
labyrinth-thing-candelabra = candélabre
    .def = le candélabre
    .indef = un candélabre
    .bare = candélabre
    .mark = cd
labyrinth-thing-helmet = casque
    .def = le casque
    .indef = un casque
    .bare = casque
    .mark = cs
labyrinth-thing-owl = chouette
    .def = la chouette
    .indef = une chouette
    .bare = chouette
    .mark = ch
labyrinth-thing-scarab = scarabée
    .def = le scarabée
    .indef = un scarabée
    .bare = scarabée
    .mark = sc
labyrinth-thing-rat = rat
    .def = le rat
    .indef = un rat
    .bare = rat
    .mark = ra
labyrinth-thing-spider = araignée
    .def = l’araignée
    .indef = une araignée
    .bare = araignée
    .mark = ar
labyrinth-thing-moth = papillon de nuit
    .def = le papillon de nuit
    .indef = un papillon de nuit
    .bare = papillon de nuit
    .mark = pa
labyrinth-thing-lizard = lézard
    .def = le lézard
    .indef = un lézard
    .bare = lézard
    .mark = lé
labyrinth-thing-bat = chauve-souris
    .def = la chauve-souris
    .indef = une chauve-souris
    .bare = chauve-souris
    .mark = cv
labyrinth-thing-dragon = dragon
    .def = le dragon
    .indef = un dragon
    .bare = dragon
    .mark = dr
labyrinth-thing-ghost = fantôme
    .def = le fantôme
    .indef = un fantôme
    .bare = fantôme
    .mark = fa
labyrinth-thing-genie = génie
    .def = le génie
    .indef = un génie
    .bare = génie
    .mark = gé
labyrinth-thing-sorceress = sorcière
    .def = la sorcière
    .indef = une sorcière
    .bare = sorcière
    .mark = so
labyrinth-thing-troll = troll
    .def = le troll
    .indef = un troll
    .bare = troll
    .mark = tr
labyrinth-thing-second-push = une seconde poussée
    .def = une seconde poussée
    .indef = une seconde poussée
    .bare = une seconde poussée
labyrinth-thing-double-turn = un double tour
    .def = un double tour
    .indef = un double tour
    .bare = un double tour
labyrinth-thing-change-places = changer de place
    .def = changer de place
    .indef = changer de place
    .bare = changer de place
labyrinth-thing-look = regarder sa deuxième carte
    .def = regarder sa deuxième carte
    .indef = regarder sa deuxième carte
    .bare = regarder sa deuxième carte
labyrinth-thing-exchange = échanger sa première carte
    .def = échanger sa première carte
    .indef = échanger sa première carte
    .bare = échanger sa première carte
labyrinth-thing-wall = traverser un mur
    .def = traverser un mur
    .indef = traverser un mur
    .bare = traverser un mur
labyrinth-thing-blank = vierge
    .def = vierge
    .indef = vierge
    .bare = vierge

## Pourquoi un robot joue ainsi

labyrinth-why-goal = Ce coup atteint { $treasure-def } dès ce tour.
labyrinth-why-home = Ce coup vous ramène dans votre coin et gagne la partie.
labyrinth-why-wait = { $treasure-id ->
    [home] Votre coin sera à portée au prochain tour après { $percent } % des réponses possibles.
   *[other] Votre objectif, { $treasure-def }, sera à portée au prochain tour après { $percent } % des réponses possibles.
  }

## Comment sont les robots, à la suite de leur nom

labyrinth-bot-beginner = essaie quelques poussées, et garde la meilleure
    .who = l’escargot
    .line = A tout son temps, et sa coquille avec lui.
labyrinth-bot-novice = court vers le trésor le plus proche, et parfois court au hasard
    .who = la souris
    .line = Ne refuse jamais une miette, même au fond d’une impasse.
labyrinth-bot-apprentice = essaie chaque poussée, sans penser au tour d’après
    .who = l’écureuil
    .line = Sait où est le trésor. L’a déjà enterré deux fois.
labyrinth-bot-adept = essaie chaque poussée, et attend là où son trésor passera
    .who = la chouette
    .line = Attend deux tours, puis se trouve à côté, comme par hasard.
labyrinth-bot-expert = sait attendre, et gâche parfois votre chemin
    .who = le corbeau
    .line = Emporte ce qui brille, et dit que ça traînait là.
labyrinth-bot-master = devine ce que vous cherchez, et le pousse hors de portée
    .who = le dragon
    .line = Ferme le couloir derrière vous et appelle ça ranger.

# Casse-têtes

labyrinth-puzzle-task = { $turns ->
    [one] Atteignez votre objectif en un tour : une poussée, puis un déplacement.
   *[other] Atteignez votre objectif en { $turns } tours. Personne d’autre ne bouge.
  }
labyrinth-puzzle-answers = { $answers ->
    [one] Une seule première poussée convient.
   *[other] { $answers } premières poussées conviennent ; n’importe laquelle fait l’affaire.
  }
labyrinth-puzzle-missed = Il ne reste plus de tour.

## La page

labyrinth-page-push = Pousser
labyrinth-page-stay = Rester ici
labyrinth-page-push-at = Pousser en { $arrow }
labyrinth-page-spare = Plaque libre, tournée de { $degrees }°. La tourner
labyrinth-page-goals-left = { $left ->
    [one] encore un objectif
   *[other] encore { $left } objectifs
  }
labyrinth-page-your-goal = Votre objectif
labyrinth-page-goal-cover = (secret : le couvrir)
labyrinth-page-goal-covered = Votre objectif est couvert. Le montrer
labyrinth-page-go-home = Rentrer en { $cell }
labyrinth-page-choices = Ce que vous pouvez faire

# Le mode plan.

labyrinth-plan-try = Tournez la plaque et essayez une flèche : vous voyez le labyrinthe tel qu’il serait.
labyrinth-plan-course = Pousser { $arrow }, puis { $steps ->
    [0] rester
    [one] un pas
   *[other] { $steps } pas
  }
labyrinth-plan-reach = { $cells ->
    [one] Seule votre case est accessible.
   *[other] { $cells } cases sont accessibles.
  }
labyrinth-plan-choose = Votre objectif est hors d’atteinte. Choisissez où vous arrêter.
labyrinth-plan-stand = Vous êtes en { $cell }.
labyrinth-plan-home = Vous rentrez dans votre coin, en { $cell }.
labyrinth-plan-finds = Vous atteignez { $treasure } en { $cell }.
labyrinth-plan-pin = Plan { $pin }
labyrinth-plan-drop = Poser un repère
labyrinth-plan-dropped = Le plan { $pin } est posé.
labyrinth-plan-look = Voir le plan { $pin }
labyrinth-plan-remove = Retirer le plan { $pin }
labyrinth-plan-broken = Défait par la poussée de { $name } en { $arrow }.
labyrinth-plan-broken-else = Il n’y mène plus.
labyrinth-plan-far = Vous n’iriez pas plus loin que { $cell }.
labyrinth-plan-gone = Ce que vous vouliez n’y est plus.
labyrinth-plan-arm = Jouer à mon tour
    .hint = Seulement si la plaque libre est encore de la même sorte, dans n’importe quel sens : la poussée d’un autre joueur en apporte souvent une autre.
labyrinth-plan-armed = Sera joué
labyrinth-plan-playing = C’est à vous : le plan { $pin } est joué.
labyrinth-plan-cancelled-tile = Le plan { $pin } n’est pas joué d’avance : la plaque libre n’est plus la même.
labyrinth-plan-cancelled-rule = Le plan { $pin } n’est pas joué d’avance : cette poussée n’est plus permise.
labyrinth-plan-cancelled-way = Le plan { $pin } n’est pas joué d’avance : le chemin a changé.
labyrinth-plan-cancelled-treasure = Le plan { $pin } n’est pas joué d’avance : vous y trouveriez autre chose.
labyrinth-plan-cancelled-message = La poussée est faite, mais le déplacement est à vous : il s’est passé quelque chose.
labyrinth-plan-key-p = planifier, même quand les autres jouent
labyrinth-plan-key-r = tourner la plaque
labyrinth-plan-key-enter = garder une flèche ; encore : poser un repère
labyrinth-plan-key-esc = revenir à la table telle qu’elle est

# What is remembered of many games: figures and trophies.

labyrinth-trophy-twenty-steps = Vingt pas
    .how = Avancez de vingt plaques en un seul déplacement
labyrinth-trophy-hundred-treasures = Coffre plein
    .how = Trouvez cent trésors
labyrinth-trophy-round-the-edge = Par-dessus bord
    .how = Passez dix fois d’un bord du plateau à l’autre
labyrinth-trophy-ten-minutes = En dix minutes
    .how = Gagnez en dix minutes au plus
labyrinth-figure-journey = Plus long déplacement, en plaques
labyrinth-figure-found = Trésors trouvés
labyrinth-figure-wrapped = Passages par-dessus bord
## La page : la fin

labyrinth-page-figure = { $score ->
    [0] Rien
    [one] Un trésor
   *[other] { $score } trésors
  } ; { $their ->
    [0] { $you ->
        [yes] vous n’en avez pas
       *[no] { $next } n’en a pas
      }
   *[other] { $you ->
        [yes] vous en avez
       *[no] { $next } en a
      } { $their }
  }.
labyrinth-page-figure-1 = Vous poussez la plaque libre à une flèche : la rangée avance, et la plaque qui sort est la prochaine plaque libre.
labyrinth-page-figure-2 = Puis vous avancez aussi loin que mène le chemin. Si vous finissez sur votre objectif, il est à vous.
