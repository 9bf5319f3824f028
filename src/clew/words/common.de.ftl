# Was alle Spiele gemeinsam haben.

list-last = { $rest } und { $last }

## Die Installation

interpreted = Die Regeln sind hier nicht kompiliert und laufen etwa hundertmal langsamer; darum denken die Meister weniger weit voraus als sonst. Installiere einen C-Compiler und danach Clew noch einmal: { $command }
compiling = Die Regeln werden im Hintergrund kompiliert. Bis Clew neu gestartet wird, laufen sie etwa hundertmal langsamer, und Meister denken weniger weit voraus.

## Ablehnungen

refused = { $reason } ({ $rule })
refusal = Das erlauben die Regeln hier nicht.
refusal-co-01 = Du bist nicht an der Reihe.
refusal-co-06 = Diese Aktion gibt es in diesem Spiel nicht.

## Plätze

option-zero = { $hint } 0: { $zero }.
seat-name = Spieler { $seat }
seat-human = Mensch
seat-bot = { $bot }-Bot
bot-random = Zufall
bot-greedy = Raffzahn
bot-beginner = Neuling
    .hint = spielt, was ihm einfällt
bot-novice = Anfänger
    .hint = sieht nur den nächsten Zug
bot-apprentice = Lehrling
    .hint = kennt die ersten Kniffe
bot-journeyman = Geselle
    .hint = kann das Handwerk, noch nicht die Kunst
bot-adept = Könner
    .hint = denkt ein paar Züge voraus
bot-veteran = Routinier
    .hint = hat das meiste schon gesehen
bot-expert = Experte
    .hint = übersieht wenig
bot-master = Meister
    .hint = denkt so weit voraus wie möglich

## Wie eine Partie endete

won = { $winners-count ->
    [0] Niemand gewinnt: unentschieden
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
  }
ended-resign = die anderen haben aufgegeben
ended-forfeit = die anderen haben kampflos verloren
ended-desert = niemand war mehr da
ended-other-rules = die Partie begann nach älteren Regeln, die hier nicht mehr gespielt werden
left-resign = { $name } gibt auf.
left-forfeit = { $name } verliert kampflos.
left-desert = Auch { $name } antwortet nicht rechtzeitig: Niemand ist mehr da.
left-undo = { $name } nimmt die letzte Aktion zurück.
left-takeover = Ein Bot spielt für { $name } weiter.
left-return = { $name } ist wieder da.
left-takeback = { $name } geht zu einer früheren Stellung zurück.
left-timeout = { $name } hat nicht rechtzeitig geantwortet.
variations = Varianten, die neben dieser Partie aufbewahrt sind:
variation = { $number }. Nach Eintrag { $at }: { $moves }

## Regeln

rules-tag-book = die Spielregel
rules-tag-ruling = unsere Auslegung
rules-tag-data = das Spielmaterial
rules-tag-ours = von uns
rules-legend = [book] steht in der Spielregel, [ruling] ist unsere Auslegung, wo sie schweigt, [data] beschreibt das Spielmaterial, [ours] haben wir selbst erfunden.

## Prüfung

verify-digest = Die Datei ist so, wie sie geschrieben wurde: Ihre Prüfsumme stimmt.
    .bad = Die Datei wurde nachträglich verändert: Ihre Prüfsumme stimmt nicht.
verify-commitment = Das Geheimnis ist das, für das die Prüfsumme im Protokoll steht.
    .bad = Das Geheimnis ist nicht das, für das die Prüfsumme im Protokoll steht.
verify-setup = Der Startwert ergibt alles, was beim Aufbau gemischt und verteilt wurde.
    .bad = Der Startwert ergibt nicht, was beim Aufbau gemischt und verteilt wurde.
verify-entries = { $entries ->
    [one] Der eine Eintrag
   *[other] Alle { $entries } Einträge
  } und alle { $draws } Ziehungen folgen aus dem Startwert und den Regeln.
verify-entry = Eintrag { $entry } passt nicht: { $detail }
verify-result = Das Ergebnis folgt aus den Aktionen.
    .bad = Das Ergebnis folgt nicht aus den Aktionen.
verify-nonces = Die Zahlen der Bots folgen aus dem Geheimnis: Niemand hat sie nach denen der Spieler gewählt.
    .bad = Die Zahlen der Bots folgen nicht aus dem Geheimnis: Jemand könnte sie gewählt haben.
verify-hash = Die laufende Prüfsumme ist die von allem, was im Protokoll steht.
    .bad = Die laufende Prüfsumme ist nicht die von dem, was im Protokoll steht: Etwas wurde verändert.
verify-signature = Es ist mit dem Schlüssel { $key } unterschrieben.
    .bad = Die Unterschrift passt nicht: Das hat der Besitzer des Schlüssels { $key } nicht unterschrieben.
verify-key = Das ist der Schlüssel, den du genannt hast.
    .bad = Es ist nicht mit dem Schlüssel unterschrieben, den du genannt hast.
verify-receipt = Es passt zu deinem Beleg: Versprechen, deine eigene Zahl und laufende Prüfsumme.
verify-differs-id = Dein Beleg gehört zu einer anderen Partie.
verify-differs-commitment = Auf deinem Beleg steht ein anderes Versprechen: Das Geheimnis wurde ausgetauscht.
verify-differs-nonce = Deine eigene Zahl ist nicht die, die du abgegeben hast.
verify-differs-unhashed = Auf deinem Beleg steht eine laufende Prüfsumme, und das Protokoll hat keine.
verify-differs-short = Das Protokoll endet mit Eintrag { $after }, aber du hast { $entry } Einträge gesehen.
verify-differs-opening = Es weicht schon vor dem ersten Eintrag von der Partie ab, die du gespielt hast: bei den Plätzen, den Namen, den Optionen, dem Beginn oder dem, was verteilt wurde.
verify-differs-entry = Es weicht von der Partie ab, die du gespielt hast: { $after ->
    [-1] bei Eintrag { $entry } oder davor
   *[other] nach Eintrag { $after }, spätestens bei Eintrag { $entry }
  }.
verify-withheld = { $count ->
    [one] Der Name von Platz { $seats } wird nicht genannt; er steckt in der laufenden Prüfsumme und lässt sich mit ihr vergleichen.
   *[other] Die Namen der Plätze { $seats } werden nicht genannt; sie stecken in der laufenden Prüfsumme und lassen sich mit ihr vergleichen.
  }
verify-unfinished = Die Partie hat hier kein Ergebnis: Sie wurde abgebrochen, oder der Rest fehlt.
verify-unbegun = Der Tisch wurde geschlossen, bevor die Partie begann; sein Geheimnis hat er trotzdem preisgegeben.
verify-proof-receipt = Durch deinen Beleg bewiesen: Die Namen, wer ein Mensch und wer ein Bot war, die Zeiten, wer aufgegeben hat, was zurückgenommen wurde und jede Aktion bis Eintrag { $seen } sind die der Partie, die dir gezeigt wurde, während sie lief.
verify-proof-rest = Einträge nach { $seen } hast du nicht gesehen: Für sie { $signed ->
    [yes] hast du das Wort des Servers, der unterschrieben hat
   *[no] sprechen nur die Regeln
  }.
verify-proof-signature = Dafür bürgt, wer den Schlüssel besitzt, und sonst beweist es nichts: dass es diese Aktionen, Namen, Menschen und Bots und Zeiten waren, wer aufgegeben hat und was zurückgenommen wurde, und dass nichts fehlt. Vergleiche den Schlüssel mit dem des Servers (/.well-known/clew-keys.json), oder nenne ihn mit --key. Ein Beleg würde es beweisen (--receipt).
verify-proof-neither = Durch nichts bewiesen: dass von allen erlaubten Aktionen diese gespielt wurden, die Namen, wer ein Mensch und wer ein Bot war, die Zeiten, wer aufgegeben hat und was zurückgenommen wurde, dass das Ende nicht fehlt, und dass es das Versprechen schon vor der Partie gab. Es ist nicht unterschrieben, und ein Beleg wurde nicht genannt (--receipt).
verify-good-receipt = { $file }: Das ist die Partie, die du gespielt hast.
verify-good-signature = { $file }: Das ist die Partie, wie der Server mit diesem Schlüssel sie herausgegeben hat.
verify-good-neither = { $file }: Gezogenes, Aktionen und Ergebnis gehören zusammen. Ob so gespielt wurde, kann die Datei nicht zeigen.
verify-draws = { $entries ->
    [one] Alle { $draws } Ziehungen des Aufbaus und des einen Eintrags
   *[other] Alle { $draws } Ziehungen des Aufbaus und der { $entries } Einträge
  } folgen aus dem Startwert.
verify-rules = Gespielt wurde nach { $age ->
    [newer] neueren
   *[older] älteren
  } Regeln; ob Aktionen und Ergebnis ihnen folgen, lässt sich hier darum nicht prüfen.
verify-bad = { $file }: Nicht alles passt zusammen. Verlass dich nicht auf dieses Protokoll.

## Terminal

terminal-numbered = { $name } { $seat }
terminal-saved = Die Partie ist gespeichert: { $path }
terminal-resume = Weiterspielen: { $command }
terminal-left = Du verlässt die Partie.
terminal-not-now = Jetzt nicht: Du bist nicht an der Reihe.
terminal-nothing-to-undo = Du kannst jetzt nichts zurücknehmen.
terminal-unreadable = „{ $line }“ verstehe ich nicht. Du kannst zum Beispiel eingeben: { $examples }
terminal-drawing = { $on ->
    [yes] Das Spielfeld wird vor jeder Aktion gezeichnet.
   *[no] Das Spielfeld wird nur auf Wunsch gezeichnet.
  }
terminal-for-example = Du kannst zum Beispiel eingeben: { $examples }
terminal-result = { $won }: { $how }.
terminal-place = { $rank }. { $name }
    .score = { $rank }. { $name }: { $score }
terminal-hand-over = Gib den Bildschirm an { $name } weiter.
    .others = Alle anderen schauen weg.
    .ready = Enter: Ich bin { $name }, zeig mir meine Seite
    .plain = Gib den Bildschirm an { $name } weiter; alle anderen schauen weg. Drück Enter, sobald { $name } da ist.
terminal-over = Die Partie ist zu Ende
terminal-no-rules = Zu diesem Spiel gibt es keinen Regeltext.
terminal-no-description = Zu diesem Spiel gibt es keine Beschreibung: Gib { $board } ein.
option-chosen = { $option }: { $value }.
option-values = { $option } ({ $name }): { $values }
option-value = { $value } ({ $name })
option-usual = { $value } ({ $name }, Standard)
option-range = { $option }: { $least } bis { $most }
saved-none = Es gibt keine gespeicherte Partie zum Weiterspielen.
saved-entries = { $entries ->
    [one] 1 Aktion
   *[other] { $entries } Aktionen
  }
saved-continue = Eine davon weiterspielen: clew play --resume { $name }
games-options = clew games SPIEL zeigt die Optionen eines Spiels.
terminal-plain-welcome = { $game }. { $tagline } Gib { $help } ein, wenn du Hilfe brauchst.
terminal-plain-commands = Außer den Aktionen des Spiels kannst du eingeben:
terminal-prompt = { $name }>

terminal-command-entry = { $name }: { $hint }
terminal-bot-entry = { $name } ({ $level }): { $manner }
terminal-command-help = hilfe
    .hint = diese Hilfe
terminal-command-hint = tipp
    .hint = was jemand, der gut spielt, hier täte
terminal-command-legal = erlaubt
    .hint = alles, was du jetzt tun kannst
terminal-command-board = brett
    .hint = das Spielfeld als Zeichnung
terminal-command-describe = beschreiben
    .hint = das Spielfeld in Worten
terminal-command-drawing = zeichnen
    .hint = das Spielfeld vor jeder Aktion zeichnen oder nicht
terminal-command-log = verlauf
    .hint = alles, was bisher geschah
terminal-command-rules = regeln
    .hint = die Regeln des Spiels
terminal-command-undo = zurück
    .hint = die letzte Aktion zurücknehmen, wenn sie nichts aufgedeckt hat
terminal-command-quiet = ruhe
    .hint = bis zum Ende dieses Zuges alles ablehnen
terminal-command-attacks = angriffe
    .hint = nur fragen, wenn ich angegriffen werde
terminal-command-ask = fragen
    .hint = mich wieder fragen
terminal-order-turn = Bis zum Ende dieses Zuges lehnst du alles ab.
terminal-order-attacked = Du wirst nur noch gefragt, wenn du angegriffen wirst.
terminal-command-resign = aufgeben
    .hint = die Partie aufgeben
terminal-command-quit = ende
    .hint = speichern und gehen

terminal-command-line = Gib eine Aktion ein
terminal-keys = ? Hilfe  H Tipp  : tippen  u rückgängig  q Ende
terminal-small = Zu klein: 80 Spalten und 24 Zeilen sind nötig.
terminal-keys-list = ↑↓ wählen  Enter los
terminal-hint = { $bot } rät: { $action }.
terminal-hint-thinking = Einen Moment, ich überlege…
terminal-no-hint = Dieses Spiel hat keinen Bot, der einen Tipp geben könnte.
terminal-bot-turn = { $name } überlegt…
terminal-leave = Die Partie verlassen?
    .save = Enter: speichern und gehen
    .resign = r: aufgeben
    .stay = Esc: weiterspielen
    .close = Enter: gehen
terminal-close = Esc: zurück zum Spiel
terminal-help = # Tasten

    - **Pfeiltasten, Tab**: wählen
    - **Enter**: ausführen
    - **Esc**: zurück
    - **a, b, c…**: was neben dem Spielfeld zur Wahl steht
    - **:** eine Aktion oder einen Befehl eingeben (Esc verlässt die Zeile)
    - **H**: ein Tipp
    - **u**: zurücknehmen
    - **l**: die nächste Sprache
    - **q**: gehen oder aufgeben; die Partie wird gespeichert
    - **Strg-C**: sofort gehen; die Partie wird gespeichert

    Auch mit der Maus: ein Klick wählt, ein zweiter bestätigt.
terminal-help-bots = # Gegen wen du spielst
terminal-help-commands = # Was du eingeben kannst

## Rätsel

puzzle-heading = { $game }: Rätsel { $id }
puzzle-task = { $task } { $left ->
    [one] Noch ein Zug.
   *[other] Noch { $left } Züge.
  }
puzzle-hint = Eine Lösung geht mit { $action } weiter.
puzzle-hint-elsewhere = Die Lösung, die ich kenne, geht anders. Nimm zurück (u), bis du wieder auf ihr bist.
puzzle-solved = Gelöst!
puzzle-missed = Das ist nicht die Lösung. Fang noch einmal an.
puzzle-you = Du
puzzle-other = Dein Gegner
puzzle-other-numbered = Gegner { $number }
puzzle-rated = Deine Wertung in diesen Rätseln: { $rating } ({ $change }).
puzzle-share = Zum Teilen: { $line }

## Links, wie sie zeigt, wer keine Skripte liest

page-motto = Fünf Labyrinthe, ein Faden
page-what = Verschieb die Wände, tausch die Karten, bluff den Tiger. Spiel sofort gegen Bots oder schick Freunden einen Link.
link-invites = { $host } lädt dich ein: { $game }
link-invited = Du bist eingeladen: { $game }
link-game = { $game }: { $names }
link-seats = { $open ->
    [0] { $players } Spieler. Der Tisch ist voll; du kannst zusehen.
    [one] { $players } Spieler, ein Platz ist frei.
   *[other] { $players } Spieler, { $open } Plätze sind frei.
  }

## Post

mail-confirm-subject = Clew: Ist das deine Adresse?
mail-confirm-text =
    Hallo,

    jemand (hoffentlich du selbst) möchte an diese Adresse eine Nachricht bekommen, wenn er oder sie
    in einer Partie auf Clew an der Reihe ist. Wenn du das warst, bestätige es bitte hier:

    { $about }

    Wenn nicht, musst du nichts tun: Du bekommst keine weitere Mail.
mail-turn-subject = { $game }: Du bist an der Reihe
mail-turn-text =
    Hallo { $name },

    du bist an der Reihe, in einer Partie { $game }:

    { $link }

    Diese Mails abbestellen: { $about }
mail-page = Mails an { $address }
mail-confirm = Ja, schreibt mir hierher, wenn ich an der Reihe bin
mail-confirm-done = Erledigt: { $address } bekommt eine Nachricht, wenn du an der Reihe bist.
mail-stop = Diese Mails abbestellen
mail-stop-done = Erledigt: An { $address } wird nichts mehr geschickt.

# Ein Spiel Zeile für Zeile lernen.

learn-heading = { $number } von { $count }: { $lesson }
learn-not-that = Das erlauben die Regeln, aber machen wir erst einmal dies.
learn-done = Jetzt kannst du es. Auf zu einer richtigen Partie: { $command }
learn-name-1 = Du
learn-name-2 = Ariadne
learn-name-3 = Dädalus
learn-name-4 = Ikarus
learn-name-5 = Pasiphae
learn-name-6 = Minos

# Lektionen und Rätsel im Terminal.

exercise-read = (Enter: weiter, { terminal-command-quit }: aufhören)
exercise-do = (deine Aktion, { terminal-command-hint }, { terminal-command-help } oder { terminal-command-quit })>
exercise-go-on = Enter: weiter
exercise-leave = Enter: aufhören

# Trophies that several games have.

trophy-first-win = Erster Sieg
    .how = Gewinn ein Spiel
trophy-mastered = Den Meister besiegt
    .how = Gewinn gegen den Meister

# What a browser is told while Clew is closed.

push-turn = Du bist dran
push-friend = { $name } ist da
