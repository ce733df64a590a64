//! Notices for absent players whose turn begins.

use engine::{Seat, SeatSet};

use super::Host;

impl Host {
    /// The seats whose turn has begun: those that could not act before, and the one that acted. After a take-back, all
    /// pending seats.
    pub(super) fn new_turns(&self, acted: Option<Seat>, asked: SeatSet) -> SeatSet {
        let Some(session) = &self.session else { return SeatSet::EMPTY };
        let new = |seat: &Seat| acted.is_none_or(|acted| acted == *seat) || !asked.contains(*seat);
        session.turn().pending().iter().filter(new).collect()
    }

    /// Schedules notices for the owners of these seats who are absent.
    pub(super) async fn schedule_notices(&mut self, begun: SeatSet) {
        let absent =
            |seat: &Seat| self.is_played_by_owner(*seat) && self.absent_since[seat.index()].is_some();
        let absent: SeatSet = begun.iter().filter(absent).collect();
        for seat in absent.iter() {
            self.app.schedule_notice(&self.row.id, seat).await;
        }
    }
}
