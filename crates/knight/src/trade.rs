//! Trades between players who play side by side: an offer, put together piece by piece, and an answer (KN-123).

use engine::{Audience, Seat, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::goods::{Good, Purse};
use crate::open::{Open, Trade};
use crate::options::Mode;
use crate::phase::Phase;
use crate::turn::Next;
use crate::using::MOST_USES;

/// So many offers may be made in a use phase (R-KN-46, ours).
pub const MOST_OFFERS: u8 = 2;

impl Open {
    /// What goes on with the trade at hand: the offer is put together, then answered.
    pub(crate) fn trading(&self) -> Option<Next> {
        let by = self.trade.partner?;
        Some(Next::Await(if self.trade.proposed { Phase::Answer { by } } else { Phase::Draft }))
    }

    /// The players to whom something can be offered in the use phase.
    pub(crate) fn partners(&self) -> impl Iterator<Item = Seat> + '_ {
        let free = self.options.free_trades;
        let has_offers = if free { self.tasks.uses < MOST_USES } else { self.trade.offers < MOST_OFFERS };
        let has_goods = |partner: &Seat| {
            let trade = Trade { partner: Some(*partner), ..Trade::default() };
            Good::all().any(|good| self.may_give(&trade, good) || self.may_want(&trade, good))
        };
        let partners = self.others(self.active).filter(|seat| self.is_in(*seat)).filter(has_goods);
        partners.filter(move |_| has_offers && self.options.mode == Mode::SideBySide)
    }

    /// The players to whom something can be offered before a side is chosen, and when an order of the enemy names a price: nobody,
    /// unless the option allows it (R-KN-33).
    pub(crate) fn early_partners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.partners().filter(|_| self.options.free_trades)
    }

    /// Appends what can be added to the offer, and whether it is complete.
    pub(crate) fn offer_draft(&self, out: &mut Vec<Action>) {
        out.extend(Good::all().filter(|good| self.may_give(&self.trade, *good)).map(Action::Give));
        out.extend(Good::all().filter(|good| self.may_want(&self.trade, *good)).map(Action::Want));
        if self.trade.give.total() + self.trade.want.total() > 0 {
            out.push(Action::Propose);
        }
    }

    /// One more can be given: it is there, and the partner has room for it.
    fn may_give(&self, trade: &Trade, good: Good) -> bool {
        let Some(partner) = trade.partner else { return false };
        let given = trade.give.get(good);
        trade.want.get(good) == 0
            && given < self.me().holds(good)
            && self.player(partner).holds(good) + given < good.limit()
    }

    /// One more can be asked for: the partner has it, and there is room for it.
    fn may_want(&self, trade: &Trade, good: Good) -> bool {
        let Some(partner) = trade.partner else { return false };
        let wanted = trade.want.get(good);
        trade.give.get(good) == 0
            && wanted < self.player(partner).holds(good)
            && self.me().holds(good) + wanted < good.limit()
    }

    pub(crate) fn offer_to(&mut self, partner: Seat, told: &mut impl Witness<Event>) {
        let offers = self.trade.offers + 1;
        told.tell(Audience::ALL, Event::Offering { seat: self.active, partner });
        self.trade = Trade { partner: Some(partner), offers, ..Trade::default() };
    }

    pub(crate) fn give(&mut self, good: Good, told: &mut impl Witness<Event>) {
        told.tell(Audience::ALL, Event::Giving { seat: self.active, good });
        self.trade.give = self.trade.give.plus(Purse::of(good, 1));
    }

    pub(crate) fn want(&mut self, good: Good, told: &mut impl Witness<Event>) {
        told.tell(Audience::ALL, Event::Wanting { seat: self.active, good });
        self.trade.want = self.trade.want.plus(Purse::of(good, 1));
    }

    pub(crate) fn propose(&mut self, told: &mut impl Witness<Event>) {
        let Trade { partner: Some(partner), give, want, .. } = self.trade else { return };
        self.trade.proposed = true;
        told.tell(Audience::ALL, Event::Offered { seat: self.active, partner, give, want });
    }

    pub(crate) fn answer(&mut self, seat: Seat, accepts: bool, told: &mut impl Witness<Event>) {
        let Trade { give, want, offers, .. } = self.trade;
        self.trade = Trade { offers, ..Trade::default() };
        if !accepts {
            told.tell(Audience::ALL, Event::Declined { seat });
            return;
        }
        // What a trade brings does not come from the activation (R-KN-13).
        if self.is_paid_out() {
            self.tasks.allowance = self.tasks.allowance.plus(want).without(give);
        }
        let me = self.me_mut();
        me.goods = me.goods.minus(give).plus(want);
        let partner = self.player_mut(seat);
        partner.goods = partner.goods.minus(want).plus(give);
        told.tell(Audience::ALL, Event::Accepted { seat });
    }
}
