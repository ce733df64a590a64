//! Beaten adversaries for an adventure: what may be spent (KA-37, KA-68 to KA-77, R-KA-02).

use crate::adventures::{Adventure, Adventures, Condition};
use crate::bags::Adversaries;
use crate::cards::{Adversary, Kind};

/// The adventures among `open` that can be paid from this hand.
#[inline]
pub fn affordable(open: Adventures, hand: Adversaries) -> Adventures {
    if hand.is_empty() {
        return Adventures::NONE;
    }
    let wealth = Wealth::of(hand);
    let red_five = hand.count(Adversary::Dragon5) > 0;
    let pays = |adventure: &Adventure| {
        wealth.covers(NEEDS[*adventure as usize]) || (red_five && *adventure == Adventure::GoldTreasure)
    };
    open.iter().filter(pays).collect()
}

/// Can this adventure be paid from this hand?
pub fn can_afford(adventure: Adventure, hand: Adversaries) -> bool {
    !affordable(Adventures::NONE.with(adventure), hand).is_empty()
}

/// What a hand has to offer, or what a condition asks for: eight numbers of a byte each, compared all at once.
#[derive(Clone, Copy)]
struct Wealth(u64);

/// Where the numbers stand: the points of each kind at the kind's own place, then these; the number of cards of at
/// least 3 and of at least 4 follow the place `HIGH` at that distance.
const POINTS: usize = 4;
const CARDS: usize = 5;
const HIGH: usize = 3;

impl Wealth {
    #[inline]
    fn of(hand: Adversaries) -> Wealth {
        let [dark, enemy, monster, dragon] = Kind::ALL.map(|kind| hand.of(kind).points());
        let points = dark + enemy + monster + dragon;
        let high = [3, 4].map(|value| hand.at_least(value).len());
        Wealth(u64::from_le_bytes([dark, enemy, monster, dragon, points, hand.len(), high[0], high[1]]))
    }

    /// The least that a condition asks for, the red five apart.
    const fn asked_by(condition: Condition) -> Wealth {
        let mut need = [0; 8];
        match condition {
            Condition::Total(None, points) => need[POINTS] = points,
            Condition::Total(Some(kind), points) => need[kind as usize] = points,
            Condition::Cards(number) => need[CARDS] = number,
            Condition::OneOfEach(kinds) => {
                let mut at = 0;
                while at < kinds.len() {
                    need[kinds[at] as usize] = 1;
                    at += 1;
                }
            }
            Condition::Pair(low, high) => {
                need[HIGH + high as usize] = 1;
                need[HIGH + low as usize] = 2;
            }
            Condition::PairOrRedFive(low) => need[HIGH + low as usize] = 2,
        }
        Wealth(u64::from_le_bytes(need))
    }

    /// Is every number at least as great as the other's? All are below 128, so that none borrows from the next.
    #[inline]
    const fn covers(self, need: Wealth) -> bool {
        const TOPS: u64 = 0x8080_8080_8080_8080;
        ((self.0 | TOPS) - need.0) & TOPS == TOPS
    }
}

/// The least that each adventure asks for.
const NEEDS: [Wealth; Adventure::ALL.len()] = {
    let mut needs = [Wealth(0); Adventure::ALL.len()];
    let mut at = 0;
    while at < needs.len() {
        needs[at] = Wealth::asked_by(Adventure::ALL[at].condition());
        at += 1;
    }
    needs
};

/// May this card be spent next? `hand` is what is still held, `spent` what already lies there; together with some
/// more cards it must become a legal payment.
pub fn may_spend(adventure: Adventure, hand: Adversaries, spent: Adversaries, card: Adversary) -> bool {
    if hand.count(card) == 0 {
        return false;
    }
    match adventure.condition() {
        Condition::Total(None, points) => may_add(points, hand, spent, card),
        Condition::Total(Some(kind), points) => {
            card.kind() == kind && may_add(points, hand.of(kind), spent, card)
        }
        Condition::Cards(_) => true,
        Condition::OneOfEach(kinds) => kinds.contains(&card.kind()) && spent.of(card.kind()).is_empty(),
        Condition::Pair(low, high) => may_pair(low, high, hand, spent, card),
        Condition::PairOrRedFive(low) => {
            may_pair(low, low, hand, spent, card) || (spent.is_empty() && card == Adversary::Dragon5)
        }
    }
}

/// Is the adventure paid, and nothing left to decide?
pub fn is_paid(adventure: Adventure, hand: Adversaries, spent: Adversaries) -> bool {
    match adventure.condition() {
        Condition::Total(_, points) => spent.points() >= points,
        Condition::Cards(number) => spent.len() == number,
        Condition::OneOfEach(kinds) => usize::from(spent.len()) == kinds.len(),
        Condition::Pair(..) => spent.len() == 2,
        Condition::PairOrRedFive(low) => {
            spent.len() == 2 || (is_red_five(spent) && hand.at_least(low).is_empty())
        }
    }
}

/// Is this the red five alone, which pays for the Gold treasure (KA-77)?
pub fn is_red_five(spent: Adversaries) -> bool {
    spent == Adversaries::NONE.with(Adversary::Dragon5)
}

/// Two cards, one of at least `low`, the other of at least `high`, which is not lower.
#[inline]
fn has_pair(hand: Adversaries, low: u8, high: u8) -> bool {
    hand.at_least(low).len() >= 2 && !hand.at_least(high).is_empty()
}

/// May the card be one of a pair? Either it completes the pair, or a partner is at hand.
fn may_pair(low: u8, high: u8, hand: Adversaries, spent: Adversaries, card: Adversary) -> bool {
    if spent.is_empty() {
        let partner = if card.value() >= high { low } else { high };
        card.value() >= low && !hand.without(card).at_least(partner).is_empty()
    } else {
        has_pair(spent.with(card), low, high)
    }
}

/// May the card be part of a sum? All cards of `hand` are admitted.
fn may_add(points: u8, hand: Adversaries, spent: Adversaries, card: Adversary) -> bool {
    let owed = points - spent.points();
    let value = card.value();
    let rest = hand.without(card);
    if makes(hand, owed, owed) {
        // An exact payment is possible, so it must be made.
        return value <= owed && makes(rest, owed - value, owed - value);
    }
    let lowest = spent.with(card).lowest();
    if value > owed {
        // Overpaid: no card may be superfluous, not even the lowest.
        return value - owed < lowest;
    }
    // More is needed: cards not lower than some limit that pay too much, but by less than that limit.
    let owed = owed - value;
    (2..=lowest).any(|limit| makes(rest.at_least(limit), owed + 1, owed + limit - 1))
}

/// Do some of these cards have a total from `least` to `most`? No total that is asked for exceeds 31.
fn makes(cards: Adversaries, least: u8, most: u8) -> bool {
    // Bit n of `totals` is set when some of the cards seen so far make n.
    let totals = cards.iter().fold(1u32, |totals, card| totals | totals << card.value());
    let wanted = (1u32 << (most + 1)) - (1 << least);
    totals & wanted != 0
}
