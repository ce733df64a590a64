//! Initiative: secret bids, payment by steps, and the order in which command points are used (KN-102 to KN-106).

use std::cmp::Reverse;

use engine::{Audience, Seat, SeatSet, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::goods::{Good, Purse};
use crate::open::{Open, SEATS};
use crate::phase::{Phase, Stage};
use crate::turn::Next;

/// The steps of the initiative track (KN-103).
pub const STEPS: [u8; 6] = [0, 1, 3, 6, 10, 15];

/// What a bid costs whoever does not win: the greatest step below it.
#[inline]
pub fn step_below(bid: u8) -> u8 {
    STEPS.into_iter().filter(|step| *step < bid).max().unwrap_or(0)
}

impl Open {
    /// Bids, a lot among equals, payment; then the command phase.
    pub(crate) fn initiative(&mut self, told: &mut impl Witness<Event>) -> Next {
        if self.war.leader.is_none() {
            if self.war.tied.len() > 1 {
                return Next::Await(Phase::Lot);
            }
            if self.bidders().next().is_some() {
                return Next::Await(Phase::Bid);
            }
            self.settle_bids([None; SEATS], told);
            return Next::Again;
        }
        let Some(seat) = self.all().find(|seat| self.war.debts[seat.index()] > 0) else {
            self.open_stage(Stage::Commands);
            return Next::Again;
        };
        self.active = seat;
        let goods = self.player(seat).goods;
        let mut kinds = goods.iter();
        let (first, more) = (kinds.next(), kinds.next().is_some());
        match first {
            Some(_) if more && self.war.debts[seat.index()] < goods.total() => {
                return Next::Await(Phase::Spend);
            }
            Some((good, _)) => self.pay_bid(good, told),
            None => self.war.debts[seat.index()] = 0,
        }
        Next::Again
    }

    /// All bids are in: they are opened, and the highest ones compared.
    pub(crate) fn settle_bids(&mut self, bids: [Option<u8>; SEATS], told: &mut impl Witness<Event>) {
        self.war.given = SeatSet::EMPTY;
        self.war.bids = bids;
        for seat in self.all() {
            if let Some(bid) = bids[seat.index()] {
                told.tell(Audience::ALL, Event::BidOpened { seat, bid });
            }
        }
        let rank = |seat: Seat| self.bid_rank(seat);
        let best = self.all().map(rank).max().expect("somebody sits there");
        self.war.tied = self.all().filter(|seat| rank(*seat) == best).collect();
        if let Some(leader) = self.war.tied.first().filter(|_| self.war.tied.len() == 1) {
            self.lead(leader, told);
        }
    }

    /// The higher bid, then more influence, then fewer points; who may not bid comes last.
    fn bid_rank(&self, seat: Seat) -> (Option<u8>, u8, Reverse<i16>) {
        let player = self.player(seat);
        (self.war.bids[seat.index()], player.influence, Reverse(player.points))
    }

    /// The seat has the initiative; everybody owes what the bid costs.
    pub(crate) fn lead(&mut self, leader: Seat, told: &mut impl Witness<Event>) {
        self.war.leader = Some(leader);
        self.war.tied = SeatSet::EMPTY;
        told.tell(Audience::ALL, Event::Initiative { seat: leader });
        for seat in self.all() {
            let bid = self.war.bids[seat.index()].unwrap_or(0);
            self.war.debts[seat.index()] = if seat == leader { bid } else { step_below(bid) };
        }
        let mut order = self.order;
        let seats = &mut order[..self.seats.into()];
        seats.sort_by_key(|seat| Reverse((*seat == leader, self.bid_rank(*seat), Reverse(seat.index()))));
        self.order = order;
    }

    pub(crate) fn pay_bid(&mut self, good: Good, told: &mut impl Witness<Event>) {
        let seat = self.active;
        self.war.debts[seat.index()] -= 1;
        self.spend(seat, Purse::of(good, 1));
        told.tell(Audience::ALL, Event::Spent { seat, good });
    }

    // The command phase

    /// The leader lays down an order; then everybody uses command points in it.
    pub(crate) fn commands(&mut self, told: &mut impl Witness<Event>) -> Next {
        let Some(leader) = self.war.leader else {
            self.end_turn(told);
            return Next::Again;
        };
        if !self.war.planned {
            let (first, more) = {
                let mut callable = self.callable();
                (callable.next(), callable.next().is_some())
            };
            match first {
                None => self.war.planned = true,
                Some(_) if more => {
                    self.active = leader;
                    return Next::Await(Phase::Plan);
                }
                Some(only) => self.call(only, told),
            }
            return Next::Again;
        }
        match self.war.plan[0] {
            Some(seat) => {
                self.war.plan.rotate_left(1);
                if let Some(last) = self.war.plan.last_mut() {
                    *last = None;
                }
                self.active = seat;
                let store = &mut self.player_mut(seat).store;
                let points = if seat == leader { 1 } else { *store };
                *store -= points;
                self.tasks.points = points;
            }
            None => self.end_turn(told),
        }
        Next::Again
    }

    /// The seats that can be called next. A seat that was barred from the bids is last (KN-118, since rules 2).
    pub fn callable(&self) -> impl Iterator<Item = Seat> + '_ {
        let is_barred = |seat: Seat| self.player(seat).barred;
        let barred_wait = self.rules >= 2 && self.uncalled().any(|seat| !is_barred(seat));
        self.uncalled().filter(move |seat| !(barred_wait && is_barred(*seat)))
    }

    /// The seats that can still be put into the order: others once, the leader once for each point.
    fn uncalled(&self) -> impl Iterator<Item = Seat> + '_ {
        let entries = |seat: Seat| self.war.plan.iter().filter(|called| **called == Some(seat)).count();
        self.all().filter(move |seat| {
            let store = usize::from(self.player(*seat).store);
            let most = if self.war.leader == Some(*seat) { store } else { store.min(1) };
            entries(*seat) < most
        })
    }

    pub(crate) fn offer_calls(&self, out: &mut Vec<Action>) {
        out.extend(self.callable().map(Action::Call));
    }

    pub(crate) fn call(&mut self, next: Seat, told: &mut impl Witness<Event>) {
        if let Some(free) = self.war.plan.iter_mut().find(|entry| entry.is_none()) {
            *free = Some(next);
        }
        if let Some(seat) = self.war.leader {
            told.tell(Audience::ALL, Event::Called { seat, next });
        }
    }
}
