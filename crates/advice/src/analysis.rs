//! What decided a match: the chances to win at every moment, and what each decision gave away.
//!
//! Chances are those of the true position, with all cards open. What chance steps did to them is luck; what a seat's
//! decisions did is its own doing. Whether a decision was good is another question, and it is asked from the view: best
//! with what the seat could know. What would have been best with open cards stands beside it.

mod study;

use engine::Seat;
use serde::{Deserialize, Serialize};

pub(crate) use study::Study;

/// An analysis under way. It works in pieces, so that the caller can show the progress and stop.
pub trait Analyst: Send {
    /// Does one piece of work. Returns whether there is more to do.
    fn work(&mut self) -> bool;

    /// How many pieces are done.
    fn done(&self) -> u32;

    /// How many there are.
    fn total(&self) -> u32;

    /// What was found so far.
    fn found(&self) -> &Analysis;
}

/// What an analysis found.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Analysis {
    /// Moments, oldest first: the start, and whenever somebody else acts or chance has had its way.
    pub moments: Vec<Moment>,
    /// Every decision in which there was something to decide, oldest first.
    pub verdicts: Vec<Verdict>,
}

/// A moment, and what led to it from the one before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// After so many lines of the log.
    pub at: u32,
    /// What the match is worth to each seat, from 0 to 1: the chance to win.
    pub chances: Vec<f32>,
    /// Who acted since the moment before; nobody: chance.
    pub by: Option<Seat>,
}

/// What is to be said about a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The number of its line.
    pub at: u32,
    /// Who decided.
    pub seat: Seat,
    /// How, in notation.
    pub chosen: String,
    /// Judged by what the seat could know.
    pub known: Judgement,
    /// Judged with all cards open.
    pub open: Judgement,
}

/// A decision beside the best one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judgement {
    /// The best action, in notation; the chosen one, if no other was better.
    pub best: String,
    /// How much worth the chosen one gave away, as far as that is more than the noise of the search.
    pub loss: f32,
    /// How many points more the best one would have brought somebody who plays alone, if that is clear.
    #[serde(default)]
    pub points: Option<i32>,
}

/// Where a seat's chances came from. The parts add up from the start to the end.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Balance {
    /// The chance before the first line.
    pub start: f32,
    /// What cards and dice did to it.
    pub luck: f32,
    /// What the seat's own decisions did to it.
    pub own: f32,
    /// What the others' decisions did to it.
    pub others: f32,
    /// The chance after the last line; the result, if the match is over.
    pub end: f32,
    /// What the seat's decisions gave away against the best with what it could know.
    pub given_away: f32,
}

/// A swing of the chances.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// The index of the moment after it.
    pub moment: usize,
    /// Whose chance changed: whoever decided, if it was much about them, or else whose changed most.
    pub seat: Seat,
    /// By how much.
    pub swing: f32,
    /// The decision in it that gave most away, if one did.
    pub slip: Option<Verdict>,
}

impl Analysis {
    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.moments.first().map_or(0, |moment| moment.chances.len() as u8)
    }

    /// Where a seat's chances came from.
    pub fn balance(&self, seat: Seat) -> Balance {
        let chance = |moment: &Moment| moment.chances.get(seat.index()).copied().unwrap_or_default();
        let mut balance = Balance {
            start: self.moments.first().map(chance).unwrap_or_default(),
            end: self.moments.last().map(chance).unwrap_or_default(),
            ..Balance::default()
        };
        for pair in self.moments.windows(2) {
            let part = match pair[1].by {
                None => &mut balance.luck,
                Some(by) if by == seat => &mut balance.own,
                Some(_) => &mut balance.others,
            };
            *part += chance(&pair[1]) - chance(&pair[0]);
        }
        let own = self.verdicts.iter().filter(|verdict| verdict.seat == seat);
        balance.given_away = own.map(|verdict| verdict.known.loss).sum();
        balance
    }

    /// The largest swings, at most so many, in the order of the match.
    pub fn turning_points(&self, count: usize) -> Vec<TurningPoint> {
        let mut points: Vec<TurningPoint> =
            (1..self.moments.len()).filter_map(|moment| self.swing(moment)).collect();
        points.sort_by(|one, other| other.swing.abs().total_cmp(&one.swing.abs()));
        points.truncate(count);
        points.sort_by_key(|point| point.moment);
        points
    }

    fn swing(&self, moment: usize) -> Option<TurningPoint> {
        let (before, after) = (&self.moments[moment - 1], &self.moments[moment]);
        let swings = Seat::all(self.seats())
            .zip(after.chances.iter().zip(&before.chances))
            .map(|(seat, (after, before))| (seat, after - before));
        let swings: Vec<(Seat, f32)> = swings.collect();
        let most = swings.iter().max_by(|one, other| one.1.abs().total_cmp(&other.1.abs()))?;
        // Whoever decided, or drew, is told about, unless it was about somebody else.
        let about = after.by.or(before.by);
        let own =
            swings.iter().find(|(seat, swing)| about == Some(*seat) && swing.abs() * 2.0 > most.1.abs());
        let (seat, swing) = *own.unwrap_or(most);
        let here = self.verdicts.iter().filter(|verdict| verdict.at > before.at && verdict.at <= after.at);
        let worst = here.max_by(|one, other| one.known.loss.total_cmp(&other.known.loss));
        let slip = worst.filter(|verdict| verdict.known.loss > 0.0).cloned();
        Some(TurningPoint { moment, seat, swing, slip })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(at: u32, chances: [f32; 2], by: Option<u8>) -> Moment {
        Moment { at, chances: chances.to_vec(), by: by.map(Seat::new) }
    }

    #[test]
    fn luck_and_decisions_add_up_from_the_start_to_the_end() {
        let analysis = Analysis {
            moments: vec![
                moment(0, [0.5, 0.5], None),
                moment(2, [0.625, 0.375], None),
                moment(3, [0.375, 0.625], Some(0)),
                moment(4, [1.0, 0.0], Some(1)),
            ],
            verdicts: Vec::new(),
        };
        let balance = analysis.balance(Seat::new(0));
        assert_eq!((balance.luck, balance.own, balance.others), (0.125, -0.25, 0.625));
        assert_eq!(balance.start + balance.luck + balance.own + balance.others, balance.end);
        let points = analysis.turning_points(2);
        assert_eq!(points.iter().map(|point| point.moment).collect::<Vec<_>>(), [2, 3]);
        assert_eq!(points[1].swing.abs(), 0.625);
    }
}
