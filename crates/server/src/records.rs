//! Records: counted results of a person.

use std::collections::BTreeMap;

use protocol::{Away, Record, Tally};
use store::MatchResult;

/// The records of a person by game, from their results, latest first.
pub(crate) fn records(results: &[MatchResult]) -> Vec<Record> {
    let mut games: BTreeMap<&str, Vec<(u8, u8)>> = BTreeMap::new();
    for result in results {
        games.entry(&result.game).or_default().push((result.seats, place(result)));
    }
    games.into_iter().map(|(game, played)| record(game, &played)).collect()
}

/// A player who resigned is last, whatever the bot achieved.
fn place(result: &MatchResult) -> u8 {
    match result.away {
        Away::Resigned => result.seats,
        Away::No | Away::StandIn => result.place,
    }
}

/// The record of a game from the seats and the place of every match, latest first.
fn record(game: &str, played: &[(u8, u8)]) -> Record {
    let mut tables: BTreeMap<u8, Vec<u8>> = BTreeMap::new();
    for (seats, place) in played {
        tables.entry(*seats).or_default().push(*place);
    }
    let places: Vec<u8> = played.iter().map(|(_, place)| *place).collect();
    let mut runs = places.split(|place| *place != 1).map(|run| run.len() as u32);
    let streak = runs.next().unwrap_or(0);
    Record {
        game: game.to_owned(),
        all: tally(&places),
        by_seats: tables.into_iter().map(|(seats, places)| (seats, tally(&places))).collect(),
        streak,
        longest_streak: runs.fold(streak, u32::max),
    }
}

fn tally(places: &[u8]) -> Tally {
    let sum: f64 = places.iter().map(|place| f64::from(*place)).sum();
    Tally {
        matches: places.len() as u32,
        wins: places.iter().filter(|place| **place == 1).count() as u32,
        mean_place: sum / places.len().max(1) as f64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(game: &str, seats: u8, place: u8) -> MatchResult {
        MatchResult { game: game.to_owned(), seats, place, away: Away::No }
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
}
