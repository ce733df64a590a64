//! Writes steps down: compare-and-set, many matches in one commit.

use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use protocol::TableId;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use sqlx::{Row, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until, timeout_at};

use crate::journal::{self, Grown};
use crate::writer::Writer;
use crate::{Append, AppendError, StoreError, reading};

/// At most so many appends share a commit.
const TOGETHER: usize = 512;

/// A commit begins so long after the one before for each append that came to that one: whoever comes meanwhile comes along. Where
/// many come, many more can be expected, and waiting for them pays; where few come, nobody waits.
const EACH: Duration = Duration::from_micros(125);

/// However many come, nobody waits for longer than this.
const LONGEST: Duration = Duration::from_millis(4);

/// What is in the journal is entered in tables and logs after so long, if nobody needs it there earlier. That takes as long as there are
/// matches with new steps, however many steps each of them has: the longer it is put off, the less it costs, and the less often
/// somebody waits meanwhile to append.
const ENTERED_AFTER: Duration = Duration::from_secs(4);

/// Takes appends from everybody and commits them in batches. While one batch is on its way to the disk, the next one
/// gathers: the busier the server, the more steps share one commit.
#[derive(Clone)]
pub(crate) struct Scribe {
    orders: mpsc::Sender<Order>,
    journal: Arc<Mutex<Known>>,
}

/// What is known of the journal.
#[derive(Default)]
struct Known {
    /// What its rows say.
    grown: Grown,
    /// A commit failed, and may have been written all the same: the journal is read before anybody relies on `grown`.
    is_unsure: bool,
}

impl Known {
    fn is_settled(&self) -> bool {
        self.grown.is_empty() && !self.is_unsure
    }
}

/// How many lines matches have; none if one is not running.
type Standings = FxHashMap<TableId, Option<u32>>;

enum Order {
    Append(Append, oneshot::Sender<Result<(), AppendError>>),
    Enter(oneshot::Sender<Result<(), String>>),
}

impl Scribe {
    /// Begins to write. Nothing may be in the journal.
    pub(crate) fn start(writer: Writer, newest: i64) -> Scribe {
        let (sender, orders) = mpsc::channel(TOGETHER);
        let journal = Arc::new(Mutex::default());
        let desk = Desk {
            writer,
            rows: newest..=newest,
            journal: Arc::clone(&journal),
            begun: Instant::now(),
            company: 0,
            due: Instant::now(),
        };
        tokio::spawn(desk.work(orders));
        Scribe { orders: sender, journal }
    }

    /// Appends a step. When this returns `Ok`, the step is on the disk.
    pub(crate) async fn append(&self, append: Append) -> Result<(), AppendError> {
        let gone = || AppendError::Store("the store is closed".to_owned());
        let (done, answer) = oneshot::channel();
        self.orders.send(Order::Append(append, done)).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// Every step of this match is in its table and its log when this returns.
    pub(crate) async fn enter(&self, table: &TableId) -> Result<(), StoreError> {
        let waits = {
            let known = lock(&self.journal);
            known.is_unsure || known.grown.contains_key(table)
        };
        if waits { self.enter_now().await } else { Ok(()) }
    }

    /// Every step of every match is in its table and its log when this returns.
    pub(crate) async fn enter_all(&self) -> Result<(), StoreError> {
        let waits = !lock(&self.journal).is_settled();
        if waits { self.enter_now().await } else { Ok(()) }
    }

    async fn enter_now(&self) -> Result<(), StoreError> {
        let gone = || StoreError::Database(sqlx::Error::PoolClosed);
        let (done, answer) = oneshot::channel();
        self.orders.send(Order::Enter(done)).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?.map_err(StoreError::Journal)
    }
}

/// Where the scribe works.
struct Desk {
    writer: Writer,
    /// The rows of the journal, if nobody else has written or entered. The first is empty.
    rows: RangeInclusive<i64>,
    /// What they say.
    journal: Arc<Mutex<Known>>,
    /// When the latest commit began.
    begun: Instant,
    /// How many came to it.
    company: u32,
    /// When the journal is to be entered, if there is anything in it.
    due: Instant,
}

impl Desk {
    async fn work(mut self, mut orders: mpsc::Receiver<Order>) {
        let mut waiting: Vec<Order> = Vec::new();
        loop {
            if waiting.is_empty() {
                let more = orders.recv_many(&mut waiting, TOGETHER);
                let came = if lock(&self.journal).is_settled() {
                    Ok(more.await)
                } else {
                    timeout_at(self.due, more).await
                };
                if came == Ok(0) {
                    return;
                }
            }
            sleep_until(self.begun + LONGEST.min(EACH * self.company)).await;
            self.begun = Instant::now();
            while waiting.len() < TOGETHER
                && let Ok(order) = orders.try_recv()
            {
                waiting.push(order);
            }
            self.company = waiting.len() as u32;
            waiting = self.obey(std::mem::take(&mut waiting)).await;
        }
    }

    /// Does what can be done at once; what comes second for a match waits.
    async fn obey(&mut self, orders: Vec<Order>) -> Vec<Order> {
        let (mut batch, mut later, mut readers) = (Vec::new(), Vec::new(), Vec::new());
        let mut seen = FxHashSet::default();
        for order in orders {
            match order {
                Order::Append(append, done) if seen.insert(append.table) => batch.push((append, done)),
                Order::Append(..) => later.push(order),
                Order::Enter(done) => readers.push(done),
            }
        }
        if !batch.is_empty() {
            self.append(batch).await;
        }
        let overdue = self.due <= Instant::now() && !lock(&self.journal).is_settled();
        if overdue || !readers.is_empty() {
            let entered = self.enter().await.map_err(|error| error.to_string());
            for reader in readers {
                // Who no longer waits does not read.
                let _ = reader.send(entered.clone());
            }
        }
        later
    }

    async fn append(&mut self, batch: Vec<(Append, oneshot::Sender<Result<(), AppendError>>)>) {
        let (appends, waiting): (Vec<Append>, Vec<_>) = batch.into_iter().unzip();
        let accepted = self.commit(appends).await;
        for (at, done) in waiting.into_iter().enumerate() {
            let result = match &accepted {
                Ok(accepted) if accepted[at] => Ok(()),
                Ok(_) => Err(AppendError::Conflict),
                Err(error) => Err(AppendError::Store(error.to_string())),
            };
            // Who no longer waits learns it from the log.
            let _ = done.send(result);
        }
    }

    /// Writes the appends of a batch that fit as one row of the journal. Says of each whether it was accepted.
    async fn commit(&mut self, appends: Vec<Append>) -> Result<Vec<bool>, StoreError> {
        let writer = self.writer.clone();
        let mut writer = writer.take().await?;
        let committed = self.try_commit(&mut writer, appends).await;
        match committed {
            Ok(_) => writer.give_back(),
            // The connection is discarded.
            Err(_) => lock(&self.journal).is_unsure = true,
        }
        committed
    }

    async fn try_commit(
        &mut self,
        writer: &mut SqliteConnection,
        appends: Vec<Append>,
    ) -> Result<Vec<bool>, StoreError> {
        if lock(&self.journal).is_unsure {
            self.enter_all(writer).await?;
        }
        loop {
            let standings = self.standings(writer, &appends).await?;
            let fits = |append: &Append| standings.get(&append.table) == Some(&Some(append.after));
            let accepted: Vec<bool> = appends.iter().map(fits).collect();
            let fit: Vec<&Append> = appends.iter().filter(|append| fits(append)).collect();
            if fit.is_empty() {
                return Ok(accepted);
            }
            if journal::add(writer, *self.rows.end(), &fit).await? {
                self.note(appends.into_iter().filter(fits));
                return Ok(accepted);
            }
            // Another process has appended: what is known of the matches no longer holds.
            self.enter_all(writer).await?;
        }
    }

    /// How many lines these matches have: from what is in the journal, or else from their tables.
    async fn standings(
        &self,
        connection: &mut SqliteConnection,
        appends: &[Append],
    ) -> Result<Standings, StoreError> {
        let mut standings = Standings::with_capacity_and_hasher(appends.len(), FxBuildHasher);
        let mut unknown = Vec::new();
        for append in appends {
            match lock(&self.journal).grown.get(&append.table) {
                Some(grown) => drop(standings.insert(append.table, grown.standing())),
                None => unknown.push(&append.table),
            }
        }
        if !unknown.is_empty() {
            let rows = sqlx::query(
                "SELECT id, lines FROM tables WHERE stage = 'playing' AND id IN (SELECT value FROM json_each(?1))",
            );
            for row in rows.bind(serde_json::to_string(&unknown)?).fetch_all(connection).await? {
                standings.insert(reading::parsed(&row, "id")?, Some(row.try_get("lines")?));
            }
        }
        Ok(standings)
    }

    /// These are in the journal now.
    fn note(&mut self, appends: impl Iterator<Item = Append>) {
        self.rows = *self.rows.start()..=self.rows.end() + 1;
        let mut known = lock(&self.journal);
        if known.grown.is_empty() {
            self.due = Instant::now() + ENTERED_AFTER;
        }
        for append in appends {
            journal::note(&mut known.grown, append);
        }
    }

    async fn enter(&mut self) -> Result<(), StoreError> {
        // What cannot be entered now is safe where it is, and tried again.
        self.due = Instant::now() + ENTERED_AFTER;
        let writer = self.writer.clone();
        let mut writer = writer.take().await?;
        let batch = {
            let known = lock(&self.journal);
            if known.is_unsure { None } else { Some(journal::together(known.grown.values())?) }
        };
        match batch {
            Some(batch) if journal::enter(&mut writer, &self.rows, &batch).await? => {
                self.entered(*self.rows.end());
            }
            _ => self.enter_all(&mut writer).await?,
        }
        writer.give_back();
        Ok(())
    }

    /// Enters what other processes have written, too.
    async fn enter_all(&mut self, writer: &mut SqliteConnection) -> Result<(), StoreError> {
        let newest = journal::enter_all(writer).await?;
        self.entered(newest);
        Ok(())
    }

    /// Everything up to this row of the journal was entered.
    fn entered(&mut self, newest: i64) {
        self.rows = newest..=newest;
        *lock(&self.journal) = Known::default();
    }
}

fn lock(journal: &Mutex<Known>) -> MutexGuard<'_, Known> {
    journal.lock().expect("nobody panics while holding it")
}
