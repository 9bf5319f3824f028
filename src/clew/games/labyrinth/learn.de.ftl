# Labyrinth, beim Spielen gelernt. Ein Tipp sagt genau, was zu tun ist.

labyrinth-learn-first = Schieben, dann laufen
labyrinth-learn-first-hello = Du bist die rote Figur in der Ecke oben links. Dein geheimes Ziel ist der Drache auf d1. Der Weg dorthin ist versperrt, aber in diesem Labyrinth bewegen sich die Wände.
labyrinth-learn-first-push = Jeder Zug beginnt mit einem Schub: Die freie Gangkarte kommt an einem Pfeil hinein, und die ganze Reihe rückt um ein Feld weiter. Dreh die freie Karte so, dass ihr Gang von links nach rechts verläuft, und schieb sie über Spalte b ein.
    .hint = Dreh die freie Karte um ein Viertel, 90° (klick sie an oder drück R), und schieb sie am Pfeil N2 ein, über Spalte b.
labyrinth-learn-first-walk = Der Weg ist frei! Was du erreichen kannst, leuchtet. Lauf dort, so weit du willst; du darfst auch stehen bleiben.
    .hint = Lauf zum Drachen auf d1.
labyrinth-learn-first-banned = Gefunden! Die Karte liegt jetzt offen neben dir, und darunter ist das nächste Ziel. Auch dein Gegner hat geschoben. Siehst du den durchgestrichenen Pfeil? Die Karte darf nicht dort wieder hinein, wo sie gerade herausgekommen ist; das würde den Schub nur rückgängig machen.

labyrinth-learn-carried = Einmal herum
labyrinth-learn-carried-edge = Jetzt stehst du auf g4, ganz am Rand, und willst zum Flaschengeist auf a4, auf der anderen Seite. Das sieht weit aus.
labyrinth-learn-carried-push = Eine herausgeschobene Karte nimmt niemanden mit: Wer auf ihr stand, kommt auf die Karte, die eben eingeschoben wurde. Schieb bei W4, links von Reihe 4, und deine Figur fällt rechts heraus und kommt links wieder herein.
    .hint = Wähl den Pfeil W4. Wie die freie Karte gedreht ist, spielt hier keine Rolle.
labyrinth-learn-carried-walk = Da bist du. Wer nur mitfährt, hat noch nichts erreicht: Zu deinem Ziel musst du selbst laufen.
    .hint = Lauf zum Flaschengeist, den der Schub nach b4 gebracht hat.
labyrinth-learn-carried-reached = Der Flaschengeist gehört dir. Wer am Rand steht, ist der anderen Seite oft näher, als es aussieht.

labyrinth-learn-home = Zurück in die Ecke
labyrinth-learn-home-found = Du hast alle deine Ziele gefunden. Jetzt beginnt der Wettlauf zurück: Wer als Erster wieder in der eigenen Ecke ist, gewinnt. Deine ist a1.
labyrinth-learn-home-push = Such einen Schub, der den Weg von e5 nach a1 öffnet. Es gibt mehr als einen. Sieh dir Spalte b an.
    .hint = Schieb in Spalte b, von oben oder von unten, mit der freien Karte so gedreht, dass der Gang weiterführt.
labyrinth-learn-home-walk = Der Weg zurück ist frei.
    .hint = Lauf in deine Ecke, nach a1.
labyrinth-learn-home-end = Du gewinnst! Mehr ist es nicht: schieben, laufen und überlegen, was die anderen wollen. Mit Ereignissen tragen manche Karten eine Botschaft auf der Rückseite; du siehst sie, wenn eine herausfällt.
