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
unpacking = Das Spiel wird ausgepackt …
unpacking-failed = Das Spiel lässt sich nicht holen. Gibt es ein Netz?

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
analysis-choice-here = Schritt { $at }: Entscheidung, { $who }
analysis-swing = Gewinnaussicht ({ $who }): vorher { $before } %, danach { $after } %.
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

# Mit anderen spielen.
online-play = Mit anderen spielen
online-ways = Wege
online-tables = Tische
online-nobody = Kein Server mit Tischen antwortet.
online-nobody-about = Vielleicht ist das Netz fort, oder der Server wurde beendet. An diesem Gerät geht alles wie immer.
online-connecting = Auf dem Weg zum Tisch …
online-name = Wie sollen dich andere nennen?
online-enter = Das bin ich
online-enter-about = Ohne Konto: Dieser Browser merkt sich dich. Du hast ein Konto?
online-lost = Die Verbindung ist abgerissen und wird neu versucht. Nichts, was du getan hast, geht verloren.
online-sending = Unterwegs …
online-stand-in = Ein Bot vertritt dich.
online-return = Ich bin wieder da
online-resigned = Du hast aufgegeben; ein Bot spielt deinen Platz zu Ende.
online-watching = Du schaust zu: Du siehst, was alle sehen dürfen.
online-asks-back = { $who-is ->
    [you] Du bittest, deinen letzten Schritt zurückzunehmen. Die anderen werden gefragt.
   *[other] { $who } bittet, einen Schritt zurückzunehmen.
}
online-asks-end = { $who-is ->
    [you] Du schlägst vor, die Partie ohne Sieger zu beenden. Die anderen werden gefragt.
   *[other] { $who } schlägt vor, die Partie ohne Sieger zu beenden.
}
online-asks-pause = { $who-is ->
    [you] Du schlägst eine Pause vor. Die anderen werden gefragt.
   *[other] { $who } schlägt eine Pause vor.
}
online-paused = Die Partie ist unterbrochen: Keine Uhr läuft, und wer am Tisch sitzt, kann sie fortsetzen.
online-resume = Weiterspielen
online-agree = Zustimmen
online-disagree = Ablehnen
online-withdraw = Zurückziehen
online-settle = Mit den anderen
online-ask-back = Um Rücknahme meines letzten Schritts bitten
online-ask-pause = Eine Pause vorschlagen
online-ask-end = Ende ohne Sieger vorschlagen
online-resign = Aufgeben
online-resign-sure = Wirklich aufgeben: Ein Bot spielt für dich weiter
online-plate-stand-in = ein Bot vertritt
online-plate-resigned = hat aufgegeben
online-plate-away = nicht da
online-plate-vacation = im Urlaub bis { $date }
online-clock = Verbleibende Zeit
online-ended-agreed = Die Partie wurde einvernehmlich beendet, ohne Sieger.
online-ended-abandoned = Die Partie ist zu Ende: Niemand wollte mehr spielen.
online-rematch = Noch eine Partie
online-next = Zur nächsten Partie
online-verify = Mischung prüfen
lost-table = Diesen Tisch gibt es nicht, oder er ist nur für Eingeladene.
clock-none = ohne Uhr
clock-live = { $minutes } min + { $seconds } s je Schritt
clock-days = { $days ->
    [one] 1 Tag je Schritt
   *[other] { $days } Tage je Schritt
}
clock-left-days = { $days } T { $hours } h

# Wer man ist.
you-title = Du
you-nobody = Wer bist du?
you-new = Neu hier
you-name = Name
you-page = Wie deine Partien liefen
you-rename = Ändern
you-renamed = Geändert.
you-log-in = Anmelden
you-log-out = Abmelden
you-keep = Mit einem Konto behalten
you-keep-about = Bisher kennt dich nur dieser Browser. Mit Anmeldename und Passwort bist du auf jedem Gerät dieselbe Person.
you-keep-now = Konto anlegen
you-login = Anmeldename
you-password = Passwort (mindestens zehn Zeichen)
you-devices = Geräte, die dich kennen
you-devices-about = Ein Gast, der sich überall abmeldet, kann nicht zurückkommen.
you-device = seit { $date }
you-here = dieses hier
you-revoke = Widerrufen
you-goodbye = Mitnehmen und gehen
you-goodbye-about = Wer geht, wird vergessen: Partien bleiben, ohne den Namen.
you-export = Alles holen, was von mir aufgehoben ist
you-export-ready = Datei sichern
you-forget = Mich löschen
you-forget-sure = Mich wirklich löschen

# Die Besten, und die Seite einer Person.
best-title = Bestenliste
best-games = Die Besten welches Spiels
best-about = Der Strich zeigt, wie stark jemand am ehesten ist, der Balken, wie sicher das ist: Jede Partie macht ihn kürzer. Geordnet ist nach den linken Enden, deren man sicher sein kann.
best-place = Platz
best-who = Wer
best-none = Noch hat niemand dieses Spiel mit anderen zu Ende gespielt. Jemand muss die erste Person sein.
best-more = Die nächsten
standing-strength = Stärke
standing-matches = Partien
standing-wins = Siege
standing-program = (Programm)
standing-bot = { $level } (Bot)
person-title = Wer ist wer
person-guest = Ein Gast.
person-account = Jemand mit einem Konto.
person-program = Ein Programm, das selbst spielt.
person-yours = Das bist du: Name, Konto, Geräte
person-standings = Wie es lief
deeds-place = Mittlerer Platz
deeds-row = Siege in Folge
deeds-row-of = { $now }, höchstens { $longest }
deeds-sizes = Nach Zahl der Spielenden
deeds-seats = zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] sechst
}
history-none = Nichts, was alle sehen dürfen.
history-place = Platz { $place } von { $of } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
history-agreed = Im Einvernehmen beendet
history-abandoned = Von allen verlassen
person-none = Noch keine Partie mit anderen zu Ende gespielt.
lost-person = Unter dieser Adresse ist hier niemand bekannt.

# Hören, dass man am Zug ist.
notices = Wenn du am Zug bist
notices-about = Solange eine Seite offen ist, zeigt ihr Titel ein Zeichen, wenn ein anderer Tisch wartet. Anderswo kannst du es so erfahren:
notices-impossible = Dieser Browser kann hier keine Nachrichten annehmen. Dazu braucht es eine sichere Verbindung (https, oder dieses Gerät selbst) und einen Browser, der das kann.
notices-denied = Nachrichten von hier sind in diesem Browser gesperrt. In seinen Einstellungen für diese Seite kannst du sie erlauben.
notices-off = Dieses Gerät erfährt nichts, solange keine Seite offen ist.
notices-on = Dieses Gerät erfährt, wenn du am Zug bist, auch wenn keine Seite offen ist.
notices-begin = Diesem Gerät Bescheid geben
notices-end = Nicht mehr
notices-webhook = Adresse, die angerufen wird
notices-webhook-about = Ein Programm von dir unter dieser Adresse (https) wird aufgerufen, wenn du am Zug bist. Lass sie leer, wenn du keines hast.
notices-secret = Die Aufrufe sind mit diesem Geheimnis unterschrieben:
notices-quiet = Ruhezeit
notices-from = Nichts gesendet wird von
notices-to = bis
notices-keep = Behalten
notices-kept = Behalten.
notices-sound = Ein Ton in der Seite, wenn ein anderer Tisch wartet.

# Urlaub.
vacation = Urlaub
vacation-about = Wo es Tage für jeden Schritt gibt, stehen deine Uhren still, solange du fort bist, an jedem Tisch; die anderen sehen, bis wann.
vacation-until = Du bist im Urlaub bis { $date }.
vacation-left = Du kannst { $left } von { $all } Tagen im Jahr nehmen.
vacation-how-long = Wie lange
vacation-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
vacation-go = In Urlaub gehen
vacation-back = Ich bin zurück

# Wer nicht gehört wird.
muted = Wen du nicht hörst
muted-about = Was sie in Gesprächen sagen, wird dir nicht gezeigt, an keinem Tisch. Sie merken es nicht.
muted-hear = Wieder hören
muted-hear-about = { $name } wieder hören

# Ein Tisch anderswo.
bell-waiting = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}

# Die Vorhalle.
lobby-turns = Du bist am Zug
lobby-mine = Deine Tische
lobby-open = Offene Tische
lobby-none = Gerade ist kein Tisch offen. Öffne einen: Andere finden ihn hier.
lobby-older = Ältere
lobby-new = Einen Tisch öffnen
lobby-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
lobby-watch = Zuschauen
lobby-usual = übliche Regeln
lobby-own = eigene Regeln

# Einen Tisch öffnen.
open-title = Einen Tisch öffnen
open-who = Wer findet ihn?
open-public = In der Vorhalle
open-public-about = Alle können sich setzen oder zuschauen.
open-unlisted = Wer die Adresse kennt
open-unlisted-about = Er steht in keiner Liste.
open-private = Mit Einladung
open-private-about = Nur mit dem Link, den du weitergibst.
open-clock = Wie lange darf nachgedacht werden?
open-about = Andere setzen sich, bevor die Partie beginnt; freie Plätze kannst du Bots geben.
open-now = Tisch öffnen

# Der Raum, in dem man wartet.
room-title = Platz nehmen
room-seats = Plätze
room-free = Ein freier Platz
room-me = { $name } (du)
room-here = da
room-away = nicht da
room-sit = Hier setzen
room-level = Stufe des Bots
room-bot = Bot setzen
room-stand = Aufstehen
room-clear = Platz frei machen
room-ready = Alle sitzen.
room-host-starts = Wer den Tisch geöffnet hat, beginnt die Partie.
room-close = Tisch wegräumen
room-start = Partie beginnen
room-invite = Andere einladen
room-invite-about = Wer diese Adresse öffnet, kann an den Tisch kommen.
room-invite-private = Nur wer diesen Link hat, kann an den Tisch kommen.
room-link = Der Link
room-copy = Kopieren
room-copied = Kopiert.
room-qr = Der Link als Bild für die Kamera eines Telefons
room-seal = Die versiegelte Mischung
room-seal-about = Dieses Siegel bindet den Server an seine Mischung, und { $count ->
    [0] niemand hat
    [one] eine Person hat
   *[other] { $count } Personen haben
} ein geheimes Wort hinzugefügt. Nach dem Ende können alle prüfen, ob jede Karte so fiel, wie sie versiegelt war.
verify-fine = In diesem Browser geprüft: Das Siegel ist das vor der Partie gezeigte, und alle { $count } Karten und Würfel fielen, wie sie versiegelt waren{ $own ->
    [yes] , mit dem Wort, das du hinzugefügt hast
   *[no] {""}
}.
verify-wrong = Mit dieser Mischung stimmt etwas nicht: { $why }
verify-other-seal = Etwas stimmt nicht: Das Siegel ist nicht das vor der Partie gezeigte.
verify-unreadable = Der Verlauf lässt sich mit dieser Version von Roundtable nicht lesen.

# Das Gespräch.
talk = Gespräch
talk-news = Gespräch ({ $count } neu)
talk-sides = Verlauf oder Gespräch
talk-players = An alle am Tisch
talk-spectators = An die anderen, die zuschauen
talk-apart = (schaut zu)
talk-say = Sagen
talk-about = Zu dieser Zeile von { $name }
talk-mute = { $name } nicht mehr hören
talk-muted = { $count ->
    [one] Eine Person hörst du nicht.
   *[other] { $count } Personen hörst du nicht.
}
talk-report = Diese Zeile melden
talk-why = Was ist daran falsch?
talk-report-now = Melden
talk-reported = Gemeldet. Wer diesen Server betreibt, wird es lesen.
