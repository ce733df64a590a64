//! A bot's thought in a thread of its own, so that the screen stays alive.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Budget, Level};
use engine::Seat;
use table::{Advice, Question};

/// So many simulations are made before a counsel looks whether somebody still waits for it.
const SLICE: u32 = 100;

/// Somebody thinks. Dropping the thought stops it.
pub(crate) struct Thought {
    /// For which seat.
    pub(crate) seat: Seat,
    begun: Instant,
    stop: Arc<AtomicBool>,
    answer: Receiver<Advice>,
}

/// How far a thought is.
pub(crate) enum Progress {
    /// Not yet done.
    Thinking,
    /// Done.
    Decided(Advice),
    /// The thread ended without an answer. That is a bug, and the table says so instead of waiting forever.
    Lost,
}

impl Thought {
    /// A bot of this level begins to think about a question.
    pub(crate) fn begin(seat: Seat, question: Box<dyn Question>, level: Level, seed: u64) -> Thought {
        Thought::spawn(seat, move |stop| {
            question.answer(level, Budget { iterations: level.iterations(), stop }, seed)
        })
    }

    /// The champion begins to think what somebody should do, and where that leads.
    pub(crate) fn counsel(seat: Seat, question: Box<dyn Question>, seed: u64) -> Thought {
        Thought::spawn(seat, move |stop| {
            let mut thought = question.start_search(seed);
            loop {
                let advice = thought.think(SLICE);
                if stop() || advice.is_forced() || advice.iterations >= Level::Champion.iterations() {
                    return advice;
                }
            }
        })
    }

    fn spawn(seat: Seat, think: impl FnOnce(&dyn Fn() -> bool) -> Advice + Send + 'static) -> Thought {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, answer) = channel();
        let stopped = Arc::clone(&stop);
        thread::spawn(move || {
            let advice = think(&|| stopped.load(Ordering::Relaxed));
            // Nobody listens any more when the thought was dropped in the meantime.
            let _ = sender.send(advice);
        });
        Thought { seat, begun: Instant::now(), stop, answer }
    }

    /// Looks whether the answer is there.
    pub(crate) fn progress(&self) -> Progress {
        match self.answer.try_recv() {
            Ok(advice) => Progress::Decided(advice),
            Err(TryRecvError::Empty) => Progress::Thinking,
            Err(TryRecvError::Disconnected) => Progress::Lost,
        }
    }

    /// Waits for the answer; none if the thread ended without one.
    pub(crate) fn wait(self) -> Option<Advice> {
        self.answer.recv().ok()
    }

    /// How long it has been going on.
    pub(crate) fn age(&self) -> Duration {
        self.begun.elapsed()
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
