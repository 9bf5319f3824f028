# Die Seiten über Clew

help-first = Die erste Partie
    .text = „Sofort spielen“ unter einem Spiel beginnt es gegen Bots. „Lernen“ bringt es dir in fünf Minuten bei, an vorbereiteten Stellungen; unter „Regeln“ steht alles, Regel für Regel. Beim Spielen leuchtet, was du tun kannst, und wenn etwas nicht erlaubt ist, erfährst du die Regel.
help-keys = Nur mit Tasten
    .text = Tab führt zum Spielplan, die Pfeiltasten von einem zum nächsten, Enter tut es. Im Labyrinth dreht R die freie Gangkarte. Escape überspringt, was sich bewegt, schließt, was offen ist, und nimmt eine Wahl zurück. Am Fuß des Tisches kann eine Aktion eingegeben werden; „help“ zählt auf, was möglich ist. Ein Screenreader erfährt, was geschieht und was gefragt ist.
help-pace = Zu schnell, zu laut, zu viel
    .text = Wie schnell Gegner ziehen, stellst du am Tisch ein; ein Klick oder Escape überspringt den Rest. Der Lautsprecher oben schaltet die Töne aus. In den Einstellungen wählst du Farben, Sprache und ob sich überhaupt etwas bewegt.
help-stuck = Wenn du nicht weiterweißt
    .text = Wo der Tisch es erlaubt, zeigt „Tipp“, was der stärkste Bot tun würde, und warum. Gegen Bots kannst du deine letzte Aktion zurücknehmen. Nach der Partie kannst du jeden Moment noch einmal ansehen, mit allen Karten offen.
help-friends = Mit Freunden
    .text = „Mit Freunden“ eröffnet einen Tisch und gibt dir einen Link: Wer ihn öffnet, kann sich setzen, ohne Konto. An einem Bildschirm bittet die Seite darum, weitergereicht zu werden, bevor sie jemandes Karten zeigt.
help-account = Brauche ich ein Konto?
    .text = Nein. Ohne Konto bleiben deine Partien eine Weile unter dem Namen dieses Browsers. Mit Konto, einem Namen und einem Passwort, begleiten sie dich, und gewertete Partien zählen.
help-trouble = Wenn etwas nicht stimmt
    .text = Wenn die Verbindung abreißt, kommt die Seite von selbst zurück, und kein Zug geht verloren. Wenn eine Seite kaputt aussieht, lade sie neu: Der Server hat die Partie. Wer diesen Server betreibt, steht unter „Datenschutz“.

about-what = Fünf Labyrinthe, ein Faden
    .text = Clew ist ein Ort für fünf Labyrinthspiele: mit Freunden, gegen Bots, an einem Bildschirm oder allein. Ein „clew“ ist im Englischen das Knäuel, dessen Faden aus dem Labyrinth führt.
about-fair = Fair, und du kannst es nachprüfen
    .text = Vor der Partie legt der Tisch ein Geheimnis fest, das er nicht mehr ändern kann, und alle geben eine eigene Zahl dazu. Aus beidem folgen alle Karten und Würfel. Dein Browser behält eine Quittung und vergleicht sie am Ende mit dem Protokoll.
about-bots = Bots, die nicht schummeln
    .text = Sie sehen, was ihr Platz sieht, und sonst nichts. Sie sagen, warum sie spielen, was sie spielen, und ihre Stärke ist gemessen.
about-open = Frei und offen
    .text = Es gibt keine Werbung, und niemand verfolgt dich. Das Programm ist quelloffen unter der MIT-Lizenz; jeder kann einen Server betreiben, und beendete öffentliche Partien sind offene Daten.
about-not = Was Clew nicht ist
    .text = Clew wird von den Autoren und Verlagen der Spiele weder gemacht noch unterstützt noch bezahlt. Die Spiele gehören ihnen, und ihre Namen stehen unter „Mitwirkende“; Texte, Zeichnungen und Programm sind unsere. Wenn dir ein Spiel gefällt, kauf es: Auf dem Tisch ist es wunderschön.
