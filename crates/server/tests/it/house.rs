//! A server for a test, and people who come to it.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use axum::serve::ListenerExt;
use futures_util::{SinkExt, StreamExt};
use include_dir::{Dir, include_dir};
use protocol::{
    ClientMessage, Clock, Code, Command, Envelope, Greeting, MatchUpdate, NewTable, OwnTable, ServerMessage,
    TableInfo, Visibility, Wants,
};
use serde::Serialize;
use serde_json::{Value, json};
use server::{Bundle, House, Mind, Settings, app};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use tower::ServiceExt;

static BUNDLE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/tests/it/bundle");

/// A server with a store of its own.
pub(crate) struct Inn {
    pub(crate) house: Arc<House>,
    pub(crate) app: Router,
    pub(crate) settings: Settings,
    _folder: Arc<TempDir>,
}

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) text: String,
}

/// Somebody with a token.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) token: String,
    pub(crate) id: String,
}

impl Inn {
    pub(crate) async fn open() -> Inn {
        Inn::open_with(|_| {}).await
    }

    /// One that is run differently.
    pub(crate) async fn open_with(change: impl FnOnce(&mut Settings)) -> Inn {
        let folder = Arc::new(tempfile::tempdir().expect("there is room for a test"));
        let mut settings = Settings::local(0, folder.path().join("test.db"));
        change(&mut settings);
        Inn::with(settings, folder).await
    }

    /// One whose bots think differently, on this many threads.
    pub(crate) async fn open_with_bots(threads: usize, mind: impl Mind + 'static) -> Inn {
        let folder = Arc::new(tempfile::tempdir().expect("there is room for a test"));
        let mut settings = Settings::local(0, folder.path().join("test.db"));
        settings.thinkers = threads;
        let house =
            House::open_with(settings.clone(), Arc::new(mind)).await.expect("a new store can be made");
        Inn::of(house, settings, folder)
    }

    async fn with(settings: Settings, folder: Arc<TempDir>) -> Inn {
        let house = House::open(settings.clone()).await.expect("a new store can be made");
        Inn::of(house, settings, folder)
    }

    fn of(house: Arc<House>, settings: Settings, folder: Arc<TempDir>) -> Inn {
        let app = app(&house, Bundle::of(&BUNDLE));
        Inn { house, app, settings, _folder: folder }
    }

    /// Another server with a copy of the store: the same people, tokens and tables.
    pub(crate) async fn twin(&self) -> Inn {
        let folder = Arc::new(tempfile::tempdir().expect("there is room for a test"));
        let settings = Settings::local(0, folder.path().join("test.db"));
        let store = store::Store::open(&self.settings.store).await.expect("the file is there");
        store.backup(&settings.store).await.expect("there is room for a copy");
        store.close().await;
        Inn::with(settings, folder).await
    }

    /// The server stops in good order and comes back with the same store.
    pub(crate) async fn restart(self) -> Inn {
        self.house.drain().await;
        self.house.close().await;
        Inn::with(self.settings, self._folder).await
    }

    /// The server stops in good order and is run differently from now on.
    pub(crate) async fn reopened_with(mut self, change: impl FnOnce(&mut Settings)) -> Inn {
        change(&mut self.settings);
        self.restart().await
    }

    /// The server was ended without a word and comes back with the same store.
    pub(crate) async fn restart_hard(self) -> Inn {
        self.house.close().await;
        Inn::with(self.settings, self._folder).await
    }

    pub(crate) async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.expect("a router always answers");
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, 1 << 20).await.expect("answers are small");
        let text = String::from_utf8(bytes.to_vec()).expect("answers are text");
        Answer { status: parts.status, headers: parts.headers, text }
    }

    pub(crate) async fn send(
        &self,
        who: Option<&Guest>,
        method: &str,
        path: &str,
        body: impl Serialize,
    ) -> Answer {
        self.ask(request(who, method, path, &body)).await
    }

    pub(crate) async fn get(&self, who: Option<&Guest>, path: &str) -> Answer {
        let mut request = Request::get(path);
        if let Some(guest) = who {
            request = request.header("authorization", format!("Bearer {}", guest.token));
        }
        self.ask(request.body(Body::empty()).expect("the request is well formed")).await
    }

    /// A new guest.
    pub(crate) async fn guest(&self, name: &str) -> Guest {
        self.enter(json!({ "name": name })).await
    }

    /// A new guest that is a program.
    pub(crate) async fn program(&self, name: &str) -> Guest {
        self.enter(json!({ "name": name, "bot": true })).await
    }

    async fn enter(&self, who: Value) -> Guest {
        let answer = self.send(None, "POST", "/api/guests", who).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        let welcome = answer.json();
        let word = |value: &Value| value.as_str().expect("it is a word").to_owned();
        Guest { token: word(&welcome["token"]), id: word(&welcome["person"]["id"]) }
    }

    /// A public table of this game, opened by a guest.
    pub(crate) async fn table(&self, host: &Guest, game: &str, seats: u8) -> TableInfo {
        self.table_by(host, game, seats, Clock::None).await
    }

    async fn table_by(&self, host: &Guest, game: &str, seats: u8, clock: Clock) -> TableInfo {
        let new = NewTable {
            game: game.to_owned(),
            options: String::new(),
            seats,
            visibility: Visibility::Public,
            clock,
        };
        self.send(Some(host), "POST", "/api/tables", new).await.table()
    }

    pub(crate) async fn sit(&self, who: &Guest, table: &TableInfo, seat: u8) -> Answer {
        self.send(Some(who), "PUT", &format!("/api/tables/{}/seats/{seat}", table.id), json!({})).await
    }

    pub(crate) async fn start(&self, host: &Guest, table: &TableInfo) -> TableInfo {
        self.send(Some(host), "POST", &format!("/api/tables/{}/start", table.id), json!({})).await.table()
    }

    /// A running match of two at King Arthur's table.
    pub(crate) async fn playing(&self, one: &Guest, two: &Guest) -> TableInfo {
        self.playing_by(one, two, Clock::None).await
    }

    /// The same with a clock.
    pub(crate) async fn playing_by(&self, one: &Guest, two: &Guest, clock: Clock) -> TableInfo {
        let table = self.table_by(one, "king-arthur", 2, clock).await;
        assert_eq!(self.sit(two, &table, 1).await.status, StatusCode::OK);
        self.start(one, &table).await
    }

    /// Opens a door, and says where.
    pub(crate) async fn door(&self) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it has an address");
        let app = self.app.clone();
        // Small messages do not wait for each other, as in the real house.
        let listener = listener.tap_io(|stream| stream.set_nodelay(true).expect("it can be"));
        tokio::spawn(async move { axum::serve(listener, app).await });
        address
    }

    /// Opens a socket, over a real connection.
    pub(crate) async fn socket(&self) -> Socket {
        let address = self.door().await;
        let place = format!("ws://{address}/api/socket");
        let (stream, _) = connect_async_with_config(place, None, true).await.expect("it can be opened");
        Socket(stream)
    }

    /// A socket of somebody who has greeted.
    pub(crate) async fn greeted(&self, who: Option<&Guest>) -> Socket {
        let mut socket = self.socket().await;
        let greeting = Greeting { token: who.map(|guest| guest.token.clone()), language: "en".to_owned() };
        socket.say(ClientMessage::Greet(greeting)).await;
        assert!(matches!(socket.hear().await, ServerMessage::Welcome { .. }));
        socket
    }
}

pub(crate) fn request(who: Option<&Guest>, method: &str, path: &str, body: &impl Serialize) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path).header("content-type", "application/json");
    if let Some(guest) = who {
        request = request.header("authorization", format!("Bearer {}", guest.token));
    }
    let body = serde_json::to_string(body).expect("the body is plain data");
    request.body(Body::from(body)).expect("the request is well formed")
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("this is no JSON: {}", self.text))
    }

    pub(crate) fn table(&self) -> TableInfo {
        assert!(self.status.is_success(), "{}", self.text);
        serde_json::from_str(&self.text).expect("it is a table")
    }

    /// The code of a refusal.
    pub(crate) fn code(&self) -> Code {
        assert_eq!(self.headers["content-type"], "application/problem+json", "{}", self.text);
        let problem: protocol::Problem = serde_json::from_str(&self.text).expect("it is a problem");
        assert_eq!(problem.status, self.status.as_u16());
        problem.code
    }
}

/// One end of a socket.
pub(crate) struct Socket(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn say(&mut self, wish: ClientMessage) {
        let words = serde_json::to_string(&Envelope::of(wish)).expect("wishes are plain data");
        self.say_words(&words).await;
    }

    pub(crate) async fn say_words(&mut self, words: &str) {
        self.0.send(Message::text(words)).await.expect("the server listens");
    }

    /// The words of the next message; none when the server has hung up.
    pub(crate) async fn words(&mut self) -> Option<String> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(words)) => return Some(words.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    pub(crate) async fn hear(&mut self) -> ServerMessage {
        let words = self.words().await.expect("the server is there");
        let envelope: Envelope<ServerMessage> = serde_json::from_str(&words).expect("it is a message");
        assert_eq!(envelope.v, protocol::VERSION);
        envelope.say
    }

    pub(crate) async fn watch(&mut self, table: &TableInfo, after: u32) {
        self.say(ClientMessage::Watch { table: table.id, invitation: None, after, wants: Wants::default() })
            .await;
    }

    /// Wants something done at a table.
    pub(crate) async fn want(&mut self, table: &TableInfo, key: u64, command: Command) {
        self.say(ClientMessage::Do { table: table.id, key, command }).await;
    }

    /// The next sight, whatever else is said before it.
    pub(crate) async fn sight(&mut self) -> MatchUpdate {
        loop {
            if let ServerMessage::Update(sight) = self.hear().await {
                return *sight;
            }
        }
    }

    /// The next table, whatever else is said before it.
    pub(crate) async fn table(&mut self) -> TableInfo {
        loop {
            if let ServerMessage::Table(table) = self.hear().await {
                return *table;
            }
        }
    }

    /// Begins to listen for one's own tables: how they stand.
    pub(crate) async fn own_tables(&mut self) -> Vec<OwnTable> {
        self.say(ClientMessage::Own { watch: true }).await;
        loop {
            if let ServerMessage::OwnTables(tables) = self.hear().await {
                return tables;
            }
        }
    }

    /// The next that is heard of one's own tables, whatever else is said before it.
    pub(crate) async fn own(&mut self) -> OwnTable {
        loop {
            if let ServerMessage::Own(own) = self.hear().await {
                return *own;
            }
        }
    }

    /// The answer to a wish: done, or refused with a code.
    pub(crate) async fn answer(&mut self, wanted: u64) -> Result<(), Code> {
        loop {
            match self.hear().await {
                ServerMessage::Done { key } if key == wanted => return Ok(()),
                ServerMessage::Refused { key, problem } if key == Some(wanted) => return Err(problem.code),
                _ => {}
            }
        }
    }
}
