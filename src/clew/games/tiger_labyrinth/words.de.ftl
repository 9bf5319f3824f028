# Die Dame und der Tiger: Labyrinth

tiger-labyrinth-name = Die Dame und der Tiger: Labyrinth
tiger-labyrinth-tagline = Führ fünf Tigerkinder zur Tigertür, während in jedem Zug zwei Karten des Labyrinths die Plätze tauschen.

## Optionen

tiger-labyrinth-option-start = Wer beginnt
    .hint = Der Platz, der anfängt.
    .zero = zufällig
tiger-labyrinth-option-red = Wer Rot spielt
    .hint = Der Platz mit den roten Tigerkindern; der andere spielt Blau.
tiger-labyrinth-option-repetition = Unentschieden durch Wiederholung
    .hint = Kommt am Beginn eines Zuges dieselbe Stellung zum dritten Mal vor, ist die Partie unentschieden.
tiger-labyrinth-option-limit = Höchstzahl an Zügen
    .hint = Nach so vielen Zügen ist die Partie unentschieden; höchstens 10.000.

## Was zu tun ist

tiger-labyrinth-asked-step = Zieh eines deiner Tigerkinder auf eine Karte daneben.
tiger-labyrinth-asked-swap = Vertausch zwei Karten, die ein Edelstein erlaubt.
tiger-labyrinth-asked-over = Die Partie ist zu Ende.

## Was geschah

tiger-labyrinth-stepped = { $seat-you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
  } ein Tigerkind von { $cell } nach { $other-cell }.
tiger-labyrinth-arrived = { $seat-you ->
    [yes] Dein Tigerkind ist
   *[no] { $seat } ist mit einem Tigerkind
  } an der Tigertür auf { $cell }; { $left ->
    [0] das war das letzte!
    [one] eines ist noch unterwegs.
   *[other] { $left } sind noch unterwegs.
  }
tiger-labyrinth-swapped = { $seat-you ->
    [yes] Du vertauschst
   *[no] { $seat } vertauscht
  } { $card-acc } auf { $cell } und { $other-card-acc } auf { $other-cell }.
tiger-labyrinth-blocked = { $seat-you ->
    [yes] Du kannst
   *[no] { $seat } kann
  } keine Karten vertauschen, darum wechseln beide Edelsteine.
tiger-labyrinth-gem = { $gem-id ->
    [yellow] Der gelbe Edelstein wechselt zu { $half-id ->
        [red] Rot
       *[blue] Blau
      }.
   *[white] Der weiße Edelstein wechselt zu { $half-id ->
        [lady] Dame
       *[tiger] Tiger
      }.
  }
tiger-labyrinth-turn = Zug { $turn }: { $seat-you ->
    [yes] du.
   *[no] { $seat }.
  }
tiger-labyrinth-turn-told = { $seat-you ->
    [yes] Du hast
   *[no] { $seat } hat
  } ein Tigerkind { $way ->
    [left] nach links
    [right] nach rechts
    [up] nach oben
   *[down] nach unten
  }{ $home ->
    [yes] {" "}zu seiner Tür
   *[no] {""}
  } geführt{ $swapped ->
    [yes] {" "}und { $card-acc } und { $other-card-acc } getauscht.
   *[no] .
  }
tiger-labyrinth-ended = { $termination-id ->
    [repetition] Zum dritten Mal dieselbe Stellung: Die Partie ist unentschieden.
    [turn-limit] Der letzte Zug ist gespielt: Die Partie ist unentschieden.
   *[escape] { $winners-you ->
        [yes] Alle deine Tigerkinder sind entkommen. Du gewinnst!
       *[no] Alle fünf Tigerkinder sind entkommen: { $winners } gewinnt.
      }
  }
tiger-labyrinth-ended-escape = alle fünf Tigerkinder sind entkommen
tiger-labyrinth-ended-repetition = dreimal dieselbe Stellung
tiger-labyrinth-ended-turn-limit = die Höchstzahl an Zügen ist erreicht

## Ablehnungen

tiger-labyrinth-refusal-06 = Ein Zug hat zwei Teile, in dieser Reihenfolge: ein eigenes Tigerkind ziehen, dann zwei Karten vertauschen.
tiger-labyrinth-refusal-07 = Ein Tigerkind zieht auf eine Karte direkt über, unter, links oder rechts von seiner eigenen.
tiger-labyrinth-refusal-08 = Vertausch zwei Karten der Farbe, auf der der gelbe Edelstein liegt, oder zwei der Rolle, auf der der weiße liegt.
tiger-labyrinth-refusal-09 = Die Türen in den Ecken werden nie vertauscht; wähl zwei andere Karten.
tiger-labyrinth-refusal-10 = Die beiden Karten müssen in einer Reihe oder einer Spalte liegen.
tiger-labyrinth-refusal-11 = Auf mindestens einer der beiden Karten muss ein Tigerkind stehen, ein eigenes oder ein gegnerisches.
tiger-labyrinth-refusal-16 = Die Partie ist zu Ende: Alle Tigerkinder einer Farbe sind entkommen.
tiger-labyrinth-refusal-17 = Die Partie ist zu Ende: Sie ist unentschieden.

## Im Terminal

tiger-labyrinth-door = Tür
tiger-labyrinth-note-gems = Du darfst zwei { $yellow ->
    [red] rote Karten
   *[blue] blaue Karten
  } (gelber Edelstein) oder zwei { $white ->
    [lady] Damen
   *[tiger] Tiger
  } (weißer Edelstein) vertauschen.
tiger-labyrinth-note-times = Diese Stellung ist zum zweiten Mal da; beim dritten Mal ist es unentschieden.
tiger-labyrinth-note-player = { $seat } { $name } ({ $colour }): { $home } von { $cubs } Tigerkindern sind auf der Tigertür { $door }.
tiger-labyrinth-note-cubs = { $number } { $colour ->
    [red] rot
   *[blue] blau
  }
tiger-labyrinth-note-card = { $cell }: { $card }{ $door ->
    [yes] {" "}(Tür)
   *[no] {""}
  }{ $cubs ->
    [none] {""}
   *[other] , Tigerkinder: { $cubs }
  }.
tiger-labyrinth-cub-picked = Das Tigerkind auf { $cell }: wohin?
tiger-labyrinth-card-picked = Mit welcher Karte tauscht { $cell } den Platz?
tiger-labyrinth-would-step = Enter: { $action }
tiger-labyrinth-would-swap = Enter: { $action }. Edelsteine dann: { $yellow }, { $white }.
tiger-labyrinth-keys-help =
    - **Pfeiltasten, Tab**: zu einer Karte gehen; Tab geht zur nächsten, die du wählen darfst
    - **Enter**: die Karte eines Tigerkinds oder die erste Karte zum Tausch wählen, dann die zweite; auf der gewählten Karte: neu wählen
    - eine Karte, die du wählen darfst, hat ein **○** im Rahmen, eine gewählte ein **●**
tiger-labyrinth-keys-cursor = ↑→ Tab Karte
tiger-labyrinth-keys-pick = Enter wählen
tiger-labyrinth-keys-confirm = Enter los
tiger-labyrinth-keys-back = Esc zurück

## Dinge

tiger-labyrinth-thing-red = rot
    .def = rot
    .indef = rot
    .bare = rot
    .mark = R
tiger-labyrinth-thing-blue = blau
    .def = blau
    .indef = blau
    .bare = blau
    .mark = B
tiger-labyrinth-thing-lady = Dame
    .def = die Dame
    .indef = eine Dame
    .bare = Dame
tiger-labyrinth-thing-tiger = Tiger
    .def = der Tiger
    .indef = ein Tiger
    .bare = Tiger
    .acc = den Tiger
tiger-labyrinth-thing-red-lady = rote Dame
    .def = die rote Dame
    .indef = eine rote Dame
    .bare = rote Dame
tiger-labyrinth-thing-red-tiger = roter Tiger
    .def = der rote Tiger
    .indef = ein roter Tiger
    .bare = roter Tiger
    .acc = den roten Tiger
tiger-labyrinth-thing-blue-lady = blaue Dame
    .def = die blaue Dame
    .indef = eine blaue Dame
    .bare = blaue Dame
tiger-labyrinth-thing-blue-tiger = blauer Tiger
    .def = der blaue Tiger
    .indef = ein blauer Tiger
    .bare = blauer Tiger
    .acc = den blauen Tiger
tiger-labyrinth-thing-yellow = gelber Edelstein
    .def = der gelbe Edelstein
    .indef = ein gelber Edelstein
    .bare = gelber Edelstein
    .acc = den gelben Edelstein
tiger-labyrinth-thing-white = weißer Edelstein
    .def = der weiße Edelstein
    .indef = ein weißer Edelstein
    .bare = weißer Edelstein
    .acc = den weißen Edelstein

## Die einfache Zeichnung

tiger-labyrinth-drawing-gems = gelber Edelstein: { $yellow }   weißer Edelstein: { $white }
tiger-labyrinth-drawing-player = { $seat } { $colour }: { $home } von { $cubs } auf { $door }
## Warum ein Bot so spielt

tiger-labyrinth-why-win = { $turns ->
    [1] Das gewinnt noch in diesem Zug.
   *[other] Das gewinnt in { $turns } Zügen, was dein Gegner auch tut.
  }
tiger-labyrinth-why-stops = Das letzte Tigerkind deines Gegners ist kurz vor seiner Tür: Nur { $safe ->
    [one] eine deiner { $actions } Möglichkeiten verhindert
   *[other] { $safe } deiner { $actions } Möglichkeiten verhindern
  }, dass er im nächsten Zug gewinnt.
tiger-labyrinth-why-look = { $gains-id ->
    [both] Dieser Zug bringt deine Tigerkinder ihrer Tür { $nearer ->
      [one] einen Schritt
     *[other] { $nearer } Schritte
    } näher und wirft die deines Gegners { $back ->
      [one] einen Schritt
     *[other] { $back } Schritte
    } zurück.
    [own] Dieser Zug bringt deine Tigerkinder ihrer Tür { $nearer ->
      [one] einen Schritt
     *[other] { $nearer } Schritte
    } näher.
    [other] Dieser Zug wirft die Tigerkinder deines Gegners { $back ->
      [one] einen Schritt
     *[other] { $back } Schritte
    } zurück.
   *[neither] Dieser Zug gewinnt keinen Schritt: Er bereitet vor, was danach kommt.
  } { $turns ->
    [one] Einen Zug später
   *[other] { $turns } Züge weiter
  } { $ahead-id ->
    [you] liegst du vorn.
    [other] liegt dein Gegner trotzdem vorn.
   *[nobody] liegt keiner von euch vorn.
  }

## Wie die Bots sind, hinter ihrem Namen

tiger-labyrinth-bot-beginner = rennt zur eigenen Tür und hat kein Auge für deine Jungen
    .who = das Kätzchen
    .line = Jagt seinen Schwanz und erwischt manchmal den eines Tigers.
tiger-labyrinth-bot-novice = spielt seinen Zug und vergisst, dass du auch einen hast
    .who = das Tigerkind
    .line = Macht jede Tür auf: Vielleicht gibt es dahinter etwas zu essen.
tiger-labyrinth-bot-apprentice = spielt ihren Zug gut und schaut selten auf deine Antwort
    .who = die Katze
    .line = Sitzt in der offenen Tür und kann sich für keine Seite entscheiden.
tiger-labyrinth-bot-journeyman = bedenkt deine Antworten auf seine besseren Züge
    .who = der Leopard
    .line = Ändert nichts an seinen Flecken, aber viel an deinen Plätzen.
tiger-labyrinth-bot-adept = bedenkt seinen Zug und deine Antwort
    .who = die Dame
    .line = Macht keinen Fehler. Der Fehler wird deiner sein.
tiger-labyrinth-bot-veteran = bedenkt jede Antwort und manchmal mehr
    .who = der alte Löwe
    .line = Hat all diese Türen schon geöffnet. Manche zweimal.
tiger-labyrinth-bot-expert = denkt zwei bis drei Züge voraus
    .who = die Pantherin
    .line = Erst siehst du ihre Augen. Dann bist du dran, noch ein Mal.
tiger-labyrinth-bot-master = denkt viele Züge voraus und gibt eine gewonnene Partie nicht mehr her
    .who = die Tigerin
    .line = Jagt nicht. Wartet, bis du zu ihr kommst.

# Rätsel

tiger-labyrinth-puzzle-task = { $turns ->
    [one] Gewinn in einem Zug.
   *[other] Gewinn in { $turns } Zügen, was dein Gegner auch tut.
  }
tiger-labyrinth-puzzle-answers = { $answers ->
    [one] Nur ein einziger erster Schritt gewinnt.
   *[other] { $answers } erste Schritte gewinnen; jeder ist recht.
  }
tiger-labyrinth-puzzle-missed = Jetzt kann dein Gegner sich retten: Rechtzeitig gewinnen kannst du nicht mehr.

## Die Seite

tiger-labyrinth-page-cubs = { $count ->
    [one] ein { $colour ->
        [red] rotes
       *[blue] blaues
      } Tigerkind
   *[other] { $count } { $colour ->
        [red] rote
       *[blue] blaue
      } Tigerkinder
  }
tiger-labyrinth-page-cubs-home = { $home } von 5 Tigerkindern an der Tür auf { $door }
tiger-labyrinth-page-door = Tür
tiger-labyrinth-page-your-door = Deine Tigerkinder entkommen durch die Tigertür auf { $door }, in deiner Farbe umrandet.
tiger-labyrinth-page-switch = { $gem }: zwei { $half ->
    [blue] blaue Karten
    [red] rote Karten
    [lady] Damen
   *[tiger] Tiger
  } vertauschen
tiger-labyrinth-plan-gem = { $gem ->
    [yellow] Der gelbe Edelstein erlaubt, zwei { $half ->
        [blue] blaue
       *[red] rote
      } Karten zu vertauschen
   *[white] Der weiße Edelstein erlaubt, zwei { $half ->
        [lady] Damen
       *[tiger] Tiger
      } zu vertauschen
  }; danach wandert er auf seine andere Hälfte.
tiger-labyrinth-plan-where = Beide liegen in einer Reihe oder Spalte, auf einer steht ein Tigerkind, und keine ist eine Tür. Zwei gleiche Karten bewegen beide Edelsteine.
tiger-labyrinth-plan-after = Nach dem Schritt
tiger-labyrinth-plan-stand = keiner: Die Tigerkinder bleiben stehen
tiger-labyrinth-plan-pair = { $cell } und { $other }
tiger-labyrinth-plan-both = beide Edelsteine wandern
tiger-labyrinth-plan-none = Keine zwei Karten.
tiger-labyrinth-plan-choose = Wähl zwei Karten auf dem Brett: Du erfährst, ob sie vertauscht werden dürfen, und wenn nicht, warum.
tiger-labyrinth-plan-second = { $cell }: mit welcher Karte?
tiger-labyrinth-plan-may = { $cell } und { $other } dürfen vertauscht werden: { $gems ->
    [both] Beide Edelsteine wandern.
    [yellow] Der gelbe Edelstein erlaubt es.
   *[white] Der weiße Edelstein erlaubt es.
  }
tiger-labyrinth-plan-not = { $cell } und { $other } dürfen nicht vertauscht werden. { $why }
tiger-labyrinth-plan-over = Nach diesem Schritt werden keine Karten vertauscht.

tiger-labyrinth-page-step-first = Wähl eine Karte mit einem deiner Tigerkinder.
tiger-labyrinth-page-step-to = Wähl jetzt die Karte, auf die es geht.
tiger-labyrinth-page-swap-first = Wähl die erste Karte. Was sich vertauschen lässt, ist markiert.
tiger-labyrinth-page-swap-with = Wähl jetzt die Karte, mit der sie den Platz tauscht.

# What is remembered of many games: figures and trophies.

tiger-labyrinth-trophy-swift-paws = Flinke Pfoten
    .how = Gewinn in höchstens zwanzig eigenen Zügen
tiger-labyrinth-trophy-far-behind = Weit voraus
    .how = Gewinn, während noch vier fremde Tigerkinder unterwegs sind
tiger-labyrinth-trophy-shepherd = Guter Hirte
    .how = Bring fünfzig Tigerkinder zu ihrer Tür
tiger-labyrinth-figure-turns-of-a-win = Wenigste Züge bis zum Sieg
tiger-labyrinth-figure-arrived = Heimgebrachte Tigerkinder
tiger-labyrinth-figure-lead = Meiste fremde Tigerkinder unterwegs bei einem Sieg
## Die Seite: das Ende

tiger-labyrinth-page-figure = { $score ->
    [0] Nichts
    [one] Ein Junges daheim
   *[other] { $score } Junge daheim
  }; { $you ->
    [yes] du hast
   *[no] { $next } hat
  } { $their ->
    [0] keines
   *[other] { $their }
  }.
tiger-labyrinth-page-figure-1 = Eines deiner Jungen geht auf eine Karte daneben; dann tauschen zwei Karten den Platz.
tiger-labyrinth-page-figure-2 = Wer zuerst alle fünf Jungen an der Tür des Tigers hat, gewinnt.
