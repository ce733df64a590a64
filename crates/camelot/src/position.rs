//! A position: where every figure, card and tile is, and whose turn it is to do what.

use engine::{RulesVersion, Seat, SeatSet, Turn};

use crate::colour::{Colour, Colours, Order, Owner, PerColour};
use crate::field::{Field, Plan, Spaces};
use crate::hero::{BlackKnight, Hero};
use crate::mission::{Mission, Missions, Stack};
use crate::options::Options;
use crate::phase::{Finale, Phase, Progress};
use crate::room::{Room, Rooms, Side};
use crate::rooms::rebellion::Entries;
use crate::rooms::{
    ballroom, chapel, intrigue, library, rebellion, round_table, secret, tournament, training,
};
use crate::tiles::{Grail, Merlins};

/// How many rounds are played (CA-032).
pub const ROUNDS: u8 = 7;
/// Knights behind the screen at the start (CA-011).
pub(crate) const START_HOME: u8 = 11;
/// Knights in the hinterland at the start (CA-010).
pub(crate) const START_HINTERLAND: u8 = 2;
/// At most so many knights are sent (CA-040).
pub(crate) const MOST_SENT: u8 = 3;
/// At most so many come back when none is sent (CA-077).
pub(crate) const MOST_RETRIEVED: u8 = 2;
/// The highest number in the throne hall (CA-044). Reconstructed.
pub const HIGHEST_NUMBER: u8 = 15;
/// At most so many magicians stand on a number (CA-048).
pub(crate) const MAGICIANS_ON_A_NUMBER: usize = 2;
/// What a knight behind the screen is worth at the end (CA-083).
pub const KNIGHT_POINTS: i16 = 2;
/// So many knights in the hinterland give a grail tile at the end (CA-084).
pub(crate) const KNIGHTS_FOR_A_TILE: u8 = 2;
/// The score track is so long (CA-009, CA-016).
pub const LAP: i16 = 60;

/// A position of The Future of Camelot. Nobody knows all of it: players look at a [`View`](crate::View).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Camelot {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) rules: RulesVersion,
    /// The side of each castle room; of those that are left to chance, A until the tile has fallen.
    pub(crate) sides: [Side; 4],
    /// How many of the castle rooms have their side.
    pub(crate) sided: u8,
    /// Who plays which colour.
    pub(crate) owners: PerColour<Owner>,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) order: Order,
    /// The place of the active colour on the order track, in phase 4 and in the final scoring.
    pub(crate) turn: u8,
    pub(crate) progress: Progress,
    pub(crate) finale: Finale,
    pub(crate) scores: PerColour<i16>,
    /// Knights behind the screen.
    pub(crate) home: PerColour<u8>,
    pub(crate) hinterland: PerColour<u8>,
    /// Knights in the fist, later in front of the screen.
    pub(crate) sent: PerColour<u8>,
    /// Which colours have sent knights in this round.
    pub(crate) ready: Colours,
    /// Predictions in the throne hall.
    pub(crate) numbers: PerColour<Option<u8>>,
    /// The mission that each colour has taken in this round.
    pub(crate) missions: PerColour<Option<Mission>>,
    pub(crate) stacks: Missions,
    pub(crate) open: Missions,
    /// Merlin tiles in the row.
    pub(crate) merlin_row: Merlins,
    pub(crate) merlins: PerColour<Merlins>,
    /// Grail tiles on the hinterland, one pile (R-CA-09).
    pub(crate) pile: Grail,
    pub(crate) tiles: PerColour<Grail>,
    /// Those of them that were gained since Parzival last looked through the pile.
    pub(crate) since: PerColour<Grail>,
    /// Has Parzival looked through the pile (CA-168)?
    pub(crate) looked: bool,
    /// The figures of each colour in each room.
    pub(crate) rooms: [PerColour<Spaces>; 5],
    /// Who entered the rebellion where.
    pub(crate) entries: Entries,
    /// Who has a tournament tile (CA-105).
    pub(crate) champions: Colours,
    pub(crate) heroes: PerColour<Hero>,
    pub(crate) black_knight: BlackKnight,
    /// Where the magician of the first in the red room stands.
    pub(crate) magician: Option<Field>,
    /// What the red room still owes while its first places the magician (R-CA-20).
    pub(crate) owed: PerColour<i8>,
}

impl Camelot {
    /// The table before anything has happened.
    pub(crate) fn start(options: Options, seats: u8, rules: RulesVersion) -> Camelot {
        debug_assert!(options.seats().contains(&seats));
        let mut stacks = Missions::NONE;
        for stack in Stack::ALL.into_iter().filter(|stack| *stack != Stack::Key || seats == 5) {
            stacks = stacks.plus(Missions::stack(stack)); // CA-007
        }
        let mut position = Camelot {
            options,
            seats,
            rules,
            sides: options.sides.map(Option::unwrap_or_default),
            sided: 0,
            owners: PerColour::default(),
            phase: Phase::Sides,
            round: 1,
            order: Order::default(),
            turn: 0,
            progress: Progress::default(),
            finale: Finale::Ahead,
            scores: PerColour::default(),
            home: PerColour::default(),
            hinterland: PerColour::default(),
            sent: PerColour::default(),
            ready: Colours::NONE,
            numbers: PerColour::default(),
            missions: PerColour::default(),
            stacks,
            open: Missions::NONE,
            merlin_row: Merlins::ALL,
            merlins: PerColour::default(),
            pile: Grail::ALL,
            tiles: PerColour::default(),
            since: PerColour::default(),
            looked: false,
            rooms: [PerColour::default(); 5],
            entries: Entries::default(),
            champions: Colours::NONE,
            heroes: PerColour::default(),
            black_knight: BlackKnight::Box,
            magician: None,
            owed: PerColour::default(),
        };
        position.prepare();
        position
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Sides | Phase::Magicians | Phase::Missions | Phase::Merlin | Phase::Tile => Turn::Chance,
            Phase::Send => Turn::Seats(self.pending_senders()),
            Phase::Colours => Turn::Seats(SeatSet::only(self.chooser())),
            Phase::Predict => Turn::Seats(SeatSet::only(self.seat_of(self.predictor()))),
            Phase::Choose
            | Phase::Shield
            | Phase::Place { .. }
            | Phase::Knight { .. }
            | Phase::Tree
            | Phase::Line
            | Phase::Look
            | Phase::Part
            | Phase::After => Turn::Seats(SeatSet::only(self.seat_of(self.active()))),
            Phase::Withdraw { colour } => Turn::Seats(SeatSet::only(self.seat_of(colour))),
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    /// The colours that somebody plays.
    #[inline]
    pub(crate) fn playing(&self) -> impl Iterator<Item = Colour> + use<> {
        let owners = self.owners;
        Colour::ALL.into_iter().filter(move |colour| matches!(owners[*colour], Owner::Seat(_)))
    }

    /// Who plays this colour.
    #[inline]
    pub(crate) fn seat_of(&self, colour: Colour) -> Seat {
        match self.owners[colour] {
            Owner::Seat(seat) => seat,
            Owner::Box | Owner::Neutral => unreachable!("only colours that are played act"),
        }
    }

    /// How many colours are played: two each with two players (CA-022).
    #[inline]
    pub(crate) const fn colours(&self) -> u8 {
        if self.seats == 2 { 4 } else { self.seats }
    }

    /// The colour whose turn it is, in phase 4 and in the final scoring.
    #[inline]
    pub(crate) fn active(&self) -> Colour {
        self.order.at(self.turn)
    }

    /// The colour that predicts next: from the bottom upwards (CA-045, CA-046).
    #[inline]
    pub(crate) fn predictor(&self) -> Colour {
        self.order.at(self.order.len() - 1 - self.turn)
    }

    /// The colour for which the seat sends knights next.
    #[inline]
    pub(crate) fn sender(&self, seat: Seat) -> Option<Colour> {
        self.playing().find(|colour| !self.ready.contains(*colour) && self.seat_of(*colour) == seat)
    }

    fn pending_senders(&self) -> SeatSet {
        self.playing()
            .filter(|colour| !self.ready.contains(*colour))
            .map(|colour| self.seat_of(colour))
            .collect()
    }

    /// The seat that chooses a colour next: seat 1, then clockwise (CA-008, CA-174, CA-175).
    #[inline]
    pub(crate) fn chooser(&self) -> Seat {
        Seat::new(self.playing().count() as u8 % self.seats)
    }

    /// What a room shows.
    #[inline]
    pub(crate) fn plan(&self, room: Room) -> Plan {
        Plan::of(room, self.sides.get(room as usize).copied().unwrap_or_default())
    }

    /// The fields of a room that are taken.
    #[inline]
    pub(crate) fn taken(&self, room: Room) -> Spaces {
        self.rooms[room as usize].0.into_iter().fold(0, |taken, own| taken | own)
    }

    /// Are all fields of a room taken?
    pub(crate) fn is_full(&self, room: Room) -> bool {
        self.taken(room).count_ones() as usize == self.plan(room).prints().len()
    }

    /// The fields of a room on which the colour may place a figure.
    #[inline]
    pub(crate) fn free(&self, room: Room, colour: Colour) -> Spaces {
        let (taken, own) = (self.taken(room), self.rooms[room as usize][colour]);
        match self.plan(room) {
            Plan::Training => training::open(taken),
            Plan::Tournament => tournament::open(taken, own),
            Plan::RoundTable => round_table::open(taken),
            Plan::Rebellion if self.rules >= 2 => rebellion::beside(taken, own, colour, self.entries), // R-CA-16
            Plan::Rebellion => rebellion::open(taken, own, colour, self.entries),
            Plan::Ballroom => ballroom::open(taken, own, self.options.fleeting_favour),
            Plan::Intrigue => intrigue::open(taken, own),
            Plan::Chapel => chapel::open(taken, own),
            Plan::Library => library::open(taken, own),
            Plan::Secret => secret::open(taken),
        }
    }

    /// Those of the rooms in which the colour may place a figure.
    #[inline]
    pub(crate) fn free_rooms(&self, rooms: Rooms, colour: Colour) -> Rooms {
        rooms.iter().filter(|room| self.free(*room, colour) != 0).collect()
    }

    /// The stack from which the next mission card is shown: first of stack 3, then 2, then 1, then a key card.
    #[inline]
    pub(crate) fn stack_due(&self) -> Option<Stack> {
        use Stack::{Key, One, Three, Two};
        const THREE: [Stack; 5] = [Three, Two, One, One, One]; // R-CA-39
        const MORE: [Stack; 7] = [Three, Two, Two, One, One, One, Key];
        let shown = usize::from(self.open.len());
        match self.seats {
            3 => THREE.get(shown).copied(),
            5 => MORE.get(shown).copied(),
            _ => MORE[..6].get(shown).copied(),
        }
    }
}
