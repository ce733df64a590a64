//! The story of a viewer.

use engine::Seat;
use table::{Session, Told};

/// The story lines of a viewer that were not taken back, oldest first. New lines are added; nothing is rebuilt.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    told: Vec<Told>,
    lines: u32,
}

impl Story {
    /// The lines, oldest first.
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    /// The lines after a log line.
    pub fn after(&self, line: u32) -> &[Told] {
        &self.told[self.told.partition_point(|told| told.at <= line)..]
    }

    /// The number of log lines that the story covers.
    pub fn lines(&self) -> u32 {
        self.lines
    }

    /// The log has so many lines now. What was told by lines up to `keep` still holds; what later lines told before was taken back,
    /// and `told` takes its place.
    pub(crate) fn merge(&mut self, keep: u32, told: impl IntoIterator<Item = Told>, lines: u32) {
        self.told.truncate(self.told.partition_point(|known| known.at <= keep));
        self.told.extend(told);
        self.lines = lines;
    }

    /// Adds the new lines of a session.
    pub(crate) fn follow(&mut self, session: &dyn Session, viewer: Option<Seat>) {
        let keep = session.unchanged_until(self.lines);
        self.merge(keep, session.story(viewer, keep), session.lines());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(at: u32, text: &'static str) -> Told {
        Told { at, line: scene::StoryLine::new("XX-01", text) }
    }

    #[test]
    fn what_was_taken_back_is_forgotten_and_the_rest_is_kept() {
        let mut story = Story::default();
        story.merge(0, [told(1, "one"), told(2, "two"), told(2, "too")], 2);
        story.merge(2, [told(3, "three")], 3);
        assert_eq!(story.after(2), [told(3, "three")]);
        story.merge(1, [told(5, "five")], 5);
        assert_eq!(story.told(), [told(1, "one"), told(5, "five")]);
        // The same message once more changes nothing.
        story.merge(1, [told(5, "five")], 5);
        assert_eq!((story.told().len(), story.lines()), (2, 5));
    }
}
