//! Pauses and vacations.

use protocol::Clock;
use store::{Append, NewTableRow};

use crate::{append, person, playing, seat, stores, table, table_id};

#[tokio::test]
async fn a_vacation_that_ends_early_counts_only_the_days_taken() {
    for (store, _folder) in stores().await {
        store.add_person(&person(1), 1).await.unwrap();
        let me = person(1).id;
        assert_eq!(store.vacation(&me, 100).await.unwrap(), None);
        assert!(!store.end_vacation(&me, 100).await.unwrap());
        store.begin_vacation(&me, 100, 500).await.unwrap();
        assert_eq!(store.vacation(&me, 200).await.unwrap(), Some(500));
        assert_eq!(store.vacation_between(&me, 0, 200).await.unwrap(), 100);
        assert_eq!(store.vacation_between(&me, 0, i64::MAX).await.unwrap(), 400);
        assert_eq!(store.on_vacation(200).await.unwrap(), std::slice::from_ref(&me));
        assert!(store.end_vacation(&me, 300).await.unwrap());
        store.begin_vacation(&me, 400, 1000).await.unwrap();
        store.begin_vacation(&me, 600, 700).await.unwrap();
        assert_eq!(store.vacation(&me, 650).await.unwrap(), Some(700));
        assert_eq!(store.vacation_between(&me, 200, 5000).await.unwrap(), 100 + 200 + 100);
        assert_eq!(store.on_vacation(700).await.unwrap(), []);
    }
}

#[tokio::test]
async fn vacations_apply_only_to_matches_with_days_for_each_step() {
    for (store, _folder) in stores().await {
        playing(&store, 1).await;
        store.open_table(&NewTableRow { clock: Clock::Days(3), ..table(2) }).await.unwrap();
        assert_eq!(store.correspondence_tables_of(&person(1).id).await.unwrap(), [], "it has not begun");
        store.sit(&table_id(2), seat(1), &person(2).id, None).await.unwrap();
        store.begin_match("roundtable 1\n\n", &append(2, 0, &["* dealt", "1 bid 3"])).await.unwrap();
        assert_eq!(store.correspondence_tables_of(&person(1).id).await.unwrap(), [table_id(2)]);
        store.begin_vacation(&person(2).id, 100, 500).await.unwrap();
        assert_eq!(store.vacations_at(&table_id(2), 200).await.unwrap(), [None, Some(500)]);
        assert_eq!(store.vacations_at(&table_id(2), 500).await.unwrap(), [None, None]);
    }
}

#[tokio::test]
async fn a_seat_whose_vacation_is_over_is_due() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 1).await;
        store.set_deadline(&id, None, &[1, 2]).await.unwrap();
        store.set_seat_vacation(&id, seat(1), Some(900)).await.unwrap();
        assert_eq!(store.table(&id).await.unwrap().unwrap().seats[1].vacation_until, Some(900));
        assert_eq!(store.due_tables(899).await.unwrap(), []);
        assert_eq!(store.due_tables(900).await.unwrap(), std::slice::from_ref(&id));
        store.set_seat_vacation(&id, seat(1), None).await.unwrap();
        assert_eq!(store.due_tables(900).await.unwrap(), []);
    }
}

#[tokio::test]
async fn a_paused_match_waits_for_nobody() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 1).await;
        assert_eq!(store.turns_of(&person(2).id, 9).await.unwrap().len(), 1);
        store.set_paused(&id, Some(700), None, &[5, 6]).await.unwrap();
        let row = store.table(&id).await.unwrap().unwrap();
        assert_eq!((row.paused, row.deadline, row.clocks), (Some(700), None, vec![5, 6]));
        assert_eq!(store.turns_of(&person(2).id, 9).await.unwrap().len(), 0);
        assert_eq!(store.tables_with_stopped_clocks().await.unwrap(), [], "a restart does not go on with it");
        store.set_paused(&id, None, Some(9000), &[5, 6]).await.unwrap();
        assert_eq!(store.turns_of(&person(2).id, 9).await.unwrap().len(), 1);
        store.append(Append { pending: 1, ..append(1, 2, &["2 pass"]) }).await.unwrap();
    }
}
