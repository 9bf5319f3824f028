# Die Dame und der Tiger: Fallen, beim Spielen gelernt. Ein Tipp sagt genau, was zu tun ist.

tiger-traps-learn-season = Versprochen ist versprochen
tiger-traps-learn-season-hello = Fünf Edelsteine gewinnen. Einen hast du, und drei liegen im Topf. Du bekommst sie, indem du etwas versprichst und es hältst, oder indem du anderen ihr Versprechen verdirbst.
tiger-traps-learn-season-goal = Das Ziel dieser Saison ist die blaue Dame. Eine blaue Dame passt in beiden Merkmalen und zählt 2; nur blau oder nur Dame zählt 1. Eine Karte, die gar nicht passt, wie der rote Tiger, ist eine Falle.
tiger-traps-learn-season-choose = Alle legen gleichzeitig eine erste Karte verdeckt hin. Leg eine blaue Dame: zwei Merkmale, von denen du weißt.
    .hint = Leg eine blaue Dame.
tiger-traps-learn-season-build = Reihum legt ihr eine Karte dazu oder fangt an zu bieten. Leg deine andere blaue Dame dazu.
    .hint = Leg die zweite blaue Dame.
tiger-traps-learn-season-bid = In deinem eigenen Stapel stecken 4 Merkmale. Ein Gebot sagt, wie viele du aus allen Stapeln zusammen aufdecken wirst. Versprich vier.
    .hint = Biete 4.
tiger-traps-learn-season-reveal = Die anderen passen, also musst du Wort halten. Deck die oberste Karte eines beliebigen Stapels auf, und so weiter. Fang mit deinem eigenen an: Du weißt, was dort liegt.
    .hint = Deck deine eigene oberste Karte auf.
tiger-traps-learn-season-again = Zwei von vier. Noch eine.
    .hint = Deck deine nächste eigene Karte auf.
tiger-traps-learn-season-won = Vier von vier: Der ganze Topf gehört dir. Jetzt nehmen alle ihre Karten zurück, und ein neues Ziel wird aufgedeckt. Was gezeigt wurde, bleibt bekannt.

tiger-traps-learn-trap = Eine Falle
tiger-traps-learn-trap-lure = Du hast vier Edelsteine; noch einer gewinnt. Das Ziel ist jetzt der rote Tiger, deine blauen Damen passen also gar nicht: Sie sind Fallen. Wer eine davon in deinem Stapel aufdeckt, bringt dir einen Edelstein ein.
tiger-traps-learn-trap-choose = Leg eine Falle ganz nach unten.
    .hint = Leg eine blaue Dame.
tiger-traps-learn-trap-build = Jetzt etwas Harmloses obendrauf, damit dein Stapel gut aussieht.
    .hint = Leg die rote Dame.
tiger-traps-learn-trap-pass = Fünf Merkmale sind versprochen. Das ist ohne deinen Stapel kaum zu halten. Sag nichts.
    .hint = Passe.
tiger-traps-learn-trap-end = Die letzte Karte war deine Falle, und der Edelstein ist dein fünfter: Du gewinnst! Eine Falle im eigenen Stapel hätte jemand anderem einen Edelstein gebracht; sei also vorsichtig, wenn du selbst etwas versprichst.
