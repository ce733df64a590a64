//! Knights against an adversary: what may be paid (KA-25 to KA-32, R-KA-01).

use crate::bags::Knights;
use crate::cards::{Colour, Knight};
use crate::options::Overpaying;

/// The price of a challenge, and when a player may overpay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// How many knights it takes.
    pub cost: u8,
    /// When one knight too many may be paid.
    pub overpaying: Overpaying,
}

/// Can a challenge of this cost be paid at all?
///
/// One colour together with the Merlins must be strong enough. Then a payment always exists: with a single or a
/// Merlin every sum can be met, and with doubles alone an odd cost may be overpaid (R-KA-01).
#[inline]
pub fn can_pay(hand: Knights, cost: u8) -> bool {
    reach(hand) >= cost
}

/// The greatest cost that this hand can pay.
#[inline]
pub fn reach(hand: Knights) -> u8 {
    let strongest = |most: u8, colour| most.max(Purse::of(hand, colour).strength());
    Colour::ALL.into_iter().fold(0, strongest)
}

/// May this card be laid down next? `hand` is what is still held, `paid` what already lies there; together with
/// some more cards it must become a legal payment of `price`.
#[inline]
pub fn may_pay(hand: Knights, paid: Knights, price: Price, card: Knight) -> bool {
    if hand.count(card) == 0 {
        return false;
    }
    let whole = hand.plus(paid);
    let fits = |colour| {
        let purse = Purse::of(hand, colour);
        let owed = price.cost - paid.strength();
        if purse.makes(owed) {
            card.strength() <= owed && purse.without(card).makes(owed - card.strength())
        } else {
            // From the beginning there were only doubles, and the cost is odd: one knight too many (R-KA-01).
            purse.strength() > owed && Purse::of(whole, colour).ones == 0 && may_overpay(whole, price)
        }
    };
    match (paid.colour(), card.colour()) {
        (Some(fixed), Some(colour)) => fixed == colour && fits(colour), // KA-25
        (None, Some(colour)) | (Some(colour), None) => fits(colour),
        (None, None) => Colour::ALL.into_iter().any(fits), // KA-30
    }
}

/// Does the rest of the hand allow a colour to overpay that cannot pay exactly (R-KA-01)?
fn may_overpay(whole: Knights, price: Price) -> bool {
    let exact = |colour| Purse::of(whole, colour).makes(price.cost);
    price.overpaying == Overpaying::ByColour || !Colour::ALL.into_iter().any(exact)
}

/// The cards of one colour, and the Merlins that join it (KA-29).
#[derive(Clone, Copy)]
struct Purse {
    ones: u8,
    doubles: u8,
}

impl Purse {
    #[inline]
    fn of(hand: Knights, colour: Colour) -> Purse {
        let (single, double) = match colour {
            Colour::Red => (Knight::Red1, Knight::Red2),
            Colour::Orange => (Knight::Orange1, Knight::Orange2),
            Colour::Beige => (Knight::Beige1, Knight::Beige2),
        };
        Purse { ones: hand.count(single) + hand.count(Knight::Merlin), doubles: hand.count(double) }
    }

    #[inline]
    fn strength(self) -> u8 {
        self.ones + 2 * self.doubles
    }

    /// Do some of these cards make exactly this?
    #[inline]
    fn makes(self, cost: u8) -> bool {
        cost - 2 * self.doubles.min(cost / 2) <= self.ones
    }

    #[inline]
    fn without(self, card: Knight) -> Purse {
        match card.strength() {
            1 => Purse { ones: self.ones - 1, ..self },
            _ => Purse { doubles: self.doubles - 1, ..self },
        }
    }
}
