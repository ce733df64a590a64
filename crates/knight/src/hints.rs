//! Rules of thumb: what a sensible player would do, one step ahead.
//!
//! Values are in tenths of a point. Most actions are tried on a copy of the table and valued by what lies there afterwards; what
//! chance or others decide later is guessed.

mod threat;
mod value;
mod war;
mod weights;

use engine::{Hints, MAX_SEATS, Outcome, PerSeat, Seat, SoloEnd, Step};

use crate::Knight;
use crate::action::Action;
use crate::cards::Side;
use crate::judge::UNMET_POINTS;
use crate::open::{Open, TURNS};
use crate::phase::{Phase, Standing};
use threat::price_of;
use value::{BASE, fame};

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
        if open.seats == 1 {
            return PerSeat([open.prospect(Seat::new(0)); MAX_SEATS]);
        }
        let mut points = PerSeat::default();
        for seat in open.all() {
            points[seat] = open.expected(seat);
        }
        shares(points, open.seats)
    }

    /// Alone, a victory counts before the points, and merely to get through before a defeat; with others, a lead counts
    /// before it is a win.
    fn worth(outcome: &Outcome, seat: Seat) -> f32 {
        let points = PerSeat(outcome.scores.0.map(|score| score as f32));
        if let Some(end) = outcome.solo {
            return match end {
                SoloEnd::Victory => won(points[seat]),
                SoloEnd::Survival => through(points[seat]),
                SoloEnd::Defeat => lost(points[seat]),
            };
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

/// What a victory with so many points is worth.
fn won(points: f32) -> f32 {
    0.75 + 0.25 * (points / 500.0).clamp(0.0, 1.0)
}

/// What it is worth to have met no condition in twelve turns, with so many points after the hundred that are lost.
fn through(points: f32) -> f32 {
    0.25 + 0.2 * (points / 300.0).clamp(0.0, 1.0)
}

/// What a defeat with so many points is worth: a later one is better.
fn lost(points: f32) -> f32 {
    0.2 * (points / 400.0).clamp(0.0, 1.0)
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
            Action::Halt | Action::Spare => self.now - 5,
            // Before a side is chosen, `now` counts the side that is still to come.
            Action::Special | Action::Reward(_) | Action::Threshold(_) if open.phase == Phase::Before => {
                self.now + self.tried(action) - open.value(self.seat)
            }
            _ => self.tried(action),
        }
    }

    /// What lies there after the action.
    fn tried(&self, action: Action) -> i32 {
        let mut table = *self.table;
        table.apply(Step::Act(self.seat, action), &mut ());
        table.open.value(self.seat)
    }

    /// The resources of a side; what it activates and what it wakes count from then on.
    fn side(&self, side: Side) -> i32 {
        self.tried(Action::Choose(side))
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
            self.now - price_of(price)
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
    /// What the match will be worth to somebody who plays alone.
    fn prospect(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let points = f32::from(player.points);
        match player.standing {
            Standing::Won(_) => return won(points),
            Standing::Through => return through(points),
            Standing::Lost(_) => return lost(points),
            Standing::Playing => {}
        }
        let points = self.expected(seat);
        let fame = fame(player, i32::from(TURNS - self.turn.min(TURNS)));
        let risk = (self.danger(seat) as f32 / RUIN).clamp(0.0, 0.9);
        let safe = fame * won(points) + (1.0 - fame) * through(points - f32::from(UNMET_POINTS));
        (1.0 - risk) * safe + risk * lost(points)
    }

    /// The points that a seat may expect at the end, if it goes on as it does.
    fn expected(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        match player.standing {
            Standing::Won(_) | Standing::Through | Standing::Lost(_) if !self.is_war() => {
                f32::from(player.points)
            }
            _ => self.value(seat) as f32 / 10.0 + PER_TURN * f32::from(TURNS - self.turn.min(TURNS)),
        }
    }
}

/// So much danger is as good as a defeat.
const RUIN: f32 = 3_000.0;
/// The points that a turn usually brings, beside what lies on the table.
const PER_TURN: f32 = 14.0;
