//! What a step does, and what chance may decide.

use engine::{Audience, Rng, Seat, Step, Witness};

use crate::Knight;
use crate::action::Action;
use crate::chance::Chance;
use crate::character::Character;
use crate::event::Event;
use crate::goals::Goal;
use crate::open::{Open, SEATS};
use crate::options::Mode;
use crate::phase::Phase;

impl Knight {
    /// Plays a step and goes on until somebody has to decide.
    #[inline]
    pub(crate) fn apply(&mut self, step: Step<Knight>, told: &mut impl Witness<Event>) {
        match step {
            Step::Chance(outcome) => self.open.happen(outcome, told),
            Step::Act(seat, Action::Stake(amount) | Action::Bid(amount)) => {
                if !self.seal(seat, amount, told) {
                    return;
                }
            }
            Step::Act(seat, action) => self.open.act(seat, action, told),
        }
        self.open.settle(told);
    }

    /// Keeps a stake or a bid until the last one is in; then all are opened.
    fn seal(&mut self, seat: Seat, amount: u8, told: &mut impl Witness<Event>) -> bool {
        let duel = self.open.phase == Phase::Stake;
        self.sealed[seat.index()] = Some(amount);
        self.open.war.given = self.open.war.given.with(seat);
        told.tell(Audience::ALL, if duel { Event::Staked { seat } } else { Event::Bid { seat } });
        if !self.turn().pending().is_empty() {
            return false;
        }
        let amounts = std::mem::replace(&mut self.sealed, [None; SEATS]);
        if duel {
            self.open.resolve_duel(amounts, told);
        } else {
            self.open.settle_bids(amounts, told);
        }
        true
    }

    // Chance

    /// Every outcome of a chance step, all of them equally likely.
    pub(crate) fn chance(&self, out: &mut Vec<(Chance, u32)>) {
        let open = &self.open;
        match open.phase {
            Phase::Character if open.options.random_characters => {
                out.extend(open.characters().map(|character| (Chance::Character(character), 1)));
            }
            Phase::Goal => out.extend(open.goal_deck().map(|goal| (Chance::Goal(goal), 1))),
            Phase::Turning { .. } => out.extend(open.deck.iter().map(|card| (Chance::Event(card), 1))),
            Phase::Lot => out.extend(open.war.tied.iter().map(|seat| (Chance::Lot(seat), 1))),
            _ => {}
        }
    }

    pub(crate) fn roll(&self, rng: &mut Rng) -> Chance {
        let open = &self.open;
        let mut below = |count: usize| rng.below(count as u32) as usize;
        let chosen = match open.phase {
            Phase::Goal => open.goal_deck().nth(below(open.goal_deck().count())).map(Chance::Goal),
            Phase::Turning { .. } => open.deck.iter().nth(below(open.deck.len().into())).map(Chance::Event),
            Phase::Lot => open.war.tied.iter().nth(below(open.war.tied.len() as usize)).map(Chance::Lot),
            _ => open.characters().nth(below(open.characters().count())).map(Chance::Character),
        };
        chosen.expect("there is as much to choose from as was counted")
    }
}

impl Open {
    /// The goals of this match are drawn from these (KN-122).
    fn goal_deck(&self) -> impl Iterator<Item = Goal> {
        let solo = self.options.mode == Mode::Solo;
        let (alone, shared) = (solo.then(Goal::solo), (!solo).then(Goal::shared));
        alone.into_iter().flatten().chain(shared.into_iter().flatten())
    }

    fn happen(&mut self, outcome: Chance, told: &mut impl Witness<Event>) {
        match outcome {
            Chance::Character(character) => self.take(self.active, character, told),
            Chance::Goal(goal) => {
                self.goal = Some(goal);
                told.tell(Audience::ALL, Event::Goal { goal });
            }
            Chance::Event(card) => {
                if let Phase::Turning { at } = self.phase {
                    self.drawn(at, card, told);
                }
            }
            Chance::Lot(seat) => self.lead(seat, told),
        }
    }

    fn take(&mut self, seat: Seat, character: Character, told: &mut impl Witness<Event>) {
        let player = self.player_mut(seat);
        player.character = Some(character);
        player.goods = character.sheet().start;
        told.tell(Audience::ALL, Event::Character { seat, character });
    }

    fn act(&mut self, seat: Seat, action: Action, told: &mut impl Witness<Event>) {
        if self.phase == Phase::Use || matches!(action, Action::Offer(_)) {
            self.tasks.uses += 1;
        }
        let map = self.map();
        match action {
            Action::Take(character) => self.take(seat, character, told),
            Action::Choose(side) => self.choose(side, told),
            Action::Reveal(at) => self.reveal(at, told),
            Action::Swap(first, second) => self.swap(first, second, told),
            Action::Replace(at) => self.replace(at, told),
            Action::Borrow(at, side) => self.borrow(at, side, told),
            Action::Unlock(track) => self.unlock(track, told),
            Action::Enter(tournament) => self.enter(tournament, told),
            Action::Battle(battle) => self.fight_battle(battle, told),
            Action::Special => self.special(told),
            Action::Reward(reward) => self.claim_reward(reward, told),
            Action::Threshold(threshold) => self.claim_threshold(threshold, told),
            Action::Buy(good) => self.buy(good, told),
            Action::BuyInfluence => self.buy_influence(told),
            Action::BuyCommand => self.buy_command(told),
            Action::Exchange(from, to) => self.exchange(from, to, told),
            Action::Lure => self.pay_lure(told),
            Action::Chain(from, to) => self.chain(from, to, told),
            Action::Link(track) => self.link(track, told),
            Action::End if self.phase == Phase::After => self.end_activation(told),
            Action::End => self.end_use(),
            Action::Stage(side) => self.choose_stage(side, told),
            Action::Add(place) => self.add_unit(place, told),
            Action::Attack => self.attack(told),
            Action::Move(from, to) => self.march(from, to, told),
            Action::Halt => self.tasks.marched = None,
            Action::Gather => self.gather(told),
            Action::Thwart(rival) => self.thwart(rival, told),
            Action::Forgo => self.forgo(told),
            Action::Remove(place, rival) => self.remove(place, rival, told),
            Action::Spare => self.spare(told),
            Action::Pay => self.avoid(told),
            Action::Suffer => self.suffer(told),
            Action::Enemy(place) => self.place_enemy(map.at(place), told),
            Action::Advance(from, to) => self.advance(map.at(from), map.at(to), told),
            Action::Raze(place, source) => self.raze_chosen(map.at(place), source, told),
            Action::Flow(from, to) => self.flow(map.at(from), Some(map.at(to)), told),
            Action::Offer(partner) => self.offer_to(partner, told),
            Action::Give(good) => self.give(good, told),
            Action::Want(good) => self.want(good, told),
            Action::Propose => self.propose(told),
            Action::Accept => self.answer(seat, true, told),
            Action::Decline => self.answer(seat, false, told),
            Action::Challenge(rival) => self.challenge(rival, told),
            Action::Stake(_) | Action::Bid(_) => {}
            Action::Seize(good) => self.seize(good, told),
            Action::Spend(good) => self.pay_bid(good, told),
            Action::Call(next) => self.call(next, told),
            Action::Strike(_, rival) => self.strike(rival, told),
        }
    }
}
