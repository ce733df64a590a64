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

# Warum ein Schritt nicht gespielt wurde.
refused-unreadable = „{ $found }“ lässt sich in diesem Spiel nicht spielen.
refused-turn = Du bist nicht am Zug.
refused-not-chance = Gerade ist weder eine Karte noch ein Würfel fällig.
refused-chance-first = Zuerst ist eine Karte oder ein Würfel fällig.
refused-over = Die Partie ist zu Ende.
refused-impossible = „{ $outcome }“ kann jetzt nicht geschehen.
refused-sealed = Der Zufall kommt aus dem versiegelten Startwert und lässt sich nicht vorschreiben.
refused-scripted = Der Zufall wird hier aufgeschrieben: Bitte die Karte oder den Würfel eintragen.
refused-undo-nothing = Es gibt nichts zurückzunehmen.
refused-undo-chance = Das lässt sich nicht zurücknehmen: Seitdem wurde eine Karte aufgedeckt oder gewürfelt.
refused-undo-other = Das lässt sich nicht zurücknehmen: Seitdem hat jemand anderes gehandelt.
refused-undo-learned = Das lässt sich nicht zurücknehmen: Du hast dadurch etwas erfahren.
