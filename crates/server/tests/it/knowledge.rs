//! Law 7 over the network: all bytes that a seat or a spectator receives are equal in two matches that differ only in
//! what the viewer cannot know. So message sizes are equal, too.

use std::path::PathBuf;

use axum::body::{Body, to_bytes};
use axum::middleware::map_response;
use axum::response::Response;
use engine::{Rng, RulesVersion, Seat, Turn};
use games::Visitor;
use protocol::{ClientMessage, Command, Envelope, ServerMessage, TableId, TableInfo, WatchOptions};
use store::{Append, Store};
use table::{Header, Playable, Player, Source};
use testkit::twins;

use crate::test_server::{Guest, Socket, TestServer};

/// Makes two such matches of any game.
struct Twins {
    seats: u8,
    viewer: Option<Seat>,
    steps: usize,
    seed: u64,
}

impl Visitor for Twins {
    type Output = [Vec<String>; 2];

    fn visit<G: Playable>(self) -> [Vec<String>; 2] {
        twins(
            G::start(Default::default(), self.seats, RulesVersion::newest::<G>()),
            self.viewer,
            self.steps,
            Rng::seeded(self.seed),
        )
    }
}

/// Opens the store of a running server.
pub(crate) async fn stored(server: &TestServer) -> Store {
    Store::open(&server.settings.store).await.expect("the file is there")
}

/// Starts the match of a table with these lines, as if the server had played them.
pub(crate) async fn begin(server: &TestServer, table: &TableInfo, lines: &[String]) {
    let store = stored(server).await;
    let row = store.table(&table.id).await.expect("the store works").expect("the table is there");
    let player = |seat: &store::SeatRow| {
        let name = seat.person.as_ref().map_or("Ector", |person| &person.name).to_owned();
        Player { name, bot: None }
    };
    let header = Header {
        game: row.game.clone(),
        rules: row.rules,
        options: row.options.clone(),
        players: row.seats.iter().map(player).collect(),
        source: Source::Sealed { seed: row.seed, entropy: Vec::new() },
    };
    let kind = games::find(&row.game).expect("the game is on the list");
    let head = kind.open(header).expect("the header is sound").log();
    let numbered: String = (1..).zip(lines).map(|(number, line)| format!("{number}. {line}\n")).collect();
    let session = games::read(&format!("{head}{numbered}")).expect("the log replays");
    let pending = match session.turn() {
        Turn::Seats(pending) => pending.iter().fold(0, |bits, seat| bits | 1 << seat.index()),
        Turn::Chance | Turn::Over(_) => 0,
    };
    let lines = lines.to_vec();
    let first = Append {
        table: table.id,
        after: 0,
        lines,
        pending,
        deadline: None,
        clocks: vec![],
        ending: None,
        made: 1,
    };
    assert!(store.begin_match(&head, &first).await.expect("the store works"));
    store.close().await;
}

/// Everything that a viewer can receive of a match, message by message.
async fn heard(server: &TestServer, table: &TableInfo, player: Option<&Guest>) -> Vec<String> {
    let mut heard = Vec::new();
    let mut socket = server.greeted(player).await;
    for after in [0, table.lines / 2, table.lines] {
        socket.watch(table, after).await;
        heard.extend(until(&mut socket, "\"sight\"").await);
    }
    let legal = legal(table, heard.last().expect("an update was received"));
    let options = WatchOptions { can_undo: true, choices: true };
    socket.send(ClientMessage::Watch { table: table.id, invitation: None, after: 0, options }).await;
    heard.extend(until(&mut socket, "\"choices\"").await);
    socket.send(ClientMessage::Own { watch: true }).await;
    heard.extend(until(&mut socket, if player.is_some() { "\"own-tables\"" } else { "\"refused\"" }).await);
    let words = ["fly", "pass", "stop", "done", "1", "yes", "bid 3", "draw", "decline", "end"];
    for (key, action) in (10..).zip(words).filter(|(_, action)| !legal.iter().any(|known| known == action)) {
        let command = Command::Act { after: table.lines, action: action.to_owned() };
        socket.command(table, key, command).await;
        heard.extend(until(&mut socket, &format!("\"key\":{key}")).await);
    }
    socket.command(table, 99, Command::Answer { agree: true }).await;
    heard.extend(until(&mut socket, "\"key\":99").await);
    for end in ["", "/log", "/chat"] {
        heard.push(server.get(player, &format!("/api/tables/{}{end}", table.id)).await.text);
    }
    for path in ["/api/me/turns", "/api/me/tables", "/api/tables"] {
        heard.push(server.get(player, path).await.text);
    }
    heard
}

/// The first difference between the messages of two servers.
async fn difference(
    servers: [&TestServer; 2],
    table: &TableInfo,
    player: Option<&Guest>,
) -> Option<(String, String)> {
    let (left, right) = (heard(servers[0], table, player).await, heard(servers[1], table, player).await);
    assert!(left.len() > 8, "there is something to hear");
    let longest = left.len().max(right.len());
    let said = |heard: &[String], at: usize| heard.get(at).cloned().unwrap_or_default();
    (0..longest).map(|at| (said(&left, at), said(&right, at))).find(|(left, right)| left != right)
}

/// The messages up to one that contains this text.
async fn until(socket: &mut Socket, words: &str) -> Vec<String> {
    let mut heard = Vec::new();
    loop {
        heard.push(socket.receive_text().await.expect("the server is there"));
        if heard.last().is_some_and(|message| message.contains(words)) {
            return heard;
        }
    }
}

/// The legal actions of the viewer of this update.
fn legal(table: &TableInfo, update: &str) -> Vec<String> {
    let envelope: Envelope<ServerMessage> = serde_json::from_str(update).expect("it is a message");
    let ServerMessage::Update(update) = envelope.body else { panic!("this is not an update") };
    let kind = games::find(&table.game).expect("the game is on the list");
    let look = kind.present(update.view.get(), update.viewer).expect("a view shows a table");
    look.choices.into_iter().map(|choice| choice.notation).collect()
}

/// Two servers whose matches one viewer cannot tell apart, with the tokens of all players.
pub(crate) async fn pair(
    game: &str,
    viewer: usize,
    steps: usize,
    seed: u64,
) -> (TestServer, TestServer, TableInfo, Vec<Guest>) {
    let server = TestServer::open().await;
    let kind = games::find(game).expect("the game is on the list");
    let seats = *kind.seats("").expect("no options are fine").start();
    let mut guests = Vec::new();
    for seat in 0..seats {
        guests.push(server.guest(&format!("Knight {seat}")).await);
    }
    let mut table = server.table(&guests[0], game, seats).await;
    for seat in 1..seats {
        table = server.sit(&guests[usize::from(seat)], &table, seat).await.table();
    }
    let twin = server.with_copied_store().await;
    let viewer = (viewer < guests.len()).then(|| Seat::new(viewer as u8));
    let visitor = Twins { seats, viewer, steps, seed };
    let [left, right] = games::visit(game, visitor).expect("the game is on the list");
    table.lines = left.len() as u32;
    begin(&server, &table, &left).await;
    begin(&twin, &table, &right).await;
    (server, twin, table, guests)
}

#[tokio::test]
async fn no_viewer_receives_what_it_cannot_know() {
    for (number, &kind) in (0..).zip(games::all()) {
        let seats = usize::from(*kind.seats("").expect("no options are fine").start());
        for viewer in 0..=seats {
            let (server, twin, table, guests) =
                pair(kind.id(), viewer, 40 + 30 * viewer, number * 10 + viewer as u64).await;
            if let Some((left, right)) = difference([&server, &twin], &table, guests.get(viewer)).await {
                panic!("{} shows viewer {viewer} what it cannot know:\n{left}\n{right}", kind.id());
            }
        }
    }
}

/// A planted leak: a seat that is shown another seat's view fails the comparison.
#[tokio::test]
async fn a_leak_would_be_noticed() {
    for game in ["king-arthur", "quests", "camelot"] {
        let (server, twin, table, guests) = pair(game, 0, 60, 3).await;
        let seen = difference([&server, &twin], &table, Some(&guests[1])).await;
        assert!(seen.is_some(), "{game}: the two matches differ in what the first seat cannot know");
    }
}

/// A leak planted inside the server: one answer has extra bytes whose number depends on the whole log. Its text stays
/// the same.
fn plant(server: &mut TestServer, table: &TableInfo) {
    let (file, table) = (server.settings.store.clone(), table.id);
    server.router =
        server.router.clone().layer(map_response(move |response| leaking(response, file.clone(), table)));
}

async fn leaking(response: Response, file: PathBuf, table: TableId) -> Response {
    let store = Store::open(&file).await.expect("the file is there");
    let log = store.log(&table).await.expect("the store works").expect("the table is there");
    store.close().await;
    let sum = log.bytes().fold(7usize, |sum, byte| (sum * 31 + usize::from(byte)) % 9973);
    let (parts, body) = response.into_parts();
    let mut bytes = to_bytes(body, 1 << 20).await.expect("answers are small").to_vec();
    if parts.status.is_success() {
        bytes.extend(std::iter::repeat_n(b' ', sum));
    }
    Response::from_parts(parts, Body::from(bytes))
}

#[tokio::test]
async fn a_leak_planted_in_the_server_fails_the_test() {
    for game in ["king-arthur", "quests", "camelot"] {
        let (mut server, mut twin, table, guests) = pair(game, 0, 60, 3).await;
        let viewer = Some(&guests[0]);
        assert_eq!(difference([&server, &twin], &table, viewer).await, None, "{game}: there is no leak yet");
        plant(&mut server, &table);
        plant(&mut twin, &table);
        let (left, right) = difference([&server, &twin], &table, viewer).await.expect("the leak is found");
        assert_eq!(left.trim_end(), right.trim_end(), "{game}: only the size differs");
    }
}
