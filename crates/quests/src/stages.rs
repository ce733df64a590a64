//! Can a quest be built? The exact test, without any shortcut (QT-54).
//!
//! Foe stages must rise strictly. As their order is free, that is to say: enough foes, each with weapons of different types,
//! whose totals are all different and all above what stands already. Then they are laid out in rising order. A test takes the
//! place of any one foe stage, so whoever may use one needs a foe less.

use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::story::Story;
use crate::strength::stage_points;

/// What is still to be laid out, and from what.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub quest: Story,
    /// How many stages are still to be begun.
    pub stages: u8,
    /// The total of the last foe stage; every one that follows must have more.
    pub floor: u8,
    /// May one of them be a test?
    pub test: bool,
}

/// Can these cards fill all stages of the plan?
pub fn can_build(hand: Cards, plan: Plan) -> bool {
    let mut need = plan.stages;
    if plan.test && !hand.of(Kind::Test).is_empty() {
        need = need.saturating_sub(1);
    }
    let foes = hand.of(Kind::Foe);
    if foes.len() < need {
        return false;
    }
    let mut seen = 0u32;
    for foe in foes.faces() {
        let points = foe.points_on(plan.quest);
        if points > plan.floor {
            seen |= 1 << (points / 5);
        }
    }
    // Whoever does without a total of a bare foe needs a weapon for it.
    let bare = seen.count_ones() as u8;
    if bare >= need || bare + hand.of(Kind::Weapon).len() < need {
        return bare >= need;
    }
    let mut search = Search { floor: plan.floor, values: [0; Card::ALL.len()], kinds: 0 };
    for foe in foes.faces() {
        search.add(foe.points_on(plan.quest), foes.count(foe));
    }
    search.place(0, need, Racks::of(hand), 0, None)
}

/// Can the stage that is being laid out be finished, and all that follow it? `plan` tells of those that follow; its floor is
/// what the stage itself must exceed.
pub fn can_finish(stage: Cards, hand: Cards, plan: Plan) -> bool {
    if stage.of(Kind::Foe).is_empty() {
        return can_build(hand, plan);
    }
    let total = stage_points(stage, plan.quest);
    let racks = Racks::of(hand);
    racks.sets().filter(|&set| !holds_any(stage, set)).any(|set| {
        let total = total + SUM[set];
        total > plan.floor && can_build(take_from(hand, set), Plan { floor: total, ..plan })
    })
}

/// Weapon sets as bits, the dagger first: sets of few cheap weapons come first.
const SETS: usize = 1 << Card::WEAPONS.len();

const SUM: [u8; SETS] = {
    let mut sums = [0; SETS];
    let mut set = 0;
    while set < SETS {
        let mut bit = 0;
        while bit < Card::WEAPONS.len() {
            if set & (1 << bit) != 0 {
                sums[set] += weapon(bit).points();
            }
            bit += 1;
        }
        set += 1;
    }
    sums
};

const fn weapon(bit: usize) -> Card {
    Card::WEAPONS[Card::WEAPONS.len() - 1 - bit]
}

fn holds_any(cards: Cards, set: usize) -> bool {
    (0..Card::WEAPONS.len()).any(|bit| set & (1 << bit) != 0 && cards.has(weapon(bit)))
}

fn take_from(hand: Cards, set: usize) -> Cards {
    let bits = (0..Card::WEAPONS.len()).filter(|bit| set & (1 << bit) != 0);
    bits.fold(hand, |hand, bit| hand.without(weapon(bit)))
}

/// How many weapons of each type are left: a byte for each, so that a set is taken away in one subtraction.
#[derive(Clone, Copy)]
struct Racks(u64);

/// A one in the byte of every weapon of a set.
const ONE_EACH: [u64; SETS] = {
    let mut ones = [0; SETS];
    let mut set = 0;
    while set < SETS {
        let mut bit = 0;
        while bit < Card::WEAPONS.len() {
            ones[set] |= ((set >> bit & 1) as u64) << (8 * bit);
            bit += 1;
        }
        set += 1;
    }
    ones
};

impl Racks {
    fn of(hand: Cards) -> Racks {
        Racks((0..Card::WEAPONS.len()).map(|bit| u64::from(hand.count(weapon(bit))) << (8 * bit)).sum())
    }

    fn without(self, set: usize) -> Racks {
        Racks(self.0 - ONE_EACH[set])
    }

    /// Every set that can be taken, few cheap weapons first.
    fn sets(self) -> impl Iterator<Item = usize> {
        let left = |bit: &usize| self.0 >> (8 * bit) & 0xff > 0;
        let held: usize = (0..Card::WEAPONS.len()).filter(left).map(|bit| 1 << bit).sum();
        // Counts up, but in the bits of `held` alone.
        std::iter::successors(Some(0), move |set: &usize| {
            Some(set.wrapping_sub(held) & held).filter(|&next| next > 0)
        })
    }
}

/// Looks for foes with weapons whose totals all differ.
struct Search {
    floor: u8,
    /// The value of each foe, equal ones together.
    values: [u8; Card::ALL.len()],
    kinds: usize,
}

impl Search {
    fn add(&mut self, value: u8, count: u8) {
        for _ in 0..count.min(crate::story::MOST_STAGES as u8) {
            let mut at = self.kinds;
            while at > 0 && self.values[at - 1] < value {
                self.values[at] = self.values[at - 1];
                at -= 1;
            }
            self.values[at] = value;
            self.kinds += 1;
        }
    }

    /// Are there `need` more totals, from the foe at `at` on, none of which is in `used` (by fives)? `twin`: the set of the
    /// foe before, if this one is its equal: which of the two has the earlier set is all the same.
    fn place(&self, at: usize, need: u8, racks: Racks, used: u64, twin: Option<usize>) -> bool {
        if need == 0 {
            return true;
        }
        if self.kinds - at < need.into() {
            return false;
        }
        let value = self.values[at];
        let next_is_equal = self.values[at + 1..self.kinds].first() == Some(&value);
        for set in racks.sets().filter(|&set| twin.is_none_or(|twin| set > twin)) {
            let total = value + SUM[set];
            let bit = 1 << (total / 5);
            if total > self.floor
                && used & bit == 0
                && self.place(at + 1, need - 1, racks.without(set), used | bit, next_is_equal.then_some(set))
            {
                return true;
            }
        }
        // Without this foe, and then without those that are equal to it.
        let equal = self.values[at..self.kinds].iter().take_while(|&&other| other == value).count();
        self.place(at + equal, need, racks, used, None)
    }
}
