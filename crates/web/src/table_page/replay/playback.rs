//! A match on a reel: which of its moments is seen, with whose eyes, and whether it runs.

use engine::{Seat, Turn};
use leptos::task::spawn_local;
use table::{OpenError, Session, Source};

use crate::host::{Host, people};
use crate::pause::pause;
use crate::record;
use crate::settings::{Pace, Settings};
use crate::signal::{RwSignal, StoredValue};

/// Everything about the moment that is seen.
#[derive(Clone, Copy)]
pub(super) struct Playback {
    whole: StoredValue<Box<dyn Session>>,
    pub(super) host: Host,
    /// How many lines the whole match has.
    pub(super) lines: u32,
    /// After how many of them we are.
    pub(super) at: RwSignal<u32>,
    pub(super) perspective: RwSignal<Perspective>,
    /// Does it run by itself?
    pub(super) running: RwSignal<bool>,
    pub(super) pace: RwSignal<Pace>,
    /// Raised by every start and stop, so that a run that was stopped does not go on.
    run: StoredValue<u32>,
}

/// Whose eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Perspective {
    /// Those of a seat.
    Of(Seat),
    /// Those of somebody who only watches.
    Guest,
    /// Those of whoever is to move: every hand in its turn.
    Mover,
}

impl Playback {
    /// Winds a match to a moment; none: its beginning. Whoever played alone sees it as then.
    pub(super) fn wind(whole: Box<dyn Session>, at: Option<u32>, settings: RwSignal<Settings>) -> Playback {
        let people: Vec<Seat> = people(whole.as_ref()).iter().collect();
        let perspective = if let [only] = people[..] { Perspective::Of(only) } else { Perspective::Guest };
        let lines = whole.lines();
        let first = at.unwrap_or_else(|| first_decision(whole.as_ref())).min(lines);
        let viewer = viewer(whole.as_ref(), perspective, first);
        Playback {
            host: Host::look_on(whole.at(first), viewer, settings),
            whole: StoredValue::new(whole),
            lines,
            at: RwSignal::new(first),
            perspective: RwSignal::new(perspective),
            running: RwSignal::new(false),
            pace: RwSignal::new(Pace::Normal),
            run: StoredValue::new(0),
        }
    }

    /// Looks at the whole match.
    pub(super) fn with<T>(self, look: impl FnOnce(&dyn Session) -> T) -> T {
        self.whole.with_value(|whole| look(whole.as_ref()))
    }

    /// Goes to a moment; one that runs stays there.
    pub(super) fn go(self, at: u32) {
        self.stop();
        self.show(at);
    }

    /// Goes so many lines on, or back.
    pub(super) fn step(self, by: i32) {
        self.go(self.at.get_untracked().saturating_add_signed(by));
    }

    /// Sees it with other eyes.
    pub(super) fn look_with(self, perspective: Perspective) {
        self.perspective.set(perspective);
        self.show(self.at.get_untracked());
    }

    /// Starts to run, from the beginning if it is at its end; or stops.
    pub(super) fn toggle(self) {
        if self.running.get_untracked() {
            return self.stop();
        }
        if self.at.get_untracked() == self.lines {
            self.show(0);
        }
        self.running.set(true);
        self.run.update_value(|run| *run += 1);
        let run = self.run.get_value();
        spawn_local(async move {
            loop {
                pause(self.pace.get_untracked().step()).await;
                if self.run.try_get_value() != Some(run) {
                    return;
                }
                let at = self.at.get_untracked() + 1;
                self.show(at);
                if at >= self.lines {
                    return self.stop();
                }
            }
        });
    }

    /// Stops running.
    pub(super) fn stop(self) {
        self.run.update_value(|run| *run += 1);
        self.running.set(false);
    }

    /// Is the match over at this moment?
    pub(super) fn is_over(self) -> bool {
        self.host.sight.with(|sight| matches!(sight.turn, Turn::Over(_)))
    }

    /// A new match that begins here; what chance brings from now on nobody knows.
    pub(super) fn branch(self) -> Result<Box<dyn Session>, OpenError> {
        let source = Source::Sealed { seed: record::random_bytes(), entropy: Vec::new() };
        self.with(|whole| whole.branch(self.at.get_untracked(), source))
    }

    fn show(self, at: u32) {
        let at = at.min(self.lines);
        let perspective = self.perspective.get_untracked();
        let (moment, viewer) = self.with(|whole| (whole.at(at), viewer(whole, perspective, at)));
        self.host.look_at(moment, viewer);
        self.at.set(at);
    }
}

/// What was dealt before anybody had to decide is of no interest.
fn first_decision(whole: &dyn Session) -> u32 {
    (0..=whole.lines()).find(|at| whole.at(*at).turn() != Turn::Chance).unwrap_or(0)
}

/// Who looks. While cards fall, whoever was to move before still looks.
fn viewer(whole: &dyn Session, perspective: Perspective, at: u32) -> Option<Seat> {
    match perspective {
        Perspective::Of(seat) => Some(seat),
        Perspective::Guest => None,
        Perspective::Mover => (0..=at).rev().find_map(|at| whole.at(at).turn().pending().first()),
    }
}
