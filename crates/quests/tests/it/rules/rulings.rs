//! The rulings, R-QT-01 to R-QT-14: what no text says.

use engine::{Game, InterruptWindow};
use lang::{Locale, Names, Voice};
use quests::{Card, End, Event, Occasion, Phase, Quests, STORY_ROUNDS};
use scene::Portray;
use testkit::Script;

use crate::given::{
    Play, allies, amour, cards, discard, given, given_by_rules_1, hand, holds, ranks, seat, totals, view,
    winners, with, within,
};

#[test]
fn r_qt_01_the_game_ends_when_the_story_deck_was_gone_through_six_times() {
    assert_eq!(STORY_ROUNDS, 6);
    let table = "rank 1: knight 1; rank 2: squire 4; rank 3: knight 1";
    let last = given(3, &format!("{table}; story: ; rounds: 5")).act(1, "turn");
    assert_eq!(last.position().view(None).open.phase, Phase::Over(End::Stalled));
    assert_eq!(winners(&last), [1, 3]);
    given(3, &format!("{table}; story: ; rounds: 4")).act(1, "turn").awaits_chance();
}

#[test]
fn r_qt_01_the_end_by_shields_is_told_as_what_it_is() {
    let names = Names { names: &["Hedda".to_owned(), "Osric".to_owned()], you: Some(seat(1)) };
    let voice = Voice::of(Locale::En, Quests::words());
    let said = |table: &str| {
        let end = given(2, &format!("{table}; story: ; rounds: 5")).act(1, "turn");
        let lines = end.lines(Some(seat(1)));
        assert!(lines.iter().all(|line| line.clause == "R-QT-01"), "{lines:?}");
        voice.say(&Quests::scene(&view(end.position(), 1)).prompt, names)
    };
    let stalled = "The story deck was gone through six times, and nobody sits at the Round Table.";
    assert_eq!(said("rank 1: knight 1"), format!("{stalled} You have won with the most shields: 6."));
    assert_eq!(said("rank 2: knight 1"), format!("{stalled} Osric has won with the most shields: 6."));
    assert_eq!(said(""), format!("{stalled} You and Osric share the victory."));
}

/// Seat 4 holds Mordred and sits out a quest with a foe and a test; seat 2 has Gawain and Arthur.
fn watched_from_outside() -> Script<Quests> {
    given(4, "hand 1: thieves test-valor; hand 2: sword*3; hand 3: sword*3; hand 4: mordred; allies 2: gawain arthur")
        .story(1, "boar-hunt")
}

#[test]
fn r_qt_02_a_holder_may_strike_whenever_the_game_waits_for_somebody() {
    let strike = ["mordred gawain", "mordred arthur"];
    let laying = watched_from_outside().awaits([1]).legal(4, strike).act(1, "sponsor").legal(4, strike);
    let joining = laying.lays(1, "thieves / test-valor").awaits([2]).legal(4, strike).each(&[2, 3], "join");
    let arming = joining.awaits([4]).legal(4, strike).act(4, "decline").cards("saxons saxons");
    let bidding = arming.awaits([2, 3]).legal(4, strike).arms(2, "").arms(3, "").cards("saxons saxons");
    bidding
        .awaits([2])
        .legal(4, strike)
        .act(2, "bid 3")
        .awaits([3])
        .legal(4, strike)
        .act(3, "pass")
        .awaits([2])
        .act(4, "mordred arthur")
        .see(allies(2, "gawain"))
        .awaits([2])
        .discards(2, "sword sword sword")
        .see(ranks("squire 0, squire 2, squire 0, squire 0"));
}

#[test]
fn r_qt_02_who_is_committing_cards_may_strike_too_and_goes_on() {
    given(3, "hand 1: thieves boar; hand 3: mordred sword; allies 2: gawain")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .each(&[2, 3], "join")
        .cards("giant giant")
        .act(3, "arm sword")
        .act(3, "mordred gawain")
        .awaits([2, 3])
        .see(allies(2, ""))
        .only_legal(3, ["done"]);
}

#[test]
fn r_qt_02_the_game_pauses_before_merlin_looks_at_a_stage() {
    let window = |script: &Script<Quests>| script.position().interrupt_window();
    // Whether the third holds Mordred makes no difference.
    for third in ["mordred", "lance"] {
        let table = format!("hand 1: thieves boar; hand 2: sword; hand 3: {third}; allies 2: merlin");
        let laid = given(3, &table).story(1, "boar-hunt").sponsors(1, "thieves / boar").awaits([2]);
        assert_eq!(window(&laid), InterruptWindow::Pause);
        assert_eq!(window(&laid.act(2, "peek 1")), InterruptWindow::Open);
    }
    let table = "hand 1: thieves boar; hand 2: sword; hand 3: mordred; allies 2: merlin";
    let laid = given(3, table).story(1, "boar-hunt").sponsors(1, "thieves / boar");
    laid.act(3, "mordred merlin").awaits([2]).refused(2, "peek 1", "QT-123");
}

#[test]
fn r_qt_02_nobody_strikes_at_the_cost_of_their_own_bid() {
    let leads = |cards: &str| {
        given(3, &format!("hand 1: test-valor boar; hand 2: {cards}; hand 3: sword*3; allies 3: gawain"))
            .story(1, "boar-hunt")
            .sponsors(1, "test-valor / boar")
            .each(&[2, 3], "join")
            .cards("thieves thieves")
            .act(2, "bid 2")
    };
    leads("mordred").not_legal(2, "mordred gawain").act(3, "pass").refused(2, "mordred gawain", "R-QT-02");
    leads("mordred sword").legal(2, ["mordred gawain"]).act(3, "pass").legal(2, ["mordred gawain"]);
}

/// Seats 2 and 3 have sealed their commitments for the first stage; seat 2 has Gawain.
fn revealed(begin: fn(u8, &str) -> Script<Quests>, first: &str) -> Script<Quests> {
    begin(3, &format!("hand 1: {first} boar lance; hand 3: sword mordred; allies 2: gawain"))
        .story(1, "boar-hunt")
        .sponsors(1, &format!("{first} / boar"))
        .each(&[2, 3], "join")
        .cards("giant giant")
        .awaits([2, 3])
        .arms(2, "")
        .arms(3, "sword")
}

#[test]
fn r_qt_03_the_sponsor_compares_if_mordred_could_change_the_result() {
    // Seat 2 passes [Thieves] without Gawain too. It needs him for [Saxons].
    revealed(given, "thieves").awaits_chance();
    let waiting = revealed(given, "saxons").awaits([1]).only_legal(1, ["pass"]);
    waiting.clone().act(1, "pass").see(within(&[2, 3]));
    waiting.act(3, "mordred gawain").see(within(&[3])).awaits_chance();
}

#[test]
fn r_qt_03_in_a_tournament_the_first_rival_of_an_ally_compares() {
    let lists = given(3, "turn: 2; hand 2: gawain; hand 3: sword")
        .story(2, "york")
        .each(&[2, 3, 1], "enter")
        .cards("boar boar boar")
        .arms(2, "gawain")
        .arms(3, "sword")
        .arms(1, "");
    lists.awaits([3]).only_legal(3, ["pass"]).act(3, "pass").awaits([2, 3]);
}

#[test]
fn r_qt_03_rules_1_asked_everybody_whose_blow_could_matter_unless_they_rested() {
    revealed(given_by_rules_1, "thieves").awaits_chance();
    let asked = revealed(given_by_rules_1, "saxons").awaits([1]);
    asked.clone().act(1, "pass").awaits([3]).legal(3, ["mordred gawain"]);
    let rested = asked.act(1, "rest").act(3, "rest").cards("dagger dagger").arms(2, "").arms(3, "");
    rested.see(within(&[])).cards("sword sword sword sword").awaits([2]);
}

#[test]
fn r_qt_03_r_qt_02_qt_130_by_rules_1_a_watching_player_was_asked_at_every_moment_of_a_stage() {
    given_by_rules_1(
        4,
        "hand 1: thieves test-valor; hand 2: sword*3; hand 3: sword*3; hand 4: mordred; allies 2: gawain",
    )
    .story(1, "boar-hunt")
    .sponsors(1, "thieves / test-valor")
    .each(&[2, 3], "join")
    .act(4, "watch")
    .act(4, "decline")
    .cards("saxons saxons")
    .awaits([4]) // before arms are taken
    .act(4, "pass")
    .arms(2, "")
    .arms(3, "")
    .awaits([4]) // after the reveal
    .act(4, "pass")
    .cards("saxons saxons")
    .awaits([4]) // before the first bid
    .act(4, "pass")
    .act(2, "bid 1")
    .awaits([4]) // before the next bid
    .act(4, "pass")
    .act(3, "pass")
    .awaits([4]) // before the winner pays
    .act(4, "pass")
    .act(2, "discard sword")
    .see(ranks("squire 0, squire 2, squire 0, squire 0"));
}

#[test]
fn r_qt_04_merlins_owner_is_asked_when_joining_and_at_the_beginning_of_each_stage() {
    let script = given(3, "hand 1: thieves boar; hand 2: merlin; hand 3: sword")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .not_legal(2, "peek 1")
        .act(2, "play merlin")
        .legal(2, ["peek 1", "peek 2"])
        .each(&[2, 3], "join")
        .cards("giant giant")
        .awaits([2])
        .only_legal(2, ["pass", "peek 1", "peek 2"]);
    script.act(2, "peek 1").awaits([2, 3]);
    // The sponsor knows the stages and is not asked.
    given(2, "hand 1: thieves boar; allies 1: merlin")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("giant")
        .awaits([2]);
}

#[test]
fn r_qt_05_discards_lie_face_up() {
    let script = given(3, "rank 1: knight 0; hand 1: sword").story(1, "kings-call").act(1, "discard sword");
    assert_eq!(view(script.position(), 3).open.discard, cards("sword"));
    let discarded = Event::Discarded { seat: seat(1), card: Card::Sword, on: Occasion::Call };
    assert!(script.events(3).contains(&discarded));
}

#[test]
fn r_qt_06_allies_count_in_a_tournament_if_they_came_into_play_after_its_card() {
    given(2, "hand 1: gawain; allies 1: galahad")
        .story(1, "york")
        .act(1, "play gawain")
        .each(&[1, 2], "enter")
        .cards("boar boar")
        .arms(1, "")
        .arms(2, "")
        .act(2, "pass")
        .see(totals(&[(1, 15), (2, 5)]));
}

#[test]
fn r_qt_07_cards_are_drawn_clockwise_from_the_active_player() {
    given(3, "turn: 2")
        .story(2, "queens-favor")
        .cards("sword sword horse horse lance lance")
        .see(hand(2, "sword sword"))
        .see(hand(3, "horse horse"))
        .see(hand(1, "lance lance"));
}

#[test]
fn r_qt_08_seat_1_sits_left_of_the_dealer() {
    testkit::Script::<quests::Quests>::start("", 4).deal(8).awaits([1]);
}

#[test]
fn r_qt_09_with_prosperity_everybody_decides_before_cards_are_drawn() {
    given(2, "")
        .story(1, "prosperity")
        .act(1, "draw")
        .see(holds(1, 0))
        .awaits([2])
        .act(2, "draw")
        .awaits_chance();
}

#[test]
fn r_qt_10_the_winner_of_a_test_may_put_allies_into_play_before_paying() {
    given(3, "hand 1: test-valor boar; hand 2: sword horse arthur; hand 3: sword")
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor / boar")
        .each(&[2, 3], "join")
        .cards("thieves thieves")
        .act(2, "bid 3")
        .act(3, "pass")
        .act(2, "discard sword")
        .act(2, "play arthur")
        .see(hand(2, "horse thieves"))
        .see(discard("sword"))
        .awaits_chance();
}

/// Seat 2 has won a test with a bid of all its cards; `cards` is its hand before the stage's Thieves.
fn paid_with_everything(begin: fn(u8, &str) -> Script<Quests>, cards: &str) -> Script<Quests> {
    let bid = cards.split_whitespace().count() + 1;
    begin(3, &format!("hand 1: test-valor boar; hand 2: {cards}; hand 3: sword"))
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor / boar")
        .each(&[2, 3], "join")
        .cards("thieves thieves")
        .act(2, &format!("bid {bid}"))
        .act(3, "pass")
}

#[test]
fn r_qt_10_no_ally_is_played_after_which_the_bid_cannot_be_paid() {
    paid_with_everything(given, "sword horse galahad")
        .only_legal(2, ["discard sword", "discard horse", "discard galahad", "discard thieves"])
        .refused(2, "play galahad", "R-QT-10")
        .discards(2, "sword horse thieves galahad")
        .see(within(&[2]));
    // Arthur's two free bids are worth more than the card.
    paid_with_everything(given, "sword horse arthur").legal(2, ["play arthur"]);
    // Tristan gives none, but lifts Iseult from two to four.
    paid_with_everything(given, "sword iseult tristan").legal(2, ["play iseult", "play tristan"]);
}

#[test]
fn r_qt_10_rules_1_let_the_winner_play_an_ally_and_then_not_pay() {
    paid_with_everything(given_by_rules_1, "sword horse galahad")
        .act(2, "play galahad")
        .only_legal(2, ["pass"])
        .act(2, "pass")
        .see(within(&[]));
}

#[test]
fn r_qt_11_the_amour_of_a_lone_entrant_stays() {
    given(2, "amour 1: yes").story(1, "york").act(1, "enter").act(2, "decline").see(amour(1, true));
}

#[test]
fn r_qt_12_places_go_by_all_shields_and_the_winners_come_first() {
    let end = given(3, "rank 1: champion 9; rank 2: knight 6; rank 3: squire 4").story(1, "york");
    let outcome = end.act(1, "enter").each(&[2, 3], "decline").outcome();
    assert_eq!(outcome.scores.first(3), [22, 11, 4]);
    assert_eq!(outcome.places.first(3), [1, 2, 3]);
    let lost = with("", 2, "rank 1: champion 7; rank 2: champion 7; hand 2: sword")
        .story(1, "chivalrous-deed")
        .cards("boar boar")
        .arms(1, "")
        .arms(2, "sword")
        .outcome();
    assert_eq!((lost.scores.first(2), lost.places.first(2)), (&[22, 22][..], &[2, 1][..]));
}

#[test]
fn r_qt_13_the_sponsor_is_engaged_in_the_quest() {
    let options = "mordred_window=own_turn_or_engaged";
    with(options, 3, "hand 2: thieves boar mordred; hand 3: mordred; allies 1: gawain")
        .story(1, "boar-hunt")
        .act(1, "decline")
        .not_legal(2, "mordred gawain")
        .act(2, "sponsor")
        .legal(2, ["mordred gawain"])
        .lays(2, "thieves / boar")
        .not_legal(3, "mordred gawain");
}

#[test]
fn r_qt_14_a_question_gives_nothing_away_who_cannot_is_asked_too() {
    given(2, "").story(1, "boar-hunt").only_legal(1, ["decline"]);
    given(2, "rank 1: knight 0").story(1, "kings-call").only_legal(1, ["done"]);
    let with_mordred = |cards: &str| {
        *given(3, &format!("hand 1: thieves saxons; hand 3: {cards}; allies 2: gawain"))
            .story(1, "boar-hunt")
            .sponsors(1, "thieves / saxons")
            .act(2, "join")
            .act(3, "decline")
            .cards("giant")
            .arms(2, "")
            .cards("giant")
            .arms(2, "")
            .awaits([1])
            .position()
    };
    // The game waits in the same way whether seat 3 holds Mordred or not.
    let (holder, other) = (with_mordred("mordred"), with_mordred("lance"));
    assert_eq!(holder.turn(), other.turn());
    assert_eq!(view(&holder, 2), view(&other, 2));
}
