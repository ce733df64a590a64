//! Tournaments, and the final one (QT-145 to QT-164).

use engine::{Audience, Seat, SeatSet, Witness};

use crate::Quests;
use crate::bag::Cards;
use crate::event::Event;
use crate::open::{Quest, Tournament};
use crate::phase::{End, Phase, Then};
use crate::story::Story;

impl Quests {
    pub(crate) fn enter(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        self.open.tournament.entrants = self.open.tournament.entrants.with(seat);
        told.tell(Audience::ALL, Event::Entered { seat });
        self.ask_to_enter_after(seat, told);
    }

    pub(crate) fn decline_entering(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        told.tell(Audience::ALL, Event::EntryDeclined { seat });
        self.ask_to_enter_after(seat, told);
    }

    fn ask_to_enter_after(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        let next = seat.next(self.open.seats);
        let entrants = self.open.tournament.entrants;
        if next != self.open.active {
            self.open.phase = Phase::Enter(next);
        } else if entrants.is_empty() {
            told.tell(Audience::ALL, Event::NobodyEnters); // QT-146
            self.close_card(told);
        } else if entrants.len() == 1 {
            self.reward_lone_entrant(entrants, told);
        } else {
            self.begin_tournament(told);
        }
    }

    /// A shield and the bonus, without a fight; by option nothing (QT-147, QT-170).
    fn reward_lone_entrant(&mut self, entrants: SeatSet, told: &mut impl Witness<Event>) {
        let shields = if self.open.options.lone_entrant_wins_nothing { 0 } else { 1 + self.bonus() };
        for seat in entrants.iter() {
            self.open.players[seat].shields += shields;
            told.tell(Audience::ALL, Event::LoneEntrant { seat, shields });
        }
        self.close_card(told);
    }

    fn bonus(&self) -> u8 {
        self.open.card.and_then(Story::bonus).unwrap_or(0)
    }

    /// Every entrant draws a card (QT-148).
    fn begin_tournament(&mut self, told: &mut impl Witness<Event>) {
        let tournament = &mut self.open.tournament;
        (tournament.contenders, tournament.round) = (tournament.entrants, 1);
        self.owe(self.open.tournament.contenders, 1);
        self.settle(Then::Round, told);
    }

    /// Those who reached the Round Table together, and only they, fight it out (QT-161, QT-162).
    pub(crate) fn begin_final(&mut self, seats: SeatSet, told: &mut impl Witness<Event>) {
        told.tell(Audience::ALL, Event::FinalBegun { seats });
        self.open.quest = Quest::default();
        self.open.tournament = Tournament { entrants: seats, is_final: true, ..Tournament::default() };
        for player in &mut self.open.players.0 {
            player.fresh = Cards::NONE;
        }
        self.begin_tournament(told);
    }

    /// The highest total wins; the first tie is broken by another round (QT-152, QT-153).
    pub(crate) fn judge_round(&mut self, told: &mut impl Witness<Event>) {
        let contenders = self.open.tournament.contenders;
        for seat in contenders.iter() {
            let total = self.strength(seat);
            self.open.reveal.totals[seat] = total;
            told.tell(Audience::ALL, Event::Measured { seat, total });
        }
        self.open.reveal.judged = true;
        self.drop_weapons();
        let totals = self.open.reveal.totals;
        let best = contenders.iter().map(|seat| totals[seat]).max().expect("a round has contenders");
        let ahead: SeatSet = contenders.iter().filter(|&seat| totals[seat] == best).collect();
        let tournament = self.open.tournament;
        let one_round = tournament.is_final && !self.open.options.final_breaks_ties;
        if ahead.len() > 1 && tournament.round == 1 && !one_round {
            self.break_tie(ahead, told);
        } else if tournament.is_final {
            self.end_game(End::RoundTable(ahead), told); // QT-164
        } else {
            self.award(ahead, told);
        }
    }

    fn break_tie(&mut self, tied: SeatSet, told: &mut impl Witness<Event>) {
        told.tell(Audience::ALL, Event::Tied { seats: tied });
        self.open.tournament.contenders = tied;
        self.open.tournament.round = 2;
        if self.open.options.tied_players_draw {
            self.owe(tied, 1); // QT-175
        }
        self.settle(Then::Round, told);
    }

    /// The full prize for one; after a second tie, as many shields as there were entrants (QT-152, QT-156, QT-157).
    fn award(&mut self, ahead: SeatSet, told: &mut impl Witness<Event>) {
        let Tournament { entrants, contenders, round, .. } = self.open.tournament;
        let shared = ahead.len() > 1;
        let bonus = if shared && !self.open.options.second_tie_pays_bonus { 0 } else { self.bonus() };
        let shields = entrants.len() as u8 + bonus;
        let paid = if shared && self.open.options.second_round_shares { contenders } else { ahead };
        for seat in paid.iter() {
            self.open.players[seat].shields += shields;
            told.tell(Audience::ALL, Event::TournamentWon { seat, shields, bonus, round, shared });
        }
        self.drop_amours(entrants); // QT-158
        self.close_card(told);
    }
}
