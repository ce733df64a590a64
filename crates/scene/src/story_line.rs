//! The narrated log: sentences, and headings over them.

use std::borrow::Cow;

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::Text;

/// A line of the narrated log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoryLine {
    /// The sentence, or the heading.
    pub text: Text,
    /// The seat whose shield is shown before the line.
    pub seat: Option<Seat>,
    /// The clause that the line follows from.
    pub clause: Cow<'static, str>,
    /// Whether the line is a sentence or a heading.
    #[serde(default, skip_serializing_if = "StoryLevel::is_sentence")]
    pub level: StoryLevel,
    /// The points of the final score that the sentence tells: which seat gains or loses how many. For every seat, the
    /// points of all lines of a finished match add up to its score.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<(Seat, i32)>,
    /// How one sentence tells a run of lines like this one. A line with points cannot be folded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fold: Option<Fold>,
}

/// The rank of a line in the story.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StoryLevel {
    /// The heading of a round, or of another large part of a match.
    Round,
    /// The heading of one seat's turn. At least one sentence follows.
    Turn,
    /// A sentence.
    #[default]
    Sentence,
}

impl StoryLevel {
    /// Whether a line of this level is a sentence and not a heading.
    pub fn is_sentence(&self) -> bool {
        *self == StoryLevel::Sentence
    }
}

/// One sentence for a run of lines, e.g. "You turned up three adversaries: …". Neighbours with an equal `text` and seat are a
/// run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fold {
    /// The sentence for the run. It gets the number of lines as `$count`, and their items as the list `$items`.
    pub text: Text,
    /// What sets this line apart from the others of its run, e.g. the adversary.
    pub item: Option<Text>,
}

impl StoryLine {
    /// Creates a sentence about nobody in particular.
    pub fn new(clause: &'static str, text: impl Into<Text>) -> StoryLine {
        StoryLine {
            text: text.into(),
            seat: None,
            clause: clause.into(),
            level: StoryLevel::Sentence,
            points: Vec::new(),
            fold: None,
        }
    }

    /// Creates a sentence about a seat, which the message gets as `$who`.
    pub fn of(seat: Seat, clause: &'static str, text: impl Into<Text>) -> StoryLine {
        StoryLine { seat: Some(seat), ..StoryLine::new(clause, text.into().with("who", seat)) }
    }

    /// Makes the line a heading.
    #[must_use]
    pub fn heading(self, level: StoryLevel) -> StoryLine {
        StoryLine { level, ..self }
    }

    /// Notes that the sentence tells of points that this seat gains, or loses if they are negative.
    #[must_use]
    pub fn scoring(mut self, seat: Seat, points: impl Into<i32>) -> StoryLine {
        let points = points.into();
        self.points.extend((points != 0).then_some((seat, points)));
        self
    }

    /// Lets a run of such lines be told in one sentence.
    #[must_use]
    pub fn folding(self, text: impl Into<Text>, item: Option<Text>) -> StoryLine {
        StoryLine { fold: Some(Fold { text: text.into(), item }), ..self }
    }
}
