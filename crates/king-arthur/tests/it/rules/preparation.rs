//! KA-08 to KA-15: preparation.

use engine::{Game, Seat};
use king_arthur::{Adventures, Event, KingArthur};
use testkit::Script;

use crate::given::{hand, layout, seals, view};

/// The shortest first layout: four dark powers.
fn four_dark_powers(seats: u8) -> Script<KingArthur> {
    Script::start("first=1", seats).play(
        "* adversary dark1
         * adversary dark2
         * adversary dark2
         * adversary dark3",
    )
}

#[test]
fn ka_08_all_adventures_are_open_before_play_starts() {
    let start = Script::<KingArthur>::start("", 3);
    for viewer in Seat::all(3).map(Some).chain([None]) {
        assert_eq!(start.position().view(viewer).open_adventures(), Adventures::ALL);
    }
}

#[test]
fn ka_09_the_adversary_supply_is_shuffled_and_face_down() {
    // Any card can come, in proportion to its copies; what people see of the supply is its size.
    let start =
        Script::<KingArthur>::start("first=1", 2).possible("adversary dark1").possible("adversary dragon5");
    let mut outcomes = Vec::new();
    start.position().chance(&mut outcomes);
    assert_eq!(outcomes.len(), 14);
    assert_eq!(
        start.chance("adversary dragon5").impossible("adversary dragon5").position().view(None).supply,
        43
    );
}

#[test]
fn ka_10_adversaries_are_turned_up_one_by_one_into_the_columns_of_their_kinds() {
    Script::start("first=1", 2)
        .play(
            "* adversary dragon4
             * adversary dark1
             * adversary dragon3
             * adversary monster2
             * adversary enemy3
             * adversary dark3",
        )
        .see(layout("dark1 dark3 enemy3 monster2 dragon4 dragon3"))
        .possible("adversary dark2");
}

#[test]
fn ka_11_turning_up_stops_when_a_column_has_four() {
    Script::<KingArthur>::start("first=1", 2)
        .play(
            "* adversary monster2
             * adversary monster2
             * adversary dark1
             * adversary monster3",
        )
        .possible("adversary monster4")
        .chance("adversary monster4")
        .impossible("adversary dark1")
        .possible("knight red1");
}

#[test]
fn ka_12_the_first_layout_can_have_four_cards() {
    four_dark_powers(2).see(layout("dark1 dark2 dark2 dark3")).possible("knight merlin");
}

#[test]
fn ka_12_the_first_layout_can_have_thirteen_cards_and_no_more() {
    let twelve = Script::<KingArthur>::start("first=1", 2).play(
        "* adversary dark1
         * adversary dark1
         * adversary dark1
         * adversary enemy2
         * adversary enemy2
         * adversary enemy2
         * adversary monster3
         * adversary monster3
         * adversary monster3
         * adversary dragon3
         * adversary dragon3
         * adversary dragon3",
    );
    for thirteenth in ["adversary dark2", "adversary enemy1", "adversary monster4", "adversary dragon5"] {
        let full = twelve.clone().chance(thirteenth).possible("knight red1");
        assert_eq!(full.position().view(None).layout.slots().count(), 13);
    }
}

#[test]
fn ka_13_everybody_is_dealt_four_knights() {
    four_dark_powers(3)
        .play(
            "* knight red1
             * knight red1
             * knight merlin
             * knight beige2
             * knight orange1
             * knight orange1
             * knight orange1
             * knight orange1
             * knight red2
             * knight red2
             * knight beige1",
        )
        .awaits_chance()
        .chance("knight beige1")
        .see(hand(1, "red1 red1 beige2 merlin"))
        .see(hand(2, "orange1 orange1 orange1 orange1"))
        .see(hand(3, "red2 red2 beige1 beige1"))
        .awaits([1]);
}

#[test]
fn ka_13_hands_are_secret() {
    let dealt = four_dark_powers(2).chance("knight red2");
    let card = "red2".parse().unwrap();
    let seat = Seat::new(0);
    assert_eq!(dealt.events(1), [Event::Dealt { seat, card }]);
    assert_eq!(dealt.events(2), [Event::DealtUnseen { seat }]);
    // The other player's view is the same whatever was dealt.
    let other = four_dark_powers(2).chance("knight merlin");
    assert_eq!(view(dealt.position(), 2), view(other.position(), 2));
    assert_eq!(dealt.position().view(None), other.position().view(None));
    assert_ne!(view(dealt.position(), 1), view(other.position(), 1));
}

#[test]
fn ka_14_the_other_knights_are_the_supply() {
    for seats in 2..=5 {
        let view = four_dark_powers(seats).deal(9).position().view(None);
        assert_eq!(view.knights, 53 - 4 * seats);
        assert!(view.discard.is_empty());
    }
}

#[test]
fn ka_15_the_basic_game_has_no_seals() {
    let start = Script::<KingArthur>::start("first=1", 4).deal(3);
    for seat in 1..=4 {
        assert_eq!(view(start.position(), 1).players[seat - 1].seals, 0);
    }
    start.see(seals(1, 0)).not_legal(1, "repeat dark1").not_legal(1, "double dark1");
}
