//! The words of logs, options and tables: what is read, and what is refused with a clear sentence.

use engine::{Game, Seat};
use king_arthur::{Action, Chance, KingArthur, Options, View};

use crate::given::given;

/// Why these words cannot be read.
fn refused<T: std::str::FromStr<Err = engine::NotationError>>(words: &str) -> String {
    words.parse::<T>().err().map(|error| error.to_string()).unwrap_or_else(|| panic!("{words:?} can be read"))
}

/// Why this table cannot be.
fn impossible(options: &str, seats: u8, table: &str) -> String {
    let options: Options = options.parse().expect("options");
    KingArthur::set_up(options, seats, table)
        .err()
        .map(|error| error.to_string())
        .unwrap_or_else(|| panic!("{table:?} is possible"))
}

#[test]
fn every_kind_of_action_reads_back() {
    for words in [
        "reveal",
        "challenge dragon4",
        "repeat dark1",
        "double monster2",
        "pay orange2",
        "adventure questing-beast",
        "spend enemy3",
        "done",
        "draw",
        "end",
    ] {
        assert_eq!(words.parse::<Action>().unwrap().to_string(), words);
    }
    for words in ["first 5", "adversary enemy4", "knight merlin"] {
        assert_eq!(words.parse::<Chance>().unwrap().to_string(), words);
    }
}

#[test]
fn wrong_words_are_refused_with_the_right_ones() {
    assert_eq!(
        refused::<Action>("attack dragon4"),
        "expected reveal, challenge …, repeat …, double …, pay …, adventure …, spend …, done, draw or end, \
         found \"attack dragon4\""
    );
    assert_eq!(
        refused::<Action>("challenge dragon6"),
        "expected an adversary such as dark1, enemy3 or dragon4, found \"dragon6\""
    );
    assert_eq!(
        refused::<Action>("pay red3"),
        "expected a knight such as red1, orange2 or merlin, found \"red3\""
    );
    assert_eq!(
        refused::<Action>("adventure picnic"),
        "expected an adventure such as holy-grail or king-mark, found \"picnic\""
    );
    assert_eq!(refused::<Chance>("joker"), "expected first …, adversary … or knight …, found \"joker\"");
    assert_eq!(refused::<Chance>("first 7"), "expected a seat from 1 to 6, found \"7\"");
    for words in ["", " ", "reveal ", " reveal", "pay  red1", "draw draw", "challenge", "first", "Reveal"] {
        assert!(words.parse::<Action>().is_err(), "{words:?}");
        assert!(words.parse::<Chance>().is_err(), "{words:?}");
    }
}

#[test]
fn options_read_back_and_limit_the_seats() {
    for (words, seats) in
        [("", 2..=5), ("seals=yes", 2..=5), ("first=2", 2..=5), ("seals=yes first=4", 4..=5)]
    {
        let options: Options = words.parse().unwrap();
        assert_eq!(options.to_string(), words);
        assert_eq!(KingArthur::seats(&options), seats);
    }
    assert_eq!(refused::<Options>("seals=maybe"), "expected seals= (no, yes), found \"maybe\"");
    assert_eq!(refused::<Options>("first=6"), "expected first= (random, 1, 2, 3, 4, 5), found \"6\"");
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    assert_eq!(impossible("", 1, ""), "expected as many players as can play, found \"1\"");
    assert_eq!(impossible("first=3", 2, ""), "expected as many players as can play, found \"2\"");
    assert_eq!(
        impossible("", 2, "hand 1: red2 red2; hand 2: red2"),
        "expected at most 2 red2, found \"more\""
    );
    assert_eq!(
        impossible("", 2, "trophies 1: dragon5; layout: dragon5"),
        "expected at most 1 dragon5, found \"more\""
    );
    assert_eq!(
        impossible("", 2, "layout: dark1 dark1 dark1 dark1 dark2"),
        "expected at most four cards in a column, found \"dark2\""
    );
    assert_eq!(
        impossible("", 2, "adventures 1: robbers; adventures 2: robbers"),
        "expected an adventure that nobody has, found \"robbers\""
    );
    for (options, table) in [
        ("", "turn: 3"),
        ("", "layout: dark1@1"),
        ("seals=yes", "layout: dark1@3"),
        ("seals=yes", "layout: dark1@1 dark1@1 dark1@1 enemy1@1 enemy1@1 enemy2@1"),
        ("", "supply: "),
        ("", "hand 3: red1"),
        ("", "hand 1: red1; hand 1: red1"),
        ("", "red1"),
        ("", "throne: red1"),
    ] {
        impossible(options, 2, table);
    }
}

#[test]
fn a_view_survives_its_json() {
    let paying =
        given(3, "hand 1: red1 merlin; trophies 2: dragon5; adventures 3: robbers; layout: dark2 dark3")
            .play("1 challenge dark2\n1 pay merlin");
    for viewer in Seat::all(3).map(Some).chain([None]) {
        let view = paying.position().view(viewer);
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
    }
    let json = serde_json::to_string(&paying.position().view(Some(Seat::new(0)))).unwrap();
    assert!(json.contains(r#""hand":{"red1":1}"#), "{json}");
    assert!(
        json.contains(r#""phase":{"pay":{"challenge":"usual","target":"dark2","paid":{"merlin":1}}}"#),
        "{json}"
    );
    let three = json.replace(r#"{"red1":1}"#, r#"{"red2":3}"#);
    assert!(serde_json::from_str::<View>(&three).is_err(), "there are only two of them");
}
