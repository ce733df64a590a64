//! Counting every history: numbers that pin the rules, kept in plain files.
//!
//! A history is a row of chance outcomes and actions. Where several seats are pending, the lowest acts first, so that
//! an order in which sealed choices come in is not counted.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::path::Path;

use engine::{Audience, Game, NotationError, RulesVersion, Seat, Step, Turn};

use crate::random::{legal, outcomes};
use crate::record;
use crate::words::heard;

/// How many histories there are of each length up to `depth`, beginning with the empty one.
pub fn perft<G: Game>(options: G::Options, seats: u8, depth: u32) -> Vec<u64> {
    perft_from(&G::start(options, seats, RulesVersion::newest::<G>()), depth)
}

/// The same from a position in the middle of a match.
pub fn perft_from<G: Game>(position: &G, depth: u32) -> Vec<u64> {
    let mut counts = vec![0; depth as usize + 1];
    count(position, &mut counts);
    counts
}

fn count<G: Game>(position: &G, counts: &mut [u64]) {
    let [here, deeper @ ..] = counts else { return };
    *here += 1;
    if !deeper.is_empty() {
        for step in next_steps(position) {
            let mut after = *position;
            after.apply(step, &mut ());
            count(&after, deeper);
        }
    }
}

pub(crate) fn next_steps<G: Game>(position: &G) -> Vec<Step<G>> {
    match position.turn() {
        Turn::Chance => outcomes(position).into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect(),
        Turn::Seats(pending) => {
            let seat = pending.first().expect("somebody is pending");
            legal(position, seat).into_iter().map(|action| Step::Act(seat, action)).collect()
        }
        Turn::Over(_) => Vec::new(),
    }
}

/// How many different situations each seat can have to decide in, told apart by what it was told and did. For small
/// games: the whole tree is walked.
pub fn information_sets<G: Game>(options: G::Options, seats: u8) -> Vec<usize> {
    let mut tree = Tree { knew: vec![Vec::new(); seats.into()], sets: vec![HashSet::new(); seats.into()] };
    tree.walk(&G::start(options, seats, RulesVersion::newest::<G>()));
    tree.sets.iter().map(HashSet::len).collect()
}

/// Something a seat remembers.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Knew<G: Game> {
    Told(G::Event),
    Did(G::Action),
}

struct Tree<G: Game> {
    /// What each seat remembers here.
    knew: Vec<Vec<Knew<G>>>,
    sets: Vec<HashSet<Vec<Knew<G>>>>,
}

impl<G: Game> Tree<G> {
    fn walk(&mut self, position: &G) {
        if let Some(seat) = position.turn().pending().first() {
            self.sets[seat.index()].insert(self.knew[seat.index()].clone());
        }
        for step in next_steps(position) {
            let (mut after, mut told) = (*position, Vec::new());
            after.apply(step, &mut told);
            let before: Vec<usize> = self.knew.iter().map(Vec::len).collect();
            self.remember(step, &told);
            self.walk(&after);
            self.knew.iter_mut().zip(before).for_each(|(knew, length)| knew.truncate(length));
        }
    }

    fn remember(&mut self, step: Step<G>, told: &[(Audience, G::Event)]) {
        if let Step::Act(seat, action) = step {
            self.knew[seat.index()].push(Knew::Did(action));
        }
        for seat in Seat::all(self.knew.len() as u8) {
            self.knew[seat.index()].extend(heard(told, Some(seat)).into_iter().map(Knew::Told));
        }
    }
}

/// Counts again what a file says, and panics with every difference. A row is `SEATS OPTIONS… DEPTH COUNT`, where
/// default options are left out, for example `2 seals=yes 3 1234`; what follows `#` is a remark. With `BLESS` in the
/// environment the file is written anew instead: a new row needs no more than `?` for its count.
pub fn check_file<G: Game>(file: impl AsRef<Path>) {
    let file = file.as_ref();
    let (counted, differences) =
        compare::<G>(&record::read(file)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    record::settle(file, &counted, &differences);
}

/// How a game lays a table in the middle of a match: options, seats, and the table in words.
pub type SetUp<G> = fn(<G as Game>::Options, u8, &str) -> Result<G, NotationError>;

/// Counts again from tables in the middle of a match, and panics with every line that says something else. A line is
/// `SEATS OPTIONS… | TABLE | COUNTS BY DEPTH`; what begins with `#` is a remark.
pub fn check_turns<G: Game>(text: &str, set_up: SetUp<G>) {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let wrong: Vec<String> = lines.filter_map(|line| recount(line, set_up)).collect();
    assert!(wrong.is_empty(), "these lines should be:\n{}", wrong.join("\n"));
}

/// The line with its counts as they are, if it has others.
fn recount<G: Game>(line: &str, set_up: SetUp<G>) -> Option<String> {
    let [head, table, written] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
        panic!("expected seats and options | table | counts, found {line:?}");
    };
    let (seats, options) = head.split_once(' ').unwrap_or((head, ""));
    let options: G::Options = options.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
    let seats = seats.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
    let position = set_up(options, seats, table).unwrap_or_else(|error| panic!("{line}: {error}"));
    let depth = written.split_whitespace().count() as u32;
    let counts: Vec<String> = perft_from(&position, depth)[1..].iter().map(u64::to_string).collect();
    let counts = counts.join(" ");
    (counts != written).then(|| format!("{head} | {table} | {counts}"))
}

/// The text with the counts as they are, and a line for each that was another.
pub fn compare<G: Game>(text: &str) -> Result<(String, Vec<String>), String> {
    let mut rows = Vec::new();
    let mut depths: BTreeMap<(u8, String), u32> = BTreeMap::new();
    for (number, line) in (1..).zip(text.lines()) {
        let row = Row::read::<G>(line).map_err(|error| format!("line {number}: {error}"))?;
        if let Some(row) = &row {
            let depth = depths.entry((row.seats, row.options.clone())).or_default();
            *depth = row.depth.max(*depth);
        }
        rows.push((line, row));
    }
    let mut counts = BTreeMap::new();
    for ((seats, options), depth) in depths {
        let table = options.parse::<G::Options>().map_err(|error| error.to_string())?;
        counts.insert((seats, options), perft::<G>(table, seats, depth));
    }
    let (mut counted, mut differences) = (String::new(), Vec::new());
    for (line, row) in rows {
        let Some(Row { seats, options, depth, count }) = row else {
            counted += &format!("{line}\n");
            continue;
        };
        let found = counts[&(seats, options.clone())][depth as usize];
        let table = format!("{seats} {options}").trim_end().to_owned();
        writeln!(counted, "{table} {depth} {found}").expect("a string takes everything");
        if count != found.to_string() {
            differences.push(format!("{table} {depth}: {found}, and the file says {count}"));
        }
    }
    Ok((counted, differences))
}

/// A row of a file of counts.
struct Row {
    seats: u8,
    options: String,
    depth: u32,
    count: String,
}

impl Row {
    fn read<G: Game>(line: &str) -> Result<Option<Row>, String> {
        let line = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        let [seats, options @ .., depth, count] = &words[..] else {
            return if words.is_empty() {
                Ok(None)
            } else {
                Err("expected SEATS OPTIONS… DEPTH COUNT".into())
            };
        };
        let options: G::Options = options.join(" ").parse().map_err(|error| format!("{error}"))?;
        let seats = seats.parse().map_err(|_| format!("expected a number of seats, found {seats:?}"))?;
        if !G::seats(&options).contains(&seats) {
            return Err(format!("{seats} cannot play"));
        }
        let depth = depth.parse().map_err(|_| format!("expected a depth, found {depth:?}"))?;
        Ok(Some(Row { seats, options: options.to_string(), depth, count: count.to_string() }))
    }
}
