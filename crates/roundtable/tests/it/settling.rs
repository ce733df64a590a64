//! A player in a terminal settles things with a player at a socket.

use std::io::Write;
use std::net::TcpStream;
use std::process::Stdio;

use engine::Seat;
use protocol::{
    ClientMessage, Command, Ending, Envelope, Greeting, Proposal, ServerMessage, TableId, TableInfo,
    WatchOptions,
};
use serde_json::json;
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{Message, WebSocket, connect};

use crate::command::{Folder, binary};
use crate::killed::{TestServer, say};

#[test]
fn a_terminal_speaks_proposes_and_hears_the_answer() {
    let folder = Folder::new();
    let server = TestServer::open_with(&["--store", &folder.path("house.db")]);
    let host = server.guest("Ector");
    let new = json!({
        "game": "king-arthur", "options": "first=2", "seats": 2, "visibility": "public", "clock": "none",
    });
    let table: TableInfo =
        serde_json::from_str(&server.send(&host, "POST", "/tables", &new)).expect("it is a table");
    let mut terminal = binary()
        .args(["play", "--plain", "--lang", "en", "--name", "Kay", "--server"])
        .arg(format!("http://{}/tables/{}", server.address, table.id))
        .env("ROUNDTABLE_HOME", folder.path("home"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut input = terminal.stdin.take().expect("it was piped");
    input.write_all(b"say Well met.\npropose end\n").expect("it is read");
    while server.send(&host, "GET", &format!("/tables/{}", table.id), &json!({})).contains("\"nobody\"") {
        std::thread::yield_now();
    }
    let mut socket = watch(&server, &host, table.id);
    server.send(&host, "POST", &format!("/tables/{}/start", table.id), &json!({}));
    let (words, ending) = agree_to_what_is_proposed(&mut socket, table.id);
    assert_eq!((words.as_str(), ending), ("Well met.", Ending::Agreed));
    let ran = terminal.wait_with_output().expect("it ends");
    let read = String::from_utf8(ran.stdout).expect("it writes text");
    assert!(read.contains("You propose to end the match without a winner."), "{read}");
    assert!(read.contains("The match was ended early.") && ran.status.success(), "{read}");
    drop(input);
    server.kill();
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// Watches a table and waits for its first message.
fn watch(server: &TestServer, token: &str, table: TableId) -> Socket {
    let (mut socket, _) = connect(format!("ws://{}/api/socket", server.address)).expect("it can be opened");
    let greeting = Greeting { token: Some(token.to_owned()), language: String::new() };
    say(&mut socket, ClientMessage::Greet(greeting));
    say(
        &mut socket,
        ClientMessage::Watch { table, invitation: None, after: 0, options: WatchOptions::default() },
    );
    while !matches!(next(&mut socket), ServerMessage::Table(_)) {}
    socket
}

fn next(socket: &mut Socket) -> ServerMessage {
    loop {
        if let Message::Text(text) = socket.read().expect("the server is there") {
            return serde_json::from_str::<Envelope<ServerMessage>>(&text).expect("it is a message").body;
        }
    }
}

/// Agrees as soon as the other player proposes something. Returns what was said until the end, and the end.
fn agree_to_what_is_proposed(socket: &mut Socket, table: TableId) -> (String, Ending) {
    let mut words = String::new();
    loop {
        match next(socket) {
            ServerMessage::Said(line) => words = line.words,
            ServerMessage::Table(info) => {
                if let Some(ending) = info.ending {
                    return (words, ending);
                }
                let asked = info.proposal.is_some_and(|open| {
                    open.what == Proposal::End && open.by == Seat::new(1) && open.agreed == [Seat::new(1)]
                });
                if asked {
                    let command = Command::Answer { agree: true };
                    say(socket, ClientMessage::Do { table, key: 1, command });
                }
            }
            _ => {}
        }
    }
}
