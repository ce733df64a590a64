# Knight in English.

# The options.
option-mode = Game
option-mode-about = Alone against the scenario, side by side with the same one, or at war on one map.
option-mode-solo = Alone
option-mode-side-by-side = Side by side
option-mode-war = War
option-scenario = Scenario
option-scenario-about = What threatens your land. A war has a card of its own.
option-scenario-defensive-war = Defensive war
option-scenario-flood = Flood
option-scenario-barbarians = Barbarian invasion
option-scenario-rebels = Rebels
option-characters = Characters
option-characters-about = Who chooses the characters.
option-characters-choose = Everybody chooses
option-characters-random = Chance deals them
option-units = Units on a map
option-units-about = Whether the limit of units holds for you and for the enemy separately, or for both together. It does not matter in a war.
option-units-each_side = So many of each side
option-units-together = So many of both sides together
option-changes = Swapping and replacing event cards
option-changes-about = Whether event cards that you have not turned up can be swapped and replaced too.
option-changes-seen = Cards that lie face up
option-changes-all = All unused cards, as printed
option-castle_hits = Hits on a castle at war
option-castle_hits-about = How often one attacker can hit the same castle in a turn.
option-castle_hits-once = Once
option-castle_hits-every = With every attack, as printed
option-trades = Trades side by side
option-trades-about = When you can propose a trade in your turn, and how often.
option-trades-use_phase = Twice, while you use your resources
option-trades-whole_turn = As often as you like, also before the choice and when the enemy names a price

# Goods and court.
good-glory = glory
good-valor = valor
good-wisdom = wisdom
good-gold = gold
track-king = King
track-church = Church
track-merchants = Merchants
track-nobility = Nobility
track-castle = Castle
track-village = Village
track-stable = Stable
track-armory = Armory
track-combat = Combat
track-knowledge = Knowledge
track-fame = Fame
track-marshal = Marshal
track-chancellor = Chancellor
track-steward = Steward
track-herald = Herald
track-lords = Lords
track-tournaments = Tournaments

# Offices with their articles, as objects.
the-king = the king
the-church = the church
the-merchants = the merchants
the-nobility = the nobility
the-lords = the lords
the-castle = the castle

# Event cards.
card-empty-granary = The empty granary
card-quarrel-at-the-ford = A quarrel at the ford
card-pilgrims-at-the-gate = Pilgrims at the gate
card-summons-to-the-throne-hall = Summons to the throne hall
card-wounded-stag = The wounded stag
card-bishop-in-debt = A bishop in debt
card-broken-lance = The broken lance
card-caravan-in-the-fog = Caravan in the fog
card-letters-under-seal = Letters under seal
card-masons-ask-for-pay = Masons ask for pay
card-squire-who-lied = The squire who lied
card-harvest-feast = Harvest feast
card-duel-refused = A duel refused
card-smoke-on-the-border = Smoke on the border
card-horse-fair = The horse fair
card-ward-of-the-crown = A ward of the crown
card-monks-and-manuscripts = Monks and manuscripts
card-tax-on-salt = Tax on salt
card-old-rival = The old rival
card-night-watch = Night watch
card-royal-hunt = A royal hunt
card-plague-cart = Plague cart
card-minstrel-sings-of-you = The minstrel sings of you
card-ransom-paid-in-coin = Ransom paid in coin
card-oath-at-the-altar = Oath at the altar
card-wolves-in-the-pasture = Wolves in the pasture
card-council-of-four-lords = Council of four lords
card-forger-of-charters = The forger of charters
card-bridge-in-ruins = A bridge in ruins
card-king-is-ill = The king is ill

# Goals.
goal-house-of-stone = House of stone
goal-word-of-the-king = Word of the king
goal-faithful = The faithful
goal-coin-and-credit = Coin and credit
goal-blood-and-birth = Blood and birth
goal-four-lords = Four lords
goal-ledger-of-deeds = The ledger of deeds
goal-name-at-court = A name at court
goal-men-on-the-field = Men on the field
goal-sword-arm = Sword arm
goal-lists-and-laurels = Lists and laurels
goal-quiet-borders = Quiet borders
goal-first-in-deeds = First in deeds
goal-first-at-court = First at court
goal-rivals-in-council = Rivals in council
goal-rival-houses = Rival houses
goal-best-blade = The best blade
goal-fullest-chest = The fullest chest
goal-friends-of-the-crown = Friends of the crown
goal-captain-of-the-host = Captain of the host

# Tournaments and battles.
contest-country-joust = Country joust
contest-bowmen-at-the-butts = Bowmen at the butts
contest-grand-melee = Grand melee
contest-kings-lists = King’s lists
contest-skirmish-at-the-mill = Skirmish at the mill
contest-burnt-bridge = The burnt bridge
contest-field-of-crows = Field of crows
contest-long-siege = The long siege
contest-banner-against-banner = Banner against banner
contest-sandbags-by-hand = Sandbags by hand
contest-millers-sluice = The miller’s sluice
contest-boats-for-the-stranded = Boats for the stranded
contest-dam-of-oak = A dam of oak
contest-turning-the-river = Turning the river
contest-raid-on-the-cattle-pens = Raid on the cattle pens
contest-fires-in-the-forest = Fires in the forest
contest-chieftains-son = The chieftain’s son
contest-night-of-the-axes = Night of the axes
contest-great-horde = The great horde
contest-pamphlets-burned = Pamphlets burned
contest-mercenary-captain = The mercenary captain
contest-barricades-in-the-market = Barricades in the market
contest-armoury-stormed = The armoury stormed
contest-secret-patron = The secret patron
contest-hill-of-the-nine-fires = Hill of the nine fires
contest-border-raid = Border raid
contest-siege-of-a-tower = Siege of a tower
contest-pitched-battle = Pitched battle
contest-winter-campaign = Winter campaign
contest-day-of-banners = The day of banners

# Characters.
character-aldric = Ser Aldric of the Marches
character-ysolde = Dame Ysolde the Learned
character-bran = Ser Bran Ironhand
character-mirelle = Lady Mirelle of the Guilds
character-corvin = Ser Corvin the Courtier
character-odo = Ser Odo the Builder
claim = { $what }: { $gain }
character-about = Privilege with this office: { $office }, { $privilege }. Special action: { $price } for { $special }. Rewards: { $claims }.
character-start = Begins with { $goods }.

# Amounts.
amount-glory = { $n } glory
amount-valor = { $n } valor
amount-wisdom = { $n } wisdom
amount-gold = { $n } gold
amount-points = { $n } VP
amount-command = { $n ->
    [one] 1 command
   *[other] { $n } commands
}
amount-influence = { $n } influence
amount-diplomacy = { $n } diplomacy
amount-slights = enemy diplomacy −{ $n }
amount-removals = { $n ->
    [one] 1 enemy removed
   *[other] { $n } enemies removed
}
amount-tournaments = { $n ->
    [one] 1 tournament won
   *[other] { $n } tournaments won
}
level = { $track } { $level }
number = { $n }

# The table.
zone-events = Event
zone-sides = { $card }
zone-characters = Characters
zone-court = Court
zone-map = Map
zone-row = Row { $row }
zone-stages = Next stages
zone-battles = Battles
zone-gold = For gold
zone-stake = Your stake
zone-bid = Your bid
zone-trade = Trade: { $who } → { $rival-subject }
note-disgraced = Not to be used in this turn.
note-stake = Secret. Resources only, no gold.
note-bid = Secret. The highest bid is paid in full, every other pays the step below its own.
card-sides = Left: { $left }. Right: { $right }.
card-side = { $goods }; { $offices }; row { $row }
card-side-war = { $goods }; { $offices }
side-left = Left side
side-right = Right side
side-pays = { $office }: { $gain }
side-row = Then row { $row }: { $orders }
by-privilege = { $gain } by privilege
by-stage = stage { $stage }: { $gain }
stage-gain = { $gain }
stage-gains = { $left }, or { $right }
column-1 = I
column-2 = II
column-3 = III
column-4 = IV
column-5 = V
column-6 = VI
column-7 = pays now
bought = bought
pays = What an activation pays for { $track }
pays-by-link = by link
pays-nothing = –
pays-chain = Its activation also activates { $office }.
tile = { $name }
tile-castle = Your castle. New units may be mustered here.
tile-castle-of = { $who-is ->
    [you] Your castle. You muster units here.
   *[other] The castle of { $who }.
}
tile-muster = New units may be mustered here.
tile-muster-of = { $who-is ->
    [you] You muster units here.
   *[other] { $who } musters units here.
}
tile-entry = Enemies come onto the map here.
tile-both = Units are mustered here, and rebels rise.
tile-village = A village.
tile-plain = Open land.
tile-flooded = Flooded for good.
unit-of = { $who-is ->
    [you] your unit
   *[other] unit of { $who }
}
unit-of-rival = { $rival-is ->
    [you] a unit of yours
   *[other] a unit of { $rival }
}
worker-of = { $who-is ->
    [you] your worker
   *[other] worker of { $who }
}
enemy = enemy
enemy-water = water
enemy-barbarian = barbarian
enemy-rebel = rebel
element = Row { $row }, element { $n }
element-orders = { $orders }.
order-add = { $n ->
    [one] add 1 enemy
   *[other] add { $n } enemies
}
order-move = all enemies move { $n }
order-add-move = add 1 enemy, then all move 1
order-attack = the enemies attack
order-diplomacy = enemy diplomacy +1
order-avoid = pay { $price } or { $order }
stage = { $office }, stage { $stage }
stage-side = { $office }, stage { $stage }, { $side ->
    [left] left side
   *[right] right side
}
spot-privilege = Privilege
spot-special = Special action
about-privilege = You receive this whenever this office is activated: { $office }.
about-gold = { $price }: { $what }.
gold-glory = 1 glory
gold-valor = 1 valor
gold-wisdom = 1 wisdom
gold-influence = 1 influence
gold-command = 1 command
gold-exchange = one resource into another
gold-lure = all enemies forward by 1
gold-reveal = turn up an event card
gold-swap = swap two event cards, or replace one
gold-borrow = a neighbouring card’s action
rung = { $n }
rung-bid = If the bid wins, you pay { $win }; if it loses, { $lose }.
rung-stake = Your strength would be { $sum }.
trade-give = { $good }, given
trade-want = { $good }, asked for
goal-turn = after turn { $turn }
goal-after = { $goal } (after turn { $turn })
goal-reward = { $condition }: { $gain }
goal-else = { $reward }, else lose { $loss }
goal-else-acts = { $reward }, else the enemy acts
goal-asks = { $goal }
goal-holds = ✓ { $goal }
goal-lords = { $n ->
    [one] 1 level with the lords
   *[other] { $n } levels with the lords in all
}
goal-gold = hold { $n } gold
goal-units = { $n ->
    [one] 1 own unit
   *[other] { $n } own units
}
goal-battles = { $n ->
    [one] 1 battle won
   *[other] { $n } battles won
}
goal-enemies = at most { $n ->
    [one] 1 enemy
   *[other] { $n } enemies
}
goal-most = { $what }{ $least ->
    [0] { "" }
   *[other] , at least { $least }
}
goal-most-points = most VP
goal-most-influence = most influence
goal-most-gold = most gold
goal-most-units = most units on the map
goal-highest = highest level: { $track }
panel-goal = Goal: { $goal }
panel-won = Won at
panel-lost = Lost at
panel-duel = Levels in the duel
panel-bids = Bids
no-bid = none
meter-diplomacy = own diplomacy
meter-points = points
meter-influence = and influence
meter-tiles = tiles held
meter-battles = battles
meter-enemy-diplomacy = enemy diplomacy
meter-enemies = enemies on the map
meter-siege = at the empty castle
meter-flooded = fields flooded
meter-villages = villages flooded
meter-ruins = spaces destroyed
count-influence = Influence
count-store = Commands in store
count-prowess = Levels that count in a duel
count-challenges = Duels left
state-sealed = sealed
state-barred = makes no bid
state-won = has won
state-lost = has lost
state-through = has held out
state-leader = has the initiative
heading-setup = Before the first turn
heading = Turn { $turn } of { $of }
heading-card = Turn { $turn } of { $of }: { $card }
line-choice = Choice
line-use = Use
line-activation = Activation
line-consequences = Consequences
line-duels = Duels
line-initiative = Initiative
line-commands = Command

# What you may do.
choose-take = Play as { $character }
choose-side = { $side ->
    [left] Take the left side
   *[right] Take the right side
}: { $goods }
choose-reveal = Turn up card { $place } for 1 gold
choose-swap = Swap cards { $place } and { $other } for 2 gold
choose-replace = Replace card { $place } for 2 gold
choose-borrow = Borrow { $offices } from card { $place } for 4 gold
choose-unlock = Buy { $level } for { $price }
choose-enter = Tournament: { $name } for { $price }
choose-battle = Fight: { $name } for { $price }
choose-battle-none = Fight
choose-special = { $gain } for { $price }
choose-claim = Take the reward: { $gain }
choose-threshold = Influence { $influence }: take { $gain }
choose-buy = Buy { $good } for 3 gold
choose-buy-influence = Buy influence for 10 gold
choose-buy-command = Buy a command for 12 gold
choose-exchange = { $from } into { $to } for 2 gold
choose-lure = Lure all enemies forward by 1 for 7 gold
choose-chain = Chain { $from } to { $to }
choose-link = Link the castle: { $track }
choose-end = Activate
choose-consequences = On to the consequences
choose-on = Go on
choose-activate = Activate { $offices }
choose-stage = Take { $gain }
choose-add = Muster a unit at { $tile }
choose-attack = All units attack
choose-move = Move from { $from } to { $to }
choose-halt = No more moves
choose-gather = Gather
choose-thwart = Negotiate: enemy diplomacy −1
choose-thwart-rival = Negotiate against { $rival-object }: diplomacy −1
choose-forgo = { $n ->
    [one] Let the command lapse
   *[other] Let { $n } commands lapse
}
choose-remove = Remove the enemy at { $tile }
choose-remove-rival = Remove { unit-of-rival } at { $tile }
choose-spare = Leave the enemies on the map
choose-pay = Pay { $price }
choose-suffer = Let it happen
choose-enemy = The enemy comes at { $tile }
choose-advance = The enemy goes from { $from } to { $to }
choose-raze = Lose { $source } at { $tile }
choose-flow = The water flows from { $from } to { $to }
choose-offer = Offer { $rival-object } a trade
choose-give = Give { $good } more
choose-want = Ask for { $good } more
choose-propose = Make this offer
choose-accept = Accept
choose-decline = Decline
choose-challenge = Challenge { $rival-object } to a duel
choose-stake = Stake { $n }
choose-seize = Take { $good }
choose-bid = Bid { $n }
choose-spend = Pay { $good }
choose-call = Next: { $rival-subject }
choose-strike = Strike { unit-of-rival } at { $tile }

# Prompts.
prompt-character = Choose your character.
prompt-characters = Characters are being dealt.
prompt-goal = A goal is being drawn.
prompt-turning = A card is being turned up.
prompt-lot = The lot decides.
prompt-choose = Choose a side of the card.
prompt-use = Spend what you have, then activate { $offices }.
prompt-use-all = Spend what you have, then go on.
prompt-draft = What do you offer { $rival-object }, and for what?
prompt-answer = An offer from { $rival-object }: { $give } for { $want }. Do you accept?
prompt-stage = { $office }: choose a side of the next stage.
prompt-command = { $n ->
    [one] One command: muster, attack, move, gather or negotiate.
   *[other] { $n } commands: muster, attack, move, gather or negotiate.
}
prompt-march = Move more units, or stop here.
prompt-strike = Whose unit falls at { $tile }?
prompt-remove = { $n ->
    [one] Take one enemy off the map.
   *[other] Take { $n } enemies off the map.
}
prompt-slight = Whose diplomacy goes back?
prompt-may-remove = { $n ->
    [one] You may take one enemy off the map.
   *[other] You may take { $n } enemies off the map.
}
prompt-after = Your court has paid. Use your character card, or go on.
prompt-unpayable = The enemy’s order: { $order }. You cannot buy it off now. What will you do?
prompt-avoid = The enemy’s order: { $order }. What will you do?
prompt-suffer = The enemy acts.
prompt-enemy = { $n ->
    [one] Where does the new enemy come?
   *[other] Where do the new enemies come? { $n } of them.
}
prompt-advance = Where does the enemy at { $tile } go?
prompt-raze = What is destroyed at { $tile }?
prompt-flow = Where does the water flow?
prompt-stake = How much do you stake in the duel?
prompt-seize = Take from { $rival-object }: { $n } left.
prompt-bid = How much is the first word worth to you?
prompt-spend = Your bid costs { $n } more. What do you pay with?
prompt-plan = Lay down the order: who commands next?
names-are = { $names } { $names-is ->
    [other] is
   *[several] are
}
wait-character = { names-are } choosing a character.
wait-choose = { names-are } choosing a side.
wait-use = { names-are } spending goods.
wait-trade = { names-are } making a trade.
wait-stake = { names-are } setting a stake.
wait-bid = { names-are } placing a bid.
wait-plan = { names-are } laying down the order.
wait-command = { names-are } commanding.
wait-turn = { $names-is ->
    [you] It is your turn.
    [other] It is { $names }’s turn.
   *[several] { $names } are to move.
}
over-won = You have won: { $how }.
over-lost = You have lost: { $how }.
over-success = You have held out without a victory, but with honour: { $points } VP.
over-failure = You have held out without a victory, but ended below 0: { $points } VP. That is a failure.
over-winner = { who-has } won.
over-shared = { victory-of }
won-diplomacy = own diplomacy is full
won-renown = 300 VP and 25 influence
won-lands = enough tiles are held
won-battles = all battles are won
won-castle = the rival castle was hit
lost-overrun = too many enemies on the map
lost-siege = four enemies at the empty castle
lost-castle = the castle is destroyed
lost-diplomacy = enemy diplomacy is full
lost-flood = ten fields are flooded
lost-villages = six villages are flooded
lost-ruin = six spaces are destroyed

# The log.
who-has = { $who-is ->
    [you] You have
   *[other] { $who } has
}
log-character = { $who-is ->
    [you] You play
   *[other] { $who } plays
} as { $character }.
log-goal = The goal is “{ $goal }”: { $asks }.
log-turn = Turn { $turn }
log-turn-of = { $who-is ->
    [you] Your turn
   *[other] { $who }’s turn
}
log-turned = The event “{ $card }” lies open.
log-turned-several = These events lie open: { $items }.
log-revealed = { $who } paid 1 gold to turn up card { $place }.
log-swapped = { $who } swapped cards { $place } and { $other }.
log-replaced = { $who } had a card replaced: { $card }.
log-replaced-unseen = { $who } had card { $place } replaced unseen.
log-borrowed = { $who } borrowed { $offices } from the card “{ $card }”.
log-chose = { $who } took the { $side ->
    [left] left
   *[right] right
} side of “{ $card }”.
log-unlocked = { $who } bought { $track } { $level }.
log-tournament = { $who } won a tournament: { $name }.
log-battle = { $who } won a battle: { $name }.
log-special = { $who } used the special action.
log-reward = { $who } took a reward.
log-threshold = { $who } took the reward for influence { $influence }.
log-bought = { $who } bought { $good }.
log-bought-influence = { $who } bought influence.
log-bought-command = { $who } bought a command.
log-exchanged = { $who } changed { $from } into { $to }.
log-lured = { $who } lured the enemies on.
log-chained = { $who } chained { $from } to { $to }.
log-linked = { $who } linked the castle: { $track }.
log-gained = { $who } received { $gain } { $origin ->
    [side] from the chosen side of the card
    [level] with the new level
    [tournament] for the tournament
    [battle] for the battle
    [special] from the special action
    [reward] as the reward
    [threshold] for influence
    [purchase] for the purchase
    [privilege] by privilege
    [court] from the levels at court ({ $office })
    [stage] as a favour ({ $office })
    [gather] by gathering
    [duel] for winning the duel
    [spoils] from the stake
   *[goal] for the goal
}.
log-overflowed = Not everything could be held; instead there was { $gain }.
log-activated = { $who } activated { $office }.
log-staged = { $who } used stage { $stage } of { $office }.
log-boxed = { $who-is ->
    [you] You stand
   *[other] { $who } stands
} at { $points } VP after turn { $turn }.
log-goal-met = { $who } met the goal “{ $goal }”.
log-goal-missed = { $who } missed the goal “{ $goal }”.
log-lost = { $who } lost { $loss }.
log-leftovers = What { $who-subject } had left became { $points } VP.
log-unmet = { $who } met no condition: { $points } VP are taken off.
log-bonus = { $who } finished first with a victory: { $points } VP.
log-won = { who-has } won: { $how }.
log-defeated = { who-has } lost: { $how }.
log-forgone = { $who } let { $n ->
    [one] a command
   *[other] { $n } commands
} lapse.
log-stored = { $who } stored { $n ->
    [one] a command
   *[other] { $n } commands
}.
log-added = { $who } mustered a unit at { $tile }.
log-added-several = { $who } mustered { $count ->
    [one] a unit
   *[other] { $count } units
} at { $items }.
log-attacked = { $who } attacked.
log-slain = { $n ->
    [one] One enemy fell at { $tile }.
   *[other] { $n } enemies fell at { $tile }.
}
log-slain-rival = { $rival } lost { $n ->
    [one] a unit
   *[other] { $n } units
} at { $tile }.
log-moved = { $who } moved a unit from { $from } to { $to }.
log-gathered = { $who } gathered.
log-thwarted = { $who } negotiated: enemy diplomacy fell.
log-thwarted-rival = { $who } negotiated against { $rival-object }.
log-removed = { $who } took an enemy off the map at { $tile }.
log-removed-rival = { $who } took { unit-of-rival } off the map at { $tile }.
log-spared = { $who } left the enemies on the map.
log-orders = The enemy’s orders: { $orders }.
log-avoided = { $who } bought it off for { $price }.
log-enemy = An enemy came at { $tile }.
log-enemy-several = { $count ->
    [one] An enemy
   *[other] { $count } enemies
} came at { $items }.
log-advanced = An enemy went from { $from } to { $to }.
log-diplomacy = Enemy diplomacy rose to { $n }.
log-assault = The enemies attacked.
log-fell = { $who } lost { $n ->
    [one] a unit
   *[other] { $n } units
} at { $tile }.
log-razed = The enemies destroyed { $source } at { $tile }.
log-drowned = A worker perished at { $tile } and saved the field.
log-flooded = The water flooded { $tile }.
log-flowed = The water flowed from { $from } to { $to }.
log-drained = The water at { $tile } found no dry field and ran off.
log-offered = { $who } offered { $rival-object } { $give } for { $want }.
log-accepted = { $who } accepted.
log-declined = { $who } declined.
log-challenged = { $who } challenged { $rival-object } to a duel.
log-staked = { $who } set a stake.
log-duel = { $who } and { $rival-subject } fought: { $strength } ({ $stake } of it staked) to { $against } ({ $other } staked).
log-duel-won = { $who } won the duel against { $rival-object }.
log-duel-drawn = { $who } and { $rival-subject } parted as equals.
log-seized = { $who } took { $good } from { $rival-object }.
log-disgraced = { $who } staked nothing and { $who-is ->
    [you] are
   *[other] is
} disgraced: last in the initiative, and no help from the character next turn.
log-bid = { $who } placed a bid.
log-bid-opened = { $who } had bid { $n }.
log-initiative = { who-has } the initiative.
log-spent = { $who } paid { $good }.
log-called = { $who } { $who-is ->
    [you] call
   *[other] calls
} { $rival-is ->
    [you] you
   *[other] { $rival }
} next.
log-called-self = { $who } { $who-is ->
    [you] command
   *[other] commands
} next.
log-castle-hit = { $who } hit { $rival-is ->
    [you] your castle
   *[other] the castle of { $rival }
}.
log-castle-hit-points = { $who } hit { $rival-is ->
    [you] your castle
   *[other] the castle of { $rival }
}: { number-of-points } won, and as many lost there.

# Moments that decide.

beat-castle = A castle is hit
beat-duel = A duel
beat-sums = Court and stakes
beat-court = court
beat-stake = stake
beat-wins = wins
beat-loses = loses
beat-equal = equal
beat-leads = leads
beat-bids = The bids are open
beat-attack = An attack
beat-losses = Losses
beat-units = { $n ->
    [one] one unit
   *[other] { $n } units
}
beat-enemies = { $n ->
    [one] one enemy
   *[other] { $n } enemies
}
beat-razed = destroyed: { $source }
beat-totals = After three turns
beat-points = Points

# Why not.
no-now = That is not what is asked now.
no-use = That cannot be done now.
no-character = Somebody already plays this character.
no-lack = You still lack { $lack }.
no-price = You do not have { $price }.
no-face-down = This card is used, or lies face up already.
no-unused = Only cards that are not used can be changed.
no-swap-unseen = Two cards that lie face down are as good as each other: turn one up first.
no-replace-unseen = Only a card that lies face up can be replaced: turn it up first.
no-deck = No card is left in the deck for this.
no-second-borrow = You have borrowed this action already.
no-snapshot = What your court has just paid cannot be spent before your next turn, and the rest is not enough.
no-neighbour = Only a neighbouring card that lies face up lends its action.
no-second-win = This has been won already.
no-such-battle = There is no such battle.
no-disgraced = In disgrace the character card is of no use in this turn.
no-store = You could not store the command.
no-second-claim = You have taken this already.
no-level = This waits for { $level }.
no-influence = This waits for influence { $n }.
no-room = There is no room for more { $good }.
no-good = There is no { $good } to give.
no-lure = No enemy can go on.
no-chain = A chain needs a complete track: church, merchants or nobility.
no-second-chain = This chain is crossed out already.
no-link = A link needs a complete floor of the castle.
no-offer = Neither of you has anything that the other has room for.
no-offer-yet = You can propose a trade while you use your resources.
no-more-offers = You have made your two offers in this turn.
no-challenge = You have no challenge left.
no-more-levels = Nothing is left to buy there: { $track }.
no-more-units = You have as many units on the map as there is room for.
no-room-for-both = Your units and the enemies together already fill the map.
no-muster = No unit can be mustered at { $tile }.
no-unit = No unit of yours at { $tile } can move.
no-way = That unit cannot go to { $tile }.
no-attack = No enemy stands where your units are.
no-gather = Your units stand where nothing can be gathered.
no-thwart = That diplomacy is at 0.
no-entry = No new enemy comes at { $tile } now.
no-step = The enemy cannot go to { $tile }.
no-source = That is not left at { $tile }.
no-flow = The water cannot flow to { $tile }.
no-enemy = Nobody can be removed at { $tile }.
no-stake = You can stake { $n } at most.
no-high-bid = You can bid { $n } at most.
no-trade = You cannot add { $good } to the offer.
no-proposal = Nothing is offered or asked for yet.
no-call-barred = A player who was barred from the bids is last: call the others first.
no-call = Nothing is left to command for them.

# What reports count.
tally-tournaments = Tournaments won
tally-battles = Battles won
tally-special = Special actions
tally-leftovers = Points from leftovers
tally-overflow = Points from overflow
tally-points = Points gained
tally-goals = Points lost at goals
tally-goal-met = Goals met
tally-goal-missed = Goals missed
tally-unmet = No condition met
tally-duels = Duels won
tally-castles = Castles hit
feature-goal = Goal card
feature-card = Event card used

# What those who play alone can be proud of.
feat-diplomacy = The word is enough
feat-diplomacy-about = Win by filling your diplomacy track.
feat-renown = Of great renown
feat-renown-about = Win with 300 victory points and 25 influence.
feat-lands = Lord of the land
feat-lands-about = Win with units on as many tiles as the scenario asks for.
feat-battles = Never beaten
feat-battles-about = Win by fighting every battle of the scenario card.
feat-goals = As I was told
feat-goals-about = Meet all three goals of the goal card in one game.
feat-joust = In the lists
feat-joust-about = Win a tournament.
feat-lists = Master of the lists
feat-lists-about = Win all four tournaments in one game.
feat-king = At the king’s right hand
feat-king-about = Buy the whole track of the king.
feat-church = Pillar of the church
feat-church-about = Buy the whole track of the church.
feat-castle = House of stone
feat-castle-about = Buy the whole track of the castle.
feat-knowledge = A learned knight
feat-knowledge-about = Buy the whole track of knowledge.
feat-fame = A name for the minstrels
feat-fame-about = Buy the whole track of fame.

# The lesson. A line is a paragraph.
lesson-welcome-title = A knight in need
lesson-welcome =
    I am Merlin. We play your first game together, and nothing here can be lost.
    A neighbour wants your land. The crown will help you, but only if you count for something at court. You have twelve turns.
lesson-character-title = Who are you?
lesson-character =
    Six characters wait. Each begins with something else, and has a privilege, a special action and rewards of its own.
    Take Ser Aldric of the Marches.
lesson-character-slip = A fine choice for another day. Today be Ser Aldric.
lesson-map-title = Your land
lesson-map =
    Your castle lies in the west, and two units guard it. The enemy comes from the east.
    If he attacks the castle and nobody is there, all is lost.
lesson-won-lost-title = How it ends
lesson-won-lost =
    There are four ways to win, and only one of them needs the sword. The nearest for most is 300 points together with 25 influence.
    What loses the game stands right below. Keep an eye on both.
lesson-goal-title = A goal
lesson-goal =
    One goal card is open. It is checked after turns 3, 6 and 9.
    House of stone: after turn 3 your castle must have a level, or the enemy acts once more.
lesson-side-title = Left or right?
lesson-side =
    Every turn life deals you an event. A side gives resources at once, wakes an office at court, and names the row that the enemy follows.
    Take the left side: four glory.
lesson-side-slip = The other side has its merits. But glory opens the king’s door: take the left side.
lesson-court-title = The court
lesson-court =
    What you can buy now is lit; what is one step away says what is missing. Each level costs once, pays whenever its office is woken, and brings one influence.
    Buy the first level with the king, and the first with the herald, who is one of the lords.
lesson-court-slip = You may, but today the king and the herald first.
lesson-activate-title = The lords pay
lesson-activate =
    Nothing more to buy. Now the office of your side wakes: the lords. Your herald pays 1 glory, which you may spend next turn.
    Activate.
lesson-activate-slip = Go on: activate the lords.
lesson-quiet-title = The enemy
lesson-quiet =
    Then the enemy carries out the next order of your side’s row. All enemies should have moved, but there are none yet.
    The second card is turned up. Take its left side: it wakes the king.
lesson-quiet-slip = The left side wakes the king, and you have a level with him.
lesson-king-title = The king
lesson-king =
    With a level of 1 you also reach his first stage on the scenario card: 1 command, 5 points and 2 gold, once.
    Activate.
lesson-king-slip = Keep what you have for the next turn, and activate.
lesson-command-title = A command
lesson-command =
    A command musters a unit, lets all attack, moves units, gathers what the land yields, or pushes enemy diplomacy back. It must be used now.
    Muster a unit at N1.
lesson-command-slip = That would be a command too. But more units are the better start: muster one at N1.
lesson-enemy-title = He comes
lesson-enemy =
    Row 1 begins: one enemy comes onto the map. You choose where, among the square tiles in the east.
    Let him come at E2.
lesson-enemy-slip = He may come there. But let us keep him in the middle: E2.
lesson-stone-title = House of stone
lesson-stone =
    Turn 3: the goal will be checked. Masons ask for pay, and the left side gives 3 gold and wakes the castle.
    Take it.
lesson-stone-slip = The castle wants gold: take the left side.
lesson-build-title = Build
lesson-build =
    Buy the first level of the castle, 3 gold, and the first of the village, 2 gold. Then activate.
    The village pays only once the castle is linked to it, after three levels. But it brings influence now.
lesson-build-slip = Castle, village, then activate.
lesson-march-title = They march
lesson-march =
    Row 2 now has two orders: one more enemy, then all move by one towards your castle. Where there are several ways you choose.
    Let him come at E1: from there he can only go to O1. Send the other one to O2.
lesson-march-slip = That is allowed, but let us do it together: E1, then the other one to O2.
lesson-reward-title = The goal is met
lesson-reward =
    A castle stands: 4 gold instead of a penalty.
    The next card is the Broken lance. Take its left side, four valor.
lesson-reward-slip = Valor is what you need now: take the left side.
lesson-battle-title = A battle
lesson-battle =
    Combat 1 costs 2 valor and opens the first battle, which costs 2 more. It brings 10 points and takes an enemy off the map.
    Buy combat, fight the skirmish at the mill, and take the enemy at O1 away.
lesson-battle-slip = First combat, then the battle, then the enemy at O1.
lesson-threshold-title = Influence 5
lesson-threshold =
    Five levels are five influence, and Ser Aldric has a reward for that: 6 gold. You could take it whenever you like.
    Take it now, and activate.
lesson-threshold-slip = Take the reward for influence 5, then activate.
lesson-avoid-title = Buying him off
lesson-avoid =
    Some orders have a price. Pay 3 glory, and no new enemy comes. What your court has just paid could not be used for it.
    Pay.
lesson-avoid-slip = Three glory are well spent here. Pay.
lesson-rest-title = The years go on
lesson-rest =
    Now you know it all: events, court, commands, battles, the enemy’s orders. I play on for you, and you watch.
    Look how influence and points grow together.
lesson-end-title = Your own estate
lesson-end =
    What was left became 5 points each, and the condition was met. You have won!
    Try the flood, the barbarians and the rebels next; or play side by side with friends, or at war.

tab-own = You
tab-goal = Goal
tab-bids = Bids
tab-duel = Duel
tab-orders = Enemy
tab-aims = Victory
