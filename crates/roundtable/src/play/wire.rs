//! The way to a server, on a thread of its own: it connects again when the connection is lost.

use std::collections::VecDeque;
use std::future::pending;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use lang::Locale;
use protocol::{ClientMessage, Envelope, Greeting, ServerMessage, TableId, WatchOptions};
use terminal::{Link, News};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, connect_async};

/// Between two tries to connect.
const PAUSE: Duration = Duration::from_secs(1);

/// A sign of life is asked for so often; without one for twice as long, the connection is lost.
const PULSE: Duration = Duration::from_secs(10);

/// A server that has not answered a command for so long is reported; one that takes no message for so long is lost.
const PATIENCE: Duration = Duration::from_secs(3);

/// A server that does not shake hands for so long is tried anew.
const HANDSHAKE: Duration = Duration::from_secs(10);

/// Connects to a socket, watches a table and goes on doing so until nobody listens any more.
pub(super) fn connect(
    address: String,
    token: String,
    locale: Locale,
    table: TableId,
    invitation: Option<String>,
) -> Link {
    let (say, wishes) = mpsc::unbounded_channel();
    let (sender, news) = channel();
    std::thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        let greeting = Greeting { token: Some(token), language: locale.tag().to_owned() };
        let first = [
            ClientMessage::Greet(greeting),
            ClientMessage::Watch { table, invitation, after: 0, options: WatchOptions::default() },
        ];
        let wire = Wire { address, first, wishes, news: sender, unanswered: VecDeque::new(), overdue: None };
        runtime.block_on(wire.run());
    });
    // When the thread has ended, whoever listens hears it.
    let say = Box::new(move |wish| drop(say.send(wish)));
    Link { say, news }
}

struct Wire {
    address: String,
    /// What is said on every new connection.
    first: [ClientMessage; 2],
    wishes: mpsc::UnboundedReceiver<ClientMessage>,
    news: Sender<News>,
    /// Wishes without an answer yet. Nothing is done twice: the server refuses what it has done already.
    unanswered: VecDeque<ClientMessage>,
    /// When a missing answer is reported.
    overdue: Option<Instant>,
}

/// Nobody listens here any more.
struct Alone;

impl Wire {
    async fn run(mut self) {
        let mut lost = false;
        loop {
            if let Ok(Ok((socket, _))) = timeout(HANDSHAKE, connect_async(&self.address)).await {
                if lost && self.news.send(News::Back).is_err() {
                    return;
                }
                lost = false;
                if self.stay(socket).await.is_err() {
                    return;
                }
            }
            if !lost && self.news.send(News::Lost).is_err() {
                return;
            }
            lost = true;
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Until the connection is lost.
    async fn stay<S: AsyncRead + AsyncWrite + Unpin>(
        &mut self,
        mut socket: WebSocketStream<S>,
    ) -> Result<(), Alone> {
        for wish in self.first.iter().chain(&self.unanswered) {
            if say(&mut socket, wish).await.is_err() {
                return Ok(());
            }
        }
        self.overdue = (!self.unanswered.is_empty()).then(|| Instant::now() + PATIENCE);
        let mut silent = 0;
        let mut pulse = tokio::time::interval(PULSE);
        loop {
            tokio::select! {
                heard = socket.next() => match heard {
                    Some(Ok(Message::Text(words))) => {
                        silent = 0;
                        self.hear(&words)?;
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                    Some(Ok(_)) => silent = 0,
                },
                wish = self.wishes.recv() => {
                    let wish = wish.ok_or(Alone)?;
                    let said = say(&mut socket, &wish).await;
                    self.unanswered.push_back(wish);
                    if said.is_err() {
                        return Ok(());
                    }
                    self.overdue = Some(Instant::now() + PATIENCE);
                }
                () = at(self.overdue) => {
                    self.overdue = None;
                    self.news.send(News::Silent).map_err(|_| Alone)?;
                }
                _ = pulse.tick() => {
                    silent += 1;
                    if silent > 2 || send(&mut socket, Message::Ping("".into())).await.is_err() {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn hear(&mut self, words: &str) -> Result<(), Alone> {
        // A server of another version says so in words that are understood; what is not, is passed over.
        let Ok(heard) = serde_json::from_str::<Envelope<ServerMessage>>(words) else { return Ok(()) };
        if let ServerMessage::Done { key } | ServerMessage::Refused { key: Some(key), .. } = &heard.body {
            self.unanswered
                .retain(|wish| !matches!(wish, ClientMessage::Do { key: asked, .. } if asked == key));
            self.overdue = self.overdue.filter(|_| !self.unanswered.is_empty());
        }
        self.news.send(News::Heard(heard.body)).map_err(|_| Alone)
    }
}

/// This moment; never, if there is none.
async fn at(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => pending().await,
    }
}

async fn say<S: AsyncRead + AsyncWrite + Unpin>(
    socket: &mut WebSocketStream<S>,
    wish: &ClientMessage,
) -> Result<(), Lost> {
    let words = serde_json::to_string(&Envelope::of(wish)).expect("wishes are plain data");
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

    use protocol::Command;
    use tokio::io::{DuplexStream, duplex};
    use tokio_tungstenite::tungstenite::protocol::Role;

    use super::*;

    /// A way to a server at this address, what it is asked for, and what comes back.
    fn wire(address: &str) -> (Wire, mpsc::UnboundedSender<ClientMessage>, Receiver<News>) {
        let (say, wishes) = mpsc::unbounded_channel();
        let (sender, news) = channel();
        let table = table();
        let greeting = Greeting { token: None, language: "en".to_owned() };
        let first = [
            ClientMessage::Greet(greeting),
            ClientMessage::Watch { table, invitation: None, after: 0, options: WatchOptions::default() },
        ];
        let address = address.to_owned();
        (Wire { address, first, wishes, news: sender, unanswered: VecDeque::new(), overdue: None }, say, news)
    }

    fn table() -> TableId {
        TableId::of(std::array::from_fn(|at| at as u8))
    }

    fn step(key: u64) -> ClientMessage {
        ClientMessage::Do { table: table(), key, command: Command::Undo { after: 0 } }
    }

    /// Both ends of a connection that holds so many bytes which nobody has read.
    async fn connection(holds: usize) -> (WebSocketStream<DuplexStream>, WebSocketStream<DuplexStream>) {
        let (here, there) = duplex(holds);
        let client = WebSocketStream::from_raw_socket(here, Role::Client, None);
        let server = WebSocketStream::from_raw_socket(there, Role::Server, None);
        tokio::join!(client, server)
    }

    fn words(news: &Receiver<News>) -> Vec<&'static str> {
        let word = |news| match news {
            News::Heard(ServerMessage::Done { .. }) => "done",
            News::Heard(_) => "heard",
            News::Lost => "lost",
            News::Back => "back",
            News::Silent => "silent",
        };
        news.try_iter().map(word).collect()
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_never_answers_is_reported_and_given_up() {
        let (mut wire, say, news) = wire("ws://nowhere");
        let (client, _server) = connection(1 << 16).await;
        say.send(step(1)).unwrap();
        let begun = Instant::now();
        assert!(wire.stay(client).await.is_ok(), "the connection counts as lost");
        assert_eq!(words(&news), ["silent"]);
        assert!(begun.elapsed() <= 3 * PULSE);
        assert_eq!(wire.unanswered.len(), 1, "it is sent again on the next connection");
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_stops_reading_is_given_up() {
        let (mut wire, say, news) = wire("ws://nowhere");
        let (client, _server) = connection(16).await;
        say.send(step(1)).unwrap();
        let begun = Instant::now();
        assert!(wire.stay(client).await.is_ok(), "the connection counts as lost");
        assert_eq!(words(&news), [""; 0]);
        assert!(begun.elapsed() <= PATIENCE);
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_answers_late_is_reported_once_and_heard() {
        let (mut wire, say, news) = wire("ws://nowhere");
        let (client, mut server) = connection(1 << 16).await;
        say.send(step(1)).unwrap();
        let answer = async {
            tokio::time::sleep(PATIENCE * 2).await;
            let done = serde_json::to_string(&Envelope::of(&ServerMessage::Done { key: 1 })).unwrap();
            server.send(Message::text(done)).await.unwrap();
            server.close(None).await.unwrap();
        };
        let (stayed, ()) = tokio::join!(wire.stay(client), answer);
        assert!(stayed.is_ok());
        assert_eq!(words(&news), ["silent", "done"]);
        assert!(wire.unanswered.is_empty() && wire.overdue.is_none());
    }

    /// The server accepts connections and says nothing, not even its part of the handshake.
    #[tokio::test(start_paused = true)]
    async fn a_server_that_accepts_and_says_nothing_counts_as_lost() {
        let server = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let (wire, _say, news) = wire(&format!("ws://{}/", server.local_addr().unwrap()));
        let run = timeout(HANDSHAKE * 3, wire.run());
        assert!(run.await.is_err(), "it tries again and again");
        assert_eq!(words(&news), ["lost"]);
    }
}
