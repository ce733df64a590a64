//! What a step does: which part of the rules it belongs to.

use engine::{Audience, Seat, Step, Witness};

use crate::Quests;
use crate::action::Action;
use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::chance::Chance;
use crate::event::Event;
use crate::occasion::Occasion;
use crate::phase::Phase;

impl Quests {
    /// Plays a step that is legal.
    #[inline]
    pub(crate) fn apply(&mut self, step: Step<Quests>, told: &mut impl Witness<Event>) {
        match step {
            Step::Chance(Chance::Card(card)) => self.give(card, told),
            Step::Chance(Chance::Story(card)) => self.tell_story(card, told),
            Step::Act(seat, action) => self.act(seat, action, told),
        }
    }

    fn act(&mut self, seat: Seat, action: Action, told: &mut impl Witness<Event>) {
        match action {
            Action::Turn => self.turn_up(told),
            Action::Sponsor => self.sponsor(seat, told),
            Action::Join => self.join(seat, told),
            Action::Enter => self.enter(seat, told),
            Action::Draw => self.prosper(seat, told),
            Action::Decline => self.decline(seat, told),
            Action::Lay(card) => self.lay(seat, card, told),
            Action::Arm(card) => self.arm(seat, card, told),
            Action::Done => self.finish(seat, told),
            Action::Play(card) => self.put_into_play(seat, card, told),
            Action::Discard(card) => self.give_up(seat, card, told),
            Action::Bid(cards) => self.bid(seat, cards, told),
            Action::Pass => self.pass(seat, told),
            Action::Peek(stage) => self.peek(seat, stage, told),
            Action::Mordred(ally) => self.strike(seat, ally, told),
            Action::Watch => self.watch(seat, told),
            Action::Rest => self.rest(seat, told),
        }
    }

    fn decline(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        match self.open.phase {
            Phase::Sponsor(_) => self.decline_sponsoring(seat, told),
            Phase::Join(_) => self.decline_joining(seat, told),
            Phase::Enter(_) => self.decline_entering(seat, told),
            Phase::Prosper(_) => self.decline_prosperity(seat, told),
            _ => unreachable!("only questions are declined"),
        }
    }

    fn finish(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        match self.open.phase {
            Phase::SetUp => self.finish_stage(seat, told),
            Phase::Arm(pending) => self.seal(seat, pending, told),
            Phase::Call { left, .. } => self.call_next(left, told),
            _ => unreachable!("only stages, commitments and discards are finished"),
        }
    }

    fn pass(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        match self.open.phase {
            Phase::Window { .. } => self.let_pass(told),
            Phase::Merlin { left, .. } => self.ask_merlin(left, told),
            Phase::Bid(_) => self.pass_bid(seat, told),
            Phase::Pay(_) => self.fail_to_pay(seat, told),
            _ => unreachable!("only moments and bids are passed"),
        }
    }

    /// An ally, or an amour, is laid down face up (QT-29, QT-92, QT-106).
    fn put_into_play(&mut self, seat: Seat, card: Card, told: &mut impl Witness<Event>) {
        self.hands[seat] = self.hands[seat].without(card);
        self.lay_down(seat, card);
        told.tell(Audience::ALL, Event::Played { seat, card, on: self.occasion() });
        match self.open.phase {
            Phase::Trim { then, .. } => self.settle(then, told),
            Phase::Pay(_) if self.open.debt(seat) == 0 => self.pass_test(seat, told),
            _ => {}
        }
    }

    /// Why the player who is asked plays or discards a card.
    fn occasion(&self) -> Occasion {
        match self.open.phase {
            Phase::Trim { .. } => Occasion::Limit,
            Phase::Bid(_) => Occasion::Bid,
            Phase::Pay(_) => Occasion::Payment,
            Phase::Call { .. } => Occasion::Call,
            _ => Occasion::Prompt,
        }
    }

    /// The card now lies before the player.
    pub(crate) fn lay_down(&mut self, seat: Seat, card: Card) {
        let player = &mut self.open.players[seat];
        if card.kind() == Kind::Ally {
            player.allies = player.allies.with(card);
            player.fresh = player.fresh.with(card);
        } else {
            player.amour = true;
        }
    }

    fn give_up(&mut self, seat: Seat, card: Card, told: &mut impl Witness<Event>) {
        self.hands[seat] = self.hands[seat].without(card);
        self.discard(Cards::NONE.with(card));
        told.tell(Audience::ALL, Event::Discarded { seat, card, on: self.occasion() });
        match self.open.phase {
            Phase::Trim { then, .. } => self.settle(then, told),
            Phase::Pay(_) => self.pay_on(seat, told),
            Phase::Call { left, foes, .. } => self.answer_call(seat, card, (left, foes), told),
            _ => unreachable!("cards are discarded to the limit, for a bid or to the King's Call"),
        }
    }
}
