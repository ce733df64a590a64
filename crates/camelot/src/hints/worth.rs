//! What fields, tiles and whole positions are worth, in tenths of a point.

use crate::Camelot;
use crate::colour::Colour;
use crate::field::{Bonus, Field, Plan};
use crate::position::{KNIGHT_POINTS, ROUNDS};
use crate::room::Room;
use crate::rooms::{ballroom, intrigue, round_table, secret, tournament, training};
use crate::tiles::Part;

/// What one more knight somewhere is worth beside its field.
const EXTRA_KNIGHT: i32 = 18;
/// What a knight is worth that comes back from the hinterland.
const BACK: i32 = 11;

impl Camelot {
    /// What a figure of this colour on this field is worth.
    pub(super) fn field_worth(&self, colour: Colour, field: Field) -> i32 {
        let print = field.print();
        let bonus = match print.bonus {
            None => 0,
            Some(Bonus::Tree) => BACK + self.tile_worth(colour),
            Some(Bonus::Grail(tiles)) => i32::from(tiles) * self.tile_worth(colour),
            Some(Bonus::Knight(_)) => EXTRA_KNIGHT,
        };
        10 * i32::from(print.points) + bonus + self.room_worth(colour, field)
    }

    /// What the rules of the room add.
    fn room_worth(&self, colour: Colour, field: Field) -> i32 {
        let room = field.room() as usize;
        let own = self.rooms[room][colour];
        let taken = self.taken(field.room());
        let last = self.round == ROUNDS;
        match field.plan {
            Plan::Training => {
                let lines = i32::from(training::lines(own | field.bit(), field.index));
                let hope = if last { 0 } else { 6 * neighbours(own, field.index) };
                40 * lines + hope
            }
            Plan::Tournament => {
                let heats =
                    |own| i32::from(tournament::HEATS.iter().filter(|heat| own & **heat != 0).count() as u8);
                let gained = heats(own | field.bit()) - heats(own);
                let complete = tournament::in_every_heat(own | field.bit()) && gained > 0;
                let tile = complete && self.champions.len() < tournament::TILES;
                10 * gained + if tile { 30 } else { 0 }
            }
            Plan::RoundTable => self.majority_worth(colour),
            Plan::Rebellion => self.rebellion_worth(colour),
            Plan::Ballroom => {
                let before = ballroom::hearts(own).min(ballroom::HEARTS_NEEDED);
                let after = ballroom::hearts(own | field.bit()).min(ballroom::HEARTS_NEEDED);
                let queen_free = taken & (1 << 12) == 0;
                if queen_free && !last { 14 * i32::from(after - before) } else { 0 }
            }
            Plan::Intrigue => {
                let group = intrigue::GROUPS[usize::from(intrigue::group_of(field.bit()))];
                let open = (group.fields & !taken).count_ones();
                let loss = 10 * i32::from(group.loss) + if group.red_knight { 15 } else { 0 };
                // Whoever is in it does not lose; whoever closes it hurts the others.
                if open == 1 { loss } else { loss / 2 }
            }
            Plan::Chapel | Plan::Library => {
                let (mut reach, mut best) = (field.print().arrows & !taken, 0);
                while reach != 0 {
                    best = best.max(field.plan.prints()[reach.trailing_zeros() as usize].points);
                    reach &= reach - 1;
                }
                if last { 0 } else { 2 * i32::from(best) }
            }
            Plan::Secret => {
                let own = self.rooms[Room::Secret as usize][colour];
                if own == 0 { -10 * i32::from(secret::ABSENT_POINTS) } else { 0 }
            }
        }
    }

    /// What one more knight at the round table promises.
    fn majority_worth(&self, colour: Colour) -> i32 {
        let knights = &self.rooms[Room::Red as usize];
        let own = knights[colour].count_ones();
        let gain = self.table_points(colour, own + 1) - self.table_points(colour, own);
        // Early there is time to overtake, and to be overtaken.
        let left = i32::from(ROUNDS - self.round.min(ROUNDS));
        (10 * gain * (ROUNDS as i32 - left) + 27 * left) / ROUNDS as i32
    }

    /// What so many knights at the round table would bring now.
    fn table_points(&self, colour: Colour, knights: u32) -> i32 {
        if knights == 0 {
            return round_table::ABSENT_POINTS.into();
        }
        let room = &self.rooms[Room::Red as usize];
        let place = self.order.place(colour);
        let above = Colour::ALL.into_iter().filter(|other| {
            let theirs = room[*other].count_ones();
            *other != colour && (theirs > knights || (theirs == knights && self.order.place(*other) < place))
        });
        round_table::RANK_POINTS[above.count().min(4)].into()
    }

    /// What one more knight in the rebellion promises.
    fn rebellion_worth(&self, colour: Colour) -> i32 {
        let left = i32::from(ROUNDS - self.round.min(ROUNDS));
        let own = self.rooms[Room::Red as usize][colour].count_ones() as i32;
        let first = if own == 0 { 40 } else { 0 };
        24 + first + if own < 3 { left } else { 0 }
    }

    /// What one more grail tile is worth: any part with the same chance.
    pub(super) fn tile_worth(&self, colour: Colour) -> i32 {
        let tiles = self.tiles[colour];
        let now = tiles.points();
        let gained: i16 = Part::ALL.into_iter().map(|part| tiles.with(part).points() - now).sum();
        10 * i32::from(gained) / Part::ALL.len() as i32
    }

    /// What a colour would have if the match ended now, apart from the red room.
    pub(super) fn strength(&self, colour: Colour) -> i32 {
        10 * i32::from(self.scores[colour])
            + 10 * i32::from(KNIGHT_POINTS) * i32::from(self.home[colour] + self.sent[colour])
            + 10 * i32::from(self.tiles[colour].points() + self.merlins[colour].points())
    }
}

/// How many own knights stand beside this field of the training ground.
fn neighbours(own: u16, index: u8) -> i32 {
    let (row, column) = (index as i32 / 4, index as i32 % 4);
    let near = |other: &i32| {
        let (up, right) = (other / 4 - row, other % 4 - column);
        *other != i32::from(index) && up.abs() <= 1 && right.abs() <= 1 && own & (1 << other) != 0
    };
    (0..16).filter(near).count() as i32
}
