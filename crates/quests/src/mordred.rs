//! Mordred's sacrifice: who may make it, when, and who is asked (QT-125 to QT-130, R-QT-02, R-QT-03).
//!
//! Wherever the game waits for a player anyway, that player may strike. Between prompts there are windows: moments at which
//! the others are asked, one after the other. Who is asked depends on what lies open, never on who holds a Mordred: a question
//! must not give him away.

use engine::{Audience, InterruptWindow, Seat, SeatSet, Witness};

use crate::Quests;
use crate::action::Action;
use crate::bag::Cards;
use crate::cards::Card;
use crate::event::Event;
use crate::open::Trial;
use crate::options::MordredWindow;
use crate::phase::{Moment, Phase, Standing};
use crate::stages::{Plan, can_build, can_finish};
use crate::strength::{stage_points, weapon_points};

impl Quests {
    /// The allies that this player's Mordred could take (QT-126, QT-127, QT-180).
    pub(crate) fn targets(&self, seat: Seat) -> Cards {
        let all = self.open.allies();
        if self.open.options.mordred_hits_own { all } else { all.minus(self.open.players[seat].allies) }
    }

    /// Is it a time at which this player may strike (QT-128, QT-179)?
    pub(crate) fn may_sacrifice(&self, seat: Seat) -> bool {
        match self.open.options.mordred_window {
            MordredWindow::AnyContest => self.open.in_contest(),
            MordredWindow::OwnTurnOrEngaged => seat == self.open.active || self.is_engaged(seat),
            MordredWindow::AnyTime => true,
        }
    }

    /// Does the player take part in the quest, as sponsor too (R-QT-13), or in the tournament?
    fn is_engaged(&self, seat: Seat) -> bool {
        let quest = &self.open.quest;
        quest.sponsor == Some(seat)
            || quest.within.contains(seat)
            || self.open.tournament.entrants.contains(seat)
    }

    /// Every blow that the player may strike at a prompt.
    pub(crate) fn offer_blows(&self, seat: Seat, out: &mut Vec<Action>) {
        let may_now = match self.open.phase {
            Phase::Arm(_) => false,
            Phase::Pay(_) => self.open.rules >= 2,
            _ => true,
        };
        if may_now {
            self.offer_blows_at_any_time(seat, out);
        }
    }

    /// The holder of Mordred may strike whenever the game waits for others, and while commitments are made (QT-128, R-QT-02).
    pub(crate) fn interrupts(&self, seat: Seat, out: &mut Vec<Action>) {
        let pending = self.turn().pending();
        let waits = !pending.is_empty() && (self.is_arming() || !pending.contains(seat));
        if self.open.rules >= 2 && waits {
            self.offer_blows_at_any_time(seat, out); // QT-128, since rules 2
        }
    }

    /// Whether a holder of Mordred may strike out of turn, as far as everybody can see; hands count as possible Mordreds. After a
    /// reveal, before a bid with free bids is paid, and before Merlin's owner looks at a stage, the next step settles what a blow could
    /// change (R-QT-02, R-QT-03).
    pub(crate) fn interrupt_window(&self) -> InterruptWindow {
        let pending = self.turn().pending();
        let may_strike = |seat: Seat| {
            (self.is_arming() || !pending.contains(seat))
                && self.may_sacrifice(seat)
                && self.hand_size(seat) > 0
                && !self.targets(seat).is_empty()
        };
        let is_closed =
            self.open.rules < 2 || pending.is_empty() || !Seat::all(self.open.seats).any(may_strike);
        match self.open.phase {
            _ if is_closed => InterruptWindow::Closed,
            Phase::Window { .. } => InterruptWindow::Pause,
            Phase::Merlin { seat, .. } | Phase::Join(seat) if self.may_peek(seat) => InterruptWindow::Pause,
            Phase::Pay(seat) if self.open.quest.paid == 0 && self.open.free_bids(seat) > 0 => {
                InterruptWindow::Pause
            }
            _ => InterruptWindow::Open,
        }
    }

    /// Whether this blow changes what is about to be settled against the owner of the ally, as far as everybody can see.
    pub(crate) fn is_decisive(&self, seat: Seat, ally: Card) -> bool {
        let Some(owner) = self.open.owner(ally).filter(|&owner| owner != seat) else { return false };
        let mut after = *self;
        after.take_out(seat, ally);
        match self.open.phase {
            Phase::Pay(payer) => payer == owner && after.open.debt(payer) > after.hand_size(payer),
            Phase::Window { .. } if self.open.quest.trial == Trial::Foe => {
                let goal = self.stage_total();
                let passes = |position: &Quests| position.strength(owner) >= goal;
                self.open.quest.within.contains(owner) && passes(self) && !passes(&after)
            }
            Phase::Window { .. } => {
                let contenders = self.open.tournament.contenders;
                let leads = |position: &Quests| {
                    contenders.iter().all(|seat| position.strength(seat) <= position.strength(owner))
                };
                contenders.contains(owner) && leads(self) && !leads(&after)
            }
            _ => false,
        }
    }

    /// A sponsor who is laying out stages must be able to go on, and so must a player who has to pay a bid.
    fn offer_blows_at_any_time(&self, seat: Seat, out: &mut Vec<Action>) {
        let lays_out = self.open.phase == Phase::SetUp && self.open.quest.sponsor == Some(seat);
        let holds = self.hands[seat].has(Card::Mordred) && self.may_sacrifice(seat);
        if holds && (!lays_out || self.can_spare_mordred(seat)) {
            let allies = self.targets(seat).faces().filter(|&ally| self.leaves_bid_payable(seat, ally));
            out.extend(allies.map(Action::Mordred)); // QT-126
        }
    }

    /// A bid that the player has made is not put at risk by the player's own sacrifice.
    fn leaves_bid_payable(&self, seat: Seat, ally: Card) -> bool {
        let owes =
            self.open.quest.leader == Some(seat) && matches!(self.open.phase, Phase::Bid(_) | Phase::Pay(_));
        if self.open.rules < 2 || !owes {
            return true; // R-QT-02, since rules 2
        }
        let mut after = *self;
        after.take_out(seat, ally);
        after.can_pay(seat)
    }

    fn can_spare_mordred(&self, seat: Seat) -> bool {
        let quest = self.open.quest_card().expect("a quest is being set up");
        let plan = self.rest_of_plan(quest);
        let (hand, stage) =
            (self.hands[seat].without(Card::Mordred), self.stages[usize::from(self.open.quest.laid)]);
        if stage.is_empty() {
            can_build(hand, Plan { stages: plan.stages + 1, ..plan })
        } else {
            can_finish(stage, hand, plan)
        }
    }

    pub(crate) fn offer_window(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        self.offer_blows(seat, out);
        if self.open.rules < 2 {
            out.push(Action::Rest);
        }
    }

    /// By rules 1, asks everybody who is to be asked at this moment, then goes on. Since rules 2 nobody is asked about Mordred:
    /// after a reveal one player compares the strengths, and until then any holder may strike (R-QT-03).
    pub(crate) fn open_window(&mut self, moment: Moment, told: &mut impl Witness<Event>) {
        if self.open.rules >= 2 {
            let judge = self.judge().filter(|_| moment == Moment::Reveal);
            let asked = judge.map_or(SeatSet::EMPTY, SeatSet::only);
            return self.ask_next(moment, asked, told);
        }
        let asked: SeatSet = Seat::all(self.open.seats).filter(|&seat| self.is_asked(seat, moment)).collect();
        self.ask_next(moment, asked, told);
    }

    fn ask_next(&mut self, moment: Moment, left: SeatSet, told: &mut impl Witness<Event>) {
        match self.open.first_of(left, self.open.active) {
            Some(seat) => self.open.phase = Phase::Window { moment, seat, left: left.without(seat) },
            None => self.go_on_after(moment, told),
        }
    }

    /// The player who compares the strengths: the sponsor, or the first one in a tournament, clockwise from the player who
    /// turned up the card, to whom the allies of a rival matter. None if Mordred could change nothing. Only what everybody
    /// sees decides this, not who holds him.
    fn judge(&self) -> Option<Seat> {
        let could = |&seat: &Seat| {
            self.may_sacrifice(seat)
                && !self.hands[seat].is_empty()
                && !self.targets(seat).is_empty()
                && self.matters(seat, Moment::Reveal)
        };
        let first = self.open.quest.sponsor.unwrap_or(self.open.active);
        self.open.clockwise(first).find(could).map(|found| self.open.quest.sponsor.unwrap_or(found))
    }

    /// Only what everybody sees decides who is asked.
    fn is_asked(&self, seat: Seat, moment: Moment) -> bool {
        self.may_sacrifice(seat)
            && !self.hands[seat].is_empty()
            && !self.targets(seat).is_empty()
            && match self.open.players[seat].standing {
                Standing::Resting => false,
                Standing::Watching => true,
                Standing::Usual => self.matters(seat, moment),
            }
    }

    /// Could this player's blow change what is being decided? Only others' allies are looked at.
    fn matters(&self, seat: Seat, moment: Moment) -> bool {
        let mut others = Seat::all(self.open.seats).filter(|&other| other != seat);
        match moment {
            Moment::Reveal if self.open.quest.trial == Trial::Foe => {
                let goal = self.stage_total();
                others.any(|other| self.open.quest.within.contains(other) && self.needs_allies(other, goal))
            }
            Moment::Reveal => others.any(|other| {
                self.open.tournament.contenders.contains(other) && self.ally_strength(other) > 0
            }),
            Moment::Won => {
                others.any(|other| self.open.quest.leader == Some(other) && self.open.free_bids(other) > 0)
            }
            Moment::Event => self.open.options.mordred_window == MordredWindow::AnyTime,
            Moment::Start | Moment::Bid => false,
        }
    }

    fn needs_allies(&self, seat: Seat, goal: u8) -> bool {
        let total = self.strength(seat);
        total >= goal && total - self.ally_strength(seat) < goal
    }

    /// What the allies of a player count now.
    fn ally_strength(&self, seat: Seat) -> u8 {
        self.open.counted_allies(seat).faces().map(|ally| self.open.ally_points(ally, seat)).sum()
    }

    /// The player's battle points: rank, allies, amour, and the weapons that lie before the player (QT-80, QT-151).
    pub(crate) fn strength(&self, seat: Seat) -> u8 {
        self.open.standing_strength(seat) + weapon_points(self.sealed[seat])
    }

    /// The battle points of the stage that is being played.
    pub(crate) fn stage_total(&self) -> u8 {
        let quest = self.open.quest_card().expect("a quest is being played");
        stage_points(self.stages[usize::from(self.open.quest.stage)], quest)
    }

    // What it does

    /// Mordred and the ally go to the discard, at once (QT-126, QT-129). In a window everybody is asked again.
    pub(crate) fn strike(&mut self, seat: Seat, ally: Card, told: &mut impl Witness<Event>) {
        let owner = self.take_out(seat, ally);
        told.tell(Audience::ALL, Event::Struck { seat, ally, owner });
        match self.open.phase {
            Phase::Window { moment, .. } => self.open_window(moment, told),
            Phase::Trim { then, .. } => self.settle(then, told),
            _ => {}
        }
    }

    /// Moves both cards to the discard. Returns before whom the ally lay.
    fn take_out(&mut self, seat: Seat, ally: Card) -> Seat {
        let owner = self.open.owner(ally).expect("the ally is in play");
        self.hands[seat] = self.hands[seat].without(Card::Mordred);
        let victim = &mut self.open.players[owner];
        victim.allies = victim.allies.without(ally);
        if victim.fresh.has(ally) {
            victim.fresh = victim.fresh.without(ally);
        }
        self.discard(Cards::NONE.with(Card::Mordred).with(ally));
        owner
    }

    pub(crate) fn let_pass(&mut self, told: &mut impl Witness<Event>) {
        if let Phase::Window { moment, left, .. } = self.open.phase {
            self.ask_next(moment, left, told);
        }
    }

    pub(crate) fn watch(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        self.open.players[seat].standing = Standing::Watching;
        told.tell(Audience::ALL, Event::Watching { seat });
    }

    pub(crate) fn rest(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        self.open.players[seat].standing = Standing::Resting;
        told.tell(Audience::ALL, Event::Resting { seat });
        self.let_pass(told);
    }

    fn go_on_after(&mut self, moment: Moment, told: &mut impl Witness<Event>) {
        match moment {
            Moment::Event => self.carry_out(told),
            Moment::Start if matches!(self.open.quest.trial, Trial::Test(_)) => self.ask_for_bid(),
            Moment::Start => self.begin_arming(),
            Moment::Bid => self.ask_for_bid(),
            Moment::Won => self.begin_paying(told),
            Moment::Reveal if self.open.quest.trial == Trial::Foe => self.judge_stage(told),
            Moment::Reveal => self.judge_round(told),
        }
    }
}
