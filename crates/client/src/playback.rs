//! Shows updates that arrived together one by one, at the reader's pace.

use std::collections::VecDeque;

use protocol::MatchUpdate;

use crate::Millis;

/// A viewer who is further behind than this many updates sees the latest one at once.
const MOST_WAITING: usize = 30;

#[derive(Clone, Debug, Default)]
pub(crate) struct Playback {
    waiting: VecDeque<MatchUpdate>,
    /// When the latest update was shown.
    shown: Option<Millis>,
}

impl Playback {
    /// Adds an update that came.
    pub(crate) fn push(&mut self, update: MatchUpdate) {
        self.waiting.push_back(update);
    }

    /// Takes the updates that are to be shown now, oldest first. Each stays alone for `step` milliseconds.
    pub(crate) fn take_due(&mut self, now: Millis, step: Millis) -> Vec<MatchUpdate> {
        let jumps = step == 0 || self.shown.is_none() || self.waiting.len() > MOST_WAITING;
        let count = match self.due(step) {
            Some(due) if due <= now => {
                if jumps {
                    self.waiting.len()
                } else {
                    1
                }
            }
            Some(_) if jumps => self.waiting.len(),
            _ => 0,
        };
        if count > 0 {
            self.shown = Some(now);
        }
        self.waiting.drain(..count).collect()
    }

    /// When the next update is to be shown, if one waits.
    pub(crate) fn due(&self, step: Millis) -> Option<Millis> {
        (!self.waiting.is_empty()).then(|| self.shown.map_or(0, |shown| shown + step))
    }

    /// Whether updates wait.
    pub(crate) fn is_behind(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// The latest update that waits.
    pub(crate) fn latest(&self) -> Option<&MatchUpdate> {
        self.waiting.back()
    }
}

#[cfg(test)]
mod tests {
    use protocol::TableId;

    use super::*;

    fn update(lines: u32) -> MatchUpdate {
        MatchUpdate {
            table: TableId::of([1; 20]),
            viewer: None,
            lines,
            can_undo: false,
            remaining_ms: Vec::new(),
            keep: lines.saturating_sub(1),
            choices: None,
            moved: 0,
            told: Vec::new(),
            beats: Vec::new(),
            view: serde_json::from_str("{}").expect("it is JSON"),
        }
    }

    /// The lines of the updates that are shown at this time.
    fn shown(playback: &mut Playback, now: Millis, step: Millis) -> Vec<u32> {
        playback.take_due(now, step).iter().map(|update| update.lines).collect()
    }

    #[test]
    fn updates_are_shown_one_by_one_at_the_readers_pace() {
        let mut playback = Playback::default();
        (1..=4).for_each(|lines| playback.push(update(lines)));
        assert_eq!(shown(&mut playback, 1000, 500), [1, 2, 3, 4], "the first look shows how it stands");
        (5..=7).for_each(|lines| playback.push(update(lines)));
        assert_eq!(shown(&mut playback, 1400, 500), [0; 0]);
        assert_eq!(playback.due(500), Some(1500));
        assert_eq!(shown(&mut playback, 1500, 500), [5]);
        assert_eq!(shown(&mut playback, 1900, 500), [0; 0]);
        assert!(playback.is_behind());
        assert_eq!(shown(&mut playback, 2000, 500), [6]);
        assert_eq!(shown(&mut playback, 2001, 0), [7], "a reader who does not look waits for nothing");
        assert!(!playback.is_behind());
    }

    #[test]
    fn a_reader_who_is_far_behind_sees_how_it_stands_at_once() {
        let mut playback = Playback::default();
        playback.push(update(1));
        shown(&mut playback, 0, 500);
        (2..=31).for_each(|lines| playback.push(update(lines)));
        assert_eq!(shown(&mut playback, 1, 500), [0; 0]);
        playback.push(update(32));
        assert_eq!(shown(&mut playback, 2, 500).len(), 31);
    }
}
