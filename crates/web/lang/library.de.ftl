# Die Lektion.
learn-safe = Du kannst hier nichts falsch machen.
learn-leave = Verlassen
learn-page = Seite { $page } von { $pages }
learn-progress = Dein Fortschritt
learn-again = Von vorn beginnen
learn-back = Zurück
learn-on = Weiter
learn-ahead = Vorspulen
learn-play = Eine richtige Partie spielen
learn-slip = In einer eigenen Partie darfst du das: { $choice }. In dieser Lektion geht es so weiter: { $asked }.
lost-lesson = Für dieses Spiel gibt es keine Lektion.

# Das Regelheft.
to-the-table = Zurück zum Tisch
rules-search = Nach Wörtern oder einer Regelnummer suchen
rules-contents = Regelheft
rules-cards = Die Karten
rules-print = Drucken
rules-found = { $count ->
    [0] Keine Regel gefunden.
    [one] 1 Regel gefunden.
   *[other] { $count } Regeln gefunden.
}

# Die Wiederholung.
replay-file = Die Datei mit dem Protokoll
replay-download = Protokoll herunterladen
replay-seen-from = Ansicht
replay-guest = Zuschauer
replay-mover = Wer am Zug ist
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-pace = Tempo
replay-moment = Zeitpunkt der Partie
replay-step = Schritt { $at } von { $lines }
replay-share = Link zu diesem Moment
replay-address = Dieser Link enthält die ganze Partie:
replay-play-on = Von hier weiterspielen
replay-refused = Von hier lässt sich die Partie nicht weiterspielen.
replay-running = Diese Partie läuft noch, deshalb bleiben die Karten der anderen verdeckt. Wenn sie zu Ende ist, kannst du die Wiederholung ansehen.
replay-bad-link = Dieser Link ist beschädigt. Vielleicht ging beim Kopieren ein Teil verloren.
replay-bad-file = Diese Datei lässt sich nicht lesen.
replay-bad-log = Dieses Protokoll lässt sich mit dieser Version von Roundtable nicht lesen:

# Die Analyse.
analysis-back = Zur Wiederholung
analysis-title = Was hat diese Partie entschieden?
analysis-about = Merlin spielt jede Entscheidung einige tausend Mal durch: einmal mit dem, was man wissen konnte, einmal mit offenen Karten. Das dauert eine Weile. Das Ergebnis wird mit der Partie gespeichert.
analysis-begin = Analyse starten
analysis-working = { $done } von { $total } Stellungen untersucht
analysis-stop = Anhalten
analysis-lost = Die Analyse wurde unterbrochen. Starte sie noch einmal.
analysis-graph = Gewinnaussicht in Prozent
analysis-summary = { $who }: von { $start } % auf { $end } %.
analysis-moment = Schritt { $at }: { $chances }
analysis-share = { $who-subject } { $percent } %
analysis-see = Ansehen
analysis-try = Von hier noch einmal spielen
analysis-table = Die Aussichten als Tabelle
analysis-step = Schritt
analysis-points = Wendepunkte
analysis-points-about = Die Momente, die die Aussichten am stärksten verändert haben. „Besser“ heißt: besser mit dem, was man zu diesem Zeitpunkt wissen konnte.
analysis-luck-here = Schritt { $at }: Glück
analysis-choice-here = Schritt { $at }: { $who-is ->
    [you] deine Entscheidung
   *[other] Entscheidung von { $who }
}
analysis-swing = { $who-is ->
    [you] Deine Gewinnaussicht
   *[other] Gewinnaussicht von { $who }
}: vorher { $before } %, danach { $after } %.
analysis-better = Besser nach damaligem Wissen: { $choice } (Gewinnaussicht { $points ->
    [one] 1 Prozentpunkt
   *[other] { $points } Prozentpunkte
} höher).
analysis-better-points = Besser nach damaligem Wissen: { $choice }. Bei einfachem Weiterspielen hätte das etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr gebracht.
analysis-sound = Nach damaligem Wissen war nichts deutlich besser.
analysis-open = Mit offenen Karten wäre am besten gewesen: { $choice }.
analysis-luck-title = Glück und Können
analysis-luck-about = In Prozentpunkten der Gewinnaussicht, bei offenen Karten. Glück ist die Wirkung von Karten und Würfeln. Anfang, Glück und alle Entscheidungen ergeben zusammen das Ende. Verschenkt ist, was die eigenen Entscheidungen gegenüber den besten gekostet haben, gemessen am damaligen Wissen. Die Suche schätzt nur, deshalb sagen kleine Zahlen wenig.
analysis-start = Anfang
analysis-luck = Glück
analysis-own = Eigene Entscheidungen
analysis-others = Entscheidungen der anderen
analysis-end = Ende
analysis-given = Verschenkt

# Allein spielen.
alone-title = allein
alone-today = Die Aufgabe des Tages
alone-today-about = Jeden Tag bekommen alle dieselben Karten, auch offline. Um Mitternacht (UTC) beginnt eine neue Aufgabe.
alone-begin = Annehmen
alone-again = Noch einmal versuchen
alone-best-today = Dein Bestes heute: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $won ->
    [yes] , mit einem Sieg
   *[no] , ohne Sieg
}
alone-best = Bestwerte
alone-best-none = Noch keine Bestwerte. Jede Partie, die du allein zu Ende spielst, erscheint hier, nur auf diesem Gerät.
alone-class = Kategorie
alone-points = Punkte
alone-end = Ergebnis
alone-day = Tag
alone-won = ★ gewonnen
alone-unwon = nicht gewonnen
alone-feats = Ruhmestaten
alone-feats-count = { $got } von { $all }
alone-feat-open = Noch nicht
alone-free = Eigene Partie vorbereiten
