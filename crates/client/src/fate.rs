//! Decides what happens to a command whose answer was lost: it may be done, still open, or outdated.

use engine::Seat;
use protocol::{Away, Command, Proposal, TableInfo};

use crate::pending::PendingCommand;

/// The state of a command whose answer was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// It is done.
    Done,
    /// It may be sent, or sent again: the server does it at most once.
    Open,
    /// The table has changed; it was not done, and must not be done any more.
    Passed,
    /// It may have been done, and sending it again could do it twice.
    Unknown,
}

/// The state of the match that decides about steps.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) lines: u32,
    /// The legal actions of the viewer; `None` if this program cannot read the view.
    pub(crate) actions: Option<Vec<String>>,
    pub(crate) can_undo: bool,
    /// Whether the owner plays the seat. Otherwise a bot made the steps.
    pub(crate) plays: bool,
}

/// The fate of a step. The server refuses a step that was meant for an earlier decision, so an open one is never played twice.
pub(crate) fn of_step(pending: &PendingCommand, now: &Standing) -> Fate {
    let Some(after) = pending.after() else { return Fate::Unknown };
    if now.lines == after {
        return Fate::Open;
    }
    match pending.command {
        _ if pending.sent == 0 && pending.asked.is_rewound => Fate::Passed,
        Command::Undo { .. } if pending.asked.is_rewound => done_if_sent(pending, now),
        Command::Undo { .. } if now.can_undo && !pending.asked.has_stepped => Fate::Open,
        Command::Undo { .. } => Fate::Passed,
        // It may have been played and taken back by consent.
        _ if pending.asked.is_rewound => Fate::Unknown,
        // Others may have sealed their choices: the decision is still the same.
        _ if !pending.asked.has_stepped && now.actions.as_ref() == Some(&pending.asked.actions) => Fate::Open,
        _ => done_if_sent(pending, now),
    }
}

/// Only a step of the own seat ends its decision: this one, if it was sent, unless a bot plays the seat.
fn done_if_sent(pending: &PendingCommand, now: &Standing) -> Fate {
    match (pending.sent > 0, now.plays) {
        (false, _) => Fate::Passed,
        (true, true) => Fate::Done,
        (true, false) => Fate::Unknown,
    }
}

/// The fate of a command that is no step, by what everybody may know of the table.
pub(crate) fn of_agreement(pending: &PendingCommand, table: &TableInfo, seat: Option<Seat>) -> Fate {
    let is_proposed = |what: Proposal| {
        table.proposal.as_ref().is_some_and(|open| open.what == what && Some(open.by) == seat)
    };
    let away = seat.map(|seat| table.seats[seat.index()].away);
    let was_sent = pending.sent > 0;
    let is_done = match &pending.command {
        // A player resigns only once.
        Command::Resign if away != Some(Away::Resigned) => return Fate::Open,
        Command::Resign => true,
        Command::Propose(Proposal::Pause) if table.paused.is_some() => true,
        Command::Propose(what) => is_proposed(*what),
        Command::Resume => table.paused.is_none(),
        Command::Return => away == Some(Away::No),
        Command::Answer { .. } if !was_sent && table.proposal != pending.asked.proposal => {
            return Fate::Passed;
        }
        Command::Answer { .. } | Command::Say { .. } => false,
        Command::Act { .. } | Command::Undo { .. } => return Fate::Unknown,
    };
    match (is_done, was_sent) {
        (true, true) => Fate::Done,
        (true, false) => Fate::Passed,
        (false, true) => Fate::Unknown,
        (false, false) => Fate::Open,
    }
}
