# Quest for the Ring auf Deutsch.

# Das Regal.
title = Die Suche nach dem Ring
subtitle = Vier Länder, ein Ring
pitch = Irgendwo auf der Karte liegt ein magischer Ring. Finde ihn, trage ihn an Drachen und Rivalen vorbei in drei verschiedene Städte und lege ihn jedes Mal dorthin, wo die anderen weit weg sind.
minutes = 60 Min.

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
piece-die = Würfel, { $side }
piece-seal = Siegel von { state }
about-dragon-card = Solche Karten gibt es { $copies } unter den 24 (öffentliche Quelle).
talismen = Talismane
strength = Stärke
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
# Im Dativ: „auf …“, „von …“.
where = { $kind ->
    [black] { $at }
    [white] { $at } in der Mitte
    [city] der Stadt von { state }
    [dragon] dem Drachen auf { $at }
    [magic] dem Magischen Stein auf { $at }
    [sword] dem Schwertstein auf { $at }
   *[crystal] der Kristallkugel auf { $at }
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
count-talismen = Talismane
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
zone-seals = { $who }: Siegel
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
standings-talismen = Talismane
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
tally-blocked = Züge ohne legalen Zug
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
prompt-move = Reite ein oder zwei Felder weit von { where }. { $goal }
prompt-bear = Du trägst den Ring: Reite ein oder zwei Felder weit von { where }, an allem vorbei.
prompt-extra = Noch ein Zug: Reite ein oder zwei Felder weit von { where }, an allem vorbei.
prompt-midway = Bleib auf { where } stehen oder reite ein Feld weiter.
prompt-go-on = Auf { where } kannst du nicht stehen bleiben: Reite ein Feld weiter.
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
prompt-shared = Ein geteilter Sieg: { $names }.
wait-move = { $who-is ->
    [you] Du reitest von { where } los.
   *[other] { $who } reitet von { where } los.
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
choose-stop = Bleib auf { where }
choose-banish = Verbanne nach { $at }
choose-obstacle = Hindernis auf { $at }
choose-lift = Nimm das Hindernis auf { $at } auf
choose-lay = Stelle es auf { $at }
choose-leave = Lass alle Hindernisse stehen
choose-ring = Lege den Ring auf { $at } in { state }

# Das Protokoll.
victim = { $victim-is ->
    [you] dich
   *[other] { $victim }
}
who-rode = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
}
log-first = { $who-is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
log-rode = { who-rode } { $from }–{ $at } geritten.
log-rode-via = { who-rode } { $from }–{ $via }–{ $at } geritten.
log-found = { who-has } auf { $at } den Ring gefunden.
log-attacked = { who-has } { victim } auf { $at } angegriffen.
log-robbed = { who-has } { victim } auf { $at } angegriffen und den Ring genommen.
log-banished = { who-has } { victim } nach { $at } verbannt.
log-conquered = { who-has } mit einer { $die } einen Drachen der Stärke { $strength } besiegt: noch ein Zug.
log-defeated = { who-has } mit einer { $die } gegen einen Drachen der Stärke { $strength } verloren.
log-defeated-ring = { who-has } mit einer { $die } gegen einen Drachen der Stärke { $strength } verloren, und den Ring dazu.
log-shuffled = Die Drachenkarten wurden neu gemischt.
log-seal = { who-has } den Ring nach { state } gebracht und das Siegel gewonnen.
log-delivered = { who-has } den Ring noch einmal nach { state } gebracht; ein zweites Siegel gibt es nicht.
log-refreshed = { who-has } { $talismen ->
    [one] einen Talisman
   *[other] { $talismen } Talismane
} erhalten.
log-ring-laid = { who-has } den Ring auf { $at } in { state } gelegt.
log-obstacle = { who-has } ein Hindernis auf { $at } gestellt.
log-obstacle-moved = { who-has } das Hindernis von { $from } nach { $at } versetzt.
log-coat-off = { who-has } auf { $at } den Mantel abgelegt.
log-blocked = { $who-is ->
    [you] Du kannst
   *[other] { $who } kann
} auf { $at } nicht ziehen.
log-end-seals = Drei verschiedene Siegel: Das Spiel ist zu Ende.
log-end-idle = Fünfzig Runden lang hat niemand ein Siegel gewonnen: Das Spiel ist zu Ende.
log-scored = { $who }: { $seals } Siegel, { $talismen ->
    [one] 1 Talisman
   *[other] { $talismen } Talismane
}.
log-won = { who-has } gewonnen.

# Warum nicht.
no-line = Keine Linie führt nach { $at }.
no-back = Ein Zug endet nicht, wo er begann.
no-stop-yet = Du musst mindestens ein Feld weit reiten.
no-way-on = Auf { where } kannst du nicht stehen bleiben und von dort nicht weiterreiten.
no-obstacle-end = Auf { $at } steht ein Hindernis: Dort endet kein Zug.
no-talisman-dragon = Ohne Talisman kannst du nicht gegen den Drachen auf { $at } antreten.
no-talisman-attack = Ohne Talisman kannst du den Ritter auf { $at } nicht angreifen.
no-second-talisman = Auf { $at } brauchtest du einen zweiten Talisman für den Drachen.
no-crowd = Auf { $at } stehen mehrere Ritter: Dort kann niemand anhalten.
no-own-knight = Auf { $at } steht dein anderer Ritter.
no-white-free = Kein weißes Feld ist frei, also kann niemand verbannt werden.
no-free-space = { $at } ist nicht frei.
no-white-space = { $at } ist kein weißes Feld der Mitte.
no-obstacle-on-symbol = Auf { where } darf kein Hindernis stehen.
no-obstacle-on-ring = Kein Hindernis darf den Ring bedecken.
no-hemming-in = Ein Hindernis auf { $at } würde den Ring einschließen.
no-same-space = Von dort kommt das Hindernis; stelle es anderswohin.
no-obstacle-there = Auf { $at } steht kein Hindernis.
no-other-place = Das Hindernis auf { $at } ließe sich nirgends sonst hinstellen.
no-ring-in-centre = Der Ring wird in einem Land abgelegt, nicht in der Mitte.
no-ring-on-symbol = Der Ring wird nicht auf { where } gelegt.
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
