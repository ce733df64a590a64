//! A turn: the story card, and what is settled when it is done with.

use engine::{Audience, Seat, SeatSet, Witness};

use crate::Quests;
use crate::bag::Cards;
use crate::cards::Card;
use crate::event::Event;
use crate::occasion::Victory;
use crate::open::{Quest, Reveal, Tournament};
use crate::options::QuestDiscard;
use crate::phase::{End, Moment, Phase, Standing};
use crate::position::STORY_ROUNDS;
use crate::rank::Rank;
use crate::story::{Stories, Story};

impl Quests {
    /// The active player reaches for the story deck (QT-21).
    pub(crate) fn turn_up(&mut self, told: &mut impl Witness<Event>) {
        if self.open.story.is_empty() {
            self.open.rounds += 1;
            if self.open.rounds == STORY_ROUNDS {
                return self.end_game(End::Stalled, told); // R-QT-01
            }
            self.open.story = std::mem::replace(&mut self.open.story_discard, Stories::NONE); // QT-165
            told.tell(Audience::ALL, Event::StoryShuffled);
        }
        self.open.phase = Phase::Story;
    }

    pub(crate) fn tell_story(&mut self, card: Story, told: &mut impl Witness<Event>) {
        let open = &mut self.open;
        open.story = open.story.without(card);
        open.card = Some(card);
        open.turns += 1;
        open.quest = Quest::default();
        open.tournament = Tournament::default();
        open.reveal = Reveal::default();
        for player in &mut open.players.0 {
            player.fresh = Cards::NONE;
            player.standing = Standing::Usual;
        }
        let seat = open.active;
        told.tell(Audience::ALL, Event::TurnBegun { seat });
        told.tell(Audience::ALL, Event::StoryTurned { seat, card });
        if card.stages().is_some() {
            self.open.phase = Phase::Sponsor(seat); // QT-51
        } else if card.bonus().is_some() {
            self.open.phase = Phase::Enter(seat); // QT-145
        } else {
            self.open_window(Moment::Event, told);
        }
    }

    /// The story card is done with: promotions, then the win is tested, then the next turn (QT-23, QT-49).
    pub(crate) fn close_card(&mut self, told: &mut impl Witness<Event>) {
        // A quest card that lies with the adventure cards is in neither story pile: see `Open::quests_aside` (QT-191).
        if let Some(card) = self.open.card.take()
            && (card.stages().is_none() || self.open.options.quest_discard == QuestDiscard::Story)
        {
            self.open.story_discard = self.open.story_discard.with(card);
        }
        if self.open.options.amours_leave_each_turn {
            self.drop_amours(SeatSet::all(self.open.seats)); // QT-182
        }
        for seat in Seat::all(self.open.seats) {
            self.promote(seat, told);
        }
        let arrived: SeatSet = Seat::all(self.open.seats)
            .filter(|&seat| self.open.players[seat].rank == Rank::RoundTable)
            .collect();
        match arrived.len() {
            0 => self.next_turn(),
            1 => self.end_game(End::RoundTable(arrived), told), // QT-159
            _ => self.begin_final(arrived, told),               // QT-161
        }
    }

    /// As often as the shields suffice; what is left stays on the new rank card (QT-45 to QT-48).
    fn promote(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        let player = &mut self.open.players[seat];
        while let Some(price) = player.rank.price().filter(|&price| price <= player.shields) {
            player.shields -= price;
            player.rank = player.rank.next();
            told.tell(Audience::ALL, Event::Promoted { seat, rank: player.rank, left: player.shields });
        }
    }

    /// Clockwise, from the drawer or, by option, from the sponsor (QT-24, QT-177).
    fn next_turn(&mut self) {
        let from = match self.open.quest.sponsor {
            Some(sponsor) if self.open.options.sponsor_passes_turn => sponsor,
            _ => self.open.active,
        };
        self.open.active = from.next(self.open.seats);
        self.open.phase = Phase::Turn;
    }

    pub(crate) fn end_game(&mut self, end: End, told: &mut impl Witness<Event>) {
        self.open.phase = Phase::Over(end);
        told.tell(Audience::ALL, Event::GameEnded { end });
        let winners = self.outcome(end).winners();
        let by = match end {
            End::Stalled => Victory::Shields,
            End::RoundTable(_) if self.open.tournament.is_final => Victory::Final,
            End::RoundTable(_) => Victory::RoundTable,
        };
        for seat in winners.iter() {
            told.tell(Audience::ALL, Event::Won { seat, shared: winners.len() > 1, by });
        }
    }

    /// The amours of these players are discarded (QT-105, QT-110, QT-158).
    pub(crate) fn drop_amours(&mut self, seats: SeatSet) {
        for seat in seats.iter() {
            if std::mem::take(&mut self.open.players[seat].amour) {
                self.discard(Cards::NONE.with(Card::Amour));
            }
        }
    }
}
