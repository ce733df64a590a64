//! The log is the match: nothing is lost, nothing is written twice, nothing forks.

use protocol::{Ending, Stage};
use store::{Append, AppendError, Store};

use super::{append, person, playing, stores, table_id};

#[tokio::test]
async fn a_log_grows_line_by_line() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 1).await;
        store.append(append(1, 2, &["2 pass", "* die 6"])).await.unwrap();
        let log = store.log(&id).await.unwrap().unwrap();
        assert_eq!(log, "roundtable 1\n\n1. * dealt\n2. 1 bid 3\n3. 2 pass\n4. * die 6\n");
        assert_eq!(store.table(&id).await.unwrap().unwrap().lines, 4);
        assert_eq!(store.log(&table_id(9)).await.unwrap(), None);
    }
}

#[tokio::test]
async fn a_step_after_another_number_of_lines_is_refused() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 1).await;
        for after in [0, 1, 3, 17] {
            let refused = store.append(append(1, after, &["2 pass"])).await;
            assert!(matches!(refused, Err(AppendError::Conflict)), "after {after}");
        }
        assert_eq!(store.table(&id).await.unwrap().unwrap().lines, 2);
    }
}

#[tokio::test]
async fn of_many_concurrent_appends_exactly_one_is_accepted() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 1).await;
        let rivals: Vec<_> = (0..20)
            .map(|rival| {
                let store = store.clone();
                tokio::spawn(
                    async move { store.append(append(1, 2, &[&format!("2 bid {rival}")])).await.is_ok() },
                )
            })
            .collect();
        let mut heard = 0;
        for rival in rivals {
            heard += u32::from(rival.await.unwrap());
        }
        assert_eq!((heard, store.table(&id).await.unwrap().unwrap().lines), (1, 3));
    }
}

#[tokio::test]
async fn a_conflict_in_a_batch_affects_no_other_match() {
    for (store, _folder) in stores().await {
        for number in 1..=30 {
            playing(&store, number).await;
        }
        let steps: Vec<_> = (1..=30)
            .map(|number| {
                let store = store.clone();
                let after = if number == 13 { 7 } else { 2 };
                tokio::spawn(async move { store.append(append(number, after, &["2 pass"])).await.is_ok() })
            })
            .collect();
        for (number, step) in (1..=30).zip(steps) {
            assert_eq!(step.await.unwrap(), number != 13, "match {number}");
            let lines = store.table(&table_id(number)).await.unwrap().unwrap().lines;
            assert_eq!(lines, if number == 13 { 2 } else { 3 }, "match {number}");
        }
    }
}

#[tokio::test]
async fn an_acknowledged_step_is_there_when_the_store_is_opened_again() {
    for (store, folder) in stores().await {
        let id = playing(&store, 1).await;
        store.append(append(1, 2, &["2 pass"])).await.unwrap();
        // Not closed: the program was killed.
        std::mem::forget(store);
        let store = Store::open(&folder.path().join("test.db")).await.unwrap();
        assert_eq!(store.table(&id).await.unwrap().unwrap().lines, 3);
        assert!(store.log(&id).await.unwrap().unwrap().ends_with("3. 2 pass\n"));
    }
}

#[tokio::test]
async fn two_processes_with_the_same_file_cannot_fork_a_match() {
    for (store, folder) in stores().await {
        let id = playing(&store, 1).await;
        let other = Store::open(&folder.path().join("test.db")).await.unwrap();
        store.append(append(1, 2, &["2 pass"])).await.unwrap();
        for after in [2, 4] {
            let refused = other.append(append(1, after, &["2 bid 1"])).await;
            assert!(matches!(refused, Err(AppendError::Conflict)), "after {after}");
        }
        other.append(append(1, 3, &["2 bid 2"])).await.unwrap();
        let refused = store.append(append(1, 3, &["2 bid 3"])).await;
        assert!(matches!(refused, Err(AppendError::Conflict)));
        store.append(append(1, 4, &["2 bid 4"])).await.unwrap();
        let log = "roundtable 1\n\n1. * dealt\n2. 1 bid 3\n3. 2 pass\n4. 2 bid 2\n5. 2 bid 4\n";
        assert_eq!(store.log(&id).await.unwrap().unwrap(), log);
        assert_eq!(other.log(&id).await.unwrap().unwrap(), log);
    }
}

#[tokio::test]
async fn a_second_process_finds_every_step() {
    for (store, folder) in stores().await {
        let id = playing(&store, 1).await;
        for after in 2..10 {
            store.append(append(1, after, &["2 pass"])).await.unwrap();
            let beside = Store::open(&folder.path().join("test.db")).await.unwrap();
            assert_eq!(beside.table(&id).await.unwrap().unwrap().lines, after + 1);
            beside.close().await;
        }
        assert!(store.log(&id).await.unwrap().unwrap().ends_with("10. 2 pass\n"));
    }
}

#[tokio::test]
async fn lists_include_the_latest_step() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 1).await;
        let waits_for = async |number| store.turns_of(&person(number).id, 9).await.unwrap().len();
        assert_eq!((waits_for(1).await, waits_for(2).await), (0, 1));
        store
            .append(Append { pending: 0b01, deadline: Some(7000), ..append(1, 2, &["2 pass"]) })
            .await
            .unwrap();
        assert_eq!((waits_for(1).await, waits_for(2).await), (1, 0));
        store.append(Append { deadline: Some(8000), ..append(1, 3, &["1 pass"]) }).await.unwrap();
        assert_eq!(
            (store.due_tables(7999).await.unwrap(), store.due_tables(8000).await.unwrap()),
            (vec![], vec![id])
        );
        store.append(Append { ending: Some(Ending::Agreed), ..append(1, 4, &[]) }).await.unwrap();
        assert_eq!(store.unrated_matches(9).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn a_clock_that_is_stopped_after_a_step_stands_still() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 1).await;
        store.append(append(1, 2, &["2 pass"])).await.unwrap();
        store.set_deadline(&id, None, &[1, 2]).await.unwrap();
        let row = store.table(&id).await.unwrap().unwrap();
        assert_eq!((row.lines, row.deadline, row.clocks), (3, None, vec![1, 2]));
    }
}

#[tokio::test]
async fn a_match_that_ended_stays_as_it_is() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 1).await;
        let ending = Ending::Played { scores: vec![12, 9], places: vec![1, 2] };
        let last =
            Append { ending: Some(ending.clone()), pending: 0, deadline: None, ..append(1, 2, &["2 pass"]) };
        store.append(last).await.unwrap();
        let row = store.table(&id).await.unwrap().unwrap();
        assert_eq!((row.stage, row.ending), (Stage::Over, Some(ending)));
        assert!(store.append(append(1, 3, &["2 pass"])).await.is_err());
        assert_eq!(store.due_tables(9999).await.unwrap(), []);
    }
}

#[tokio::test]
async fn a_match_may_end_without_a_step() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 1).await;
        let last = Append { ending: Some(Ending::Agreed), ..append(1, 2, &[]) };
        store.append(last).await.unwrap();
        let row = store.table(&id).await.unwrap().unwrap();
        assert_eq!((row.stage, row.ending, row.lines), (Stage::Over, Some(Ending::Agreed), 2));
    }
}

#[tokio::test]
async fn an_outage_takes_no_time_from_any_clock() {
    for (store, _folder) in stores().await {
        let table = playing(&store, 1).await;
        let deadline =
            async || store.table(&table).await.expect("the store works").expect("it is there").deadline;
        store.compensate_outage(1000).await.expect("the store works");
        assert_eq!(deadline().await, Some(5000), "nobody knows of an outage");
        store.record_heartbeat(2000).await.expect("the store works");
        store.compensate_outage(4500).await.expect("the store works");
        assert_eq!(deadline().await, Some(7500));
    }
}
