//! QT-159 to QT-164: winning.

use quests::{Event, Quests, Victory};
use testkit::Script;

use crate::given::{Play, given, hand, ranks, seat, totals, winners, with};

/// Seats 1 and 2 reach the Round Table in the same turn; seat 3 does not.
fn together(options: &str, one: &str, two: &str) -> Script<Quests> {
    let ranks = "rank 1: champion 7; rank 2: champion 7; rank 3: champion 9";
    with(options, 3, &format!("turn: 3; {ranks}; hand 1: {one}; hand 2: {two}; hand 3: sword"))
        .story(3, "chivalrous-deed")
}

#[test]
fn qt_159_a_champion_with_ten_shields_wins_in_the_same_turn() {
    let won = given(2, "rank 1: champion 9").story(1, "york").act(1, "enter").act(2, "decline");
    assert!(won.events(2).contains(&Event::Won { seat: seat(1), shared: false, by: Victory::RoundTable }));
    assert_eq!(winners(&won), [1]);
    given(2, "rank 1: champion 8").story(1, "york").act(1, "enter").act(2, "decline").awaits([2]);
}

#[test]
fn qt_160_the_win_is_tested_after_all_awards() {
    // Both are paid before anybody has won.
    together("", "", "").awaits_chance().see(ranks("round-table 0, round-table 0, champion 9"));
}

#[test]
fn qt_161_several_who_arrive_together_play_a_final_tournament_without_card_and_shields() {
    let script = together("", "dagger", "");
    assert!(
        script.events(3).contains(&Event::FinalBegun { seats: [seat(1), seat(2)].into_iter().collect() })
    );
    let end = script.cards("boar boar").awaits([1, 2]).arms(1, "dagger").arms(2, "");
    assert_eq!(winners(&end), [1]);
    end.see(ranks("round-table 0, round-table 0, champion 9"));
}

#[test]
fn qt_162_the_finalists_draw_a_card_and_must_take_part() {
    together("", "", "")
        .awaits_chance()
        .cards("lance sword")
        .see(hand(1, "lance"))
        .see(hand(2, "sword"))
        .see(hand(3, "sword"))
        .only_legal(1, ["arm lance", "done"]);
}

#[test]
fn qt_163_the_rank_counts_twenty_in_the_final() {
    together("", "dagger", "")
        .cards("boar boar")
        .arms(1, "dagger")
        .arms(2, "")
        .see(totals(&[(1, 25), (2, 20)]));
}

#[test]
fn qt_164_the_winner_of_the_final_wins_and_a_tie_is_shared() {
    let won = together("", "lance", "sword").cards("boar boar").arms(1, "lance").arms(2, "sword");
    assert_eq!(winners(&won), [1]);
    let shared = together("", "sword", "horse").cards("boar boar").arms(1, "sword").arms(2, "horse");
    assert_eq!(winners(&shared), [1, 2]);
}
