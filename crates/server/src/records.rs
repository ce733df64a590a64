//! Records: counted results of a person.

use std::collections::BTreeMap;

use engine::SoloEnd;
use protocol::{Away, Record, Tally};
use store::MatchResult;

/// The records of a person by game, from their results, latest first.
pub(crate) fn records(results: &[MatchResult]) -> Vec<Record> {
    let mut games: BTreeMap<&str, Vec<CountedMatch>> = BTreeMap::new();
    for result in results {
        games.entry(&result.game).or_default().push(CountedMatch::of(result));
    }
    games.into_iter().map(|(game, played)| record(game, &played)).collect()
}

/// A match that counts.
#[derive(Clone, Copy)]
struct CountedMatch {
    seats: u8,
    place: u8,
    won: bool,
}

impl CountedMatch {
    /// A player who resigned is last and has lost, whatever the bot achieved.
    fn of(result: &MatchResult) -> CountedMatch {
        let seats = result.seats;
        match (result.away, result.solo) {
            (Away::Resigned, _) => CountedMatch { seats, place: seats, won: false },
            (_, Some(end)) => CountedMatch { seats, place: result.place, won: end == SoloEnd::Victory },
            (_, None) => CountedMatch { seats, place: result.place, won: result.place == 1 },
        }
    }
}

/// The record of a game from all matches, latest first.
fn record(game: &str, played: &[CountedMatch]) -> Record {
    let mut tables: BTreeMap<u8, Vec<CountedMatch>> = BTreeMap::new();
    for one in played {
        tables.entry(one.seats).or_default().push(*one);
    }
    let mut runs = played.split(|one| !one.won).map(|run| run.len() as u32);
    let streak = runs.next().unwrap_or(0);
    Record {
        game: game.to_owned(),
        all: tally(played),
        by_seats: tables.into_iter().map(|(seats, played)| (seats, tally(&played))).collect(),
        streak,
        longest_streak: runs.fold(streak, u32::max),
    }
}

fn tally(played: &[CountedMatch]) -> Tally {
    let sum: f64 = played.iter().map(|one| f64::from(one.place)).sum();
    Tally {
        matches: played.len() as u32,
        wins: played.iter().filter(|one| one.won).count() as u32,
        mean_place: sum / played.len().max(1) as f64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(game: &str, seats: u8, place: u8) -> MatchResult {
        MatchResult { game: game.to_owned(), seats, place, solo: None, away: Away::No }
    }

    #[test]
    fn matches_are_counted_by_game_and_by_seats() {
        let latest_first =
            [result("ring", 3, 1), result("ring", 3, 1), result("quests", 2, 2), result("ring", 4, 4)];
        let [quests, ring] = &records(&latest_first)[..] else { panic!("there are two games") };
        assert_eq!((&*quests.game, quests.streak, quests.longest_streak), ("quests", 0, 0));
        assert_eq!(quests.all, Tally { matches: 1, wins: 0, mean_place: 2.0 });
        assert_eq!(ring.all, Tally { matches: 3, wins: 2, mean_place: 2.0 });
        let three = Tally { matches: 2, wins: 2, mean_place: 1.0 };
        let four = Tally { matches: 1, wins: 0, mean_place: 4.0 };
        assert_eq!(ring.by_seats, [(3, three), (4, four)]);
        assert_eq!((ring.streak, ring.longest_streak), (2, 2));
    }

    #[test]
    fn a_streak_ends_with_a_match_that_was_not_won() {
        let places = [1, 2, 1, 1, 1, 3, 1].map(|place| result("ring", 3, place));
        assert_eq!(
            records(&places).iter().map(|game| (game.streak, game.longest_streak)).collect::<Vec<_>>(),
            [(1, 3)]
        );
        assert!(records(&[]).is_empty());
    }

    #[test]
    fn a_player_who_resigned_is_last() {
        let given_up = MatchResult { away: Away::Resigned, ..result("ring", 4, 1) };
        assert_eq!(records(&[given_up])[0].all, Tally { matches: 1, wins: 0, mean_place: 4.0 });
    }

    #[test]
    fn alone_only_a_victory_is_won() {
        let alone = |end| MatchResult { solo: Some(end), ..result("knight", 1, 1) };
        let given_up = MatchResult { away: Away::Resigned, ..alone(SoloEnd::Victory) };
        let played = [alone(SoloEnd::Victory), alone(SoloEnd::Survival), alone(SoloEnd::Defeat), given_up];
        let record = &records(&played)[0];
        assert_eq!(record.all, Tally { matches: 4, wins: 1, mean_place: 1.0 });
        assert_eq!((record.streak, record.longest_streak), (1, 1));
    }
}
