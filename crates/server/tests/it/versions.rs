//! Versions of the rules: what is stored keeps its own, and what the server does not play is refused.

use protocol::{Clock, Code, ServerMessage, TableId, TableInfo, Visibility};
use store::NewTableRow;

use crate::knowledge::stored;
use crate::test_server::{Guest, TestServer};

/// A version that no program plays yet.
const UNKNOWN: u32 = 4_000_000_000;

/// Another server with what this one has stored, as if all of it had been begun by these rules.
async fn moved(server: &TestServer, rules: u32) -> TestServer {
    let mut lines = Vec::new();
    let store = stored(server).await;
    store.export(|line| lines.push(line.to_owned())).await.expect("the store works");
    store.close().await;
    let newest = games::find("king-arthur").expect("the game is on the list").newest_rules();
    let changed = lines.iter().map(|line| {
        line.replace(&format!("\"rules\":{newest},"), &format!("\"rules\":{rules},"))
            .replace(&format!("rules {newest}\\n"), &format!("rules {rules}\\n"))
    });
    let changed: Vec<String> = changed.collect();
    let moved = TestServer::open().await;
    let store = stored(&moved).await;
    store.import(changed.iter().map(String::as_str)).await.expect("the lines make sense");
    store.close().await;
    moved
}

/// The first message that a subscriber of a table gets about its match, or the refusal.
async fn watched(server: &TestServer, guest: &Guest, table: &TableInfo) -> ServerMessage {
    let mut socket = server.greeted(Some(guest)).await;
    socket.watch(table, 0).await;
    loop {
        match socket.receive().await {
            ServerMessage::OwnTables(_) | ServerMessage::Table(_) | ServerMessage::Own(_) => {}
            message => return message,
        }
    }
}

#[tokio::test]
async fn a_match_by_known_rules_goes_on_elsewhere() {
    let server = TestServer::open().await;
    let table = server.playing(&server.guest("Kay").await, &server.guest("Lynet").await).await;
    let moved = moved(&server, 1).await;
    let message = watched(&moved, &moved.guest("Isolde").await, &table).await;
    assert!(matches!(&message, ServerMessage::Update(update) if update.lines == table.lines), "{message:?}");
}

#[tokio::test]
async fn a_match_by_unknown_rules_is_refused_with_the_versions_that_the_server_plays() {
    let server = TestServer::open().await;
    let table = server.playing(&server.guest("Kay").await, &server.guest("Lynet").await).await;
    let moved = moved(&server, UNKNOWN).await;
    let message = watched(&moved, &moved.guest("Isolde").await, &table).await;
    let ServerMessage::Refused { key: None, problem } = message else { panic!("{message:?}") };
    assert_eq!((problem.code, problem.status), (Code::OtherRules, 409));
    let detail = problem.detail.expect("it says more");
    assert!(detail.contains("this program plays versions 1 to 2. Open it with a newer version"), "{detail}");
}

#[tokio::test]
async fn a_table_of_unknown_rules_does_not_begin() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    let host = kay.id.parse().expect("it is an id");
    let row = NewTableRow {
        id: TableId::of([1; 20]),
        game: "king-arthur".to_owned(),
        rules: UNKNOWN,
        options: String::new(),
        host,
        visibility: Visibility::Public,
        invitation: String::new(),
        clock: Clock::None,
        seed: [7; 32],
        commitment: String::new(),
        seats: vec![(Some(host), None), (None, Some(bots::bot_id("page")))],
        made: 1,
    };
    let store = stored(&server).await;
    store.open_table(&row).await.expect("the table is new");
    store.close().await;
    let start = format!("/api/tables/{}/start", row.id);
    assert_eq!(server.send(Some(&kay), "POST", &start, ()).await.code(), Code::OtherRules);
}
