//! Time off.

use protocol::Clock;
use store::{Append, NewTableRow};

use crate::{append, playing, seat, somebody, stores, table, table_id};

#[tokio::test]
async fn a_vacation_ends_early_and_only_what_was_taken_counts() {
    for (store, _folder) in stores().await {
        store.add_person(&somebody(1), 1).await.unwrap();
        let me = somebody(1).id;
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
async fn only_matches_with_days_for_each_step_know_of_vacations() {
    for (store, _folder) in stores().await {
        playing(&store, 1).await;
        store.open_table(&NewTableRow { clock: Clock::Days(3), ..table(2) }).await.unwrap();
        assert_eq!(store.slow_tables_of(&somebody(1).id).await.unwrap(), [], "it has not begun");
        store.sit(&table_id(2), seat(1), &somebody(2).id, None).await.unwrap();
        store.begin("roundtable 1\n\n", &append(2, 0, &["* dealt", "1 bid 3"])).await.unwrap();
        assert_eq!(store.slow_tables_of(&somebody(1).id).await.unwrap(), [table_id(2)]);
        store.begin_vacation(&somebody(2).id, 100, 500).await.unwrap();
        assert_eq!(store.vacations_at(&table_id(2), 200).await.unwrap(), [None, Some(500)]);
        assert_eq!(store.vacations_at(&table_id(2), 500).await.unwrap(), [None, None]);
    }
}

#[tokio::test]
async fn a_seat_whose_vacation_is_over_is_due() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 1).await;
        store.set_deadline(&id, None, &[1, 2]).await.unwrap();
        store.set_rests(&id, seat(1), Some(900)).await.unwrap();
        assert_eq!(store.table(&id).await.unwrap().unwrap().seats[1].rests, Some(900));
        assert_eq!(store.due(899).await.unwrap(), []);
        assert_eq!(store.due(900).await.unwrap(), std::slice::from_ref(&id));
        store.set_rests(&id, seat(1), None).await.unwrap();
        assert_eq!(store.due(900).await.unwrap(), []);
    }
}

#[tokio::test]
async fn a_paused_match_waits_for_nobody() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 1).await;
        assert_eq!(store.turns_of(&somebody(2).id, 9).await.unwrap().len(), 1);
        store.set_paused(&id, Some(700), None, &[5, 6]).await.unwrap();
        let row = store.table(&id).await.unwrap().unwrap();
        assert_eq!((row.paused, row.deadline, row.clocks), (Some(700), None, vec![5, 6]));
        assert_eq!(store.turns_of(&somebody(2).id, 9).await.unwrap().len(), 0);
        assert_eq!(store.stopped().await.unwrap(), [], "a restart does not go on with it");
        store.set_paused(&id, None, Some(9000), &[5, 6]).await.unwrap();
        assert_eq!(store.turns_of(&somebody(2).id, 9).await.unwrap().len(), 1);
        store.append(Append { pending: 1, ..append(1, 2, &["2 pass"]) }).await.unwrap();
    }
}
