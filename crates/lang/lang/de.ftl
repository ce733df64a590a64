# Wendungen, die jeder Tisch braucht.
you = Du
you-subject = du
you-object = dich
you-dative = dir
seat = Platz { $number }
name = { $who }
victory-of = { $names-is ->
    [nobody] Niemand hat gewonnen.
    [you] Du hast gewonnen.
    [other] { $names } hat gewonnen.
    [with-you] { $names } teilt euch den Sieg.
   *[several] { $names } teilen sich den Sieg.
}
and = und
or = oder
nothing = nichts
number-of-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
number-of-points-dative = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}

# Die Farben der Herolde, in einfachen Worten.
tincture-argent = weiß
tincture-sable = schwarz
tincture-or = gold
tincture-gules = rot
tincture-azure = blau
tincture-vert = grün
tincture-purpure = violett
tincture-tenne = orange

# Eine Zeile des Verlaufs, die mehrmals erzählt wird.
story-repeated = { $count } × { $line }

# Ein Tisch, vorgelesen: Bereich für Bereich, Stück für Stück.
read-plate = { $who }: { $facts }
read-score = { number-of-points }
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
read-lack = noch nötig: { $what }
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
refused-unreadable = Der Schritt „{ $found }“ ist nicht lesbar. Erwartet wird: { $expected }.
refused-turn = { $who-is ->
    [you] Du bist nicht am Zug
   *[other] { $who } ist nicht am Zug
}; alle warten auf { $names-object }.
refused-not-chance = Gerade ist keine Karte und kein Würfel fällig.
refused-chance-first = Zuerst ist eine Karte oder ein Würfel fällig.
refused-over = Die Partie ist zu Ende.
refused-impossible = „{ $outcome }“ kann jetzt nicht vorkommen.
refused-sealed = Karten und Würfel kommen aus dem versiegelten Startwert und lassen sich nicht von Hand aufschreiben.
refused-scripted = In dieser Partie werden Karten und Würfel von Hand aufgeschrieben und nicht gezogen.
refused-undo-nothing = Es gibt nichts zurückzunehmen.
refused-undo-chance = Seitdem wurde eine Karte gezogen oder ein Würfel geworfen; das lässt sich nicht zurücknehmen.
refused-undo-other-seat = Seitdem hat jemand anderes gehandelt; das lässt sich nicht zurücknehmen.
refused-undo-learned = Dieser Schritt hat etwas aufgedeckt; er lässt sich nicht zurücknehmen.
refused-undo-line = Die Partie kann nicht zu Zeile { $line } zurück. Möglich sind der Anfang und frühere Schritte, die nicht zurückgenommen wurden.

# Ob eine Partie die Prüfung ihres Siegels bestand.
verify-scripted = Es gibt nichts zu prüfen: Karten und Würfel wurden von Hand aufgeschrieben.
verify-differs = In Zeile { $line } der Partie steht „{ $found }“, der Startwert ergibt aber „{ $expected }“.

# Warum sich eine Partie nicht öffnen lässt.
rules-unknown = Diese Partie wird nach Version { $found } der Regeln gespielt; dieses Programm spielt { $known ->
    [single] Version { $newest }
   *[several] die Versionen { $oldest } bis { $newest }
}. Öffne sie mit einer { $age ->
    [newer] neueren
   *[older] älteren
} Version von Roundtable.
