//! Acting out of turn at a server: bots interrupt, and a pending bot leaves people time to interrupt it.

use std::time::{Duration, Instant};

use engine::{InterruptWindow, Rng, Seat, Turn};
use protocol::TableInfo;
use serde_json::json;
use table::{Header, Player, Session, Source};

use crate::knowledge::{begin, stored};
use crate::test_server::{Guest, Socket, TestServer};

/// A match without progress for this time is frozen.
const FROZEN: Duration = Duration::from_secs(60);

/// The least time that a bot leaves people, with some slack for the time before the test looks.
const PAUSE: Duration = Duration::from_secs(2);

/// Opens a table of Quests of the Round Table for a person and two bots.
async fn open_table(server: &TestServer, host: &Guest) -> TableInfo {
    let mut table = server.table(host, "quests", 3).await;
    for seat in 1..3 {
        let path = format!("/api/tables/{}/seats/{seat}", table.id);
        table = server.send(Some(host), "PUT", &path, json!({ "bot": "squire" })).await.table();
    }
    table
}

/// The lines of a match with the table's seed, played at random up to a moment that `is_it` likes.
async fn lines_to(
    server: &TestServer,
    table: &TableInfo,
    is_it: impl Fn(&dyn Session) -> bool,
) -> Vec<String> {
    let store = stored(server).await;
    let row = store.table(&table.id).await.expect("the store works").expect("the table is there");
    store.close().await;
    let game = games::find(&row.game).expect("the game is on the list");
    let mut players = vec![Player { name: "Ector".to_owned(), bot: None }];
    players.resize(3, Player { name: "Kay".to_owned(), bot: Some(bots::bot_id("squire")) });
    for choices in 0..4000 {
        let header = Header {
            game: row.game.clone(),
            rules: row.rules,
            options: row.options.clone(),
            players: players.clone(),
            source: Source::Sealed { seed: row.seed, entropy: Vec::new() },
        };
        let mut session = game.open(header).expect("the header is sound");
        let mut rng = Rng::seeded(choices);
        for _ in 0..300 {
            if is_it(&*session) {
                return session.lines_since(0);
            }
            match session.turn() {
                Turn::Over(_) => break,
                Turn::Chance => session.roll().expect("chance falls"),
                Turn::Seats(pending) => {
                    let seat = pending.first().expect("somebody is pending");
                    let choices = session.choices(seat);
                    let choice = &choices[rng.below(choices.len() as u32) as usize];
                    session.play(seat, &choice.notation).expect("it is a choice");
                }
            }
        }
    }
    panic!("no match comes to such a moment");
}

/// Whether the game pauses, and waits for this seat.
fn pauses_for(session: &dyn Session, seat: u8) -> bool {
    session.interrupt_window() == InterruptWindow::Pause && session.turn().pending().contains(Seat::new(seat))
}

/// Receives updates until the log has more lines than this. Returns the messages of the new story lines.
async fn receive_after(socket: &mut Socket, table: &TableInfo, lines: u32) -> Vec<String> {
    socket.watch(table, lines).await;
    let hear = async {
        let mut told = Vec::new();
        loop {
            let update = socket.update().await;
            told.extend(update.told.iter().map(|told| told.line.text.id.clone()));
            if update.lines > lines {
                return told;
            }
        }
    };
    tokio::time::timeout(FROZEN, hear).await.expect("the match goes on")
}

#[tokio::test]
async fn a_bot_strikes_out_of_turn_while_a_person_is_pending() {
    let server = TestServer::open().await;
    let host = server.guest("Isolde").await;
    let table = open_table(&server, &host).await;
    let strikes = |session: &dyn Session| {
        pauses_for(session, 0) && (1..3).any(|seat| session.bot_interrupt(Seat::new(seat)).is_some())
    };
    let lines = lines_to(&server, &table, strikes).await;
    begin(&server, &table, &lines).await;
    let mut socket = server.greeted(Some(&host)).await;
    let told = receive_after(&mut socket, &table, lines.len() as u32).await;
    assert!(told.iter().any(|id| id == "log-struck"), "{told:?}");
}

#[tokio::test]
async fn a_pending_bot_leaves_a_person_time_to_interrupt() {
    let server = TestServer::open().await;
    let host = server.guest("Isolde").await;
    let table = open_table(&server, &host).await;
    let waits = |session: &dyn Session| {
        (1..3).any(|seat| pauses_for(session, seat))
            && (1..3).all(|seat| session.bot_interrupt(Seat::new(seat)).is_none())
    };
    let lines = lines_to(&server, &table, waits).await;
    begin(&server, &table, &lines).await;
    let mut socket = server.greeted(Some(&host)).await;
    let began = Instant::now();
    receive_after(&mut socket, &table, lines.len() as u32).await;
    assert!(began.elapsed() >= PAUSE, "the bot acted after {:?}", began.elapsed());
}
