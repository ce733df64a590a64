# Quest for the Ring auf Deutsch.

# Die Optionen.
option-knights = Ritter
option-knights-about = Wie viele Ritter jeder führt. Mit je einem spielen drei bis sechs, mit je zweien zwei. Das Spiel zu zweit ist von uns.
option-knights-one = Je einer, für drei bis sechs
option-knights-two = Je zwei, für zwei
option-first = Wer beginnt
option-first-about = Wer den ersten Zug hat; die anderen folgen im Uhrzeigersinn.
option-first-random = Der Zufall entscheidet
option-first-1 = Platz 1
option-first-2 = Platz 2
option-first-3 = Platz 3
option-first-4 = Platz 4
option-first-5 = Platz 5
option-first-6 = Platz 6
option-dragons = Drachen und der Ring
option-dragons-about = Niemand darf den Ring einschließen. Hier steht, ob ein Weg über das Feld eines Drachen als Weg zu ihm zählt.
option-dragons-barriers = Ein Drache versperrt den Weg
option-dragons-passages = Ein Drache lässt sich besiegen, wie gedruckt
option-extra = Der Extrazug
option-extra-about = Wie weit ein Ritter im Extrazug reitet, den ihm ein besiegter Drache bringt.
option-extra-up_to_two = Ein oder zwei Felder wie in jedem Zug
option-extra-two = Zwei Felder, wie gedruckt

# Figuren und Steine.
piece-knight = { $who-is ->
    [you] Dein Ritter
   *[other] Ritter von { $who }
}
piece-ring = Der Ring
mark-ring = dem Ring
mark-coat = einem Mantel der Vergessenen
piece-obstacle = Hindernis
piece-dragon = Drache
piece-die = Würfel
piece-seal = Siegel von { state }
about-dragon-card = { $copies ->
    [one] Eine solche Karte ist
   *[other] { $copies } solche Karten sind
} unter den 24.
talismans = Talismane
strength = Stärke
die-shows = zeigt
seals-left = übrig

# Felder und Länder.
space = { $at }
state = { $state ->
    [tirad] Tirad
    [urgad] Urgad
    [galad] Galad
    [elgad] Elgad
   *[centre] der Mitte
}
symbol = { $kind ->
    [dragon] Drache
    [magic] Magischer Stein
    [sword] Schwertstein
    [city] Stadt von { state }
   *[crystal] Kristallkugel
}
# Im Dativ.
where = { $kind ->
    [black] { $at }
    [white] { $at } in der Mitte
    [city] der Stadt von { state }
    [dragon] dem Drachen auf { $at }
    [magic] dem Magischen Stein auf { $at }
    [sword] dem Schwertstein auf { $at }
   *[crystal] der Kristallkugel auf { $at }
}
at-where = { $kind ->
    [city] in { where }
   *[other] auf { where }
}
from-where = { $kind ->
    [dragon] vom Drachen auf { $at }
    [magic] vom Magischen Stein auf { $at }
    [sword] vom Schwertstein auf { $at }
   *[other] von { where }
}
about-space = { $kind ->
    [dragon] Wer hier anhält, kämpft mit dem Drachen; vorbei kommt man nicht.
    [magic] Wer hier anhält, bringt ein Hindernis ins Spiel.
    [sword] Wer hier anhält, darf ein Hindernis versetzen.
    [city] Mit dem Ring bringt sie ein Siegel und zwei Talismane, ohne ihn einen Talisman. Hier wird niemand angegriffen.
    [crystal] Ein Startplatz; später ein gewöhnliches Feld ohne Hindernisse.
   *[white] Auf die weißen Felder werden Ritter verbannt.
}

# Zahlen auf den Schildern, und wo Ritter sind.
count-talismans = Talismane
count-seals = Siegel
plate-place = { $kind ->
    [white] in der Mitte
    [city] in der Stadt von { state }
   *[other] auf { $at } in { state }
}
plate-places = { $places }
plate-ring = trägt den Ring
plate-coat = unter einem Mantel

# Teile des Tisches.
zone-map = Karte
zone-seals = { $who-is ->
    [you] Deine Siegel
   *[other] { $who }: Siegel
}
zone-my-seals = Deine Siegel
zone-fight = Drachenkampf auf { $at }
zone-pile = Drachenkarten
zone-discard = Aufgedeckte Karten
zone-stock = Hindernisse
zone-seals-ready = Siegel der Städte

# Der Kampf.
die-of = { $who-is ->
    [you] dein Würfel
   *[other] Würfel von { $who }
}
needed = { $strength } oder mehr besiegt ihn
fight-open = Gleich fällt der Würfel.
fight-won = { $who-is ->
    [you] Du hast gewonnen: sofort noch ein Zug. Hindernisse, Ritter und Drachen halten dich nicht auf.
   *[other] { $who } hat gewonnen und reitet sofort weiter.
}
fight-lost = { $who-is ->
    [you] Du hast verloren: einen Talisman und deinen nächsten Zug.
   *[other] { $who } hat verloren: einen Talisman und den nächsten Zug.
}

# Wie weit die Partie ist.
heading = Runde { $round }, { $obstacles ->
    [0] alle Hindernisse im Spiel
    [one] noch 1 Hindernis
   *[other] noch { $obstacles } Hindernisse
}
heading-extra = Runde { $round }, { $who-is ->
    [you] dein Extrazug
   *[other] Extrazug von { $who }
}
heading-idle = Runde { $round }: Das Spiel endet { $left ->
    [0] mit dieser Runde
    [one] nach einer weiteren Runde
   *[other] in { $left } Runden
}, wenn niemand ein Siegel gewinnt

# Die Zugleiste.
stage-ride = Reiten
stage-space = Was das Feld bringt

# Das Ergebnis.
standings = Ergebnis
standings-seals = Siegel
standings-talismans = Talismane
number = { $number }

# Was Berichte zählen.
tally-turns = Züge
tally-seals = Gewonnene Siegel
tally-deliveries = Ablieferungen ohne neues Siegel
tally-found = Ring gefunden
tally-robbed = Angriffe, die den Ring brachten
tally-attacks = Andere Angriffe
tally-conquered = Gewonnene Drachenkämpfe
tally-defeated = Verlorene Drachenkämpfe
tally-obstacles = Hindernisse ins Spiel gebracht
tally-obstacles-moved = Hindernisse versetzt
tally-blocked = Züge ohne erlaubten Schritt
tally-coats = Unter dem Mantel versäumte Züge

# Was zu tun ist.
who-has = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
}
goal-ring = Der Ring liegt auf { $at }.
goal-bearer = { $who-is ->
    [you] Dein anderer Ritter trägt den Ring.
   *[other] { $who } trägt den Ring.
}
prompt-first = Der Zufall entscheidet, wer beginnt.
prompt-move = Reite ein oder zwei Felder weit { from-where }. { $goal }
prompt-bear = Du trägst den Ring: Reite ein oder zwei Felder weit { from-where }, an allem vorbei.
prompt-extra = Noch ein Zug: Reite ein oder zwei Felder weit { from-where }, an allem vorbei.
prompt-extra-two = Noch ein Zug: Reite zwei Felder weit { from-where }, an allem vorbei.
prompt-midway = Bleib { at-where } stehen oder reite ein Feld weiter.
prompt-go-on = Du kannst { at-where } nicht stehen bleiben: Reite ein Feld weiter.
prompt-banish = { $who-is ->
    [you] Verbanne deinen Ritter auf ein weißes Feld.
   *[other] Verbanne { $who } auf ein weißes Feld, am besten weit weg.
}
prompt-obstacle = Bring ein Hindernis ins Spiel, auf irgendein freies schwarzes oder weißes Feld.
prompt-sword = Nimm ein Hindernis auf, um es zu versetzen, oder lass alle stehen.
prompt-lay = Stelle das Hindernis von { $at } auf ein anderes freies schwarzes oder weißes Feld.
prompt-ring = { $kind ->
    [city] Du bringst den Ring nach { state }. Lege ihn in einem anderen Land ab.
   *[other] Du verlierst den Ring. Lege ihn in einem anderen Land ab.
}
prompt-card = { $who-is ->
    [you] Du stehst vor dem Drachen: Seine Karte wird aufgedeckt.
   *[other] { $who } steht vor dem Drachen: Seine Karte wird aufgedeckt.
}
prompt-die = { $who-is ->
    [you] Du würfelst: { $strength } oder mehr besiegt den Drachen.
   *[other] { $who } würfelt: { $strength } oder mehr besiegt den Drachen.
}
prompt-won = { who-has } { $seals ->
    [0] ohne Siegel
    [one] mit einem Siegel
    [2] mit zwei Siegeln
   *[other] mit drei Siegeln
} gewonnen.
prompt-shared = { victory-of }
wait-move = { $who-is ->
    [you] Du reitest { from-where } los.
   *[other] { $who } reitet { from-where } los.
}
wait-banish = { $who-is ->
    [you] Du verbannst einen Ritter.
   *[other] { $who } verbannt einen Ritter.
}
wait-obstacle = { $who-is ->
    [you] Du bringst ein Hindernis ins Spiel.
   *[other] { $who } bringt ein Hindernis ins Spiel.
}
wait-sword = { $who-is ->
    [you] Du darfst ein Hindernis versetzen.
   *[other] { $who } darf ein Hindernis versetzen.
}
wait-ring = { $who-is ->
    [you] Du legst den Ring ab.
   *[other] { $who } legt den Ring ab.
}

# Möglichkeiten.
choose-step = Reite nach { $kind ->
    [black] { $at }
    [white] { $at }
    [city] { state } in die Stadt
    [dragon] { $at } zum Drachen
    [magic] { $at } zum Magischen Stein
    [sword] { $at } zum Schwertstein
   *[crystal] { $at } zur Kristallkugel
}
choose-step-ring = Reite nach { $at } und nimm den Ring
choose-step-obstacle = Reite am Hindernis auf { $at } vorbei
choose-step-knight = Reite nach { $at } zu { $who-is ->
    [you] deinem anderen Ritter
   *[other] { $who }
}
choose-stop = Bleib { at-where }
choose-banish = Verbanne nach { $at }
choose-obstacle = Hindernis auf { $at }
choose-lift = Nimm das Hindernis auf { $at } auf
choose-lay = Stelle es auf { $at }
choose-leave = Lass alle Hindernisse stehen
choose-ring = Lege den Ring auf { $at } in { state }

# Das Protokoll.
who-rode = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
}
log-first = { $who-is ->
    [you] Du beginnst
   *[other] { $who } beginnt
}. Alle Ritter stehen auf G06 in Galad, und der Ring liegt auf T06 in Tirad.
log-turn = { $who-is ->
    [you] Dein Zug
   *[other] Zug von { $who }
}
on-symbol = { $kind ->
    [black] { "" }
    [white] { "" }
   *[other] { " " }({ symbol })
}
log-rode = { who-rode } { $from }–{ $at }{ on-symbol } geritten.
log-rode-via = { who-rode } { $from }–{ $via }–{ $at }{ on-symbol } geritten.
log-found = { who-has } auf { $at } den Ring gefunden.
log-attacked = { who-has } für einen Talisman { $victim-object } auf { $at } angegriffen.
log-robbed = { who-has } für einen Talisman { $victim-object } auf { $at } angegriffen und den Ring genommen.
log-banished = { who-has } { $victim-object } nach { $at } verbannt.
log-conquered = { who-has } mit einer { $die } einen Drachen der Stärke { $strength } besiegt: noch ein Zug.
log-defeated = { who-has } mit einer { $die } gegen einen Drachen der Stärke { $strength } verloren: einen Talisman und den nächsten Zug.
log-defeated-ring = { who-has } mit einer { $die } gegen einen Drachen der Stärke { $strength } verloren: den Ring, einen Talisman und den nächsten Zug.
log-shuffled = Die Drachenkarten wurden neu gemischt.
log-seal = { who-has } den Ring nach { state } gebracht und { $won ->
    [one] das Siegel
   *[other] { $won } Siegel
} gewonnen: { $seals } von 3.
log-delivered = { who-has } den Ring noch einmal nach { state } gebracht; ein zweites Siegel gibt es nicht.
log-refreshed = { who-has } { $talismans ->
    [one] einen Talisman
   *[other] { $talismans } Talismane
} erhalten.
log-ring-laid = { who-has } den Ring auf { $at } in { state } gelegt.
log-obstacle = { who-has } ein Hindernis auf { $at } gestellt.
log-obstacle-moved = { who-has } das Hindernis von { $from } nach { $at } versetzt.
log-obstacles-left = { who-has } alle Hindernisse stehen lassen.
log-coat-off = { who-has } auf { $at } den Mantel abgelegt.
log-blocked = { $who } { $who-is ->
    [you] kannst
   *[other] kann
} von { $at } nicht weiterziehen.
log-end-seals = Drei verschiedene Siegel: Das Spiel ist zu Ende.
log-end-idle = Fünfzig Runden lang hat niemand ein Siegel gewonnen: Das Spiel ist zu Ende.
log-scored = { $who }: { $seals } Siegel, { $talismans ->
    [one] 1 Talisman
   *[other] { $talismans } Talismane
}.
log-won = { who-has } gewonnen.

# Momente, die entscheiden.

beat-dragon = Ein Drachenkampf
beat-fight = Karte und Würfel
beat-robbed = Der Ring wechselt den Besitzer
beat-attack = Der Angriff
beat-seal = Ein Siegel ist gewonnen
beat-seal-won = Das Siegel

# Warum nicht.
no-line = Keine Linie führt nach { $at }.
no-back = Ein Zug endet nicht, wo er begann.
no-stop-yet = Du musst mindestens ein Feld weit reiten.
no-stop-in-extra = Der Extrazug geht zwei Felder weit: Reite ein Feld weiter.
no-short-extra = Der Extrazug geht zwei Felder weit, und { from-where } kannst du nicht weiterreiten.
no-way-on = Du kannst { at-where } nicht stehen bleiben und von dort nicht weiterreiten.
no-obstacle-end = Auf { $at } steht ein Hindernis: Dort endet kein Zug.
no-talisman-dragon = Ohne Talisman kannst du nicht gegen den Drachen auf { $at } antreten.
no-talisman-attack = Ohne Talisman kannst du den Ritter auf { $at } nicht angreifen.
no-second-talisman = Auf { $at } bräuchtest du einen zweiten Talisman für den Drachen.
no-crowd = Auf { $at } stehen mehrere Ritter: Dort kann niemand anhalten.
no-own-knight = Auf { $at } steht dein anderer Ritter.
no-white-free = Kein weißes Feld ist frei, also kann niemand verbannt werden.
no-free-space = { $at } ist nicht frei.
no-white-space = { $at } ist kein weißes Feld der Mitte.
no-obstacle-on-symbol = Kein Hindernis darf { at-where } stehen.
no-obstacle-on-ring = Kein Hindernis darf den Ring bedecken.
no-hemming-in = Ein Hindernis auf { $at } würde den Ring einschließen.
no-same-space = Von dort kommt das Hindernis; stelle es anderswohin.
no-obstacle-there = Auf { $at } steht kein Hindernis.
no-other-place = Das Hindernis auf { $at } ließe sich nirgends sonst hinstellen.
no-ring-in-centre = Der Ring wird in einem Land abgelegt, nicht in der Mitte.
no-ring-on-symbol = Auf ein Symbol wird der Ring nicht gelegt: { symbol }.
no-ring-same-state = Der Ring muss in ein anderes Land als { state }.
no-ring-out-of-reach = Auf { $at } wäre der Ring nicht zu erreichen.
no-ride-first = Erst wird geritten.
no-banish-first = Erst verbannst du den Ritter.
no-obstacle-first = Erst bringst du ein Hindernis ins Spiel.
no-sword-first = Erst entscheidest du, ob ein Hindernis versetzt wird.
no-ring-first = Erst legst du den Ring ab.

# Die Schrift auf der Karte.
land-tirad = Tirad
land-urgad = Urgad
land-galad = Galad
land-elgad = Elgad

# Die Lektion.
lesson-welcome-title = Willkommen zur Suche
lesson-welcome =
    Ich bin Merlin. Wir reiten deine erste Suche zusammen, und verlieren kannst du hier nichts.
    Irgendwo liegt ein Zauberring. Wer ihn in drei verschiedene Städte bringt, gewinnt; für jede Stadt gibt es ein Siegel.
lesson-map-title = Vier Länder
lesson-map =
    Tirad, Urgad, Galad und Elgad liegen um eine weiße Mitte. Jedes hat eine Stadt, drei Drachen, zwei magische Steine und einen Schwertstein.
    Die Linien sind die Wege. Du kannst die Karte verschieben und vergrößern; jedes Feld sagt, was es ist.
lesson-knight-title = Dein Ritter
lesson-knight =
    Das bist du. Alle beginnen auf der Kristallkugel in Galad, mit drei Talismanen: So viel kosten Angriffe und verlorene Kämpfe.
lesson-ring-title = Der Ring
lesson-ring =
    Er liegt zu Beginn auf der anderen Kristallkugel, weit im Norden, in Tirad. Wer auf sein Feld kommt, trägt ihn.
lesson-ride-title = Ein oder zwei Felder
lesson-ride =
    Ein Zug geht ein oder zwei Felder weit, den Linien nach, in jede Richtung. Gewürfelt wird nicht.
    Reite nach Nordwesten: erst nach G12, dann weiter nach E25.
lesson-ride-slip = Auch das ist ein Weg. Für diese Lektion reite nach G12 und dann nach E25.
lesson-others-title = Ein Drache gewinnt
lesson-others =
    Jetzt reiten Morgan und Kay. Kay hält auf einem Drachen, also muss er kämpfen: Eine Karte zeigt die Stärke des Drachen, dann fällt der Würfel.
    Zwei gegen fünf reicht nicht. Er verliert einen Talisman, trägt einen Mantel der Vergessenen und setzt einmal aus.
lesson-stone-title = Ein magischer Stein
lesson-stone =
    Symbole wirken nur auf den, der dort hält. Ein magischer Stein liegt einen Schritt vor dir, auf E21.
    Reite dorthin und halte an.
lesson-stone-slip = Reite zum magischen Stein auf E21 und halte dort an.
lesson-obstacle-title = In den Weg gestellt
lesson-obstacle =
    Ein magischer Stein bringt ein Hindernis ins Spiel, auf ein beliebiges freies schwarzes oder weißes Feld. Vorbei kommt nur, wer den Ring trägt oder gerade einen Drachen besiegt hat.
    Morgan ist auf dem kurzen Weg nach Norden. Stell es auf G17.
lesson-obstacle-slip = Dort würde es wenig nützen. Stell das Hindernis auf G17, gleich vor Morgan.
lesson-dragon-title = Dein Drache
lesson-dragon =
    An einem Drachen kommt man nicht vorbei, aber wer ihn besiegt, ist sofort noch einmal am Zug. Die meisten haben die Stärke 3 oder 4.
    Nur Mut: Reite nach E22.
lesson-dragon-slip = Vorsicht ist recht. Diesmal aber reite zum Drachen auf E22.
lesson-conquered-title = Besiegt
lesson-conquered =
    Fünf gegen drei! Zwei weitere Felder gehören dir, und in diesem Zug hält dich nichts auf.
    Reite über E27 nach W08.
lesson-conquered-slip = Nutze die beiden Felder nach Norden: E27, dann W08.
lesson-centre-title = Durch die Mitte
lesson-centre =
    Ein Zug darf um die Ecke gehen, aber nie dort enden, wo er begann. Die weiße Mitte ist der kürzeste Weg, und dorthin kommt, wer verbannt wird.
    Reite über W12 nach W05, und im nächsten Zug über T23 nach T17.
lesson-centre-slip = Reite nach W12 und W05; nach den anderen über T23 nach T17.
lesson-sword-title = Ein Schwertstein
lesson-sword =
    Wer auf einem Schwertstein hält, darf ein Hindernis versetzen. Halte auf T11.
lesson-sword-slip = Reite zum Schwertstein auf T11 und halte dort an.
lesson-lift-title = Noch einmal im Weg
lesson-lift =
    Kay kommt durch die Mitte. Nimm dein Hindernis von G17 auf und stell es auf W06.
    Eines ist verboten: Ein Hindernis darf den Ring nie vor allen verschließen.
lesson-lift-slip = Nimm das Hindernis von G17 und stell es auf W06, wo Kay vorbei will.
lesson-race-title = Einen Schritt zu spät
lesson-race =
    Morgan ist dem Ring so nah wie du. Reite so nah heran, wie du kannst: T10, dann T05.
    Sieh, was geschieht.
lesson-race-slip = Reite über T10 nach T05: Dann erreichst du Morgan, was sie auch tut.
lesson-attack-title = Angriff!
lesson-attack =
    Morgan hat den Ring. Aber ein Ritter, der hält, wo ein anderer steht, greift ihn an, und das gelingt immer. Es kostet einen Talisman.
    Reite nach T06.
lesson-attack-slip = Lass sie nicht mit dem Ring davonreiten. Reite nach T06.
lesson-banish-title = Weit fort
lesson-banish =
    Der Ring ist dein. Morgan kommt auf ein weißes Feld deiner Wahl: Wähle eines fern von deinem Ziel.
    Schick sie nach W03, in den Süden.
lesson-banish-slip = Von dort wäre sie bald zurück. Schick sie nach W03.
lesson-bearer-title = Der Ringträger
lesson-bearer =
    Mit dem Ring kommst du an allem vorbei: an Drachen, Hindernissen und Rittern. Die Stadt von Tirad ist vier Felder entfernt.
    Reite über T05 nach T10, aus Kays Reichweite.
lesson-bearer-slip = Reite zur Stadt hin: T05, dann T10.
lesson-city-title = Das erste Siegel
lesson-city =
    In einer Stadt wird niemand angegriffen, und der Ring bringt ihr Siegel und bis zu zwei Talismane.
    Reite über T09 in die Stadt, T08.
lesson-city-slip = Die Stadt ist zwei Felder entfernt: T09, dann T08.
lesson-hide-title = Leg ihn wieder ab
lesson-hide =
    Nach einem Siegel kommt der Ring zurück auf die Karte, auf ein schwarzes Feld in einem anderen Land. Du wählst: nah bei dir, fern von den anderen, auf dem Weg zu deiner nächsten Stadt.
    Leg ihn auf E12, in Elgad.
lesson-hide-slip = Dort wären die anderen vor dir. Leg ihn auf E12.
lesson-rest-title = Noch zwei
lesson-rest =
    Du weißt alles, was es zu wissen gibt. Zwei Siegel anderer Städte fehlen noch.
    Ich reite für euch alle weiter, und du siehst zu.
lesson-end-title = Deine eigene Suche
lesson-end =
    Drei Siegel: Du hast gewonnen!
    Setz dich jetzt an ein richtiges Spiel. Rat kannst du dir immer holen, und jedes Feld erklärt sich selbst.

tab-cards = Karten
