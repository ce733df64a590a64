//! A disk that fails for a while under a running server.

use protocol::{Code, Command, MatchUpdate, TableInfo};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use crate::house::{Guest, Inn, Socket};
use crate::matches::{act, look, next, two};

/// A disk that takes no more rows for these tables of the store. SQLite answers with an error and rolls the transaction back by itself, as
/// it does when a disk is full.
struct FullDisk {
    beside: SqliteConnection,
    tables: &'static [&'static str],
}

impl FullDisk {
    async fn begin(inn: &Inn, tables: &'static [&'static str]) -> FullDisk {
        let address = format!("sqlite:{}", inn.settings.store.display());
        let beside = SqliteConnection::connect(&address).await.expect("the file is there");
        let mut disk = FullDisk { beside, tables };
        for table in tables {
            let fails = "BEFORE INSERT ON {table} BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END";
            disk.run(format!("CREATE TRIGGER full_{table} {}", fails.replace("{table}", table))).await;
        }
        disk
    }

    /// There is space again.
    async fn end(mut self) {
        for table in self.tables {
            self.run(format!("DROP TRIGGER full_{table}")).await;
        }
    }

    async fn run(&mut self, sql: String) {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut self.beside).await.expect("it can be changed");
    }
}

/// Somebody and a page at a running match, and a socket that hears of it.
async fn with_a_page(inn: &Inn) -> (TableInfo, Guest, Socket) {
    let kay = inn.program("Kay").await;
    let table = inn.table(&kay, "king-arthur", 2).await;
    let path = format!("/api/tables/{}/seats/1", table.id);
    inn.send(Some(&kay), "PUT", &path, json!({ "bot": "page" })).await.table();
    inn.start(&kay, &table).await;
    let mut socket = inn.greeted(Some(&kay)).await;
    socket.watch(&table, 0).await;
    (table, kay, socket)
}

#[tokio::test]
async fn a_server_is_not_ready_while_the_disk_is_full_and_goes_on_afterwards() {
    let inn = Inn::open().await;
    let (table, guests, mut sockets, sights) = two(&inn).await;
    let (who, action) = next(&table, &sights);
    assert_eq!(inn.get(None, "/ready").await.status, 200);
    let disk = FullDisk::begin(&inn, &["journal", "tables"]).await;
    sockets[who].want(&table, 1, act(&sights[who], &action)).await;
    assert_eq!(sockets[who].answer(1).await, Err(Code::Broken));
    let new = json!({ "game": "ring", "seats": 3, "visibility": "public", "clock": "none" });
    assert_eq!(inn.send(Some(&guests[0]), "POST", "/api/tables", new.clone()).await.code(), Code::Broken);
    assert_eq!(inn.get(None, "/ready").await.status, 503);
    disk.end().await;
    assert_eq!(inn.get(None, "/ready").await.status, 200);
    let path = format!("/api/tables/{}", table.id);
    assert_eq!(inn.send(Some(&guests[0]), "DELETE", &path, json!(null)).await.code(), Code::Started);
    sockets[who].want(&table, 2, act(&sights[who], &action)).await;
    assert_eq!(sockets[who].answer(2).await, Ok(()));
    assert!(inn.send(Some(&guests[0]), "POST", "/api/tables", new).await.status.is_success());
    let before = inn.get(None, &path).await.table().lines;
    let inn = inn.restart_hard().await;
    assert_eq!(inn.get(None, &path).await.table().lines, before, "what was acknowledged is there");
}

#[tokio::test]
async fn a_match_that_could_not_be_read_for_a_while_is_played_on() {
    let inn = Inn::open().await;
    let (table, _, mut socket) = with_a_page(&inn).await;
    let mut sight = socket.sight().await;
    // Steps can be written, but not entered in their logs: so the match cannot be read again.
    let unreadable = FullDisk::begin(&inn, &["steps"]).await;
    let action = choice(&table, &mut socket, &mut sight).await;
    socket.want(&table, 1, act(&sight, &action)).await;
    assert_eq!(socket.answer(1).await, Ok(()));
    socket.watch(&table, 0).await;
    sight = socket.sight().await;
    let action = choice(&table, &mut socket, &mut sight).await;
    let full = FullDisk::begin(&inn, &["journal"]).await;
    socket.want(&table, 2, act(&sight, &action)).await;
    assert_eq!(socket.answer(2).await, Err(Code::Broken));
    socket.want(&table, 3, Command::Say { words: "Still there?".to_owned() }).await;
    assert_eq!(socket.answer(3).await, Err(Code::Broken), "the match is lost for a while");
    full.end().await;
    unreadable.end().await;
    socket.want(&table, 4, act(&sight, &action)).await;
    assert_eq!(socket.answer(4).await, Ok(()));
}

/// Something that the player at the socket may do, when it is their turn.
async fn choice(table: &TableInfo, socket: &mut Socket, sight: &mut MatchUpdate) -> String {
    loop {
        match look(table, sight).choices.first() {
            Some(choice) => return choice.notation.clone(),
            None => *sight = socket.sight().await,
        }
    }
}
