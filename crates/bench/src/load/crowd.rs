//! Everybody who plays: a task for each table, a socket for each player.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::pin::pin;
use std::rc::Rc;
use std::time::Duration;

use cpu_time::ProcessTime;
use engine::{Rng, Seat, SeatSet, Turn};
use futures_util::stream::{SelectAll, SplitSink, SplitStream, select_all};
use futures_util::{FutureExt, SinkExt, StreamExt};
use indicatif::ProgressBar;
use protocol::{ClientMessage, Command, Envelope, Greeting, ServerMessage, TableId, WatchOptions};
use roundtable::common::{self, progress};
use roundtable::exit::Failure;
use tokio::net::TcpStream;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{Instant, interval, sleep};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::keeper::{Keeper, Spare};
use super::lodging::{Lodging, Vitals};

/// So much of what arrives from one table is read at once: some messages of the usual length.
const READ_AT_ONCE: usize = 8192;

/// How a measurement is made.
pub(super) struct Crowd {
    pub(super) matches: usize,
    /// So many tables share the socket of each player.
    pub(super) shared: usize,
    /// So many matches are begun before anything is measured, for those whose match ends.
    pub(super) spare: usize,
    pub(super) warm: Duration,
    pub(super) time: Duration,
    /// A step at each table so often; none: as soon as the one before is acknowledged.
    pub(super) every: Option<Duration>,
}

/// What came of it.
pub(super) struct Measured {
    /// In microseconds, sorted.
    pub(super) latencies: Vec<u32>,
    pub(super) wall: Duration,
    /// In seconds.
    pub(super) server_cpu: f64,
    pub(super) load_cpu: f64,
    pub(super) after: Vitals,
    /// Were tables opened while it was measured, because there were too few spare ones?
    pub(super) ran_out: bool,
}

impl Measured {
    /// In milliseconds.
    pub(super) fn quantile(&self, share: f64) -> f64 {
        let at = (self.latencies.len() as f64 * share) as usize;
        let latency = self.latencies.get(at.min(self.latencies.len().saturating_sub(1)));
        f64::from(latency.copied().unwrap_or_default()) / 1000.0
    }
}

impl Crowd {
    /// Sits down at all tables, plays, and looks at the server before and after.
    pub(super) fn play(&self, lodging: &Lodging, keeper: Keeper) -> Result<Measured, Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut tables = keeper.open_many(self.matches + self.spare)?;
        let spare = tables.split_off(self.matches);
        LocalSet::new().block_on(&runtime, async {
            let tally = Rc::new(Tally::default());
            let spare = Rc::new(keeper.clone().wait_upon(spare));
            let mut parties = Vec::new();
            for (number, tables) in tables.chunks(self.shared).enumerate() {
                parties.push(Party::sit_down(&keeper, tables, number, self.every).await?);
            }
            let mut playing = JoinSet::new();
            for party in parties {
                playing.spawn_local(party.play(Rc::clone(&tally), Rc::clone(&spare)));
            }
            let bar = progress((self.warm + self.time).as_secs(), "seconds measured");
            pass(&mut playing, self.warm, &bar).await?;
            let (before, load_before, begun) = (lodging.vitals()?, ProcessTime::now(), Instant::now());
            tally.measuring.set(true);
            pass(&mut playing, self.time, &bar).await?;
            bar.finish_and_clear();
            tally.measuring.set(false);
            let (wall, load_cpu) = (begun.elapsed(), load_before.elapsed().as_secs_f64());
            let after = lodging.vitals()?;
            let mut latencies = tally.latencies.take();
            latencies.sort_unstable();
            let ran_out = self.spare > 0 && spare.left() == 0;
            Ok(Measured { latencies, wall, server_cpu: after.cpu - before.cpu, load_cpu, after, ran_out })
        })
    }
}

/// Lets time pass while everybody plays. If somebody cannot, nothing is measured.
async fn pass(
    playing: &mut JoinSet<Result<(), Failure>>,
    time: Duration,
    bar: &ProgressBar,
) -> Result<(), Failure> {
    let mut seconds = interval(Duration::from_secs(1));
    // The first one is at once.
    seconds.tick().await;
    let mut over = pin!(sleep(time));
    loop {
        tokio::select! {
            () = &mut over => return Ok(()),
            _ = seconds.tick() => bar.inc(1),
            ended = playing.join_next() => return match ended {
                Some(Ok(Err(failure))) => Err(failure),
                _ => Err(Failure::input("A table fell over.")),
            },
        }
    }
}

#[derive(Default)]
struct Tally {
    measuring: Cell<bool>,
    latencies: RefCell<Vec<u32>>,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;
type Heard = Result<Message, tokio_tungstenite::tungstenite::Error>;
type Ear = futures_util::stream::Map<SplitStream<Socket>, Box<dyn FnMut(Heard) -> (usize, Heard)>>;

/// Those who sit together at some tables, each with one socket.
struct Party {
    game: &'static dyn table::GameHandle,
    rng: Rng,
    every: Option<Duration>,
    mouths: Vec<SplitSink<Socket, Message>>,
    ears: SelectAll<Ear>,
    places: Vec<Place>,
    /// Steps that are not due yet: when, where, whose, what.
    waiting: BTreeMap<(Instant, usize), (usize, ClientMessage)>,
}

/// One of their tables.
struct Place {
    table: TableId,
    /// By seat: the latest sight, as it arrived.
    sights: Vec<Option<Utf8Bytes>>,
    /// Who moved last: whose sight says whose turn it is. In the beginning that is the first.
    last: usize,
    /// Has a step been decided that is not acknowledged?
    under_way: bool,
    sent: Instant,
    due: Instant,
}

/// What to do next at a table.
enum Next {
    /// A sight is still on its way.
    Wait,
    Act(usize, ClientMessage),
    Over,
}

impl Party {
    async fn sit_down(
        keeper: &Keeper,
        tables: &[TableId],
        number: usize,
        every: Option<Duration>,
    ) -> Result<Party, Failure> {
        let (mut mouths, mut ears) = (Vec::new(), Vec::new());
        for (seat, token) in keeper.tokens().iter().enumerate() {
            // As much as waits mostly: there is a buffer for every connection, and it is cleared for every look at it.
            let config = WebSocketConfig::default().read_buffer_size(READ_AT_ONCE * tables.len().min(8));
            let (socket, _) = connect_async_with_config(keeper.socket(), Some(config), true)
                .await
                .map_err(|error| gone(&error))?;
            let (mouth, ear) = socket.split();
            let named: Box<dyn FnMut(Heard) -> (usize, Heard)> = Box::new(move |heard| (seat, heard));
            ears.push(ear.map(named));
            mouths.push(mouth);
            let greeting = Greeting { token: Some(token.clone()), language: String::new() };
            say(&mut mouths[seat], &ClientMessage::Greet(greeting)).await?;
        }
        let now = Instant::now();
        let mut rng = Rng::seeded(number as u64);
        let mut place = |table: &TableId| {
            // Tables do not all move in the same instant.
            let share = f64::from(rng.below(1000)) / 1000.0;
            let due = now + every.map_or(Duration::ZERO, |every| every.mul_f64(share));
            let sights = vec![None; mouths.len()];
            Place { table: *table, sights, last: 0, under_way: false, sent: now, due }
        };
        let places = tables.iter().map(&mut place).collect();
        let mut party = Party {
            game: common::game(keeper.game()),
            rng,
            every,
            mouths,
            ears: select_all(ears),
            places,
            waiting: BTreeMap::new(),
        };
        for table in tables {
            party.watch(table).await?;
        }
        Ok(party)
    }

    async fn watch(&mut self, table: &TableId) -> Result<(), Failure> {
        for mouth in &mut self.mouths {
            say(
                mouth,
                &ClientMessage::Watch {
                    table: *table,
                    invitation: None,
                    after: 0,
                    options: WatchOptions::default(),
                },
            )
            .await?;
        }
        Ok(())
    }

    /// Plays match after match.
    async fn play(mut self, tally: Rc<Tally>, tables: Rc<Spare>) -> Result<(), Failure> {
        loop {
            let due = self.waiting.keys().next().map(|(due, _)| *due);
            let heard = tokio::select! {
                heard = self.ears.next() => Some(heard.ok_or_else(|| gone(&"the connection ended"))?),
                () = pause(due) => None,
            };
            let mut next = heard;
            while let Some((seat, heard)) = next {
                if let Message::Text(words) = heard.map_err(|error| gone(&error))?
                    && let Some(at) = self.hear(seat, words, &tally)?
                {
                    self.go_on(at, &tables).await?;
                }
                // Whatever has arrived as well is answered together.
                next = self.ears.next().now_or_never().flatten();
            }
            while let Some(entry) = self.waiting.first_entry()
                && entry.key().0 <= Instant::now()
            {
                let ((_, at), (seat, act)) = entry.remove_entry();
                self.places[at].sent = Instant::now();
                prepare(&mut self.mouths[seat], &act).await?;
            }
            for mouth in &mut self.mouths {
                mouth.flush().await.map_err(|error| gone(&error))?;
            }
        }
    }

    /// Takes a message in. Says at which table there is something to do.
    fn hear(&mut self, seat: usize, words: Utf8Bytes, tally: &Tally) -> Result<Option<usize>, Failure> {
        if let Some(rest) = words.strip_prefix(SIGHT) {
            let id = rest.get(..rest.find('"').unwrap_or_default()).unwrap_or_default();
            let Some(at) = self.places.iter().position(|place| place.table.as_str() == id) else {
                return Ok(None);
            };
            self.places[at].sights[seat] = Some(words);
            return Ok(Some(at));
        }
        if let Some(rest) = words.strip_prefix(DONE) {
            let at: usize = rest.trim_end_matches('}').parse().map_err(Failure::input)?;
            let place = &mut self.places[at];
            place.under_way = false;
            if tally.measuring.get() {
                tally.latencies.borrow_mut().push(place.sent.elapsed().as_micros() as u32);
            }
            return Ok(Some(at));
        }
        match words.starts_with(REFUSED) {
            true => Err(Failure::input(format!("A step was refused: {words}."))),
            false => Ok(None),
        }
    }

    /// Decides the next step at a table, unless one is under way.
    async fn go_on(&mut self, at: usize, tables: &Spare) -> Result<(), Failure> {
        if self.places[at].under_way {
            return Ok(());
        }
        match self.next(at)? {
            Next::Wait => {}
            Next::Over => self.move_on(at, tables).await?,
            Next::Act(seat, act) => {
                let place = &mut self.places[at];
                place.under_way = true;
                let due = place.due.max(Instant::now());
                place.due = due + self.every.unwrap_or_default();
                self.waiting.insert((due, at), (seat, act));
            }
        }
        Ok(())
    }

    /// Who may act is seen by whoever moved last; what they may do, by themselves.
    fn next(&mut self, at: usize) -> Result<Next, Failure> {
        let last = self.places[at].last;
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
        let command = Command::Act { after: lines, action };
        let place = &mut self.places[at];
        place.last = seat;
        Ok(Next::Act(seat, ClientMessage::Do { table: place.table, key: at as u64, command }))
    }

    fn turn_info(&self, at: usize, seat: usize) -> Result<Option<(u32, table::TurnInfo)>, Failure> {
        let Some(words) = &self.places[at].sights[seat] else { return Ok(None) };
        let said: Envelope<ServerMessage> = serde_json::from_str(words).map_err(Failure::input)?;
        let ServerMessage::Update(sight) = said.body else { return Ok(None) };
        let turn_info = self.game.turn_info(sight.view.get(), sight.viewer).map_err(Failure::input)?;
        Ok(Some((sight.lines, turn_info)))
    }

    /// To another table with a new match.
    async fn move_on(&mut self, at: usize, tables: &Spare) -> Result<(), Failure> {
        let next = tables.take().await?;
        for mouth in &mut self.mouths {
            say(mouth, &ClientMessage::Leave { table: self.places[at].table }).await?;
        }
        let place = &mut self.places[at];
        (place.table, place.last) = (next, 0);
        place.sights.fill(None);
        self.watch(&next).await
    }
}

/// How messages begin; most need not be read further.
const SIGHT: &str = r#"{"v":1,"say":{"sight":{"table":""#;
const DONE: &str = r#"{"v":1,"say":{"done":{"key":"#;
const REFUSED: &str = r#"{"v":1,"say":{"refused""#;

async fn pause(until: Option<Instant>) {
    match until {
        Some(until) => tokio::time::sleep_until(until).await,
        None => std::future::pending().await,
    }
}

async fn say(mouth: &mut SplitSink<Socket, Message>, wish: &ClientMessage) -> Result<(), Failure> {
    prepare(mouth, wish).await?;
    mouth.flush().await.map_err(|error| gone(&error))
}

/// It is said with the next breath.
async fn prepare(mouth: &mut SplitSink<Socket, Message>, wish: &ClientMessage) -> Result<(), Failure> {
    let words = serde_json::to_string(&Envelope::of(wish)).expect("wishes are plain data");
    mouth.feed(Message::text(words)).await.map_err(|error| gone(&error))
}

fn gone(why: &dyn ToString) -> Failure {
    Failure::input(format!("The server is gone: {}.", why.to_string()))
}
