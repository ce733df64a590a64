//! Rules of thumb: what a sensible player would do, from what that player can see.

use engine::{Hints, PerSeat, Seat};

use crate::Quests;
use crate::action::Action;
use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::open::Trial;
use crate::phase::{Moment, Phase};
use crate::strategies::Strategy;
use crate::strength::stage_points;

impl Hints for Quests {
    fn weigh(&self, seat: Seat, actions: &[Action], out: &mut Vec<u32>) {
        let outlook = Outlook::of(self, seat);
        out.extend(actions.iter().map(|&action| outlook.weight(action)));
    }

    /// Mordred is worth a blow that keeps a rival from passing, winning or paying; the strongest ally goes first.
    fn interrupt(&self, seat: Seat, actions: &[Action]) -> Option<Action> {
        let decisive = actions.iter().copied().filter_map(|action| match action {
            Action::Mordred(ally) if self.is_decisive(seat, ally) => Some((ally.points(), action)),
            _ => None,
        });
        decisive.max_by_key(|(points, _)| *points).map(|(_, action)| action)
    }

    const ROLLOUT_DECISIONS: u32 = 60;

    const STRATEGIES: &'static [engine::Strategy<Quests>] = &[
        |view, seat, actions| Strategy::One.advise(view, seat, actions),
        |view, seat, actions| Strategy::Two.advise(view, seat, actions),
    ];

    fn estimate(&self) -> PerSeat<f32> {
        let mut strength = PerSeat::default();
        for seat in Seat::all(self.open.seats) {
            let held: u32 = self.hands[seat].plus(self.sealed[seat]).iter().map(keep).sum();
            let allies: u32 = self.open.players[seat].allies.iter().map(keep).sum();
            strength[seat] = self.open.score(seat) as f32 + HELD * (held + allies) as f32;
        }
        let best = strength.first(self.open.seats).iter().copied().fold(0.0, f32::max);
        let spread = SPREAD_AT_END + SPREAD_PER_SHIELD * (22.0 - best).max(0.0);
        let share = strength.0.map(|strength: f32| ((strength - best) / spread).exp());
        let total: f32 = share[..self.open.seats.into()].iter().sum();
        PerSeat(share.map(|share| share / total))
    }
}

/// How many shields a unit of [`keep`] is worth.
const HELD: f32 = 0.006;
/// The lead that makes a win about three times as likely at the end, and how it grows with each shield still to go.
const SPREAD_AT_END: f32 = 2.0;
const SPREAD_PER_SHIELD: f32 = 0.2;

/// How gladly a card is kept.
fn keep(card: Card) -> u32 {
    match card.kind() {
        Kind::Weapon => 20 + 2 * u32::from(card.points()),
        Kind::Ally => 60 + 2 * u32::from(card.points()) + 8 * u32::from(card.free_bids().0),
        Kind::Amour => 40,
        Kind::Test => 25,
        Kind::Foe if card == Card::Mordred => 30,
        Kind::Foe => u32::from(card.points()) / 3,
    }
}

/// What a player sees before choosing.
struct Outlook<'a> {
    table: &'a Quests,
    seat: Seat,
    hand: Cards,
    /// What is still missing to the strength that seems to be needed, while arming.
    lack: i32,
    /// Can it be reached with what is in hand?
    in_reach: bool,
}

impl Outlook<'_> {
    fn of(table: &Quests, seat: Seat) -> Outlook<'_> {
        let mut outlook = Outlook { table, seat, hand: table.hands[seat], lack: 0, in_reach: true };
        if table.is_arming() {
            let now = i32::from(table.strength(seat)) + outlook.sealed_company();
            outlook.lack = outlook.goal() - now;
            outlook.in_reach = outlook.reserve() >= outlook.lack;
        }
        outlook
    }

    fn weight(&self, action: Action) -> u32 {
        match action {
            Action::Turn | Action::Draw => 40,
            Action::Join | Action::Enter => 60,
            Action::Decline => 10,
            Action::Sponsor => self.sponsoring(),
            Action::Lay(card) => self.lay(card),
            Action::Arm(card) => self.arm(card),
            Action::Done => self.done(),
            Action::Play(card) => self.play(card),
            Action::Discard(card) => 200u32.saturating_sub(keep(card)).max(1),
            Action::Bid(cards) => self.bid(cards),
            Action::Pass => 20,
            Action::Peek(stage) if stage == self.table.open.quest.stage => 60,
            Action::Peek(_) => 5,
            Action::Mordred(ally) => self.mordred(ally),
            Action::Watch | Action::Rest => 1,
        }
    }

    // Quests

    /// Whoever can make the last stage hard gains cards and gives little away.
    fn sponsoring(&self) -> u32 {
        let weapons: u32 = self.hand.of(Kind::Weapon).faces().map(|card| u32::from(card.points())).sum();
        let foe =
            self.hand.of(Kind::Foe).faces().map(|card| u32::from(card.high_points())).max().unwrap_or(0);
        let near = |seat: &Seat| {
            let player = &self.table.open.players[*seat];
            player.rank.price().is_some_and(|price| player.shields + self.table.open.stages() >= price)
                && player.rank == crate::rank::Rank::Champion
        };
        let danger = Seat::all(self.table.open.seats).any(|seat| seat != self.seat && near(&seat));
        match foe + weapons {
            _ if danger => 5,
            50.. => 40,
            30.. => 12,
            _ => 6,
        }
    }

    /// Weak foes first, a test before the last stage, and everything that makes the last stage hard.
    fn lay(&self, card: Card) -> u32 {
        let last = self.table.open.quest.laid + 1 == self.table.open.stages();
        let points = u32::from(card.points());
        match (card.kind(), last) {
            (Kind::Test, false) if self.table.open.quest.laid + 2 >= self.table.open.stages() => 150,
            (Kind::Test, _) => 8,
            (Kind::Foe, true) => 50 + points,
            (Kind::Foe, false) => 120u32.saturating_sub(2 * points).max(1),
            (_, true) => 60 + points,
            (_, false) => 3,
        }
    }

    fn done(&self) -> u32 {
        match self.table.open.phase {
            Phase::SetUp => {
                let laid = usize::from(self.table.open.quest.laid);
                let quest = self.table.open.quest_card().expect("a quest is being set up");
                let total = stage_points(self.table.stages[laid], quest);
                let last = laid + 1 == usize::from(self.table.open.stages());
                if last && total < HARD { 40 } else { 200 }
            }
            Phase::Arm(_) if self.lack > 0 && self.in_reach => 5,
            _ => 200,
        }
    }

    // Arms

    /// The strength that seems to be needed.
    fn goal(&self) -> i32 {
        let open = &self.table.open;
        let Some(quest) = open.quest_card().filter(|_| open.quest.trial == Trial::Foe) else {
            return 25 + 5 * open.tournament.contenders.len() as i32;
        };
        let stage = usize::from(open.quest.stage);
        if open.quest.peeked[self.seat].map(usize::from) == Some(stage) {
            return stage_points(self.table.stages[stage], quest).into();
        }
        let before =
            self.table.stages[..stage].iter().map(|stage| stage_points(*stage, quest)).max().unwrap_or(0);
        let more = 12 * i32::from(open.quest.sizes[stage] - 1);
        let last = stage + 1 == usize::from(open.stages());
        let guess = more + if last { 30 } else { 10 + 5 * stage as i32 };
        guess.max(i32::from(before) + 5)
    }

    /// What allies and amour add that were committed and are not in play yet.
    fn sealed_company(&self) -> i32 {
        let sealed = self.table.sealed[self.seat];
        let company = sealed.minus(sealed.of(Kind::Weapon));
        company.faces().map(|card| i32::from(self.table.open.worth(card, self.seat))).sum()
    }

    /// What could still be committed.
    fn reserve(&self) -> i32 {
        let sealed = self.table.sealed[self.seat];
        let fits = |card: &Card| match card.kind() {
            Kind::Weapon => !sealed.has(*card),
            Kind::Ally => true,
            Kind::Amour => !sealed.has(*card) && !self.table.open.players[self.seat].amour,
            Kind::Foe | Kind::Test => false,
        };
        self.hand.faces().filter(fits).map(|card| i32::from(self.table.open.worth(card, self.seat))).sum()
    }

    /// What stays in play first, then the weapon that just suffices.
    fn arm(&self, card: Card) -> u32 {
        let worth = i32::from(self.table.open.worth(card, self.seat));
        if self.lack <= 0 || !self.in_reach {
            return 4;
        }
        match card.kind() {
            Kind::Ally | Kind::Amour if worth > 0 => 150,
            Kind::Weapon if worth >= self.lack => (140 - (worth - self.lack)) as u32,
            Kind::Weapon => 60 + worth as u32,
            _ => 5,
        }
    }

    // Tests

    /// As long as cards that are good for little pay for it.
    fn bid(&self, cards: u8) -> u32 {
        let cost = cards.saturating_sub(self.table.open.free_bids(self.seat));
        let junk = self.hand.iter().filter(|&card| keep(card) < 30).count() as u8;
        let least = self.table.open.least_bid();
        match cost <= junk {
            true if cards == least => 60,
            true => 8,
            false => 2,
        }
    }

    fn play(&self, card: Card) -> u32 {
        match (self.table.open.phase, card.kind()) {
            (Phase::Trim { .. }, Kind::Ally) => 250,
            (Phase::Trim { .. }, _) => 100,
            (Phase::Bid(_) | Phase::Pay(_), _) if card.free_bids().0 > 0 => 70,
            _ => 2,
        }
    }

    /// A blow that decides is worth it.
    fn mordred(&self, ally: Card) -> u32 {
        match self.table.open.phase {
            Phase::Window { moment: Moment::Reveal | Moment::Won, .. } => 30 + u32::from(ally.points()),
            _ => 1,
        }
    }
}

/// A last stage with so many points is hard enough.
const HARD: u8 = 60;
