//! What a game counts for reports over many matches.

use engine::{Game, Seat};

/// A game that counts what reports compare.
pub trait Statistics: Game {
    /// Returns the amount that an event adds in reports over many games, e.g. points by source.
    fn tally(event: Self::Event) -> Option<Tally>;

    /// Returns the features of a finished match and of its seats, for reports that compare: heroes, board sides,
    /// openings. `_told` has all events of the match; `_end` is a spectator's view of the end.
    fn features(_told: &[Self::Event], _end: &Self::View) -> Vec<Feature> {
        Vec::new()
    }
}

/// A property by which reports compare matches or seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// The id of the message that names the group of comparable features, e.g. "Hero".
    pub group: &'static str,
    /// The id of the message that names the feature.
    pub what: &'static str,
    /// The seat with the feature; `None` for the whole table.
    pub seat: Option<Seat>,
}

/// An amount that a report adds up over many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The seat that the amount belongs to.
    pub seat: Seat,
    /// The id of the message that names the counted thing.
    pub what: &'static str,
    /// The amount to add; may be negative.
    pub amount: i32,
}
