//! Tests with a file that may not grow: for SQLite the disk is really full.

use protocol::{Clock, Person, PersonId, PersonKind, TableId, Visibility};
use tempfile::TempDir;

use crate::{Append, NewTableRow, Store, StoreError};

/// Longer than a page, so that every step needs a new page soon.
const LONG: usize = 6000;

fn id() -> TableId {
    TableId::of([1; 20])
}

fn step(after: u32) -> Append {
    let lines = vec![format!("1 say {}", "x".repeat(LONG))];
    Append {
        table: id(),
        after,
        lines,
        pending: 1,
        deadline: None,
        clocks: Vec::new(),
        ending: None,
        made: 1,
    }
}

/// A store with one running match, whose log has one line.
async fn playing(folder: &TempDir) -> Result<Store, StoreError> {
    let store = Store::open(&folder.path().join("test.db")).await?;
    let host = PersonId::of([1; 20]);
    store.add_person(&Person { id: host, name: "Kay".to_owned(), kind: PersonKind::Guest }, 1).await?;
    let table = NewTableRow {
        id: id(),
        game: "toy".to_owned(),
        rules: 1,
        options: String::new(),
        host,
        visibility: Visibility::Public,
        invitation: String::new(),
        clock: Clock::None,
        seed: [1; 32],
        commitment: String::new(),
        seats: vec![(Some(host), None)],
        made: 1,
    };
    store.open_table(&table).await?;
    assert!(store.begin_match("head\n\n", &step(0)).await?);
    Ok(store)
}

/// Appends until the disk is full. Returns the number of acknowledged lines.
async fn play_until_full(store: &Store, mut lines: u32) -> u32 {
    while store.append(step(lines)).await.is_ok() {
        lines += 1;
        assert!(lines < 100, "the disk is never full");
    }
    lines
}

#[tokio::test]
async fn steps_acknowledged_around_a_full_disk_survive_a_restart() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().expect("there is room for a test");
    let store = playing(&folder).await?;
    let mut lines = 1;
    for _ in 0..3 {
        store.ready().await?;
        store.writer.limit_pages(1).await;
        lines = play_until_full(&store, lines).await;
        assert!(store.ready().await.is_err(), "no step can be written");
        // The journal cannot be flushed and a started table cannot be deleted; neither may leave a transaction open.
        let _ = store.table(&id()).await;
        let _ = store.delete_open_table(&id()).await;
        store.writer.limit_pages(1_000_000).await;
        store.ready().await?;
        assert!(!store.delete_open_table(&id()).await?, "its match has begun");
        for _ in 0..5 {
            store.append(step(lines)).await.expect("there is space again");
            lines += 1;
        }
    }
    store.close().await;
    let store = Store::open(&folder.path().join("test.db")).await?;
    assert_eq!(store.table(&id()).await?.map(|row| row.lines), Some(lines));
    Ok(())
}
