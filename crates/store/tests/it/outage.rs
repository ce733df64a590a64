//! A disk that fails for a while: no acknowledged step is lost, and everything works again without a restart.

use std::path::Path;

use sqlx::{Connection, SqliteConnection};
use store::{Append, Store};
use tempfile::TempDir;

use super::{append, person, playing, seat, stores, table, table_id};

/// Every table to which the tests of this file add rows.
const GROWING: [&str; 5] = ["journal", "steps", "tables", "seats", "people"];

/// A full disk for one table of the file: SQLite reports an error and rolls the transaction back by itself.
struct FullDisk(SqliteConnection);

impl FullDisk {
    async fn begin(file: &Path, table: &str) -> FullDisk {
        let address = format!("sqlite:{}", file.display());
        let mut beside = SqliteConnection::connect(&address).await.expect("the file is there");
        let fails = format!(
            "CREATE TRIGGER full BEFORE INSERT ON {table} BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END"
        );
        sqlx::raw_sql(sqlx::AssertSqlSafe(fails)).execute(&mut beside).await.expect("it can be changed");
        FullDisk(beside)
    }

    /// Frees the disk.
    async fn end(mut self) {
        sqlx::raw_sql("DROP TRIGGER full").execute(&mut self.0).await.expect("it can be changed");
        self.0.close().await.expect("it can be closed");
    }
}

fn file(folder: &TempDir) -> std::path::PathBuf {
    folder.path().join("test.db")
}

/// Appends steps until the log has this many lines. Every one must be acknowledged.
async fn play_on(store: &Store, number: u8, to: u32) {
    let row = store.table(&table_id(number)).await.expect("the store works");
    let from = row.expect("the table is there").lines;
    for after in from..to {
        store.append(append(number, after, &["2 pass"])).await.expect("it is acknowledged");
    }
}

#[tokio::test]
async fn a_full_disk_loses_no_acknowledged_step() {
    for table_without_room in GROWING {
        for (store, folder) in stores().await {
            let id = playing(&store, 1).await;
            let disk = FullDisk::begin(&file(&folder), table_without_room).await;
            // Any of these may fail; only acknowledged steps count.
            let step = store.append(append(1, 2, &["2 bid 4"])).await;
            let _ = store.open_table(&table(2)).await;
            let _ = store.add_person(&person(3), 1).await;
            let _ = store.log(&id).await;
            disk.end().await;
            let lines = store.table(&id).await.unwrap().unwrap().lines;
            assert!(step.is_err() || lines == 3, "{table_without_room}: an acknowledged step is gone");
            play_on(&store, 1, 20).await;
            store.close().await;
            let store = Store::open(&file(&folder)).await.unwrap();
            assert_eq!(store.table(&id).await.unwrap().unwrap().lines, 20, "{table_without_room}");
        }
    }
}

#[tokio::test]
async fn deleting_a_started_table_after_a_full_disk_loses_no_acknowledged_step() {
    for (store, folder) in stores().await {
        let id = playing(&store, 1).await;
        let disk = FullDisk::begin(&file(&folder), "tables").await;
        assert!(store.open_table(&table(2)).await.is_err());
        disk.end().await;
        assert!(!store.delete_open_table(&id).await.unwrap(), "its match has begun");
        let acknowledged = async |after| store.append(append(1, after, &["2 pass"])).await.is_ok();
        for after in 2..17 {
            assert!(acknowledged(after).await, "after {after}");
        }
        store.close().await;
        let store = Store::open(&file(&folder)).await.unwrap();
        assert_eq!(store.table(&id).await.unwrap().unwrap().lines, 17);
        assert!(store.log(&id).await.unwrap().unwrap().ends_with("17. 2 pass\n"));
    }
}

#[tokio::test]
async fn every_write_works_again_once_there_is_space() {
    for table_without_room in GROWING {
        for (store, folder) in stores().await {
            let id = playing(&store, 1).await;
            let disk = FullDisk::begin(&file(&folder), table_without_room).await;
            let _ = store.append(append(1, 2, &["2 bid 4"])).await;
            let _ = store.open_table(&table(2)).await;
            let _ = store.add_person(&person(3), 1).await;
            let _ = store.log(&id).await;
            disk.end().await;
            play_on(&store, 1, 9).await;
            store.log(&id).await.unwrap();
            store.set_deadline(&id, None, &[]).await.unwrap();
            store.open_table(&table(4)).await.unwrap();
            assert!(store.sit(&table_id(4), seat(1), &person(2).id, None).await.unwrap());
            assert!(store.begin_match("head\n", &append(4, 0, &["* dealt"])).await.unwrap());
            store.open_table(&table(5)).await.unwrap();
            assert!(store.delete_open_table(&table_id(5)).await.unwrap());
            store.compensate_outage(9000).await.unwrap();
            store.delete_person(&person(2).id).await.unwrap();
        }
    }
}

#[tokio::test]
async fn the_store_is_ready_only_while_steps_can_be_written() {
    for (store, folder) in stores().await {
        playing(&store, 1).await;
        store.ready().await.unwrap();
        let disk = FullDisk::begin(&file(&folder), "journal").await;
        assert!(store.append(append(1, 2, &["2 pass"])).await.is_err());
        assert!(store.ready().await.is_err());
        assert!(store.append(append(1, 2, &["2 pass"])).await.is_err());
        disk.end().await;
        store.ready().await.unwrap();
        store.append(append(1, 2, &["2 pass"])).await.unwrap();
    }
}

#[tokio::test]
async fn refused_changes_leave_no_transaction_open() {
    for (store, folder) in stores().await {
        let id = playing(&store, 1).await;
        assert!(!store.delete_open_table(&id).await.unwrap());
        assert!(!store.begin_match("again\n", &append(1, 2, &["* dealt"])).await.unwrap());
        assert!(!store.save_ratings(&[table_id(9)], &[], 1).await.unwrap());
        let ending = Append { ending: Some(protocol::Ending::Agreed), ..append(1, 2, &[]) };
        store.append(ending).await.unwrap();
        std::mem::forget(store);
        let store = Store::open(&file(&folder)).await.unwrap();
        assert_eq!(store.table(&id).await.unwrap().unwrap().stage, protocol::Stage::Over);
    }
}
