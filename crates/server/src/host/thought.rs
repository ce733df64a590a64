//! Bots think off the host's task, on a bounded number of threads, from what their seat may know.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::Level;
use engine::{Seat, SeatSet};
use protocol::{Away, Code, Stage};
use table::Session;
use tokio::task::AbortHandle;

use super::{Host, Order};

/// Who stands in for somebody who is away.
const STAND_IN: Level = Level::Knight;

/// A bot that fails to give an answer is asked again once. Then a page plays this decision, and if that fails too, the first legal
/// action is taken.
const TRIES: u32 = 2;

/// What a bot was asked to decide. It is the same decision as long as the table waits for the same choice in the same position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Decision {
    seat: Seat,
    /// How many lines the log had when the seat was asked.
    since: u32,
    /// How often the match had gone back before.
    rewound: u32,
}

/// A bot that thinks, or waits for its turn to. Dropped, it stops, and its answer is not heard.
pub(super) struct Thought {
    about: Decision,
    stop: Arc<AtomicBool>,
    task: AbortHandle,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task.abort();
    }
}

impl Host {
    /// Every bot that may act now begins to think, unless it thinks about just that already. Others stop.
    pub(super) fn ask_bots(&mut self) {
        let Some(session) = &self.session else { return };
        if self.row.stage != Stage::Playing || self.row.paused.is_some() || self.retry_at.is_some() {
            return;
        }
        let pending = session.turn().pending();
        for seat in Seat::all(self.row.seats.len() as u8) {
            let about = self.decision(seat);
            let level = self.bot_at(seat).filter(|_| pending.contains(seat));
            let is_thinking = self.thinking[seat.index()].as_ref().is_some_and(|known| known.about == about);
            let next = match level {
                Some(_) if is_thinking => continue,
                Some(level) => self.think(&**session, about, level),
                None => None,
            };
            self.thinking[seat.index()] = next;
        }
    }

    /// A bot begins to think about a decision. None: every way to find an answer has failed.
    fn think(&self, session: &dyn Session, about: Decision, level: Level) -> Option<Thought> {
        let (seat, tries) = (about.seat, self.tries(about));
        if tries > TRIES + 1 {
            tracing::error!(table = %self.row.id, seat = seat.index(), "no bot can play this seat");
            return None;
        }
        let level = if tries < TRIES { level } else { Level::Page };
        // With another seed, a bot does not run into the same fault again.
        let seed = session.bot_seed(seat).wrapping_add(u64::from(tries));
        let (question, view) = (session.question(seat), session.view(Some(seat)));
        let kind = games::find(&self.row.game)?;
        let stop = Arc::new(AtomicBool::new(false));
        let (mind, stopped) = (Arc::clone(&self.house.mind), Arc::clone(&stop));
        let think = move || match tries {
            0..=TRIES => mind.answer(&*question, level, seed, &|| stopped.load(Ordering::Relaxed)),
            _ => {
                let glance = kind.turn_info(view.get(), Some(seat)).expect("it is the game's own view");
                glance.actions.into_iter().next().expect("a pending seat has something to do")
            }
        };
        let ticket = self.house.thinkers.queue(self.row.host, level);
        let (house, me) = (self.house.clone(), self.me.clone());
        let task = tokio::spawn(async move {
            let answer = ticket.run(think).await;
            house.metrics.thoughts.add(1);
            // The host may have ended with the server.
            let _ = me.send(Order::Thought { decision: about, answer });
        });
        Some(Thought { about, stop, task: task.abort_handle() })
    }

    /// A bot has decided. An answer to a question that is no longer asked is dropped: after a take-back it was thought for a position that
    /// is gone.
    pub(super) async fn decided(&mut self, decision: Decision, answer: Result<String, String>) {
        let seat = decision.seat;
        let thought = &mut self.thinking[seat.index()];
        if thought.as_ref().is_none_or(|thought| thought.about != decision) {
            return;
        }
        *thought = None;
        let plays = self.row.paused.is_none() && self.bot_at(seat).is_some();
        if plays && self.asked_now().contains(seat) && self.decision(seat) == decision {
            match answer {
                Err(why) => self.bot_failed(decision, &why),
                Ok(action) => {
                    let played = self.step(Some(seat), |session| session.play(seat, &action)).await;
                    if let Err(refused) = played
                        && let Code::Rule | Code::Notation = refused.code
                    {
                        self.bot_failed(decision, &format!("{action:?} is not allowed"));
                    }
                }
            }
        }
        self.ask_bots();
    }

    /// Notes that a bot has no good answer, so that it is not asked the same way for ever.
    fn bot_failed(&mut self, decision: Decision, why: &str) {
        let tries = self.tries(decision) + 1;
        self.failed[decision.seat.index()] = Some((decision, tries));
        self.house.metrics.broken.add(1);
        let (table, game, seat) = (&self.row.id, &self.row.game, decision.seat.index());
        tracing::error!(%table, %game, seat, line = decision.since, tries, why, "a bot failed to answer");
    }

    /// How often bots failed to make this decision.
    fn tries(&self, decision: Decision) -> u32 {
        self.failed[decision.seat.index()]
            .filter(|(known, _)| *known == decision)
            .map_or(0, |(_, tries)| tries)
    }

    /// What a seat has to decide now, if it is asked.
    fn decision(&self, seat: Seat) -> Decision {
        Decision { seat, since: self.asked[seat.index()], rewound: self.rewound }
    }

    pub(super) fn is_thinking(&self) -> bool {
        self.thinking.iter().any(Option::is_some)
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
