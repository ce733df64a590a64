# Mit anderen spielen.
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
   *[other] { $who } bittet, den eigenen letzten Schritt zurückzunehmen.
}
online-asks-back-too = { $steps ->
    [one] { $who-is ->
        [you] Dein Schritt danach würde dabei auch zurückgenommen.
       *[other] Dabei würde auch ein späterer Schritt von { $who } zurückgenommen.
    }
   *[other] { $who-is ->
        [you] Deine { $steps } Schritte danach würden dabei auch zurückgenommen.
       *[other] Dabei würden auch { $steps } spätere Schritte von { $who } zurückgenommen.
    }
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
online-join-next = Bei der nächsten Partie mitspielen
online-next = Zur nächsten Partie
online-verify = Mischung prüfen
lost-cleared = Wer diesen Tisch eröffnet hat, hat ihn aufgegeben.
lost-rules = Diese Partie folgt Regeln, die diese Version von Roundtable nicht spielt. Lade die Seite neu. Hilft das nicht, sag den Leuten Bescheid, die den Server betreiben.
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
