//! The words of logs, options and tables: what is read, and what is refused with a clear sentence.

use engine::{Game, Seat};
use ring_quest::{Action, Chance, Options, RingQuest, Space, View};
use testkit::fuzz;

use crate::given::given;

/// Why these words cannot be read.
fn refused<T: std::str::FromStr<Err = engine::NotationError>>(words: &str) -> String {
    words.parse::<T>().err().map(|error| error.to_string()).unwrap_or_else(|| panic!("{words:?} can be read"))
}

/// Why this table cannot be.
fn impossible(options: &str, seats: u8, table: &str) -> String {
    let options: Options = options.parse().expect("options");
    RingQuest::set_up(options, seats, table)
        .err()
        .map(|error| error.to_string())
        .unwrap_or_else(|| panic!("{table:?} is possible"))
}

#[test]
fn every_kind_of_action_reads_back() {
    for words in
        ["step T05", "stop", "banish W03", "obstacle T15", "lift U05", "lay W00", "leave", "ring T06"]
    {
        assert_eq!(words.parse::<Action>().unwrap().to_string(), words);
    }
    for words in ["first 6", "dragon 0", "dragon 6", "die 1"] {
        assert_eq!(words.parse::<Chance>().unwrap().to_string(), words);
    }
}

#[test]
fn wrong_words_are_refused_with_the_right_ones() {
    assert_eq!(
        refused::<Action>("jump T05"),
        "expected step …, stop, banish …, obstacle …, lift …, lay …, leave or ring …, found \"jump T05\""
    );
    assert_eq!(refused::<Action>("step T28"), "expected a space such as T05 or W00, found \"T28\"");
    assert_eq!(refused::<Chance>("dragon 1"), "expected a strength of 0 or 2 to 6, found \"1\"");
    assert_eq!(refused::<Chance>("die 7"), "expected a side from 1 to 6, found \"7\"");
    assert_eq!(refused::<Chance>("joker"), "expected first …, dragon … or die …, found \"joker\"");
    for words in
        ["", " ", "stop ", " stop", "step  T05", "step", "Stop", "step t05", "step T5", "die 10", "die"]
    {
        assert!(words.parse::<Action>().is_err(), "{words:?}");
        assert!(words.parse::<Chance>().is_err(), "{words:?}");
    }
    for word in ["", "T0", "T00", "W13", "X01", "T+1", "T055"] {
        assert!(word.parse::<Space>().is_err(), "{word:?}");
    }
}

#[test]
fn nonsense_is_refused_and_words_read_back() {
    fuzz::<RingQuest>(300);
}

#[test]
fn options_read_back_and_limit_the_seats() {
    for (words, seats) in [("", 3..=6), ("knights=two", 2..=2), ("first=2", 3..=6), ("first=5", 5..=6)] {
        let options: Options = words.parse().unwrap();
        assert_eq!(options.to_string(), words);
        assert_eq!(RingQuest::seats(&options), seats);
    }
    assert_eq!(refused::<Options>("knights=ten"), "expected knights= (one, two), found \"ten\"");
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    assert_eq!(impossible("", 2, ""), "expected as many players as can play, found \"2\"");
    assert_eq!(
        impossible("", 3, "obstacles: T08"),
        "expected a table that can be, found \"obstacles stand on {\\\"T08\\\"}\""
    );
    assert_eq!(
        impossible("", 3, "seals 1: tirad urgad elgad"),
        "expected a table that can be, found \"seat 1 has won\""
    );
    for table in [
        "turn: 4",
        "knight 4: T05",
        "knight 1: T99",
        "knight 1: T05 4",
        "knight 1: T05 hat",
        "knight 1: T05 coat",
        "knight 2: T05; knight 3: T05",
        "ring: W00",
        "ring: knight 9",
        "ring: T05; knight 2: T05",
        "ring: knight 1; knight 1: T08",
        "seals 1: camelot",
        "pile: 1",
        "pile: 7",
        "ring: T05; ring: T05",
        "T05",
        "throne: T05",
    ] {
        impossible("", 3, table);
    }
}

#[test]
fn a_view_survives_its_json() {
    let script = given(3, "knight 1: T03 2; ring: knight 2; obstacles: U05; seals 3: elgad")
        .play("1 step T04\n* dragon 3");
    for viewer in Seat::all(3).map(Some).chain([None]) {
        let view = script.position().view(viewer);
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
        assert!(json.contains(r#""obstacles":["U05"]"#), "{json}");
        assert!(json.contains(r#""phase":{"die":{"strength":3}}"#), "{json}");
    }
}
