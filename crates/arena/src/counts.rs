//! The sums over many games. They are whole numbers, so the order of adding does not matter.

use std::collections::BTreeMap;

use engine::{Outcome, PerSeat, Seat, SeatSet, SoloEnd};

use crate::Bout;
use crate::features::{self, Features};
use crate::setting::Schedule;

/// A win, in parts that up to six winners can share evenly.
pub const WIN: u64 = Outcome::WIN as u64;

/// How often each value occurred.
pub type Histogram<T> = BTreeMap<T, u64>;

/// The sums over many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Blocks of games with the same cards and dice.
    pub blocks: u64,
    /// Games played.
    pub games: u64,
    /// By contender.
    pub contenders: Vec<ResultSums>,
    /// By seat, for all contenders.
    pub seats: Vec<ResultSums>,
    /// By contender and seat.
    pub cells: Vec<Vec<ResultSums>>,
    /// Scores by contender.
    pub scores: Vec<Histogram<i32>>,
    /// Lengths in decisions.
    pub decisions: Histogram<u32>,
    /// Lengths in steps, chance included.
    pub steps: Histogram<u32>,
    /// Amounts by source.
    pub sources: BTreeMap<&'static str, Source>,
    /// Sums by feature.
    pub features: Features,
    /// Seats in first place, summed over the games.
    pub winners: u64,
}

/// Wins, scores and places of a contender or a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ResultSums {
    /// Games with at least one of its seats.
    pub games: u64,
    /// Seats taken in these games.
    pub taken: u64,
    /// Sum of places over the seats taken.
    pub places: u64,
    /// The number of one-player matches that were survived.
    pub survivals: u64,
    /// The number of one-player matches that were lost.
    pub defeats: u64,
    /// Wins, in parts of [`WIN`], with one number per block.
    pub wins: Series,
    /// Points over the seats taken, with one number per block.
    pub points: Series,
}

/// The sums of a series of numbers that its mean and spread need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Series {
    /// How many numbers.
    pub count: u64,
    /// Their sum.
    pub sum: i64,
    /// The sum of their squares.
    pub squares: i128,
}

/// The amounts of one source.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Source {
    /// By seat.
    pub seats: PerSeat<i64>,
    /// Of seats in first place.
    pub winners: i64,
    /// Of all other seats.
    pub others: i64,
    /// The amount of all seats in a game; games without any are not listed.
    pub games: Histogram<i64>,
    /// Seats with any of it, summed over the games.
    pub holders: u64,
    /// Wins of these seats, in parts of [`WIN`].
    pub holders_wins: u64,
}

impl Counts {
    /// Empty sums.
    pub fn new(schedule: &Schedule, seats: u8) -> Counts {
        let contenders = schedule.contenders.len();
        let seats = seats as usize;
        Counts {
            blocks: 0,
            games: 0,
            contenders: vec![ResultSums::default(); contenders],
            seats: vec![ResultSums::default(); seats],
            cells: vec![vec![ResultSums::default(); seats]; contenders],
            scores: vec![Histogram::new(); contenders],
            decisions: Histogram::new(),
            steps: Histogram::new(),
            sources: BTreeMap::new(),
            features: Features::new(),
            winners: 0,
        }
    }

    /// Adds a block: one match for each seating of the schedule.
    pub fn add(&mut self, schedule: &Schedule, bouts: &[Bout]) {
        let mut block = Block::new(self.contenders.len(), self.seats.len());
        for (bout, seating) in bouts.iter().zip(&schedule.seatings) {
            self.add_bout(bout, seating);
            block.add(&bout.outcome, seating);
        }
        self.blocks += 1;
        for (ledger, sums) in self.contenders.iter_mut().zip(&block.contenders) {
            ledger.close(sums);
        }
        for (ledger, sums) in self.seats.iter_mut().zip(&block.seats) {
            ledger.close(sums);
        }
        for (ledger, sums) in self.cells.iter_mut().flatten().zip(block.cells.iter().flatten()) {
            ledger.close(sums);
        }
    }

    fn add_bout(&mut self, bout: &Bout, seating: &[usize]) {
        self.games += 1;
        *self.decisions.entry(bout.decisions).or_default() += 1;
        *self.steps.entry(bout.steps).or_default() += 1;
        let winners = bout.outcome.winners();
        self.winners += u64::from(winners.len());
        for (seat, &contender) in Seat::all(bout.outcome.seats).zip(seating) {
            *self.scores[contender].entry(bout.outcome.scores[seat]).or_default() += 1;
        }
        features::add(&mut self.features, bout);
        for (what, amounts) in &bout.tallies {
            let source = self.sources.entry(what).or_default();
            *source.games.entry(amounts.first(bout.outcome.seats).iter().sum()).or_default() += 1;
            for seat in Seat::all(bout.outcome.seats) {
                source.seats[seat] += amounts[seat];
                if amounts[seat] != 0 {
                    source.holders += 1;
                    source.holders_wins += wins(winners, seat);
                }
                if winners.contains(seat) {
                    source.winners += amounts[seat];
                } else {
                    source.others += amounts[seat];
                }
            }
        }
    }

    /// Adds two sums.
    #[must_use]
    pub fn merge(mut self, other: Counts) -> Counts {
        self.blocks += other.blocks;
        self.games += other.games;
        self.winners += other.winners;
        for (ledger, more) in self.contenders.iter_mut().zip(other.contenders) {
            ledger.merge(more);
        }
        for (ledger, more) in self.seats.iter_mut().zip(other.seats) {
            ledger.merge(more);
        }
        for (ledger, more) in self.cells.iter_mut().flatten().zip(other.cells.into_iter().flatten()) {
            ledger.merge(more);
        }
        for (scores, more) in self.scores.iter_mut().zip(other.scores) {
            merge_histogram(scores, more);
        }
        merge_histogram(&mut self.decisions, other.decisions);
        merge_histogram(&mut self.steps, other.steps);
        features::merge(&mut self.features, other.features);
        for (what, more) in other.sources {
            let source = self.sources.entry(what).or_default();
            for (sum, amount) in source.seats.0.iter_mut().zip(more.seats.0) {
                *sum += amount;
            }
            source.winners += more.winners;
            source.others += more.others;
            source.holders += more.holders;
            source.holders_wins += more.holders_wins;
            merge_histogram(&mut source.games, more.games);
        }
        self
    }
}

/// The sums of one block.
struct Block {
    contenders: Vec<Sums>,
    seats: Vec<Sums>,
    cells: Vec<Vec<Sums>>,
}

#[derive(Clone, Copy, Default)]
struct Sums {
    games: u64,
    taken: u64,
    places: u64,
    survivals: u64,
    defeats: u64,
    wins: u64,
    points: i64,
}

impl Block {
    fn new(contenders: usize, seats: usize) -> Block {
        Block {
            contenders: vec![Sums::default(); contenders],
            seats: vec![Sums::default(); seats],
            cells: vec![vec![Sums::default(); seats]; contenders],
        }
    }

    fn add(&mut self, outcome: &Outcome, seating: &[usize]) {
        let winners = outcome.winners();
        for (seat, &contender) in Seat::all(outcome.seats).zip(seating) {
            let first_of_its_seats = !seating[..seat.index()].contains(&contender);
            let sums = Sums {
                games: 1,
                taken: 1,
                places: u64::from(outcome.places[seat]),
                survivals: u64::from(outcome.solo == Some(SoloEnd::Survival)),
                defeats: u64::from(outcome.solo == Some(SoloEnd::Defeat)),
                wins: wins(winners, seat),
                points: i64::from(outcome.scores[seat]),
            };
            self.seats[seat.index()].add(sums);
            self.cells[contender][seat.index()].add(sums);
            self.contenders[contender].add(Sums { games: u64::from(first_of_its_seats), ..sums });
        }
    }
}

impl Sums {
    fn add(&mut self, other: Sums) {
        self.games += other.games;
        self.taken += other.taken;
        self.places += other.places;
        self.survivals += other.survivals;
        self.defeats += other.defeats;
        self.wins += other.wins;
        self.points += other.points;
    }
}

impl ResultSums {
    fn close(&mut self, block: &Sums) {
        self.games += block.games;
        self.taken += block.taken;
        self.places += block.places;
        self.survivals += block.survivals;
        self.defeats += block.defeats;
        self.wins.push(block.wins as i64);
        self.points.push(block.points);
    }

    fn merge(&mut self, other: ResultSums) {
        self.games += other.games;
        self.taken += other.taken;
        self.places += other.places;
        self.survivals += other.survivals;
        self.defeats += other.defeats;
        self.wins.merge(other.wins);
        self.points.merge(other.points);
    }
}

impl Series {
    /// Adds a number.
    pub fn push(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += i128::from(value) * i128::from(value);
    }

    pub(crate) fn merge(&mut self, other: Series) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

/// A seat's part of the win.
pub(crate) fn wins(winners: SeatSet, seat: Seat) -> u64 {
    if winners.contains(seat) { WIN / u64::from(winners.len()) } else { 0 }
}

fn merge_histogram<T: Ord>(into: &mut Histogram<T>, from: Histogram<T>) {
    for (value, times) in from {
        *into.entry(value).or_default() += times;
    }
}
