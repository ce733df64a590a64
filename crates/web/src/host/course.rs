//! How a match at this device goes on: chance falls, bots answer from their worker, the device is handed on, and every step is
//! kept.

use engine::{Seat, SeatSet, Turn};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Host;
use super::sight::people;
use crate::mind::{Mind, NoThought, Riddle};
use crate::pause::{after_paint, pause};
use crate::record;

impl Host {
    /// Everything that falls before the first decision falls at once.
    pub(super) fn deal(self) {
        let rolled = self.change(|session| while session.turn() == Turn::Chance && session.roll().is_ok() {});
        if rolled.is_some() {
            self.unkept.set_value(true);
            self.keep();
            self.look_as(self.sight.get_untracked().viewer);
        }
    }

    /// Lets chance and bots act until it is a person's turn.
    pub(super) fn go_on(self) {
        let round = self.round.get_value();
        spawn_local(async move {
            while self.round.try_get_value() == Some(round) {
                match self.with(|session| session.turn()) {
                    Turn::Over(_) => return,
                    Turn::Chance => {
                        pause(self.settings.get_untracked().pace.fall()).await;
                        if self.round.try_get_value() != Some(round) {
                            return;
                        }
                        let rolled = self.change(|session| session.roll().is_ok());
                        if rolled != Some(true) {
                            return;
                        }
                        self.show();
                    }
                    Turn::Seats(pending) => match self.first_bot(pending) {
                        Some(bot) => {
                            if !self.bot_plays(bot, round).await {
                                return;
                            }
                        }
                        None => return self.turn_to(pending),
                    },
                }
            }
        });
    }

    fn first_bot(self, pending: SeatSet) -> Option<Seat> {
        self.with(|session| {
            let players = &session.header().players;
            pending.iter().find(|seat| players[seat.index()].bot.is_some())
        })
    }

    /// A bot thinks and plays. Says whether the match goes on.
    async fn bot_plays(self, seat: Seat, round: u32) -> bool {
        let riddle = self.with(|session| {
            let header = session.header();
            let level = header.players[seat.index()].bot.expect("only bots are asked");
            Riddle {
                game: header.game.clone(),
                view: session.view(Some(seat)).get().to_owned(),
                seat,
                level: level.word().to_owned(),
                iterations: level.iterations(),
                seed: session.bot_seed(seat),
            }
        });
        self.thinking.set(Some(seat));
        let asked = js_sys::Date::now();
        let Some(answer) = self.mind.try_update_value(|mind| mind.ask(&riddle)) else { return false };
        let answer = answer.await;
        if self.round.try_get_value() != Some(round) {
            return false;
        }
        // A broken mind is not asked again.
        let after = if matches!(answer, Err(NoThought::Broken(_))) { Mind::cancel } else { Mind::rest };
        self.mind.update_value(after);
        let wait = self.settings.get_untracked().pace.step() as f64 - (js_sys::Date::now() - asked);
        if wait > 0.0 {
            pause(wait as u64).await;
        }
        if self.round.try_get_value() != Some(round) {
            return false;
        }
        self.thinking.set(None);
        match answer {
            Ok(advice) => {
                let played = self.change(|session| session.play(seat, &advice.action).is_ok());
                self.show();
                played == Some(true)
            }
            Err(NoThought::Cancelled) => false,
            Err(NoThought::Broken(why)) => {
                leptos::logging::warn!("a bot could not think: {why}");
                self.trouble.set(Some("trouble-mind"));
                false
            }
        }
    }

    /// Only people are pending: whoever looks may act, or the device goes to somebody who may.
    fn turn_to(self, pending: SeatSet) {
        let viewer = self.sight.get_untracked().viewer;
        if viewer.is_some_and(|viewer| pending.contains(viewer)) {
            return;
        }
        if self.with(people).len() > 1 {
            self.look_as(None);
            self.curtain.set(pending.first());
        }
    }

    /// Stops thoughts and pauses that were meant for an earlier moment.
    pub(super) fn interrupt(self) {
        self.round.update_value(|round| *round += 1);
        self.mind.update_value(Mind::cancel);
        self.thinking.set(None);
    }

    /// Shows the match as it stands, and keeps it.
    pub(super) fn show(self) {
        self.unkept.set_value(true);
        // Where nobody looks, nothing is painted.
        if document().hidden() {
            self.keep();
        } else {
            after_paint(move || self.keep());
        }
        self.look_as(self.sight.get_untracked().viewer);
    }

    pub(super) fn keep(self) {
        // A match that was left is kept already.
        if self.unkept.try_update_value(std::mem::take) != Some(true) {
            return;
        }
        let kept = self.with(|session| self.id.with_value(|id| record::keep(id, session)));
        // Once is enough: whoever plays on knows it.
        if kept.is_err() && !self.warned.get_value() {
            self.warned.set_value(true);
            self.trouble.set(Some("trouble-storage"));
        }
    }
}
