# Die Zukunft von Camelot auf Deutsch.

# Die Möglichkeiten.
option-green = Grüner Raum
option-green-about = Das Trainingsgelände (A) mit seinen Dreierlinien oder der Turnierplatz (B) mit seinem Finale.
option-green-a = A: Trainingsgelände
option-green-b = B: Turnierplatz
option-green-random = Der Zufall entscheidet
option-red = Roter Raum
option-red-about = Die Tafelrunde (A) mit ihrer Mehrheit oder die Rebellion (B) mit ihren zwei Seiten.
option-red-a = A: Tafelrunde
option-red-b = B: Rebellion
option-red-random = Der Zufall entscheidet
option-blue = Blauer Raum
option-blue-about = Der Ballsaal (A) mit der Königin oder die Intrige (B) mit ihren Gruppen.
option-blue-a = A: Ballsaal
option-blue-b = B: Intrige
option-blue-random = Der Zufall entscheidet
option-yellow = Gelber Raum
option-yellow-about = Die Kapelle (A) mit ihrem schmalen Pfad oder die Bücherei (B) mit ihrem verzweigten.
option-yellow-a = A: Kapelle
option-yellow-b = B: Bücherei
option-yellow-random = Der Zufall entscheidet
option-heroes = Helden
option-heroes-about = Jede Farbe hat einen Helden mit zwei Fähigkeiten, jede für ein einziges Mal.
option-heroes-no = Ohne Helden
option-heroes-yes = Mit Helden
option-colours = Farben
option-colours-about = Alle wählen eine Farbe, und Karten bestimmen die erste Reihenfolge. In der Expertenvariante bestimmt die Wahl auch die Reihenfolge. Oder alle spielen die Farbe ihres Wappens.
option-colours-free = Gewählt
option-colours-chosen = Gewählt, mit Reihenfolge (Expertenvariante)
option-colours-shields = Wie die Wappen
option-bonuses = Boni
option-bonuses-about = Wie gedruckt wird ausgeführt, was ein Feld verlangt, und nur auf das verzichtet, was man darf. Oder auf jeden Bonus kann verzichtet werden.
option-bonuses-printed = Wie gedruckt
option-bonuses-declinable = Verzicht immer möglich
option-favour = Die Gunst der Königin
option-favour-about = Ob drei Herzen im Ballsaal das Feld der Königin für jeden späteren Ritter öffnen oder nur für den nächsten.
option-favour-lasting = Für jeden späteren Ritter
option-favour-next_knight = Nur für den nächsten Ritter, wie gedruckt

# Farben, Räume, Schilde.
colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[violet] Violett
}
Colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[violet] Violett
}
colour-points = { Colour } { $points }
plain-list = { $items }
for-colour = { $twin ->
    [yes] { " " }({ colour })
   *[no] { "" }
}
plan = { $plan ->
    [training] Trainingsgelände
    [tournament] Turnierplatz
    [round-table] Tafelrunde
    [rebellion] Rebellion
    [ballroom] Ballsaal
    [intrigue] Intrige
    [chapel] Kapelle
    [library] Bücherei
   *[secret] Geheimraum
}
room = { $room ->
    [green] grünen
    [red] roten
    [blue] blauen
    [yellow] gelben
   *[secret] geheimen
}
shield = { $shield ->
    [green] Grün
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [violet] Violett
   *[wild] bunt
}
a-shield = { $shield ->
    [green] ein grünes Schild
    [red] ein rotes Schild
    [blue] ein blaues Schild
    [yellow] ein gelbes Schild
    [violet] ein violettes Schild
   *[wild] ein buntes Schild
}
mission = Mission { $shields }
mission-special = Sondermission für { many-knights }
hero = { $hero ->
    [kay] Kay
    [lancelot] Lancelot
    [tristan] Tristan
    [parzival] Parzival
   *[mordred] Mordred
}
hero-ability = { $ability ->
    [kay-1] Ein Schild deiner Karte darf seinen Ritter in den roten Raum schicken.
    [kay-2] Nimm nach deiner Mission oder nach dem Zurückholen von Rittern eine weitere offene Mission weg.
    [tristan-1] Ein Schild deiner Karte darf seinen Ritter in den grünen Raum schicken.
    [tristan-2] Zwei deiner Ritter in diesem Zug in einen Raum gesetzt: 3 Punkte mehr.
    [parzival-1] Ein Schild deiner Karte darf seinen Ritter in den gelben Raum schicken.
    [parzival-2] Bekommst du in deinem Zug Gralsplättchen, sieh sie durch und wähle.
    [lancelot-1] Ein Schild deiner Karte darf seinen Ritter in den blauen Raum schicken.
    [lancelot-2] Ein blaues Schild deiner Karte darf seinen Ritter in einen anderen Raum des Schlosses schicken.
    [mordred-1] Nimm nach deiner Mission oder nach dem Zurückholen von Rittern eine offene Mission mit einem Schild weg.
   *[mordred-2] Zahle nach deiner Mission oder nach dem Zurückholen von Rittern 2 Punkte und setze den schwarzen Ritter ins Schloss.
}

# Felder.
field-training = Trainingsgelände, Feld { $number }
field-preliminary = Turnierplatz, Feld { $number } (Vorrunde { $heat })
field-final = Turnierplatz, Feld { $number } (Finale)
field-winner = Turnierplatz, Feld { $number } (Feld des Siegers)
field-seat = Tafelrunde, Platz { $number }
field-loyal = Rebellion, Feld { $number } (Königstreue)
field-rebel = Rebellion, Feld { $number } (Rebellen)
field-dancer = Ballsaal, Feld { $number }
field-queen = Ballsaal, Feld { $number } (bei der Königin)
field-intrigue = Intrige, Feld { $number }
field-chapel = Kapelle, Feld { $number } (Ebene { $level })
field-library = Bücherei, Feld { $number } (Ebene { $level })
field-secret = Geheimraum, Feld { $number }
field-number = { $number }
spot-number = Zahl { $number }
spot-number-inner = Zahl { $number }, innen
spot-order = Reihenfolgeleiste, Platz { $place }
spot-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
spot-camp = Hinterland, { colour }
spot-grail = { $tiles ->
    [0] keine Gralsplättchen mehr
    [one] 1 Gralsplättchen
   *[other] { $tiles } Gralsplättchen
}
print-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
print-hearts = { $count ->
    [one] ein Herz
   *[other] { $count } Herzen
}
print-tree = ein Baum
print-grail = { $count ->
    [one] ein Gralsplättchen
   *[other] { $count } Gralsplättchen
}
print-knight = ein zusätzlicher Ritter in den { room } Raum

# Figuren, Karten, Plättchen.
figure-knight = Ritter ({ Colour })
figure-neutral = Neutraler Ritter ({ Colour })
figure-black-knight = Der schwarze Ritter
figure-magician = Magier ({ Colour })
figure-marker = Zählfigur ({ Colour })
tile = { $part ->
    [foot] Gral: Fuß
    [stem] Gral: Stiel
    [bowl] Gral: Schale
   *[rim] Gral: Rand
}
merlin-tile = Merlin-Plättchen
tablet-loyal = Die Rittertafel zeigt Gold: Die Königstreuen liegen vorn
tablet-rebel = Die Rittertafel zeigt Grün: Die Rebellen liegen vorn
about-special = { $knights ->
    [one] Ein Ritter kommt
   *[other] { $knights } Ritter kommen
} sofort zurück hinter deinen Sichtschirm; { number-of-points }.
about-mission = { $copies ->
    [one] Diese Karte gibt es einmal
   *[other] Diese Karte gibt es { $copies }-mal
}. Die Größen der Missionen stehen in der Spielregel; die Farben haben wir gewählt.
points = Punkte
knights = Ritter
side = Seite

# Namensschilder.
count-home = Ritter hinter dem Sichtschirm
count-tiles = Gralsplättchen
count-merlins = Merlin-Plättchen
state-ready = bereit
state-predicted = sagt { $numbers } voraus
state-done = fertig
state-sent = { $knights } ausgesandt

# Teile des Tisches.
zone-castle = Camelot
zone-missions = Missionen
zone-stack = { $stack ->
    [one] 1er-Stapel
    [two] 2er-Stapel
    [three] 3er-Stapel
   *[key] Schlüssel
}
zone-merlin = Merlin-Plättchen
zone-screen = Dein Sichtschirm ({ Colour })
zone-seat-screen = { $who-is ->
    [you] Dein Sichtschirm ({ Colour })
   *[other] { $who }: Sichtschirm ({ Colour })
}

# Wie weit das Spiel ist.
heading = Runde { $round } von { $rounds }
heading-finale = Schlusswertung
heading-over = Das Ende
stage-preparation = Vorbereitung
stage-sending = Ritter aussenden
stage-predicting = Vorhersagen
stage-missions = Missionen erfüllen

# Das Ergebnis.
standings = Ergebnis
standings-merlin = Merlin
standings-knights = Ritter
standings-grail = Gral
standings-points = Punkte
standings-two = Von zwei Farben zählt die mit weniger Punkten.
tally-green = Grüner Raum
tally-red = Roter Raum
tally-blue = Blauer Raum
tally-yellow = Gelber Raum
tally-secret = Geheimraum
tally-special = Sondermissionen
tally-hero = Helden
tally-merlin = Merlin-Plättchen
tally-knights = Ritter hinter dem Sichtschirm
tally-grail = Gralsplättchen
feature-colour = Farbe
feature-hero = Held
feature-used = Genutzte Fähigkeiten
feature-red = Rot
feature-blue = Blau
feature-green = Grün
feature-yellow = Gelb
feature-violet = Violett
feature-kay = Kay (Rot)
feature-lancelot = Lancelot (Blau)
feature-tristan = Tristan (Grün)
feature-parzival = Parzival (Gelb)
feature-mordred = Mordred (Violett)
feature-unused = Keine
feature-used-once = Eine
feature-used-twice = Beide
feature-training = A: Trainingsgelände
feature-tournament = B: Turnierplatz
feature-round-table = A: Tafelrunde
feature-rebellion = B: Rebellion
feature-ballroom = A: Ballsaal
feature-intrigue = B: Intrige
feature-chapel = A: Kapelle
feature-library = B: Bücherei
number = { $number }
name-colour = { $who } ({ Colour })

# Was zu tun ist.
many-knights = { $knights ->
    [0] keinen Ritter
    [one] einen Ritter
    [2] zwei Ritter
    [3] drei Ritter
   *[other] { $knights } Ritter
}
who-has = { $who }{ for-colour } { $who-is ->
    [you] hast
   *[other] hat
}
prompt-setup = Das Schloss wird aufgebaut.
prompt-missions = Missionen werden aufgedeckt.
prompt-colour = Wähle eine Farbe.
prompt-colour-hero = Wähle eine Farbe und ihren Helden.
prompt-send = Wie viele Ritter sendest du aus{ for-colour }? { $home ->
    [0] Hinter deinem Sichtschirm ist keiner mehr.
    [one] Hinter deinem Sichtschirm ist noch einer.
   *[other] Hinter deinem Sichtschirm sind { $home }.
}
prompt-predict = Wie viele Ritter sind in allen Fäusten zusammen{ for-colour }? { $fist ->
    [0] Deine ist leer.
    [one] Du hältst einen.
   *[other] Du hältst { $fist }.
}
prompt-take = Wähle eine Mission für höchstens { $knights ->
    [one] einen Ritter
    [2] zwei Ritter
   *[other] drei Ritter
}{ for-colour }.
prompt-retrieve = Hole Ritter aus dem Hinterland zurück, jeder bringt ein Gralsplättchen{ for-colour }.
prompt-shield = Welches Schild ist als Nächstes dran: { $shields }{ for-colour }?
prompt-place = Setze einen Ritter ein: { $rooms }{ for-colour }.{ $row ->
    [0] { "" }
   *[other] { " " }Zeile { $row } ist offen.
}
prompt-place-black = Setze den schwarzen Ritter ein: { $rooms }.
prompt-place-magician = Der rote Raum gehört dir: Setze deinen Magier ein{ for-colour }, wenn du magst.
prompt-knight = Ein zusätzlicher Ritter { $may ->
    [yes] darf
   *[no] muss
} in diesen Raum{ for-colour }: { plan }. Woher kommt er?
prompt-tree = Ein Baum{ for-colour }: { $knights ->
    [0] ein Gralsplättchen ziehen
   *[other] einen Ritter zurücknehmen und ein Gralsplättchen ziehen
}?
prompt-line = Eine Linie aus drei Rittern{ for-colour }! Wähle einen Bonus.{ $lines ->
    [one] { "" }
   *[other] { " " }Es sind { $lines }.
}
prompt-withdraw = In der vollen Gruppe bist du nicht: Welcher deiner Ritter geht aus der Rebellion ins Hinterland{ for-colour }?
prompt-look = Soll Parzival die Gralsplättchen durchsehen?
prompt-part = Wähle ein Gralsplättchen.
prompt-after = Setze deinen Helden ein oder beende deinen Zug{ for-colour }.
prompt-won = { who-has } mit { number-of-points-dative } gewonnen.
prompt-won-tie = { who-has } mit { number-of-points-dative } gewonnen, weiter oben auf der Reihenfolgeleiste.
wait-for = Alle warten auf { $names-object }.
wait-predict = { $who-is ->
    [you] Dein Magier
   *[other] Der Magier von { $who }
}{ for-colour } sagt voraus.
wait-merlin = { $who }{ for-colour } { $who-is ->
    [you] nimmst
   *[other] nimmt
} ein Merlin-Plättchen.
wait-act = { $who-is ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
}{ for-colour }.

# Zur Wahl.
choose-colour = { Colour }
choose-colour-hero = { Colour }, mit { hero }
choose-send = Sende { many-knights } aus{ for-colour }
choose-predict = Sage { $number } voraus
choose-take = Nimm „{ $mission }“
choose-retrieve = { $knights ->
    [0] Lass sie dort
    [one] Hole einen Ritter zurück
   *[other] Hole { $knights } Ritter zurück
}
choose-shield = Schild: { $shield }
choose-redirect = { hero } lenkt ein Schild um: { $shield }
choose-place = Setze einen Ritter ein: { $field }
choose-place-black = Setze den schwarzen Ritter ein: { $field }
choose-place-magician = Setze den Magier ein: { $field }
choose-knight = { $source ->
    [hinterland] Ein Ritter aus dem Hinterland
   *[screen] Ein Ritter von hinter dem Sichtschirm
}
choose-tree = Nutze den Baum
choose-bonus = { $bonus ->
    [red] Ein zusätzlicher Ritter in den roten Raum
    [yellow] Ein zusätzlicher Ritter in den gelben Raum
    [tree] Ein Ritter zurück und ein Gralsplättchen
   *[points] { number-of-points }
}
choose-look = Sieh die Plättchen durch
choose-draw = Zieh wie üblich
choose-part = { $part ->
    [foot] Nimm einen Fuß
    [stem] Nimm einen Stiel
    [bowl] Nimm eine Schale
   *[rim] Nimm einen Rand
}
choose-discard = Nimm „{ $mission }“ weg
choose-black-knight = Der schwarze Ritter für { number-of-points }
choose-pair = { number-of-points } für zwei in einem Raum
choose-withdraw = Zieh zurück: { $field }
choose-decline = Verzichte
choose-end = Beende den Zug

# Das Protokoll.
log-side = Das Plättchen ist gefallen: { plan }.
log-colour-chosen = { $who } { $who-is ->
    [you] hast
   *[other] hat
} { Colour } gewählt.
log-colour = { $who } { $who-is ->
    [you] hast
   *[other] hat
} { Colour } und { hero } gewählt.
log-magician = { $who }{ for-colour } { $who-is ->
    [you] stehst
   *[other] steht
} auf Platz { $place } der Reihenfolgeleiste.
log-neutral = Neutrale Ritter ({ Colour }) stehen auf den markierten Feldern.
log-round = Runde { $round }
log-turn = { $who-is ->
    [you] Dein Zug
   *[other] Zug von { $who }
}{ for-colour }
log-finale = Schlusswertung
log-knocked = { who-has } geklopft: Die Wahl ist getroffen.
log-predicted = { who-has } insgesamt { $number } Ritter vorausgesagt.
log-opened = { who-has } { many-knights } ausgesandt.
log-counted = { $knights ->
    [0] Kein Ritter wurde ausgesandt.
    [one] Ein einziger Ritter wurde ausgesandt.
   *[other] { $knights } Ritter wurden ausgesandt.
}
log-mission-shown = Eine Mission liegt aus: „{ $mission }“.
log-mission-one = „{ $mission }“
log-missions-shown = Diese Missionen liegen aus: { $items }.
player-and-colour = { $who-subject } ({ Colour })
log-order-place = Nach den Voraussagen { $who-is ->
    [you] hast du
   *[other] hat { $who }
}{ for-colour } nun Platz { $place } der Reihenfolge.
log-ordered = Nach den Voraussagen gilt nun die Reihenfolge { $items }.
log-merlin = { who-has } ein Merlin-Plättchen genommen: { number-of-points }.
log-merlin-unseen = { who-has } ein Merlin-Plättchen genommen.
log-took = { who-has } „{ $mission }“ genommen.
log-special = { who-has } { number-of-points } bekommen und { many-knights } hinter den Sichtschirm zurückgenommen.
log-nothing-fits = { who-has } keine passende Mission gefunden und { many-knights } ins Hinterland geschickt.
log-retrieved = { who-has } { many-knights } aus dem Hinterland geholt.
log-rested = { who-has } niemanden ausgesandt und niemanden zurückzuholen.
log-redirected-blue = { who-has } mit Lancelot ein blaues Schild in einen anderen Raum umgelenkt.
log-redirected = { who-has } mit { hero } { $shield } umgelenkt.
with-points = { $points ->
    [0] { "" }
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}{ $bonus ->
    [tree] , ein Baum
    [grail] { $count ->
        [one] , ein Gralsplättchen
       *[other] , { $count } Gralsplättchen
    }
    [knight] , ein zusätzlicher Ritter
   *[none] { "" }
}
log-placed = { who-has } einen Ritter gesetzt: { $field }{ with-points }.
log-placed-extra = { who-has } einen zusätzlichen Ritter gesetzt: { $field }{ with-points }.
log-placed-black = { $who } { $who-is ->
    [you] hast
   *[other] hat
} den schwarzen Ritter gesetzt: { $field }{ with-points }.
log-placed-magician = { who-has } den Magier gesetzt: { $field }{ with-points }.
log-sent-back = { who-has } für { $shield } kein Feld gefunden, und der Ritter kam zurück.
log-tree = { who-has } unter dem Baum einen Ritter zurückgenommen.
log-tree-alone = { who-has } den Baum genutzt, aber kein Ritter war im Hinterland.
log-declined = { who-has } verzichtet: { $what ->
    [tree] der Baum bleibt ungenutzt
    [line] kein Bonus für die Linie
    [magician] der Magier bleibt stehen
   *[knight] kein zusätzlicher Ritter
}.
log-line = { who-has } eine Linie aus drei Rittern gebildet: { $bonus ->
    [red] ein zusätzlicher Ritter in den roten Raum
    [yellow] ein zusätzlicher Ritter in den gelben Raum
    [tree] ein Baum
   *[points] { number-of-points }
}.
log-champion = { who-has } in allen drei Vorrunden gekämpft: ein Turnierplättchen, { number-of-points }.
log-gate-final = Eine Fanfare: Das Finale ist eröffnet.
log-gate-winner = Eine Fanfare: Das Feld des Siegers ist offen.
log-tablet-loyal = Die Rittertafel wird golden: Die Königstreuen liegen vorn.
log-tablet-rebel = Die Rittertafel wird grün: Die Rebellen liegen vorn.
log-group = { who-has } das letzte Feld der Gruppe mit den Feldern { $fields } besetzt.
log-lost = { $who }{ for-colour } { $who-is ->
    [you] warst
   *[other] war
} nicht dabei und { $who-is ->
    [you] hast
   *[other] hat
} { number-of-points } verloren.
log-red-knight-lost = { who-has } einen Ritter des roten Raums ans Hinterland verloren: { $field }.
log-looked = { who-has } mit Parzival die Gralsplättchen durchgesehen.
tile-part = { $part ->
    [foot] einen Fuß
    [stem] einen Stiel
    [bowl] eine Schale
   *[rim] einen Rand
}
for-pair = { $cause ->
    [pair] {" "}für zwei Ritter im Hinterland
   *[play] { "" }
}
for-pairs = { $cause ->
    [pair] {" "}für Ritterpaare im Hinterland
   *[play] { "" }
}
log-tile = { who-has }{ for-pair } ein Gralsplättchen bekommen: { tile-part }.
log-tile-several = { who-has }{ for-pairs } { print-grail } bekommen: { $items }.
log-tile-unseen = { who-has }{ for-pair } ein Gralsplättchen bekommen.
log-tile-unseen-several = { who-has }{ for-pairs } { print-grail } bekommen.
log-discarded = { who-has } mit { hero } „{ $mission }“ weggenommen.
log-paired = { who-has } mit Tristan { number-of-points } für zwei Ritter in einem Raum bekommen.
log-black-knight = { who-has } mit Mordred { number-of-points } gezahlt und den schwarzen Ritter gerufen.
log-surplus = { who-has } { many-knights } zu viel ausgesandt und ins Hinterland geschickt.
log-round-over = Runde { $round } ist zu Ende.
log-ranked-winning = { $who }{ for-colour }: Platz { $rank } auf der Siegerseite der Rebellion, { number-of-points }.
log-ranked-losing = { $who }{ for-colour }: Platz { $rank } auf der Verliererseite der Rebellion, { number-of-points }.
log-ranked = { $who }{ for-colour }: Platz { $rank } im roten Raum, { number-of-points }.
log-neutral-ranked = Die neutrale Farbe ({ Colour }) hat Platz { $rank } im roten Raum; ihre Punkte verfallen.
log-absent = { who-has } niemanden im roten Raum{ $points ->
    [0] { "" }
   *[other] {" "}und { number-of-points } verloren
}.
log-merlins-revealed = { $who }{ for-colour }, hinter dem Sichtschirm: { $count ->
    [0] kein Merlin-Plättchen
    [one] ein Merlin-Plättchen, { number-of-points }
   *[other] { $count } Merlin-Plättchen, { number-of-points }
}.
log-knights-revealed = { $who }{ for-colour }, hinter dem Sichtschirm: { $count ->
    [0] kein Ritter
    [one] ein Ritter, { number-of-points }
   *[other] { $count } Ritter, { number-of-points }
}.
log-grail-revealed = { $who }{ for-colour }, hinter dem Sichtschirm: { $count ->
    [0] kein Gralsplättchen
    [one] ein Gralsplättchen, { number-of-points }
   *[other] { $count } Gralsplättchen, { number-of-points }
}.
log-no-secret = { who-has } niemanden im Geheimraum: { number-of-points } verloren.
log-total = { $who }{ for-colour }: { number-of-points } insgesamt.
log-dropped = { $who-is ->
    [you] Von deinen zwei Farben
   *[other] Von den zwei Farben von { $who }
} zählt nur die schwächere: { Colour } mit { number-of-points-dative } verfällt.
log-won = { who-has } gewonnen.
log-won-tie = { who-has } gewonnen: Der Magier steht weiter oben.

# Momente, die entscheiden.

beat-fists = Die Fäuste sind offen
beat-sent = Entsandte Ritter
beat-said = Vorhersagen
beat-order = Neue Reihenfolge
beat-place = { $place }. { $player }
beat-exact = sagte { $number }: genau
beat-lower = sagte { $number }: zu wenig
beat-higher = sagte { $number }: zu viel
beat-first = { $knights ->
    [0] Kein Ritter wurde entsandt:
    [one] Ein Ritter wurde entsandt:
   *[other] { $knights } Ritter wurden entsandt:
} { $who-is ->
    [you] Du{ for-colour } bist an der Spitze und bekommst ein Merlin-Plättchen.
   *[other] { $who }{ for-colour } ist an der Spitze und bekommt ein Merlin-Plättchen.
}
beat-round = Die Runde ist vorbei
beat-standings = Wie es steht

# Warum nicht.
no-colour-free = Diese Farbe spielt schon jemand.
no-other-colour = { Colour } ist jetzt nicht dran.
no-knights-enough = { $home ->
    [0] Hinter dem Sichtschirm ist keiner deiner Ritter.
    [one] Hinter dem Sichtschirm ist nur einer deiner Ritter.
   *[other] Hinter dem Sichtschirm sind nur { $home } deiner Ritter.
}
no-number = Auf der { $number } stehen schon zwei Magier.
no-mission-without-knights = Du hast keinen Ritter ausgesandt und kannst keine Mission erfüllen.
no-such-mission = „{ $mission }“ liegt nicht aus.
no-mission-too-large = „{ $mission }“ braucht { many-knights }, und du hast { $sent } ausgesandt.
no-mission-due = Du hast Ritter ausgesandt, also musst du eine Mission nehmen.
no-retrieval = { $knights ->
    [0] Keiner deiner Ritter ist im Hinterland.
    [one] Nur einer deiner Ritter ist im Hinterland.
   *[other] Höchstens zwei Ritter kommen zurück.
}
no-shield = Auf deiner Karte ist kein solches Schild mehr: { $shield }.
no-redirect = Dein Held kann dieses Schild jetzt nicht umlenken.
no-such-side = Diese Seite ist nicht im Spiel: { $field }.
no-room = Dorthin geht dieser Ritter nicht: { $room }.
no-taken = Dort steht schon jemand: { $field }.
no-training = Zuerst werden die unteren Zeilen voll.
no-gate = Die Fanfare ist noch nicht erklungen.
no-heat = Du hast keinen Ritter in der zugehörigen Vorrunde.
no-finalist = Du hast keinen Ritter im Finale.
no-topmost = Ein anderes Feld ist dran.
no-rebellion-first = Der allererste Ritter betritt die Rebellion am Eingang 1.
no-rebellion-entry = Dein erster Ritter betritt die Rebellion am nächsten freien Eingang.
no-rebellion = In der Rebellion geht es neben deinem letzten Ritter weiter.
no-queen = Drei Herzen führen zur Königin.
no-queen-any-more = Die Gunst der Königin galt nur für den Ritter davor: Für ihn allein haben drei Herzen ihr Feld geöffnet.
no-dance = Im Ballsaal wird das nächste freie Feld besetzt.
no-group = In dieser Gruppe bist du schon.
no-start = Beginne auf einem Startfeld.
no-path = Kein Pfeil von dir führt dorthin.
no-knight-hinterland = Keiner deiner Ritter ist im Hinterland.
no-knight-screen = Keiner deiner Ritter ist hinter dem Sichtschirm.
no-bonus = Dieser Bonus geht jetzt nicht.
no-part = So ein Plättchen ist nicht mehr da.
no-discard = „{ $mission }“ kann dein Held nicht wegnehmen.
no-black-knight = Der schwarze Ritter kann jetzt nicht eingesetzt werden.
no-pair = Du hast nicht zwei Ritter in einen Raum gesetzt.
no-look = Jetzt werden keine Gralsplättchen durchgesehen.
no-withdraw = Dort steht kein Ritter von dir: { $field }.
no-decline-command = Was dieses Feld zeigt, muss ausgeführt werden.
no-decline = Jetzt gibt es nichts anzunehmen oder auszuschlagen.
no-hero-now = Ein Held handelt im eigenen Zug, einmal, nach einer Mission oder nachdem Ritter zurückgeholt wurden.
no-now = Das gehört in eine andere Phase der Runde.

# Die Einführung. Eine Zeile ist ein Absatz.
lesson-welcome-title = Willkommen auf Camelot
lesson-welcome =
    Ich bin Merlin. Deine erste Partie spielen wir gemeinsam, und hier kann nichts verloren gehen.
    In sieben Runden sendest du Ritter in die Räume des Schlosses. Wer am besten vorhersieht, wie viele Ritter ihr alle aussendet, wählt zuerst.
lesson-castle-title = Das Schloss
lesson-castle =
    In der Mitte liegt der Thronsaal, in dem die Magier stehen, ringsum vier Räume mit eigenen Regeln. Gelbe Ritter gehören in dieser Partie niemandem und nehmen nur Platz weg.
    Unten liegt das Hinterland: Ritter, die ruhen, und die Gralsplättchen.
lesson-missions-title = Die Missionen
lesson-missions =
    Fünf Missionen liegen offen. Jedes Schild einer Karte schickt einen Ritter in den Raum seiner Farbe; ein buntes Schild führt in jeden Raum.
    Eine einzige Mission je Runde wird deine, und die besten sind schnell weg.
lesson-knights-title = Deine Ritter
lesson-knights =
    Elf Ritter warten hinter deinem Sichtschirm, zwei weitere ruhen im Hinterland.
    Ein Ritter, der nie ausgesandt wird, bringt am Ende 2 Punkte. Eine Mission sollte also mehr bringen.
lesson-send-title = In die Faust
lesson-send =
    Alle wählen heimlich, wie viele Ritter sie aussenden: keinen oder bis zu drei.
    Die Mission mit drei Schilden sieht gut aus. Sende drei Ritter aus.
lesson-send-slip = Mit weniger Rittern ist die Mission mit drei Schilden unerreichbar. Sende drei aus.
lesson-predict-title = Ein Blick in die Zukunft
lesson-predict =
    Nun raten die Magier, wie viele Ritter in allen Fäusten zusammen sind. Der unterste auf der Reihenfolgeleiste beginnt; Dinadan sagt 4.
    Drei hältst du selbst. In der ersten Runde bleiben viele zu Hause; stell deinen Magier also auf die 3.
lesson-predict-slip = Das kann sein. Aber ich habe so ein Gefühl, und meine Gefühle täuschen selten: 3.
lesson-order-title = Die Fäuste öffnen sich
lesson-order =
    Drei Ritter, alle von dir! Wer genau richtig liegt, kommt auf der Reihenfolgeleiste nach oben.
    Und der Erste bekommt eines meiner Plättchen. Was es wert ist, sieht sonst niemand.
lesson-take-title = Du wählst zuerst
lesson-take =
    Du hast drei Ritter ausgesandt und darfst jede Mission mit bis zu drei Schilden nehmen. Überzählige Ritter müssten ins Hinterland.
    Nimm die mit einem grünen, einem gelben und einem bunten Schild.
lesson-take-slip = Bei einer kleineren Mission blieben Ritter übrig. Nimm die mit drei Schilden.
lesson-shield-title = Schild für Schild
lesson-shield =
    In welcher Reihenfolge du die Schilde nutzt, bestimmst du.
    Beginne mit dem gelben.
lesson-shield-slip = Das ginge auch, aber was ich dir zeigen möchte, beginnt mit dem gelben Schild.
lesson-chapel-title = Die Kapelle
lesson-chapel =
    In der Kapelle führt ein Pfad nach oben. Dein erster Ritter kommt auf ein Feld der untersten Ebene; Punkte zählen sofort.
    Nimm das Feld ganz links: 2 Punkte.
lesson-chapel-slip = Auch ein anderes Feld der untersten Ebene ginge. Aber das ganz links bringt 2 Punkte und führt zu einem Gralsplättchen.
lesson-wild-title = Ein buntes Schild
lesson-wild =
    Dieses darf überallhin. Nutze es als Nächstes für einen zweiten Schritt in der Kapelle: Der Pfeil deines ersten Ritters führt zu einem Feld mit einem Gralsplättchen.
    Verschiedene Teile des Grals ergeben einen Satz, und ein ganzer Satz ist 10 Punkte wert.
lesson-wild-slip = Nutze das bunte Schild für das Feld der Kapelle, zu dem der Pfeil führt.
lesson-training-title = Das Trainingsgelände
lesson-training =
    Der grüne Raum füllt sich Zeile für Zeile von unten nach oben. Drei deiner Ritter in einer Linie bringen einen Bonus.
    Die Ecke ist 3 Punkte wert. Setze deinen Ritter dorthin.
lesson-training-slip = Die Ecke der untersten Zeile bringt mehr Punkte.
lesson-others-title = Und die anderen
lesson-others =
    Bors und Dinadan haben niemanden ausgesandt. Beide holen zwei Ritter aus dem Hinterland zurück, mit jedem kommt ein Gralsplättchen.
lesson-none-title = Eine Runde zu Hause
lesson-none =
    Auch du hast Ritter im Hinterland, und sie kommen nur zurück, wenn du niemanden aussendest.
    Tu das jetzt: Sende keinen aus.
lesson-none-slip = Ein andermal. Sende jetzt niemanden aus, damit deine zwei Ritter zurückkommen.
lesson-below-title = Lieber zu niedrig
lesson-below =
    Die anderen haben sich ausgeruht; diesmal werden sie viele senden. Ist keine Zahl genau richtig, kommt die nächstniedrigere nach oben, und höhere kommen zuletzt. Sag also lieber zu wenig.
    Bors sagt 7, Dinadan 6. Sag 5.
lesson-below-slip = Sag 5: knapp unter den beiden anderen.
lesson-retrieve-title = Wieder daheim
lesson-retrieve =
    Es waren sechs. Dinadan hat zuerst gewählt, dann bist du an der Reihe.
    Hol beide Ritter zurück. Mit jedem kommt ein Gralsplättchen.
lesson-retrieve-slip = Nichts spricht gegen den zweiten: Hol beide zurück.
lesson-again-title = Nun weißt du, wie es geht
lesson-again =
    Eine neue Runde mit neuen Missionen. Du bist wieder stark, und eine Mission hat drei Schilde.
    Wählen andere vor dir, kann sie weg sein. Sende trotzdem drei aus.
lesson-again-slip = Nur Mut: Sende drei aus.
lesson-exact-title = Wer bleibt zu Hause?
lesson-exact =
    Bors hat in der letzten Runde mitgemacht und hofft jetzt auf wenig; er sagt 4. Du hältst drei.
    Sag 5.
lesson-exact-slip = Zwei mehr als deine drei, meine ich: 5.
lesson-three-title = Wieder richtig
lesson-three =
    Fünf sind es, und du wählst zuerst. Noch eines meiner Plättchen gehört dir.
    Nimm die Mission in Grün, Rot und Gelb.
lesson-three-slip = Die Mission mit drei Schilden bringt am meisten.
lesson-table-title = Die Tafelrunde
lesson-table =
    Der rote Raum bringt jetzt nichts, am Ende aber viel: Wer dort die meisten Ritter hat, bekommt die meisten Punkte; wer keinen hat, verliert welche.
    Nutze das rote Schild und setze einen Ritter auf einen freien Platz. Alle sind gleich; wir nehmen den neunten.
lesson-table-slip = Alle Plätze sind gleich, aber lass uns beisammenbleiben: zuerst das rote Schild, dann der neunte Platz.
lesson-path-title = Weiter in der Kapelle
lesson-path =
    Je höher, desto besser: Das nächste Feld auf deinem Pfad bringt 4 Punkte.
    Nutze das gelbe Schild.
lesson-path-slip = Dein Pfad geht in der Kapelle weiter: das gelbe Schild, dann das Feld über deinem letzten Ritter.
lesson-last-title = Denk an die Linie
lesson-last =
    Der letzte Ritter geht auf das Trainingsgelände. Deine Ritter nebeneinander, gerade oder schräg, können eine Linie werden.
    Setze ihn in die dritte Spalte.
lesson-last-slip = In der untersten Zeile ist nicht mehr viel Platz: die dritte Spalte.
lesson-rest-title = Bis zum Ende
lesson-rest =
    Du weißt genug, um allein zu spielen. Ich zeige dir, wie die Partie weitergeht: Nach der siebten Runde wird der rote Raum gewertet, dann meine Plättchen, Ritter hinter dem Sichtschirm und der Gral.
    Die Räume haben andere Seiten, und auch Helden warten. Aber spiel zuerst eine eigene Partie!

# Auf dem Plan gedruckt.
hinterland = Hinterland
line-choose-one = wähle eins:
queen-needs = drei Herzen
queen-leads = führen zur Königin
rebellion-absent = abwesend 0
rebellion-loyal = treu
rebellion-rebels = Rebellen
rebellion-lead = Rebellen vorn
room-blue-a = Ballsaal
room-blue-b = Intrige
room-green-a = Trainingsgelände
room-green-b = Turnierplatz
room-red-a = Die Tafelrunde
room-red-b = Rebellion
room-violet = Geheimraum
room-yellow-a = Kapelle
room-yellow-b = Bücherei
secret-absent = abwesend
secret-closed = öffnet für fünf
tournament-tile = je ein Ritter in I, II, III
rank-1 = 1.
rank-2 = 2.
rank-3 = 3.
rank-4 = 4.
rank-5 = 5.
rank-none = ohne
