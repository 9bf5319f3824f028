# Die Dame und der Tiger: Labyrinth, beim Spielen gelernt. Ein Tipp sagt genau, was zu tun ist.

tiger-labyrinth-learn-turn = Ein Zug hat zwei Hälften
tiger-labyrinth-learn-turn-hello = Deine fünf roten Tigerkinder warten auf der roten Damentür, a1. Bring alle fünf zur roten Tigertür, d4, bevor die blauen ihre erreichen. Hier ist nichts verdeckt.
tiger-labyrinth-learn-turn-step = Erste Hälfte: Eines deiner Tigerkinder geht auf eine Karte daneben, ganz gleich, was sie zeigt.
    .hint = Wähl a1, dann b1.
tiger-labyrinth-learn-turn-swap = Zweite Hälfte, und die darfst du nicht auslassen: Zwei Karten einer Reihe oder Spalte tauschen die Plätze. Beide müssen die Farbe oder die Rolle haben, auf der ein Edelstein liegt, im Moment Blau oder Dame, und auf einer von ihnen muss ein Tigerkind stehen. Markierte Karten lassen sich vertauschen.
    .hint = Wähl b1 und dann eine markierte Karte.
tiger-labyrinth-learn-turn-gems = Der Edelstein des Schalters, den du benutzt hast, ist auf die andere Hälfte gewechselt: So ändert sich ständig, was vertauscht werden darf. Sind die beiden Karten Zwillinge, wechseln beide Edelsteine. Dein Gegner hat geantwortet.

tiger-labyrinth-learn-ride = Tigerkinder reisen mit
tiger-labyrinth-learn-ride-cards = Wer auf einer vertauschten Karte steht, reist mit, sogar quer durch das Labyrinth. Das ist viel schneller als zu Fuß.
tiger-labyrinth-learn-ride-step = Dein Tigerkind auf c1 will hinunter zur Tür. Fang mit einem Schritt an.
    .hint = Geh von c1 nach c2.
tiger-labyrinth-learn-ride-swap = Vertausch jetzt seine Karte mit der auf c4, direkt neben der Tür.
    .hint = Vertausch c2 und c4.
tiger-labyrinth-learn-ride-done = Ein Zug, drei Reihen. Auch gegnerische Tigerkinder reisen mit; ein Tausch kann sie also von dort wegtragen, wo sie hinwollen.

tiger-labyrinth-learn-home = Das fünfte Tigerkind
tiger-labyrinth-learn-home-near = Vier Tigerkinder sind am Ziel, und eines steht auf b4, zwei Schritte vor der Tür. Ans Ziel kommt ein Tigerkind nur mit einem eigenen Schritt, nie durch einen Tausch: Türen bleiben, wo sie sind.
tiger-labyrinth-learn-home-step = Geh auf die Tür zu.
    .hint = Geh von b4 nach c4.
tiger-labyrinth-learn-home-swap = Vorsicht: Du musst tauschen, und die meisten Tausche würden dein Tigerkind wieder forttragen. Find den einen, der es neben der Tür lässt.
    .hint = Vertausch b3 und c3.
tiger-labyrinth-learn-home-last = Blau konnte dich nicht aufhalten. Noch ein Schritt.
    .hint = Geh von c4 nach d4.
tiger-labyrinth-learn-home-end = Alle fünf sind draußen: Du gewinnst! Denk an beide Hälften eines Zuges und daran, was die Edelsteine deinem Gegner erlauben werden.
