//! QT-170 to QT-191: the rule options.

use engine::{Game, Options as _};
use quests::{Card, Event, Options, Quests, Story};
use testkit::Script;

use crate::given::{
    Play, allies, amour, discard, given, hand, holds, ranks, seat, set_up_by_rules_1, totals, with, within,
};

/// The values of a field, the default first.
fn values(key: &str) -> &'static [&'static str] {
    Options::fields().iter().find(|field| field.key == key).expect("an option").values
}

fn lone_entrant(options: &str) -> Script<Quests> {
    with(options, 2, "").story(1, "camelot").act(1, "enter").act(2, "decline")
}

#[test]
fn qt_170_tournament_single_entrant() {
    assert_eq!(values("tournament_single_entrant"), ["one_plus_bonus", "not_held"]);
    lone_entrant("").see(ranks("squire 4, squire 0"));
    lone_entrant("tournament_single_entrant=not_held").see(ranks("squire 0, squire 0")).awaits([2]);
}

#[test]
fn qt_171_tournament_no_entrant() {
    assert_eq!(values("tournament_no_entrant"), ["nothing_happens"]);
    with("tournament_no_entrant=nothing_happens", 2, "")
        .story(1, "camelot")
        .each(&[1, 2], "decline")
        .see(ranks("squire 0, squire 0"));
}

#[test]
fn qt_172_tournament_table_allies() {
    assert_eq!(values("tournament_table_allies"), ["not_counted", "counted"]);
    let fought = |options| {
        with(options, 2, "allies 1: galahad; hand 2: sword")
            .story(1, "york")
            .each(&[1, 2], "enter")
            .cards("boar boar")
            .arms(1, "")
            .arms(2, "sword")
    };
    fought("").see(totals(&[(1, 5), (2, 15)]));
    fought("tournament_table_allies=counted").act(2, "pass").see(totals(&[(1, 20), (2, 15)]));
}

/// Seats 1, 2 and 3 of four entrants tie in the first round, seats 1 and 2 again.
fn second_tie(options: &str) -> Script<Quests> {
    with(options, 4, "hand 1: sword sword; hand 2: sword sword; hand 3: sword")
        .story(1, "camelot")
        .each(&[1, 2, 3, 4], "enter")
        .cards("boar boar boar boar")
        .arms(1, "sword")
        .arms(2, "sword")
        .arms(3, "sword")
        .arms(4, "")
        .awaits([1, 2, 3])
        .arms(1, "sword")
        .arms(2, "sword")
        .arms(3, "")
}

#[test]
fn qt_173_tournament_second_tie_award() {
    assert_eq!(values("tournament_second_tie_award"), ["still_tied_players", "all_second_round_players"]);
    second_tie("").see(ranks("squire 4, squire 4, squire 0, squire 0"));
    second_tie("tournament_second_tie_award=all_second_round_players")
        .see(ranks("squire 4, squire 4, squire 4, squire 0"));
}

#[test]
fn qt_174_tournament_second_tie_bonus() {
    assert_eq!(values("tournament_second_tie_bonus"), ["no_bonus", "with_bonus"]);
    second_tie("tournament_second_tie_bonus=with_bonus").see(ranks("knight 2, knight 2, squire 0, squire 0"));
}

#[test]
fn qt_175_tournament_tiebreak_draw() {
    assert_eq!(values("tournament_tiebreak_draw"), ["no_draw", "draw_one"]);
    with("tournament_tiebreak_draw=draw_one", 2, "hand 1: sword; hand 2: horse")
        .story(1, "york")
        .each(&[1, 2], "enter")
        .cards("boar boar")
        .arms(1, "sword")
        .arms(2, "horse")
        .awaits_chance()
        .cards("lance dagger")
        .see(holds(1, 2))
        .arms(1, "lance")
        .arms(2, "dagger")
        .see(ranks("squire 2, squire 0"));
}

#[test]
fn qt_176_final_tournament_rounds() {
    assert_eq!(values("final_tournament_rounds"), ["one", "two"]);
    let tied = |options| {
        with(options, 2, "rank 1: champion 7; rank 2: champion 7; hand 1: sword dagger; hand 2: horse")
            .story(1, "chivalrous-deed")
            .cards("boar boar")
            .arms(1, "sword")
            .arms(2, "horse")
    };
    assert_eq!(tied("").outcome().winners().len(), 2);
    let second = tied("final_tournament_rounds=two").awaits([1, 2]).arms(1, "dagger").arms(2, "");
    assert_eq!(crate::given::winners(&second), [1]);
}

#[test]
fn qt_177_turn_after_quest() {
    assert_eq!(values("turn_after_quest"), ["left_of_drawer", "left_of_sponsor"]);
    let quest = |options| {
        with(options, 4, "hand 3: thieves boar")
            .story(1, "boar-hunt")
            .each(&[1, 2], "decline")
            .sponsors(3, "thieves / boar")
            .each(&[4, 1, 2], "decline")
            .cards("sword sword sword sword")
    };
    quest("").awaits([2]);
    quest("turn_after_quest=left_of_sponsor").awaits([4]);
    with("turn_after_quest=left_of_sponsor", 4, "")
        .story(1, "boar-hunt")
        .each(&[1, 2, 3, 4], "decline")
        .awaits([2]);
}

#[test]
fn qt_178_test_bidding() {
    assert_eq!(values("test_bidding"), ["rounds_until_one_left", "single_pass"]);
    let bidding = |options| {
        with(options, 4, "hand 1: test-valor boar; hand 2: lance*2; hand 3: lance*2; hand 4: lance*2")
            .story(1, "boar-hunt")
            .sponsors(1, "test-valor / boar")
            .each(&[2, 3, 4], "join")
            .cards("thieves thieves thieves")
            .act(2, "bid 1")
            .act(3, "bid 2")
            .act(4, "pass")
    };
    bidding("").awaits([2]).legal(2, ["bid 3", "pass"]);
    bidding("test_bidding=single_pass").awaits([3]).discards(3, "lance lance").see(within(&[3]));
    with("test_bidding=single_pass", 3, "hand 1: test-valor boar")
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor / boar")
        .each(&[2, 3], "join")
        .cards("thieves thieves")
        .each(&[2, 3], "pass")
        .see(within(&[]));
}

#[test]
fn qt_179_mordred_window() {
    assert_eq!(values("mordred_window"), ["any_quest_or_tournament", "own_turn_or_engaged", "any_time"]);
    let table = "hand 1: mordred; hand 2: mordred; hand 3: thieves boar; allies 3: gawain";
    let engaged = |options| with(options, 3, table);
    // Before the card is turned up.
    engaged("").not_legal(1, "mordred gawain");
    engaged("mordred_window=own_turn_or_engaged").legal(1, ["mordred gawain"]);
    engaged("mordred_window=any_time").legal(1, ["mordred gawain"]);
    // Asked about a quest of somebody else's turn.
    let asked = |options| engaged(options).story(1, "boar-hunt").act(1, "decline");
    asked("").legal(2, ["mordred gawain"]);
    asked("mordred_window=own_turn_or_engaged").not_legal(2, "mordred gawain");
    asked("mordred_window=any_time").legal(2, ["mordred gawain"]);
    // While the game waits for somebody else, outside of a quest and in an event.
    engaged("mordred_window=own_turn_or_engaged").not_legal(2, "mordred gawain");
    engaged("mordred_window=any_time").legal(2, ["mordred gawain"]);
    let event = |options| engaged(options).story(1, "prosperity").awaits([1]);
    event("").not_legal(2, "mordred gawain");
    event("mordred_window=any_time").act(2, "mordred gawain").see(discard("gawain mordred")).awaits([1]);
    // Rules 1 asked everybody before an event was carried out.
    let options = "mordred_window=any_time".parse().expect("an option");
    let asked: Script<Quests> = set_up_by_rules_1(options, 3, table).expect("a table that can be").into();
    let asked = asked.story(1, "court-called").awaits([1]).act(1, "pass");
    asked.awaits([2]).act(2, "mordred gawain").see(discard("gawain mordred"));
}

#[test]
fn qt_180_mordred_target() {
    assert_eq!(values("mordred_target"), ["other_players_only", "any_player"]);
    let table = "hand 1: mordred; allies 1: gawain; allies 2: galahad";
    given(2, table).story(1, "york").not_legal(1, "mordred gawain");
    with("mordred_target=any_player", 2, table)
        .story(1, "york")
        .act(1, "mordred gawain")
        .see(allies(1, ""))
        .see(allies(2, "galahad"));
}

#[test]
fn qt_181_ally_window() {
    assert_eq!(values("ally_window"), ["own_prompts", "contest_or_overflow_only"]);
    let options = "ally_window=contest_or_overflow_only";
    let table = "hand 1: test-valor boar gawain; hand 2: arthur galahad; hand 3: lancelot";
    let bidding = with(options, 3, table)
        .not_legal(1, "play gawain")
        .story(1, "boar-hunt")
        .not_legal(1, "play gawain")
        .sponsors(1, "test-valor / boar")
        .not_legal(2, "play arthur")
        .each(&[2, 3], "join")
        .cards("thieves thieves");
    bidding
        .act(2, "play arthur")
        .act(2, "bid 1")
        .act(3, "pass")
        .calm()
        .cards("thieves")
        .legal(2, ["arm galahad"]);
    with(options, 2, "hand 1: sword*9 lance*2 gawain")
        .story(1, "queens-favor")
        .cards("boar boar boar boar")
        .legal(1, ["play gawain"]);
}

#[test]
fn qt_182_amour_played_on_overflow() {
    assert_eq!(values("amour_played_on_overflow"), ["until_next_contest_ends", "until_story_card_ends"]);
    let laid = |options| {
        with(options, 2, "hand 1: sword*9 lance*2 amour")
            .story(1, "queens-favor")
            .cards("boar boar boar boar")
            .act(1, "play amour")
            .act(1, "discard boar")
    };
    laid("").see(amour(1, true));
    laid("amour_played_on_overflow=until_story_card_ends").see(amour(1, false)).see(discard("amour boar"));
}

/// Two recognitions, or one, then a quest that fails, then one that seat 2 completes.
fn recognised(options: &str, fails: &str) -> Script<Quests> {
    let table = "recognitions: 1; hand 1: thieves boar giant dragon; hand 2: lance*3";
    let script = with(options, 2, table).story(1, "boar-hunt");
    let script = match fails {
        "unsponsored" => script.each(&[1, 2], "decline").story(2, "boar-hunt").act(2, "decline"),
        "failed" => script
            .sponsors(1, "giant / dragon")
            .act(2, "join")
            .cards("saxons")
            .arms(2, "")
            .cards("saxons saxons sword sword")
            .story(2, "boar-hunt")
            .act(2, "decline"),
        _ => script,
    };
    script
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("saxon-knight")
        .arms(2, "")
        .cards("saxon-knight")
        .arms(2, "lance")
        .cards("sword sword sword sword")
}

#[test]
fn qt_183_recognition_lifetime() {
    let lifetimes = ["until_a_quest_is_completed", "next_sponsored_quest_only", "next_quest_card_only"];
    assert_eq!(values("recognition_lifetime"), lifetimes);
    for (lifetime, paid) in lifetimes.into_iter().zip([[4, 4, 4], [4, 4, 2], [4, 2, 2]]) {
        for (fails, shields) in ["", "unsponsored", "failed"].into_iter().zip(paid) {
            let expected = format!("squire 0, squire {shields}");
            recognised(&format!("recognition_lifetime={lifetime}"), fails).see(ranks(&expected));
        }
    }
}

#[test]
fn qt_184_recognition_stacking() {
    assert_eq!(values("recognition_stacking"), ["single", "adds_up"]);
    let twice = |options| {
        with(options, 2, "hand 1: thieves boar; hand 2: lance")
            .story(1, "kings-recognition")
            .story(2, "kings-recognition")
            .story(1, "boar-hunt")
            .sponsors(1, "thieves / boar")
            .act(2, "join")
            .cards("saxons")
            .arms(2, "")
            .cards("saxons")
            .arms(2, "lance")
            .cards("sword sword sword sword")
    };
    twice("").see(ranks("squire 0, squire 4"));
    twice("recognition_stacking=adds_up").see(ranks("squire 0, knight 1"));
}

#[test]
fn qt_185_call_to_arms_short() {
    assert_eq!(values("call_to_arms_short"), ["discard_what_you_have", "nothing_if_fewer_than_two"]);
    let call = |options| with(options, 2, "rank 1: knight 0; hand 1: boar amour").story(1, "kings-call");
    call("").only_legal(1, ["discard boar"]);
    call("call_to_arms_short=nothing_if_fewer_than_two")
        .only_legal(1, ["done"])
        .act(1, "done")
        .see(hand(1, "amour boar"));
    with("call_to_arms_short=nothing_if_fewer_than_two", 2, "rank 1: knight 0; hand 1: boar thieves")
        .story(1, "kings-call")
        .discards(1, "boar thieves")
        .awaits([2]);
}

#[test]
fn qt_186_quest_without_participants() {
    assert_eq!(values("quest_without_participants"), ["sponsor_still_draws", "sponsor_takes_cards_back"]);
    let back = with("quest_without_participants=sponsor_takes_cards_back", 2, "hand 1: thieves boar dagger")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar dagger")
        .act(2, "decline");
    assert!(back.events(2).contains(&Event::TakenBack { seat: seat(1), cards: 3 }));
    back.see(hand(1, "dagger boar thieves")).see(discard("")).awaits([2]);
}

#[test]
fn qt_187_draw_after_last_stage() {
    assert_eq!(values("draw_after_last_stage"), ["no", "yes"]);
    with("draw_after_last_stage=yes", 2, "hand 1: thieves boar; hand 2: lance")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("saxons")
        .arms(2, "")
        .cards("saxons")
        .arms(2, "lance")
        .cards("sword sword sword sword giant")
        .see(hand(2, "giant saxons saxons"));
}

#[test]
fn qt_188_prosperity_draw() {
    assert_eq!(values("prosperity_draw"), ["optional", "mandatory"]);
    with("prosperity_draw=mandatory", 2, "")
        .story(1, "prosperity")
        .awaits_chance()
        .cards("sword sword lance lance")
        .see(holds(1, 2))
        .see(holds(2, 2));
}

#[test]
fn qt_189_tristan_iseult_scope() {
    assert_eq!(values("tristan_iseult_scope"), ["any_player", "same_player"]);
    let counted = |options, table| {
        let open = with(options, 2, table).position().view(None).open;
        (open.ally_points(Card::Tristan, seat(1)), open.free_bids(seat(2)))
    };
    let (apart, together) = ("allies 1: tristan; allies 2: iseult", "allies 1: tristan iseult");
    assert_eq!(counted("", apart), (20, 4));
    assert_eq!(counted("tristan_iseult_scope=same_player", apart), (10, 2));
    assert_eq!(counted("tristan_iseult_scope=same_player", together), (20, 0));
}

#[test]
fn qt_190_free_bids() {
    assert_eq!(values("free_bids"), ["as_printed", "every_ally"]);
    let bids = |options| {
        let table = "allies 1: galahad merlin; amour 1: yes; allies 2: guinevere pellinore";
        let open = with(options, 2, table).position().view(None).open;
        (open.free_bids(seat(1)), open.free_bids(seat(2)))
    };
    assert_eq!(bids(""), (1, 3));
    assert_eq!(bids("free_bids=every_ally"), (3, 4));
}

#[test]
fn qt_191_quest_card_discard() {
    assert_eq!(values("quest_card_discard"), ["story_discard", "adventure_discard"]);
    let declined = |options| with(options, 2, "deck: sword").story(1, "boar-hunt").each(&[1, 2], "decline");
    let piles = |script: &Script<Quests>| {
        let open = script.position().view(None).open;
        (open.story_discard.count(Story::BoarHunt), open.quests_aside().count())
    };
    assert_eq!(piles(&declined("")), (1, 0));
    let aside = declined("quest_card_discard=adventure_discard");
    assert_eq!(piles(&aside), (0, 1));
    // The second of Prosperity's four cards is drawn from the shuffled discard.
    let shuffled = aside.story(2, "prosperity").each(&[2, 1], "draw").cards("sword");
    assert_eq!(piles(&shuffled), (1, 0));
}
