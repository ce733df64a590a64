//! What cannot be: every card is somewhere, exactly once.

use engine::Seat;

use crate::KingArthur;
use crate::adventures::Adventures;
use crate::bags::{Adversaries, Knights};
use crate::phase::Phase;
use crate::position::SEALS;

impl KingArthur {
    /// Cards that are missing or doubled, a layout counted wrongly, or seals that nobody has.
    pub(crate) fn invariant_error(&self) -> Option<String> {
        let (paid, offered) = match self.phase {
            Phase::Pay { paid, .. } => (paid, Adversaries::NONE),
            Phase::Spend { spent, .. } => (Knights::NONE, spent),
            _ => (Knights::NONE, Adversaries::NONE),
        };
        let knights =
            self.hands.0.into_iter().fold(self.knights.plus(self.discard).plus(paid), Knights::plus);
        if knights != Knights::ALL {
            return Some(format!("the knights are {knights:?}"));
        }
        let table = self.supply.plus(self.spent).plus(self.layout.cards()).plus(offered);
        let adversaries = self.trophies.0.into_iter().fold(table, Adversaries::plus);
        if adversaries != Adversaries::ALL {
            return Some(format!("the adversaries are {adversaries:?}"));
        }
        let taken: u8 = self.adventures.0.iter().map(|adventures| adventures.len()).sum();
        if taken + self.open_adventures().len() != Adventures::ALL.len() {
            return Some(format!("an adventure is taken twice: {:?}", self.adventures));
        }
        let open = self.layout.slots().filter(|slot| slot.seal.is_none()).map(|slot| slot.card);
        if self.layout.unsealed() != open.fold(Adversaries::NONE, Adversaries::with) {
            return Some(format!("the layout is counted wrongly: {:?}", self.layout));
        }
        let seals = if self.options.seals { SEALS } else { 0 };
        let overdrawn = Seat::all(self.seats).find(|seat| self.layout.sealed_by(*seat).len() > seals)?;
        Some(format!("seat {overdrawn} has sealed too much: {:?}", self.layout))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adventures::Adventure;
    use crate::cards::{Adversary, Knight};
    use crate::layout::Slot;
    use crate::options::Options;

    fn error_after(change: impl FnOnce(&mut KingArthur)) -> String {
        let mut position =
            KingArthur::start(Options::default(), 2, engine::RulesVersion::newest::<KingArthur>());
        change(&mut position);
        position.invariant_error().unwrap_or_default()
    }

    #[test]
    fn a_card_that_is_missing_or_doubled_breaks_an_invariant() {
        assert_eq!(error_after(|_| {}), "");
        assert!(
            error_after(|table| table.hands.0[1] = Knights::NONE.with(Knight::Red1))
                .starts_with("the knights")
        );
        let spent = Adversaries::NONE.with(Adversary::Dragon4);
        assert!(error_after(|table| table.supply = table.supply.minus(spent)).starts_with("the adversaries"));
        let grail = Adventures::NONE.with(Adventure::HolyGrail);
        let both_have_it =
            |table: &mut KingArthur| (table.adventures.0[0], table.adventures.0[1]) = (grail, grail);
        assert!(error_after(both_have_it).starts_with("an adventure is taken twice"));
    }

    #[test]
    fn a_seal_in_the_basic_game_breaks_an_invariant() {
        let sealed = |table: &mut KingArthur| {
            let card = Adversary::Dragon4;
            table.supply = table.supply.without(card);
            table.layout.lay(Slot { card, seal: Some(Seat::new(0)) });
        };
        assert!(error_after(sealed).starts_with("seat 1 has sealed too much"));
    }
}
