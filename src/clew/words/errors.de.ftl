# Warum etwas nicht geht, das jemand wollte.

## Am Tisch

error-over = Die Partie ist vorbei.
error-no-seat = Einen Platz { $seat } gibt es nicht.
error-answered = Du hast schon geantwortet.
error-left = Diese Person hat die Partie schon verlassen.
error-not-asked = Gerade wird außerhalb des Zuges nichts gefragt.
error-not-now = Das geht im Moment nicht.
error-nothing-to-order = In diesem Spiel wird niemand außerhalb des eigenen Zuges gefragt; im Voraus zu antworten gibt es nichts.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen.
error-nothing-to-try = Es gibt nichts auszuprobieren.
error-no-view = Das lässt sich nicht als Spielfeld zeigen.
error-nothing-proposed = Niemand hat etwas vorgeschlagen.
error-no-way-back = Dorthin kann die Partie nicht zurück.
error-rated-take-back = Eine gewertete Partie geht nur zurück, wenn alle zustimmen, und ein Bot kann nicht zustimmen.
error-bad-move = Zug { $n } dieser Variante kann dort nicht gespielt werden.
error-no-entry = Die Partie hat keinen Eintrag { $n }.
error-no-moves = Eine Variante hat mindestens einen Zug.
error-nobody-looks = Niemand schaut auf den Bildschirm.
error-no-adviser = Kein Bot von { $game } kann einen Tipp geben.
error-random-adviser = Der Zufalls-Bot gibt keine Tipps: Er weiß nichts.

## Ein Tisch, und wer daran sitzt

error-no-game = Ein Spiel „{ $name }“ gibt es nicht. Es gibt: { $there }.
error-players = { $least ->
    [one] { $game } spielt man allein, nicht zu { $players }.
   *[other] { $game } spielt man zu { $least } bis { $most }, nicht zu { $players }.
  }
error-no-option = { $game } hat keine Option „{ $option }“. Es gibt: { $there }.
error-option-form = Eine Option wird als Name=Wert geschrieben, nicht als { $given }.
error-option-value = { $takes ->
    [switch] { $option } ist yes oder no, nicht { $given }.
    [list] { $option } ist eine durch Kommas getrennte Liste aus { $there }, nicht { $given }.
    [list-most] { $option } ist eine durch Kommas getrennte Liste von höchstens { $most } Werten aus { $there }, nicht { $given }.
    [one] { $option } ist einer dieser Werte: { $there }, nicht { $given }.
    [number] { $option } ist eine Zahl von { $least } bis { $most }, nicht { $given }.
   *[other] { $option } kann nicht { $given } sein.
  }
error-options = Diese Optionen von { $game } passen nicht zusammen: { $detail }
error-goals = goals: Zu { $players } kann jeder höchstens { $most } Ziele haben, nicht { $given }. (LB-07)
error-one-each = { $option }: Es braucht { $players } verschiedene. ({ $rule })
error-square = square: Gedreht werden vier Karten oder keine, nicht { $given }. (LC-03)
error-cards = cards: Zu { $players } hat jeder höchstens { $most }. (TT-28)
error-friendly-option = { $option } kann in einer gewerteten Partie nicht geändert werden.
error-friendly-hints = In einer gewerteten Partie gibt es keine Tipps.
error-no-choice = „{ $choice }“ kann für einen Platz nicht gewählt werden. Es gibt: { $there }.
error-no-bot = { $game } hat keinen Bot „{ $bot }“. Es gibt: { $there }.
error-no-player = „{ $player }“ kann bei { $game } nicht mitspielen. Es gibt: { $there }.
error-seats-and-bot = --seats nennt schon alle: Lass { $less } weg.
error-too-many-names = { $names } Namen sind zu viele für { $humans ->
    [one] einen Menschen
   *[other] { $humans } Menschen
  }.
error-budget = „{ $bot }“: Das Budget eines Bots ist eine Zeit wie 1s oder 50ms oder eine Zahl von Knoten, dazu Kerne wie x4.
error-no-time = „{ $bot }“: Eine Entscheidung braucht etwas Zeit.
error-one-core = „{ $bot }“ denkt nur auf einem Kern.
error-no-net = Ein Netz „{ $path }“ gibt es nicht.
error-not-a-net = „{ $path }“ ist kein Netz, das clew train gemacht hat.
error-net-of-another-game = Das Netz „{ $path }“ spielt { $game } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] sechst
  } und nichts anderes.
error-net-of-other-rules = Das Netz „{ $path }“ hat nach anderen Regeln gelernt als denen von heute.
error-net-damaged = Das Netz „{ $path }“ ist beschädigt.
error-program-form = „{ $bot }“: Ein Programm wird als cmd:PROGRAMM geschrieben, mit seiner Zeit als cmd@2s:PROGRAMM.
error-programs-elsewhere = Eigene Programme spielen nur unter Linux und macOS.
error-no-command = { $command } ist kein Befehl. Schreib zum Beispiel { $example }.
error-program-missing = Ein Programm „{ $program }“, das sich starten lässt, gibt es nicht.
error-program-not-started = „{ $program }“ lässt sich nicht starten: { $detail }

## Namen und Nachrichten

error-name-length = Ein Name hat 1 bis { $most } Zeichen.
error-name-signs = Ein Name hat nur sichtbare Buchstaben und Zeichen.
error-marks = Ein Buchstabe trägt höchstens { $most } Akzente oder andere Zeichen.
error-message-length = Eine Nachricht hat 1 bis { $most } Zeichen.
error-message-signs = Eine Nachricht hat nur sichtbare Buchstaben und Zeichen.
error-no-emote = Eine kurze Nachricht { $emote } gibt es nicht. Es gibt: { $there }.

## Konten

error-login-length = Ein Anmeldename hat 2 bis 40 Zeichen.
error-login-marks = Ein Anmeldename hat keine Buchstaben mit vielen Zeichen darauf.
error-wrong-password = Der Name oder das Passwort ist falsch.
error-wrong-code = Der Name oder der Code ist falsch.
error-password-length = Ein Passwort hat mindestens 8 Zeichen.
error-password-common = Dieses Passwort gehört zu den ersten, die andere ausprobieren. Wähl ein anderes.
error-push-service = Der Dienst, über den dieser Browser Mitteilungen bekommt, ist dem Server nicht bekannt.
error-left-often = { $minutes ->
    [one] Du hast andere mehrmals allein gelassen. In einer Minute kannst du wieder jemanden suchen.
   *[other] Du hast andere mehrmals allein gelassen. In { $minutes } Minuten kannst du wieder jemanden suchen.
}
error-left-often-here = { $minutes ->
    [one] Gäste an deiner Internetadresse haben andere mehrmals allein gelassen. In einer Minute kannst du wieder jemanden suchen, mit einem Konto sofort.
   *[other] Gäste an deiner Internetadresse haben andere mehrmals allein gelassen. In { $minutes } Minuten kannst du wieder jemanden suchen, mit einem Konto sofort.
}
error-only-quick-match = Nur „Jemanden finden“ bringt Unbekannte zusammen.
error-strangers = Höchstens { $most } Unbekannte spielen zusammen.
error-own-friend = Mit dir selbst kannst du nicht befreundet sein.
error-choose-messages = Wähl die Nachrichten, die entfernt werden sollen.
error-shutting-down = Der Server wird gerade beendet. Versuch es gleich noch einmal.

## Lektionen und Rätsel

error-no-tutorial = { $game } hat keine Lektionen. clew rules { $game } zeigt die Regeln.
error-no-lesson = Eine Lektion „{ $name }“ gibt es nicht.
error-no-puzzles = { $game } hat keine Rätsel. Es gibt welche für: { $there }.
error-no-puzzle = Ein Rätsel „{ $name }“ gibt es nicht.
error-not-solved = { $game } hat keine Rätsel, die sich lösen lassen.
error-no-day = { $day } ist kein Tag.
error-no-notebook = { $path } enthält deine Rätsel und ist nicht lesbar. Repariere die Datei, oder verschiebe sie, um neu anzufangen.
error-daily-alone = --daily ist ein eigenes Rätsel: Lass { $name } weg.
error-puzzle-over = Dieser Versuch ist vorbei. Fang noch einmal an.
error-answer-length = Keine Antwort hat mehr als { $most } Aktionen.

## Turniere

error-cup-clock = Die Partien eines Turniers brauchen eine Uhr.
error-cup-hints = In einem Turnier gibt es keine Tipps.
error-cup-rounds = Ein Schweizer Turnier braucht eine Anzahl von Runden.
error-cup-days = Eine Arena wird sofort gespielt, nicht per Fernpartie.
error-cup-bots = Ein Turnier hat höchstens { $most } Bots.
error-cup-full = Dieses Turnier hat Platz für { $most }.
error-cups = Du hast zu viele offene Turniere. Beende erst eines.
error-cup-two = Ein Turnier braucht mindestens zwei, die mitspielen.
error-cup-begun = Dieses Rundenturnier hat begonnen und nimmt niemanden mehr auf.
error-cup-sent = Du wurdest aus diesem Turnier weggeschickt.
error-cup-programs = In diesem Turnier spielen keine Programme mit.
error-cup-table = Wer an diesem Tisch spielt, bestimmt das Turnier.

## Dateien

error-not-read = { $path } ist nicht lesbar: { $detail }
error-not-written = { $path } lässt sich nicht schreiben: { $detail }
error-file-exists = { $path } gibt es schon: Setz diese Partie fort, oder speichere in einer anderen Datei.
error-no-record = { $path } ist kein Protokoll von Clew, oder es ist beschädigt.
error-no-receipt = { $path } ist kein Beleg von Clew, oder er ist beschädigt.
error-other-format = { $path } hat das Format { $format }; diese Version von Clew liest { $there }.
error-changed-record = { $path } wurde verändert, nachdem es geschrieben war. clew verify sagt, wo.
error-record-entry = { $path } lässt sich nicht nachspielen: Eintrag { $n } folgt nicht den Regeln.
error-no-secret = Das Protokoll hat noch kein Geheimnis: Die Partie ist noch verdeckt.
error-damaged = Das Geheimnis oder die Zahl eines Spielers ist in diesem Protokoll beschädigt.
error-other-rules = Diese Partie wurde nach Version { $rules } der Regeln von { $game } gespielt, und dieses Clew hat Version { $version }. Hier lässt sie sich nicht nachspielen, aber clew verify beweist noch immer, was gezogen wurde.
error-other-game = { $path } ist eine Partie { $game }, nicht { $wanted }.
error-nothing-to-resume = Die Partie in { $path } ist vorbei: Es gibt nichts fortzusetzen.
error-played-by-program = In { $path } spielt ein Programm. Wenn du ihm traust, nenne es ebenfalls: { $command }
error-bot-not-here = { $path } braucht den Bot „{ $bot }“, den es hier nicht gibt.
error-resume-one = --resume setzt eine Partie fort, nicht mehrere.
error-no-step = Einen Eintrag { $step } gibt es nicht: Die Partie hat die Einträge 1 bis { $most }.
error-no-variations = { $path } ist keine Datei mit Varianten von Clew, oder sie ist beschädigt.
error-other-variations = { $path } hat Varianten einer anderen Partie.
error-no-variation = In { $path } gibt es keine Variante { $number }.
error-bad-variation = Variante { $number } in { $path } kann in dieser Partie nicht gespielt werden.
error-no-key = „{ $key }“ ist kein Schlüssel: Ein Schlüssel hat 64 hexadezimale Ziffern.

## Sprachen

error-no-language = Eine Sprache „{ $name }“ gibt es nicht. Es gibt: { $there }.
