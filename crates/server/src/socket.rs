//! WebSocket connections. One connection may watch many tables.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use futures_util::SinkExt;
use lang::Locale;
use protocol::{ClientMessage, Code, Envelope, Greeting, ServerMessage, TableId, VERSION, WatchOptions};
use serde::Deserialize;
use store::Identified;
use tokio::sync::{broadcast, mpsc};

use crate::AppState;
use crate::api::{Upgraded, visible_table};
use crate::api_error::ApiError;
use crate::auth::ClientIp;
use crate::device_connections::{self, DeviceGuard};
use crate::encode::encode;
use crate::host::{Connection, HostCommand, Reply, SEND_QUEUE, Subscriber};
use crate::limits::{Bucket, ConnectionSlot, MESSAGES};
use crate::my_tables::MyTables;

/// The largest message that a client may send.
const MAX_MESSAGE_SIZE: usize = 4096;

/// Room for several messages of the usual size.
const READ_BUFFER_SIZE: usize = 1024;

const MAX_TABLES_PER_SOCKET: usize = 64;

/// How often the server pings a client. A client that is silent for three intervals is dropped.
const PING_INTERVAL: Duration = Duration::from_secs(30);

/// A client that does not accept a message within this time is dropped.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// Upgrades a request to a WebSocket. Any site may open one, but it is useless without a token.
pub(crate) async fn open(
    State(app): State<Arc<AppState>>,
    ClientIp(address): ClientIp,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Upgraded, ApiError> {
    let upgrade = upgrade.map_err(|error| ApiError::with_detail(Code::Unreadable, error))?;
    let slot = ConnectionSlot::open(&app, address)?;
    // Clients send little. A small buffer saves memory in every connection and the time to clear it at every read.
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE_SIZE)
        .max_frame_size(MAX_MESSAGE_SIZE)
        .read_buffer_size(READ_BUFFER_SIZE);
    Ok(Upgraded(upgrade.on_upgrade(|socket| async move {
        app.metrics.sockets.add(1);
        let (id, connection, messages) = Connection::open();
        let bucket = Bucket::full(MESSAGES, app.now());
        let mut session = SocketSession {
            app: Arc::clone(&app),
            id,
            connection,
            messages,
            identity: None,
            device_guard: None,
            has_greeted: false,
            locale: Locale::default(),
            watched: HashSet::new(),
            lobby: None,
            my_tables: None,
            bucket,
        };
        session.run(socket).await;
        session.unsubscribe_all();
        drop(slot);
        app.metrics.sockets.decrement();
    })))
}

/// The state of one connection.
struct SocketSession {
    app: Arc<AppState>,
    /// The id for hosts. Like `connection` and `messages`, it changes with every greeting.
    id: u64,
    connection: Connection,
    /// The queue of outgoing messages.
    messages: mpsc::Receiver<Utf8Bytes>,
    identity: Option<Identified>,
    /// Closes the connection when the token is revoked.
    device_guard: Option<DeviceGuard>,
    has_greeted: bool,
    locale: Locale,
    watched: HashSet<TableId>,
    lobby: Option<broadcast::Receiver<Utf8Bytes>>,
    my_tables: Option<MyTables>,
    bucket: Bucket,
}

impl SocketSession {
    /// Runs until the client or the server closes the connection.
    async fn run(&mut self, mut socket: WebSocket) {
        let mut ping = tokio::time::interval(PING_INTERVAL);
        let (mut silent_intervals, mut waiting) = (0, Vec::new());
        loop {
            tokio::select! {
                // A disconnected client is dropped first, however many messages are queued. Next come outgoing
                // messages, which are the most frequent event.
                biased;
                () = self.connection.disconnect.notified() => return,
                _ = self.messages.recv_many(&mut waiting, SEND_QUEUE) => {
                    if !self.is_sent(send(&mut socket, &mut waiting)).await {
                        return;
                    }
                }
                received = socket.recv() => {
                    silent_intervals = 0;
                    match received {
                        Some(Ok(Message::Text(text))) => self.receive(text.as_str()).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_))) => self.refuse(&Code::Unreadable.into()),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    }
                }
                news = next_lobby(&mut self.lobby) => {
                    // A client that missed messages reloads the lobby when it needs it.
                    if let Ok(news) = news {
                        self.connection.send(&self.app, news);
                    }
                }
                news = next_own(&mut self.my_tables) => match news {
                    Some(news) => {
                        self.connection.send(&self.app, news);
                    }
                    None => self.my_tables = None,
                },
                _ = ping.tick() => {
                    silent_intervals += 1;
                    let is_gone = silent_intervals > 3 || (silent_intervals > 1 && !self.has_greeted);
                    if is_gone || !self.is_sent(socket.send(Message::Ping("".into()))).await {
                        return;
                    }
                }
            }
        }
    }

    /// Sends within the timeout. Returns false if the client is too slow, gone, or disconnected meanwhile.
    async fn is_sent(&self, sending: impl Future<Output = Result<(), axum::Error>>) -> bool {
        tokio::select! {
            sent = tokio::time::timeout(SEND_TIMEOUT, sending) => match sent {
                Ok(sent) => sent.is_ok(),
                Err(_) => {
                    self.app.metrics.slow_clients.add(1);
                    false
                }
            },
            () = self.connection.disconnect.notified() => false,
        }
    }

    async fn receive(&mut self, text: &str) {
        if let Err(seconds) = self.app.limits.message(&mut self.bucket, self.app.now()) {
            return self.refuse(&ApiError::too_fast(seconds));
        }
        let envelope: Envelope<ClientMessage> = match serde_json::from_str(text) {
            Ok(envelope) => envelope,
            Err(error) => {
                let version = serde_json::from_str::<VersionOnly>(text).map(|version| version.v);
                return self.refuse(&match version {
                    Ok(other) if other != VERSION => Code::OtherVersion.into(),
                    _ => ApiError::with_detail(Code::Unreadable, error),
                });
            }
        };
        if envelope.v != VERSION {
            return self.refuse(&Code::OtherVersion.into());
        }
        if let Err(refused) = self.handle(envelope.body).await {
            self.refuse(&refused);
        }
    }

    async fn handle(&mut self, message: ClientMessage) -> Result<(), ApiError> {
        if !self.has_greeted && !matches!(message, ClientMessage::Greet(_)) {
            return Err(Code::NoToken.into());
        }
        if self.app.is_draining() {
            return Err(Code::Draining.into());
        }
        match message {
            ClientMessage::Greet(greeting) => self.greet(greeting).await?,
            ClientMessage::Watch { table, invitation, after, options } => {
                self.watch(table, invitation.as_deref(), after, options).await?;
            }
            ClientMessage::Leave { table } => {
                if self.watched.remove(&table) {
                    self.app.hub.send_if_live(&table, HostCommand::Unsubscribe { subscriber: self.id });
                }
            }
            ClientMessage::Do { table, key, command } => {
                let refuse = |code: Code| {
                    let problem = ApiError::from(code).problem(self.locale);
                    self.send(&ServerMessage::Refused { key: Some(key), problem });
                };
                let Some(identity) = &self.identity else {
                    refuse(Code::NoToken);
                    return Ok(());
                };
                // Watching has checked access; a client that does not watch may not know of the table.
                if !self.watched.contains(&table) {
                    refuse(Code::NotFound);
                    return Ok(());
                }
                let reply = Reply::Connection {
                    subscriber: self.id,
                    connection: self.connection.clone(),
                    key,
                    locale: self.locale,
                };
                let command = HostCommand::Execute { by: identity.person.clone(), command, reply };
                self.app.hub.send(&self.app, &table, command);
            }
            ClientMessage::Lobby { watch } => self.lobby = watch.then(|| self.app.lobby.subscribe()),
            ClientMessage::Own { watch } => {
                self.my_tables = None;
                if watch {
                    let person = self.identity.as_ref().ok_or(Code::NoToken)?.person.id;
                    self.my_tables = Some(
                        MyTables::subscribe(&self.app, person, Arc::clone(&self.connection.disconnect))
                            .await?,
                    );
                }
            }
            ClientMessage::Ping => self.send(&ServerMessage::Pong),
        }
        Ok(())
    }

    async fn greet(&mut self, greeting: Greeting) -> Result<(), ApiError> {
        if self.has_greeted {
            self.reset();
        }
        self.locale = Locale::from_tag(&greeting.language).unwrap_or_default();
        if let Some(token) = greeting.token {
            let (identity, device_guard) =
                device_connections::bind(&self.app, &token, &self.connection.disconnect).await?;
            (self.identity, self.device_guard) = (Some(identity), Some(device_guard));
        }
        self.has_greeted = true;
        self.send(&ServerMessage::Welcome {
            person: self.identity.as_ref().map(|identity| identity.person.clone()),
        });
        Ok(())
    }

    /// Resets the session before another greeting. Queued messages of the previous identity are discarded.
    fn reset(&mut self) {
        self.unsubscribe_all();
        (self.id, self.connection, self.messages) = Connection::open();
        (self.identity, self.device_guard, self.lobby, self.my_tables) = (None, None, None, None);
        self.has_greeted = false;
    }

    async fn watch(
        &mut self,
        table: TableId,
        invitation: Option<&str>,
        after: u32,
        options: WatchOptions,
    ) -> Result<(), ApiError> {
        if self.app.settings.rate_limits && self.watched.len() >= MAX_TABLES_PER_SOCKET {
            return Err(Code::TooMany.into());
        }
        let person = self.identity.as_ref().map(|identity| identity.person.id);
        match self.app.hub.may_see(&table, person.as_ref(), invitation).await {
            Some(true) => {}
            Some(false) => return Err(Code::NotFound.into()),
            None => {
                visible_table(&self.app, table.as_str(), person.as_ref(), invitation).await?;
            }
        }
        let subscriber =
            Subscriber::new(self.id, self.connection.clone(), self.identity.as_ref(), self.locale, options);
        self.app.hub.send(&self.app, &table, HostCommand::Subscribe { subscriber, after });
        self.watched.insert(table);
        Ok(())
    }

    fn refuse(&self, refused: &ApiError) {
        self.app.metrics.problems.add(1);
        self.send(&ServerMessage::Refused { key: None, problem: refused.problem(self.locale) });
    }

    fn send(&self, message: &ServerMessage) {
        self.connection.send(&self.app, encode(message));
    }

    /// Unsubscribes from all hosts.
    fn unsubscribe_all(&mut self) {
        for table in self.watched.drain() {
            self.app.hub.send_if_live(&table, HostCommand::Unsubscribe { subscriber: self.id });
        }
    }
}

/// Reads only the version of a message.
#[derive(Deserialize)]
struct VersionOnly {
    v: u32,
}

/// Sends all queued messages in as few writes as possible.
async fn send(socket: &mut WebSocket, waiting: &mut Vec<Utf8Bytes>) -> Result<(), axum::Error> {
    for message in waiting.drain(..) {
        socket.feed(Message::Text(message)).await?;
    }
    socket.flush().await
}

/// The next lobby message; waits for ever without a subscription.
async fn next_lobby(
    lobby: &mut Option<broadcast::Receiver<Utf8Bytes>>,
) -> Result<Utf8Bytes, broadcast::error::RecvError> {
    match lobby {
        Some(lobby) => lobby.recv().await,
        None => std::future::pending().await,
    }
}

/// The next message about the client's own tables; waits for ever without a subscription. `None` when the server stops.
async fn next_own(my_tables: &mut Option<MyTables>) -> Option<Utf8Bytes> {
    match my_tables {
        Some(my_tables) => my_tables.next().await,
        None => std::future::pending().await,
    }
}
