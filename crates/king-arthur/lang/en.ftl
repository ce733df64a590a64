# King Arthur in English.

# The options.
option-seals = Seals
option-seals-about = With seals, beaten adversaries stay under your seal until their whole column is beaten.
option-seals-no = Basic game
option-seals-yes = Game with seals
option-first = First player
option-first-about = Who takes the first turn; everybody else follows clockwise.
option-first-random = Chance decides
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-first-5 = Seat 5
option-overpaying = Overpaying a challenge
option-overpaying-about = When you may pay one knight too many: only if no colour in your hand pays exactly, or whenever the colour that pays has only doubles.
option-overpaying-when_necessary = Only when necessary
option-overpaying-by_colour = Colour by colour

# Titles of cards.
card-red1 = Red knight
card-red2 = Red knights
card-orange1 = Orange knight
card-orange2 = Orange knights
card-beige1 = Beige knight
card-beige2 = Beige knights
card-merlin = Merlin
card-dark = Dark power
card-enemy = Enemy knight
card-monster = Monster
card-dragon = Dragon
card-holy-grail = Holy Grail
card-mountain = Mountain
card-excalibur = Excalibur
card-questing-beast = Questing Beast
card-fisher-king = Fisher King
card-royal-tournament = Royal tournament
card-robbers = The robbers
card-vikings = The Vikings
card-sea-monster = Sea monster
card-saxons = The Saxons
card-king-mark = King Mark
card-green-knight = Green Knight
card-gold-treasure = Gold treasure

# What adventures ask for: it stands on the card.
needs-holy-grail = Adversaries of any kind, 12 in all.
needs-mountain = Adversaries of any kind, 9 in all.
needs-excalibur = Adversaries of any kind, 5 in all.
needs-questing-beast = Dragons, 8 in all.
needs-fisher-king = Monsters, 6 in all.
needs-royal-tournament = Enemy knights, 5 in all.
needs-robbers = Any two adversaries.
needs-vikings = Any four adversaries.
needs-sea-monster = One of each of the four kinds.
needs-saxons = Dark powers, 4 in all.
needs-king-mark = A dark power, an enemy knight and a monster.
needs-green-knight = One adversary of 3 or more and another of 4 or more.
needs-gold-treasure = Two adversaries of 3 or more, or the dragon 5 alone.

# More about a card, for those who ask.
about-single = One knight. It fights beside knights of its colour and beside Merlin. There are { $copies } of these cards.
about-double = Two knights on one card. They fight beside knights of their colour and beside Merlin. There are { $copies } of these cards.
about-merlin = One knight of any colour; Merlins may also fight on their own. There are { $copies } of these cards.
about-adversary = It takes { $value ->
    [one] one knight
   *[other] { $value } knights of one colour
} to beat it. At the end it is worth { $value ->
    [one] 1 point
   *[other] { $value } points
} in your hand. There { $copies ->
    [one] is one card like this
   *[other] are { $copies } cards like this
}. The rulebook gives the number of cards of each kind; their values are our choice.
about-points-public = The rulebook gives its condition; its points we found elsewhere.
about-points-reconstructed = The rulebook gives its condition; its points are our choice.

# Numbers on cards and plates.
strength = strength
value = value
points = points
seal = a seal
count-knights = Knights in hand
count-seals = Free seals

# Parts of the table.
zone-hand = Your hand
zone-my-adventures = Your adventures
zone-seat-hand = { $who-is ->
    [you] Your hand
   *[other] { $who }: hand
}
zone-seat-adversaries = { $who-is ->
    [you] Your adversaries
   *[other] { $who }: adversaries
}
zone-seat-adventures = { $who-is ->
    [you] Your adventures
   *[other] { $who }: adventures
}
zone-adversaries = Adversaries
zone-knights = Knights
zone-knight-discard = Discard
zone-adversary-discard = Spent
zone-dark = Dark powers
zone-enemy = Enemy knights
zone-monster = Monsters
zone-dragon = Dragons
zone-adventures = Adventures, { $count } open

# How far the match is.
heading = { $taken } of { $all } adventures taken
heading-last-turn = Last turn, { $taken } of { $all } adventures taken

# The turn line.
stage-reveal = Reveal
stage-challenge = Challenge
stage-adventure = Adventure
stage-draw = Draw

# The result.
standings = Result
standings-adventures = Adventures
standings-adversaries = Adversaries
standings-points = Points
standings-knights = Knights
tally-adversaries = Adversaries in hand
number = { $number }

# Cards and numbers inside sentences.
adversary-title = { $kind ->
    [dark] Dark power
    [enemy] Enemy knight
    [monster] Monster
   *[dragon] Dragon
} { $value }
adversary = { $kind ->
    [dark] dark power
    [enemy] enemy knight
    [monster] monster
   *[dragon] dragon
} { $value }
the-adversary = the { adversary }
spent-adversaries = { $count ->
    [one] { the-adversary }
   *[other] { $many } { $kind ->
        [dark] dark powers
        [enemy] enemy knights
        [monster] monsters
       *[dragon] dragons
    } { $value }
}
the-adventure = { $adventure ->
    [holy-grail] the Holy Grail
    [mountain] the mountain
    [excalibur] Excalibur
    [questing-beast] the Questing Beast
    [fisher-king] the Fisher King
    [royal-tournament] the royal tournament
    [robbers] the robbers
    [vikings] the Vikings
    [sea-monster] the sea monster
    [saxons] the Saxons
    [king-mark] King Mark
    [green-knight] the Green Knight
   *[gold-treasure] the gold treasure
}
colour = { $colour ->
    [red] red
    [orange] orange
   *[beige] beige
}
a-knight = { $size ->
    [merlin] Merlin
    [double] { $colour ->
        [orange] an orange double
       *[other] a { colour } double
    }
   *[single] { $colour ->
        [orange] an orange knight
       *[other] a { colour } knight
    }
}
with-knights = { $count ->
    [one] { a-knight }
   *[other] { $many } { $size ->
        [merlin] Merlins
        [double] { colour } doubles
       *[single] { colour } knights
    }
}
in-words = { $number ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $number }
}
how-many = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
who-has = { $who-is ->
    [you] You have
   *[other] { $who } has
}
knights-of-one-colour = { $cost ->
    [one] one knight
   *[other] { $cost-in-words } knights of one colour
}
way = { $way ->
    [repeat] { " " }(repeated challenge)
    [double] { " " }(double challenge)
   *[challenge] { "" }
}

# What to do.
prompt-setup = The table is being set.
prompt-reveal = Reveal adversaries, or go on.
prompt-challenge = Choose an adversary to challenge, or { $draws ->
    [2] draw two knights instead
   *[other] go on
}.
prompt-adventure = Choose an adventure, or { $draws ->
    [0] end your turn
    [1] draw a knight
   *[other] draw two knights instead
}.
prompt-draw = { $draws ->
    [2] Draw up to two knights.
   *[1] { $drawn ->
        [0] Draw a knight, or end your turn.
       *[1] Draw a second knight, or end your turn.
    }
}
prompt-end = Nothing is left to do: end your turn.
prompt-pay-first = { adversary-title }{ way }: pay { knights-of-one-colour }.
prompt-pay = { adversary-title }{ way }: { $paid-in-words } of { $cost-in-words } knights paid. Add { $cards }.
prompt-spend = { $title }: { $needs } Hand over { $cards }.
prompt-spend-total = { $title }: { $spent } of { $total } handed over. Add { $cards }.
prompt-won = { who-has } won with { number-of-points }.
prompt-shared = { victory-of }
wait-act = { $who-is ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
wait-reveal = { $who-is ->
    [you] You turn up adversaries.
   *[other] { $who } turns up adversaries.
}
wait-pay = { $who-is ->
    [you] You challenge
   *[other] { $who } challenges
} { the-adversary }{ way }{ $cost ->
    [one] .
   *[other] : { $paid-in-words } of { $cost-in-words } knights paid.
}
wait-spend = { $who-is ->
    [you] You are paying for
   *[other] { $who } is paying for
} { the-adventure }.
wait-draw = { $who-is ->
    [you] You draw a knight.
   *[other] { $who } draws a knight.
}

# Choices.
with-cost = with { $cost ->
    [one] 1 knight
   *[other] { $cost } knights
}
choose-reveal = Reveal adversaries
choose-challenge = Challenge { the-adversary } { with-cost }
choose-seal = Seal { the-adversary } { with-cost }
choose-repeat = Take { the-adversary } from under your seal { with-cost }
choose-double = Take { the-adversary } at once { with-cost }
choose-pay = Pay { a-knight }
choose-adventure = Take { the-adventure } for { number-of-points }
choose-spend = Hand over { the-adversary }
choose-done = The dragon 5 is enough
choose-draw = { $drawn ->
    [0] Draw a knight
   *[1] Draw a second knight
}
choose-end = End turn

# The log.
too-much-paid = { $exact ->
    [yes] { "" }
   *[no] : { $paid-in-words } for { $cost-in-words }, because doubles alone cannot pay an odd number
}
too-much-spent = { $excess ->
    [0] { "" }
   *[other] { " " }({ $excess } too many, because no exact payment was possible)
}
log-first = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
}
log-laid-out = In the first layout lies { $kind ->
    [enemy] an
   *[other] a
} { adversary }.
log-laid-out-one = { $kind ->
    [enemy] an
   *[other] a
} { adversary }
log-laid-out-several = In the first layout lie { $items }.
log-column-full = There are four { $kind ->
    [dark] dark powers
    [enemy] enemy knights
    [monster] monsters
   *[dragon] dragons
}: no more adversaries are turned up.
log-supply-empty = The adversary supply is used up.
log-turn = { $who-is ->
    [you] Your turn
   *[other] { $who }’s turn
}
log-revealed = { $who } turned up { $kind ->
    [enemy] an
   *[other] a
} { adversary }.
log-revealed-one = { adversary }
log-revealed-several = { $who } turned up { $count ->
    [one] an adversary
   *[other] { how-many } adversaries
}: { $items }.
log-beaten = { $who } beat { the-adversary } with { $knights }{ too-much-paid }.
log-sealed = { $who } sealed { the-adversary } with { $knights }{ too-much-paid }.
log-repeated = { $who } took { the-adversary } in a repeated challenge with { $knights }{ too-much-paid }.
log-doubled = { $who } took { the-adversary } in a double challenge with { $knights }{ too-much-paid }.
log-released = { $who } took { the-adversary }: its whole column was sealed.
log-layout-cleared = No adversary is left to challenge: this is the last turn.
log-adventure = { $who } spent { $spent }{ too-much-spent } on { the-adventure } for { number-of-points }.
log-drew = { $who } drew { a-knight }.
log-drew-one = { a-knight }
log-drew-several = { $who } drew { $items }.
log-drew-unseen = { $who } drew a knight.
log-drew-unseen-several = { $who } drew { $count ->
    [one] a knight
   *[other] { how-many } knights
}.
log-shuffled = { $cards ->
    [one] The one discarded knight is the new supply.
   *[other] The { $cards } discarded knights were shuffled into a new supply.
}
log-passed = { $who } passed.
log-end-adventures = Only one adventure is left: the game is over.
log-end-adversaries = No adversary is left: the game is over.
log-end-idle = Nothing has moved for two rounds: the game is over.
log-scored = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $adventures } from adventures and { $adversaries } from adversaries in hand.
log-won = { who-has } won.
log-won-by-knights = { who-has } won, with more knights in hand.
log-won-shared = { $who-is ->
    [you] You share the victory with others.
   *[other] { $who } shares the victory with others.
}

# Moments that decide.

beat-adventure = An adventure
beat-won = Won
beat-paid = Handed over
beat-last-turn = The last turn
beat-dragon = A fight with a dragon
beat-knights = The knights
beat-beats = beats it
beat-cost = needed: { $strength } or more
beat-knight = { a-knight }

# Why not.
no-passed = That part of your turn is over.
no-second-reveal = You have already revealed adversaries in this turn.
no-supply = The adversary supply is empty.
no-column-full = A column already has four cards.
no-second-challenge = You have already challenged an adversary in this turn.
no-challenge-yet = Choose an adversary first, then pay.
no-such-target = There is no { adversary } in the layout.
no-seals = Repeated and double challenges belong to the game with seals.
no-own-seal = You have already sealed { the-adversary }.
no-seal-of-yours = You have not sealed { the-adversary }.
no-foreign-seal = { who-has } already sealed { the-adversary }.
no-free-seal = You have no free seal.
no-knights-enough = { $cost ->
    [one] One knight is needed, and you have none.
   *[other] { $cost } knights of one colour are needed; with all your Merlins you reach { $reach }.
}
no-colour-enough = It takes { $cost ->
    [one] one knight
   *[other] { $cost } knights of one colour
}; your strongest colour reaches { $reach } together with Merlin.
no-pay-first = First pay for { the-adversary }.
no-such-knight = You have no { $size ->
    [merlin] Merlin
    [double] { colour } double
   *[single] { colour } knight
} in hand.
no-second-colour = All knights must be of one colour, and you have begun with { colour }.
no-colour-enough-here = It takes { $owed ->
    [one] one more knight
   *[other] { $owed } more knights
}, and you do not have so many { colour } ones, even with Merlin.
no-overpaying = You can pay { $owed ->
    [one] the missing knight
   *[other] the missing { $owed } knights
} exactly, but not with this card.
no-second-adventure = You have already taken an adventure in this turn.
no-adventure-yet = Choose an adventure first, then hand over adversaries.
no-adventure-taken = { who-has } already taken { the-adventure }.
no-condition = You cannot pay for { the-adventure } like that. The card says: “{ $needs }”
no-spend-first = First pay for { the-adventure }.
no-such-adversary = You do not have { the-adversary } in hand.
no-fit = { adversary-title } does not fit. The card says: “{ $needs }”
no-overspending = Pay exactly if you can, and otherwise no card too many: { $owed } still to come.
no-knights-left = There is no knight left to draw.

# The lesson. A line is a paragraph.
lesson-welcome-title = Welcome to Arthur’s table
lesson-welcome =
    I am Merlin. We play your first game together, and nothing here can be lost.
    It goes like this: with knights you beat adversaries, with beaten adversaries you pay for adventures, and adventures bring points. Most points win.
lesson-foes-title = The adversaries
lesson-foes =
    In the middle lie dark powers, enemy knights, monsters and dragons, each kind in a column of its own.
    The number on a card says how many knights it takes to beat it.
lesson-hand-title = Your knights
lesson-hand =
    These four are your secret: two red knights, two beige knights on one card, and me.
    Knights come in red, orange and beige. I belong to every colour.
lesson-quests-title = The adventures
lesson-quests =
    Thirteen adventures lie open for everybody. At the bottom left of a card stands what you hand over, at the right how many points you get.
    Rest on any card to read about it.
lesson-turn-title = Your turn
lesson-turn =
    A turn has four actions, always in this order: reveal, challenge, adventure, draw. Leave out whatever you like.
    Revealing is not possible now: the dark powers are four, and a column is full with four cards.
lesson-challenge-title = Challenge somebody
lesson-challenge =
    Your two red knights are just enough for the enemy knight 2.
    Touch it.
lesson-challenge-slip = You could do that, too. But let us begin with what two red knights can do: touch the enemy knight with the 2.
lesson-pay-title = Pay with one colour
lesson-pay =
    Two knights of one colour, neither more nor fewer.
    Touch one red knight, then the other.
lesson-pay-slip = It would work, but I am worth more later, and so is the pair. Pay with the two red knights.
lesson-draw-title = Draw at the end
lesson-draw =
    The enemy knight is in your hand now. An adventure asks for more than one card like it, so you go on.
    Draw a knight. That ends your turn.
lesson-draw-slip = A turn without drawing is a knight less in your hand. Draw one.
lesson-rival-title = Now Morgan
lesson-rival =
    She does the same. Her knights you do not see, but you see what she takes.
lesson-double-title = A pair is two knights
lesson-double =
    Beige: a card with two knights and one with a single knight. That makes three, enough for the dragon 3.
    Challenge it, and pay with beige: the pair, then the single knight.
lesson-double-slip = The dragon 3 is the prize here. Pay the beige pair and the beige knight, and keep me: I fit in anywhere, so I am the last you should spend.
lesson-adventure-title = Your first adventure
lesson-adventure =
    You hold a 2 and a 3. The robbers ask for any two cards and bring 6 points. Excalibur asks for exactly 5 in all, and brings 8.
    What you have just beaten counts already. Take Excalibur.
lesson-adventure-slip = The same two cards bring 8 points with Excalibur. Take the sword.
lesson-spend-title = Hand them over
lesson-spend =
    Touch the cards that pay for it: the enemy knight, then the dragon. They leave the game for good.
lesson-spend-slip = The order makes no difference to the rules. Here the enemy knight goes first.
lesson-points-title = Eight points
lesson-points =
    Excalibur lies before you, and nobody can take it away.
    Draw your knight.
lesson-points-slip = Nothing speaks against one more knight. Draw.
lesson-hurry-title = Others are quick, too
lesson-hurry =
    An adventure is gone once somebody has it. Watch what Morgan takes.
lesson-two-title = Too weak? Draw two
lesson-two =
    The robbers are gone, and you hold only me and one red knight.
    If you neither challenge nor take an adventure, you may draw two knights. Do so.
lesson-two-slip = You may, but two knights are better now: draw, and draw once more.
lesson-reveal-title = Reveal
lesson-reveal =
    No column holds four cards any more, so you may turn up new adversaries, one by one, until a column is full again.
    Mind that the others may challenge them, too, if you do not.
lesson-reveal-slip = Not yet. You are strong in red, so let us see what else comes up: reveal first.
lesson-merlin-title = I fight, too
lesson-merlin =
    A dragon 4! A red pair, a red knight and I make four: I count as one knight of any colour.
    Challenge it and send us: first the pair, then the knight, then me.
lesson-merlin-slip = A dragon 4 comes seldom, and you can beat it right now: the red pair, the red knight, and me.
lesson-plan-title = Think of the next step
lesson-plan =
    The Green Knight asks for one card of at least 4 and another of at least 3, and brings 12 points. You have the 4.
    Draw, and hope that nobody is faster.
lesson-plan-slip = First one more knight: draw.
lesson-offer-title = What lies there is for all
lesson-offer =
    The gap that a beaten adversary leaves stays open until somebody reveals. What you turned up is now on offer to Morgan.
lesson-knights-title = The missing three
lesson-knights =
    You drew an orange pair. With your orange knight that makes three.
    Beat the monster 3, with the pair first.
lesson-knights-slip = A 3 is what you need, and the monster 3 is one. Challenge it with the orange pair and the orange knight.
lesson-green-title = The Green Knight
lesson-green =
    Now a 4 and a 3 are in your hand. Take the Green Knight, and hand over the monster, then the dragon.
lesson-green-slip = The Green Knight brings 12 points for these two. Nothing else does.
lesson-lead-title = You are ahead
lesson-lead =
    Twenty points from two adventures. Adversaries in hand count as well at the end, each its own value; knights count nothing.
    Draw.
lesson-lead-slip = You will need knights. Draw one.
lesson-over-title = One knight too many
lesson-over =
    You must pay exactly if you can. If all you have are pairs and the number is odd, you may pay one too many.
    So the beige pair can beat the dark power 1. A point is a point.
lesson-over-slip = Try the dark power 1 with the beige pair, to see how overpaying works.
lesson-last-draw-title = That was all
lesson-last-draw =
    Now you know every action there is. Draw a last time.
lesson-last-draw-slip = Draw a knight, and I shall do the rest.
lesson-rest-title = How a game ends
lesson-rest =
    The game is over at once when the twelfth adventure is taken. It is also over when no adversary is left to fight: the turn in which the last one was taken is played to its end.
    I play on for both of you, and you watch.
lesson-score-title = Counting
lesson-score =
    The points of your adventures, and the values of the adversaries in your hand. Equal? Then more knights decide.
    You have won!
lesson-end-title = Your own table
lesson-end =
    Sit down at a real game now. Hints are yours to ask for, and every card explains itself.
    Once the basic game is easy for you, try it with seals.

tab-adversaries = Adversaries
tab-adventures = Adventures
