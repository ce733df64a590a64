//! Drawing adventure cards, and the hand limit at once after it (QT-26 to QT-31, QT-165 to QT-167).

use engine::{Audience, Seat, SeatSet, Witness};

use crate::Quests;
use crate::cards::Card;
use crate::event::Event;
use crate::phase::{Moment, Phase, Then};
use crate::position::HAND_LIMIT;

impl Quests {
    /// The top card of the adventure deck goes to a hand.
    pub(crate) fn give(&mut self, card: Card, told: &mut impl Witness<Event>) {
        self.deck = self.deck.without(card);
        match self.open.phase {
            Phase::Draw(then) => self.draw(card, then, told),
            _ => self.deal(card, told),
        }
    }

    fn deal(&mut self, card: Card, told: &mut impl Witness<Event>) {
        let mut hungry = Seat::all(self.open.seats).filter(|&seat| self.hands[seat].len() < HAND_LIMIT);
        let seat = hungry.next().expect("somebody has fewer than twelve cards while they are dealt");
        let last = hungry.next().is_none();
        self.hands[seat] = self.hands[seat].with(card);
        told.tell(Audience::only(seat), Event::Dealt { seat, card });
        told.tell(Audience::but(seat), Event::DealtUnseen { seat });
        if last && self.hands[seat].len() == HAND_LIMIT {
            self.open.phase = Phase::Turn;
        }
    }

    fn draw(&mut self, card: Card, then: Then, told: &mut impl Witness<Event>) {
        let seat = self.next_to_draw().expect("cards are drawn by who is owed some");
        self.hands[seat] = self.hands[seat].with(card);
        self.open.players[seat].owed -= 1;
        told.tell(Audience::only(seat), Event::Drew { seat, card });
        told.tell(Audience::but(seat), Event::DrewUnseen { seat });
        self.settle(then, told);
    }

    /// Everybody draws, clockwise from the active player (R-QT-07).
    fn next_to_draw(&self) -> Option<Seat> {
        self.open.clockwise(self.open.active).find(|&seat| self.open.players[seat].owed > 0)
    }

    /// These seats are owed so many cards more.
    pub(crate) fn owe(&mut self, seats: SeatSet, cards: u8) {
        for seat in seats.iter() {
            self.open.players[seat].owed += cards;
        }
    }

    /// Draws what is owed, then brings hands back to twelve, clockwise from the active player, then goes on.
    pub(crate) fn settle(&mut self, then: Then, told: &mut impl Witness<Event>) {
        if self.next_to_draw().is_some() {
            if self.deck.is_empty() {
                self.shuffle(told);
            }
            if !self.deck.is_empty() {
                self.open.phase = Phase::Draw(then);
                return;
            }
            told.tell(Audience::ALL, Event::NothingToDraw); // QT-167
            for player in &mut self.open.players.0 {
                player.owed = 0;
            }
        }
        let mut around = self.open.clockwise(self.open.active);
        match around.find(|&seat| self.hands[seat].len() > HAND_LIMIT) {
            Some(seat) => self.open.phase = Phase::Trim { seat, then },
            None => self.go_on(then, told),
        }
    }

    /// The discard becomes the deck, if there is one; as a deck is a bag, that is all there is to shuffling.
    fn shuffle(&mut self, told: &mut impl Witness<Event>) {
        if !self.open.discard.is_empty() {
            self.deck = std::mem::take(&mut self.open.discard);
            told.tell(Audience::ALL, Event::Shuffled { cards: self.deck.len() });
        }
    }

    fn go_on(&mut self, then: Then, told: &mut impl Witness<Event>) {
        match then {
            Then::Stage => self.announce_stage(told),
            Then::Round => self.open_window(Moment::Start, told),
            Then::Close => self.close_card(told),
        }
    }
}
