//! The information sets of all seats, as hash keys.

use std::hash::{Hash, Hasher};

use engine::{Audience, Game, PerSeat, Seat, SeatSet, Witness};
use rustc_hash::FxHasher;

/// The keys of a seat's information set at a choice.
#[derive(Clone, Copy, Default)]
pub(crate) struct Information {
    /// The key of all events the seat observed and all actions it took since the root.
    pub(crate) heard: u64,
    /// The same key combined with the seat's private knowledge at the root, which the search determinizes. `None` for
    /// the searching seat, whose knowledge is the same in every simulation.
    pub(crate) known: Option<u64>,
}

/// The keys of all seats in one simulation.
#[derive(Clone, Copy)]
pub(crate) struct Memory<G> {
    /// The determinization that the simulation started from.
    world: G,
    /// Two histories give a seat the same key if and only if the seat cannot tell them apart.
    heard: PerSeat<u64>,
    /// The digests of the seats' views at the root, computed on first use.
    known: PerSeat<Option<u64>>,
    /// The seats that still use the tree policy, and so need their keys.
    listeners: SeatSet,
}

impl<G: Game> Memory<G> {
    /// Starts with empty histories.
    #[inline]
    pub(crate) fn new(world: G, listeners: SeatSet) -> Memory<G> {
        Memory { world, heard: PerSeat::default(), known: PerSeat::default(), listeners }
    }

    /// Returns the keys of a listener's information set. `thinker` is the searching seat.
    #[inline]
    pub(crate) fn information(&mut self, seat: Seat, thinker: Option<Seat>) -> Information {
        let heard = self.heard[seat];
        if thinker == Some(seat) {
            return Information { heard, known: None };
        }
        let known = *self.known[seat].get_or_insert_with(|| digest(&self.world.view(Some(seat))));
        Information { heard, known: Some(fold(heard, known)) }
    }

    #[inline]
    pub(crate) fn listeners(&self) -> SeatSet {
        self.listeners
    }

    /// Stops updating the key of a seat that has left the tree.
    #[inline]
    pub(crate) fn dismiss(&mut self, seat: Seat) {
        self.listeners = self.listeners.without(seat);
    }

    /// Adds a seat's own action to its key. A seat knows its action even if no event tells it.
    #[inline]
    pub(crate) fn did(&mut self, seat: Seat, action: &G::Action) {
        self.heard[seat] = fold(self.heard[seat], digest(action));
    }
}

impl<G: Game> Witness<G::Event> for Memory<G> {
    #[inline]
    fn tell(&mut self, to: Audience, event: G::Event) {
        let event = digest(&event);
        for seat in self.listeners.iter().filter(|seat| to.includes(Some(*seat))) {
            self.heard[seat] = fold(self.heard[seat], event);
        }
    }
}

#[inline]
pub(crate) fn digest(value: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Appends a value to the key of a sequence; the order matters. Uses the finalizer of the SplitMix64 generator.
#[inline]
pub(crate) fn fold(key: u64, next: u64) -> u64 {
    let mut mixed = key.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ next;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    use engine::RulesVersion;
    use reference::NoOptions;
    use reference::kuhn::{Action, Card, Event, Kuhn};

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);

    fn heard(told: &[(Audience, Event)]) -> [u64; 2] {
        let mut memory =
            Memory::new(Kuhn::start(NoOptions, 2, RulesVersion::newest::<Kuhn>()), SeatSet::all(2));
        for (to, event) in told {
            memory.tell(*to, *event);
        }
        [FIRST, SECOND].map(|seat| memory.information(seat, None).heard)
    }

    #[test]
    fn only_those_who_hear_it_remember_it() {
        let dealt =
            |card| heard(&[(Audience::ALL, Event::Dealt(FIRST)), (Audience::only(FIRST), Event::Drew(card))]);
        let ([first, second], [other_first, other_second]) = (dealt(Card::Jack), dealt(Card::King));
        assert_ne!(first, other_first);
        assert_eq!(second, other_second);
    }

    #[test]
    fn order_matters() {
        let [one, other] =
            [Action::Pass, Action::Bet].map(|action| (Audience::ALL, Event::Acted(FIRST, action)));
        assert_ne!(heard(&[one, other]), heard(&[other, one]));
        assert_ne!(heard(&[one]), heard(&[]));
    }

    #[test]
    fn nothing_is_too_small_to_be_remembered() {
        assert_ne!(fold(0, 0), 0);
    }

    #[test]
    fn a_seat_remembers_what_it_did() {
        let mut memory =
            Memory::new(Kuhn::start(NoOptions, 2, RulesVersion::newest::<Kuhn>()), SeatSet::all(2));
        memory.did(SECOND, &Action::Bet);
        assert_ne!(memory.information(SECOND, None).heard, memory.information(FIRST, None).heard);
    }

    #[test]
    fn others_choose_by_what_they_hold() {
        let known = |card| {
            let mut world = Kuhn::start(NoOptions, 2, RulesVersion::newest::<Kuhn>());
            world.apply(engine::Step::Chance(card), &mut ());
            let mut memory = Memory::new(world, SeatSet::all(2));
            [FIRST, SECOND].map(|seat| memory.information(seat, Some(SECOND)).known)
        };
        assert_ne!(known(Card::Jack)[0], known(Card::King)[0]);
        assert_eq!(known(Card::Jack)[1], None);
    }
}
