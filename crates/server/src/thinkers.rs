//! Where bots think: on a bounded number of threads, in an order that is fair to people.

use std::any::Any;
use std::sync::{Arc, Mutex, MutexGuard};

use bots::{Budget, Level};
use protocol::PersonId;
use table::Question;
use tokio::sync::oneshot;

use crate::queue::{Effort, FairQueue};

/// How a bot finds its answer. A server has the real bots; tests plant others.
pub trait Mind: Send + Sync {
    /// What a bot of this level plays, in notation. Called on a thread where it may take its time; `stop` says when nobody waits for
    /// the answer any more.
    fn answer(&self, question: &dyn Question, level: Level, seed: u64, stop: &dyn Fn() -> bool) -> String;
}

/// The bots of the house.
pub(crate) struct HouseBots;

impl Mind for HouseBots {
    fn answer(&self, question: &dyn Question, level: Level, seed: u64, stop: &dyn Fn() -> bool) -> String {
        question.answer(level, Budget { iterations: level.iterations(), stop }, seed).action
    }
}

/// The threads on which bots think. Copies share them.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Mutex<Places>>);

/// Who thinks, and who waits for a place to think at.
struct Places {
    /// Free places for any bot.
    free: usize,
    /// Is the place free that only quick bots get? With it a page never waits until a champion has finished.
    is_quick_free: bool,
    waiting: FairQueue<oneshot::Sender<Place>>,
}

/// A place to think at; the next in the queue gets it when it is dropped.
struct Place {
    thinkers: Thinkers,
    /// None: it was given back.
    kind: Option<Kind>,
}

/// A turn in the queue.
pub(crate) struct Ticket(oneshot::Receiver<Place>);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Any,
    Quick,
}

impl Thinkers {
    pub(crate) fn new(places: usize) -> Thinkers {
        let places = Places { free: places.max(1), is_quick_free: true, waiting: FairQueue::default() };
        Thinkers(Arc::new(Mutex::new(places)))
    }

    /// A bot of this level waits for its turn; it plays at a table of this person.
    pub(crate) fn queue(&self, person: PersonId, level: Level) -> Ticket {
        let (grant, granted) = oneshot::channel();
        self.lock().waiting.push(person, effort(level), grant);
        self.hand_out();
        Ticket(granted)
    }

    /// Gives free places to those who wait.
    fn hand_out(&self) {
        loop {
            let mut places = self.lock();
            let (next, kind) = if places.free > 0 {
                (places.waiting.pop(), Kind::Any)
            } else if places.is_quick_free {
                (places.waiting.pop_quick(), Kind::Quick)
            } else {
                return;
            };
            let Some(next) = next else { return };
            match kind {
                Kind::Any => places.free -= 1,
                Kind::Quick => places.is_quick_free = false,
            }
            drop(places);
            if let Err(mut unwanted) = next.send(Place { thinkers: self.clone(), kind: Some(kind) }) {
                // Nobody waits for this one any more: the place is free again, and the next round hands it out.
                unwanted.free();
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Places> {
        self.0.lock().expect("nobody panics while holding the queue")
    }
}

impl Place {
    fn free(&mut self) {
        match self.kind.take() {
            Some(Kind::Any) => self.thinkers.lock().free += 1,
            Some(Kind::Quick) => self.thinkers.lock().is_quick_free = true,
            None => {}
        }
    }
}

impl Ticket {
    /// Does some work on a thread of its own, when it is its turn. Fails with what was said if the work panics.
    pub(crate) async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, String> {
        let place = self.0.await.map_err(|_| "the queue is gone".to_owned())?;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.map_err(|error| match error.try_into_panic() {
            Ok(panic) => said_by(&*panic),
            Err(error) => error.to_string(),
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.kind.is_some() {
            self.free();
            self.thinkers.hand_out();
        }
    }
}

/// Levels that do not search answer at once.
fn effort(level: Level) -> Effort {
    match level.iterations() {
        0 => Effort::Quick,
        iterations => Effort::Slow(iterations),
    }
}

/// What a panic said.
fn said_by(panic: &(dyn Any + Send)) -> String {
    let words = panic.downcast_ref::<&str>().map(|words| (*words).to_owned());
    words.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "without words".to_owned())
}
