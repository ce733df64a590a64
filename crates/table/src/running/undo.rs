//! Taking steps back.

use engine::{Seat, Step, Turn};

use super::{LogEntry, LogLine, Match, Playable};
use crate::error::{NoUndo, PlayError};
use crate::information;
use crate::session::Rewind;

impl<G: Playable> Match<G> {
    /// The line to which this seat goes back when it takes back its last step, if it is free to.
    pub(crate) fn free_undo(&self, seat: Seat) -> Result<u32, PlayError> {
        if let Turn::Over(_) = self.position().turn() {
            return Err(PlayError::Over);
        }
        let own = |line: &LogLine<G>| matches!(line.entry, LogEntry::Step(Step::Act(by, _)) if by == seat);
        let Some(&last) = self.active.last().filter(|_| self.active_lines().any(|(_, line)| own(line)))
        else {
            return Err(PlayError::NoUndo(NoUndo::Nothing));
        };
        // What was taken back since counts too: it happened, and the seat knows of it.
        for line in &self.lines[last as usize - 1..] {
            match line.entry {
                LogEntry::Step(Step::Chance(_)) => return Err(PlayError::NoUndo(NoUndo::Chance)),
                LogEntry::Step(Step::Act(by, _)) | LogEntry::Undo(Some(by), _) if by == seat => {}
                LogEntry::Step(Step::Act(..)) | LogEntry::Undo(..) => {
                    return Err(PlayError::NoUndo(NoUndo::OtherSeat));
                }
            }
        }
        if let LogEntry::Step(Step::Act(_, action)) = self.lines[last as usize - 1].entry
            && information::reveals_information(self.after(last - 1), seat, action)
        {
            return Err(PlayError::NoUndo(NoUndo::Learned));
        }
        Ok(self.active.iter().rev().nth(1).copied().unwrap_or(0))
    }

    /// The steps that must be taken back together with the last step of a seat.
    pub(crate) fn rewind_of(&self, seat: Seat) -> Option<Rewind> {
        let actor = |line: &LogLine<G>| match line.entry {
            LogEntry::Step(Step::Act(by, _)) => Some(by),
            LogEntry::Step(Step::Chance(_)) | LogEntry::Undo(..) => None,
        };
        let actors: Vec<Option<Seat>> = self.active_lines().map(|(_, line)| actor(line)).collect();
        let last = actors.iter().rposition(|by| *by == Some(seat))?;
        let undone = &actors[last..];
        let steps = Seat::all(self.header.seats())
            .map(|seat| (seat, undone.iter().filter(|by| **by == Some(seat)).count() as u32))
            .filter(|(_, count)| *count > 0);
        Some(Rewind {
            to: last.checked_sub(1).map_or(0, |before| self.active[before]),
            steps: steps.collect(),
        })
    }

    /// Goes back to a line by everybody's consent.
    pub(crate) fn agreed_undo(&mut self, to: u32) -> Result<(), PlayError> {
        if let Turn::Over(_) = self.position().turn() {
            return Err(PlayError::Over);
        }
        let stands = to == 0 || self.active.contains(&to);
        if !stands || self.active.last().is_none_or(|&last| last <= to) {
            return Err(PlayError::NoUndo(NoUndo::Line(to)));
        }
        self.go_back(None, to);
        Ok(())
    }

    /// Takes back what was played after line `to`.
    pub(crate) fn go_back(&mut self, by: Option<Seat>, to: u32) {
        let position = *self.after(to);
        self.lines.push(LogLine { entry: LogEntry::Undo(by, to), position, told: Vec::new() });
        self.active.truncate(self.active.partition_point(|&line| line <= to));
    }
}
