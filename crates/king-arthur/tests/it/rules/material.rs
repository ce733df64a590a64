//! KA-01 to KA-07: material and aim.

use engine::Game;
use king_arthur::{Adventure, Adventures, Chance, Kind, KingArthur, Options};
use testkit::Script;

use crate::given::{given, scores, seals, winners, with_seals};

/// Every outcome of chance now, with its weight.
fn outcomes(script: &Script<KingArthur>) -> Vec<(Chance, u32)> {
    let mut outcomes = Vec::new();
    script.position().chance(&mut outcomes);
    outcomes
}

/// The first knight is due.
fn first_deal() -> Script<KingArthur> {
    Script::start("first=1", 2).play(
        "* adversary dark1
         * adversary dark1
         * adversary dark1
         * adversary dark1",
    )
}

#[test]
fn ka_01_two_to_five_can_play() {
    assert_eq!(KingArthur::seats(&Options::default()), 2..=5);
    for seats in 2..=5 {
        Script::<KingArthur>::start("first=1", seats)
            .deal(1)
            .awaits([1])
            .act(1, "draw")
            .deal(1)
            .act(1, "end")
            .awaits([2]);
    }
}

#[test]
fn ka_02_there_are_53_knights_44_adversaries_13_adventures() {
    let start = Script::<KingArthur>::start("first=1", 2);
    let adversaries: u32 = outcomes(&start).iter().map(|(_, copies)| copies).sum();
    let knights: u32 = outcomes(&first_deal()).iter().map(|(_, copies)| copies).sum();
    assert_eq!((knights, adversaries), (53, 44));
    assert_eq!(start.position().view(None).open_adventures().len(), 13);
}

#[test]
fn ka_03_each_colour_has_14_singles_and_2_doubles_and_there_are_5_merlins() {
    let knights: Vec<String> =
        outcomes(&first_deal()).iter().map(|(card, copies)| format!("{copies} {card}")).collect();
    assert_eq!(
        knights,
        [
            "14 knight red1",
            "2 knight red2",
            "14 knight orange1",
            "2 knight orange2",
            "14 knight beige1",
            "2 knight beige2",
            "5 knight merlin",
        ]
    );
}

#[test]
fn ka_04_there_are_13_dark_powers_11_enemy_knights_11_monsters_and_9_dragons() {
    let count = |kind: Kind| -> u32 {
        let cards = outcomes(&Script::start("first=1", 2));
        let of_kind = |card: &Chance| matches!(card, Chance::Adversary(card) if card.kind() == kind);
        cards.iter().filter(|(card, _)| of_kind(card)).map(|(_, copies)| copies).sum()
    };
    assert_eq!(Kind::ALL.map(count), [13, 11, 11, 9]);
    given(2, "layout: dark1").cites("KA-04");
}

#[test]
fn ka_05_adventures_are_worth_6_to_20_points() {
    let values = Adventure::ALL.map(Adventure::value);
    assert_eq!(values.iter().min(), Some(&6));
    assert_eq!(values.iter().max(), Some(&20));
    // What stands on the card is what it scores: here 6 for the robbers and 20 for the Holy Grail.
    let end =
        given(2, "adventures 1: robbers; adventures 2: holy-grail; layout: dark1; supply: ; hand 1: red1")
            .play(
                "1 challenge dark1
             1 pay red1
             1 end",
            );
    assert_eq!(scores(&end), [6 + 1, 20]);
}

#[test]
fn ka_06_five_players_have_five_seals_each() {
    let mut start = Script::start("seals=yes", 5);
    for seat in 1..=5 {
        start = start.see(seals(seat, 5));
    }
}

#[test]
fn ka_07_knights_beat_adversaries_that_pay_for_adventures_and_the_most_successful_player_wins() {
    let end = given(2, "hand 1: red1; trophies 1: dark1; trophies 2: dragon5; layout: dark1; supply: ").play(
        "1 challenge dark1
             1 pay red1
             1 adventure robbers
             1 spend dark1
             1 spend dark1
             1 end",
    );
    assert_eq!(scores(&end), [6, 5]);
    assert_eq!(winners(&end), [1]);
    assert_eq!(Adventures::ALL.points(), 150);
}

#[test]
fn ka_06_a_seal_is_one_of_five() {
    let table = "hand 1: red1; layout: dark1@1 dark1@1 dark1@1 enemy1@1 monster2@1 monster2";
    with_seals(2, table).see(seals(1, 0)).not_legal(1, "challenge monster2");
}
