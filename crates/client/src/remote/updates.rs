//! Updates of the match: merged in the order of the log, shown at the reader's pace.

use protocol::MatchUpdate;
use table::{BeatAt, GameHandle};

use super::{Link, Remote};
use crate::effect::{Changed, Effect, Notice};
use crate::{Hold, Millis, Snapshot, Story};

/// So many beats are kept, to be shown again.
const MOST_KEPT: usize = 24;

impl Remote {
    /// The game of this table is loaded.
    pub(crate) fn bring_game(&mut self, game: &'static dyn GameHandle, effects: &mut Vec<Effect>) {
        self.game = Some(game);
        self.look(effects);
    }

    /// Drops everything, because another person looks from now on. Pending commands are not sent in their name.
    pub(crate) fn forget(&mut self) {
        let fresh = Remote::new(self.watched.clone(), self.delays);
        let next_key = self.pending.next_key();
        let (game, link, table, chat) =
            (self.game, self.link, self.table.take(), std::mem::take(&mut self.chat));
        *self = Remote { game, link, table, chat, ..fresh };
        self.watched.first_key = next_key;
        self.pending = crate::pending::Pending::new(next_key);
    }

    /// Merges an update. The log only grows, so one with fewer lines is late; one that builds on lines that are not known
    /// has lost its predecessor, and the server is asked for all that is missing.
    pub(super) fn receive(&mut self, update: MatchUpdate, now: Millis, effects: &mut Vec<Effect>) {
        if update.lines < self.lines {
            return;
        }
        let has_new_eyes = self.viewer() != update.viewer && self.shown.is_some();
        if update.keep > self.lines || (has_new_eyes && update.keep > 0) {
            if has_new_eyes {
                self.forget();
            }
            // The answer to the first question comes, or the connection is given up.
            return if self.link == Link::Live || has_new_eyes {
                self.sync(now, effects)
            };
        }
        self.lines = update.lines;
        self.pending.note(&update);
        self.playback.push(update);
        if matches!(self.link, Link::Syncing(_)) {
            self.link = Link::Live;
            self.settle_steps(now, effects);
        }
        self.show_due(now, effects);
    }

    pub(super) fn show_due(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        // While a beat is held up, nothing else happens on the table.
        if self.held.holds(self.delays.beats, now, effects) {
            return;
        }
        let due = self.playback.take_due(now, self.delays.step);
        let is_shown = !due.is_empty();
        let is_arriving = self.shown.is_none();
        let mut news = Vec::new();
        for mut update in due {
            if self.viewer() != update.viewer {
                self.story = Story::default();
                self.beats.clear();
            }
            self.beats.retain(|beat| beat.at <= update.keep);
            news.retain(|beat: &BeatAt| beat.at <= update.keep);
            self.beats.extend(update.beats.iter().cloned());
            news.append(&mut update.beats);
            self.story.merge(update.keep, std::mem::take(&mut update.told), update.lines);
            self.shown = Some((update, now));
        }
        if is_shown {
            let oldest = self.beats.len().saturating_sub(MOST_KEPT);
            self.beats.drain(..oldest);
            self.look(effects);
            self.hold_up(news, is_arriving, now, effects);
        }
        if let Some(due) = self.playback.due(self.delays.step) {
            effects.extend([Effect::Draw(Changed::Pending), Effect::Wake(due)]);
        }
    }

    /// Holds up beats that are new. Somebody who was away is told all that happened at once.
    fn hold_up(&mut self, news: Vec<BeatAt>, is_arriving: bool, now: Millis, effects: &mut Vec<Effect>) {
        if self.delays.beats == Hold::Off || self.viewer().is_none() && is_arriving {
            return;
        }
        if is_arriving || news.len() > 1 {
            if !news.is_empty() {
                self.recap(now, effects);
            }
        } else {
            self.held.push(news, self.delays.beats, now, effects);
        }
    }

    /// Holds up what happened since the viewer's last move.
    fn recap(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        let moved = self.shown.as_ref().map_or(0, |(update, _)| update.moved);
        let after = moved.saturating_sub(1);
        let beats = self.beats.iter().filter(|beat| beat.at > after).cloned().collect();
        self.held.recap(self.story.after(after).to_vec(), beats, now, effects);
    }

    /// The viewer has seen what is held up.
    pub(crate) fn seen(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        self.held.seen(now, effects);
        self.show_due(now, effects);
    }

    /// Holds up again what happened since the viewer's last move.
    pub(crate) fn show_again(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        match self.held.front() {
            Some(_) => self.held.unfold(now, effects),
            None => self.recap(now, effects),
        }
    }

    /// Makes the picture of what is shown. A view of another version of the game cannot be read.
    fn look(&mut self, effects: &mut Vec<Effect>) {
        let (Some(game), Some((update, _))) = (self.game, &self.shown) else {
            return effects.push(Effect::Draw(Changed::People));
        };
        match game.present(update.view.get(), update.viewer) {
            Ok(look) => {
                self.snapshot = Some(Snapshot {
                    viewer: update.viewer,
                    lines: update.lines,
                    scene: look.scene,
                    choices: look.choices,
                    turn: look.turn,
                    can_undo: update.can_undo,
                });
                effects.push(Effect::Draw(Changed::Table));
            }
            Err(_) => effects.push(Effect::Notify(Notice::OtherVersion)),
        }
    }

    /// The latest update, shown or not. Its lines are in the story.
    pub fn update(&self) -> Option<&MatchUpdate> {
        self.playback.latest().or(self.shown.as_ref().map(|(update, _)| update))
    }
}
