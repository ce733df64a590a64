//! What a player may do: the one source of legality.

use engine::Seat;

use crate::Quests;
use crate::action::Action;
use crate::cards::{Card, Kind};
use crate::phase::{Phase, Standing};
use crate::position::HAND_LIMIT;
use crate::stages::{Plan, can_build, can_finish};
use crate::story::Story;
use crate::strength::stage_points;

impl Quests {
    /// Every legal action of the seat.
    #[inline]
    pub(crate) fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.turn().pending().contains(seat) {
            return;
        }
        match self.open.phase {
            Phase::Turn => out.push(Action::Turn),
            Phase::Sponsor(_) => self.offer_sponsoring(seat, out),
            Phase::SetUp => self.offer_stage(seat, out),
            Phase::Join(_) => out.extend([Action::Join, Action::Decline]),
            Phase::Trim { .. } => self.offer_trimming(seat, out),
            Phase::Merlin { .. } => out.push(Action::Pass),
            Phase::Window { .. } => return self.offer_window(seat, out),
            Phase::Arm(_) => return self.offer_arms(seat, out),
            Phase::Bid(_) => self.offer_bids(seat, out),
            Phase::Pay(_) => self.offer_payment(seat, out),
            Phase::Enter(_) => out.extend([Action::Enter, Action::Decline]),
            Phase::Prosper(_) => out.extend([Action::Draw, Action::Decline]),
            Phase::Call { foes, .. } => self.offer_call(seat, foes, out),
            Phase::Deal | Phase::Story | Phase::Draw(_) | Phase::Over(_) => return,
        }
        self.offer_asides(seat, out);
    }

    /// What may be done at any prompt of one's own: allies, Merlin, Mordred, and when to be asked about him.
    fn offer_asides(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.may_play_allies() {
            let plays = self.hands[seat].of(Kind::Ally).faces();
            out.extend(plays.filter(|&ally| self.may_still_pay(seat, ally)).map(Action::Play)); // QT-106
        }
        if matches!(self.open.phase, Phase::Merlin { .. } | Phase::Join(_)) && self.may_peek(seat) {
            out.extend((self.open.quest.revealed..self.open.quest.laid).map(Action::Peek)); // QT-123
        }
        self.offer_blows(seat, out);
        let asks = matches!(self.open.phase, Phase::Sponsor(_) | Phase::Join(_) | Phase::Enter(_));
        if self.open.rules < 2 && asks && self.open.players[seat].standing != Standing::Watching {
            out.push(Action::Watch); // R-QT-03
        }
    }

    /// Does the option allow to put an ally into play at this prompt (QT-106, QT-181)?
    fn may_play_allies(&self) -> bool {
        !self.open.options.allies_wait
            || matches!(self.open.phase, Phase::Trim { .. } | Phase::Bid(_) | Phase::Pay(_))
    }

    /// Is Merlin there, and has he not been asked in this quest (QT-123)? The sponsor knows the stages anyway.
    pub(crate) fn may_peek(&self, seat: Seat) -> bool {
        let quest = &self.open.quest;
        self.open.players[seat].allies.has(Card::Merlin)
            && quest.sponsor != Some(seat)
            && quest.peeked[seat].is_none()
            && quest.revealed < quest.laid
    }

    // Quests

    fn offer_sponsoring(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(plan) = self.whole_plan()
            && can_build(self.hands[seat], plan)
        {
            out.push(Action::Sponsor); // QT-54
        }
        out.push(Action::Decline);
    }

    /// All stages of the quest that was turned up.
    pub(crate) fn whole_plan(&self) -> Option<Plan> {
        let quest = self.open.quest_card()?;
        Some(Plan { quest, stages: quest.stages()?, floor: 0, test: true })
    }

    /// What comes after the stage that is being laid out; the floor is what that stage must exceed.
    pub(crate) fn rest_of_plan(&self, quest: Story) -> Plan {
        let laid = usize::from(self.open.quest.laid);
        let before = &self.stages[..laid];
        let floor = before.iter().map(|stage| stage_points(*stage, quest)).max().unwrap_or(0);
        let test = self.stages[..=laid].iter().all(|stage| stage.of(Kind::Test).is_empty());
        Plan { quest, stages: self.open.stages() - self.open.quest.laid - 1, floor, test }
    }

    /// Cards that leave a way to finish the quest (QT-57 to QT-65).
    fn offer_stage(&self, seat: Seat, out: &mut Vec<Action>) {
        let quest = self.open.quest_card().expect("a quest is being set up");
        let plan = self.rest_of_plan(quest);
        let (hand, stage) = (self.hands[seat], self.stages[usize::from(self.open.quest.laid)]);
        if stage.is_empty() {
            let begins = |&card: &Card| match card.kind() {
                Kind::Foe => can_finish(stage.with(card), hand.without(card), plan),
                Kind::Test => plan.test && can_build(hand.without(card), Plan { test: false, ..plan }),
                _ => false,
            };
            out.extend(hand.faces().filter(begins).map(Action::Lay));
            return;
        }
        let is_test = stage.of(Kind::Foe).is_empty();
        if !is_test {
            let weapons = hand.of(Kind::Weapon).faces().filter(|&weapon| !stage.has(weapon)); // QT-58
            let fits = |&weapon: &Card| can_finish(stage.with(weapon), hand.without(weapon), plan);
            out.extend(weapons.filter(fits).map(Action::Lay));
        }
        let total = stage_points(stage, quest);
        if is_test || (total > plan.floor && can_build(hand, Plan { floor: total, ..plan })) {
            out.push(Action::Done); // QT-62
        }
    }

    fn offer_bids(&self, seat: Seat, out: &mut Vec<Action>) {
        let quest = &self.open.quest;
        let reach = self.hands[seat].len() + self.open.free_bids(seat); // QT-90
        let least = self.open.least_bid();
        if quest.lone {
            out.push(if reach >= least { Action::Bid(least) } else { Action::Pass }); // QT-94, QT-95
        } else {
            out.push(Action::Pass); // QT-88
            out.extend((least..=reach).map(Action::Bid));
        }
        if !self.open.players[seat].amour && self.hands[seat].has(Card::Amour) {
            out.push(Action::Play(Card::Amour)); // QT-92
        }
    }

    fn offer_payment(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.open.debt(seat) > self.hands[seat].len() {
            out.push(Action::Pass); // QT-130
        } else {
            out.extend(self.hands[seat].faces().map(Action::Discard));
        }
    }

    // Arms

    /// Weapons of different types, allies, one amour, or nothing more (QT-74 to QT-78, QT-149).
    fn offer_arms(&self, seat: Seat, out: &mut Vec<Action>) {
        let sealed = self.sealed[seat];
        let fits = |card: &Card| match card.kind() {
            Kind::Weapon => !sealed.has(*card),
            Kind::Amour => !sealed.has(*card) && !self.open.players[seat].amour,
            Kind::Ally => true,
            Kind::Foe | Kind::Test => false,
        };
        out.extend(self.hands[seat].faces().filter(fits).map(Action::Arm));
        out.push(Action::Done);
    }

    // Discards

    /// Back to twelve: anything may be discarded, an ally or an amour put into play instead (QT-28, QT-29).
    fn offer_trimming(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hands[seat];
        debug_assert!(hand.len() > HAND_LIMIT);
        out.extend(hand.faces().map(Action::Discard));
        if hand.has(Card::Amour) && !self.open.players[seat].amour {
            out.push(Action::Play(Card::Amour));
        }
    }

    /// A weapon, or else two foes, or as many as there are (QT-142, QT-143, QT-185).
    fn offer_call(&self, seat: Seat, given: u8, out: &mut Vec<Action>) {
        let hand = self.hands[seat];
        let (weapons, foes) = (hand.of(Kind::Weapon), hand.of(Kind::Foe));
        let spared = self.open.options.call_spares_the_poor && given + foes.len() < FOES_FOR_A_WEAPON;
        if given == 0 && !weapons.is_empty() {
            out.extend(weapons.faces().map(Action::Discard));
        } else if foes.is_empty() || spared {
            out.push(Action::Done);
        } else {
            out.extend(foes.faces().map(Action::Discard));
        }
    }
}

/// So many foes stand for a weapon at the King's Call (QT-143).
pub(crate) const FOES_FOR_A_WEAPON: u8 = 2;
