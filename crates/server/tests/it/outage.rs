//! A disk that fails for a while under a running server.

use protocol::{Code, Command, MatchUpdate, TableInfo};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use crate::matches::{act, look, next, two};
use crate::test_server::{Guest, Socket, TestServer};

/// A full disk for some tables of the store: SQLite reports an error and rolls the transaction back by itself.
struct FullDisk {
    beside: SqliteConnection,
    tables: &'static [&'static str],
}

impl FullDisk {
    async fn begin(server: &TestServer, tables: &'static [&'static str]) -> FullDisk {
        let address = format!("sqlite:{}", server.settings.store.display());
        let beside = SqliteConnection::connect(&address).await.expect("the file is there");
        let mut disk = FullDisk { beside, tables };
        for table in tables {
            let fails = "BEFORE INSERT ON {table} BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END";
            disk.run(format!("CREATE TRIGGER full_{table} {}", fails.replace("{table}", table))).await;
        }
        disk
    }

    /// Frees the disk.
    async fn end(mut self) {
        for table in self.tables {
            self.run(format!("DROP TRIGGER full_{table}")).await;
        }
    }

    async fn run(&mut self, sql: String) {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut self.beside).await.expect("it can be changed");
    }
}

/// A player and a page in a running match, with the socket of the player.
async fn with_a_page(server: &TestServer) -> (TableInfo, Guest, Socket) {
    let kay = server.program("Kay").await;
    let table = server.table(&kay, "king-arthur", 2).await;
    let path = format!("/api/tables/{}/seats/1", table.id);
    server.send(Some(&kay), "PUT", &path, json!({ "bot": "page" })).await.table();
    server.start(&kay, &table).await;
    let mut socket = server.greeted(Some(&kay)).await;
    socket.watch(&table, 0).await;
    (table, kay, socket)
}

#[tokio::test]
async fn a_server_is_not_ready_while_the_disk_is_full_and_goes_on_afterwards() {
    let server = TestServer::open().await;
    let (table, guests, mut sockets, updates) = two(&server).await;
    let (player, action) = next(&table, &updates);
    assert_eq!(server.get(None, "/ready").await.status, 200);
    let disk = FullDisk::begin(&server, &["journal", "tables"]).await;
    sockets[player].command(&table, 1, act(&updates[player], &action)).await;
    assert_eq!(sockets[player].answer(1).await, Err(Code::Broken));
    let new = json!({ "game": "ring", "seats": 3, "visibility": "public", "clock": "none" });
    assert_eq!(server.send(Some(&guests[0]), "POST", "/api/tables", new.clone()).await.code(), Code::Broken);
    assert_eq!(server.get(None, "/ready").await.status, 503);
    disk.end().await;
    assert_eq!(server.get(None, "/ready").await.status, 200);
    let path = format!("/api/tables/{}", table.id);
    assert_eq!(server.send(Some(&guests[0]), "DELETE", &path, json!(null)).await.code(), Code::Started);
    sockets[player].command(&table, 2, act(&updates[player], &action)).await;
    assert_eq!(sockets[player].answer(2).await, Ok(()));
    assert!(server.send(Some(&guests[0]), "POST", "/api/tables", new).await.status.is_success());
    let before = server.get(None, &path).await.table().lines;
    let server = server.restart_hard().await;
    assert_eq!(server.get(None, &path).await.table().lines, before, "what was acknowledged is there");
}

#[tokio::test]
async fn a_match_continues_after_a_failure_of_the_store() {
    let server = TestServer::open().await;
    let (table, _, mut socket) = with_a_page(&server).await;
    let mut update = socket.update().await;
    // Steps can be written to the journal but not flushed, so the match cannot be read again.
    let unreadable = FullDisk::begin(&server, &["steps"]).await;
    let action = choice(&table, &mut socket, &mut update).await;
    socket.command(&table, 1, act(&update, &action)).await;
    assert_eq!(socket.answer(1).await, Ok(()));
    socket.watch(&table, 0).await;
    update = socket.update().await;
    let action = choice(&table, &mut socket, &mut update).await;
    let full = FullDisk::begin(&server, &["journal"]).await;
    socket.command(&table, 2, act(&update, &action)).await;
    assert_eq!(socket.answer(2).await, Err(Code::Broken));
    socket.command(&table, 3, Command::Say { words: "Still there?".to_owned() }).await;
    assert_eq!(socket.answer(3).await, Err(Code::Broken), "the match is lost for a while");
    full.end().await;
    unreadable.end().await;
    socket.command(&table, 4, act(&update, &action)).await;
    assert_eq!(socket.answer(4).await, Ok(()));
}

/// An action of the player at the socket, if it is their turn.
async fn choice(table: &TableInfo, socket: &mut Socket, update: &mut MatchUpdate) -> String {
    loop {
        match look(table, update).choices.first() {
            Some(choice) => return choice.notation.clone(),
            None => *update = socket.update().await,
        }
    }
}
