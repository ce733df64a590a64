//! KA-68 to KA-77: what each adventure asks for.

use crate::given::{adventures, given, spent, trophies};

/// Seat 1 can or cannot afford the adventure with these trophies.
#[track_caller]
fn affords(adventure: &str, cards: &str) {
    let _ = given(2, &format!("trophies 1: {cards}")).legal(1, [format!("adventure {adventure}").as_str()]);
}

#[track_caller]
fn does_not_afford(adventure: &str, cards: &str) {
    let _ = given(2, &format!("trophies 1: {cards}")).not_legal(1, &format!("adventure {adventure}"));
}

#[test]
fn ka_68_holy_grail_12_mountain_9_excalibur_5_of_any_kinds() {
    affords("holy-grail", "dark1 enemy3 monster4 dragon4");
    does_not_afford("holy-grail", "enemy3 monster4 dragon4");
    affords("mountain", "dragon5 monster4");
    does_not_afford("mountain", "dark1 enemy3 monster4");
    affords("excalibur", "dark1 enemy1 dark1 enemy2");
    affords("excalibur", "dragon5");
    does_not_afford("excalibur", "monster4");
    given(2, "trophies 1: dark1 enemy3 monster4 dragon4 dark2")
        .play("1 adventure holy-grail\n1 spend dark1\n1 spend enemy3\n1 spend monster4\n1 spend dragon4")
        .see(adventures(1, "holy-grail"))
        .see(trophies(1, "dark2"));
}

#[test]
fn ka_69_questing_beast_red_cards_of_8() {
    affords("questing-beast", "dragon3 dragon5");
    affords("questing-beast", "dragon2 dragon3 dragon3");
    does_not_afford("questing-beast", "dragon3 dragon4 monster4 enemy4");
    given(2, "trophies 1: dragon3 dragon5 monster4 monster4")
        .act(1, "adventure questing-beast")
        .only_legal(1, ["spend dragon3", "spend dragon5"]);
}

#[test]
fn ka_70_fisher_king_green_cards_of_6() {
    affords("fisher-king", "monster2 monster4");
    affords("fisher-king", "monster3 monster3");
    does_not_afford("fisher-king", "monster3 monster2 dragon5");
    given(2, "trophies 1: monster3 monster3 dark3")
        .act(1, "adventure fisher-king")
        .only_legal(1, ["spend monster3"]);
}

#[test]
fn ka_71_royal_tournament_blue_cards_of_5() {
    affords("royal-tournament", "enemy1 enemy4");
    affords("royal-tournament", "enemy2 enemy3");
    does_not_afford("royal-tournament", "enemy4 dragon5 dark3");
    given(2, "trophies 1: enemy1 enemy4 dragon5")
        .act(1, "adventure royal-tournament")
        .only_legal(1, ["spend enemy1", "spend enemy4"]);
}

#[test]
fn ka_72_saxons_yellow_cards_of_4() {
    affords("saxons", "dark1 dark3");
    affords("saxons", "dark1 dark1 dark2");
    does_not_afford("saxons", "dark3 enemy4");
    given(2, "trophies 1: dark2 dark2 enemy4").act(1, "adventure saxons").only_legal(1, ["spend dark2"]);
    let paid = given(2, "trophies 1: dark1 dark3").play("1 adventure saxons\n1 spend dark1\n1 spend dark3");
    paid.told(2, "log-adventure").cites("KA-72");
}

#[test]
fn ka_73_robbers_any_two_cards_vikings_any_four() {
    affords("robbers", "dark1 dragon5");
    does_not_afford("robbers", "dragon5");
    affords("vikings", "dark1 dark1 enemy1 dragon5");
    does_not_afford("vikings", "dragon3 dragon4 dragon5");
    given(2, "trophies 1: dark1 dark1 enemy1 monster2 dragon5")
        .act(1, "adventure vikings")
        .only_legal(1, ["spend dark1", "spend enemy1", "spend monster2", "spend dragon5"])
        .play("1 spend dark1\n1 spend dragon5\n1 spend dark1\n1 spend enemy1")
        .see(adventures(1, "vikings"))
        .see(trophies(1, "monster2"));
    given(2, "trophies 1: dark1 dark1 enemy1")
        .play("1 adventure robbers\n1 spend dark1\n1 spend enemy1")
        .see(adventures(1, "robbers"))
        .see(trophies(1, "dark1"));
}

#[test]
fn ka_74_sea_monster_one_card_of_each_kind() {
    affords("sea-monster", "dark1 enemy1 monster2 dragon2");
    does_not_afford("sea-monster", "dark1 dark2 enemy1 monster2");
    given(2, "trophies 1: dark1 dark2 enemy1 monster2 dragon2")
        .play("1 adventure sea-monster\n1 spend dark2")
        .only_legal(1, ["spend enemy1", "spend monster2", "spend dragon2"])
        .play("1 spend dragon2\n1 spend enemy1\n1 spend monster2")
        .see(adventures(1, "sea-monster"))
        .see(trophies(1, "dark1"));
}

#[test]
fn ka_75_king_mark_one_green_one_blue_one_yellow() {
    affords("king-mark", "dark1 enemy1 monster2");
    does_not_afford("king-mark", "dark1 enemy1 dragon2 dragon3");
    given(2, "trophies 1: dark1 enemy1 monster2 dragon2")
        .act(1, "adventure king-mark")
        .only_legal(1, ["spend dark1", "spend enemy1", "spend monster2"])
        .play("1 spend monster2\n1 spend dark1\n1 spend enemy1")
        .see(adventures(1, "king-mark"))
        .see(trophies(1, "dragon2"));
}

#[test]
fn ka_76_green_knight_one_card_of_3_or_more_and_one_of_4_or_more() {
    affords("green-knight", "enemy3 dragon4");
    affords("green-knight", "dragon4 dragon5");
    does_not_afford("green-knight", "dark2 dragon5");
    does_not_afford("green-knight", "dark3 enemy3 monster3");
    given(2, "trophies 1: dark2 dark3 enemy3 dragon4")
        .act(1, "adventure green-knight")
        .only_legal(1, ["spend dark3", "spend enemy3", "spend dragon4"])
        .act(1, "spend dark3")
        .only_legal(1, ["spend dragon4"]);
    given(2, "trophies 1: dark2 dark3 enemy3 dragon4")
        .play("1 adventure green-knight\n1 spend dragon4")
        .only_legal(1, ["spend dark3", "spend enemy3"])
        .act(1, "spend enemy3")
        .see(spent("enemy3 dragon4"));
}

#[test]
fn ka_77_gold_treasure_two_cards_of_3_or_more() {
    affords("gold-treasure", "dark3 enemy3");
    does_not_afford("gold-treasure", "dark2 dragon4");
    given(2, "trophies 1: dark2 dark3 dragon4 monster3")
        .act(1, "adventure gold-treasure")
        .only_legal(1, ["spend dark3", "spend dragon4", "spend monster3"])
        .play("1 spend dark3\n1 spend monster3")
        .see(adventures(1, "gold-treasure"))
        .see(trophies(1, "dark2 dragon4"));
}

#[test]
fn ka_77_gold_treasure_the_red_five_alone() {
    given(2, "trophies 1: dark2 dragon5")
        .act(1, "adventure gold-treasure")
        .only_legal(1, ["spend dragon5"])
        .act(1, "spend dragon5")
        .see(adventures(1, "gold-treasure"))
        .see(trophies(1, "dark2"));
}

#[test]
fn ka_77_with_another_high_card_in_hand_the_red_five_is_enough_when_the_player_says_so() {
    let asked = given(2, "trophies 1: dark2 dark3 dragon5")
        .play("1 adventure gold-treasure\n1 spend dragon5")
        .only_legal(1, ["spend dark3", "done"]);
    asked.clone().act(1, "done").see(adventures(1, "gold-treasure")).see(trophies(1, "dark2 dark3"));
    asked.act(1, "spend dark3").see(adventures(1, "gold-treasure")).see(trophies(1, "dark2"));
}
