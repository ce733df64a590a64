//! QT-131 to QT-144: events.

use crate::given::{Play, allies, discard, given, hand, holds, ranks, winners};

#[test]
fn qt_131_the_active_player_carries_the_event_out_and_the_turn_is_over() {
    given(2, "rank 1: squire 3; rank 2: squire 3")
        .story(1, "plague")
        .see(ranks("squire 1, squire 3"))
        .awaits([2]);
}

#[test]
fn qt_132_all_tied_players_are_meant() {
    given(3, "rank 1: squire 1; rank 2: squire 1; rank 3: squire 2")
        .story(1, "chivalrous-deed")
        .see(ranks("squire 4, squire 4, squire 2"));
    given(
        3,
        "rank 1: knight 0; rank 2: knight 0; rank 3: squire 0; hand 1: sword; hand 2: sword; hand 3: sword",
    )
    .story(1, "kings-call")
    .act(1, "discard sword")
    .act(2, "discard sword")
    .see(holds(3, 1))
    .awaits([2]);
}

#[test]
fn qt_133_recognition_pays_two_more_shields_to_everybody_who_completes_the_next_quest() {
    given(3, "hand 1: sword; hand 2: thieves boar")
        .story(1, "kings-recognition")
        .story(2, "boar-hunt")
        .sponsors(2, "thieves / boar")
        .each(&[3, 1], "join")
        .cards("lance lance")
        .arms(3, "")
        .arms(1, "")
        .cards("giant giant")
        .arms(3, "lance")
        .arms(1, "lance")
        .cards("saxons saxons saxons saxons")
        .see(ranks("squire 4, squire 0, squire 4"));
}

#[test]
fn qt_134_it_survives_unsponsored_and_failed_quests_and_is_used_up_by_the_first_completed_one() {
    given(2, "recognitions: 1; hand 1: thieves boar giant lance dragon; hand 2: lance lance lance")
        .story(1, "saxon-raiders")
        .each(&[1, 2], "decline")
        .story(2, "boar-hunt")
        .act(2, "decline")
        .sponsors(1, "giant / dragon")
        .act(2, "join")
        .cards("saxons")
        .arms(2, "")
        .cards("sword sword sword sword")
        .see(ranks("squire 0, squire 0"))
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("saxons")
        .arms(2, "")
        .cards("saxons")
        .arms(2, "lance")
        .cards("thieves robber-knight sword sword")
        .see(ranks("squire 0, squire 4"))
        .story(2, "saxon-raiders")
        .act(2, "decline")
        .sponsors(1, "thieves / robber-knight")
        .act(2, "join")
        .cards("giant")
        .arms(2, "")
        .cards("mordred")
        .arms(2, "lance")
        .cards("horse horse horse horse")
        .see(ranks("squire 0, knight 1"));
}

#[test]
fn qt_135_two_pending_recognitions_pay_once() {
    given(2, "hand 1: thieves boar; hand 2: lance")
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
        .see(ranks("squire 0, squire 4"));
}

#[test]
fn qt_136_queens_favor_gives_two_cards_to_the_lowest_rank() {
    given(3, "rank 1: knight 0; hand 2: sword; hand 3: sword")
        .story(1, "queens-favor")
        .cards("lance lance lance lance")
        .see(holds(1, 0))
        .see(hand(2, "lance lance sword"))
        .see(hand(3, "lance lance sword"))
        .awaits([2]);
}

#[test]
fn qt_137_court_called_to_camelot_discards_all_allies() {
    given(3, "turn: 3; allies 1: gawain; allies 2: galahad merlin")
        .story(3, "court-called")
        .see(allies(1, ""))
        .see(allies(2, ""))
        .see(discard("galahad gawain merlin"));
}

#[test]
fn qt_138_pox_costs_everybody_but_the_drawer_a_shield() {
    given(3, "turn: 2; rank 1: squire 2; rank 2: squire 2; rank 3: squire 0")
        .story(2, "pox")
        .see(ranks("squire 1, squire 2, squire 0"));
}

#[test]
fn qt_139_plague_costs_the_drawer_two_shields_or_what_he_has() {
    given(2, "rank 1: squire 3")
        .story(1, "plague")
        .see(ranks("squire 1, squire 0"))
        .story(2, "pox")
        .see(ranks("squire 0, squire 0"));
    given(2, "rank 1: squire 1").story(1, "plague").see(ranks("squire 0, squire 0"));
}

#[test]
fn qt_140_chivalrous_deed_rewards_the_fewest_shields_of_the_lowest_rank() {
    given(4, "rank 1: knight 0; rank 2: squire 2; rank 3: squire 1; rank 4: squire 1")
        .story(1, "chivalrous-deed")
        .see(ranks("knight 0, squire 2, squire 4, squire 4"));
}

#[test]
fn qt_141_prosperity_lets_everybody_draw_two_cards() {
    given(3, "turn: 2")
        .story(2, "prosperity")
        .awaits([2])
        .act(2, "draw")
        .awaits([3])
        .act(3, "decline")
        .awaits([1])
        .act(1, "draw")
        .cards("lance lance dagger dagger")
        .see(hand(2, "lance lance"))
        .see(hand(3, ""))
        .see(hand(1, "dagger dagger"))
        .awaits([3]);
}

#[test]
fn qt_142_the_call_to_arms_costs_the_highest_rank_a_weapon() {
    given(2, "rank 2: knight 0; hand 2: sword lance thieves thieves; hand 1: sword")
        .story(1, "kings-call")
        .only_legal(2, ["discard sword", "discard lance"])
        .act(2, "discard lance")
        .see(hand(2, "sword thieves thieves"))
        .see(hand(1, "sword"))
        .awaits([2]);
}

#[test]
fn qt_143_without_a_weapon_two_foes_or_what_there_is() {
    given(4, "rank 1: knight 0; rank 2: knight 0; rank 3: knight 0; hand 1: boar thieves giant; hand 2: boar amour")
        .story(1, "kings-call")
        .only_legal(1, ["discard boar", "discard thieves", "discard giant"])
        .discards(1, "boar giant")
        .only_legal(2, ["discard boar"])
        .act(2, "discard boar")
        .only_legal(2, ["done"])
        .act(2, "done")
        .only_legal(3, ["done"])
        .act(3, "done")
        .see(hand(1, "thieves"))
        .see(hand(2, "amour"))
        .awaits([2]);
}

#[test]
fn qt_144_shields_of_an_event_may_bring_a_promotion_or_the_win() {
    given(2, "rank 1: squire 2; rank 2: knight 0")
        .story(1, "chivalrous-deed")
        .see(ranks("knight 0, knight 0"));
    let won = given(2, "turn: 2; rank 1: champion 7; rank 2: champion 8").story(2, "chivalrous-deed");
    assert_eq!(winners(&won), [1]);
}
