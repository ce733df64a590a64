//! Pauses and vacations.

use protocol::{Clock, Code, Command, Proposal, TableInfo};
use serde_json::{Value, json};
use store::{Store, TableRow};

use crate::matches::{act, next, two_by};
use crate::test_server::{Guest, TestServer};

const LIVE: Clock = Clock::Live { minutes: 5, seconds: 10 };

/// The table as it is now. The host answers after all earlier commands.
async fn now(server: &TestServer, table: &TableInfo) -> TableInfo {
    server.get(None, &format!("/api/tables/{}", table.id)).await.table()
}

/// The table as it is stored.
async fn kept(server: &TestServer, table: &TableInfo) -> TableRow {
    let store = Store::open(&server.settings.store).await.expect("the file is there");
    let row = store.table(&table.id).await.expect("the store works").expect("the table is there");
    store.close().await;
    row
}

async fn command(server: &TestServer, player: &Guest, table: &TableInfo, command: Value) -> Result<(), Code> {
    let path = format!("/api/tables/{}/commands", table.id);
    let answer = server.send(Some(player), "POST", &path, command).await;
    if answer.status.is_success() { Ok(()) } else { Err(answer.code()) }
}

#[tokio::test]
async fn a_pause_needs_consent_and_any_player_resumes() {
    let server = TestServer::open().await;
    let (table, guests, mut sockets, updates) = two_by(&server, LIVE).await;
    let (player, action) = next(&table, &updates);
    sockets[0].command(&table, 1, Command::Resume).await;
    assert_eq!(sockets[0].answer(1).await, Err(Code::NotPaused));
    sockets[0].command(&table, 2, Command::Propose(Proposal::Pause)).await;
    assert_eq!(sockets[0].answer(2).await, Ok(()));
    assert_eq!(now(&server, &table).await.paused, None, "the other one has not agreed");
    sockets[1].command(&table, 3, Command::Answer { agree: true }).await;
    assert_eq!(sockets[1].answer(3).await, Ok(()));
    assert!(now(&server, &table).await.paused.is_some());
    assert_eq!(kept(&server, &table).await.deadline, None, "no time runs");
    sockets[player].command(&table, 4, act(&updates[player], &action)).await;
    assert_eq!(sockets[player].answer(4).await, Err(Code::Paused));
    sockets[player].command(&table, 5, Command::Undo { after: updates[player].lines }).await;
    assert_eq!(sockets[player].answer(5).await, Err(Code::Paused));
    sockets[player].command(&table, 6, Command::Propose(Proposal::Pause)).await;
    assert_eq!(sockets[player].answer(6).await, Err(Code::Paused));
    let watcher = server.guest("Tor").await;
    assert_eq!(command(&server, &watcher, &table, json!("resume")).await, Err(Code::Spectator));
    assert_eq!(command(&server, &guests[1 - player], &table, json!("resume")).await, Ok(()));
    assert_eq!(now(&server, &table).await.paused, None);
    assert!(kept(&server, &table).await.deadline.is_some());
    sockets[player].command(&table, 7, act(&updates[player], &action)).await;
    assert_eq!(sockets[player].answer(7).await, Ok(()));
}

#[tokio::test]
async fn a_pause_lasts_over_a_restart() {
    let server = TestServer::open().await;
    let (table, guests, _sockets, updates) = two_by(&server, LIVE).await;
    let (player, action) = next(&table, &updates);
    command(&server, &guests[0], &table, json!({ "propose": "pause" })).await.expect("it may be proposed");
    command(&server, &guests[1], &table, json!({ "answer": { "agree": true } })).await.expect("it is asked");
    let before = now(&server, &table).await;
    let server = server.restart().await.restart_hard().await;
    let step = json!({ "act": { "after": updates[player].lines, "action": action } });
    assert_eq!(command(&server, &guests[player], &table, step.clone()).await, Err(Code::Paused));
    let after = now(&server, &table).await;
    assert_eq!(after.paused, before.paused);
    let left = |table: &TableInfo| table.seats.iter().map(|seat| seat.remaining_ms).collect::<Vec<_>>();
    assert_eq!(left(&after), left(&before), "the outage and the pause count for nobody");
    command(&server, &guests[0], &table, json!("resume")).await.expect("it is paused");
    assert_eq!(command(&server, &guests[player], &table, step).await, Ok(()));
}

#[tokio::test]
async fn a_bot_waits_for_the_end_of_a_pause() {
    let server = TestServer::open().await;
    let (table, guests, mut sockets, updates) = two_by(&server, LIVE).await;
    let (player, _) = next(&table, &updates);
    command(&server, &guests[0], &table, json!({ "propose": "pause" })).await.expect("it may be proposed");
    command(&server, &guests[1], &table, json!({ "answer": { "agree": true } })).await.expect("it is asked");
    command(&server, &guests[player], &table, json!("resign")).await.expect("a bot plays on, but not yet");
    assert_eq!(now(&server, &table).await.lines, updates[player].lines);
    command(&server, &guests[1 - player], &table, json!("resume")).await.expect("it is paused");
    assert!(sockets[1 - player].update().await.lines > updates[player].lines, "now it plays");
}

#[tokio::test]
async fn a_vacation_stops_only_its_owners_clock() {
    let server = TestServer::open().await;
    let (table, guests, _sockets, updates) = two_by(&server, Clock::Days(3)).await;
    let (player, action) = next(&table, &updates);
    let day = 86_400_000;
    assert!(kept(&server, &table).await.deadline.is_some());
    let gone =
        server.send(Some(&guests[player]), "PUT", "/api/me/vacation", json!({ "days": 5 })).await.json();
    assert_eq!((&gone["days_left"], &gone["days_a_year"]), (&json!(23), &json!(28)));
    let vacation = |table: &TableInfo| table.seats[player].vacation;
    let until = vacation(&now(&server, &table).await).expect("others see it");
    assert_eq!(json!(until), gone["until"]);
    let row = kept(&server, &table).await;
    assert_eq!(row.deadline, None);
    assert!(row.clocks[player] > 2 * day);
    let server = server.restart().await.restart_hard().await;
    assert_eq!(vacation(&now(&server, &table).await), Some(until));
    assert_eq!(kept(&server, &table).await.deadline, None, "a restart does not let it run");
    let back = server.send(Some(&guests[player]), "DELETE", "/api/me/vacation", json!(null)).await.json();
    assert_eq!(
        (&back["until"], &back["days_left"]),
        (&json!(null), &json!(27)),
        "a day that was begun is taken"
    );
    assert_eq!(vacation(&now(&server, &table).await), None);
    assert!(kept(&server, &table).await.deadline.is_some(), "it runs again");
    server.send(Some(&guests[1 - player]), "PUT", "/api/me/vacation", json!({ "days": 5 })).await.json();
    assert!(now(&server, &table).await.seats[1 - player].vacation.is_some());
    assert!(kept(&server, &table).await.deadline.is_some(), "the clocks of others run");
    let step = json!({ "act": { "after": updates[player].lines, "action": action } });
    assert_eq!(command(&server, &guests[player], &table, step).await, Ok(()));
}

#[tokio::test]
async fn a_vacation_that_is_over_lets_the_clock_run() {
    let server = TestServer::open().await;
    let (table, guests, sockets, updates) = two_by(&server, Clock::Days(3)).await;
    let (player, _) = next(&table, &updates);
    server.send(Some(&guests[player]), "PUT", "/api/me/vacation", json!({ "days": 1 })).await.json();
    assert!(now(&server, &table).await.seats[player].vacation.is_some());
    drop(sockets);
    // The server was down for longer than the vacation.
    server.app.drain().await;
    let store = Store::open(&server.settings.store).await.expect("the file is there");
    let person = table.seats[player].sitter.person().expect("somebody sits there").id;
    store.begin_vacation(&person, 1, 2).await.expect("the store works");
    store.end_vacation(&person, 3).await.expect("the store works");
    store
        .set_seat_vacation(&table.id, engine::Seat::new(player as u8), Some(2))
        .await
        .expect("the store works");
    store.close().await;
    let server = server.restart_hard().await;
    assert_eq!(now(&server, &table).await.seats[player].vacation, None);
    assert!(kept(&server, &table).await.deadline.is_some());
}

#[tokio::test]
async fn a_vacation_has_its_bounds() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    let go =
        async |days: u32| server.send(Some(&kay), "PUT", "/api/me/vacation", json!({ "days": days })).await;
    for days in [0, 29, u32::MAX] {
        assert_eq!(go(days).await.code(), Code::VacationUnfit, "{days}");
    }
    assert_eq!(go(28).await.json()["days_left"], 0);
    let left = go(14).await.json()["days_left"].clone();
    // A day counts as taken if a moment has passed between the two requests.
    assert!(left == 13 || left == 14, "a new one takes the place of the old one: {left}");
    assert_eq!(server.get(Some(&kay), "/api/me/vacation").await.json()["days_left"], left);
    assert_eq!(server.get(None, "/api/me/vacation").await.code(), Code::NoToken);
}
