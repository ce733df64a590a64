card = Geheime Karte { $value }
card-about = Sie zählt am Ende, wenn sie zu den Schritten kommt.
value = Wert
steps = Schritte
stage-move = Bewegen

zone-track = Der Wettlauf
zone-hand = Deine Karte
figure = { $who-is ->
    [you] Dein Läufer
   *[other] Läufer von { $who }
}
step = Schritt { $number }

prompt-choose = Wähle geheim: geh einen Schritt, oder renn und würfle um bis zu drei.
prompt-wait = { $who-is ->
    [you] Du hast
    [with-you] { $who } habt
    [several] { $who } haben
   *[other] { $who } hat
} noch nicht gewählt.
prompt-chance = Eine Karte oder der Würfel fällt.
prompt-over = Der Wettlauf ist vorbei.

choice-walk = Gehen
choice-run = Rennen

event-drew = Du hast die geheime Karte { $value } gezogen.
event-drew-unseen = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} eine geheime Karte gezogen.
event-sealed = { $action ->
    [walk] Du hast dich fürs Gehen entschieden.
   *[run] Du hast dich fürs Rennen entschieden.
}
event-sealed-unseen = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} gewählt.
event-walked = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
} { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} gegangen.
event-ran = { $who-is ->
    [you] Du bist gerannt und hast
   *[other] { $who } ist gerannt und hat
} { $steps } gewürfelt.
event-scored = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} und eine Karte mit { $card }.

refuse-now = Das geht jetzt nicht.

tally-steps = Schritte
tally-card = Geheime Karte
