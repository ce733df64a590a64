# Der Browser-Tisch auf Deutsch.
app-title = Roundtable
app-motto = Der Tisch für ritterliche Spiele
app-promise = Allein, mit Freunden oder gegen Bots. Ohne Konto.
to-the-shelf = Zum Regal

# Einstellungen.
settings-language = Sprache
settings-language-away = Die Wörter dieser Sprache lassen sich gerade nicht holen. Vielleicht ist das Netz fort.
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

# Das Regal.
shelf-heading = Das Regal
shelf-continue = Weiterspielen
shelf-past = Vergangene Partien
shelf-players = { $fewest } bis { $most } Spieler
shelf-play = Spielen
shelf-your-turn = Du bist am Zug
shelf-waiting = Wartet
shelf-over = Zu Ende
shelf-throw = Diese Partie wegwerfen
shelf-broken = Diese Partie lässt sich mit dieser Version nicht öffnen.

# Den Tisch decken.
set-title = Den Tisch decken
set-game = Spiel
set-hurry = Keine Zeit?
set-hurry-about = Die übliche Runde, die üblichen Regeln.
set-just-play = Einfach spielen
set-rules = Hausregeln
set-rules-about = Wie an den meisten Tischen. Ändere, was du magst.
set-begin = An diesem Tisch beginnen
set-length = Etwa { $minutes }. Kein Bot sieht mehr als du.
set-summary = { $people ->
    [0] Niemand
    [one] Du
   *[other] { $people } Personen
} und { $bots ->
    [0] keine Bots
    [one] ein Bot
   *[other] { $bots } Bots
}, { $rules ->
    [usual] die üblichen Regeln
   *[own] eigene Regeln
}.
set-levels-about = Ein Page spielt aus dem Bauch, ein Knappe zählt, was er sieht, ein Ritter denkt voraus, ein Champion denkt weiter und errät deine Hand.
set-add-chair = Stuhl dazustellen
set-remove-chair = Diesen Stuhl wegnehmen
set-name = Name
set-bearing = { $colour }, { $charge }
sitter-person = Person
sitter-page = Page
sitter-squire = Knappe
sitter-knight = Ritter
sitter-champion = Champion
sitter-strategy-1 = Strategie 1
sitter-strategy-2 = Strategie 2
charge-lion = ein Löwe
charge-tower = ein Turm
charge-stag = ein Hirsch
charge-boar = ein Eber
charge-key = ein Schlüssel
charge-rose = eine Rose

# Wenn etwas nicht da ist.
lost-title = Diese Seite lässt sich nicht zeigen
lost-address = Eine solche Seite gibt es nicht.
lost-game = Ein solches Spiel gibt es in dieser Version nicht:
lost-match = In diesem Browser gibt es keine solche Partie. Vielleicht wurde sie in einem anderen gespielt.
lost-log = Diese Partie lässt sich mit dieser Version von Roundtable nicht öffnen:
unpacking = Das Spiel wird ausgepackt …
unpacking-failed = Das Spiel lässt sich nicht holen. Gibt es ein Netz?

# Der Tisch.
table-undo = Zurücknehmen
table-menu = Menü
table-log = Verlauf
table-close = Schließen
table-full-screen = Ganzer Bildschirm
table-players = Mitspieler
table-show = Was { $who-is ->
    [you] du hast
   *[other] { $who } hat
}
table-board = Der Tisch
table-beside = Neben dem Plan
table-yours = Deins
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-bot = Bot, { $level }
table-thinking = denkt nach
table-turn = am Zug
table-answers = Was du tun kannst
table-cancel = Etwas anderes
table-sure = { $what } Das lässt sich nicht zurücknehmen.
table-touch = { $what }. { $action }
table-touch-many = { $what }. { $count } Möglichkeiten
table-again = Gleicher Tisch noch einmal
table-result = Das Ergebnis
table-won = { $who-is ->
    [you] Du hast gewonnen!
   *[other] { $who } hat gewonnen.
}
table-shared = { victory-of }
curtain-title = Das Gerät geht an { $who-object }
curtain-about = Jetzt sollte sonst niemand hinsehen.
curtain-lift = { $who-is ->
    [you] Ich bin’s
   *[other] Ich bin { $who }
}
trouble-mind = Ein Bot wurde beim Nachdenken unterbrochen.
trouble-storage = Der Browser hebt hier nichts auf: Diese Partie ist weg, wenn die Seite geschlossen wird.
trouble-retry = Noch einmal
trouble-dismiss = In Ordnung
update-ready = Eine neue Version ist bereit.
update-now = Nimm sie

# Merlins Rat.
merlin-ask = Rat
merlin-ask-about = Merlin fragen, was er täte (H)
merlin-title = Merlins Rat
merlin-thinks = Merlin überlegt
merlin-tries = { $count } / { $of } Versuche
merlin-after = Gewinnaussichten nach { $count } Versuchen, mit dem, was du wissen kannst. Berühre eine Zeile oder drück ihre Ziffer, um sie zu spielen.
merlin-after-points = Gewinnaussichten nach { $count } Versuchen, mit dem, was du wissen kannst, und die Punkte am Ende, wenn der Rest nach Faustregeln gespielt wird. Berühre eine Zeile oder drück ihre Ziffer, um sie zu spielen.
merlin-stop = Genug
merlin-chance = { $percent } %
merlin-points = Etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende.
merlin-says = Merlin würde wählen: { $choice }. Gewinnaussicht: { $percent } %.
merlin-only = Es gibt nur eine Möglichkeit: { $choice }.
merlin-lost = Merlins Überlegung wurde unterbrochen. Frag ihn noch einmal.

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
map-zoom = Näher und weiter
map-closer = Näher
map-farther = Weiter weg
map-whole = Die ganze Karte

# Allein spielen.
alone-link = Bestwerte und Tagesaufgabe
alone-new-best = Dein bisher bester Wert dieser Art: { $points } { $won ->
    [yes] (gewonnen)
   *[no] (nicht gewonnen)
}
alone-old-best = Dein bester Wert dieser Art: { $points } { $won ->
    [yes] (gewonnen)
   *[no] (nicht gewonnen)
}
alone-new-feat = Eine neue Ruhmestat: { $feat }

# Mit anderen spielen.
online-play = Mit anderen spielen
online-ways = Wege
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

# Der Raum, in dem man wartet.
room-free = Ein freier Platz
