//! Tables fill, begin, wait for players and end.

use protocol::{Away, Ending, Stage, Visibility};
use store::{Append, NewTableRow};

use super::{append, person, playing, seat, stores, table, table_id};

#[tokio::test]
async fn a_table_reads_back_as_it_was_opened() {
    for (store, _folder) in stores().await {
        store.add_person(&person(1), 1).await.unwrap();
        let new = table(7);
        store.open_table(&new).await.unwrap();
        let row = store.table(&new.id).await.unwrap().unwrap();
        assert_eq!((row.game, row.rules, row.options), (new.game, new.rules, new.options));
        assert_eq!((row.seed, row.clock, row.stage), (new.seed, new.clock, Stage::Open));
        assert_eq!(row.seats[0].person, Some(person(1)));
        assert_eq!(
            (row.seats.len(), row.seats[1].person.as_ref(), row.seats[1].bot.as_ref()),
            (2, None, None)
        );
        assert_eq!(store.table(&table_id(9)).await.unwrap(), None);
    }
}

#[tokio::test]
async fn a_seat_has_one_owner_and_a_person_one_seat() {
    for (store, _folder) in stores().await {
        for number in 1..=3 {
            store.add_person(&person(number), 1).await.unwrap();
        }
        let (id, knight) = (table_id(7), "knight".parse().unwrap());
        store.open_table(&table(7)).await.unwrap();
        assert!(!store.sit(&id, seat(1), &person(1).id, None).await.unwrap(), "has a seat already");
        assert!(!store.sit(&id, seat(0), &person(2).id, None).await.unwrap(), "is taken");
        assert!(!store.sit(&id, seat(5), &person(2).id, None).await.unwrap(), "does not exist");
        assert!(store.sit(&id, seat(1), &person(2).id, Some("luck")).await.unwrap());
        assert!(!store.seat_bot(&id, seat(1), &knight).await.unwrap());
        assert!(store.empty_seat(&id, seat(1)).await.unwrap());
        assert!(store.seat_bot(&id, seat(1), &knight).await.unwrap());
        let row = store.table(&id).await.unwrap().unwrap();
        assert_eq!((row.seats[1].bot.as_ref(), row.seats[1].entropy.as_ref()), (Some(&knight), None));
    }
}

#[tokio::test]
async fn a_match_begins_once_and_then_seats_are_fixed() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 7).await;
        assert!(!store.begin_match("again\n", &append(7, 2, &["* dealt"])).await.unwrap());
        assert!(!store.empty_seat(&id, seat(1)).await.unwrap());
        assert!(!store.delete_open_table(&id).await.unwrap());
        store.set_away(&id, seat(1), Away::StandIn).await.unwrap();
        assert_eq!(store.table(&id).await.unwrap().unwrap().seats[1].away, Away::StandIn);
    }
}

#[tokio::test]
async fn an_open_table_can_be_deleted() {
    for (store, _folder) in stores().await {
        store.add_person(&person(1), 1).await.unwrap();
        store.open_table(&table(7)).await.unwrap();
        assert_eq!(store.open_tables_of(&person(1).id).await.unwrap(), 1);
        assert!(store.delete_open_table(&table_id(7)).await.unwrap());
        assert_eq!(store.table(&table_id(7)).await.unwrap(), None);
    }
}

#[tokio::test]
async fn the_lobby_shows_public_tables_newest_first_page_by_page() {
    for (store, _folder) in stores().await {
        store.add_person(&person(1), 1).await.unwrap();
        for number in 1..=5 {
            let visibility = if number == 3 { Visibility::Unlisted } else { Visibility::Public };
            store.open_table(&NewTableRow { visibility, ..table(number) }).await.unwrap();
        }
        let page = store.lobby(i64::MAX, 2).await.unwrap();
        assert_eq!(page.iter().map(|row| row.id).collect::<Vec<_>>(), [table_id(5), table_id(4)]);
        let page = store.lobby(page[1].made, 2).await.unwrap();
        assert_eq!(page.iter().map(|row| row.id).collect::<Vec<_>>(), [table_id(2), table_id(1)]);
        assert_eq!(store.tables_of(&person(1).id, i64::MAX, 10).await.unwrap().len(), 5);
        assert_eq!(store.tables_of(&person(2).id, i64::MAX, 10).await.unwrap(), []);
    }
}

#[tokio::test]
async fn turns_lists_the_matches_that_wait_for_a_person() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 7).await;
        let turns = |number| {
            let store = store.clone();
            async move { store.turns_of(&person(number).id, 10).await.unwrap().len() }
        };
        assert_eq!((turns(1).await, turns(2).await), (0, 1));
        store.append(Append { pending: 0b11, ..append(7, 2, &["2 pass"]) }).await.unwrap();
        assert_eq!((turns(1).await, turns(2).await), (1, 1));
        store.set_away(&id, seat(1), Away::Resigned).await.unwrap();
        assert_eq!((turns(1).await, turns(2).await), (1, 0));
    }
}

#[tokio::test]
async fn a_match_is_due_when_time_is_up() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 7).await;
        assert_eq!(store.due_tables(4999).await.unwrap(), []);
        assert_eq!(store.due_tables(5000).await.unwrap(), std::slice::from_ref(&id));
        store.set_deadline(&id, None, &[1, 2]).await.unwrap();
        assert_eq!(store.due_tables(5000).await.unwrap(), []);
        assert_eq!(store.tables_with_stopped_clocks().await.unwrap(), std::slice::from_ref(&id));
        assert_eq!(store.table(&id).await.unwrap().unwrap().clocks, [1, 2]);
    }
}

#[tokio::test]
async fn a_match_has_one_rematch() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 7).await;
        assert!(!store.set_rematch(&id, &table_id(8)).await.unwrap(), "it is not over");
        let ending = Some(protocol::Ending::Abandoned);
        store.append(Append { ending, ..append(7, 2, &[]) }).await.unwrap();
        assert!(store.set_rematch(&id, &table_id(8)).await.unwrap());
        assert!(!store.set_rematch(&id, &table_id(9)).await.unwrap());
        assert_eq!(store.table(&id).await.unwrap().unwrap().rematch, Some(table_id(8)));
    }
}

#[tokio::test]
async fn active_tables_are_listed_with_waiting_ones_first() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 7).await;
        store.open_table(&table(8)).await.unwrap();
        assert!(store.sit(&table_id(8), seat(1), &person(2).id, None).await.unwrap());
        let going = async |number| {
            let rows = store.active_tables_of(&person(number).id, 10).await.unwrap();
            rows.iter().map(|row| row.id).collect::<Vec<_>>()
        };
        assert_eq!(going(1).await, [table_id(8), id], "the newest first");
        assert_eq!(going(2).await, [id, table_id(8)], "what waits before all others");
        let waits = async |index| store.table(&id).await.unwrap().unwrap().waits_for(seat(index));
        assert_eq!((waits(0).await, waits(1).await), (false, true));
        store.set_away(&id, seat(1), Away::StandIn).await.unwrap();
        assert!(!waits(1).await, "a bot stands in");
        store.set_away(&id, seat(1), Away::No).await.unwrap();
        store.set_paused(&id, Some(1), None, &[]).await.unwrap();
        assert!(!waits(1).await, "nobody is waited for");
        store.append(Append { ending: Some(Ending::Agreed), ..append(7, 2, &[]) }).await.unwrap();
        assert_eq!(going(2).await, [table_id(8)], "what is over is not listed");
    }
}
