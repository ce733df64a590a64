//! Moves of bots. They search on the bot threads, and see only what their seat may know.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::Algorithm;
use engine::{BotId, InterruptWindow, Seat};
use protocol::{Away, Code, Stage};
use table::Session;
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep_until};

use super::{Host, HostCommand};

/// The bot that plays for an absent person.
const STAND_IN: &str = "knight";

/// A bot that fails is asked a second time. After that a page makes the decision, and if that fails too, the host plays
/// the first legal action.
const MAX_ATTEMPTS: u32 = 2;

/// How long a bot waits before its step while people may interrupt it. It is the same whoever could interrupt.
const INTERRUPT_PAUSE: Duration = Duration::from_secs(4);

/// A decision of a bot. It stays the same while the table waits for the same choice in the same position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Decision {
    seat: Seat,
    /// The number of lines when the seat was asked.
    since: u32,
    /// The host's count of rewinds when the seat was asked.
    rewound: u32,
}

/// A bot that searches or waits for a thread. Dropping it stops the bot and discards its answer.
pub(super) struct BotTask {
    about: Decision,
    stop: Arc<AtomicBool>,
    task: AbortHandle,
}

impl Drop for BotTask {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task.abort();
    }
}

impl Host {
    /// Starts every bot that may act now, or interrupts, and is not searching yet. Stops all others.
    pub(super) fn ask_bots(&mut self) {
        let Some(session) = &self.session else { return };
        if self.row.stage != Stage::Playing || self.row.paused.is_some() || self.retry_at.is_some() {
            return;
        }
        let pending = session.turn().pending();
        for seat in Seat::all(self.row.seats.len() as u8) {
            let about = self.decision(seat);
            let bot = self.bot_at(seat);
            let is_thinking = self.bot_tasks[seat.index()].as_ref().is_some_and(|known| known.about == about);
            let next = match bot {
                Some(_) if is_thinking => continue,
                Some(bot) if pending.contains(seat) => self.start_bot(&**session, about, &bot),
                Some(_) if self.failures(about) > 0 => None,
                Some(_) => session.bot_interrupt(seat).map(|action| self.start_interrupt(about, action)),
                None => None,
            };
            self.bot_tasks[seat.index()] = next;
        }
    }

    /// Starts a bot. Returns `None` if every way to find an answer has failed.
    fn start_bot(&self, session: &dyn Session, about: Decision, bot: &BotId) -> Option<BotTask> {
        let (seat, failures) = (about.seat, self.failures(about));
        if failures > MAX_ATTEMPTS + 1 {
            tracing::error!(table = %self.row.id, seat = seat.index(), "no bot can play this seat");
            return None;
        }
        let kind = games::find(&self.row.game)?;
        let advisor = games::advisor(&self.row.game)?;
        let resolved = advisor.resolve(bot).ok().and_then(|bot| bot.built_in());
        let algorithm = resolved.filter(|_| failures < MAX_ATTEMPTS).unwrap_or(Algorithm::Random);
        // Another seed avoids the same fault.
        let seed = session.bot_seed(seat).wrapping_add(u64::from(failures));
        let view = session.view(Some(seat));
        let question = advisor.question(view.get(), seat).expect("the seat is pending in its own view");
        let stop = Arc::new(AtomicBool::new(false));
        let (bot_engine, stopped) = (Arc::clone(&self.app.bot_engine), Arc::clone(&stop));
        let think = move || match failures {
            0..=MAX_ATTEMPTS => {
                bot_engine.answer(&*question, algorithm, seed, &|| stopped.load(Ordering::Relaxed))
            }
            _ => {
                let turn = kind.turn_info(view.get(), Some(seat)).expect("it is the game's own view");
                turn.actions.into_iter().next().expect("a pending seat has something to do")
            }
        };
        let ticket = self.app.bot_threads.enqueue(self.row.host, algorithm);
        let (app, me) = (self.app.clone(), self.self_sender.clone());
        let ready = Instant::now() + self.pause_before(session, seat);
        let task = tokio::spawn(async move {
            let answer = ticket.run(think).await;
            sleep_until(ready).await;
            app.metrics.thoughts.add(1);
            // The host may have ended.
            let _ = me.send(HostCommand::BotDecided { decision: about, answer });
        });
        Some(BotTask { about, stop, task: task.abort_handle() })
    }

    /// How long this bot waits at least, so that people at the table can interrupt it.
    fn pause_before(&self, session: &dyn Session, seat: Seat) -> Duration {
        let is_person = |other: Seat| other != seat && self.bot_at(other).is_none();
        let waits = session.interrupt_window() == InterruptWindow::Pause
            && Seat::all(self.row.seats.len() as u8).any(is_person);
        if waits { INTERRUPT_PAUSE } else { Duration::ZERO }
    }

    /// Sends the interrupt of a bot as its answer.
    fn start_interrupt(&self, about: Decision, action: String) -> BotTask {
        let me = self.self_sender.clone();
        let task = tokio::spawn(async move {
            // The host may have ended.
            let _ = me.send(HostCommand::BotDecided { decision: about, answer: Ok(action) });
        });
        BotTask { about, stop: Arc::default(), task: task.abort_handle() }
    }

    /// Plays the answer of a bot. An answer to an outdated decision is dropped: after a take-back it belongs to another
    /// position.
    pub(super) async fn bot_decided(&mut self, decision: Decision, answer: Result<String, String>) {
        let seat = decision.seat;
        let task = &mut self.bot_tasks[seat.index()];
        if task.as_ref().is_none_or(|task| task.about != decision) {
            return;
        }
        *task = None;
        let plays = self.row.paused.is_none() && self.bot_at(seat).is_some();
        if plays && self.decision(seat) == decision {
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

    /// Counts a failure of a bot, so that the same bot is not asked for ever.
    fn bot_failed(&mut self, decision: Decision, why: &str) {
        let failures = self.failures(decision) + 1;
        self.bot_failures[decision.seat.index()] = Some((decision, failures));
        self.app.metrics.broken.add(1);
        let (table, game, seat) = (&self.row.id, &self.row.game, decision.seat.index());
        tracing::error!(%table, %game, seat, line = decision.since, failures, why, "a bot failed to answer");
    }

    /// How often bots have failed to make this decision.
    fn failures(&self, decision: Decision) -> u32 {
        self.bot_failures[decision.seat.index()]
            .filter(|(known, _)| *known == decision)
            .map_or(0, |(_, failures)| failures)
    }

    /// The decision that the seat has to make if it may act now.
    fn decision(&self, seat: Seat) -> Decision {
        Decision { seat, since: self.asked_at[seat.index()], rewound: self.rewinds }
    }

    pub(super) fn is_thinking(&self) -> bool {
        self.bot_tasks.iter().any(Option::is_some)
    }

    /// The level of the bot that plays this seat now.
    fn bot_at(&self, seat: Seat) -> Option<BotId> {
        let row = &self.row.seats[seat.index()];
        match row.away {
            Away::No if row.person.is_some() => None,
            Away::No => row.bot.clone(),
            Away::StandIn | Away::Resigned => Some(bots::bot_id(STAND_IN)),
        }
    }
}
