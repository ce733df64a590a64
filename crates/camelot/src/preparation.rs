//! Before the first round: sides, colours, the order track, neutral knights.

use engine::{Audience, Seat, Witness};

use crate::Camelot;
use crate::colour::{Colour, Owner};
use crate::event::Event;
use crate::hero::{BlackKnight, Hero};
use crate::options::Sharing;
use crate::phase::Phase;
use crate::position::{START_HINTERLAND, START_HOME};
use crate::room::{Room, Side};

impl Camelot {
    /// Goes on to the next thing that chance or a player has to decide.
    pub(crate) fn prepare(&mut self) {
        while let Some(side) = self.options.sides.get(usize::from(self.sided)) {
            if side.is_none() {
                return;
            }
            self.sided += 1;
        }
        let chosen = match self.options.colours {
            Sharing::Free => self.rules >= 2, // CA-008, since rules 2
            Sharing::Expert => true,
            Sharing::Shields => false,
        };
        if chosen {
            self.phase = Phase::Colours;
        } else {
            self.give_shields();
            self.phase = Phase::Magicians;
        }
    }

    /// Everybody takes the colour of the seat's shield; with two players the second pair of colours too (CA-022).
    pub(crate) fn give_shields(&mut self) {
        for seat in Seat::all(self.seats) {
            self.give(Colour::ALL[seat.index()], seat);
            if self.seats == 2 {
                self.give(Colour::ALL[seat.index() + 2], seat);
            }
        }
    }

    /// An A/B tile has fallen (CA-091).
    pub(crate) fn turn_room(&mut self, room: Room, side: Side, told: &mut impl Witness<Event>) {
        self.sides[room as usize] = side;
        self.sided += 1;
        told.tell(Audience::ALL, Event::SideFell(room, side));
        self.prepare();
    }

    /// A seat takes the pieces of a colour (CA-009 to CA-014).
    pub(crate) fn give(&mut self, colour: Colour, seat: Seat) {
        self.owners[colour] = Owner::Seat(seat);
        self.home[colour] = if self.seats == 5 { START_HOME - 1 } else { START_HOME }; // CA-012
        self.hinterland[colour] = START_HINTERLAND;
        if self.options.heroes {
            self.heroes[colour] = Hero::First;
            if colour == Colour::Violet {
                self.black_knight = BlackKnight::Waiting; // CA-171
            }
        }
    }

    /// A seat chooses a colour (CA-008); in the expert variant it settles the order as well (CA-174).
    pub(crate) fn choose_colour(&mut self, colour: Colour, told: &mut impl Witness<Event>) {
        let seat = self.chooser();
        self.give(colour, seat);
        if self.options.colours == Sharing::Free {
            told.tell(Audience::ALL, Event::ColourChosen(self.who(colour)));
            if self.playing().count() == usize::from(self.colours()) {
                self.phase = Phase::Magicians;
            }
            return;
        }
        self.order.push(colour);
        told.tell(Audience::ALL, Event::ColourTaken(self.who(colour)));
        self.begin_when_ordered(told);
    }

    /// A magician card is turned up (CA-018).
    pub(crate) fn place_magician(&mut self, colour: Colour, told: &mut impl Witness<Event>) {
        self.order.push(colour);
        told.tell(Audience::ALL, Event::MagicianPlaced(self.who(colour), self.order.len()));
        self.begin_when_ordered(told);
    }

    fn begin_when_ordered(&mut self, told: &mut impl Witness<Event>) {
        if self.order.len() < self.colours() {
            return;
        }
        if self.seats == 3 {
            self.place_neutral(told);
        }
        self.begin_round(told);
    }

    /// With three players an unused colour stands on the marked fields (CA-028, R-CA-35).
    pub(crate) fn place_neutral(&mut self, told: &mut impl Witness<Event>) {
        let mut unused = Colour::ALL.into_iter().filter(|colour| self.owners[*colour] == Owner::Box);
        let neutral = unused.next().expect("three of five colours are played");
        self.owners[neutral] = Owner::Neutral;
        for room in Room::CASTLE {
            self.rooms[room as usize][neutral] = self.plan(room).marked();
        }
        if self.sides[Room::Red as usize] == Side::B {
            self.entries.enter_neutral(neutral);
        }
        told.tell(Audience::ALL, Event::NeutralPlaced(neutral));
    }
}
