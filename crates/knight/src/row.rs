//! The event row: turning up, swapping, replacing, borrowing, and the choice of a side (KN-08, KN-09, KN-74 to KN-77).

use engine::{Audience, Witness};

use crate::action::Action;
use crate::cards::{Card, Side};
use crate::event::Event;
use crate::goods::{Gain, Good, Purse};
use crate::open::{Laid, Open, ROW, TURNS};
use crate::origin::Origin;
use crate::phase::{Phase, Stage};
use crate::turn::Next;

/// Turning up a card (KN-75).
pub const REVEAL_GOLD: u8 = 1;
/// The action of a neighbouring card (KN-76).
pub const BORROW_GOLD: u8 = 4;
/// Two cards change places, or one is replaced (KN-77).
pub const SWAP_GOLD: u8 = 2;

impl Open {
    /// The current card lies face up before a side is chosen.
    pub(crate) fn before(&mut self) -> Next {
        let at = self.current();
        if self.row(self.active).up >> at & 1 == 0 {
            self.tasks.turning = Some(at as u8);
            return Next::Again;
        }
        Next::Await(Phase::Before)
    }

    /// Turns up a card that somebody has seen, or lets chance say what it is.
    pub(crate) fn turn_up(&mut self, at: u8, told: &mut impl Witness<Event>) -> Next {
        let known = match self.row(self.active).places[at as usize] {
            Laid::Dealt(place) => self.dealt[place as usize],
            Laid::Drawn(card) => Some(card),
            Laid::Awaited => None,
        };
        match known {
            None => Next::Await(Phase::Turning { at }),
            Some(card) => {
                self.lay_open(at, card, told);
                Next::Again
            }
        }
    }

    /// Chance says which card it is.
    pub(crate) fn drawn(&mut self, at: u8, card: Card, told: &mut impl Witness<Event>) {
        self.deck = self.deck.without(card);
        match self.row(self.active).places[at as usize] {
            Laid::Dealt(place) => self.dealt[place as usize] = Some(card),
            Laid::Drawn(_) | Laid::Awaited => {
                self.row_mut(self.active).places[at as usize] = Laid::Drawn(card);
            }
        }
        self.lay_open(at, card, told);
    }

    fn lay_open(&mut self, at: u8, card: Card, told: &mut impl Witness<Event>) {
        let seat = self.active;
        self.row_mut(seat).up |= 1 << at;
        self.tasks.turning = None;
        told.tell(Audience::ALL, Event::Turned { seat, at, card });
    }

    /// The first place of the row that is not used: a card is used as soon as a side of it is chosen.
    pub(crate) fn first_unused(&self) -> usize {
        let used = if self.is_war() {
            self.all().any(|seat| self.player(seat).side.is_some())
        } else {
            self.me().side.is_some()
        };
        self.current() + usize::from(used)
    }

    /// Is there a card in the deck beyond those that lie face down or will?
    fn has_spare_card(&self) -> bool {
        let face_down = self.dealt.iter().filter(|card| card.is_none()).count();
        let later = if self.turn <= TURNS / 2 { ROW } else { 0 };
        usize::from(self.deck.len()) > face_down + later
    }

    /// Appends what can be done with the row for gold.
    pub(crate) fn offer_row(&self, out: &mut Vec<Action>) {
        let (gold, row) = (self.me().holds(Good::Gold), self.row(self.active));
        let is_up = |at: usize| row.up >> at & 1 != 0;
        let unused = self.first_unused()..ROW;
        let unseen = self.options.unseen_changes; // R-KN-38
        if gold >= REVEAL_GOLD {
            out.extend(unused.clone().filter(|at| !is_up(*at)).map(|at| Action::Reveal(at as u8)));
        }
        if gold >= SWAP_GOLD {
            for first in unused.clone() {
                let others = first + 1..ROW;
                let seen = others.filter(|second| unseen || is_up(first) || is_up(*second));
                out.extend(seen.map(|second| Action::Swap(first as u8, second as u8)));
            }
            if self.has_spare_card() {
                out.extend(unused.filter(|at| unseen || is_up(*at)).map(|at| Action::Replace(at as u8)));
            }
        }
        if gold >= BORROW_GOLD {
            let current = self.current();
            let neighbours = [current.checked_sub(1), Some(current + 1)];
            for at in neighbours.into_iter().flatten().filter(|at| *at < ROW && is_up(*at)) {
                let sides = Side::ALL.into_iter().filter(|side| self.may_borrow(at, *side));
                out.extend(sides.map(|side| Action::Borrow(at as u8, side)));
            }
        }
    }

    /// Would this action of a neighbouring card be another one than was borrowed? By rules 1 one action is borrowed in a turn (KN-68).
    pub(crate) fn may_borrow(&self, at: usize, side: Side) -> bool {
        match self.me().borrowed {
            Some(borrowed) if self.rules >= 2 => {
                self.face(self.active, at).is_some_and(|card| (card, side) != borrowed)
            }
            borrowed => borrowed.is_none(),
        }
    }

    pub(crate) fn reveal(&mut self, at: u8, told: &mut impl Witness<Event>) {
        let seat = self.active;
        self.spend(seat, Purse::of(Good::Gold, REVEAL_GOLD));
        told.tell(Audience::ALL, Event::Revealed { seat, at });
        self.tasks.turning = Some(at);
    }

    pub(crate) fn swap(&mut self, first: u8, second: u8, told: &mut impl Witness<Event>) {
        let seat = self.active;
        self.spend(seat, Purse::of(Good::Gold, SWAP_GOLD));
        let row = self.row_mut(seat);
        row.places.swap(first.into(), second.into());
        let (left, right) = (row.up >> first & 1, row.up >> second & 1);
        row.up = row.up & !(1 << first | 1 << second) | right << first | left << second;
        told.tell(Audience::ALL, Event::Swapped { seat, first, second });
    }

    pub(crate) fn replace(&mut self, at: u8, told: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.face(seat, at.into());
        self.spend(seat, Purse::of(Good::Gold, SWAP_GOLD));
        told.tell(Audience::ALL, Event::Replaced { seat, at, card });
        let row = self.row_mut(seat);
        row.places[at as usize] = Laid::Awaited;
        row.up &= !(1 << at);
        self.tasks.turning = Some(at);
    }

    pub(crate) fn borrow(&mut self, at: u8, side: Side, told: &mut impl Witness<Event>) {
        let seat = self.active;
        let Some(card) = self.face(seat, at.into()) else { return };
        self.spend(seat, Purse::of(Good::Gold, BORROW_GOLD));
        self.me_mut().borrowed = Some((card, side));
        told.tell(Audience::ALL, Event::Borrowed { seat, card, side });
    }

    /// A side of the current card, and what it brings at once (KN-09).
    pub(crate) fn choose(&mut self, side: Side, told: &mut impl Witness<Event>) {
        let seat = self.active;
        let Some(card) = self.current_card(seat) else { return };
        told.tell(Audience::ALL, Event::Chose { seat, card, side });
        self.me_mut().side = Some(side);
        self.gain(seat, Origin::Side, Gain { goods: card.half(side).goods, ..Gain::NONE }, told);
        self.pass_on(Stage::Use);
    }
}
