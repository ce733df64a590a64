# Knight auf Deutsch.

# Die Varianten.
option-mode = Spiel
option-mode-about = Allein gegen das Szenario, nebeneinander mit demselben oder im Krieg auf einer Landkarte.
option-mode-solo = Allein
option-mode-side-by-side = Nebeneinander
option-mode-war = Krieg
option-scenario = Szenario
option-scenario-about = Was dein Land bedroht. Ein Krieg hat seine eigene Karte.
option-scenario-defensive-war = Verteidigungskrieg
option-scenario-flood = Hochwasser
option-scenario-barbarians = Einfall der Barbaren
option-scenario-rebels = Aufständische
option-characters = Charaktere
option-characters-about = Wer die Charaktere bestimmt.
option-characters-choose = Alle wählen selbst
option-characters-random = Das Los entscheidet
option-units = Einheiten auf einer Landkarte
option-units-about = Ob die Grenze der Einheiten für dich und für den Feind einzeln gilt oder für beide zusammen. Im Krieg ist das ohne Belang.
option-units-each_side = So viele von jeder Seite
option-units-together = So viele von beiden Seiten zusammen
option-changes = Ereigniskarten tauschen und ersetzen
option-changes-about = Ob sich auch Ereigniskarten tauschen und ersetzen lassen, die du nicht aufgedeckt hast.
option-changes-seen = Karten, die offen liegen
option-changes-all = Alle unbenutzten Karten, wie gedruckt
option-castle_hits = Treffer auf eine Burg im Krieg
option-castle_hits-about = Wie oft ein Angreifer dieselbe Burg in einem Zug treffen kann.
option-castle_hits-once = Einmal
option-castle_hits-every = Mit jedem Angriff, wie gedruckt
option-trades = Handel nebeneinander
option-trades-about = Wann du in deinem Zug einen Handel vorschlagen kannst und wie oft.
option-trades-use_phase = Zweimal, während du deine Rohstoffe einsetzt
option-trades-whole_turn = Beliebig oft, auch vor der Wahl und wenn der Feind einen Preis nennt

# Güter und Hof.
good-glory = Ruhm
good-valor = Tapferkeit
good-wisdom = Weisheit
good-gold = Gold
track-king = König
track-church = Kirche
track-merchants = Kaufleute
track-nobility = Adel
track-castle = Burg
track-village = Dorf
track-stable = Stall
track-armory = Rüstkammer
track-combat = Kampf
track-knowledge = Wissen
track-fame = Ansehen
track-marshal = Marschall
track-chancellor = Kanzler
track-steward = Truchsess
track-herald = Herold
track-lords = Hofherren
track-tournaments = Turniere

# Ämter mit Artikel, im Akkusativ.
the-king = den König
the-church = die Kirche
the-merchants = die Kaufleute
the-nobility = den Adel
the-lords = die Hofherren
the-castle = die Burg

# Ereigniskarten.
card-empty-granary = Der leere Kornspeicher
card-quarrel-at-the-ford = Streit an der Furt
card-pilgrims-at-the-gate = Pilger am Tor
card-summons-to-the-throne-hall = Vor den Thron gerufen
card-wounded-stag = Der verwundete Hirsch
card-bishop-in-debt = Ein Bischof in Schulden
card-broken-lance = Die zerbrochene Lanze
card-caravan-in-the-fog = Karawane im Nebel
card-letters-under-seal = Briefe unter Siegel
card-masons-ask-for-pay = Die Maurer wollen Lohn
card-squire-who-lied = Der Knappe, der log
card-harvest-feast = Erntefest
card-duel-refused = Ein verweigertes Duell
card-smoke-on-the-border = Rauch an der Grenze
card-horse-fair = Der Pferdemarkt
card-ward-of-the-crown = Ein Mündel der Krone
card-monks-and-manuscripts = Mönche und Handschriften
card-tax-on-salt = Steuer auf Salz
card-old-rival = Der alte Rivale
card-night-watch = Nachtwache
card-royal-hunt = Eine königliche Jagd
card-plague-cart = Der Pestkarren
card-minstrel-sings-of-you = Der Spielmann singt von dir
card-ransom-paid-in-coin = Lösegeld in Münzen
card-oath-at-the-altar = Schwur am Altar
card-wolves-in-the-pasture = Wölfe auf der Weide
card-council-of-four-lords = Rat der vier Hofherren
card-forger-of-charters = Der Urkundenfälscher
card-bridge-in-ruins = Eine Brücke in Trümmern
card-king-is-ill = Der König ist krank

# Ziele.
goal-house-of-stone = Haus aus Stein
goal-word-of-the-king = Das Wort des Königs
goal-faithful = Die Gläubigen
goal-coin-and-credit = Münze und Kredit
goal-blood-and-birth = Blut und Geburt
goal-four-lords = Vier Herren
goal-ledger-of-deeds = Das Buch der Taten
goal-name-at-court = Ein Name bei Hofe
goal-men-on-the-field = Männer im Feld
goal-sword-arm = Schwertarm
goal-lists-and-laurels = Schranken und Lorbeer
goal-quiet-borders = Ruhige Grenzen
goal-first-in-deeds = Die meisten Taten
goal-first-at-court = Der Erste bei Hofe
goal-rivals-in-council = Rivalen im Rat
goal-rival-houses = Häuser im Wettstreit
goal-best-blade = Die beste Klinge
goal-fullest-chest = Die vollste Truhe
goal-friends-of-the-crown = Freunde der Krone
goal-captain-of-the-host = Hauptmann des Heeres

# Turniere und Schlachten.
contest-country-joust = Tjost auf dem Land
contest-bowmen-at-the-butts = Bogenschützen vor den Scheiben
contest-grand-melee = Großer Buhurt
contest-kings-lists = Schranken des Königs
contest-skirmish-at-the-mill = Scharmützel an der Mühle
contest-burnt-bridge = Die verbrannte Brücke
contest-field-of-crows = Krähenfeld
contest-long-siege = Die lange Belagerung
contest-banner-against-banner = Banner gegen Banner
contest-sandbags-by-hand = Sandsäcke von Hand
contest-millers-sluice = Die Schleuse des Müllers
contest-boats-for-the-stranded = Boote für die Eingeschlossenen
contest-dam-of-oak = Ein Damm aus Eiche
contest-turning-the-river = Der Fluss wird umgeleitet
contest-raid-on-the-cattle-pens = Überfall auf die Viehpferche
contest-fires-in-the-forest = Feuer im Wald
contest-chieftains-son = Der Sohn des Häuptlings
contest-night-of-the-axes = Nacht der Äxte
contest-great-horde = Die große Horde
contest-pamphlets-burned = Verbrannte Flugblätter
contest-mercenary-captain = Der Söldnerführer
contest-barricades-in-the-market = Barrikaden am Markt
contest-armoury-stormed = Sturm auf das Zeughaus
contest-secret-patron = Der heimliche Gönner
contest-hill-of-the-nine-fires = Hügel der neun Feuer
contest-border-raid = Grenzüberfall
contest-siege-of-a-tower = Belagerung eines Turms
contest-pitched-battle = Offene Feldschlacht
contest-winter-campaign = Winterfeldzug
contest-day-of-banners = Tag der Banner

# Charaktere.
character-aldric = Ser Aldric von den Marken
character-ysolde = Dame Ysolde die Gelehrte
character-bran = Ser Bran Eisenhand
character-mirelle = Lady Mirelle von den Gilden
character-corvin = Ser Corvin der Höfling
character-odo = Ser Odo der Baumeister
claim = { $what }: { $gain }
character-about = Vorrecht bei diesem Amt: { $office }, { $privilege }. Sonderaktion: { $price } für { $special }. Belohnungen: { $claims }.
character-start = Beginnt mit { $goods }.

# Mengen.
amount-glory = { $n } Ruhm
amount-valor = { $n } Tapferkeit
amount-wisdom = { $n } Weisheit
amount-gold = { $n } Gold
amount-points = { $n } SP
amount-command = { $n ->
    [one] 1 Befehl
   *[other] { $n } Befehle
}
amount-influence = { $n } Einfluss
amount-diplomacy = { $n } Diplomatie
amount-slights = feindliche Diplomatie −{ $n }
amount-removals = { $n ->
    [one] 1 Feind weniger
   *[other] { $n } Feinde weniger
}
amount-tournaments = { $n ->
    [one] 1 Turniersieg
   *[other] { $n } Turniersiege
}
level = { $track } { $level }
number = { $n }

# Der Tisch.
zone-events = Ereignis
zone-sides = { $card }
zone-characters = Charaktere
zone-court = Hof
zone-map = Landkarte
zone-row = Reihe { $row }
zone-stages = Nächste Gunst
zone-battles = Schlachten
zone-gold = Für Gold
zone-stake = Dein Einsatz
zone-bid = Dein Gebot
zone-trade = Handel: { $who } → { $rival-subject }
note-disgraced = In diesem Zug nicht zu verwenden.
note-stake = Geheim. Nur Rohstoffe, kein Gold.
note-bid = Geheim. Das höchste Gebot wird voll bezahlt, jedes andere zahlt die Schwelle unter sich.
card-sides = Links: { $left }. Rechts: { $right }.
card-side = { $goods }; { $offices }; Reihe { $row }
card-side-war = { $goods }; { $offices }
side-left = Linke Seite
side-right = Rechte Seite
side-pays = { $office }: { $gain }
side-row = Dann Reihe { $row }: { $orders }
by-privilege = { $gain } durch Vorrecht
by-stage = Gunst { $stage }: { $gain }
stage-gain = { $gain }
stage-gains = { $left } oder { $right }
column-1 = I
column-2 = II
column-3 = III
column-4 = IV
column-5 = V
column-6 = VI
column-7 = bringt jetzt
bought = gekauft
pays = Was eine Aktivierung bringt: { $track }
pays-by-link = mit Verbindung
pays-nothing = –
pays-chain = Die Aktivierung weckt auch { $office }.
tile = { $name }
tile-castle = Deine Burg. Hier kannst du Einheiten ausheben.
tile-castle-of = { $who-is ->
    [you] Deine Burg. Hier hebst du Einheiten aus.
   *[other] Die Burg von { $who }.
}
tile-muster = Hier kannst du Einheiten ausheben.
tile-muster-of = { $who-is ->
    [you] Hier hebst du Einheiten aus.
   *[other] Hier hebt { $who } Einheiten aus.
}
tile-entry = Hier kommen Feinde auf die Landkarte.
tile-both = Hier hebst du Einheiten aus, und hier erheben sich Aufständische.
tile-village = Ein Dorf.
tile-plain = Offenes Land.
tile-flooded = Für immer überflutet.
unit-of = { $who-is ->
    [you] deine Einheit
   *[other] Einheit von { $who }
}
unit-of-rival = { $rival-is ->
    [you] Deine Einheit
   *[other] Einheit von { $rival }
}
worker-of = { $who-is ->
    [you] dein Arbeiter
   *[other] Arbeiter von { $who }
}
enemy = Feind
enemy-water = Wasser
enemy-barbarian = Barbar
enemy-rebel = Aufständischer
element = Reihe { $row }, Schritt { $n }
element-orders = { $orders }.
order-add = { $n ->
    [one] 1 Feind kommt dazu
   *[other] { $n } Feinde kommen dazu
}
order-move = alle Feinde gehen { $n } vor
order-add-move = 1 Feind kommt dazu, dann gehen alle 1 vor
order-attack = die Feinde greifen an
order-diplomacy = feindliche Diplomatie +1
order-avoid = { $price } zahlen oder { $order }
stage = { $office }, Gunst { $stage }
stage-side = { $office }, Gunst { $stage }, { $side ->
    [left] linke Seite
   *[right] rechte Seite
}
spot-privilege = Vorrecht
spot-special = Sonderaktion
about-privilege = Das bekommst du bei jeder Aktivierung: { $office }.
about-gold = { $price }: { $what }.
gold-glory = 1 Ruhm
gold-valor = 1 Tapferkeit
gold-wisdom = 1 Weisheit
gold-influence = 1 Einfluss
gold-command = 1 Befehl
gold-exchange = ein Rohstoff in einen anderen
gold-lure = alle Feinde 1 vor
gold-reveal = eine Ereigniskarte aufdecken
gold-swap = zwei Ereigniskarten tauschen oder eine ersetzen
gold-borrow = die Aktion einer Nachbarkarte
rung = { $n }
rung-bid = Gewinnt das Gebot, zahlst du { $win }, sonst { $lose }.
rung-stake = Deine Stärke wäre { $sum }.
trade-give = { $good }, gegeben
trade-want = { $good }, verlangt
goal-turn = nach Zug { $turn }
goal-after = { $goal } (nach Zug { $turn })
goal-reward = { $condition }: { $gain }
goal-else = { $reward }, sonst { $loss } weniger
goal-else-acts = { $reward }, sonst handelt der Feind
goal-asks = { $goal }
goal-holds = ✓ { $goal }
goal-lords = { $n ->
    [one] 1 Stufe bei den Hofherren
   *[other] zusammen { $n } Stufen bei den Hofherren
}
goal-gold = { $n } Gold besitzen
goal-units = { $n ->
    [one] 1 eigene Einheit
   *[other] { $n } eigene Einheiten
}
goal-battles = { $n ->
    [one] 1 gewonnene Schlacht
   *[other] { $n } gewonnene Schlachten
}
goal-enemies = höchstens { $n ->
    [one] 1 Feind
   *[other] { $n } Feinde
}
goal-most = { $what }{ $least ->
    [0] { "" }
   *[other] , mindestens { $least }
}
goal-most-points = die meisten SP
goal-most-influence = der meiste Einfluss
goal-most-gold = das meiste Gold
goal-most-units = die meisten Einheiten auf der Landkarte
goal-highest = höchste Stufe: { $track }
panel-goal = Ziel: { $goal }
panel-won = Gewonnen bei
panel-lost = Verloren bei
panel-duel = Stufen im Duell
panel-bids = Gebote
no-bid = keines
meter-diplomacy = eigene Diplomatie
meter-points = Punkte
meter-influence = und Einfluss
meter-tiles = gehaltene Gebiete
meter-battles = Schlachten
meter-enemy-diplomacy = feindliche Diplomatie
meter-enemies = Feinde auf der Landkarte
meter-siege = bei der leeren Burg
meter-flooded = überflutete Felder
meter-villages = überflutete Dörfer
meter-ruins = zerstörte Felder
count-influence = Einfluss
count-store = Befehle im Vorrat
count-prowess = Stufen, die im Duell zählen
count-challenges = Duelle übrig
state-sealed = versiegelt
state-barred = bietet nicht
state-won = hat gewonnen
state-lost = hat verloren
state-through = hat durchgehalten
state-leader = hat die Initiative
heading-setup = Vor dem ersten Zug
heading = Zug { $turn } von { $of }
heading-card = Zug { $turn } von { $of }: { $card }
line-choice = Wahl
line-use = Einsatz
line-activation = Aktivierung
line-consequences = Folgen
line-duels = Duelle
line-initiative = Initiative
line-commands = Befehl

# Was du tun darfst.
choose-take = Als { $character } spielen
choose-side = { $side ->
    [left] Linke Seite nehmen
   *[right] Rechte Seite nehmen
}: { $goods }
choose-reveal = Karte { $place } aufdecken für 1 Gold
choose-swap = Karten { $place } und { $other } tauschen für 2 Gold
choose-replace = Karte { $place } ersetzen für 2 Gold
choose-borrow = { $offices } von Karte { $place } borgen für 4 Gold
choose-unlock = { $level } kaufen für { $price }
choose-enter = Turnier: { $name } für { $price }
choose-battle = Schlacht: { $name } für { $price }
choose-battle-none = Schlacht schlagen
choose-special = { $gain } für { $price }
choose-claim = Belohnung nehmen: { $gain }
choose-threshold = Einfluss { $influence }: { $gain } nehmen
choose-buy = { $good } kaufen für 3 Gold
choose-buy-influence = Einfluss kaufen für 10 Gold
choose-buy-command = Befehl kaufen für 12 Gold
choose-exchange = { $from } in { $to } für 2 Gold
choose-lure = Alle Feinde 1 vorlocken für 7 Gold
choose-chain = { $from } an { $to } ketten
choose-link = Burg verbinden: { $track }
choose-end = Aktivieren
choose-consequences = Weiter zu den Folgen
choose-on = Weiter
choose-activate = { $offices } aktivieren
choose-stage = { $gain } nehmen
choose-add = Auf { $tile } eine Einheit ausheben
choose-attack = Alle Einheiten greifen an
choose-move = Von { $from } nach { $to } ziehen
choose-halt = Nicht weiter ziehen
choose-gather = Ernten
choose-thwart = Verhandeln: feindliche Diplomatie −1
choose-thwart-rival = Gegen { $rival-object } verhandeln: Diplomatie −1
choose-forgo = { $n ->
    [one] Befehl verfallen lassen
   *[other] { $n } Befehle verfallen lassen
}
choose-remove = Den Feind auf { $tile } entfernen
choose-remove-rival = { $rival-is ->
    [you] Deine Einheit
   *[other] Eine Einheit von { $rival }
} auf { $tile } entfernen
choose-spare = Feinde stehen lassen
choose-pay = { $price } zahlen
choose-suffer = Geschehen lassen
choose-enemy = Der Feind kommt auf { $tile }
choose-advance = Der Feind geht von { $from } nach { $to }
choose-raze = Auf { $tile } { $source } verlieren
choose-flow = Das Wasser fließt von { $from } nach { $to }
choose-offer = Handel anbieten: { $rival-dative }
choose-give = { $good } mehr geben
choose-want = { $good } mehr verlangen
choose-propose = So anbieten
choose-accept = Annehmen
choose-decline = Ablehnen
choose-challenge = Zum Duell fordern: { $rival-object }
choose-stake = { $n } einsetzen
choose-seize = { $good } nehmen
choose-bid = { $n } bieten
choose-spend = { $good } zahlen
choose-call = Als Nächstes: { $rival-subject }
choose-strike = { $rival-is ->
    [you] Deine Einheit
   *[other] Eine Einheit von { $rival }
} auf { $tile } schlagen

# Aufforderungen.
prompt-character = Wähle deinen Charakter.
prompt-characters = Die Charaktere werden verteilt.
prompt-goal = Ein Ziel wird gezogen.
prompt-turning = Eine Karte wird aufgedeckt.
prompt-lot = Das Los entscheidet.
prompt-choose = Wähle eine Seite der Karte.
prompt-use = Setze ein, was du hast, dann aktiviere { $offices }.
prompt-use-all = Setze ein, was du hast, dann geht es weiter.
prompt-draft = Was bietest du { $rival-dative } an, und wofür?
prompt-answer = Ein Angebot von { $rival-dative }: { $give } für { $want }. Nimmst du an?
prompt-stage = { $office }: Wähle eine Seite der nächsten Gunst.
prompt-command = { $n ->
    [one] Ein Befehl: ausheben, angreifen, ziehen, ernten oder verhandeln.
   *[other] { $n } Befehle: ausheben, angreifen, ziehen, ernten oder verhandeln.
}
prompt-march = Zieh weitere Einheiten, oder lass es gut sein.
prompt-strike = Wessen Einheit fällt auf { $tile }?
prompt-remove = { $n ->
    [one] Nimm einen Feind von der Landkarte.
   *[other] Nimm { $n } Feinde von der Landkarte.
}
prompt-slight = Wessen Diplomatie geht zurück?
prompt-may-remove = { $n ->
    [one] Du darfst einen Feind von der Landkarte nehmen.
   *[other] Du darfst { $n } Feinde von der Landkarte nehmen.
}
prompt-after = Dein Hof hat gezahlt. Nutze deine Charakterkarte, oder mach weiter.
prompt-unpayable = Der Befehl des Feindes: { $order }. Freikaufen kannst du dich jetzt nicht. Was tust du?
prompt-avoid = Der Befehl des Feindes: { $order }. Was tust du?
prompt-suffer = Der Feind handelt.
prompt-enemy = { $n ->
    [one] Wo kommt der neue Feind?
   *[other] Wo kommen die neuen Feinde? Es sind { $n }.
}
prompt-advance = Wohin geht der Feind von { $tile }?
prompt-raze = Was wird auf { $tile } zerstört?
prompt-flow = Wohin fließt das Wasser?
prompt-stake = Wie viel setzt du im Duell ein?
prompt-seize = Nimm von { $rival-dative }: noch { $n }.
prompt-bid = Wie viel ist dir das erste Wort wert?
prompt-spend = Dein Gebot kostet noch { $n }. Womit zahlst du?
prompt-plan = Leg die Reihenfolge fest: Wer befiehlt als Nächstes?
names-are = { $names } { $names-is ->
    [you] bist
    [several] sind
    [with-you] seid
   *[other] ist
}
wait-character = { $names } { $names-is ->
    [you] wählst
    [several] wählen
   *[other] wählt
} einen Charakter.
wait-choose = { $names } { $names-is ->
    [you] wählst
    [several] wählen
   *[other] wählt
} eine Seite.
wait-use = { $names } { $names-is ->
    [you] setzt
    [several] setzen
   *[other] setzt
} Güter ein.
wait-trade = { $names } { $names-is ->
    [you] handelst
    [several] handeln
   *[other] handelt
}.
wait-stake = { $names } { $names-is ->
    [you] bestimmst
    [several] bestimmen
   *[other] bestimmt
} den Einsatz.
wait-bid = { $names } { $names-is ->
    [you] gibst
    [several] geben
    [with-you] gebt
   *[other] gibt
} ein Gebot ab.
wait-plan = { $names } { $names-is ->
    [you] legst
    [several] legen
   *[other] legt
} die Reihenfolge fest.
wait-command = { $names } { $names-is ->
    [you] befiehlst
    [several] befehlen
    [with-you] befehlt
   *[other] befiehlt
}.
wait-turn = { names-are } am Zug.
over-won = Du hast gewonnen: { $how }.
over-lost = Du hast verloren: { $how }.
over-success = Du hast ohne Sieg, aber in Ehren durchgehalten: { $points } SP.
over-failure = Du hast ohne Sieg durchgehalten, aber mit weniger als 0: { $points } SP. Damit bist du gescheitert.
over-winner = { who-has } gewonnen.
over-shared = { victory-of }
won-diplomacy = Die eigene Diplomatie ist voll
won-renown = 300 SP und 25 Einfluss
won-lands = genug Gebiete gehalten
won-battles = alle Schlachten gewonnen
won-castle = die andere Burg getroffen
lost-overrun = zu viele Feinde auf der Landkarte
lost-siege = vier Feinde bei der leeren Burg
lost-castle = Die Burg ist zerstört
lost-diplomacy = Die feindliche Diplomatie ist voll
lost-flood = zehn Felder überflutet
lost-villages = sechs Dörfer überflutet
lost-ruin = sechs Felder zerstört

# Das Protokoll.
who-has = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
}
log-character = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
} als { $character }.
log-goal = Das Ziel ist „{ $goal }“: { $asks }.
log-turn = Zug { $turn }
log-turn-of = { $who-is ->
    [you] Dein Zug
   *[other] Zug von { $who }
}
log-turned = Das Ereignis „{ $card }“ liegt offen.
log-turned-several = Diese Ereignisse liegen offen: { $items }.
log-revealed = { who-has } für 1 Gold Karte { $place } aufgedeckt.
log-swapped = { who-has } die Karten { $place } und { $other } getauscht.
log-replaced = { who-has } eine Karte ersetzen lassen: { $card }.
log-replaced-unseen = { who-has } Karte { $place } ungesehen ersetzen lassen.
log-borrowed = { who-has } { $offices } von der Karte „{ $card }“ geborgt.
log-chose = { who-has } die { $side ->
    [left] linke
   *[right] rechte
} Seite von „{ $card }“ genommen.
log-unlocked = { who-has } { $track } { $level } gekauft.
log-tournament = { who-has } ein Turnier gewonnen: { $name }.
log-battle = { who-has } eine Schlacht gewonnen: { $name }.
log-special = { who-has } die Sonderaktion verwendet.
log-reward = { who-has } eine Belohnung genommen.
log-threshold = { who-has } die Belohnung für Einfluss { $influence } genommen.
log-bought = { who-has } { $good } gekauft.
log-bought-influence = { who-has } Einfluss gekauft.
log-bought-command = { who-has } einen Befehl gekauft.
log-exchanged = { who-has } { $from } in { $to } getauscht.
log-lured = { who-has } die Feinde vorgelockt.
log-chained = { who-has } { $from } an { $to } gekettet.
log-linked = { who-has } die Burg verbunden: { $track }.
log-gained = { who-has } { $gain } bekommen: { $origin ->
    [side] die gewählte Seite der Karte
    [level] die neue Stufe
    [tournament] das Turnier
    [battle] die Schlacht
    [special] die Sonderaktion
    [reward] die Belohnung
    [threshold] der Einfluss
    [purchase] der Kauf
    [privilege] das Vorrecht
    [court] die Stufen bei Hofe ({ $office })
    [stage] eine Gunst ({ $office })
    [gather] die Ernte
    [duel] das gewonnene Duell
    [spoils] der Einsatz
   *[goal] das Ziel
}.
log-overflowed = Nicht alles hatte Platz; stattdessen gab es { $gain }.
log-activated = { who-has } { $office } aktiviert.
log-staged = { who-has } Gunst { $stage } durch { $office } erlangt.
log-boxed = { $who-is ->
    [you] Du stehst
   *[other] { $who } steht
} nach Zug { $turn } bei { $points } SP.
log-goal-met = { who-has } das Ziel „{ $goal }“ erreicht.
log-goal-missed = { who-has } das Ziel „{ $goal }“ verfehlt.
log-lost = { who-has } { $loss } verloren.
log-leftovers = Aus dem Rest bei { $who-dative } werden { $points } SP.
log-unmet = { who-has } keine Bedingung erfüllt: { $points } SP Abzug.
log-bonus = { who-has } zuerst mit einem Sieg abgeschlossen: { $points } SP.
log-won = { who-has } gewonnen: { $how }.
log-defeated = { who-has } verloren: { $how }.
log-forgone = { who-has } { $n ->
    [one] einen Befehl
   *[other] { $n } Befehle
} verfallen lassen.
log-stored = { who-has } { $n ->
    [one] einen Befehl
   *[other] { $n } Befehle
} in den Vorrat gelegt.
log-added = { who-has } auf { $tile } eine Einheit ausgehoben.
log-added-several = { who-has } auf { $items } { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
} ausgehoben.
log-attacked = { who-has } angegriffen.
log-slain = Auf { $tile } { $n ->
    [one] ist ein Feind
   *[other] sind { $n } Feinde
} gefallen.
log-slain-rival = { $rival-is ->
    [you] Du hast
   *[other] { $rival } hat
} auf { $tile } { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
} verloren.
log-moved = { who-has } eine Einheit von { $from } nach { $to } gezogen.
log-gathered = { who-has } geerntet.
log-thwarted = { who-has } verhandelt: Die feindliche Diplomatie ist gesunken.
log-thwarted-rival = { who-has } gegen { $rival-object } verhandelt.
log-removed = { who-has } auf { $tile } einen Feind von der Landkarte genommen.
log-removed-rival = { who-has } auf { $tile } eine Einheit von { $rival-dative } von der Landkarte genommen.
log-spared = { who-has } die Feinde auf der Landkarte stehen lassen.
log-orders = Der Feind hat Befehle: { $orders }.
log-avoided = { who-has } { $price } gezahlt, um es abzuwenden.
log-enemy = Ein Feind ist auf { $tile } gekommen.
log-enemy-several = Auf { $items } { $count ->
    [one] ist ein Feind
   *[other] sind { $count } Feinde
} gekommen.
log-advanced = Ein Feind ist von { $from } nach { $to } gegangen.
log-diplomacy = Die feindliche Diplomatie ist auf { $n } gestiegen.
log-assault = Die Feinde haben angegriffen.
log-fell = { who-has } auf { $tile } { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
} verloren.
log-razed = Die Feinde haben auf { $tile } { $source } zerstört.
log-drowned = Ein Arbeiter ist auf { $tile } umgekommen und hat das Feld gerettet.
log-flooded = Das Wasser hat { $tile } überflutet.
log-flowed = Das Wasser ist von { $from } nach { $to } geflossen.
log-drained = Das Wasser von { $tile } fand kein trockenes Feld und ist abgelaufen.
log-offered = { who-has } { $rival-dative } angeboten: { $give } für { $want }.
log-accepted = { who-has } angenommen.
log-declined = { who-has } abgelehnt.
log-challenged = { who-has } { $rival-object } zum Duell gefordert.
log-staked = { who-has } einen Einsatz gesetzt.
log-duel = Ein Duell: { $who-subject } mit { $strength } (davon { $stake } eingesetzt) gegen { $rival-object } mit { $against } (davon { $other } eingesetzt).
log-duel-won = { who-has } das Duell gegen { $rival-object } gewonnen.
log-duel-drawn = Ein Duell unter Gleichen: { $who-subject } und { $rival-subject }.
log-seized = { who-has } { $rival-dative } { $good } abgenommen.
log-disgraced = { who-has } nichts eingesetzt: letzter Platz in der Initiative, und der Charakter hilft im nächsten Zug nicht.
log-bid = { who-has } ein Gebot abgegeben.
log-bid-opened = { $who-is ->
    [you] Du hattest
   *[other] { $who } hatte
} { $n } geboten.
log-initiative = { who-has } die Initiative.
log-spent = { who-has } { $good } gezahlt.
log-called = { $who } { $who-is ->
    [you] rufst
   *[other] ruft
} als Nächstes { $rival-is ->
    [you] dich
   *[other] { $rival }
} auf.
log-called-self = { $who } { $who-is ->
    [you] befiehlst
   *[other] befiehlt
} als Nächstes.
log-castle-hit = { who-has } { $rival-is ->
    [you] deine Burg
   *[other] die Burg von { $rival }
} getroffen.
log-castle-hit-points = { who-has } { $rival-is ->
    [you] deine Burg
   *[other] die Burg von { $rival }
} getroffen: { number-of-points } gewonnen, dort ebenso viel verloren.

# Momente, die entscheiden.

beat-castle = Eine Burg ist getroffen
beat-duel = Ein Duell
beat-sums = Hof und Einsatz
beat-court = Hof
beat-stake = Einsatz
beat-wins = gewinnt
beat-loses = verliert
beat-equal = gleich
beat-leads = führt
beat-bids = Die Gebote sind offen
beat-attack = Ein Angriff
beat-losses = Verluste
beat-units = { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}
beat-enemies = { $n ->
    [one] ein Feind
   *[other] { $n } Feinde
}
beat-razed = zerstört: { $source }
beat-totals = Nach drei Zügen
beat-points = Punkte

# Warum nicht.
no-now = Danach ist jetzt nicht gefragt.
no-use = Das geht jetzt nicht.
no-character = Diesen Charakter spielt schon jemand.
no-lack = Du brauchst noch { $lack }.
no-price = Du hast keine { $price }.
no-face-down = Diese Karte ist benutzt oder liegt schon offen.
no-unused = Nur unbenutzte Karten lassen sich ändern.
no-swap-unseen = Zwei verdeckte Karten sind gleich gut: Deck erst eine auf.
no-replace-unseen = Ersetzen lässt sich nur eine offene Karte: Deck sie erst auf.
no-deck = Dafür ist keine Karte mehr im Stapel.
no-second-borrow = Diese Aktion hast du schon geborgt.
no-snapshot = Was dein Hof gerade gezahlt hat, kannst du erst im nächsten Zug ausgeben, und der Rest reicht nicht.
no-neighbour = Nur eine offene Nachbarkarte leiht ihre Aktion.
no-second-win = Das ist schon gewonnen.
no-such-battle = Eine solche Schlacht gibt es nicht.
no-disgraced = In Ungnade nützt die Charakterkarte in diesem Zug nichts.
no-store = Der Vorrat könnte den Befehl nicht fassen.
no-second-claim = Das hast du schon genommen.
no-level = Das wartet auf { $level }.
no-influence = Das wartet auf Einfluss { $n }.
no-room = Für mehr { $good } ist kein Platz.
no-good = Von { $good } ist nichts da.
no-lure = Kein Feind kann weitergehen.
no-chain = Eine Kette braucht einen vollständigen Zweig: Kirche, Kaufleute oder Adel.
no-second-chain = Diese Kette ist schon durchgestrichen.
no-link = Eine Verbindung braucht ein vollständiges Stockwerk der Burg.
no-offer = Keiner von euch hat etwas, wofür der andere Platz hat.
no-offer-yet = Einen Handel kannst du vorschlagen, während du deine Rohstoffe einsetzt.
no-more-offers = Du hast in diesem Zug schon zweimal etwas angeboten.
no-challenge = Du hast keine Herausforderung mehr.
no-more-levels = Dort ist nichts mehr zu kaufen: { $track }.
no-more-units = Du hast schon so viele Einheiten auf der Landkarte, wie Platz haben.
no-room-for-both = Deine Einheiten und die Feinde füllen zusammen schon die Landkarte.
no-muster = Auf { $tile } lässt sich keine Einheit ausheben.
no-unit = Auf { $tile } kann keine Einheit von dir ziehen.
no-way = Nach { $tile } kann die Einheit nicht.
no-attack = Wo deine Einheiten stehen, ist kein Feind.
no-gather = Wo deine Einheiten stehen, gibt es nichts zu ernten.
no-thwart = Diese Diplomatie steht auf 0.
no-entry = Hier kommt jetzt kein Feind: { $tile }.
no-step = Dorthin kann der Feind nicht: { $tile }.
no-source = Das gibt es hier nicht mehr: { $tile }.
no-flow = Dorthin kann das Wasser nicht: { $tile }.
no-enemy = Hier ist niemand zu entfernen: { $tile }.
no-stake = Du kannst höchstens { $n } einsetzen.
no-high-bid = Du kannst höchstens { $n } bieten.
no-trade = { $good } kannst du dem Angebot nicht hinzufügen.
no-proposal = Noch ist nichts geboten und nichts verlangt.
no-call-barred = Wer nicht bieten durfte, ist zuletzt dran: Ruf erst die anderen auf.
no-call = Da ist kein Befehl mehr zu spielen.

# Was Berichte zählen.
tally-tournaments = Gewonnene Turniere
tally-battles = Gewonnene Schlachten
tally-special = Sonderaktionen
tally-leftovers = Punkte aus Resten
tally-overflow = Punkte aus Überlauf
tally-points = Gewonnene Punkte
tally-goals = Bei Zielen verlorene Punkte
tally-goal-met = Erreichte Ziele
tally-goal-missed = Verfehlte Ziele
tally-unmet = Keine Bedingung erfüllt
tally-duels = Gewonnene Duelle
tally-castles = Getroffene Burgen
feature-goal = Zielkarte
feature-card = Benutzte Ereigniskarte

# Worauf stolz sein kann, wer allein spielt.
feat-diplomacy = Ein Wort genügt
feat-diplomacy-about = Gewinne mit einer vollen Diplomatieleiste.
feat-renown = Weithin gerühmt
feat-renown-about = Gewinne mit 300 Siegpunkten und 25 Einfluss.
feat-lands = Herr des Landes
feat-lands-about = Gewinne mit Einheiten auf so vielen Feldern, wie das Szenario verlangt.
feat-battles = Nie geschlagen
feat-battles-about = Gewinne, indem du jede Schlacht der Szenariokarte schlägst.
feat-goals = Wie befohlen
feat-goals-about = Erreiche alle drei Ziele der Zielkarte in einer Partie.
feat-joust = In den Schranken
feat-joust-about = Gewinne ein Turnier.
feat-lists = Meister der Schranken
feat-lists-about = Gewinne alle vier Turniere in einer Partie.
feat-king = Zur Rechten des Königs
feat-king-about = Kaufe jede Stufe der Leiste König.
feat-church = Stütze der Kirche
feat-church-about = Kaufe jede Stufe der Leiste Kirche.
feat-castle = Haus aus Stein
feat-castle-about = Kaufe jede Stufe der Leiste Burg.
feat-knowledge = Ein gelehrter Ritter
feat-knowledge-about = Kaufe jede Stufe der Leiste Wissen.
feat-fame = Ein Name für die Spielleute
feat-fame-about = Kaufe jede Stufe der Leiste Ansehen.

# Die Lektion. Eine Zeile ist ein Absatz.
lesson-welcome-title = Ein Ritter in Not
lesson-welcome =
    Ich bin Merlin. Wir spielen deine erste Partie zusammen, und verlieren lässt sich hier nichts.
    Ein Nachbar will dein Land. Die Krone wird dir helfen, aber nur, wenn du bei Hofe etwas giltst. Zwölf Züge hast du Zeit.
lesson-character-title = Wer bist du?
lesson-character =
    Sechs Charaktere stehen bereit. Jeder beginnt mit etwas anderem und hat ein eigenes Vorrecht, eine Sonderaktion und Belohnungen.
    Nimm Ser Aldric von den Marken.
lesson-character-slip = Eine gute Wahl für ein andermal. Sei heute Ser Aldric.
lesson-map-title = Dein Land
lesson-map =
    Deine Burg liegt im Westen, zwei Einheiten bewachen sie. Der Feind kommt von Osten.
    Greift er die Burg an und niemand ist dort, ist alles verloren.
lesson-won-lost-title = Wie es endet
lesson-won-lost =
    Vier Wege führen zum Sieg, und nur einer davon braucht das Schwert. Am nächsten liegen den meisten die 300 Punkte zusammen mit 25 Einfluss.
    Was die Partie verliert, steht gleich darunter. Behalte beides im Auge.
lesson-goal-title = Ein Ziel
lesson-goal =
    Eine Zielkarte liegt offen. Geprüft wird sie nach den Zügen 3, 6 und 9.
    Haus aus Stein: Nach Zug 3 muss deine Burg eine Stufe haben, sonst handelt der Feind ein weiteres Mal.
lesson-side-title = Links oder rechts?
lesson-side =
    In jedem Zug teilt dir das Leben ein Ereignis zu. Eine Seite gibt sofort Rohstoffe, weckt ein Amt bei Hofe und nennt die Reihe, der der Feind folgt.
    Nimm die linke Seite: vier Ruhm.
lesson-side-slip = Auch die andere Seite hat etwas für sich. Aber Ruhm öffnet die Tür des Königs: Nimm die linke.
lesson-court-title = Der Hof
lesson-court =
    Was du jetzt kaufen kannst, leuchtet; was einen Schritt entfernt ist, sagt, was fehlt. Jede Stufe kostet einmal, zahlt bei jedem Wecken ihres Amtes und bringt einen Einfluss.
    Kauf die erste Stufe beim König und die erste beim Herold, einem der Hofherren.
lesson-court-slip = Das ginge, aber heute zuerst der König und der Herold.
lesson-activate-title = Die Hofherren zahlen
lesson-activate =
    Mehr ist nicht zu kaufen. Nun erwacht das Amt deiner Seite: die Hofherren. Dein Herold zahlt 1 Ruhm, den du im nächsten Zug ausgeben darfst.
    Aktiviere.
lesson-activate-slip = Nur zu: Aktiviere die Hofherren.
lesson-quiet-title = Der Feind
lesson-quiet =
    Danach führt der Feind den nächsten Schritt der Reihe deiner Seite aus. Alle Feinde wären gegangen, aber noch gibt es keine.
    Die zweite Karte ist aufgedeckt. Nimm ihre linke Seite: Sie weckt den König.
lesson-quiet-slip = Die linke Seite weckt den König, und bei ihm hast du eine Stufe.
lesson-king-title = Der König
lesson-king =
    Mit Stufe 1 erreichst du auch seine erste Gunst auf der Szenariokarte: 1 Befehl, 5 Punkte und 2 Gold, ein einziges Mal.
    Aktiviere.
lesson-king-slip = Heb dir auf, was du hast, und aktiviere.
lesson-command-title = Ein Befehl
lesson-command =
    Ein Befehl hebt eine Einheit aus, lässt alle angreifen, zieht Einheiten, erntet, was das Land hergibt, oder drängt die feindliche Diplomatie zurück. Er muss jetzt verwendet werden.
    Heb eine Einheit auf N1 aus.
lesson-command-slip = Auch das wäre ein Befehl. Mehr Einheiten sind aber der bessere Anfang: Heb eine auf N1 aus.
lesson-enemy-title = Er kommt
lesson-enemy =
    Reihe 1 beginnt: Ein Feind kommt auf die Landkarte. Wo, entscheidest du unter den eckigen Gebieten im Osten.
    Lass ihn auf E2 kommen.
lesson-enemy-slip = Dort dürfte er auch kommen. Aber halten wir ihn in der Mitte: E2.
lesson-stone-title = Haus aus Stein
lesson-stone =
    Zug 3: Das Ziel wird geprüft. Die Maurer wollen Lohn, und die linke Seite gibt 3 Gold und weckt die Burg.
    Nimm sie.
lesson-stone-slip = Die Burg will Gold: Nimm die linke Seite.
lesson-build-title = Bauen
lesson-build =
    Kauf die erste Stufe der Burg für 3 Gold und die erste des Dorfes für 2 Gold. Dann aktiviere.
    Das Dorf zahlt erst, wenn die Burg mit ihm verbunden ist, nach drei Stufen. Einfluss bringt es schon jetzt.
lesson-build-slip = Burg, Dorf, dann aktivieren.
lesson-march-title = Sie rücken vor
lesson-march =
    Reihe 2 hat nun zwei Befehle: ein weiterer Feind, dann gehen alle um eines auf deine Burg zu. Wo mehrere Wege offen sind, wählst du.
    Lass ihn auf E1 kommen: Von dort kann er nur nach O1. Den anderen schick nach O2.
lesson-march-slip = Erlaubt ist es, aber machen wir es zusammen: E1, dann der andere nach O2.
lesson-reward-title = Das Ziel ist erreicht
lesson-reward =
    Eine Burg steht: 4 Gold statt einer Strafe.
    Die nächste Karte ist die zerbrochene Lanze. Nimm ihre linke Seite, vier Tapferkeit.
lesson-reward-slip = Tapferkeit brauchst du jetzt: Nimm die linke Seite.
lesson-battle-title = Eine Schlacht
lesson-battle =
    Kampf 1 kostet 2 Tapferkeit und öffnet die erste Schlacht, die noch einmal 2 kostet. Sie bringt 10 Punkte und nimmt einen Feind von der Landkarte.
    Kauf die Stufe Kampf 1, schlag das Scharmützel an der Mühle und nimm den Feind von O1.
lesson-battle-slip = Erst Kampf, dann die Schlacht, dann der Feind auf O1.
lesson-threshold-title = Einfluss 5
lesson-threshold =
    Fünf Stufen sind fünf Einfluss, und dafür hat Ser Aldric eine Belohnung: 6 Gold. Du könntest sie nehmen, wann du willst.
    Nimm sie jetzt, und aktiviere.
lesson-threshold-slip = Nimm die Belohnung für Einfluss 5, dann aktiviere.
lesson-avoid-title = Freikaufen
lesson-avoid =
    Manche Befehle haben einen Preis. Zahle 3 Ruhm, und kein neuer Feind kommt. Was dein Hof gerade erst gezahlt hat, würde dafür nicht zählen.
    Zahle.
lesson-avoid-slip = Drei Ruhm sind hier gut angelegt. Zahle.
lesson-rest-title = Die Jahre gehen weiter
lesson-rest =
    Nun kennst du alles: Ereignisse, Hof, Befehle, Schlachten, die Befehle des Feindes. Ich spiele für dich weiter, und du siehst zu.
    Achte darauf, wie Einfluss und Punkte zusammen wachsen.
lesson-end-title = Dein eigenes Gut
lesson-end =
    Was übrig war, wurde zu je 5 Punkten, und die Bedingung war erfüllt. Du hast gewonnen!
    Versuch als Nächstes das Hochwasser, die Barbaren und die Aufständischen; oder spiel mit Freunden nebeneinander oder im Krieg.

tab-own = Du
tab-goal = Ziel
tab-bids = Gebote
tab-duel = Duell
tab-orders = Feind
tab-aims = Sieg
