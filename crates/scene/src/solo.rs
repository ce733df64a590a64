//! What a game for one player can achieve.

use engine::Game;

/// A game that may be played alone. The defaults are for games that cannot.
pub trait SoloPlay: Game {
    /// Returns the achievements of a solo match. Empty if the game cannot be played alone.
    fn feats() -> &'static [Feat] {
        &[]
    }

    /// Returns the category in which a solo score is ranked, as message ids, e.g. of the scenario and of the character.
    fn class(_view: &Self::View) -> Vec<&'static str> {
        Vec::new()
    }
}

/// An achievement of a solo match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feat {
    /// The id of the message that names it. The message `NAME-about` explains in a sentence how to achieve it.
    pub name: &'static str,
    /// The tally that must be reached in a finished match: see [`Tally::what`](crate::Tally::what).
    pub what: &'static str,
    /// The minimum amount.
    pub least: i32,
}
