//! A running match of one game.

mod undo;

use std::fmt;

use engine::{Audience, Game, Hints, Rng, RulesVersion, Seat, Step, Turn};
use scene::{Portray, SoloPlay, Statistics};

use crate::error::{OpenError, OtherRules, PlayError};
use crate::header::{Header, Source};
use crate::{head, information};

/// A game that can be played at a table: it has rules, words, and rules of thumb.
pub trait Playable: Game + Portray + Statistics + SoloPlay + Hints {}

impl<G: Game + Portray + Statistics + SoloPlay + Hints> Playable for G {}

/// One running or finished match.
#[derive(Clone, Debug)]
pub struct Match<G: Playable> {
    header: Header,
    /// The key of the chance streams, unless chance is scripted.
    key: Option<[u8; 32]>,
    /// So many lines come from another match.
    inherited_lines: u32,
    start: G,
    lines: Vec<LogLine<G>>,
    /// The numbers of the steps that hold, oldest first: all but those that were taken back.
    active: Vec<u32>,
}

/// One line of the log, and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct LogLine<G: Game> {
    pub(crate) entry: LogEntry<G>,
    /// The position after it.
    pub(crate) position: G,
    /// What was told, and to whom.
    pub(crate) told: Vec<(Audience, G::Event)>,
}

/// What a line says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogEntry<G: Game> {
    Step(Step<G>),
    /// Back to the position after a line, by one seat or (`None`) by everybody.
    Undo(Option<Seat>, u32),
}

impl<G: Playable> Match<G> {
    /// A new match.
    pub fn open(mut header: Header) -> Result<Match<G>, OpenError> {
        if header.game != G::ID {
            return Err(OpenError::OtherGame(header.game));
        }
        let rules = RulesVersion::of::<G>(header.rules)
            .ok_or(OpenError::OtherRules(OtherRules { found: header.rules, known: G::RULES }))?;
        let options: G::Options = header.options.parse().map_err(OpenError::Options)?;
        let allowed = G::seats(&options);
        let found = header.players.len();
        if !(usize::from(*allowed.start())..=usize::from(*allowed.end())).contains(&found) {
            return Err(OpenError::Seats { found, allowed });
        }
        header.options = options.to_string();
        header.settle()?;
        let start = G::start(options, header.seats(), rules);
        let key = header.key();
        Ok(Match { header, key, inherited_lines: 0, start, lines: Vec::new(), active: Vec::new() })
    }

    /// What was settled before the first step.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The position now. For whoever may know everything: the host, a replay, an analysis.
    pub fn position(&self) -> &G {
        self.after(self.count())
    }

    /// The position before the first step.
    pub fn start(&self) -> G {
        self.start
    }

    /// The steps that were not taken back, with the numbers of their lines.
    pub fn steps(&self) -> impl Iterator<Item = (u32, Step<G>)> {
        self.active_lines().filter_map(|(at, line)| match line.entry {
            LogEntry::Step(step) => Some((at, step)),
            LogEntry::Undo(..) => None,
        })
    }

    /// The position after a line; 0 is the start.
    pub(crate) fn after(&self, line: u32) -> &G {
        match line.checked_sub(1) {
            None => &self.start,
            Some(index) => &self.lines[index as usize].position,
        }
    }

    /// How many lines the log has.
    pub(crate) fn count(&self) -> u32 {
        self.lines.len() as u32
    }

    /// The lines with their numbers.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (u32, &LogLine<G>)> {
        self.lines_after(0)
    }

    /// The same without the first ones. Whoever asks for the last of many lines need not pass by all others.
    pub(crate) fn lines_after(&self, after: u32) -> impl Iterator<Item = (u32, &LogLine<G>)> {
        let after = after.min(self.count());
        (after + 1..).zip(&self.lines[after as usize..])
    }

    /// The lines that were not taken back, with their numbers.
    pub(crate) fn active_lines(&self) -> impl Iterator<Item = (u32, &LogLine<G>)> {
        self.active_lines_after(0)
    }

    /// The same without the first ones.
    pub(crate) fn active_lines_after(&self, after: u32) -> impl Iterator<Item = (u32, &LogLine<G>)> {
        let first = self.active.partition_point(|&number| number <= after);
        self.active[first..].iter().map(|&number| (number, &self.lines[number as usize - 1]))
    }

    /// The newest line that was not taken back and is such an entry.
    pub(crate) fn last_active(&self, is_it: impl Fn(&LogEntry<G>) -> bool) -> Option<u32> {
        self.active.iter().rev().copied().find(|&number| is_it(&self.lines[number as usize - 1].entry))
    }

    pub(crate) fn inherited_lines(&self) -> u32 {
        self.inherited_lines
    }

    pub(crate) fn set_inherited_lines(&mut self, lines: u32) {
        self.inherited_lines = lines;
    }

    /// Plays an action, if the rules allow it.
    pub(crate) fn act(&mut self, seat: Seat, words: &str) -> Result<(), PlayError> {
        let action = self.allowed(seat, words)?;
        self.append(Step::Act(seat, action));
        Ok(())
    }

    /// The action that these words mean, if this seat may play it now.
    fn allowed(&self, seat: Seat, words: &str) -> Result<G::Action, PlayError> {
        let action: G::Action = notation(words)?;
        let position = self.position();
        let pending = match position.turn() {
            Turn::Over(_) => return Err(PlayError::Over),
            Turn::Chance => return Err(PlayError::ChanceFirst),
            Turn::Seats(pending) => pending,
        };
        if offered(position, seat).contains(&action) {
            Ok(action)
        } else if pending.contains(seat) {
            Err(PlayError::Refused(G::refuse(&position.view(Some(seat)), action)))
        } else {
            Err(PlayError::NotYourTurn(seat, pending))
        }
    }

    /// Would [`free_undo`](Match::free_undo) allow this action to be taken back right after it? Only the last line counts then, so
    /// the position says it all.
    pub(crate) fn would_be_free(&self, seat: Seat, words: &str) -> bool {
        let Ok(action) = self.allowed(seat, words) else { return false };
        let mut after = *self.position();
        after.apply(Step::Act(seat, action), &mut ());
        !matches!(after.turn(), Turn::Over(_))
            && !information::reveals_information(self.position(), seat, action)
    }

    /// Plays a chance step as it is written, if it can happen.
    pub(crate) fn play_chance(&mut self, words: &str) -> Result<(), PlayError> {
        let outcome: G::Chance = notation(words)?;
        self.check_chance_turn()?;
        let mut outcomes = Vec::new();
        self.position().chance(&mut outcomes);
        if !outcomes.iter().any(|(possible, _)| *possible == outcome) {
            return Err(PlayError::Impossible(outcome.to_string()));
        }
        self.append(Step::Chance(outcome));
        Ok(())
    }

    /// Plays a chance step from the seed.
    pub(crate) fn roll_chance(&mut self) -> Result<(), PlayError> {
        let key = self.key.ok_or(PlayError::Scripted)?;
        self.check_chance_turn()?;
        let outcome = sealed_outcome(self.position(), key, self.lines.len() as u32 + 1);
        self.append(Step::Chance(outcome));
        Ok(())
    }

    /// What the seed gives for a chance line. `None` if chance is scripted.
    pub(crate) fn sealed_outcome(&self, line: u32) -> Option<G::Chance> {
        self.key.map(|key| sealed_outcome(self.after(line - 1), key, line))
    }

    /// Chance is pending.
    fn check_chance_turn(&self) -> Result<(), PlayError> {
        match self.position().turn() {
            Turn::Chance => Ok(()),
            Turn::Seats(_) => Err(PlayError::NotChance),
            Turn::Over(_) => Err(PlayError::Over),
        }
    }

    fn append(&mut self, step: Step<G>) {
        let mut position = *self.position();
        let mut told = Vec::new();
        position.apply(step, &mut told);
        self.lines.push(LogLine { entry: LogEntry::Step(step), position, told });
        self.active.push(self.lines.len() as u32);
    }

    /// The match after its first lines.
    pub(crate) fn cut(&self, lines: u32) -> Match<G> {
        let lines = self.lines[..self.lines.len().min(lines as usize)].to_vec();
        let taken_over = self.inherited_lines.min(lines.len() as u32);
        let mut holding = Vec::new();
        for (number, line) in (1..).zip(&lines) {
            match line.entry {
                LogEntry::Step(_) => holding.push(number),
                LogEntry::Undo(_, to) => holding.retain(|&held| held <= to),
            }
        }
        Match {
            header: self.header.clone(),
            key: self.key,
            inherited_lines: taken_over,
            start: self.start,
            lines,
            active: holding,
        }
    }

    /// The match after its first lines, with chance from somewhere else.
    pub(crate) fn branched(&self, lines: u32, source: Source) -> Result<Match<G>, OpenError> {
        let mut branch = self.cut(lines);
        branch.header.source = source;
        branch.header.settle()?;
        branch.key = branch.header.key();
        branch.inherited_lines = branch.lines.len() as u32;
        Ok(branch)
    }

    /// The log as text.
    pub(crate) fn to_log(&self) -> String {
        let mut log = head::write(&self.header, self.inherited_lines);
        for (number, line) in self.lines() {
            log += &format!("{number}. {}\n", line.entry);
        }
        log
    }
}

/// As it stands in the log, after its number.
impl<G: Game> fmt::Display for LogEntry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogEntry::Step(Step::Chance(outcome)) => write!(f, "* {outcome}"),
            LogEntry::Step(Step::Act(seat, action)) => write!(f, "{seat} {action}"),
            LogEntry::Undo(Some(seat), to) => write!(f, "{seat} undo {to}"),
            LogEntry::Undo(None, to) => write!(f, "all undo {to}"),
        }
    }
}

/// Lists the actions of a seat, in its turn and out of turn.
pub(crate) fn offered<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if let Turn::Seats(pending) = position.turn() {
        if pending.contains(seat) {
            position.legal(seat, &mut actions);
        }
        position.interrupts(seat, &mut actions);
    }
    actions
}

/// What a key gives for a chance line. Drawn from the list of outcomes, not by the game's own fast roll: the list is
/// written down in the rules, so that any other program can do the same.
fn sealed_outcome<G: Game>(position: &G, key: [u8; 32], line: u32) -> G::Chance {
    let mut outcomes = Vec::new();
    position.chance(&mut outcomes);
    Rng::new(key, u64::from(line)).pick(&outcomes)
}

/// Reads words that may have too many spaces between them.
fn notation<T: engine::Notation>(words: &str) -> Result<T, PlayError> {
    let words: Vec<&str> = words.split_whitespace().collect();
    words.join(" ").parse().map_err(PlayError::Unreadable)
}
