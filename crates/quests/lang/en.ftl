# Quests of the Round Table in English.

# The options.
preset-mended = As printed, mended
preset-mended-about = The booklet; where it contradicts its own cards, the cards count.
preset-printed = As printed
preset-printed-about = The booklet to the letter.
preset-common = As most play
preset-common-about = As mended, with four points as most groups play them.
option-tournament_single_entrant = Lone entrant
option-tournament_single_entrant-about = What a single entrant of a tournament gets.
option-tournament_single_entrant-one_plus_bonus = One shield and the bonus
option-tournament_single_entrant-not_held = Nothing: it is not held
option-tournament_no_entrant = No entrant
option-tournament_no_entrant-about = What happens when nobody enters a tournament.
option-tournament_no_entrant-nothing_happens = Nothing happens
option-tournament_table_allies = Allies on the table
option-tournament_table_allies-about = Whether allies that already lie on the table count in tournaments.
option-tournament_table_allies-not_counted = Do not count
option-tournament_table_allies-counted = Count
option-tournament_second_tie_award = Second tie
option-tournament_second_tie_award-about = Who is paid when a tournament is tied twice.
option-tournament_second_tie_award-still_tied_players = Those still tied
option-tournament_second_tie_award-all_second_round_players = Everybody in the second round
option-tournament_second_tie_bonus = Bonus after a second tie
option-tournament_second_tie_bonus-about = Whether the bonus is paid after a second tie.
option-tournament_second_tie_bonus-no_bonus = Without the bonus
option-tournament_second_tie_bonus-with_bonus = With the bonus
option-tournament_tiebreak_draw = Card for the second round
option-tournament_tiebreak_draw-about = Whether tied players draw a card before the second round.
option-tournament_tiebreak_draw-no_draw = No card
option-tournament_tiebreak_draw-draw_one = One card
option-final_tournament_rounds = Final tournament
option-final_tournament_rounds-about = How many rounds the final tournament may have.
option-final_tournament_rounds-one = One; a tie is shared
option-final_tournament_rounds-two = Two, if the first is tied
option-turn_after_quest = Next turn
option-turn_after_quest-about = Who is next after a sponsored quest.
option-turn_after_quest-left_of_drawer = Left of the drawer
option-turn_after_quest-left_of_sponsor = Left of the sponsor
option-test_bidding = Bidding
option-test_bidding-about = How long bidding goes on in a test.
option-test_bidding-rounds_until_one_left = Until one is left
option-test_bidding-single_pass = Once around
option-mordred_window = Mordred’s time
option-mordred_window-about = When Mordred may be sacrificed.
option-mordred_window-any_quest_or_tournament = In any quest or tournament
option-mordred_window-own_turn_or_engaged = In your own turn or contest
option-mordred_window-any_time = At any time
option-mordred_target = Mordred’s victims
option-mordred_target-about = Whose allies Mordred may take.
option-mordred_target-other_players_only = Those of others
option-mordred_target-any_player = Anybody’s
option-ally_window = Allies’ time
option-ally_window-about = When allies may be put into play.
option-ally_window-own_prompts = Whenever you are asked
option-ally_window-contest_or_overflow_only = In contests and over the limit
option-amour_played_on_overflow = Amours over the limit
option-amour_played_on_overflow-about = How long an amour stays that was laid down for the hand limit.
option-amour_played_on_overflow-until_next_contest_ends = To the end of the next contest
option-amour_played_on_overflow-until_story_card_ends = To the end of the turn
option-recognition_lifetime = King’s Recognition waits
option-recognition_lifetime-about = How long King’s Recognition stays pending.
option-recognition_lifetime-until_a_quest_is_completed = Until a quest is completed
option-recognition_lifetime-next_sponsored_quest_only = For the next sponsored quest
option-recognition_lifetime-next_quest_card_only = For the next quest card
option-recognition_stacking = Two recognitions
option-recognition_stacking-about = Whether two pending recognitions add up.
option-recognition_stacking-single = Pay once
option-recognition_stacking-adds_up = Add up
option-call_to_arms_short = King’s Call
option-call_to_arms_short-about = What the King’s Call takes from a player without a weapon and with fewer than two foes.
option-call_to_arms_short-discard_what_you_have = What there is
option-call_to_arms_short-nothing_if_fewer_than_two = Nothing
option-quest_without_participants = Nobody joins
option-quest_without_participants-about = What the sponsor gets when nobody joins.
option-quest_without_participants-sponsor_still_draws = The usual cards
option-quest_without_participants-sponsor_takes_cards_back = The stage cards back
option-draw_after_last_stage = Card after the last stage
option-draw_after_last_stage-about = Whether a player who passes the last stage draws a card.
option-draw_after_last_stage-no = No
option-draw_after_last_stage-yes = Yes
option-prosperity_draw = Prosperity
option-prosperity_draw-about = Whether Prosperity may be declined.
option-prosperity_draw-optional = May be declined
option-prosperity_draw-mandatory = Everybody draws
option-tristan_iseult_scope = Tristan and Iseult
option-tristan_iseult_scope-about = Before whom the pair must lie.
option-tristan_iseult_scope-any_player = Before anybody
option-tristan_iseult_scope-same_player = Before the same player
option-free_bids = Free bids of allies
option-free_bids-about = Which allies in play give free bids in a test.
option-free_bids-as_printed = As many as their cards say
option-free_bids-every_ally = Every ally at least one
option-quest_card_discard = Used quest cards
option-quest_card_discard-about = On which discard a quest card ends up.
option-quest_card_discard-story_discard = With the story cards
option-quest_card_discard-adventure_discard = With the adventure cards, until these are shuffled

# Adventure cards.
card-excalibur = Excalibur
card-lance = Lance
card-battle-ax = Battle-ax
card-sword = Sword
card-horse = Horse
card-dagger = Dagger
card-galahad = Sir Galahad
card-lancelot = Sir Lancelot
card-arthur = King Arthur
card-tristan = Sir Tristan
card-pellinore = King Pellinore
card-gawain = Sir Gawain
card-percival = Sir Percival
card-guinevere = Queen Guinevere
card-iseult = Queen Iseult
card-merlin = Merlin
card-amour = Amour
card-dragon = Dragon
card-giant = Giant
card-mordred = Mordred
card-green-knight = Green Knight
card-black-knight = Black Knight
card-evil-knight = Evil Knight
card-saxon-knight = Saxon Knight
card-robber-knight = Robber Knight
card-saxons = Saxons
card-boar = Boar
card-thieves = Thieves
card-test-valor = Test of Valor
card-test-temptation = Test of Temptation
card-test-morgan = Test of Morgan Le Fey
card-test-beast = Test of the Questing Beast
no-cards = nothing
several = { $count } × { $card }

# Story cards, and what they tell.
story-holy-grail = Search for the Holy Grail
tells-holy-grail = All foes count high. Sir Percival counts 20.
story-green-knight = Test of the Green Knight
tells-green-knight = The Green Knight counts 40. Sir Gawain counts 20.
story-questing-beast = Search for the Questing Beast
tells-questing-beast = No foe counts high. King Pellinore gives 4 free bids; the Test of the Questing Beast asks for 4.
story-queens-honor = Defend the Queen’s Honor
tells-queens-honor = All foes count high. Sir Lancelot counts 25.
story-fair-maiden = Rescue the Fair Maiden
tells-fair-maiden = The Black Knight counts 35.
story-enchanted-forest = Journey through the Enchanted Forest
tells-enchanted-forest = The Evil Knight counts 30.
story-arthurs-enemies = Vanquish King Arthur’s Enemies
tells-arthurs-enemies = No foe counts high.
story-slay-the-dragon = Slay the Dragon
tells-slay-the-dragon = The Dragon counts 70.
story-boar-hunt = Boar Hunt
tells-boar-hunt = The Boar counts 15.
story-saxon-raiders = Repel the Saxon Raiders
tells-saxon-raiders = Saxons count 20, the Saxon Knight counts 25.
story-camelot = Tournament at Camelot
tells-camelot = The highest strength wins a shield for each entrant, and 3 more.
story-orkney = Tournament at Orkney
tells-orkney = The highest strength wins a shield for each entrant, and 2 more.
story-tintagel = Tournament at Tintagel
tells-tintagel = The highest strength wins a shield for each entrant, and 1 more.
story-york = Tournament at York
tells-york = The highest strength wins a shield for each entrant.
story-kings-recognition = King’s Recognition
tells-kings-recognition = Whoever completes the next quest gets 2 shields more.
story-queens-favor = Queen’s Favor
tells-queens-favor = Everybody of the lowest rank draws 2 cards.
story-court-called = Court Called to Camelot
tells-court-called = All allies in play are discarded.
story-pox = Pox
tells-pox = Everybody loses a shield, except the player who turned the card up.
story-plague = Plague
tells-plague = The player who turned the card up loses 2 shields.
story-chivalrous-deed = Chivalrous Deed
tells-chivalrous-deed = Whoever has the lowest rank and the fewest shields gains 3.
story-prosperity = Prosperity Throughout the Realm
tells-prosperity = Everybody may draw 2 cards.
story-kings-call = King’s Call to Arms
tells-kings-call = Everybody of the highest rank discards a weapon or, without one, 2 foes.

# Ranks.
rank-squire = Squire
rank-knight = Knight
rank-champion = Champion Knight
rank-round-table = Knight of the Round Table

# What cards say of themselves.
points = battle points
free-bids = free bids
stages = stages
bonus = bonus shields
about-weapon = Weapon: one of each type in a stage or a commitment.
about-amour = Amour: 10 battle points and 1 free bid, to the end of the quest or tournament.
about-foe = Foe: stands in a stage.
about-foe-two = Foe: { $low }, or { $high } on a quest that names it.
about-mordred = Foe, or a sacrifice: discard him to take an ally of another player out of play.
about-galahad = Ally: 15.
about-lancelot = Ally: 15, or 25 when the Queen’s honour is defended.
about-arthur = Ally: 10, and 2 free bids.
about-tristan = Ally: 10, or 20 while Queen Iseult is in play.
about-pellinore = Ally: 10; 4 free bids in the search for the Questing Beast.
about-gawain = Ally: 10, or 20 in the test of the Green Knight.
about-percival = Ally: 5, or 20 in the search for the Holy Grail.
about-guinevere = Ally: 3 free bids.
about-iseult = Ally: 2 free bids, or 4 while Sir Tristan is in play.
about-merlin = Ally: once in each quest you may look at a stage.
about-test-valor = Test: bid cards. No minimum is printed.
about-test-temptation = Test: bid cards. No minimum is printed.
about-test-morgan = Test: bid at least 3 cards.
about-test-beast = Test: bid cards; at least 4 in the search for the Questing Beast.
about-copies = { $copies ->
    [one] There is one card like this.
   *[other] There are { $copies } cards like this.
}

# The table.
zone-story = Story
zone-stage = Stage { $stage }
zone-stage-foe = Stage { $stage }: a foe
zone-stage-test = Stage { $stage }: a test
zone-stage-done = Stage { $stage }, done
zone-bids = The ladder of bids
zone-lists = { $who-is ->
    [you] Your cards
   *[other] { $who }: revealed
}
zone-deck = Adventures
zone-discard = Discarded
zone-story-deck = Stories
zone-story-discard = Played
zone-play = { $who-is ->
    [you] In front of you
   *[other] { $who }: in play
}
zone-my-play = In front of you
zone-hand = Your hand
note-total = Total { $points }
note-hidden = { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}{ $floor ->
    [0] { "" }
   *[other] , more than { $floor }
}
note-strength = Strength { $points }
mark-within = in the quest
rung = { $cards ->
    [one] bid 1
   *[other] bid { $cards }
}
rung-leader = { $who-is ->
    [you] You lead.
   *[other] { $who } leads.
}
rung-cost = { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}
count-shields = Shields
count-cards = Cards in hand
count-free-bids = Free bids
plate-rank = { $rank } { $points }
state-choosing = choosing
state-sealed = sealed
state-sponsor = sponsor
state-within = in the quest
state-out = out
state-declined = sits out
state-entered = in the lists
state-watching = watches for Mordred
state-resting = rests
state-leads = leads with { $bid }
heading = Turn { $turn }: { $who }
heading-card = Turn { $turn }: { $card }, turned up by { $who-object }
heading-quest = Turn { $turn }: { $card }, sponsored by { $who-object }, { $stage }
heading-stage = stage { $stage } of { $of }
heading-final = The final tournament
panel-strength = Your strength: { $points }
goal-known = needs { $points }
goal-at-least = at least { $points }
panel-standings = The way to the Round Table
panel-rank = Rank
panel-shields = Shields
number = { $number }
line-story = Story
line-sponsor = Sponsor
line-join = Joining
line-quest = Quest
line-reward = Reward
line-enter = Entering
line-lists = Lists
line-prize = Prize
line-event = Event

# What you may do.
choose-turn = Turn up a story card
choose-sponsor = Sponsor the quest
choose-join = Join the quest
choose-enter = Enter the tournament
choose-draw = Draw two cards
choose-decline = Decline
choose-lay = Lay out: { $card }
choose-arm = Commit: { $card }
choose-play = Put into play: { $card }
choose-discard = Discard: { $card }
choose-stage-done = Stage { $stage } is complete
choose-seal = { $cards ->
    [0] Commit nothing
    [one] Seal 1 card
   *[other] Seal { $cards } cards
}
choose-done = Nothing more to discard
choose-bid = Bid { $bid }, discard { $cost ->
    [0] nothing
   *[other] { $cost }
}
choose-leave = Pass and leave the quest
choose-no-look = Do not look now
choose-pass = Let it pass
choose-compare = Compare the strengths
choose-peek = Look at stage { $stage }
choose-mordred = { $who-is ->
    [you] Mordred against your own { $card }
   *[other] Mordred against { $card } of { $who }
}
choose-watch = Ask me about Mordred every time
choose-rest = Do not ask again in this turn

# Prompts.
prompt-deal = Cards are being dealt.
prompt-turn = Your turn: turn up a story card.
prompt-sponsor = { $card }, { $stages } stages: will you sponsor it?
prompt-set-up = Lay out stage { $stage } of { $of }: a foe with weapons, or a test.
prompt-join = { $card }, { $stages ->
    [one] 1 stage
   *[other] { $stages } stages
} for { number-of-shields }: will you join?
prompt-trim = { $cards ->
    [one] One card too many: discard it, or put an ally or an amour into play.
   *[other] { $cards } cards too many: discard them, or put allies or an amour into play.
}
prompt-merlin = Merlin may look at a stage for you.
prompt-window-event = Before the event: will you sacrifice Mordred?
prompt-window-start = Before arms are taken: will you sacrifice Mordred?
prompt-window-bid = Before the next bid: will you sacrifice Mordred?
prompt-window-won = Before the bid is paid: will you sacrifice Mordred?
prompt-compare = All is revealed: compare the strengths.
prompt-window-reveal = All is revealed and not yet compared: will you sacrifice Mordred?
prompt-arm-stage = { $cards ->
    [0] Arm yourself for stage { $stage }, then seal.
    [one] Stage { $stage }: one card committed. Add more, or seal.
   *[other] Stage { $stage }: { $cards } cards committed. Add more, or seal.
}
prompt-arm-lists = { $cards ->
    [0] Arm yourself for the lists, then seal.
    [one] One card committed. Add more, or seal.
   *[other] { $cards } cards committed. Add more, or seal.
}
prompt-bid-alone = You are alone: the test asks for { $bid ->
    [one] one card
   *[other] { $bid } cards
}.
prompt-bid-first = Open the bidding with { $bid } or more, or leave the quest.
prompt-bid = { $who-is ->
    [you] You lead
   *[other] { $who } leads
} with { $bid }. Raise, or leave the quest.
prompt-pay = { $cards ->
    [one] You won the test: discard one card.
   *[other] You won the test: discard { $cards } cards.
}
prompt-enter = { $card }: will you enter?
prompt-prosper = Prosperity: will you draw two cards?
prompt-call = The King calls: discard a weapon or, without one, two foes.
prompt-won = { $who-is ->
    [you] You sit at the Round Table: you have won.
   *[other] { $who } has won.
}
prompt-shared = { victory-of }
prompt-stalled = The story deck was gone through six times, and nobody sits at the Round Table. { $who-is ->
    [you] You have won with the most shields: { $shields }.
   *[other] { $who } has won with the most shields: { $shields }.
}
prompt-stalled-shared = The story deck was gone through six times, and nobody sits at the Round Table. { victory-of }
wait-turn = { $who-is ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
wait-story = { $who-is ->
    [you] You turn up a story card.
   *[other] { $who } turns up a story card.
}
wait-draw = Cards are being drawn.
wait-arm = { $names } { $names-is ->
    [other] is
   *[several] are
} arming.
wait-sponsor = { $who-is ->
    [you] You are asked to sponsor the quest.
   *[other] { $who } is asked to sponsor the quest.
}
wait-set-up = { $who-is ->
    [you] You lay out the stages.
   *[other] { $who } lays out the stages.
}
wait-join = { $who-is ->
    [you] You are asked to join.
   *[other] { $who } is asked to join.
}
wait-trim = { $who-is ->
    [you] You have too many cards.
   *[other] { $who } has too many cards.
}
wait-merlin = { $who-is ->
    [you] You may ask Merlin.
   *[other] { $who } may ask Merlin.
}
wait-window = { $who-is ->
    [you] You are asked about Mordred.
   *[other] { $who } is asked about Mordred.
}
wait-compare = { $who-is ->
    [you] You compare the strengths.
   *[other] { $who } compares the strengths.
}
wait-bid = { $who-is ->
    [you] You are bidding.
   *[other] { $who } is bidding.
}
wait-pay = { $who-is ->
    [you] You discard for the bid.
   *[other] { $who } discards for the bid.
}
wait-enter = { $who-is ->
    [you] You are asked to enter.
   *[other] { $who } is asked to enter.
}
wait-prosper = { $who-is ->
    [you] You may draw two cards.
   *[other] { $who } may draw two cards.
}
wait-call = { $who-is ->
    [you] The King calls you.
   *[other] The King calls { $who }.
}

# The log.
who-has = { $who-is ->
    [you] You have
   *[other] { $who } has
}
who-was = { $who-is ->
    [you] You are
   *[other] { $who } is
}
number-of-shields = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
log-turn = { $who-is ->
    [you] Your turn
   *[other] { $who }’s turn
}
log-story = { $who } turned up “{ $card }”.
log-story-shuffled = The story deck was shuffled anew.
log-drew = { $who } drew: { $card }.
log-drew-several = { $who } drew { $count ->
    [one] a card
   *[other] { $count } cards
}: { $items }.
log-drew-unseen = { $who } drew a card.
log-drew-unseen-several = { $who } drew { $count ->
    [one] a card
   *[other] { $count } cards
}.
log-shuffled = The discard was shuffled into a new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
log-nothing-to-draw = No card is left to draw.
log-sponsored = { $who } sponsored “{ $card }”.
log-sponsor-declined = { $who } declined to sponsor.
log-nobody-sponsors = Nobody sponsored “{ $card }”.
log-stage-laid = { $who } laid out stage { $stage }: { $cards ->
    [one] one card.
   *[other] { $cards } cards.
}
log-joined = { $who } joined.
log-join-declined = { $who } stayed behind.
log-nobody-joins = Nobody joined the quest.
log-taken-back = { $who } took { $cards ->
    [one] the stage card
   *[other] the { $cards } stage cards
} back.
log-foe = { $who } announced a foe in stage { $stage }.
log-test = { $who } turned up the { $card } in stage { $stage }; the lowest bid is { $minimum }.
log-peeked = { $who } looked at stage { $stage } with Merlin.
log-peeked-at = Merlin showed { $who-is ->
    [you] you
   *[other] { $who }
} stage { $stage }: { $cards }.
log-sealed = { $who } sealed { $who-is ->
    [you] your
   *[other] their
} choice.
log-revealed = { $who } revealed: { $cards }.
log-stage-revealed = Stage { $stage } has a strength of { $points }: { $cards }.
log-passed = { $who } passed with { $points } against { $goal }.
log-defeated = { $who } fell with { $points } against { $goal }.
log-bid = { $who } bid { $bid }.
log-bid-passed = { $who } passed and left the quest.
log-bid-unreached = { $who-is ->
    [you] You could not reach the bid and left the quest.
   *[other] { $who } could not reach the bid and left the quest.
}
log-test-won = { $who } won the test with { $bid } and { $cards ->
    [0] { $who-is ->
        [you] discard
       *[other] discards
    } nothing
    [one] { $who-is ->
        [you] discard
       *[other] discards
    } a card
   *[other] { $who-is ->
        [you] discard
       *[other] discards
    } { $cards } cards
}.
log-test-lost = { $who } could not pay the bid and dropped out.
log-stage-shown = Stage { $stage } would have held: { $cards }.
log-completed = { $who } completed the quest: { number-of-shields }{ $extra ->
    [0] .
   *[other] , { $extra } of them for the King’s Recognition.
}
log-quest-failed = Nobody completed the quest.
log-reward = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $cards ->
    [one] a card
   *[other] { $cards } cards
} for sponsoring.
log-played = { $who } put { $card } into play.
log-discarded = { $who } discarded: { $card }.
log-discarded-several = { $who } discarded { $count ->
    [one] a card
   *[other] { $count } cards
}: { $items }.
log-struck = { $who } sacrificed Mordred and took { $owner-is ->
    [you] your { $card }
   *[other] { $owner }’s { $card }
} out of play.
log-watching = { $who-is ->
    [you] You want to be asked about Mordred every time.
   *[other] { $who } wants to be asked about Mordred every time.
}
log-resting = { $who-is ->
    [you] You do not want to be asked about Mordred again in this turn.
   *[other] { $who } does not want to be asked about Mordred again in this turn.
}
log-gained = { $shields ->
    [one] { $who } gained a shield.
   *[other] { $who } gained { $shields } shields.
}
log-lost = { $shields ->
    [0] { $who } had no shield to lose.
    [one] { $who } lost a shield.
   *[other] { $who } lost { $shields } shields.
}
log-allies-left = { $who } lost { $cards } to Camelot.
log-recognised = The King will recognise whoever completes the next quest.
log-recognition-lost = The King’s Recognition is lost.
log-prospered = { $who } chose to draw two cards.
log-prosperity-declined = { $who } declined to draw.
log-entered = { $who } entered the tournament.
log-entry-declined = { $who } stayed out of the tournament.
log-nobody-enters = Nobody entered the tournament.
log-lone-entrant = { $shields ->
    [0] { $who } won nothing, alone in the lists.
    [one] { $who } won a shield, alone in the lists.
   *[other] { $who } won { $shields } shields, alone in the lists.
}
log-measured = { $who } came to { $points }.
log-tied = A tie, and a second round: { $names-subject }.
tournament-prize = { number-of-shields }, one for each of { $entrants } entrants{ $bonus ->
    [0] { "" }
   *[other] { " " }and { $bonus } as the bonus
}
log-tournament-won = { $who } won the tournament: { tournament-prize }.
log-tournament-shared = { $who } won after a second tie: { tournament-prize }.
log-promoted = { $who } rose to { $rank }, with { $left ->
    [one] 1 shield
   *[other] { $left } shields
} { $end ->
    [yes] to spare
   *[no] left
}.
log-final = The final tournament begins: { $names-subject }.
log-stalled = The story deck was gone through six times, and nobody sits at the Round Table: the game is over, and shields decide.
log-won = { who-has } won.
log-won-final = { who-has } won the final tournament, and the game.
log-won-shared = { who-has } won, together with others.
log-won-shields = { who-has } won with the most shields.
log-won-shields-shared = { who-has } won with the most shields, together with others.

# Moments that decide.

beat-stage = Stage { $stage } of { $of }
beat-stage-last = The last stage
beat-foe = The stage
beat-fight = Who passes
beat-goal = to pass: { $points } or more
beat-passes = passes
beat-falls = falls
beat-enough = just enough
beat-spare = { $points } to spare
beat-short = { $points } short
beat-strength = strength
beat-others = from others
beat-all-pass = { $names-is ->
    [you] You come through and ride on.
    [other] { $names } comes through and rides on.
   *[several] { $names } come through and ride on.
}
beat-none-pass = { $victim-is ->
    [you] You fall, and nobody completes the quest.
    [other] { $victim } falls, and nobody completes the quest.
   *[several] { $victim } fall, and nobody completes the quest.
}
beat-some-pass = { $names-is ->
    [you] You come through;
    [other] { $names } comes through;
   *[several] { $names } come through;
} { $victim-is ->
    [you] you fall and leave the quest.
    [other] { $victim } falls and leaves the quest.
   *[several] { $victim-subject } fall and leave the quest.
}
beat-completed = { $names-is ->
    [you] You complete
    [other] { $names } completes
   *[several] { $names } complete
} the quest and { $names-is ->
    [other] wins
   *[several] win
} { number-of-shields }{ $count ->
    [one] .
   *[other] { " " }each.
}
beat-completed-by-some = { $names-is ->
    [you] You complete
    [other] { $names } completes
   *[several] { $names } complete
} the quest and { $names-is ->
    [other] wins
   *[several] win
} { number-of-shields }{ $count ->
    [one] { "" }
   *[other] { " " }each
}; { $victim-is ->
    [you] you fall.
    [other] { $victim } falls.
   *[several] { $victim-subject } fall.
}
beat-test = The test is won
beat-bids = The highest bid
beat-wins-test = wins
beat-test-won = { $who-is ->
    [you] You win the test with a bid of { $bid } and discard
   *[other] { $who } wins the test with a bid of { $bid } and discards
} { $cards ->
    [0] nothing.
    [one] one card.
   *[other] { $cards } cards.
}
beat-tournament = The tournament, round { $round }
beat-final = The final tournament, round { $round }
beat-lists = The lists
beat-wins = wins
beat-tied = tied
beat-loses = loses
beat-behind = { $points } behind
beat-round-tied = A tie at { $points }, and another round: { $names-subject }.
beat-round-won = { $names-is ->
    [you] You win
    [other] { $names } wins
   *[several] { $names } share
} the tournament with { $points } and { $names-is ->
    [other] gains
   *[several] gain
} { number-of-shields }{ $count ->
    [one] .
   *[other] { " " }each.
}
beat-final-won = { $names-is ->
    [you] You win
    [other] { $names } wins
   *[several] { $names } win
} the final tournament with { $points }.

# Why not.
no-sponsor = Your cards do not make all stages of this quest.
no-stage-done = The stage must have more battle points than the foe stage before it, and cards must be left for the rest.
no-call-done = The King still asks for a card that you have.
no-lone-pass = You are alone and can reach the bid: you must make it.
no-pay-pass = You can pay your bid, so you must.
no-pay-short = Your cards are too few for the bid, so none of them is discarded for it.
no-ally-unpaid = Without this card in hand you could not pay your bid: { $card }.
no-stage-empty = Lay out a foe or a test first.
no-lone-reach = You are alone, and with all your cards and free bids you cannot reach { $bid }.
no-such-card = You do not hold this card: { $card }.
no-watching-already = You are asked every time already.
no-standing = Nobody is asked about Mordred: whoever holds him may strike whenever the game waits for somebody.
no-standing-now = You can say that when you are asked about a quest, a tournament or Mordred.
no-now = That is not what is asked now.
no-lay-kind = Allies and amours never go into a stage.
no-second-test = Only one test may stand in a quest.
no-test-beside = A test stands alone.
no-second-foe = Only one foe stands in a stage.
no-weapon-alone = A weapon needs a foe that wields it.
no-same-weapon = One of each type: { $card } is there already.
no-finish = With this card here the quest could not be finished: { $card }.
no-arm-kind = Foes and tests cannot be committed.
no-second-amour = Only one amour in a quest or tournament.
no-lone-bid = Alone you bid exactly { $bid }.
no-low-bid = The bid must be at least { $bid }.
no-high-bid = You do not have that many cards and free bids.
no-call-kind = The King asks for a weapon, and for foes only from those who have none.
no-play-kind = Only allies and amours are put into play.
no-amour-now = An amour is laid down when bidding or over the hand limit; in a stage or tournament it is committed.
no-ally-face-up = Allies are committed face down here.
no-ally-now = This is no moment to put an ally into play.
no-merlin = Merlin is not in front of you.
no-second-look = You have looked at a stage of this quest already.
no-hidden-stage = Stage { $stage } does not lie face down.
no-look-now = Merlin is asked when you join and when a stage begins.
no-mordred = You do not hold Mordred.
no-such-ally = This ally is not in play: { $card }.
no-own-ally = Mordred takes an ally of another player.
no-mordred-now = This is not Mordred’s moment.
no-mordred-unpaid = You need the card of Mordred for your bid.

# What reports count.
tally-quests = Shields from quests
tally-tournaments = Shields from tournaments
tally-events = Shields from events
tally-sponsored = Quests sponsored
tally-joined = Quests joined
tally-entered = Tournaments entered
tally-reward = Cards drawn for sponsoring
tally-struck = Allies lost to Mordred
feature-opening = Opening
feature-opening-quest = A quest
feature-opening-tournament = A tournament
feature-opening-event = An event
feature-first-event = First event

# The lesson. A line is a paragraph.
lesson-welcome-title = From Squire to the Round Table
lesson-welcome =
    I am Merlin. We play your first game together, and nothing here can be lost.
    You begin as a Squire. Shields lift you to Knight, to Champion Knight and at last to the Round Table. Whoever sits there first has won.
lesson-hand-title = Twelve cards
lesson-hand =
    With weapons, allies and an amour you fight. With foes and tests you make life hard for others.
    Your hand is your secret. You never keep more than twelve cards.
lesson-turn-title = A story begins
lesson-turn =
    A turn is always the same: you turn up a story card, and it says what happens: a quest, a tournament or an event.
    Turn one up.
lesson-sponsor-title = The Boar Hunt
lesson-sponsor =
    A quest of two stages. Somebody must sponsor it and lay out its dangers, and you are asked first.
    A sponsor wins no shields, but many new cards. Your hand is good for it: sponsor the hunt.
lesson-sponsor-slip = Then Morgan might do it, and you would learn nothing about it. Sponsor the hunt.
lesson-first-stage-title = An easy stage
lesson-first-stage =
    Each stage is one foe, with weapons if you like, or a test. The first one may be weak.
    Lay the Saxons down, 10 points, and finish the stage.
lesson-first-stage-slip = That would be legal. But keep your strong cards: for this stage the Saxons alone will do.
lesson-last-stage-title = A hard one
lesson-last-stage =
    Each stage must be stronger than the one before. The Boar is named by this quest, so it counts 15 instead of 5.
    Give it a sword, which makes 25, and finish the stage.
lesson-last-stage-slip = You could. But the Boar is at its best today: lay it down, add a sword, and finish.
lesson-challenger-title = Morgan rides
lesson-challenger =
    She joins, and draws a card for each stage. What she arms herself with you see only when she has sealed.
    Her rank counts 5. An equal total passes, a lower one falls.
lesson-reward-title = The sponsor’s reward
lesson-reward =
    She passed the Saxons with her dagger and fell before the Boar. No shields for her.
    You draw as many cards as you laid out, and one more for each stage: five.
lesson-limit-title = More than twelve
lesson-limit =
    Fourteen cards are two too many. What you discard is lost, but an ally may be put into play instead, and then fights for you all game long.
    Touch Sir Galahad and put him into play.
lesson-limit-slip = You may, but it would be a pity: an ally in play does not count towards the twelve. Put Sir Galahad into play.
lesson-discard-title = One too many
lesson-discard =
    Weak foes are what you miss least. Discard the thieves.
lesson-discard-slip = You will want that one later. Discard thieves.
lesson-rival-title = Now Morgan
lesson-rival =
    She turns up a quest and sponsors it herself. Foes and weapons lie face down; you see only how many cards there are.
lesson-join-title = Dare it
lesson-join =
    Two stages, two shields. With Sir Galahad you already count 5 and 15.
    Join the quest.
lesson-join-slip = Whoever stays behind wins nothing. Join: the sponsor’s last stage has only two cards.
lesson-over-title = A card for each stage
lesson-over =
    You draw before every stage. Twelve is the limit again, so something must go: the thieves.
lesson-over-slip = Keep it. The thieves are worth least to you.
lesson-arm-title = Arm yourself
lesson-arm =
    Commit weapons, each type once, allies and an amour, or nothing. Weapons are used up in the stage, allies stay.
    The first stage is one card. You count 20; take the dagger to be safe, then seal.
lesson-arm-slip = Save your strength for the last stage. The dagger is enough here; then seal.
lesson-danger-title = What may lie there?
lesson-danger =
    Two cards: a foe and a weapon. Against the Saxon Raiders every Saxon counts 10 more, so 35 or more is likely.
    Take the lance and a sword, and seal: that makes 50.
lesson-danger-slip = It might do, it might not. Take the lance and a sword, and seal.
lesson-shields-title = Two shields
lesson-shields =
    Both stages passed. Your weapons are gone, Sir Galahad stays.
    It is your turn again: turn up a story card.
lesson-lists-title = A tournament
lesson-lists =
    At Camelot the winner gets a shield for each entrant, and three more. You are asked first.
    Enter.
lesson-lists-slip = Five shields are at stake, and you hold Excalibur. Enter.
lesson-tilt-title = In the lists
lesson-tilt =
    Only what you commit now counts, and your rank; Sir Galahad, who lay there before, watches.
    Excalibur, the lance and the amour: 65. Arm all three and seal.
lesson-tilt-slip = Do not be careful now: Excalibur, the lance and the amour. Then seal.
lesson-knighted-title = Rise, Knight
lesson-knighted =
    Five shields and two make seven. A Squire becomes a Knight for 5, and 2 are left on the new card.
    From now on your rank counts 10.
lesson-event-title = Events
lesson-event =
    Some story cards simply happen. Watch what Morgan turns up: a Chivalrous Deed, three shields for whoever is last.
lesson-rest-title = To the Round Table
lesson-rest =
    A Knight needs 7 shields to become a Champion, a Champion 10 more to sit at the Round Table.
    I play on for both of you, and you watch.
lesson-won-title = A seat at the Round Table
lesson-won =
    Four stages and King’s Recognition brought the last shields. You have won!
    If several arrive in the same turn, a last tournament decides between them.
lesson-end-title = Your own table
lesson-end =
    You have sponsored, quested and tilted. Tests, in which you bid cards, explain themselves when the first one comes.
    Sit down at a real game now. Hints are yours to ask for, and every card explains itself.

tab-story = Story
tab-decks = Decks
