//! Turns of those who are not there are noted, to be told of out of the page.

use engine::{Seat, SeatSet};

use super::Host;

impl Host {
    /// Those who may act now and could not before, or have just acted. After a take-back everything is new.
    pub(super) fn begun_turns(&self, acted: Option<Seat>, asked: SeatSet) -> SeatSet {
        let Some(session) = &self.session else { return SeatSet::EMPTY };
        let new = |seat: &Seat| acted.is_none_or(|acted| acted == *seat) || !asked.contains(*seat);
        session.turn().pending().iter().filter(new).collect()
    }

    /// Notes the turns of those who are not there.
    pub(super) async fn note_turns(&mut self, begun: SeatSet) {
        let absent = |seat: &Seat| self.is_played_by_owner(*seat) && self.gone[seat.index()].is_some();
        let absent: SeatSet = begun.iter().filter(absent).collect();
        for seat in absent.iter() {
            self.house.note_turn(&self.row.id, seat).await;
        }
    }
}
