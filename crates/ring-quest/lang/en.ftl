# Quest for the Ring in English.

# The options.
option-knights = Knights
option-knights-about = How many knights everybody leads. With one each, three to six can play; with two each, two. The game for two is ours.
option-knights-one = One each, for three to six
option-knights-two = Two each, for two
option-first = First player
option-first-about = Who takes the first turn; everybody else follows clockwise.
option-first-random = Chance decides
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-first-5 = Seat 5
option-first-6 = Seat 6
option-dragons = Dragons and the ring
option-dragons-about = Nobody may hem in the ring. This says whether a way that leads through a dragon’s space counts as a way to it.
option-dragons-barriers = A dragon bars the way
option-dragons-passages = A dragon can be conquered, as printed
option-extra = The extra turn
option-extra-about = How far a knight rides in the extra turn that a conquered dragon gives him.
option-extra-up_to_two = One or two spaces, like every turn
option-extra-two = Two spaces, as printed

# Pieces.
piece-knight = { $who-is ->
    [you] Your knight
   *[other] { $who }’s knight
}
piece-ring = The ring
mark-ring = the ring
mark-coat = a coat of the Forgotten
piece-obstacle = Obstacle
piece-dragon = Dragon
piece-die = Die
piece-seal = Seal of { state }
about-dragon-card = There { $copies ->
    [one] is one card
   *[other] are { $copies } cards
} like this among the 24.
talismans = talismans
strength = strength
die-shows = shows
seals-left = left

# Spaces and states.
space = { $at }
state = { $state ->
    [tirad] Tirad
    [urgad] Urgad
    [galad] Galad
    [elgad] Elgad
   *[centre] the centre
}
symbol = { $kind ->
    [dragon] dragon
    [magic] magic stone
    [sword] sword stone
    [city] city of { state }
   *[crystal] crystal ball
}
where = { $kind ->
    [black] { $at }
    [white] { $at } in the centre
    [city] the city of { state }
   *[other] the { symbol } on { $at }
}
at-where = { $kind ->
    [city] in { where }
   *[other] on { where }
}
from-where = from { where }
about-space = { $kind ->
    [dragon] Whoever stops here fights the dragon; it cannot be passed.
    [magic] Whoever stops here brings an obstacle into play.
    [sword] Whoever stops here may move an obstacle.
    [city] With the ring it brings a seal and two talismans, without it one talisman. Nobody is attacked here.
    [crystal] A starting place; later an ordinary space without obstacles.
   *[white] Banished knights are sent to the white spaces.
}

# Numbers on plates, and where knights are.
count-talismans = Talismans
count-seals = Seals
plate-place = { $kind ->
    [white] in the centre
    [city] in the city of { state }
   *[other] on { $at } in { state }
}
plate-places = { $places }
plate-ring = bears the ring
plate-coat = under a coat

# Parts of the table.
zone-map = Map
zone-seals = { $who-is ->
    [you] Your seals
   *[other] { $who }: seals
}
zone-my-seals = Your seals
zone-fight = Dragon fight on { $at }
zone-pile = Dragon cards
zone-discard = Turned cards
zone-stock = Obstacles
zone-seals-ready = Seals of the cities

# The fight.
die-of = { $who-is ->
    [you] your die
   *[other] { $who }’s die
}
needed = { $strength } or more conquers it
fight-open = The die is about to fall.
fight-won = { $who-is ->
    [you] You have won: one more turn at once. Obstacles, knights and dragons do not stop you.
   *[other] { $who } has won and rides on at once.
}
fight-lost = { $who-is ->
    [you] You have lost: one talisman and your next turn.
   *[other] { $who } has lost: one talisman and the next turn.
}

# How far the match is.
heading = Round { $round }, { $obstacles ->
    [0] all obstacles in play
    [one] 1 obstacle left
   *[other] { $obstacles } obstacles left
}
heading-extra = Round { $round }, { $who-is ->
    [you] your extra turn
   *[other] { $who }’s extra turn
}
heading-idle = Round { $round }: the game ends { $left ->
    [0] with this round
    [one] after one more round
   *[other] in { $left } rounds
} unless somebody wins a seal

# The turn line.
stage-ride = Ride
stage-space = What the space brings

# The result.
standings = Result
standings-seals = Seals
standings-talismans = Talismans
number = { $number }

# What reports count.
tally-turns = Turns
tally-seals = Seals won
tally-deliveries = Deliveries without a new seal
tally-found = Ring found
tally-robbed = Attacks that won the ring
tally-attacks = Other attacks
tally-conquered = Dragon fights won
tally-defeated = Dragon fights lost
tally-obstacles = Obstacles brought into play
tally-obstacles-moved = Obstacles moved
tally-blocked = Turns without a legal move
tally-coats = Turns missed under a coat

# What to do.
who-has = { $who-is ->
    [you] You have
   *[other] { $who } has
}
goal-ring = The ring lies on { $at }.
goal-bearer = { $who-is ->
    [you] Your other knight bears the ring.
   *[other] { $who } bears the ring.
}
prompt-first = Chance decides who begins.
prompt-move = Ride one or two spaces { from-where }. { $goal }
prompt-bear = You bear the ring: ride one or two spaces { from-where }, past anything.
prompt-extra = One more turn: ride one or two spaces { from-where }, past anything.
prompt-extra-two = One more turn: ride two spaces { from-where }, past anything.
prompt-midway = Stop here { at-where }, or ride one space further.
prompt-go-on = You cannot stop { at-where }: ride one space further.
prompt-banish = { $who-is ->
    [you] Banish your knight to a white space.
   *[other] Banish { $who } to a white space, better far away.
}
prompt-obstacle = Bring an obstacle into play, on any free black or white space.
prompt-sword = Take up an obstacle to move it, or leave all where they are.
prompt-lay = Lay down the obstacle from { $at } on another free black or white space.
prompt-ring = { $kind ->
    [city] You bring the ring to { state }. Lay it down in another state.
   *[other] You lose the ring. Lay it down in another state.
}
prompt-card = { $who-is ->
    [you] You face the dragon: its card is turned.
   *[other] { $who } faces the dragon: its card is turned.
}
prompt-die = { $who-is ->
    [you] You roll the die: { $strength } or more conquers the dragon.
   *[other] { $who } rolls the die: { $strength } or more conquers the dragon.
}
prompt-won = { who-has } won with { $seals ->
    [0] no seal
    [one] one seal
    [2] two seals
   *[other] three seals
}.
prompt-shared = { victory-of }
wait-move = { $who-is ->
    [you] You ride { from-where }.
   *[other] { $who } rides { from-where }.
}
wait-banish = { $who-is ->
    [you] You banish a knight.
   *[other] { $who } banishes a knight.
}
wait-obstacle = { $who-is ->
    [you] You bring an obstacle into play.
   *[other] { $who } brings an obstacle into play.
}
wait-sword = { $who-is ->
    [you] You may move an obstacle.
   *[other] { $who } may move an obstacle.
}
wait-ring = { $who-is ->
    [you] You lay down the ring.
   *[other] { $who } lays down the ring.
}

# Choices.
choose-step = Ride to { where }
choose-step-ring = Ride to { $at } and take the ring
choose-step-obstacle = Ride past the obstacle on { $at }
choose-step-knight = Ride to { where }, where { $who-is ->
    [you] your other knight
   *[other] { $who }
} stands
choose-stop = Stop { at-where }
choose-banish = Banish to { $at }
choose-obstacle = Obstacle on { $at }
choose-lift = Take up the obstacle on { $at }
choose-lay = Lay it down on { $at }
choose-leave = Leave all obstacles where they are
choose-ring = Lay the ring on { where } in { state }

# The log.
who-rode = { $who } rode
log-first = { $who-is ->
    [you] You begin
   *[other] { $who } begins
}. All knights stand on G06 in Galad, and the ring lies on T06 in Tirad.
log-turn = { $who-is ->
    [you] Your turn
   *[other] { $who }’s turn
}
on-symbol = { $kind ->
    [black] { "" }
    [white] { "" }
   *[other] { " " }(the { symbol })
}
log-rode = { who-rode } { $from }–{ $at }{ on-symbol }.
log-rode-via = { who-rode } { $from }–{ $via }–{ $at }{ on-symbol }.
log-found = { $who } found the ring on { $at }.
log-attacked = { $who } paid a talisman and attacked { $victim-object } on { $at }.
log-robbed = { $who } paid a talisman, attacked { $victim-object } on { $at } and took the ring.
log-banished = { $who } banished { $victim-object } to { $at }.
log-conquered = { $who } conquered a dragon of { $strength } with a { $die } and { $who-is ->
    [you] ride
   *[other] rides
} on.
log-defeated = { $who } lost to a dragon of { $strength } with a { $die }: one talisman gone, and the next turn missed.
log-defeated-ring = { $who } lost to a dragon of { $strength } with a { $die }: the ring and one talisman gone, and the next turn missed.
log-shuffled = The dragon cards were shuffled.
log-seal = { $who } brought the ring to { state } and won { $won ->
    [one] its seal
   *[other] { $won } seals
}: { $seals } of 3.
log-delivered = { $who } brought the ring to { state } again; there is no second seal.
log-refreshed = { $who } received { $talismans ->
    [one] a talisman
   *[other] { $talismans } talismans
}.
log-ring-laid = { $who } laid the ring on { where } in { state }.
log-obstacle = { $who } put an obstacle on { $at }.
log-obstacle-moved = { $who } moved the obstacle from { $from } to { $at }.
log-obstacles-left = { $who } left all obstacles where they are.
log-coat-off = { $who } took off the coat and stayed on { $at }.
log-blocked = { $who } cannot move from { $at }.
log-end-seals = Three different seals: the game is over.
log-end-idle = Nobody has won a seal for fifty rounds: the game is over.
log-scored = { $who }: { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}, { $talismans ->
    [one] 1 talisman
   *[other] { $talismans } talismans
}.
log-won = { who-has } won.

# Moments that decide.

beat-dragon = A dragon fight
beat-fight = Card and die
beat-robbed = The ring changes hands
beat-attack = The attack
beat-seal = A seal is won
beat-seal-won = The seal

# Why not.
no-line = No line leads to { where }.
no-back = A move does not end where it began.
no-stop-yet = You must ride at least one space.
no-stop-in-extra = The extra turn goes two spaces: ride one space further.
no-short-extra = The extra turn goes two spaces, and you cannot ride on { from-where }.
no-way-on = You cannot stop { at-where }, and you cannot ride on from there.
no-obstacle-end = An obstacle stands on { $at }: no move ends there.
no-talisman-dragon = Without a talisman you cannot face the dragon on { $at }.
no-talisman-attack = Without a talisman you cannot attack the knight on { $at }.
no-second-talisman = On { $at } you would need a second talisman for the dragon.
no-crowd = Several knights stand on { $at }: nobody can stop there.
no-own-knight = Your other knight stands on { $at }.
no-white-free = No white space is free, so nobody can be banished.
no-free-space = { $at } is not free.
no-white-space = That is not a white space of the centre: { where }.
no-obstacle-on-symbol = No obstacle may stand { at-where }.
no-obstacle-on-ring = No obstacle may cover the ring.
no-hemming-in = An obstacle on { $at } would hem in the ring.
no-same-space = The obstacle comes from there; lay it down elsewhere.
no-obstacle-there = No obstacle stands on { $at }.
no-other-place = The obstacle on { $at } could be laid down nowhere else.
no-ring-in-centre = The ring is laid down in a state, not in the centre.
no-ring-on-symbol = The ring cannot be laid on a symbol: { symbol }.
no-ring-same-state = The ring must go to a state other than { state }.
no-ring-out-of-reach = On { $at } the ring could not be reached.
no-ride-first = First you ride.
no-banish-first = First you banish the knight.
no-obstacle-first = First you bring an obstacle into play.
no-sword-first = First you settle whether an obstacle is moved.
no-ring-first = First you lay down the ring.

# The lettering of the map.
land-tirad = Tirad
land-urgad = Urgad
land-galad = Galad
land-elgad = Elgad

# The lesson.
lesson-welcome-title = Welcome to the quest
lesson-welcome =
    I am Merlin. We ride your first quest together, and nothing here can be lost.
    Somewhere lies a magic ring. Whoever brings it to three different cities wins; for each city there is one seal.
lesson-map-title = Four states
lesson-map =
    Tirad, Urgad, Galad and Elgad lie round a white centre. Each has one city, three dragons, two magic stones and a sword stone.
    The lines are the roads. You can move the map and make it larger; every space tells what it is.
lesson-knight-title = Your knight
lesson-knight =
    This is you. Everybody begins on the crystal ball in Galad, with three talismans: they are what attacks and lost fights cost.
lesson-ring-title = The ring
lesson-ring =
    It begins on the other crystal ball, far in the north, in Tirad. Whoever comes to its space carries it.
lesson-ride-title = One or two spaces
lesson-ride =
    A move is one or two spaces along the lines, in any direction. There is no die.
    Ride north-west: first to G12, then on to E25.
lesson-ride-slip = That is a road, too. For this lesson ride to G12 and then to E25.
lesson-others-title = A dragon wins
lesson-others =
    Now Morgan and Kay ride. Kay stops on a dragon, so he must fight: a card shows the dragon’s strength, then the die falls.
    Two against five is not enough. He loses a talisman, wears a coat of the Forgotten and misses a turn.
lesson-stone-title = A magic stone
lesson-stone =
    Symbols act only on those who stop there. A magic stone lies one step ahead, on E21.
    Ride there, and stop.
lesson-stone-slip = Ride to the magic stone on E21 and stop there.
lesson-obstacle-title = In their way
lesson-obstacle =
    A magic stone brings an obstacle into play, on any free black or white space. Nobody can pass it but the bearer of the ring and whoever has just beaten a dragon.
    Morgan is on the short way north. Put it on G17.
lesson-obstacle-slip = There it would do little. Put the obstacle on G17, right before Morgan.
lesson-dragon-title = Your dragon
lesson-dragon =
    A dragon cannot be passed, but whoever conquers it has another turn at once. Most have a strength of 3 or 4.
    Be bold: ride to E22.
lesson-dragon-slip = It is all right to be careful. This time, though, ride to the dragon on E22.
lesson-conquered-title = Conquered
lesson-conquered =
    Five against three! Two more spaces are yours, and nothing stops you in this turn.
    Ride on over E27 to W08.
lesson-conquered-slip = Use the two spaces to ride north: E27, then W08.
lesson-centre-title = Through the centre
lesson-centre =
    Moves may turn corners, but never end where they began. The white centre is the shortest way, and it is where banished knights are sent.
    Ride over W12 to W05, and next turn over T23 to T17.
lesson-centre-slip = Ride to W12 and W05; after the others over T23 to T17.
lesson-sword-title = A sword stone
lesson-sword =
    Whoever stops on a sword stone may move an obstacle. Stop on T11.
lesson-sword-slip = Ride to the sword stone on T11 and stop there.
lesson-lift-title = Once more in their way
lesson-lift =
    Kay is coming through the centre. Take up your obstacle from G17 and lay it on W06.
    One thing is forbidden: an obstacle may never shut the ring off from everybody.
lesson-lift-slip = Take the obstacle from G17 and lay it on W06, where Kay wants to pass.
lesson-race-title = Too late by a step
lesson-race =
    Morgan is as close to the ring as you are. Ride as near as you can: T10, then T05.
    Look what happens.
lesson-race-slip = Ride over T10 to T05: then Morgan is in your reach whatever she does.
lesson-attack-title = Attack!
lesson-attack =
    Morgan has the ring. But a knight who stops where another one stands attacks, and always succeeds. It costs one talisman.
    Ride to T06.
lesson-attack-slip = Do not let her ride away with the ring. Ride to T06.
lesson-banish-title = Far away
lesson-banish =
    The ring is yours. Morgan goes to a white space of your choice: choose one far from where you are bound for.
    Send her to W03, in the south.
lesson-banish-slip = From there she would soon be back. Send her to W03.
lesson-bearer-title = The bearer
lesson-bearer =
    With the ring you pass everything: dragons, obstacles and knights. The city of Tirad is four spaces away.
    Ride over T05 to T10, out of Kay’s reach.
lesson-bearer-slip = Ride towards the city: T05, then T10.
lesson-city-title = The first seal
lesson-city =
    In a city nobody is attacked, and the ring brings its seal and up to two talismans.
    Ride over T09 into the city, T08.
lesson-city-slip = The city is two spaces away: T09, then T08.
lesson-hide-title = Lay it down again
lesson-hide =
    After a seal the ring goes back on the map, on a black space in another state. You choose: near to yourself, far from the others, on the way to your next city.
    Lay it on E12, in Elgad.
lesson-hide-slip = The others would be there before you. Lay it on E12.
lesson-rest-title = Two more
lesson-rest =
    You know all there is to know. Two seals of other cities are still missing.
    I ride on for all of you, and you watch.
lesson-end-title = Your own quest
lesson-end =
    Three seals: you have won!
    Sit down at a real game now. Hints are yours to ask for, and every space explains itself.

tab-cards = Cards
