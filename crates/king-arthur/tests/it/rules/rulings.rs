//! R-KA-01 to R-KA-22: what the rulebook leaves open.

use engine::{Game, Seat};
use king_arthur::{Adventures, End, Event, KingArthur, Knight, Knights};
use testkit::Script;

use crate::given::{
    ELEVEN, adventures, given, hand, layout, scores, seals, trophies, view, winners, with_seals,
};

/// All knights but these, as words.
fn all_but(cards: &[&str]) -> String {
    let rest = cards.iter().fold(Knights::ALL, |rest, card| rest.without(card.parse().expect("a knight")));
    rest.iter().map(Knight::word).collect::<Vec<_>>().join(" ")
}

#[test]
fn r_ka_01_exact_if_the_colour_and_the_merlins_can_pay_exactly() {
    given(2, "hand 1: red1 red2 red2; layout: dragon4")
        .act(1, "challenge dragon4")
        .only_legal(1, ["pay red2"])
        .act(1, "pay red2")
        .only_legal(1, ["pay red2"]);
}

#[test]
fn r_ka_01_one_too_many_if_only_doubles_are_there() {
    with_seals(2, "hand 1: red2 red2; layout: dragon3")
        .not_legal(1, "double dragon3")
        .play("1 challenge dragon3\n1 pay red2\n1 pay red2")
        .see(trophies(1, "dragon3"));
}

#[test]
fn r_ka_01_impossible_with_less_strength_than_the_cost() {
    given(2, "hand 1: red2 red1 orange2 orange2; layout: dragon5").not_legal(1, "challenge dragon5");
    given(2, "hand 1: red2 red1 orange2 orange2; layout: dragon4").legal(1, ["challenge dragon4"]);
}

#[test]
fn r_ka_02_exact_if_some_cards_make_the_sum() {
    given(2, "trophies 1: dark2 enemy3 dragon4 monster4")
        .act(1, "adventure excalibur")
        .only_legal(1, ["spend dark2", "spend enemy3"]);
}

#[test]
fn r_ka_02_otherwise_no_card_may_be_superfluous() {
    // 5 cannot be made. 4 and 3 make 7 and need both; 3 and 3 make 6 and need both.
    given(2, "trophies 1: enemy3 monster3 dragon4")
        .act(1, "adventure excalibur")
        .only_legal(1, ["spend enemy3", "spend monster3", "spend dragon4"])
        .act(1, "spend enemy3")
        .only_legal(1, ["spend monster3", "spend dragon4"]);
    // For 9: 4 + 3 + 3 makes 10 and needs all three; 4 + 4 + 4 makes 12 and needs all three.
    given(2, "trophies 1: monster4 dragon4 dragon4 monster3 enemy3")
        .play("1 adventure mountain\n1 spend dragon4\n1 spend dragon4\n1 spend monster3")
        .see(adventures(1, "mountain"));
}

#[test]
fn r_ka_02_a_card_that_would_make_another_superfluous_is_refused() {
    // 4 yellow from 3, 3 and ... two threes make 6; nothing makes 4.
    given(2, "trophies 1: dark3 dark3 dark3")
        .play("1 adventure saxons\n1 spend dark3\n1 spend dark3")
        .see(adventures(1, "saxons"))
        .see(trophies(1, "dark3"));
    // 8 red from 2, 5 and 4: nothing makes 8. 4 + 5 makes 9; the 2 would be superfluous beside both.
    given(2, "trophies 1: dragon2 dragon4 dragon5")
        .act(1, "adventure questing-beast")
        .only_legal(1, ["spend dragon4", "spend dragon5"]);
}

#[test]
fn r_ka_02_conditions_that_count_take_exactly_that_many() {
    given(2, "trophies 1: dark1 dark1 dark1 dark1 dark1")
        .play("1 adventure robbers\n1 spend dark1\n1 spend dark1")
        .not_legal(1, "spend dark1")
        .see(adventures(1, "robbers"));
}

#[test]
fn r_ka_02_the_red_five_with_another_card_pays_for_the_gold_treasure_too() {
    given(2, "trophies 1: enemy3 dragon5")
        .play("1 adventure gold-treasure\n1 spend enemy3")
        .only_legal(1, ["spend dragon5"])
        .act(1, "spend dragon5")
        .see(adventures(1, "gold-treasure"))
        .see(trophies(1, ""));
}

#[test]
fn r_ka_03_whatever_lies_there_when_the_supply_runs_out_is_the_layout() {
    given(2, "hand 1: red1 red1; layout: ; supply: dark1 enemy2")
        .play("1 reveal\n* adversary enemy2\n* adversary dark1")
        .see(layout("dark1 enemy2"))
        .legal(1, ["challenge dark1", "challenge enemy2"]);
}

#[test]
fn r_ka_04_nobody_must_reveal_into_an_empty_layout() {
    given(2, "layout: ; supply: dark1 dark2")
        .only_legal(1, ["reveal", "draw", "end"])
        .act(1, "end")
        .awaits([2]);
}

#[test]
fn r_ka_05_the_twelfth_adventure_ends_the_game_without_a_draw() {
    let end =
        given(3, &format!("adventures 3: {ELEVEN}; trophies 1: dark1 dark2; layout: dark3; hand 1: red1"))
            .play("1 adventure robbers\n1 spend dark1\n1 spend dark2");
    assert_eq!(scores(&end)[0], 6);
    // Seats 2 and 3 do not get a turn to make the number of turns even.
    end.see(hand(1, "red1")).not_legal(1, "draw").not_legal(2, "draw");
}

#[test]
fn r_ka_06_the_layout_is_looked_at_right_after_the_challenge() {
    let cleared = given(2, "hand 1: red1; layout: dark1; supply: ").play("1 challenge dark1\n1 pay red1");
    assert!(cleared.events(1).contains(&Event::LayoutCleared { seat: Seat::new(0) }));
    cleared.see(|position| assert!(view(position, 2).last_turn)).awaits([1]);
}

#[test]
fn r_ka_06_the_twelfth_adventure_in_that_turn_ends_the_game_there() {
    let table = format!("adventures 2: {ELEVEN}; hand 1: red1; trophies 1: dark1; layout: dark2 ; supply: ");
    let end = given(2, &table.replace("dark2", "enemy1"))
        .play("1 challenge enemy1\n1 pay red1\n1 adventure robbers\n1 spend dark1\n1 spend enemy1");
    assert!(end.events(1).contains(&Event::GameEnded { end: End::Adventures }));
    assert_eq!(scores(&end)[0], 6);
}

#[test]
fn r_ka_07_the_discard_is_shuffled_at_once_after_the_draw_that_empties_the_supply() {
    let all = all_but(&["red1", "merlin", "beige1"]);
    let drawn =
        given(2, &format!("hand 1: beige1; hand 2: {all}; knights: red1; discard: merlin; layout: dark1"))
            .play("1 challenge dark1\n1 pay beige1\n1 draw\n* knight red1");
    assert!(drawn.events(2).contains(&Event::Shuffled { cards: 2 }));
    assert_eq!(view(drawn.position(), 1).knights, 2);
}

#[test]
fn r_ka_07_if_there_was_nothing_to_shuffle_it_is_done_at_the_next_draw() {
    let all = all_but(&["red1", "beige1"]);
    let table = format!("hand 1: beige1; hand 2: {all}; knights: red1; layout: dark1; turn: 2");
    let drawn = given(2, &table).play("2 draw\n* knight red1");
    // The second card of seat 2 cannot be drawn: supply and discard are empty, so the turn is over.
    let paid = drawn.awaits([1]).play("1 challenge dark1\n1 pay beige1");
    assert_eq!((view(paid.position(), 1).knights, view(paid.position(), 1).discard.len()), (0, 1));
    let shuffled = paid.act(1, "draw");
    assert!(shuffled.events(2).contains(&Event::Shuffled { cards: 1 }));
    shuffled.chance("knight beige1").see(hand(1, "beige1"));
}

#[test]
fn r_ka_07_with_supply_and_discard_empty_no_card_is_drawn() {
    let all = all_but(&["red1"]);
    given(2, &format!("hand 1: red1; hand 2: {all}; layout: dragon5")).only_legal(1, ["reveal", "end"]);
}

#[test]
fn r_ka_08_with_one_card_left_it_is_drawn_then_the_discard_shuffled_then_the_second_drawn() {
    let all = all_but(&["red1", "merlin"]);
    let first = given(2, &format!("hand 2: {all}; knights: red1; discard: merlin; layout: dragon5"))
        .act(1, "draw")
        .impossible("knight merlin")
        .chance("knight red1");
    assert!(first.events(1).contains(&Event::Shuffled { cards: 1 }));
    first.act(1, "draw").chance("knight merlin").see(hand(1, "red1 merlin"));
}

#[test]
fn r_ka_09_the_two_cards_replace_the_one_and_fewer_may_be_drawn() {
    given(2, "layout: dragon5")
        .play("1 draw\n* knight red1")
        .only_legal(1, ["draw", "end"])
        .clone()
        .act(1, "end")
        .see(hand(1, "red1"))
        .awaits([2]);
    given(2, "layout: dragon5")
        .play("1 draw\n* knight red1\n1 draw\n* knight red1")
        .see(hand(1, "red1 red1"))
        .awaits([2]);
}

#[test]
fn r_ka_10_all_but_the_faces_of_knights_in_hands_and_supply_is_open() {
    let table = |hidden: &str| {
        format!(
            "hand 1: red1; hand 2: {hidden}; trophies 2: dragon5; discard: beige2; layout: dark1; adventures 2: robbers"
        )
    };
    let (one, other) = (given(2, &table("red2 merlin")), given(2, &table("orange1 beige1")));
    let seen = view(one.position(), 1);
    assert_eq!(seen, view(other.position(), 1));
    assert_eq!(seen.players[1].knights, 2);
    assert_eq!((seen.knights, seen.supply), (49, 42));
    assert_eq!(seen.players[1].trophies.points(), 5);
    // A spectator sees no hand at all.
    assert_eq!(one.position().view(None).hand, Knights::NONE);
}

#[test]
fn r_ka_11_a_double_is_one_card_and_a_merlin_counts() {
    let table = "hand 1: red1 red2 red2; hand 2: merlin beige1 beige1; layout: dark1; supply: ; adventures 1: robbers; \
                 adventures 2: saxons";
    let end = given(2, table).play("1 challenge dark1\n1 pay red1\n1 end");
    assert_eq!(scores(&end), [7, 7]);
    assert_eq!(winners(&end), [2]);
}

#[test]
fn r_ka_12_two_rounds_without_any_move_end_the_game() {
    let end = given(3, "layout: dark1; trophies 2: dark1")
        .play("1 end\n2 end\n3 end\n1 end\n2 end")
        .awaits([3])
        .act(3, "end");
    assert!(end.events(1).contains(&Event::GameEnded { end: End::Idle }));
    assert_eq!(scores(&end), [0, 1, 0]);
}

#[test]
fn r_ka_12_a_card_that_moves_begins_the_count_anew() {
    given(2, "layout: dark1")
        .play("1 end\n2 end\n1 end\n2 draw\n* knight red1\n2 end")
        .play("1 end\n2 end\n1 end")
        .awaits([2]);
}

#[test]
fn r_ka_13_without_a_free_seal_there_is_no_usual_challenge() {
    let table = "hand 1: red1 red1; layout: dark1@1 dark1@1 dark2@1 enemy1@1 enemy2@1 monster2";
    with_seals(2, table)
        .see(seals(1, 0))
        .not_legal(1, "challenge monster2")
        .legal(1, ["repeat dark1", "repeat enemy2"])
        .not_legal(1, "double monster2");
    let rich = table.replace("red1 red1", "red1 red1 red1 red1");
    with_seals(2, &rich).legal(1, ["double monster2"]).not_legal(1, "challenge monster2");
}

#[test]
fn r_ka_14_a_column_that_is_left_with_sealed_cards_only_is_not_released() {
    // The double challenge takes the last card without a seal.
    with_seals(2, "hand 1: red1 red1; layout: dark1 dark2@1 dark3@2")
        .play("1 double dark1\n1 pay red1\n1 pay red1")
        .see(layout("dark2@1 dark3@2"))
        .see(trophies(1, "dark1"))
        .see(trophies(2, ""));
    // So does a repeated one leave the other sealed cards.
    with_seals(2, "hand 1: red1 red1; layout: dark2@1 dark3@2")
        .play("1 repeat dark2\n1 pay red1\n1 pay red1")
        .see(layout("dark3@2"))
        .see(trophies(2, ""));
}

#[test]
fn r_ka_14_a_later_seal_on_the_last_open_card_frees_the_rest() {
    with_seals(2, "hand 1: red1; layout: dark2@1 dark3@2")
        .act(1, "reveal")
        .chance("adversary dark1")
        .chance("adversary dark2")
        .see(layout("dark2@1 dark3@2 dark1 dark2"))
        .play("1 challenge dark1\n1 pay red1\n1 end")
        .see(trophies(2, ""));
    with_seals(2, "hand 1: red1; layout: dark2@1 dark3@2 dark1")
        .play("1 challenge dark1\n1 pay red1")
        .see(layout(""))
        .see(trophies(1, "dark1 dark2"))
        .see(trophies(2, "dark3"));
}

#[test]
fn r_ka_15_sealed_cards_count_towards_four_and_open_ones_may_join() {
    with_seals(2, "layout: dark1@1 dark2@2 dark3@1 dark1").not_legal(1, "reveal");
    with_seals(2, "layout: dark1@1 dark2@2 dark3@1")
        .act(1, "reveal")
        .chance("adversary dark1")
        .awaits([1])
        .see(layout("dark1@1 dark2@2 dark3@1 dark1"));
}

#[test]
fn r_ka_16_cards_released_on_anothers_turn_can_be_used_from_the_next_own_turn_on() {
    with_seals(3, "hand 1: red1; layout: dark1 dark2@3; trophies 3: enemy1")
        .play("1 challenge dark1\n1 pay red1")
        .see(trophies(3, "dark2 enemy1"))
        .not_legal(3, "adventure robbers")
        .play("1 end\n2 end")
        .legal(3, ["adventure robbers"]);
}

#[test]
fn r_ka_17_a_sealed_card_that_is_not_released_scores_for_nobody() {
    let end =
        with_seals(2, "layout: dragon4@1 dragon5@2; trophies 2: dark1").play("1 end\n2 end\n1 end\n2 end");
    assert_eq!(scores(&end), [0, 1]);
}

#[test]
fn r_ka_18_a_card_with_anothers_seal_cannot_be_challenged_in_any_way() {
    with_seals(2, "hand 1: red1 red1 red1 red1; layout: dark1@2")
        .only_legal(1, ["reveal", "draw", "end"])
        .refused(1, "challenge dark1", "R-KA-18");
}

#[test]
fn r_ka_19_a_repeated_challenge_is_a_later_turns_and_may_use_another_colour() {
    with_seals(2, "hand 1: red1 orange1; layout: dark1 dark2")
        .play("1 challenge dark1\n1 pay red1")
        .not_legal(1, "repeat dark1")
        .play("1 end\n2 end")
        .legal(1, ["repeat dark1"])
        .play("1 repeat dark1\n1 pay orange1")
        .see(trophies(1, "dark1"));
}

#[test]
fn r_ka_20_a_release_that_empties_the_layout_ends_the_game_after_the_turn() {
    let last = with_seals(2, "hand 1: red1; layout: dark1 dark2@2; supply: ; trophies 1: dark1")
        .play("1 challenge dark1\n1 pay red1")
        .see(|position| assert!(view(position, 1).last_turn))
        .only_legal(1, ["adventure robbers", "draw", "end"])
        .act(1, "end");
    assert!(last.events(2).contains(&Event::GameEnded { end: End::Adversaries }));
    assert_eq!(scores(&last), [2, 2]);
    // A seal that does not release anything leaves the game going.
    with_seals(2, "hand 1: red1; layout: dark1 dark2; supply: ")
        .play("1 challenge dark1\n1 pay red1\n1 end")
        .awaits([2]);
}

#[test]
fn r_ka_21_there_is_one_red_five() {
    Script::<KingArthur>::start("first=1", 2)
        .possible("adversary dragon5")
        .chance("adversary dragon5")
        .impossible("adversary dragon5");
}

#[test]
fn r_ka_22_the_order_of_the_adventures_does_not_matter() {
    // Adventures are a set: whatever was taken in whatever order, what is open is the same.
    let take = |first: &str, second: &str| {
        given(2, "trophies 1: dark1 dark1; trophies 2: dark1 dark3")
            .play(&format!("1 adventure {first}\n1 spend dark1\n1 spend dark1\n1 end"))
            .play(&format!("2 adventure {second}\n2 spend dark1\n2 spend dark3\n2 end"))
            .position()
            .view(None)
            .open_adventures()
    };
    assert_eq!(
        take("robbers", "saxons"),
        Adventures::ALL.minus(["robbers", "saxons"].map(|a| a.parse().unwrap()).into_iter().collect())
    );
}
