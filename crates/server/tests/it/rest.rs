//! Time off: pauses and vacations.

use protocol::{Clock, Code, Command, Proposal, TableInfo};
use serde_json::{Value, json};
use store::{Store, TableRow};

use crate::house::{Guest, Inn};
use crate::matches::{act, next, two_by};

const LIVE: Clock = Clock::Live { minutes: 5, seconds: 10 };

/// The table as it is now. Its host answers after all that it was told before.
async fn now(inn: &Inn, table: &TableInfo) -> TableInfo {
    inn.get(None, &format!("/api/tables/{}", table.id)).await.table()
}

/// The table as it is kept.
async fn kept(inn: &Inn, table: &TableInfo) -> TableRow {
    let store = Store::open(&inn.settings.store).await.expect("the file is there");
    let row = store.table(&table.id).await.expect("the store works").expect("the table is there");
    store.close().await;
    row
}

async fn command(inn: &Inn, who: &Guest, table: &TableInfo, wish: Value) -> Result<(), Code> {
    let path = format!("/api/tables/{}/commands", table.id);
    let answer = inn.send(Some(who), "POST", &path, wish).await;
    if answer.status.is_success() { Ok(()) } else { Err(answer.code()) }
}

#[tokio::test]
async fn everybody_agrees_to_a_pause_and_anybody_goes_on() {
    let inn = Inn::open().await;
    let (table, guests, mut sockets, sights) = two_by(&inn, LIVE).await;
    let (who, action) = next(&table, &sights);
    sockets[0].want(&table, 1, Command::Resume).await;
    assert_eq!(sockets[0].answer(1).await, Err(Code::NotPaused));
    sockets[0].want(&table, 2, Command::Propose(Proposal::Pause)).await;
    assert_eq!(sockets[0].answer(2).await, Ok(()));
    assert_eq!(now(&inn, &table).await.paused, None, "the other one has not agreed");
    sockets[1].want(&table, 3, Command::Answer { agree: true }).await;
    assert_eq!(sockets[1].answer(3).await, Ok(()));
    assert!(now(&inn, &table).await.paused.is_some());
    assert_eq!(kept(&inn, &table).await.deadline, None, "no time runs");
    sockets[who].want(&table, 4, act(&sights[who], &action)).await;
    assert_eq!(sockets[who].answer(4).await, Err(Code::Paused));
    sockets[who].want(&table, 5, Command::Undo { after: sights[who].lines }).await;
    assert_eq!(sockets[who].answer(5).await, Err(Code::Paused));
    sockets[who].want(&table, 6, Command::Propose(Proposal::Pause)).await;
    assert_eq!(sockets[who].answer(6).await, Err(Code::Paused));
    let watcher = inn.guest("Tor").await;
    assert_eq!(command(&inn, &watcher, &table, json!("resume")).await, Err(Code::Spectator));
    assert_eq!(command(&inn, &guests[1 - who], &table, json!("resume")).await, Ok(()));
    assert_eq!(now(&inn, &table).await.paused, None);
    assert!(kept(&inn, &table).await.deadline.is_some());
    sockets[who].want(&table, 7, act(&sights[who], &action)).await;
    assert_eq!(sockets[who].answer(7).await, Ok(()));
}

#[tokio::test]
async fn a_pause_lasts_over_a_restart() {
    let inn = Inn::open().await;
    let (table, guests, _sockets, sights) = two_by(&inn, LIVE).await;
    let (who, action) = next(&table, &sights);
    command(&inn, &guests[0], &table, json!({ "propose": "pause" })).await.expect("it may be proposed");
    command(&inn, &guests[1], &table, json!({ "answer": { "agree": true } })).await.expect("it is asked");
    let before = now(&inn, &table).await;
    let inn = inn.restart().await.restart_hard().await;
    let step = json!({ "act": { "after": sights[who].lines, "action": action } });
    assert_eq!(command(&inn, &guests[who], &table, step.clone()).await, Err(Code::Paused));
    let after = now(&inn, &table).await;
    assert_eq!(after.paused, before.paused);
    let left = |table: &TableInfo| table.seats.iter().map(|seat| seat.left).collect::<Vec<_>>();
    assert_eq!(left(&after), left(&before), "the outage and the pause count for nobody");
    command(&inn, &guests[0], &table, json!("resume")).await.expect("it is paused");
    assert_eq!(command(&inn, &guests[who], &table, step).await, Ok(()));
}

#[tokio::test]
async fn a_bot_waits_for_the_end_of_a_pause() {
    let inn = Inn::open().await;
    let (table, guests, mut sockets, sights) = two_by(&inn, LIVE).await;
    let (who, _) = next(&table, &sights);
    command(&inn, &guests[0], &table, json!({ "propose": "pause" })).await.expect("it may be proposed");
    command(&inn, &guests[1], &table, json!({ "answer": { "agree": true } })).await.expect("it is asked");
    command(&inn, &guests[who], &table, json!("resign")).await.expect("a bot plays on, but not yet");
    assert_eq!(now(&inn, &table).await.lines, sights[who].lines);
    command(&inn, &guests[1 - who], &table, json!("resume")).await.expect("it is paused");
    assert!(sockets[1 - who].sight().await.lines > sights[who].lines, "now it plays");
}

#[tokio::test]
async fn on_vacation_the_own_clock_stands_still() {
    let inn = Inn::open().await;
    let (table, guests, _sockets, sights) = two_by(&inn, Clock::Days(3)).await;
    let (who, action) = next(&table, &sights);
    let day = 86_400_000;
    assert!(kept(&inn, &table).await.deadline.is_some());
    let gone = inn.send(Some(&guests[who]), "PUT", "/api/me/vacation", json!({ "days": 5 })).await.json();
    assert_eq!((&gone["days_left"], &gone["days_a_year"]), (&json!(23), &json!(28)));
    let vacation = |table: &TableInfo| table.seats[who].vacation;
    let until = vacation(&now(&inn, &table).await).expect("others see it");
    assert_eq!(json!(until), gone["until"]);
    let row = kept(&inn, &table).await;
    assert_eq!(row.deadline, None);
    assert!(row.clocks[who] > 2 * day);
    let inn = inn.restart().await.restart_hard().await;
    assert_eq!(vacation(&now(&inn, &table).await), Some(until));
    assert_eq!(kept(&inn, &table).await.deadline, None, "a restart does not let it run");
    let back = inn.send(Some(&guests[who]), "DELETE", "/api/me/vacation", json!(null)).await.json();
    assert_eq!(
        (&back["until"], &back["days_left"]),
        (&json!(null), &json!(27)),
        "a day that was begun is taken"
    );
    assert_eq!(vacation(&now(&inn, &table).await), None);
    assert!(kept(&inn, &table).await.deadline.is_some(), "it runs again");
    inn.send(Some(&guests[1 - who]), "PUT", "/api/me/vacation", json!({ "days": 5 })).await.json();
    assert!(now(&inn, &table).await.seats[1 - who].vacation.is_some());
    assert!(kept(&inn, &table).await.deadline.is_some(), "the clocks of others run");
    let step = json!({ "act": { "after": sights[who].lines, "action": action } });
    assert_eq!(command(&inn, &guests[who], &table, step).await, Ok(()));
}

#[tokio::test]
async fn a_vacation_that_is_over_lets_the_clock_run() {
    let inn = Inn::open().await;
    let (table, guests, sockets, sights) = two_by(&inn, Clock::Days(3)).await;
    let (who, _) = next(&table, &sights);
    inn.send(Some(&guests[who]), "PUT", "/api/me/vacation", json!({ "days": 1 })).await.json();
    assert!(now(&inn, &table).await.seats[who].vacation.is_some());
    drop(sockets);
    // The server was off for longer than the vacation lasted.
    inn.house.drain().await;
    let store = Store::open(&inn.settings.store).await.expect("the file is there");
    let person = table.seats[who].sitter.person().expect("somebody sits there").id;
    store.begin_vacation(&person, 1, 2).await.expect("the store works");
    store.end_vacation(&person, 3).await.expect("the store works");
    store.set_seat_vacation(&table.id, engine::Seat::new(who as u8), Some(2)).await.expect("the store works");
    store.close().await;
    let inn = inn.restart_hard().await;
    assert_eq!(now(&inn, &table).await.seats[who].vacation, None);
    assert!(kept(&inn, &table).await.deadline.is_some());
}

#[tokio::test]
async fn a_vacation_has_its_bounds() {
    let inn = Inn::open().await;
    let kay = inn.guest("Kay").await;
    let go = async |days: u32| inn.send(Some(&kay), "PUT", "/api/me/vacation", json!({ "days": days })).await;
    for days in [0, 29, u32::MAX] {
        assert_eq!(go(days).await.code(), Code::VacationUnfit, "{days}");
    }
    assert_eq!(go(28).await.json()["days_left"], 0);
    let left = go(14).await.json()["days_left"].clone();
    // A day that was begun is taken, if a moment passed between the two.
    assert!(left == 13 || left == 14, "a new one takes the place of the old one: {left}");
    assert_eq!(inn.get(Some(&kay), "/api/me/vacation").await.json()["days_left"], left);
    assert_eq!(inn.get(None, "/api/me/vacation").await.code(), Code::NoToken);
}
