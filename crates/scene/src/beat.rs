//! Beats: moments that decide, held and shown.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Panel, Text};

/// A moment worth holding: what was turned up and what it meant, in one picture and one sentence.
///
/// A game makes it from what one seat was told in one step and from the view of that seat
/// ([`Portray::beat`](crate::Portray::beat)). So it says nothing that the seat does not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Beat {
    /// The heading, e.g. "Stage II of III".
    pub title: Text,
    /// The picture, from top to bottom.
    pub panels: Vec<Panel>,
    /// What it meant, for everybody at the table.
    pub sentence: Text,
    /// The pieces and spots that stay bright, by their ids in the scene of the same view.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub about: Vec<String>,
    /// The clause that decided.
    pub clause: Cow<'static, str>,
}

impl Beat {
    /// Creates a beat without a picture.
    pub fn new(clause: &'static str, title: impl Into<Text>, sentence: impl Into<Text>) -> Beat {
        Beat {
            title: title.into(),
            panels: Vec::new(),
            sentence: sentence.into(),
            about: Vec::new(),
            clause: clause.into(),
        }
    }

    /// Adds a panel below the others.
    #[must_use]
    pub fn showing(mut self, panel: Panel) -> Beat {
        self.panels.push(panel);
        self
    }

    /// Keeps a piece or a spot bright.
    #[must_use]
    pub fn about(mut self, target: impl Into<String>) -> Beat {
        self.about.push(target.into());
        self
    }
}
