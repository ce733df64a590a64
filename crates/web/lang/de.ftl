# Der Browser-Tisch auf Deutsch.
app-title = Roundtable
app-motto = Der Tisch für ritterliche Spiele
app-promise = Spiele allein, mit Freunden oder gegen Bots. Ohne Konto.
to-the-shelf = Zum Regal

# Einstellungen.
settings-language = Sprache
settings-language-away = Diese Sprache konnte nicht geladen werden. Prüfe deine Verbindung und versuche es später noch einmal.
settings-theme = Darstellung
settings-hatching = Schraffur
settings-sound = Töne
settings-pace = Tempo von Bots und Karten
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
settings-beats = Entscheidende Momente
beats-held = Auf mich warten
beats-fast = Von selbst weiter
beats-off = Aus

beat-go-on = Weiter
beat-again = Jeden Moment zeigen
beat-recap = Seit deinem letzten Zug
beat-recap-about = Was seit deinem letzten Zug geschah

# Das Regal.
shelf-heading = Das Regal
shelf-continue = Weiterspielen
shelf-past = Vergangene Partien
shelf-players = { $most ->
    [one] 1 Spieler
   *[other] { $fewest } bis { $most } Spieler
}
shelf-play = Spielen
shelf-your-turn = Du bist am Zug
shelf-waiting = Läuft
shelf-over = Beendet
shelf-throw = Diese Partie löschen
shelf-broken = Diese Partie lässt sich mit dieser Version nicht öffnen.

# Die Vorbereitung eines Tisches.
set-title = Den Tisch decken
set-game = Spiel
set-hurry = Keine Zeit?
set-hurry-about = Spiel sofort los: du gegen Bots, mit den Standardregeln.
set-just-play = Einfach spielen
set-rules = Hausregeln
set-rules-about = Die Standardregeln sind eingestellt. Ändere, was du magst.
set-begin = Partie starten
set-length = { $bots ->
    [0] Dauer: etwa { $minutes }
   *[other] Bots sehen nur, was auch eine Person auf ihrem Platz sehen würde. Dauer: etwa { $minutes }
}
set-summary = { $people ->
    [0] Keine Personen
    [one] Du
   *[other] { $people } Personen
} und { $bots ->
    [0] keine Bots
    [one] ein Bot
   *[other] { $bots } Bots
}, { $rules ->
    [usual] Standardregeln
   *[own] eigene Regeln
}.
set-add-chair = Platz hinzufügen
set-remove-chair = Diesen Platz entfernen
set-name = Name
set-bearing = { $colour }, { $charge }
sitter-person = Person
sitter-page = Page
sitter-squire = Knappe
sitter-knight = Ritter
sitter-champion = Champion
sitter-strategy-1 = Strategie 1
sitter-strategy-2 = Strategie 2
sitter-other = { $id }
set-sitter = Wer hier sitzt
set-presets = Regelwerke
set-own-rules = Eigene Regeln
set-own-rules-about = Gewählt, sobald du unten eine Regel änderst.
set-rare = { $count ->
    [one] Eine weitere, selten geändert
   *[other] { $count } weitere, selten geändert
}
set-rare-changed = { $count ->
    [0] keine geändert
    [one] eine geändert
   *[other] { $count } geändert
}
sitter-person-about = { $place ->
    [online] kommt über deinen Link oder aus der Lobby
   *[here] spielt an diesem Gerät
}
sitter-page-about = spielt aus dem Bauch
sitter-squire-about = zählt, was er sieht
sitter-knight-about = denkt voraus
sitter-champion-about = denkt weiter und errät deine Hand
sitter-strategy-1-about = wartet, bis etwas auf dem Spiel steht
sitter-strategy-2-about = ist immer dabei und gibt wenig aus
sitter-other-about = spielt nach eigenen Regeln
charge-lion = ein Löwe
charge-tower = ein Turm
charge-stag = ein Hirsch
charge-boar = ein Eber
charge-key = ein Schlüssel
charge-rose = eine Rose

# Fehler.
lost-title = Diese Seite lässt sich nicht anzeigen
lost-address = Unter dieser Adresse gibt es keine Seite.
lost-game = Diese Version von Roundtable enthält dieses Spiel nicht.
lost-match = Diese Partie ist in diesem Browser nicht gespeichert. Vielleicht hast du sie in einem anderen Browser gespielt oder gelöscht.
lost-log = Diese Partie lässt sich mit dieser Version von Roundtable nicht öffnen:
unpacking = Wird geladen …
unpacking-failed = Das Laden ist fehlgeschlagen. Prüfe deine Verbindung und versuche es noch einmal.

# Der Tisch.
table-undo = Zurücknehmen
table-menu = Menü
table-log = Verlauf
table-more-rules = { $count ->
    [one] Eine weitere Regel gilt gerade
   *[other] { $count } weitere Regeln gelten gerade
}
table-unfold = Einzeln
table-close = Schließen
table-full-screen = Vollbild
table-players = Mitspieler
table-show = { $who-is ->
    [you] Zeigen, was du hast
   *[other] Zeigen, was { $who } hat
}
table-board = Der Tisch
table-yours = Dein Bereich
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-bot = Bot, { $level }
table-thinking = denkt nach
table-turn = am Zug
table-answers = Was du tun kannst
table-answers-all = Alle Antworten
table-answers-next = Weitere
table-answers-close = Schließen
table-cancel = Abbrechen
table-sure = { $what } Das lässt sich nicht zurücknehmen.
table-touch = { $what }. { $action }
table-touch-many = { $what }. { $count } Möglichkeiten
table-again = Noch einmal spielen
result-aside = Den Tisch ansehen
result-course = Punkte im Lauf der Partie
result-show = Das Ergebnis zeigen
table-result = Das Ergebnis
table-won = { $who-is ->
    [you] Du hast gewonnen!
   *[other] { $who } hat gewonnen.
}
table-shared = { victory-of }
table-ask-device = { $who-is ->
    [you] Du handelst außer der Reihe …
   *[other] { $who } handelt außer der Reihe …
}
table-return-device = Das Gerät zurückgeben
curtain-title = { $who-is ->
    [you] Du bist dran
   *[other] Gib das Gerät an { $who } weiter
}
curtain-about = Alle anderen sehen jetzt bitte weg.
curtain-lift = { $who-is ->
    [you] Ich bin’s
   *[other] Ich bin { $who }
}
trouble-mind = Ein Bot reagiert nicht mehr. Versuche es noch einmal, um weiterzuspielen.
trouble-storage = Dieser Browser kann die Partie nicht speichern. Sie geht verloren, wenn du die Seite schließt.
trouble-retry = Noch einmal versuchen
trouble-dismiss = OK
update-ready = Eine neue Version ist verfügbar.
update-now = Jetzt aktualisieren

# Merlins Rat.
merlin-ask = Rat
merlin-ask-about = Merlin fragen, was er tun würde (H)
merlin-title = Merlins Rat
merlin-thinks = Merlin überlegt
merlin-tries = { $count } von { $of } Simulationen
merlin-after = Gewinnaussichten nach { $count } Simulationen, nur mit dem, was du wissen kannst. Um eine Möglichkeit zu spielen, tippe sie an oder drücke ihre Ziffer.
merlin-after-points = Gewinnaussichten nach { $count } Simulationen, nur mit dem, was du wissen kannst. Die Punkte am Ende setzen voraus, dass alle einfach weiterspielen. Um eine Möglichkeit zu spielen, tippe sie an oder drücke ihre Ziffer.
merlin-stop = Anhalten
merlin-chance = { $percent } %
merlin-points = Etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende.
merlin-says = Merlin würde wählen: { $choice }. Gewinnaussicht: { $percent } %.
merlin-only = Es gibt nur eine Möglichkeit: { $choice }.
merlin-lost = Merlin konnte nicht zu Ende überlegen. Frag ihn noch einmal.

# Die Lektion.
learn = Lektion
learn-begin = Lernen

# Das Regelheft.
rules = Regeln

# Die Wiederholung.
replay = Wiederholung
replay-watch = Noch einmal ansehen
replay-open = Protokoll öffnen

# Die Analyse.
analysis = Analyse

# Landkarten.
map-zoom = Karte zoomen
map-closer = Vergrößern
map-farther = Verkleinern
map-whole = Die ganze Karte

# Allein spielen.
alone-link = Bestwerte und Tagesaufgabe
alone-new-best = Neuer Bestwert in dieser Kategorie: { $points } { $won ->
    [yes] (gewonnen)
   *[no] (nicht gewonnen)
}
alone-old-best = Dein Bestwert in dieser Kategorie: { $points } { $won ->
    [yes] (gewonnen)
   *[no] (nicht gewonnen)
}
alone-new-feat = Neue Ruhmestat: { $feat }

# Mit anderen spielen.
online-play = Mit anderen spielen
online-ways = Hauptnavigation
online-tables = Tische

# Die Besten, und die Seite einer Person.
best-title = Bestenliste

# Ein Tisch anderswo.
bell-waiting = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}

# Einen Tisch öffnen.
open-title = Einen Tisch öffnen

# Der Warteraum.
room-free = Freier Platz
