//! Runs an analysis in a worker, with its progress shown. The user can stop it; the result is stored with the match.

use std::sync::Arc;

use advice::{Analysis, Moment};

use super::super::playback::Playback;
use crate::bot_worker::{BotWorker, Findings, Task};
use crate::signal::{RwSignal, StoredValue};
use crate::storage;

/// The number of simulations for each position.
const EFFORT: u32 = 2000;

/// An analysis, and its selected moment.
#[derive(Clone, Copy)]
pub(in crate::table_page::replay) struct Study {
    playback: Playback,
    /// The number of the match, if the browser has stored it.
    id: StoredValue<Option<String>>,
    bot_worker: StoredValue<BotWorker>,
    pub(super) state: RwSignal<State>,
    /// Whether the analysis is shown in place of the table.
    pub(in crate::table_page::replay) open: RwSignal<bool>,
    /// The index of the selected moment.
    pub(super) moment: RwSignal<usize>,
}

/// The progress of the analysis.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum State {
    /// Not started.
    Idle,
    Working {
        done: u32,
        total: u32,
    },
    Found(Arc<Analysis>),
    /// The worker failed.
    Lost,
}

impl Study {
    /// Restores a stored analysis, if there is one.
    pub(in crate::table_page::replay) fn new(playback: Playback, id: Option<String>, open: bool) -> Study {
        let kept = id.as_ref().and_then(|id| storage::read(&key(id)));
        let found = kept.and_then(|text| serde_json::from_str::<Analysis>(&text).ok());
        let study = Study {
            playback,
            id: StoredValue::new(id),
            bot_worker: StoredValue::new(BotWorker::default()),
            state: RwSignal::new(found.map_or(State::Idle, |analysis| State::Found(Arc::new(analysis)))),
            open: RwSignal::new(open),
            moment: RwSignal::new(0),
        };
        if open && study.state.with_untracked(|state| *state == State::Idle) {
            study.begin();
        }
        study
    }

    /// Starts the analysis.
    pub(super) fn begin(self) {
        self.state.set(State::Working { done: 0, total: 1 });
        let task = Task::Analyse { log: self.playback.with(|whole| whole.log()), effort: EFFORT };
        self.bot_worker.update_value(|bot_worker| bot_worker.follow(&task, move |news| self.hear(news)));
    }

    /// Stops the analysis and discards it.
    pub(in crate::table_page::replay) fn stop(self) {
        self.bot_worker.update_value(BotWorker::cancel);
        if self.state.with_untracked(|state| matches!(state, State::Working { .. })) {
            self.state.set(State::Idle);
        }
    }

    /// Returns the analysis, once it is complete.
    pub(super) fn found(self) -> Option<Arc<Analysis>> {
        match self.state.get() {
            State::Found(analysis) => Some(analysis),
            _ => None,
        }
    }

    /// Shows the table after a line.
    pub(super) fn see(self, at: u32) {
        self.playback.go(at);
        self.open.set(false);
    }

    fn hear(self, news: Result<Findings, String>) {
        match news {
            Ok(Findings { analysis: Some(analysis), .. }) => {
                self.bot_worker.update_value(BotWorker::rest);
                if let Some(id) = self.id.get_value() {
                    // If the browser cannot store it, the analysis can run again.
                    let text = serde_json::to_string(&analysis).expect("an analysis is plain data");
                    let _ = storage::write(&key(&id), &text);
                }
                self.moment.set(analysis.moments.len().saturating_sub(1));
                self.state.set(State::Found(Arc::new(analysis)));
            }
            Ok(Findings { done, total, .. }) => self.state.set(State::Working { done, total }),
            Err(why) => {
                leptos::logging::warn!("the analysis broke: {why}");
                self.state.set(State::Lost);
            }
        }
    }
}

/// Returns the storage key of the analysis of a match.
pub(crate) fn key(id: &str) -> String {
    format!("analysis/{id}")
}

/// Converts a probability to percent.
pub(super) fn percent(chance: f32) -> u32 {
    (chance * 100.0).round().clamp(0.0, 100.0) as u32
}

/// Formats a difference of probabilities in percentage points, with its sign.
pub(super) fn signed(difference: f32) -> String {
    match (difference * 100.0).round() as i32 {
        0 => "0".to_owned(),
        points if points > 0 => format!("+{points}"),
        points => format!("−{}", -points),
    }
}

/// Returns a seat's chance to win at a moment.
pub(super) fn chance(moment: &Moment, seat: engine::Seat) -> f32 {
    moment.chances.get(seat.index()).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_have_their_signs() {
        assert_eq!([0.123, -0.06, 0.001].map(signed), ["+12", "−6", "0"]);
        assert_eq!(percent(0.995), 100);
    }
}
