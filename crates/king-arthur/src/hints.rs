//! Rules of thumb: what a sensible player would do, from what that player can see.

use std::cell::LazyCell;

use engine::{Hints, PerSeat, Seat};

use crate::KingArthur;
use crate::action::Action;
use crate::adventures::{Adventure, Adventures, Condition};
use crate::bags::{Adversaries, Knights};
use crate::cards::{Adversary, Colour, Kind, Knight};
use crate::layout::Layout;
use crate::payment::reach;
use crate::phase::{Challenge, Phase};
use crate::spending::affordable;

impl Hints for KingArthur {
    fn weigh(&self, seat: Seat, actions: &[Action], out: &mut Vec<u32>) {
        let outlook = LazyCell::new(|| Outlook::of(self, seat));
        out.extend(actions.iter().map(|&action| match action {
            Action::Reveal => outlook.reveal(),
            Action::Challenge(challenge, card) => outlook.challenge(challenge, card),
            Action::Adventure(adventure) => outlook.adventure(adventure),
            Action::Draw => DRAW,
            Action::End => 1,
            Action::Pay(card) => pay(self.hands[seat], card),
            Action::Spend(Adversary::Dragon5) if self.buys_gold() => ALONE,
            Action::Spend(card) => outlook.spend(card),
            Action::Done => ALONE,
        }));
    }

    const ROLLOUT_DECISIONS: u32 = 16;

    fn estimate(&self) -> PerSeat<f32> {
        let mut strength = PerSeat::default();
        for seat in Seat::all(self.seats) {
            strength[seat] = self.strength(seat);
        }
        for slot in self.layout.slots() {
            if let Some(seat) = slot.seal {
                strength[seat] += SEALED * f32::from(slot.card.value());
            }
        }
        strength[self.seat] += TO_MOVE;
        let spread = SPREAD_AT_END + SPREAD_PER_ADVENTURE * f32::from(self.open_adventures().len());
        let best = strength.first(self.seats).iter().copied().fold(0.0, f32::max);
        let share = strength.0.map(|strength: f32| ((strength - best) / spread).exp());
        let total: f32 = share[..self.seats.into()].iter().sum();
        PerSeat(share.map(|share| share / total))
    }
}

// What is worth how many points in the end: fitted to the final scores of 6,000 games of sensible players, by least
// squares. What is left to luck then has a standard deviation of 4 points late in a game and of 5 early.

/// A point of a beaten adversary: more than a point, because it may buy an adventure.
const TROPHY_POINT: f32 = 1.28;
/// Any beaten adversary, whatever its value.
const TROPHY: f32 = 0.44;
/// A knight in hand.
const KNIGHT: f32 = 0.92;
/// A point of an adversary with one's seal on it.
const SEALED: f32 = 0.8;
/// To be the next to move.
const TO_MOVE: f32 = 0.9;
/// The lead that makes a win about three times as likely, when no adventure is left, and how it grows with each.
const SPREAD_AT_END: f32 = 2.5;
const SPREAD_PER_ADVENTURE: f32 = 0.12;

// What an action weighs. Reveal and challenge come before an adventure if they are worth it, because it closes them;
// if they are not, they weigh less than drawing. Found by letting thousands of sensible players play each other.

/// A reveal or a challenge that is worth it weighs this and what it gains.
const FIRST: u32 = 1000;
/// An adventure weighs this and ten times its points.
const ADVENTURE: u32 = 100;
const DRAW: u32 = 100;
/// The red five alone is the cheapest way to the Gold treasure.
const ALONE: u32 = 1_000_000;
/// A challenge that gains less, in 64ths of a point, is not worth the second knight.
const WORTH_A_KNIGHT: u32 = 180;
/// The same when the second knight is lost anyway, because an adventure can be taken.
const WORTH_IT: u32 = 60;
/// A hand that can pay for this much is ready for new adversaries, and each more makes it readier.
const READY: u8 = 4;
const READINESS: u32 = 50;

impl KingArthur {
    /// How many points a seat may hope for, apart from those that everybody may hope for. What is being paid still
    /// counts as held: what it buys is not there yet.
    fn strength(&self, seat: Seat) -> f32 {
        let (mut knights, mut trophies) = (self.hands[seat], self.trophies[seat]);
        match self.phase {
            Phase::Pay { paid, .. } if seat == self.seat => knights = knights.plus(paid),
            Phase::Spend { spent, .. } if seat == self.seat => trophies = trophies.plus(spent),
            _ => {}
        }
        f32::from(self.adventures[seat].points())
            + TROPHY_POINT * f32::from(trophies.points())
            + TROPHY * f32::from(trophies.len())
            + KNIGHT * f32::from(knights.strength())
    }

    fn buys_gold(&self) -> bool {
        matches!(self.phase, Phase::Spend { adventure: Adventure::GoldTreasure, .. })
    }
}

/// What a player sees before choosing.
struct Outlook {
    with_seals: bool,
    layout: Layout,
    hand: Knights,
    trophies: Adversaries,
    haul: Haul,
    open: Adventures,
    /// What the trophies promise.
    prospects: u32,
    /// Can an adventure be taken?
    rich: bool,
}

impl Outlook {
    fn of(table: &KingArthur, seat: Seat) -> Outlook {
        let open = table.open_adventures();
        let haul = Haul::of(table.trophies[seat]);
        Outlook {
            with_seals: table.options.seals,
            layout: table.layout,
            hand: table.hands[seat],
            trophies: table.trophies[seat],
            haul,
            open,
            prospects: haul.prospects(open),
            rich: !affordable(open, table.trophies[seat]).is_empty(),
        }
    }

    /// New adversaries are welcome to somebody who can challenge one of them.
    fn reveal(&self) -> u32 {
        let reach = reach(self.hand);
        if reach < READY { 1 } else { FIRST + READINESS * u32::from(reach) }
    }

    /// What the adversary adds to the prospects.
    fn challenge(&self, challenge: Challenge, card: Adversary) -> u32 {
        let gain = self.haul.with(card).prospects(self.open) - self.prospects;
        let gain = gain + HOPE[0] * u32::from(card.value());
        let gain = match challenge {
            Challenge::Usual if self.with_seals => {
                // The others of the column must be sealed as well before it is won.
                let column = self.layout.column(card.kind());
                let open = column.filter(|slot| slot.seal.is_none()).count() as u32;
                gain * 5 / (2 + 3 * open)
            }
            Challenge::Usual | Challenge::Repeated => gain,
            Challenge::Double => gain / 4,
        };
        let limit = if self.rich { WORTH_IT } else { WORTH_A_KNIGHT };
        if gain > limit { FIRST + gain } else { 1 + gain / 10 }
    }

    fn adventure(&self, adventure: Adventure) -> u32 {
        ADVENTURE + 10 * u32::from(adventure.value())
    }

    /// Cards that promise least go first.
    fn spend(&self, card: Adversary) -> u32 {
        let left = Haul::of(self.trophies.without(card)).prospects(self.open);
        let lost = self.prospects - left + 64 * u32::from(card.value());
        100_000 / (64 + lost)
    }
}

/// Colours that are good for little else go first, Merlins last.
fn pay(hand: Knights, card: Knight) -> u32 {
    match card.colour() {
        None => 1,
        Some(colour) => {
            let rest = u32::from(strength(hand, colour));
            4000 / (1 + rest * rest) * u32::from(card.strength())
        }
    }
}

/// The strength of a colour without Merlins.
fn strength(hand: Knights, colour: Colour) -> u8 {
    Knight::ALL
        .into_iter()
        .filter(|knight| knight.colour() == Some(colour))
        .map(|knight| hand.count(knight) * knight.strength())
        .sum()
}

/// What counts about some trophies, added up, so that one card more or less costs little.
#[derive(Clone, Copy, Default)]
struct Haul {
    cards: u8,
    points: u8,
    /// Points and cards of each kind.
    points_of: [u8; Kind::ALL.len()],
    cards_of: [u8; Kind::ALL.len()],
    /// How many cards have at least each value.
    at_least: [u8; 6],
}

impl Haul {
    fn of(trophies: Adversaries) -> Haul {
        let mut haul = Haul { cards: trophies.len(), points: trophies.points(), ..Haul::default() };
        for kind in Kind::ALL {
            haul.points_of[kind as usize] = trophies.of(kind).points();
            haul.cards_of[kind as usize] = trophies.of(kind).len();
        }
        for value in 1..=5 {
            haul.at_least[usize::from(value)] = trophies.at_least(value).len();
        }
        haul
    }

    fn with(mut self, card: Adversary) -> Haul {
        self.cards += 1;
        self.points += card.value();
        self.points_of[card.kind() as usize] += card.value();
        self.cards_of[card.kind() as usize] += 1;
        for count in &mut self.at_least[1..=card.value().into()] {
            *count += 1;
        }
        self
    }

    /// What it promises: the points of every open adventure, the less the more knights it still takes.
    fn prospects(&self, open: Adventures) -> u32 {
        let hope = |adventure| HOPE[usize::from(self.missing(adventure)).min(HOPE.len() - 1)];
        open.iter().map(|adventure| u32::from(adventure.value()) * hope(adventure)).sum()
    }

    /// About how many knights it takes to beat what an adventure still needs.
    fn missing(&self, adventure: Adventure) -> u8 {
        match adventure.condition() {
            Condition::Total(None, points) => points.saturating_sub(self.points),
            Condition::Total(Some(kind), points) => points.saturating_sub(self.points_of[kind as usize]),
            Condition::Cards(number) => 2 * number.saturating_sub(self.cards),
            Condition::OneOfEach(kinds) => {
                let none = |kind: &&Kind| self.cards_of[**kind as usize] == 0;
                kinds.iter().filter(none).map(|kind| CHEAP[*kind as usize]).sum()
            }
            Condition::Pair(low, high) => {
                match (self.at_least[usize::from(high)], self.at_least[usize::from(low)]) {
                    (0, 0) => low + high,
                    (0, _) => high,
                    (_, fits) => low * 2u8.saturating_sub(fits),
                }
            }
            Condition::PairOrRedFive(_) if self.at_least[5] > 0 => 0,
            Condition::PairOrRedFive(low) => low * 2u8.saturating_sub(self.at_least[usize::from(low)]),
        }
    }
}

/// The hope for a point of an adventure that still takes so many knights, or more, in 64ths.
const HOPE: [u32; 11] = [64, 38, 23, 14, 8, 5, 3, 2, 1, 1, 0];

/// What a cheap card of each kind takes.
const CHEAP: [u8; Kind::ALL.len()] = [2, 2, 3, 3];
