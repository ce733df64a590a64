//! Secret commitments, sealed until the last one is in, and revealed together (QT-73 to QT-79, QT-149, QT-150).

use engine::{Audience, Seat, SeatSet, Witness};

use crate::Quests;
use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::event::Event;
use crate::occasion::Contest;
use crate::open::{Reveal, Trial};
use crate::phase::{Moment, Phase};

impl Quests {
    /// Everybody in the stage or round may commit cards.
    pub(crate) fn begin_arming(&mut self) {
        self.open.reveal = Reveal::default();
        self.open.phase = Phase::Arm(self.combatants());
    }

    fn contest(&self) -> Contest {
        if self.open.quest.trial == Trial::Foe { Contest::Foe } else { Contest::Tournament }
    }

    fn combatants(&self) -> SeatSet {
        if self.open.quest.trial == Trial::Foe {
            self.open.quest.within
        } else {
            self.open.tournament.contenders
        }
    }

    pub(crate) fn arm(&mut self, seat: Seat, card: Card, told: &mut impl Witness<Event>) {
        self.hands[seat] = self.hands[seat].without(card);
        self.sealed[seat] = self.sealed[seat].with(card);
        told.tell(Audience::only(seat), Event::Armed { seat, card });
    }

    pub(crate) fn seal(&mut self, seat: Seat, pending: SeatSet, told: &mut impl Witness<Event>) {
        let pending = pending.without(seat);
        self.open.phase = Phase::Arm(pending);
        told.tell(Audience::ALL, Event::Sealed { seat, contest: self.contest() });
        if pending.is_empty() {
            self.reveal(told);
        }
    }

    /// The stage and all commitments are turned over; allies and amours are in play from now on.
    fn reveal(&mut self, told: &mut impl Witness<Event>) {
        if self.open.quest.trial == Trial::Foe {
            let stage = self.open.quest.stage;
            self.open.quest.revealed = stage + 1;
            let cards = self.stages[usize::from(stage)];
            told.tell(Audience::ALL, Event::StageRevealed { stage, cards, total: self.stage_total() });
        }
        self.open.reveal.seats = self.combatants();
        for seat in self.open.reveal.seats.iter() {
            let cards = self.sealed[seat];
            self.open.reveal.cards[seat] = cards;
            self.sealed[seat] = cards.of(Kind::Weapon);
            for card in cards.minus(self.sealed[seat]).faces() {
                self.lay_down(seat, card);
            }
            told.tell(Audience::ALL, Event::Revealed { seat, cards, contest: self.contest() });
        }
        self.open_window(Moment::Reveal, told);
    }

    /// The weapons that were used go to the discard (QT-83, QT-153).
    pub(crate) fn drop_weapons(&mut self) {
        for seat in Seat::all(self.open.seats) {
            let weapons = std::mem::replace(&mut self.sealed[seat], Cards::NONE);
            self.discard(weapons);
        }
    }
}
