//! Phases 1 to 3 of a round: missions are shown, knights are sent, magicians predict.

use engine::{Audience, Witness};

use crate::Camelot;
use crate::colour::{Colour, Colours, Order, PerColour};
use crate::event::Event;
use crate::mission::{Mission, Missions};
use crate::phase::Phase;
use crate::position::HIGHEST_NUMBER;

impl Camelot {
    /// A mission card is shown (CA-033 to CA-037).
    #[inline]
    pub(crate) fn show(&mut self, mission: Mission, told: &mut impl Witness<Event>) {
        self.stacks = self.stacks.without(mission);
        self.open = self.open.with(mission);
        told.tell(Audience::ALL, Event::MissionShown(mission));
        if self.stack_due().is_none() {
            self.phase = Phase::Send;
        }
    }

    /// A colour sends knights, in secret (CA-040). When all have, the magicians predict (CA-043).
    #[inline]
    pub(crate) fn send(&mut self, colour: Colour, knights: u8, told: &mut impl Witness<Event>) {
        self.home[colour] -= knights;
        self.sent[colour] = knights;
        self.ready = self.ready.with(colour);
        told.tell(Audience::ALL, Event::Knocked(self.who(colour)));
        if self.ready.len() == self.colours() {
            self.phase = Phase::Predict;
            self.turn = 0;
        }
    }

    /// A magician goes on a number (CA-045); after the last one the fists are opened (CA-049).
    #[inline]
    pub(crate) fn predict(&mut self, number: u8, told: &mut impl Witness<Event>) {
        let colour = self.predictor();
        self.numbers[colour] = Some(number);
        self.turn += 1;
        told.tell(Audience::ALL, Event::Predicted(self.who(colour), number));
        if self.turn == self.order.len() {
            self.open_fists(told);
        }
    }

    fn open_fists(&mut self, told: &mut impl Witness<Event>) {
        let mut total = 0;
        for colour in self.order.iter() {
            total += self.sent[colour];
            told.tell(Audience::ALL, Event::Opened(self.who(colour), self.sent[colour]));
        }
        for colour in self.order.iter() {
            let number = self.numbers[colour].unwrap_or(HIGHEST_NUMBER);
            told.tell(Audience::ALL, Event::Foretold(self.who(colour), number));
        }
        told.tell(Audience::ALL, Event::Counted(total));
        self.order = foretold(self.order, &self.numbers, total);
        for (colour, place) in self.order.iter().zip(1..) {
            told.tell(Audience::ALL, Event::Ordered(self.who(colour), place));
        }
        self.numbers = PerColour::default();
        self.turn = 0;
        self.phase = Phase::Merlin;
    }

    /// The topmost colour takes the leftmost Merlin tile and looks at it (CA-058, R-CA-12).
    pub(crate) fn take_merlin(&mut self, value: u8, told: &mut impl Witness<Event>) {
        let colour = self.order.at(0);
        self.merlin_row = self.merlin_row.without(value);
        self.merlins[colour] = self.merlins[colour].with(value);
        let who = self.who(colour);
        told.tell(Audience::only(who.seat), Event::Merlin(who, value));
        told.tell(Audience::but(who.seat), Event::MerlinUnseen(who));
        self.begin_turn(told);
    }

    /// The next round's cards are shown, with everything of the last one put away (CA-079).
    pub(crate) fn begin_round(&mut self, told: &mut impl Witness<Event>) {
        self.clear_round();
        self.phase = Phase::Missions;
        told.tell(Audience::ALL, Event::RoundBegun(self.round));
    }

    /// Everything of the last round is put away (CA-079).
    pub(crate) fn clear_round(&mut self) {
        self.open = Missions::NONE;
        self.missions = PerColour::default();
        self.ready = Colours::NONE;
        self.turn = 0;
    }
}

/// The new order: the exact number first, lower ones downwards, then higher ones upwards (CA-052 to CA-055). Of two on one
/// number the outer one is first, which came first from below (CA-056).
fn foretold(order: Order, numbers: &PerColour<Option<u8>>, total: u8) -> Order {
    let rank = |colour: Colour| {
        let number = numbers[colour].unwrap_or(HIGHEST_NUMBER);
        let distance = if number <= total { total - number } else { HIGHEST_NUMBER + number };
        (distance, order.len() - order.place(colour))
    };
    let mut sorted: [Option<Colour>; 5] = [None; 5];
    for (place, colour) in sorted.iter_mut().zip(order.iter()) {
        *place = Some(colour);
    }
    sorted[..usize::from(order.len())].sort_unstable_by_key(|colour| colour.map(rank));
    let mut foretold = Order::default();
    sorted.into_iter().flatten().for_each(|colour| foretold.push(colour));
    foretold
}
