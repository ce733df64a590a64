//! Bots think off the host's task, on a bounded number of threads, from what their seat may know.

use bots::{Budget, Level};
use engine::{Seat, SeatSet};
use protocol::{Away, Stage};

use super::{Host, Order};

/// Who stands in for somebody who is away.
const STAND_IN: Level = Level::Knight;

impl Host {
    /// Every bot that may act now begins to think, unless it does already.
    pub(super) fn ask_bots(&mut self) {
        let Some(session) = &self.session else { return };
        if self.row.stage != Stage::Playing || self.row.paused.is_some() || self.retry_at.is_some() {
            return;
        }
        let mut thinking = self.thinking;
        for seat in session.turn().pending().iter().filter(|seat| !self.thinking.contains(*seat)) {
            let Some(level) = self.bot_at(seat) else { continue };
            thinking = thinking.with(seat);
            let (question, seed) = (session.question(seat), session.seed_of_thought(seat));
            let (house, me) = (self.house.clone(), self.me.clone());
            tokio::spawn(async move {
                let Ok(permit) = house.thinkers.clone().acquire_owned().await else { return };
                let thought = tokio::task::spawn_blocking(move || {
                    let _permit = permit;
                    let budget = Budget { iterations: level.iterations(), stop: &|| false };
                    question.answer(level, budget, seed).action
                });
                let Ok(action) = thought.await else { return };
                house.metrics.thoughts.add(1);
                // The host may have ended with the server.
                let _ = me.send(Order::Thought { seat, action });
            });
        }
        self.thinking = thinking;
    }

    /// A bot has decided. If the table changed meanwhile, it may have to think again.
    pub(super) async fn decided(&mut self, seat: Seat, action: &str) {
        self.thinking = self.thinking.without(seat);
        let plays = self.row.paused.is_none() && self.bot_at(seat).is_some();
        if plays && self.asked_now().contains(seat) {
            // What the rules refuse now was thought about an earlier moment.
            let _ = self.step(Some(seat), |session| session.play(seat, action)).await;
        }
        self.ask_bots();
    }

    fn asked_now(&self) -> SeatSet {
        self.session.as_ref().map_or(SeatSet::EMPTY, |session| session.turn().pending())
    }

    /// The bot that plays this seat now.
    fn bot_at(&self, seat: Seat) -> Option<Level> {
        let row = &self.row.seats[seat.index()];
        match row.away {
            Away::No if row.person.is_some() => None,
            Away::No => row.bot,
            Away::StandIn | Away::Resigned => Some(STAND_IN),
        }
    }
}
