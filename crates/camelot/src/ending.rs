//! The final scoring (CA-081 to CA-089).

use engine::{Audience, MAX_SEATS, Outcome, PerSeat, Seat, Witness};

use crate::Camelot;
use crate::colour::{Colour, Colours, Owner, PerColour};
use crate::event::{Event, Reason};
use crate::phase::{Figure, Finale, Phase};
use crate::position::{KNIGHT_POINTS, KNIGHTS_FOR_A_TILE};
use crate::room::{Room, Rooms, Side};
use crate::rooms::{rebellion, round_table, secret};

impl Camelot {
    /// First the red room: ranks are fixed, the first scores and may place the magician (CA-081, R-CA-20).
    pub(crate) fn begin_finale(&mut self, told: &mut impl Witness<Event>) {
        self.finale = Finale::Red;
        told.tell(Audience::ALL, Event::FinaleBegun);
        let side = self.sides[Room::Red as usize];
        let ranks = match side {
            Side::A => self.round_table_ranks(),
            Side::B => self.rebellion_ranks(),
        };
        let mut first = None;
        for (rank, ranked) in (1..).zip(ranks) {
            let Some((colour, points)) = ranked else { continue };
            match self.owners[colour] {
                Owner::Seat(_) => {
                    told.tell(Audience::ALL, Event::Ranked(self.who(colour), side, rank, points));
                    if rank == 1 {
                        first = Some(colour);
                        self.score(colour, Reason::Room(Room::Red), points.into(), told);
                    } else {
                        self.owed[colour] = points;
                    }
                }
                // R-CA-23: these points are lost, and nobody moves a magician.
                Owner::Neutral | Owner::Box => told.tell(Audience::ALL, Event::NeutralRanked(colour, rank)),
            }
        }
        self.charge_absent(told);
        if let Some(colour) = first {
            self.turn = self.order.place(colour);
            let rooms = self.free_rooms(Rooms::CASTLE.without(Room::Red), colour);
            if !rooms.is_empty() {
                self.phase = Phase::Place { figure: Figure::Magician, rooms };
                return;
            }
        }
        self.go_on_scoring(told);
    }

    /// Who has nobody in the red room loses points at the round table, and nothing in the rebellion (CA-116, CA-130).
    fn charge_absent(&mut self, told: &mut impl Witness<Event>) {
        let points = match self.sides[Room::Red as usize] {
            Side::A => round_table::ABSENT_POINTS,
            Side::B => 0,
        };
        for colour in self.order.iter() {
            if self.rooms[Room::Red as usize][colour] == 0 {
                self.owed[colour] = points;
                told.tell(Audience::ALL, Event::Absent(self.who(colour), points));
            }
        }
    }

    /// The place by which ties are decided: the higher magician wins, the neutral colour loses always (CA-115, CA-031).
    fn tie_place(&self, colour: Colour) -> u8 {
        self.order.place(colour)
    }

    /// Ranks by the number of knights at the round table (CA-113, CA-114).
    fn round_table_ranks(&self) -> [Option<(Colour, i8)>; 5] {
        let knights = self.rooms[Room::Red as usize];
        let mut there: Colours = Colour::ALL.into_iter().filter(|colour| knights[*colour] != 0).collect();
        round_table::RANK_POINTS.map(|points| {
            let strength = |colour: &Colour| (16 - knights[*colour].count_ones(), self.tie_place(*colour));
            let first = there.iter().min_by_key(strength)?;
            there = there.minus(Colours::NONE.with(first));
            Some((first, points))
        })
    }

    /// First and second of the side that is ahead, then those of the other (CA-126 to CA-129).
    fn rebellion_ranks(&self) -> [Option<(Colour, i8)>; 5] {
        let knights = &self.rooms[Room::Red as usize];
        let winner = rebellion::ahead(self.taken(Room::Red));
        let loser = match winner {
            rebellion::Party::Loyal => rebellion::Party::Rebel,
            rebellion::Party::Rebel => rebellion::Party::Loyal,
        };
        let ranked = |party| rebellion::ranked(knights, party, |colour| self.tie_place(colour));
        let [first, second] = ranked(winner);
        let [third, fourth] = ranked(loser);
        let [best, good] = rebellion::WINNING_POINTS;
        let [fair, poor] = rebellion::LOSING_POINTS;
        [(first, best), (second, good), (third, fair), (fourth, poor), (None, 0)]
            .map(|(colour, points)| colour.map(|colour| (colour, points)))
    }

    /// What comes after the magician: lower ranks, then tiles for pairs in the hinterland, then everything else.
    pub(crate) fn go_on_scoring(&mut self, told: &mut impl Witness<Event>) {
        if self.finale == Finale::Red {
            for colour in self.order.iter() {
                self.score(colour, Reason::Room(Room::Red), self.owed[colour].into(), told);
            }
            self.owed = PerColour::default();
            self.finale = Finale::Pairs;
            self.turn = 0;
        } else {
            self.turn += 1; // R-CA-26: down the order track
        }
        while self.turn < self.order.len() {
            self.progress.tiles = self.hinterland[self.active()] / KNIGHTS_FOR_A_TILE;
            if self.progress.tiles > 0 && !self.pile.is_empty() {
                self.phase = Phase::Tile;
                return;
            }
            self.turn += 1;
        }
        self.settle(told);
    }

    /// Merlin tiles, knights, grail tiles, the secret room; then the game is over.
    fn settle(&mut self, told: &mut impl Witness<Event>) {
        self.progress.tiles = 0;
        self.finale = Finale::Done;
        self.turn = 0;
        // All screens are down: who gained which tile when is nobody's to learn now.
        self.remember_pile();
        self.phase = Phase::Over;
        for colour in self.order.iter() {
            let (merlins, tiles) = (self.merlins[colour], self.tiles[colour]);
            let (who, home) = (self.who(colour), self.home[colour]);
            told.tell(Audience::ALL, Event::MerlinsRevealed(who, merlins));
            self.score(colour, Reason::Merlin, merlins.points(), told);
            told.tell(Audience::ALL, Event::KnightsRevealed(who, home));
            self.score(colour, Reason::Knights, KNIGHT_POINTS * i16::from(home), told);
            told.tell(Audience::ALL, Event::GrailRevealed(who, tiles));
            self.score(colour, Reason::Grail, tiles.points(), told);
            if self.seats == 5 && self.rooms[Room::Secret as usize][colour] == 0 {
                told.tell(Audience::ALL, Event::NoSecret(who, secret::ABSENT_POINTS));
                self.score(colour, Reason::Room(Room::Secret), secret::ABSENT_POINTS.into(), told);
            }
            told.tell(Audience::ALL, Event::Total(who, self.scores[colour]));
        }
        self.drop_stronger(told);
        let outcome = self.outcome();
        let winner = outcome.winners().first().expect("somebody has won");
        let tied = |seat: &Seat| outcome.scores[*seat] == outcome.scores[winner];
        let tie = Seat::all(self.seats).filter(tied).count() > 1;
        told.tell(Audience::ALL, Event::Won(self.who(self.counting(winner)), tie));
    }

    /// Of the two colours of a seat only the weaker one counts (CA-027).
    fn drop_stronger(&self, told: &mut impl Witness<Event>) {
        for colour in self.order.iter() {
            let who = self.who(colour);
            if self.counting(who.seat) != colour {
                told.tell(Audience::ALL, Event::Dropped(who, self.scores[colour]));
            }
        }
    }

    /// The colour that counts for a seat: of two the one with fewer points (CA-027); of equals the higher on the order
    /// track.
    pub(crate) fn counting(&self, seat: Seat) -> Colour {
        let own = self.order.iter().filter(|colour| self.owners[*colour] == Owner::Seat(seat));
        own.min_by_key(|colour| self.scores[*colour]).expect("every seat plays a colour")
    }

    /// Points and places; a tie is decided by the order track (CA-089, R-CA-27).
    pub(crate) fn outcome(&self) -> Outcome {
        let (mut scores, mut ties) = (PerSeat([0; MAX_SEATS]), PerSeat([0; MAX_SEATS]));
        for seat in Seat::all(self.seats) {
            let colour = self.counting(seat);
            scores[seat] = self.scores[colour].into();
            ties[seat] = -i32::from(self.order.place(colour));
        }
        Outcome::ranked(self.seats, scores, ties)
    }
}
