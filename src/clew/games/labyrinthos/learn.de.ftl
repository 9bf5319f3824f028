# Labyrinthos, beim Spielen gelernt. Ein Tipp sagt genau, was zu tun ist.

labyrinthos-learn-walk = Ins Dunkel
labyrinthos-learn-walk-hello = Du bist Sostrate. Ihr seid zwei Helden in einem Labyrinth aus verdeckten Plättchen. Finde von jeder der vier Farben einen Schlüssel und geh dann durch die Pforte in der Mitte hinaus, d4. Wer das zuerst schafft, gewinnt.
labyrinthos-learn-walk-board = Deine Tafel zeigt, was du tun kannst. Gehen und Erkunden bezahlst du mit einem Fuß, das meiste andere mit einer Hand. In diesem Zug hast du vier Füße und drei Hände.
labyrinthos-learn-walk-move = Geh auf ein Plättchen, das ein Gang mit deinem verbindet: c5, links von dir.
    .hint = Geh nach c5.
labyrinthos-learn-walk-explore = Der Gang führt nach links weiter, auf ein Plättchen, das noch niemand gesehen hat. Erkunde es: Du deckst es auf und gehst dorthin.
    .hint = Erkunde b5.
labyrinthos-learn-walk-turn = Du bestimmst, wie das neue Plättchen liegt. Dreh es so, dass du von dort weiterkommst.
    .hint = Wähl eine beliebige Drehung.
labyrinthos-learn-walk-symbols = Wer auf ein Symbol kommt, muss sich ihm stellen. Dieses hier ist ein Versteck: Hier kann das Monster dich nicht angreifen. Eine Falle verwundet, eine Mauer stellst du auf, wo du willst, Geheimgänge sind alle verbunden, und das Zeichen des Monsters lässt dich das Monster bewegen.

labyrinthos-learn-key = Ein Schlüssel
labyrinthos-learn-key-tile = Du hast das bronzene Schlüsselplättchen auf d7 gefunden. Es gibt vier Bronzeschlüssel, und jeder kann etwas anderes.
labyrinthos-learn-key-discover = Nimm dir einen Schlüssel: Das kostet eine Hand.
    .hint = Wähl „Schlüssel nehmen“.
labyrinthos-learn-key-take = Sieh sie dir an und such dir einen aus. Er gibt dir eine neue Aktion.
    .hint = Nimm einen beliebigen der vier.
labyrinthos-learn-key-slot = Ein Schlüssel liegt auf einem deiner Felder und verdeckt die Aktion dort. Jede Tafel hat ein leeres Feld: der beste Platz für den ersten Schlüssel.
    .hint = Wähl ein Feld; das leere kostet dich nichts.
labyrinthos-learn-key-covered = Einer von vier. Mit jedem Schlüssel sinkt dein Handkartenlimit um eins, und spätere Schlüssel müssen Aktionen verdecken, die dir fehlen könnten. Sie umzulegen kostet drei Marker.

labyrinthos-learn-night = Die Stunde des Monsters
labyrinthos-learn-night-monster = Der Minotaurus steht auf der Pforte. Nach jedem Zug sagt ein Würfel, wie weit er kommt, und wer den Zug beendet hat, lenkt ihn. Das bist du, wenn du jetzt passt.
labyrinthos-learn-night-pass = Passe, um deinen Zug zu beenden.
    .hint = Passe.
labyrinthos-learn-night-tokens = Wähl deine sieben Marker für den nächsten Zug: Sag, wie viele Füße; der Rest sind Hände.
    .hint = Wähl eine beliebige Zahl von Füßen.
labyrinthos-learn-night-cards = Jetzt dürftest du Karten abwerfen und bis zu deinem Limit nachziehen. Du bist mit deinen zufrieden.
    .hint = Sag, dass es genügt.
labyrinthos-learn-night-roll = Der Würfel ist gefallen: Jeder Punkt bewegt das Monster auf ein verbundenes Plättchen, dreht ein Plättchen daneben oder entfernt eine Mauer. Leona steht auf e4. Statte ihr einen Besuch ab.
    .hint = Beweg das Monster nach e4.
labyrinthos-learn-night-send = Ein Angriff! Der Blutwürfel hat gesagt, wie viele Wunden sie bekommt. Und du bestimmst, wohin sie vertrieben wird.
    .hint = Schick sie auf das Plättchen, das zur Wahl steht.
labyrinthos-learn-night-done = Eine Wunde liegt auf einer Aktion, die sich nicht mehr nutzen lässt, bis sie geheilt ist. In einem Versteck wäre ein Held sicher gewesen.

labyrinthos-learn-react = Wenn es zu dir kommt
labyrinthos-learn-react-attack = Jetzt lenkt Leona, und der Minotaurus ist bei dir. Manche Karten darfst du sogar im Zug eines anderen spielen, wenn ihre Bedingung erfüllt ist. Du wirst jedes Mal gefragt.
labyrinthos-learn-react-blood = Das ist der Moment vor dem Blutwürfel. Dafür hast du nichts.
    .hint = Lehn ab.
labyrinthos-learn-react-card = Zwei Wunden! Aber jetzt ist die Bedingung von „Knapp vorbei“ erfüllt: eine Wunde weniger. Das kostet eine Hand, wie jede Karte.
    .hint = Spiel „Knapp vorbei“.
labyrinthos-learn-react-enough = Du wirst noch einmal gefragt, falls du eine weitere Antwort hast.
    .hint = Lehn ab.
labyrinthos-learn-react-wound = Eine Wunde bleibt. Du wählst die Aktion, die sie abbekommt: etwas, worauf du eine Weile verzichten kannst.
    .hint = Wähl eine beliebige deiner Aktionen.
labyrinthos-learn-react-hurt = Es hätte schlimmer kommen können. Heilen entfernt für eine Hand eine Wunde; Erholung entfernt für fünf Marker alle. Sostrates Schild hat verhindert, dass du vertrieben wirst.

labyrinthos-learn-door = Hinaus
labyrinthos-learn-door-ready = Du hast vier Schlüssel, von jeder Farbe einen, und stehst neben der Pforte.
labyrinthos-learn-door-move = Ein Schritt, und du bist draußen.
    .hint = Geh nach d4.
labyrinthos-learn-door-end = Du bist frei: Du gewinnst! In den Karten und Schlüsseln steckt mehr, als hier Platz hat; am Tisch steht überall dabei, was sie bewirken und, wenn es gerade nicht geht, warum nicht.
