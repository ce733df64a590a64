//! What a player may do: the one source of legality.

use engine::Seat;

use crate::KingArthur;
use crate::action::Action;
use crate::bags::Adversaries;
use crate::payment::{Price, may_pay, reach};
use crate::phase::{Challenge, Phase};
use crate::spending::{affordable, is_red_five, may_spend};

impl KingArthur {
    /// Every legal action of the seat.
    ///
    /// All that the rest of the turn allows is offered at once; doing one thing closes what comes before it (KA-18).
    #[inline]
    pub(crate) fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.seat {
            return;
        }
        match self.phase {
            Phase::Act => self.offer_actions(out),
            Phase::Pay { challenge, target, paid } => {
                let hand = self.hands[seat];
                let price = Price {
                    cost: challenge.cost(target),
                    overpaying: self.options.overpaying_by(self.rules),
                };
                out.extend(hand.faces().filter(|&card| may_pay(hand, paid, price, card)).map(Action::Pay));
            }
            Phase::Spend { adventure, spent } => {
                let hand = self.trophies[seat];
                let cards = hand.faces().filter(|&card| may_spend(adventure, hand, spent, card));
                out.extend(cards.map(Action::Spend));
                if is_red_five(spent) && adventure == crate::Adventure::GoldTreasure {
                    out.push(Action::Done);
                }
            }
            Phase::First | Phase::Layout | Phase::Deal | Phase::Reveal | Phase::Draw | Phase::Over(_) => {}
        }
    }

    fn offer_actions(&self, out: &mut Vec<Action>) {
        if self.can_reveal() {
            out.push(Action::Reveal);
        }
        if self.progress.before_challenge() {
            self.offer_challenges(out);
        }
        if self.progress.before_adventure() {
            let adventures = affordable(self.open_adventures(), self.trophies[self.seat]);
            out.extend(adventures.iter().map(Action::Adventure));
        }
        if self.can_draw() {
            out.push(Action::Draw);
        }
        out.push(Action::End);
    }

    /// Action 1 needs columns with at most three cards, and a supply (KA-20, KA-23).
    #[inline]
    fn can_reveal(&self) -> bool {
        self.progress.before_reveal() && !self.supply.is_empty() && !self.layout.is_full()
    }

    /// Action 4 needs a knight to draw.
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        self.progress.draws() > 0 && self.has_knights()
    }

    /// Is something left that everybody can see the active player could do, apart from ending the turn?
    pub(crate) fn can_go_on(&self) -> bool {
        self.can_draw()
            || (self.progress.before_adventure()
                && !affordable(self.open_adventures(), self.trophies[self.seat]).is_empty())
    }

    /// Every adversary that the hand can pay for, once for each way.
    fn offer_challenges(&self, out: &mut Vec<Action>) {
        let reach = reach(self.hands[self.seat]);
        for challenge in Challenge::ALL {
            let affordable = self.targets(challenge).at_most(reach / challenge.times());
            out.extend(affordable.faces().map(|card| Action::Challenge(challenge, card)));
        }
    }

    /// The adversaries that the active player may challenge in this way, whatever they cost.
    #[inline]
    fn targets(&self, challenge: Challenge) -> Adversaries {
        let seals = self.options.seals;
        match challenge {
            Challenge::Usual if !seals || self.free_seals(self.seat) > 0 => self.layout.unsealed(), // R-KA-13
            Challenge::Repeated if seals => self.layout.sealed_by(self.seat),                       // KA-62
            Challenge::Double if seals => self.layout.unsealed(),                                   // KA-64
            _ => Adversaries::NONE,
        }
    }
}
