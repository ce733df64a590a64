//! A test: bidding in turn, free bids, and the winner's discard (QT-84 to QT-101).

use engine::{Audience, Seat, SeatSet, Witness};

use crate::Quests;
use crate::cards::Card;
use crate::event::Event;
use crate::phase::{Moment, Phase};

impl Quests {
    pub(crate) fn bid(&mut self, seat: Seat, cards: u8, told: &mut impl Witness<Event>) {
        let quest = &mut self.open.quest;
        (quest.bid, quest.leader) = (cards, Some(seat));
        quest.bidders = quest.bidders.with(seat);
        let alone = quest.lone;
        told.tell(Audience::ALL, Event::BidMade { seat, bid: cards, alone });
        self.after_bid(told);
    }

    /// Who does not bid higher drops out of the quest (QT-88).
    pub(crate) fn pass_bid(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        let quest = &mut self.open.quest;
        quest.bidders = quest.bidders.with(seat);
        quest.within = quest.within.without(seat);
        let alone = quest.lone;
        told.tell(Audience::ALL, Event::BidPassed { seat, alone });
        self.after_bid(told);
    }

    fn after_bid(&mut self, told: &mut impl Witness<Event>) {
        let quest = &mut self.open.quest;
        let all_asked = quest.within.iter().all(|seat| quest.bidders.contains(seat));
        if self.open.options.bids_once && all_asked {
            quest.within = quest.leader.map_or(SeatSet::EMPTY, SeatSet::only); // QT-178
        }
        match quest.leader {
            _ if quest.within.is_empty() => self.next_stage(told), // QT-97
            Some(leader) if quest.within == SeatSet::only(leader) => self.open_window(Moment::Won, told),
            _ => self.open_window(Moment::Bid, told),
        }
    }

    /// First everybody once, from the sponsor's left; then whoever follows the leader (QT-85, QT-89).
    pub(crate) fn ask_for_bid(&mut self) {
        let quest = &self.open.quest;
        let sponsor = quest.sponsor.expect("a test has a sponsor");
        let waiting: SeatSet = quest.within.iter().filter(|&seat| !quest.bidders.contains(seat)).collect();
        let (from, of) = match quest.leader {
            _ if !waiting.is_empty() => (sponsor, waiting),
            Some(leader) => (leader, quest.within.without(leader)),
            None => (sponsor, quest.within),
        };
        let seat = self.open.first_of(of, from.next(self.open.seats));
        self.open.phase = Phase::Bid(seat.expect("somebody may still bid"));
    }

    /// The winner pays (QT-93).
    pub(crate) fn begin_paying(&mut self, told: &mut impl Witness<Event>) {
        let quest = &self.open.quest;
        let seat = quest.leader.expect("a test that is paid for has a winner");
        told.tell(Audience::ALL, Event::TestWon { seat, bid: quest.bid, cost: self.open.debt(seat) });
        if self.open.debt(seat) == 0 {
            self.pass_test(seat, told);
        } else {
            self.open.phase = Phase::Pay(seat);
        }
    }

    /// Can a bid that the player owes still be paid after this ally was put into play? True if none is owed.
    pub(crate) fn may_still_pay(&self, seat: Seat, ally: Card) -> bool {
        // R-QT-10, since rules 2
        self.open.rules < 2
            || self.open.phase != Phase::Pay(seat)
            || self.with_played(seat, ally).can_pay(seat)
    }

    /// Do the cards in hand suffice for the bid, if need be after allies with free bids were put into play?
    pub(crate) fn can_pay(&self, seat: Seat) -> bool {
        let hand = self.hands[seat];
        let helps = |ally: &Card| hand.has(*ally) && self.with_played(seat, *ally).can_pay(seat);
        self.open.debt(seat) <= hand.len() || FREE_BIDDERS.iter().any(helps)
    }

    fn with_played(&self, seat: Seat, ally: Card) -> Quests {
        let mut after = *self;
        after.hands[seat] = after.hands[seat].without(ally);
        after.lay_down(seat, ally);
        after
    }

    pub(crate) fn pay_on(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        self.open.quest.paid += 1;
        if self.open.debt(seat) == 0 {
            self.pass_test(seat, told);
        }
    }

    /// The winner goes on alone (QT-93).
    pub(crate) fn pass_test(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        self.open.quest.within = SeatSet::only(seat);
        self.next_stage(told);
    }

    /// Free bids were lost to Mordred, and the hand does not suffice (QT-130).
    pub(crate) fn fail_to_pay(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        self.open.quest.within = SeatSet::EMPTY;
        told.tell(Audience::ALL, Event::TestLost { seat });
        self.next_stage(told);
    }
}

/// The allies that can be worth more for a bid than the card that they cost, alone or as half of a pair (QT-114 to QT-120).
const FREE_BIDDERS: [Card; 5] = [Card::Arthur, Card::Tristan, Card::Pellinore, Card::Guinevere, Card::Iseult];
