//! Rules of thumb: what a sensible player would do, one step ahead.
//!
//! Values are in tenths of a point. Most actions are tried on a copy of the table and valued by what lies there afterwards; what
//! chance or others decide later is guessed.

mod value;

use engine::{Hints, Outcome, PerSeat, Seat, Step};

use crate::Knight;
use crate::action::Action;
use crate::cards::Side;
use crate::open::{Open, TURNS};
use crate::phase::{Phase, Standing};
use value::{BASE, promise};

impl Hints for Knight {
    fn weigh(&self, seat: Seat, actions: &[Action], out: &mut Vec<u32>) {
        let start = out.len();
        let outlook = Outlook::of(self, seat);
        out.extend(actions.iter().map(|action| (outlook.value(*action) + BASE).max(0) as u32));
        let best = out[start..].iter().copied().max().unwrap_or_default();
        for weight in &mut out[start..] {
            *weight = (BEST >> ((best - *weight) / HALF).min(31)).max(1);
        }
    }

    const ROLLOUT_DECISIONS: u32 = 12;

    fn estimate(&self) -> PerSeat<f32> {
        let open = &self.open;
        let mut points = PerSeat::default();
        for seat in open.all() {
            points[seat] = open.expected(seat);
        }
        if open.seats == 1 {
            let seat = Seat::new(0);
            let lost = matches!(open.player(seat).standing, Standing::Lost(_));
            points[seat] = if lost { failure(points[seat]) } else { success(points[seat]) };
            return points;
        }
        shares(points, open.seats)
    }

    /// Alone, points count beside success; with others, a lead counts before it is a win.
    fn worth(outcome: &Outcome, seat: Seat) -> f32 {
        let points = PerSeat(outcome.scores.0.map(|score| score as f32));
        if outcome.seats == 1 {
            let won = outcome.places[seat] == 1;
            return if won { success(points[seat]) } else { failure(points[seat]) };
        }
        let winners = outcome.winners();
        let win = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        0.7 * win + 0.3 * shares(points, outcome.seats)[seat]
    }
}

/// The weight of the best action.
const BEST: u32 = 1 << 24;
/// So much less value makes an action half as likely.
const HALF: u32 = 20;
/// What a lead must be, in points, to make a share about three times as large.
const LEAD: f32 = 40.0;

/// What a success with so many points is worth. Victory mostly means 300 or more.
fn success(points: f32) -> f32 {
    let jump = if points >= 300.0 { 0.1 } else { 0.0 };
    (0.35 + 0.55 * (points / 450.0) + jump).clamp(0.3, 1.0)
}

/// What a failure with so many points is worth: a later one is better.
fn failure(points: f32) -> f32 {
    (0.25 * points / 400.0).clamp(0.0, 0.25)
}

/// Shares that add up to 1, by points.
fn shares(points: PerSeat<f32>, seats: u8) -> PerSeat<f32> {
    let best = points.first(seats).iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let shares = points.0.map(|points| ((points - best) / LEAD).exp());
    let total: f32 = shares[..seats.into()].iter().sum();
    PerSeat(shares.map(|share| share / total))
}

/// What a player sees before choosing.
struct Outlook<'a> {
    table: &'a Knight,
    seat: Seat,
    now: i32,
}

impl Outlook<'_> {
    /// Before a side is chosen, doing nothing else means choosing the better one.
    fn of(table: &Knight, seat: Seat) -> Outlook<'_> {
        let mut outlook = Outlook { table, seat, now: table.open.value(seat) };
        if table.open.phase == Phase::Before {
            outlook.now = Side::ALL.map(|side| outlook.side(side)).into_iter().max().unwrap_or_default();
        }
        outlook
    }

    fn value(&self, action: Action) -> i32 {
        let open = &self.table.open;
        match action {
            Action::End => self.now,
            Action::Choose(side) => self.side(side),
            Action::Borrow(at, side) => self.borrowing(at, side),
            Action::Take(_) => self.now,
            Action::Reveal(_) | Action::Swap(..) | Action::Replace(_) | Action::Offer(_) => self.now - 40,
            Action::Pay | Action::Suffer => self.avoiding(action == Action::Pay),
            Action::Give(_) | Action::Want(_) | Action::Decline => self.now,
            Action::Propose => self.now + 10,
            Action::Accept => {
                let (give, want) = (open.trade.give, open.trade.want);
                self.now + 30 * (i32::from(give.total()) - i32::from(want.total()))
            }
            Action::Challenge(rival) => self.duelling(rival),
            Action::Stake(amount) => self.staking(amount),
            Action::Bid(amount) => self.bidding(amount),
            Action::Call(seat) => i32::from(seat == self.seat),
            Action::Halt => self.now - 5,
            _ => self.tried(action),
        }
    }

    /// What lies there after the action.
    fn tried(&self, action: Action) -> i32 {
        let mut table = *self.table;
        table.play(Step::Act(self.seat, action), &mut ());
        table.open.value(self.seat)
    }

    /// The resources of a side, what it activates, and what it wakes.
    fn side(&self, side: Side) -> i32 {
        let open = &self.table.open;
        let Some(card) = open.current_card(self.seat) else { return self.now };
        let half = card.half(side);
        let offices = match open.player(self.seat).borrowed {
            Some((card, side)) => card.half(side).offices,
            None => half.offices,
        };
        let paid: i32 = offices.iter().map(|office| open.office_value(self.seat, *office)).sum();
        self.tried(Action::Choose(side)) + paid - open.row_cost(self.seat, half.row)
    }

    fn borrowing(&self, at: u8, side: Side) -> i32 {
        let open = &self.table.open;
        let (Some(card), Some(current)) = (open.face(self.seat, at.into()), open.current_card(self.seat))
        else {
            return self.now - 100;
        };
        let paid = |half: &crate::cards::Half| -> i32 {
            half.offices.iter().map(|office| open.office_value(self.seat, *office)).sum()
        };
        let own = match open.player(self.seat).side {
            Some(side) => paid(current.half(side)),
            None => Side::ALL.map(|side| paid(current.half(side))).into_iter().max().unwrap_or_default(),
        };
        self.now + paid(card.half(side)) - own - 150
    }

    /// Is the price lower than the harm?
    fn avoiding(&self, pays: bool) -> i32 {
        let open = &self.table.open;
        let Some(order) = open.next_order() else { return self.now };
        if pays {
            let price = order.avoid.unwrap_or_default();
            self.now - promise(&crate::goods::Gain { goods: price, ..crate::goods::Gain::NONE })
        } else {
            self.now - open.order_cost(self.seat, order.order)
        }
    }

    /// A duel is for those who can hardly lose it.
    fn duelling(&self, rival: Seat) -> i32 {
        let (me, them) = (self.table.open.player(self.seat), self.table.open.player(rival));
        let lead = i32::from(me.prowess() + me.goods.resources() / 2)
            - i32::from(them.prowess() + them.goods.resources());
        self.now + if lead > 0 { 120 } else { -100 }
    }

    /// Enough to be ahead of what the other one may stake, and never nothing.
    fn staking(&self, amount: u8) -> i32 {
        let open = &self.table.open;
        let rival = open.duellists().find(|seat| *seat != self.seat).unwrap_or(self.seat);
        let (me, them) = (open.player(self.seat), open.player(rival));
        let wanted = i32::from(them.prowess()) + i32::from(them.goods.resources() + 1) / 2 + 1
            - i32::from(me.prowess());
        let wanted = wanted.clamp(1, 6);
        -60 * (i32::from(amount) - wanted).abs()
    }

    /// Whoever has points to use bids a little, at the foot of a step.
    fn bidding(&self, amount: u8) -> i32 {
        let store = self.table.open.player(self.seat).store;
        let wanted = if store == 0 { 0 } else { 1 + u8::from(store > 2) };
        -60 * (i32::from(amount) - i32::from(wanted)).abs()
    }
}

impl Open {
    /// The points that a seat may expect at the end, if it goes on as it does.
    fn expected(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let value = self.value(seat) as f32 / 10.0;
        match player.standing {
            Standing::Won(_) | Standing::Through => return f32::from(player.points),
            Standing::Lost(_) => return f32::from(player.points),
            Standing::Playing => {}
        }
        let left = f32::from(TURNS - self.turn.min(TURNS));
        let points = value + PER_TURN * left;
        if self.is_war() {
            return points;
        }
        // Without a victory a hundred points are lost.
        let influence = f32::from(player.influence) + INFLUENCE_PER_TURN * left;
        let sure = |lead: f32, spread: f32| 1.0 / (1.0 + (-lead / spread).exp());
        let won = sure(points - 310.0, 25.0) * sure(influence - 24.5, 1.5);
        points - 100.0 * (1.0 - won)
    }
}

/// What a turn usually brings.
const PER_TURN: f32 = 14.0;
const INFLUENCE_PER_TURN: f32 = 1.6;
