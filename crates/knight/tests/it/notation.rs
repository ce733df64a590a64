//! The words of logs, options and tables: what is read, and what is refused with a clear sentence.

use engine::{Game, Seat};
use knight::{Action, Chance, Knight, Options, View};
use testkit::{Script, fuzz};

/// Why these words cannot be read.
fn refused<T: std::str::FromStr<Err = engine::NotationError>>(words: &str) -> String {
    words.parse::<T>().err().map(|error| error.to_string()).unwrap_or_else(|| panic!("{words:?} can be read"))
}

#[test]
fn every_kind_of_action_reads_back() {
    let words = "take aldric,choose left,reveal 3,swap 2 4,replace 3,borrow 3 left,unlock king,enter country-joust,battle 3,\
                 special,reward 1,threshold 5,buy glory,buy influence,buy command,exchange glory wisdom,lure,\
                 chain church merchants,link village,end,stage left,add N1,attack,move C N1,halt,gather,thwart,thwart 2,forgo,\
                 remove E1,remove M1 2,spare,pay,suffer,enemy E1,advance O1 M1,raze M2 gold1,flow R1 V7,offer 2,give gold,want glory,\
                 propose,accept,decline,challenge 2,stake 3,seize glory,bid 6,spend gold,call 2,strike M2 3";
    for words in words.split(',') {
        assert_eq!(words.parse::<Action>().unwrap().to_string(), words);
    }
    for words in ["character odo", "goal house-of-stone", "event wounded-stag", "lot 2"] {
        assert_eq!(words.parse::<Chance>().unwrap().to_string(), words);
    }
}

#[test]
fn wrong_words_are_refused_with_the_right_ones() {
    assert_eq!(
        refused::<Action>("jump C"),
        "expected an action such as choose left, unlock king, battle 1, end or gather, found \"jump C\""
    );
    assert_eq!(refused::<Action>("add Z9"), "expected a tile such as C or N1, found \"Z9\"");
    assert_eq!(refused::<Action>("bid 16"), "expected an amount from 0 to 15, found \"16\"");
    assert_eq!(refused::<Action>("threshold 6"), "expected a threshold: 5, 10, 15 or 20, found \"6\"");
    assert_eq!(
        refused::<Action>("raze C gold0"),
        "expected a source such as gold2 or points5, found \"gold0\""
    );
    assert_eq!(
        refused::<Action>("swap 4 2"),
        "expected two places of the row, the left one first, found \"swap 4 2\""
    );
    assert_eq!(refused::<Chance>("joker"), "expected character …, goal …, event … or lot …, found \"joker\"");
    for words in
        ["", " ", "end ", " end", "buy  glory", "buy", "End", "buy gold", "bid 01", "link king", "seize gold"]
    {
        assert!(words.parse::<Action>().is_err(), "{words:?}");
        assert!(words.parse::<Chance>().is_err(), "{words:?}");
    }
}

#[test]
fn nonsense_is_refused_and_words_read_back() {
    fuzz::<Knight>(100);
}

#[test]
fn options_read_back_and_limit_the_seats() {
    let all = [
        ("", 1..=1),
        ("scenario=rebels characters=random", 1..=1),
        ("mode=side-by-side scenario=flood", 2..=4),
        ("mode=war", 2..=4),
    ];
    for (words, seats) in all {
        let options: Options = words.parse().unwrap();
        assert_eq!(options.to_string(), words);
        assert_eq!(Knight::seats(&options), seats);
    }
    assert_eq!(refused::<Options>("mode=peace"), "expected mode= (solo, side-by-side, war), found \"peace\"");
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    for table in [
        "turn: 13",
        "row: empty-granary",
        "row: empty-granary empty-granary ? ? ? ?",
        "goods 1: glory 7",
        "goods 1: gold 13",
        "goods 1: silver 1",
        "levels 1: king 7",
        "influence 1: 1; levels 1: king 2",
        "units 1: C 5",
        "units 1: A1 1",
        "battles 1: 6",
        "stages 1: castle 1",
        "claimed 1: crown",
        "links 1: village",
        "enemy 1: 7",
        "goal: nothing",
        "throne: 1",
        "turn: 1; turn: 2",
    ] {
        assert!(Knight::set_up(Options::default(), 1, table).is_err(), "{table:?} is possible");
    }
    assert!(Knight::set_up(Options::default(), 2, "").is_err());
}

#[test]
fn a_view_survives_its_json() {
    let script = Script::<Knight>::start("mode=war", 2).play(
        "1 take odo\n2 take bran\n* goal best-blade\n* event horse-fair\n1 choose left\n2 choose right",
    );
    let script = script.play("1 end\n2 end\n1 bid 3");
    for viewer in Seat::all(2).map(Some).chain([None]) {
        let view = script.position().view(viewer);
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
        assert_eq!(json.contains(r#""sealed":3"#), viewer == Some(Seat::new(0)), "{json}");
        assert!(json.contains(r#""goal":"best-blade""#), "{json}");
    }
}
