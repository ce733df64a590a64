//! QT-145 to QT-158: tournaments.

use quests::{Contest, Event, Quests};
use testkit::Script;

use crate::given::{Play, allies, amour, cards, discard, given, hand, holds, ranks, seat, totals};

/// A tournament at Orkney, bonus 2, of three players who are about to arm.
fn lists(one: &str, two: &str, three: &str) -> Script<Quests> {
    given(3, &format!("hand 1: {one}; hand 2: {two}; hand 3: {three}"))
        .story(1, "orkney")
        .each(&[1, 2, 3], "enter")
        .cards("boar boar boar")
}

#[test]
fn qt_145_the_drawer_decides_first_then_the_others_clockwise() {
    given(3, "turn: 2")
        .story(2, "york")
        .awaits([2])
        .only_legal(2, ["enter", "decline"])
        .act(2, "enter")
        .awaits([3])
        .act(3, "decline")
        .awaits([1]);
}

#[test]
fn qt_146_if_nobody_enters_nothing_happens() {
    given(2, "").story(1, "camelot").each(&[1, 2], "decline").see(ranks("squire 0, squire 0")).awaits([2]);
}

#[test]
fn qt_147_a_single_entrant_gets_one_shield_and_the_bonus_without_a_fight() {
    given(3, "hand 2: sword")
        .story(1, "camelot")
        .act(1, "decline")
        .act(2, "enter")
        .act(3, "decline")
        .see(ranks("squire 0, squire 4, squire 0"))
        .see(holds(2, 1))
        .awaits([2]);
}

#[test]
fn qt_148_each_entrant_draws_a_card() {
    given(3, "")
        .story(1, "york")
        .each(&[1, 2], "enter")
        .act(3, "decline")
        .cards("lance sword")
        .see(hand(1, "lance"))
        .see(hand(2, "sword"))
        .see(holds(3, 0))
        .awaits([1, 2]);
}

#[test]
fn qt_149_weapons_of_different_types_one_amour_any_allies_or_nothing() {
    lists("sword sword horse amour amour gawain galahad thieves", "", "")
        .only_legal(1, ["arm sword", "arm horse", "arm amour", "arm gawain", "arm galahad", "done"])
        .act(1, "arm sword")
        .act(1, "arm amour")
        .only_legal(1, ["arm horse", "arm gawain", "arm galahad", "done"])
        .act(2, "done");
    lists("amour amour", "", "").act(1, "arm amour").refused(1, "arm amour", "QT-149");
}

#[test]
fn qt_150_all_commitments_are_revealed_at_once() {
    let sealed = lists("sword", "horse", "lance").arms(1, "sword").arms(2, "horse").act(3, "arm lance");
    assert_eq!(sealed.events(1), []);
    let shown = sealed.act(3, "done");
    for (number, card) in [(1, "sword"), (2, "horse"), (3, "lance")] {
        let revealed =
            Event::Revealed { seat: seat(number), cards: cards(card), contest: Contest::Tournament };
        assert!(shown.events(2).contains(&revealed));
    }
}

#[test]
fn qt_151_rank_and_cards_of_this_tournament_count_allies_on_the_table_do_not() {
    given(2, "hand 1: sword amour arthur; allies 1: galahad; allies 2: lancelot; rank 2: knight 0")
        .story(1, "york")
        .each(&[1, 2], "enter")
        .cards("boar boar")
        .arms(1, "sword amour arthur")
        .arms(2, "")
        .act(2, "pass")
        .see(totals(&[(1, 5 + 10 + 10 + 10), (2, 10)]));
}

#[test]
fn qt_152_the_highest_total_wins_entrants_plus_bonus() {
    lists("sword", "lance", "")
        .arms(1, "sword")
        .arms(2, "lance")
        .arms(3, "")
        .see(ranks("squire 0, knight 0, squire 0"));
}

#[test]
fn qt_153_tied_players_alone_play_a_second_round_without_their_weapons() {
    let tied = lists("sword lance", "horse", "dagger")
        .arms(1, "sword")
        .arms(2, "horse")
        .act(3, "arm dagger")
        .act(3, "done");
    assert!(tied.events(3).contains(&Event::Tied { seats: [seat(1), seat(2)].into_iter().collect() }));
    tied.awaits([1, 2])
        .see(discard("sword horse dagger"))
        .arms(1, "lance")
        .arms(2, "")
        .see(ranks("knight 0, squire 0, squire 0"));
}

#[test]
fn qt_154_allies_and_amour_count_again_and_there_is_no_second_amour() {
    lists("amour amour", "gawain dagger", "")
        .arms(1, "amour")
        .arms(2, "gawain")
        .arms(3, "")
        .act(1, "pass")
        .awaits([1, 2])
        .see(amour(1, true))
        .see(allies(2, "gawain"))
        .only_legal(1, ["done"])
        .act(1, "done")
        .arms(2, "dagger")
        .act(1, "pass")
        .see(totals(&[(1, 15), (2, 20)]));
}

#[test]
fn qt_155_no_card_is_drawn_for_the_second_round() {
    lists("sword", "horse", "")
        .arms(1, "sword")
        .arms(2, "horse")
        .arms(3, "")
        .awaits([1, 2])
        .see(holds(1, 1))
        .see(holds(2, 1));
}

#[test]
fn qt_156_a_sole_winner_of_the_second_round_gets_the_full_prize() {
    lists("sword dagger", "horse", "")
        .arms(1, "sword")
        .arms(2, "horse")
        .arms(3, "")
        .arms(1, "dagger")
        .arms(2, "")
        .see(ranks("knight 0, squire 0, squire 0"));
}

#[test]
fn qt_157_after_a_second_tie_those_still_tied_get_a_shield_for_each_entrant() {
    lists("sword", "horse", "")
        .arms(1, "sword")
        .arms(2, "horse")
        .arms(3, "")
        .arms(1, "")
        .arms(2, "")
        .see(ranks("squire 3, squire 3, squire 0"));
}

#[test]
fn qt_158_afterwards_weapons_and_amours_are_discarded_and_allies_stay() {
    lists("sword amour gawain", "horse", "")
        .arms(1, "sword amour gawain")
        .arms(2, "horse")
        .arms(3, "")
        .act(2, "pass")
        .see(discard("sword horse amour"))
        .see(amour(1, false))
        .see(allies(1, "gawain"));
}
