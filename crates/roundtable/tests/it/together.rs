//! All kinds of clients at one table: two sockets, a program with a stream of lines, and a terminal finish a match of
//! every game.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{self, Stdio};

use engine::{Rng, Turn};
use protocol::{
    ClientMessage, Command, Ending, Envelope, Greeting, MatchUpdate, ServerMessage, Stage, TableId,
    TableInfo, WatchOptions,
};
use serde_json::json;
use table::{GameHandle, Presentation};
use tokio_tungstenite::tungstenite::{Message, connect};

use crate::bots::python;
use crate::command::{Folder, binary};
use crate::killed::{TestServer, options, say};

const SEATS: u8 = 4;

/// The table as the viewer sees it, and one of the legal actions.
fn choose(kind: &dyn GameHandle, update: &MatchUpdate, rng: &mut Rng) -> (Presentation, Option<Command>) {
    let look = kind.present(update.view.get(), update.viewer).expect("a view shows a table");
    let at = rng.below(look.choices.len().max(1) as u32) as usize;
    let action = look.choices.get(at).map(|choice| choice.notation.clone());
    let command = action.map(|action| Command::Act { after: update.lines, action });
    (look, command)
}

fn update(words: &str) -> Option<MatchUpdate> {
    let said: Envelope<ServerMessage> = serde_json::from_str(words).expect("it is a message");
    match said.body {
        ServerMessage::Update(update) => Some(*update),
        _ => None,
    }
}

/// Plays over a socket until the match is over.
fn over_a_socket(server: &TestServer, token: &str, table: &TableId, kind: &dyn GameHandle) {
    let (mut socket, _) = connect(format!("ws://{}/api/socket", server.address)).expect("it can be opened");
    let greeting = Greeting { token: Some(token.to_owned()), language: String::new() };
    say(&mut socket, ClientMessage::Greet(greeting));
    say(
        &mut socket,
        ClientMessage::Watch { table: *table, invitation: None, after: 0, options: WatchOptions::default() },
    );
    let mut rng = Rng::seeded(1);
    loop {
        let Message::Text(words) = socket.read().expect("the server is there") else { continue };
        let Some(update) = update(&words) else { continue };
        let (look, command) = choose(kind, &update, &mut rng);
        if let Turn::Over(_) = look.turn {
            return;
        }
        if let Some(command) = command {
            say(&mut socket, ClientMessage::Do { table: *table, key: 1, command });
        }
    }
}

/// Plays like a program: reads lines, posts commands.
fn over_a_stream(server: &TestServer, token: &str, table: &TableId, kind: &dyn GameHandle) {
    let base = format!("http://{}/api/tables/{table}", server.address);
    let bearer = format!("Bearer {token}");
    let stream = ureq::get(format!("{base}/stream")).header("authorization", &bearer).call();
    let lines = BufReader::new(stream.expect("there is a stream").into_body().into_reader()).lines();
    let mut rng = Rng::seeded(2);
    for line in lines {
        let line = line.expect("the server is there");
        let Some(update) = Some(line).filter(|line| !line.is_empty()).and_then(|line| update(&line)) else {
            continue;
        };
        let (look, command) = choose(kind, &update, &mut rng);
        if let Turn::Over(_) = look.turn {
            return;
        }
        if let Some(command) = command {
            let body = serde_json::to_string(&command).expect("commands are plain data");
            // A late command is refused; the next line has the new state.
            let _ = ureq::post(format!("{base}/commands")).header("authorization", &bearer).send(body);
        }
    }
    panic!("the stream ended before the match");
}

/// Plays in line mode with random numbers. Returns the output.
fn in_a_terminal(server: &TestServer, home: &str, table: &TableId) -> String {
    let mut child = binary()
        .args(["play", "--plain", "--name", "Terminal", "--server"])
        .arg(format!("http://{}/tables/{table}", server.address))
        .env("ROUNDTABLE_HOME", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut input = child.stdin.take().expect("it was piped");
    let typing = std::thread::spawn(move || {
        let mut rng = Rng::seeded(3);
        // Until the program closes its input.
        while writeln!(input, "{}", 1 + rng.below(6)).is_ok() {}
    });
    let ran = child.wait_with_output().expect("it ends");
    typing.join().expect("typing cannot fail");
    assert!(ran.status.success(), "{}", ran.status);
    String::from_utf8(ran.stdout).expect("it writes text")
}

fn play(server: &TestServer, home: &str, kind: &'static dyn GameHandle) {
    let [one, two, program] = ["Kay", "Lynet", "Program"].map(|name| server.guest(name));
    let new = json!({
        "game": kind.id(), "options": options(kind, SEATS), "seats": SEATS, "visibility": "public", "clock": "none",
    });
    let table: TableInfo =
        serde_json::from_str(&server.send(&one, "POST", "/tables", &new)).expect("it is a table");
    for (seat, token) in [(1, &two), (2, &program)] {
        server.send(token, "PUT", &format!("/tables/{}/seats/{seat}", table.id), &json!({}));
    }
    let read = std::thread::scope(|scope| {
        let terminal = scope.spawn(|| in_a_terminal(server, home, &table.id));
        // The terminal takes the last seat; then the host can start.
        let full = || !server.look(&one, &table.id).contains("\"nobody\"");
        while !full() {
            assert!(!terminal.is_finished(), "the terminal gave up");
            std::thread::yield_now();
        }
        server.send(&one, "POST", &format!("/tables/{}/start", table.id), &json!({}));
        scope.spawn(|| over_a_socket(server, &one, &table.id, kind));
        scope.spawn(|| over_a_socket(server, &two, &table.id, kind));
        scope.spawn(|| over_a_stream(server, &program, &table.id, kind));
        terminal.join().expect("the terminal does not panic")
    });
    let over: TableInfo = serde_json::from_str(&server.look(&one, &table.id)).expect("it is a table");
    assert_eq!(over.stage, Stage::Over, "{}", kind.id());
    assert!(matches!(over.ending, Some(Ending::Played { .. })), "{}", kind.id());
    assert!(read.contains("Terminal") && read.contains(table.id.as_str()), "{}", kind.id());
}

impl TestServer {
    fn look(&self, token: &str, table: &TableId) -> String {
        self.send(token, "GET", &format!("/tables/{table}"), &json!({}))
    }
}

#[test]
fn sockets_a_stream_and_a_terminal_finish_a_match_of_every_game() {
    let folder = Folder::new();
    let (store, home) = (folder.path("house.db"), folder.path("home"));
    let server = TestServer::open_with(&["--store", &store, "--unpaced"]);
    std::thread::scope(|scope| {
        for &kind in games::all() {
            let (server, home) = (&server, &home);
            scope.spawn(move || play(server, &format!("{home}-{}", kind.id()), kind));
        }
    });
    server.kill();
}

#[test]
fn a_terminal_calls_a_bot_as_everybody_does() {
    let folder = Folder::new();
    let (store, home) = (folder.path("house.db"), folder.path("home"));
    let server = TestServer::open_with(&["--store", &store]);
    let kind = games::all()[0];
    let ran = binary()
        .args(["play", "--plain", "--lang", "en", "--name", "Kay", "--players", "you,squire", "--server"])
        .args([&format!("http://{}", server.address), kind.id(), "--options", &options(kind, 2)])
        .env("ROUNDTABLE_HOME", &home)
        .stdin(Stdio::null())
        .output()
        .expect("the binary runs");
    let read = String::from_utf8(ran.stdout).expect("it writes text");
    let greeting = format!("Seat 2: {}, a bot (squire)", protocol::BOT_NAMES[1]);
    assert!(read.contains(&greeting), "{read}");
    server.kill();
}

#[test]
fn the_example_of_a_guest_plays_a_match_to_its_end() {
    if !python() {
        return;
    }
    let folder = Folder::new();
    let server = TestServer::open_with(&["--store", &folder.path("house.db"), "--unpaced"]);
    let host = server.guest("Kay");
    let new =
        json!({ "game": "king-arthur", "options": "", "seats": 2, "visibility": "private", "clock": "none" });
    let table: TableInfo =
        serde_json::from_str(&server.send(&host, "POST", "/tables", &new)).expect("it is a table");
    let word = server.send(&host, "GET", &format!("/tables/{}/invitation", table.id), &json!({}));
    let word: serde_json::Value = serde_json::from_str(&word).expect("it is JSON");
    let word = word["invitation"].as_str().expect("it is a word");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/guest.py");
    std::thread::scope(|scope| {
        let guest = scope.spawn(|| {
            let link = format!("http://{}/tables/{}#{word}", server.address, table.id);
            process::Command::new("python3").arg(&example).arg(link).output().expect("it runs")
        });
        while server.look(&host, &table.id).contains("\"nobody\"") {
            assert!(!guest.is_finished(), "{}", text(&guest.join().expect("it ran").stderr));
            std::thread::yield_now();
        }
        server.send(&host, "POST", &format!("/tables/{}/start", table.id), &json!({}));
        over_a_socket(&server, &host, &table.id, games::all()[0]);
        let ran = guest.join().expect("it ran");
        assert!(ran.status.success() && ran.stderr.is_empty(), "{}", text(&ran.stderr));
    });
    let over: TableInfo = serde_json::from_str(&server.look(&host, &table.id)).expect("it is a table");
    assert!(matches!(over.ending, Some(Ending::Played { .. })));
    server.kill();
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Runs `play --server` in line mode and returns its output and its errors.
fn read_at(address: &str, home: &str) -> [String; 2] {
    let ran = binary()
        .args(["play", "--plain", "--lang", "en", "--name", "Kay", "--server", address])
        .env("ROUNDTABLE_HOME", home)
        .stdin(Stdio::null())
        .output()
        .expect("the binary runs");
    [ran.stdout, ran.stderr].map(|bytes| String::from_utf8(bytes).expect("it writes text"))
}

/// The token that a terminal has stored.
fn token(home: &str) -> String {
    let known = std::fs::read_to_string(format!("{home}/servers.json")).expect("it was here before");
    let known: serde_json::Value = serde_json::from_str(&known).expect("it is JSON");
    let tokens = known["tokens"].as_object().and_then(|tokens| tokens.values().next());
    tokens.and_then(|token| token.as_str()).expect("there is one server").to_owned()
}

#[test]
fn a_terminal_sees_where_it_is_waited_for() {
    let folder = Folder::new();
    let (store, home) = (folder.path("house.db"), folder.path("home"));
    let server = TestServer::open_with(&["--store", &store]);
    let address = format!("http://{}", server.address);
    assert!(read_at(&address, &home)[0].contains("There are no open tables"));
    let new =
        json!({ "game": "knight", "options": "", "seats": 1, "visibility": "private", "clock": "none" });
    let me = token(&home);
    let table: TableInfo =
        serde_json::from_str(&server.send(&me, "POST", "/tables", &new)).expect("it is a table");
    assert!(!read_at(&address, &home)[0].contains("your turn"), "nothing has begun");
    server.send(&me, "POST", &format!("/tables/{}/start", table.id), &json!({}));
    let list = read_at(&address, &home)[0].clone();
    let line = list.lines().find(|line| line.contains(table.id.as_str())).expect("the table is listed");
    assert!(line.ends_with("knight: Kay – your turn"), "{line}");
    server.kill();
}

#[test]
fn a_terminal_that_waits_hears_when_the_table_is_given_up() {
    let folder = Folder::new();
    let (store, home) = (folder.path("house.db"), folder.path("home"));
    let server = TestServer::open_with(&["--store", &store]);
    let host = server.guest("Ector");
    let new =
        json!({ "game": "king-arthur", "options": "", "seats": 3, "visibility": "public", "clock": "none" });
    let table: TableInfo =
        serde_json::from_str(&server.send(&host, "POST", "/tables", &new)).expect("it is a table");
    std::thread::scope(|scope| {
        let waiting =
            scope.spawn(|| read_at(&format!("http://{}/tables/{}", server.address, table.id), &home));
        while !server.look(&host, &table.id).contains("\"here\":true") {
            assert!(!waiting.is_finished(), "the terminal gave up");
            std::thread::yield_now();
        }
        server.send(&host, "DELETE", &format!("/tables/{}", table.id), &json!({}));
        let [_, complaint] = waiting.join().expect("the terminal does not panic");
        assert!(complaint.contains("has given it up"), "{complaint}");
    });
    server.kill();
}
