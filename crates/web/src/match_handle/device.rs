//! Effects of a match on this device: bots decide in their worker, steps are saved, timers run.

use std::time::Duration;

use client::{Effect, Input, Notice, Thought};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{MatchHandle, now};
use crate::bot_worker::{BotError, BotRequest, BotWorker};
use crate::pause::after_paint;
use crate::record;

impl MatchHandle {
    pub(super) fn carry_out_here(self, effect: Effect) {
        match effect {
            Effect::Save => self.save_soon(),
            Effect::Think(thought) => self.think(thought),
            Effect::StopThinking => self.bot_worker.update_value(BotWorker::cancel),
            Effect::Wake(at) => {
                let wait = Duration::from_millis(at.saturating_sub(now()));
                set_timeout(move || self.feed(Input::Tick), wait);
            }
            Effect::Notify(Notice::BotFailed(_)) => self.trouble.set(Some("trouble-mind")),
            _ => {}
        }
    }

    /// Asks the bot worker. The client drops the answer if the decision has changed meanwhile.
    fn think(self, thought: Thought) {
        let Thought { number, seat, bot, seed } = thought;
        let bot_request = self.with(|session| BotRequest {
            game: session.header().game.clone(),
            view: session.view(Some(seat)).get().to_owned(),
            seat,
            bot,
            seed,
        });
        let Some(answer) = self.bot_worker.try_update_value(|bot_worker| bot_worker.ask(&bot_request)) else {
            return;
        };
        spawn_local(async move {
            let action = match answer.await {
                Ok(advice) => {
                    self.bot_worker.update_value(BotWorker::rest);
                    Some(advice.action)
                }
                Err(BotError::Cancelled) => return,
                Err(BotError::Broken(why)) => {
                    leptos::logging::warn!("a bot could not decide: {why}");
                    // A worker that failed is not asked again.
                    self.bot_worker.update_value(BotWorker::cancel);
                    None
                }
            };
            self.feed(Input::Thought { number, action });
        });
    }

    /// Stops the bot and saves, because the reader leaves the match.
    pub(crate) fn leave(self) {
        self.bot_worker.update_value(BotWorker::cancel);
        self.save();
    }

    fn save_soon(self) {
        self.unsaved.set_value(true);
        // A hidden page is not painted.
        if document().hidden() {
            self.save();
        } else {
            after_paint(move || self.save());
        }
    }

    /// Saves when the browser closes or reloads the page, because the next paint will not come.
    pub(super) fn save_before_unload(self) {
        let listener = window_event_listener_untyped("pagehide", move |_| self.save());
        on_cleanup(move || listener.remove());
    }

    fn save(self) {
        // `leave` has saved it already.
        if self.unsaved.try_update_value(std::mem::take) != Some(true) {
            return;
        }
        let saved = self.with(|session| self.id.with_value(|id| record::keep(id, session)));
        // The player is told once.
        if saved.is_err() && !self.warned.get_value() {
            self.warned.set_value(true);
            self.trouble.set(Some("trouble-storage"));
        }
    }
}
