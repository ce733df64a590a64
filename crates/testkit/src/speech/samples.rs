//! Arguments that are made up: for messages of programs, and for messages that no match of the tests says.

use std::collections::{BTreeMap, BTreeSet};

use engine::Seat;
use lang::PLAYERS;
use scene::{Arg, Text};

/// The arguments of a message with the keys of the variants between which they choose.
pub(super) type Arguments<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// The message with all that can stand in it. `known` tells what an argument is, where its variants do not tell enough.
pub(super) fn samples(
    id: &str,
    arguments: &Arguments<'_>,
    known: impl Fn(&str, &BTreeSet<&str>) -> Option<Vec<Arg>>,
) -> Vec<Text> {
    let mut texts = vec![Text::new(id)];
    for (name, keys) in arguments {
        let values = players(name, keys).or_else(|| known(name, keys)).unwrap_or_else(|| variants(keys));
        let with = |text: &Text, value: &Arg| {
            let mut text = text.clone();
            text.args.push(((*name).to_owned().into(), value.clone()));
            text
        };
        texts = texts.iter().flat_map(|text| values.iter().map(|value| with(text, value))).collect();
    }
    texts
}

/// Groups of every size for several players, one seat for one player. A group is empty only where the message has a variant for it.
fn players(name: &str, keys: &BTreeSet<&str>) -> Option<Vec<Arg>> {
    let sizes = u8::from(!keys.contains("nobody"))..=3;
    match PLAYERS.iter().position(|player| *player == name)? {
        _ if name == "names" => Some(sizes.map(|size| Arg::Seats(Seat::all(size).collect())).collect()),
        seat => Some(vec![Arg::Seat(Seat::new(seat as u8))]),
    }
}

/// One value for each variant. There is none of something only where that has a variant; what has no variants is left open.
fn variants(keys: &BTreeSet<&str>) -> Vec<Arg> {
    let words = keys.iter().filter(|key| !is_of_number(key));
    let words: Vec<Arg> = words.map(|key| Arg::Word((*key).to_owned().into())).collect();
    match keys.is_empty() {
        true => vec![Arg::Verbatim("…".to_owned())],
        false if words.is_empty() => {
            let numbers = [0, 1, 2, 5].into_iter().filter(|number| *number > 0 || keys.contains("0"));
            numbers.map(Arg::Number).collect()
        }
        false => words,
    }
}

/// Can the key stand for a number?
fn is_of_number(key: &str) -> bool {
    matches!(key, "one" | "other") || key.parse::<i64>().is_ok()
}
