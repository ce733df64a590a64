//! A bot's thought in a thread of its own, so that the screen stays alive.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use advice::{Advice, Question};
use bots::CHAMPION;
use engine::Seat;

use crate::opponents::Decide;

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
    /// The bot has no answer: a program failed, or a thread panicked. The table says so instead of waiting forever.
    Lost,
}

impl Thought {
    /// A bot begins to decide.
    pub(crate) fn begin(seat: Seat, decide: Decide) -> Thought {
        Thought::spawn(seat, decide)
    }

    /// The champion begins to think what somebody should do, and where that leads.
    pub(crate) fn counsel(seat: Seat, question: Box<dyn Question>, seed: u64) -> Thought {
        Thought::spawn(seat, move |stop| {
            let mut thought = question.start_search(seed);
            loop {
                let advice = thought.think(SLICE);
                if stop() || advice.is_forced() || advice.iterations >= CHAMPION {
                    return Some(advice);
                }
            }
        })
    }

    fn spawn(
        seat: Seat,
        think: impl FnOnce(&dyn Fn() -> bool) -> Option<Advice> + Send + 'static,
    ) -> Thought {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, answer) = channel();
        let stopped = Arc::clone(&stop);
        thread::spawn(move || {
            if let Some(advice) = think(&|| stopped.load(Ordering::Relaxed)) {
                // The receiver is gone if the thought was dropped.
                let _ = sender.send(advice);
            }
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
