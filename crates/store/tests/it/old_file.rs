//! A file that an earlier program made opens unchanged.
//!
//! `old/version-9.db` was written by the last program whose store had schema version 9, and then copied while two steps
//! were still in the journal, as after a crash.

use engine::BotId;
use std::path::Path;

use protocol::{Away, Clock, Ending, PersonKind, QuietHours, Room, Stage};
use store::{Store, StoredAnswer};
use tempfile::TempDir;

use crate::{person, seat, table_id};

/// Opens a copy of the old file.
async fn open_copy() -> (Store, TempDir) {
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/old/version-9.db");
    let folder = tempfile::tempdir().expect("a test may create a folder");
    let copy = folder.path().join("copy.db");
    std::fs::copy(old, &copy).expect("the old file can be copied");
    (Store::open(&copy).await.expect("the old file can be opened"), folder)
}

#[tokio::test]
async fn people_of_an_old_file_are_read() {
    let (store, _folder) = open_copy().await;
    let account = store.account("kay").await.unwrap().expect("the account is stored");
    assert_eq!((account.person.id, account.password.as_str()), (person(1).id, "hash"));
    assert_eq!(store.person(&person(2).id).await.unwrap(), Some(person(2)));
    let found = store.identify(&[7; 32], 50_000).await.unwrap().expect("the token is stored");
    assert_eq!((found.person.kind, found.person.name.as_str()), (PersonKind::Account, "Knight 1"));
    assert_eq!(store.muted_by(&person(1).id).await.unwrap(), [person(2)]);
    assert_eq!(store.vacation(&person(1).id, 200).await.unwrap(), Some(9000));
    let ratings = store.ratings_of(&person(1).id).await.unwrap();
    assert_eq!((ratings[0].rating, ratings[0].matches, ratings[0].wins), (27.0, 1, 1));
    let best = store.leaderboard("toy", 0, 9).await.unwrap();
    assert_eq!(best.iter().map(|row| row.player.as_str()).next(), Some("bot:knight"));
    let answer = store.stored_answer(&person(1).id, "key").await.unwrap();
    assert_eq!(answer, Some(StoredAnswer { request: [1; 32], status: 201, body: "first".to_owned() }));
}

#[tokio::test]
async fn tables_and_logs_of_an_old_file_are_read_with_the_steps_of_its_journal() {
    let (store, _folder) = open_copy().await;
    let over = store.table(&table_id(1)).await.unwrap().expect("the table is stored");
    assert_eq!((over.stage, over.lines, over.ended), (Stage::Over, 3, Some(2001)));
    assert_eq!(over.ending, Some(Ending::Played { scores: vec![12, 9], places: vec![1, 2] }));
    let results = store.results_of(&person(2).id).await.unwrap();
    assert_eq!((results[0].place, results[0].away), (2, Away::No));
    let running = store.table(&table_id(2)).await.unwrap().expect("the table is stored");
    assert_eq!((running.clock, running.lines, running.deadline), (Clock::Days(3), 4, Some(5000)));
    assert_eq!(running.seats[0].vacation_until, Some(9000));
    assert_eq!(running.seats[1].entropy.as_deref(), Some("for luck"));
    let log = "roundtable 1\n\n1. * dealt\n2. 1 bid 3\n3. 2 bid 4\n4. * die 6\n";
    assert_eq!(store.log(&table_id(2)).await.unwrap().as_deref(), Some(log));
    let open = store.table(&table_id(3)).await.unwrap().expect("the table is stored");
    assert_eq!((open.stage, open.seats[1].bot.as_ref().map(BotId::as_str)), (Stage::Open, Some("squire")));
}

#[tokio::test]
async fn chat_reports_and_notices_of_an_old_file_are_read() {
    let (store, _folder) = open_copy().await;
    let chat = store.chat(&table_id(2), Room::Players, 9).await.unwrap();
    assert_eq!((chat[0].words.as_str(), &chat[0].by), ("Varlet!", &person(2)));
    let reports = store.reports().await.unwrap();
    assert_eq!((reports[0].reason.as_str(), reports[0].reported), ("rude", person(2).id));
    let settings = store.notice_settings(&person(2).id).await.unwrap().expect("the settings are stored");
    assert_eq!(settings.quiet, Some(QuietHours { from: 1320, to: 420, offset: -60 }));
    let subscriptions = store.push_subscriptions_of(&person(2).id).await.unwrap();
    assert_eq!(subscriptions[0].subscription.endpoint, "https://push.example/1");
    let due = store.due_notices(50, 9).await.unwrap();
    assert_eq!((due[0].table, due[0].seat, due[0].is_current), (table_id(2), seat(1), true));
    assert_eq!(store.server_key("vapid", b"another").await.unwrap(), b"first");
    store.compensate_outage(4000).await.unwrap();
    let running = store.table(&table_id(2)).await.unwrap().expect("the table is stored");
    assert_eq!(running.deadline, Some(6000), "the heartbeat of the old file was read");
}
