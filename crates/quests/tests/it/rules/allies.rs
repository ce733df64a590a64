//! QT-106 to QT-124: allies and amours.

use engine::Game;
use quests::{Card, Event, Occasion, Story};

use crate::given::{Play, allies, amour, cards, discard, given, hand, holds, seat, totals, view, within};

/// What an ally counts before seat 1 after a story card was turned up, and its free bids.
fn counts(ally: &str, story: &str) -> (u8, u8) {
    let script = given(2, &format!("allies 1: {ally}; hand 1: thieves boar saxons robber-knight mordred"));
    let open = script.story(1, story).position().view(None).open;
    (open.ally_points(ally.parse().expect("an ally"), seat(1)), open.free_bids(seat(1)))
}

/// The same on every quest, those that differ from the usual first.
fn on_quests(ally: &str) -> Vec<(Story, (u8, u8))> {
    let usual = counts(ally, "boar-hunt");
    let all = Story::ALL[..10].iter().map(|quest| (*quest, counts(ally, quest.word())));
    all.filter(|(_, counted)| *counted != usual).collect()
}

/// The card can be put into play and committed, and both offers cite its clause.
fn is_offered(card: &str, clause: &str) {
    let full = given(2, &format!("hand 1: sword*11 {card}")).story(1, "queens-favor");
    let played = format!("play {card}");
    full.cards("boar boar boar boar").legal(1, [played.as_str()]).cites(clause);
    let round = given(2, &format!("hand 1: {card}")).story(1, "york").each(&[1, 2], "enter");
    let armed = format!("arm {card}");
    round.cards("giant giant").legal(1, [armed.as_str()]).cites(clause);
}

#[test]
fn qt_106_allies_come_into_play_whenever_the_game_waits_for_their_owner() {
    let hand = "hand 1: gawain galahad arthur percival merlin iseult thieves boar";
    given(2, &format!("{hand}; hand 2: lancelot tristan"))
        .act(1, "play gawain")
        .story(1, "boar-hunt")
        .act(1, "play galahad")
        .act(1, "sponsor")
        .act(1, "play arthur")
        .lays(1, "thieves / boar")
        .act(2, "play lancelot")
        .act(2, "play tristan")
        .see(allies(1, "galahad arthur gawain"))
        .see(allies(2, "lancelot tristan"));
}

#[test]
fn qt_107_in_a_foe_stage_they_are_committed_face_down_otherwise_face_up() {
    let arming = given(3, "hand 1: thieves boar; hand 2: gawain galahad")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "play gawain");
    let played = Event::Played { seat: seat(2), card: Card::Gawain, on: Occasion::Prompt };
    assert!(arming.events(3).contains(&played));
    arming
        .each(&[2, 3], "join")
        .cards("giant giant")
        .not_legal(2, "play galahad")
        .act(2, "arm galahad")
        .see(allies(2, "gawain"))
        .act(2, "done")
        .see(allies(2, "gawain"))
        .act(3, "done")
        .see(allies(2, "galahad gawain"));
}

#[test]
fn qt_108_an_ally_stays_and_counts_until_court_is_called_or_mordred_comes() {
    given(2, "allies 2: galahad; hand 1: thieves boar giant; hand 2: mordred")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("saxons")
        .arms(2, "")
        .cards("saxons")
        .arms(2, "")
        .calm()
        .cards("sword sword sword sword")
        .see(allies(2, "galahad"))
        .story(2, "court-called")
        .see(allies(2, ""));
}

#[test]
fn qt_109_an_amour_is_worth_ten_points_and_a_free_bid() {
    assert_eq!((Card::Amour.points(), Card::Amour.free_bids()), (10, (1, 1)));
    let open = given(2, "amour 1: yes").position().view(None).open;
    assert_eq!((open.standing_strength(seat(1)), open.free_bids(seat(1))), (15, 1));
    is_offered("amour", "QT-109");
}

#[test]
fn qt_110_an_amour_stays_to_the_end_and_there_is_one_for_each_contest() {
    given(2, "hand 1: amour amour sword")
        .story(1, "york")
        .each(&[1, 2], "enter")
        .cards("giant giant")
        .act(1, "arm amour")
        .not_legal(1, "arm amour")
        .act(1, "done")
        .act(2, "done")
        .see(amour(1, false))
        .see(discard("amour"));
    // Nor a second one for the hand limit.
    given(2, "hand 1: sword*11 amour; amour 1: yes")
        .story(1, "queens-favor")
        .cards("boar boar boar boar")
        .refused(1, "play amour", "QT-110");
}

#[test]
fn qt_111_quest_bonuses_do_not_hold_in_tournaments_and_replace_the_normal_value() {
    for ally in ["lancelot", "gawain", "percival"] {
        let card: Card = ally.parse().unwrap();
        assert_eq!(counts(ally, "camelot").0, card.points(), "{ally}");
    }
    assert_eq!(counts("pellinore", "york"), (10, 0));
    assert_eq!(counts("percival", "holy-grail").0, 20, "not 25");
}

#[test]
fn qt_112_sir_galahad() {
    assert_eq!(counts("galahad", "boar-hunt"), (15, 0));
    assert_eq!(on_quests("galahad"), []);
    is_offered("galahad", "QT-112");
}

#[test]
fn qt_113_sir_lancelot() {
    assert_eq!(counts("lancelot", "boar-hunt"), (15, 0));
    assert_eq!(on_quests("lancelot"), [(Story::QueensHonor, (25, 0))]);
    is_offered("lancelot", "QT-113");
}

#[test]
fn qt_114_king_arthur() {
    assert_eq!(counts("arthur", "boar-hunt"), (10, 2));
    assert_eq!(on_quests("arthur"), []);
    is_offered("arthur", "QT-114");
}

#[test]
fn qt_115_sir_tristan() {
    assert_eq!(counts("tristan", "boar-hunt"), (10, 0));
    let open = given(2, "allies 1: tristan; allies 2: iseult").position().view(None).open;
    assert_eq!(open.ally_points(Card::Tristan, seat(1)), 20);
    is_offered("tristan", "QT-115");
}

#[test]
fn qt_116_king_pellinore() {
    assert_eq!(counts("pellinore", "boar-hunt"), (10, 0));
    assert_eq!(on_quests("pellinore"), [(Story::QuestingBeast, (10, 4))]);
}

#[test]
fn qt_117_sir_gawain() {
    assert_eq!(counts("gawain", "boar-hunt"), (10, 0));
    assert_eq!(on_quests("gawain"), [(Story::GreenKnight, (20, 0))]);
    is_offered("gawain", "QT-117");
}

#[test]
fn qt_118_sir_percival() {
    assert_eq!(counts("percival", "boar-hunt"), (5, 0));
    assert_eq!(on_quests("percival"), [(Story::HolyGrail, (20, 0))]);
    is_offered("percival", "QT-118");
}

#[test]
fn qt_119_queen_guinevere() {
    assert_eq!(counts("guinevere", "boar-hunt"), (0, 3));
    assert_eq!(on_quests("guinevere"), []);
    is_offered("guinevere", "QT-119");
}

#[test]
fn qt_120_queen_iseult() {
    assert_eq!(counts("iseult", "boar-hunt"), (0, 2));
    let open = given(2, "allies 1: iseult; allies 2: tristan").position().view(None).open;
    assert_eq!(open.free_bids(seat(1)), 4);
    is_offered("iseult", "QT-120");
}

#[test]
fn qt_121_cards_of_the_same_reveal_and_allies_on_the_table_make_the_pair() {
    // Revealed together by two players.
    given(3, "hand 1: thieves boar; hand 2: tristan; hand 3: iseult")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .each(&[2, 3], "join")
        .cards("giant giant")
        .arms(2, "tristan")
        .arms(3, "iseult")
        .see(totals(&[(2, 25), (3, 5)]));
    // Iseult on the table raises a Tristan who is played in a tournament, where she herself does not count.
    given(2, "hand 1: tristan; allies 2: iseult")
        .story(1, "york")
        .each(&[1, 2], "enter")
        .cards("giant giant")
        .arms(1, "tristan")
        .arms(2, "")
        .act(2, "pass")
        .see(totals(&[(1, 25), (2, 5)]));
}

#[test]
fn qt_122_merlin_has_neither_points_nor_bids() {
    assert_eq!(counts("merlin", "boar-hunt"), (0, 0));
    assert_eq!(on_quests("merlin"), []);
}

#[test]
fn qt_123_merlin_lets_his_owner_look_at_one_stage_in_secret() {
    let asked = given(3, "hand 1: thieves boar dagger; allies 2: merlin")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar dagger")
        .legal(2, ["peek 1", "peek 2", "join"]);
    let looked = asked.act(2, "peek 2");
    let stage = cards("boar dagger");
    assert_eq!(looked.events(2), [Event::PeekedAt { seat: seat(2), stage: 1, cards: stage }]);
    assert_eq!(looked.events(3), [Event::Peeked { seat: seat(2), stage: 1 }]);
    assert_eq!(view(looked.position(), 2).stages[1], Some(stage));
    assert_eq!(view(looked.position(), 3).stages[1], None);
    looked.not_legal(2, "peek 1").each(&[2, 3], "join").cards("giant giant").awaits([2, 3]);
    // Without Merlin there is nothing to look at.
    given(2, "hand 1: thieves boar")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .not_legal(2, "peek 1");
    is_offered("merlin", "QT-123");
    // His owner is asked at the beginning of a stage, and cannot look at one that lies open.
    let table = "hand 1: thieves boar dagger; hand 2: lance; allies 2: merlin";
    let first =
        given(3, table).story(1, "boar-hunt").sponsors(1, "thieves / boar dagger").each(&[2, 3], "join");
    let first = first.cards("giant giant").awaits([2]).cites("QT-123").act(2, "pass").arms(2, "").arms(3, "");
    first.cards("saxons saxons").awaits([2]).refused(2, "peek 1", "QT-123");
}

#[test]
fn qt_124_the_look_may_wait_for_a_later_stage_and_comes_again_with_the_next_quest() {
    let second = given(3, "hand 1: thieves boar dagger; hand 2: lance; allies 2: merlin")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar dagger")
        .each(&[2, 3], "join")
        .cards("giant giant")
        .awaits([2])
        .act(2, "pass")
        .arms(2, "")
        .arms(3, "")
        .cards("saxons saxons")
        .awaits([2])
        .legal(2, ["peek 2"])
        .not_legal(2, "peek 1")
        .act(2, "peek 2")
        .arms(2, "lance")
        .arms(3, "")
        .see(within(&[]))
        .cards("thieves robber-knight sword sword sword");
    second
        .see(holds(1, 5))
        .story(2, "saxon-raiders")
        .each(&[2, 3], "decline")
        .sponsors(1, "thieves / robber-knight")
        .legal(2, ["peek 1", "peek 2"])
        .see(hand(1, "sword sword sword"));
}
