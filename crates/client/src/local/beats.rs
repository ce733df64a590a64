//! The beats of a match on this device: while one is held up, nothing goes on.

use super::{Local, people};
use crate::effect::Effect;
use crate::{Hold, Millis};

impl Local {
    /// A match of bots goes on by itself, whatever is held up.
    pub(super) fn hold(&self) -> Hold {
        match self.delays.beats {
            Hold::UntilSeen if people(&*self.session).is_empty() => Hold::Off,
            hold => hold,
        }
    }

    /// The viewer has seen what is held up.
    pub(crate) fn seen(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        self.held.seen(now, effects);
        self.stepped = now;
        self.go_on(now, effects);
    }

    /// Holds up again what happened since the viewer's last move.
    pub(crate) fn show_again(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        if self.held.front().is_some() {
            return self.held.unfold(now, effects);
        }
        let viewer = self.snapshot.viewer;
        let moved = viewer.and_then(|seat| self.session.last_move(seat)).unwrap_or_default();
        let after = moved.saturating_sub(1);
        let told = self.story().after(after).to_vec();
        self.held.recap(told, self.session.beats(viewer, after), now, effects);
    }

    /// Holds up what the last step decided.
    pub(super) fn hold_up_last_step(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        if self.hold() != Hold::Off {
            let beats = self.session.beats(self.snapshot.viewer, self.session.lines() - 1);
            self.held.push(beats, self.hold(), now, effects);
        }
    }
}
