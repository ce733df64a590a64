//! THE list of games. Everybody else finds a game here by its id and never names one.
//!
//! A browser downloads a game when somebody sits down to it: with the feature `apart` each game is a program of its own, which
//! is [fetched](fetch) before it can be [found](find). Everywhere else all games are there from the start.

#[cfg(feature = "apart")]
mod apart;

use engine::Encode;
use lang::Locale;
use table::{Cover, Kind, Of, Playable, ReadError, Session};

/// The list is written once, so that no game can be in one half of it only. Where games are apart, each has three programs: itself,
/// its words in English, and those in German.
macro_rules! list {
    ($($name:ident, $english:ident, $german:ident: $game:ty,)*) => {
        static COVERS: &[&dyn Cover] = &[$(&Of::<$game>::new()),*];

        #[cfg(not(feature = "apart"))]
        static ALL: &[&dyn Kind] = &[$(&Of::<$game>::new()),*];

        #[cfg(feature = "apart")]
        apart::fetched_apart!($($name, $english, $german: $game,)*);

        /// Does something with the type of the game with this id; `None` if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(<$game as engine::Game>::ID => Some(visitor.visit::<$game>()),)*
                _ => None,
            }
        }

        /// Does something with the type of the game with this id, as machine learners see it; `None` if there is no such game.
        pub fn visit_encoded<V: EncodedVisitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(<$game as engine::Game>::ID => Some(visitor.visit::<$game>()),)*
                _ => None,
            }
        }
    };
}

list! {
    king_arthur, king_arthur_en, king_arthur_de: king_arthur::KingArthur,
    quests, quests_en, quests_de: quests::Quests,
    camelot, camelot_en, camelot_de: camelot::Camelot,
    ring, ring_en, ring_de: ring::RingQuest,
    knight, knight_en, knight_de: knight::Knight,
}

/// Something to be done with a game whose type is known, at full speed.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Playable>(self) -> Self::Output;
}

/// Something to be done with a game whose actions and views can be encoded.
pub trait EncodedVisitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Playable + Encode>(self) -> Self::Output;
}

/// The box of every game, in the order of the shelf.
pub fn covers() -> &'static [&'static dyn Cover] {
    COVERS
}

/// The box of the game with this id.
pub fn cover(id: &str) -> Option<&'static dyn Cover> {
    covers().iter().copied().find(|cover| cover.id() == id)
}

/// Every game, in the order of the shelf.
#[cfg(not(feature = "apart"))]
pub fn all() -> &'static [&'static dyn Kind] {
    ALL
}

/// Every game that was fetched.
#[cfg(feature = "apart")]
pub fn all() -> &'static [&'static dyn Kind] {
    apart::fetched()
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn Kind> {
    all().iter().copied().find(|kind| kind.id() == id)
}

/// Sees to it that the game with this id can be [found](find), if there is such a game.
#[cfg(not(feature = "apart"))]
#[expect(clippy::unused_async, reason = "where games are apart it takes its time")]
pub async fn fetch(id: &str) -> Result<(), NotFetched> {
    find(id).map(|_| ()).ok_or(NotFetched)
}

/// Sees to it that the game with this id speaks this language, if there is such a game.
#[cfg(not(feature = "apart"))]
#[expect(clippy::unused_async, reason = "where games are apart it takes its time")]
pub async fn fetch_words(id: &str, _: Locale) -> Result<(), NotFetched> {
    find(id).map(|_| ()).ok_or(NotFetched)
}

/// A game that is not there, or cannot be reached now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotFetched;

/// A match of whichever game its log is of.
pub fn read(log: &str) -> Result<Box<dyn Session>, ReadError> {
    table::read(all(), log)
}
