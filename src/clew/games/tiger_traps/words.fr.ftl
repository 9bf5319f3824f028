# La Dame et le Tigre : Pièges

tiger-traps-name = La Dame et le Tigre : Pièges
tiger-traps-tagline = Empilez dames, tigres et pièges face cachée, puis misez sur ce que vous oserez retourner.

## Options

tiger-traps-option-start = Qui commence
    .hint = La place qui commence.
    .zero = au hasard
tiger-traps-option-open-stacks = Piles visibles par leur propriétaire
    .hint = Chacun voit les cartes de sa propre pile, comme aide-mémoire. Pas en partie classée.
tiger-traps-option-early-gift = Renoncer d’entrée
    .hint = Celui qui révèle peut donner une gemme et s’arrêter avant même la première carte.
tiger-traps-option-cards = Cartes en main
    .hint = Combien de cartes chacun reçoit.
    .zero = autant que d’habitude
tiger-traps-option-seasons = Saisons
    .hint = La partie s’arrête au plus tard après ce nombre de saisons.
tiger-traps-option-highest-bid = Mise la plus haute
    .hint = Aucune mise ne peut dépasser ce nombre.

## Ce qui est demandé

tiger-traps-asked-choose = Choisissez la première carte de votre pile ; tout le monde choisit en même temps.
tiger-traps-asked-wait = Votre choix est fait. Les autres réfléchissent encore.
tiger-traps-asked-build = Ajoutez une carte à votre pile, ou lancez les enchères. Les cartes posées peuvent donner { $most } traits au plus.
tiger-traps-asked-bid = Surenchérissez ou passez. Les cartes posées peuvent donner { $most } traits au plus.
tiger-traps-asked-reveal = Retournez la première carte d’une pile, ou donnez une gemme pour vous arrêter.
tiger-traps-asked-award = C’est votre propre piège ! Choisissez qui prend une gemme du pot.
tiger-traps-asked-over = La partie est finie.

## Ce qui s’est passé

tiger-traps-year = Année { $year } : les Portes sont mélangées et toutes les cartes redistribuées.
tiger-traps-hand = Vos cartes de l’année : { $cards }.
tiger-traps-season = Saison { $season } : l’objectif est { $goal-def }, avec { $pot ->
    [one] une gemme
   *[other] { $pot } gemmes
  } dans le pot. { $seat-you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
  }
tiger-traps-chosen = Votre première carte est posée face cachée.
tiger-traps-laid = Toutes les premières cartes sont posées. { $seat-you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
  }
tiger-traps-built = { $seat-you ->
    [yes] Vous posez une carte : votre pile
   *[no] { $seat } pose une carte : sa pile
  } en compte { $height }.
tiger-traps-bid = { $seat-you ->
    [yes] Vous misez
   *[no] { $seat } mise
  } { $bid }.
tiger-traps-passed = { $seat-you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
  }
tiger-traps-revealer = { $seat-you ->
    [yes] Vous devez trouver
   *[no] { $seat } doit trouver
  } { $bid ->
    [one] un trait
   *[other] { $bid } traits
  }.
tiger-traps-revealed = { $seat-you ->
    [yes] Vous retournez
   *[no] { $seat } retourne
  } { $card-indef } de { $owner-seat-you ->
    [yes] votre pile
   *[no] { $own ->
        [true] sa propre pile
       *[false] la pile de { $owner-seat }
      }
  } : { $traits ->
    [0] un piège !
   *[other] { $matched } sur { $bid }.
  }
tiger-traps-trapped = { $owner-seat-you ->
    [yes] Votre piège vous rapporte une gemme : vous en avez { $gems }.
   *[no] Ce piège rapporte une gemme à { $owner-seat }, qui en a maintenant { $gems }.
  }
tiger-traps-awarded = { $seat-you ->
    [yes] Vous laissez { $other-seat } prendre une gemme du pot : { $other-seat } en a maintenant { $gems }.
   *[no] { $seat } { $other-seat-you ->
        [yes] vous laisse prendre une gemme du pot : vous en avez { $gems }.
       *[no] laisse { $other-seat } prendre une gemme du pot : { $other-seat } en a maintenant { $gems }.
      }
  }
tiger-traps-paid = Personne ne peut prendre la gemme : { $seat-you ->
    [yes] vous payez
   *[no] { $seat } paie
  } { $gems ->
    [0] rien, faute de gemmes,
    [one] une gemme
   *[other] { $gems } gemmes
  } et la saison s’achève.
tiger-traps-gave = { $seat-you ->
    [yes] Vous vous arrêtez et donnez une gemme à { $other-seat }.
   *[no] { $seat } s’arrête et { $other-seat-you ->
        [yes] vous donne une gemme.
       *[no] donne une gemme à { $other-seat }.
      }
  }
tiger-traps-took = La mise est atteinte : { $seat-you ->
    [yes] vous prenez
   *[no] { $seat } prend
  } { $pot ->
    [one] la gemme
    [2] les deux gemmes
    [2] les deux gemmes
   *[other] les { $pot } gemmes
  } du pot et en { $seat-you ->
    [yes] avez
   *[no] a
  } { $gems }.
tiger-traps-emptied = Le pot est vide : la saison s’achève.
tiger-traps-exhausted = Il n’y a plus de carte à retourner : la saison s’achève.
tiger-traps-ended = { $winners-you ->
    [yes] { $winners-count ->
        [one] Vous gagnez !
       *[other] Vous partagez la victoire : { $winners }.
      }
   *[no] { $winners-count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
      }
  }
tiger-traps-ended-fifth-gem = une cinquième gemme récoltée
tiger-traps-ended-season-limit = la limite de saisons est atteinte ; qui a le plus de gemmes l’emporte

## Refus

tiger-traps-refusal-07 = Chacun choisit maintenant, une seule fois, une carte de sa main comme base de sa pile.
tiger-traps-refusal-08 = Personne n’a encore misé : posez une carte de votre main, ou misez.
tiger-traps-refusal-09 = Votre main est vide : vous devez miser.
tiger-traps-refusal-10 = Une mise doit dépasser la précédente, sans aller au-delà de 13.
tiger-traps-refusal-11 = Après la première mise, on ne pose plus de carte : surenchérissez ou passez.
tiger-traps-refusal-12 = On retourne les cartes une fois les enchères closes, et seul le plus offrant le fait ; il n’est alors plus question de poser, de miser ni de passer.
tiger-traps-refusal-14 = Retournez la première carte d’une pile qui a encore des cartes face cachée.
tiger-traps-refusal-17 = Vous avez retourné votre propre piège : désignez un adversaire ayant 3 gemmes ou moins, qui prendra la gemme.
tiger-traps-refusal-19 = Seul celui qui révèle peut s’arrêter, après une première carte, en donnant une de ses gemmes à un adversaire qui en a 3 ou moins.
tiger-traps-refusal-25 = La partie est finie : quelqu’un a récolté une cinquième gemme.
tiger-traps-refusal-26 = La partie est finie : la limite de saisons est atteinte.

## Dans le terminal

tiger-traps-goal = objectif
tiger-traps-pot = Pot
tiger-traps-treasury = trésor { $gems }
tiger-traps-season-line = Saison { $season }, année { $year }
tiger-traps-no-bid = Pas encore de mise
tiger-traps-highest = { $own ->
    [yes] Vous misez
   *[no] { $name } mise
  } { $bid }
tiger-traps-found = { $own ->
    [yes] Vous avez trouvé
   *[no] { $name } a trouvé
  } { $matched } sur { $bid }
tiger-traps-pass = p passer
tiger-traps-place-out = passe
tiger-traps-place-bid = mise { $bid }
tiger-traps-note-goal = Saison { $season }, année { $year } : l’objectif est { $goal } ; il y a { $pot ->
    [one] une gemme
   *[other] { $pot } gemmes
  } dans le pot.{ $before ->
    [none] {""}
   *[other] {" "}Objectifs passés de l’année : { $before }.
  }
tiger-traps-note-hand = { $cards ->
    [none] Votre main est vide.
   *[other] Votre main : { $cards }.
  }
tiger-traps-note-player = { $seat } { $name } : { $gems ->
    [0] aucune gemme
    [one] une gemme
   *[other] { $gems } gemmes
  }, { $hand } en main, { $stack } dans la pile{ $beside ->
    [none] {""}
   *[other]  ; retournées : { $beside }
  }{ $out ->
    [yes]  ; hors des enchères
   *[no] {""}
  }.
tiger-traps-note-known = { $own ->
    [yes] Tous savent que vous avez : { $cards }.
   *[no] { $name } a : { $cards }.
  }
tiger-traps-note-nothing-known = Aucune carte n’a été montrée cette année.
tiger-traps-note-stack = Votre pile, en partant du bas : { $cards }.
tiger-traps-would-play = Entrée : poser { $card } face cachée
tiger-traps-would-bid = Entrée : miser { $bid }
tiger-traps-would-pass = Entrée : passer
tiger-traps-would-reveal = { $own ->
    [yes] Entrée : retourner votre propre carte du dessus
   *[no] Entrée : retourner la carte du dessus de { $name }
  }
tiger-traps-would-give = { $award ->
    [yes] Entrée : { $name } prend une gemme du pot
   *[no] Entrée : s’arrêter et donner une de vos gemmes à { $name }
  }
tiger-traps-keys-help =
    - **a, b, c…** : choisir une carte de votre main (← → aussi)
    - **chiffres**, ↑ ↓ : choisir une mise
    - **p** : choisir de passer
    - **chiffres**, ← → : choisir chez qui retourner la carte du dessus
    - **g** : choisir de donner une gemme et de s’arrêter ; ← → ou chiffres : à qui
    - **Entrée**, ou encore une fois la même lettre ou le même chiffre : jouer
    - ◆ est une gemme, ▯ une carte en main ; les nombres verts sont les traits trouvés, ▸ est la mise
tiger-traps-keys-play = a–f carte
tiger-traps-keys-bid = 1–13 ↑↓ mise
tiger-traps-keys-pass = p passer
tiger-traps-keys-reveal = ←→ pile
tiger-traps-keys-give = g donner
tiger-traps-keys-award = ←→ joueur
tiger-traps-keys-confirm = Entrée jouer

## Choses

tiger-traps-thing-red-lady = dame rouge
    .def = la dame rouge
    .indef = une dame rouge
    .bare = dame rouge
    .mark = DR
tiger-traps-thing-red-tiger = tigre rouge
    .def = le tigre rouge
    .indef = un tigre rouge
    .bare = tigre rouge
    .mark = TR
tiger-traps-thing-blue-lady = dame bleue
    .def = la dame bleue
    .indef = une dame bleue
    .bare = dame bleue
    .mark = DB
tiger-traps-thing-blue-tiger = tigre bleu
    .def = le tigre bleu
    .indef = un tigre bleu
    .bare = tigre bleu
    .mark = TB
tiger-traps-thing-blue-red = Bleu/Rouge
    .def = la carte Bleu/Rouge
    .indef = la carte Bleu/Rouge
    .bare = Bleu/Rouge
    .mark = B/R
tiger-traps-thing-lady-tiger = Dame/Tigre
    .def = la carte Dame/Tigre
    .indef = la carte Dame/Tigre
    .bare = Dame/Tigre
    .mark = D/T

## Le dessin simple

tiger-traps-drawing-season = Saison { $season } (année { $year })   objectif { $goal }
tiger-traps-drawing-earlier = { $goal } (avant : { $earlier })
tiger-traps-drawing-pot = pot { $pot }   trésor { $treasury }
tiger-traps-drawing-no-bid = pas encore de mise
tiger-traps-drawing-bid = mise { $bid } de la place { $seat }, { $matched } réunis
tiger-traps-drawing-seat-column = place
tiger-traps-drawing-gems-column = gemmes
tiger-traps-drawing-hand-column = main
tiger-traps-drawing-stack-column = pile
tiger-traps-drawing-beside-column = retournées
tiger-traps-drawing-notes-column = connues cette année
tiger-traps-drawing-out = passe
tiger-traps-drawing-aside = écartées { $cards }
tiger-traps-drawing-hand = votre main : { $cards }

## Pourquoi un robot joue ainsi

tiger-traps-why-lays = { $traits ->
    [0] Un piège dans votre pile : qui le retourne pour une mise vous cède une gemme.
   *[other] Elle réunit { $traits ->
      [one] un trait
     *[other] { $traits } traits
    } de l’objectif : votre propre pile vous en assure alors { $sure }.
  } { $percent ->
    [0] Rarement la bonne carte ici.
    [100] Rien ne vaut mieux ici.
   *[other] Le bon choix { $percent } % du temps : un joueur qui fait toujours pareil se laisse deviner.
  }
tiger-traps-why-bids = { $missing ->
    [0] Votre propre pile suffit pour { $bid }.
   *[other] Votre propre pile { $sure ->
      [0] n’assure rien
     *[other] vous assure { $sure }
    } : pour { $bid }, il en faut encore { $missing } { $cards ->
      [one] dans la seule carte
     *[other] dans les { $cards } cartes
    } des autres.
  } { $percent ->
    [0] Rarement la bonne mise ici.
    [100] Rien ne vaut mieux ici.
   *[other] Le bon choix { $percent } % du temps : un joueur qui fait toujours pareil se laisse deviner.
  }
tiger-traps-why-passes = { $missing ->
    [0] Votre propre pile suffirait pour { $bid }.
   *[other] Pour miser { $bid }, il vous faudrait { $missing } de plus que ce que votre pile assure, { $cards ->
      [one] dans la seule carte
     *[other] dans les { $cards } cartes
    } des autres.
  } { $percent ->
    [0] Il est rarement bon de passer ici.
    [100] Rien ne vaut mieux ici.
   *[other] Il est bon de passer { $percent } % du temps : un joueur qui fait toujours pareil se laisse deviner.
  }
tiger-traps-why-too-high = { $passes ->
    [true] Les cartes sur la table ne donnent pas plus de { $most } : laissez { $bid } à qui ose.
   *[false] Les cartes sur la table ne donnent pas plus de { $most } : { $bid } est hors d’atteinte.
  }
tiger-traps-why-own-card = { $traits ->
    [one] Vous l’avez posée vous-même, et elle réunit un trait : la retourner ne coûte rien.
   *[other] Vous l’avez posée vous-même, et elle réunit { $traits } traits : la retourner ne coûte rien.
  }
tiger-traps-why-own-trap = { $cards ->
    [0] Il ne reste que votre propre piège à retourner.
   *[other] { $beneath ->
      [0] C’est votre propre piège, et il ne coûte qu’une gemme au pot : les autres piles peuvent coûter plus.
     *[other] C’est votre propre piège, mais vous connaissez les cartes dessous.
    }
  }
tiger-traps-why-their-card = { $missing ->
    [one] Il manque un trait
   *[other] Il manque { $missing } traits
  }, et { $top-id ->
    [trap] un piège attend sur votre propre pile
    [match] votre propre pile peut attendre
   *[nothing] votre propre pile est épuisée
  } : les autres ont { $cards ->
    [one] une carte face cachée
   *[other] { $cards } cartes face cachée
  }.
tiger-traps-why-stops = { $missing ->
    [one] Il manque encore un trait
   *[other] Il manque encore { $missing } traits
  }, et les prochaines cartes risquent d’être des pièges : une gemme est la moindre perte.
tiger-traps-why-gives = { $fewest ->
    [true] Personne qui pourrait la prendre n’a moins de gemmes ({ $gems }) : c’est là qu’elle nuit le moins.
   *[false] D’autres ont moins de gemmes que ce joueur, qui en a { $gems }.
  }

## Comment sont les robots, à la suite de leur nom

tiger-traps-bot-beginner = pèse presque tout, puis fait n’importe lequel
    .who = le canard
    .line = Pose ce qui vient, et en est le premier surpris.
tiger-traps-bot-novice = envisage tout ce qui est parfois juste, sans savoir choisir
    .who = le singe
    .line = Mise d’abord, compte ensuite.
tiger-traps-bot-apprentice = sait ce qui peut être juste, à peine ce qui est mieux
    .who = le raton laveur
    .line = Lave chaque carte avant de la poser. Ça n’aide pas.
tiger-traps-bot-journeyman = bluffe et mise avec bon sens, et hésite un peu trop souvent
    .who = le rat
    .line = Flaire les pièges. Parfois, c’est le sien.
tiger-traps-bot-adept = mise ce qu’il espère trouver, et bluffe un peu
    .who = la pie
    .line = Ne veut que ce qui brille. Tout brille.
tiger-traps-bot-master = bluffe, et jamais d’une façon à laquelle on s’habitue
    .who = le cobra
    .line = Passe, sourit, et attend sous la première carte.

## Casse-têtes

tiger-traps-puzzle-task = Tenez votre mise et gagnez la partie, quoi que cachent les piles des autres.
tiger-traps-puzzle-answers = { $answers ->
    [one] Une seule première carte est sûre.
   *[other] { $answers } premières cartes sont sûres ; n’importe laquelle fait l’affaire.
  }
tiger-traps-puzzle-missed = Votre victoire n’est plus certaine.

## La page

tiger-traps-page-gems = { $gems ->
    [0] aucune gemme
    [one] une gemme
   *[other] { $gems } gemmes
  }
tiger-traps-page-bids = mise { $bid }
tiger-traps-page-passed = a passé
tiger-traps-page-stack = { $name } : { $count ->
    [0] aucune carte cachée
    [one] une carte cachée
   *[other] { $count } cartes cachées
  }
tiger-traps-page-turn-over = Retourner la carte du dessus de { $name } ({ $count })
tiger-traps-page-in-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
  }
tiger-traps-page-notes = Ce que chacun sait
tiger-traps-page-notes-deck = Dans le paquet : trois cartes de chaque couleur et rôle, une Bleu/Rouge, une Dame/Tigre ; { $aside } sont écartées sans avoir été vues.
tiger-traps-plan-down = { $down ->
    [0] Aucune carte n’est encore posée face cachée.
    [one] Une carte est face cachée : elle vaut au plus { $most }.
   *[other] { $down } cartes sont face cachée : ensemble, elles valent au plus { $most }.
  }
tiger-traps-plan-bid = Mise { $bid }
tiger-traps-plan-missing = Mise { $bid }, encore { $missing } à trouver
tiger-traps-plan-need = { $cards ->
    [one] au moins une carte
   *[other] au moins { $cards } cartes
  }
tiger-traps-plan-beyond = Mises à partir de { $bid } : même toutes ces cartes ne suffisent pas.
tiger-traps-plan-hand = Votre main, pour cet objectif
tiger-traps-plan-worth = { $traits ->
    [0] un piège
    [one] un trait
   *[other] { $traits } traits
  }
tiger-traps-plan-stack = Compté d’après votre main et ce qui est visible. Le contenu de votre pile n’est pas dit : vous n’avez pas le droit de la regarder.

tiger-traps-page-give-gem = Une gemme pour { $name }
tiger-traps-page-goal-label = À trouver
tiger-traps-page-goal-door = Objectif : { $goal }
tiger-traps-page-season = Saison { $season }, année { $year }
tiger-traps-page-pot = { $gems ->
    [0] Le pot est vide
    [one] Une gemme dans le pot
   *[other] { $gems } gemmes dans le pot
  }
tiger-traps-page-pot-label = le pot
tiger-traps-page-promise = { $you ->
    [yes] Vous promettez { $bid }
   *[no] { $name } promet { $bid }
  }
tiger-traps-page-matched = { $matched } sur { $bid } trouvés
tiger-traps-page-no-bid = Personne n’a encore misé.
tiger-traps-page-your-hand = Votre main
tiger-traps-page-hand-empty = Votre main est vide.
tiger-traps-page-lay = Poser { $card } face cachée
tiger-traps-page-hold = En main : { $card }
tiger-traps-page-bid = Miser
tiger-traps-page-pass = Passer

## La page : la révélation, et la saison en mots

tiger-traps-page-of = sur { $bid }
tiger-traps-page-promised = { $bid } promis
tiger-traps-page-hurry = touchez pour accélérer
tiger-traps-page-turns-over = { $you ->
    [yes] Vous retournez
   *[no] { $name } retourne
  } { $whose ->
    [you] votre carte…
    [own] sa propre carte…
   *[other] la carte du dessus de { $owner }…
  }
tiger-traps-page-goes-on = { $name } réfléchit…
tiger-traps-page-sprung = Un piège !
tiger-traps-page-reached = { $bid } sur { $bid } !
tiger-traps-page-season-over = { $how ->
    [kept] { $you ->
        [yes] Vous tenez parole
       *[no] { $name } tient parole
      }
    [stopped] { $you ->
        [yes] Vous vous arrêtez à temps
       *[no] { $name } s’arrête à temps
      }
   *[short] { $you ->
        [yes] Vous manquez votre mise
       *[no] { $name } manque sa mise
      }
  }
tiger-traps-page-season-sum = { $you ->
    [yes] Vous avez
   *[no] { $name } a
  } promis { $bid }, { $matched ->
    [0] n’{ $you ->
        [yes] avez
       *[no] a
      } rien trouvé
   *[other] trouvé { $matched }
  } { $fate ->
    [kept] et gagné { $gems ->
        [one] la gemme
       *[other] { $gems } gemmes
      } du pot
    [stopped] et préféré { $you ->
        [yes] vous arrêter
       *[no] s’arrêter
      }
    [own-trap] et déclenché { $you ->
        [yes] votre
       *[no] son
      } propre piège
    [trap] et déclenché { $owner-you ->
        [yes] votre piège
       *[no] un piège de { $owner }
      }
    [traps] et déclenché { $traps } pièges
   *[no-card] et retourné toutes les cartes
  }
tiger-traps-page-then = {" ; "}
tiger-traps-page-season-gain = { $you ->
    [yes] vous { $way ->
        [gets] recevez
       *[pays] payez
      }
   *[no] { $name } { $way ->
        [gets] reçoit
       *[pays] paie
      }
  } { $gems ->
    [one] une gemme
   *[other] { $gems } gemmes
  }
tiger-traps-page-next-season = Saison suivante

# What is remembered of many games: figures and trophies.

tiger-traps-trophy-kept-word = Parole tenue
    .how = Misez huit ou plus, et tenez parole
tiger-traps-trophy-bluffer = Visage de marbre
    .how = Bluffez pendant dix saisons : misez, puis laissez quelqu’un donner dans votre piège
tiger-traps-trophy-trapper = Bon piège
    .how = Prenez les autres vingt-cinq fois à vos pièges
tiger-traps-figure-promise = Plus haute mise tenue
tiger-traps-figure-bluffs = Saisons gagnées au bluff
tiger-traps-figure-trapped = Prises à vos pièges
tiger-traps-figure-pots = Pots remportés
## La page : la fin

tiger-traps-page-figure = { $score ->
    [0] Rien
    [one] Une gemme
   *[other] { $score } gemmes
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
tiger-traps-page-figure-1 = Chaque carte compte pour les traits qu’elle partage avec l’objectif. Une carte qui n’en partage aucun est un piège.
tiger-traps-page-figure-2 = Qui promet le plus retourne des cartes. Si la promesse est tenue, le pot lui revient.
