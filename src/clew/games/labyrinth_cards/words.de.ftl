# Labyrinth: Das Kartenspiel

labyrinth-cards-name = Labyrinth: Das Kartenspiel
labyrinth-cards-tagline = Leg das Labyrinth Karte für Karte und gewinn jede Karte, die dein Weg mit dem gleichen Schatz verbindet.

## Optionen

labyrinth-cards-option-maze = Wenn Karten genommen werden
    .hint = Die Spielregel lässt beides zu. Das Labyrinth darf zerfallen: Es genügt, dass keine Karte allein bleibt. Das Labyrinth bleibt ganz: Alle übrigen Karten müssen zusammenhängen.
labyrinth-cards-thing-may-fall-apart = das Labyrinth darf zerfallen
    .def = das Labyrinth darf zerfallen
    .indef = das Labyrinth darf zerfallen
    .bare = das Labyrinth darf zerfallen
labyrinth-cards-thing-one-piece = das Labyrinth bleibt ganz
    .def = das Labyrinth bleibt ganz
    .indef = das Labyrinth bleibt ganz
    .bare = das Labyrinth bleibt ganz
labyrinth-cards-option-square = Das erste Quadrat
    .hint = Um wie viel Grad die Karten auf 0,0 1,0 0,1 und 1,1 gedreht sind; ist nichts angegeben, werden sie zufällig gedreht.
labyrinth-cards-option-start = Wer beginnt
    .hint = Der Platz, der anfängt.
    .zero = zufällig

## Was zu tun ist

labyrinth-cards-asked-place = Leg eine deiner Karten so an, dass ein Weg von ihr weiterführt.
labyrinth-cards-asked-take = Nimm beliebige der verbundenen Karten, oder keine.
labyrinth-cards-asked-over = Die Partie ist zu Ende.

## Was geschah

labyrinth-cards-placed = { $seat-you ->
    [yes] Du legst
   *[no] { $seat } legt
  } Karte { $card } ({ $treasure } und { $other-treasure }) auf { $cell }{ $rotation ->
    [0] .
   *[other] , um { $rotation }° gedreht.
  }
labyrinth-cards-taken = { $seat-you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } Karte { $card } auf { $cell } für { $treasure-acc }.
labyrinth-cards-left = { $seat-you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } nichts.
labyrinth-cards-drew = { $seat-you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
  } eine Karte; { $left ->
    [0] es war die letzte des Stapels.
    [one] eine ist noch im Stapel.
   *[other] { $left } sind noch im Stapel.
  }
labyrinth-cards-drawn = Du hast Karte { $card } gezogen: { $treasure } und { $other-treasure }.
labyrinth-cards-passed = { $seat-you ->
    [yes] Du hast keine Karten mehr und wirst übersprungen.
   *[no] { $seat } hat keine Karten mehr und wird übersprungen.
  }
labyrinth-cards-turn = Zug { $turn }: { $seat-you ->
    [yes] du.
   *[no] { $seat }.
  }
labyrinth-cards-closed = Kein Weg führt mehr aus dem Labyrinth hinaus: Die nächste Karte darf an jeder Seite liegen.
labyrinth-cards-turn-told = { $seat-you ->
    [yes] Du hast
   *[no] { $seat } hat
  } die Karte mit { $treasure } und { $other-treasure } gelegt{ $count ->
    [0] .
    [one] {" "}und eine Karte gewonnen.
   *[other] {" "}und { $count } Karten gewonnen.
  }
labyrinth-cards-ended = { $winners-you ->
    [yes] { $winners-count ->
        [one] Du gewinnst!
       *[other] Du teilst dir den Sieg: { $winners }.
      }
   *[no] { $winners-count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
      }
  } Punkte nach Plätzen: { $points }.
labyrinth-cards-ended-played-out = alle Karten sind gespielt; die meisten Karten gewinnen

## Ablehnungen

labyrinth-cards-refusal-03 = Diese Karte hast du nicht auf der Hand; leg eine von deinen.
labyrinth-cards-refusal-04 = Weniger weit gedreht liegt die Karte genauso da; wähl eine Drehung, die einen Unterschied macht.
labyrinth-cards-refusal-05 = Eine Karte kommt auf ein leeres Feld am Labyrinth, so gedreht, dass einer ihrer Wege in eine Nachbarkarte weiterführt.
labyrinth-cards-refusal-06 = Kein Weg führt aus dem Labyrinth hinaus; leg die Karte also an irgendeine Seite, mit einer Öffnung zu einem leeren Feld hin.
labyrinth-cards-refusal-07 = Kein durchgehender Weg verbindet deine Karte mit all diesen; nimm nur verbundene Karten.
labyrinth-cards-refusal-08 = Erst legst du eine Karte, dann nimmst du mit ihr Karten: Tu, was jetzt an der Reihe ist.
labyrinth-cards-refusal-09 = Ohne diese Karten wäre ein Teil des Labyrinths abgeschnitten; nimm andere oder weniger.
labyrinth-cards-refusal-12 = Die Partie ist zu Ende: Alle Karten sind gespielt.

## Im Terminal

labyrinth-cards-side-n = Norden
labyrinth-cards-side-e = Osten
labyrinth-cards-side-s = Süden
labyrinth-cards-side-w = Westen
labyrinth-cards-note-left = Zug { $turn } von { $turns }, { $deck } im Stapel
labyrinth-cards-note-connection = Verbunden: { $treasure } auf { $cell } (Karte { $card })
labyrinth-cards-note-closed = Kein Weg führt hinaus: Die Karte darf an jeder Seite liegen.
labyrinth-cards-note-player = { $seat } { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }, { $cards } auf der Hand.
labyrinth-cards-note-face = { $path } ({ $one } und { $other })
labyrinth-cards-note-two-paths = { $path } ({ $one }), getrennt davon { $other_path } ({ $other })
labyrinth-cards-note-hand = Deine Karte { $card }: { $face }.
labyrinth-cards-note-card = { $cell }: Karte { $card }, { $face }{ $last ->
    [yes] {" "}(zuletzt gelegt)
   *[no] {""}
  }.
labyrinth-cards-points = { $points ->
    [one] 1 Pkt.
   *[other] { $points } Pkt.
  }
labyrinth-cards-hand = Karte { $card }{ $degrees ->
    [0] {""}
   *[other] , { $degrees }°
  }
    .treasure = { $mark } { $name }
labyrinth-cards-would-place = Enter: { $action }
labyrinth-cards-connects-nothing = Dort gewinnt sie nichts.
labyrinth-cards-does-not-fit = { $turn ->
    [yes] Auf { $cell } passt sie nur gedreht (r).
   *[no] Auf { $cell } passt sie nicht.
  }
labyrinth-cards-would-take = { $legal ->
    [yes] { $cards ->
        [0] Enter: nichts nehmen
        [one] Enter: eine Karte nehmen (+1)
       *[other] Enter: { $cards } Karten nehmen (+{ $cards })
      }
   *[no] Ohne diese wären Karten abgeschnitten.
  }
labyrinth-cards-choice = { $ticked ->
    [yes] [✓]
   *[no] [ ]
  } { $treasure } auf { $cell } ({ $card })
labyrinth-cards-keys-help =
    - **a, b**, s: eine Karte deiner Hand wählen
    - **r**, Leertaste: sie drehen (R: andersherum); das Mausrad dreht sie auch
    - **Pfeiltasten, Tab**: ein Feld wählen; Tab geht zum nächsten, auf das die Karte passt (╭┄╮). Auf Felder mit ·· passt sie, wenn du sie drehst
    - die Schätze deiner Karte leuchten, und ebenso die Wege zu den Karten, die sie gewinnen würde
    - wenn Karten zu nehmen sind: **a, b, c…**, oder Pfeiltasten und Leertaste, haken sie an; Enter nimmt sie, Esc hakt alle ab
labyrinth-cards-keys-cell = ↑→ Feld
labyrinth-cards-keys-turn = r drehen
labyrinth-cards-keys-switch = a b Karte
labyrinth-cards-keys-place = Enter legen
labyrinth-cards-keys-tick = a b… anhaken
labyrinth-cards-keys-take = Enter nehmen

## Auf der Seite

labyrinth-cards-in-hand = { $cards ->
    [0] keine Karte auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
  }
labyrinth-cards-hand-label = Deine Hand
labyrinth-cards-hand-turned = { $note } Um { $degrees }° gedreht.
labyrinth-cards-fits = { $cell }: leer; Karte { $card } passt auf { $ways ->
    [one] eine Art
   *[other] { $ways } Arten
  } hin
labyrinth-cards-lay = Hier anlegen
labyrinth-cards-lay-how = Wähl eine Karte und ein markiertes Feld, oder zieh sie dorthin. R dreht sie.
    .touch = { $cards ->
        [one] Tipp ein markiertes Feld an.
       *[other] Tipp ein markiertes Feld an, oder wähl die andere Karte.
    }
labyrinth-cards-lay-turns = Bei ↻ wird die Karte passend gedreht.
labyrinth-cards-wins = Gewinnt: { $cards }
labyrinth-cards-found = { $treasure } auf { $cell }
labyrinth-cards-tick = { $cell }: Karte { $card }, { $face }. Verbindender Schatz: { $treasure-def }.
labyrinth-cards-take = { $cards ->
    [0] Nichts nehmen
    [one] Diese Karte nehmen
   *[other] { $cards } Karten nehmen
  }
labyrinth-cards-apart = { $count ->
    [one] Ohne { $taken ->
        [one] diese Karte
       *[other] diese Karten
      } bliebe die Karte auf { $cells } allein.
   *[other] Ohne { $taken ->
        [one] diese Karte
       *[other] diese Karten
      } wären die Karten auf { $cells } vom Rest getrennt.
  }
labyrinth-cards-what-is-left = Was noch übrig ist
    .hint = Jeder Schatz ist auf vier Karten. Die, die du nicht gesehen hast, sind im Stapel oder auf anderen Händen.
labyrinth-cards-count = { $treasure }: { $unseen } ungesehen, { $hand } auf deiner Hand, { $table } auf dem Tisch, { $taken } genommen
labyrinth-cards-mark-unseen = ungesehen
labyrinth-cards-mark-hand = deine Hand
labyrinth-cards-mark-table = auf dem Tisch
labyrinth-cards-mark-taken = genommen
labyrinth-cards-zoom-in = Vergrößern
labyrinth-cards-zoom-out = Verkleinern
labyrinth-cards-zoom-fit = Alles zeigen
labyrinth-cards-beyond-left = Links { $count } weitere zeigen
labyrinth-cards-beyond-top = Oben { $count } weitere zeigen
labyrinth-cards-beyond-right = Rechts { $count } weitere zeigen
labyrinth-cards-beyond-bottom = Unten { $count } weitere zeigen

## Dinge

labyrinth-cards-thing-book = Zauberbuch
    .def = das Zauberbuch
    .indef = ein Zauberbuch
    .bare = Zauberbuch
    .mark = zb
labyrinth-cards-thing-gold = Goldsack
    .def = der Goldsack
    .indef = ein Goldsack
    .bare = Goldsack
    .mark = go
    .acc = den Goldsack
labyrinth-cards-thing-map = Landkarte
    .def = die Landkarte
    .indef = eine Landkarte
    .bare = Landkarte
    .mark = la
labyrinth-cards-thing-crown = Krone
    .def = die Krone
    .indef = eine Krone
    .bare = Krone
    .mark = kr
labyrinth-cards-thing-keys = Schlüsselbund
    .def = der Schlüsselbund
    .indef = ein Schlüsselbund
    .bare = Schlüsselbund
    .mark = sl
    .acc = den Schlüsselbund
labyrinth-cards-thing-skull = Totenkopf
    .def = der Totenkopf
    .indef = ein Totenkopf
    .bare = Totenkopf
    .mark = to
    .acc = den Totenkopf
labyrinth-cards-thing-ring = Ring
    .def = der Ring
    .indef = ein Ring
    .bare = Ring
    .mark = ri
    .acc = den Ring
labyrinth-cards-thing-chest = Schatztruhe
    .def = die Schatztruhe
    .indef = eine Schatztruhe
    .bare = Schatztruhe
    .mark = st
labyrinth-cards-thing-emerald = Smaragd
    .def = der Smaragd
    .indef = ein Smaragd
    .bare = Smaragd
    .mark = sm
    .acc = den Smaragd
labyrinth-cards-thing-sword = Schwert
    .def = das Schwert
    .indef = ein Schwert
    .bare = Schwert
    .mark = sw
labyrinth-cards-thing-candelabra = Kerzenleuchter
    .def = der Kerzenleuchter
    .indef = ein Kerzenleuchter
    .bare = Kerzenleuchter
    .mark = ke
    .acc = den Kerzenleuchter
labyrinth-cards-thing-helmet = Helm
    .def = der Helm
    .indef = ein Helm
    .bare = Helm
    .mark = he
    .acc = den Helm
labyrinth-cards-thing-owl = Eule
    .def = die Eule
    .indef = eine Eule
    .bare = Eule
    .mark = eu
labyrinth-cards-thing-scarab = Skarabäus
    .def = der Skarabäus
    .indef = ein Skarabäus
    .bare = Skarabäus
    .mark = sk
    .acc = den Skarabäus
labyrinth-cards-thing-rat = Ratte
    .def = die Ratte
    .indef = eine Ratte
    .bare = Ratte
    .mark = ra
labyrinth-cards-thing-spider = Spinne
    .def = die Spinne
    .indef = eine Spinne
    .bare = Spinne
    .mark = sp
labyrinth-cards-thing-moth = Nachtfalter
    .def = der Nachtfalter
    .indef = ein Nachtfalter
    .bare = Nachtfalter
    .mark = na
    .acc = den Nachtfalter
labyrinth-cards-thing-lizard = Eidechse
    .def = die Eidechse
    .indef = eine Eidechse
    .bare = Eidechse
    .mark = ei
labyrinth-cards-thing-bat = Fledermaus
    .def = die Fledermaus
    .indef = eine Fledermaus
    .bare = Fledermaus
    .mark = fl
labyrinth-cards-thing-dragon = Drache
    .def = der Drache
    .indef = ein Drache
    .bare = Drache
    .mark = dr
    .acc = den Drachen
labyrinth-cards-thing-ghost = Gespenst
    .def = das Gespenst
    .indef = ein Gespenst
    .bare = Gespenst
    .mark = ge
labyrinth-cards-thing-genie = Flaschengeist
    .def = der Flaschengeist
    .indef = ein Flaschengeist
    .bare = Flaschengeist
    .mark = fg
    .acc = den Flaschengeist
labyrinth-cards-thing-sorceress = Zauberin
    .def = die Zauberin
    .indef = eine Zauberin
    .bare = Zauberin
    .mark = za
labyrinth-cards-thing-troll = Troll
    .def = der Troll
    .indef = ein Troll
    .bare = Troll
    .mark = tr
    .acc = den Troll
labyrinth-cards-thing-goblet = Kelch
    .def = der Kelch
    .indef = ein Kelch
    .bare = Kelch
    .mark = kl
    .acc = den Kelch

## Warum ein Bot so spielt

labyrinth-cards-why-takes = { $cards ->
    [0] Das bringt keine Karte
    [one] Das bringt eine Karte
   *[other] Das bringt { $cards } Karten
  } und lässt den anderen etwa { $left } übrig.

## Wie die Bots sind, hinter ihrem Namen

labyrinth-cards-bot-beginner = nimmt, was es sieht, und sieht eine von fünf Stellen
    .who = das Schaf
    .line = Folgt dem Weg, bis ihn jemand wegnimmt.
labyrinth-cards-bot-novice = nimmt, was er sieht, und sieht eine von drei Stellen
    .who = der Igel
    .line = Legt die erste Karte, die passt, und rollt sich ein, wenn keine passt.
labyrinth-cards-bot-apprentice = nimmt, was er sieht, und übersieht jede zweite Stelle
    .who = der Otter
    .line = Dreht jede Karte auf dem Bauch, bevor er eine legt.
labyrinth-cards-bot-adept = zählt mit, was noch kommt, übersieht aber jede dritte Stelle
    .who = der Hase
    .line = Schnell am Start, und ebenso schnell dabei, gut gespielt zu sagen.
labyrinth-cards-bot-expert = zählt nur, was man wirklich nehmen darf, und übersieht wenig
    .who = der Wolf
    .line = Nimmt die ganze Herde und lässt keine Karte allein.
labyrinth-cards-bot-master = errät, was du behalten hast, und lässt dir nichts übrig
    .who = der Fuchs
    .line = Lässt dir den langen Weg. Es war nie der gute.

# What is remembered of many games: figures and trophies.

labyrinth-cards-trophy-long-way = Der lange Weg
    .how = Nimm eine Karte, die sieben Schritte von deiner gelegten entfernt ist
labyrinth-cards-trophy-three-at-once = Drei auf einmal
    .how = Nimm mit einer gelegten Karte drei andere
labyrinth-cards-trophy-hundred-cards = Sammlung
    .how = Nimm hundert Karten
labyrinth-cards-figure-journey = Längster Weg zu einer Karte in Schritten
labyrinth-cards-figure-harvest = Meiste Karten auf einmal
labyrinth-cards-figure-taken = Genommene Karten
## Rätsel

labyrinth-cards-puzzle-task = { $turns ->
    [one] Nimm { $aim } Karten in einem Zug.
   *[other] Nimm { $aim } Karten in { $turns } Zügen. Sonst zieht niemand.
  }
labyrinth-cards-puzzle-answers = { $answers ->
    [one] Nur ein Weg bringt so viele Karten ein.
   *[other] { $answers } Wege bringen so viele Karten ein; jeder ist recht.
  }
labyrinth-cards-puzzle-missed = Es waren mehr Karten zu holen.

## Die Seite: das Ende

labyrinth-cards-plan-intro = Wo deine Karten punkten würden, so wie der Tisch jetzt liegt. Wähl eine Stelle, um sie anzusehen.
labyrinth-cards-plan-card = Karte { $card }: { $treasures }
labyrinth-cards-plan-score = { $cell }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
labyrinth-cards-plan-nothing = Sie punktet gerade nirgends.
labyrinth-cards-plan-more = { $count ->
    [one] Und noch eine Stelle.
   *[other] Und noch { $count } Stellen.
  }
labyrinth-cards-plan-empty = Du hast keine Karten mehr.

labyrinth-cards-page-figure = { $score ->
    [0] Nichts
    [one] Eine Karte
   *[other] { $score } Karten
  }; { $you ->
    [yes] du hast
   *[no] { $next } hat
  } { $their ->
    [0] keine
   *[other] { $their }
  }.
labyrinth-cards-page-figure-1 = Du legst eine Karte an, sodass ein Weg weiterführt.
labyrinth-cards-page-figure-2 = Verbindet ein Weg zwei gleiche Schätze, darfst du diese Karten nehmen.
