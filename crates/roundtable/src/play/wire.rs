//! The way to a server, on a thread of its own: it connects again when the connection is lost.

use std::collections::VecDeque;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use lang::Locale;
use protocol::{Envelope, FromClient, FromServer, Greeting, TableId, Wants};
use terminal::{Link, News};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Between two tries to connect.
const PAUSE: Duration = Duration::from_secs(1);

/// A sign of life is asked for so often; without one for twice as long, the connection is lost.
const PULSE: Duration = Duration::from_secs(20);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

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
            FromClient::Greet(greeting),
            FromClient::Watch { table, invitation, after: 0, wants: Wants::default() },
        ];
        let wire = Wire { address, first, wishes, news: sender, unanswered: VecDeque::new() };
        runtime.block_on(wire.run());
    });
    // When the thread has ended, whoever listens hears it.
    let say = Box::new(move |wish| drop(say.send(wish)));
    Link { say, news }
}

struct Wire {
    address: String,
    /// What is said on every new connection.
    first: [FromClient; 2],
    wishes: mpsc::UnboundedReceiver<FromClient>,
    news: Sender<News>,
    /// Wishes without an answer yet. Nothing is done twice: the server refuses what it has done already.
    unanswered: VecDeque<FromClient>,
}

/// Nobody listens here any more.
struct Alone;

impl Wire {
    async fn run(mut self) {
        let mut lost = false;
        loop {
            if let Ok((socket, _)) = connect_async(&self.address).await {
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
    async fn stay(&mut self, mut socket: Socket) -> Result<(), Alone> {
        for wish in self.first.iter().chain(&self.unanswered) {
            if say(&mut socket, wish).await.is_err() {
                return Ok(());
            }
        }
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
                }
                _ = pulse.tick() => {
                    silent += 1;
                    if silent > 2 || socket.send(Message::Ping("".into())).await.is_err() {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn hear(&mut self, words: &str) -> Result<(), Alone> {
        // A server of another version says so in words that are understood; what is not, is passed over.
        let Ok(heard) = serde_json::from_str::<Envelope<FromServer>>(words) else { return Ok(()) };
        if let FromServer::Done { key } | FromServer::Refused { key: Some(key), .. } = &heard.say {
            self.unanswered.retain(|wish| !matches!(wish, FromClient::Do { key: asked, .. } if asked == key));
        }
        self.news.send(News::Heard(heard.say)).map_err(|_| Alone)
    }
}

async fn say(socket: &mut Socket, wish: &FromClient) -> Result<(), tokio_tungstenite::tungstenite::Error> {
    let words = serde_json::to_string(&Envelope::of(wish)).expect("wishes are plain data");
    socket.send(Message::text(words)).await
}
