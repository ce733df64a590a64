//! Gaining and losing: limits, what flows over, and what has to be seen to.

use engine::{Audience, Seat, Witness};

use crate::event::Event;
use crate::goals::Penalty;
use crate::goods::{GOLD_LIMIT, GOOD_POINTS, Gain, Good, Purse, RESOURCE_LIMIT};
use crate::open::Open;
use crate::origin::Origin;
use crate::player::Player;
use crate::scenario::DIPLOMACY;

/// So many command points can be stored in a war (KN-101).
pub const STORE: u8 = 5;

impl Open {
    /// The seat gains all of this at once; what asks for decisions is noted in the tasks.
    pub(crate) fn gain(&mut self, seat: Seat, origin: Origin, gain: Gain, told: &mut impl Witness<Event>) {
        if gain == Gain::NONE {
            return;
        }
        told.tell(Audience::ALL, Event::Gained { seat, origin, gain });
        let war = self.is_war();
        let player = self.player_mut(seat);
        let (gold, points) = player.receive(gain.goods);
        player.points += i16::from(gain.points) + i16::from(points);
        player.influence += gain.influence;
        player.diplomacy = (player.diplomacy + gain.diplomacy).min(DIPLOMACY);
        if gold + points > 0 {
            told.tell(Audience::ALL, Event::Overflowed { seat, gold, points });
        }
        if war {
            let stored = gain.command.min(STORE - player.store);
            player.store += stored;
            if stored > 0 {
                told.tell(Audience::ALL, Event::Stored { seat, points: stored });
            }
            self.tasks.slights += gain.slights;
        } else {
            player.enemy_diplomacy = player.enemy_diplomacy.saturating_sub(gain.slights);
            self.tasks.points += gain.command;
        }
        self.tasks.removals += gain.removals;
        self.judge(told);
    }

    /// The seat pays a price that it can pay.
    pub(crate) fn spend(&mut self, seat: Seat, price: Purse) {
        let player = self.player_mut(seat);
        player.goods = player.goods.minus(price);
    }

    /// The seat suffers a penalty, as far as it has what it loses.
    pub(crate) fn lose(&mut self, seat: Seat, penalty: Penalty, told: &mut impl Witness<Event>) {
        let player = self.player_mut(seat);
        let (goods, points) = match penalty {
            Penalty::Points(points) => (Purse::EMPTY, points),
            Penalty::Good(good, amount) => (Purse::of(good, amount.min(player.holds(good))), 0),
            Penalty::Nothing | Penalty::Activation => return,
        };
        player.goods = player.goods.minus(goods);
        player.points -= i16::from(points);
        told.tell(Audience::ALL, Event::Lost { seat, goods, points });
    }

    /// What is left becomes points (KN-20).
    pub(crate) fn convert(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        let player = self.player_mut(seat);
        let points = GOOD_POINTS * player.goods.total();
        player.points += i16::from(points);
        player.goods = Purse::EMPTY;
        if points > 0 {
            told.tell(Audience::ALL, Event::Leftovers { seat, points });
        }
    }
}

impl Player {
    /// Gold first; a resource above its limit becomes gold, and above that points. Says how much gold and how many points
    /// flowed over (KN-35).
    fn receive(&mut self, goods: Purse) -> (u8, u8) {
        let gold = self.holds(Good::Gold);
        self.goods.set(Good::Gold, (gold + goods.get(Good::Gold)).min(GOLD_LIMIT));
        let mut over = 0;
        for good in Good::RESOURCES {
            let sum = self.holds(good) + goods.get(good);
            self.goods.set(good, sum.min(RESOURCE_LIMIT));
            over += sum.saturating_sub(RESOURCE_LIMIT);
        }
        let gold = self.holds(Good::Gold);
        let coined = over.min(GOLD_LIMIT - gold);
        self.goods.set(Good::Gold, gold + coined);
        (coined, GOOD_POINTS * (over - coined))
    }
}
