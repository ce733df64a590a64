//! The socket: one connection of somebody, who may watch many tables over it.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::SinkExt;
use lang::Locale;
use protocol::{ClientMessage, Code, Envelope, Greeting, ServerMessage, TableId, VERSION, Wants};
use serde::Deserialize;
use store::Identified;
use tokio::sync::{Notify, broadcast, mpsc};

use crate::House;
use crate::api::admitted;
use crate::devices::{self, Bound};
use crate::host::{Ear, Order, Reply, Wire};
use crate::limits::{Bucket, Connection, MESSAGES};
use crate::message::written;
use crate::own::Own;
use crate::refusal::Refused;
use crate::who::From;

/// The largest message that anybody needs to send.
const LARGEST: usize = 4096;

/// So much is read at once: several messages of the usual length.
const READ_AT_ONCE: usize = 1024;

/// So many messages may wait for somebody who reads slowly.
pub(crate) const WAITING: usize = 256;

/// So many tables may be watched over one socket.
const MOST_TABLES: usize = 64;

/// The other side is asked for a sign of life after so long, and given up after three times as long without one.
const PULSE: Duration = Duration::from_secs(30);

/// Who cannot take a message for so long is cut off.
const STUCK: Duration = Duration::from_secs(10);

/// A way to a connection, and its other end.
pub(crate) fn wire() -> (u64, Wire, mpsc::Receiver<Utf8Bytes>) {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let (sender, messages) = mpsc::channel(WAITING);
    (NEXT.fetch_add(1, Ordering::Relaxed), Wire { sender, cut: Arc::new(Notify::new()) }, messages)
}

/// Answers the request for a socket. Any page may open one: it is worth nothing without a token.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    From(from): From,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|error| Refused::plainly(Code::Unreadable, error))?;
    let connection = Connection::open(&house, from)?;
    // Whoever sends little needs no large buffer: there is one for every connection, and it is cleared for every look at it.
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST).read_buffer_size(READ_AT_ONCE);
    Ok(upgrade.on_upgrade(|socket| async move {
        house.metrics.sockets.add(1);
        let (id, wire, messages) = wire();
        let bucket = Bucket::full(MESSAGES, house.now());
        let mut visitor = Visitor {
            house: Arc::clone(&house),
            id,
            wire,
            messages,
            known: None,
            bound: None,
            has_greeted: false,
            locale: Locale::default(),
            watched: HashSet::new(),
            lobby: None,
            own: None,
            bucket,
        };
        visitor.stay(socket).await;
        visitor.go();
        drop(connection);
        house.metrics.sockets.less();
    }))
}

/// Somebody at the other end.
struct Visitor {
    house: Arc<House>,
    /// Tells hosts who listens. Like `wire` and `messages`, another one for every greeting.
    id: u64,
    wire: Wire,
    /// What waits to be sent.
    messages: mpsc::Receiver<Utf8Bytes>,
    known: Option<Identified>,
    /// Cuts the connection when the token is revoked.
    bound: Option<Bound>,
    has_greeted: bool,
    locale: Locale,
    watched: HashSet<TableId>,
    lobby: Option<broadcast::Receiver<Utf8Bytes>>,
    own: Option<Own>,
    bucket: Bucket,
}

impl Visitor {
    /// Listens and speaks until one of both goes.
    async fn stay(&mut self, mut socket: WebSocket) {
        let mut pulse = tokio::time::interval(PULSE);
        let (mut silent, mut waiting) = (0, Vec::new());
        loop {
            tokio::select! {
                // Whoever may no longer be here is shown out first, however much waits for them. Otherwise it is mostly woken because
                // something waits to be sent, and need not look at anything else.
                biased;
                () = self.wire.cut.notified() => return,
                _ = self.messages.recv_many(&mut waiting, WAITING) => {
                    if !self.is_taken(send(&mut socket, &mut waiting)).await {
                        return;
                    }
                }
                received = socket.recv() => {
                    silent = 0;
                    match received {
                        Some(Ok(Message::Text(words))) => self.hear(words.as_str()).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_))) => self.refuse(&Code::Unreadable.into()),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    }
                }
                news = next(&mut self.lobby) => {
                    // Who missed some sees the lobby anew when they ask for it.
                    if let Ok(news) = news {
                        self.wire.send(&self.house, news);
                    }
                }
                news = heard(&mut self.own) => match news {
                    Some(news) => {
                        self.wire.send(&self.house, news);
                    }
                    None => self.own = None,
                },
                _ = pulse.tick() => {
                    silent += 1;
                    let is_gone = silent > 3 || (silent > 1 && !self.has_greeted);
                    if is_gone || !self.is_taken(socket.send(Message::Ping("".into()))).await {
                        return;
                    }
                }
            }
        }
    }

    /// Does the other side take what is sent? Not if that takes too long, or if too much waits meanwhile.
    async fn is_taken(&self, sending: impl Future<Output = Result<(), axum::Error>>) -> bool {
        tokio::select! {
            sent = tokio::time::timeout(STUCK, sending) => match sent {
                Ok(sent) => sent.is_ok(),
                Err(_) => {
                    self.house.metrics.slow_clients.add(1);
                    false
                }
            },
            () = self.wire.cut.notified() => false,
        }
    }

    async fn hear(&mut self, words: &str) {
        if let Err(seconds) = self.house.limits.message(&mut self.bucket, self.house.now()) {
            return self.refuse(&Refused::too_fast(seconds));
        }
        let heard: Envelope<ClientMessage> = match serde_json::from_str(words) {
            Ok(heard) => heard,
            Err(error) => {
                let version = serde_json::from_str::<Versioned>(words).map(|version| version.v);
                return self.refuse(&match version {
                    Ok(other) if other != VERSION => Code::OtherVersion.into(),
                    _ => Refused::plainly(Code::Unreadable, error),
                });
            }
        };
        if heard.v != VERSION {
            return self.refuse(&Code::OtherVersion.into());
        }
        if let Err(refused) = self.obey(heard.say).await {
            self.refuse(&refused);
        }
    }

    async fn obey(&mut self, wish: ClientMessage) -> Result<(), Refused> {
        if !self.has_greeted && !matches!(wish, ClientMessage::Greet(_)) {
            return Err(Code::NoToken.into());
        }
        if self.house.is_draining() {
            return Err(Code::Draining.into());
        }
        match wish {
            ClientMessage::Greet(greeting) => self.greet(greeting).await?,
            ClientMessage::Watch { table, invitation, after, wants } => {
                self.watch(table, invitation.as_deref(), after, wants).await?;
            }
            ClientMessage::Leave { table } => {
                if self.watched.remove(&table) {
                    self.house.hub.mention(&table, Order::Leave { ear: self.id });
                }
            }
            ClientMessage::Do { table, key, command } => {
                let refuse = |code: Code| {
                    let problem = Refused::from(code).problem(self.locale);
                    self.say(&ServerMessage::Refused { key: Some(key), problem });
                };
                let Some(known) = &self.known else {
                    refuse(Code::NoToken);
                    return Ok(());
                };
                // Who watches was admitted; who does not, may not know of the table.
                if !self.watched.contains(&table) {
                    refuse(Code::NotFound);
                    return Ok(());
                }
                let reply = Reply::Wire { ear: self.id, wire: self.wire.clone(), key, locale: self.locale };
                let order = Order::Do { by: known.person.clone(), command, reply };
                self.house.hub.order(&self.house, &table, order);
            }
            ClientMessage::Lobby { watch } => self.lobby = watch.then(|| self.house.lobby.subscribe()),
            ClientMessage::Own { watch } => {
                self.own = None;
                if watch {
                    let person = self.known.as_ref().ok_or(Code::NoToken)?.person.id;
                    self.own = Some(Own::listen(&self.house, person, Arc::clone(&self.wire.cut)).await?);
                }
            }
            ClientMessage::Ping => self.say(&ServerMessage::Pong),
        }
        Ok(())
    }

    async fn greet(&mut self, greeting: Greeting) -> Result<(), Refused> {
        if self.has_greeted {
            self.start_over();
        }
        self.locale = Locale::from_tag(&greeting.language).unwrap_or_default();
        if let Some(token) = greeting.token {
            let (known, bound) = devices::bind(&self.house, &token, &self.wire.cut).await?;
            (self.known, self.bound) = (Some(known), Some(bound));
        }
        self.has_greeted = true;
        self.say(&ServerMessage::Welcome { person: self.known.as_ref().map(|known| known.person.clone()) });
        Ok(())
    }

    /// As if nobody had greeted yet. What hosts still send to the one who spoke before, and what waits to be sent, goes nowhere.
    fn start_over(&mut self) {
        self.go();
        (self.id, self.wire, self.messages) = wire();
        (self.known, self.bound, self.lobby, self.own) = (None, None, None, None);
        self.has_greeted = false;
    }

    async fn watch(
        &mut self,
        table: TableId,
        invitation: Option<&str>,
        after: u32,
        wants: Wants,
    ) -> Result<(), Refused> {
        if self.house.settings.paced && self.watched.len() >= MOST_TABLES {
            return Err(Code::TooMany.into());
        }
        let person = self.known.as_ref().map(|known| known.person.id);
        match self.house.hub.admits(&table, person.as_ref(), invitation).await {
            Some(true) => {}
            Some(false) => return Err(Code::NotFound.into()),
            None => {
                admitted(&self.house, table.as_str(), person.as_ref(), invitation).await?;
            }
        }
        let ear = Ear::new(self.id, self.wire.clone(), self.known.as_ref(), self.locale, wants);
        self.house.hub.order(&self.house, &table, Order::Watch { ear, after });
        self.watched.insert(table);
        Ok(())
    }

    fn refuse(&self, refused: &Refused) {
        self.house.metrics.problems.add(1);
        self.say(&ServerMessage::Refused { key: None, problem: refused.problem(self.locale) });
    }

    fn say(&self, say: &ServerMessage) {
        self.wire.send(&self.house, written(say));
    }

    /// Every host hears that they are gone.
    fn go(&mut self) {
        for table in self.watched.drain() {
            self.house.hub.mention(&table, Order::Leave { ear: self.id });
        }
    }
}

/// Only the version of a message.
#[derive(Deserialize)]
struct Versioned {
    v: u32,
}

/// Sends what waits, in as few writes as possible.
async fn send(socket: &mut WebSocket, waiting: &mut Vec<Utf8Bytes>) -> Result<(), axum::Error> {
    for message in waiting.drain(..) {
        socket.feed(Message::Text(message)).await?;
    }
    socket.flush().await
}

/// News of the lobby; never any for those who did not ask.
async fn next(
    lobby: &mut Option<broadcast::Receiver<Utf8Bytes>>,
) -> Result<Utf8Bytes, broadcast::error::RecvError> {
    match lobby {
        Some(lobby) => lobby.recv().await,
        None => std::future::pending().await,
    }
}

/// News of one's own tables; never any for those who did not ask, and none any more when the server stops.
async fn heard(own: &mut Option<Own>) -> Option<Utf8Bytes> {
    match own {
        Some(own) => own.next().await,
        None => std::future::pending().await,
    }
}
