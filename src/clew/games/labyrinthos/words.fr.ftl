# Labyrinthos

labyrinthos-name = Labyrinthos
labyrinthos-tagline = Trouvez quatre clés dans un labyrinthe qui tourne et sortez par la Porte, tandis que chacun mène le monstre.

## Options

labyrinthos-option-monster = Monstre
    .hint = minotaur, medusa ou cerberus ; les deux derniers ont leurs propres règles et cartes.
labyrinthos-option-no-empty-slot = Sans emplacement libre
    .hint = Plus difficile : chaque clé recouvre une action.
labyrinthos-option-heroes = Héros
    .hint = sostrate, diodotus, akikios, leona par place ; si rien n’est indiqué, les joueurs choisissent à tour de rôle.
labyrinthos-option-rounds = Manches
    .hint = Après ce nombre de manches, qui a le plus de clés l’emporte ; 150 pour la partie entière, dix pour une courte.
labyrinthos-option-start = Qui commence
    .hint = La place qui commence.
    .zero = au hasard

## Ce qui est demandé

labyrinthos-asked-choose-hero = Choisissez votre héros.
labyrinthos-asked-turn = Agissez, ou finissez votre tour.
labyrinthos-asked-tokens = Choisissez vos sept jetons : combien de pieds, le reste en mains.
labyrinthos-asked-refresh = Défaussez ce que vous voulez ; votre main est ensuite complétée.
labyrinthos-asked-orient = Choisissez comment poser la nouvelle plaque, tournée dans le sens des aiguilles d’une montre depuis la position montrée.
labyrinthos-asked-take-key = Prenez une des clés de cette couleur.
labyrinthos-asked-key-slot = Posez votre clé sur un emplacement sans clé.
labyrinthos-asked-rearrange = Déplacez une clé vers un autre emplacement.
labyrinthos-asked-step = Avancez, plaque après plaque, ou arrêtez-vous là.
labyrinthos-asked-climb = Escaladez un mur.
labyrinthos-asked-fly = Volez vers une plaque visible de votre rangée ou colonne.
labyrinthos-asked-run = Choisissez la direction de votre course.
labyrinthos-asked-rotate = Tournez encore une plaque d’un quart de tour, ou arrêtez-vous là.
labyrinthos-asked-build = Posez encore un mur, ou arrêtez-vous là.
labyrinthos-asked-raze = Retirez encore un mur, ou arrêtez-vous là.
labyrinthos-asked-build-or-raze = Posez ou retirez encore un mur, ou arrêtez-vous là.
labyrinthos-asked-swing = Faites pivoter encore un mur vers un autre côté d’une de ses plaques, ou arrêtez-vous là.
labyrinthos-asked-place-wall = Posez un mur entre deux plaques.
labyrinthos-asked-heal = Choisissez la blessure à retirer.
labyrinthos-asked-give = Choisissez laquelle de vos blessures donner.
labyrinthos-asked-wound = Choisissez l’action qui reçoit la blessure.
labyrinthos-asked-target = Choisissez le joueur visé.
labyrinthos-asked-look = Regardez en secret encore une plaque cachée, ou arrêtez-vous là.
labyrinthos-asked-reveal = Retournez encore une plaque cachée, ou arrêtez-vous là.
labyrinthos-asked-scout = Retournez une plaque où mène votre couloir.
labyrinthos-asked-disarm = Choisissez la plaque dont le symbole ne compte plus.
labyrinthos-asked-monster = Utilisez un point du monstre : déplacez-le, tournez une plaque voisine, ou retirez un mur contre lui.
labyrinthos-asked-charge = Choisissez où charge le monstre.
labyrinthos-asked-passage = Choisissez le passage secret d’où sort le monstre.
labyrinthos-asked-bait = Choisissez le passage secret où poser le monstre.
labyrinthos-asked-displace = Choisissez où est déplacé le héros attaqué.
labyrinthos-asked-strike = Frappez une plaque voisine de Méduse, ou arrêtez-vous là.
labyrinthos-asked-intuition = Lancez le dé du monstre au lieu d’utiliser deux points, ou prenez les points.
labyrinthos-asked-smell = Choisissez la carte à défausser de cette main.
labyrinthos-asked-barter = Choisissez la clé à échanger contre la vôtre : le joueur et la couleur.
labyrinthos-asked-scheme = Choisissez la carte à défausser pour Ruse royale.
labyrinthos-asked-shake = Choisissez où ce héros est déplacé.
labyrinthos-asked-gain = Choisissez vos jetons : combien de pieds, le reste en mains.
labyrinthos-asked-give-to = Choisissez qui reçoit la blessure.
labyrinthos-asked-on-card = Une carte est jouée : annulez-la avec la Farce d’Hermès, ou déclinez.
labyrinthos-asked-on-attack = Le monstre attaque : réagissez avant le dé de sang, ou déclinez.
labyrinthos-asked-on-blood = Le dé de sang est lancé : réagissez avant les blessures, ou déclinez.
labyrinthos-asked-on-step = Cerbère a bougé : réagissez, ou déclinez.
labyrinthos-asked-wait = Vous avez répondu. Les autres répondent encore.
labyrinthos-asked-over = La partie est finie.

## L’ordre du jour : ce qui reste à venir, et pour qui

labyrinthos-note-agenda = Ensuite : { $tasks }.
labyrinthos-task-turn = le tour de { $name }
    .own = votre tour
labyrinthos-task-end-turn = la fin du tour de { $name }
    .own = la fin de votre tour
labyrinthos-task-tokens = de nouveaux jetons pour { $name }
    .own = vos nouveaux jetons
labyrinthos-task-refresh = de nouvelles cartes pour { $name }
    .own = vos nouvelles cartes
labyrinthos-task-draw = la pioche de { $name }
    .own = votre pioche
labyrinthos-task-die = le dé du monstre de { $name }
    .own = votre dé du monstre
labyrinthos-task-deed = { $deed } de { $name }
    .own = { $deed }, par vous
labyrinthos-task-on-card = les réponses à la carte de { $name }
    .own = les réponses à votre carte
labyrinthos-task-on-attack = les réponses à l’attaque
labyrinthos-task-on-blood = les réponses au dé de sang
labyrinthos-task-on-step = les réponses au pas de Cerbère
labyrinthos-task-roll-blood = le dé de sang
labyrinthos-task-bleed = les blessures de l’attaque
labyrinthos-task-displace = le déplacement des héros attaqués
labyrinthos-task-land = les plaques des héros déplacés
labyrinthos-task-after-attack = la fin de l’attaque
labyrinthos-task-mirror = le retour de Méduse à la Porte
labyrinthos-task-monster = le mouvement du monstre par { $name }
    .own = votre mouvement du monstre
labyrinthos-task-shake = le Séisme de { $name }
    .own = votre Séisme
labyrinthos-task-step = le trajet de { $name }
    .own = votre trajet
labyrinthos-task-run = la course de { $name }
    .own = votre course
labyrinthos-task-reveal = les plaques retournées par { $name }
    .own = vos plaques retournées

## À garder en tête

labyrinthos-note-card = { $card } : { $text }
labyrinthos-note-hand = Vos cartes :
labyrinthos-note-no-hand = Vous n’avez pas de carte.
labyrinthos-note-known = Vous savez que { $name } détient : { $cards }.
labyrinthos-note-seen = Vous avez regardé { $cell } : { $tile }.
labyrinthos-note-asked = On attend : { $names }.
labyrinthos-note-points = { $count ->
    [one] Il reste un point.
   *[other] Il reste { $count } points.
  }
labyrinthos-note-player = { $name } ({ $hero }) est en { $cell } : { $feet ->
    [one] { $feet } pied
   *[other] { $feet } pieds
  }, { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
  }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }. Clés : { $keys }. Blessures : { $wounds }.
labyrinthos-note-key = { $key } sur { $slot }
labyrinthos-note-none = aucune
labyrinthos-note-monster = { $monster-def } est en { $cell }.
labyrinthos-note-no-monster = Le monstre vient après la première manche.
labyrinthos-note-walls = Murs : { $walls }.

## Ce qui vaut et s’oublie vite : qui est protégé, ce qui attend, ce qui a servi

labyrinthos-standing-began = A commencé la partie : { $names }.
labyrinthos-standing-cloaked = Ni blessure ni déplacement pour { $names }.
labyrinthos-standing-spared = Blessures en moins pour { $names } : { $count }.
labyrinthos-standing-mirror = Après cette attaque, Méduse est posée sur la Porte.
labyrinthos-standing-jaws = Le dé de sang est lancé deux fois ; le plus haut compte.
labyrinthos-standing-rolls = Le dé de sang a donné { $lower } et { $blood } ; le plus haut compte.
labyrinthos-standing-fresh = Cerbère vient d’apercevoir { $names }.
labyrinthos-standing-movements = Mouvements du monstre en attente : { $names }.
labyrinthos-standing-gained = Plus aucun mouvement du monstre à gagner avant la fin de l’effet : { $names }.
labyrinthos-standing-disarmed = Sans symbole jusqu’au prochain tour de { $names } : { $cells }.
labyrinthos-standing-python = Ce tour-ci, Méduse peut frapper les plaques voisines.
labyrinthos-standing-trapped = { $names } a déjà rencontré le premier piège de ce tour.
labyrinthos-standing-schemed = { $names } a déjà utilisé Ruse royale ce tour-ci.

## Le dessin simple

labyrinthos-drawing-status = manche { $round }   murs restants { $walls }   pioche { $deck }
labyrinthos-drawing-hero = { $hero } { $cell }   pieds { $feet }  mains { $hands }  cartes { $cards }  clés { $keys }
labyrinthos-drawing-no-hero = pas encore de héros
labyrinthos-drawing-smoked = dans la fumée
labyrinthos-drawing-gazed = sans Déplacement
labyrinthos-drawing-asked = { $seats } : { $asked }

## Ce qui s’est passé

labyrinthos-chose = { $seat-you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
  } { $hero }, en { $cell }.
labyrinthos-dealt = Vos cartes : { $cards }.
labyrinthos-round = Manche { $round }.
labyrinthos-turn = { $seat-you ->
    [yes] C’est à vous.
   *[no] C’est à { $seat }.
  }
labyrinthos-put = On pose { $monster-def } en { $cell }.
labyrinthos-moved = { $seat-you ->
    [yes] Vous allez
   *[no] { $seat } va
  } de { $from-cell } à { $cell }.
labyrinthos-turned-up = { $seat-you ->
    [yes] Vous retournez
   *[no] { $seat } retourne
  } { $cell } : { $shape-indef }, { $feature }.
labyrinthos-laid = { $seat-you ->
    [yes] Vous posez
   *[no] { $seat } pose
  } { $cell }{ $rotation ->
    [0] {""} telle quelle.
   *[other] , tournée de { $rotation }°.
  }
labyrinthos-rotated = { $seat-you ->
    [yes] Vous tournez
   *[no] { $seat } tourne
  } { $cell } vers la { $direction }.
labyrinthos-walled = { $seat-you ->
    [yes] Vous posez
   *[no] { $seat } pose
  } un mur { $side } de { $cell }.
labyrinthos-razed = { $seat-you ->
    [yes] Vous retirez
   *[no] { $seat } retire
  } le mur { $side } de { $cell }.
labyrinthos-shifted = { $seat-you ->
    [yes] Vous faites pivoter
   *[no] { $seat } fait pivoter
  } le mur { $side } de { $cell } : il est maintenant { $to-side }.
labyrinthos-healed = { $seat-you ->
    [yes] Vous soignez
   *[no] { $seat } soigne
  } { $slot }.
labyrinthos-recovered = { $seat-you ->
    [yes] Vous retirez toutes vos blessures.
   *[no] { $seat } retire toutes ses blessures.
  }
labyrinthos-wounded = { $seat-you ->
    [yes] Vous êtes blessé
   *[no] { $seat } est blessé
  } : { $slot }.
labyrinthos-numb = { $seat-you ->
    [yes] Vous n’avez
   *[no] { $seat } n’a
  } plus d’action libre pour une blessure.
labyrinthos-spared = { $seat-you ->
    [yes] Vous êtes un vétéran
   *[no] { $seat } est un vétéran
  } : le premier piège ne blesse pas.
labyrinthos-gave = { $seat-you ->
    [yes] Vous donnez à { $other-seat }
   *[no] { $other-seat-you ->
        [yes] { $seat } vous donne
       *[no] { $seat } donne à { $other-seat }
      }
  } la blessure de { $slot }.
labyrinthos-found = { $seat-you ->
    [yes] Vous trouvez
   *[no] { $seat } trouve
  } { $key-def } ({ $colour }), sur { $slot }.
labyrinthos-rearranged = { $seat-you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
  } { $key-def }, sur { $owner-seat-you ->
    [yes] votre fiche
   *[no] la fiche de { $owner-seat }
  }, vers { $slot }.
labyrinthos-bartered = { $seat-you ->
    [yes] Vous échangez
   *[no] { $seat } échange
  } { $key-def } contre { $other-key-def }, { $other-seat-you ->
    [yes] votre clé
   *[no] la clé de { $other-seat }
  }.
labyrinthos-passed = { $seat-you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
  }
labyrinthos-took = { $seat-you ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $feet ->
    [one] { $feet } pied
   *[other] { $feet } pieds
  } et { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
  }.
labyrinthos-discarded = { $seat-you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
  } { $card-def }.
labyrinthos-reshuffled = La pioche est vide : { $cards ->
    [one] la carte défaussée en forme
   *[other] les { $cards } cartes défaussées en forment
  } une nouvelle.
labyrinthos-drew = { $seat-you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
  } { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
labyrinthos-drawn = Vous avez pioché : { $cards }.
labyrinthos-rolled = { $seat-you ->
    [yes] Vous lancez
   *[no] { $seat } lance
  } le dé du monstre : { $face }.
labyrinthos-prowled = { $seat-you ->
    [yes] Vous menez
   *[no] { $seat } mène
  } { $monster-def } en { $cell }.
labyrinthos-charged = { $monster-first } charge { $side } jusqu’en { $cell }, mené par { $seat-you ->
    [yes] vous
   *[no] { $seat }
  }.
labyrinthos-attacked = { $monster-first } attaque { $seats } en { $cell }, mené par { $seat-you ->
    [yes] vous
   *[no] { $seat }
  }.
labyrinthos-bled = { $seat-you ->
    [yes] Vous lancez
   *[no] { $seat } lance
  } le dé de sang : { $blood ->
    [one] { $blood } blessure
   *[other] { $blood } blessures
  }{ $lower ->
    [0] {""}
   *[other] {""} (l’autre lancer : { $lower })
  }.
labyrinthos-displaced = { $seat-you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
  } { $hero-seat-you ->
    [yes] votre héros
   *[no] le héros de { $hero-seat }
  } en { $cell }.
labyrinthos-stood = { $seat-you ->
    [yes] Vous ne bougez pas.
   *[no] { $seat } ne bouge pas.
  }
labyrinthos-intuited = { $seat-you ->
    [yes] Vous suivez votre
   *[no] { $seat } suit son
  } Instinct sauvage.
labyrinthos-played = { $seat-you ->
    [yes] Vous jouez
   *[no] { $seat } joue
  } { $card }.
labyrinthos-aimed = { $seat-you ->
    [yes] Vous visez { $other-seat }
   *[no] { $other-seat-you ->
        [yes] { $seat } vous vise
       *[no] { $seat } vise { $other-seat }
      }
  } avec { $deed }.
labyrinthos-used = { $seat-you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
  } { $key-def }.
labyrinthos-answered = Votre réponse est notée.
labyrinthos-cancelled = { $seat-you ->
    [yes] Vous annulez
   *[no] { $seat } annule
  } { $card }, { $other-seat-you ->
    [yes] votre carte
   *[no] la carte de { $other-seat }
  }.
labyrinthos-cloaked = { $seat-you ->
    [yes] Vous échappez
   *[no] { $seat } échappe
  } à l’attaque.
labyrinthos-eased = { $seat-you ->
    [yes] Vous subissez
   *[no] { $seat } subit
  } une blessure de moins.
labyrinthos-stole = { $seat-you ->
    [yes] Vous prenez à { $other-seat }
   *[no] { $other-seat-you ->
        [yes] { $seat } vous prend
       *[no] { $seat } prend à { $other-seat }
      }
  } une carte au hasard.
labyrinthos-bare = { $seat-you ->
    [yes] Vous n’avez
   *[no] { $seat } n’a
  } plus de carte.
labyrinthos-stolen = { $seat-you ->
    [yes] Vous avez pris à { $other-seat }
   *[no] { $other-seat-you ->
        [yes] { $seat } vous a pris
       *[no] { $seat } a pris à { $other-seat }
      }
  } cette carte : { $card-def }.
labyrinthos-looked = { $seat-you ->
    [yes] Vous regardez
   *[no] { $seat } regarde
  } { $cell } en secret.
labyrinthos-saw = En { $cell } se trouve { $shape-indef } : { $feature }.
labyrinthos-disarmed = { $seat-you ->
    [yes] Vous désamorcez
   *[no] { $seat } désamorce
  } { $cell }.
labyrinthos-rearmed = Le symbole en { $cell } compte de nouveau.
labyrinthos-smoked = { $seat-you ->
    [yes] Vous disparaissez
   *[no] { $seat } disparaît
  } dans la fumée.
labyrinthos-gazed = Le regard de Méduse, par { $seat-you ->
    [yes] vous
   *[no] { $seat }
  }, { $other-seat-you ->
    [yes] vous fige
   *[no] fige { $other-seat }
  } : plus de Déplacement.
labyrinthos-lengthened = { $seat-you ->
    [yes] Vous laissez
   *[no] { $seat } laisse
  } Méduse frapper les plaques voisines ce tour-ci.
labyrinthos-two-rolls = { $seat-you ->
    [yes] Vous lancez
   *[no] { $seat } lance
  } deux fois le dé de sang, grâce à Trois gueules.
labyrinthos-halted = { $seat-you ->
    [yes] Vous jetez
   *[no] { $seat } jette
  } un gâteau de miel : Cerbère s’arrête.
labyrinthos-smelled = { $seat-you ->
    [yes] Vous regardez
   *[no] { $seat } regarde
  } { $other-seat-you ->
    [yes] votre main
   *[no] la main de { $other-seat }
  }.
labyrinthos-smelt = Dans la main de { $other-seat } : { $cards }. { $seat-you ->
    [yes] À vous
   *[no] À { $seat }
  } d’en choisir une.
labyrinthos-swapped = { $seat-you ->
    [yes] Vous changez
   *[no] { $seat } change
  } de place avec { $other-seat-you ->
    [yes] vous
   *[no] { $other-seat }
  } : { $cell } contre { $other-cell }.
labyrinthos-ended = { $winners-you ->
    [yes] { $winners-count ->
        [one] Vous gagnez !
       *[other] Vous partagez la victoire : { $winners }.
      }
   *[no] { $winners-count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
      }
  }
labyrinthos-ended-escaped = sorti par la Porte avec quatre clés
labyrinthos-ended-round-limit = la limite de manches est atteinte ; qui a le plus de clés l’emporte

## Refus

labyrinthos-refusal-04 = Cela relève de l’action spéciale d’un héros, qui ne s’utilise pas ainsi maintenant.
labyrinthos-refusal-06 = Vous n’avez pas les jetons pour le payer.
labyrinthos-refusal-08 = Choisissez un héros que personne n’a pris.
labyrinthos-refusal-12 = À votre tour, faites les actions que vous pouvez payer, puis passez.
labyrinthos-refusal-13 = Choisissez maintenant vos sept jetons : dites combien de pieds.
labyrinthos-refusal-14 = Défaussez des cartes de votre main ; on peut s’arrêter une fois la limite respectée.
labyrinthos-refusal-15 = Cette action est blessée ou recouverte par une clé.
labyrinthos-refusal-17 = Aucun chemin ouvert n’y mène depuis votre héros, ou le monstre y est.
labyrinthos-refusal-18 = Explorez une plaque cachée voisine où mène votre couloir sans mur ; puis choisissez une orientation différente.
labyrinthos-refusal-20 = Seule une plaque visible se tourne, une fois par effet ; les croisements et les lignes droites ne tournent que vers la droite.
labyrinthos-refusal-21 = Un mur de votre plaque pivote vers un autre côté libre, jamais plus de deux murs par plaque.
labyrinthos-refusal-22 = Choisissez une de vos actions blessées.
labyrinthos-refusal-23 = On trouve une clé sur sa plaque, si l’on n’en a pas de cette couleur ; puis on en prend une qui reste.
labyrinthos-refusal-24 = Une clé se pose sur un emplacement sans clé.
labyrinthos-refusal-25 = Déplacez une des clés vers un emplacement sans clé.
labyrinthos-refusal-26 = Vous n’avez pas cette carte.
labyrinthos-refusal-27 = Un mur se pose entre deux plaques, un par côté, deux au plus par plaque, jamais au bord.
labyrinthos-refusal-32 = Un point du monstre le déplace vers une plaque reliée, tourne sa plaque ou une voisine, ou retire un mur contre lui ; ces points doivent servir.
labyrinthos-refusal-33 = Le monstre va vers un autre passage secret visible.
labyrinthos-refusal-34 = Le monstre charge dans une direction où son couloir continue.
labyrinthos-refusal-35 = Le monstre doit quitter la plaque de départ et ne peut y finir.
labyrinthos-refusal-37 = Choisissez une plaque reliée à côté du héros attaqué, pas celle du monstre.
labyrinthos-refusal-40 = Une blessure va sur une de vos actions sans blessure.
labyrinthos-refusal-44 = Vous n’avez pas cette clé, ou son action ne s’utilise pas ainsi.
labyrinthos-refusal-45 = La partie est finie : quelqu’un est sorti par la Porte.
labyrinthos-refusal-46 = La partie est finie : la limite de manches est atteinte.
labyrinthos-refusal-47 = La carte en cours demande autre chose.
labyrinthos-refusal-48 = Le pouvoir de Méduse ne le permet pas maintenant.
labyrinthos-refusal-49 = Choisissez une carte de la main que vous regardez.
labyrinthos-refusal-50 = C’est le moment des réactions : répondez une fois par une carte qui convient, ou déclinez.
labyrinthos-refusal-51 = Cette carte est une réaction, et ce qui la déclenche ne vient pas de se produire.
labyrinthos-refusal-52 = Choisissez un joueur qui peut être visé.
labyrinthos-refusal-53 = Cela n’aurait aucun effet maintenant.

## Cartes et clés : ce qu’elles font

labyrinthos-deed-earthquake = déplacez chaque héros d’une plaque, à votre choix ; les passages secrets comptent.
labyrinthos-deed-hermes-mischief = quand un autre joue une carte : annulez-la.
labyrinthos-deed-ambrosia = retirez toutes vos blessures.
labyrinthos-deed-loose-locks = déplacez jusqu’à deux clés différentes d’un joueur vers d’autres emplacements.
labyrinthos-deed-wings-of-icarus = volez vers une plaque visible de votre rangée ou colonne.
labyrinthos-deed-ball-of-thread = avancez de trois plaques au plus.
labyrinthos-deed-blueprint-of-daedalus = tournez jusqu’à trois plaques.
labyrinthos-deed-falling-stones = posez jusqu’à deux murs.
labyrinthos-deed-crumbling-walls = retirez jusqu’à trois murs.
labyrinthos-deed-echoing-roar = utilisez jusqu’à trois points du monstre ; le reste est perdu.
labyrinthos-deed-red-cloth = faites charger le monstre.
labyrinthos-deed-cloak-of-shadows = quand on vous attaque : ni blessure ni déplacement.
labyrinthos-deed-close-call = après le dé de sang : une blessure de moins.
labyrinthos-deed-torchlight = retournez jusqu’à deux plaques cachées.
labyrinthos-deed-disarm = le symbole d’une plaque ne compte plus jusqu’à votre prochain tour.
labyrinthos-deed-twist-of-fate = changez de place avec un autre héros.
labyrinthos-deed-second-wind = gagnez trois jetons.
labyrinthos-deed-thief-in-the-dark = prenez une carte au hasard à un autre joueur.
labyrinthos-deed-poisoned-spring = un autre joueur reçoit une blessure.
labyrinthos-deed-whisper-of-the-oracle = regardez en secret jusqu’à trois plaques cachées.
labyrinthos-deed-body-of-a-python = ce tour-ci, Méduse peut frapper les plaques voisines, même derrière un mur.
labyrinthos-deed-stone-gaze = un héros en vue de Méduse, hors de sa plaque, n’a pas de Déplacement à son prochain tour.
labyrinthos-deed-mirror-shield = quand Méduse vous attaque : vous êtes sauf, et elle retourne à la Porte.
labyrinthos-deed-petrify = un joueur blessé reçoit une blessure de plus, sur l’action libre la plus haute.
labyrinthos-deed-shed-skin = retirez jusqu’à deux blessures.
labyrinthos-deed-smell-o-vision = quand Cerbère aperçoit un héros : regardez sa main et défaussez-en une carte.
labyrinthos-deed-honey-cake = après un pas de Cerbère : il perd ses points.
labyrinthos-deed-three-jaws = quand vous menez l’attaque de Cerbère : lancez deux fois le dé de sang, gardez le plus haut.
labyrinthos-deed-gate-of-hades = posez Cerbère sur la Porte.
labyrinthos-deed-fresh-trail = jusqu’à deux points qui rapprochent Cerbère d’un héros ; le reste est perdu.
labyrinthos-deed-bandages = soignez une blessure.
labyrinthos-deed-build = posez ou retirez jusqu’à deux murs.
labyrinthos-deed-secret-lever = tournez jusqu’à quatre plaques.
labyrinthos-deed-visions = faites pivoter jusqu’à quatre murs.
labyrinthos-deed-run = avancez tout droit tant que possible.
labyrinthos-deed-double-step = avancez de deux plaques au plus.
labyrinthos-deed-climb = franchissez un mur.
labyrinthos-deed-scout = retournez une plaque voisine sans bouger.
labyrinthos-deed-enrage = faites charger le monstre.
labyrinthos-deed-lure = utilisez un point du monstre.
labyrinthos-deed-bait = posez le monstre sur un passage secret sans héros.
labyrinthos-deed-smoke = vous êtes caché jusqu’à votre prochain tour, même sur la plaque du monstre.
labyrinthos-deed-manipulate = déplacez une clé d’un joueur placé sur le même symbole.
labyrinthos-deed-pickpocket = prenez une carte au hasard à un voisin.
labyrinthos-deed-hex = donnez une blessure à un voisin.
labyrinthos-deed-barter = échangez une clé contre une autre de la même couleur.

## Sur le plateau de la page : ce qu’on peut faire

labyrinthos-do-pass = Finir mon tour
labyrinthos-do-done = Cela suffit
    .refresh = Garder celles-ci, piocher jusqu’à { $count }
labyrinthos-do-decline = Ne pas réagir
labyrinthos-do-discover = Découvrir la clé d’ici
labyrinthos-do-special = Utiliser Ruse royale
labyrinthos-do-roll = Lancer le dé du monstre
labyrinthos-do-points = Utiliser deux points
labyrinthos-do-move = Aller en { $cell }
labyrinthos-do-explore = Explorer { $cell }
labyrinthos-do-monster = Monstre en { $cell }
labyrinthos-do-send = Héros en { $cell }
labyrinthos-do-strike = Frapper { $cell }
labyrinthos-do-look = Regarder { $cell }
labyrinthos-do-reveal = Retourner { $cell }
labyrinthos-do-disarm = Désamorcer { $cell }
labyrinthos-do-rotate = { $way ->
    [right] Tourner { $cell } à droite
   *[left] Tourner { $cell } à gauche
  }
labyrinthos-do-wall = Mur { $side } de { $cell }
labyrinthos-do-raze = Retirer le mur { $side } de { $cell }
labyrinthos-do-shift = Mur de { $cell } : { $side }, puis { $to }
labyrinthos-do-charge = Charger { $side }
labyrinthos-do-turn = { $degrees ->
    [0] Poser telle quelle : ouverte { $open }
   *[other] Tournée de { $degrees }° : ouverte { $open }
  }
labyrinthos-do-heal = Soigner : { $slot }
labyrinthos-do-wound = Blessure sur { $slot }
labyrinthos-do-give = Donner la blessure de { $slot }
labyrinthos-do-slot = Clé sur { $slot }
labyrinthos-do-key = { $key } vers { $slot }
labyrinthos-do-play = Jouer { $card }
labyrinthos-do-discard = Défausser { $card }
labyrinthos-do-use = { $token ->
    [foot] Utiliser { $key }, payée d’un pied
    [hand] Utiliser { $key }, payée d’une main
   *[none] Utiliser { $key }
  }
labyrinthos-do-take = Prendre { $key }
labyrinthos-do-barter = Clé ({ $colour }) de { $name } : { $key } contre votre { $own }
labyrinthos-do-player = { $name } ({ $hero })
labyrinthos-do-feet = { $feet ->
    [one] { $feet } pied
   *[other] { $feet } pieds
  }, { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
  }
labyrinthos-do-recover = Payer { $feet ->
    [one] { $feet } pied
   *[other] { $feet } pieds
  }, { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
  }
labyrinthos-do-rearrange = Payer { $feet ->
    [one] { $feet } pied
   *[other] { $feet } pieds
  }, { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
  }
labyrinthos-do-hero = { $hero }, { $special }
labyrinthos-do-back = Retour
labyrinthos-do-play-card = La jouer ({ $cost })
labyrinthos-order-turn = Ne plus me demander ce tour-ci
    .hint = On ne vous demande plus rien avant la fin de ce tour ; personne ne le voit.
    .on = On ne vous demande plus rien jusqu’à la fin de ce tour.
labyrinthos-order-attacked = Seulement si on m’attaque
    .hint = Jusqu’à nouvel ordre ; personne ne le voit.
    .on = On ne vous demande que si l’on vous attaque.
labyrinthos-order-none = Me demander à nouveau

## Sur le plateau de la page : les fiches de héros

labyrinthos-slot-special = Spéciale
labyrinthos-slot-desperate = Action désespérée
labyrinthos-slot-empty = Emplacement libre
labyrinthos-slot-recover = Récupération
labyrinthos-slot-rearrange = Réarrangement
labyrinthos-what-move = Allez sur une plaque reliée.
labyrinthos-what-explore = Retournez une plaque cachée où mène votre chemin, et allez-y.
labyrinthos-what-discover = Sur une plaque à clé : prenez une clé de sa couleur.
labyrinthos-what-desperate = Jouez une carte.
labyrinthos-what-rotate-wall = Déplacez un mur de votre plaque vers un autre de ses côtés.
labyrinthos-what-rotate-tile = Tournez une plaque visible d’un quart de tour.
labyrinthos-what-heal = Retirez une blessure.
labyrinthos-what-recover = Retirez toutes vos blessures.
labyrinthos-what-rearrange = Déplacez une clé vers un autre emplacement.
labyrinthos-what-empty = Une clé posée ici ne recouvre aucune action.
labyrinthos-special-sostrate = Vierge au bouclier
    .what = Si l’on vous attaque, vous n’êtes pas déplacée.
labyrinthos-special-diodotus = Vétéran
    .what = Le premier piège de votre tour ne vous blesse pas.
labyrinthos-special-akikios = Ruse royale
    .what = Une fois par tour : défaussez une carte, donnez une blessure.
labyrinthos-special-leona = Instinct sauvage
    .what = Sur un symbole du monstre, vous pouvez lancer le dé à la place.
labyrinthos-cost = { $kind ->
    [feet] { $count ->
        [one] un pied
       *[other] { $count } pieds
      }
    [hands] { $count ->
        [one] une main
       *[other] { $count } mains
      }
    [either] { $count ->
        [one] un jeton
       *[other] { $count } jetons
      }
   *[free] gratuit
  }
labyrinthos-cannot-wait = Pas maintenant.
labyrinthos-cannot-wounded = Blessée : soignez-la d’abord.
labyrinthos-cannot-covered = Recouverte par une clé.
labyrinthos-cannot-tokens = Vous ne pouvez pas la payer.
labyrinthos-cannot-gazed = Le regard de Méduse : pas ce tour-ci.
labyrinthos-cannot-by-itself = Agit toute seule.
labyrinthos-cannot-no-effect = Sans effet pour l’instant.
labyrinthos-cannot-move = Aucun chemin ouvert ne part de votre plaque.
labyrinthos-cannot-explore = Aucun de vos chemins ne mène à une plaque cachée.
labyrinthos-cannot-discover = Seulement sur une clé qui vous manque.
labyrinthos-cannot-desperate = Aucune de vos cartes ne peut être jouée maintenant.
labyrinthos-cannot-rotate-wall = Aucun mur de votre plaque ne peut bouger.
labyrinthos-cannot-rotate-tile = Aucune plaque ne peut tourner.
labyrinthos-cannot-heal = Vous n’avez pas de blessure.
labyrinthos-cannot-special = Il faut une carte et une blessure, une fois par tour.
labyrinthos-cannot-recover = Vous n’avez pas de blessure.
labyrinthos-cannot-rearrange = Vous n’avez pas de clé.
labyrinthos-when-hermes-mischief = Réaction : un autre joue une carte
    .then = Annulez-la.
labyrinthos-when-cloak-of-shadows = Réaction : le monstre vous attaque
    .then = Ni blessure ni déplacement.
labyrinthos-when-close-call = Réaction : le dé de sang vous blesse
    .then = Une blessure de moins.
labyrinthos-when-mirror-shield = Réaction : Méduse vous attaque
    .then = Vous êtes sauf, et elle retourne à la Porte.
labyrinthos-when-smell-o-vision = Réaction : Cerbère aperçoit un héros
    .then = Regardez sa main et défaussez-en une carte.
labyrinthos-when-honey-cake = Réaction : Cerbère vient de faire un pas
    .then = Il perd ses points.
labyrinthos-when-three-jaws = Réaction : vous menez l’attaque de Cerbère
    .then = Lancez deux fois le dé de sang, gardez le plus haut.
labyrinthos-slot-cost = ({ $cost })
labyrinthos-slot-ready = Utilisable maintenant.
labyrinthos-slot-chosen = Choisie.
labyrinthos-slot-choose = À choisir.
labyrinthos-slot-hurt = Blessée.
labyrinthos-slot-key = { $key }, clé ({ $colour }), sur { $slot }

## Sur le plateau de la page : le labyrinthe et le reste

labyrinthos-board-maze = Le labyrinthe, sept rangées de sept plaques
labyrinthos-board-hero = Fiche de héros de { $name }
    .own = Votre fiche de héros
labyrinthos-board-own = Vous
labyrinthos-board-boards = Fiches de héros
labyrinthos-board-actions = Actions
labyrinthos-board-keys = Clés
labyrinthos-board-tokens = { $feet ->
    [one] { $feet } pied
   *[other] { $feet } pieds
  }, { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
  }
labyrinthos-board-goal = { $keys ->
    [one] { $keys } clé sur 4.
   *[other] { $keys } clés sur 4.
  } { $keys ->
    [4] Gagnez maintenant la Porte en d4 !
   *[other] Avec les quatre, gagnez la Porte en d4.
  }
labyrinthos-board-has-key = { $colour } : trouvée
    .no = { $colour } : pas encore
labyrinthos-board-hand = Vos cartes
labyrinthos-board-dice = Dés
labyrinthos-board-monster-die = Dé du monstre : { $face }
    .none = Dé du monstre : pas encore lancé
labyrinthos-board-blood-die = Dé de sang : { $blood }
    .none = Dé de sang : pas encore lancé
labyrinthos-board-round = Manche { $round }/{ $rounds }
labyrinthos-board-deck = pioche { $deck }
labyrinthos-board-walls = murs { $walls }
labyrinthos-board-you = À vous de décider
labyrinthos-board-other = { $name } décide
labyrinthos-board-asked = On attend : { $names }
labyrinthos-board-answer = À vous de répondre
labyrinthos-board-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
  }
labyrinthos-board-later = Ensuite
labyrinthos-board-choices = Ce que vous pouvez faire
labyrinthos-hint-turn = { $explore ->
    [yes] { $move ->
        [yes] Plaques claires : allez-y. Plaques à la torche : explorez-les. Ou une action de votre fiche, ou une carte.
       *[no] Plaques à la torche : explorez-les. Ou une action de votre fiche, ou une carte.
      }
   *[no] { $move ->
        [yes] Plaques claires : allez-y. Ou une action de votre fiche, ou une carte.
       *[no] Aucun chemin ne part d’ici. Tournez une plaque, prenez une autre action ou une carte, ou finissez votre tour.
      }
  }
labyrinthos-hint-spent = Vous n’avez plus de jetons : finissez votre tour pour en prendre sept.
labyrinthos-hint-actions = Autres actions ({ $count })
labyrinthos-hint-hero = Vous partez de la plaque au signe de votre héros.
labyrinthos-hint-tile = Choisissez une plaque claire.
labyrinthos-hint-edge = Choisissez une place entre deux plaques, ou une plaque puis son côté.
labyrinthos-hint-slot = Choisissez un emplacement clair de la fiche.
labyrinthos-hint-discard = Choisissez dans votre main les cartes à défausser.
labyrinthos-hint-left = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
  }
labyrinthos-hint-played = { $name } joue { $card }
labyrinthos-hint-aimed = { $name } joue { $card } contre { $other }
    .you = { $name } joue { $card } contre vous
labyrinthos-hint-attacked = { $monster-def } attaque { $names }
    .you = { $monster-def } vous attaque
    .both = { $monster-def } vous attaque, ainsi que { $names }
labyrinthos-hint-no-reaction = Aucune de vos cartes ne convient. On vous interroge quand même, pour que personne n’apprenne ce que vous avez en main.
labyrinthos-hint-key = { $key } ({ $colour }) : { $text }
labyrinthos-cell-down = { $cell }, cachée.
labyrinthos-cell-up = { $cell }, { $feature }, ouverte { $open }.
labyrinthos-cell-walls = Murs : { $sides }.
labyrinthos-cell-heroes = Ici : { $names }.
labyrinthos-cell-monster = { $monster-def } est ici.
labyrinthos-cell-disarmed = Son symbole ne compte pas.
labyrinthos-cell-seen = Vous l’avez regardée : { $tile }.
labyrinthos-cell-choices = { $count } choix.
labyrinthos-hero-place = place de { $hero }

## On the page's board: for who sits down for the first time

labyrinthos-board-signs = Les signes des plaques
labyrinthos-board-key-tile = Clé
labyrinthos-sign-passage = Ils communiquent tous entre eux.
labyrinthos-sign-hide = Personne n’y est attaqué.
labyrinthos-sign-trap = Le héros qui y arrive reçoit une blessure.
labyrinthos-sign-wall = Le héros qui y arrive pose un mur où il veut.
labyrinthos-sign-minotaur = Le héros qui y arrive mène le monstre avec deux points.
labyrinthos-sign-key = Un héros sans clé de cette couleur peut en découvrir une ici.
labyrinthos-sign-door = Le héros qui y arrive avec quatre clés gagne.
labyrinthos-board-how = Comment gagner
labyrinthos-how-explore = Explorez : retournez les plaques cachées pour trouver celles à clé.
labyrinthos-how-keys = Prenez une clé de chacune des quatre couleurs. Chacune est une nouvelle action.
labyrinthos-how-door = Soyez le premier à rejoindre la Porte, au milieu, avec les quatre.
labyrinthos-how-monster = Après la première manche, { $monster-def } vous chasse tous. Celui qui finit son tour lance le dé et le mène ; ceux qu’il croise sont blessés.

## À l’écran du terminal

labyrinthos-note-why = Pourquoi : { $why }.
labyrinthos-screen-status = Manche { $round }   murs { $walls }   pioche { $deck }
labyrinthos-screen-began = a commencé
labyrinthos-screen-heroes = Les héros
labyrinthos-screen-agenda = Ce que le jeu attend
labyrinthos-screen-key = { $key } sur { $slot }
labyrinthos-screen-would = Entrée : { $action }
labyrinthos-screen-more = r : une autre des { $count } façons
labyrinthos-screen-scroll = Page préc./suiv. : encore { $lines } lignes
labyrinthos-screen-choose = Choisissez par la lettre.
labyrinthos-screen-nothing = Rien à faire en { $cell }.
labyrinthos-token-foot = p
labyrinthos-token-hand = m
labyrinthos-token-either = *
labyrinthos-short-wait = plus tard
labyrinthos-short-wounded = ✗ blessée
labyrinthos-short-covered = couverte
labyrinthos-short-tokens = trop cher
labyrinthos-short-gazed = pétrifié
labyrinthos-short-by-itself = agit seule
labyrinthos-short-no-effect = sans effet
labyrinthos-short-move = sans issue
labyrinthos-short-explore = sans issue
labyrinthos-short-discover = pas de clé
labyrinthos-short-desperate = sans carte
labyrinthos-short-rotate-wall = sans mur
labyrinthos-short-rotate-tile = aucune
labyrinthos-short-heal = indemne
labyrinthos-short-special = plus tard
labyrinthos-short-recover = indemne
labyrinthos-short-rearrange = sans clé
labyrinthos-mark-wall = mu
labyrinthos-mark-minotaur = mi
labyrinthos-mark-medusa = mé
labyrinthos-mark-cerberus = ce
labyrinthos-mark-hide = ca
labyrinthos-mark-trap = pi
labyrinthos-mark-passage = pa
labyrinthos-mark-door = Po
labyrinthos-mark-bronze = Br
labyrinthos-mark-silver = Ar
labyrinthos-mark-gold = Or
labyrinthos-mark-iron = Fe
labyrinthos-keys-cell = ←↑↓→ plaque
labyrinthos-keys-turn = r tourner
labyrinthos-keys-pass = x passer
labyrinthos-keys-done = x fini
labyrinthos-keys-decline = x refuser
labyrinthos-keys-order = z tout ce tour
labyrinthos-keys-back = Échap retour
labyrinthos-keys-page = v pages
labyrinthos-keys-help =
    - **a, b, c…** : une action de votre fiche, ou ce qui est proposé ; à côté s’affichent son coût (p pied, m main, * l’un ou l’autre) ou la raison pour laquelle elle ne peut pas servir
    - **flèches, Tab** : une plaque ; à votre tour, Entrée y va ou l’explore
    - **r, Espace** : une autre façon de le faire là : l’autre sens, un autre côté de la plaque
    - **x** : passer, finir ou refuser ; Entrée confirme
    - **v** : vos cartes, toutes les fiches, ce que le jeu attend, votre fiche ; **PgUp, PgDn** font défiler
    - **z** : tout refuser jusqu’à la fin de ce tour ; **Z** : ne m’interroger que si l’on m’attaque

    Dans le labyrinthe : mu mur, mi symbole du monstre, ca cachette, pi piège, pa passage secret, Br Ar Or Fe clés, Po la Porte ; les capitales sur fond rouge sont le monstre, les chiffres les héros, les traits épais les murs, ░ les plaques cachées. À côté des noms : ◆ clés, ✗ blessures, ▯ cartes, jetons.

## Choses

labyrinthos-thing-earthquake = Séisme
    .def = Séisme
    .indef = Séisme
    .bare = Séisme
labyrinthos-thing-hermes-mischief = Farce d’Hermès
    .def = Farce d’Hermès
    .indef = Farce d’Hermès
    .bare = Farce d’Hermès
labyrinthos-thing-ambrosia = Ambroisie
    .def = Ambroisie
    .indef = Ambroisie
    .bare = Ambroisie
labyrinthos-thing-loose-locks = Serrures lâches
    .def = Serrures lâches
    .indef = Serrures lâches
    .bare = Serrures lâches
labyrinthos-thing-wings-of-icarus = Ailes d’Icare
    .def = Ailes d’Icare
    .indef = Ailes d’Icare
    .bare = Ailes d’Icare
labyrinthos-thing-ball-of-thread = Pelote de fil
    .def = Pelote de fil
    .indef = Pelote de fil
    .bare = Pelote de fil
labyrinthos-thing-blueprint-of-daedalus = Plan de Dédale
    .def = Plan de Dédale
    .indef = Plan de Dédale
    .bare = Plan de Dédale
labyrinthos-thing-falling-stones = Éboulement
    .def = Éboulement
    .indef = Éboulement
    .bare = Éboulement
labyrinthos-thing-crumbling-walls = Murs croulants
    .def = Murs croulants
    .indef = Murs croulants
    .bare = Murs croulants
labyrinthos-thing-echoing-roar = Rugissement
    .def = Rugissement
    .indef = Rugissement
    .bare = Rugissement
labyrinthos-thing-red-cloth = Chiffon rouge
    .def = Chiffon rouge
    .indef = Chiffon rouge
    .bare = Chiffon rouge
labyrinthos-thing-cloak-of-shadows = Cape d’ombre
    .def = Cape d’ombre
    .indef = Cape d’ombre
    .bare = Cape d’ombre
labyrinthos-thing-close-call = De justesse
    .def = De justesse
    .indef = De justesse
    .bare = De justesse
labyrinthos-thing-torchlight = Torche
    .def = Torche
    .indef = Torche
    .bare = Torche
labyrinthos-thing-disarm = Désamorçage
    .def = Désamorçage
    .indef = Désamorçage
    .bare = Désamorçage
labyrinthos-thing-twist-of-fate = Coup du sort
    .def = Coup du sort
    .indef = Coup du sort
    .bare = Coup du sort
labyrinthos-thing-second-wind = Second souffle
    .def = Second souffle
    .indef = Second souffle
    .bare = Second souffle
labyrinthos-thing-thief-in-the-dark = Voleur dans le noir
    .def = Voleur dans le noir
    .indef = Voleur dans le noir
    .bare = Voleur dans le noir
labyrinthos-thing-poisoned-spring = Source empoisonnée
    .def = Source empoisonnée
    .indef = Source empoisonnée
    .bare = Source empoisonnée
labyrinthos-thing-whisper-of-the-oracle = Murmure de l’oracle
    .def = Murmure de l’oracle
    .indef = Murmure de l’oracle
    .bare = Murmure de l’oracle
labyrinthos-thing-body-of-a-python = Corps de python
    .def = Corps de python
    .indef = Corps de python
    .bare = Corps de python
labyrinthos-thing-stone-gaze = Regard de pierre
    .def = Regard de pierre
    .indef = Regard de pierre
    .bare = Regard de pierre
labyrinthos-thing-mirror-shield = Bouclier miroir
    .def = Bouclier miroir
    .indef = Bouclier miroir
    .bare = Bouclier miroir
labyrinthos-thing-petrify = Pétrification
    .def = Pétrification
    .indef = Pétrification
    .bare = Pétrification
labyrinthos-thing-shed-skin = Mue
    .def = Mue
    .indef = Mue
    .bare = Mue
labyrinthos-thing-smell-o-vision = Odorama
    .def = Odorama
    .indef = Odorama
    .bare = Odorama
labyrinthos-thing-honey-cake = Gâteau de miel
    .def = Gâteau de miel
    .indef = Gâteau de miel
    .bare = Gâteau de miel
labyrinthos-thing-three-jaws = Trois gueules
    .def = Trois gueules
    .indef = Trois gueules
    .bare = Trois gueules
labyrinthos-thing-gate-of-hades = Porte des Enfers
    .def = Porte des Enfers
    .indef = Porte des Enfers
    .bare = Porte des Enfers
labyrinthos-thing-fresh-trail = Piste fraîche
    .def = Piste fraîche
    .indef = Piste fraîche
    .bare = Piste fraîche
labyrinthos-thing-bandages = Bandages
    .def = Bandages
    .indef = Bandages
    .bare = Bandages
labyrinthos-thing-build = Construction
    .def = Construction
    .indef = Construction
    .bare = Construction
labyrinthos-thing-secret-lever = Levier secret
    .def = Levier secret
    .indef = Levier secret
    .bare = Levier secret
labyrinthos-thing-visions = Visions
    .def = Visions
    .indef = Visions
    .bare = Visions
labyrinthos-thing-run = Course
    .def = Course
    .indef = Course
    .bare = Course
labyrinthos-thing-double-step = Double pas
    .def = Double pas
    .indef = Double pas
    .bare = Double pas
labyrinthos-thing-climb = Escalade
    .def = Escalade
    .indef = Escalade
    .bare = Escalade
labyrinthos-thing-scout = Éclaireur
    .def = Éclaireur
    .indef = Éclaireur
    .bare = Éclaireur
labyrinthos-thing-enrage = Fureur
    .def = Fureur
    .indef = Fureur
    .bare = Fureur
labyrinthos-thing-lure = Leurre
    .def = Leurre
    .indef = Leurre
    .bare = Leurre
labyrinthos-thing-bait = Appât
    .def = Appât
    .indef = Appât
    .bare = Appât
labyrinthos-thing-smoke = Fumée
    .def = Fumée
    .indef = Fumée
    .bare = Fumée
labyrinthos-thing-manipulate = Manipulation
    .def = Manipulation
    .indef = Manipulation
    .bare = Manipulation
labyrinthos-thing-pickpocket = Vol à la tire
    .def = Vol à la tire
    .indef = Vol à la tire
    .bare = Vol à la tire
labyrinthos-thing-hex = Maléfice
    .def = Maléfice
    .indef = Maléfice
    .bare = Maléfice
labyrinthos-thing-barter = Troc
    .def = Troc
    .indef = Troc
    .bare = Troc
labyrinthos-thing-sostrate = Sostrate
    .def = Sostrate
    .indef = Sostrate
    .bare = Sostrate
labyrinthos-thing-diodotus = Diodote
    .def = Diodote
    .indef = Diodote
    .bare = Diodote
labyrinthos-thing-akikios = Akikios
    .def = Akikios
    .indef = Akikios
    .bare = Akikios
labyrinthos-thing-leona = Léona
    .def = Léona
    .indef = Léona
    .bare = Léona
labyrinthos-thing-minotaur = Minotaure
    .def = le Minotaure
    .indef = un Minotaure
    .bare = Minotaure
labyrinthos-thing-medusa = Méduse
    .def = Méduse
    .indef = Méduse
    .bare = Méduse
labyrinthos-thing-cerberus = Cerbère
    .def = Cerbère
    .indef = Cerbère
    .bare = Cerbère
labyrinthos-thing-plain = aucun symbole
    .def = aucun symbole
    .indef = aucun symbole
    .bare = aucun symbole
labyrinthos-thing-wall = mur
    .def = un mur
    .indef = un mur
    .bare = mur
labyrinthos-thing-hide = cachette
    .def = une cachette
    .indef = une cachette
    .bare = cachette
labyrinthos-thing-trap = piège
    .def = un piège
    .indef = un piège
    .bare = piège
labyrinthos-thing-passage = passage secret
    .def = un passage secret
    .indef = un passage secret
    .bare = passage secret
labyrinthos-thing-door = la Porte
    .def = la Porte
    .indef = la Porte
    .bare = la Porte
labyrinthos-thing-bronze = bronze
    .def = la clé de bronze
    .indef = la clé de bronze
    .bare = bronze
labyrinthos-thing-silver = argent
    .def = la clé d’argent
    .indef = la clé d’argent
    .bare = argent
labyrinthos-thing-gold = or
    .def = la clé d’or
    .indef = la clé d’or
    .bare = or
labyrinthos-thing-iron = fer
    .def = la clé de fer
    .indef = la clé de fer
    .bare = fer
labyrinthos-thing-crossing = croisement
    .def = le croisement
    .indef = un croisement
    .bare = croisement
labyrinthos-thing-tee = T
    .def = le T
    .indef = un T
    .bare = T
labyrinthos-thing-straight = ligne droite
    .def = la ligne droite
    .indef = une ligne droite
    .bare = ligne droite
labyrinthos-thing-corner = angle
    .def = l’angle
    .indef = un angle
    .bare = angle
labyrinthos-thing-n = au nord
    .def = au nord
    .indef = au nord
    .bare = au nord
labyrinthos-thing-e = à l’est
    .def = à l’est
    .indef = à l’est
    .bare = à l’est
labyrinthos-thing-s = au sud
    .def = au sud
    .indef = au sud
    .bare = au sud
labyrinthos-thing-w = à l’ouest
    .def = à l’ouest
    .indef = à l’ouest
    .bare = à l’ouest
labyrinthos-thing-right = droite
    .def = droite
    .indef = droite
    .bare = droite
labyrinthos-thing-left = gauche
    .def = gauche
    .indef = gauche
    .bare = gauche
labyrinthos-thing-1 = un sabot
    .def = un sabot
    .indef = un sabot
    .bare = un sabot
labyrinthos-thing-2 = deux sabots
    .def = deux sabots
    .indef = deux sabots
    .bare = deux sabots
labyrinthos-thing-3 = trois sabots
    .def = trois sabots
    .indef = trois sabots
    .bare = trois sabots
labyrinthos-thing-4 = quatre sabots
    .def = quatre sabots
    .indef = quatre sabots
    .bare = quatre sabots
labyrinthos-thing-charge = une charge
    .def = une charge
    .indef = une charge
    .bare = une charge
labyrinthos-thing-move = Déplacement
    .def = Déplacement
    .indef = Déplacement
    .bare = Déplacement
labyrinthos-thing-explore = Exploration
    .def = Exploration
    .indef = Exploration
    .bare = Exploration
labyrinthos-thing-discover = Découverte de clé
    .def = Découverte de clé
    .indef = Découverte de clé
    .bare = Découverte de clé
labyrinthos-thing-desperate = Action désespérée
    .def = Action désespérée
    .indef = Action désespérée
    .bare = Action désespérée
labyrinthos-thing-rotate-wall = Rotation de mur
    .def = Rotation de mur
    .indef = Rotation de mur
    .bare = Rotation de mur
labyrinthos-thing-rotate-tile = Rotation de plaque
    .def = Rotation de plaque
    .indef = Rotation de plaque
    .bare = Rotation de plaque
labyrinthos-thing-heal = Soin
    .def = Soin
    .indef = Soin
    .bare = Soin
labyrinthos-thing-special = la spéciale
    .def = la spéciale
    .indef = la spéciale
    .bare = la spéciale
labyrinthos-thing-empty = l’emplacement libre
    .def = l’emplacement libre
    .indef = l’emplacement libre
    .bare = l’emplacement libre

## Pourquoi un robot joue ainsi

labyrinthos-reason-win = Ce coup gagne sur-le-champ.
labyrinthos-reason-key = Ce coup prend { $colour-def }.
labyrinthos-reason-way = { $steps ->
    [0] Ce coup atteint { $goal-def }.
    [one] De là, { $goal-def } n’est plus qu’à une action.
   *[other] De là, { $goal-def } est à { $steps } actions environ.
  }
labyrinthos-reason-explore = { $keys ->
    [one] Il reste à trouver la dernière clé, que personne n’a encore vue.
   *[other] Il reste à trouver { $keys } clés que personne n’a encore vues.
  }
labyrinthos-reason-monster = { $steps ->
    [0] Ce coup lance { $monster-def } sur { $other-seat }.
    [one] Ce coup amène { $monster-def } à un pas de { $other-seat }.
   *[other] Ce coup amène { $monster-def } à { $steps } pas de { $other-seat }.
  }
labyrinthos-reason-hinder = { $actions ->
    [one] Ce coup coûte à { $other-seat } environ une action de plus.
   *[other] Ce coup coûte à { $other-seat } environ { $actions } actions de plus.
  }
labyrinthos-reason-safe = Ce coup évite des blessures.
labyrinthos-reason-spoil = Ce coup annule la carte de { $other-seat }.
labyrinthos-reason-heal = Ce coup rétablit l’action { $slot }.
labyrinthos-reason-rest = Rien d’autre que vous puissiez payer ne rapporterait plus maintenant.
labyrinthos-reason-hero = Tous les héros se valent : prenez celui dont l’action spéciale vous plaît.
labyrinthos-reason-tokens = { $goal-id ->
    [hidden] Ce que vous cherchez est encore face cachée : { $feet } pieds pour marcher et explorer, { $hands } mains pour tout le reste.
   *[other] { $goal-first } est à { $steps ->
      [one] une action
     *[other] { $steps } actions
    } environ : { $feet } pieds pour le chemin, { $hands } mains pour tout le reste.
  }
labyrinthos-reason-discards = Vous avez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } en main ; avec vos clés, vous pouvez en garder { $most }, et vous piochez jusqu’à ce nombre.
labyrinthos-reason-keeps = { $cards ->
    [one] Votre carte reste en main pour un meilleur moment.
   *[other] Vos { $cards } cartes restent en main pour un meilleur moment.
  }
labyrinthos-reason-wound = { $works-id ->
    [both] Vous perdez l’action { $slot }, mais Déplacement et Exploration restent.
    [move] Vous perdez l’action { $slot }, mais Déplacement reste.
    [explore] Vous perdez l’action { $slot }, mais Exploration reste.
   *[neither] Où que soit la blessure, ni Déplacement ni Exploration ne sont alors utilisables.
  }
labyrinthos-reason-covers = { $works-id ->
    [both] La clé couvre l’action { $slot } : Déplacement et Exploration restent utilisables.
    [move] La clé couvre l’action { $slot } : Déplacement reste utilisable.
    [explore] La clé couvre l’action { $slot } : Exploration reste utilisable.
   *[neither] La clé couvre l’action { $slot } : ce qui est blessé peut être soigné.
  }
labyrinthos-reason-target = { $most ->
    [true] Aucun adversaire n’a plus de clés que { $other-seat } ({ $keys }).
   *[false] { $other-seat } a { $keys ->
      [one] une clé
     *[other] { $keys } clés
    }.
  }
labyrinthos-reason-flees = Ce coup vous éloigne : { $monster-def } est alors à { $steps ->
    [one] une action environ
   *[other] { $steps } actions environ
  } de vous.
labyrinthos-reason-shortest = Aucun autre choix ne vous laisse un chemin plus court : { $steps } actions environ, par toutes les clés que vous connaissez, jusqu’à la Porte.
labyrinthos-reason-detour = Aucun autre choix ne donne plus à faire à { $other-seat }.
labyrinthos-reason-standing = Ensuite, il vous manque environ { $own ->
    [one] un jeton
   *[other] { $own } jetons
  } pour gagner, et à { $other-seat } environ { $theirs }.

## Comment sont les robots, à la suite de leur nom

labyrinthos-bot-beginner = connaît le chemin des clés, et ne pense pas à la moitié de ce qu’elle pourrait faire
    .who = la tortue
    .line = Arrive. Personne n’a dit quand.
labyrinthos-bot-novice = connaît le chemin des clés, et oublie un tiers de ce qu’il pourrait faire
    .who = le chevreau
    .line = Mange d’abord, lit le plan ensuite. A mangé le plan.
labyrinthos-bot-apprentice = connaît le chemin des clés, et oublie parfois quelque chose
    .who = le chien
    .line = Attend à la Porte, et rapporte tout sauf la clé.
labyrinthos-bot-journeyman = voit bien sa prochaine action, et pas plus loin
    .who = le faune
    .line = Joue de la flûte à chaque croisement, et se trompe avec joie.
labyrinthos-bot-adept = décide vite : voit ce qui est bon, pas le meilleur
    .who = la gorgone
    .line = Un regard, et vous oubliez où vous alliez.
labyrinthos-bot-expert = essaie tout dans bien des labyrinthes, et s’en remet à des règles simples
    .who = la sphinge
    .line = Vous pose une énigme, et joue pendant que vous cherchez.
labyrinthos-bot-master = prévoit toute une manche, et lance le monstre sur qui mène
    .who = le minotaure
    .line = A grandi ici. Connaît toutes les sorties, et s’y tient.

# What is remembered of many games: figures and trophies.

labyrinthos-trophy-hundred-keys = Trousseau
    .how = Trouvez cent clés
labyrinthos-trophy-unhurt = Sans une égratignure
    .how = Gagnez sans une blessure
labyrinthos-trophy-mason = Bâtir
    .how = Posez cinquante murs
labyrinthos-trophy-beast-master = La bête obéit
    .how = Menez le monstre à vingt-cinq héros
labyrinthos-figure-journey = Plus long trajet en un tour, en plaques
labyrinthos-figure-keys = Le plus de clés trouvées dans une partie
labyrinthos-figure-walls = Murs posés
labyrinthos-figure-attacks = Héros attaqués sous votre conduite
## Casse-têtes

labyrinthos-puzzle-task = Vous avez quatre clés : atteignez la Porte pendant ce tour, sans rien laisser au hasard.
labyrinthos-puzzle-answers = { $answers ->
    [one] Un seul chemin court mène à la sortie.
   *[other] { $answers } chemins courts mènent à la sortie ; tout chemin sans hasard fait l’affaire.
  }
labyrinthos-puzzle-missed = Ce chemin ne mène pas à coup sûr à la sortie pendant ce tour.

## La page : la fin

labyrinthos-page-figure = { $score ->
    [0] Rien
    [one] Une clé
   *[other] { $score } clés
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
labyrinthos-page-figure-1 = Vous explorez les plaques cachées et prenez une clé de chaque couleur.
labyrinthos-page-figure-2 = Le monstre charge le long d’un couloir jusqu’à ce que quelque chose l’arrête ; qui le croise est blessé.
