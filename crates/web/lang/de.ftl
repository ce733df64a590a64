# Der Browser-Tisch auf Deutsch.

app-title = Roundtable
app-motto = Der Tisch für ritterliche Spiele
app-promise = Allein, mit Freunden oder gegen Bots. Ohne Konto.
to-the-shelf = Zum Regal
skip = Zum Tisch

# Einstellungen.
settings-language = Sprache
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

# Der Tisch.
table-undo = Zurücknehmen
table-menu = Menü
table-log = Verlauf
table-close = Schließen
table-full-screen = Ganzer Bildschirm
table-players = Mitspieler
table-show = Was { $who } hat
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
table-wait = { $who } ist am Zug.
table-answers = Was du tun kannst
table-cancel = Etwas anderes
table-sure = { $what } Das lässt sich nicht zurücknehmen.
table-touch = { $what }. { $action }
table-touch-many = { $what }. { $count } Möglichkeiten
table-touched = berührt
table-clause = Regel { $clause }
table-again = Gleicher Tisch noch einmal
table-result = Das Ergebnis
table-won = { $who-is ->
    [you] Du hast gewonnen!
   *[other] { $who } hat gewonnen.
}
table-shared = { $winners } teilen sich den Sieg.
table-place = { $place }.
table-copies = × { $count }
curtain-title = Das Gerät geht an { $who }
curtain-about = Jetzt sollte sonst niemand hinsehen.
curtain-lift = Ich bin { $who }
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
merlin-stop = Genug
merlin-chance = { $percent } %
merlin-says = Merlin würde wählen: { $choice }. Gewinnaussicht: { $percent } %.
merlin-only = Es gibt nur eine Möglichkeit: { $choice }.
merlin-lost = Merlins Überlegung wurde unterbrochen. Frag ihn noch einmal.

# Die Lektion.
learn = Lektion
learn-begin = Lernen
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
rules = Regeln
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
replay = Wiederholung
replay-watch = Noch einmal ansehen
replay-open = Protokoll öffnen
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
analysis = Analyse
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
analysis-share = { $who } { $percent } %
analysis-see = Ansehen
analysis-try = Von hier noch einmal
analysis-table = Die Aussichten als Tabelle
analysis-step = Schritt
analysis-points = Wendepunkte
analysis-points-about = Die größten Umschwünge. Was besser gewesen wäre, bemisst sich an dem, was man da wissen konnte.
analysis-luck-here = Schritt { $at }: Glück
analysis-choice-here = Schritt { $at }: { $who } entscheidet
analysis-swing = Aussicht von { $who }: vorher { $before } %, danach { $after } %.
analysis-better = Besser mit dem, was man wissen konnte: { $choice } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} Gewinnaussicht).
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

# Landkarten.
map-zoom = Näher und weiter
map-closer = Näher
map-farther = Weiter weg
map-whole = Die ganze Karte

# Allein spielen.
alone-title = allein
alone-link = Bestwerte und Tagesaufgabe
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
alone-new-best = Dein bisher bester Wert dieser Art: { $points } { $won ->
    [yes] (gewonnen)
   *[no] (nicht gewonnen)
}
alone-old-best = Dein bester Wert dieser Art: { $points } { $won ->
    [yes] (gewonnen)
   *[no] (nicht gewonnen)
}
alone-new-feat = Eine neue Ruhmestat: { $feat }
