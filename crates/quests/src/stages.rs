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
    /// The quest.
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
    if seen.count_ones() >= u32::from(need) {
        return true;
    }
    let mut search = Search { floor: plan.floor, values: [0; Card::ALL.len()], kinds: 0 };
    for foe in foes.faces() {
        search.add(foe.points_on(plan.quest), foes.count(foe));
    }
    search.place(0, need, Racks::of(hand), 0)
}

/// Can the stage that is being laid out be finished, and all that follow it? `plan` tells of those that follow; its floor is
/// what the stage itself must exceed.
pub fn can_finish(stage: Cards, hand: Cards, plan: Plan) -> bool {
    if stage.of(Kind::Foe).is_empty() {
        return can_build(hand, plan);
    }
    let total = stage_points(stage, plan.quest);
    let racks = Racks::of(hand);
    (0..SETS).filter(|&set| racks.hold(set) && !holds_any(stage, set)).any(|set| {
        let total = total + SUM[set];
        total > plan.floor && can_build(racks.take_from(hand, set), Plan { floor: total, ..plan })
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

/// How many weapons of each type are left.
#[derive(Clone, Copy)]
struct Racks([u8; Card::WEAPONS.len()]);

impl Racks {
    fn of(hand: Cards) -> Racks {
        Racks(std::array::from_fn(|bit| hand.count(weapon(bit))))
    }

    fn hold(self, set: usize) -> bool {
        (0..self.0.len()).all(|bit| set & (1 << bit) == 0 || self.0[bit] > 0)
    }

    fn without(mut self, set: usize) -> Racks {
        for bit in 0..self.0.len() {
            self.0[bit] -= (set >> bit & 1) as u8;
        }
        self
    }

    fn take_from(self, hand: Cards, set: usize) -> Cards {
        let bits = (0..self.0.len()).filter(|bit| set & (1 << bit) != 0);
        bits.fold(hand, |hand, bit| hand.without(weapon(bit)))
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

    /// Are there `need` more totals, from the foe at `at` on, none of which is in `used` (by fives)?
    fn place(&self, at: usize, need: u8, racks: Racks, used: u64) -> bool {
        if need == 0 {
            return true;
        }
        if self.kinds - at < need.into() {
            return false;
        }
        let value = self.values[at];
        for set in (0..SETS).filter(|&set| racks.hold(set)) {
            let total = value + SUM[set];
            let bit = 1 << (total / 5);
            if total > self.floor
                && used & bit == 0
                && self.place(at + 1, need - 1, racks.without(set), used | bit)
            {
                return true;
            }
        }
        // Without this foe, and then without those that are equal to it.
        let equal = self.values[at..self.kinds].iter().take_while(|&&other| other == value).count();
        self.place(at + equal, need, racks, used)
    }
}
