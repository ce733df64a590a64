//! What cannot be.

use crate::RingQuest;
use crate::knight::{Rider, RingAt, TALISMANS};
use crate::phase::Phase;
use crate::position::{OBSTACLES, START};
use crate::spaces::Spaces;

impl RingQuest {
    /// Too many things, or two where one should be.
    pub(crate) fn invariant_error(&self) -> Option<String> {
        if self.obstacles.len() > OBSTACLES.into() || !self.obstacles.minus(Spaces::GROUND).is_empty() {
            return Some(format!("obstacles stand on {:?}", self.obstacles));
        }
        if !self.pile.is_sound() {
            return Some(format!("the pile is {:?}", self.pile));
        }
        match self.ring {
            RingAt::Space(space) if !Spaces::RESTS.minus(self.obstacles).contains(space) => {
                return Some(format!("the ring lies on {space}"));
            }
            RingAt::Bearer(rider) if rider.index() >= self.riders().into() => {
                return Some("nobody bears the ring".to_owned());
            }
            _ => {}
        }
        Rider::all(self.riders()).find_map(|rider| self.wrong_knight(rider))
    }

    fn wrong_knight(&self, rider: Rider) -> Option<String> {
        let knight = self.knights[rider.index()];
        let number = rider.index() + 1;
        if knight.talismans > TALISMANS {
            return Some(format!("knight {number} has {} talismans", knight.talismans));
        }
        // A knight on the way may be above an obstacle or another knight, and an attacker meets his victim.
        let on_the_way =
            rider == self.rider && matches!(self.phase, Phase::Midway { .. } | Phase::Banish { .. });
        if on_the_way {
            return None;
        }
        if self.obstacles.contains(knight.at) {
            return Some(format!("knight {number} stands on the obstacle on {}", knight.at));
        }
        if self.ring == RingAt::Space(knight.at) {
            return Some(format!("knight {number} stands on the ring"));
        }
        let met = |other: &Rider| *other != rider && self.place(*other) == knight.at;
        let shared = knight.at == START || Spaces::CITIES.contains(knight.at);
        let met = self.others().find(met).filter(|_| !shared)?;
        (rider != self.rider).then(|| format!("knights {number} and {} meet", met.index() + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::space::Space;

    fn error_after(change: impl FnOnce(&mut RingQuest)) -> String {
        let mut position =
            RingQuest::start(Options::default(), 3, engine::RulesVersion::newest::<RingQuest>());
        change(&mut position);
        position.invariant_error().unwrap_or_default()
    }

    fn space(word: &str) -> Space {
        word.parse().expect("a space")
    }

    #[test]
    fn what_cannot_be_breaks_an_invariant() {
        assert_eq!(error_after(|_| {}), "");
        assert!(error_after(|table| table.obstacles = Spaces::CITIES).starts_with("obstacles stand on"));
        assert!(error_after(|table| table.obstacles = Spaces::BLACK).starts_with("obstacles stand on"));
        assert!(error_after(|table| table.pile = table.pile.with(6)).starts_with("the pile is"));
        assert_eq!(error_after(|table| table.ring = RingAt::Space(space("W00"))), "the ring lies on W00");
        assert_eq!(error_after(|table| table.ring = RingAt::Bearer(Rider::new(3))), "nobody bears the ring");
        assert_eq!(error_after(|table| table.knights[1].talismans = 4), "knight 2 has 4 talismans");
        assert_eq!(error_after(|table| table.ring = RingAt::Space(START)), "knight 1 stands on the ring");
    }

    #[test]
    fn knights_who_share_a_space_break_an_invariant() {
        let meet =
            |table: &mut RingQuest| (table.knights[1].at, table.knights[2].at) = (space("T05"), space("T05"));
        assert_eq!(error_after(meet), "knights 2 and 3 meet");
        let on_obstacle = |table: &mut RingQuest| {
            table.knights[1].at = space("T05");
            table.obstacles = Spaces::only(space("T05"));
        };
        assert_eq!(error_after(on_obstacle), "knight 2 stands on the obstacle on T05");
    }
}
