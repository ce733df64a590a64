# Quests of the Round Table auf Deutsch.

# Die Varianten.
preset-mended = Wie gedruckt, berichtigt
preset-mended-about = Das Regelheft; wo es den eigenen Karten widerspricht, zählen die Karten.
preset-printed = Wie gedruckt
preset-printed-about = Das Regelheft aufs Wort.
preset-common = Wie die meisten spielen
preset-common-about = Berichtigt, und in vier Punkten so, wie die meisten spielen.
option-tournament_single_entrant = Einziger Teilnehmer
option-tournament_single_entrant-about = Was der einzige Teilnehmer eines Turniers bekommt.
option-tournament_single_entrant-one_plus_bonus = Ein Schild und den Bonus
option-tournament_single_entrant-not_held = Nichts: es findet nicht statt
option-tournament_no_entrant = Kein Teilnehmer
option-tournament_no_entrant-about = Was geschieht, wenn niemand am Turnier teilnimmt.
option-tournament_no_entrant-nothing_happens = Nichts geschieht
option-tournament_table_allies = Ausliegende Verbündete
option-tournament_table_allies-about = Ob Verbündete, die schon ausliegen, in Turnieren zählen.
option-tournament_table_allies-not_counted = Zählen nicht
option-tournament_table_allies-counted = Zählen
option-tournament_second_tie_award = Zweiter Gleichstand
option-tournament_second_tie_award-about = Wer etwas bekommt, wenn ein Turnier zweimal unentschieden ist.
option-tournament_second_tie_award-still_tied_players = Wer noch gleichauf ist
option-tournament_second_tie_award-all_second_round_players = Alle aus der zweiten Runde
option-tournament_second_tie_bonus = Bonus nach zweitem Gleichstand
option-tournament_second_tie_bonus-about = Ob der Bonus nach einem zweiten Gleichstand gezahlt wird.
option-tournament_second_tie_bonus-no_bonus = Ohne Bonus
option-tournament_second_tie_bonus-with_bonus = Mit Bonus
option-tournament_tiebreak_draw = Karte für die zweite Runde
option-tournament_tiebreak_draw-about = Ob alle, die gleichauf liegen, vor der zweiten Runde eine Karte ziehen.
option-tournament_tiebreak_draw-no_draw = Keine Karte
option-tournament_tiebreak_draw-draw_one = Eine Karte
option-final_tournament_rounds = Schlussturnier
option-final_tournament_rounds-about = Wie viele Runden das Schlussturnier haben kann.
option-final_tournament_rounds-one = Eine; Gleichstand wird geteilt
option-final_tournament_rounds-two = Zwei, wenn die erste unentschieden ist
option-turn_after_quest = Nächster Zug
option-turn_after_quest-about = Wer nach einem ausgelegten Abenteuer am Zug ist.
option-turn_after_quest-left_of_drawer = Links vom Ziehenden
option-turn_after_quest-left_of_sponsor = Links vom Ausrichter
option-test_bidding = Bieten
option-test_bidding-about = Wie lange in einer Prüfung geboten wird.
option-test_bidding-rounds_until_one_left = Bis einer übrig ist
option-test_bidding-single_pass = Einmal reihum
option-mordred_window = Mordreds Zeit
option-mordred_window-about = Wann Mordred geopfert werden darf.
option-mordred_window-any_quest_or_tournament = In jedem Abenteuer oder Turnier
option-mordred_window-own_turn_or_engaged = Im eigenen Zug oder Wettstreit
option-mordred_window-any_time = Jederzeit
option-mordred_target = Mordreds Opfer
option-mordred_target-about = Wessen Verbündete Mordred treffen darf.
option-mordred_target-other_players_only = Die der anderen
option-mordred_target-any_player = Alle
option-ally_window = Zeit der Verbündeten
option-ally_window-about = Wann Verbündete ausgespielt werden dürfen.
option-ally_window-own_prompts = Wann immer du gefragt wirst
option-ally_window-contest_or_overflow_only = Im Wettstreit und über dem Handlimit
option-amour_played_on_overflow = Minne über dem Handlimit
option-amour_played_on_overflow-about = Wie lange eine Minne liegt, die wegen des Handlimits ausgelegt wurde.
option-amour_played_on_overflow-until_next_contest_ends = Bis zum Ende des nächsten Wettstreits
option-amour_played_on_overflow-until_story_card_ends = Bis zum Ende des Zuges
option-recognition_lifetime = Anerkennung des Königs
option-recognition_lifetime-about = Wie lange die Anerkennung des Königs aussteht.
option-recognition_lifetime-until_a_quest_is_completed = Bis ein Abenteuer bestanden ist
option-recognition_lifetime-next_sponsored_quest_only = Für das nächste ausgelegte Abenteuer
option-recognition_lifetime-next_quest_card_only = Für die nächste Abenteuerkarte
option-recognition_stacking = Zwei Anerkennungen
option-recognition_stacking-about = Ob zwei ausstehende Anerkennungen sich addieren.
option-recognition_stacking-single = Zahlen einmal
option-recognition_stacking-adds_up = Addieren sich
option-call_to_arms_short = Ruf des Königs
option-call_to_arms_short-about = Was der Ruf des Königs von jemandem nimmt, der keine Waffe und weniger als zwei Feinde hat.
option-call_to_arms_short-discard_what_you_have = Was da ist
option-call_to_arms_short-nothing_if_fewer_than_two = Nichts
option-quest_without_participants = Niemand zieht mit
option-quest_without_participants-about = Was der Ausrichter bekommt, wenn niemand mitzieht.
option-quest_without_participants-sponsor_still_draws = Die üblichen Karten
option-quest_without_participants-sponsor_takes_cards_back = Die Etappenkarten zurück
option-draw_after_last_stage = Karte nach der letzten Etappe
option-draw_after_last_stage-about = Ob man eine Karte zieht, wenn man die letzte Etappe besteht.
option-draw_after_last_stage-no = Nein
option-draw_after_last_stage-yes = Ja
option-prosperity_draw = Wohlstand
option-prosperity_draw-about = Ob man bei Wohlstand verzichten darf.
option-prosperity_draw-optional = Darf verzichten
option-prosperity_draw-mandatory = Alle ziehen
option-tristan_iseult_scope = Tristan und Isolde
option-tristan_iseult_scope-about = Vor wem das Paar liegen muss.
option-tristan_iseult_scope-any_player = Vor beliebigen Spielern
option-tristan_iseult_scope-same_player = Vor demselben Spieler
option-free_bids = Freie Gebote von Verbündeten
option-free_bids-about = Welche ausliegenden Verbündeten in einer Prüfung freie Gebote geben.
option-free_bids-as_printed = So viele, wie ihre Karten sagen
option-free_bids-every_ally = Jeder Verbündete mindestens eines
option-quest_card_discard = Gespielte Abenteuer
option-quest_card_discard-about = Auf welche Ablage die Karte eines Abenteuers kommt.
option-quest_card_discard-story_discard = Zu den Geschichten
option-quest_card_discard-adventure_discard = Zu den Abenteuerkarten, bis diese gemischt werden

# Abenteuerkarten.
card-excalibur = Excalibur
card-lance = Lanze
card-battle-ax = Streitaxt
card-sword = Schwert
card-horse = Pferd
card-dagger = Dolch
card-galahad = Sir Galahad
card-lancelot = Sir Lancelot
card-arthur = König Artus
card-tristan = Sir Tristan
card-pellinore = König Pellinore
card-gawain = Sir Gawain
card-percival = Sir Parzival
card-guinevere = Königin Guinevere
card-iseult = Königin Isolde
card-merlin = Merlin
card-amour = Minne
card-dragon = Drache
card-giant = Riese
card-mordred = Mordred
card-green-knight = Grüner Ritter
card-black-knight = Schwarzer Ritter
card-evil-knight = Böser Ritter
card-saxon-knight = Sachsenritter
card-robber-knight = Raubritter
card-saxons = Sachsen
card-boar = Eber
card-thieves = Diebe
card-test-valor = Prüfung der Tapferkeit
card-test-temptation = Prüfung der Versuchung
card-test-morgan = Prüfung der Morgan le Fay
card-test-beast = Prüfung des Fabeltiers
no-cards = nichts
several = { $count } × { $card }

# Geschichtenkarten, und was sie erzählen.
story-holy-grail = Suche nach dem Heiligen Gral
tells-holy-grail = Alle Feinde zählen hoch. Sir Parzival zählt 20.
story-green-knight = Die Probe des Grünen Ritters
tells-green-knight = Der Grüne Ritter zählt 40. Sir Gawain zählt 20.
story-questing-beast = Suche nach dem Fabeltier
tells-questing-beast = Kein Feind zählt hoch. König Pellinore gibt 4 freie Gebote; die Prüfung des Fabeltiers verlangt 4.
story-queens-honor = Die Ehre der Königin
tells-queens-honor = Alle Feinde zählen hoch. Sir Lancelot zählt 25.
story-fair-maiden = Rettung der schönen Maid
tells-fair-maiden = Der Schwarze Ritter zählt 35.
story-enchanted-forest = Reise durch den Zauberwald
tells-enchanted-forest = Der Böse Ritter zählt 30.
story-arthurs-enemies = Sieg über König Artus’ Feinde
tells-arthurs-enemies = Kein Feind zählt hoch.
story-slay-the-dragon = Der Drachentöter
tells-slay-the-dragon = Der Drache zählt 70.
story-boar-hunt = Eberjagd
tells-boar-hunt = Der Eber zählt 15.
story-saxon-raiders = Abwehr der Sachsen
tells-saxon-raiders = Sachsen zählen 20, der Sachsenritter zählt 25.
story-camelot = Turnier zu Camelot
tells-camelot = Die größte Stärke gewinnt einen Schild je Teilnehmer, und 3 dazu.
story-orkney = Turnier zu Orkney
tells-orkney = Die größte Stärke gewinnt einen Schild je Teilnehmer, und 2 dazu.
story-tintagel = Turnier zu Tintagel
tells-tintagel = Die größte Stärke gewinnt einen Schild je Teilnehmer, und 1 dazu.
story-york = Turnier zu York
tells-york = Die größte Stärke gewinnt einen Schild je Teilnehmer.
story-kings-recognition = Anerkennung des Königs
tells-kings-recognition = Wer das nächste Abenteuer besteht, bekommt 2 Schilde mehr.
story-queens-favor = Gunst der Königin
tells-queens-favor = Alle vom niedrigsten Rang ziehen 2 Karten.
story-court-called = Der Hof ruft nach Camelot
tells-court-called = Alle ausliegenden Verbündeten werden abgelegt.
story-pox = Pocken
tells-pox = Alle verlieren einen Schild, nur nicht, wer die Karte aufgedeckt hat.
story-plague = Pest
tells-plague = Wer die Karte aufgedeckt hat, verliert 2 Schilde.
story-chivalrous-deed = Ritterliche Tat
tells-chivalrous-deed = Wer den niedrigsten Rang und die wenigsten Schilde hat, gewinnt 3.
story-prosperity = Wohlstand im ganzen Reich
tells-prosperity = Alle dürfen 2 Karten ziehen.
story-kings-call = Der König ruft zu den Waffen
tells-kings-call = Alle vom höchsten Rang legen eine Waffe ab oder, wenn sie keine haben, 2 Feinde.

# Ränge.
rank-squire = Knappe
rank-knight = Ritter
rank-champion = Meisterritter
rank-round-table = Ritter der Tafelrunde

# Was Karten von sich sagen.
points = Kampfpunkte
free-bids = freie Gebote
stages = Etappen
bonus = Bonusschilde
about-weapon = Waffe: eine von jeder Art in einer Etappe oder einem Einsatz.
about-amour = Minne: 10 Kampfpunkte und 1 freies Gebot, bis zum Ende des Abenteuers oder Turniers.
about-foe = Feind: steht in einer Etappe.
about-foe-two = Feind: { $low }, oder { $high } in einem Abenteuer, das ihn nennt.
about-mordred = Feind, oder ein Opfer: Lege ihn ab, um einen Verbündeten eines anderen Spielers zu entfernen.
about-galahad = Verbündeter: 15.
about-lancelot = Verbündeter: 15, oder 25, wenn es um die Ehre der Königin geht.
about-arthur = Verbündeter: 10, und 2 freie Gebote.
about-tristan = Verbündeter: 10, oder 20, solange Königin Isolde ausliegt.
about-pellinore = Verbündeter: 10; 4 freie Gebote bei der Suche nach dem Fabeltier.
about-gawain = Verbündeter: 10, oder 20 bei der Probe des Grünen Ritters.
about-percival = Verbündeter: 5, oder 20 bei der Suche nach dem Heiligen Gral.
about-guinevere = Verbündete: 3 freie Gebote.
about-iseult = Verbündete: 2 freie Gebote, oder 4, solange Sir Tristan ausliegt.
about-merlin = Verbündeter: Einmal je Abenteuer darfst du eine Etappe ansehen.
about-test-valor = Prüfung: Karten bieten. Kein Mindestgebot.
about-test-temptation = Prüfung: Karten bieten. Kein Mindestgebot.
about-test-morgan = Prüfung: mindestens 3 Karten bieten.
about-test-beast = Prüfung: Karten bieten; mindestens 4 bei der Suche nach dem Fabeltier.
about-copies = { $copies ->
    [one] Von dieser Karte gibt es eine.
   *[other] Von dieser Karte gibt es { $copies }.
}

# Der Tisch.
zone-story = Geschichte
zone-stage = Etappe { $stage }
zone-stage-foe = Etappe { $stage }: ein Feind
zone-stage-test = Etappe { $stage }: eine Prüfung
zone-stage-done = Etappe { $stage } geschafft
zone-bids = Die Leiter der Gebote
zone-lists = { $who-is ->
    [you] Deine Karten
   *[other] { $who }: aufgedeckt
}
zone-deck = Abenteuer
zone-discard = Abgelegt
zone-story-deck = Geschichten
zone-story-discard = Gespielt
zone-play = { $who-is ->
    [you] Vor dir
   *[other] { $who }: ausliegend
}
zone-my-play = Vor dir
zone-hand = Deine Hand
note-total = Summe { $points }
note-hidden = { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
}{ $floor ->
    [0] { "" }
   *[other] , mehr als { $floor }
}
note-strength = Stärke { $points }
mark-within = im Abenteuer
rung = { $cards ->
    [one] Gebot 1
   *[other] Gebot { $cards }
}
rung-leader = { $who-is ->
    [you] Du führst.
   *[other] { $who } führt.
}
rung-cost = { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}
count-shields = Schilde
count-cards = Handkarten
count-free-bids = Freie Gebote
plate-rank = { $rank } { $points }
state-choosing = wählt
state-sealed = versiegelt
state-sponsor = Ausrichter
state-within = im Abenteuer
state-out = ausgeschieden
state-declined = setzt aus
state-entered = im Turnier
state-watching = lauert mit Mordred
state-resting = ruht
state-leads = führt mit { $bid }
heading = Zug { $turn }: { $who }
heading-card = Zug { $turn }: { $card }, aufgedeckt von { $who-dative }
heading-quest = Zug { $turn }: { $card }, ausgerichtet von { $who-dative }, { $stage }
heading-stage = Etappe { $stage } von { $of }
heading-final = Das Schlussturnier
panel-strength = Deine Stärke: { $points }
goal-known = nötig: { $points }
goal-at-least = mindestens { $points }
panel-standings = Der Weg zur Tafelrunde
panel-rank = Rang
panel-shields = Schilde
number = { $number }
line-story = Geschichte
line-sponsor = Ausrichter
line-join = Mitziehen
line-quest = Abenteuer
line-reward = Lohn
line-enter = Anmeldung
line-lists = Turnier
line-prize = Preis
line-event = Ereignis

# Was du tun kannst.
choose-turn = Eine Geschichte aufdecken
choose-sponsor = Das Abenteuer ausrichten
choose-join = Mitziehen
choose-enter = Am Turnier teilnehmen
choose-draw = Zwei Karten ziehen
choose-decline = Ablehnen
choose-lay = Auslegen: { $card }
choose-arm = Einsetzen: { $card }
choose-play = Ausspielen: { $card }
choose-discard = Ablegen: { $card }
choose-stage-done = Etappe { $stage } ist fertig
choose-seal = { $cards ->
    [0] Nichts einsetzen
    [one] 1 Karte versiegeln
   *[other] { $cards } Karten versiegeln
}
choose-done = Nichts mehr abzulegen
choose-bid = { $bid } bieten, { $cost ->
    [0] nichts
   *[other] { $cost }
} ablegen
choose-leave = Passen und ausscheiden
choose-no-look = Jetzt nicht ansehen
choose-pass = Geschehen lassen
choose-compare = Die Stärken vergleichen
choose-peek = Etappe { $stage } ansehen
choose-mordred = { $who-is ->
    [you] Mordred gegen deine eigene Karte: { $card }
   *[other] Mordred gegen { $card } von { $who }
}
choose-watch = Frag mich jedes Mal nach Mordred
choose-rest = In diesem Zug nicht mehr fragen

# Aufforderungen.
prompt-deal = Karten werden ausgeteilt.
prompt-turn = Du bist am Zug: Decke eine Geschichte auf.
prompt-sponsor = { $card }, { $stages } Etappen: Willst du es ausrichten?
prompt-set-up = Lege Etappe { $stage } von { $of } aus: einen Feind mit Waffen oder eine Prüfung.
prompt-join = { $card }, { $stages ->
    [one] 1 Etappe
   *[other] { $stages } Etappen
} für { number-of-shields }: Ziehst du mit?
prompt-trim = { $cards ->
    [one] Eine Karte zu viel: Lege sie ab, oder spiele einen Verbündeten oder eine Minne aus.
   *[other] { $cards } Karten zu viel: Lege sie ab, oder spiele Verbündete oder eine Minne aus.
}
prompt-merlin = Merlin kann für dich eine Etappe ansehen.
prompt-window-event = Vor dem Ereignis: Opferst du Mordred?
prompt-window-start = Bevor sich alle rüsten: Opferst du Mordred?
prompt-window-bid = Vor dem nächsten Gebot: Opferst du Mordred?
prompt-window-won = Bevor das Gebot bezahlt wird: Opferst du Mordred?
prompt-compare = Alles ist aufgedeckt: Vergleiche die Stärken.
prompt-window-reveal = Alles ist aufgedeckt und noch nicht verglichen: Opferst du Mordred?
prompt-arm-stage = { $cards ->
    [0] Rüste dich für Etappe { $stage }, dann versiegle.
    [one] Etappe { $stage }: eine Karte eingesetzt. Lege nach, oder versiegle.
   *[other] Etappe { $stage }: { $cards } Karten eingesetzt. Lege nach, oder versiegle.
}
prompt-arm-lists = { $cards ->
    [0] Rüste dich fürs Turnier, dann versiegle.
    [one] Eine Karte eingesetzt. Lege nach, oder versiegle.
   *[other] { $cards } Karten eingesetzt. Lege nach, oder versiegle.
}
prompt-bid-alone = Du bist allein: Die Prüfung verlangt { $bid ->
    [one] eine Karte
   *[other] { $bid } Karten
}.
prompt-bid-first = Eröffne mit { $bid } oder mehr, oder scheide aus.
prompt-bid = { $who-is ->
    [you] Du führst
   *[other] { $who } führt
} mit { $bid }. Erhöhe, oder scheide aus.
prompt-pay = { $cards ->
    [one] Du hast die Prüfung gewonnen: Lege eine Karte ab.
   *[other] Du hast die Prüfung gewonnen: Lege { $cards } Karten ab.
}
prompt-enter = { $card }: Nimmst du teil?
prompt-prosper = Wohlstand: Ziehst du zwei Karten?
prompt-call = Der König ruft: Lege eine Waffe ab oder, wenn du keine hast, zwei Feinde.
prompt-won = { $who-is ->
    [you] Du sitzt an der Tafelrunde: Du hast gewonnen.
   *[other] { $who } hat gewonnen.
}
prompt-shared = { victory-of }
prompt-stalled = Der Geschichtenstapel wurde sechsmal durchgespielt, und niemand sitzt an der Tafelrunde. { $who-is ->
    [you] Du hast mit den meisten Schilden gewonnen: { $shields }.
   *[other] { $who } hat mit den meisten Schilden gewonnen: { $shields }.
}
prompt-stalled-shared = Der Geschichtenstapel wurde sechsmal durchgespielt, und niemand sitzt an der Tafelrunde. { victory-of }
wait-turn = { $who-is ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
wait-story = { $who-is ->
    [you] Du deckst eine Geschichte auf.
   *[other] { $who } deckt eine Geschichte auf.
}
wait-draw = Karten werden gezogen.
wait-arm = { $names } { $names-is ->
    [you] rüstest dich
    [several] rüsten sich
    [with-you] rüstet euch
   *[other] rüstet sich
}.
wait-sponsor = { $who-is ->
    [you] Du wirst gefragt, ob du das Abenteuer ausrichtest.
   *[other] { $who } überlegt, das Abenteuer auszurichten.
}
wait-set-up = { $who-is ->
    [you] Du legst die Etappen aus.
   *[other] { $who } legt die Etappen aus.
}
wait-join = { $who-is ->
    [you] Du wirst gefragt, ob du mitziehst.
   *[other] { $who } überlegt mitzuziehen.
}
wait-trim = { $who-is ->
    [you] Du hast zu viele Karten.
   *[other] { $who } hat zu viele Karten.
}
wait-merlin = { $who-is ->
    [you] Du kannst Merlin fragen.
   *[other] { $who } kann Merlin fragen.
}
wait-window = { $who-is ->
    [you] Du wirst nach Mordred gefragt.
   *[other] { $who } wird nach Mordred gefragt.
}
wait-compare = { $who-is ->
    [you] Du vergleichst die Stärken.
   *[other] { $who } vergleicht die Stärken.
}
wait-bid = { $who-is ->
    [you] Du bietest.
   *[other] { $who } bietet.
}
wait-pay = { $who-is ->
    [you] Du legst für das Gebot ab.
   *[other] { $who } legt für das Gebot ab.
}
wait-enter = { $who-is ->
    [you] Du wirst gefragt, ob du teilnimmst.
   *[other] { $who } überlegt teilzunehmen.
}
wait-prosper = { $who-is ->
    [you] Du darfst zwei Karten ziehen.
   *[other] { $who } darf zwei Karten ziehen.
}
wait-call = { $who-is ->
    [you] Der König ruft dich.
   *[other] Der König ruft { $who }.
}

# Das Protokoll.
who-has = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
}
who-was = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
}
number-of-shields = { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}
log-turn = { $who-is ->
    [you] Dein Zug
   *[other] Zug von { $who }
}
log-story = { who-has } „{ $card }“ aufgedeckt.
log-story-shuffled = Der Geschichtenstapel wurde neu gemischt.
log-drew = { who-has } gezogen: { $card }.
log-drew-several = { who-has } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} gezogen: { $items }.
log-drew-unseen = { who-has } eine Karte gezogen.
log-drew-unseen-several = { who-has } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} gezogen.
log-shuffled = Die Ablage wurde zu einem neuen Stapel von { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
} gemischt.
log-nothing-to-draw = Es ist keine Karte mehr zu ziehen.
log-sponsored = { who-has } „{ $card }“ ausgerichtet.
log-sponsor-declined = { who-has } es abgelehnt, auszurichten.
log-nobody-sponsors = Niemand hat „{ $card }“ ausgerichtet.
log-stage-laid = { who-has } Etappe { $stage } ausgelegt: { $cards ->
    [one] eine Karte.
   *[other] { $cards } Karten.
}
log-joined = { who-was } mitgezogen.
log-join-declined = { who-was } zurückgeblieben.
log-nobody-joins = Niemand ist mitgezogen.
log-taken-back = { who-has } { $cards ->
    [one] die Etappenkarte
   *[other] die { $cards } Etappenkarten
} zurückgenommen.
log-foe = { who-has } in Etappe { $stage } einen Feind angesagt.
log-test = { who-has } in Etappe { $stage } die { $card } aufgedeckt; das Mindestgebot ist { $minimum }.
log-peeked = { who-has } mit Merlin Etappe { $stage } angesehen.
log-peeked-at = { $who-is ->
    [you] Merlin hat dir Etappe { $stage } gezeigt: { $cards }.
   *[other] Merlin hat { $who } Etappe { $stage } gezeigt: { $cards }.
}
log-sealed = { who-has } { $who-is ->
    [you] deine
   *[other] die eigene
} Wahl versiegelt.
log-revealed = { who-has } aufgedeckt: { $cards }.
log-stage-revealed = Etappe { $stage } hat die Stärke { $points }: { $cards }.
log-passed = { who-has } mit { $points } gegen { $goal } bestanden.
log-defeated = { who-was } mit { $points } gegen { $goal } gescheitert.
log-bid = { who-has } { $bid } geboten.
log-bid-passed = { who-has } gepasst und das Abenteuer verlassen.
log-bid-unreached = { $who-is ->
    [you] Du konntest das Gebot nicht erreichen und hast das Abenteuer verlassen.
   *[other] { $who } konnte das Gebot nicht erreichen und hat das Abenteuer verlassen.
}
log-test-won = { who-has } die Prüfung mit { $bid } gewonnen und { $who-is ->
    [you] legst
   *[other] legt
} { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
} ab.
log-test-lost = { $who-is ->
    [you] Du konntest das Gebot nicht bezahlen und scheidest aus.
   *[other] { $who } konnte das Gebot nicht bezahlen und scheidet aus.
}
log-stage-shown = In Etappe { $stage } hätte gelegen: { $cards }.
log-completed = { who-has } das Abenteuer bestanden: { number-of-shields }{ $extra ->
    [0] .
   *[other] , davon { $extra } für die Anerkennung des Königs.
}
log-quest-failed = Niemand hat das Abenteuer bestanden.
log-reward = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} fürs Ausrichten.
log-played = { who-has } { $card } ausgespielt.
log-discarded = { who-has } abgelegt: { $card }.
log-discarded-several = { who-has } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} abgelegt: { $items }.
log-struck = { who-has } Mordred geopfert und { $owner-dative } { $card } genommen.
log-watching = { $who-is ->
    [you] Du willst jedes Mal nach Mordred gefragt werden.
   *[other] { $who } will jedes Mal nach Mordred gefragt werden.
}
log-resting = { $who-is ->
    [you] Du willst in diesem Zug nicht mehr nach Mordred gefragt werden.
   *[other] { $who } will in diesem Zug nicht mehr nach Mordred gefragt werden.
}
log-gained = { $shields ->
    [one] { who-has } einen Schild gewonnen.
   *[other] { who-has } { $shields } Schilde gewonnen.
}
log-lost = { $shields ->
    [0] { $who-is ->
        [you] Du hattest keinen Schild zu verlieren.
       *[other] { $who } hatte keinen Schild zu verlieren.
    }
    [one] { who-has } einen Schild verloren.
   *[other] { who-has } { $shields } Schilde verloren.
}
log-allies-left = { who-has } { $cards } an Camelot verloren.
log-recognised = Der König wird anerkennen, wer das nächste Abenteuer besteht.
log-recognition-lost = Die Anerkennung des Königs ist verfallen.
log-prospered = { who-has } { $who-is ->
    [you] dich
   *[other] sich
} für zwei Karten entschieden.
log-prosperity-declined = { who-has } verzichtet.
log-entered = { who-has } { $who-is ->
    [you] dich
   *[other] sich
} zum Turnier gemeldet.
log-entry-declined = { who-was } dem Turnier ferngeblieben.
log-nobody-enters = Niemand hat sich zum Turnier gemeldet.
log-lone-entrant = { $shields ->
    [0] { who-has } allein im Turnier nichts gewonnen.
    [one] { who-has } allein im Turnier einen Schild gewonnen.
   *[other] { who-has } allein im Turnier { $shields } Schilde gewonnen.
}
log-measured = { $who-is ->
    [you] Du kamst auf { $points }.
   *[other] { $who } kam auf { $points }.
}
log-tied = Gleichstand, und eine zweite Runde: { $names-subject }.
tournament-prize = { number-of-shields }, je einer für { $entrants } Teilnehmer{ $bonus ->
    [0] { "" }
   *[other] { " " }und { $bonus } als Bonus
}
log-tournament-won = { who-has } das Turnier gewonnen: { tournament-prize }.
log-tournament-shared = { who-has } nach einem zweiten Gleichstand gewonnen: { tournament-prize }.
log-promoted = { who-was } zum { $rank } aufgestiegen, { $end ->
    [yes] überzählige Schilde
   *[no] übrige Schilde
}: { $left }.
log-final = Das Schlussturnier beginnt: { $names-subject }.
log-stalled = Der Geschichtenstapel wurde sechsmal durchgespielt, und niemand sitzt an der Tafelrunde: Das Spiel ist aus, und die Schilde entscheiden.
log-won = { who-has } gewonnen.
log-won-final = { who-has } das Schlussturnier und damit das Spiel gewonnen.
log-won-shared = { who-has } gewonnen, zusammen mit anderen.
log-won-shields = { who-has } mit den meisten Schilden gewonnen.
log-won-shields-shared = { who-has } mit den meisten Schilden gewonnen, zusammen mit anderen.

# Momente, die entscheiden.

beat-stage = Etappe { $stage } von { $of }
beat-stage-last = Die letzte Etappe
beat-foe = Die Etappe
beat-fight = Wer besteht
beat-goal = nötig: { $points } oder mehr
beat-passes = besteht
beat-falls = scheitert
beat-enough = gerade genug
beat-spare = { $points } mehr als nötig
beat-short = { $points } zu wenig
beat-strength = Stärke
beat-others = von anderen
beat-all-pass = { $names-is ->
    [you] Du bestehst und ziehst weiter.
    [other] { $names } besteht und zieht weiter.
    [with-you] { $names } besteht und zieht weiter.
   *[several] { $names } bestehen und ziehen weiter.
}
beat-none-pass = { $victim-is ->
    [you] Du scheiterst, und niemand besteht das Abenteuer.
    [other] { $victim } scheitert, und niemand besteht das Abenteuer.
    [with-you] { $victim } scheitert, und niemand besteht das Abenteuer.
   *[several] { $victim } scheitern, und niemand besteht das Abenteuer.
}
beat-some-pass = { $names-is ->
    [you] Du bestehst;
    [other] { $names } besteht;
    [with-you] { $names } besteht;
   *[several] { $names } bestehen;
} { $victim-is ->
    [you] du scheiterst und verlässt das Abenteuer.
    [other] { $victim } scheitert und verlässt das Abenteuer.
    [with-you] { $victim-subject } scheitert und verlasst das Abenteuer.
   *[several] { $victim-subject } scheitern und verlassen das Abenteuer.
}
beat-completed = { $names-is ->
    [you] Du bestehst das Abenteuer und gewinnst
    [other] { $names } besteht das Abenteuer und gewinnt
    [with-you] { $names } besteht das Abenteuer und gewinnt
   *[several] { $names } bestehen das Abenteuer und gewinnen
} { $count ->
    [one] { number-of-shields }.
   *[other] je { number-of-shields }.
}
beat-completed-by-some = { $names-is ->
    [you] Du bestehst das Abenteuer und gewinnst
    [other] { $names } besteht das Abenteuer und gewinnt
    [with-you] { $names } besteht das Abenteuer und gewinnt
   *[several] { $names } bestehen das Abenteuer und gewinnen
} { $count ->
    [one] { number-of-shields };
   *[other] je { number-of-shields };
} { $victim-is ->
    [you] du scheiterst.
    [other] { $victim } scheitert.
    [with-you] { $victim-subject } scheitert.
   *[several] { $victim-subject } scheitern.
}
beat-test = Die Prüfung ist gewonnen
beat-bids = Das höchste Gebot
beat-wins-test = gewinnt
beat-test-won = { $who-is ->
    [you] Du gewinnst die Prüfung mit einem Gebot von { $bid } und legst
   *[other] { $who } gewinnt die Prüfung mit einem Gebot von { $bid } und legt
} { $cards ->
    [0] nichts ab.
    [one] eine Karte ab.
   *[other] { $cards } Karten ab.
}
beat-tournament = Das Turnier, Runde { $round }
beat-final = Das Schlussturnier, Runde { $round }
beat-lists = Die Schranken
beat-wins = gewinnt
beat-tied = gleichauf
beat-loses = verliert
beat-behind = { $points } zurück
beat-round-tied = Gleichstand bei { $points }, und noch eine Runde: { $names-subject }.
beat-round-won = { $names-is ->
    [you] Du gewinnst das Turnier mit { $points } und erhältst
    [other] { $names } gewinnt das Turnier mit { $points } und erhält
    [with-you] { $names } teilt euch das Turnier mit { $points } und erhaltet
   *[several] { $names } teilen sich das Turnier mit { $points } und erhalten
} { $count ->
    [one] { number-of-shields }.
   *[other] je { number-of-shields }.
}
beat-final-won = { $names-is ->
    [you] Du gewinnst
    [other] { $names } gewinnt
    [with-you] { $names } gewinnt
   *[several] { $names } gewinnen
} das Schlussturnier mit { $points }.

# Warum nicht.
no-sponsor = Deine Karten ergeben nicht alle Etappen dieses Abenteuers.
no-stage-done = Die Etappe braucht mehr Kampfpunkte als die Feindesetappe davor, und für den Rest müssen Karten bleiben.
no-call-done = Der König verlangt noch eine Karte, die du hast.
no-lone-pass = Du bist allein und kannst das Gebot erreichen: Du musst es abgeben.
no-pay-pass = Du kannst dein Gebot bezahlen, also musst du es auch tun.
no-pay-short = Deine Karten reichen für das Gebot nicht, also wird keine dafür abgelegt.
no-ally-unpaid = Ohne diese Karte auf der Hand könntest du dein Gebot nicht bezahlen: { $card }.
no-stage-empty = Lege zuerst einen Feind oder eine Prüfung aus.
no-lone-reach = Du bist allein und erreichst mit all deinen Karten und freien Geboten keine { $bid }.
no-such-card = Diese Karte hast du nicht auf der Hand: { $card }.
no-watching-already = Du wirst schon jedes Mal gefragt.
no-standing = Nach Mordred wird niemand gefragt: Wer ihn hat, darf zuschlagen, wann immer das Spiel auf jemanden wartet.
no-standing-now = Das kannst du sagen, wenn du nach einem Abenteuer, einem Turnier oder Mordred gefragt wirst.
no-now = Danach ist jetzt nicht gefragt.
no-lay-kind = Verbündete und Minne kommen nie in eine Etappe.
no-second-test = In einem Abenteuer darf nur eine Prüfung stehen.
no-test-beside = Eine Prüfung steht allein.
no-second-foe = In einer Etappe steht nur ein Feind.
no-weapon-alone = Eine Waffe braucht einen Feind, der sie führt.
no-same-weapon = Nur eine von jeder Art: { $card } ist schon da.
no-finish = Mit dieser Karte hier wäre das Abenteuer nicht fertigzustellen: { $card }.
no-arm-kind = Feinde und Prüfungen kann man nicht einsetzen.
no-second-amour = Nur eine Minne je Abenteuer oder Turnier.
no-lone-bid = Allein bietest du genau { $bid }.
no-low-bid = Das Gebot muss mindestens { $bid } sein.
no-high-bid = So viele Karten und freie Gebote hast du nicht.
no-call-kind = Der König verlangt eine Waffe, und Feinde nur von denen, die keine haben.
no-play-kind = Nur Verbündete und Minne werden ausgespielt.
no-amour-now = Minne legt man beim Bieten oder über dem Handlimit aus; in Etappe und Turnier wird sie eingesetzt.
no-ally-face-up = Verbündete werden hier verdeckt eingesetzt.
no-ally-now = Jetzt kann kein Verbündeter ausgespielt werden.
no-merlin = Merlin liegt nicht vor dir.
no-second-look = Du hast schon eine Etappe dieses Abenteuers angesehen.
no-hidden-stage = Etappe { $stage } liegt nicht verdeckt da.
no-look-now = Merlin fragt man beim Mitziehen und zu Beginn einer Etappe.
no-mordred = Du hast Mordred nicht auf der Hand.
no-such-ally = Dieser Verbündete liegt nicht aus: { $card }.
no-own-ally = Mordred trifft einen Verbündeten eines anderen Spielers.
no-mordred-now = Das ist nicht Mordreds Augenblick.
no-mordred-unpaid = Du brauchst Mordreds Karte für dein Gebot.

# Was Berichte zählen.
tally-quests = Schilde aus Abenteuern
tally-tournaments = Schilde aus Turnieren
tally-events = Schilde aus Ereignissen
tally-sponsored = Ausgerichtete Abenteuer
tally-joined = Mitgemachte Abenteuer
tally-entered = Bestrittene Turniere
tally-reward = Karten fürs Ausrichten
tally-struck = An Mordred verlorene Verbündete
feature-opening = Eröffnung
feature-opening-quest = Ein Abenteuer
feature-opening-tournament = Ein Turnier
feature-opening-event = Ein Ereignis
feature-first-event = Erstes Ereignis

# Die Lektion. Eine Zeile ist ein Absatz.
lesson-welcome-title = Vom Knappen zur Tafelrunde
lesson-welcome =
    Ich bin Merlin. Wir spielen deine erste Partie zusammen, und verlieren kann man hier nichts.
    Du beginnst als Knappe. Schilde machen dich zum Ritter, zum Meisterritter und zuletzt zum Ritter der Tafelrunde. Wer zuerst dort sitzt, gewinnt.
lesson-hand-title = Zwölf Karten
lesson-hand =
    Mit Waffen, Verbündeten und einer Minne kämpfst du. Mit Feinden und Prüfungen machst du es anderen schwer.
    Deine Hand ist dein Geheimnis. Mehr als zwölf Karten behältst du nie.
lesson-turn-title = Eine Geschichte beginnt
lesson-turn =
    Ein Zug ist immer gleich: Du deckst eine Geschichte auf, und sie sagt, was geschieht: ein Abenteuer, ein Turnier oder ein Ereignis.
    Decke eine auf.
lesson-sponsor-title = Die Eberjagd
lesson-sponsor =
    Ein Abenteuer mit zwei Etappen. Jemand muss es ausrichten und die Gefahren auslegen, und du wirst zuerst gefragt.
    Wer ausrichtet, gewinnt keine Schilde, aber viele neue Karten. Deine Hand taugt dafür: Richte die Jagd aus.
lesson-sponsor-slip = Dann täte es vielleicht Morgan, und du lerntest nichts dabei. Richte die Jagd aus.
lesson-first-stage-title = Eine leichte Etappe
lesson-first-stage =
    Jede Etappe ist ein Feind, auf Wunsch mit Waffen, oder eine Prüfung. Die erste darf schwach sein.
    Lege die Sachsen aus, 10 Punkte, und beende die Etappe.
lesson-first-stage-slip = Erlaubt wäre es. Aber spare deine starken Karten: Für diese Etappe genügen die Sachsen.
lesson-last-stage-title = Eine schwere
lesson-last-stage =
    Jede Etappe muss stärker sein als die davor. Den Eber nennt dieses Abenteuer, darum zählt er 15 statt 5.
    Gib ihm ein Schwert, das macht 25, und beende die Etappe.
lesson-last-stage-slip = Das ginge. Aber heute ist der Eber am besten: Lege ihn aus, dazu ein Schwert, und beende die Etappe.
lesson-challenger-title = Morgan reitet
lesson-challenger =
    Sie zieht mit und nimmt für jede Etappe eine Karte. Womit sie sich rüstet, siehst du erst, wenn sie versiegelt hat.
    Ihr Rang zählt 5. Wer gleich stark ist, besteht; wer schwächer ist, fällt.
lesson-reward-title = Der Lohn fürs Ausrichten
lesson-reward =
    Die Sachsen hat sie mit dem Dolch bestanden, am Eber ist sie gescheitert. Keine Schilde für sie.
    Du ziehst so viele Karten, wie du ausgelegt hast, und für jede Etappe eine mehr: fünf.
lesson-limit-title = Mehr als zwölf
lesson-limit =
    Vierzehn Karten sind zwei zu viel. Was du ablegst, ist fort; ein Verbündeter aber darf stattdessen ins Spiel kommen und kämpft dann bis zum Ende für dich.
    Berühre Sir Galahad und bringe ihn ins Spiel.
lesson-limit-slip = Das darfst du, aber schade wäre es: Ein Verbündeter im Spiel zählt nicht zu den zwölf. Bringe Sir Galahad ins Spiel.
lesson-discard-title = Eine zu viel
lesson-discard =
    Schwache Feinde fehlen dir am wenigsten. Lege die Diebe ab.
lesson-discard-slip = Die wirst du noch brauchen. Lege die Diebe ab.
lesson-rival-title = Jetzt Morgan
lesson-rival =
    Sie deckt ein Abenteuer auf und richtet es selbst aus. Feinde und Waffen liegen verdeckt; du siehst nur, wie viele Karten es sind.
lesson-join-title = Wage es
lesson-join =
    Zwei Etappen, zwei Schilde. Mit Sir Galahad zählst du schon 5 und 15.
    Zieh mit.
lesson-join-slip = Wer zurückbleibt, gewinnt nichts. Zieh mit: Die letzte Etappe hat nur zwei Karten.
lesson-over-title = Für jede Etappe eine Karte
lesson-over =
    Vor jeder Etappe ziehst du. Zwölf ist wieder die Grenze, also muss etwas fort: die Diebe.
lesson-over-slip = Behalte sie. Die Diebe nützen dir am wenigsten.
lesson-arm-title = Rüste dich
lesson-arm =
    Lege Waffen hin, jede Art einmal, Verbündete und eine Minne, oder nichts. Waffen sind danach verbraucht, Verbündete bleiben.
    Die erste Etappe ist eine Karte. Du zählst 20; nimm zur Sicherheit den Dolch, dann versiegle.
lesson-arm-slip = Spare deine Kraft für die letzte Etappe. Hier genügt der Dolch; dann versiegle.
lesson-danger-title = Was mag da liegen?
lesson-danger =
    Zwei Karten: ein Feind und eine Waffe. Gegen die sächsischen Plünderer zählt jeder Sachse 10 mehr, also wohl 35 oder darüber.
    Nimm die Lanze und ein Schwert und versiegle: das macht 50.
lesson-danger-slip = Vielleicht genügt das, vielleicht nicht. Nimm die Lanze und ein Schwert und versiegle.
lesson-shields-title = Zwei Schilde
lesson-shields =
    Beide Etappen bestanden. Deine Waffen sind fort, Sir Galahad bleibt.
    Du bist wieder am Zug: Decke eine Geschichte auf.
lesson-lists-title = Ein Turnier
lesson-lists =
    In Camelot bekommt der Sieger einen Schild für jeden, der antritt, und drei dazu. Du wirst zuerst gefragt.
    Tritt an.
lesson-lists-slip = Es geht um fünf Schilde, und du hast Excalibur. Tritt an.
lesson-tilt-title = In den Schranken
lesson-tilt =
    Es zählt nur, was du jetzt hinlegst, und dein Rang; Sir Galahad, der schon dalag, sieht zu.
    Excalibur, die Lanze und die Minne: 65. Nimm alle drei und versiegle.
lesson-tilt-slip = Jetzt nicht sparen: Excalibur, die Lanze und die Minne. Dann versiegle.
lesson-knighted-title = Erhebe dich, Ritter
lesson-knighted =
    Fünf Schilde und zwei sind sieben. Für 5 wird ein Knappe Ritter, und 2 bleiben auf der neuen Karte.
    Von nun an zählt dein Rang 10.
lesson-event-title = Ereignisse
lesson-event =
    Manche Geschichten geschehen einfach. Sieh, was Morgan aufdeckt: eine ritterliche Tat, drei Schilde für den Letzten.
lesson-rest-title = Zur Tafelrunde
lesson-rest =
    Ein Ritter braucht 7 Schilde zum Meisterritter, ein Meisterritter noch 10 für einen Platz an der Tafelrunde.
    Ich spiele für euch beide weiter, und du siehst zu.
lesson-won-title = Ein Platz an der Tafelrunde
lesson-won =
    Vier Etappen und die Anerkennung des Königs brachten die letzten Schilde. Du hast gewonnen!
    Kommen mehrere im selben Zug an, so entscheidet ein letztes Turnier unter ihnen.
lesson-end-title = Dein eigener Tisch
lesson-end =
    Du hast ausgerichtet, gewagt und gestochen. Prüfungen, in denen man Karten bietet, erklären sich, wenn die erste kommt.
    Setz dich nun an eine richtige Partie. Hinweise darfst du erbitten, und jede Karte erklärt sich selbst.

tab-story = Geschichte
tab-decks = Stapel
