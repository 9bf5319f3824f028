# Labyrinthe, le jeu de cartes

labyrinth-cards-name = Labyrinthe, le jeu de cartes
labyrinth-cards-tagline = Tracez le labyrinthe carte après carte, et gagnez celles que votre chemin relie au même trésor.

## Options

labyrinth-cards-option-maze = Quand on prend des cartes
    .hint = La règle du jeu peut se lire des deux façons. Le labyrinthe peut se morceler : il suffit qu’aucune carte ne reste seule. Le labyrinthe reste d’un seul tenant : toutes les cartes restantes doivent former un seul groupe.
labyrinth-cards-thing-may-fall-apart = le labyrinthe peut se morceler
    .def = le labyrinthe peut se morceler
    .indef = le labyrinthe peut se morceler
    .bare = le labyrinthe peut se morceler
labyrinth-cards-thing-one-piece = le labyrinthe reste d’un seul tenant
    .def = le labyrinthe reste d’un seul tenant
    .indef = le labyrinthe reste d’un seul tenant
    .bare = le labyrinthe reste d’un seul tenant
labyrinth-cards-option-square = Le premier carré
    .hint = De combien de degrés tourner les cartes en 0,0 1,0 0,1 et 1,1 ; si rien n’est indiqué, au hasard.
labyrinth-cards-option-start = Qui commence
    .hint = La place qui commence.
    .zero = au hasard

## Ce qui est demandé

labyrinth-cards-asked-place = Posez une de vos cartes dans le prolongement d’un chemin.
labyrinth-cards-asked-take = Prenez les cartes reliées que vous voulez, ou aucune.
labyrinth-cards-asked-over = La partie est finie.

## Ce qui s’est passé

labyrinth-cards-placed = { $seat-you ->
    [yes] Vous posez
   *[no] { $seat } pose
  } la carte { $card } ({ $treasure } et { $other-treasure }) en { $cell }{ $rotation ->
    [0] .
   *[other] , tournée de { $rotation }°.
  }
labyrinth-cards-taken = { $seat-you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } la carte { $card } en { $cell }, reliée par { $treasure-def }.
labyrinth-cards-left = { $seat-you ->
    [yes] Vous ne prenez rien.
   *[no] { $seat } ne prend rien.
  }
labyrinth-cards-drew = { $seat-you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
  } une carte ; { $left ->
    [0] c’était la dernière de la pioche.
    [one] il en reste une dans la pioche.
   *[other] il en reste { $left } dans la pioche.
  }
labyrinth-cards-drawn = Vous avez pioché la carte { $card } : { $treasure } et { $other-treasure }.
labyrinth-cards-passed = { $seat-you ->
    [yes] Vous n’avez plus de carte : votre tour est sauté.
   *[no] { $seat } n’a plus de carte : son tour est sauté.
  }
labyrinth-cards-turn = Tour { $turn } : { $seat-you ->
    [yes] à vous.
   *[no] { $seat }.
  }
labyrinth-cards-closed = Plus aucun chemin ne sort du labyrinthe : la prochaine carte peut se poser le long de n’importe quel côté.
labyrinth-cards-turn-told = { $seat-you ->
    [yes] Vous avez posé
   *[no] { $seat } a posé
  } la carte avec { $treasure-def } et { $other-treasure-def }{ $count ->
    [0] .
   *[other] {" "}et { $seat-you ->
        [yes] avez gagné
       *[no] a gagné
      } { $count ->
        [1] une carte.
       *[other] { $count } cartes.
      }
  }
labyrinth-cards-ended = { $winners-you ->
    [yes] { $winners-count ->
        [one] Vous gagnez !
       *[other] Vous partagez la victoire : { $winners }.
      }
   *[no] { $winners-count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
      }
  } Points dans l’ordre des places : { $points }.
labyrinth-cards-ended-played-out = toutes les cartes sont jouées ; qui en a le plus l’emporte

## Refus

labyrinth-cards-refusal-03 = Cette carte n’est pas dans votre main ; posez-en une que vous tenez.
labyrinth-cards-refusal-04 = Ainsi tournée, la carte revient à une rotation plus petite ; choisissez parmi celles qui diffèrent.
labyrinth-cards-refusal-05 = Une carte se pose sur une case vide contre le labyrinthe, tournée pour qu’un de ses chemins se prolonge sur une carte voisine.
labyrinth-cards-refusal-06 = Aucun chemin ne sort du labyrinthe : posez la carte le long d’un côté, une de ses ouvertures donnant sur une case vide.
labyrinth-cards-refusal-07 = Aucun chemin continu ne relie votre carte à toutes celles-là ; ne prenez que des cartes reliées.
labyrinth-cards-refusal-08 = On pose d’abord une carte, puis on prend des cartes grâce à elle : faites ce qui est demandé maintenant.
labyrinth-cards-refusal-09 = Sans ces cartes, une partie du labyrinthe serait coupée du reste ; prenez-en d’autres, ou moins.
labyrinth-cards-refusal-12 = La partie est finie : toutes les cartes sont jouées.

## Dans le terminal

labyrinth-cards-side-n = nord
labyrinth-cards-side-e = est
labyrinth-cards-side-s = sud
labyrinth-cards-side-w = ouest
labyrinth-cards-note-left = Tour { $turn } sur { $turns }, { $deck } en pioche
labyrinth-cards-note-connection = Reliée : { $treasure } en { $cell } (carte { $card })
labyrinth-cards-note-closed = Aucun chemin ne sort : la carte peut longer n’importe quel côté.
labyrinth-cards-note-player = { $seat } { $name } : { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
  }, { $cards } en main.
labyrinth-cards-note-face = { $path }, avec { $one } et { $other }
labyrinth-cards-note-two-paths = { $path } avec { $one }, et à part { $other_path } avec { $other }
labyrinth-cards-note-hand = Votre carte { $card } : { $face }.
labyrinth-cards-note-card = { $cell } : carte { $card }, { $face }{ $last ->
    [yes] {" "}(posée en dernier)
   *[no] {""}
  }.
labyrinth-cards-points = { $points } pt
labyrinth-cards-hand = carte { $card }{ $degrees ->
    [0] {""}
   *[other] , { $degrees }°
  }
    .treasure = { $mark } { $name }
labyrinth-cards-would-place = Entrée : { $action }
labyrinth-cards-connects-nothing = Elle n’y gagne rien.
labyrinth-cards-does-not-fit = { $turn ->
    [yes] En { $cell }, il faut la tourner (r).
   *[no] Elle ne va pas en { $cell }.
  }
labyrinth-cards-would-take = { $legal ->
    [yes] { $cards ->
        [0] Entrée : ne rien prendre
        [one] Entrée : prendre une carte (+1)
       *[other] Entrée : prendre { $cards } cartes (+{ $cards })
      }
   *[no] Sans elles, des cartes seraient coupées du reste.
  }
labyrinth-cards-choice = { $ticked ->
    [yes] [✓]
   *[no] [ ]
  } { $treasure } en { $cell } ({ $card })
labyrinth-cards-keys-help =
    - **a, b**, s : choisir une carte de votre main
    - **r**, Espace : la tourner (R : dans l’autre sens), comme la molette de la souris
    - **flèches, Tab** : choisir une case ; Tab va à la prochaine où la carte convient (╭┄╮). Sur celles à ··, elle convient tournée autrement
    - les trésors que montre votre carte sont allumés, ainsi que les chemins vers les cartes qu’elle gagnerait
    - quand il y a des cartes à prendre : **a, b, c…**, ou flèches et Espace, les coche ; Entrée les prend, Échap décoche tout
labyrinth-cards-keys-cell = ↑→ Tab case
labyrinth-cards-keys-turn = r tourner
labyrinth-cards-keys-switch = a b carte
labyrinth-cards-keys-place = Entrée poser
labyrinth-cards-keys-tick = a b… cocher
labyrinth-cards-keys-take = Entrée prendre

## Sur la page

labyrinth-cards-in-hand = { $cards ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $cards } cartes en main
  }
labyrinth-cards-hand-label = Votre main
labyrinth-cards-hand-turned = { $note } Tournée de { $degrees }°.
labyrinth-cards-fits = { $cell } : vide ; la carte { $card } y va { $ways ->
    [one] d’une seule façon
   *[other] de { $ways } façons
  }
labyrinth-cards-lay = La poser ici
labyrinth-cards-lay-how = Choisissez une carte et une case marquée, ou faites-l’y glisser. R la tourne.
    .touch = { $cards ->
        [one] Touchez une case marquée.
       *[other] Touchez une case marquée, ou choisissez l’autre carte.
    }
labyrinth-cards-lay-turns = Sur ↻, la carte tourne pour s’adapter.
labyrinth-cards-wins = Gagne : { $cards }
labyrinth-cards-found = { $treasure } en { $cell }
labyrinth-cards-tick = { $cell } : carte { $card }, { $face }. Reliée par { $treasure-def }.
labyrinth-cards-take = { $cards ->
    [0] Ne rien prendre
    [one] Prendre cette carte
   *[other] Prendre { $cards } cartes
  }
labyrinth-cards-apart = { $count ->
    [one] Sans { $taken ->
        [one] elle
       *[other] elles
      }, la carte en { $cells } resterait seule.
   *[other] Sans { $taken ->
        [one] elle
       *[other] elles
      }, les cartes en { $cells } se détacheraient du reste.
  }
labyrinth-cards-what-is-left = Ce qui reste
    .hint = Chaque trésor figure sur quatre cartes. Celles que vous n’avez pas vues sont dans la pioche ou dans d’autres mains.
labyrinth-cards-count = { $treasure } : { $unseen } à voir, { $hand } dans votre main, { $table } sur la table, { $taken } prises
labyrinth-cards-mark-unseen = à voir
labyrinth-cards-mark-hand = votre main
labyrinth-cards-mark-table = sur la table
labyrinth-cards-mark-taken = prises
labyrinth-cards-zoom-in = Agrandir
labyrinth-cards-zoom-out = Réduire
labyrinth-cards-zoom-fit = Tout montrer
labyrinth-cards-beyond-left = Montrer { $count } de plus à gauche
labyrinth-cards-beyond-top = Montrer { $count } de plus en haut
labyrinth-cards-beyond-right = Montrer { $count } de plus à droite
labyrinth-cards-beyond-bottom = Montrer { $count } de plus en bas

## Choses

labyrinth-cards-thing-book = grimoire
    .def = le grimoire
    .indef = un grimoire
    .bare = grimoire
    .mark = gr
labyrinth-cards-thing-gold = sac d’or
    .def = le sac d’or
    .indef = un sac d’or
    .bare = sac d’or
    .mark = or
labyrinth-cards-thing-map = carte au trésor
    .def = la carte au trésor
    .indef = une carte au trésor
    .bare = carte au trésor
    .mark = ca
labyrinth-cards-thing-crown = couronne
    .def = la couronne
    .indef = une couronne
    .bare = couronne
    .mark = co
labyrinth-cards-thing-keys = trousseau de clés
    .def = le trousseau de clés
    .indef = un trousseau de clés
    .bare = trousseau de clés
    .mark = cl
labyrinth-cards-thing-skull = crâne
    .def = le crâne
    .indef = un crâne
    .bare = crâne
    .mark = cr
labyrinth-cards-thing-ring = bague
    .def = la bague
    .indef = une bague
    .bare = bague
    .mark = ba
labyrinth-cards-thing-chest = coffre
    .def = le coffre
    .indef = un coffre
    .bare = coffre
    .mark = cf
labyrinth-cards-thing-emerald = émeraude
    .def = l’émeraude
    .indef = une émeraude
    .bare = émeraude
    .mark = ém
labyrinth-cards-thing-sword = épée
    .def = l’épée
    .indef = une épée
    .bare = épée
    .mark = ép
labyrinth-cards-thing-candelabra = candélabre
    .def = le candélabre
    .indef = un candélabre
    .bare = candélabre
    .mark = cd
labyrinth-cards-thing-helmet = casque
    .def = le casque
    .indef = un casque
    .bare = casque
    .mark = cs
labyrinth-cards-thing-owl = chouette
    .def = la chouette
    .indef = une chouette
    .bare = chouette
    .mark = ch
labyrinth-cards-thing-scarab = scarabée
    .def = le scarabée
    .indef = un scarabée
    .bare = scarabée
    .mark = sc
labyrinth-cards-thing-rat = rat
    .def = le rat
    .indef = un rat
    .bare = rat
    .mark = ra
labyrinth-cards-thing-spider = araignée
    .def = l’araignée
    .indef = une araignée
    .bare = araignée
    .mark = ar
labyrinth-cards-thing-moth = papillon de nuit
    .def = le papillon de nuit
    .indef = un papillon de nuit
    .bare = papillon de nuit
    .mark = pa
labyrinth-cards-thing-lizard = lézard
    .def = le lézard
    .indef = un lézard
    .bare = lézard
    .mark = lé
labyrinth-cards-thing-bat = chauve-souris
    .def = la chauve-souris
    .indef = une chauve-souris
    .bare = chauve-souris
    .mark = cv
labyrinth-cards-thing-dragon = dragon
    .def = le dragon
    .indef = un dragon
    .bare = dragon
    .mark = dr
labyrinth-cards-thing-ghost = fantôme
    .def = le fantôme
    .indef = un fantôme
    .bare = fantôme
    .mark = fa
labyrinth-cards-thing-genie = génie
    .def = le génie
    .indef = un génie
    .bare = génie
    .mark = gé
labyrinth-cards-thing-sorceress = sorcière
    .def = la sorcière
    .indef = une sorcière
    .bare = sorcière
    .mark = so
labyrinth-cards-thing-troll = troll
    .def = le troll
    .indef = un troll
    .bare = troll
    .mark = tr
labyrinth-cards-thing-goblet = gobelet
    .def = le gobelet
    .indef = un gobelet
    .bare = gobelet
    .mark = go

## Pourquoi un robot joue ainsi

labyrinth-cards-why-takes = { $cards ->
    [0] Ce coup ne prend rien
    [1] Ce coup prend une carte
   *[other] Ce coup prend { $cards } cartes
  }, et en laisse environ { $left } à prendre aux autres.

## Comment sont les robots, à la suite de leur nom

labyrinth-cards-bot-beginner = prend ce qu’il voit, et voit un endroit sur cinq
    .who = le mouton
    .line = Suit le chemin jusqu’à ce qu’on le lui prenne.
labyrinth-cards-bot-novice = prend ce qu’il voit, et voit un endroit sur trois
    .who = le hérisson
    .line = Joue la première carte qui va, et se roule en boule si aucune ne va.
labyrinth-cards-bot-apprentice = prend ce qu’elle voit, et néglige un endroit sur deux
    .who = la loutre
    .line = Retourne chaque carte sur son ventre avant d’en jouer une.
labyrinth-cards-bot-adept = compte ce qui reste à venir, mais néglige un endroit sur trois
    .who = le lièvre
    .line = Part vite, et dit bien joué tout aussi vite.
labyrinth-cards-bot-expert = ne compte que ce qui peut vraiment être pris, et néglige peu
    .who = le loup
    .line = Prend tout le troupeau, et n’en laisse aucune seule.
labyrinth-cards-bot-master = devine ce que vous avez gardé, et ne vous laisse rien à prendre
    .who = le renard
    .line = Vous laisse le long chemin. Ce n’était pas le bon.

# What is remembered of many games: figures and trophies.

labyrinth-cards-trophy-long-way = Le long chemin
    .how = Prenez une carte à sept pas de celle que vous avez posée
labyrinth-cards-trophy-three-at-once = Trois d’un coup
    .how = Prenez trois cartes en posant une seule
labyrinth-cards-trophy-hundred-cards = Collection
    .how = Prenez cent cartes
labyrinth-cards-figure-journey = Plus long chemin jusqu’à une carte, en pas
labyrinth-cards-figure-harvest = Le plus de cartes prises d’un coup
labyrinth-cards-figure-taken = Cartes prises
## Casse-têtes

labyrinth-cards-puzzle-task = { $turns ->
    [one] Prenez { $aim } cartes en un tour.
   *[other] Prenez { $aim } cartes en { $turns } tours. Personne d’autre ne joue.
  }
labyrinth-cards-puzzle-answers = { $answers ->
    [one] Une seule façon permet d’en prendre autant.
   *[other] { $answers } façons permettent d’en prendre autant ; n’importe laquelle fait l’affaire.
  }
labyrinth-cards-puzzle-missed = Il y avait plus de cartes à prendre.

## La page : la fin

labyrinth-cards-plan-intro = Où vos cartes marqueraient sur la table telle qu’elle est. Choisissez un endroit pour le voir.
labyrinth-cards-plan-card = Carte { $card } : { $treasures }
labyrinth-cards-plan-score = { $cell } : { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
labyrinth-cards-plan-nothing = Elle ne marque nulle part pour l’instant.
labyrinth-cards-plan-more = { $count ->
    [one] Et un autre endroit.
   *[other] Et { $count } autres endroits.
  }
labyrinth-cards-plan-empty = Vous n’avez plus de cartes.

labyrinth-cards-page-figure = { $score ->
    [0] Rien
    [one] Une carte
   *[other] { $score } cartes
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
labyrinth-cards-page-figure-1 = Vous ajoutez une carte de sorte qu’un chemin continue.
labyrinth-cards-page-figure-2 = Si un chemin relie deux trésors égaux, vous pouvez prendre ces cartes.
