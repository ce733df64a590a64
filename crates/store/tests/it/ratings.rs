//! Ratings.

use protocol::Ending;
use store::{Append, RatingRow};

use crate::{append, person, playing, stores, table_id};

fn rating(player: &str, rating: f64, matches: u32) -> RatingRow {
    let (game, player) = ("toy".to_owned(), player.to_owned());
    RatingRow { game, player, person: None, rating, uncertainty: 2.0, matches, wins: 1 }
}

#[tokio::test]
async fn a_finished_match_is_rated_once() {
    for (store, _folder) in stores().await {
        let table = playing(&store, 1).await;
        assert!(store.unrated_matches(10).await.unwrap().is_empty(), "it is not over");
        let ending = Some(Ending::Played { scores: vec![3, 1], places: vec![1, 2] });
        store.append(Append { ending, ..append(1, 2, &["2 stop"]) }).await.unwrap();
        let waiting = store.unrated_matches(10).await.unwrap();
        assert_eq!(waiting.iter().map(|row| row.id).collect::<Vec<_>>(), [table_id(1)]);
        let one = person(1).id;
        assert!(store.save_ratings(&[table], &[rating(one.as_str(), 27.0, 1)], 5).await.unwrap());
        assert!(!store.save_ratings(&[table], &[rating(one.as_str(), 99.0, 2)], 6).await.unwrap());
        assert!(store.unrated_matches(10).await.unwrap().is_empty());
        let other = playing(&store, 2).await;
        assert!(!store.save_ratings(&[other, table], &[rating(one.as_str(), 99.0, 2)], 7).await.unwrap());
        assert!(store.save_ratings(&[other], &[], 7).await.unwrap(), "nothing was written for it before");
        let known = store.rating("toy", one.as_str()).await.unwrap().expect("it was written");
        assert_eq!((known.rating, known.matches, known.person), (27.0, 1, Some(person(1))));
        assert_eq!(store.rating("chess", one.as_str()).await.unwrap(), None);
    }
}

#[tokio::test]
async fn the_best_come_first_and_bots_are_among_them() {
    for (store, _folder) in stores().await {
        playing(&store, 1).await;
        let (one, two) = (person(1).id, person(2).id);
        let rows =
            [rating(one.as_str(), 20.0, 1), rating("bot:knight", 30.0, 9), rating(two.as_str(), 25.0, 2)];
        store.save_ratings(&[table_id(1)], &rows, 5).await.unwrap();
        let players = |rows: Vec<RatingRow>| rows.into_iter().map(|row| row.player).collect::<Vec<_>>();
        let best = players(store.leaderboard("toy", 0, 2).await.unwrap());
        assert_eq!(best, ["bot:knight".to_owned(), two.to_string()]);
        assert_eq!(players(store.leaderboard("toy", 2, 2).await.unwrap()), [one.to_string()]);
        assert_eq!(store.ratings_of(&two).await.unwrap()[0].rating, 25.0);
    }
}
