//! The threads on which bots search: a bounded number, with a queue that is fair to people.

use std::any::Any;
use std::sync::{Arc, Mutex, MutexGuard};

use advice::Question;
use bots::Algorithm;
use protocol::PersonId;
use tokio::sync::oneshot;

use crate::fair_queue::{Effort, FairQueue};

/// Chooses the actions of bots. A server has the real bots; tests use others.
pub trait BotEngine: Send + Sync {
    /// Returns the action of a bot in notation. It runs on a thread of its own and may take long; `stop` returns true
    /// once nobody waits for the answer.
    fn answer(
        &self,
        question: &dyn Question,
        algorithm: Algorithm,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> String;
}

/// The bots of the games.
pub(crate) struct BuiltInBots;

impl BotEngine for BuiltInBots {
    fn answer(
        &self,
        question: &dyn Question,
        algorithm: Algorithm,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> String {
        question.answer(algorithm, seed, stop).action
    }
}

/// The pool of bot threads. Clones share it.
#[derive(Clone)]
pub(crate) struct BotThreads(Arc<Mutex<Threads>>);

/// The free threads and the queue.
struct Threads {
    /// Free threads for any bot.
    free: usize,
    /// Whether the thread is free that only quick bots may use. With it, a page never waits for a champion.
    is_quick_free: bool,
    waiting: FairQueue<oneshot::Sender<ThreadPermit>>,
}

/// The right to use a thread. Dropping it passes the thread to the next in the queue.
struct ThreadPermit {
    bot_threads: BotThreads,
    /// `None` once it was released.
    kind: Option<PermitKind>,
}

/// A position in the queue.
pub(crate) struct QueueTicket(oneshot::Receiver<ThreadPermit>);

#[derive(Clone, Copy, PartialEq, Eq)]
enum PermitKind {
    Any,
    Quick,
}

impl BotThreads {
    pub(crate) fn new(threads: usize) -> BotThreads {
        let threads = Threads { free: threads.max(1), is_quick_free: true, waiting: FairQueue::default() };
        BotThreads(Arc::new(Mutex::new(threads)))
    }

    /// Queues a bot of this level that plays at a table of this person.
    pub(crate) fn enqueue(&self, person: PersonId, algorithm: Algorithm) -> QueueTicket {
        let (grant, granted) = oneshot::channel();
        self.lock().waiting.push(person, effort(algorithm), grant);
        self.grant_permits();
        QueueTicket(granted)
    }

    /// Gives free threads to the next in the queue.
    fn grant_permits(&self) {
        loop {
            let mut threads = self.lock();
            let (next, kind) = if threads.free > 0 {
                (threads.waiting.pop(), PermitKind::Any)
            } else if threads.is_quick_free {
                (threads.waiting.pop_quick(), PermitKind::Quick)
            } else {
                return;
            };
            let Some(next) = next else { return };
            match kind {
                PermitKind::Any => threads.free -= 1,
                PermitKind::Quick => threads.is_quick_free = false,
            }
            drop(threads);
            if let Err(mut unused) = next.send(ThreadPermit { bot_threads: self.clone(), kind: Some(kind) }) {
                // The receiver was dropped: release the thread, and the loop gives it to the next one.
                unused.release();
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Threads> {
        self.0.lock().expect("no code panics while it holds the lock")
    }
}

impl ThreadPermit {
    fn release(&mut self) {
        match self.kind.take() {
            Some(PermitKind::Any) => self.bot_threads.lock().free += 1,
            Some(PermitKind::Quick) => self.bot_threads.lock().is_quick_free = true,
            None => {}
        }
    }
}

impl QueueTicket {
    /// Runs the work on a thread once it is its turn. If the work panics, returns the panic message as an error.
    pub(crate) async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, String> {
        let permit = self.0.await.map_err(|_| "the queue was closed".to_owned())?;
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        done.await.map_err(|error| match error.try_into_panic() {
            Ok(panic) => panic_message(&*panic),
            Err(error) => error.to_string(),
        })
    }
}

impl Drop for ThreadPermit {
    fn drop(&mut self) {
        if self.kind.is_some() {
            self.release();
            self.bot_threads.grant_permits();
        }
    }
}

/// Levels that do not search answer at once.
fn effort(algorithm: Algorithm) -> Effort {
    match algorithm.iterations() {
        0 => Effort::Quick,
        iterations => Effort::Slow(iterations),
    }
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "panic without a message".to_owned())
}
