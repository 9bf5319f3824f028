# Labyrinth

labyrinth-name = Labyrinth
labyrinth-tagline = Verschieb die Gänge und lauf zu deinem Schatz, bevor sich die Wände wieder bewegen.

## Optionen

labyrinth-option-events = Ereignisse
    .hint = Zwölf Gangkarten tragen auf der Rückseite eine Botschaft. Sie hilft dem, der die Karte herausschiebt.
labyrinth-option-short = Kurze Partie
    .hint = Wer sein letztes Ziel findet, gewinnt; niemand muss in seine Ecke zurück.
labyrinth-option-goals = Ziele pro Person
    .hint = Wie viele Schätze jeder sucht.
    .zero = alle 24 Karten
labyrinth-option-start = Wer beginnt
    .hint = Der Platz, der anfängt.
    .zero = zufällig
labyrinth-option-colours = Farben
    .hint = red, yellow, blue, green nach Plätzen; gespielt wird im Uhrzeigersinn von Ecke zu Ecke.

## Was zu tun ist

labyrinth-asked-push = Schieb die freie Gangkarte an einem Pfeil ein.
labyrinth-asked-move = Lauf, so weit die Gänge führen, oder bleib stehen.
labyrinth-asked-choose = Wähl deine neue oberste Karte.
labyrinth-asked-again = Schieb noch einmal für einen zweiten Zug, oder beende deinen Zug.
labyrinth-asked-over = Die Partie ist zu Ende.

## Was geschah

labyrinth-pushed = { $seat-you ->
    [yes] Du schiebst
   *[no] { $seat } schiebt
  } bei { $arrow } ein{ $rotation ->
    [0] .
   *[other] , die Karte um { $rotation }° gedreht.
  }
labyrinth-carried = { $seat-you ->
    [yes] Du fährst
   *[no] { $seat } fährt
  } mit nach { $cell }.
labyrinth-wrapped = { $seat-you ->
    [yes] Du fällst heraus und kommst
   *[no] { $seat } fällt heraus und kommt
  } auf { $cell } wieder herein.
labyrinth-seen = { $message-id ->
    [blank] Die Rückseite der Karte ist leer.
   *[other] Auf der Rückseite der Karte: { $message }.
  }
labyrinth-swapped = { $seat-you ->
    [yes] Du tauschst den Platz mit { $other-seat }
   *[no] { $seat } tauscht den Platz mit { $other-seat-you ->
        [yes] dir
       *[no] { $other-seat }
      }
  }, von { $other-cell } nach { $cell }.
labyrinth-looked = { $seat-you ->
    [yes] Du siehst dir deine zweite Karte an.
   *[no] { $seat } sieht sich eine zweite Karte an.
  }
labyrinth-searched = { $seat-you ->
    [yes] Du siehst deinen Stapel durch.
   *[no] { $seat } sieht den eigenen Stapel durch.
  }
labyrinth-pile = In deinem Stapel: { $treasures-def }.
labyrinth-exchanged = { $seat-you ->
    [yes] Du tauschst deine oberste Karte aus.
   *[no] { $seat } tauscht die oberste Karte aus.
  }
labyrinth-kept = { $seat-you ->
    [yes] Du behältst deine oberste Karte und mischst den Rest.
   *[no] { $seat } behält die oberste Karte und mischt den Rest.
  }
labyrinth-goal = Dein Ziel: { $treasure-def }.
labyrinth-moved = { $seat-you ->
    [yes] Du läufst
   *[no] { $seat } läuft
  } nach { $cell }.
labyrinth-passed = { $seat-you ->
    [yes] Du gehst
   *[no] { $seat } geht
  } durch die Wand zwischen { $cell } und { $other-cell }.
labyrinth-stayed = { $seat-you ->
    [yes] Du bleibst
   *[no] { $seat } bleibt
  } auf { $cell }.
labyrinth-found = { $seat-you ->
    [yes] Du findest
   *[no] { $seat } findet
  } { $treasure-acc }; { $left ->
    [0] das war das letzte Ziel!
    [one] noch ein Ziel.
   *[other] noch { $left } Ziele.
  }
labyrinth-turn = Zug { $turn }: { $seat-you ->
    [yes] du.
   *[no] { $seat }.
  }
labyrinth-turn-told = { $seat-you ->
    [yes] Du hast
   *[no] { $seat } hat
  } { $arrow ->
    [N2] Spalte b nach unten
    [N4] Spalte d nach unten
    [N6] Spalte f nach unten
    [E2] Reihe 2 nach links
    [E4] Reihe 4 nach links
    [E6] Reihe 6 nach links
    [S2] Spalte b nach oben
    [S4] Spalte d nach oben
    [S6] Spalte f nach oben
    [W2] Reihe 2 nach rechts
    [W4] Reihe 4 nach rechts
    [W6] Reihe 6 nach rechts
   *[other] { $arrow }
  } geschoben{ $then ->
    [found] {" "}und { $treasure-acc } gefunden.
    [stayed] {" "}und { $seat-you ->
        [yes] bist
       *[no] ist
      } stehen geblieben.
    [walked] {" "}und { $seat-you ->
        [yes] bist
       *[no] ist
      } { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
      } gegangen.
   *[open] .
  }
labyrinth-ended = { $winners-you ->
    [yes] { $winners-count ->
        [one] Du gewinnst!
       *[other] Du teilst dir den Sieg: { $winners }.
      }
   *[no] { $winners-count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
      }
  }
labyrinth-ended-home = alle Ziele gefunden und zurück in der eigenen Ecke
labyrinth-ended-goals = alle Ziele gefunden
labyrinth-ended-turn-limit = die Höchstzahl an Zügen ist erreicht; die meisten Ziele gewinnen

## Ablehnungen

labyrinth-refusal-09 = In jedem Zug wird zuerst geschoben, dann gelaufen.
labyrinth-refusal-10 = Weniger weit gedreht liegt die Karte genauso da; wähl eine Drehung, die einen Unterschied macht.
labyrinth-refusal-11 = Die Karte darf nicht dort wieder hinein, wo sie gerade herausgefallen ist.
labyrinth-refusal-13 = Von deiner Figur führt kein Gang dorthin.
labyrinth-refusal-15 = Die Partie ist zu Ende: Jemand hat alle Ziele gefunden und ist zurück in der eigenen Ecke.
labyrinth-refusal-16 = Die Partie ist zu Ende: Jemand hat das letzte Ziel gefunden.
labyrinth-refusal-21 = Du bist schon einmal gelaufen: Schieb noch einmal, oder beende deinen Zug.
labyrinth-refusal-22 = Den Platz tauschen kannst du nur mit einer Figur auf einer anderen Gangkarte.
labyrinth-refusal-23 = Eine zweite Karte ansehen kannst du nur, wenn dein Stapel zwei Karten hat und erst eine davon offen ist.
labyrinth-refusal-24 = Wenn du deinen Stapel durchgesehen hast, wähl eine seiner Karten; mit weniger als zwei Karten gibt es nichts auszutauschen.
labyrinth-refusal-25 = Dorthin kommt deine Figur nicht, auch nicht durch eine Wand.
labyrinth-refusal-26 = Du hast keine Ziele mehr, also auch keinen Stapel zum Ansehen.
labyrinth-refusal-27 = Die Partie ist zu Ende: Die Höchstzahl an Zügen ist erreicht.
labyrinth-refusal-28 = Du hast keine Botschaft, die dir das jetzt erlaubt.

## Im Terminal

labyrinth-side-n = Norden
labyrinth-side-e = Osten
labyrinth-side-s = Süden
labyrinth-side-w = Westen
labyrinth-note-goal = Ziel: { $treasure } ({ $mark }), { $cell ->
    [spare] auf der freien Gangkarte.
   *[other] auf { $cell }.
  }
labyrinth-note-home = Alle Ziele gefunden: zurück in deine Ecke, nach { $cell }!
labyrinth-note-message = Du darfst die Botschaft nutzen: { $message }.
labyrinth-note-player = { $seat } { $name } ({ $colour }) auf { $cell }: { $found } gefunden, noch { $left }.
labyrinth-note-tile = { $cell }: offen nach { $open }{ $treasure ->
    [none] {""}
   *[other] , { $treasure }
  }{ $pawns ->
    [none] {""}
   *[other] ; hier: { $pawns }
  }.
labyrinth-note-spare = Freie Gangkarte: offen nach { $open }{ $treasure ->
    [none] {""}
   *[other] , { $treasure }
  }.
labyrinth-note-banned = Jetzt nicht erlaubt: Pfeil { $arrow }.

labyrinth-choice-swap = Den Platz mit { $name } tauschen
labyrinth-choice-look = Deine zweite Karte ansehen
labyrinth-choice-search = Deinen Stapel durchsehen
labyrinth-choice-take = Nehmen: { $treasure } ({ $mark })
labyrinth-choice-keep = Behalten: { $treasure } ({ $mark })
labyrinth-choice-end = Deinen Zug beenden
labyrinth-choice-push = Ein zweites Mal schieben
labyrinth-choice-move = Lieber laufen
labyrinth-message-second-push = Schieb noch einmal, bevor du läufst, mit der Karte, die gerade herausgefallen ist.
labyrinth-message-double-turn = Schieb und lauf nach diesem Lauf ein zweites Mal.
labyrinth-message-change-places = Tausch den Platz mit einer anderen Figur und lauf von dort weiter.
labyrinth-message-look = Sieh dir heimlich deine zweite Karte an: Dann darfst du zuerst das eine oder das andere Ziel suchen.
labyrinth-message-exchange = Sieh deinen Stapel durch und leg, wenn du willst, eine andere Karte nach oben. Danach wird der Rest gemischt, und eine zweite offene Karte wird wieder verdeckt.
labyrinth-message-wall = Eine Wand hält dich in diesem Lauf nicht auf.
labyrinth-spare = Freie Gangkarte
labyrinth-drops-out = fällt heraus
labyrinth-turned = um { $degrees }° gedreht
labyrinth-cursor = { $cell }{ $treasure ->
    [none] {""}
   *[other] , { $treasure }
  }: { $reached ->
    [yes] dorthin kannst du laufen.
    [here] hier stehst du; bleiben?
   *[no] kein Gang führt dorthin.
  }
labyrinth-keys-help =
    - **Pfeiltasten, Tab**: einen Pfeil am Rand oder ein Feld wählen
    - **r, Leertaste**: die freie Gangkarte drehen (R: andersherum); das Mausrad dreht sie auch
labyrinth-keys-push = ←↑↓→ Pfeil
labyrinth-keys-turn = r drehen
labyrinth-keys-confirm = Enter los
labyrinth-keys-back = Esc zurück
labyrinth-keys-move = ←↑↓→ Feld

## Dinge

labyrinth-thing-red = rot
    .def = die rote Figur
    .indef = eine rote Figur
    .bare = rot
labyrinth-thing-yellow = gelb
    .def = die gelbe Figur
    .indef = eine gelbe Figur
    .bare = gelb
labyrinth-thing-blue = blau
    .def = die blaue Figur
    .indef = eine blaue Figur
    .bare = blau
labyrinth-thing-green = grün
    .def = die grüne Figur
    .indef = eine grüne Figur
    .bare = grün
labyrinth-thing-book = Zauberbuch
    .def = das Zauberbuch
    .indef = ein Zauberbuch
    .bare = Zauberbuch
    .mark = zb
labyrinth-thing-gold = Goldsack
    .def = der Goldsack
    .indef = ein Goldsack
    .bare = Goldsack
    .mark = go
    .acc = den Goldsack
labyrinth-thing-map = Landkarte
    .def = die Landkarte
    .indef = eine Landkarte
    .bare = Landkarte
    .mark = la
labyrinth-thing-crown = Krone
    .def = die Krone
    .indef = eine Krone
    .bare = Krone
    .mark = kr
labyrinth-thing-keys = Schlüsselbund
    .def = der Schlüsselbund
    .indef = ein Schlüsselbund
    .bare = Schlüsselbund
    .mark = sl
    .acc = den Schlüsselbund
labyrinth-thing-skull = Totenkopf
    .def = der Totenkopf
    .indef = ein Totenkopf
    .bare = Totenkopf
    .mark = to
    .acc = den Totenkopf
labyrinth-thing-ring = Ring
    .def = der Ring
    .indef = ein Ring
    .bare = Ring
    .mark = ri
    .acc = den Ring
labyrinth-thing-chest = Schatztruhe
    .def = die Schatztruhe
    .indef = eine Schatztruhe
    .bare = Schatztruhe
    .mark = st
labyrinth-thing-emerald = Smaragd
    .def = der Smaragd
    .indef = ein Smaragd
    .bare = Smaragd
    .mark = sm
    .acc = den Smaragd
labyrinth-thing-sword = Schwert
    .def = das Schwert
    .indef = ein Schwert
    .bare = Schwert
    .mark = sw
labyrinth-thing-candelabra = Kerzenleuchter
    .def = der Kerzenleuchter
    .indef = ein Kerzenleuchter
    .bare = Kerzenleuchter
    .mark = ke
    .acc = den Kerzenleuchter
labyrinth-thing-helmet = Helm
    .def = der Helm
    .indef = ein Helm
    .bare = Helm
    .mark = he
    .acc = den Helm
labyrinth-thing-owl = Eule
    .def = die Eule
    .indef = eine Eule
    .bare = Eule
    .mark = eu
labyrinth-thing-scarab = Skarabäus
    .def = der Skarabäus
    .indef = ein Skarabäus
    .bare = Skarabäus
    .mark = sk
    .acc = den Skarabäus
labyrinth-thing-rat = Ratte
    .def = die Ratte
    .indef = eine Ratte
    .bare = Ratte
    .mark = ra
labyrinth-thing-spider = Spinne
    .def = die Spinne
    .indef = eine Spinne
    .bare = Spinne
    .mark = sp
labyrinth-thing-moth = Nachtfalter
    .def = der Nachtfalter
    .indef = ein Nachtfalter
    .bare = Nachtfalter
    .mark = na
    .acc = den Nachtfalter
labyrinth-thing-lizard = Eidechse
    .def = die Eidechse
    .indef = eine Eidechse
    .bare = Eidechse
    .mark = ei
labyrinth-thing-bat = Fledermaus
    .def = die Fledermaus
    .indef = eine Fledermaus
    .bare = Fledermaus
    .mark = fl
labyrinth-thing-dragon = Drache
    .def = der Drache
    .indef = ein Drache
    .bare = Drache
    .mark = dr
    .acc = den Drachen
labyrinth-thing-ghost = Gespenst
    .def = das Gespenst
    .indef = ein Gespenst
    .bare = Gespenst
    .mark = ge
labyrinth-thing-genie = Flaschengeist
    .def = der Flaschengeist
    .indef = ein Flaschengeist
    .bare = Flaschengeist
    .mark = fg
    .acc = den Flaschengeist
labyrinth-thing-sorceress = Zauberin
    .def = die Zauberin
    .indef = eine Zauberin
    .bare = Zauberin
    .mark = za
labyrinth-thing-troll = Troll
    .def = der Troll
    .indef = ein Troll
    .bare = Troll
    .mark = tr
    .acc = den Troll
labyrinth-thing-second-push = ein zweiter Schub
    .def = ein zweiter Schub
    .indef = ein zweiter Schub
    .bare = ein zweiter Schub
labyrinth-thing-double-turn = ein Doppelzug
    .def = ein Doppelzug
    .indef = ein Doppelzug
    .bare = ein Doppelzug
labyrinth-thing-change-places = Platztausch
    .def = Platztausch
    .indef = Platztausch
    .bare = Platztausch
labyrinth-thing-look = zweite Karte ansehen
    .def = zweite Karte ansehen
    .indef = zweite Karte ansehen
    .bare = zweite Karte ansehen
labyrinth-thing-exchange = oberste Karte austauschen
    .def = oberste Karte austauschen
    .indef = oberste Karte austauschen
    .bare = oberste Karte austauschen
labyrinth-thing-wall = durch eine Wand gehen
    .def = durch eine Wand gehen
    .indef = durch eine Wand gehen
    .bare = durch eine Wand gehen
labyrinth-thing-blank = leer
    .def = leer
    .indef = leer
    .bare = leer

## Warum ein Bot so spielt

labyrinth-why-goal = Damit erreichst du { $treasure-acc } noch in diesem Zug.
labyrinth-why-home = Damit bist du zurück in deiner Ecke und gewinnst.
labyrinth-why-wait = { $treasure-id ->
    [home] Deine Ecke ist im nächsten Zug nach { $percent } % der möglichen Antworten erreichbar.
   *[other] Dein Ziel, { $treasure-def }, ist im nächsten Zug nach { $percent } % der möglichen Antworten erreichbar.
  }

## Wie die Bots sind, hinter ihrem Namen

labyrinth-bot-beginner = probiert ein paar Schübe und nimmt den besten davon
    .who = die Schnecke
    .line = Hat alle Zeit der Welt, und das Haus dabei.
labyrinth-bot-novice = rennt zum nächsten Schatz, und manchmal rennt er einfach
    .who = die Maus
    .line = Lässt keinen Krümel liegen, auch nicht am Ende einer Sackgasse.
labyrinth-bot-apprentice = probiert jeden Schub und fragt nicht, was danach kommt
    .who = das Eichhörnchen
    .line = Weiß, wo der Schatz liegt. Hat ihn schon zweimal vergraben.
labyrinth-bot-adept = probiert jeden Schub und wartet dort, wo sein Schatz vorbeikommt
    .who = die Eule
    .line = Wartet zwei Züge und steht dann ganz zufällig daneben.
labyrinth-bot-expert = wartet gut und verdirbt dir hin und wieder den Weg
    .who = der Rabe
    .line = Trägt weg, was glänzt, und sagt, es habe da gelegen.
labyrinth-bot-master = ahnt, was du suchst, und schiebt es dir weg
    .who = der Drache
    .line = Macht den Gang hinter dir zu und nennt es Aufräumen.

# Rätsel

labyrinth-puzzle-task = { $turns ->
    [one] Erreiche dein Ziel in einem Zug: schieben, dann laufen.
   *[other] Erreiche dein Ziel in { $turns } Zügen. Sonst zieht niemand.
  }
labyrinth-puzzle-answers = { $answers ->
    [one] Nur ein einziger erster Schub führt zur Lösung.
   *[other] { $answers } erste Schübe führen zur Lösung; jeder ist recht.
  }
labyrinth-puzzle-missed = Die Züge sind verbraucht.

## Die Seite

labyrinth-page-push = Einschieben
labyrinth-page-stay = Hier bleiben
labyrinth-page-push-at = Bei { $arrow } einschieben
labyrinth-page-spare = Freie Gangkarte, um { $degrees }° gedreht. Weiterdrehen
labyrinth-page-goals-left = { $left ->
    [one] noch ein Ziel
   *[other] noch { $left } Ziele
  }
labyrinth-page-your-goal = Dein Ziel
labyrinth-page-goal-cover = (geheim: verdecken)
labyrinth-page-goal-covered = Dein Ziel ist verdeckt. Zeigen
labyrinth-page-go-home = Zurück in deine Ecke, nach { $cell }
labyrinth-page-choices = Was du tun kannst

# Planen.

labyrinth-plan-try = Dreh die Gangkarte und probier einen Pfeil: Du siehst das Labyrinth, wie es dann wäre.
labyrinth-plan-course = Schub bei { $arrow }, dann { $steps ->
    [0] stehen bleiben
    [one] ein Schritt
   *[other] { $steps } Schritte
  }
labyrinth-plan-reach = { $cells ->
    [one] Nur dein eigenes Feld ist erreichbar.
   *[other] { $cells } Felder sind erreichbar.
  }
labyrinth-plan-choose = Dein Ziel ist nicht erreichbar. Wähl, wo du stehen bleiben würdest.
labyrinth-plan-stand = Du stehst auf { $cell }.
labyrinth-plan-home = Du kommst heim nach { $cell }.
labyrinth-plan-finds = Du erreichst { $treasure } auf { $cell }.
labyrinth-plan-pin = Plan { $pin }
labyrinth-plan-drop = Plan anheften
labyrinth-plan-dropped = Plan { $pin } ist angeheftet.
labyrinth-plan-look = Plan { $pin } ansehen
labyrinth-plan-remove = Plan { $pin } entfernen
labyrinth-plan-broken = Zerstört durch den Schub von { $name } bei { $arrow }.
labyrinth-plan-broken-else = Er führt nicht mehr dorthin.
labyrinth-plan-far = Du kämst nur noch bis { $cell }.
labyrinth-plan-gone = Was du wolltest, ist nicht mehr dort.
labyrinth-plan-arm = Im Voraus spielen
    .hint = Nur wenn die freie Gangkarte dann noch von derselben Art ist, gleich wie gedreht: Schiebt jemand anders, ist es oft eine andere.
labyrinth-plan-armed = Wird gespielt
labyrinth-plan-playing = Du bist dran: Plan { $pin } wird gespielt.
labyrinth-plan-cancelled-tile = Plan { $pin } wird nicht im Voraus gespielt: Die freie Gangkarte ist jetzt eine andere.
labyrinth-plan-cancelled-rule = Plan { $pin } wird nicht im Voraus gespielt: Dieser Schub ist nicht mehr erlaubt.
labyrinth-plan-cancelled-way = Plan { $pin } wird nicht im Voraus gespielt: Der Weg hat sich geändert.
labyrinth-plan-cancelled-treasure = Plan { $pin } wird nicht im Voraus gespielt: Du würdest dort etwas anderes finden.
labyrinth-plan-cancelled-message = Geschoben wie geplant, aber laufen musst du selbst: Es ist etwas dazwischengekommen.
labyrinth-plan-key-p = planen, auch während andere ziehen
labyrinth-plan-key-r = Gangkarte drehen
labyrinth-plan-key-enter = einen Pfeil festhalten; noch einmal: anheften
labyrinth-plan-key-esc = zurück zum Tisch, wie er ist

# What is remembered of many games: figures and trophies.

labyrinth-trophy-twenty-steps = Zwanzig Schritte
    .how = Lauf in einem Zug zwanzig Gangkarten weit
labyrinth-trophy-hundred-treasures = Volle Truhe
    .how = Finde hundert Schätze
labyrinth-trophy-round-the-edge = Über den Rand
    .how = Fahr zehnmal über den Rand des Spielfelds
labyrinth-trophy-ten-minutes = Unter zehn Minuten
    .how = Gewinn in höchstens zehn Minuten
labyrinth-figure-journey = Längster Lauf in Gangkarten
labyrinth-figure-found = Gefundene Schätze
labyrinth-figure-wrapped = Fahrten über den Rand
## Die Seite: das Ende

labyrinth-page-figure = { $score ->
    [0] Nichts
    [one] Ein Schatz
   *[other] { $score } Schätze
  }; { $you ->
    [yes] du hast
   *[no] { $next } hat
  } { $their ->
    [0] keinen
   *[other] { $their }
  }.
labyrinth-page-figure-1 = Du schiebst die freie Gangkarte an einem Pfeil ein: Die Reihe rückt weiter, und was herausfällt, ist die nächste freie Gangkarte.
labyrinth-page-figure-2 = Dann läufst du, so weit der Weg führt. Endest du auf deinem Ziel, gehört es dir.
