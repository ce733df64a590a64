# Was das Terminalprogramm sagt. Wörter der Befehlszeile bleiben in jeder Sprache, wie sie sind.

# Vor, zwischen und nach Partien.
terminal-seat-person = Platz { $number }: { $name }
terminal-seat-bot = Platz { $number }: { $name }, ein Bot ({ terminal-level })
terminal-level = { $level ->
    [page] Page
    [squire] Knappe
    [knight] Ritter
    [strategy-1] Strategie 1
    [strategy-2] Strategie 2
   *[champion] Recke
}
terminal-sealed = Die Saat ist versiegelt: { $commitment }
terminal-scripted = Nichts ist versiegelt: Jemand schreibt jede Karte und jeden Würfel auf.
terminal-kept = Die Partie liegt in { $file }
terminal-verify = Prüfen, ob Karten und Würfel ehrlich waren: roundtable verify { $file }
terminal-left = Die Partie ist gespeichert. Weiter geht es mit: roundtable play --resume { $file }
terminal-input-closed = Die Eingabe endete vor der Partie; sie ist gespeichert, und roundtable play --resume { $file } setzt sie fort.
terminal-unsaved = Die Partie ließ sich nicht speichern: { $why }
terminal-saved = Gespeichert als { $file }.
terminal-not-saved = { $file } ließ sich nicht schreiben: { $why }
terminal-won = { $who-is ->
    [you] Du hast gewonnen!
   *[other] { $who } hat gewonnen.
}
terminal-shared = { victory-of }
terminal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
terminal-place = { $place }. { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
terminal-curtain = { $who-is ->
    [you] Drück Enter, sobald du bereit bist.
   *[other] Gib den Bildschirm an { $who } weiter. Drück Enter, sobald du bereit bist, { $who }.
}

# Während einer Partie.
terminal-thinking = Wird überlegt …
terminal-thinks = { $who-is ->
    [you] Du überlegst
   *[other] { $who } überlegt
}
terminal-hint-title = Was der Recke nach { $count } Versuchen täte, mit der Gewinnaussicht:
terminal-hint-only = Es gibt nur eine Möglichkeit: { $choice }.
terminal-hint-points = am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
terminal-undone = Zurückgenommen.
terminal-language = Ab jetzt auf Deutsch.
terminal-no-language = Die Sprachen sind en (English) und de (Deutsch).
terminal-not-your-turn = Du bist nicht am Zug.
terminal-pace = Bots spielen { $pace ->
    [slow] langsam
    [normal] in ruhigem Tempo
    [fast] schnell
   *[instant] sofort
}.
terminal-script = Welche Karte wurde aufgedeckt, welcher Würfel fiel? In der Schreibweise des Protokolls:
terminal-save-as = Kopie speichern als (Enter: speichern, Esc: zurück)
terminal-search = In den Regeln suchen (Esc: alle Regeln)
terminal-no-rule = Darüber sagt keine Regel etwas.
terminal-rules-now = Regeln des Augenblicks
terminal-nothing-focused = Geh mit den Pfeiltasten zu einer Karte; hier erklärt sie sich.
terminal-too-small = Dieses Terminal hat { $has-width } × { $has-height } Zeichen; der Tisch braucht mindestens { $width } × { $height }. Mach das Fenster größer oder spiel mit --plain.

# Fenster.
terminal-pane-help = Hilfe
terminal-pane-rules = Regeln
terminal-pane-log = Verlauf
terminal-pane-explain = Was ist das?
terminal-pane-table = Der Tisch in Worten
terminal-pane-match = Diese Partie
terminal-pane-hint = Rat
terminal-pane-foot = Esc zurück · ↑↓ blättern
terminal-pane-foot-rules = Esc zurück · ↑↓ blättern · / suchen
terminal-keys = ? Hilfe  u zurück  h Rat  r Regeln  g Verlauf  e erklären  l English  q Ende
terminal-help =
    Tab, Umschalt-Tab – zum nächsten Ding, das sich berühren lässt (▸, kräftiger Rand)
    Pfeiltasten – zu jeder Karte; sie erklärt sich
    Enter, Leertaste – berühren
    A bis Z (groß) – die Karte mit diesem Buchstaben berühren
    1 bis 9 – den Knopf mit dieser Nummer drücken
    Esc – vergessen, was berührt wurde; ein Fenster schließen
    Maus – anklicken, was du berühren willst

    u – den letzten Schritt zurücknehmen
    h oder m – Rat: was der Recke täte, mit den Gewinnaussichten
    r – Regeln, die des Augenblicks zuerst; / sucht Wörter
    g – Verlauf der Partie
    e – alles über die Karte unter der Tastatur
    t – der ganze Tisch in Worten
    o – diese Partie: Spieler, Siegel, Datei, Ergebnis
    l – Sprache
    s – eine Kopie speichern
    + und - – Tempo der Bots
    q oder Strg-C – aufstehen; die Partie ist gespeichert und lässt sich fortsetzen

    Berühren engt ein: Was noch gemeint sein kann, bleibt hervorgehoben. Bleibt eine Möglichkeit, wird sie gespielt; bleiben mehrere, werden sie zu Knöpfen.
    Farben sind auch schraffiert: Rot ║, Blau ═, Grün ╲, Violett ╱, Gold ∙, Orange ╳, Schwarz ╬, Weiß ░.

# Zeilenmodus.
terminal-plain-help-hint = Gib eine Nummer ein, einen Zug in der Schreibweise in Klammern oder: help.
terminal-no-number = Die Nummern gehen von 1 bis { $last }.
terminal-not-now = Das geht gerade nicht.
terminal-plain-help =
    eine Nummer – die Möglichkeit mit dieser Nummer
    ein Zug in Schreibweise – wie er in Klammern hinter einer Möglichkeit steht
    hint – was der Recke täte, mit den Gewinnaussichten
    undo – den letzten Schritt zurücknehmen
    rules – alle Regeln; rules now – die des Augenblicks; rules NUMMER oder rules WORT – die davon handeln
    log – die Partie bis hierher
    state – noch einmal der Tisch
    lang en, lang de – Sprache
    save DATEI – eine Kopie der Partie schreiben
    quit – aufstehen; die Partie ist gespeichert und lässt sich fortsetzen

# Eine Partie, die ein Server führt.
terminal-far-kept = Der Tisch steht unter { $address }
terminal-far-left = Die Partie geht ohne dich weiter. Zurück kommst du mit: roundtable play --server { $address }
terminal-far-ended = Die Partie wurde vorzeitig beendet.
terminal-far-lost = Die Verbindung ist weg; neuer Versuch. Warte, oder geh mit q oder Strg-C.
terminal-far-silent = Der Server hat noch nicht geantwortet: warte, oder geh mit q oder Strg-C.
terminal-far-back = Der Server ist wieder da.
terminal-far-draining = Der Server startet gleich neu; die Uhren stehen.
terminal-far-said = { $name }: { $words }
terminal-far-no-hint = Wo Menschen gegeneinander spielen, gibt es keine Hinweise.
