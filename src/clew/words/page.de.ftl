# Was die Seite sagt.

page-elsewhere = Anderswo
page-games = Spiele
page-my-games = Weiterspielen
page-past-games = Deine gespielten Partien
page-open-tables = Offene Tische
    .none = Im Moment wartet niemand auf Mitspieler. Eröffne einen Tisch mit Freunden und zeig ihn hier an.
page-credits = Mitwirkende
    .icons = Symbole von Lorc, Delapouite und anderen
    .fonts = Schriften:
    .games = Die Spiele stammen von ihren Autoren und Verlagen; Clew hat eigene Texte, Zeichnungen und ein eigenes Programm und steht in keiner Verbindung zu ihnen.
    .makers = Von { $designer }, erschienen bei { $publisher }
    .house = Erdacht und herausgegeben von { $publisher }
page-help = Hilfe
page-about = Über Clew
page-interface = Für Programme
page-close = Schließen
page-save = Speichern
page-on = An
page-off = Aus

## Einstellungen

page-settings = Einstellungen
page-language = Sprache
page-theme = Farben
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-speed = Die anderen ziehen
    .auto = Anfangs langsam
    .slow = Langsam
    .normal = Normal
    .fast = Schnell
    .once = Sofort
page-motion = Bewegung
page-motion-auto = Wie das System
page-motion-full = Voll
page-motion-none = Keine
page-sound = Ton
page-signs = Reaktionen der Bots zeigen
page-my-name = Dein Name

## Ein Spiel auf der Startseite

page-players = Personen
page-minutes = { $from }–{ $to } Min.
page-level-1 = leicht zu lernen
page-level-2 = etwas zum Nachdenken
page-level-3 = für Erfahrene
page-play-now = Sofort spielen
page-with-friends = Mit Freunden

page-status-open = wartet auf Mitspieler
page-status-playing = läuft
page-status-over = zu Ende
page-status-closed = geschlossen
page-you-won = gewonnen
page-you-lost = zu Ende
page-seat-open = freier Platz

## Ein neuer Tisch

page-who-plays = Wer spielt mit?
page-how-friends = Freunde, jeder am eigenen Gerät
    .hint = Du bekommst einen Link zum Verschicken.
page-how-screen = Wir alle an diesem Gerät
    .hint = Ihr gebt den Bildschirm reihum weiter.
page-how-bots = Bots
    .hint = Es geht sofort los.
page-screen-name = Name von Spieler { $seat }
page-screen-who = Wer auf Platz { $seat } spielt
page-screen-person = ein Mensch
page-how-many = Wie viele spielen
page-which-bot = Wie stark
page-bots = Bots
page-my-level = Passend
    .open = Bot für freie Plätze
page-listed = Unter den offenen Tischen anzeigen
page-options = Spieloptionen
page-make-table = Tisch eröffnen
page-start = Beginnen
page-start-with-bots = Beginnen, mit Bots auf den freien Plätzen
page-start-when-ready = Beginnen, wenn alle bereit sind
page-call = Ruf die anderen
    .code = oder auf der Startseite eintippen:
    .share = Link teilen
    .watch = Wer den Link hat, kann zusehen.
page-call-bot = Bot für freie Plätze
page-qr = Ein QR-Code, der hierher führt
page-seats-free = { $open ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
  }
page-ready = bereit
page-not-ready = noch nicht bereit
page-ready-now = Ich bin bereit
page-ready-later = Wartet auf mich
page-seat-host = hat eingeladen
page-seat-choice = Meine Wahl
page-seat-any = was übrig bleibt
page-seat-give-up = Den Tisch verlassen
page-unusual = Nicht die üblichen Regeln
    .rest = Alles andere wie in der Schachtel.
page-unusual-delay = Zuschauer sehen es { $delay } später
page-invite = Link zu diesem Tisch
page-copy = Kopieren
page-copied = Kopiert
page-join-seat = Platz nehmen
page-join-full = Der Tisch ist voll.
page-join-name = So heißt du hier
page-join-you = du?
page-join-learn = In zwei Minuten lernen
page-join-watch = Zusehen
page-join-free = Ohne Konto, ohne Installation.
page-join-back = Zurück zum Tisch
page-join-code = Mit einem Code beitreten
    .words = Drei Wörter
    .go = Beitreten
    .unknown = Unter diesen Wörtern wartet kein Tisch.
page-give-to-bot = Einem Bot geben
page-free-seat = Platz frei machen
page-close-table = Tisch schließen
page-host-starts = Die Partie beginnt, sobald der Gastgeber sie startet.

## Am Tisch

page-board = Spielfeld
page-seats = Mitspieler
page-log = Was geschah
    .none = Noch ist nichts geschehen.
    .look = Diesen Moment ansehen
page-log-click = Tippe einen Zug an, um auf ihn zurückzuschauen.
page-log-exact = Jeder Schritt
page-log-turn = Zug { $turn }
page-log-table = Am Tisch
page-turn-again = Noch einmal zeigen
    .of = Den letzten Zug von { $name } noch einmal zeigen
    .now = { $name }: noch einmal gezeigt
    .stop = Aufhören
page-rules = Regeln
page-rules-legend = Jede Regel hat eine Nummer. „Unsere Auslegung“ sagt, wie wir die Spielregel verstehen, wo sie schweigt.
page-undo = Zurücknehmen
page-leave = Verlassen
page-leave-ask = Den Tisch verlassen?
    .hint = Die Partie bleibt erhalten: Du kannst jederzeit zurückkommen. Wenn du aufgibst, ist sie für dich zu Ende.
    .later = Vorerst gehen
    .stay = Weiterspielen
page-resign = Aufgeben
page-whose-turn = Wer an der Reihe ist
page-your-turn = Du bist dran
page-waiting-for = Warten auf { $names }
page-answered = Du hast gewählt. Die anderen wählen noch.
page-you = du
page-is-bot = Bot
page-bot-named = { $name } ({ $level })
page-against = Dein Gegenüber: { $name }, { $who }
page-is-away = nicht da
page-has-left = gegangen
page-is-acting = am Zug
page-show-rule = Regel zeigen
page-connection-lost = Verbindung verloren. Neuer Versuch…
page-hand-over-ready = Ich bin { $name }
page-turned = Spielplan zur spielenden Person drehen
    .short = Spielplan drehen
page-command-line = Befehlszeile
page-not-now = Im Moment gibt es nichts zu tun.
page-refused-unreadable = Das ist keine Aktion. Gib hilfe ein, um zu sehen, was möglich ist.
page-refused-stale = Die Partie ist schon weiter. Schau noch einmal hin.
page-refused-unavailable = Der Server kann gerade nichts speichern. Es wurde nichts gespielt; bitte versuch es noch einmal.
page-refused-too-fast = Zu schnell. Warte einen Moment.
page-refused-not-yours = Das darfst du hier nicht.
page-refused-not-ready = Noch sind nicht alle bereit.
page-refused-not-running = Die Partie läuft nicht.
page-refused-taken = Das ist schon vergeben.
page-refused-alone = Dafür braucht es einen Server, auf dem auch andere spielen.
page-refused-blocked = An diesen Tisch kannst du dich nicht setzen.
page-refused-no-nonce = Ein Browser am Tisch hat seine Zahl für die Mischung noch nicht abgegeben.
page-refused-not-full = Ein Platz ist noch frei.
page-refused-offline = Der Server ist nicht erreichbar.
page-refused-no-address = Das ist keine E-Mail-Adresse.
page-refused-mail-fails = Die Mail konnte nicht verschickt werden. Versuch es später noch einmal.
page-refused-banned = Diese Person ist auf diesem Server gesperrt.
page-refused-foreign = Diese Anfrage kam von einer fremden Website und wurde nicht beachtet.
page-refused-hidden = Das kann noch nicht gezeigt werden.
page-refused-illegal = Das geht nicht: { $text }.
page-refused-no-account = Dafür brauchst du ein Konto.
page-refused-no-entry = Diesen Moment gibt es in der Partie nicht.
page-refused-no-mail = Dieser Link gilt nicht mehr.
page-refused-no-player = Hinter diesem Link ist niemand.
page-refused-no-program = Ein Programm mit diesem Namen gibt es nicht.
page-refused-no-puzzle = Dieses Rätsel gibt es nicht.
page-refused-no-seat = Diesen Platz gibt es nicht.
page-refused-no-table = Zu diesem Link gibt es keinen Tisch.
page-refused-no-token = Dieses Token ist ungültig oder wurde widerrufen.
page-refused-no-tournament = Dieses Turnier gibt es nicht.
page-refused-not-now = Das geht im Moment nicht.
page-refused-nothing = Zu diesem Spiel gibt es keine Lektionen.
page-refused-other-rules = Diese Partie begann nach einer älteren Fassung der Regeln. Hier kann sie nicht weitergehen.
page-refused-too-many = Es sind schon zu viele.
page-refused-changed-record = Diese Datei wurde verändert, nachdem sie geschrieben war. clew verify sagt, wo.
page-refused-differs = Diese Partie ist schon hier und ging anders weiter.
page-refused-no-record = Diese Datei ist kein Protokoll von Clew, oder sie ist beschädigt.
page-refused-elsewhere = Du wartest schon in einem anderen Fenster.
page-refused-emotes-only = Unbekannte können reden, sobald alle zugestimmt haben.
page-refused-left-often = Du hast andere mehrmals allein gelassen. Warte ein wenig, bevor du wieder jemanden suchst.
page-refused-missed = Du hast nicht rechtzeitig zugesagt und wartest deshalb nicht mehr.
page-refused-wrong = Das geht nicht: { $text }.

## Das Spielfeld von Labyrinth

page-turn-left = Nach links drehen
page-turn-right = Nach rechts drehen

## Die Dame und der Tiger: Labyrinth


## Die Dame und der Tiger: Fallen


## Lernen

page-learn = Lernen
page-learn-title = { $game } lernen
page-lesson = Lektion
page-lessons = Lektionen
page-learn-far = Dein Fortschritt
page-learn-next = Weiter
page-learn-hint = Zeig mir, wie
page-learn-done = Jetzt kannst du es
    .hint = Auf zu einer richtigen Partie, gegen jemanden, der kaum mehr weiß als du.
page-learn-play = Gegen den Anfänger spielen
page-learn-again = Von vorn

## Das Ende

page-over = Die Partie ist zu Ende
page-victory = Du gewinnst!
page-again = Noch einmal spielen
page-replay = Rückblick

## Rückblick

page-replay-of = Rückblick: { $game }
page-replay-at = Schritt { $n } von { $last }
page-replay-start = Zum Anfang
page-replay-back = Zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-next = Vor
page-replay-end = Zum Ende
page-replay-speed = Tempo
page-replay-eyes = Blickwinkel
page-replay-nobody = Zuschauer
page-replay-record = Protokoll
page-replay-hidden = Das ganze Protokoll gibt es, sobald die Partie zu Ende ist.
page-to-table = Zurück zum Tisch
page-verify = Mischung prüfen
page-verify-what = Vor der Partie hat der Server die Prüfsumme eines Geheimnisses veröffentlicht. Dein eigener Browser rechnet jetzt aus, was daraus folgt.
page-verify-commitment = Das Geheimnis ist das, für das die Prüfsumme im Protokoll steht.
    .bad = Das Geheimnis ist nicht das, für das die Prüfsumme im Protokoll steht.
page-verify-promise = Es ist die Prüfsumme, die sich dieser Browser gemerkt hat, als du dich gesetzt hast, und deine eigene Zufallszahl steckt in der Mischung.
page-verify-seed = Startwert, aus dem Geheimnis, den Zahlen aller und dem Namen des Tisches:
page-verify-draws = { $entries ->
    [one] Alle { $draws } Ziehungen des einen Eintrags folgen aus dem Startwert.
   *[other] Alle { $draws } Ziehungen der { $entries } Einträge folgen aus dem Startwert.
  }
    .bad = Eintrag { $entry } enthält Ziehungen, die nicht aus dem Startwert folgen.
page-verify-rules = Das heruntergeladene Protokoll und dieser Befehl beweisen, dass die Aktionen den Regeln folgen:
page-verify-older = Diese Partie wurde nach anderen Regeln gespielt, als dieser Server sie jetzt hat: Die Mischung lässt sich beweisen, nicht aber, dass jede Aktion den Regeln folgt.
page-verify-same = Das ist die Partie, die du gespielt hast: Dieser Browser hat einen Beleg davon aufgehoben, und er passt zum Protokoll.
page-verify-how = Woher weiß man das?
page-verify-later = Das Protokoll war nicht zu bekommen und wurde deshalb nicht mit dem Beleg dieses Browsers verglichen. Beim Ansehen der Partie lässt sich das nachholen.
page-verify-differs-id = Das Protokoll gehört zu einer anderen Partie als der, die du gespielt hast.
page-verify-differs-commitment = Das Protokoll ist nicht die Partie, die du gespielt hast: Das Geheimnis wurde ausgetauscht.
page-verify-differs-nonce = Das Protokoll ist nicht die Partie, die du gespielt hast: Deine eigene Zufallszahl fehlt in der Mischung.
page-verify-differs-unhashed = Das Protokoll ist nicht die Partie, die du gespielt hast: Die laufende Prüfsumme fehlt.
page-verify-differs-short = Das Protokoll ist nicht die Partie, die du gespielt hast: Es endet mit Eintrag { $after }, aber du hast { $entry } Einträge gesehen.
page-verify-differs-opening = Das Protokoll ist nicht die Partie, die du gespielt hast: Es weicht schon vor dem ersten Eintrag ab (Plätze, Namen, Optionen, Beginn oder was verteilt wurde).
page-verify-differs-entry = Das Protokoll ist nicht die Partie, die du gespielt hast: Es weicht bei Eintrag { $entry } oder davor ab{ $after ->
    [-1] .
   *[other] , aber nach Eintrag { $after }.
  }
page-verify-bots = Die Zahlen der Bots folgen aus dem Geheimnis: Niemand hat sie nach deiner gewählt.
    .bad = Die Zahlen der Bots folgen nicht aus dem Geheimnis: Jemand könnte sie gewählt haben.
page-verify-hash = Die laufende Prüfsumme ist die von allem, was im Protokoll steht.
    .bad = Die laufende Prüfsumme ist nicht die von dem, was im Protokoll steht: Etwas wurde verändert.
page-verify-signature = Der Server hat es unterschrieben, mit dem Schlüssel, den er öffentlich zeigt:
    .bad = Die Unterschrift passt nicht: Das hat der Besitzer dieses Schlüssels nicht unterschrieben:
page-verify-signature-foreign = Es ist unterschrieben, aber nicht mit einem Schlüssel dieses Servers:
page-verify-signature-unknown = Es ist unterschrieben, aber dieser Browser kann solche Unterschriften nicht prüfen. clew verify kann es.
page-verify-withheld = Namen werden nicht genannt (Plätze { $seats }); in der laufenden Prüfsumme stecken sie trotzdem.
page-verify-unfinished = Die Partie hat kein Ergebnis: Sie wurde abgebrochen.
page-verify-proof-receipt = Bewiesen durch den Beleg, den dieser Browser aufgehoben hat, während du gespielt hast, bis Eintrag { $seen }: die Namen, wer ein Mensch und wer ein Bot war, die Zeiten, wer aufgegeben hat, was zurückgenommen wurde und jede Aktion.
page-verify-proof-signature = Dass es diese Aktionen, Namen, Menschen und Bots und Zeiten waren, wer aufgegeben hat und was zurückgenommen wurde, und dass nichts fehlt, dafür steht das Wort des Servers, der unterschrieben hat. Dieser Browser hat keinen Beleg, der es beweisen würde.
page-verify-proof-neither = Welche der erlaubten Aktionen gespielt wurden, die Namen, wer ein Mensch und wer ein Bot war, die Zeiten, wer aufgegeben hat, was zurückgenommen wurde und ob etwas fehlt, beweist hier nichts: Es gibt weder eine prüfbare Unterschrift noch einen Beleg.
page-verify-receipt = Beleg herunterladen
page-verify-insecure = Hier kann dieser Browser keine Prüfsummen berechnen: Öffne die Seite über https oder auf diesem Rechner.

## Wenn etwas fehlt

page-lost = Eine Sackgasse
    .home = Zu den Spielen
    .again = Noch einmal versuchen
page-lost-lesson = Hier gibt es nichts zu lernen, oder der Server ist nicht erreichbar.
page-lost-nowhere = Unter dieser Adresse gibt es nichts.
page-lost-table = Diesen Tisch gibt es nicht, oder du darfst nicht zuschauen.
page-lost-closed = Der Gastgeber hat diesen Tisch geschlossen.
page-closed-record = Er hat sein Geheimnis und alles bis dahin Gespielte preisgegeben, damit alle sehen können, was abgebrochen wurde.
page-other-rules-ended = Die Regeln dieses Spiels haben sich geändert, seit ihr begonnen habt; darum ist diese Partie zu Ende: Niemand hat gewonnen oder verloren, und sie zählt für keine Wertung. Hier ist ihr Protokoll, mit dem Geheimnis der Mischung.
page-other-rules-played = Diese Partie wurde nach älteren Regeln gespielt, die dieser Server nicht mehr Zug um Zug zeigen kann. Hier ist ihr Protokoll, mit dem Geheimnis der Mischung.
page-other-rules-again = Neuer Tisch
page-lost-game = Dieses Spiel gibt es hier nicht.
page-lost-server = Der Server ist nicht erreichbar. Läuft er?
page-lost-script = Ein Teil der Seite konnte nicht geladen werden.
page-lost-broken = Auf dieser Seite ist etwas schiefgegangen. Deine Partie ist auf dem Server sicher: Versuch es noch einmal, dann geht es weiter.
page-went-wrong = Das hat nicht geklappt. Versuch es noch einmal.

## Wer ich bin

page-account = Konto
page-account-guest = Du spielst als Gast in diesem Browser. Mit einem Konto hast du deine Partien und Wertungen auf jedem Gerät.
page-account-of = Angemeldet als { $login }.
page-saved = Gespeichert.
page-register = Neues Konto
    .hint = Ganz ohne E-Mail: nur ein Name zum Anmelden und ein Passwort. Deine bisherigen Partien nimmst du mit.
page-sign-in = Anmelden
    .hint = Was du hier als Gast gespielt hast, kommt mit ins Konto.
page-recover = Passwort vergessen?
    .set = Neues Passwort setzen
    .hint = Mit einem deiner Notfallcodes kannst du ein neues Passwort setzen.
page-login = Anmeldename
page-password = Passwort
page-password-new = Neues Passwort
page-code = Notfallcode
page-codes = Bewahre diese Codes auf
    .hint = Ein vergessenes Passwort können wir dir nicht per E-Mail schicken. Mit jedem dieser Codes kannst du einmal ein neues setzen. Sie werden nur jetzt gezeigt.
page-codes-save = Als Datei speichern
page-codes-done = Ich habe sie
page-sign-out = Abmelden
page-mail = Mail, wenn du dran bist
    .hint = Für Partien mit mehreren Tagen Bedenkzeit: Du bekommst eine Mail, wenn du an der Reihe und nicht am Tisch bist.
page-mail-address = E-Mail
page-mail-asked = Wir haben eine Mail an { $address } geschickt: Folge dem Link darin und bestätige, dass die Adresse dir gehört.
page-mail-confirmed = { $address } bekommt eine Mail, wenn du an der Reihe bist.
page-mail-none = Keine Mails mehr
page-data = Deine Daten
    .hint = Alles, was über dich gespeichert ist, zum Herunterladen oder Löschen.
page-data-export = Herunterladen
page-data-delete = Mich löschen
page-open-name = Meinen Namen in den offenen Daten zeigen
    .hint = Beendete Partien öffentlicher Tische kann sich jeder ansehen; dein Name fehlt darin, solange du ihn nicht zeigen willst.
page-programs = Programme
    .hint = Bots, die du geschrieben hast, in einer beliebigen Sprache: Sie können hier von überall an Tischen mitspielen, jeder mit einem eigenen Token.
page-program-name = Name
page-program-make = Token anlegen
page-program-token = Das Token von { $name }. Es wird nur jetzt gezeigt: Bewahre es in einer Datei auf.
page-program-revoke = Widerrufen
page-program-again = Neues Token
page-programs-here = Programme
page-program-invite = Einladen
page-invited = { $name } ist eingeladen.
page-programs-may = Programme dürfen mitspielen
    .hint = Bots anderer Leute können freie Plätze an einem öffentlichen Tisch einnehmen.
page-delete = Alles löschen, was über dich gespeichert ist?
    .hint = Dein Konto, deine Wertungen und deine Nachrichten werden endgültig gelöscht. Partien bleiben denen, die mit dir gespielt haben, ohne deinen Namen.
    .keep = Behalten

## Gespielte Partien, Wertungen

page-history = Gespielte Partien
page-history-every = Alle Spiele
page-history-count = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
  }, { $won } gewonnen
page-history-latest = { $count ->
    [one] die letzte Partie
   *[other] die letzten { $count } Partien
  }, { $won } gewonnen
page-history-more = Frühere Partien zeigen
page-history-none = Noch ist keine Partie zu Ende gespielt.
page-all-games = Alle zeigen
page-you-came = Platz { $rank }
page-tournaments = Turniere
    .back = Zum Turnier
page-ratings = Wertungen
    .hint = Aus gewerteten Partien, für Menschen und Bots. Die Zahl ist eine vorsichtige Schätzung: Sie steigt, je mehr Partien sie bestätigen.
    .none = Noch hat niemand eine gewertete Partie dieses Spiels gespielt. Kreuz „Gewertet“ an, wenn du einen Tisch eröffnest.
    .open = Gewerteten Tisch eröffnen
    .more = Mehr zeigen
page-place = Platz
page-name = Name
page-rating-head = Wertung
page-rating = Wertung { $rating }
    .league = Liga { $rating }
page-rated-guest = In einer gewerteten Partie verliert, wer fehlt. Ohne Konto hast du deine Wertung nur in diesem Browser.
page-new-rating = Deine Wertung ist jetzt { $rating }, nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  }.

## Profile

page-profile = Profil
page-profile-since = In Labyrinthen unterwegs seit { $date }
page-profile-guest = Gast
page-profile-program = Programm
page-profile-won = gewonnen
page-profile-played = Spiele
page-profile-run = beste Serie
page-profile-best-run = Meiste Siege in Folge
page-profile-wins = Gewonnen
page-profile-favourite = Spielt am liebsten { $game }
page-profile-days = letzte 90 Tage
page-profile-curve = Wertung über { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  }: von { $from } bis { $to }
page-profile-best = am besten { $rating }
page-profile-trophies = Trophäen
page-profile-of = { $count } von { $all }
page-profile-not-yet = noch nicht
page-profile-beaten = Schon besiegt
page-profile-statistics = Statistik
page-profile-fastest = Schnellster Sieg
page-profile-by-seats = Am Tisch
page-profile-seats = { $count } Personen
page-profile-against = Gegen
page-profile-people = Menschen
page-profile-none = Noch ist kein Spiel zu Ende gespielt.
page-profile-closed = { $name } zeigt das Übrige nur Freunden.
page-profile-share = Alle dürfen mein Profil sehen
    .hint = Sonst sehen Fremde deinen Namen und dein Bild, mehr nicht.
    .told = Fremde sehen deinen Namen und dein Bild, mehr nicht. Das kannst du in deinem Konto ändern.
    .open = Alle dürfen dieses Profil sehen. Das kannst du in deinem Konto ändern.
page-profile-see = Profil ansehen
page-avatar = Dein Bild
page-avatar-change = Bild ändern
page-avatar-coin = Münze
page-avatar-treasure = Schatz
page-coin-gold = Gold
page-coin-red = Rot
page-coin-blue = Blau
page-coin-green = Grün
page-coin-violet = Violett
page-coin-slate = Schiefer

## Freunde

page-friends = Freunde
    .hint = Freunde sehen dein Profil und ob du da bist, und laden dich mit einem Klick ein. Leute findest du an Tischen und in den Wertungen: Ihre Namen führen zu ihren Profilen.
page-friends-none = Du hast hier noch keine Freunde.
page-friends-account = Leg ein Konto an, um hier Freunde zu haben
page-friends-ask = Freundschaft anbieten
page-friends-asks = { $name } möchte mit dir befreundet sein.
page-friends-wants = möchte mit dir befreundet sein
page-friends-accept = Annehmen
page-friends-decline = Nein, danke
page-friends-waits = Du hast gefragt; noch gibt es keine Antwort.
page-friends-take-back = Zurücknehmen
page-friends-are = Ihr seid befreundet.
page-friends-part = Freundschaft beenden
page-friends-asked = Gefragt, noch ohne Antwort
page-friends-here = da
page-friends-away = nicht da
page-friends-invite = Freunde einladen
page-invitations = Einladungen
page-invitation = { $name } lädt dich zu { $game } ein.
page-invitation-go = Zum Tisch

## Mitteilungen, wenn Clew geschlossen ist

page-push = Mitteilungen, wenn Clew geschlossen ist
    .hint = Nur in diesem Browser, und nur, was du ankreuzt. Sie sind für ihn verschlüsselt: Unterwegs kann sie niemand lesen.
page-push-turn = Wenn ich dran bin
page-push-friend = Wenn Freunde da sind
page-push-refused = Dein Browser erlaubt es nicht. Das kannst du in seinen Einstellungen ändern.

## Reden am Tisch

page-talk = Reden
page-talk-said = Was gesagt wurde
page-talk-none = Noch hat niemand etwas gesagt.
page-talk-say = Sag etwas
page-talk-send = Senden
page-talk-new = neue Nachrichten
page-talk-strangers = Ihr habt euch zufällig getroffen: nur kurze Nachrichten, bis alle dem Reden zustimmen.
page-talk-asked = Die anderen möchten reden.
page-talk-agreed = Du möchtest reden. Die anderen haben noch nicht zugestimmt.
page-talk-agree = Dem Reden zustimmen
page-emotes = Kurze Nachrichten
page-emote-hello = Hallo!
page-emote-well-played = Gut gespielt!
page-emote-thanks = Danke!
page-emote-wow = Wow!
page-emote-oops = Hoppla!
page-emote-sorry = Tut mir leid!
page-emote-hurry = Du bist dran!
page-emote-good-game = Schöne Partie!
page-replaced = Diesmal konnte ich nicht nachdenken: Für mich wurde ein einfacherer Zug gespielt.
page-mute = Stummschalten
    .hint = Du siehst nicht mehr, was diese Person sagt.
page-unmute = Stummschaltung aufheben
page-block = Blockieren
    .hint = Ihr sitzt nie wieder am selben Tisch.
page-blocked = { $name } ist blockiert.
page-report = Melden
    .hint = Sag denen, die diesen Server betreiben, was vorgefallen ist.
page-reported = Gemeldet. Danke.

## Zeit

page-clock = Bedenkzeit
page-clock-none = So lange ihr wollt
page-clock-move-30 = 30 Sekunden je Entscheidung
page-clock-move-120 = 2 Minuten je Entscheidung
page-clock-bank-300 = 5 Minuten für die Partie, plus 5 Sekunden je Entscheidung
page-clock-bank-900 = 15 Minuten für die Partie, plus 10 Sekunden je Entscheidung
page-clock-days-1 = Ein Tag je Entscheidung
page-clock-days-3 = 3 Tage je Entscheidung
page-clock-of-move = { $amount } je Entscheidung
page-clock-of-bank = { $amount } für die Partie, plus { $increment } s je Entscheidung
page-clock-of-days = { $amount ->
    [one] ein Tag
   *[other] { $amount } Tage
  } je Entscheidung
page-late = Wer die Zeit überschreitet
page-late-bot = wird bis zur Rückkehr von einem Bot vertreten
page-late-forfeit = verliert
page-time-left = noch { $time }
page-rated = Gewertet
    .hint = Die Partie zählt für die Wertung aller, die mitspielen.
page-spectators = Andere dürfen zuschauen
page-table-options = Zeit, Wertung, Zuschauer
page-same-screen = Am selben Bildschirm

## Zurückgehen

page-past = Stellung bei Schritt { $n } von { $last }
page-past-now = Zurück zum Jetzt
page-back-ask = Bitten, bis hierher zurückzugehen
page-back-go = Von hier weiterspielen
page-back-sure = Von hier weiterspielen?
    .hint = { $count ->
        [one] Der Schritt danach wird endgültig zurückgenommen.
       *[other] Die { $count } Schritte danach werden endgültig zurückgenommen.
    }
    .not = Alles lassen, wie es ist
page-back-asked = { $name } möchte hierher zurückgehen:
page-back-waiting = Du hast gebeten zurückzugehen. Die anderen müssen noch antworten.
page-back-to-start = der Anfang der Partie
page-back-look = Ansehen
page-back-withdraw = Zurückziehen
page-agree = Zustimmen
page-decline = Ablehnen
page-watching = Du siehst zu.
page-watching-later = Du siehst { $delay } später als die Spieler, was geschieht.
page-away = Deine Zeit war um: Ein Bot spielt für dich.
page-come-back = Ich bin wieder da
page-again-join = Bei der nächsten Partie mitspielen
page-notify = Sag mir Bescheid, wenn ich dran bin

## Alles offen

page-replay-open = alle, mit offenen Karten
page-replay-share = Teilen
page-replay-shared = Link kopiert

## Tipps, und wer vorn lag

page-hint = Tipp
    .asking = Überlegt…
    .play = So spielen
    .hide = Tipp ausblenden
    .typed = Als Eingabe:
page-hint-who = { $bot ->
    [master] der Meister
    [adept] der Könner
    [novice] der Anfänger
   *[other] der Bot
  }
page-hint-says = { $bot ->
    [master] Der Meister
    [adept] Der Könner
    [novice] Der Anfänger
   *[other] Der Bot
  } würde spielen: { $action }.
page-hints = Tipps erlaubt
    .hint = Alle dürfen fragen, was der Meister tun würde. Nie in gewerteten Partien.
page-refused-no-hints = An diesem Tisch wird ohne Tipps gespielt.
page-plan = Planen
    .title = Plan
    .nothing = Noch wird nichts gespielt. Am Zug: { $names }.
    .your-turn = Noch wird nichts gespielt. Du bist dran.
    .leave = Plan verlassen
page-plans = Planen erlaubt
    .hint = Alle dürfen in Gedanken etwas ausprobieren, wer auch am Zug ist. Nur mit Tipps, also nie in gewerteten Partien.
page-plans-not = Ohne Planen
page-refused-no-plans = An diesem Tisch wird ohne Planen gespielt.
page-curve = Wer vorn lag
    .show = Wer lag vorn?
    .asking = Wird berechnet…
    .how = Wie oft jeder gewinnt, wenn von dort an Bots weiterspielen, mit allen Karten, wie sie wirklich lagen ({ $games } Partien je Punkt, { $bot }).
    .estimated = Wie die Bots die Aussichten aller einschätzen, nach dem, was man am Tisch wissen konnte, im Mittel über alle Plätze.
    .table = Als Tabelle
    .entry = Schritt
    .chart = Gewinnaussichten, Schritt für Schritt
page-moments = Was den Ausschlag gab
    .none = Kein einzelner Moment gab den Ausschlag: Die Führung wechselte ständig oder nie.
page-moment = { $name }: von { $before } % auf { $after } %
page-percent = { $percent } %

## Andere Züge in einer Partie, die zu Ende ist

page-analysis = Andere Züge probieren
    .from = Andere Züge ab Schritt { $n }
    .world = Karten, Plättchen und Würfel sind so, wie sie in dieser Partie wirklich waren.
    .turn = { $name } ist am Zug
    .whose = Wer zieht
    .over = Die Partie wäre zu Ende.
    .chances = Gewinnaussichten, wie die Bots sie einschätzen
    .judging = Die Bots schätzen ein…
    .best = Was täte der Meister?
    .back = Zurück zur Partie
    .keep = Aufbewahren
    .none = Spiel einen Zug auf dem Spielfeld: für den Platz, der am Zug ist.
    .moves = Die Züge dieser Variante
    .yours = Varianten, die du aufbewahrst
    .forget = Löschen
    .save = Als Datei speichern
    .open = Datei öffnen
    .no-file = In dieser Datei sind keine Varianten dieser Partie.
page-analysis-kept = { $moves ->
    [one] Schritt { $n }: { $first }
   *[other] Schritt { $n }: { $first }, { $moves } Züge
  }
page-analysis-why = Tipp für { $name }: „{ $why }“
page-analysis-is-kept = Aufbewahrt. Nur du siehst sie, außer du gibst die Datei weiter.

## Rätsel

page-puzzles = Rätsel
    .what = Jeden Tag ein neues, und viele mehr zu jedem Spiel: Deine Wertung findet die, die zu dir passen.
page-puzzle-shelf = { $game }: { $turns }
page-puzzle-daily = Rätsel des Tages
page-puzzle-of = { $game }: Rätsel { $number }
page-puzzle-turns = { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }
page-puzzle-left = { $left ->
    [0] Kein Zug mehr
    [one] Noch ein Zug
   *[other] Noch { $left } Züge
  }
page-puzzle-start = Lösen
page-puzzle-again = Von vorn
page-puzzle-next = Nächstes Rätsel
page-puzzle-back = Zurücknehmen
page-puzzle-answer = Eine Lösung zeigen
    .hint = Wenn du sie gesehen hast, gilt dieses Rätsel als verfehlt und zählt nicht mehr für deine Serie.
page-puzzle-answer-is = Eine Lösung
page-puzzle-all = Alle Rätsel
page-puzzle-solved-of = { $solved } von { $count } gelöst
page-puzzle-is-solved = gelöst
page-puzzle-solved = Gelöst!
page-puzzle-streak = { $days ->
    [0] Noch keine Serie: Löse das Rätsel des Tages.
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
  }
page-puzzle-streak-best = Rekord: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  }
page-puzzle-today-done = Das Rätsel des Tages ist gelöst. Das nächste kommt morgen.
page-puzzle-see = Noch einmal ansehen
page-puzzle-keep = Ohne Konto wird deine Serie nur in diesem Browser gespeichert; mit einem hast du sie auf jedem Gerät.
    .how = Konto anlegen
page-puzzle-you = Du
page-puzzle-other = Dein Gegner
page-puzzle-other-numbered = Gegner { $number }
page-puzzle-rating = Deine Wertung: { $rating }
    .unsure = Deine Wertung: etwa { $rating }
    .none = Deine Wertung beginnt mit dem ersten Rätsel bei 1500.
page-puzzle-hard = Schwierigkeit { $rating }
page-puzzle-train = Nächstes Rätsel für dich
page-puzzle-all-tried = Du hast alle Rätsel dieses Spiels versucht.
page-puzzle-rated = Deine Wertung ist jetzt { $rating } ({ $change }). Das Rätsel hatte { $puzzle }.
page-puzzle-unrated = Nur dein erster Versuch an einem Rätsel zählt für deine Wertung.
page-puzzle-share = Teilen
    .copy = Zeile kopieren
    .done = Die Zeile ist kopiert.
page-puzzle-colour = Du spielst { $colour }.
page-lost-puzzle = Dieses Rätsel gibt es nicht.

## Ohne Server

page-alone = Mit anderen
    .what = Diese Seite läuft ganz für sich in deinem Browser: Spiele, Bots, Lektionen, Rätsel. Um mit anderen an ihren eigenen Geräten zu spielen oder jemanden zum Spielen zu finden, für Wertungen und für Konten braucht es einen Clew-Server.
    .motto = Verschieb die Wände, tausch die Karten, bluff den Tiger. Spiel sofort gegen Bots oder gemeinsam an diesem Gerät. Alles läuft in deinem Browser, auch ohne Netz.
    .elsewhere = Mit anderen spielen
    .loading = Wird vorbereitet
page-alone-ways = Anders spielen
page-files = Partien als Dateien
    .what = Nimm eine Partie mit, oder spiel eine von anderswo weiter: Es sind die Dateien, die clew play, clew replay und clew verify lesen.
    .open = Datei öffnen
    .save = Als Datei sichern
page-meanwhile = Ohne den Server weiterspielen
page-without-network = Ohne Netz spielen
page-account-alone = Deine Partien liegen in diesem Browser und nirgends sonst.
page-update = Es gibt eine neuere Version von Clew. Laufende Partien gehen weiter.
    .now = Jetzt nutzen

## Das Ende, über dem Spielplan

page-finale = Das Ende
page-finale-board = Spielplan zeigen
page-finale-moment = Der Moment
page-finale-again = Noch einmal ansehen
page-finale-swing = { $name }: Gewinnchance von { $before } % auf { $after } %
page-finale-trophy = { $count ->
    [one] Neue Trophäe: { $names }
   *[other] Neue Trophäen: { $names }
  }
## Datenschutz

page-privacy = Datenschutz und Impressum
    .cookie = Ein Cookie sorgt dafür, dass du wiedererkannt wirst. Er enthält eine Zufallszahl und eine Signatur, sonst nichts, und gilt { $days } Tage. Andere Cookies gibt es nicht, von anderen Seiten wird nichts geladen, und niemand zählt deine Besuche.
    .browser = Dein Browser behält deine Einstellungen, die Belege deiner Partien und die Rätsel, die du gelöst hast.
    .guest = Als Gast bist du eine Zufallszahl und ein Name. Setzt du dich nie an einen Tisch, wird beides nach { $days } Tagen gelöscht.
    .account = Mit einem Konto behalten wir auch deinen Anmeldenamen sowie dein Passwort und deine Wiederherstellungscodes, und zwar als Prüfsummen, die niemand zurückrechnen kann.
    .games = Partien werden mit den Namen der Spieler, ihren Zügen und Zeiten ohne Frist aufbewahrt, gelöste Rätsel und aufbewahrte Varianten ebenso. Tische, an denen nie eine Partie begann, werden nach { $days } Tagen gelöscht.
    .profile = Deine Freunde, dein letzter Besuch, dein Profil mit seinem Bild, deine Wertungen und deine Statistik werden aufbewahrt, bis du dein Konto löschst. Wer dein Profil sehen darf, bestimmst du.
    .talk = Was du an einem Tisch schreibst, wird mit dem Tisch aufbewahrt.
    .reports = Wenn dich jemand meldet oder du jemanden meldest, wird die Meldung aufbewahrt. Der Betreiber dieses Servers liest sie.
    .reports-moderated = Wenn dich jemand meldet oder du jemanden meldest, wird die Meldung aufbewahrt. Der Betreiber dieses Servers und die Moderatoren, die er benannt hat, lesen sie.
    .mail = Gibst du eine Mailadresse an, dient sie dazu, dir zu sagen, dass du an der Reihe bist. Sie wird gelöscht, sobald du sie entfernst.
    .address = Deine IP-Adresse dient für Grenzen, damit niemand den Server überlastet oder Passwörter errät. Sie bleibt im Arbeitsspeicher; in der Datenbank steht sie nur in einer Form, die niemand zurückrechnen kann, und nur so lange, wie eine Grenze zählt.
    .log = Dieser Server schreibt deine IP-Adresse außerdem mit der Zeit jeder Anfrage in eine Logdatei. Der Betreiber bestimmt, wie lange sie aufbewahrt wird.
    .open-data = Beendete öffentliche Partien werden als offene Daten veröffentlicht, ohne Namen, außer du stimmst zu.
    .rights = Auf deiner Kontoseite kannst du alles herunterladen, was über dich gespeichert ist, und dein Konto löschen: Dein Name, dein Anmeldename, deine Adresse, deine Freunde, dein Profil, deine Nachrichten, Wertungen, Rätsel und Varianten verschwinden dann, und deine Partien bleiben ohne deinen Namen.
    .alone = Diese Seite läuft ganz in deinem Browser. Was du hier tust, bleibt in diesem Browser und wird niemandem geschickt; um es zu löschen, lösche die Daten dieser Website in deinem Browser.
page-imprint = Wer diesen Server betreibt
    .none = Der Betreiber dieses Servers hat dazu nichts angegeben.

## Moderation

page-moderation = Meldungen
    .none = Es liegt nichts vor.
    .waiting = Offen
    .judged = Entschieden
    .for-moderators = Diese Seite ist für die Moderatoren dieses Servers.
page-report-about = { $by } über { $about }
page-report-others = { $number ->
    [one] Eine weitere Meldung über diesen Spieler
   *[other] { $number } weitere Meldungen über diesen Spieler
  }
page-report-said = Was { $about } am Tisch geschrieben hat
    .nothing = { $about } hat an diesem Tisch nichts geschrieben.
    .remove = Diese Nachricht entfernen
page-report-table = Partie ansehen
page-report-banned = Gesperrt
page-judge-dismiss = Verwerfen
page-judge-remove = Nachrichten entfernen
page-judge-ban = Sperren
page-judge-unban = Sperre aufheben
page-judged = { $verdict ->
    [dismissed] { $judge } hat sie verworfen.
    [removed] { $judge } hat Nachrichten entfernt.
    [banned] { $judge } hat den Spieler gesperrt.
   *[unbanned] { $judge } hat die Sperre aufgehoben.
  }
page-play = Spielen

## Jemanden finden

page-match = Jemanden finden
page-match-title = Jemand für { $game }
page-match-waiting = { $waiting ->
    [0] niemand wartet
    [one] eine Person wartet
   *[other] { $waiting } warten
}
page-match-rated-wait = { $waiting ->
    [one] Eine Person wartet auf eine gewertete Partie.
   *[other] { $waiting } warten auf eine gewertete Partie.
}
page-match-unrated-wait = { $waiting ->
    [one] Eine Person wartet auf eine Partie ohne Wertung.
   *[other] { $waiting } warten auf eine Partie ohne Wertung.
}
page-match-terms = Du hast eine Minute für jede Entscheidung. Unbekannte haben nur kurze Nachrichten, bis alle dem Reden zustimmen. Wer andere oft allein lässt, muss warten.
page-match-go = Jetzt jemanden suchen
page-match-looking = Du suchst jemanden zum Spielen.
page-match-others = { $others ->
    [0] Sonst ist noch niemand da.
    [one] Noch eine Person wartet.
   *[other] { $others } weitere warten.
}
page-match-again = Jemand ist nicht gekommen. Du hast deinen Platz behalten.
page-match-bots = Solange gegen Bots spielen
page-match-stop = Nicht mehr suchen
page-match-found = Jemand ist da
    .what = Die Partie beginnt, sobald alle zugesagt haben, innerhalb von { $seconds } Sekunden.
    .bots = Deine Partie gegen die Bots endet ohne Ergebnis.
page-match-size = zu { $players } spielen
page-match-accepted = { $accepted } von { $players } haben zugesagt.
page-match-accept = Spielen
page-match-decline = Jetzt nicht
