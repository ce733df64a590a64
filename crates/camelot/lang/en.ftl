# The Future of Camelot in English.

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
option-colours-about = Everybody chooses a colour, and cards settle the first order. In the expert variant the choice settles the order, too. Or everybody plays the colour of the shield.
option-colours-free = Chosen
option-colours-chosen = Chosen, with the order (expert variant)
option-colours-shields = As the shields
option-bonuses = Bonuses
option-bonuses-about = As printed, a field that commands is obeyed, and only what you may do can be declined. Or every bonus can be declined.
option-bonuses-printed = As printed
option-bonuses-declinable = All can be declined
option-favour = The queen’s favour
option-favour-about = In the ballroom, whether three hearts open the queen’s field for every later knight or only for the next one.
option-favour-lasting = For every later knight
option-favour-next_knight = For the next knight only, as printed

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
a-shield = { $shield ->
    [wild] a shield in all colours
   *[other] a { shield } shield
}
mission = Mission { $shields }
mission-special = Special mission for { many-knights }
hero = { $hero ->
    [kay] Kay
    [lancelot] Lancelot
    [tristan] Tristan
    [parzival] Parzival
   *[mordred] Mordred
}
hero-ability = { $ability ->
    [kay-1] One shield of your card may send its knight to the red room instead.
    [kay-2] After your mission, or after bringing knights back, take one more open mission away.
    [tristan-1] One shield of your card may send its knight to the green room instead.
    [tristan-2] Two of your knights placed in one room in this turn: 3 points more.
    [parzival-1] One shield of your card may send its knight to the yellow room instead.
    [parzival-2] When you gain grail tiles in your turn, look through them and choose.
    [lancelot-1] One shield of your card may send its knight to the blue room instead.
    [lancelot-2] One blue shield of your card may send its knight to any other castle room.
    [mordred-1] After your mission, or after bringing knights back, take an open mission with one shield away.
   *[mordred-2] After your mission, or after bringing knights back, pay 2 points and place the black knight in a castle room.
}

# Fields.
field-training = training ground, field { $number }
field-preliminary = tournament, field { $number } (preliminary round { $heat })
field-final = tournament, field { $number } (final)
field-winner = tournament, field { $number } (the winner’s)
field-seat = round table, seat { $number }
field-loyal = rebellion, field { $number } (loyal)
field-rebel = rebellion, field { $number } (rebels)
field-dancer = ballroom, field { $number }
field-queen = ballroom, field { $number } (beside the queen)
field-intrigue = intrigue, field { $number }
field-chapel = chapel, field { $number } (level { $level })
field-library = library, field { $number } (level { $level })
field-secret = secret room, field { $number }
field-number = { $number }
spot-number = number { $number }
spot-number-inner = number { $number }, inside
spot-order = order track, place { $place }
spot-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
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
about-special = { $knights ->
    [one] One knight comes
   *[other] { $knights } knights come
} straight back behind your screen; { number-of-points }.
about-mission = There { $copies ->
    [one] is one card like this
   *[other] are { $copies } cards like this
}. The rulebook gives the sizes of the missions; their colours are our choice.
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
zone-seat-screen = { $who-is ->
    [you] Your screen ({ colour })
   *[other] { $who }: screen ({ colour })
}

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
feature-colour = Colour
feature-hero = Hero
feature-used = Abilities used
feature-red = Red
feature-blue = Blue
feature-green = Green
feature-yellow = Yellow
feature-violet = Violet
feature-kay = Kay (red)
feature-lancelot = Lancelot (blue)
feature-tristan = Tristan (green)
feature-parzival = Parzival (yellow)
feature-mordred = Mordred (violet)
feature-unused = Neither
feature-used-once = One
feature-used-twice = Both
feature-training = A: training ground
feature-tournament = B: tournament
feature-round-table = A: round table
feature-rebellion = B: rebellion
feature-ballroom = A: ballroom
feature-intrigue = B: intrigue
feature-chapel = A: chapel
feature-library = B: library
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
who-has = { $who }{ for-colour } { $who-is ->
    [you] have
   *[other] has
}
prompt-setup = The castle is being set up.
prompt-missions = Missions are being shown.
prompt-colour = Choose a colour.
prompt-colour-hero = Choose a colour and its hero.
prompt-send = How many knights do you send{ for-colour }? { $home ->
    [0] None is left behind your screen.
    [one] One is left behind your screen.
   *[other] { $home } are behind your screen.
}
prompt-predict = How many knights are in all fists together{ for-colour }? { $fist ->
    [0] Yours is empty.
   *[other] You hold { $fist }.
}
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
prompt-knight = One more knight { $may ->
    [yes] may go
   *[no] goes
} into the { plan }{ for-colour }: from where?
prompt-tree = A tree{ for-colour }: { $knights ->
    [0] draw a grail tile
   *[other] take a knight back and draw a grail tile
}?
prompt-line = A line of three{ for-colour }! Choose a bonus.{ $lines ->
    [one] { "" }
   *[other] { " " }There are { $lines } to choose.
}
prompt-withdraw = You are not in the full group: which of your knights leaves the rebellion for the hinterland{ for-colour }?
prompt-look = Shall Parzival look through the grail tiles?
prompt-part = Choose a grail tile.
prompt-after = Use your hero, or end your turn{ for-colour }.
prompt-won = { who-has } won with { number-of-points }.
prompt-won-tie = { who-has } won with { number-of-points }, higher on the order track.
wait-for = Waiting for { $names-object }.
wait-predict = { $who-is ->
    [you] Your magician
   *[other] { $who }’s magician
}{ for-colour } predicts.
wait-merlin = { $who }{ for-colour } { $who-is ->
    [you] take
   *[other] takes
} a Merlin tile.
wait-act = { $who-is ->
    [you] It is your turn
   *[other] It is { $who }’s turn
}{ for-colour }.

# Choices.
choose-colour = { Colour }
choose-colour-hero = { Colour }, with { hero }
choose-send = Send { many-knights }{ for-colour }
choose-predict = Predict { $number }
choose-take = Take “{ $mission }”
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
   *[points] { number-of-points }
}
choose-look = Look through the tiles
choose-draw = Draw as usual
choose-part = { $part ->
    [foot] Take a foot
    [stem] Take a stem
    [bowl] Take a bowl
   *[rim] Take a rim
}
choose-discard = Take “{ $mission }” away
choose-black-knight = The black knight for { number-of-points }
choose-pair = { number-of-points } for two in one room
choose-withdraw = Withdraw: { $field }
choose-decline = Decline
choose-end = End turn

# The log.
log-side = The tile has fallen: { plan }.
log-colour-chosen = { $who } chose { colour }.
log-colour = { $who } chose { colour } and { hero }.
log-magician = { $who }{ for-colour } { $who-is ->
    [you] stand
   *[other] stands
} at place { $place } on the order track.
log-neutral = Neutral knights ({ colour }) stand on the marked fields.
log-round = Round { $round }
log-turn = { $who-is ->
    [you] Your turn
   *[other] { $who }’s turn
}{ for-colour }
log-finale = Final scoring
log-knocked = { $who }{ for-colour } knocked: the choice is made.
log-predicted = { $who }{ for-colour } predicted { $number ->
    [one] 1 knight
   *[other] { $number } knights
} in all.
log-opened = { $who }{ for-colour } sent { many-knights }.
log-counted = { $knights ->
    [0] No knight was sent.
    [one] One knight was sent in all.
   *[other] { $knights } knights were sent in all.
}
log-mission-shown = A mission lies open: “{ $mission }”.
log-mission-one = “{ $mission }”
log-missions-shown = These missions lie open: { $items }.
player-and-colour = { $who-subject } ({ colour })
log-order-place = By the predictions { $who-subject }{ for-colour } { $who-is ->
    [you] have
   *[other] has
} place { $place } in the new order.
log-ordered = By the predictions the new order is { $items }.
log-merlin = { $who }{ for-colour } took a Merlin tile worth { $points }.
log-merlin-unseen = { $who }{ for-colour } took a Merlin tile.
log-took = { $who }{ for-colour } took “{ $mission }”.
log-special = { $who }{ for-colour } scored { number-of-points } and took { many-knights } back behind the screen.
log-nothing-fits = { $who }{ for-colour } found no mission small enough and sent { many-knights } to the hinterland.
log-retrieved = { $who }{ for-colour } brought back { many-knights } from the hinterland.
log-rested = { $who }{ for-colour } sent nobody and { $who-is ->
    [you] have
   *[other] has
} nobody to bring back.
log-redirected-blue = { $who }{ for-colour } turned a blue shield to another room with Lancelot.
log-redirected = { $who }{ for-colour } turned { $shield } with { hero }.
with-points = { $points ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $points } points
}{ $bonus ->
    [tree] , a tree
    [grail] { $count ->
        [one] , a grail tile
       *[other] , { $count } grail tiles
    }
    [knight] , one more knight
   *[none] { "" }
}
log-placed = { $who }{ for-colour } placed a knight: { $field }{ with-points }.
log-placed-extra = { $who }{ for-colour } placed one more knight: { $field }{ with-points }.
log-placed-black = { $who } placed the black knight: { $field }{ with-points }.
log-placed-magician = { $who }{ for-colour } placed the magician: { $field }{ with-points }.
log-sent-back = { $who }{ for-colour } found no field for { $shield }, and the knight came back.
log-tree = { $who }{ for-colour } took a knight back under the tree.
log-tree-alone = { $who }{ for-colour } used the tree, but no knight was in the hinterland.
log-declined = { $who }{ for-colour } declined { $what ->
    [tree] the tree
    [line] the bonus for the line
    [magician] to send the magician
   *[knight] one more knight
}.
log-line = { $who }{ for-colour } made a line of three: { $bonus ->
    [red] one more knight into the red room
    [yellow] one more knight into the yellow room
    [tree] a tree
   *[points] { number-of-points }
}.
log-champion = { $who }{ for-colour } fought in all three preliminary rounds: a tournament tile, { number-of-points }.
log-gate-final = A fanfare: the final is open.
log-gate-winner = A fanfare: the winner’s field is open.
log-tablet-loyal = The knight tablet turns to gold: the loyal are ahead.
log-tablet-rebel = The knight tablet turns to green: the rebels are ahead.
log-group = { $who }{ for-colour } took the last field of the group of the fields { $fields }.
log-lost = { $who }{ for-colour } { $who-is ->
    [you] were
   *[other] was
} not in it and lost { number-of-points }.
log-red-knight-lost = { $who }{ for-colour } lost a knight of the red room to the hinterland: { $field }.
log-looked = { $who }{ for-colour } looked through the grail tiles with Parzival.
tile-part = { $part ->
    [foot] a foot
    [stem] a stem
    [bowl] a bowl
   *[rim] a rim
}
for-pair = { $cause ->
    [pair] {" "}for two knights in the hinterland
   *[play] { "" }
}
for-pairs = { $cause ->
    [pair] {" "}for pairs of knights in the hinterland
   *[play] { "" }
}
log-tile = { $who }{ for-colour } gained a grail tile{ for-pair }: { tile-part }.
log-tile-several = { $who }{ for-colour } gained { print-grail }{ for-pairs }: { $items }.
log-tile-unseen = { $who }{ for-colour } gained a grail tile{ for-pair }.
log-tile-unseen-several = { $who }{ for-colour } gained { print-grail }{ for-pairs }.
log-discarded = { $who }{ for-colour } took “{ $mission }” away with { hero }.
log-paired = { $who }{ for-colour } scored { number-of-points } with Tristan for two knights in one room.
log-black-knight = { $who }{ for-colour } paid { number-of-points } with Mordred and called the black knight.
log-surplus = { $who }{ for-colour } sent { many-knights } too many, who went on to the hinterland.
log-round-over = Round { $round } is over.
log-ranked-winning = { $who }{ for-colour }: place { $rank } on the winning side of the rebellion, { number-of-points }.
log-ranked-losing = { $who }{ for-colour }: place { $rank } on the losing side of the rebellion, { number-of-points }.
log-ranked = { $who }{ for-colour }: place { $rank } in the red room, { number-of-points }.
log-neutral-ranked = The neutral colour ({ colour }) has place { $rank } in the red room; its points are lost.
log-absent = { who-has } nobody in the red room{ $points ->
    [0] { "" }
   *[other] {" "}and lost { number-of-points }
}.
log-merlins-revealed = { $who }{ for-colour }, behind the screen: { $count ->
    [0] no Merlin tile
    [one] one Merlin tile, { number-of-points }
   *[other] { $count } Merlin tiles, { number-of-points }
}.
log-knights-revealed = { $who }{ for-colour }, behind the screen: { $count ->
    [0] no knight
    [one] one knight, { number-of-points }
   *[other] { $count } knights, { number-of-points }
}.
log-grail-revealed = { $who }{ for-colour }, behind the screen: { $count ->
    [0] no grail tile
    [one] one grail tile, { number-of-points }
   *[other] { $count } grail tiles, { number-of-points }
}.
log-no-secret = { who-has } nobody in the secret room: { number-of-points } lost.
log-total = { $who }{ for-colour }: { number-of-points } in all.
log-dropped = { $who-is ->
    [you] Of your two colours
   *[other] Of { $who }’s two colours
} only the weaker one counts: { colour } with { number-of-points } is dropped.
log-won = { who-has } won.
log-won-tie = { who-has } won: the magician stands higher.

# Moments that decide.

beat-fists = The fists are open
beat-sent = Knights sent
beat-said = Predictions
beat-order = New order
beat-place = { $place }. { $player }
beat-exact = said { $number }: exact
beat-lower = said { $number }: lower
beat-higher = said { $number }: higher
beat-first = { $knights ->
    [0] No knight was sent:
    [one] One knight was sent:
   *[other] { $knights } knights were sent:
} { $who-is ->
    [you] you{ for-colour } go first and take a Merlin tile.
   *[other] { $who }{ for-colour } goes first and takes a Merlin tile.
}
beat-round = The round is over
beat-standings = How it stands

# Why not.
no-colour-free = Somebody plays this colour already.
no-other-colour = { Colour } is not next.
no-knights-enough = { $home ->
    [0] None of your knights is behind the screen.
    [one] Only one of your knights is behind the screen.
   *[other] Only { $home } of your knights are behind the screen.
}
no-number = Two magicians stand on { $number } already.
no-mission-without-knights = You have sent no knight, so you cannot fulfil a mission.
no-such-mission = “{ $mission }” is not open.
no-mission-too-large = “{ $mission }” takes { many-knights }, and you have sent { $sent }.
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
no-rebellion-first = The first knight of all enters the rebellion at entry 1.
no-rebellion-entry = Your first knight enters the rebellion at the next free entry.
no-rebellion = In the rebellion you go on beside your last knight.
no-queen = Three hearts lead to the queen.
no-queen-any-more = The queen’s favour was for the knight before: three hearts opened her field for that one only.
no-dance = In the ballroom the next free field is taken.
no-group = You are in this group already.
no-start = Begin on a start field.
no-path = No arrow of yours leads there.
no-knight-hinterland = None of your knights is in the hinterland.
no-knight-screen = None of your knights is behind the screen.
no-bonus = This bonus cannot be carried out now.
no-part = The pile has no such tile left.
no-discard = Your hero cannot take “{ $mission }” away.
no-black-knight = The black knight cannot be placed now.
no-pair = You have not placed two knights in one room.
no-look = Grail tiles are not looked through now.
no-withdraw = No knight of yours stands there: { $field }.
no-decline-command = What this field shows must be done.
no-decline = There is nothing to accept or decline now.
no-hero-now = A hero acts in its own turn, once, after a mission or after knights were brought back.
no-now = That belongs to another phase of the round.

# The lesson. A line is a paragraph.
lesson-welcome-title = Welcome to Camelot
lesson-welcome =
    I am Merlin. We play your first game together, and nothing here can be lost.
    In seven rounds you send knights into the rooms of the castle. Whoever foresees best how many knights all of you send may choose first.
lesson-castle-title = The castle
lesson-castle =
    In the middle is the throne hall, where magicians stand; around it are four rooms, each with rules of its own. Yellow knights belong to nobody in this match and only take up space.
    Below is the hinterland: knights that rest, and the grail tiles.
lesson-missions-title = The missions
lesson-missions =
    Five missions are open. Each shield on a card sends one knight into the room of its colour; a shield in all colours leads to any room.
    In the end only one mission a round is yours, and the best ones are quickly gone.
lesson-knights-title = Your knights
lesson-knights =
    Eleven knights wait behind your screen, two more rest in the hinterland.
    A knight that is never sent brings 2 points at the end. So a mission should bring more.
lesson-send-title = Into the fist
lesson-send =
    All of you choose in secret how many knights you send: none, or up to three.
    The mission with three shields looks good. Send three knights.
lesson-send-slip = With fewer knights the mission with three shields is out of reach. Send three.
lesson-predict-title = Look into the future
lesson-predict =
    Now the magicians guess how many knights are in all fists together. The lowest on the order track begins; Dinadan says 4.
    You hold three yourself. In the first round many stay at home, so put your magician on 3.
lesson-predict-slip = It could be. But I have a feeling, and feelings of mine are seldom wrong: 3.
lesson-order-title = The fists open
lesson-order =
    Three knights, all of them yours! An exact guess moves to the top of the order track.
    And the first gets one of my tiles. Nobody else sees what it is worth.
lesson-take-title = You choose first
lesson-take =
    You sent three knights, so you may take any mission with up to three shields. Knights too many would go to the hinterland.
    Take the one with a green shield, a yellow one and one in all colours.
lesson-take-slip = A smaller mission would leave knights unused. Take the one with three shields.
lesson-shield-title = Shield by shield
lesson-shield =
    You decide in which order the shields are used.
    Begin with the yellow one.
lesson-shield-slip = That would do as well, but what I want to show you begins with the yellow shield.
lesson-chapel-title = The chapel
lesson-chapel =
    In the chapel a path leads upwards. Your first knight goes on a field of the lowest level; points count at once.
    Take the field at the very left: 2 points.
lesson-chapel-slip = Another field of the lowest level works, too. But the one at the very left is worth 2 points and leads to a grail tile.
lesson-wild-title = A shield in all colours
lesson-wild =
    This one may go anywhere. Use it next, for a second step in the chapel: the arrow of your first knight leads to a field with a grail tile.
    Different parts of the grail make a set, and a whole set is worth 10 points.
lesson-wild-slip = Use the shield in all colours for the field in the chapel to which the arrow leads.
lesson-training-title = The training ground
lesson-training =
    The green room is filled row by row, from the bottom up. Three of your knights in a line earn a bonus.
    The corner is worth 3 points. Place your knight there.
lesson-training-slip = The corner of the lowest row brings more points.
lesson-others-title = And the others
lesson-others =
    Bors and Dinadan sent nobody. Each of them brings two knights back from the hinterland, with a grail tile for each.
lesson-none-title = A round at home
lesson-none =
    You have knights in the hinterland, too, and they can only come back when you send nobody.
    Do it now: send none.
lesson-none-slip = Another time. Now send nobody, so that your two knights come back.
lesson-below-title = Rather too low
lesson-below =
    The others have rested; this time they will send many. If no guess is exact, the nearest lower one is on top and higher ones come last. So say rather too little.
    Bors says 7, Dinadan 6. Say 5.
lesson-below-slip = Say 5: just below the two others.
lesson-retrieve-title = Home again
lesson-retrieve =
    There were six. Dinadan chose first; you are next.
    Bring both knights back. With each comes a grail tile.
lesson-retrieve-slip = Nothing speaks against the second one: bring back both.
lesson-again-title = Now you know how
lesson-again =
    A new round with new missions. You are strong again, and one mission has three shields.
    If others choose before you, it may be gone. Send three all the same.
lesson-again-slip = Be bold: send three.
lesson-exact-title = Who is at home?
lesson-exact =
    Bors took part in the last round and has few missions to hope for; he says 4. You hold three.
    Say 5.
lesson-exact-slip = Two more than your own three, I think: 5.
lesson-three-title = Right again
lesson-three =
    Five it is, and you choose first. Another of my tiles is yours.
    Take the mission in green, red and yellow.
lesson-three-slip = The mission with three shields brings most.
lesson-table-title = The round table
lesson-table =
    The red room brings nothing now, but a lot at the end: who has most knights there gets most points, and who has none loses some.
    Use the red shield and place a knight on a free seat. They are all alike; we take the ninth.
lesson-table-slip = All seats are alike, but let us stay together: the red shield first, then the ninth seat.
lesson-path-title = Onwards in the chapel
lesson-path =
    The higher, the better: the next field on your path brings 4 points.
    Use the yellow shield.
lesson-path-slip = Your path goes on in the chapel: the yellow shield, then the field above your last knight.
lesson-last-title = Think of the line
lesson-last =
    The last knight goes to the training ground. Knights of yours side by side, straight or aslant, may become a line.
    Place it in the third column.
lesson-last-slip = There is not much room left in the lowest row: the third column.
lesson-rest-title = To the end
lesson-rest =
    You know enough to play alone. I show you how the match goes on: after the seventh round the red room is scored, then my tiles, knights behind the screen and the grail.
    Other rooms have other sides, and heroes wait, too. But first play a match of your own!

# Printed on the board.
hinterland = Hinterland
line-choose-one = choose one:
queen-needs = three hearts
queen-leads = lead to the queen
rebellion-absent = absent 0
rebellion-loyal = loyal
rebellion-rebels = rebels
rebellion-lead = the rebels lead
room-blue-a = Ballroom
room-blue-b = Intrigue
room-green-a = Training ground
room-green-b = Tournament ground
room-red-a = The Round Table
room-red-b = Rebellion
room-violet = Secret room
room-yellow-a = Chapel
room-yellow-b = Library
secret-absent = absent
secret-closed = opens for five
tournament-tile = a knight in I, II and III
rank-1 = 1st
rank-2 = 2nd
rank-3 = 3rd
rank-4 = 4th
rank-5 = 5th
rank-none = none
