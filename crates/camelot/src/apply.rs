//! What a step does: each kind of step has its place in the modules of the phases.

use engine::{Audience, Step, Witness};

use crate::Camelot;
use crate::action::Action;
use crate::chance::Chance;
use crate::colour::Colour;
use crate::event::{Event, Reason, Who};

impl Camelot {
    /// Plays a step that is legal.
    #[inline]
    pub(crate) fn apply(&mut self, step: Step<Camelot>, told: &mut impl Witness<Event>) {
        match step {
            Step::Chance(outcome) => self.fall(outcome, told),
            Step::Act(_, action) => self.act(action, told),
        }
    }

    #[inline]
    fn fall(&mut self, outcome: Chance, told: &mut impl Witness<Event>) {
        match outcome {
            Chance::Side(room, side) => self.turn_room(room, side, told),
            Chance::Magician(colour) => self.place_magician(colour, told),
            Chance::Mission(mission) => self.show(mission, told),
            Chance::Merlin(value) => self.take_merlin(value, told),
            Chance::Grail(part) => self.gain_tile(part, told),
        }
    }

    #[inline]
    fn act(&mut self, action: Action, told: &mut impl Witness<Event>) {
        match action {
            Action::Colour(colour) => self.choose_colour(colour, told),
            Action::Send(colour, knights) => self.send(colour, knights, told),
            Action::Predict(number) => self.predict(number, told),
            Action::Take(mission) => self.take(mission, told),
            Action::Retrieve(knights) => self.retrieve(knights, told),
            Action::Shield(shield) => self.resolve(shield, told),
            Action::Redirect(shield) => self.redirect(shield, told),
            Action::Place(field) => self.place(field, told),
            Action::Knight(source) => self.add_knight(source, told),
            Action::Tree => self.use_tree(told),
            Action::Bonus(bonus) => self.reward(bonus, told),
            Action::Look => self.look(told),
            Action::Draw => self.draw(told),
            Action::Part(part) => self.gain_tile(part, told),
            Action::Discard(mission) => self.discard(mission, told),
            Action::BlackKnight => self.call_black_knight(told),
            Action::Pair => self.pair(told),
            Action::Withdraw(field) => self.withdraw(field, told),
            Action::Decline => self.decline(told),
            Action::End => self.end_turn(told),
        }
    }

    /// A colour and who plays it.
    #[inline]
    pub(crate) fn who(&self, colour: Colour) -> Who {
        Who { seat: self.seat_of(colour), colour, twin: self.seats == 2 }
    }

    /// A colour gains or loses points; totals may become negative (R-CA-10).
    #[inline]
    pub(crate) fn score(
        &mut self,
        colour: Colour,
        reason: Reason,
        points: i16,
        told: &mut impl Witness<Event>,
    ) {
        if points != 0 {
            self.scores[colour] += points;
            told.tell(Audience::ALL, Event::Scored(self.who(colour), reason, points));
        }
    }
}
