//! Durability: the server is killed again and again while every game is played, and no step is lost that a client was
//! told of.
//!
//! The test kills it a few times; `ROUNDTABLE_KILLS=200` makes it more.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use engine::Rng;
use protocol::{
    ClientMessage, Command, Envelope, Greeting, MatchUpdate, ServerMessage, TableId, TableInfo, WatchOptions,
    Welcome,
};
use serde_json::{Value, json};
use store::Store;
use table::GameHandle;
use tokio_tungstenite::tungstenite::{Message, WebSocket, connect};

use crate::command::{Folder, binary};

const USUAL_KILLS: u32 = 3;

/// A server that runs until it is killed.
pub(crate) struct TestServer {
    child: Child,
    pub(crate) address: String,
}

impl TestServer {
    fn open(store: &str) -> TestServer {
        TestServer::open_with(&["--store", store])
    }

    pub(crate) fn open_with(words: &[&str]) -> TestServer {
        TestServer::open_logging(words, Stdio::null())
    }

    pub(crate) fn open_logging(words: &[&str], log: impl Into<Stdio>) -> TestServer {
        let mut command = binary();
        command.args(["serve", "--port", "0"]).args(words).stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().expect("the binary runs");
        let mut line = String::new();
        let out = child.stdout.take().expect("it was piped");
        BufReader::new(out).read_line(&mut line).expect("it says where it listens");
        let rest = line.split_once("http://").expect("it says an address").1;
        let address = rest.split('/').next().expect("an address has a host").to_owned();
        TestServer { child, address }
    }

    /// Kills the process without a warning.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it ends");
    }

    /// Sends a request, which must succeed.
    pub(crate) fn send(&self, token: &str, method: &str, path: &str, body: &Value) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let body = body.to_string();
        write!(
            stream,
            "{method} /api{path} HTTP/1.1\r\nhost: test\r\nauthorization: Bearer {token}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            body.len()
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("it speaks HTTP");
        assert!(head.starts_with("HTTP/1.1 20"), "{method} {path}: {answer}");
        body.to_owned()
    }

    /// Creates a program and returns its token.
    pub(crate) fn guest(&self, name: &str) -> String {
        let answer = self.send("", "POST", "/guests", &json!({ "name": name, "bot": true }));
        serde_json::from_str::<Welcome>(&answer).expect("it is a welcome").token
    }

    /// Starts a match of two.
    fn table(&self, tokens: &[String; 2], kind: &dyn GameHandle) -> TableId {
        let options = options(kind, 2);
        let new = json!({
            "game": kind.id(), "options": options, "seats": 2, "visibility": "public", "clock": "none",
        });
        let table = self.send(&tokens[0], "POST", "/tables", &new);
        let table: TableInfo = serde_json::from_str(&table).expect("it is a table");
        self.send(&tokens[1], "PUT", &format!("/tables/{}/seats/1", table.id), &json!({}));
        self.send(&tokens[0], "POST", &format!("/tables/{}/start", table.id), &json!({}));
        table.id
    }
}

/// The first options that allow this number of seats.
pub(crate) fn options(kind: &dyn GameHandle, seats: u8) -> String {
    let words =
        |field: &engine::Field| field.values.iter().map(|value| format!("{}={value}", field.key)).collect();
    let words = kind.fields().iter().flat_map::<Vec<String>, _>(words);
    let fits = |words: &String| kind.seats(words).is_ok_and(|allowed| allowed.contains(&seats));
    std::iter::once(String::new()).chain(words).find(fits).expect("so many can play")
}

/// The last update of each table that a client has received.
type Heard = HashMap<TableId, MatchUpdate>;

/// Plays at all tables over one socket until this many updates were received or the server is gone.
fn play(address: &str, token: &str, tables: &[(TableId, &dyn GameHandle)], updates: u32, seed: u64) -> Heard {
    let mut heard = Heard::new();
    let Ok((mut socket, _)) = connect(format!("ws://{address}/api/socket")) else { return heard };
    let greeting = Greeting { token: Some(token.to_owned()), language: String::new() };
    let mut gone = !say(&mut socket, ClientMessage::Greet(greeting));
    for (table, _) in tables {
        gone |= !say(
            &mut socket,
            ClientMessage::Watch {
                table: *table,
                invitation: None,
                after: 0,
                options: WatchOptions::default(),
            },
        );
    }
    let mut rng = Rng::seeded(seed);
    let mut seen = 0;
    while !gone && seen < updates {
        let Ok(message) = socket.read() else { break };
        let Message::Text(words) = message else { continue };
        let said: Envelope<ServerMessage> = serde_json::from_str(&words).expect("it is a message");
        let ServerMessage::Update(update) = said.body else { continue };
        seen += 1;
        let (_, kind) = tables.iter().find(|(table, _)| *table == update.table).expect("it is watched");
        let look = kind.present(update.view.get(), update.viewer).expect("a view shows a table");
        if !look.choices.is_empty() {
            let at = rng.below(look.choices.len() as u32) as usize;
            let command = Command::Act { after: update.lines, action: look.choices[at].notation.clone() };
            gone = !say(&mut socket, ClientMessage::Do { table: update.table, key: 1, command });
        }
        heard.insert(update.table, *update);
    }
    heard
}

/// Returns false if the server is gone.
pub(crate) fn say<S: Read + Write>(socket: &mut WebSocket<S>, wish: ClientMessage) -> bool {
    let words = serde_json::to_string(&Envelope::of(wish)).expect("wishes are plain data");
    socket.send(Message::text(words)).is_ok()
}

/// Every log replays, and continues from what clients have received.
fn check(store: &str, heard: &[Heard]) {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("there is a runtime");
    runtime.block_on(async {
        let store = Store::open(std::path::Path::new(store)).await.expect("the store survived");
        for update in heard.iter().flat_map(|heard| heard.values()) {
            let log = store.log(&update.table).await.expect("the store works").expect("the table is there");
            let session = games::read(&log).expect("the log replays");
            assert!(session.lines() >= update.lines, "a step was lost that somebody had heard of");
            let then = session.at(update.lines);
            assert_eq!(then.view(update.viewer).get(), update.view.get(), "the log tells another story");
            session.verify().expect("every card and die is honest");
        }
        store.close().await;
    });
}

#[test]
fn no_step_is_lost_that_anybody_heard_of() {
    let kills =
        std::env::var("ROUNDTABLE_KILLS").ok().and_then(|words| words.parse().ok()).unwrap_or(USUAL_KILLS);
    let folder = Folder::new();
    let store = folder.path("house.db");
    let mut server = TestServer::open(&store);
    let mut rng = Rng::seeded(u64::from(kills));
    let (mut tokens, mut tables) = ([String::new(), String::new()], Vec::new());
    for round in 0..u64::from(kills) {
        // Matches end, so the test keeps some running.
        if round % 4 == 0 {
            tokens = [server.guest("Kay"), server.guest("Lynet")];
            tables = games::all().iter().map(|&kind| (server.table(&tokens, kind), kind)).collect();
        }
        let updates = 10 + rng.below(60);
        let (address, tables) = (server.address.clone(), &tables);
        let heard = std::thread::scope(|scope| {
            // One client plays until the server is gone; the server is killed when the other has seen enough.
            let other = scope.spawn(|| play(&address, &tokens[1], tables, u32::MAX, round * 2));
            let first = play(&address, &tokens[0], tables, updates, round * 2 + 1);
            server.kill();
            [first, other.join().expect("a player does not panic")]
        });
        check(&store, &heard);
        server = TestServer::open(&store);
    }
    server.kill();
}
