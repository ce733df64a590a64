# Mit anderen spielen.
online-nobody = Der Server ist nicht erreichbar.
online-nobody-about = Vielleicht bist du offline, oder der Server läuft nicht. Partien auf diesem Gerät funktionieren weiterhin.
online-connecting = Verbindung zum Tisch wird hergestellt …
online-name = Wie sollen dich die anderen nennen?
online-enter = Weiter
online-enter-about = Du brauchst kein Konto: Dieser Browser merkt sich dich. Du hast schon ein Konto?
online-lost = Die Verbindung ist unterbrochen. Roundtable versucht, sie wiederherzustellen. Deine Schritte gehen nicht verloren.
online-sending = Wird gesendet …
online-passed = Der Tisch hat sich inzwischen verändert; dein Schritt wurde nicht gespielt.
online-unknown = Die Verbindung brach ab, bevor der Server geantwortet hat. Sieh auf den Tisch; wenn nichts geschehen ist, versuche es noch einmal.
online-stand-in = Ein Bot vertritt dich.
online-return = Ich bin wieder da
online-resigned = Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
online-watching = Du schaust zu und siehst nur, was alle sehen dürfen.
online-asks-back = { $who-is ->
    [you] Du möchtest deinen letzten Schritt zurücknehmen. Die anderen haben noch nicht zugestimmt.
   *[other] { $who } möchte den eigenen letzten Schritt zurücknehmen.
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
    [you] Du hast vorgeschlagen, die Partie ohne Sieger zu beenden. Die anderen haben noch nicht zugestimmt.
   *[other] { $who } schlägt vor, die Partie ohne Sieger zu beenden.
}
online-asks-pause = { $who-is ->
    [you] Du hast eine Pause vorgeschlagen. Die anderen haben noch nicht zugestimmt.
   *[other] { $who } schlägt eine Pause vor.
}
online-paused = Die Partie ist unterbrochen. Keine Uhr läuft, und alle am Tisch können die Partie fortsetzen.
online-resume = Fortsetzen
online-agree = Zustimmen
online-disagree = Ablehnen
online-withdraw = Zurückziehen
online-settle = Diese Partie
online-ask-back = Um Rücknahme meines letzten Schritts bitten
online-ask-pause = Eine Pause vorschlagen
online-ask-end = Ende ohne Sieger vorschlagen
online-resign = Aufgeben
online-resign-sure = Ja, aufgeben: Ein Bot spielt für mich weiter
online-plate-stand-in = ein Bot spielt
online-plate-resigned = hat aufgegeben
online-plate-away = nicht da
online-plate-vacation = im Urlaub bis { $date }
online-clock = Verbleibende Zeit
online-ended-agreed = Die Partie wurde einvernehmlich beendet, ohne Sieger.
online-ended-abandoned = Die Partie ist zu Ende, weil alle sie verlassen haben.
online-rematch = Noch eine Partie spielen
online-join-next = Bei der nächsten Partie mitspielen
online-next = Zur nächsten Partie
online-verify = Mischung prüfen
lost-cleared = Dieser Tisch wurde wieder geschlossen.
lost-rules = Diese Partie folgt Regeln, die diese Version von Roundtable nicht spielt. Lade die Seite neu. Hilft das nicht, sag den Leuten Bescheid, die den Server betreiben.
lost-table = Diesen Tisch gibt es nicht, oder nur Eingeladene können ihn sehen.
clock-none = ohne Zeitlimit
clock-live = { $minutes } min + { $seconds } s pro Schritt
clock-days = { $days ->
    [one] 1 Tag pro Schritt
   *[other] { $days } Tage pro Schritt
}
clock-left-days = { $days } Tg. { $hours } Std.

# Die Kontoseite.
you-title = Du
you-nobody = Wer bist du?
you-new = Neu hier
you-name = Name
you-page = Dein Profil und deine Partien
you-rename = Ändern
you-renamed = Geändert.
you-log-in = Anmelden
you-log-out = Abmelden
you-keep = Konto anlegen
you-keep-about = Bisher kennt dich nur dieser Browser. Mit Benutzername und Passwort bist du auf jedem Gerät dieselbe Person.
you-keep-now = Konto anlegen
you-login = Benutzername
you-password = Passwort (mindestens zehn Zeichen)
you-devices = Deine Geräte
you-devices-about = Ohne Konto kannst du nicht zurückkommen, wenn du dich auf allen Geräten abgemeldet hast.
you-device = seit { $date }
you-here = dieses Gerät
you-revoke = Abmelden
you-goodbye = Deine Daten
you-goodbye-about = Du kannst alles herunterladen, was der Server über dich speichert, oder dich löschen. Deine Partien bleiben erhalten, ohne deinen Namen.
you-export = Meine Daten zusammenstellen
you-export-ready = Datei speichern
you-forget = Mich löschen
you-forget-sure = Ja, mich löschen

# Die Besten, und die Seite einer Person.
best-games = Bestenlisten nach Spiel
best-about = Der Strich zeigt die wahrscheinlichste Stärke, der Balken ihre Unsicherheit. Jede Partie macht den Balken kürzer. Die Bestenliste richtet sich nach dem linken Ende des Balkens: der Stärke, die so gut wie sicher ist.
best-place = Platz
best-who = Name
best-none = Noch hat niemand dieses Spiel mit anderen zu Ende gespielt. Mach den Anfang!
best-more = Mehr anzeigen
standing-strength = Stärke
standing-matches = Partien
standing-wins = Siege
standing-program = (Programm)
standing-bot = { $level } (Bot)
person-title = Profil
person-guest = Ein Gast.
person-account = Eine Person mit Konto.
person-program = Ein Programm, das selbst spielt.
person-yours = Das bist du: Name, Konto und Geräte
person-standings = Ergebnisse
deeds-place = Platz im Durchschnitt
deeds-row = Siegesserie
deeds-row-of = { $now } (Rekord: { $longest })
deeds-sizes = Nach Spielerzahl
deeds-seats = zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] sechst
}
history-none = Noch keine öffentlichen Partien.
history-place = Platz { $place } von { $of } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
history-solo = { $end ->
    [victory] Gewonnen
    [survival] Überstanden
   *[defeat] Verloren
} ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
history-agreed = Einvernehmlich beendet
history-abandoned = Von allen verlassen
person-none = Noch keine Partie mit anderen zu Ende gespielt.
lost-person = Unter dieser Adresse gibt es niemanden.

# Benachrichtigungen.
notices = Wenn du am Zug bist
notices-about = Solange Roundtable offen ist, zeigt der Titel der Seite ein Zeichen, wenn ein anderer Tisch wartet. Du kannst auch benachrichtigt werden, wenn es geschlossen ist:
notices-impossible = Dieser Browser kann hier keine Benachrichtigungen empfangen. Dafür braucht er eine sichere Verbindung (https, oder dieses Gerät selbst) und muss Benachrichtigungen unterstützen.
notices-denied = Benachrichtigungen von dieser Seite sind blockiert. In den Einstellungen deines Browsers kannst du sie für diese Seite erlauben.
notices-off = Dieses Gerät benachrichtigt dich nicht, solange Roundtable geschlossen ist.
notices-on = Dieses Gerät benachrichtigt dich, wenn du am Zug bist, auch wenn Roundtable geschlossen ist.
notices-begin = Benachrichtigungen einschalten
notices-end = Ausschalten
notices-webhook = Webhook-Adresse
notices-webhook-about = Roundtable ruft diese Adresse (https) auf, wenn du am Zug bist. Lass sie leer, wenn du sie nicht brauchst.
notices-secret = Roundtable signiert die Aufrufe mit diesem Geheimnis:
notices-quiet = Ruhezeit
notices-from = Keine Benachrichtigungen von
notices-to = bis
notices-keep = Speichern
notices-kept = Gespeichert.
notices-sound = Einen Ton spielen, wenn ein anderer Tisch wartet

# Urlaub.
vacation = Urlaub
vacation-about = In Partien mit Tagen pro Schritt stehen deine Uhren an allen Tischen still, solange du im Urlaub bist. Die anderen sehen, wann du zurückkommst.
vacation-until = Du bist im Urlaub bis { $date }.
vacation-left = Du hast dieses Jahr noch { $left } von { $all } Urlaubstagen.
vacation-how-long = Wie lange
vacation-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
vacation-go = Urlaub beginnen
vacation-back = Ich bin wieder da

# Stummgeschaltete Personen.
muted = Stummgeschaltete Personen
muted-about = Du siehst ihre Chatnachrichten an keinem Tisch. Sie erfahren davon nichts.
muted-hear = Stummschaltung aufheben
muted-hear-about = Stummschaltung von { $name } aufheben

# Die Lobby.
lobby-turns = Du bist am Zug
lobby-mine = Deine Tische
lobby-open = Offene Tische
lobby-none = Gerade ist kein Tisch offen. Öffne einen, dann finden ihn andere hier.
lobby-older = Ältere anzeigen
lobby-new = Einen Tisch öffnen
lobby-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
lobby-watch = Zuschauen
lobby-usual = Standardregeln
lobby-own = eigene Regeln

# Einen Tisch öffnen.
open-who = Wer kann den Tisch finden?
open-public = Alle
open-public-about = Der Tisch steht in der Lobby. Alle können mitspielen oder zuschauen.
open-unlisted = Alle mit der Adresse
open-unlisted-about = Der Tisch steht nicht in der Lobby.
open-private = Eingeladene
open-private-about = Nur Personen mit deinem Link können mitspielen oder zuschauen.
open-clock = Zeitlimit
open-about = Die anderen setzen sich, bevor die Partie beginnt. Freie Plätze kannst du Bots geben.
open-now = Tisch öffnen

# Der Warteraum.
room-title = Warteraum
room-seats = Plätze
room-me = { $name } (du)
room-here = da
room-away = nicht da
room-sit = Diesen Platz nehmen
room-level = Stufe des Bots
room-bot = Bot hinzufügen
room-stand = Platz verlassen
room-clear = Platz frei machen
room-ready = Alle Plätze sind besetzt. Du kannst die Partie starten.
room-host-starts = Alle Plätze sind besetzt. Wer den Tisch geöffnet hat, startet die Partie.
room-close = Tisch schließen
room-start = Partie starten
room-invite = Andere einladen
room-invite-about = Alle mit dieser Adresse können an den Tisch kommen.
room-invite-private = Nur Personen mit diesem Link können an den Tisch kommen.
room-link = Einladungslink
room-copy = Kopieren
room-copied = Kopiert.
room-qr = Der Link als QR-Code für die Handykamera
room-seal = Die versiegelte Mischung
room-seal-about = Dieses Siegel legt den Server auf seine Mischung fest, und { $count ->
    [0] niemand hat
    [one] eine Person hat
   *[other] { $count } Personen haben
} ein geheimes Wort hinzugefügt. Nach der Partie können alle prüfen, dass jede Karte und jeder Würfel so kam wie versiegelt.
verify-fine = In diesem Browser geprüft: Das Siegel ist das vor der Partie gezeigte, und { $count ->
    [one] die einzige Karte oder der einzige Würfel passt dazu
   *[other] alle { $count } Karten und Würfel passen dazu
}{ $own ->
    [yes] , auch das Wort, das du hinzugefügt hast
   *[no] {""}
}.
verify-wrong = Die Mischung passt nicht zu ihrem Siegel: { $why }
verify-other-seal = Das Siegel ist nicht das vor der Partie gezeigte. Du kannst dieser Mischung nicht trauen.
verify-unreadable = Diese Version von Roundtable kann das Protokoll nicht lesen.

# Der Chat.
talk = Chat
talk-news = Chat ({ $count } neu)
talk-sides = Verlauf oder Chat
talk-players = An alle am Tisch
talk-spectators = An die anderen Zuschauer
talk-apart = (schaut zu)
talk-say = Senden
talk-about = Zu dieser Nachricht von { $name }
talk-mute = { $name } stummschalten
talk-muted = { $count ->
    [one] Du hast eine Person stummgeschaltet.
   *[other] Du hast { $count } Personen stummgeschaltet.
}
talk-report = Diese Nachricht melden
talk-why = Was ist daran falsch?
talk-report-now = Melden
talk-reported = Gemeldet. Die Betreiber dieses Servers werden es lesen.
