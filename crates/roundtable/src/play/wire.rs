//! The connection to a server, on a thread of its own: it is opened again whenever it is lost. What is sent over it, and sent again, is
//! for the client of the match to decide.

use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use client::{Connection, Heartbeat, Patience};
use futures_util::{SinkExt, StreamExt};
use lang::Locale;
use protocol::{ClientMessage, Envelope, Greeting, ServerMessage};
use terminal::{Event, Order, Socket};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, connect_async};

/// A server that takes no message for so long is lost.
const PATIENCE: Duration = Duration::from_secs(3);

/// A server that does not shake hands for so long is tried anew.
const HANDSHAKE: Duration = Duration::from_secs(10);

/// A sign of life is asked for so often.
const HEARTBEAT: Duration = Duration::from_millis(Connection::HEARTBEAT);

/// Connects to a socket, and goes on doing so until nobody listens any more.
pub(super) fn connect(address: String, token: String, locale: Locale) -> Socket {
    let (order, orders) = mpsc::unbounded_channel();
    let (events, happened) = channel();
    std::thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        let greeting = Greeting { token: Some(token), language: locale.tag().to_owned() };
        let wire = Wire { address, greeting, orders, events, connection: Connection::default() };
        runtime.block_on(wire.run());
    });
    // When the thread has ended, whoever listens hears it.
    Socket::new(Box::new(move |wanted| drop(order.send(wanted))), happened)
}

struct Wire {
    address: String,
    /// Said first on every new connection.
    greeting: Greeting,
    orders: mpsc::UnboundedReceiver<Order>,
    events: Sender<Event>,
    connection: Connection,
}

/// Nobody listens here any more.
struct Alone;

impl Wire {
    async fn run(mut self) {
        let mut was_open = true;
        loop {
            if let Ok(Ok((socket, _))) = timeout(HANDSHAKE, connect_async(&self.address)).await {
                was_open = true;
                if self.stay(socket).await.is_err() {
                    return;
                }
            }
            // A server that does not answer is lost once, however often it is tried.
            if std::mem::take(&mut was_open) && self.events.send(Event::Lost).is_err() {
                return;
            }
            let wait = self.connection.lost(Patience::Short);
            tokio::time::sleep(Duration::from_millis(wait)).await;
            if self.orders.is_closed() {
                return;
            }
        }
    }

    /// Until the connection is lost.
    async fn stay<S: AsyncRead + AsyncWrite + Unpin>(
        &mut self,
        mut socket: WebSocketStream<S>,
    ) -> Result<(), Alone> {
        if say(&mut socket, &ClientMessage::Greet(self.greeting.clone())).await.is_err() {
            return Ok(());
        }
        self.connection.opened();
        self.events.send(Event::Opened).map_err(|_| Alone)?;
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // The first one is at once.
        heartbeat.tick().await;
        let mut is_watching = false;
        loop {
            let is_lost = tokio::select! {
                heard = socket.next() => match heard {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => true,
                    Some(Ok(message)) => {
                        self.connection.heard();
                        self.hear(message)?;
                        false
                    }
                },
                order = self.orders.recv() => match order.ok_or(Alone)? {
                    Order::Reconnect => true,
                    Order::Send(message) => {
                        is_watching |= matches!(*message, ClientMessage::Watch { .. });
                        // What comes before was meant for the connection before.
                        is_watching && say(&mut socket, &message).await.is_err()
                    }
                },
                _ = heartbeat.tick() => match self.connection.beat() {
                    Heartbeat::Lost => true,
                    Heartbeat::Ping => send(&mut socket, Message::Ping("".into())).await.is_err(),
                },
            };
            if is_lost {
                return Ok(());
            }
        }
    }

    fn hear(&self, message: Message) -> Result<(), Alone> {
        let Message::Text(words) = message else { return Ok(()) };
        // A server of another version says so in words that are understood; what is not, is passed over.
        let Ok(heard) = serde_json::from_str::<Envelope<ServerMessage>>(&words) else { return Ok(()) };
        self.events.send(Event::Message(Box::new(heard.body))).map_err(|_| Alone)
    }
}

async fn say<S: AsyncRead + AsyncWrite + Unpin>(
    socket: &mut WebSocketStream<S>,
    message: &ClientMessage,
) -> Result<(), Lost> {
    let words = serde_json::to_string(&Envelope::of(message)).expect("messages are plain data");
    send(socket, Message::text(words)).await
}

/// The connection is gone, or the server takes nothing from it.
struct Lost;

async fn send<S: AsyncRead + AsyncWrite + Unpin>(
    socket: &mut WebSocketStream<S>,
    message: Message,
) -> Result<(), Lost> {
    match timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(Lost),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::Receiver;

    use protocol::{Command, TableId, WatchOptions};
    use tokio::io::{DuplexStream, duplex};
    use tokio::time::Instant;
    use tokio_tungstenite::tungstenite::protocol::Role;

    use super::*;

    /// A connection to a server at this address, what it is ordered to do, and what happens.
    fn wire(address: &str) -> (Wire, mpsc::UnboundedSender<Order>, Receiver<Event>) {
        let (order, orders) = mpsc::unbounded_channel();
        let (events, happened) = channel();
        let greeting = Greeting { token: None, language: "en".to_owned() };
        let address = address.to_owned();
        (Wire { address, greeting, orders, events, connection: Connection::default() }, order, happened)
    }

    fn table() -> TableId {
        TableId::of(std::array::from_fn(|at| at as u8))
    }

    fn watch() -> Order {
        let options = WatchOptions::default();
        Order::Send(Box::new(ClientMessage::Watch { table: table(), invitation: None, after: 0, options }))
    }

    fn step(key: u64) -> Order {
        Order::Send(Box::new(ClientMessage::Do { table: table(), key, command: Command::Undo { after: 0 } }))
    }

    /// Both ends of a connection that holds so many bytes which nobody has read.
    async fn connection(holds: usize) -> (WebSocketStream<DuplexStream>, WebSocketStream<DuplexStream>) {
        let (here, there) = duplex(holds);
        let client = WebSocketStream::from_raw_socket(here, Role::Client, None);
        let server = WebSocketStream::from_raw_socket(there, Role::Server, None);
        tokio::join!(client, server)
    }

    fn words(events: &Receiver<Event>) -> Vec<&'static str> {
        let word = |event| match event {
            Event::Opened => "opened",
            Event::Lost => "lost",
            Event::Message(_) => "message",
        };
        events.try_iter().map(word).collect()
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_never_says_anything_is_given_up() {
        let (mut wire, order, events) = wire("ws://nowhere");
        let (client, _server) = connection(1 << 16).await;
        assert!(order.send(step(1)).is_ok());
        let begun = Instant::now();
        assert!(wire.stay(client).await.is_ok(), "the connection counts as lost");
        assert_eq!(words(&events), ["opened"]);
        assert!(begun.elapsed() <= 2 * HEARTBEAT);
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_stops_reading_is_given_up() {
        let (mut wire, _order, events) = wire("ws://nowhere");
        let (client, _server) = connection(16).await;
        let begun = Instant::now();
        assert!(wire.stay(client).await.is_ok(), "the connection counts as lost");
        assert_eq!(words(&events), [""; 0]);
        assert!(begun.elapsed() <= PATIENCE);
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_answers_late_is_heard() {
        let (mut wire, order, events) = wire("ws://nowhere");
        let (client, mut server) = connection(1 << 16).await;
        assert!(order.send(watch()).is_ok() && order.send(step(1)).is_ok());
        let answer = async {
            tokio::time::sleep(PATIENCE * 2).await;
            let done = serde_json::to_string(&Envelope::of(&ServerMessage::Done { key: 1 })).unwrap();
            server.send(Message::text(done)).await.unwrap();
            server.close(None).await.unwrap();
        };
        let (stayed, ()) = tokio::join!(wire.stay(client), answer);
        assert!(stayed.is_ok());
        assert_eq!(words(&events), ["opened", "message"]);
    }

    #[tokio::test(start_paused = true)]
    async fn what_was_meant_for_the_connection_before_is_not_sent() {
        let (mut wire, order, _events) = wire("ws://nowhere");
        let (client, mut server) = connection(1 << 16).await;
        for wanted in [step(1), watch(), step(2), Order::Reconnect] {
            assert!(order.send(wanted).is_ok());
        }
        assert!(wire.stay(client).await.is_ok());
        let mut sent = Vec::new();
        while let Some(Ok(Message::Text(words))) = server.next().await {
            sent.push(serde_json::from_str::<Envelope<ClientMessage>>(&words).unwrap().body);
        }
        let is_step = |message: &ClientMessage| matches!(message, ClientMessage::Do { key: 2, .. });
        assert!(
            matches!(&sent[..], [ClientMessage::Greet(_), ClientMessage::Watch { .. }, last] if is_step(last))
        );
    }

    /// The server accepts connections and says nothing, not even its part of the handshake.
    #[tokio::test(start_paused = true)]
    async fn a_server_that_accepts_and_says_nothing_counts_as_lost() {
        let server = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let (wire, _order, events) = wire(&format!("ws://{}/", server.local_addr().unwrap()));
        let run = timeout(HANDSHAKE * 3, wire.run());
        assert!(run.await.is_err(), "it tries again and again");
        assert_eq!(words(&events), ["lost"]);
    }
}
