//! Beats that wait to be seen. While one is held, the match does not move on for its viewer.

use std::collections::VecDeque;

use table::{BeatAt, Told};

use crate::effect::{Changed, Effect};
use crate::{Hold, Millis};

/// More beats than this are not shown one by one: the oldest of them are only told.
const MOST_WAITING: usize = 8;

/// What is held up to the viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Held {
    /// A moment that decided.
    Beat(BeatAt),
    /// What happened since the viewer's last move: the story and the beats, which are shown one by one if the viewer
    /// [asks for them](crate::Input::ShowAgain).
    Recap {
        /// The story lines, oldest first.
        told: Vec<Told>,
        /// The beats, oldest first.
        beats: Vec<BeatAt>,
    },
}

#[derive(Clone, Debug, Default)]
pub(crate) struct HeldBeats {
    waiting: VecDeque<Held>,
    /// When the first of them came to the front.
    since: Millis,
}

impl HeldBeats {
    /// What is held up now.
    pub(crate) fn front(&self) -> Option<&Held> {
        self.waiting.front()
    }

    /// Adds beats of the match that have just been played, oldest first.
    pub(crate) fn push(&mut self, beats: Vec<BeatAt>, hold: Hold, now: Millis, effects: &mut Vec<Effect>) {
        if hold == Hold::Off || beats.is_empty() {
            return;
        }
        let too_many = beats.len().saturating_sub(MOST_WAITING);
        self.add(beats.into_iter().skip(too_many).map(Held::Beat), now, effects);
    }

    /// Tells what happened since the viewer's last move.
    pub(crate) fn recap(
        &mut self,
        told: Vec<Told>,
        beats: Vec<BeatAt>,
        now: Millis,
        effects: &mut Vec<Effect>,
    ) {
        if !told.is_empty() || !beats.is_empty() {
            self.add([Held::Recap { told, beats }], now, effects);
        }
    }

    fn add(&mut self, held: impl IntoIterator<Item = Held>, now: Millis, effects: &mut Vec<Effect>) {
        if self.waiting.is_empty() {
            self.since = now;
        }
        self.waiting.extend(held);
        effects.push(Effect::Draw(Changed::Beat));
    }

    /// The viewer has seen the front one.
    pub(crate) fn seen(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        if self.waiting.pop_front().is_some() {
            self.since = now;
            effects.push(Effect::Draw(Changed::Beat));
        }
    }

    /// The viewer wants to see the beats of a recap.
    pub(crate) fn unfold(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        if let Some(Held::Recap { beats, .. }) = self.waiting.front_mut() {
            let beats = std::mem::take(beats);
            self.waiting.pop_front();
            beats.into_iter().rev().for_each(|beat| self.waiting.push_front(Held::Beat(beat)));
            self.since = now;
            effects.push(Effect::Draw(Changed::Beat));
        }
    }

    /// Drops everything: the viewer moves on, or somebody else looks.
    pub(crate) fn clear(&mut self, effects: &mut Vec<Effect>) {
        if !self.waiting.is_empty() {
            self.waiting.clear();
            effects.push(Effect::Draw(Changed::Beat));
        }
    }

    /// Whether something is still held. Lets go of beats whose time is over.
    pub(crate) fn holds(&mut self, hold: Hold, now: Millis, effects: &mut Vec<Effect>) -> bool {
        while let Some(front) = self.waiting.front() {
            let time = match (hold, front) {
                (Hold::Off, Held::Beat(_)) => 0,
                (Hold::For { beat }, Held::Beat(_)) => beat,
                (Hold::UntilSeen, _) | (_, Held::Recap { .. }) => return true,
            };
            if now < self.since + time {
                effects.push(Effect::Wake(self.since + time));
                return true;
            }
            self.seen(now, effects);
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use scene::Beat;

    use super::*;

    fn beats(lines: std::ops::Range<u32>) -> Vec<BeatAt> {
        lines.map(|at| BeatAt { at, beat: Beat::new("XX-01", "title", "sentence") }).collect()
    }

    fn front(held: &HeldBeats) -> Option<u32> {
        held.front().and_then(|held| match held {
            Held::Beat(beat) => Some(beat.at),
            Held::Recap { .. } => None,
        })
    }

    #[test]
    fn a_beat_is_held_until_it_was_seen() {
        let (mut held, mut effects) = (HeldBeats::default(), Vec::new());
        held.push(beats(1..3), Hold::UntilSeen, 0, &mut effects);
        assert_eq!(effects, [Effect::Draw(Changed::Beat)]);
        assert!(held.holds(Hold::UntilSeen, 1_000_000, &mut effects));
        held.seen(5, &mut effects);
        assert_eq!(front(&held), Some(2));
        held.seen(6, &mut effects);
        assert!(!held.holds(Hold::UntilSeen, 7, &mut effects));
    }

    #[test]
    fn fast_beats_go_on_by_themselves_one_after_the_other() {
        let (mut held, mut effects) = (HeldBeats::default(), Vec::new());
        let hold = Hold::For { beat: 100 };
        held.push(beats(1..3), hold, 1000, &mut effects);
        assert!(held.holds(hold, 1099, &mut effects));
        assert_eq!((front(&held), effects.pop()), (Some(1), Some(Effect::Wake(1100))));
        assert!(held.holds(hold, 1100, &mut effects));
        assert_eq!(front(&held), Some(2));
        assert!(!held.holds(hold, 1200, &mut effects));
    }

    #[test]
    fn no_beat_is_held_if_they_are_off_and_of_very_many_only_the_newest() {
        let (mut held, mut effects) = (HeldBeats::default(), Vec::new());
        held.push(beats(1..3), Hold::Off, 0, &mut effects);
        assert_eq!((held.front(), effects.len()), (None, 0));
        held.push(beats(1..21), Hold::UntilSeen, 0, &mut effects);
        assert_eq!(front(&held), Some(13));
    }

    #[test]
    fn a_recap_is_held_even_if_beats_are_off_and_unfolds_into_its_beats() {
        let (mut held, mut effects) = (HeldBeats::default(), Vec::new());
        held.recap(Vec::new(), Vec::new(), 0, &mut effects);
        assert_eq!(held.front(), None);
        held.recap(Vec::new(), beats(4..6), 0, &mut effects);
        assert!(held.holds(Hold::Off, 10_000, &mut effects));
        held.unfold(10_000, &mut effects);
        assert_eq!(front(&held), Some(4));
    }
}
