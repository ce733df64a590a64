//! THE list of games. Everybody else finds a game here by its id and never names one.

use table::{Kind, Of, Playable, ReadError, Session};

/// The list is written once, so that no game can be in one half of it only.
macro_rules! list {
    ($($game:ty,)*) => {
        static ALL: &[&dyn Kind] = &[$(&Of::<$game>::new()),*];

        /// Does something with the type of the game with this id; `None` if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(<$game as engine::Game>::ID => Some(visitor.visit::<$game>()),)*
                _ => None,
            }
        }
    };
}

list! {
    king_arthur::KingArthur,
    quests::Quests,
    camelot::Camelot,
    ring::RingQuest,
    knight::Knight,
}

/// Something to be done with a game whose type is known, at full speed.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Playable>(self) -> Self::Output;
}

/// Every game, in the order of the shelf.
pub fn all() -> &'static [&'static dyn Kind] {
    ALL
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn Kind> {
    all().iter().copied().find(|kind| kind.id() == id)
}

/// A match of whichever game its log is of.
pub fn read(log: &str) -> Result<Box<dyn Session>, ReadError> {
    table::read(all(), log)
}
