# Das Kartenspiel, beim Spielen gelernt. Ein Tipp sagt genau, was zu tun ist.

labyrinth-cards-learn-lay = Das Labyrinth legen
labyrinth-cards-learn-lay-hello = Vier Karten liegen auf dem Tisch; zwei hast du auf der Hand. Das Labyrinth wächst in alle Richtungen, eine Karte je Zug. Wer am Ende die meisten Karten gewonnen hat, gewinnt.
labyrinth-cards-learn-lay-place = Wähl eine Karte, dreh sie, wie du willst, und leg sie auf ein markiertes Feld. Einer ihrer Wege muss in eine Nachbarkarte weiterführen; die anderen Seiten müssen nicht passen.
    .hint = Wähl eine Karte deiner Hand und dann eines der markierten Felder.
labyrinth-cards-learn-lay-ways = Geschafft. Du ziehst eine neue Karte, und der Nächste ist an der Reihe. Gewonnen hat bisher niemand etwas: Dazu müssen Schätze miteinander verbunden werden.

labyrinth-cards-learn-connect = Zwei Schätze verbinden
labyrinth-cards-learn-connect-likes = Jede Karte zeigt zwei Schätze. Eine deiner Karten hat die Landkarte und den Ring, und die gleichen Schätze auf dem Tisch leuchten: Auf 0,0 liegt noch eine Landkarte.
labyrinth-cards-learn-connect-place = Leg die Landkarte so, dass ein durchgehender Weg von ihr zur anderen Landkarte führt, egal wie lang er ist und was auf ihm liegt. Du siehst den Weg, bevor du loslässt.
    .hint = Nimm Karte 16 mit der Landkarte und leg sie neben die Kreuzungen, so gedreht, dass ein Weg in sie hineinführt.
labyrinth-cards-learn-connect-take = Der Faden läuft von Landkarte zu Landkarte: Die Karte dort drüben gehört dir. Du darfst sie nehmen oder liegen lassen.
    .hint = Lass die Karte mit der Landkarte angehakt und nimm sie.
labyrinth-cards-learn-connect-won = Eine Karte, ein Punkt. Die Karte, die du gelegt hast, bleibt auf dem Tisch und kann die Beute eines anderen werden.

labyrinth-cards-learn-apart = Keine Karte darf allein bleiben
labyrinth-cards-learn-apart-two = Deine Karte mit dem Smaragd und dem Drachen kann sowohl einen Smaragd als auch einen Drachen erreichen. Aber die Sache hat einen Haken.
labyrinth-cards-learn-apart-place = Leg sie so, wie sie ist, auf 2,-3, über die Karte auf 2,-2.
    .hint = Nimm Karte 35, ohne sie zu drehen, und leg sie auf 2,-3.
labyrinth-cards-learn-apart-take = Jede Karte, die liegen bleibt, muss noch mit einer Seite an einer anderen liegen. Hak beide an und sieh nach, welche Karte allein bliebe. Nimm also nur eine der beiden: welche, ist deine Sache.
    .hint = Nimm bei einer der beiden den Haken weg und nimm die andere Karte.
labyrinth-cards-learn-apart-rule = Richtig. Es zählt, was am Ende liegen bleibt, wenn alles genommen ist. Eine Ecke ist keine Seite.

labyrinth-cards-learn-last = Die letzte Karte
labyrinth-cards-learn-last-card = Der Stapel ist aufgebraucht, und dies ist die letzte Karte der Partie. Du hast 23, dein Gegner hat 22.
labyrinth-cards-learn-last-place = Leg sie so, dass sie noch eine Karte gewinnt.
    .hint = Verbinde die Landkarte mit der Landkarte auf 0,0.
labyrinth-cards-learn-last-take = Nimm sie.
    .hint = Lass sie angehakt und nimm die Karte.
labyrinth-cards-learn-last-end = 24 zu 22: Du gewinnst! Jetzt kennst du das Spiel. Achte darauf, was deine Karte dem Nächsten öffnet, und zähl mit, was noch übrig ist.
