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
    [champion] Champion
   *[other] { $level }
}
terminal-sealed = Der Startwert ist versiegelt: { $commitment }
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
terminal-thinking = Die Antwort kommt gleich …
terminal-thinks = { $who-is ->
    [you] Du überlegst
   *[other] { $who } überlegt
}
terminal-hint-title = Was der Champion nach { $count } Versuchen täte, mit der Gewinnaussicht:
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
terminal-beat-foot = Enter weiter · f aus
terminal-recap-foot = Enter weiter · w jeden Moment zeigen
terminal-recap = Seit deinem letzten Zug
terminal-beats-on = Entscheidende Momente werden gezeigt.
terminal-beats-off = Entscheidende Momente werden nicht mehr gezeigt; w sagt, was seit deinem letzten Zug geschah.
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
    h oder m – Rat: was der Champion täte, mit den Gewinnaussichten
    r – Regeln, die des Augenblicks zuerst; / sucht Wörter
    g – Verlauf der Partie
    e – alles über die Karte unter der Tastatur
    t – der ganze Tisch in Worten
    o – diese Partie: Spieler, Siegel, Datei, Ergebnis
    p – an einem Server, mit den anderen: auf einen Vorschlag antworten, Rücknahme, Pause oder Ende vorschlagen, aufgeben, noch eine Partie
    c – an einem Server: das Gespräch, und eine Zeile, um etwas zu sagen
    d – den Bildschirm der nächsten Person geben, die außer der Reihe handeln will
    b – den Bildschirm zurückgeben, ohne zu handeln
    w – was seit deinem letzten Zug geschah; noch einmal: jeder entscheidende Moment
    f – entscheidende Momente zeigen oder nicht
    l – Sprache
    s – eine Kopie speichern
    + und - – Tempo der Bots
    q oder Strg-C – aufstehen; die Partie ist gespeichert und lässt sich fortsetzen

    Berühren engt ein: Was noch gemeint sein kann, bleibt hervorgehoben. Bleibt eine Möglichkeit, wird sie gespielt, es sei denn, sie lässt sich nicht zurücknehmen: Dann berühr sie noch einmal. Bleiben mehrere, werden sie zu Knöpfen. Dieselbe Karte noch einmal zu berühren nimmt die erste Berührung zurück.
    Farben sind auch schraffiert: Rot ║, Blau ═, Grün ╲, Violett ╱, Gold ∙, Orange ╳, Schwarz ╬, Weiß ░.

# Zeilenmodus.
terminal-plain-help-hint = Gib eine Nummer ein, einen Zug in der Schreibweise in Klammern oder: help.
terminal-no-number = Die Nummern gehen von 1 bis { $last }.
terminal-pause = Alle an diesem Terminal können jetzt außer der Reihe handeln. Drück Enter, um fortzufahren.
terminal-go-on = Weiter
terminal-screen-back = Du hast den Bildschirm außer der Reihe. Mit b gibst du ihn zurück.
terminal-screen-pass = Will jemand außer der Reihe handeln? Mit d gibst du den Bildschirm weiter.
terminal-not-now = Das geht gerade nicht.
terminal-plain-help =
    eine Nummer – die Möglichkeit mit dieser Nummer
    ein Zug in Schreibweise – wie er in Klammern hinter einer Möglichkeit steht
    hint – was der Champion täte, mit den Gewinnaussichten
    undo – den letzten Schritt zurücknehmen
    rules – alle Regeln; rules now – die des Augenblicks; rules NUMMER oder rules WORT – die davon handeln
    log – die Partie bis hierher
    state – noch einmal der Tisch
    lang en, lang de – Sprache
    save DATEI – eine Kopie der Partie schreiben
    say WORTE – an einem Server: etwas zum Tisch sagen; chat – was gesagt wurde
    propose – an einem Server: was sich mit den anderen gerade ausmachen lässt; propose back, propose pause, propose end – Rücknahme, Pause oder Ende vorschlagen
    agree, refuse – einem Vorschlag zustimmen oder ihn ablehnen; refuse zieht auch den eigenen zurück
    screen NUMMER – den Bildschirm der Person an diesem Platz geben, die außer der Reihe handeln will; screen back – ihn zurückgeben
    resume – eine unterbrochene Partie fortsetzen; return – den Platz von einem Bot übernehmen; resign – aufgeben
    quit – aufstehen; die Partie ist gespeichert und lässt sich fortsetzen

# Eine Partie, die ein Server führt.
terminal-far-kept = Der Tisch steht unter { $address }
terminal-far-left = Die Partie geht ohne dich weiter. Zurück kommst du mit: roundtable play --server { $address }
terminal-far-ended = Die Partie wurde vorzeitig beendet.
terminal-far-lost = Die Verbindung ist weg; neuer Versuch. Warte, oder geh mit q oder Strg-C.
terminal-far-silent = Der Server hat noch nicht geantwortet: Warte, oder geh mit q oder Strg-C.
terminal-far-back = Der Server ist wieder da.
terminal-far-draining = Der Server startet gleich neu; die Uhren stehen.
terminal-far-said = { $name }: { $words }
terminal-far-no-hint = Wo Menschen gegeneinander spielen, gibt es keine Hinweise.
terminal-far-gone = Der Server ist fort.
terminal-far-closed = An diesem Tisch gibt es nichts mehr zu sehen.
terminal-far-version = Der Server spielt eine andere Version dieses Spiels: Nimm sein eigenes Programm.
terminal-far-refused = { $why }
terminal-far-passed = Der Tisch hat sich inzwischen verändert; dein Schritt wurde nicht gespielt.
terminal-far-unknown = Die Verbindung riss ab, bevor der Server geantwortet hat. Sieh auf den Tisch; wenn es nicht geschehen ist, versuch es noch einmal.

# Mit anderen an einem Server.
terminal-pane-others = Mit den anderen
terminal-pane-chat = Gespräch
terminal-say = Sag etwas zum Tisch (Enter: sagen, Esc: zurück)
terminal-settle-how = (p: antworten)
terminal-alone = Sonst ist niemand da: Du spielst an diesem Terminal.
terminal-nothing-to-settle = Mit anderen ist gerade nichts auszumachen.
terminal-nothing-said = Noch hat niemand etwas gesagt.
terminal-sure = { $what } Das lässt sich nicht zurücknehmen: Berühr es noch einmal oder drück seinen Knopf.
terminal-resign-sure = Wirklich aufgeben? Ein Bot spielt für dich weiter. Verlang es noch einmal, um aufzugeben.
terminal-stand-in = Ein Bot vertritt dich.
terminal-paused = Die Partie ist unterbrochen: Keine Uhr läuft, und wer am Tisch sitzt, kann sie fortsetzen.
terminal-asks-back = { $who-is ->
    [you] Du bittest, deinen letzten Schritt zurückzunehmen. Die anderen werden gefragt.
   *[other] { $who } bittet, den eigenen letzten Schritt zurückzunehmen.
}
terminal-asks-back-too = { $steps ->
    [one] { $who-is ->
        [you] Dein Schritt danach würde dabei auch zurückgenommen.
       *[other] Dabei würde auch ein späterer Schritt von { $who } zurückgenommen.
    }
   *[other] { $who-is ->
        [you] Deine { $steps } Schritte danach würden dabei auch zurückgenommen.
       *[other] Dabei würden auch { $steps } spätere Schritte von { $who } zurückgenommen.
    }
}
terminal-asks-end = { $who-is ->
    [you] Du schlägst vor, die Partie ohne Sieger zu beenden. Die anderen werden gefragt.
   *[other] { $who } schlägt vor, die Partie ohne Sieger zu beenden.
}
terminal-asks-pause = { $who-is ->
    [you] Du schlägst eine Pause vor. Die anderen werden gefragt.
   *[other] { $who } schlägt eine Pause vor.
}
terminal-offer-back = Um Rücknahme meines letzten Schritts bitten
terminal-offer-pause = Eine Pause vorschlagen
terminal-offer-end = Ende ohne Sieger vorschlagen
terminal-offer-agree = Zustimmen
terminal-offer-refuse = Ablehnen
terminal-offer-withdraw = Den Vorschlag zurückziehen
terminal-offer-resume = Die Partie fortsetzen
terminal-offer-return = Ich bin wieder da: meinen Platz vom Bot übernehmen
terminal-offer-resign = Aufgeben: Ein Bot spielt für dich weiter
terminal-offer-rematch = Noch eine Partie mit denselben Leuten
terminal-offer-join = Bei der nächsten Partie mitspielen
terminal-rematch-how = Noch eine Partie mit denselben Leuten: p
