//! Ratings.

use protocol::Ending;
use store::{Append, RatingRow};

use crate::{append, playing, somebody, stores, table_id};

fn rating(who: &str, rating: f64, matches: u32) -> RatingRow {
    let (game, who) = ("toy".to_owned(), who.to_owned());
    RatingRow { game, who, person: None, rating, uncertainty: 2.0, matches, wins: 1 }
}

#[tokio::test]
async fn a_finished_match_is_rated_once() {
    for (store, _folder) in stores().await {
        let table = playing(&store, 1).await;
        assert!(store.unrated(10).await.unwrap().is_empty(), "it is not over");
        let ending = Some(Ending::Played { scores: vec![3, 1], places: vec![1, 2] });
        store.append(Append { ending, ..append(1, 2, &["2 stop"]) }).await.unwrap();
        let waiting = store.unrated(10).await.unwrap();
        assert_eq!(waiting.iter().map(|row| row.id).collect::<Vec<_>>(), [table_id(1)]);
        let one = somebody(1).id;
        assert!(store.rate(&[table], &[rating(one.as_str(), 27.0, 1)], 5).await.unwrap());
        assert!(!store.rate(&[table], &[rating(one.as_str(), 99.0, 2)], 6).await.unwrap());
        assert!(store.unrated(10).await.unwrap().is_empty());
        let other = playing(&store, 2).await;
        assert!(!store.rate(&[other, table], &[rating(one.as_str(), 99.0, 2)], 7).await.unwrap());
        assert!(store.rate(&[other], &[], 7).await.unwrap(), "nothing was written for it before");
        let known = store.rating("toy", one.as_str()).await.unwrap().expect("it was written");
        assert_eq!((known.rating, known.matches, known.person), (27.0, 1, Some(somebody(1))));
        assert_eq!(store.rating("chess", one.as_str()).await.unwrap(), None);
    }
}

#[tokio::test]
async fn the_best_come_first_and_bots_are_among_them() {
    for (store, _folder) in stores().await {
        playing(&store, 1).await;
        let (one, two) = (somebody(1).id, somebody(2).id);
        let rows =
            [rating(one.as_str(), 20.0, 1), rating("bot:knight", 30.0, 9), rating(two.as_str(), 25.0, 2)];
        store.rate(&[table_id(1)], &rows, 5).await.unwrap();
        let who = |rows: Vec<RatingRow>| rows.into_iter().map(|row| row.who).collect::<Vec<_>>();
        let best = who(store.leaders("toy", 0, 2).await.unwrap());
        assert_eq!(best, ["bot:knight".to_owned(), two.to_string()]);
        assert_eq!(who(store.leaders("toy", 2, 2).await.unwrap()), [one.to_string()]);
        assert_eq!(store.ratings_of(&two).await.unwrap()[0].rating, 25.0);
    }
}
