//! The colours and shields of players.

use serde::{Deserialize, Serialize};

/// The colours of heraldry. Each has a hatching and a letter, so that no information depends on colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tincture {
    /// Parchment white.
    Argent,
    /// Ink black.
    Sable,
    /// Gold.
    Or,
    /// Red.
    Gules,
    /// Blue.
    Azure,
    /// Green.
    Vert,
    /// Violet.
    Purpure,
    /// Orange.
    Tenne,
}

impl Tincture {
    /// Returns the name for slugs, style sheets and message ids.
    pub const fn word(self) -> &'static str {
        match self {
            Tincture::Argent => "argent",
            Tincture::Sable => "sable",
            Tincture::Or => "or",
            Tincture::Gules => "gules",
            Tincture::Azure => "azure",
            Tincture::Vert => "vert",
            Tincture::Purpure => "purpure",
            Tincture::Tenne => "tenne",
        }
    }
}

/// The shield of each seat: a tincture and, for viewers who cannot tell the colours apart, a charge.
pub const SHIELDS: [(Tincture, &str); engine::MAX_SEATS] = [
    (Tincture::Gules, "lion"),
    (Tincture::Azure, "tower"),
    (Tincture::Vert, "stag"),
    (Tincture::Or, "boar"),
    (Tincture::Purpure, "key"),
    (Tincture::Tenne, "rose"),
];
