//! The playback of a match: the current moment, the perspective, and whether it is playing.

use client::{Asks, people};
use engine::{Seat, Turn};
use leptos::task::spawn_local;
use table::{OpenError, Session, Source};

use crate::match_handle::MatchHandle;
use crate::pause::pause;
use crate::record;
use crate::settings::{Pace, Settings};
use crate::signal::{RwSignal, StoredValue};

/// The state of a replay.
#[derive(Clone, Copy)]
pub(super) struct Playback {
    whole: StoredValue<Box<dyn Session>>,
    pub(super) handle: MatchHandle,
    /// The number of lines of the whole match.
    pub(super) lines: u32,
    /// The current moment: the number of lines before it.
    pub(super) at: RwSignal<u32>,
    pub(super) perspective: RwSignal<Perspective>,
    /// Whether the replay plays by itself.
    pub(super) running: RwSignal<bool>,
    pub(super) pace: RwSignal<Pace>,
    /// Counts the starts and stops, so that a stopped run does not go on.
    run: StoredValue<u32>,
}

/// The perspective of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Perspective {
    /// That of a seat.
    Of(Seat),
    /// That of a spectator.
    Guest,
    /// That of the seat to move, so that every hand is visible in its turn.
    Mover,
}

impl Playback {
    /// Creates a playback at a moment; by default at the first decision. If one seat belongs to a person and
    /// all others to bots, starts from the perspective of that seat.
    pub(super) fn wind(whole: Box<dyn Session>, at: Option<u32>, settings: RwSignal<Settings>) -> Playback {
        let people: Vec<Seat> = people(whole.as_ref()).iter().collect();
        let perspective = if let [only] = people[..] { Perspective::Of(only) } else { Perspective::Guest };
        let lines = whole.lines();
        let first = at.unwrap_or_else(|| first_decision(whole.as_ref())).min(lines);
        let viewer = viewer(whole.as_ref(), perspective, first);
        Playback {
            handle: MatchHandle::look_on(whole.at(first), viewer, settings),
            whole: StoredValue::new(whole),
            lines,
            at: RwSignal::new(first),
            perspective: RwSignal::new(perspective),
            running: RwSignal::new(false),
            pace: RwSignal::new(Pace::Normal),
            run: StoredValue::new(0),
        }
    }

    /// Calls a function with the whole match.
    pub(super) fn with<T>(self, look: impl FnOnce(&dyn Session) -> T) -> T {
        self.whole.with_value(|whole| look(whole.as_ref()))
    }

    /// Goes to a moment, and stops playing.
    pub(super) fn go(self, at: u32) {
        self.stop();
        self.show(at);
    }

    /// Goes this many lines forward, or back.
    pub(super) fn step(self, by: i32) {
        self.go(self.at.get_untracked().saturating_add_signed(by));
    }

    /// Changes the perspective.
    pub(super) fn look_with(self, perspective: Perspective) {
        self.perspective.set(perspective);
        self.show(self.at.get_untracked());
    }

    /// Starts to play, from the beginning if it is at the end; or stops.
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
                if self.handle.held.with_untracked(Option::is_some) {
                    // A running replay goes on by itself, once the beat could be read.
                    pause(self.pace.get_untracked().beat()).await;
                    self.handle.go_on();
                    continue;
                }
                let at = self.at.get_untracked() + 1;
                self.show(at);
                if at >= self.lines {
                    return self.stop();
                }
            }
        });
    }

    pub(super) fn stop(self) {
        self.run.update_value(|run| *run += 1);
        self.running.set(false);
    }

    /// Returns whether the match is over at this moment.
    pub(super) fn is_over(self) -> bool {
        self.handle.snapshot.with(|sight| matches!(sight.turn, Turn::Over(_)))
    }

    /// Starts a new match from this moment, with a new seed for all later chance.
    pub(super) fn branch(self) -> Result<Box<dyn Session>, OpenError> {
        let source = Source::Sealed { seed: record::random_bytes(), entropy: Vec::new() };
        self.with(|whole| whole.branch(self.at.get_untracked(), source))
    }

    fn show(self, at: u32) {
        let at = at.min(self.lines);
        let perspective = self.perspective.get_untracked();
        let (moment, viewer) = self.with(|whole| (whole.at(at), viewer(whole, perspective, at)));
        self.handle.show(moment, viewer, Asks::Nothing);
        self.at.set(at);
    }
}

/// Returns the first decision; the deal before it is of no interest.
fn first_decision(whole: &dyn Session) -> u32 {
    (0..=whole.lines()).find(|at| whole.at(*at).turn() != Turn::Chance).unwrap_or(0)
}

/// Returns the viewer. During chance steps, the seat that moved last stays the viewer.
fn viewer(whole: &dyn Session, perspective: Perspective, at: u32) -> Option<Seat> {
    match perspective {
        Perspective::Of(seat) => Some(seat),
        Perspective::Guest => None,
        Perspective::Mover => (0..=at).rev().find_map(|at| whole.at(at).turn().pending().first()),
    }
}
