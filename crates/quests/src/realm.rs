//! Events of the story deck (QT-131 to QT-144).

use engine::{Audience, Seat, SeatSet, Witness};

use crate::Quests;
use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::event::Event;
use crate::legal::FOES_FOR_A_WEAPON;
use crate::phase::{Phase, Then};
use crate::story::Story;

/// Cards for Queen's Favor and for Prosperity (QT-136, QT-141).
const GIFT: u8 = 2;
/// Shields for a Chivalrous Deed (QT-140).
const DEED: u8 = 3;
/// Shields lost to the Pox, and to the Plague (QT-138, QT-139).
const POX: u8 = 1;
const PLAGUE: u8 = 2;

impl Quests {
    /// Carries out the event that was turned up.
    pub(crate) fn carry_out(&mut self, told: &mut impl Witness<Event>) {
        let everybody = SeatSet::all(self.open.seats);
        match self.open.card.expect("an event was turned up") {
            Story::KingsRecognition => self.recognise(told),
            Story::QueensFavor => self.owe(self.of_rank(Extreme::Lowest), GIFT),
            Story::CourtCalled => self.call_court(told),
            Story::Pox => self.lose(everybody.without(self.open.active), POX, told),
            Story::Plague => self.lose(SeatSet::only(self.open.active), PLAGUE, told),
            Story::ChivalrousDeed => self.reward_the_least(told),
            Story::Prosperity if self.open.options.prosperity_is_forced => self.owe(everybody, GIFT),
            Story::Prosperity => {
                self.open.phase = Phase::Prosper(self.open.active);
                return;
            }
            Story::KingsCall => return self.call_next(self.of_rank(Extreme::Highest), told),
            _ => unreachable!("quests and tournaments are no events"),
        }
        self.settle(Then::Close, told);
    }

    /// All players of the lowest or highest rank that anybody has (QT-132).
    fn of_rank(&self, extreme: Extreme) -> SeatSet {
        let rank = |seat: Seat| self.open.players[seat].rank;
        let seats = Seat::all(self.open.seats);
        let wanted = match extreme {
            Extreme::Lowest => seats.clone().map(rank).min(),
            Extreme::Highest => seats.clone().map(rank).max(),
        };
        seats.filter(|&seat| Some(rank(seat)) == wanted).collect()
    }

    fn recognise(&mut self, told: &mut impl Witness<Event>) {
        let pending = &mut self.open.recognitions;
        *pending = if self.open.options.recognition_adds_up { *pending + 1 } else { 1 }; // QT-135
        told.tell(Audience::ALL, Event::Recognised);
    }

    fn call_court(&mut self, told: &mut impl Witness<Event>) {
        for seat in Seat::all(self.open.seats) {
            let allies = std::mem::replace(&mut self.open.players[seat].allies, Cards::NONE);
            self.open.players[seat].fresh = Cards::NONE;
            self.discard(allies);
            if !allies.is_empty() {
                told.tell(Audience::ALL, Event::AlliesLeft { seat, allies });
            }
        }
    }

    /// Shields never fall below 0, and ranks stay (QT-50).
    fn lose(&mut self, seats: SeatSet, shields: u8, told: &mut impl Witness<Event>) {
        let card = self.open.card.expect("an event was turned up");
        for seat in seats.iter() {
            let player = &mut self.open.players[seat];
            let lost = shields.min(player.shields);
            player.shields -= lost;
            told.tell(Audience::ALL, Event::Lost { seat, shields: lost, card });
        }
    }

    fn reward_the_least(&mut self, told: &mut impl Witness<Event>) {
        let lowest = self.of_rank(Extreme::Lowest);
        let fewest = lowest.iter().map(|seat| self.open.players[seat].shields).min();
        let least: SeatSet =
            lowest.iter().filter(|&seat| Some(self.open.players[seat].shields) == fewest).collect();
        for seat in least.iter() {
            self.open.players[seat].shields += DEED;
            told.tell(Audience::ALL, Event::Gained { seat, shields: DEED });
        }
    }

    // Prosperity: everybody decides, then cards are drawn (R-QT-09).

    pub(crate) fn prosper(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        self.owe(SeatSet::only(seat), GIFT);
        told.tell(Audience::ALL, Event::Prospered { seat });
        self.ask_to_prosper_after(seat, told);
    }

    pub(crate) fn decline_prosperity(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        told.tell(Audience::ALL, Event::ProsperityDeclined { seat });
        self.ask_to_prosper_after(seat, told);
    }

    fn ask_to_prosper_after(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        let next = seat.next(self.open.seats);
        if next == self.open.active {
            self.settle(Then::Close, told);
        } else {
            self.open.phase = Phase::Prosper(next);
        }
    }

    // King's Call to Arms

    /// The next of these players is asked, clockwise from the active one.
    pub(crate) fn call_next(&mut self, left: SeatSet, told: &mut impl Witness<Event>) {
        match self.open.first_of(left, self.open.active) {
            Some(seat) => self.open.phase = Phase::Call { seat, left: left.without(seat), foes: 0 },
            None => self.settle(Then::Close, told),
        }
    }

    /// A weapon is enough; foes are given until there are two (QT-142, QT-143).
    pub(crate) fn answer_call(
        &mut self,
        seat: Seat,
        card: Card,
        (left, foes): (SeatSet, u8),
        told: &mut impl Witness<Event>,
    ) {
        if card.kind() == Kind::Weapon || foes + 1 == FOES_FOR_A_WEAPON {
            self.call_next(left, told);
        } else {
            self.open.phase = Phase::Call { seat, left, foes: foes + 1 };
        }
    }
}

#[derive(Clone, Copy)]
enum Extreme {
    Lowest,
    Highest,
}
