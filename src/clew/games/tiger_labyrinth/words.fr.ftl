# La Dame et le Tigre : Labyrinthe

tiger-labyrinth-name = La Dame et le Tigre : Labyrinthe
tiger-labyrinth-tagline = Menez vos cinq petits à la porte du tigre, tandis qu’à chaque tour deux cartes du labyrinthe changent de place.

## Options

tiger-labyrinth-option-start = Qui commence
    .hint = La place qui commence.
    .zero = au hasard
tiger-labyrinth-option-red = Qui joue les rouges
    .hint = La place qui mène les petits rouges ; l’autre joue les bleus.
tiger-labyrinth-option-repetition = Nulle par répétition
    .hint = Quand la même position revient pour la troisième fois au début d’un tour, la partie est nulle.
tiger-labyrinth-option-limit = Limite de tours
    .hint = Après ce nombre de tours, la partie est nulle ; 10 000 au plus.

## Ce qui est demandé

tiger-labyrinth-asked-step = Déplacez un de vos petits sur une carte voisine.
tiger-labyrinth-asked-swap = Échangez deux cartes qu’une gemme permet d’échanger.
tiger-labyrinth-asked-over = La partie est finie.

## Ce qui s’est passé

tiger-labyrinth-stepped = { $seat-you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
  } un petit de { $cell } à { $other-cell }.
tiger-labyrinth-arrived = { $seat-you ->
    [yes] Vous amenez
   *[no] { $seat } amène
  } un petit à sa porte du tigre en { $cell } ; { $left ->
    [0] c’était le dernier !
    [one] il en reste un en chemin.
   *[other] il en reste { $left } en chemin.
  }
tiger-labyrinth-swapped = { $seat-you ->
    [yes] Vous échangez
   *[no] { $seat } échange
  } { $card-def } en { $cell } et { $other-card-def } en { $other-cell }.
tiger-labyrinth-blocked = { $seat-you ->
    [yes] Vous n’avez
   *[no] { $seat } n’a
  } aucune carte à échanger : les deux gemmes se déplacent.
tiger-labyrinth-gem = { $gem-id ->
    [yellow] La gemme jaune passe sur { $half-def }.
   *[white] La gemme blanche passe sur { $half-def }.
  }
tiger-labyrinth-turn = Tour { $turn } : { $seat-you ->
    [yes] à vous.
   *[no] { $seat }.
  }
tiger-labyrinth-turn-told = { $seat-you ->
    [yes] Vous avez mené
   *[no] { $seat } a mené
  } un petit { $way ->
    [left] vers la gauche
    [right] vers la droite
    [up] vers le haut
   *[down] vers le bas
  }{ $home ->
    [yes] {" "}jusqu’à sa porte
   *[no] {""}
  }{ $swapped ->
    [yes] {" "}et { $seat-you ->
        [yes] avez échangé
       *[no] a échangé
      } { $card-def } et { $other-card-def }.
   *[no] .
  }
tiger-labyrinth-ended = { $termination-id ->
    [repetition] La même position revient pour la troisième fois : la partie est nulle.
    [turn-limit] Le dernier tour est joué : la partie est nulle.
   *[escape] { $winners-you ->
        [yes] Vous gagnez : tous vos petits se sont échappés !
       *[no] { $winners } gagne : tous ses petits se sont échappés.
      }
  }
tiger-labyrinth-ended-escape = les cinq petits se sont échappés
tiger-labyrinth-ended-repetition = la même position est revenue trois fois
tiger-labyrinth-ended-turn-limit = la limite de tours est atteinte

## Refus

tiger-labyrinth-refusal-06 = Un tour se joue en deux temps, dans cet ordre : déplacer un de vos petits, puis échanger deux cartes.
tiger-labyrinth-refusal-07 = Un petit va sur une carte qui touche la sienne : dessus, dessous, à gauche ou à droite.
tiger-labyrinth-refusal-08 = Échangez deux cartes de la couleur où est la gemme jaune, ou deux du rôle où est la gemme blanche.
tiger-labyrinth-refusal-09 = Les portes des coins ne s’échangent jamais ; choisissez deux des autres cartes.
tiger-labyrinth-refusal-10 = Les deux cartes doivent être dans la même rangée ou la même colonne.
tiger-labyrinth-refusal-11 = Au moins une des deux cartes doit porter un petit, à vous ou à l’adversaire.
tiger-labyrinth-refusal-16 = La partie est finie : tous les petits d’une couleur se sont échappés.
tiger-labyrinth-refusal-17 = La partie est finie : elle est nulle.

## Dans le terminal

tiger-labyrinth-door = porte
tiger-labyrinth-note-gems = On peut échanger deux { $yellow ->
    [red] cartes rouges
   *[blue] cartes bleues
  } (gemme jaune) ou deux { $white ->
    [lady] dames
   *[tiger] tigres
  } (gemme blanche).
tiger-labyrinth-note-times = Cette position se présente pour la deuxième fois ; la troisième, la partie est nulle.
tiger-labyrinth-note-player = { $seat } { $name } ({ $colour }) : { $home } petits sur { $cubs } sont à la porte du tigre en { $door }.
tiger-labyrinth-note-cubs = { $number ->
    [one] { $number } { $colour ->
        [red] rouge
       *[blue] bleu
      }
   *[other] { $number } { $colour ->
        [red] rouges
       *[blue] bleus
      }
  }
tiger-labyrinth-note-card = { $cell } : { $card }{ $door ->
    [yes] {" "}(porte)
   *[no] {""}
  }{ $cubs ->
    [none] {""}
   *[other] , petits : { $cubs }
  }.
tiger-labyrinth-cub-picked = Le petit en { $cell } : où va-t-il ?
tiger-labyrinth-card-picked = { $cell } change de place avec quelle carte ?
tiger-labyrinth-would-step = Entrée : { $action }
tiger-labyrinth-would-swap = Entrée : { $action }. Gemmes ensuite : { $yellow }, { $white }.
tiger-labyrinth-keys-help =
    - **flèches, Tab** : aller à une carte ; Tab va à la prochaine que vous pouvez choisir
    - **Entrée** : choisir la carte d’un petit ou la première à échanger, puis la seconde ; sur la carte choisie : choisir à nouveau
    - une carte que vous pouvez choisir porte **○** dans son cadre, une carte choisie **●**
tiger-labyrinth-keys-cursor = ↑→ Tab carte
tiger-labyrinth-keys-pick = Entrée choisir
tiger-labyrinth-keys-confirm = Entrée jouer
tiger-labyrinth-keys-back = Échap retour

## Choses

tiger-labyrinth-thing-red = rouge
    .def = le rouge
    .indef = un rouge
    .bare = rouge
    .mark = R
tiger-labyrinth-thing-blue = bleu
    .def = le bleu
    .indef = un bleu
    .bare = bleu
    .mark = B
tiger-labyrinth-thing-lady = dame
    .def = la dame
    .indef = une dame
    .bare = dame
tiger-labyrinth-thing-tiger = tigre
    .def = le tigre
    .indef = un tigre
    .bare = tigre
tiger-labyrinth-thing-red-lady = dame rouge
    .def = la dame rouge
    .indef = une dame rouge
    .bare = dame rouge
tiger-labyrinth-thing-red-tiger = tigre rouge
    .def = le tigre rouge
    .indef = un tigre rouge
    .bare = tigre rouge
tiger-labyrinth-thing-blue-lady = dame bleue
    .def = la dame bleue
    .indef = une dame bleue
    .bare = dame bleue
tiger-labyrinth-thing-blue-tiger = tigre bleu
    .def = le tigre bleu
    .indef = un tigre bleu
    .bare = tigre bleu
tiger-labyrinth-thing-yellow = gemme jaune
    .def = la gemme jaune
    .indef = une gemme jaune
    .bare = gemme jaune
tiger-labyrinth-thing-white = gemme blanche
    .def = la gemme blanche
    .indef = une gemme blanche
    .bare = gemme blanche

## Le dessin simple

tiger-labyrinth-drawing-gems = gemme jaune : { $yellow }   gemme blanche : { $white }
tiger-labyrinth-drawing-player = { $seat } { $colour } : { $home } sur { $cubs } en { $door }
## Pourquoi un robot joue ainsi

tiger-labyrinth-why-win = { $turns ->
    [1] Ce coup gagne dès ce tour.
   *[other] Ce coup gagne en { $turns } tours, quoi que fasse l’adversaire.
  }
tiger-labyrinth-why-stops = Le dernier petit de l’adversaire est sur le point d’atteindre sa porte : { $safe ->
    [one] un seul de vos { $actions } coups l’empêche
   *[other] seuls { $safe } de vos { $actions } coups l’empêchent
  } de gagner au prochain tour.
tiger-labyrinth-why-look = { $gains-id ->
    [both] Ce tour rapproche vos petits de { $nearer } pas de leur porte et fait reculer ceux de l’adversaire de { $back } pas.
    [own] Ce tour rapproche vos petits de { $nearer } pas de leur porte.
    [other] Ce tour fait reculer les petits de l’adversaire de { $back } pas.
   *[neither] Ce tour ne fait gagner aucun pas : il prépare la suite.
  } { $turns ->
    [one] Un tour plus loin,
   *[other] { $turns } tours plus loin,
  } { $ahead-id ->
    [you] vous êtes devant.
    [other] l’adversaire reste devant.
   *[nobody] personne n’est devant.
  }

## Comment sont les robots, à la suite de leur nom

tiger-labyrinth-bot-beginner = court à sa Porte, sans un regard pour vos petits
    .who = le chaton
    .line = Court après sa queue, et parfois attrape celle d’un tigre.
tiger-labyrinth-bot-novice = joue son tour, et oublie que vous en avez un
    .who = le petit
    .line = Ouvre chaque porte : il y a peut-être à manger derrière.
tiger-labyrinth-bot-apprentice = joue bien son tour, et regarde rarement votre réponse
    .who = le chat
    .line = Assis dans la porte ouverte, n’arrive pas à choisir un côté.
tiger-labyrinth-bot-journeyman = regarde vos réponses à ses meilleurs tours
    .who = le léopard
    .line = Ne change rien à ses taches, mais beaucoup à vos places.
tiger-labyrinth-bot-adept = regarde son tour et votre réponse
    .who = la dame
    .line = Polie sans faute. La faute sera la vôtre.
tiger-labyrinth-bot-veteran = regarde chaque réponse, et parfois plus loin
    .who = le vieux lion
    .line = A déjà ouvert toutes ces portes. Certaines deux fois.
tiger-labyrinth-bot-expert = prévoit deux ou trois tours
    .who = la panthère
    .line = On voit d’abord ses yeux. Puis c’est à vous, une dernière fois.
tiger-labyrinth-bot-master = prévoit bien des tours à l’avance, et ne lâche pas une partie gagnée
    .who = la tigresse
    .line = Ne court pas. Attend que vous veniez à elle.

# Casse-têtes

tiger-labyrinth-puzzle-task = { $turns ->
    [one] Gagnez en un tour.
   *[other] Gagnez en { $turns } tours, quoi que fasse l’adversaire.
  }
tiger-labyrinth-puzzle-answers = { $answers ->
    [one] Un seul premier pas gagne.
   *[other] { $answers } premiers pas gagnent ; n’importe lequel fait l’affaire.
  }
tiger-labyrinth-puzzle-missed = L’adversaire peut maintenant s’échapper : vous ne pouvez plus gagner à temps.

## La page

tiger-labyrinth-page-cubs = { $count ->
    [one] un petit { $colour ->
        [red] rouge
       *[blue] bleu
      }
   *[other] { $count } petits { $colour ->
        [red] rouges
       *[blue] bleus
      }
  }
tiger-labyrinth-page-cubs-home = { $home } petits sur 5 à la porte en { $door }
tiger-labyrinth-page-door = porte
tiger-labyrinth-page-your-door = Vos petits s’échappent par la porte du tigre en { $door }, cerclée de votre couleur.
tiger-labyrinth-page-switch = { $gem } : échanger deux { $half ->
    [blue] cartes bleues
    [red] cartes rouges
    [lady] dames
   *[tiger] tigres
  }
tiger-labyrinth-plan-gem = { $gem ->
    [yellow] La gemme jaune permet d’échanger deux cartes { $half ->
        [blue] bleues
       *[red] rouges
      }
   *[white] La gemme blanche permet d’échanger deux { $half ->
        [lady] dames
       *[tiger] tigres
      }
  } ; elle passe ensuite sur son autre moitié.
tiger-labyrinth-plan-where = Les deux sont sur une ligne ou une colonne, l’une porte un petit, et aucune n’est une porte. Deux cartes identiques déplacent les deux gemmes.
tiger-labyrinth-plan-after = Après le pas
tiger-labyrinth-plan-stand = aucun : les petits restent
tiger-labyrinth-plan-pair = { $cell } et { $other }
tiger-labyrinth-plan-both = les deux gemmes bougent
tiger-labyrinth-plan-none = Aucune paire.
tiger-labyrinth-plan-choose = Choisissez deux cartes sur le plateau : vous apprenez si elles peuvent être échangées, et sinon pourquoi.
tiger-labyrinth-plan-second = { $cell } : avec quelle carte ?
tiger-labyrinth-plan-may = { $cell } et { $other } peuvent être échangées : { $gems ->
    [both] les deux gemmes bougent.
    [yellow] la gemme jaune le permet.
   *[white] la gemme blanche le permet.
  }
tiger-labyrinth-plan-not = { $cell } et { $other } ne peuvent pas être échangées. { $why }
tiger-labyrinth-plan-over = Après ce pas, aucune carte n’est échangée.

tiger-labyrinth-page-step-first = Choisissez une carte où se trouve un de vos petits.
tiger-labyrinth-page-step-to = Choisissez maintenant la carte où il va.
tiger-labyrinth-page-swap-first = Choisissez la première carte. Celles qu’on peut échanger sont marquées.
tiger-labyrinth-page-swap-with = Choisissez maintenant la carte à échanger avec elle.

# What is remembered of many games: figures and trophies.

tiger-labyrinth-trophy-swift-paws = Pattes légères
    .how = Gagnez en vingt de vos tours au plus
tiger-labyrinth-trophy-far-behind = Loin devant
    .how = Gagnez quand quatre petits adverses sont encore dehors
tiger-labyrinth-trophy-shepherd = Bon berger
    .how = Menez cinquante petits à leur porte
tiger-labyrinth-figure-turns-of-a-win = Victoire en le moins de tours
tiger-labyrinth-figure-arrived = Petits menés à leur porte
tiger-labyrinth-figure-lead = Le plus de petits adverses dehors à la victoire
## La page : la fin

tiger-labyrinth-page-figure = { $score ->
    [0] Rien
    [one] Un petit à l’abri
   *[other] { $score } petits à l’abri
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
tiger-labyrinth-page-figure-1 = Un de vos petits passe sur une carte voisine ; puis deux cartes changent de place.
tiger-labyrinth-page-figure-2 = Qui a le premier ses cinq petits à la porte du tigre gagne.
