# Texte der Befehle.
games-seats = { $fewest ->
    [one] { $most ->
        [one] 1 Person
       *[other] 1 bis { $most } Personen
    }
   *[other] { $fewest } bis { $most } Personen
}
games-default = (Voreinstellung)
games-play = Zum Spielen: { $command }

rules-none = Keine Regel enthält „{ $words }“.

replay-title = { $game }, Zeile { $line } von { $lines }
replay-as-seat = Der Tisch, wie { $who-is ->
    [you] du ihn siehst
   *[other] { $who } ihn sieht
}
replay-as-spectator = Der Tisch, wie Zuschauer ihn sehen
replay-told = Was bisher geschah
replay-nothing-told = Noch ist nichts geschehen.
replay-result = Ergebnis
replay-place = Platz { $place }: { $who }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

story-players = Es spielten: { $names-subject }.
replay-solo = { $who }: { $end ->
    [victory] gewonnen
    [survival] überstanden
   *[defeat] verloren
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

verify-holds = Das Siegel hält: { $chance ->
    [0] noch wurde keine Karte gezogen und nicht gewürfelt
    [one] die einzige Karte oder der einzige Würfel stimmt mit dem Startwert überein
   *[other] alle { $chance } Karten und Würfel stimmen mit dem Startwert überein
}.
verify-commitment = Die Partie war ehrlich, wenn dies vor dem ersten Schritt veröffentlicht wurde:
verify-taken-back = { $count ->
    [one] Einmal davon wurde im Einvernehmen aller zurückgenommen und neu gezogen.
   *[other] { $count } davon wurden im Einvernehmen aller zurückgenommen und neu gezogen.
}
verify-taken-over = { $lines ->
    [one] Die erste Zeile stammt aus einer anderen Partie; das Siegel gilt für sie nicht.
   *[other] Die ersten { $lines } Zeilen stammen aus einer anderen Partie; das Siegel gilt für sie nicht.
}
verify-unfinished = Die Partie ist noch nicht zu Ende.

# serve
serve-at = Öffne { $address }
serve-until = Der Server läuft, bis du Strg+C drückst.
serve-port-taken = Port { $port } ist belegt, vielleicht von einem anderen roundtable. Wähle mit --port einen anderen, oder mit --port 0 irgendeinen freien.
serve-incomplete-tls = TLS braucht beides, ein Zertifikat und seinen Schlüssel: --tls-cert und --tls-key.
serve-for-tests = --unpaced und --test-seed sind für Tests auf diesem Rechner gedacht: Lass --address bei 127.0.0.1.

# play --server
online-waits = { $table } – du bist am Zug
online-no-tables = Es gibt keine offenen Tische.
online-how = An einen Tisch setzen: roundtable play --server ADRESSE. Einen Tisch eröffnen: roundtable play --server ADRESSE SPIEL
online-opened = Dein Tisch steht unter { $address }; die Partie beginnt, wenn jeder Platz besetzt ist.
online-cleared = Wer diesen Tisch geöffnet hat, hat ihn wieder aufgegeben.
online-gone = Der Server ist fort.
online-other-version = Der Server spielt eine andere Fassung dieses Spiels: Nimm sein eigenes Programm.

# check-store: welche gespeicherten Partien anders gespielt würden.
check-store-table = { $table } ({ $game }, Regeln { $rules })
check-store-line = Zeile { $line }
check-store-game = Dieses Programm hat dieses Spiel nicht.
check-store-unreadable = Der gespeicherte Tisch lässt sich nicht lesen: { $what }.
check-store-lines = Die Zahl der Zeilen passt nicht: gespeichert { $stored }, im Protokoll { $found }.
check-store-turn = Mit diesem Programm sind andere am Zug, als gespeichert ist.
check-store-end = Die Partie endet mit diesem Programm anders: Gespeichert sind die Punkte { $stored }, jetzt wären es { $found }.
check-store-not-over = Die Partie ist mit diesem Programm nicht zu Ende; gespeichert sind die Punkte { $stored }.
check-store-fine = { $matches ->
    [0] Es ist keine Partie gespeichert
    [one] Die gespeicherte Partie verläuft wie zuvor
   *[other] Alle { $matches } gespeicherten Partien verlaufen wie zuvor
}{ $open ->
    [0] {""}
    [one] ; 1 Tisch wartet auf seine Partie
   *[other] ; { $open } Tische warten auf ihre Partien
}. Dieses Programm kann den Speicher übernehmen.
check-store-broken = { $broken ->
    [one] 1 gespeicherte Partie oder ein Tisch ginge mit diesem Programm nicht weiter
   *[other] { $broken } gespeicherte Partien oder Tische gingen mit diesem Programm nicht weiter
}; { $matches ->
    [one] 1 Partie wurde
   *[other] { $matches } Partien wurden
} nachgespielt. Lass den Server bei seiner jetzigen Version, bis sie zu Ende sind.
