//! What one player, or a spectator, may know (QT-25).

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::Quests;
use crate::bag::Cards;
use crate::open::Open;
use crate::story::MOST_STAGES;

/// The table as one viewer sees it: everything but other hands, commitments that are still sealed, stages that the viewer has
/// not seen, and the deck.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view this is; `None`: a spectator's.
    pub viewer: Option<Seat>,
    pub open: Open,
    /// The viewer's hand; none for a spectator.
    pub hand: Cards,
    /// What the viewer has committed and not yet revealed, or the weapons that lie before the viewer.
    pub sealed: Cards,
    /// How many cards each player holds, sealed ones included as long as they are sealed.
    pub hands: Vec<u8>,
    /// The stages whose cards the viewer knows: turned up, laid out by the viewer, or seen with Merlin.
    pub stages: [Option<Cards>; MOST_STAGES],
    /// How many cards the adventure deck has.
    pub deck: u8,
}

impl View {
    /// How many people play.
    pub fn seats(&self) -> u8 {
        self.open.seats
    }
}

impl Quests {
    /// What this viewer may know.
    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
        let quest = &self.open.quest;
        let sponsors = viewer.is_some() && quest.sponsor == viewer;
        let peeked = viewer.and_then(|seat| quest.peeked[seat]);
        let knows = |stage: usize| {
            quest.sizes[stage] > 0
                && (sponsors || stage < quest.revealed.into() || peeked.map(usize::from) == Some(stage))
        };
        View {
            viewer,
            open: self.open,
            hand: viewer.map_or(Cards::NONE, |seat| self.hands[seat]),
            sealed: viewer.map_or(Cards::NONE, |seat| self.sealed[seat]),
            hands: Seat::all(self.open.seats).map(|seat| self.hand_size(seat)).collect(),
            stages: std::array::from_fn(|stage| knows(stage).then(|| self.stages[stage])),
            deck: self.deck.len(),
        }
    }
}
