# Die Lektion.
learn-safe = Zu verlieren gibt es hier nichts.
learn-leave = Verlassen
learn-page = Seite { $page } von { $pages }
learn-progress = Wie weit du bist
learn-again = Von vorn
learn-back = Zurück
learn-on = Weiter
learn-ahead = Vorspulen
learn-play = Eine richtige Partie
learn-slip = In deiner eigenen Partie darfst du das: { $choice }. Hier lass uns zusammenbleiben: { $asked }.
lost-lesson = Für dieses Spiel gibt es keine Lektion.

# Das Regelheft.
to-the-table = Zurück zum Tisch
rules-search = Wörter oder Regelnummer suchen
rules-contents = Regelheft
rules-cards = Die Karten
rules-print = Drucken
rules-found = { $count ->
    [0] Keine Regel sagt das.
    [one] Eine Regel sagt das.
   *[other] { $count } Regeln sagen das.
}

# Die Wiederholung.
replay-file = Die Datei mit dem Protokoll
replay-download = Protokoll herunterladen
replay-seen-from = Gesehen von
replay-guest = einem Gast
replay-mover = wer am Zug ist
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-pace = Tempo
replay-moment = Zeitpunkt der Partie
replay-step = Schritt { $at } von { $lines }
replay-share = Link hierher
replay-address = Die ganze Partie steckt in diesem Link:
replay-play-on = Von hier weiterspielen
replay-refused = Von hier lässt sich die Partie nicht weiterspielen.
replay-running = Diese Partie ist noch nicht zu Ende: Was die anderen auf der Hand haben, bleibt ihr Geheimnis.
replay-bad-link = Dieser Link ist beschädigt. Vielleicht ging beim Kopieren ein Teil verloren.
replay-bad-file = Diese Datei lässt sich nicht lesen.
replay-bad-log = Dieses Protokoll lässt sich mit dieser Version von Roundtable nicht lesen:

# Die Analyse.
analysis-back = Zur Wiederholung
analysis-title = Was hat diese Partie entschieden?
analysis-about = Merlin spielt jede Entscheidung ein paar tausend Mal nach: einmal mit dem, was man wissen konnte, einmal mit offenen Karten. Das dauert ein wenig, und was er findet, bleibt bei der Partie.
analysis-begin = Anfangen
analysis-working = { $done } von { $total } Fragen beantwortet
analysis-stop = Anhalten
analysis-lost = Die Analyse wurde unterbrochen.
analysis-graph = Gewinnaussicht in Prozent
analysis-summary = { $who }: von { $start } % auf { $end } %.
analysis-moment = Schritt { $at }: { $chances }
analysis-share = { $who-subject } { $percent } %
analysis-see = Ansehen
analysis-try = Von hier noch einmal
analysis-table = Die Aussichten als Tabelle
analysis-step = Schritt
analysis-points = Wendepunkte
analysis-points-about = Die größten Umschwünge. Was besser gewesen wäre, bemisst sich an dem, was man da wissen konnte.
analysis-luck-here = Schritt { $at }: Glück
analysis-choice-here = Schritt { $at }: { $who-is ->
    [you] deine Entscheidung
   *[other] Entscheidung von { $who }
}
analysis-swing = { $who-is ->
    [you] Deine Gewinnaussicht
   *[other] Gewinnaussicht von { $who }
}: vorher { $before } %, danach { $after } %.
analysis-better = Besser mit dem, was man wissen konnte: { $choice } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} Gewinnaussicht).
analysis-better-points = Besser mit dem, was man wissen konnte: { $choice }. Nach Faustregeln weitergespielt, hätte das etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr gebracht.
analysis-sound = Mit dem, was man wissen konnte, war nichts deutlich besser.
analysis-open = Mit offenen Karten wäre das Beste gewesen: { $choice }.
analysis-luck-title = Glück und Können getrennt
analysis-luck-about = In Punkten Gewinnaussicht, mit offenen Karten gesehen. Glück ist, was die Karten taten; vom Anfang an ergibt es mit allen Entscheidungen zusammen das Ende. Verschenkt ist, was die eigenen Entscheidungen gegenüber den besten mit dem kosteten, was man wissen konnte. Ganz genau ist eine Suche nie: Kleine Zahlen sagen wenig.
analysis-start = Anfang
analysis-luck = Glück
analysis-own = Eigene Entscheidungen
analysis-others = Die der anderen
analysis-end = Ende
analysis-given = Verschenkt

# Allein spielen.
alone-title = allein
alone-today = Die Aufgabe des Tages
alone-today-about = Jeden Tag ein Tisch mit denselben Karten für alle, auch ohne Netz. Um Mitternacht Weltzeit kommt ein neuer.
alone-begin = Annehmen
alone-again = Noch einmal versuchen
alone-best-today = Dein Bestes heute: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $won ->
    [yes] , und gewonnen
   *[no] , ohne Sieg
}
alone-best = Bestwerte
alone-best-none = Noch nichts. Jede zu Ende gespielte Partie wird hier eingetragen, nur auf diesem Gerät.
alone-class = Gespielt
alone-points = Punkte
alone-end = Ende
alone-day = Tag
alone-won = ★ gewonnen
alone-unwon = nicht gewonnen
alone-feats = Ruhmestaten
alone-feats-count = { $got } von { $all }
alone-feat-open = Noch nicht
alone-free = Selbst einen Tisch decken
