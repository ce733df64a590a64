//! All sorts of clients at one table: two over sockets, a program over a stream of lines, and somebody in a terminal
//! finish a match of every game.

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
use crate::killed::{House, options, say};

/// So many sit at the table.
const SEATS: u8 = 4;

/// What somebody sees, and something they may do.
fn choose(kind: &dyn GameHandle, sight: &MatchUpdate, rng: &mut Rng) -> (Presentation, Option<Command>) {
    let look = kind.present(sight.view.get(), sight.viewer).expect("a view shows a table");
    let at = rng.below(look.choices.len().max(1) as u32) as usize;
    let action = look.choices.get(at).map(|choice| choice.notation.clone());
    let command = action.map(|action| Command::Act { after: sight.lines, action });
    (look, command)
}

fn sight(words: &str) -> Option<MatchUpdate> {
    let said: Envelope<ServerMessage> = serde_json::from_str(words).expect("it is a message");
    match said.body {
        ServerMessage::Update(sight) => Some(*sight),
        _ => None,
    }
}

/// Plays over a socket until the match is over.
fn over_a_socket(house: &House, token: &str, table: &TableId, kind: &dyn GameHandle) {
    let (mut socket, _) = connect(format!("ws://{}/api/socket", house.address)).expect("it can be opened");
    let greeting = Greeting { token: Some(token.to_owned()), language: String::new() };
    say(&mut socket, ClientMessage::Greet(greeting));
    say(
        &mut socket,
        ClientMessage::Watch { table: *table, invitation: None, after: 0, options: WatchOptions::default() },
    );
    let mut rng = Rng::seeded(1);
    loop {
        let Message::Text(words) = socket.read().expect("the server is there") else { continue };
        let Some(sight) = sight(&words) else { continue };
        let (look, command) = choose(kind, &sight, &mut rng);
        if let Turn::Over(_) = look.turn {
            return;
        }
        if let Some(command) = command {
            say(&mut socket, ClientMessage::Do { table: *table, key: 1, command });
        }
    }
}

/// Plays as a program does: reads lines, posts commands.
fn over_a_stream(house: &House, token: &str, table: &TableId, kind: &dyn GameHandle) {
    let base = format!("http://{}/api/tables/{table}", house.address);
    let bearer = format!("Bearer {token}");
    let stream = ureq::get(format!("{base}/stream")).header("authorization", &bearer).call();
    let lines = BufReader::new(stream.expect("there is a stream").into_body().into_reader()).lines();
    let mut rng = Rng::seeded(2);
    for line in lines {
        let line = line.expect("the server is there");
        let Some(sight) = Some(line).filter(|line| !line.is_empty()).and_then(|line| sight(&line)) else {
            continue;
        };
        let (look, command) = choose(kind, &sight, &mut rng);
        if let Turn::Over(_) = look.turn {
            return;
        }
        if let Some(command) = command {
            let body = serde_json::to_string(&command).expect("commands are plain data");
            // What came too late is refused; the next line tells how it stands.
            let _ = ureq::post(format!("{base}/commands")).header("authorization", &bearer).send(body);
        }
    }
    panic!("the stream ended before the match");
}

/// Plays in line mode: some number whenever one is asked for. Says what was read there.
fn in_a_terminal(house: &House, home: &str, table: &TableId) -> String {
    let mut child = binary()
        .args(["play", "--plain", "--name", "Terminal", "--server"])
        .arg(format!("http://{}/tables/{table}", house.address))
        .env("ROUNDTABLE_HOME", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut input = child.stdin.take().expect("it was piped");
    let typing = std::thread::spawn(move || {
        let mut rng = Rng::seeded(3);
        // Until nobody reads any more.
        while writeln!(input, "{}", 1 + rng.below(6)).is_ok() {}
    });
    let ran = child.wait_with_output().expect("it ends");
    typing.join().expect("typing cannot fail");
    assert!(ran.status.success(), "{}", ran.status);
    String::from_utf8(ran.stdout).expect("it writes text")
}

fn play(house: &House, home: &str, kind: &'static dyn GameHandle) {
    let [one, two, program] = ["Kay", "Lynet", "Program"].map(|name| house.guest(name));
    let new = json!({
        "game": kind.id(), "options": options(kind, SEATS), "seats": SEATS, "visibility": "public", "clock": "none",
    });
    let table: TableInfo =
        serde_json::from_str(&house.send(&one, "POST", "/tables", &new)).expect("it is a table");
    for (seat, token) in [(1, &two), (2, &program)] {
        house.send(token, "PUT", &format!("/tables/{}/seats/{seat}", table.id), &json!({}));
    }
    let read = std::thread::scope(|scope| {
        let terminal = scope.spawn(|| in_a_terminal(house, home, &table.id));
        // The terminal takes the last seat; then the host may start.
        let full = || !house.look(&one, &table.id).contains("\"nobody\"");
        while !full() {
            assert!(!terminal.is_finished(), "the terminal gave up");
            std::thread::yield_now();
        }
        house.send(&one, "POST", &format!("/tables/{}/start", table.id), &json!({}));
        scope.spawn(|| over_a_socket(house, &one, &table.id, kind));
        scope.spawn(|| over_a_socket(house, &two, &table.id, kind));
        scope.spawn(|| over_a_stream(house, &program, &table.id, kind));
        terminal.join().expect("the terminal does not panic")
    });
    let over: TableInfo = serde_json::from_str(&house.look(&one, &table.id)).expect("it is a table");
    assert_eq!(over.stage, Stage::Over, "{}", kind.id());
    assert!(matches!(over.ending, Some(Ending::Played { .. })), "{}", kind.id());
    assert!(read.contains("Terminal") && read.contains(table.id.as_str()), "{}", kind.id());
}

impl House {
    fn look(&self, token: &str, table: &TableId) -> String {
        self.send(token, "GET", &format!("/tables/{table}"), &json!({}))
    }
}

#[test]
fn sockets_a_stream_and_a_terminal_finish_a_match_of_every_game() {
    let folder = Folder::new();
    let (store, home) = (folder.path("house.db"), folder.path("home"));
    let house = House::open_with(&["--store", &store, "--unpaced"]);
    std::thread::scope(|scope| {
        for &kind in games::all() {
            let (house, home) = (&house, &home);
            scope.spawn(move || play(house, &format!("{home}-{}", kind.id()), kind));
        }
    });
    house.kill();
}

#[test]
fn a_terminal_calls_a_bot_as_everybody_does() {
    let folder = Folder::new();
    let (store, home) = (folder.path("house.db"), folder.path("home"));
    let house = House::open_with(&["--store", &store]);
    let kind = games::all()[0];
    let ran = binary()
        .args(["play", "--plain", "--lang", "en", "--name", "Kay", "--players", "you,squire", "--server"])
        .args([&format!("http://{}", house.address), kind.id(), "--options", &options(kind, 2)])
        .env("ROUNDTABLE_HOME", &home)
        .stdin(Stdio::null())
        .output()
        .expect("the binary runs");
    let read = String::from_utf8(ran.stdout).expect("it writes text");
    let greeting = format!("Seat 2: {}, a bot (squire)", protocol::BOT_NAMES[1]);
    assert!(read.contains(&greeting), "{read}");
    house.kill();
}

#[test]
fn the_example_of_a_guest_plays_a_match_to_its_end() {
    if !python() {
        return;
    }
    let folder = Folder::new();
    let house = House::open_with(&["--store", &folder.path("house.db"), "--unpaced"]);
    let host = house.guest("Kay");
    let new =
        json!({ "game": "king-arthur", "options": "", "seats": 2, "visibility": "private", "clock": "none" });
    let table: TableInfo =
        serde_json::from_str(&house.send(&host, "POST", "/tables", &new)).expect("it is a table");
    let word = house.send(&host, "GET", &format!("/tables/{}/invitation", table.id), &json!({}));
    let word: serde_json::Value = serde_json::from_str(&word).expect("it is JSON");
    let word = word["invitation"].as_str().expect("it is a word");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/guest.py");
    std::thread::scope(|scope| {
        let guest = scope.spawn(|| {
            let link = format!("http://{}/tables/{}#{word}", house.address, table.id);
            process::Command::new("python3").arg(&example).arg(link).output().expect("it runs")
        });
        while house.look(&host, &table.id).contains("\"nobody\"") {
            assert!(!guest.is_finished(), "{}", text(&guest.join().expect("it ran").stderr));
            std::thread::yield_now();
        }
        house.send(&host, "POST", &format!("/tables/{}/start", table.id), &json!({}));
        over_a_socket(&house, &host, &table.id, games::all()[0]);
        let ran = guest.join().expect("it ran");
        assert!(ran.status.success() && ran.stderr.is_empty(), "{}", text(&ran.stderr));
    });
    let over: TableInfo = serde_json::from_str(&house.look(&host, &table.id)).expect("it is a table");
    assert!(matches!(over.ending, Some(Ending::Played { .. })));
    house.kill();
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Runs `play --server` in line mode and says what it wrote, and what it complained of.
fn read_at(address: &str, home: &str) -> [String; 2] {
    let ran = binary()
        .args(["play", "--plain", "--lang", "en", "--name", "Kay", "--server", address])
        .env("ROUNDTABLE_HOME", home)
        .stdin(Stdio::null())
        .output()
        .expect("the binary runs");
    [ran.stdout, ran.stderr].map(|bytes| String::from_utf8(bytes).expect("it writes text"))
}

/// The token that a terminal keeps.
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
    let house = House::open_with(&["--store", &store]);
    let address = format!("http://{}", house.address);
    assert!(read_at(&address, &home)[0].contains("No table is waiting"));
    let new =
        json!({ "game": "knight", "options": "", "seats": 1, "visibility": "private", "clock": "none" });
    let me = token(&home);
    let table: TableInfo =
        serde_json::from_str(&house.send(&me, "POST", "/tables", &new)).expect("it is a table");
    assert!(!read_at(&address, &home)[0].contains("your turn"), "nothing has begun");
    house.send(&me, "POST", &format!("/tables/{}/start", table.id), &json!({}));
    let list = read_at(&address, &home)[0].clone();
    let line = list.lines().find(|line| line.contains(table.id.as_str())).expect("the table is listed");
    assert!(line.ends_with("knight: Kay – your turn"), "{line}");
    house.kill();
}

#[test]
fn a_terminal_that_waits_hears_when_the_table_is_given_up() {
    let folder = Folder::new();
    let (store, home) = (folder.path("house.db"), folder.path("home"));
    let house = House::open_with(&["--store", &store]);
    let host = house.guest("Ector");
    let new =
        json!({ "game": "king-arthur", "options": "", "seats": 3, "visibility": "public", "clock": "none" });
    let table: TableInfo =
        serde_json::from_str(&house.send(&host, "POST", "/tables", &new)).expect("it is a table");
    std::thread::scope(|scope| {
        let waiting =
            scope.spawn(|| read_at(&format!("http://{}/tables/{}", house.address, table.id), &home));
        while !house.look(&host, &table.id).contains("\"here\":true") {
            assert!(!waiting.is_finished(), "the terminal gave up");
            std::thread::yield_now();
        }
        house.send(&host, "DELETE", &format!("/tables/{}", table.id), &json!({}));
        let [_, complaint] = waiting.join().expect("the terminal does not panic");
        assert!(complaint.contains("has given it up"), "{complaint}");
    });
    house.kill();
}
