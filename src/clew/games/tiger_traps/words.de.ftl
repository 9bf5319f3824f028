# Die Dame und der Tiger: Fallen

tiger-traps-name = Die Dame und der Tiger: Fallen
tiger-traps-tagline = Stapel Damen, Tiger und Fallen verdeckt und biete darauf, was du aufzudecken wagst.

## Optionen

tiger-traps-option-start = Wer beginnt
    .hint = Der Platz, der anfängt.
    .zero = zufällig
tiger-traps-option-open-stacks = Eigener Stapel offen
    .hint = Alle sehen die Karten ihres eigenen Stapels, als Gedächtnisstütze. Nicht in gewerteten Partien.
tiger-traps-option-early-gift = Früher Ausweg
    .hint = Wer aufdeckt, darf schon vor der ersten Karte einen Edelstein verschenken und aufhören.
tiger-traps-option-cards = Handkarten
    .hint = Wie viele Karten alle bekommen.
    .zero = so viele wie sonst
tiger-traps-option-seasons = Saisons
    .hint = Spätestens nach so vielen Saisons endet die Partie.
tiger-traps-option-highest-bid = Höchstes Gebot
    .hint = Kein Gebot darf höher sein.

## Was zu tun ist

tiger-traps-asked-choose = Wähl die erste Karte deines Stapels; die anderen wählen gleichzeitig.
tiger-traps-asked-wait = Du hast gewählt. Die anderen wählen noch.
tiger-traps-asked-build = Leg noch eine Karte auf deinen Stapel, oder gib das erste Gebot ab. Die Karten auf dem Tisch haben höchstens { $most } passende Merkmale.
tiger-traps-asked-bid = Biete höher, oder passe. Die Karten auf dem Tisch haben höchstens { $most } passende Merkmale.
tiger-traps-asked-reveal = Deck die oberste Karte eines beliebigen Stapels auf, oder gib einen Edelstein ab und hör auf.
tiger-traps-asked-award = Deine eigene Falle! Wähl, wer einen Edelstein aus dem Topf bekommt.
tiger-traps-asked-over = Die Partie ist zu Ende.

## Was geschah

tiger-traps-year = Jahr { $year }: Die Türen werden gemischt und alle Karten neu ausgeteilt.
tiger-traps-hand = Deine Karten in diesem Jahr: { $cards }.
tiger-traps-season = Saison { $season }: Ziel ist { $goal-def }; im Topf { $pot ->
    [one] liegt ein Edelstein
   *[other] liegen { $pot } Edelsteine
  }. { $seat-you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
  }
tiger-traps-chosen = Deine erste Karte liegt verdeckt.
tiger-traps-laid = Alle ersten Karten liegen verdeckt. { $seat-you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
  }
tiger-traps-built = { $seat-you ->
    [yes] Du baust: Dein Stapel
   *[no] { $seat } baut: Der Stapel
  } ist jetzt { $height ->
    [one] eine Karte
   *[other] { $height } Karten
  } hoch.
tiger-traps-bid = { $seat-you ->
    [yes] Du bietest
   *[no] { $seat } bietet
  } { $bid }.
tiger-traps-passed = { $seat-you ->
    [yes] Du passt.
   *[no] { $seat } passt.
  }
tiger-traps-revealer = { $seat-you ->
    [yes] Du musst
   *[no] { $seat } muss
  } { $bid ->
    [one] ein Merkmal
   *[other] { $bid } Merkmale
  } finden.
tiger-traps-revealed = { $seat-you ->
    [yes] Du deckst
   *[no] { $seat } deckt
  } { $card-id ->
    [red-tiger] einen roten Tiger
    [blue-tiger] einen blauen Tiger
   *[other] { $card-indef }
  } { $owner-seat-you ->
    [yes] von deinem Stapel
   *[no] { $own ->
        [true] vom eigenen Stapel
       *[false] vom Stapel von { $owner-seat }
      }
  } auf: { $traits ->
    [0] eine Falle!
   *[other] { $matched } von { $bid }.
  }
tiger-traps-trapped = { $owner-seat-you ->
    [yes] Du bekommst für deine Falle einen Edelstein und hast jetzt { $gems }.
   *[no] { $owner-seat } bekommt für die Falle einen Edelstein und hat jetzt { $gems }.
  }
tiger-traps-awarded = { $other-seat-you ->
    [yes] { $seat } gibt dir einen Edelstein aus dem Topf; du hast jetzt { $gems }.
   *[no] { $seat-you ->
        [yes] Du gibst
       *[no] { $seat } gibt
      } { $other-seat } einen Edelstein aus dem Topf; { $other-seat } hat jetzt { $gems }.
  }
tiger-traps-paid = Niemand kann den Edelstein bekommen: { $seat-you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
  } { $gems ->
    [0] mangels Edelsteinen nichts
    [one] einen Edelstein
   *[other] { $gems } Edelsteine
  }, und die Saison ist zu Ende.
tiger-traps-gave = { $seat-you ->
    [yes] Du hörst auf und gibst { $other-seat }
   *[no] { $seat } hört auf und gibt { $other-seat-you ->
        [yes] dir
       *[no] { $other-seat }
      }
  } einen Edelstein.
tiger-traps-took = Das Gebot ist erreicht: { $seat-you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } { $pot ->
    [one] den einen Edelstein
    [2] beide Edelsteine
   *[other] alle { $pot } Edelsteine
  } aus dem Topf und { $seat-you ->
    [yes] hast
   *[no] hat
  } jetzt { $gems }.
tiger-traps-emptied = Der Topf ist leer: Die Saison ist zu Ende.
tiger-traps-exhausted = Keine Karte ist mehr aufzudecken: Die Saison ist zu Ende.
tiger-traps-ended = { $winners-you ->
    [yes] { $winners-count ->
        [one] Du gewinnst!
       *[other] Du teilst dir den Sieg: { $winners }.
      }
   *[no] { $winners-count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
      }
  }
tiger-traps-ended-fifth-gem = ein fünfter Edelstein ist gesammelt
tiger-traps-ended-season-limit = die Höchstzahl an Saisons ist erreicht; die meisten Edelsteine gewinnen

## Ablehnungen

tiger-traps-refusal-07 = Jetzt wählen alle einmal eine Karte aus ihrer Hand, als unterste ihres Stapels.
tiger-traps-refusal-08 = Noch hat niemand geboten: Bau mit einer Karte aus deiner Hand, oder biete.
tiger-traps-refusal-09 = Deine Hand ist leer: Du musst bieten.
tiger-traps-refusal-10 = Ein Gebot muss höher sein als das vorige und darf höchstens 13 sein.
tiger-traps-refusal-11 = Nach dem ersten Gebot baut niemand mehr: Biete höher, oder passe.
tiger-traps-refusal-12 = Aufgedeckt wird erst nach dem Bieten, und nur von dem, der am höchsten geboten hat; dann wird nicht mehr gebaut, geboten oder gepasst.
tiger-traps-refusal-14 = Deck die oberste Karte eines Stapels auf, in dem noch Karten verdeckt liegen.
tiger-traps-refusal-17 = Du hast deine eigene Falle aufgedeckt: Wähl, welcher Gegner mit höchstens 3 Edelsteinen den Edelstein bekommt.
tiger-traps-refusal-19 = Nur wer aufdeckt, kann nach der ersten Karte aufhören, indem er einem Gegner mit höchstens 3 Edelsteinen einen gibt.
tiger-traps-refusal-25 = Die Partie ist zu Ende: Jemand hat einen fünften Edelstein gesammelt.
tiger-traps-refusal-26 = Die Partie ist zu Ende: Die Höchstzahl an Saisons ist erreicht.

## Im Terminal

tiger-traps-goal = Ziel
tiger-traps-pot = Topf
tiger-traps-treasury = Vorrat { $gems }
tiger-traps-season-line = Saison { $season }, Jahr { $year }
tiger-traps-no-bid = Noch kein Gebot
tiger-traps-highest = { $own ->
    [yes] Du bietest
   *[no] { $name } bietet
  } { $bid }
tiger-traps-found = { $own ->
    [yes] Du hast
   *[no] { $name } hat
  } { $matched } von { $bid } gefunden
tiger-traps-pass = p passen
tiger-traps-place-out = raus
tiger-traps-place-bid = bietet { $bid }
tiger-traps-note-goal = Saison { $season }, Jahr { $year }: Ziel ist { $goal }; { $pot ->
    [one] ein Edelstein liegt im Topf
   *[other] { $pot } Edelsteine liegen im Topf
  }.{ $before ->
    [none] {""}
   *[other] {" "}Frühere Ziele in diesem Jahr: { $before }.
  }
tiger-traps-note-hand = { $cards ->
    [none] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
  }
tiger-traps-note-player = { $seat } { $name }: { $gems ->
    [one] ein Edelstein
   *[other] { $gems } Edelsteine
  }, { $hand } auf der Hand, { $stack } im Stapel{ $beside ->
    [none] {""}
   *[other] ; aufgedeckt: { $beside }
  }{ $out ->
    [yes] ; bietet nicht mehr mit
   *[no] {""}
  }.
tiger-traps-note-known = { $own ->
    [yes] Alle wissen, dass du sie hast: { $cards }.
   *[no] { $name } hat: { $cards }.
  }
tiger-traps-note-nothing-known = In diesem Jahr wurde noch keine Karte gezeigt.
tiger-traps-note-stack = Dein Stapel, von unten: { $cards }.
tiger-traps-would-play = Enter: verdeckt legen: { $card }
tiger-traps-would-bid = Enter: { $bid } bieten
tiger-traps-would-pass = Enter: passen
tiger-traps-would-reveal = { $own ->
    [yes] Enter: deine eigene oberste Karte aufdecken
   *[no] Enter: die oberste Karte von { $name } aufdecken
  }
tiger-traps-would-give = { $award ->
    [yes] Enter: { $name } bekommt einen Edelstein aus dem Topf
   *[no] Enter: aufhören und { $name } einen deiner Edelsteine geben
  }
tiger-traps-keys-help =
    - **a, b, c…**: eine Karte deiner Hand wählen (auch ← →)
    - **Ziffern**, ↑ ↓: ein Gebot wählen
    - **p**: passen wählen
    - **Ziffern**, ← →: wählen, wessen oberste Karte aufgedeckt wird
    - **g**: wählen, einen Edelstein zu geben und aufzuhören; ← → oder Ziffern: wem
    - **Enter**, oder derselbe Buchstabe oder dieselbe Ziffer noch einmal: ausführen
    - ◆ ist ein Edelstein, ▯ eine Karte auf der Hand; grüne Zahlen sind gefundene Merkmale, ▸ ist das Gebot
tiger-traps-keys-play = a–f Karte
tiger-traps-keys-bid = 1–13 ↑↓ Gebot
tiger-traps-keys-pass = p passen
tiger-traps-keys-reveal = ←→ Stapel
tiger-traps-keys-give = g geben
tiger-traps-keys-award = ←→ Person
tiger-traps-keys-confirm = Enter los

## Dinge

tiger-traps-thing-red-lady = rote Dame
    .def = die rote Dame
    .indef = eine rote Dame
    .bare = rote Dame
    .mark = RD
tiger-traps-thing-red-tiger = roter Tiger
    .def = der rote Tiger
    .indef = ein roter Tiger
    .bare = roter Tiger
    .mark = RT
    .acc = den roten Tiger
tiger-traps-thing-blue-lady = blaue Dame
    .def = die blaue Dame
    .indef = eine blaue Dame
    .bare = blaue Dame
    .mark = BD
tiger-traps-thing-blue-tiger = blauer Tiger
    .def = der blaue Tiger
    .indef = ein blauer Tiger
    .bare = blauer Tiger
    .mark = BT
    .acc = den blauen Tiger
tiger-traps-thing-blue-red = Blau/Rot
    .def = die Karte Blau/Rot
    .indef = die Karte Blau/Rot
    .bare = Blau/Rot
    .mark = B/R
tiger-traps-thing-lady-tiger = Dame/Tiger
    .def = die Karte Dame/Tiger
    .indef = die Karte Dame/Tiger
    .bare = Dame/Tiger
    .mark = D/T

## Die einfache Zeichnung

tiger-traps-drawing-season = Saison { $season } (Jahr { $year })   Ziel { $goal }
tiger-traps-drawing-earlier = { $goal } (vorher: { $earlier })
tiger-traps-drawing-pot = Topf { $pot }   Vorrat { $treasury }
tiger-traps-drawing-no-bid = noch kein Gebot
tiger-traps-drawing-bid = Gebot { $bid } von Platz { $seat }, { $matched } gefunden
tiger-traps-drawing-seat-column = Platz
tiger-traps-drawing-gems-column = Steine
tiger-traps-drawing-hand-column = Hand
tiger-traps-drawing-stack-column = Stapel
tiger-traps-drawing-beside-column = aufgedeckt
tiger-traps-drawing-notes-column = in diesem Jahr bekannt
tiger-traps-drawing-out = raus
tiger-traps-drawing-aside = beiseite { $cards }
tiger-traps-drawing-hand = deine Hand: { $cards }

## Warum ein Bot so spielt

tiger-traps-why-lays = { $traits ->
    [0] Eine Falle in deinem Stapel: Wer sie für ein Gebot aufdeckt, verliert einen Edelstein an dich.
   *[other] Die Karte passt in { $traits ->
      [one] einem Merkmal
     *[other] { $traits } Merkmalen
    } zum Ziel: Dein eigener Stapel bringt dir damit sicher { $sure }.
  } { $percent ->
    [0] Hier ist das selten die richtige Karte.
    [100] Nichts anderes ist hier so gut.
   *[other] Das ist in { $percent } % der Fälle richtig: Wer immer dasselbe tut, ist leicht zu durchschauen.
  }
tiger-traps-why-bids = { $missing ->
    [0] Dein eigener Stapel reicht schon für { $bid }.
   *[other] Dein eigener Stapel bringt dir { $sure ->
      [0] nichts Sicheres
     *[other] sicher { $sure }
    }: Für { $bid } brauchst du noch { $missing } aus { $cards ->
      [one] der einen Karte
     *[other] den { $cards } Karten
    } der anderen.
  } { $percent ->
    [0] Hier ist das selten das richtige Gebot.
    [100] Nichts anderes ist hier so gut.
   *[other] Das ist in { $percent } % der Fälle richtig: Wer immer dasselbe tut, ist leicht zu durchschauen.
  }
tiger-traps-why-passes = { $missing ->
    [0] Für { $bid } würde dein eigener Stapel reichen.
   *[other] Um { $bid } zu bieten, bräuchtest du { $missing } mehr, als dein eigener Stapel sicher bringt, aus { $cards ->
      [one] der einen Karte
     *[other] den { $cards } Karten
    } der anderen.
  } { $percent ->
    [0] Hier ist es selten richtig, zu passen.
    [100] Nichts anderes ist hier so gut.
   *[other] In { $percent } % der Fälle ist es richtig, zu passen: Wer immer dasselbe tut, ist leicht zu durchschauen.
  }
tiger-traps-why-too-high = { $passes ->
    [true] Die Karten auf dem Tisch geben höchstens { $most } her: Überlass { $bid } dem, der sich traut.
   *[false] Die Karten auf dem Tisch geben höchstens { $most } her: { $bid } ist nicht zu erreichen.
  }
tiger-traps-why-own-card = { $traits ->
    [one] Du hast sie selbst gelegt, und sie passt in einem Merkmal: Sie aufzudecken kostet nichts.
   *[other] Du hast sie selbst gelegt, und sie passt in { $traits } Merkmalen: Sie aufzudecken kostet nichts.
  }
tiger-traps-why-own-trap = { $cards ->
    [0] Obenauf liegt nur noch deine eigene Falle.
   *[other] { $beneath ->
      [0] Es ist deine eigene Falle, und sie kostet den Topf nur einen Edelstein: Was in den anderen Stapeln liegt, kostet vielleicht mehr.
     *[other] Es ist deine eigene Falle, aber du weißt, was darunter liegt.
    }
  }
tiger-traps-why-their-card = { $missing ->
    [one] Ein Merkmal fehlt noch
   *[other] { $missing } Merkmale fehlen noch
  }, und { $top-id ->
    [trap] auf deinem eigenen Stapel liegt eine Falle
    [match] dein eigener Stapel kann warten
   *[nothing] dein eigener Stapel ist verbraucht
  }: Bei den anderen { $cards ->
    [one] liegt eine Karte
   *[other] liegen { $cards } Karten
  } verdeckt.
tiger-traps-why-stops = { $missing ->
    [one] Ein Merkmal fehlt
   *[other] { $missing } Merkmale fehlen
  } noch, und die nächsten Karten können gut Fallen sein: Ein Edelstein ist der kleinere Verlust.
tiger-traps-why-gives = { $fewest ->
    [true] Niemand, der ihn nehmen könnte, hat weniger Edelsteine ({ $gems }): Dort schadet er am wenigsten.
   *[false] Andere haben weniger Edelsteine als diese Person, die { $gems } hat.
  }

## Wie die Bots sind, hinter ihrem Namen

tiger-traps-bot-beginner = erwägt fast alles und tut dann irgendetwas davon
    .who = die Ente
    .line = Legt, was kommt, und staunt als Erste darüber.
tiger-traps-bot-novice = bedenkt alles, was manchmal richtig ist, und kann sich nicht entscheiden
    .who = der Affe
    .line = Bietet erst und zählt dann.
tiger-traps-bot-apprentice = weiß, was richtig sein kann, und kaum, was besser ist
    .who = der Waschbär
    .line = Wäscht jede Karte, bevor er sie legt. Es hilft nichts.
tiger-traps-bot-journeyman = blufft und bietet vernünftig und zögert etwas zu oft
    .who = die Ratte
    .line = Riecht jede Falle. Manchmal ist es die eigene.
tiger-traps-bot-adept = bietet, was er zu finden hofft, und blufft ein wenig
    .who = die Elster
    .line = Will nur, was glänzt. Es glänzt alles.
tiger-traps-bot-master = blufft, und nie so, dass du dich daran gewöhnen könntest
    .who = die Kobra
    .line = Passt, lächelt und wartet unter der obersten Karte.

## Rätsel

tiger-traps-puzzle-task = Halte dein Gebot und gewinne das Spiel, was auch immer in den Stapeln der anderen liegt.
tiger-traps-puzzle-answers = { $answers ->
    [one] Nur eine einzige erste Karte ist sicher.
   *[other] { $answers } erste Karten sind sicher; jede ist recht.
  }
tiger-traps-puzzle-missed = Dein Sieg ist nicht mehr sicher.

## Die Seite

tiger-traps-page-gems = { $gems ->
    [0] kein Edelstein
    [one] ein Edelstein
   *[other] { $gems } Edelsteine
  }
tiger-traps-page-bids = bietet { $bid }
tiger-traps-page-passed = gepasst
tiger-traps-page-stack = { $name }: { $count ->
    [0] keine verdeckte Karte
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
tiger-traps-page-turn-over = Oberste Karte von { $name } aufdecken ({ $count })
tiger-traps-page-in-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
tiger-traps-page-notes = Was alle wissen
tiger-traps-page-notes-deck = Im Spiel: je drei von jeder Farbe und Rolle, einmal Blau/Rot, einmal Dame/Tiger; { $aside } liegen ungesehen beiseite.
tiger-traps-plan-down = { $down ->
    [0] Noch liegt keine Karte verdeckt.
    [one] Eine Karte liegt verdeckt: Sie bringt höchstens { $most }.
   *[other] { $down } Karten liegen verdeckt: Zusammen bringen sie höchstens { $most }.
  }
tiger-traps-plan-bid = Gebot { $bid }
tiger-traps-plan-missing = Gebot { $bid }, noch { $missing } zu finden
tiger-traps-plan-need = { $cards ->
    [one] mindestens eine Karte
   *[other] mindestens { $cards } Karten
  }
tiger-traps-plan-beyond = Gebote ab { $bid }: Nicht einmal alle diese Karten reichen.
tiger-traps-plan-hand = Deine Hand, für dieses Ziel
tiger-traps-plan-worth = { $traits ->
    [0] eine Falle
    [one] ein Merkmal
   *[other] { $traits } Merkmale
  }
tiger-traps-plan-stack = Gezählt nach deiner Hand und dem, was offen liegt. Was in deinem eigenen Stapel liegt, wird nicht verraten: Du darfst ihn nicht ansehen.

tiger-traps-page-give-gem = Ein Edelstein für { $name }
tiger-traps-page-goal-label = Gesucht
tiger-traps-page-goal-door = Ziel: { $goal }
tiger-traps-page-season = Saison { $season }, Jahr { $year }
tiger-traps-page-pot = { $gems ->
    [0] Der Topf ist leer
    [one] Ein Edelstein im Topf
   *[other] { $gems } Edelsteine im Topf
  }
tiger-traps-page-pot-label = der Topf
tiger-traps-page-promise = { $you ->
    [yes] Du versprichst { $bid }
   *[no] { $name } verspricht { $bid }
  }
tiger-traps-page-matched = { $matched } von { $bid } gefunden
tiger-traps-page-no-bid = Noch hat niemand geboten.
tiger-traps-page-your-hand = Deine Hand
tiger-traps-page-hand-empty = Deine Hand ist leer.
tiger-traps-page-lay = Verdeckt legen: { $card }
tiger-traps-page-hold = Auf der Hand: { $card }
tiger-traps-page-bid = Bieten
tiger-traps-page-pass = Passen

## Die Seite: das Aufdecken, und die Saison in Worten

tiger-traps-page-of = von { $bid }
tiger-traps-page-promised = { $bid } versprochen
tiger-traps-page-hurry = tippen geht schneller
tiger-traps-page-turns-over = { $you ->
    [yes] Du deckst
   *[no] { $name } deckt
  } { $whose ->
    [you] deine Karte
    [own] die eigene Karte
   *[other] die oberste Karte von { $owner }
  } auf…
tiger-traps-page-goes-on = { $name } überlegt…
tiger-traps-page-sprung = Eine Falle!
tiger-traps-page-reached = Alle { $bid } gefunden!
tiger-traps-page-season-over = { $how ->
    [kept] { $you ->
        [yes] Du hältst Wort
       *[no] { $name } hält Wort
      }
    [stopped] { $you ->
        [yes] Du hörst rechtzeitig auf
       *[no] { $name } hört rechtzeitig auf
      }
   *[short] { $you ->
        [yes] Du schaffst es nicht
       *[no] { $name } schafft es nicht
      }
  }
tiger-traps-page-season-sum = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } { $bid } versprochen, { $matched ->
    [0] nichts
   *[other] { $matched }
  } gefunden { $fate ->
    [kept] und { $gems ->
        [one] den Edelstein
       *[other] { $gems } Edelsteine
      } aus dem Topf gewonnen
    [stopped] und aufgehört
    [own-trap] und { $you ->
        [yes] deine
       *[no] die
      } eigene Falle ausgelöst
    [trap] und { $owner-you ->
        [yes] deine Falle
       *[no] eine Falle von { $owner }
      } ausgelöst
    [traps] und { $traps } Fallen ausgelöst
   *[no-card] und alle Karten aufgedeckt
  }
tiger-traps-page-then = {"; "}
tiger-traps-page-season-gain = { $you ->
    [yes] du { $way ->
        [gets] bekommst
       *[pays] zahlst
      }
   *[no] { $name } { $way ->
        [gets] bekommt
       *[pays] zahlt
      }
  } { $gems ->
    [one] einen Edelstein
   *[other] { $gems } Edelsteine
  }
tiger-traps-page-next-season = Nächste Saison

# What is remembered of many games: figures and trophies.

tiger-traps-trophy-kept-word = Wort gehalten
    .how = Biete acht oder mehr und erreich es
tiger-traps-trophy-bluffer = Keine Miene verzogen
    .how = Bluff dich durch zehn Saisons: Biete, und lass jemanden in deine Falle laufen
tiger-traps-trophy-trapper = Fallensteller
    .how = Fang andere fünfundzwanzigmal in deinen Fallen
tiger-traps-figure-promise = Höchstes erreichtes Gebot
tiger-traps-figure-bluffs = Durchgebluffte Saisons
tiger-traps-figure-trapped = In deinen Fallen gefangen
tiger-traps-figure-pots = Gewonnene Töpfe
## Die Seite: das Ende

tiger-traps-page-figure = { $score ->
    [0] Nichts
    [one] Ein Edelstein
   *[other] { $score } Edelsteine
  }; { $you ->
    [yes] du hast
   *[no] { $next } hat
  } { $their ->
    [0] keinen
   *[other] { $their }
  }.
tiger-traps-page-figure-1 = Jede Karte zählt für die Merkmale, die sie mit dem Ziel gemeinsam hat. Eine Karte ohne gemeinsames Merkmal ist eine Falle.
tiger-traps-page-figure-2 = Wer am meisten verspricht, deckt Karten auf. Wird das Versprechen gehalten, gehört ihm der Topf.
