//! The promises of every kind of store. The tests ask for a store and do not know its kind.

mod answers;
mod archive;
mod copy;
mod history;
mod matches;
mod moderation;
mod notices;
mod old_file;
mod outage;
mod people;
mod ratings;
mod tables;
mod vacation;

use protocol::{Clock, Person, PersonId, PersonKind, TableId, Visibility};
use store::{Append, NewTableRow, Store};
use tempfile::TempDir;

/// A new, empty store of each kind, and its folder, which must outlive it.
async fn stores() -> Vec<(Store, TempDir)> {
    let folder = tempfile::tempdir().expect("there is room for a test");
    let store = Store::open(&folder.path().join("test.db")).await.expect("a new file can be made");
    vec![(store, folder)]
}

/// The person with this number.
fn person(number: u8) -> Person {
    Person { id: PersonId::of([number; 20]), name: format!("Knight {number}"), kind: PersonKind::Guest }
}

fn table_id(number: u8) -> TableId {
    TableId::of([number; 20])
}

/// An open public table with two seats; the first person has opened it and sits there.
fn table(number: u8) -> NewTableRow {
    NewTableRow {
        id: table_id(number),
        game: "toy".to_owned(),
        rules: 3,
        options: "seals=yes".to_owned(),
        host: person(1).id,
        visibility: Visibility::Public,
        invitation: "come".to_owned(),
        clock: Clock::Live { minutes: 5, seconds: 10 },
        seed: [number; 32],
        commitment: "sha256:…".to_owned(),
        seats: vec![(Some(person(1).id), None), (None, None)],
        made: 1000 + i64::from(number),
    }
}

/// Adds two people and a table with this number, whose match has begun and has two lines.
async fn playing(store: &Store, number: u8) -> TableId {
    for person in [person(1), person(2)] {
        // Another table of the test may have added them.
        let _ = store.add_person(&person, 1).await;
    }
    let new = table(number);
    store.open_table(&new).await.expect("the table is new");
    let sat = store.sit(&new.id, seat(1), &person(2).id, Some("for luck")).await.expect("the store works");
    assert!(sat);
    let begun = store.begin_match("roundtable 1\n\n", &append(number, 0, &["* dealt", "1 bid 3"])).await;
    assert!(begun.expect("the store works"));
    new.id
}

fn append(number: u8, after: u32, lines: &[&str]) -> Append {
    Append {
        table: table_id(number),
        after,
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        pending: 0b10,
        deadline: Some(5000),
        clocks: vec![300_000, 290_000],
        ending: None,
        made: 2000 + i64::from(number),
    }
}

fn seat(index: u8) -> engine::Seat {
    engine::Seat::new(index)
}
