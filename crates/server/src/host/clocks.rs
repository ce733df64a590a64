//! Clocks: which ones run, and what happens when one expires.

use engine::{Seat, SeatSet};
use protocol::{Away, Clock, ServerMessage};
use store::Moment;

use super::{ABSENCE_TIMEOUT, Host, IDLE_TIMEOUT};

/// The clocks of a table.
pub(crate) struct Clocks {
    clock: Clock,
    /// By seat: the time in milliseconds that was left at `since`; empty without clocks.
    remaining: Vec<i64>,
    running: SeatSet,
    since: Moment,
}

impl Clocks {
    pub(super) fn new(clock: Clock, remaining: Vec<i64>, now: Moment) -> Clocks {
        Clocks { clock, remaining, running: SeatSet::EMPTY, since: now }
    }

    /// The time of each seat at the start.
    pub(crate) fn initial(clock: Clock, seats: usize) -> Vec<i64> {
        clock.initial().map(|first| vec![first; seats]).unwrap_or_default()
    }

    /// Restores stored clocks: with a deadline they have been running, without one they were stopped.
    pub(super) fn resume(
        &mut self,
        remaining: Vec<i64>,
        deadline: Option<Moment>,
        running: SeatSet,
        now: Moment,
    ) {
        (self.remaining, self.running) = (remaining, running);
        self.since = match (deadline, self.shortest()) {
            (Some(deadline), Some(shortest)) => (deadline - shortest).min(now),
            _ => now,
        };
    }

    pub(super) fn remaining(&self) -> &[i64] {
        &self.remaining
    }

    /// Stops all clocks, credits the seat that acted with its time per step, and starts those in `running`.
    pub(super) fn switch(&mut self, acted: Option<Seat>, running: SeatSet, now: Moment) {
        for seat in self.running.iter() {
            if let Some(remaining) = self.remaining.get_mut(seat.index()) {
                *remaining -= now - self.since;
            }
        }
        if let Some(remaining) = acted.and_then(|seat| self.remaining.get_mut(seat.index())) {
            *remaining = self.clock.after_step(*remaining);
        }
        (self.running, self.since) = (running, now);
    }

    /// Updates the remaining times to now.
    pub(super) fn catch_up(&mut self, now: Moment) {
        self.switch(None, self.running, now);
    }

    /// When the first running clock expires.
    pub(super) fn deadline(&self) -> Option<Moment> {
        self.shortest().map(|shortest| self.since + shortest)
    }

    /// The seats whose clocks have expired.
    pub(super) fn expired(&self, now: Moment) -> SeatSet {
        let is_expired = |seat: &Seat| {
            self.remaining.get(seat.index()).is_some_and(|remaining| self.since + remaining <= now)
        };
        self.running.iter().filter(is_expired).collect()
    }

    fn shortest(&self) -> Option<i64> {
        self.running.iter().filter_map(|seat| self.remaining.get(seat.index())).min().copied()
    }
}

impl Host {
    /// When the host must act without a command.
    pub(super) fn next_wake(&self) -> Moment {
        let absences = self.absence_deadlines().map(|(_, end)| end);
        let idle = if self.subscribers.is_empty() && !self.is_thinking() {
            self.last_activity + IDLE_TIMEOUT
        } else {
            Moment::MAX
        };
        // The timer never waits longer than an hour.
        let hour = self.app.now() + 3_600_000;
        let vacations = self.row.seats.iter().filter_map(|seat| seat.vacation_until);
        absences
            .chain(self.clocks.deadline())
            .chain(vacations)
            .chain(self.retry_at)
            .chain([idle, hour])
            .min()
            .unwrap_or(hour)
    }

    /// Lets bots play for the seats whose clocks have expired or whose owners are absent for too long.
    pub(super) async fn check_clocks(&mut self) {
        self.check_vacations().await;
        let now = self.app.now();
        let absent = self.absence_deadlines().filter(|(_, end)| *end <= now).map(|(seat, _)| seat);
        let late: SeatSet = absent.chain(self.clocks.expired(now).iter()).collect();
        for seat in late.iter() {
            self.set_away(seat, Away::StandIn).await;
        }
        if !late.is_empty() {
            self.broadcast_table();
            self.ask_bots();
        }
    }

    /// Records whether a bot plays for a seat. The match does not depend on it, so a failure of the store is only
    /// logged.
    pub(super) async fn set_away(&mut self, seat: Seat, away: Away) {
        self.row.seats[seat.index()].away = away;
        let returning = (away == Away::No).then_some(seat);
        self.clocks.switch(returning, self.seats_on_clock(), self.app.now());
        let (store, id) = (&self.app.store, &self.row.id);
        let saved = store.set_away(id, seat, away).await;
        let timed = store.set_deadline(id, self.clocks.deadline(), self.clocks.remaining()).await;
        if let Err(error) = saved.and(timed) {
            tracing::error!(table = %id, %error, "an absence could not be stored");
        }
    }

    /// Stops all clocks until the server has restarted, and tells all subscribers.
    pub(super) async fn drain(&mut self) {
        if self.session.is_some() && !self.clocks.remaining().is_empty() {
            self.clocks.switch(None, SeatSet::EMPTY, self.app.now());
            let saved = self.app.store.set_deadline(&self.row.id, None, self.clocks.remaining()).await;
            if let Err(error) = saved {
                tracing::error!(table = %self.row.id, %error, "stopped clocks could not be stored");
            }
        }
        self.broadcast(&ServerMessage::Draining, |_| true);
    }

    /// With a live clock: the absent seats that may act, and when a bot takes over.
    fn absence_deadlines(&self) -> impl Iterator<Item = (Seat, Moment)> {
        let live = matches!(self.row.clock, Clock::Live { .. });
        let running = if live { self.clocks.running } else { SeatSet::EMPTY };
        running.iter().filter_map(|seat| Some((seat, self.absent_since[seat.index()]? + ABSENCE_TIMEOUT)))
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
    fn clocks_run_for_pending_seats_and_a_step_adds_time() {
        let mut clocks = Clocks::new(LIVE, Clocks::initial(LIVE, 2), 0);
        clocks.switch(None, seats(&[0]), 1000);
        assert_eq!(clocks.deadline(), Some(61_000));
        clocks.switch(Some(Seat::new(0)), seats(&[1]), 31_000);
        assert_eq!(clocks.remaining(), [40_000, 60_000]);
        assert_eq!(clocks.expired(90_999), SeatSet::EMPTY);
        assert_eq!(clocks.expired(91_000), seats(&[1]));
    }

    #[test]
    fn catching_up_changes_only_the_remaining_time() {
        let mut clocks = Clocks::new(LIVE, Clocks::initial(LIVE, 2), 0);
        clocks.switch(None, seats(&[0]), 1000);
        clocks.catch_up(11_000);
        assert_eq!(clocks.remaining(), [50_000, 60_000]);
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
    fn without_a_clock_nothing_expires() {
        let mut clocks = Clocks::new(Clock::None, Clocks::initial(Clock::None, 2), 0);
        clocks.switch(Some(Seat::new(0)), seats(&[0, 1]), 1_000_000);
        assert_eq!((clocks.deadline(), clocks.expired(9_000_000)), (None, SeatSet::EMPTY));
    }
}
