//! Whose time runs, and what happens when it is up.

use engine::{Seat, SeatSet};
use protocol::{Away, Clock, ServerMessage};
use store::Moment;

use super::{GRACE, Host, PATIENCE};

/// The clocks of a table.
pub(crate) struct Clocks {
    clock: Clock,
    /// By seat, in milliseconds, when they were last stopped; empty if nothing is measured.
    left: Vec<i64>,
    /// Whose time runs.
    running: SeatSet,
    /// Since when.
    since: Moment,
}

impl Clocks {
    pub(super) fn new(clock: Clock, left: Vec<i64>, now: Moment) -> Clocks {
        Clocks { clock, left, running: SeatSet::EMPTY, since: now }
    }

    /// What everybody has at the start.
    pub(crate) fn first(clock: Clock, seats: usize) -> Vec<i64> {
        clock.first().map(|first| vec![first; seats]).unwrap_or_default()
    }

    /// As they were stored: with a deadline they have been running, without one they stood still.
    pub(super) fn resume(&mut self, left: Vec<i64>, deadline: Option<Moment>, running: SeatSet, now: Moment) {
        (self.left, self.running) = (left, running);
        self.since = match (deadline, self.shortest()) {
            (Some(deadline), Some(shortest)) => (deadline - shortest).min(now),
            _ => now,
        };
    }

    pub(super) fn left(&self) -> &[i64] {
        &self.left
    }

    /// Stops all, gives whoever made a step what the clock gives for it, and lets these run.
    pub(super) fn turn(&mut self, acted: Option<Seat>, running: SeatSet, now: Moment) {
        for seat in self.running.iter() {
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left -= now - self.since;
            }
        }
        if let Some(left) = acted.and_then(|seat| self.left.get_mut(seat.index())) {
            *left = self.clock.after_step(*left);
        }
        (self.running, self.since) = (running, now);
    }

    /// Counts what has run until now.
    pub(super) fn catch_up(&mut self, now: Moment) {
        self.turn(None, self.running, now);
    }

    /// When the first time is up.
    pub(super) fn deadline(&self) -> Option<Moment> {
        self.shortest().map(|shortest| self.since + shortest)
    }

    /// Those whose time is up.
    pub(super) fn expired(&self, now: Moment) -> SeatSet {
        let up = |seat: &Seat| self.left.get(seat.index()).is_some_and(|left| self.since + left <= now);
        self.running.iter().filter(up).collect()
    }

    fn shortest(&self) -> Option<i64> {
        self.running.iter().filter_map(|seat| self.left.get(seat.index())).min().copied()
    }
}

impl Host {
    /// When there is something to do without an order.
    pub(super) fn next_wake(&self) -> Moment {
        let graces = self.graces().map(|(_, end)| end);
        let idle =
            if self.ears.is_empty() && !self.is_thinking() { self.busy + PATIENCE } else { Moment::MAX };
        // Nobody waits for longer than an hour at a time.
        let hour = self.house.now() + 3_600_000;
        let rests = self.row.seats.iter().filter_map(|seat| seat.vacation_until);
        graces
            .chain(self.clocks.deadline())
            .chain(rests)
            .chain(self.retry_at)
            .chain([idle, hour])
            .min()
            .unwrap_or(hour)
    }

    /// Bots stand in for those whose time is up, or who are gone too long.
    pub(super) async fn look_at_clocks(&mut self) {
        self.look_at_vacations().await;
        let now = self.house.now();
        let gone = self.graces().filter(|(_, end)| *end <= now).map(|(seat, _)| seat);
        let late: SeatSet = gone.chain(self.clocks.expired(now).iter()).collect();
        for seat in late.iter() {
            self.set_away(seat, Away::StandIn).await;
        }
        if !late.is_empty() {
            self.tell_table();
            self.ask_bots();
        }
    }

    /// Somebody goes away or comes back. The match does not depend on it, so a store that fails is only complained of.
    pub(super) async fn set_away(&mut self, seat: Seat, away: Away) {
        self.row.seats[seat.index()].away = away;
        let returns = (away == Away::No).then_some(seat);
        self.clocks.turn(returns, self.timed(), self.house.now());
        let (store, id) = (&self.house.store, &self.row.id);
        let kept = store.set_away(id, seat, away).await;
        let timed = store.set_deadline(id, self.clocks.deadline(), self.clocks.left()).await;
        if let Err(error) = kept.and(timed) {
            tracing::error!(table = %id, %error, "who is away could not be kept");
        }
    }

    /// The server stops: no time runs until it is back.
    pub(super) async fn drain(&mut self) {
        if self.session.is_some() && !self.clocks.left().is_empty() {
            self.clocks.turn(None, SeatSet::EMPTY, self.house.now());
            let kept = self.house.store.set_deadline(&self.row.id, None, self.clocks.left()).await;
            if let Err(error) = kept {
                tracing::error!(table = %self.row.id, %error, "clocks could not be stopped");
            }
        }
        self.tell(&ServerMessage::Draining, |_| true);
    }

    /// With a live clock: those who may act and are gone, and until when they are waited for.
    fn graces(&self) -> impl Iterator<Item = (Seat, Moment)> {
        let live = matches!(self.row.clock, Clock::Live { .. });
        let asked = if live { self.clocks.running } else { SeatSet::EMPTY };
        asked.iter().filter_map(|seat| Some((seat, self.gone[seat.index()]? + GRACE)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Clock = Clock::Live { minutes: 1, seconds: 10 };

    fn seats(indices: &[u8]) -> SeatSet {
        indices.iter().map(|index| Seat::new(*index)).collect()
    }

    #[test]
    fn time_runs_for_those_who_may_act_and_a_step_brings_some_back() {
        let mut clocks = Clocks::new(LIVE, Clocks::first(LIVE, 2), 0);
        clocks.turn(None, seats(&[0]), 1000);
        assert_eq!(clocks.deadline(), Some(61_000));
        clocks.turn(Some(Seat::new(0)), seats(&[1]), 31_000);
        assert_eq!(clocks.left(), [40_000, 60_000]);
        assert_eq!(clocks.expired(90_999), SeatSet::EMPTY);
        assert_eq!(clocks.expired(91_000), seats(&[1]));
    }

    #[test]
    fn counting_changes_nothing_but_the_count() {
        let mut clocks = Clocks::new(LIVE, Clocks::first(LIVE, 2), 0);
        clocks.turn(None, seats(&[0]), 1000);
        clocks.catch_up(11_000);
        assert_eq!(clocks.left(), [50_000, 60_000]);
        assert_eq!(clocks.deadline(), Some(61_000));
    }

    #[test]
    fn stored_clocks_run_on_unless_they_were_stopped() {
        let mut clocks = Clocks::new(LIVE, Vec::new(), 0);
        clocks.resume(vec![5000, 9000], Some(12_000), seats(&[0]), 10_000);
        assert_eq!(clocks.deadline(), Some(12_000));
        clocks.resume(vec![5000, 9000], None, seats(&[0]), 10_000);
        assert_eq!(clocks.deadline(), Some(15_000));
    }

    #[test]
    fn without_a_clock_nobody_is_late() {
        let mut clocks = Clocks::new(Clock::None, Clocks::first(Clock::None, 2), 0);
        clocks.turn(Some(Seat::new(0)), seats(&[0, 1]), 1_000_000);
        assert_eq!((clocks.deadline(), clocks.expired(9_000_000)), (None, SeatSet::EMPTY));
    }
}
