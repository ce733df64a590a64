//! A group of players who sit together at some tables: a task, and a socket for each player.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use client::{Answer, Delays, Effect, Input, MatchClient, Outcome, Request, TableLink};
use engine::{Rng, Seat, SeatSet, Turn};
use futures_util::stream::{SelectAll, SplitSink, SplitStream, select_all};
use futures_util::{FutureExt, SinkExt, StreamExt};
use protocol::{ClientMessage, Envelope, Greeting, MatchUpdate, ServerMessage, TableId, WatchOptions};
use roundtable::common;
use roundtable::exit::Failure;
use tokio::net::TcpStream;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::table_factory::{SpareTables, TableFactory};

/// The read buffer for each table of a socket: a few messages of the usual size.
const READ_BUFFER_SIZE: usize = 8192;

/// The latencies of acknowledged steps, in microseconds, while measuring.
#[derive(Default)]
pub(super) struct Latencies {
    pub(super) measuring: Cell<bool>,
    pub(super) measured: RefCell<Vec<u32>>,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;
type Received = Result<Message, tokio_tungstenite::tungstenite::Error>;
type SeatReceiver =
    futures_util::stream::Map<SplitStream<Socket>, Box<dyn FnMut(Received) -> (usize, Received)>>;

/// Players who sit together at some tables, each with one socket.
pub(super) struct PlayerGroup {
    game: &'static dyn table::GameHandle,
    rng: Rng,
    every: Option<Duration>,
    senders: Vec<SplitSink<Socket, Message>>,
    receivers: SelectAll<SeatReceiver>,
    tables: Vec<TableState>,
    /// Steps that are not due yet, by time and table: the seat and the message.
    waiting: BTreeMap<(Instant, usize), (usize, ClientMessage)>,
}

/// The state of one table.
struct TableState {
    table: TableId,
    /// By seat: the client of its player. The clients get no game, so they merge updates and draw nothing.
    clients: Vec<MatchClient>,
    /// The seat that moved last; its update says whose turn it is. At first it is seat 0.
    last: usize,
    /// Whether a step was decided that is not acknowledged yet.
    is_pending: bool,
    sent: Instant,
    due: Instant,
}

/// The number of key bits that count the commands of one table. The bits above are the table's position in its group.
const KEY_BITS: u32 = 32;

impl TableState {
    /// A table that no player of the group watches yet.
    fn new(table: TableId, position: usize, seats: usize, due: Instant) -> TableState {
        let link = TableLink {
            table,
            invitation: None,
            options: WatchOptions::default(),
            first_key: (position as u64) << KEY_BITS,
        };
        let clients = (0..seats).map(|_| MatchClient::remote(link.clone(), Delays::default())).collect();
        TableState { table, clients, last: 0, is_pending: false, sent: due, due }
    }

    /// The latest update of a seat.
    fn update(&self, seat: usize) -> Option<&MatchUpdate> {
        self.clients[seat].as_remote()?.update()
    }
}

enum Next {
    /// An update has not arrived yet.
    Wait,
    Act(usize, String),
    Over,
}

impl PlayerGroup {
    pub(super) async fn connect(
        factory: &TableFactory,
        tables: &[TableId],
        number: usize,
        every: Option<Duration>,
    ) -> Result<PlayerGroup, Failure> {
        let (mut senders, mut receivers) = (Vec::new(), Vec::new());
        for (seat, token) in factory.tokens().iter().enumerate() {
            // A small buffer is enough. It exists for every connection and is cleared at every read.
            let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER_SIZE * tables.len().min(8));
            let (socket, _) = connect_async_with_config(factory.socket(), Some(config), true)
                .await
                .map_err(|error| connection_lost(&error))?;
            let (sender, receiver) = socket.split();
            let named: Box<dyn FnMut(Received) -> (usize, Received)> =
                Box::new(move |received| (seat, received));
            receivers.push(receiver.map(named));
            senders.push(sender);
            let greeting = Greeting { token: Some(token.clone()), language: String::new() };
            send(&mut senders[seat], &ClientMessage::Greet(greeting)).await?;
        }
        let now = Instant::now();
        let mut rng = Rng::seeded(number as u64);
        let mut due = || {
            // Spread the steps of the tables over time.
            let share = f64::from(rng.below(1000)) / 1000.0;
            now + every.map_or(Duration::ZERO, |every| every.mul_f64(share))
        };
        let states =
            (0..).zip(tables).map(|(at, table)| TableState::new(*table, at, senders.len(), due())).collect();
        let mut group = PlayerGroup {
            game: common::game(factory.game()),
            rng,
            every,
            senders,
            receivers: select_all(receivers),
            tables: states,
            waiting: BTreeMap::new(),
        };
        for at in 0..tables.len() {
            group.watch(at).await?;
        }
        Ok(group)
    }

    async fn watch(&mut self, at: usize) -> Result<(), Failure> {
        for seat in 0..self.senders.len() {
            let effects = self.tables[at].clients[seat].handle(Input::Connected, 0);
            for message in messages(effects) {
                send(&mut self.senders[seat], &message).await?;
            }
        }
        Ok(())
    }

    /// Plays match after match.
    pub(super) async fn play(
        mut self,
        latencies: Rc<Latencies>,
        tables: Rc<SpareTables>,
    ) -> Result<(), Failure> {
        loop {
            let due = self.waiting.keys().next().map(|(due, _)| *due);
            let received = tokio::select! {
                received = self.receivers.next() => Some(received.ok_or_else(|| connection_lost(&"the connection ended"))?),
                () = pause(due) => None,
            };
            let mut next = received;
            while let Some((seat, received)) = next {
                if let Message::Text(text) = received.map_err(|error| connection_lost(&error))?
                    && let Some(at) = self.receive(seat, &text, &latencies)?
                {
                    self.continue_table(at, &tables).await?;
                }
                // Handle everything that has arrived before writing.
                next = self.receivers.next().now_or_never().flatten();
            }
            while let Some(entry) = self.waiting.first_entry()
                && entry.key().0 <= Instant::now()
            {
                let ((_, at), (seat, act)) = entry.remove_entry();
                self.tables[at].sent = Instant::now();
                queue(&mut self.senders[seat], &act).await?;
            }
            for sender in &mut self.senders {
                sender.flush().await.map_err(|error| connection_lost(&error))?;
            }
        }
    }

    /// Handles a message. Returns the table at which there is something to do.
    fn receive(&mut self, seat: usize, text: &str, latencies: &Latencies) -> Result<Option<usize>, Failure> {
        let message = serde_json::from_str::<Envelope<ServerMessage>>(text).map_err(Failure::input)?.body;
        let Some(at) = self.table_of(&message) else { return Ok(None) };
        let table = &mut self.tables[at];
        for effect in table.clients[seat].handle(Input::Message(Box::new(message)), 0) {
            match effect {
                Effect::Answered(Answer { outcome: Outcome::Done, .. }) => {
                    table.is_pending = false;
                    if latencies.measuring.get() {
                        latencies.measured.borrow_mut().push(table.sent.elapsed().as_micros() as u32);
                    }
                }
                Effect::Answered(answer) => {
                    return Err(Failure::input(format!("A step was refused: {answer:?}.")));
                }
                _ => {}
            }
        }
        Ok(Some(at))
    }

    /// The table that a message is about.
    fn table_of(&self, message: &ServerMessage) -> Option<usize> {
        let position = |id: &TableId| self.tables.iter().position(|state| state.table == *id);
        match message {
            ServerMessage::Update(update) => position(&update.table),
            ServerMessage::Table(table) => position(&table.id),
            ServerMessage::Done { key } | ServerMessage::Refused { key: Some(key), .. } => {
                Some((key >> KEY_BITS) as usize)
            }
            _ => None,
        }
    }

    /// Decides the next step at a table, unless one is pending.
    async fn continue_table(&mut self, at: usize, tables: &SpareTables) -> Result<(), Failure> {
        if self.tables[at].is_pending {
            return Ok(());
        }
        match self.next(at)? {
            Next::Wait => {}
            Next::Over => self.switch_table(at, tables).await?,
            Next::Act(seat, action) => {
                let act = self.act(at, seat, action)?;
                let table_state = &mut self.tables[at];
                table_state.is_pending = true;
                let due = table_state.due.max(Instant::now());
                table_state.due = due + self.every.unwrap_or_default();
                self.waiting.insert((due, at), (seat, act));
            }
        }
        Ok(())
    }

    /// The update of the last mover says who may act; the update of that seat has the legal actions.
    fn next(&mut self, at: usize) -> Result<Next, Failure> {
        let last = self.tables[at].last;
        let Some((lines, turn_info)) = self.turn_info(at, last)? else { return Ok(Next::Wait) };
        let pending = match turn_info.turn {
            Turn::Over(_) => return Ok(Next::Over),
            Turn::Chance => SeatSet::EMPTY,
            Turn::Seats(pending) => pending,
        };
        let Some(seat) = pending.first().map(Seat::index) else { return Ok(Next::Wait) };
        let mut actions = if seat == last {
            turn_info.actions
        } else {
            match self.turn_info(at, seat)? {
                Some((seen, turn_info)) if seen >= lines => turn_info.actions,
                _ => return Ok(Next::Wait),
            }
        };
        let action = actions.swap_remove(self.rng.below(actions.len() as u32) as usize);
        Ok(Next::Act(seat, action))
    }

    /// The message that plays an action.
    fn act(&mut self, at: usize, seat: usize, action: String) -> Result<ClientMessage, Failure> {
        let table_state = &mut self.tables[at];
        table_state.last = seat;
        let effects = table_state.clients[seat].handle(Input::Request(Request::Play(action)), 0);
        messages(effects).next().ok_or_else(|| Failure::input("A step was not sent."))
    }

    fn turn_info(&self, at: usize, seat: usize) -> Result<Option<(u32, table::TurnInfo)>, Failure> {
        let Some(update) = self.tables[at].update(seat) else { return Ok(None) };
        let turn_info = self.game.turn_info(update.view.get(), update.viewer).map_err(Failure::input)?;
        Ok(Some((update.lines, turn_info)))
    }

    /// Moves the group from a finished match to a spare table.
    async fn switch_table(&mut self, at: usize, tables: &SpareTables) -> Result<(), Failure> {
        let next = tables.take().await?;
        for sender in &mut self.senders {
            send(sender, &ClientMessage::Leave { table: self.tables[at].table }).await?;
        }
        let due = self.tables[at].due;
        self.tables[at] = TableState::new(next, at, self.senders.len(), due);
        self.watch(at).await
    }
}

/// The messages that a client wants to send.
fn messages(effects: Vec<Effect>) -> impl Iterator<Item = ClientMessage> {
    effects.into_iter().filter_map(|effect| match effect {
        Effect::Send(message) => Some(*message),
        _ => None,
    })
}

async fn pause(until: Option<Instant>) {
    match until {
        Some(until) => tokio::time::sleep_until(until).await,
        None => std::future::pending().await,
    }
}

async fn send(sender: &mut SplitSink<Socket, Message>, request: &ClientMessage) -> Result<(), Failure> {
    queue(sender, request).await?;
    sender.flush().await.map_err(|error| connection_lost(&error))
}

/// Queues a message; the next flush sends it.
async fn queue(sender: &mut SplitSink<Socket, Message>, request: &ClientMessage) -> Result<(), Failure> {
    let text = serde_json::to_string(&Envelope::of(request)).expect("requests are plain data");
    sender.feed(Message::text(text)).await.map_err(|error| connection_lost(&error))
}

fn connection_lost(why: &dyn ToString) -> Failure {
    Failure::input(format!("The connection to the server is lost: {}.", why.to_string()))
}
