//! What one player, or a spectator, may know: everything but the stakes and bids of others before they are opened.

use engine::{Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::Knight;
use crate::action::HIGHEST_BID;
use crate::open::{Open, SEATS};
use crate::phase::Phase;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view this is; `None`: a spectator's.
    pub viewer: Option<Seat>,
    pub open: Open,
    /// The viewer's own stake or bid, until all are in.
    pub sealed: Option<u8>,
}

impl View {
    /// How many people play.
    pub fn seats(&self) -> u8 {
        self.open.seats
    }
}

impl Knight {
    /// What this viewer may know.
    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
        View { viewer, open: self.open, sealed: viewer.and_then(|seat| self.sealed[seat.index()]) }
    }

    /// A position that looks like this view: stakes and bids of others are any that they could make.
    pub(crate) fn determinize(view: &View, rng: &mut Rng) -> Knight {
        let mut position = Knight { open: view.open, sealed: [None; SEATS] };
        for seat in view.open.war.given.iter() {
            let most = view.open.most(seat);
            position.sealed[seat.index()] = match view.viewer {
                Some(viewer) if viewer == seat => view.sealed,
                _ => Some(rng.below(u32::from(most) + 1) as u8),
            };
        }
        position
    }
}

impl Open {
    /// The most that a seat can stake or bid now (KN-104, KN-114).
    #[inline]
    pub fn most(&self, seat: Seat) -> u8 {
        let goods = self.player(seat).goods;
        let held = if self.phase == Phase::Stake { goods.resources() } else { goods.total() };
        held.min(HIGHEST_BID)
    }
}
