//! The finished matches of a person.

use engine::SoloEnd;
use protocol::{Away, Ending, Visibility};
use store::{Append, MatchResult, NewTableRow, Store};

use crate::{append, person, playing, seat, stores, table, table_id};

/// Ends the match of this table with these places.
async fn finish(store: &Store, number: u8, places: [u8; 2]) {
    let ending = Some(Ending::Played { scores: vec![0, 0], places: places.to_vec() });
    let last = Append { ending, ..append(number, 2, &["2 stop"]) };
    store.append(last).await.expect("the match runs");
}

#[tokio::test]
async fn finished_matches_are_listed_and_counted() {
    for (store, _folder) in stores().await {
        for (number, places) in [(1, [1, 2]), (2, [2, 1]), (3, [1, 1])] {
            playing(&store, number).await;
            finish(&store, number, places).await;
        }
        playing(&store, 4).await;
        store.set_away(&table_id(2), seat(0), Away::Resigned).await.unwrap();
        let one = person(1).id;
        let first = store.finished_by(&one, None, i64::MAX, 2).await.unwrap();
        assert_eq!(first.iter().map(|row| row.id).collect::<Vec<_>>(), [table_id(3), table_id(2)]);
        assert_eq!(first[0].ended, Some(2003));
        let older = store.finished_by(&one, None, 2002, 2).await.unwrap();
        assert_eq!(older.iter().map(|row| row.id).collect::<Vec<_>>(), [table_id(1)]);
        let finish = |place, away| MatchResult { game: "toy".to_owned(), seats: 2, place, solo: None, away };
        assert_eq!(
            store.results_of(&one).await.unwrap(),
            [finish(1, Away::No), finish(2, Away::Resigned), finish(1, Away::No)]
        );
        assert_eq!(store.results_of(&person(3).id).await.unwrap(), []);
    }
}

#[tokio::test]
async fn the_end_of_a_match_for_one_is_named() {
    for (store, _folder) in stores().await {
        store.add_person(&person(1), 1).await.unwrap();
        for number in 1..=3 {
            let seats = vec![(Some(person(1).id), None)];
            store.open_table(&NewTableRow { seats, ..table(number) }).await.unwrap();
            store.begin_match("roundtable 1\n\n", &append(number, 0, &["* dealt", "1 bid 3"])).await.unwrap();
            let ending = Some(Ending::Played { scores: vec![0], places: vec![number] });
            store.append(Append { ending, ..append(number, 2, &["1 stop"]) }).await.unwrap();
        }
        let ends = store.results_of(&person(1).id).await.unwrap();
        let ends: Vec<_> = ends.iter().map(|finish| (finish.place, finish.solo)).collect();
        let latest_first = [SoloEnd::Defeat, SoloEnd::Survival, SoloEnd::Victory];
        assert_eq!(ends, latest_first.map(|end| (1, Some(end))));
    }
}

#[tokio::test]
async fn a_match_without_a_result_is_listed_and_not_counted() {
    for (store, _folder) in stores().await {
        playing(&store, 1).await;
        store.append(Append { ending: Some(Ending::Agreed), ..append(1, 2, &[]) }).await.unwrap();
        assert_eq!(store.finished_by(&person(1).id, None, i64::MAX, 9).await.unwrap().len(), 1);
        assert_eq!(store.results_of(&person(1).id).await.unwrap(), []);
    }
}

#[tokio::test]
async fn a_hidden_table_is_listed_for_those_who_sat_there() {
    for (store, _folder) in stores().await {
        for number in 1..=3 {
            store.add_person(&person(number), 1).await.unwrap();
        }
        store.open_table(&NewTableRow { visibility: Visibility::Unlisted, ..table(1) }).await.unwrap();
        store.sit(&table_id(1), seat(1), &person(2).id, None).await.unwrap();
        store.begin_match("roundtable 1\n\n", &append(1, 0, &["* dealt", "1 bid 3"])).await.unwrap();
        finish(&store, 1, [1, 2]).await;
        let seen = async |asks: Option<u8>| {
            let asks = asks.map(|number| person(number).id);
            store.finished_by(&person(1).id, asks.as_ref(), i64::MAX, 9).await.unwrap().len()
        };
        assert_eq!(
            [seen(Some(1)).await, seen(Some(2)).await, seen(Some(3)).await, seen(None).await],
            [1, 1, 0, 0]
        );
    }
}
