//! What cannot be: every figure and tile is somewhere, exactly once.

use crate::Camelot;
use crate::colour::{Colour, Colours, Owner};
use crate::hero::BlackKnight;
use crate::position::{START_HINTERLAND, START_HOME};
use crate::room::Room;
use crate::tiles::{Grail, Merlins};

impl Camelot {
    /// Figures or tiles that are missing or doubled, or stand where there is no field.
    pub(crate) fn invariant_error(&self) -> Option<String> {
        let tiles = self.tiles.0.into_iter().fold(self.pile, Grail::plus);
        if tiles != Grail::ALL {
            return Some(format!("the grail tiles are {tiles:?}"));
        }
        let merlins = self
            .merlins
            .0
            .iter()
            .fold(self.merlin_row.0, |all, own| std::array::from_fn(|value| all[value] + own.0[value]));
        if merlins != Merlins::ALL.0 {
            return Some(format!("the Merlin tiles are {merlins:?}"));
        }
        for room in Room::ALL {
            let mut taken = 0;
            for own in self.rooms[room as usize].0 {
                if own & taken != 0 || u32::from(own) >> self.plan(room).prints().len() != 0 {
                    return Some(format!("the {room} room holds {:?}", self.rooms[room as usize]));
                }
                taken |= own;
            }
        }
        let ordered: Colours = self.order.iter().collect();
        if ordered.len() != self.order.len() {
            return Some(format!("the order is {:?}", self.order));
        }
        Colour::ALL.into_iter().find_map(|colour| self.wrong_knights(colour))
    }

    fn wrong_knights(&self, colour: Colour) -> Option<String> {
        let Owner::Seat(_) = self.owners[colour] else { return None };
        let placed: u32 = self.rooms.iter().map(|room| room[colour].count_ones()).sum();
        let there = placed as u8 + self.home[colour] + self.hinterland[colour] + self.sent[colour];
        let expected = self.knights_in_all(colour);
        (there != expected).then(|| format!("{colour} has {there} knights, not {expected}"))
    }

    /// How many figures of a colour there are, apart from its marker, its magician before the end, and a black knight
    /// that waits.
    pub(crate) fn knights_in_all(&self, colour: Colour) -> u8 {
        let mut expected = START_HOME + START_HINTERLAND;
        if self.seats == 5 {
            expected -= 1;
        }
        let black = matches!(self.black_knight, BlackKnight::Placed(_) | BlackKnight::Ordinary);
        if colour == Colour::Violet && black {
            expected += 1;
        }
        if self.magician.is_some_and(|field| self.rooms[field.room() as usize][colour] & field.bit() != 0) {
            expected += 1;
        }
        expected
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;

    fn error_after(change: impl FnOnce(&mut Camelot)) -> String {
        let mut position = Camelot::start(Options::FIRST_GAME, 4, engine::RulesVersion::newest::<Camelot>());
        position.give_shields();
        change(&mut position);
        position.invariant_error().unwrap_or_default()
    }

    #[test]
    fn what_is_missing_or_doubled_breaks_an_invariant() {
        assert_eq!(error_after(|_| {}), "");
        assert!(error_after(|table| table.pile.0[0] -= 1).starts_with("the grail tiles"));
        assert!(error_after(|table| table.merlin_row.0[0] -= 1).starts_with("the Merlin tiles"));
        assert!(error_after(|table| table.home[Colour::Red] += 1).starts_with("red has 14 knights"));
        assert!(error_after(|table| table.order = Default::default()).is_empty());
    }

    #[test]
    fn two_on_a_field_and_one_on_none_break_an_invariant() {
        let both = |table: &mut Camelot| {
            table.rooms[0][Colour::Red] = 1;
            table.rooms[0][Colour::Blue] = 1;
        };
        assert!(error_after(both).starts_with("the green room holds"));
        assert!(error_after(|table| table.rooms[1][Colour::Red] = 1 << 12).starts_with("the red room holds"));
    }
}
