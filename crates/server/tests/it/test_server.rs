//! A server for a test, and its clients.

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
    TableInfo, Visibility, WatchOptions,
};
use serde::Serialize;
use serde_json::{Value, json};
use server::{AppState, BotEngine, Bundle, Settings, router};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use tower::ServiceExt;

static BUNDLE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/tests/it/bundle");

/// A server with its own store.
pub(crate) struct TestServer {
    pub(crate) app: Arc<AppState>,
    pub(crate) router: Router,
    pub(crate) settings: Settings,
    _folder: Arc<TempDir>,
}

/// An HTTP response.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) text: String,
}

/// A guest with a token.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) token: String,
    pub(crate) id: String,
}

impl TestServer {
    pub(crate) async fn open() -> TestServer {
        TestServer::open_with(|_| {}).await
    }

    /// A server with other settings.
    pub(crate) async fn open_with(change: impl FnOnce(&mut Settings)) -> TestServer {
        let folder = Arc::new(tempfile::tempdir().expect("there is room for a test"));
        let mut settings = Settings::local(0, folder.path().join("test.db"));
        change(&mut settings);
        TestServer::with(settings, folder).await
    }

    /// A server with other bots, on this many threads.
    pub(crate) async fn open_with_bots(threads: usize, engine: impl BotEngine + 'static) -> TestServer {
        let folder = Arc::new(tempfile::tempdir().expect("there is room for a test"));
        let mut settings = Settings::local(0, folder.path().join("test.db"));
        settings.bot_threads = threads;
        let app =
            AppState::open_with(settings.clone(), Arc::new(engine)).await.expect("a new store can be made");
        TestServer::of(app, settings, folder)
    }

    async fn with(settings: Settings, folder: Arc<TempDir>) -> TestServer {
        let app = AppState::open(settings.clone()).await.expect("a new store can be made");
        TestServer::of(app, settings, folder)
    }

    fn of(app: Arc<AppState>, settings: Settings, folder: Arc<TempDir>) -> TestServer {
        let router = router(&app, Bundle::of(&BUNDLE));
        TestServer { app, router, settings, _folder: folder }
    }

    /// Another server with a copy of the store: the same people, tokens and tables.
    pub(crate) async fn with_copied_store(&self) -> TestServer {
        let folder = Arc::new(tempfile::tempdir().expect("there is room for a test"));
        let settings = Settings::local(0, folder.path().join("test.db"));
        let store = store::Store::open(&self.settings.store).await.expect("the file is there");
        store.backup(&settings.store).await.expect("there is room for a copy");
        store.close().await;
        TestServer::with(settings, folder).await
    }

    /// Drains the server and starts it again with the same store.
    pub(crate) async fn restart(self) -> TestServer {
        self.app.drain().await;
        self.app.close().await;
        TestServer::with(self.settings, self._folder).await
    }

    /// Restarts the server with other settings.
    pub(crate) async fn reopened_with(mut self, change: impl FnOnce(&mut Settings)) -> TestServer {
        change(&mut self.settings);
        self.restart().await
    }

    /// Restarts the server without a drain.
    pub(crate) async fn restart_hard(self) -> TestServer {
        self.app.close().await;
        TestServer::with(self.settings, self._folder).await
    }

    pub(crate) async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.expect("a router always answers");
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, 1 << 20).await.expect("answers are small");
        let text = String::from_utf8(bytes.to_vec()).expect("answers are text");
        Answer { status: parts.status, headers: parts.headers, text }
    }

    pub(crate) async fn send(
        &self,
        caller: Option<&Guest>,
        method: &str,
        path: &str,
        body: impl Serialize,
    ) -> Answer {
        self.ask(request(caller, method, path, &body)).await
    }

    pub(crate) async fn get(&self, caller: Option<&Guest>, path: &str) -> Answer {
        let mut request = Request::get(path);
        if let Some(guest) = caller {
            request = request.header("authorization", format!("Bearer {}", guest.token));
        }
        self.ask(request.body(Body::empty()).expect("the request is well formed")).await
    }

    pub(crate) async fn guest(&self, name: &str) -> Guest {
        self.enter(json!({ "name": name })).await
    }

    pub(crate) async fn program(&self, name: &str) -> Guest {
        self.enter(json!({ "name": name, "bot": true })).await
    }

    async fn enter(&self, caller: Value) -> Guest {
        let answer = self.send(None, "POST", "/api/guests", caller).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        let welcome = answer.json();
        let word = |value: &Value| value.as_str().expect("it is a word").to_owned();
        Guest { token: word(&welcome["token"]), id: word(&welcome["person"]["id"]) }
    }

    /// Opens a public table of this game.
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

    pub(crate) async fn sit(&self, caller: &Guest, table: &TableInfo, seat: u8) -> Answer {
        self.send(Some(caller), "PUT", &format!("/api/tables/{}/seats/{seat}", table.id), json!({})).await
    }

    pub(crate) async fn start(&self, host: &Guest, table: &TableInfo) -> TableInfo {
        self.send(Some(host), "POST", &format!("/api/tables/{}/start", table.id), json!({})).await.table()
    }

    /// A running match of King Arthur for two players.
    pub(crate) async fn playing(&self, one: &Guest, two: &Guest) -> TableInfo {
        self.playing_by(one, two, Clock::None).await
    }

    /// The same with a clock.
    pub(crate) async fn playing_by(&self, one: &Guest, two: &Guest, clock: Clock) -> TableInfo {
        let table = self.table_by(one, "king-arthur", 2, clock).await;
        assert_eq!(self.sit(two, &table, 1).await.status, StatusCode::OK);
        self.start(one, &table).await
    }

    /// Listens on a free port and returns the address.
    pub(crate) async fn listen(&self) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it has an address");
        let app = self.router.clone();
        // As in the real server, small messages are sent at once.
        let listener = listener.tap_io(|stream| stream.set_nodelay(true).expect("it can be"));
        tokio::spawn(async move { axum::serve(listener, app).await });
        address
    }

    /// Opens a socket over a real connection.
    pub(crate) async fn socket(&self) -> Socket {
        let address = self.listen().await;
        let place = format!("ws://{address}/api/socket");
        let (stream, _) = connect_async_with_config(place, None, true).await.expect("it can be opened");
        Socket(stream)
    }

    /// Opens a socket and sends a greeting.
    pub(crate) async fn greeted(&self, caller: Option<&Guest>) -> Socket {
        let mut socket = self.socket().await;
        let greeting = Greeting { token: caller.map(|guest| guest.token.clone()), language: "en".to_owned() };
        socket.send(ClientMessage::Greet(greeting)).await;
        assert!(matches!(socket.receive().await, ServerMessage::Welcome { .. }));
        socket
    }
}

pub(crate) fn request(
    caller: Option<&Guest>,
    method: &str,
    path: &str,
    body: &impl Serialize,
) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path).header("content-type", "application/json");
    if let Some(guest) = caller {
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

    /// The code of an error response.
    pub(crate) fn code(&self) -> Code {
        assert_eq!(self.headers["content-type"], "application/problem+json", "{}", self.text);
        let problem: protocol::Problem = serde_json::from_str(&self.text).expect("it is a problem");
        assert_eq!(problem.status, self.status.as_u16());
        problem.code
    }
}

/// The client's end of a socket.
pub(crate) struct Socket(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn send(&mut self, command: ClientMessage) {
        let words = serde_json::to_string(&Envelope::of(command)).expect("messages are plain data");
        self.send_text(&words).await;
    }

    pub(crate) async fn send_text(&mut self, words: &str) {
        self.0.send(Message::text(words)).await.expect("the server listens");
    }

    /// The text of the next message; `None` when the server has closed the socket.
    pub(crate) async fn receive_text(&mut self) -> Option<String> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(words)) => return Some(words.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    pub(crate) async fn receive(&mut self) -> ServerMessage {
        let words = self.receive_text().await.expect("the server is there");
        let envelope: Envelope<ServerMessage> = serde_json::from_str(&words).expect("it is a message");
        assert_eq!(envelope.v, protocol::VERSION);
        envelope.body
    }

    pub(crate) async fn watch(&mut self, table: &TableInfo, after: u32) {
        self.send(ClientMessage::Watch {
            table: table.id,
            invitation: None,
            after,
            options: WatchOptions::default(),
        })
        .await;
    }

    /// Sends a command to a table.
    pub(crate) async fn command(&mut self, table: &TableInfo, key: u64, command: Command) {
        self.send(ClientMessage::Do { table: table.id, key, command }).await;
    }

    /// The next match update; skips other messages.
    pub(crate) async fn update(&mut self) -> MatchUpdate {
        loop {
            if let ServerMessage::Update(update) = self.receive().await {
                return *update;
            }
        }
    }

    /// The next table; skips other messages.
    pub(crate) async fn table(&mut self) -> TableInfo {
        loop {
            if let ServerMessage::Table(table) = self.receive().await {
                return *table;
            }
        }
    }

    /// Subscribes to one's own tables, and returns the first list.
    pub(crate) async fn own_tables(&mut self) -> Vec<OwnTable> {
        self.send(ClientMessage::Own { watch: true }).await;
        loop {
            if let ServerMessage::OwnTables(tables) = self.receive().await {
                return tables;
            }
        }
    }

    /// The next change of one's own tables; skips other messages.
    pub(crate) async fn own_table(&mut self) -> OwnTable {
        loop {
            if let ServerMessage::Own(own) = self.receive().await {
                return *own;
            }
        }
    }

    /// The answer to a command: done, or an error code.
    pub(crate) async fn answer(&mut self, wanted: u64) -> Result<(), Code> {
        loop {
            match self.receive().await {
                ServerMessage::Done { key } if key == wanted => return Ok(()),
                ServerMessage::Refused { key, problem } if key == Some(wanted) => return Err(problem.code),
                _ => {}
            }
        }
    }
}
