//! Whole games that must replay for ever: a folder of logs, each with a remark that says how it ends.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use advice::Advisor;
use bots::Algorithm;
use engine::{Seat, Turn};
use table::{BeatAt, Erased, Header, Match, Playable, Session, Source};

use crate::record;

/// Begins the remark that a golden log has behind its last step.
const MARK: &str = "# ends ";

/// Replays every `*.log` of a folder through the checked path, checks its seal and compares how it ends. Panics with what differs; with
/// `BLESS` in the environment the remark is written anew instead. A new log needs no remark. Panics, too, if a version of the rules that the
/// program still plays has no log.
pub fn check_folder<G: Playable>(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    let mut played = BTreeSet::new();
    for file in logs(folder) {
        let log = record::read(&file);
        let (marked, difference) =
            compare::<G>(&log).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        record::settle(&file, &marked, difference.as_slice());
        played.extend(begun_with(&log));
    }
    for rules in G::RULES {
        assert!(played.contains(&rules), "{} has no log of rules {rules}", folder.display());
    }
}

/// The log with the right remark, and what was another.
pub fn compare<G: Playable>(log: &str) -> Result<(String, Option<String>), String> {
    let read = Match::<G>::read(log).map_err(|error| error.to_string())?;
    let again = Match::<G>::read(&read.log()).map_err(|error| format!("written anew: {error}"))?;
    if again.position() != read.position() {
        return Err("written anew, it ends in another position".into());
    }
    if matches!(read.header().source, Source::Sealed { .. }) {
        read.verify().map_err(|error| format!("the seal: {error}"))?;
    }
    let end = format!("{MARK}{}", ending(&read));
    let recorded = log.lines().rfind(|line| line.starts_with(MARK)).unwrap_or("nothing");
    let steps: String =
        log.lines().filter(|line| !line.starts_with(MARK)).map(|line| format!("{line}\n")).collect();
    let difference = (recorded != end).then(|| format!("{end}, and the file says {recorded}"));
    Ok((format!("{steps}{end}\n"), difference))
}

/// The beats of a stored match, as a viewer sees them.
pub fn beats<G: Playable>(file: impl AsRef<Path>, viewer: Option<Seat>) -> Vec<BeatAt> {
    let log = record::read(file.as_ref());
    let read = Match::<G>::read(&log).unwrap_or_else(|error| panic!("{}: {error}", file.as_ref().display()));
    read.beats(viewer, 0)
}

/// Plays a whole game of its bots and returns its log, which can become golden. A seat without a bot plays at random.
pub fn played<G: Playable>(header: Header) -> String {
    let mut running = Match::<G>::open(header).expect("the header fits the game");
    for seed in 0.. {
        let result = match running.turn() {
            Turn::Over(_) => break,
            Turn::Chance => running.roll(),
            Turn::Seats(pending) => {
                let seat = pending.first().expect("somebody is pending");
                let algorithm = algorithm(&running, seat);
                let view = running.view(Some(seat));
                let question = Erased::<G>::new().question(view.get(), seat).expect("the seat is pending");
                let advice = question.answer(algorithm, seed, &|| false);
                running.play(seat, &advice.action)
            }
        };
        result.expect("bots play by the rules");
    }
    running.log()
}

fn algorithm<G: Playable>(running: &Match<G>, seat: Seat) -> Algorithm {
    let bot = running.header().players[seat.index()].bot.as_ref();
    let resolved = bot.map(|bot| Erased::<G>::new().resolve(bot).expect("the game has this bot"));
    resolved.and_then(|bot| bot.built_in()).unwrap_or(Algorithm::Random)
}

fn ending<G: Playable>(read: &Match<G>) -> String {
    let hash = read.position_hash();
    let list = |values: Vec<String>| values.join(" ");
    match read.turn() {
        Turn::Over(outcome) => {
            let scores = list(outcome.scores.first(outcome.seats).iter().map(i32::to_string).collect());
            let places = list(outcome.place_numbers().iter().map(u8::to_string).collect());
            format!("with scores {scores}, places {places}, position {hash:016x}")
        }
        Turn::Chance => format!("before chance, position {hash:016x}"),
        Turn::Seats(pending) => {
            let seats = list(pending.iter().map(|seat| seat.to_string()).collect());
            format!("before seat {seats}, position {hash:016x}")
        }
    }
}

/// The version of the rules in the head of a log.
fn begun_with(log: &str) -> Option<u32> {
    log.lines().find_map(|line| line.trim().strip_prefix("rules ")?.trim().parse().ok())
}

pub(crate) fn logs(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "log"))
        .collect();
    files.sort();
    files
}
