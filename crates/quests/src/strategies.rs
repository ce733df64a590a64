//! The two strategies of the university course that made this game its term project, from what a seat can see.
//!
//! Where its hand-out is silent we chose what most programs chose: limits are strict, duplicates are all copies beyond the first,
//! free bids are not counted, and whoever cannot make the last stage hard enough does not sponsor.

use engine::Seat;

use crate::action::Action;
use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::open::Trial;
use crate::phase::Phase;
use crate::story::Story;
use crate::strength::stage_points;
use crate::view::View;

/// A strategy of the course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// Holds back until something is at stake.
    One,
    /// Always takes part, and spends little.
    Two,
}

impl Strategy {
    /// What it does in this seat, whose view this is and who has these actions.
    pub fn advise(self, view: &View, seat: Seat, actions: &[Action]) -> Action {
        let mind = Mind { strategy: self, view, seat };
        let wanted = mind.wanted();
        let fallback = [Action::Done, Action::Pass, Action::Decline];
        let legal = |action: &Action| actions.contains(action);
        let chosen = wanted.filter(legal).or_else(|| fallback.into_iter().find(legal));
        chosen.unwrap_or(actions[0])
    }

    /// The least total of the last stage that it sponsors.
    const fn last_stage(self) -> u8 {
        match self {
            Strategy::One => 50,
            Strategy::Two => 40,
        }
    }

    /// Foes below this are good to be bid away.
    const fn small_fry(self) -> u8 {
        match self {
            Strategy::One => 20,
            Strategy::Two => 25,
        }
    }
}

/// A strategy in front of a table.
struct Mind<'a> {
    strategy: Strategy,
    view: &'a View,
    seat: Seat,
}

impl Mind<'_> {
    fn wanted(&self) -> Option<Action> {
        let yes = |wish: bool, action: Action| Some(if wish { action } else { Action::Decline });
        match self.view.open.phase {
            Phase::Turn => Some(Action::Turn),
            Phase::Sponsor(_) => yes(self.sponsors(), Action::Sponsor),
            Phase::SetUp => self.lay(),
            Phase::Join(_) => yes(self.joins(), Action::Join),
            Phase::Enter(_) => yes(self.enters(), Action::Enter),
            Phase::Prosper(_) => Some(Action::Draw),
            Phase::Arm(_) => self.arm(),
            Phase::Bid(_) => self.bid(),
            Phase::Pay(_) => self.to_spend().map(Action::Discard),
            Phase::Trim { .. } => self.trim(),
            Phase::Call { .. } => self.call(),
            _ => None,
        }
    }

    /// Hand and sealed cards together.
    fn held(&self) -> Cards {
        if matches!(self.view.open.phase, Phase::Arm(_)) {
            self.view.hand.plus(self.view.sealed)
        } else {
            self.view.hand
        }
    }

    /// Could this player win or rise by so many shields?
    fn could_rise(&self, seat: Seat, shields: u8) -> bool {
        let player = &self.view.open.players[seat];
        player.rank.price().is_some_and(|price| player.shields + shields >= price)
    }

    // Sponsoring

    fn prize(&self) -> u8 {
        self.view.open.stages() + crate::quest::RECOGNITION * self.view.open.recognitions
    }

    fn sponsors(&self) -> bool {
        let mut others = Seat::all(self.view.seats()).filter(|&seat| seat != self.seat);
        !others.any(|seat| self.could_rise(seat, self.prize())) && self.plan().is_some()
    }

    /// The next card of the plan, or the end of a stage.
    fn lay(&self) -> Option<Action> {
        let laid = usize::from(self.view.open.quest.laid);
        let all = self.view.stages.iter().flatten().fold(self.view.hand, |all, stage| all.plus(*stage));
        let plan = self.plan_with(all)?;
        let there = self.view.stages[laid].unwrap_or_default();
        let group = plan.get(laid).copied()?;
        if !group.includes(there) {
            return None;
        }
        let missing = group.minus(there);
        let first =
            missing.faces().find(|card| card.kind() != Kind::Weapon).or_else(|| missing.faces().next());
        Some(first.map_or(Action::Done, Action::Lay))
    }

    fn plan(&self) -> Option<Vec<Cards>> {
        self.plan_with(self.view.hand)
    }

    /// All stages: the last one hard, a test before it, the others as the strategy has it.
    fn plan_with(&self, hand: Cards) -> Option<Vec<Cards>> {
        let quest = self.view.open.quest_card()?;
        let stages = usize::from(self.view.open.stages());
        let mut left = hand;
        let mut plan = vec![Cards::NONE; stages];
        plan[stages - 1] = self.hard_stage(&mut left, quest)?;
        let mut open = stages - 1;
        if let Some(test) = left.of(Kind::Test).faces().next().filter(|_| stages > 1) {
            left = left.without(test);
            plan[stages - 2] = Cards::NONE.with(test);
            open -= 1;
        }
        let ceiling = stage_points(plan[stages - 1], quest);
        match self.strategy {
            Strategy::One => strongest_first(&mut plan[..open], left, quest, ceiling)?,
            Strategy::Two => weakest_first(&mut plan[..open], left, quest, ceiling)?,
        }
        Some(plan)
    }

    /// The strongest foe, with the strongest weapons until it is hard enough.
    fn hard_stage(&self, left: &mut Cards, quest: Story) -> Option<Cards> {
        let foe = left.of(Kind::Foe).faces().max_by_key(|foe| foe.points_on(quest))?;
        let mut stage = Cards::NONE.with(foe);
        for weapon in left.of(Kind::Weapon).faces() {
            if stage_points(stage, quest) < self.strategy.last_stage() {
                stage = stage.with(weapon);
            }
        }
        *left = left.minus(stage);
        (stage_points(stage, quest) >= self.strategy.last_stage()).then_some(stage)
    }

    // Taking part

    fn joins(&self) -> bool {
        let (hand, stages) = (self.view.hand, self.view.open.stages());
        let fry = self.small_fry().len() >= 2;
        let arms = hand.of(Kind::Weapon).plus(hand.of(Kind::Ally));
        fry && match self.strategy {
            Strategy::One => arms.len() >= 2 * stages,
            Strategy::Two => {
                let worth = |card: Card| u32::from(self.view.open.worth(card, self.seat));
                hand.iter().map(worth).sum::<u32>() >= 10 * u32::from(stages)
            }
        }
    }

    fn enters(&self) -> bool {
        self.strategy == Strategy::Two || self.is_at_stake(Seat::all(self.view.seats()))
    }

    /// Could one of these players win or rise by the tournament?
    fn is_at_stake(&self, mut seats: impl Iterator<Item = Seat>) -> bool {
        let bonus = self.view.open.card.and_then(Story::bonus).unwrap_or(0);
        let entrants = self.view.open.tournament.contenders.len() as u8;
        let prize = bonus + if entrants > 0 { entrants } else { self.view.seats() };
        seats.any(|seat| self.could_rise(seat, prize))
    }

    // Arms

    fn arm(&self) -> Option<Action> {
        let plan = self.commitment();
        let missing = plan.faces().find(|&card| !self.view.sealed.has(card));
        Some(missing.map_or(Action::Done, Action::Arm))
    }

    fn commitment(&self) -> Cards {
        let open = &self.view.open;
        let last = open.quest.stage + 1 == open.stages();
        match (open.quest.trial == Trial::Foe, self.strategy) {
            (true, _) if last => self.everything(),
            (true, Strategy::One) => self.two_cards(),
            (true, Strategy::Two) => self.ten_more(),
            (false, Strategy::One) if open.tournament.is_final => self.everything(),
            (false, Strategy::One) if self.is_at_stake(open.tournament.contenders.iter()) => {
                self.everything()
            }
            (false, Strategy::One) => self.doubles(),
            (false, Strategy::Two) => self.up_to_fifty(),
        }
    }

    /// All that may be committed, strongest first.
    fn arms(&self) -> Vec<Card> {
        let amour = self.view.open.players[self.seat].amour;
        let fits = |card: &Card| match card.kind() {
            Kind::Weapon | Kind::Ally => true,
            Kind::Amour => !amour,
            Kind::Foe | Kind::Test => false,
        };
        let mut arms: Vec<Card> = self.held().faces().filter(fits).collect();
        arms.sort_by_key(|&card| std::cmp::Reverse(self.view.open.worth(card, self.seat)));
        arms
    }

    fn everything(&self) -> Cards {
        self.arms().into_iter().collect()
    }

    /// Up to two allies or an amour, and the weakest weapons until there are two cards.
    fn two_cards(&self) -> Cards {
        let arms = self.arms();
        let company = arms.iter().copied().filter(|card| card.kind() != Kind::Weapon);
        let weapons = arms.iter().rev().copied().filter(|card| card.kind() == Kind::Weapon);
        company.take(2).chain(weapons).take(2).collect()
    }

    /// Ten points more than what lies there: an amour, then an ally, then weapons, weakest first.
    fn ten_more(&self) -> Cards {
        let mut arms = self.arms();
        arms.reverse();
        let order = |card: &Card| {
            [Kind::Amour, Kind::Ally, Kind::Weapon].iter().position(|kind| *kind == card.kind())
        };
        arms.sort_by_key(order);
        self.until(arms, 10)
    }

    /// One of each weapon that it holds twice.
    fn doubles(&self) -> Cards {
        let held = self.held();
        held.of(Kind::Weapon).faces().filter(|&card| held.count(card) > 1).collect()
    }

    /// The strongest cards until the total is 50.
    fn up_to_fifty(&self) -> Cards {
        let wanted = 50u8.saturating_sub(self.view.open.standing_strength(self.seat));
        self.until(self.arms(), wanted)
    }

    fn until(&self, arms: Vec<Card>, points: u8) -> Cards {
        let mut sum = 0;
        let enough = |card: &Card| {
            let more = sum < points;
            sum += self.view.open.worth(*card, self.seat);
            more
        };
        arms.into_iter()
            .filter(|&card| self.view.open.worth(card, self.seat) > 0)
            .take_while(enough)
            .collect()
    }

    // Tests and discards

    /// Foes that are good to be bid away.
    fn small_fry(&self) -> Cards {
        let limit = self.strategy.small_fry();
        self.view.hand.of(Kind::Foe).iter().filter(|foe| foe.points() < limit).collect()
    }

    /// All copies beyond the first of what is no small fry.
    fn spare(&self) -> Cards {
        let rest = self.view.hand.minus(self.small_fry());
        rest.faces().flat_map(|card| std::iter::repeat_n(card, usize::from(rest.count(card)) - 1)).collect()
    }

    fn bid(&self) -> Option<Action> {
        let quest = &self.view.open.quest;
        let again = quest.bidders.contains(self.seat);
        let fry = self.small_fry().len();
        if quest.lone {
            return Some(Action::Bid(self.view.open.least_bid()));
        }
        let bid = match (self.strategy, again) {
            (_, false) => fry,
            (Strategy::One, true) => 0,
            (Strategy::Two, true) => fry + self.spare().len(),
        };
        (bid > 0).then_some(Action::Bid(bid))
    }

    /// Small fry first, then what it has twice, then whatever is worth least.
    fn to_spend(&self) -> Option<Card> {
        let least = |cards: Cards| cards.faces().min_by_key(|card| card.points());
        least(self.small_fry()).or_else(|| least(self.spare())).or_else(|| least(self.view.hand))
    }

    fn trim(&self) -> Option<Action> {
        let ally = self.view.hand.of(Kind::Ally).faces().next().map(Action::Play);
        ally.or_else(|| self.to_spend().map(Action::Discard))
    }

    fn call(&self) -> Option<Action> {
        let weakest = |kind| self.view.hand.of(kind).faces().min_by_key(|card: &Card| card.points());
        weakest(Kind::Weapon).or_else(|| weakest(Kind::Foe)).map(Action::Discard)
    }
}

/// From the later stages to the earlier: the strongest foe that stays below, with a weapon that is there twice.
fn strongest_first(plan: &mut [Cards], mut left: Cards, quest: Story, mut ceiling: u8) -> Option<()> {
    for stage in plan.iter_mut().rev() {
        let below = |foe: &Card| foe.points_on(quest) < ceiling;
        let foe = left.of(Kind::Foe).faces().filter(below).max_by_key(|foe| foe.points_on(quest))?;
        *stage = Cards::NONE.with(foe);
        let twice = left.of(Kind::Weapon).faces().filter(|&weapon| left.count(weapon) > 1);
        let fits = |weapon: &Card| foe.points_on(quest) + weapon.points() < ceiling;
        if let Some(weapon) = twice.clone().find(fits) {
            *stage = stage.with(weapon);
        }
        left = left.minus(*stage);
        ceiling = stage_points(*stage, quest);
    }
    Some(())
}

/// From the first stage on: the weakest foes, rising, without weapons.
fn weakest_first(plan: &mut [Cards], mut left: Cards, quest: Story, ceiling: u8) -> Option<()> {
    let mut floor = 0;
    for stage in plan {
        let above = |foe: &Card| (floor + 1..ceiling).contains(&foe.points_on(quest));
        let foe = left.of(Kind::Foe).faces().filter(above).min_by_key(|foe| foe.points_on(quest))?;
        *stage = Cards::NONE.with(foe);
        left = left.without(foe);
        floor = foe.points_on(quest);
    }
    Some(())
}
