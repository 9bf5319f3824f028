# Labyrinthos

labyrinthos-name = Labyrinthos
labyrinthos-tagline = Finde vier Schlüssel in einem Labyrinth, das sich dreht, und entkomm durch die Pforte, während alle das Monster lenken.

## Optionen

labyrinthos-option-monster = Monster
    .hint = minotaur, medusa oder cerberus; die beiden letzten haben eigene Regeln und Karten.
labyrinthos-option-no-empty-slot = Kein leeres Schlüsselfeld
    .hint = Schwerer: Jeder Schlüssel verdeckt eine Aktion.
labyrinthos-option-heroes = Helden
    .hint = sostrate, diodotus, akikios, leona nach Plätzen; ist nichts angegeben, wählen alle reihum.
labyrinthos-option-rounds = Runden
    .hint = Nach so vielen Runden gewinnen die meisten Schlüssel; 150 sind die ganze Partie, zehn eine kurze.
labyrinthos-option-start = Wer beginnt
    .hint = Der Platz, der anfängt.
    .zero = zufällig

## Was zu tun ist

labyrinthos-asked-choose-hero = Wähl deinen Helden.
labyrinthos-asked-turn = Handle, oder beende deinen Zug.
labyrinthos-asked-tokens = Wähl deine sieben Marker: wie viele Füße, der Rest Hände.
labyrinthos-asked-refresh = Wirf ab, was du willst; dann ziehst du bis zu deinem Limit nach.
labyrinthos-asked-orient = Wähl, wie das neue Plättchen liegt, im Uhrzeigersinn gedreht.
labyrinthos-asked-take-key = Nimm einen der Schlüssel dieser Farbe.
labyrinthos-asked-key-slot = Leg deinen Schlüssel auf ein Feld ohne Schlüssel.
labyrinthos-asked-rearrange = Leg einen Schlüssel auf ein anderes Feld.
labyrinthos-asked-step = Geh Plättchen für Plättchen weiter, oder hör auf.
labyrinthos-asked-climb = Klettere über eine Mauer.
labyrinthos-asked-fly = Flieg auf ein aufgedecktes Plättchen deiner Reihe oder Spalte.
labyrinthos-asked-run = Wähl, in welche Richtung du rennst.
labyrinthos-asked-rotate = Dreh noch ein Plättchen um ein Viertel, oder hör auf.
labyrinthos-asked-build = Stell noch eine Mauer auf, oder hör auf.
labyrinthos-asked-raze = Entfern noch eine Mauer, oder hör auf.
labyrinthos-asked-build-or-raze = Stell noch eine Mauer auf, entfern noch eine, oder hör auf.
labyrinthos-asked-swing = Versetz noch eine Mauer auf eine andere Seite eines ihrer Plättchen, oder hör auf.
labyrinthos-asked-place-wall = Stell eine Mauer zwischen zwei Plättchen.
labyrinthos-asked-heal = Wähl die Wunde, die du entfernst.
labyrinthos-asked-give = Wähl, welche deiner Wunden du abgibst.
labyrinthos-asked-wound = Wähl die Aktion, die die Wunde abbekommt.
labyrinthos-asked-target = Wähl, wen es treffen soll.
labyrinthos-asked-look = Sieh dir heimlich noch ein verdecktes Plättchen an, oder hör auf.
labyrinthos-asked-reveal = Deck noch ein verdecktes Plättchen auf, oder hör auf.
labyrinthos-asked-scout = Deck ein Plättchen auf, zu dem dein Gang führt.
labyrinthos-asked-disarm = Wähl das Plättchen, dessen Symbol nicht mehr zählt.
labyrinthos-asked-monster = Nutz einen Monsterpunkt: Beweg das Monster, dreh ein Plättchen daneben, oder entfern eine Mauer bei ihm.
labyrinthos-asked-charge = Wähl, wohin das Monster stürmt.
labyrinthos-asked-passage = Wähl den Geheimgang, aus dem das Monster kommt.
labyrinthos-asked-bait = Wähl den Geheimgang, auf den du das Monster setzt.
labyrinthos-asked-displace = Wähl, wohin der angegriffene Held versetzt wird.
labyrinthos-asked-strike = Schlag auf einem Plättchen neben Medusa zu, oder hör auf.
labyrinthos-asked-intuition = Wirf den Monsterwürfel, statt zwei Punkte zu nutzen, oder nimm die Punkte.
labyrinthos-asked-smell = Wähl die Karte, die aus dieser Hand abgeworfen wird.
labyrinthos-asked-barter = Wähl den Schlüssel, den du gegen deinen tauschst: von wem und welche Farbe.
labyrinthos-asked-scheme = Wähl die Karte, die du für die Königliche List abwirfst.
labyrinthos-asked-shake = Wähl, wohin dieser Held versetzt wird.
labyrinthos-asked-gain = Wähl deine Marker: wie viele Füße, der Rest Hände.
labyrinthos-asked-give-to = Wähl, wer die Wunde bekommt.
labyrinthos-asked-on-card = Eine Karte wurde gespielt: Heb sie mit „Hermes’ Streich“ auf, oder lehn ab.
labyrinthos-asked-on-attack = Das Monster greift an: Reagier vor dem Blutwürfel, oder lehn ab.
labyrinthos-asked-on-blood = Der Blutwürfel ist gefallen: Reagier vor den Wunden, oder lehn ab.
labyrinthos-asked-on-step = Zerberus hat sich bewegt: Reagier, oder lehn ab.
labyrinthos-asked-wait = Du hast geantwortet. Die anderen antworten noch.
labyrinthos-asked-over = Die Partie ist zu Ende.

## Was noch aussteht, und für wen

labyrinthos-note-agenda = Danach: { $tasks }.
labyrinthos-task-turn = der Zug von { $name }
    .own = dein Zug
labyrinthos-task-end-turn = das Zugende von { $name }
    .own = dein Zugende
labyrinthos-task-tokens = neue Marker für { $name }
    .own = deine neuen Marker
labyrinthos-task-refresh = neue Karten für { $name }
    .own = deine neuen Karten
labyrinthos-task-draw = Kartenziehen für { $name }
    .own = Kartenziehen für dich
labyrinthos-task-die = der Monsterwürfel von { $name }
    .own = dein Monsterwürfel
labyrinthos-task-deed = „{ $deed }“ von { $name }
    .own = „{ $deed }“ von dir
labyrinthos-task-on-card = Antworten auf die Karte von { $name }
    .own = Antworten auf deine Karte
labyrinthos-task-on-attack = Antworten auf den Angriff
labyrinthos-task-on-blood = Antworten auf den Blutwürfel
labyrinthos-task-on-step = Antworten auf den Schritt des Zerberus
labyrinthos-task-roll-blood = der Blutwürfel
labyrinthos-task-bleed = die Wunden des Angriffs
labyrinthos-task-displace = das Versetzen der angegriffenen Helden
labyrinthos-task-land = die Plättchen der versetzten Helden
labyrinthos-task-after-attack = das Ende des Angriffs
labyrinthos-task-mirror = Medusas Rückkehr zur Pforte
labyrinthos-task-monster = die Monsterbewegung von { $name }
    .own = deine Monsterbewegung
labyrinthos-task-shake = das Erdbeben von { $name }
    .own = dein Erdbeben
labyrinthos-task-step = der Weg von { $name }
    .own = dein Weg
labyrinthos-task-run = das Rennen von { $name }
    .own = dein Rennen
labyrinthos-task-reveal = Plättchen, die { $name } aufdeckt
    .own = Plättchen, die du aufdeckst

## Was im Sinn zu behalten ist

labyrinthos-note-card = { $card }: { $text }
labyrinthos-note-hand = Deine Karten:
labyrinthos-note-no-hand = Du hast keine Karten.
labyrinthos-note-known = Du weißt, dass { $name } auf der Hand hat: { $cards }.
labyrinthos-note-seen = Du hast { $cell } angesehen: { $tile }.
labyrinthos-note-asked = Warten auf: { $names }.
labyrinthos-note-points = { $count ->
    [one] Ein Punkt ist übrig.
   *[other] { $count } Punkte sind übrig.
  }
labyrinthos-note-player = { $name } ({ $hero }) steht auf { $cell }: { $feet ->
    [one] ein Fuß
   *[other] { $feet } Füße
  }, { $hands ->
    [one] eine Hand
   *[other] { $hands } Hände
  }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }. Schlüssel: { $keys }. Wunden: { $wounds }.
labyrinthos-note-key = { $key } auf { $slot }
labyrinthos-note-none = keine
labyrinthos-note-monster = { $monster-def } ist auf { $cell }.
labyrinthos-note-no-monster = Das Monster kommt nach der ersten Runde.
labyrinthos-note-walls = Mauern: { $walls }.

## Was gilt und leicht vergessen wird: wer geschützt ist, was wartet, was verbraucht ist

labyrinthos-standing-began = Hat die Partie begonnen: { $names }.
labyrinthos-standing-cloaked = Weder verwundet noch versetzt: { $names }.
labyrinthos-standing-spared = Weniger Wunden für { $names }: { $count }.
labyrinthos-standing-mirror = Nach diesem Angriff kommt Medusa auf die Pforte.
labyrinthos-standing-jaws = Der Blutwürfel wird zweimal geworfen; der höhere Wurf zählt.
labyrinthos-standing-rolls = Der Blutwürfel zeigte { $lower } und { $blood }; der höhere Wurf zählt.
labyrinthos-standing-fresh = Zerberus hat gerade erblickt: { $names }.
labyrinthos-standing-movements = Noch ausstehende Monsterbewegungen: { $names }.
labyrinthos-standing-gained = Keine weitere Monsterbewegung, bis alles geklärt ist: { $names }.
labyrinthos-standing-disarmed = Bis zum nächsten Zug von { $names } ohne Symbol: { $cells }.
labyrinthos-standing-python = In diesem Zug kann Medusa auf den Plättchen neben ihr zuschlagen.
labyrinthos-standing-trapped = Schon in der ersten Falle dieses Zuges: { $names }.
labyrinthos-standing-schemed = Hat die Königliche List in diesem Zug schon genutzt: { $names }.

## Die einfache Zeichnung

labyrinthos-drawing-status = Runde { $round }   Mauern übrig { $walls }   Stapel { $deck }
labyrinthos-drawing-hero = { $hero } { $cell }   Füße { $feet }  Hände { $hands }  Karten { $cards }  Schlüssel { $keys }
labyrinthos-drawing-no-hero = noch kein Held
labyrinthos-drawing-smoked = im Rauch
labyrinthos-drawing-gazed = kann nicht gehen
labyrinthos-drawing-asked = { $seats }: { $asked }

## Was geschah

labyrinthos-chose = { $seat-you ->
    [yes] Du wählst
   *[no] { $seat } wählt
  } { $hero }, auf { $cell }.
labyrinthos-dealt = Deine Karten: { $cards }.
labyrinthos-round = Runde { $round }.
labyrinthos-turn = { $seat-you ->
    [yes] Du bist an der Reihe.
   *[no] { $seat } ist an der Reihe.
  }
labyrinthos-put = { $monster-first } wird auf { $cell } gesetzt.
labyrinthos-moved = { $seat-you ->
    [yes] Du gehst
   *[no] { $seat } geht
  } von { $from-cell } nach { $cell }.
labyrinthos-turned-up = { $seat-you ->
    [yes] Du deckst
   *[no] { $seat } deckt
  } { $cell } auf: { $shape-indef }, { $feature }.
labyrinthos-laid = { $seat-you ->
    [yes] Du legst
   *[no] { $seat } legt
  } { $cell }{ $rotation ->
    [0] {""} so hin, wie es ist.
   *[other] {""} hin, um { $rotation }° gedreht.
  }
labyrinthos-rotated = { $seat-you ->
    [yes] Du drehst
   *[no] { $seat } dreht
  } { $cell } nach { $direction }.
labyrinthos-walled = { $seat-you ->
    [yes] Du stellst
   *[no] { $seat } stellt
  } im { $side } von { $cell } eine Mauer auf.
labyrinthos-razed = { $seat-you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
  } die Mauer im { $side } von { $cell }.
labyrinthos-shifted = { $seat-you ->
    [yes] Du versetzt
   *[no] { $seat } versetzt
  } die Mauer im { $side } von { $cell }: Sie steht jetzt im { $to-side }.
labyrinthos-healed = { $seat-you ->
    [yes] Du heilst
   *[no] { $seat } heilt
  } „{ $slot }“.
labyrinthos-recovered = { $seat-you ->
    [yes] Du entfernst alle deine Wunden.
   *[no] { $seat } entfernt alle eigenen Wunden.
  }
labyrinthos-wounded = { $seat-you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
  } eine Wunde auf „{ $slot }“.
labyrinthos-numb = { $seat-you ->
    [yes] Du hast
   *[no] { $seat } hat
  } keine freie Aktion für eine weitere Wunde.
labyrinthos-spared = { $seat-you ->
    [yes] Du bist
   *[no] { $seat } ist
  } ein alter Haudegen: Die erste Falle schadet nicht.
labyrinthos-gave = { $seat-you ->
    [yes] Du gibst { $other-seat }
   *[no] { $seat } gibt { $other-seat-you ->
        [yes] dir
       *[no] { $other-seat }
      }
  } die Wunde auf „{ $slot }“.
labyrinthos-found = { $seat-you ->
    [yes] Du findest
   *[no] { $seat } findet
  } „{ $key }“ ({ $colour }) und { $seat-you ->
    [yes] legst
   *[no] legt
  } den Schlüssel auf „{ $slot }“.
labyrinthos-rearranged = { $seat-you ->
    [yes] Du legst
   *[no] { $seat } legt
  } „{ $key }“ auf { $owner-seat-you ->
    [yes] deiner Heldentafel
   *[no] der Heldentafel von { $owner-seat }
  } um: jetzt auf „{ $slot }“.
labyrinthos-bartered = { $seat-you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
  } mit { $other-seat-you ->
    [yes] dir
   *[no] { $other-seat }
  } „{ $key }“ gegen „{ $other-key }“.
labyrinthos-passed = { $seat-you ->
    [yes] Du passt.
   *[no] { $seat } passt.
  }
labyrinthos-took = { $seat-you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } { $feet ->
    [one] einen Fuß
   *[other] { $feet } Füße
  } und { $hands ->
    [one] eine Hand
   *[other] { $hands } Hände
  }.
labyrinthos-discarded = { $seat-you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
  } „{ $card }“ ab.
labyrinthos-reshuffled = Der Stapel ist leer: { $cards ->
    [one] Die eine abgeworfene Karte bildet
   *[other] Die { $cards } abgeworfenen Karten bilden
  } einen neuen.
labyrinthos-drew = { $seat-you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
  } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
labyrinthos-drawn = Du hast gezogen: { $cards }.
labyrinthos-rolled = { $seat-you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
  } den Monsterwürfel: { $face }.
labyrinthos-prowled = { $seat-you ->
    [yes] Du lenkst
   *[no] { $seat } lenkt
  } { $monster-acc } nach { $cell }.
labyrinthos-charged = { $seat-you ->
    [yes] Du lässt
   *[no] { $seat } lässt
  } { $monster-acc } nach { $side } stürmen, bis { $cell }.
labyrinthos-attacked = { $seat-you ->
    [yes] Du lässt
   *[no] { $seat } lässt
  } { $monster-acc } auf { $cell } { $seats } angreifen.
labyrinthos-bled = { $seat-you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
  } den Blutwürfel: { $blood ->
    [one] eine Wunde
   *[other] { $blood } Wunden
  }{ $lower ->
    [0] {""}
   *[other] {""} (der andere Wurf: { $lower })
  }.
labyrinthos-displaced = { $seat-you ->
    [yes] Du versetzt
   *[no] { $seat } versetzt
  } { $hero-seat-you ->
    [yes] deinen Helden
   *[no] den Helden von { $hero-seat }
  } nach { $cell }.
labyrinthos-stood = { $seat-you ->
    [yes] Du hältst stand.
   *[no] { $seat } hält stand.
  }
labyrinthos-intuited = { $seat-you ->
    [yes] Du vertraust
   *[no] { $seat } vertraut
  } auf den Wilden Instinkt.
labyrinthos-played = { $seat-you ->
    [yes] Du spielst
   *[no] { $seat } spielt
  } „{ $card }“.
labyrinthos-aimed = { $seat-you ->
    [yes] Du zielst
   *[no] { $seat } zielt
  } mit „{ $deed }“ auf { $other-seat-you ->
    [yes] dich
   *[no] { $other-seat }
  }.
labyrinthos-used = { $seat-you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
  } „{ $key }“.
labyrinthos-answered = Deine Antwort ist notiert.
labyrinthos-cancelled = { $seat-you ->
    [yes] Du hebst
   *[no] { $seat } hebt
  } „{ $card }“ auf, gespielt von { $other-seat-you ->
    [yes] dir
   *[no] { $other-seat }
  }.
labyrinthos-cloaked = { $seat-you ->
    [yes] Du entgehst
   *[no] { $seat } entgeht
  } dem Angriff.
labyrinthos-eased = { $seat-you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
  } eine Wunde weniger.
labyrinthos-stole = { $seat-you ->
    [yes] Du nimmst { $other-seat }
   *[no] { $seat } nimmt { $other-seat-you ->
        [yes] dir
       *[no] { $other-seat }
      }
  } eine zufällige Karte weg.
labyrinthos-bare = { $seat-you ->
    [yes] Du hast
   *[no] { $seat } hat
  } keine Karte mehr.
labyrinthos-stolen = { $seat-you ->
    [yes] Du hast { $other-seat }
   *[no] { $seat } hat { $other-seat-you ->
        [yes] dir
       *[no] { $other-seat }
      }
  } „{ $card }“ weggenommen.
labyrinthos-looked = { $seat-you ->
    [yes] Du siehst dir
   *[no] { $seat } sieht sich
  } heimlich { $cell } an.
labyrinthos-saw = Auf { $cell } liegt { $shape-indef }: { $feature }.
labyrinthos-disarmed = { $seat-you ->
    [yes] Du entschärfst
   *[no] { $seat } entschärft
  } { $cell }.
labyrinthos-rearmed = Das Symbol auf { $cell } zählt wieder.
labyrinthos-smoked = { $seat-you ->
    [yes] Du verschwindest
   *[no] { $seat } verschwindet
  } im Rauch.
labyrinthos-gazed = { $seat-you ->
    [yes] Du lenkst
   *[no] { $seat } lenkt
  } Medusas Blick auf { $other-seat-you ->
    [yes] dich
   *[no] { $other-seat }
  }: kein „Gehen“.
labyrinthos-lengthened = { $seat-you ->
    [yes] Du lässt
   *[no] { $seat } lässt
  } Medusa in diesem Zug bis auf die Plättchen neben ihr reichen.
labyrinthos-two-rolls = { $seat-you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
  } den Blutwürfel zweimal, dank „Drei Rachen“.
labyrinthos-halted = { $seat-you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
  } einen Honigkuchen hin: Zerberus bleibt stehen.
labyrinthos-smelled = { $seat-you ->
    [yes] Du siehst dir
   *[no] { $seat } sieht sich
  } { $other-seat-you ->
    [yes] deine Hand
   *[no] die Hand von { $other-seat }
  } an.
labyrinthos-smelt = Auf der Hand von { $other-seat }: { $cards }. { $seat-you ->
    [yes] Du darfst
   *[no] { $seat } darf
  } eine wählen.
labyrinthos-swapped = { $seat-you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
  } den Platz mit { $other-seat-you ->
    [yes] dir
   *[no] { $other-seat }
  }: { $cell } gegen { $other-cell }.
labyrinthos-ended = { $winners-you ->
    [yes] { $winners-count ->
        [one] Du gewinnst!
       *[other] Du teilst dir den Sieg: { $winners }.
      }
   *[no] { $winners-count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
      }
  }
labyrinthos-ended-escaped = mit vier Schlüsseln durch die Pforte entkommen
labyrinthos-ended-round-limit = die Höchstzahl an Runden ist erreicht; die meisten Schlüssel gewinnen

## Ablehnungen

labyrinthos-refusal-04 = Das gehört zur Spezialfähigkeit eines Helden, die sich so gerade nicht nutzen lässt.
labyrinthos-refusal-06 = Dafür hast du nicht die nötigen Marker.
labyrinthos-refusal-08 = Wähl einen Helden, den noch niemand gewählt hat.
labyrinthos-refusal-12 = Nutz in deinem Zug Aktionen, die du bezahlen kannst, und passe dann.
labyrinthos-refusal-13 = Wähl jetzt deine sieben Marker: Sag, wie viele Füße.
labyrinthos-refusal-14 = Wirf Karten aus deiner Hand ab; aufhören kannst du, sobald sie dein Limit einhält.
labyrinthos-refusal-15 = Diese Aktion ist verwundet oder von einem Schlüssel verdeckt.
labyrinthos-refusal-17 = Von deinem Helden führt kein offener Gang dorthin, oder das Monster steht dort.
labyrinthos-refusal-18 = Erkunde ein verdecktes Plättchen neben dir, zu dem dein Gang ohne Mauer führt; wähl dann eine Drehung, die einen Unterschied macht.
labyrinthos-refusal-20 = Nur ein aufgedecktes Plättchen lässt sich drehen, einmal je Wirkung; Kreuzungen und Geraden nur nach rechts.
labyrinthos-refusal-21 = Eine Mauer an deinem Plättchen kommt auf eine andere freie Seite davon; ein Plättchen hat nie mehr als zwei Mauern.
labyrinthos-refusal-22 = Wähl eine deiner verwundeten Aktionen.
labyrinthos-refusal-23 = Einen Schlüssel nimmst du auf seinem Schlüsselplättchen, wenn du noch keinen dieser Farbe hast, und zwar einen, der noch da ist.
labyrinthos-refusal-24 = Ein Schlüssel kommt auf ein Feld ohne Schlüssel.
labyrinthos-refusal-25 = Leg einen der Schlüssel auf ein Feld ohne Schlüssel um.
labyrinthos-refusal-26 = Diese Karte hast du nicht.
labyrinthos-refusal-27 = Eine Mauer kommt zwischen zwei Plättchen, eine je Seite, höchstens zwei an einem Plättchen, nie an den Rand.
labyrinthos-refusal-32 = Ein Monsterpunkt bewegt das Monster auf ein verbundenes Plättchen, dreht sein Plättchen oder eines daneben, oder entfernt eine Mauer bei ihm; diese Punkte müssen genutzt werden.
labyrinthos-refusal-33 = Das Monster geht zu einem anderen aufgedeckten Geheimgang.
labyrinthos-refusal-34 = Das Monster stürmt in eine Richtung, in die sein Gang weiterführt.
labyrinthos-refusal-35 = Das Monster muss das Plättchen verlassen, auf dem es begann, und darf dort nicht enden.
labyrinthos-refusal-37 = Wähl ein verbundenes Plättchen neben dem angegriffenen Helden, nicht das des Monsters.
labyrinthos-refusal-40 = Eine Wunde kommt auf eine deiner Aktionen ohne Wunde.
labyrinthos-refusal-44 = Diesen Schlüssel hast du nicht, oder seine Aktion wird nicht so genutzt.
labyrinthos-refusal-45 = Die Partie ist zu Ende: Jemand ist durch die Pforte entkommen.
labyrinthos-refusal-46 = Die Partie ist zu Ende: Die Höchstzahl an Runden ist erreicht.
labyrinthos-refusal-47 = Die gespielte Karte verlangt etwas anderes.
labyrinthos-refusal-48 = Medusas Macht lässt das jetzt nicht zu.
labyrinthos-refusal-49 = Wähl eine Karte der Hand, die du ansiehst.
labyrinthos-refusal-50 = Jetzt darf reagiert werden: Antworte einmal mit einer passenden Karte, oder lehn ab.
labyrinthos-refusal-51 = Diese Karte ist eine Reaktion, und was sie voraussetzt, ist nicht gerade geschehen.
labyrinthos-refusal-52 = Wähl jemanden, den es treffen kann.
labyrinthos-refusal-53 = Das hätte jetzt keine Wirkung.

## Karten und Schlüssel: was sie bewirken

labyrinthos-deed-earthquake = versetz jeden Helden um ein Plättchen, wie du willst; Geheimgänge zählen.
labyrinthos-deed-hermes-mischief = wenn ein anderer eine Karte spielt: Heb sie auf.
labyrinthos-deed-ambrosia = entfern alle deine Wunden.
labyrinthos-deed-loose-locks = leg bis zu zwei verschiedene Schlüssel einer Person auf andere Felder.
labyrinthos-deed-wings-of-icarus = flieg auf ein beliebiges aufgedecktes Plättchen deiner Reihe oder Spalte.
labyrinthos-deed-ball-of-thread = geh bis zu drei Plättchen weit.
labyrinthos-deed-blueprint-of-daedalus = dreh bis zu drei Plättchen.
labyrinthos-deed-falling-stones = stell bis zu zwei Mauern auf.
labyrinthos-deed-crumbling-walls = entfern bis zu drei Mauern.
labyrinthos-deed-echoing-roar = nutz bis zu drei Monsterpunkte; der Rest verfällt.
labyrinthos-deed-red-cloth = lass das Monster stürmen.
labyrinthos-deed-cloak-of-shadows = wenn du angegriffen wirst: Du wirst weder verwundet noch versetzt.
labyrinthos-deed-close-call = nach dem Blutwürfel: Du bekommst eine Wunde weniger.
labyrinthos-deed-torchlight = deck bis zu zwei verdeckte Plättchen auf.
labyrinthos-deed-disarm = das Symbol eines Plättchens zählt bis zu deinem nächsten Zug nicht.
labyrinthos-deed-twist-of-fate = tausch den Platz mit einem anderen Helden.
labyrinthos-deed-second-wind = du bekommst drei Marker.
labyrinthos-deed-thief-in-the-dark = nimm einem anderen eine zufällige Karte weg.
labyrinthos-deed-poisoned-spring = ein anderer bekommt eine Wunde.
labyrinthos-deed-whisper-of-the-oracle = sieh dir heimlich bis zu drei verdeckte Plättchen an.
labyrinthos-deed-body-of-a-python = in diesem Zug kann Medusa auf den Plättchen neben ihr zuschlagen, Mauer hin oder her.
labyrinthos-deed-stone-gaze = ein Held in Medusas Sicht, nicht auf ihrem Plättchen, kann in seinem nächsten Zug nicht „Gehen“ nutzen.
labyrinthos-deed-mirror-shield = wenn Medusa dich angreift: Dir geschieht nichts, und sie kommt auf die Pforte.
labyrinthos-deed-petrify = wer verwundet ist, bekommt noch eine Wunde, auf die oberste freie Aktion.
labyrinthos-deed-shed-skin = entfern bis zu zwei Wunden.
labyrinthos-deed-smell-o-vision = wenn Zerberus einen Helden erblickt: Sieh dir dessen Hand an und wirf eine Karte ab.
labyrinthos-deed-honey-cake = nach einem Schritt des Zerberus: Er verliert seine Punkte.
labyrinthos-deed-three-jaws = wenn du den Angriff des Zerberus lenkst: Wirf den Blutwürfel zweimal, der höhere Wurf zählt.
labyrinthos-deed-gate-of-hades = setz Zerberus auf die Pforte.
labyrinthos-deed-fresh-trail = bis zu zwei Punkte, die Zerberus einem Helden näher bringen; der Rest verfällt.
labyrinthos-deed-bandages = heil eine Wunde.
labyrinthos-deed-build = stell bis zu zwei Mauern auf, oder entfern sie.
labyrinthos-deed-secret-lever = dreh bis zu vier Plättchen.
labyrinthos-deed-visions = versetz bis zu vier Mauern auf andere Seiten ihrer Plättchen.
labyrinthos-deed-run = geh in eine Richtung, so weit du kannst.
labyrinthos-deed-double-step = geh bis zu zwei Plättchen weit.
labyrinthos-deed-climb = geh über eine Mauer.
labyrinthos-deed-scout = deck ein Plättchen neben dir auf, ohne dich zu bewegen.
labyrinthos-deed-enrage = lass das Monster stürmen.
labyrinthos-deed-lure = nutz einen Monsterpunkt.
labyrinthos-deed-bait = setz das Monster auf einen Geheimgang ohne Helden.
labyrinthos-deed-smoke = du bist bis zu deinem nächsten Zug versteckt, sogar auf dem Plättchen des Monsters.
labyrinthos-deed-manipulate = leg einen Schlüssel von jemandem um, der auf dem gleichen Symbol steht.
labyrinthos-deed-pickpocket = nimm jemandem neben dir eine zufällige Karte weg.
labyrinthos-deed-hex = gib jemandem neben dir eine Wunde.
labyrinthos-deed-barter = tausch mit einem anderen Schlüssel einer Farbe.

## Auf der Seite: was zu tun ist

labyrinthos-do-pass = Meinen Zug beenden
labyrinthos-do-done = Das genügt
    .refresh = Diese behalten, auf { $count } nachziehen
labyrinthos-do-decline = Nicht reagieren
labyrinthos-do-discover = Hier einen Schlüssel nehmen
labyrinthos-do-special = Königliche List nutzen
labyrinthos-do-roll = Monsterwürfel werfen
labyrinthos-do-points = Zwei Punkte nutzen
labyrinthos-do-move = Nach { $cell } gehen
labyrinthos-do-explore = { $cell } erkunden
labyrinthos-do-monster = Monster nach { $cell }
labyrinthos-do-send = Held nach { $cell }
labyrinthos-do-strike = Auf { $cell } zuschlagen
labyrinthos-do-look = { $cell } ansehen
labyrinthos-do-reveal = { $cell } aufdecken
labyrinthos-do-disarm = { $cell } entschärfen
labyrinthos-do-rotate = { $way ->
    [right] { $cell } nach rechts drehen
   *[left] { $cell } nach links drehen
  }
labyrinthos-do-wall = Mauer im { $side } von { $cell }
labyrinthos-do-raze = Mauer im { $side } von { $cell } entfernen
labyrinthos-do-shift = Mauer an { $cell }: von { $side } nach { $to }
labyrinthos-do-charge = Nach { $side } stürmen
labyrinthos-do-turn = { $degrees ->
    [0] So hinlegen: offen nach { $open }
   *[other] Um { $degrees }° gedreht: offen nach { $open }
  }
labyrinthos-do-heal = Heilen: { $slot }
labyrinthos-do-wound = Wunde auf „{ $slot }“
labyrinthos-do-give = Die Wunde auf „{ $slot }“ abgeben
labyrinthos-do-slot = Schlüssel auf „{ $slot }“
labyrinthos-do-key = „{ $key }“ auf „{ $slot }“
labyrinthos-do-play = „{ $card }“ spielen
labyrinthos-do-discard = „{ $card }“ abwerfen
labyrinthos-do-use = { $token ->
    [foot] „{ $key }“ nutzen, bezahlt mit einem Fuß
    [hand] „{ $key }“ nutzen, bezahlt mit einer Hand
   *[none] „{ $key }“ nutzen
  }
labyrinthos-do-take = „{ $key }“ nehmen
labyrinthos-do-barter = { $colour }schlüssel von { $name }: „{ $key }“ gegen „{ $own }“ von dir
labyrinthos-do-player = { $name } ({ $hero })
labyrinthos-do-feet = { $feet ->
    [one] ein Fuß
   *[other] { $feet } Füße
  }, { $hands ->
    [one] eine Hand
   *[other] { $hands } Hände
  }
labyrinthos-do-recover = { $feet ->
    [one] Einen Fuß
   *[other] { $feet } Füße
  }, { $hands ->
    [one] eine Hand
   *[other] { $hands } Hände
  } zahlen
labyrinthos-do-rearrange = { $feet ->
    [one] Einen Fuß
   *[other] { $feet } Füße
  }, { $hands ->
    [one] eine Hand
   *[other] { $hands } Hände
  } zahlen
labyrinthos-do-hero = { $hero }, { $special }
labyrinthos-do-back = Zurück
labyrinthos-do-play-card = Ausspielen ({ $cost })
labyrinthos-order-turn = Mich in diesem Zug überspringen
    .hint = Bis zum Ende dieses Zuges wirst du nicht mehr gefragt; die anderen sehen das nicht.
    .on = Bis zum Ende dieses Zuges wirst du übersprungen.
labyrinthos-order-attacked = Nur fragen, wenn ich angegriffen werde
    .hint = Bis du es anders sagst; die anderen sehen das nicht.
    .on = Du wirst nur gefragt, wenn du angegriffen wirst.
labyrinthos-order-none = Mich wieder fragen

## Auf der Seite: die Heldentafeln

labyrinthos-slot-special = Spezial
labyrinthos-slot-desperate = Verzweiflungs{ "\u00AD" }tat
labyrinthos-slot-empty = Leeres Feld
labyrinthos-slot-recover = Erholung
labyrinthos-slot-rearrange = Umlegen
labyrinthos-what-move = Geh auf ein verbundenes Plättchen.
labyrinthos-what-explore = Deck ein verdecktes Plättchen auf, zu dem dein Gang führt, und geh dorthin.
labyrinthos-what-discover = Auf einem Schlüsselplättchen: Nimm einen Schlüssel seiner Farbe.
labyrinthos-what-desperate = Spiel eine Karte.
labyrinthos-what-rotate-wall = Versetz eine Mauer an deinem Plättchen auf eine andere Seite davon.
labyrinthos-what-rotate-tile = Dreh ein beliebiges aufgedecktes Plättchen um ein Viertel.
labyrinthos-what-heal = Entfern eine Wunde.
labyrinthos-what-recover = Entfern alle deine Wunden.
labyrinthos-what-rearrange = Leg einen Schlüssel auf ein anderes Feld.
labyrinthos-what-empty = Ein Schlüssel auf diesem Feld verdeckt keine Aktion.
labyrinthos-special-sostrate = Schildmaid
    .what = Wenn du angegriffen wirst, wirst du nicht versetzt.
labyrinthos-special-diodotus = Alter Haudegen
    .what = Die erste Falle deines Zuges verwundet dich nicht.
labyrinthos-special-akikios = Königliche List
    .what = Einmal in deinem Zug: Wirf eine Karte ab und gib eine Wunde weiter.
labyrinthos-special-leona = Wilder Instinkt
    .what = Auf einem Monstersymbol darfst du stattdessen würfeln.
labyrinthos-cost = { $kind ->
    [feet] { $count ->
        [one] ein Fuß
       *[other] { $count } Füße
      }
    [hands] { $count ->
        [one] eine Hand
       *[other] { $count } Hände
      }
    [either] { $count ->
        [one] ein Marker
       *[other] { $count } Marker
      }
   *[free] kostenlos
  }
labyrinthos-cannot-wait = Jetzt nicht.
labyrinthos-cannot-wounded = Verwundet: erst heilen.
labyrinthos-cannot-covered = Von einem Schlüssel verdeckt.
labyrinthos-cannot-tokens = Das kannst du nicht bezahlen.
labyrinthos-cannot-gazed = Medusas Blick: nicht in diesem Zug.
labyrinthos-cannot-by-itself = Wirkt von selbst.
labyrinthos-cannot-no-effect = Das hätte jetzt keine Wirkung.
labyrinthos-cannot-move = Von deinem Plättchen führt kein offener Gang weiter.
labyrinthos-cannot-explore = Keiner deiner Gänge führt zu einem verdeckten Plättchen.
labyrinthos-cannot-discover = Nur auf einem Schlüsselplättchen einer Farbe, die dir fehlt.
labyrinthos-cannot-desperate = Keine deiner Karten lässt sich jetzt spielen.
labyrinthos-cannot-rotate-wall = Keine Mauer an deinem Plättchen lässt sich versetzen.
labyrinthos-cannot-rotate-tile = Kein Plättchen lässt sich drehen.
labyrinthos-cannot-heal = Du hast keine Wunde.
labyrinthos-cannot-special = Braucht eine Karte und eine Wunde, einmal je Zug.
labyrinthos-cannot-recover = Du hast keine Wunde.
labyrinthos-cannot-rearrange = Du hast keinen Schlüssel.
labyrinthos-when-hermes-mischief = Reaktion: Ein anderer spielt eine Karte
    .then = Heb sie auf.
labyrinthos-when-cloak-of-shadows = Reaktion: Das Monster greift dich an
    .then = Du wirst weder verwundet noch versetzt.
labyrinthos-when-close-call = Reaktion: Der Blutwürfel verwundet dich
    .then = Du bekommst eine Wunde weniger.
labyrinthos-when-mirror-shield = Reaktion: Medusa greift dich an
    .then = Dir geschieht nichts, und sie kommt auf die Pforte.
labyrinthos-when-smell-o-vision = Reaktion: Zerberus erblickt einen Helden
    .then = Sieh dir dessen Hand an und wirf eine Karte davon ab.
labyrinthos-when-honey-cake = Reaktion: Zerberus hat einen Schritt gemacht
    .then = Er verliert seine Punkte.
labyrinthos-when-three-jaws = Reaktion: Du lenkst den Angriff des Zerberus
    .then = Wirf den Blutwürfel zweimal, der höhere Wurf zählt.
labyrinthos-slot-cost = ({ $cost })
labyrinthos-slot-ready = Jetzt nutzbar.
labyrinthos-slot-chosen = Gewählt.
labyrinthos-slot-choose = Dieses Feld wählen.
labyrinthos-slot-hurt = Verwundet.
labyrinthos-slot-key = { $key }, { $colour }schlüssel, auf „{ $slot }“

## Auf der Seite: das Labyrinth und das Übrige

labyrinthos-board-maze = Das Labyrinth, sieben Reihen mit sieben Plättchen
labyrinthos-board-hero = Heldentafel von { $name }
    .own = Deine Heldentafel
labyrinthos-board-own = Du
labyrinthos-board-boards = Heldentafeln
labyrinthos-board-actions = Aktionen
labyrinthos-board-keys = Schlüssel
labyrinthos-board-tokens = { $feet ->
    [one] ein Fuß
   *[other] { $feet } Füße
  }, { $hands ->
    [one] eine Hand
   *[other] { $hands } Hände
  }
labyrinthos-board-goal = { $keys } von 4 Schlüsseln. { $keys ->
    [4] Jetzt zur Pforte auf d4!
   *[other] Mit allen vier dann zur Pforte auf d4.
  }
labyrinthos-board-has-key = { $colour }: gefunden
    .no = { $colour }: noch nicht
labyrinthos-board-hand = Deine Karten
labyrinthos-board-dice = Würfel
labyrinthos-board-monster-die = Monsterwürfel: { $face }
    .none = Monsterwürfel: noch nicht geworfen
labyrinthos-board-blood-die = Blutwürfel: { $blood }
    .none = Blutwürfel: noch nicht geworfen
labyrinthos-board-round = Runde { $round }/{ $rounds }
labyrinthos-board-deck = Stapel { $deck }
labyrinthos-board-walls = Mauern { $walls }
labyrinthos-board-you = Du entscheidest
labyrinthos-board-other = { $name } entscheidet
labyrinthos-board-asked = Warten auf: { $names }
labyrinthos-board-answer = Du wirst gefragt
labyrinthos-board-seconds = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
  }
labyrinthos-board-later = Danach
labyrinthos-board-choices = Was du tun kannst
labyrinthos-hint-turn = { $explore ->
    [yes] { $move ->
        [yes] Helle Plättchen: Geh dorthin. Plättchen mit Fackel: Erkunde sie. Oder nutz eine Aktion deiner Heldentafel oder eine Karte.
       *[no] Plättchen mit Fackel: Erkunde sie. Oder nutz eine Aktion deiner Heldentafel oder eine Karte.
      }
   *[no] { $move ->
        [yes] Helle Plättchen: Geh dorthin. Oder nutz eine Aktion deiner Heldentafel oder eine Karte.
       *[no] Von hier führt kein Gang weiter. Dreh ein Plättchen, nutz eine andere Aktion oder eine Karte, oder beende deinen Zug.
      }
  }
labyrinthos-hint-spent = Du hast keine Marker mehr: Beende deinen Zug und nimm sieben neue.
labyrinthos-hint-actions = Andere Aktionen ({ $count })
labyrinthos-hint-hero = Du beginnst auf dem Plättchen mit dem Zeichen deines Helden.
labyrinthos-hint-tile = Wähl ein helles Plättchen.
labyrinthos-hint-edge = Wähl eine Stelle zwischen zwei Plättchen, oder ein Plättchen und dann seine Seite.
labyrinthos-hint-slot = Wähl ein helles Feld der Heldentafel.
labyrinthos-hint-discard = Wähl die Karten, die du abwirfst.
labyrinthos-hint-left = { $count ->
    [one] noch einmal
   *[other] noch { $count } Mal
  }
labyrinthos-hint-played = { $name } spielt „{ $card }“
labyrinthos-hint-aimed = { $name } spielt „{ $card }“ gegen { $other }
    .you = { $name } spielt „{ $card }“ gegen dich
labyrinthos-hint-attacked = { $monster-def } greift { $names } an
    .you = { $monster-def } greift dich an
    .both = { $monster-def } greift dich und { $names } an
labyrinthos-hint-no-reaction = Keine deiner Karten passt. Du wirst trotzdem gefragt, damit niemand erfährt, was du hast.
labyrinthos-hint-key = { $key } ({ $colour }): { $text }
labyrinthos-cell-down = { $cell }, verdeckt.
labyrinthos-cell-up = { $cell }, { $feature }, offen nach { $open }.
labyrinthos-cell-walls = Mauern: { $sides }.
labyrinthos-cell-heroes = Hier: { $names }.
labyrinthos-cell-monster = { $monster-def } ist hier.
labyrinthos-cell-disarmed = Sein Symbol zählt nicht.
labyrinthos-cell-seen = Du hast es angesehen: { $tile }.
labyrinthos-cell-choices = { $count } Möglichkeiten.
labyrinthos-hero-place = Startplatz von { $hero }

## Auf der Seite: für alle, die sich zum ersten Mal setzen

labyrinthos-board-signs = Die Zeichen auf den Plättchen
labyrinthos-board-key-tile = Schlüssel
labyrinthos-sign-passage = Sie sind alle miteinander verbunden.
labyrinthos-sign-hide = Hier wird niemand angegriffen.
labyrinthos-sign-trap = Wer hierherkommt, bekommt eine Wunde.
labyrinthos-sign-wall = Wer hierherkommt, stellt irgendwo eine Mauer auf.
labyrinthos-sign-minotaur = Wer hierherkommt, bewegt das Monster mit zwei Punkten.
labyrinthos-sign-key = Hier kann ein Held, dem die Farbe fehlt, einen Schlüssel nehmen.
labyrinthos-sign-door = Wer mit vier Schlüsseln hierherkommt, gewinnt.
labyrinthos-board-how = So gewinnst du
labyrinthos-how-explore = Erkunde: Deck die verdeckten Plättchen auf, bis du die Schlüsselplättchen findest.
labyrinthos-how-keys = Nimm von jeder der vier Farben einen Schlüssel. Jeder gibt dir eine neue Aktion.
labyrinthos-how-door = Sei mit allen vier als Erster an der Pforte in der Mitte.
labyrinthos-how-monster = Nach der ersten Runde macht { $monster-def } Jagd auf euch alle. Wer seinen Zug beendet, würfelt und lenkt das Monster; wen es trifft, der wird verwundet.

## Auf dem Bildschirm des Terminals

labyrinthos-note-why = Darum: { $why }.
labyrinthos-screen-status = Runde { $round }   Mauern übrig { $walls }   Stapel { $deck }
labyrinthos-screen-began = begann
labyrinthos-screen-heroes = Helden
labyrinthos-screen-agenda = Worauf das Spiel wartet
labyrinthos-screen-key = { $key } auf { $slot }
labyrinthos-screen-would = Enter: { $action }
labyrinthos-screen-more = r: eine andere von { $count } Arten
labyrinthos-screen-scroll = Bild↑ Bild↓: noch { $lines } Zeilen
labyrinthos-screen-choose = Wähl mit dem Buchstaben davor.
labyrinthos-screen-nothing = Auf { $cell } gibt es nichts zu tun.
labyrinthos-token-foot = f
labyrinthos-token-hand = h
labyrinthos-token-either = *
labyrinthos-short-wait = jetzt nicht
labyrinthos-short-wounded = ✗ verwundet
labyrinthos-short-covered = verdeckt
labyrinthos-short-tokens = zu teuer
labyrinthos-short-gazed = versteinert
labyrinthos-short-by-itself = von selbst
labyrinthos-short-no-effect = wirkungslos
labyrinthos-short-move = kein Weg
labyrinthos-short-explore = kein Weg
labyrinthos-short-discover = keiner hier
labyrinthos-short-desperate = keine Karte
labyrinthos-short-rotate-wall = keine Mauer
labyrinthos-short-rotate-tile = nichts da
labyrinthos-short-heal = keine Wunde
labyrinthos-short-special = jetzt nicht
labyrinthos-short-recover = keine Wunde
labyrinthos-short-rearrange = keiner da
labyrinthos-mark-wall = ma
labyrinthos-mark-minotaur = mi
labyrinthos-mark-medusa = me
labyrinthos-mark-cerberus = ze
labyrinthos-mark-hide = ve
labyrinthos-mark-trap = fa
labyrinthos-mark-passage = gg
labyrinthos-mark-door = Pf
labyrinthos-mark-bronze = Br
labyrinthos-mark-silver = Si
labyrinthos-mark-gold = Go
labyrinthos-mark-iron = Ei
labyrinthos-keys-cell = ←↑↓→ Plättchen
labyrinthos-keys-turn = r drehen
labyrinthos-keys-pass = x passen
labyrinthos-keys-done = x fertig
labyrinthos-keys-decline = x ablehnen
labyrinthos-keys-order = z ganzer Zug
labyrinthos-keys-back = Esc zurück
labyrinthos-keys-page = v Seiten
labyrinthos-keys-help =
    - **a, b, c…**: eine Aktion deiner Heldentafel oder etwas, das zur Wahl steht; daneben steht, was es kostet (f Fuß, h Hand, * beides geht) oder warum es nicht geht
    - **Pfeiltasten, Tab**: ein Plättchen; in deinem Zug geht Enter dorthin oder erkundet es
    - **r, Leertaste**: eine andere Art, es dort zu tun: andersherum gedreht, auf einer anderen Seite des Plättchens
    - **x**: passen, fertig oder ablehnen; Enter bestätigt
    - **v**: deine Karten, alle Heldentafeln, worauf das Spiel wartet, deine eigene Tafel; **Bild↑, Bild↓** blättern
    - **z**: bis zum Ende dieses Zuges alles ablehnen; **Z**: nur fragen, wenn ich angegriffen werde

    Im Labyrinth: ma Mauer, mi Monstersymbol, ve Versteck, fa Falle, gg Geheimgang, Br Si Go Ei Schlüssel, Pf die Pforte; Großbuchstaben auf Rot sind das Monster, Zahlen die Helden, dicke Linien Mauern, ░ verdeckte Plättchen. Neben den Namen: ◆ Schlüssel, ✗ Wunden, ▯ Karten, Marker.

## Dinge

labyrinthos-thing-earthquake = Erdbeben
    .def = Erdbeben
    .indef = Erdbeben
    .bare = Erdbeben
labyrinthos-thing-hermes-mischief = Hermes’ Streich
    .def = Hermes’ Streich
    .indef = Hermes’ Streich
    .bare = Hermes’ Streich
labyrinthos-thing-ambrosia = Ambrosia
    .def = Ambrosia
    .indef = Ambrosia
    .bare = Ambrosia
labyrinthos-thing-loose-locks = Lockere Schlösser
    .def = Lockere Schlösser
    .indef = Lockere Schlösser
    .bare = Lockere Schlösser
labyrinthos-thing-wings-of-icarus = Flügel des Ikarus
    .def = Flügel des Ikarus
    .indef = Flügel des Ikarus
    .bare = Flügel des Ikarus
labyrinthos-thing-ball-of-thread = Fadenknäuel
    .def = Fadenknäuel
    .indef = Fadenknäuel
    .bare = Fadenknäuel
labyrinthos-thing-blueprint-of-daedalus = Bauplan des Dädalus
    .def = Bauplan des Dädalus
    .indef = Bauplan des Dädalus
    .bare = Bauplan des Dädalus
labyrinthos-thing-falling-stones = Steinschlag
    .def = Steinschlag
    .indef = Steinschlag
    .bare = Steinschlag
labyrinthos-thing-crumbling-walls = Bröckelnde Mauern
    .def = Bröckelnde Mauern
    .indef = Bröckelnde Mauern
    .bare = Bröckelnde Mauern
labyrinthos-thing-echoing-roar = Hallendes Gebrüll
    .def = Hallendes Gebrüll
    .indef = Hallendes Gebrüll
    .bare = Hallendes Gebrüll
labyrinthos-thing-red-cloth = Rotes Tuch
    .def = Rotes Tuch
    .indef = Rotes Tuch
    .bare = Rotes Tuch
labyrinthos-thing-cloak-of-shadows = Schattenmantel
    .def = Schattenmantel
    .indef = Schattenmantel
    .bare = Schattenmantel
labyrinthos-thing-close-call = Knapp vorbei
    .def = Knapp vorbei
    .indef = Knapp vorbei
    .bare = Knapp vorbei
labyrinthos-thing-torchlight = Fackelschein
    .def = Fackelschein
    .indef = Fackelschein
    .bare = Fackelschein
labyrinthos-thing-disarm = Entschärfen
    .def = Entschärfen
    .indef = Entschärfen
    .bare = Entschärfen
labyrinthos-thing-twist-of-fate = Laune des Schicksals
    .def = Laune des Schicksals
    .indef = Laune des Schicksals
    .bare = Laune des Schicksals
labyrinthos-thing-second-wind = Neue Kraft
    .def = Neue Kraft
    .indef = Neue Kraft
    .bare = Neue Kraft
labyrinthos-thing-thief-in-the-dark = Dieb im Dunkeln
    .def = Dieb im Dunkeln
    .indef = Dieb im Dunkeln
    .bare = Dieb im Dunkeln
labyrinthos-thing-poisoned-spring = Vergiftete Quelle
    .def = Vergiftete Quelle
    .indef = Vergiftete Quelle
    .bare = Vergiftete Quelle
labyrinthos-thing-whisper-of-the-oracle = Raunen des Orakels
    .def = Raunen des Orakels
    .indef = Raunen des Orakels
    .bare = Raunen des Orakels
labyrinthos-thing-body-of-a-python = Leib der Python
    .def = Leib der Python
    .indef = Leib der Python
    .bare = Leib der Python
labyrinthos-thing-stone-gaze = Steinerner Blick
    .def = Steinerner Blick
    .indef = Steinerner Blick
    .bare = Steinerner Blick
labyrinthos-thing-mirror-shield = Spiegelschild
    .def = Spiegelschild
    .indef = Spiegelschild
    .bare = Spiegelschild
labyrinthos-thing-petrify = Versteinern
    .def = Versteinern
    .indef = Versteinern
    .bare = Versteinern
labyrinthos-thing-shed-skin = Häutung
    .def = Häutung
    .indef = Häutung
    .bare = Häutung
labyrinthos-thing-smell-o-vision = Spürnase
    .def = Spürnase
    .indef = Spürnase
    .bare = Spürnase
labyrinthos-thing-honey-cake = Honigkuchen
    .def = Honigkuchen
    .indef = Honigkuchen
    .bare = Honigkuchen
labyrinthos-thing-three-jaws = Drei Rachen
    .def = Drei Rachen
    .indef = Drei Rachen
    .bare = Drei Rachen
labyrinthos-thing-gate-of-hades = Tor des Hades
    .def = Tor des Hades
    .indef = Tor des Hades
    .bare = Tor des Hades
labyrinthos-thing-fresh-trail = Frische Fährte
    .def = Frische Fährte
    .indef = Frische Fährte
    .bare = Frische Fährte
labyrinthos-thing-bandages = Verband
    .def = Verband
    .indef = Verband
    .bare = Verband
labyrinthos-thing-build = Bauen
    .def = Bauen
    .indef = Bauen
    .bare = Bauen
labyrinthos-thing-secret-lever = Geheimer Hebel
    .def = Geheimer Hebel
    .indef = Geheimer Hebel
    .bare = Geheimer Hebel
labyrinthos-thing-visions = Visionen
    .def = Visionen
    .indef = Visionen
    .bare = Visionen
labyrinthos-thing-run = Rennen
    .def = Rennen
    .indef = Rennen
    .bare = Rennen
labyrinthos-thing-double-step = Doppelschritt
    .def = Doppelschritt
    .indef = Doppelschritt
    .bare = Doppelschritt
labyrinthos-thing-climb = Klettern
    .def = Klettern
    .indef = Klettern
    .bare = Klettern
labyrinthos-thing-scout = Spähen
    .def = Spähen
    .indef = Spähen
    .bare = Spähen
labyrinthos-thing-enrage = Reizen
    .def = Reizen
    .indef = Reizen
    .bare = Reizen
labyrinthos-thing-lure = Locken
    .def = Locken
    .indef = Locken
    .bare = Locken
labyrinthos-thing-bait = Köder
    .def = Köder
    .indef = Köder
    .bare = Köder
labyrinthos-thing-smoke = Rauch
    .def = Rauch
    .indef = Rauch
    .bare = Rauch
labyrinthos-thing-manipulate = Manipulieren
    .def = Manipulieren
    .indef = Manipulieren
    .bare = Manipulieren
labyrinthos-thing-pickpocket = Taschendieb
    .def = Taschendieb
    .indef = Taschendieb
    .bare = Taschendieb
labyrinthos-thing-hex = Fluch
    .def = Fluch
    .indef = Fluch
    .bare = Fluch
labyrinthos-thing-barter = Tauschhandel
    .def = Tauschhandel
    .indef = Tauschhandel
    .bare = Tauschhandel
labyrinthos-thing-sostrate = Sostrate
    .def = Sostrate
    .indef = Sostrate
    .bare = Sostrate
labyrinthos-thing-diodotus = Diodotos
    .def = Diodotos
    .indef = Diodotos
    .bare = Diodotos
labyrinthos-thing-akikios = Akikios
    .def = Akikios
    .indef = Akikios
    .bare = Akikios
labyrinthos-thing-leona = Leona
    .def = Leona
    .indef = Leona
    .bare = Leona
labyrinthos-thing-minotaur = Minotaurus
    .def = der Minotaurus
    .indef = ein Minotaurus
    .bare = Minotaurus
    .acc = den Minotaurus
labyrinthos-thing-medusa = Medusa
    .def = Medusa
    .indef = Medusa
    .bare = Medusa
labyrinthos-thing-cerberus = Zerberus
    .def = Zerberus
    .indef = Zerberus
    .bare = Zerberus
labyrinthos-thing-plain = kein Symbol
    .def = kein Symbol
    .indef = kein Symbol
    .bare = kein Symbol
labyrinthos-thing-wall = Mauer
    .def = eine Mauer
    .indef = eine Mauer
    .bare = Mauer
labyrinthos-thing-hide = Versteck
    .def = ein Versteck
    .indef = ein Versteck
    .bare = Versteck
labyrinthos-thing-trap = Falle
    .def = eine Falle
    .indef = eine Falle
    .bare = Falle
labyrinthos-thing-passage = Geheimgang
    .def = ein Geheimgang
    .indef = ein Geheimgang
    .bare = Geheimgang
    .acc = einen Geheimgang
labyrinthos-thing-door = die Pforte
    .def = die Pforte
    .indef = die Pforte
    .bare = die Pforte
labyrinthos-thing-bronze = Bronze
    .def = der Bronzeschlüssel
    .indef = der Bronzeschlüssel
    .bare = Bronze
    .acc = den Bronzeschlüssel
labyrinthos-thing-silver = Silber
    .def = der Silberschlüssel
    .indef = der Silberschlüssel
    .bare = Silber
    .acc = den Silberschlüssel
labyrinthos-thing-gold = Gold
    .def = der Goldschlüssel
    .indef = der Goldschlüssel
    .bare = Gold
    .acc = den Goldschlüssel
labyrinthos-thing-iron = Eisen
    .def = der Eisenschlüssel
    .indef = der Eisenschlüssel
    .bare = Eisen
    .acc = den Eisenschlüssel
labyrinthos-thing-crossing = Kreuzung
    .def = die Kreuzung
    .indef = eine Kreuzung
    .bare = Kreuzung
labyrinthos-thing-tee = Abzweigung
    .def = die Abzweigung
    .indef = eine Abzweigung
    .bare = Abzweigung
labyrinthos-thing-straight = Gerade
    .def = die Gerade
    .indef = eine Gerade
    .bare = Gerade
labyrinthos-thing-corner = Ecke
    .def = die Ecke
    .indef = eine Ecke
    .bare = Ecke
labyrinthos-thing-n = Norden
    .def = Norden
    .indef = Norden
    .bare = Norden
labyrinthos-thing-e = Osten
    .def = Osten
    .indef = Osten
    .bare = Osten
labyrinthos-thing-s = Süden
    .def = Süden
    .indef = Süden
    .bare = Süden
labyrinthos-thing-w = Westen
    .def = Westen
    .indef = Westen
    .bare = Westen
labyrinthos-thing-right = rechts
    .def = rechts
    .indef = rechts
    .bare = rechts
labyrinthos-thing-left = links
    .def = links
    .indef = links
    .bare = links
labyrinthos-thing-1 = ein Huf
    .def = ein Huf
    .indef = ein Huf
    .bare = ein Huf
labyrinthos-thing-2 = zwei Hufe
    .def = zwei Hufe
    .indef = zwei Hufe
    .bare = zwei Hufe
labyrinthos-thing-3 = drei Hufe
    .def = drei Hufe
    .indef = drei Hufe
    .bare = drei Hufe
labyrinthos-thing-4 = vier Hufe
    .def = vier Hufe
    .indef = vier Hufe
    .bare = vier Hufe
labyrinthos-thing-charge = ein Ansturm
    .def = ein Ansturm
    .indef = ein Ansturm
    .bare = ein Ansturm
labyrinthos-thing-move = Gehen
    .def = Gehen
    .indef = Gehen
    .bare = Gehen
labyrinthos-thing-explore = Erkunden
    .def = Erkunden
    .indef = Erkunden
    .bare = Erkunden
labyrinthos-thing-discover = Schlüssel nehmen
    .def = Schlüssel nehmen
    .indef = Schlüssel nehmen
    .bare = Schlüssel nehmen
labyrinthos-thing-desperate = Verzweiflungstat
    .def = Verzweiflungstat
    .indef = Verzweiflungstat
    .bare = Verzweiflungstat
labyrinthos-thing-rotate-wall = Mauer versetzen
    .def = Mauer versetzen
    .indef = Mauer versetzen
    .bare = Mauer versetzen
labyrinthos-thing-rotate-tile = Plättchen drehen
    .def = Plättchen drehen
    .indef = Plättchen drehen
    .bare = Plättchen drehen
labyrinthos-thing-heal = Heilen
    .def = Heilen
    .indef = Heilen
    .bare = Heilen
labyrinthos-thing-special = Spezialfähigkeit
    .def = Spezialfähigkeit
    .indef = Spezialfähigkeit
    .bare = Spezialfähigkeit
labyrinthos-thing-empty = Leeres Feld
    .def = Leeres Feld
    .indef = Leeres Feld
    .bare = Leeres Feld

## Warum ein Bot so spielt

labyrinthos-reason-win = Das gewinnt sofort.
labyrinthos-reason-key = Das bringt dir { $colour-acc }.
labyrinthos-reason-way = { $steps ->
    [0] Damit erreichst du { $goal-acc }.
    [one] Von dort ist { $goal-def } nur noch eine Aktion entfernt.
   *[other] Von dort ist { $goal-def } noch etwa { $steps } Aktionen entfernt.
  }
labyrinthos-reason-explore = { $keys ->
    [one] So suchst du den letzten Schlüssel, den noch niemand gefunden hat.
   *[other] So suchst du Schlüssel: { $keys } hat noch niemand gefunden.
  }
labyrinthos-reason-monster = { $steps ->
    [0] Das hetzt { $monster-acc } auf { $other-seat }.
    [one] Das bringt { $monster-acc } bis auf einen Schritt an { $other-seat } heran.
   *[other] Das bringt { $monster-acc } bis auf { $steps } Schritte an { $other-seat } heran.
  }
labyrinthos-reason-hinder = { $actions ->
    [one] Das kostet { $other-seat } etwa eine Aktion mehr.
   *[other] Das kostet { $other-seat } etwa { $actions } Aktionen mehr.
  }
labyrinthos-reason-safe = Das bewahrt dich vor einer Wunde.
labyrinthos-reason-spoil = Das verdirbt { $other-seat } die Karte.
labyrinthos-reason-heal = Damit ist „{ $slot }“ wieder nutzbar.
labyrinthos-reason-rest = Nichts anderes, was du bezahlen kannst, bringt jetzt mehr.
labyrinthos-reason-hero = Alle Helden sind gleich gut: Nimm den, dessen Spezialaktion dir gefällt.
labyrinthos-reason-tokens = { $goal-id ->
    [hidden] Was du suchst, liegt noch verdeckt: { $feet } Füße zum Gehen und Erkunden, { $hands } Hände für alles andere.
   *[other] { $goal-first } ist etwa { $steps ->
      [one] eine Aktion
     *[other] { $steps } Aktionen
    } entfernt: { $feet } Füße für den Weg, { $hands } Hände für alles andere.
  }
labyrinthos-reason-discards = Du hast { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } auf der Hand; mit deinen Schlüsseln darfst du { $most } behalten und ziehst bis zu dieser Zahl nach.
labyrinthos-reason-keeps = { $cards ->
    [one] Deine Karte bleibt für einen besseren Augenblick auf der Hand.
   *[other] Deine { $cards } Karten bleiben für einen besseren Augenblick auf der Hand.
  }
labyrinthos-reason-wound = { $works-id ->
    [both] „{ $slot }“ fällt aus, aber Gehen und Erkunden bleiben dir.
    [move] „{ $slot }“ fällt aus, aber Gehen bleibt dir.
    [explore] „{ $slot }“ fällt aus, aber Erkunden bleibt dir.
   *[neither] Weder Gehen noch Erkunden ist dann nutzbar, wohin die Wunde auch kommt.
  }
labyrinthos-reason-covers = { $works-id ->
    [both] Der Schlüssel verdeckt „{ $slot }“: Gehen und Erkunden bleiben nutzbar.
    [move] Der Schlüssel verdeckt „{ $slot }“: Gehen bleibt nutzbar.
    [explore] Der Schlüssel verdeckt „{ $slot }“: Erkunden bleibt nutzbar.
   *[neither] Der Schlüssel verdeckt „{ $slot }“: Was verletzt ist, lässt sich heilen.
  }
labyrinthos-reason-target = { $most ->
    [true] Niemand sonst hat mehr Schlüssel als { $other-seat } ({ $keys }).
   *[false] { $other-seat } hat { $keys ->
      [one] einen Schlüssel
     *[other] { $keys } Schlüssel
    }.
  }
labyrinthos-reason-flees = Das bringt dich weg: { $monster-def } ist dann etwa { $steps ->
    [one] eine Aktion
   *[other] { $steps } Aktionen
  } von dir entfernt.
labyrinthos-reason-shortest = Keine andere Wahl lässt dir hier einen kürzeren Weg: etwa { $steps } Aktionen über alle Schlüssel, die du kennst, bis zur Pforte.
labyrinthos-reason-detour = Keine andere Wahl gibt { $other-seat } hier mehr zu tun.
labyrinthos-reason-standing = Danach fehlen dir etwa { $own ->
    [one] ein Marker
   *[other] { $own } Marker
  } bis zum Sieg und { $other-seat } etwa { $theirs }.

## Wie die Bots sind, hinter ihrem Namen

labyrinthos-bot-beginner = kennt den Weg zu den Schlüsseln und denkt an die Hälfte von dem nicht, was sie tun könnte
    .who = die Schildkröte
    .line = Kommt an. Niemand hat gesagt, wann.
labyrinthos-bot-novice = kennt den Weg zu den Schlüsseln und übersieht ein Drittel von dem, was es tun könnte
    .who = das Zicklein
    .line = Frisst erst und liest dann die Karte. Hat die Karte gefressen.
labyrinthos-bot-apprentice = kennt den Weg zu den Schlüsseln und übersieht hin und wieder etwas
    .who = der Hund
    .line = Wartet an der Pforte und holt alles, nur den Schlüssel nicht.
labyrinthos-bot-journeyman = sieht seine nächste Aktion gut und weiter nicht
    .who = der Faun
    .line = Spielt an jeder Kreuzung Flöte und biegt fröhlich falsch ab.
labyrinthos-bot-adept = entscheidet schnell: sieht, was gut ist, nicht, was am besten ist
    .who = die Gorgone
    .line = Ein Blick, und du weißt nicht mehr, wohin du wolltest.
labyrinthos-bot-expert = probiert alles in vielen Irrgärten durch und hält sich an Faustregeln
    .who = die Sphinx
    .line = Gibt dir ein Rätsel auf und zieht, während du nachdenkst.
labyrinthos-bot-master = plant eine ganze Runde und hetzt das Monster auf den, der vorn liegt
    .who = der Minotaurus
    .line = Ist hier aufgewachsen. Kennt jeden Ausgang und steht darin.

# What is remembered of many games: figures and trophies.

labyrinthos-trophy-hundred-keys = Schlüsselbund
    .how = Finde hundert Schlüssel
labyrinthos-trophy-unhurt = Unversehrt
    .how = Gewinn ohne eine Wunde
labyrinthos-trophy-mason = Baukunst
    .how = Setz fünfzig Mauern
labyrinthos-trophy-beast-master = Die Bestie gehorcht
    .how = Führ das Monster zu fünfundzwanzig Helden
labyrinthos-figure-journey = Längster Weg in einem Zug in Plättchen
labyrinthos-figure-keys = Meiste Schlüssel in einem Spiel
labyrinthos-figure-walls = Gesetzte Mauern
labyrinthos-figure-attacks = Helden, zu denen du das Monster geführt hast
## Rätsel

labyrinthos-puzzle-task = Du hast vier Schlüssel: Erreiche in diesem Zug die Pforte, ohne etwas dem Zufall zu überlassen.
labyrinthos-puzzle-answers = { $answers ->
    [one] Nur ein kurzer Weg führt hinaus.
   *[other] { $answers } kurze Wege führen hinaus; jeder Weg ohne Glück ist recht.
  }
labyrinthos-puzzle-missed = So kommst du in diesem Zug nicht sicher hinaus.

## Die Seite: das Ende

labyrinthos-page-figure = { $score ->
    [0] Nichts
    [one] Ein Schlüssel
   *[other] { $score } Schlüssel
  }; { $you ->
    [yes] du hast
   *[no] { $next } hat
  } { $their ->
    [0] keinen
   *[other] { $their }
  }.
labyrinthos-page-figure-1 = Du erkundest verdeckte Plättchen und nimmst dir einen Schlüssel jeder Farbe.
labyrinthos-page-figure-2 = Das Monster stürmt einen Gang entlang, bis es aufgehalten wird; wen es trifft, der wird verletzt.
