//! The only list of games. Other crates find a game here by its id and never name one.
//!
//! With the feature `lazy`, each game is a lazy-loaded chunk: the browser client [fetches](fetch) it before it can
//! [find] it. Without the feature, all games are compiled in.

#[cfg(feature = "lazy")]
mod lazy;

use advice::Advisor;
use engine::Encode;
use lang::Locale;
use table::{Erased, GameHandle, GameInfo, Playable, ReadError, Session};

/// Makes all lists of games from one, so that no game is missing in any of them. With the feature `lazy`, each game has three
/// chunks: its code, its English texts and its German texts.
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

        /// Calls the visitor with the type of the game with this id. Returns `None` if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(<$game as engine::Game>::ID => Some(visitor.visit::<$game>()),)*
                _ => None,
            }
        }

        /// Like [`visit`], for visitors that need the encoding of actions and views too.
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

/// Code that is generic over the type of a game.
pub trait Visitor {
    /// The result.
    type Output;

    /// Runs the code with the type of a game.
    fn visit<G: Playable>(self) -> Self::Output;
}

/// Code that is generic over the type of a game whose actions and views can be encoded.
pub trait EncodedVisitor {
    /// The result.
    type Output;

    /// Runs the code with the type of a game.
    fn visit<G: Playable + Encode>(self) -> Self::Output;
}

/// Returns the box of every game, in the order of the shelf.
pub fn infos() -> &'static [&'static dyn GameInfo] {
    INFOS
}

/// Returns the box of the game with this id.
pub fn info(id: &str) -> Option<&'static dyn GameInfo> {
    infos().iter().copied().find(|cover| cover.id() == id)
}

/// Returns every game, in the order of the shelf.
#[cfg(not(feature = "lazy"))]
pub fn all() -> &'static [&'static dyn GameHandle] {
    ALL
}

/// Returns every game that was fetched.
#[cfg(feature = "lazy")]
pub fn all() -> &'static [&'static dyn GameHandle] {
    lazy::fetched()
}

/// Returns the game with this id, if it was fetched.
pub fn find(id: &str) -> Option<&'static dyn GameHandle> {
    all().iter().copied().find(|kind| kind.id() == id)
}

/// Returns the bots of the game with this id, if it was fetched.
pub fn advisor(id: &str) -> Option<&'static dyn Advisor> {
    #[cfg(feature = "lazy")]
    let advisors = lazy::advisors();
    #[cfg(not(feature = "lazy"))]
    let advisors = ADVISORS;
    advisors.iter().find(|(game, _)| *game == id).map(|(_, advisor)| *advisor)
}

/// Fetches the game with this id, so that [`find`] returns it. Fails if there is no such game.
#[cfg(not(feature = "lazy"))]
#[expect(clippy::unused_async, reason = "with the feature `lazy` it waits for a download")]
pub async fn fetch(id: &str) -> Result<(), NotFetched> {
    find(id).map(|_| ()).ok_or(NotFetched)
}

/// Fetches the texts of a game in this language. Fails if there is no such game.
#[cfg(not(feature = "lazy"))]
#[expect(clippy::unused_async, reason = "with the feature `lazy` it waits for a download")]
pub async fn fetch_words(id: &str, _: Locale) -> Result<(), NotFetched> {
    find(id).map(|_| ()).ok_or(NotFetched)
}

/// There is no such game, or its chunk could not be loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotFetched;

/// Reads a log and returns its match. The log names the game.
pub fn read(log: &str) -> Result<Box<dyn Session>, ReadError> {
    table::read(all(), log)
}
