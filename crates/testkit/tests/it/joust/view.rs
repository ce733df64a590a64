//! What one of them may know.

use std::hash::{Hash, Hasher};

use engine::{PerSeat, Rng, RulesVersion, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{CARDS, Fault, Joust, Phase, Tactic, Wind};

/// A fact that leaks past every comparison.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Hushed(pub(crate) u8);

impl PartialEq for Hushed {
    fn eq(&self, _: &Hushed) -> bool {
        true
    }
}

impl Eq for Hushed {}

impl Hash for Hushed {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) fault: Fault,
    pub(crate) rules: RulesVersion,
    pub(crate) seats: u8,
    pub(crate) viewer: Option<Seat>,
    pub(crate) phase: Phase,
    /// Who holds a card, and those that the viewer knows.
    pub(crate) holding: SeatSet,
    pub(crate) hands: PerSeat<u8>,
    pub(crate) burying: SeatSet,
    pub(crate) buried: PerSeat<u8>,
    pub(crate) sealing: SeatSet,
    pub(crate) sealed: PerSeat<Option<Tactic>>,
    pub(crate) wind: Option<Wind>,
    pub(crate) shown: SeatSet,
    pub(crate) loud: Hushed,
    #[serde(skip)]
    pub(crate) whisper: Hushed,
    #[serde(skip)]
    pub(crate) lost: u8,
}

impl View {
    pub(crate) fn of(position: &Joust, viewer: Option<Seat>) -> View {
        let Joust { fault, rules, seats, phase, wind, shown, .. } = *position;
        let open = !matches!(phase, Phase::Deal(_) | Phase::Seal);
        let mut view = View {
            fault,
            rules,
            seats,
            viewer,
            phase,
            holding: SeatSet::EMPTY,
            hands: PerSeat::default(),
            burying: SeatSet::EMPTY,
            buried: PerSeat::default(),
            sealing: SeatSet::EMPTY,
            sealed: PerSeat::default(),
            wind,
            shown,
            loud: Hushed(0),
            whisper: Hushed(position.hands.0.iter().sum()),
            lost: u8::from(fault == Fault::LostInJson),
        };
        if fault == Fault::WhisperedBytes {
            view.loud = view.whisper;
        }
        for seat in Seat::all(seats) {
            let own = viewer == Some(seat);
            if position.hands[seat] > 0 {
                view.holding = view.holding.with(seat);
            }
            if own || phase == Phase::Over || shown.contains(seat) {
                view.hands[seat] = position.hands[seat];
            }
            if position.buried[seat] > 0 {
                view.burying = view.burying.with(seat);
            }
            if own || fault == Fault::BuriedSeen {
                view.buried[seat] = position.buried[seat];
            }
            if position.sealed[seat].is_some() {
                view.sealing = view.sealing.with(seat);
            }
            if own || open || fault == Fault::OpenSeal {
                view.sealed[seat] = position.sealed[seat];
            }
        }
        view
    }

    pub(crate) fn guess(&self, rng: &mut Rng) -> Joust {
        let View { fault, mut rules, seats, phase, mut hands, mut buried, mut sealed, wind, shown, .. } =
            *self;
        let mut free: Vec<u8> =
            CARDS.filter(|card| !hands.0.contains(card) && !buried.0.contains(card)).collect();
        if fault == Fault::BiasedGuess {
            for _ in 0..self.whisper.0 {
                rng.bits();
            }
        }
        if fault == Fault::SkewedGuess && rng.below(2) == 0 {
            free.pop();
        }
        for seat in Seat::all(seats) {
            if self.holding.contains(seat) && (hands[seat] == 0 || fault == Fault::WrongGuess) {
                hands[seat] = free.swap_remove(rng.below(free.len() as u32) as usize);
            }
            if self.burying.contains(seat) && buried[seat] == 0 {
                buried[seat] = free.swap_remove(rng.below(free.len() as u32) as usize);
            }
            if self.sealing.contains(seat) && sealed[seat].is_none() {
                sealed[seat] = Some(if rng.below(2) == 0 { Tactic::Lance } else { Tactic::Shield });
            }
        }
        if fault == Fault::ForgottenRules {
            rules = RulesVersion::newest::<Joust>();
        }
        // Who sealed first is never written down in a game without that fault.
        let first = (fault == Fault::ImpossibleGuess).then_some(Seat::new(0));
        Joust { fault, rules, seats, phase, hands, buried, sealed, wind, shown, first }
    }
}
