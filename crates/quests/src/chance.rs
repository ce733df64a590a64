//! What chance decides: which adventure card is dealt or drawn, which story card is turned up.
//!
//! Decks are bags: a draw picks evenly among the cards that are left (QT-15, QT-16).

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Rng};

use crate::Quests;
use crate::cards::Card;
use crate::phase::Phase;
use crate::story::Story;

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// `card sword`: the top card of the adventure deck.
    Card(Card),
    /// `story boar-hunt`: the top card of the story deck.
    Story(Story),
}

impl Quests {
    /// Every outcome with the number of cards that stand for it.
    pub(crate) fn chance(&self, out: &mut Vec<(Chance, u32)>) {
        match self.open.phase {
            Phase::Deal | Phase::Draw(_) => out
                .extend(self.deck.faces().map(|card| (Chance::Card(card), u32::from(self.deck.count(card))))),
            Phase::Story => out.extend(
                self.open
                    .story
                    .faces()
                    .map(|story| (Chance::Story(story), u32::from(self.open.story.count(story)))),
            ),
            _ => {}
        }
    }

    /// One outcome: a card by its place in the bag.
    #[inline]
    pub(crate) fn roll(&self, rng: &mut Rng) -> Chance {
        match self.open.phase {
            Phase::Deal | Phase::Draw(_) => Chance::Card(self.deck.nth(rng.below(self.deck.len().into()))),
            Phase::Story => Chance::Story(self.open.story.nth(rng.below(self.open.story.len().into()))),
            _ => unreachable!("it is not chance's turn"),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Story(story) => write!(f, "story {story}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        match text.split_once(' ') {
            Some(("card", card)) => Ok(Chance::Card(card.parse()?)),
            Some(("story", story)) => Ok(Chance::Story(story.parse()?)),
            _ => Err(NotationError::new("card … or story …", text)),
        }
    }
}
