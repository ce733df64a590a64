//! The words of logs, options and tables: what is read, and what is refused with a clear sentence.

use camelot::{Action, Camelot, Chance, Options, View};
use engine::{Game, Seat};

use crate::given::given;

fn refused<T: std::str::FromStr<Err = engine::NotationError>>(words: &str) -> String {
    words.parse::<T>().err().map(|error| error.to_string()).unwrap_or_else(|| panic!("{words:?} can be read"))
}

#[test]
fn every_kind_of_step_reads_back() {
    let actions = "colour violet,send red 2,predict 15,take key-violet-green-blue,retrieve 2,shield wild,redirect blue,\
                   place green r1c1,place yellow s4,knight hinterland,knight screen,tree,bonus points,look,draw,part rim,\
                   discard green,black-knight,pair,withdraw red L2,decline,end";
    for words in actions.split(',') {
        assert_eq!(words.parse::<Action>().unwrap().to_string(), words);
    }
    for words in ["side green b", "magician red", "mission special-2", "merlin 3", "grail stem"] {
        assert_eq!(words.parse::<Chance>().unwrap().to_string(), words);
    }
}

#[test]
fn wrong_words_are_refused_with_the_right_ones() {
    assert_eq!(refused::<Action>("predict 16"), "expected a number from 0 to 15, found \"16\"");
    assert_eq!(refused::<Action>("send red 4"), "expected a number from 0 to 3, found \"4\"");
    assert_eq!(
        refused::<Action>("place green b1"),
        "expected a field such as green r1c1, red s4 or blue g1a, found \"green b1\""
    );
    assert_eq!(refused::<Chance>("merlin 5"), "expected merlin 2, 3 or 4, found \"merlin 5\"");
    for words in [
        "",
        "end ",
        "send red",
        "send red +1",
        "predict 08",
        "place",
        "knight",
        "take green red",
        "side secret a",
    ] {
        assert!(words.parse::<Action>().is_err(), "{words:?}");
        assert!(words.parse::<Chance>().is_err(), "{words:?}");
    }
}

#[test]
fn options_read_back() {
    for words in ["", "green=b", "red=random yellow=b", "blue=b heroes=yes colours=chosen"] {
        assert_eq!(words.parse::<Options>().unwrap().to_string(), words);
    }
    assert_eq!(refused::<Options>("green=c"), "expected green= (a, b, random), found \"c\"");
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let impossible = |options: &str, seats, table: &str| {
        let options: Options = options.parse().expect("options");
        assert!(Camelot::set_up(options, seats, table).is_err(), "{table}");
    };
    impossible("green=random", 4, "");
    for table in [
        "green: red r9c9",
        "green: red r1c1 blue r1c1",
        "hinterland: red 14",
        "sent: red 4",
        "order: red blue",
        "order: red red blue green",
        "open: key-violet",
        "open: special-2 special-2",
        "tiles: red foot*8",
        "merlins: red 5",
        "heroes: red 3",
        "phase: tea",
        "round: 8",
        "throne: red",
        "red",
    ] {
        impossible("", 4, table);
    }
}

#[test]
fn a_view_survives_its_json() {
    let script =
        given(3, "sent: red 2; open: green-red; tiles: red foot; merlins: blue 3").act(1, "take green-red");
    for viewer in Seat::all(3).map(Some).chain([None]) {
        let view = script.position().view(viewer);
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
    }
    let json = serde_json::to_string(&script.position().view(None)).unwrap();
    assert!(json.contains(r#""shields":["green","red"]"#), "{json}");
    let doubled = json.replace(r#"["red","blue","green"]"#, r#"["red","red","green"]"#);
    assert!(serde_json::from_str::<View>(&doubled).is_err());
}
