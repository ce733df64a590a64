//! Drawing adventure cards, and the hand limit at once after it (QT-26 to QT-31, QT-165 to QT-167).

use engine::{Audience, Seat, SeatSet, Witness};

use crate::Quests;
use crate::cards::Card;
use crate::event::Event;
use crate::occasion::Occasion;
use crate::phase::{Moment, Phase, Then};
use crate::position::HAND_LIMIT;
use crate::story::Story;

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
        let on = self.occasion_to_draw(seat, then);
        told.tell(Audience::only(seat), Event::Drew { seat, card, on });
        told.tell(Audience::but(seat), Event::DrewUnseen { seat, on });
        self.settle(then, told);
    }

    fn occasion_to_draw(&self, seat: Seat, then: Then) -> Occasion {
        match then {
            Then::Stage => Occasion::Stage,
            Then::Round if self.open.tournament.round > 1 => Occasion::SecondRound,
            Then::Round if self.open.tournament.is_final => Occasion::Final,
            Then::Round => Occasion::Tournament,
            Then::Close if self.open.quest.sponsor == Some(seat) => Occasion::Reward,
            Then::Close if self.open.quest.sponsor.is_some() => Occasion::LastStage,
            Then::Close if self.open.card == Some(Story::QueensFavor) => Occasion::Favor,
            Then::Close => Occasion::Prosperity,
        }
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
            let aside = self.open.quests_aside();
            self.open.story_discard = aside.fold(self.open.story_discard, |pile, quest| pile.with(quest)); // QT-191
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

#[cfg(test)]
mod tests {
    use engine::{Seat, SeatSet, Turn};

    use super::*;
    use crate::bag::Cards;
    use crate::options::Options;

    #[test]
    fn qt_167_if_the_discard_is_empty_too_only_the_cards_that_exist_are_drawn() {
        // No game comes to this: 125 cards are more than hands and table can hold.
        let mut position = Quests::start(Options::default(), 2, engine::RulesVersion::newest::<Quests>());
        position.deck = Cards::NONE.with(Card::Sword);
        position.owe(SeatSet::all(2), 2);
        position.settle(Then::Close, &mut ());
        assert_eq!(position.turn(), Turn::Chance);
        let mut told = Vec::new();
        position.give(Card::Sword, &mut told);
        assert!(told.contains(&(Audience::ALL, Event::NothingToDraw)));
        let line = <Quests as scene::Portray>::narrate(Event::NothingToDraw).expect("it has a line");
        assert_eq!(line.clause, "QT-167");
        assert_eq!(Seat::all(2).map(|seat| position.hands[seat].len()).collect::<Vec<_>>(), [1, 0]);
        assert_eq!(position.open.phase, Phase::Turn);
    }
}
