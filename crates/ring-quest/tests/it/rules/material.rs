//! QR-01 to QR-04: material and aim.

use engine::Game;
use ring_quest::{DRAGON_CARDS, KNIGHTS, Kind, OBSTACLES, Options, RingQuest, Spaces, State, TALISMANS};
use testkit::Script;

use crate::given::{given, scores, seals, winners};

#[test]
fn qr_01_three_to_six_can_play() {
    assert_eq!(RingQuest::seats(&Options::default()), 3..=6);
    for seats in 3..=6 {
        let script = Script::<RingQuest>::start("first=1", seats);
        assert_eq!(script.position().view(None).knights.len(), usize::from(seats));
        script.act(1, "step G05").act(1, "stop").awaits([2]);
    }
}

#[test]
fn qr_02_contents() {
    assert_eq!((KNIGHTS, KNIGHTS as u8 * TALISMANS, OBSTACLES), (6, 18, 16));
    assert_eq!(DRAGON_CARDS.iter().sum::<u8>(), 24);
    assert_eq!(DRAGON_CARDS, [2, 0, 4, 6, 6, 4, 2]);
    // Six seals of each of the four cities: one for every knight.
    assert_eq!(KNIGHTS * State::ALL.len(), 24);
}

#[test]
fn qr_03_four_states_with_a_city_each() {
    for state in State::ALL {
        let city = Spaces::CITIES.and(Spaces::of_state(state));
        assert_eq!(city.len(), 1, "{state:?}");
        assert!(city.first().unwrap().to_string().ends_with("08"));
    }
    assert_eq!(Spaces::of(Kind::City).len(), 4);
}

#[test]
fn qr_04_three_different_seals_win() {
    let end = given(3, "knight 1: G09; ring: knight 1; seals 1: tirad urgad; seals 2: tirad urgad")
        .act(1, "step G08")
        .act(1, "stop")
        .see(seals(1, "tirad urgad galad"));
    assert_eq!(winners(&end), [1]);
    assert_eq!(scores(&end), [3, 2, 0]);
    given(3, "knight 1: G09; ring: knight 1; seals 1: tirad")
        .act(1, "step G08")
        .act(1, "stop")
        .awaits([1])
        .legal(1, ["ring T06"]);
}
