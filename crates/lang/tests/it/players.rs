//! Every message, spoken with all that can stand in it: to each player that it names and to somebody else.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use engine::{Seat, SeatSet};
use lang::{Locale, Names, PLAYERS, Voice};
use scene::{Arg, Text};

use crate::files::{Messages, files, is_shared, keys, names_after, shared};
use crate::grammar;

/// The last two are the players of a group.
const NAMES: [&str; 6] = ["Morgan", "Kay", "Lukas", "Anna", "Iseult", "Bors"];

/// What a message knows about a player, after the name of its argument.
const FORMS: [&str; 4] = ["-is", "-subject", "-object", "-dative"];

/// An argument that is not a player gets this many values, or as many as it has keys.
const ROUNDS: usize = 4;

/// A message, spoken.
struct Spoken {
    file: String,
    id: String,
    locale: Locale,
    names_players: bool,
    you: Option<Seat>,
    sentence: String,
}

#[test]
fn every_message_that_names_a_player_is_right_for_you_and_for_others() {
    let spoken: Vec<Spoken> = every_message().into_iter().filter(|spoken| spoken.names_players).collect();
    let faults = report(&spoken, |spoken| {
        grammar::faults(spoken.locale, &spoken.id, &spoken.sentence, &NAMES, spoken.you.is_some())
    });
    let messages: BTreeSet<(&str, &str)> = spoken.iter().map(|spoken| (&*spoken.file, &*spoken.id)).collect();
    assert!(messages.len() > 500, "only {} messages name players", messages.len());
    assert_eq!(faults, "");
}

#[test]
fn no_message_speaks_of_one_thing_in_the_plural() {
    let spoken = every_message();
    assert!(spoken.len() > 8_000, "only {} sentences were spoken", spoken.len());
    assert_eq!(report(&spoken, |spoken| grammar::plural_faults(spoken.locale, &spoken.sentence)), "");
}

/// A line for each fault, with its file and message.
fn report(spoken: &[Spoken], check: impl Fn(&Spoken) -> Vec<String>) -> String {
    let line =
        |spoken: &Spoken, fault| format!("{}: {}: {fault}: {}\n", spoken.file, spoken.id, spoken.sentence);
    let faults: BTreeSet<String> =
        spoken.iter().flat_map(|spoken| check(spoken).into_iter().map(|fault| line(spoken, fault))).collect();
    faults.into_iter().collect()
}

fn every_message() -> Vec<Spoken> {
    let mut spoken = Vec::new();
    for (path, locale) in files() {
        let file = fs::read_to_string(&path).expect("a file can be read");
        let (voice, common) = match is_shared(&path) {
            true => (Voice::shared(locale), String::new()),
            false => (Voice::with_messages(locale, &[&file]), shared(locale)),
        };
        let own = Messages::of(&file);
        let ids: Vec<&str> = own.ids().collect();
        let all = Messages::of(&common).with(own);
        for id in ids {
            let text = all.whole(id);
            let players = players(id, &text);
            for (sentence, you) in speak_to_everybody(&voice, id, &text, &players) {
                let (file, id) = (short(&path), id.to_owned());
                spoken.push(Spoken { file, id, locale, names_players: !players.is_empty(), you, sentence });
            }
        }
    }
    spoken
}

/// The crate, the folder and the name of a file.
fn short(path: &Path) -> String {
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    parts[parts.len() - 3..].join("/")
}

/// The arguments of a message that are players.
fn players(id: &str, text: &str) -> BTreeSet<String> {
    let arguments = names_after('$', text);
    for argument in arguments.iter().filter(|name| FORMS.iter().any(|form| name.ends_with(form))) {
        assert!(is_player(base(argument)), "{id}: ${argument} is no form of a player");
    }
    arguments.into_iter().map(base).filter(|name| is_player(name)).map(str::to_owned).collect()
}

/// The argument of which this is a form.
fn base(name: &str) -> &str {
    FORMS.iter().find_map(|form| name.strip_suffix(form)).unwrap_or(name)
}

/// A message as each player hears it that it names, and as somebody else does.
fn speak_to_everybody(
    voice: &Voice,
    id: &str,
    text: &str,
    players: &BTreeSet<String>,
) -> Vec<(String, Option<Seat>)> {
    let others = names_after('$', text).into_iter().filter(|name| !is_player(base(name)));
    let others: Vec<(&str, Vec<Arg>)> = others.map(|name| (name, values(text, name))).collect();
    let rounds = others.iter().map(|(_, values)| values.len()).max().unwrap_or(1);
    let mut spoken = Vec::new();
    for (players, you) in castings(players) {
        for round in 0..rounds {
            let more = others
                .iter()
                .map(|(name, values)| ((*name).to_owned().into(), values[round % values.len()].clone()));
            let args = players.iter().cloned().map(|(name, arg)| (name.into(), arg)).chain(more).collect();
            let names = NAMES.map(str::to_owned);
            spoken.push((voice.say(&Text { id: id.to_owned(), args }, Names { names: &names, you }), you));
        }
    }
    spoken
}

fn is_player(name: &str) -> bool {
    PLAYERS.contains(&name)
}

type Casting = (Vec<(String, Arg)>, Option<Seat>);

/// Every assignment of players to arguments, with no listener and with each player as the listener; a group is one player or two.
fn castings(named: &BTreeSet<String>) -> Vec<Casting> {
    let group = Seat::new(4);
    let sizes = [SeatSet::only(group), SeatSet::only(group).with(Seat::new(5))];
    let sizes = if named.contains("names") { &sizes[..] } else { &sizes[..1] };
    let mut castings = Vec::new();
    for size in sizes {
        let cast: Vec<(String, Arg, Seat)> = named
            .iter()
            .map(|name| match &**name {
                "names" => (name.clone(), Arg::Seats(*size), group),
                _ => {
                    let at = PLAYERS.iter().position(|player| player == name).expect("a player's argument");
                    let seat = Seat::new(at as u8);
                    (name.clone(), Arg::Seat(seat), seat)
                }
            })
            .collect();
        let listeners = cast.iter().map(|(.., seat)| Some(*seat)).chain([None]);
        for you in listeners {
            castings.push((cast.iter().map(|(name, arg, _)| (name.clone(), arg.clone())).collect(), you));
        }
    }
    castings
}

/// Values for an argument that is not a player: all keys between which the message chooses, or numbers and a word.
fn values(text: &str, argument: &str) -> Vec<Arg> {
    let keys = keys(text, argument);
    let is_number = keys.iter().all(|key| matches!(&**key, "one" | "other") || key.parse::<i64>().is_ok());
    if is_number {
        let numbers = [1, 0, 2, 5].map(Arg::Number);
        let word = keys.is_empty().then(|| Arg::Verbatim("…".to_owned()));
        return numbers.into_iter().chain(word).take(ROUNDS + 1).collect();
    }
    keys.into_iter().map(Arg::Verbatim).collect()
}
