# King Arthur auf Deutsch.

# Die Optionen.
option-seals = Siegel
option-seals-about = Mit Siegeln bleiben besiegte Widersacher unter deinem Siegel liegen, bis ihre ganze Spalte besiegt ist.
option-seals-no = Grundspiel
option-seals-yes = Spiel mit Siegeln
option-first = Wer beginnt
option-first-about = Wer den ersten Zug macht; alle anderen folgen im Uhrzeigersinn.
option-first-random = Der Zufall entscheidet
option-first-1 = Platz 1
option-first-2 = Platz 2
option-first-3 = Platz 3
option-first-4 = Platz 4
option-first-5 = Platz 5
option-overpaying = Zu viel bezahlen
option-overpaying-about = Wann du einen Ritter zu viel bezahlen darfst: nur wenn keine Farbe auf deiner Hand genau aufgeht, oder immer wenn die Farbe, die bezahlt, nur Doppelkarten hat.
option-overpaying-when_necessary = Nur wenn nötig
option-overpaying-by_colour = Farbe für Farbe

# Titel der Karten.
card-red1 = Roter Ritter
card-red2 = Rote Ritter
card-orange1 = Oranger Ritter
card-orange2 = Orange Ritter
card-beige1 = Beiger Ritter
card-beige2 = Beige Ritter
card-merlin = Merlin
card-dark = Dunkle Macht
card-enemy = Feindlicher Ritter
card-monster = Monster
card-dragon = Drache
card-holy-grail = Heiliger Gral
card-mountain = Berg
card-excalibur = Excalibur
card-questing-beast = Questentier
card-fisher-king = Fischerkönig
card-royal-tournament = Königliches Turnier
card-robbers = Die Räuber
card-vikings = Die Wikinger
card-sea-monster = Seeungeheuer
card-saxons = Die Sachsen
card-king-mark = König Marke
card-green-knight = Grüner Ritter
card-gold-treasure = Goldschatz

# Was Abenteuer verlangen: Es steht auf der Karte.
needs-holy-grail = Widersacher jeder Art, zusammen 12.
needs-mountain = Widersacher jeder Art, zusammen 9.
needs-excalibur = Widersacher jeder Art, zusammen 5.
needs-questing-beast = Drachen, zusammen 8.
needs-fisher-king = Monster, zusammen 6.
needs-royal-tournament = Feindliche Ritter, zusammen 5.
needs-robbers = Zwei beliebige Widersacher.
needs-vikings = Vier beliebige Widersacher.
needs-sea-monster = Von jeder der vier Arten einer.
needs-saxons = Dunkle Mächte, zusammen 4.
needs-king-mark = Eine dunkle Macht, ein feindlicher Ritter und ein Monster.
needs-green-knight = Ein Widersacher ab 3 und ein anderer ab 4.
needs-gold-treasure = Zwei Widersacher ab 3, oder der Drache 5 allein.

# Mehr über eine Karte, für alle, die fragen.
about-single = Ein Ritter. Er kämpft neben Rittern seiner Farbe und neben Merlin. Von diesen Karten gibt es { $copies }.
about-double = Zwei Ritter auf einer Karte. Sie kämpfen neben Rittern ihrer Farbe und neben Merlin. Von diesen Karten gibt es { $copies }.
about-merlin = Ein Ritter jeder Farbe; Merlins dürfen auch unter sich kämpfen. Von diesen Karten gibt es { $copies }.
about-adversary = { $value ->
    [one] Ein Ritter besiegt
   *[other] { $value } Ritter einer Farbe besiegen
} diese Karte. Am Ende zählt sie auf deiner Hand { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}. { $copies ->
    [one] Es gibt eine solche Karte
   *[other] Es gibt { $copies } solche Karten
}. Die Anzahl jeder Art steht im Regelheft; die Werte haben wir gewählt.
about-points-public = Die Bedingung steht im Regelheft; die Punkte haben wir anderswo gefunden.
about-points-reconstructed = Die Bedingung steht im Regelheft; die Punkte haben wir gewählt.

# Zahlen auf Karten und Schilden.
strength = Stärke
value = Wert
points = Punkte
seal = einem Siegel
count-knights = Ritter auf der Hand
count-seals = Freie Siegel

# Teile des Tisches.
zone-hand = Deine Hand
zone-my-adventures = Deine Abenteuer
zone-seat-hand = { $who-is ->
    [you] Deine Hand
   *[other] { $who }: Hand
}
zone-seat-adversaries = { $who-is ->
    [you] Deine Widersacher
   *[other] { $who }: Widersacher
}
zone-seat-adventures = { $who-is ->
    [you] Deine Abenteuer
   *[other] { $who }: Abenteuer
}
zone-adversaries = Widersacher
zone-knights = Ritter
zone-knight-discard = Ablage
zone-adversary-discard = Abgegeben
zone-dark = Dunkle Mächte
zone-enemy = Feindliche Ritter
zone-monster = Monster
zone-dragon = Drachen
zone-adventures = Abenteuer, { $count } offen

# Wie weit die Partie ist.
heading = { $taken } von { $all } Abenteuern genommen
heading-last-turn = Letzter Zug, { $taken } von { $all } Abenteuern genommen

# Die Zugleiste.
stage-reveal = Aufdecken
stage-challenge = Herausfordern
stage-adventure = Abenteuer
stage-draw = Nachziehen

# Das Ergebnis.
standings = Ergebnis
standings-adventures = Abenteuer
standings-adversaries = Widersacher
standings-points = Punkte
standings-knights = Ritter
tally-adversaries = Widersacher auf der Hand
number = { $number }

# Karten und Zahlen in Sätzen. „the-…“ und „a-…“ stehen im Akkusativ, „with-…“ im Dativ.
adversary-title = { $kind ->
    [dark] Dunkle Macht
    [enemy] Feindlicher Ritter
    [monster] Monster
   *[dragon] Drache
} { $value }
adversary = { $kind ->
    [dark] dunkle Macht
    [enemy] feindlichen Ritter
    [monster] Monster
   *[dragon] Drachen
} { $value }
the-adversary = { $kind ->
    [dark] die
    [monster] das
   *[other] den
} { adversary }
spent-adversaries = { $count ->
    [one] { the-adversary }
   *[other] { $many } { $kind ->
        [dark] dunkle Mächte
        [enemy] feindliche Ritter
        [monster] Monster
       *[dragon] Drachen
    } { $value }
}
the-adventure = { $adventure ->
    [holy-grail] den Heiligen Gral
    [mountain] den Berg
    [excalibur] Excalibur
    [questing-beast] das Questentier
    [fisher-king] den Fischerkönig
    [royal-tournament] das Königliche Turnier
    [robbers] die Räuber
    [vikings] die Wikinger
    [sea-monster] das Seeungeheuer
    [saxons] die Sachsen
    [king-mark] König Marke
    [green-knight] den Grünen Ritter
   *[gold-treasure] den Goldschatz
}
colour = { $colour ->
    [red] Rot
    [orange] Orange
   *[beige] Beige
}
a-knight = { $size ->
    [merlin] Merlin
    [double] eine { $colour ->
        [red] rote
        [orange] orange
       *[beige] beige
    } Doppelkarte
   *[single] einen { $colour ->
        [red] roten
        [orange] orangen
       *[beige] beigen
    } Ritter
}
with-knights = { $size ->
    [merlin] { $count ->
        [one] Merlin
       *[other] { $many } Merlins
    }
   *[other] { $count ->
        [one] { $size ->
            [double] einer
           *[single] einem
        }
       *[other] { $many }
    } { $colour ->
        [red] roten
        [orange] orangen
       *[beige] beigen
    } { $size ->
        [double] { $count ->
            [one] Doppelkarte
           *[other] Doppelkarten
        }
       *[single] { $count ->
            [one] Ritter
           *[other] Rittern
        }
    }
}
in-words = { $number ->
    [0] keiner
    [1] einer
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $number }
}
how-many = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
who-has = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
}
knights-of-one-colour = { $cost ->
    [one] einen Ritter
   *[other] { $cost-in-words } Ritter einer Farbe
}
way = { $way ->
    [repeat] { " " }(wiederholte Herausforderung)
    [double] { " " }(doppelte Herausforderung)
   *[challenge] { "" }
}

# Was zu tun ist.
prompt-setup = Der Tisch wird gedeckt.
prompt-reveal = Decke Widersacher auf oder mach weiter.
prompt-challenge = Wähle einen Widersacher zum Herausfordern oder { $draws ->
    [2] zieh stattdessen zwei Ritter
   *[other] mach weiter
}.
prompt-adventure = Wähle ein Abenteuer oder { $draws ->
    [0] beende deinen Zug
    [1] zieh einen Ritter
   *[other] zieh stattdessen zwei Ritter
}.
prompt-draw = { $draws ->
    [2] Zieh bis zu zwei Ritter.
   *[1] { $drawn ->
        [0] Zieh einen Ritter oder beende deinen Zug.
       *[1] Zieh einen zweiten Ritter oder beende deinen Zug.
    }
}
prompt-end = Es ist nichts mehr zu tun: Beende deinen Zug.
prompt-pay-first = { adversary-title }{ way }: Bezahle { knights-of-one-colour }.
prompt-pay = { adversary-title }{ way }: { $paid-in-words } von { $cost-in-words } Rittern bezahlt. Lege { $cards } dazu.
prompt-spend = { $title }: { $needs } Gib { $cards } ab.
prompt-spend-total = { $title }: { $spent } von { $total } abgegeben. Gib noch { $cards } dazu.
prompt-won = { who-has } mit { number-of-points-dative } gewonnen.
prompt-shared = { victory-of }
wait-act = { $who-is ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
wait-reveal = { $who-is ->
    [you] Du deckst Widersacher auf.
   *[other] { $who } deckt Widersacher auf.
}
wait-pay = { $who-is ->
    [you] Du forderst
   *[other] { $who } fordert
} { the-adversary } heraus{ way }{ $cost ->
    [one] .
   *[other] : { $paid-in-words } von { $cost-in-words } Rittern bezahlt.
}
wait-spend = { $who-is ->
    [you] Du bezahlst
   *[other] { $who } bezahlt
} { the-adventure }.
wait-draw = { $who-is ->
    [you] Du ziehst einen Ritter.
   *[other] { $who } zieht einen Ritter.
}

# Was zur Wahl steht.
with-cost = mit { $cost ->
    [one] 1 Ritter
   *[other] { $cost } Rittern
}
choose-reveal = Widersacher aufdecken
choose-challenge = Herausfordern: { adversary-title } { with-cost }
choose-seal = Versiegeln: { adversary-title } { with-cost }
choose-repeat = Wiederholt herausfordern: { adversary-title } { with-cost }
choose-double = Doppelt herausfordern: { adversary-title } { with-cost }
choose-pay = Mit { $size ->
    [merlin] Merlin
    [double] einer { $colour ->
        [red] roten
        [orange] orangen
       *[beige] beigen
    } Doppelkarte
   *[single] einem { $colour ->
        [red] roten
        [orange] orangen
       *[beige] beigen
    } Ritter
} bezahlen
choose-adventure = Abenteuer: { $title } für { number-of-points }
choose-spend = Abgeben: { adversary-title }
choose-done = Der Drache 5 genügt
choose-draw = { $drawn ->
    [0] Einen Ritter ziehen
   *[1] Einen zweiten Ritter ziehen
}
choose-end = Zug beenden

# Das Protokoll.
too-much-paid = { $exact ->
    [yes] { "" }
   *[no] : { $paid } statt { $cost }, weil Doppelkarten allein keine ungerade Zahl ergeben
}
too-much-spent = { $excess ->
    [0] { "" }
   *[other] { " " }({ $excess } zu viel, weil es nicht genau aufging)
}
log-first = { $who-is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
log-laid-out = In der ersten Auslage liegt { $kind ->
    [dark] eine dunkle Macht
    [enemy] ein feindlicher Ritter
    [monster] ein Monster
   *[dragon] ein Drache
} { $value }.
log-laid-out-one = { $kind ->
    [dark] eine dunkle Macht
    [enemy] ein feindlicher Ritter
    [monster] ein Monster
   *[dragon] ein Drache
} { $value }
log-laid-out-several = In der ersten Auslage liegen { $items }.
log-column-full = Vier { $kind ->
    [dark] dunkle Mächte
    [enemy] feindliche Ritter
    [monster] Monster
   *[dragon] Drachen
} liegen aus: Es wird nicht weiter aufgedeckt.
log-supply-empty = Der Vorrat der Widersacher ist aufgebraucht.
log-turn = { $who-is ->
    [you] Dein Zug
   *[other] Zug von { $who }
}
log-revealed = { who-has } { $kind ->
    [dark] eine
    [monster] ein
   *[other] einen
} { adversary } aufgedeckt.
log-revealed-one = { $kind ->
    [dark] eine
    [monster] ein
   *[other] einen
} { adversary }
log-revealed-several = { who-has } { $count ->
    [one] einen Widersacher
   *[other] { how-many } Widersacher
} aufgedeckt: { $items }.
log-beaten = { who-has } { the-adversary } mit { $knights } besiegt{ too-much-paid }.
log-sealed = { who-has } { the-adversary } mit { $knights } versiegelt{ too-much-paid }.
log-repeated = { who-has } { the-adversary } in einer wiederholten Herausforderung mit { $knights } genommen{ too-much-paid }.
log-doubled = { who-has } { the-adversary } in einer doppelten Herausforderung mit { $knights } genommen{ too-much-paid }.
log-released = { who-has } { the-adversary } genommen: Die ganze Spalte war versiegelt.
log-layout-cleared = Kein Widersacher liegt mehr aus: Dies ist der letzte Zug.
log-adventure = { who-has } für { the-adventure } { $spent } abgegeben{ too-much-spent } und { number-of-points } gewonnen.
log-drew = { who-has } { a-knight } gezogen.
log-drew-one = { a-knight }
log-drew-several = { who-has } { $items } gezogen.
log-drew-unseen = { who-has } einen Ritter gezogen.
log-drew-unseen-several = { who-has } { $count ->
    [one] einen Ritter
   *[other] { how-many } Ritter
} gezogen.
log-shuffled = { $cards ->
    [one] Der eine abgelegte Ritter ist der neue Vorrat.
   *[other] Die { $cards } abgelegten Ritter wurden zu einem neuen Vorrat gemischt.
}
log-passed = { who-has } gepasst.
log-end-adventures = Nur noch ein Abenteuer ist übrig: Das Spiel ist aus.
log-end-adversaries = Kein Widersacher ist mehr da: Das Spiel ist aus.
log-end-idle = Zwei Runden lang hat sich nichts bewegt: Das Spiel ist aus.
log-scored = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $adventures } aus Abenteuern und { $adversaries } aus Widersachern auf der Hand.
log-won = { who-has } gewonnen.
log-won-by-knights = { who-has } gewonnen, mit mehr Rittern auf der Hand.
log-won-shared = { $who-is ->
    [you] Du teilst dir den Sieg mit anderen.
   *[other] { $who } teilt sich den Sieg mit anderen.
}

# Momente, die entscheiden.

beat-adventure = Ein Abenteuer
beat-won = Gewonnen
beat-paid = Abgegeben
beat-last-turn = Der letzte Zug
beat-dragon = Ein Kampf mit einem Drachen
beat-knights = Die Ritter
beat-beats = besiegt ihn
beat-cost = nötig: { $strength } oder mehr
beat-knight = { a-knight }

# Warum nicht.
no-passed = Dieser Teil deines Zuges ist vorbei.
no-second-reveal = Du hast in diesem Zug schon Widersacher aufgedeckt.
no-supply = Der Vorrat der Widersacher ist leer.
no-column-full = Eine Spalte hat schon vier Karten.
no-second-challenge = Du hast in diesem Zug schon einen Widersacher herausgefordert.
no-challenge-yet = Wähle zuerst einen Widersacher und bezahle dann.
no-such-target = { adversary-title } liegt nicht aus.
no-seals = Wiederholte und doppelte Herausforderungen gehören zum Spiel mit Siegeln.
no-own-seal = Du hast { the-adversary } schon versiegelt.
no-seal-of-yours = Du hast { the-adversary } nicht versiegelt.
no-foreign-seal = { who-has } { the-adversary } schon versiegelt.
no-free-seal = Du hast kein freies Siegel.
no-knights-enough = { $cost ->
    [one] Dafür braucht es einen Ritter, und du hast keinen.
   *[other] Dafür braucht es { $cost } Ritter einer Farbe; mit allen Merlins kommst du auf { $reach }.
}
no-colour-enough = Dafür braucht es { $cost ->
    [one] einen Ritter
   *[other] { $cost } Ritter einer Farbe
}; deine stärkste Farbe kommt mit Merlin auf { $reach }.
no-pay-first = Bezahle zuerst { the-adversary }.
no-such-knight = Du hast { $size ->
    [merlin] keinen Merlin
    [double] keine { $colour ->
        [red] rote
        [orange] orange
       *[beige] beige
    } Doppelkarte
   *[single] keinen { $colour ->
        [red] roten
        [orange] orangen
       *[beige] beigen
    } Ritter
} auf der Hand.
no-second-colour = Alle Ritter müssen von einer Farbe sein, und du hast mit { colour } begonnen.
no-colour-enough-here = Es braucht noch { $owed ->
    [one] einen Ritter
   *[other] { $owed } Ritter
}, und so viele hast du in { colour } nicht, auch nicht mit Merlin.
no-overpaying = Du kannst { $owed ->
    [one] den fehlenden Ritter
   *[other] die fehlenden { $owed } Ritter
} genau bezahlen, aber nicht mit dieser Karte.
no-second-adventure = Du hast in diesem Zug schon ein Abenteuer genommen.
no-adventure-yet = Wähle zuerst ein Abenteuer und gib dann Widersacher ab.
no-adventure-taken = { who-has } { the-adventure } schon genommen.
no-condition = So kannst du { the-adventure } nicht bezahlen. Auf der Karte steht: „{ $needs }“
no-spend-first = Bezahle zuerst { the-adventure }.
no-such-adversary = Du hast { the-adversary } nicht auf der Hand.
no-fit = { adversary-title } passt nicht. Auf der Karte steht: „{ $needs }“
no-overspending = Bezahle genau, wenn du kannst, und sonst mit keiner Karte zu viel: { $owed } { $owed ->
    [one] fehlt
   *[other] fehlen
} noch.
no-knights-left = Es ist kein Ritter mehr zu ziehen.

# Die Lektion. Eine Zeile ist ein Absatz.
lesson-welcome-title = Willkommen an Artus’ Tafel
lesson-welcome =
    Ich bin Merlin. Wir spielen deine erste Partie zusammen, und zu verlieren gibt es hier nichts.
    Es geht so: Mit Rittern besiegst du Widersacher, mit besiegten Widersachern bezahlst du Abenteuer, und Abenteuer bringen Punkte. Die meisten Punkte gewinnen.
lesson-foes-title = Die Widersacher
lesson-foes =
    In der Mitte liegen dunkle Mächte, feindliche Ritter, Monster und Drachen, jede Art in ihrer eigenen Spalte.
    Die Zahl auf einer Karte sagt, wie viele Ritter sie besiegen.
lesson-hand-title = Deine Ritter
lesson-hand =
    Diese vier sind dein Geheimnis: zwei rote Ritter, zwei beige Ritter auf einer Karte, und ich.
    Ritter gibt es in Rot, Orange und Beige. Ich gehöre zu jeder Farbe.
lesson-quests-title = Die Abenteuer
lesson-quests =
    Dreizehn Abenteuer liegen offen da, für alle. Unten links auf der Karte steht, was du abgibst, rechts, wie viele Punkte du bekommst.
    Verweile auf einer Karte, um mehr über sie zu lesen.
lesson-turn-title = Dein Zug
lesson-turn =
    Ein Zug hat vier Aktionen, immer in dieser Reihenfolge: aufdecken, herausfordern, Abenteuer, nachziehen. Lass weg, was du magst.
    Aufdecken geht jetzt nicht: Die dunklen Mächte sind zu viert, und mit vier Karten ist eine Spalte voll.
lesson-challenge-title = Fordere jemanden heraus
lesson-challenge =
    Deine zwei roten Ritter reichen genau für den feindlichen Ritter 2.
    Berühre ihn.
lesson-challenge-slip = Das ginge auch. Aber beginnen wir mit dem, was zwei rote Ritter können: Berühre den feindlichen Ritter mit der 2.
lesson-pay-title = Bezahle mit einer Farbe
lesson-pay =
    Zwei Ritter einer Farbe, nicht mehr und nicht weniger.
    Berühre den einen roten Ritter, dann den anderen.
lesson-pay-slip = Das ginge, aber später bin ich mehr wert, und das Paar auch. Bezahle mit den beiden roten Rittern.
lesson-draw-title = Zum Schluss nachziehen
lesson-draw =
    Der feindliche Ritter ist jetzt auf deiner Hand. Ein Abenteuer verlangt mehr als eine solche Karte, also geht es weiter.
    Zieh einen Ritter. Damit endet dein Zug.
lesson-draw-slip = Ein Zug ohne Nachziehen ist ein Ritter weniger auf deiner Hand. Zieh einen.
lesson-rival-title = Nun Morgan
lesson-rival =
    Sie macht dasselbe. Ihre Ritter siehst du nicht, aber du siehst, was sie nimmt.
lesson-double-title = Ein Paar ist zwei Ritter
lesson-double =
    Beige: eine Karte mit zwei Rittern und eine mit einem. Das sind drei, genug für den Drachen 3.
    Fordere ihn heraus und bezahle mit Beige: das Paar, dann den einzelnen Ritter.
lesson-double-slip = Der Drache 3 ist hier die Beute. Bezahle mit dem beigen Paar und dem beigen Ritter und behalte mich: Ich passe überall hin, also gib mich zuletzt her.
lesson-adventure-title = Dein erstes Abenteuer
lesson-adventure =
    Du hast eine 2 und eine 3. Die Räuber verlangen zwei beliebige Karten und bringen 6 Punkte. Excalibur verlangt genau 5 zusammen und bringt 8.
    Was du eben besiegt hast, zählt schon mit. Nimm Excalibur.
lesson-adventure-slip = Dieselben zwei Karten bringen mit Excalibur 8 Punkte. Nimm das Schwert.
lesson-spend-title = Gib sie ab
lesson-spend =
    Berühre die Karten, die dafür bezahlen: den feindlichen Ritter, dann den Drachen. Sie sind damit aus dem Spiel.
lesson-spend-slip = Den Regeln ist die Reihenfolge gleich. Hier geht der feindliche Ritter voran.
lesson-points-title = Acht Punkte
lesson-points =
    Excalibur liegt vor dir, und niemand kann es dir mehr nehmen.
    Zieh deinen Ritter.
lesson-points-slip = Gegen einen Ritter mehr spricht nichts. Zieh.
lesson-hurry-title = Andere sind auch schnell
lesson-hurry =
    Ein Abenteuer ist fort, sobald jemand es hat. Sieh zu, was Morgan nimmt.
lesson-two-title = Zu schwach? Zieh zwei
lesson-two =
    Die Räuber sind weg, und du hast nur mich und einen roten Ritter.
    Wenn du weder herausforderst noch ein Abenteuer nimmst, darfst du zwei Ritter ziehen. Tu das.
lesson-two-slip = Du darfst das, aber zwei Ritter sind jetzt besser: Zieh, und zieh noch einmal.
lesson-reveal-title = Decke auf
lesson-reveal =
    Keine Spalte hat mehr vier Karten. Also darfst du neue Widersacher aufdecken, einen nach dem anderen, bis wieder eine Spalte voll ist.
    Bedenke: Was du nicht herausforderst, können die anderen haben.
lesson-reveal-slip = Noch nicht. In Rot bist du stark, also lass uns sehen, was noch kommt: Decke zuerst auf.
lesson-merlin-title = Ich kämpfe mit
lesson-merlin =
    Ein Drache 4! Ein rotes Paar, ein roter Ritter und ich sind vier: Ich zähle als ein Ritter jeder Farbe.
    Fordere ihn heraus und schick uns los: erst das Paar, dann den Ritter, dann mich.
lesson-merlin-slip = Ein Drache 4 kommt selten, und du kannst ihn jetzt besiegen: das rote Paar, der rote Ritter und ich.
lesson-plan-title = Denk an den nächsten Schritt
lesson-plan =
    Der Grüne Ritter verlangt eine Karte ab 4 und eine andere ab 3 und bringt 12 Punkte. Die 4 hast du.
    Zieh nach und hoffe, dass niemand schneller ist.
lesson-plan-slip = Zuerst noch einen Ritter: Zieh nach.
lesson-offer-title = Was daliegt, ist für alle da
lesson-offer =
    Die Lücke eines besiegten Widersachers bleibt, bis jemand aufdeckt. Was du aufgedeckt hast, steht jetzt Morgan offen.
lesson-knights-title = Die fehlende Drei
lesson-knights =
    Du hast ein oranges Paar gezogen. Mit deinem orangen Ritter sind das drei.
    Besiege das Monster 3, mit dem Paar zuerst.
lesson-knights-slip = Eine 3 ist, was du brauchst, und das Monster 3 ist eine. Fordere es mit dem orangen Paar und dem orangen Ritter heraus.
lesson-green-title = Der Grüne Ritter
lesson-green =
    Nun hast du eine 4 und eine 3 auf der Hand. Nimm den Grünen Ritter und gib das Monster ab, dann den Drachen.
lesson-green-slip = Der Grüne Ritter bringt für diese beiden 12 Punkte. Das tut sonst nichts.
lesson-lead-title = Du liegst vorn
lesson-lead =
    Zwanzig Punkte aus zwei Abenteuern. Auch Widersacher auf der Hand zählen am Ende, jeder seinen Wert; Ritter zählen nichts.
    Zieh nach.
lesson-lead-slip = Ritter wirst du brauchen. Zieh einen.
lesson-over-title = Ein Ritter zu viel
lesson-over =
    Du musst genau bezahlen, wenn du kannst. Hast du nur Paare und die Zahl ist ungerade, darfst du einen zu viel bezahlen.
    So kann das beige Paar die dunkle Macht 1 besiegen. Ein Punkt ist ein Punkt.
lesson-over-slip = Versuch die dunkle Macht 1 mit dem beigen Paar, um zu sehen, wie das Überzahlen geht.
lesson-last-draw-title = Das war alles
lesson-last-draw =
    Jetzt kennst du jede Aktion, die es gibt. Zieh ein letztes Mal.
lesson-last-draw-slip = Zieh einen Ritter, und ich mache den Rest.
lesson-rest-title = Wie eine Partie endet
lesson-rest =
    Die Partie ist sofort vorbei, wenn das zwölfte Abenteuer genommen ist. Sie endet auch, wenn kein Widersacher mehr da ist: Der Zug, in dem der letzte genommen wurde, wird noch zu Ende gespielt.
    Ich spiele für euch beide weiter, und du siehst zu.
lesson-score-title = Es wird gezählt
lesson-score =
    Die Punkte deiner Abenteuer und die Werte der Widersacher auf deiner Hand. Gleichstand? Dann entscheiden mehr Ritter.
    Du hast gewonnen!
lesson-end-title = Dein eigener Tisch
lesson-end =
    Setz dich jetzt an eine richtige Partie. Um Rat darfst du jederzeit fragen, und jede Karte erklärt sich selbst.
    Wenn dir das Grundspiel leichtfällt, versuch es mit Siegeln.

tab-adversaries = Gegner
tab-adventures = Abenteuer
