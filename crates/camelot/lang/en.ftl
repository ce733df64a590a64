# The Future of Camelot in English.

# The shelf.
title = The Future of Camelot
subtitle = Knights, magicians and five rooms
pitch = Send knights in secret, predict how many all of you have sent, and choose your mission first if your magician saw best. Every room of the castle plays by its own rules.
minutes = 45–60 min

# The options.
option-green = Green room
option-green-about = The training ground (A) with its lines of three, or the tournament (B) with its final.
option-green-a = A: training ground
option-green-b = B: tournament
option-green-random = Chance decides
option-red = Red room
option-red-about = The round table (A) with its majority, or the rebellion (B) with its two sides.
option-red-a = A: round table
option-red-b = B: rebellion
option-red-random = Chance decides
option-blue = Blue room
option-blue-about = The ballroom (A) with the queen, or the intrigue (B) with its groups.
option-blue-a = A: ballroom
option-blue-b = B: intrigue
option-blue-random = Chance decides
option-yellow = Yellow room
option-yellow-about = The chapel (A) with its narrow path, or the library (B) with its branching one.
option-yellow-a = A: chapel
option-yellow-b = B: library
option-yellow-random = Chance decides
option-heroes = Heroes
option-heroes-about = Each colour has a hero with two abilities, each good for one use.
option-heroes-no = Without heroes
option-heroes-yes = With heroes
option-colours = Colours
option-colours-about = Play the colour of your shield, or choose colours and heroes one after the other.
option-colours-shields = As the shields
option-colours-chosen = Chosen (expert variant)

# Colours, rooms, shields.
colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[violet] violet
}
Colour = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[violet] Violet
}
colour-points = { Colour } { $points }
plain-list = { $items }
for-colour = { $twin ->
    [yes] { " " }({ colour })
   *[no] { "" }
}
plan = { $plan ->
    [training] training ground
    [tournament] tournament
    [round-table] round table
    [rebellion] rebellion
    [ballroom] ballroom
    [intrigue] intrigue
    [chapel] chapel
    [library] library
   *[secret] secret room
}
room = { $room ->
    [green] green
    [red] red
    [blue] blue
    [yellow] yellow
   *[secret] secret
}
shield = { $shield ->
    [green] green
    [red] red
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[wild] any colour
}
mission = Mission: { $shields }
mission-special = Special mission for { $knights } knights
hero = { $hero ->
    [kay] Kay
    [lancelot] Lancelot
    [tristan] Tristan
    [parzival] Parzival
   *[mordred] Mordred
}
hero-ability = { $ability ->
    [kay-1] One shield of your card may send its knight to the red room instead.
    [kay-2] After your mission take one more open mission away.
    [tristan-1] One shield of your card may send its knight to the green room instead.
    [tristan-2] Two of your knights placed in one room in this turn: 3 points more.
    [parzival-1] One shield of your card may send its knight to the yellow room instead.
    [parzival-2] When you gain grail tiles in your turn, look through them and choose.
    [lancelot-1] One shield of your card may send its knight to the blue room instead.
    [lancelot-2] One blue shield of your card may send its knight to any other castle room.
    [mordred-1] After your mission take an open mission with one shield away.
   *[mordred-2] After your mission pay 2 points and place the black knight in a castle room.
}

# Fields.
field-training = training ground, row { $row }, column { $column }
field-preliminary = tournament, preliminary round { $heat }, field { $number }
field-final = tournament, final field { $heat }
field-winner = tournament, the winner’s field
field-seat = round table, seat { $number }
field-loyal = rebellion, loyal field { $number }
field-rebel = rebellion, rebel field { $number }
field-dancer = ballroom, dancer { $number }
field-queen = ballroom, beside the queen
field-intrigue = intrigue, group { $group }, field { $number }
field-chapel = chapel, level { $level }, field { $number }
field-library = library, level { $level }, field { $number }
field-secret = secret room, field { $number }
spot-number = number { $number }
spot-number-inner = number { $number }, inside
spot-order = order track, place { $place }
spot-score = { $score } points
spot-camp = hinterland, { colour }
spot-grail = { $tiles ->
    [0] no grail tiles are left
    [one] 1 grail tile
   *[other] { $tiles } grail tiles
}
print-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
print-hearts = { $count ->
    [one] a heart
   *[other] { $count } hearts
}
print-tree = a tree
print-grail = { $count ->
    [one] a grail tile
   *[other] { $count } grail tiles
}
print-knight = one more knight into the { room } room

# Pieces.
figure-knight = { Colour } knight
figure-neutral = Neutral knight ({ colour })
figure-black-knight = The black knight
figure-magician = { Colour } magician
figure-marker = { Colour } marker
tile = { $part ->
    [foot] Grail: foot
    [stem] Grail: stem
    [bowl] Grail: bowl
   *[rim] Grail: rim
}
merlin-tile = Merlin tile
tablet-loyal = The knight tablet is gold: the loyal are ahead
tablet-rebel = The knight tablet is green: the rebels are ahead
about-special = { $knights } knights come straight back behind your screen; { $points } points.
about-mission = There { $copies ->
    [one] is one card like this
   *[other] are { $copies } cards like this
}; sizes follow from the rulebook, colours are reconstructed.
points = points
knights = knights
side = side

# Plates.
count-home = Knights behind the screen
count-tiles = Grail tiles
count-merlins = Merlin tiles
state-ready = ready
state-predicted = predicts { $numbers }
state-done = done
state-sent = sent { $knights }

# Parts of the table.
zone-castle = Camelot
zone-missions = Missions
zone-stack = { $stack ->
    [one] Stack 1
    [two] Stack 2
    [three] Stack 3
   *[key] Key cards
}
zone-merlin = Merlin tiles
zone-screen = Your screen ({ colour })
zone-seat-screen = { $who }: screen ({ colour })

# How far the match is.
heading = Round { $round } of { $rounds }
heading-finale = Final scoring
heading-over = The end
stage-preparation = Preparation
stage-sending = Sending knights
stage-predicting = Predictions
stage-missions = Missions

# The result.
standings = Result
standings-merlin = Merlin
standings-knights = Knights
standings-grail = Grail
standings-points = Points
standings-two = Of two colours the one with fewer points counts.
tally-green = Green room
tally-red = Red room
tally-blue = Blue room
tally-yellow = Yellow room
tally-secret = Secret room
tally-special = Special missions
tally-hero = Heroes
tally-merlin = Merlin tiles
tally-knights = Knights behind the screen
tally-grail = Grail tiles
number = { $number }
name-colour = { $who } ({ colour })

# What to do.
many-knights = { $knights ->
    [0] no knight
    [one] one knight
    [2] two knights
    [3] three knights
   *[other] { $knights } knights
}
who-has = { $who-is ->
    [you] You have
   *[other] { $who } has
}
prompt-setup = The castle is being set up.
prompt-missions = Missions are being shown.
prompt-colour = Choose a colour and its hero.
prompt-send = How many knights do you send{ for-colour }? { $home ->
    [0] None is left behind your screen.
    [one] One is left behind your screen.
   *[other] { $home } are behind your screen.
}
prompt-predict = How many knights are in all fists together{ for-colour }? You hold { $fist }.
prompt-take = Choose a mission for up to { $knights ->
    [one] one knight
    [2] two knights
   *[other] three knights
}{ for-colour }.
prompt-retrieve = Bring knights back from the hinterland, each with a grail tile{ for-colour }.
prompt-shield = Which shield is next: { $shields }{ for-colour }?
prompt-place = Place a knight: { $rooms }{ for-colour }.{ $row ->
    [0] { "" }
   *[other] { " " }Row { $row } is open.
}
prompt-place-black = Place the black knight: { $rooms }.
prompt-place-magician = The red room is yours: place your magician{ for-colour }, if you like.
prompt-knight = One more knight may go into the { plan }{ for-colour }: from where?
prompt-tree = A tree{ for-colour }: { $knights ->
    [0] draw a grail tile
   *[other] take a knight back and draw a grail tile
}?
prompt-line = A line of three{ for-colour }! Choose a bonus.{ $lines ->
    [one] { "" }
   *[other] { " " }There are { $lines } to choose.
}
prompt-look = Shall Parzival look through the grail tiles?
prompt-part = Choose a grail tile.
prompt-after = Use your hero, or end your turn{ for-colour }.
prompt-won = { who-has } won{ for-colour } with { $points } points.
prompt-won-tie = { who-has } won{ for-colour } with { $points } points, higher on the order track.
wait-for = Waiting for { $names }.
wait-predict = { $who-is ->
    [you] Your magician predicts
   *[other] { $who }’s magician predicts
}{ for-colour }.
wait-merlin = { $who-is ->
    [you] You take
   *[other] { $who } takes
} a Merlin tile{ for-colour }.
wait-act = { $who-is ->
    [you] It is your turn
   *[other] It is { $who }’s turn
}{ for-colour }.

# Choices.
choose-colour = { Colour }, with { hero }
choose-send = Send { many-knights }{ for-colour }
choose-predict = Predict { $number }
choose-take = Take the { $mission }
choose-retrieve = { $knights ->
    [0] Leave them there
    [one] Bring one knight back
   *[other] Bring { $knights } knights back
}
choose-shield = Shield: { $shield }
choose-redirect = { hero } turns a shield: { $shield }
choose-place = Place a knight: { $field }
choose-place-black = Place the black knight: { $field }
choose-place-magician = Place the magician: { $field }
choose-knight = { $source ->
    [hinterland] A knight from the hinterland
   *[screen] A knight from behind the screen
}
choose-tree = Use the tree
choose-bonus = { $bonus ->
    [red] One more knight into the red room
    [yellow] One more knight into the yellow room
    [tree] A knight back and a grail tile
   *[points] { $points } points
}
choose-look = Look through the tiles
choose-draw = Draw as usual
choose-part = { $part ->
    [foot] Take a foot
    [stem] Take a stem
    [bowl] Take a bowl
   *[rim] Take a rim
}
choose-discard = Take away the { $mission }
choose-black-knight = The black knight for { $points } points
choose-pair = { $points } points for two in one room
choose-decline = Decline
choose-end = End turn

# The log.
log-side = The tile has fallen: { plan }.
log-colour = { $who } chose { colour } and { hero }.
log-magician = { $who }{ for-colour }: place { $place } on the order track.
log-neutral = Neutral knights ({ colour }) stand on the marked fields.
log-knocked = { $who }{ for-colour } knocked: the choice is made.
log-predicted = { $who }{ for-colour } predicted { $number }.
log-counted = { $knights ->
    [0] No knight was sent.
    [one] One knight was sent in all.
   *[other] { $knights } knights were sent in all.
}
log-ordered = New order: { $colours }.
log-merlin = { $who }{ for-colour } took a Merlin tile worth { $points }.
log-merlin-unseen = { $who }{ for-colour } took a Merlin tile.
log-took = { $who }{ for-colour } took: { $mission }.
log-special = { $who }{ for-colour }: { $points } points, and { many-knights } back behind the screen.
log-nothing-fits = { $who }{ for-colour } found no mission small enough: { many-knights } to the hinterland.
log-retrieved = { $who }{ for-colour } brought back { many-knights } from the hinterland.
log-rested = { $who }{ for-colour } sent nobody and has nobody to bring back.
log-redirected = { $who }: { hero } turned a shield ({ $shield }).
with-points = { $points ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $points } points
}{ $bonus ->
    [tree] {" "}and a tree
    [grail] {" "}and grail
    [knight] {" "}and one more knight
   *[none] { "" }
}
log-placed = { $who }{ for-colour }: { $field }{ with-points }.
log-placed-extra = { $who }{ for-colour }, one more knight: { $field }{ with-points }.
log-placed-black = { $who }, the black knight: { $field }{ with-points }.
log-placed-magician = { $who }{ for-colour }, the magician: { $field }{ with-points }.
log-sent-back = { $who }{ for-colour }: no field for a shield ({ $shield }), the knight came back.
log-tree = { $who }{ for-colour } took a knight back under the tree.
log-tree-alone = { $who }{ for-colour } found a grail tile under the tree.
log-declined = { $who }{ for-colour } declined.
log-line = { $who }{ for-colour } made a line of three: { $bonus ->
    [red] one more knight into the red room
    [yellow] one more knight into the yellow room
    [tree] a tree
   *[points] 4 points
}.
log-champion = { $who }{ for-colour } fought in all three preliminary rounds: a tournament tile, 3 points.
log-gate-final = A fanfare: the final is open.
log-gate-winner = A fanfare: the winner’s field is open.
log-tablet-loyal = The knight tablet turns to gold: the loyal are ahead.
log-tablet-rebel = The knight tablet turns to green: the rebels are ahead.
log-group = { $who }{ for-colour } took the last field of group { $group }.
log-lost = { $who }{ for-colour } was not in it: { $points ->
    [one] 1 point lost
   *[other] { $points } points lost
}.
log-red-knight-lost = { $who }{ for-colour } lost a knight of the red room to the hinterland.
log-looked = { $who }: Parzival looked through the grail tiles.
log-tile = { $who }{ for-colour } gained a grail tile: { $part ->
    [foot] a foot
    [stem] a stem
    [bowl] a bowl
   *[rim] a rim
}.
log-tile-unseen = { $who }{ for-colour } gained a grail tile.
log-discarded = { $who }: { hero } took away: { $mission }.
log-paired = { $who }: Tristan scored 3 points for two knights in one room.
log-black-knight = { $who }: Mordred paid 2 points and called the black knight.
log-surplus = { $who }{ for-colour }: { many-knights } too many, to the hinterland.
log-round-over = Round { $round } is over.
log-ranked = { $who }{ for-colour }: place { $rank } in the red room, { $points } points.
log-neutral-ranked = The neutral colour ({ colour }) has place { $rank } in the red room; its points are lost.
log-absent = { $who }{ for-colour }: nobody in the red room{ $points ->
    [0] { "" }
   *[other] , { $points } points lost
}.
log-revealed = { $who }{ for-colour }: { $merlins } points from Merlin, { $grail } from { $tiles ->
    [one] one grail tile
   *[other] { $tiles } grail tiles
}.
log-total = { $who }{ for-colour }: { $points } points in all.
log-won = { who-has } won{ for-colour }.
log-won-tie = { who-has } won{ for-colour }: the magician stands higher.

# Why not.
no-colour-free = Somebody plays this colour already.
no-other-colour = { Colour } is not to be sent now.
no-knights-enough = Only { $home } of your knights are behind the screen.
no-number = Two magicians stand on { $number } already.
no-mission-without-knights = You have sent no knight, so you cannot fulfil a mission.
no-such-mission = This mission is not open: { $mission }.
no-mission-too-large = It takes { $knights } knights, and you have sent { $sent }: { $mission }.
no-mission-due = You have sent knights, so you must take a mission.
no-retrieval = { $knights ->
    [0] None of your knights is in the hinterland.
    [one] Only one of your knights is in the hinterland.
   *[other] At most two knights come back.
}
no-shield = No such shield is left on your card: { $shield }.
no-redirect = Your hero cannot turn this shield now.
no-such-side = This side is not in play: { $field }.
no-room = This knight does not go there: { $room }.
no-taken = Somebody stands there: { $field }.
no-training = Fill the lower rows first.
no-gate = The fanfare has not sounded yet.
no-heat = You have no knight in the preliminary round that leads there.
no-finalist = You have no knight in the final.
no-topmost = Another field is next.
no-rebellion = In the rebellion you go on beside your last knight.
no-queen = Three hearts lead to the queen.
no-dance = In the ballroom the next free field is taken.
no-group = You are in this group already.
no-start = Begin on a start field.
no-path = No arrow of yours leads there.
no-knight-hinterland = None of your knights is in the hinterland.
no-knight-screen = None of your knights is behind the screen.
no-bonus = This bonus cannot be carried out now.
no-part = The pile has no such tile left.
no-discard = Your hero cannot take this away: { $mission }.
no-black-knight = The black knight cannot be placed now.
no-pair = You have not placed two knights in one room.
no-look = Grail tiles are not looked through now.
no-decline = There is nothing to accept or decline now.
no-hero-now = A hero acts in its own turn, once, after the mission.
no-now = That belongs to another phase of the round.
