//! What is written is read back; people may type less.

use engine::BotId;
use engine::{Seat, Turn};
use proptest::prelude::*;
use table::{GameHandle, Header, Player, Source};

use crate::{ONE, TOY, TWO, finished, header, roll_on, sealed};

const SCRIPTED: &str = "\
roundtable 1
game toy
rules 3
options peeking=no
seat 1 Isolde
seat 2 Morgan = knight
seed none

1. * card 4
2. * card 2
3. 1 wait
4. 1 undo 2
5. 1 done
6. 2 done
7. 2 bid 2
8. all undo 6
9. 2 bid 1
10. 1 bid 3
11. * heads
";

#[test]
fn a_log_is_written_as_it_was_read() {
    let session = TOY.read(SCRIPTED).unwrap();
    assert_eq!(session.log(), SCRIPTED);
    assert_eq!(session.header().players[1].bot.as_ref().map(BotId::as_str), Some("knight"));
    let Turn::Over(outcome) = session.turn() else { panic!("not over") };
    assert_eq!(outcome.scores.first(2), [24, 4]);
}

// The two cards were computed by another program, from the description in docs/notation.md.
#[test]
fn a_sealed_log_begins_like_this() {
    let mut header = header(Source::Sealed {
        seed: std::array::from_fn(|at| at as u8),
        entropy: vec![(TWO, "a = b".into()), (ONE, "some words".into())],
    });
    header.options = "peeking=yes".into();
    let mut session = TOY.open(header).unwrap();
    roll_on(&mut *session);
    let log = session.log();
    assert_eq!(
        log,
        "\
roundtable 1
game toy
rules 3
seat 1 Isolde
seat 2 Morgan
rng chacha8
commitment sha256:b7ea6f4aea6bddd1399f01ba4d59cbcd8240bb5127ee9934c259156d963ed8c9
seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
entropy 1 some words
entropy 2 \"a = b\"

1. * card 3
2. * card 2
"
    );
    assert_eq!(TOY.read(&log).unwrap().header(), session.header());
}

#[test]
fn people_may_type_less() {
    let typed = "\u{feff}\
# A game at Camelot, last winter.

roundtable   1\r
game toy
seed none
rules 3
  seat 1   Isolde
# She was late.
seat 2 Morgan=page
*  card 4
* card 2

1  wait
# Then she thought about it.
4. 1 undo 2
1 done";
    let session = TOY.read(typed).unwrap();
    assert_eq!(session.lines(), 5);
    assert!(session.log().ends_with("seat 1 Isolde\nseat 2 Morgan = page\nseed none\n\n1. * card 4\n2. * card 2\n3. 1 wait\n4. 1 undo 2\n5. 1 done\n"));
}

#[test]
fn a_match_goes_on_from_its_log_with_the_same_chance() {
    let whole = finished(9);
    let log = whole.log();
    let head = log.lines().position(str::is_empty).unwrap() + 1;
    for lines in 0..=whole.lines() {
        let part: Vec<&str> = log.lines().take(head + lines as usize).collect();
        let mut session = TOY.read(&part.join("\n")).unwrap();
        assert_eq!(session.position_hash(), whole.at(lines).position_hash());
        for line in log.lines().skip(head + lines as usize) {
            let (_, step) = line.split_once(". ").unwrap();
            match step.split_once(' ').unwrap() {
                ("*", _) => session.roll().unwrap(),
                (seat, action) => session.play(seat.parse().unwrap(), action).unwrap(),
            }
        }
        assert_eq!(session.log(), log);
        assert_eq!(session.position_hash(), whole.position_hash());
    }
}

#[test]
fn a_match_is_looked_at_as_of_any_line() {
    let whole = TOY.read(SCRIPTED).unwrap();
    assert_eq!(whole.at(99).log(), SCRIPTED);
    assert_eq!(whole.at(3).position_hash(), whole.at(3).at(3).position_hash());
    assert_eq!(whole.at(4).position_hash(), whole.at(2).position_hash());
    assert_ne!(whole.at(3).position_hash(), whole.at(2).position_hash());
    let told =
        |lines: u32| -> Vec<u32> { whole.at(lines).story(None, 0).iter().map(|told| told.at).collect() };
    assert_eq!(told(3), [1, 2, 3]);
    assert_eq!(told(5), [1, 2, 5]);
    assert_eq!(told(7), [1, 2, 5, 6, 7]);
    let mut copy = whole.at(7);
    copy.undo(TWO).unwrap();
    assert_eq!(whole.log(), SCRIPTED);
}

#[test]
fn any_of_several_games_is_read() {
    let kinds: [&dyn GameHandle; 1] = [&TOY];
    assert_eq!(table::read(&kinds, SCRIPTED).unwrap().log(), SCRIPTED);
    let error = table::read(&kinds, &SCRIPTED.replace("toy", "chess")).err().unwrap();
    assert_eq!(error.to_string(), "line 2: There is no game “chess”; the games are: toy.");
}

fn text() -> impl Strategy<Value = String> {
    let hostile = prop::sample::select(vec![
        "= knight",
        "\"",
        "\\",
        "#",
        "seed none",
        " = ",
        "1. ",
        "*",
        "all",
        "ö",
        "漢字",
        "👑",
        " ",
        "\u{a0}",
        "\u{200d}",
    ]);
    prop::collection::vec(prop_oneof![hostile.prop_map(str::to_owned), "[ -~]{0,5}"], 1..5)
        .prop_map(|parts| parts.concat())
        .prop_filter("blank or long", |text| !text.trim().is_empty() && text.chars().count() < 100)
}

proptest! {
    #[test]
    fn any_printable_name_survives(names in [text(), text()], words in text(), bot in any::<bool>()) {
        let players = names
            .iter()
            .map(|name| Player { name: name.clone(), bot: bot.then(|| "page".parse().unwrap()) })
            .collect();
        let source = Source::Sealed { seed: [1; 32], entropy: vec![(Seat::new(1), words)] };
        let header = Header { game: "toy".into(), rules: 3, options: String::new(), players, source };
        let session = TOY.open(header).unwrap();
        let read = TOY.read(&session.log()).unwrap();
        prop_assert_eq!(read.header(), session.header());
    }
}

#[test]
fn an_empty_match_is_a_log_too() {
    let session = sealed(4);
    assert_eq!(TOY.read(&session.log()).unwrap().lines(), 0);
}
