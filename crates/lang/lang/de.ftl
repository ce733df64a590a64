# Wendungen, die jeder Tisch braucht.
you = Du
seat = Platz { $number }
and = und
nothing = nichts

# Die Farben der Herolde, in einfachen Worten.
tincture-argent = weiß
tincture-sable = schwarz
tincture-or = gold
tincture-gules = rot
tincture-azure = blau
tincture-vert = grün
tincture-purpure = violett
tincture-tenne = orange

# Ein Tisch, vorgelesen: Bereich für Bereich, Stück für Stück.
read-plate = { $who }: { $facts }
read-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
read-pending = { $who-is ->
    [you] du bist am Zug
   *[other] am Zug
}
read-number-of = { $what } { $number } von { $of }
read-spot-done = erledigt
read-spot-open = erreichbar
read-spot-near = fast erreichbar
read-spot-shut = nicht erreichbar
read-cost = kostet { $what }
read-gain = bringt { $what }
read-need = braucht { $what }
read-lack = { $what } fehlt
read-number = { $what } { $number }
read-pile = { $zone }, ein Stapel von { $count }
read-several = { $count } × { $what }
read-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
read-mark = mit { $what }
read-mark-of = mit { $what } von { $who-is ->
    [you] dir
   *[other] { $who }
}
read-chosen = gewählt
read-stage = { $state ->
    [done] { $stage } (erledigt)
    [skipped] { $stage } (ausgelassen)
    [now] { $stage } (jetzt)
   *[ahead] { $stage }
}
