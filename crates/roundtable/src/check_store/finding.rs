//! What is wrong with one stored match.

use engine::Turn;
use lang::{Names, Voice};
use protocol::{Ending, Stage, TableId};
use scene::Text;
use store::{StoreError, TableRow};
use table::{OtherRules, ReadError, Session, VerifyError};

/// A stored match that this program would not play as it was played.
pub(super) struct Finding {
    pub(super) table: TableId,
    pub(super) game: String,
    pub(super) rules: u32,
    pub(super) fault: Fault,
}

/// Why not.
pub(super) enum Fault {
    /// The row or its log makes no sense.
    Store(String),
    /// There is no such game.
    Game,
    /// This version of its rules is not played.
    Rules(OtherRules),
    /// The log cannot be read; mostly because a step is refused.
    Log(Box<ReadError>),
    /// A card or die is another than the seed gives.
    Chance(VerifyError),
    /// The log has more or fewer lines than the store says.
    Lines { stored: u32, found: u32 },
    /// It is the turn of other seats.
    Turn,
    /// The match ends otherwise, or not yet.
    End { stored: Vec<i32>, found: Option<Vec<i32>> },
}

impl Finding {
    /// Replays a table as it is stored. None: all is well.
    pub(super) fn of(row: &TableRow, log: &str) -> Option<Finding> {
        let fault = fault(row, log)?;
        Some(Finding { table: row.id, game: row.game.clone(), rules: row.rules, fault })
    }

    /// What is stored cannot even be read.
    pub(super) fn unreadable(table: &TableId, error: &StoreError) -> Finding {
        Finding { table: *table, game: String::new(), rules: 0, fault: Fault::Store(error.to_string()) }
    }

    /// The whole sentence.
    pub(super) fn say(&self, voice: &Voice) -> String {
        let table = Text::new("check-store-table").with("table", self.table.to_string());
        let table = table.with("game", self.game.clone()).with("rules", self.rules);
        let line = self
            .fault
            .line()
            .map(|line| voice.say(&Text::new("check-store-line").with("line", line), Names::default()));
        let parts = [Some(voice.say(&table, Names::default())), line, Some(self.fault.say(voice))];
        parts.into_iter().flatten().collect::<Vec<_>>().join(": ")
    }
}

fn fault(row: &TableRow, log: &str) -> Option<Fault> {
    let Some(kind) = games::find(&row.game) else { return Some(Fault::Game) };
    if let Err(rules) = kind.check_rules(row.rules) {
        return Some(Fault::Rules(rules));
    }
    if row.stage == Stage::Open {
        return None;
    }
    match kind.read(log) {
        Err(error) => Some(error.rules().cloned().map_or_else(|| Fault::Log(Box::new(error)), Fault::Rules)),
        Ok(session) => difference(row, &*session),
    }
}

/// How a match that can be replayed differs from what is stored of it.
fn difference(row: &TableRow, session: &dyn Session) -> Option<Fault> {
    if session.lines() != row.lines {
        return Some(Fault::Lines { stored: row.lines, found: session.lines() });
    }
    if let Err(error @ VerifyError::Differs { .. }) = session.verify() {
        return Some(Fault::Chance(error));
    }
    match (&row.ending, session.turn()) {
        (Some(stored @ Ending::Played { scores, .. }), Turn::Over(outcome)) => {
            let found = Ending::from(&outcome);
            let found_scores = Some(outcome.scores.first(outcome.seats).to_vec());
            (*stored != found).then(|| Fault::End { stored: scores.clone(), found: found_scores })
        }
        (Some(Ending::Played { scores, .. }), _) => Some(Fault::End { stored: scores.clone(), found: None }),
        (Some(Ending::Agreed | Ending::Abandoned), _) => None,
        (None, turn) => {
            let pending = turn.pending().iter().fold(0, |bits, seat| bits | 1u8 << seat.index());
            (pending != row.pending).then_some(Fault::Turn)
        }
    }
}

impl Fault {
    /// For programs.
    pub(super) const fn word(&self) -> &'static str {
        match self {
            Fault::Store(_) => "store",
            Fault::Game => "unknown-game",
            Fault::Rules(_) => "unknown-rules",
            Fault::Log(_) => "refused",
            Fault::Chance(_) => "chance",
            Fault::Lines { .. } => "lines",
            Fault::Turn => "turn",
            Fault::End { .. } => "end",
        }
    }

    /// The line of the match, counted from 1, where it has one.
    pub(super) fn line(&self) -> Option<u32> {
        match self {
            Fault::Log(error) => error.step,
            Fault::Chance(VerifyError::Differs { line, .. }) => Some(*line),
            _ => None,
        }
    }

    /// The sentence without table and line.
    pub(super) fn say(&self, voice: &Voice) -> String {
        let text = match self {
            Fault::Store(what) => Text::new("check-store-unreadable").with("what", what.clone()),
            Fault::Game => "check-store-game".into(),
            Fault::Rules(rules) => rules.text(),
            Fault::Log(error) => return error.say(voice),
            Fault::Chance(error) => error.text(),
            Fault::Lines { stored, found } => {
                Text::new("check-store-lines").with("stored", *stored).with("found", *found)
            }
            Fault::Turn => "check-store-turn".into(),
            Fault::End { stored, found: Some(found) } => {
                Text::new("check-store-end").with("stored", list(stored)).with("found", list(found))
            }
            Fault::End { stored, found: None } => {
                Text::new("check-store-not-over").with("stored", list(stored))
            }
        };
        voice.say(&text, Names::default())
    }
}

fn list(scores: &[i32]) -> String {
    scores.iter().map(i32::to_string).collect::<Vec<_>>().join(", ")
}
