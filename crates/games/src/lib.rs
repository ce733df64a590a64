//! THE list of games. Everybody else finds a game here by its id and never names one.
//!
//! A browser downloads a game when somebody sits down to it: with the feature `lazy` each game is a program of its own, which
//! is [fetched](fetch) before it can be [found](find). Everywhere else all games are there from the start.

#[cfg(feature = "lazy")]
mod lazy;

use advice::Advisor;
use engine::Encode;
use lang::Locale;
use table::{Erased, GameHandle, GameInfo, Playable, ReadError, Session};

/// The list is written once, so that no game can be in one half of it only. Where games are apart, each has three programs: itself,
/// its words in English, and those in German.
macro_rules! list {
    ($($name:ident, $english:ident, $german:ident: $game:ty,)*) => {
        static INFOS: &[&dyn GameInfo] = &[$(&Erased::<$game>::new()),*];

        #[cfg(not(feature = "lazy"))]
        static ALL: &[&dyn GameHandle] = &[$(&Erased::<$game>::new()),*];

        #[cfg(not(feature = "lazy"))]
        static ADVISORS: &[(&str, &dyn Advisor)] =
            &[$((<$game as engine::Game>::ID, &Erased::<$game>::new())),*];

        #[cfg(feature = "lazy")]
        lazy::fetched_lazily!($($name, $english, $german: $game,)*);

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
    ring, ring_en, ring_de: ring_quest::RingQuest,
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
pub fn infos() -> &'static [&'static dyn GameInfo] {
    INFOS
}

/// The box of the game with this id.
pub fn info(id: &str) -> Option<&'static dyn GameInfo> {
    infos().iter().copied().find(|cover| cover.id() == id)
}

/// Every game, in the order of the shelf.
#[cfg(not(feature = "lazy"))]
pub fn all() -> &'static [&'static dyn GameHandle] {
    ALL
}

/// Every game that was fetched.
#[cfg(feature = "lazy")]
pub fn all() -> &'static [&'static dyn GameHandle] {
    lazy::fetched()
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn GameHandle> {
    all().iter().copied().find(|kind| kind.id() == id)
}

/// The bots of the game with this id.
pub fn advisor(id: &str) -> Option<&'static dyn Advisor> {
    #[cfg(feature = "lazy")]
    let advisors = lazy::advisors();
    #[cfg(not(feature = "lazy"))]
    let advisors = ADVISORS;
    advisors.iter().find(|(game, _)| *game == id).map(|(_, advisor)| *advisor)
}

/// Sees to it that the game with this id can be [found](find), if there is such a game.
#[cfg(not(feature = "lazy"))]
#[expect(clippy::unused_async, reason = "where games are apart it takes its time")]
pub async fn fetch(id: &str) -> Result<(), NotFetched> {
    find(id).map(|_| ()).ok_or(NotFetched)
}

/// Sees to it that the game with this id speaks this language, if there is such a game.
#[cfg(not(feature = "lazy"))]
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
