//! The task that appends steps: compare-and-set for each match, one commit for many matches.

use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use protocol::TableId;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use sqlx::{Row, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until, timeout_at};

use crate::journal::{self, Unflushed};
use crate::writer::Writer;
use crate::{Append, AppendError, StoreError, columns};

/// The largest number of appends in one commit.
const MAX_BATCH: usize = 512;

/// Adaptive group commit: the next commit waits this long for every append of the one before. After a large batch many
/// more appends can be expected, so waiting for them pays; after a small batch nobody waits.
const WAIT_PER_APPEND: Duration = Duration::from_micros(125);

/// The longest wait before a commit, whatever the size of the batch before.
const MAX_WAIT: Duration = Duration::from_millis(4);

/// The journal is flushed to tables and logs after this time, unless a reader needs it earlier. A flush costs one update
/// for each match with new steps, however many steps it has. So flushing rarely costs less and blocks appends less often.
const FLUSH_INTERVAL: Duration = Duration::from_secs(4);

/// The handle of the task. While one batch is being committed, the next one gathers: the busier the server, the more
/// steps share one commit. Clones share the task.
#[derive(Clone)]
pub(crate) struct Appender {
    commands: mpsc::Sender<JournalCommand>,
    journal: Arc<Mutex<JournalState>>,
}

/// What this process knows of the journal.
#[derive(Default)]
struct JournalState {
    unflushed: Unflushed,
    /// A commit failed, but its row may have been written: the journal must be read again before `unflushed` is used.
    is_uncertain: bool,
}

impl JournalState {
    fn is_flushed(&self) -> bool {
        self.unflushed.is_empty() && !self.is_uncertain
    }
}

/// The number of log lines of each match; `None` if the match is not running.
type LineCounts = FxHashMap<TableId, Option<u32>>;

enum JournalCommand {
    Append(Append, oneshot::Sender<Result<(), AppendError>>),
    Flush(oneshot::Sender<Result<(), String>>),
}

impl Appender {
    /// Starts the task. The journal must have been flushed; `newest` is the number of its last row.
    pub(crate) fn start(writer: Writer, newest: i64) -> Appender {
        let (sender, commands) = mpsc::channel(MAX_BATCH);
        let journal = Arc::new(Mutex::default());
        let task = JournalTask {
            writer,
            rows: newest..=newest,
            journal: Arc::clone(&journal),
            last_commit: Instant::now(),
            last_batch_size: 0,
            flush_at: Instant::now(),
        };
        tokio::spawn(task.run(commands));
        Appender { commands: sender, journal }
    }

    /// Appends a step. When this returns `Ok`, the step is on the disk.
    pub(crate) async fn append(&self, append: Append) -> Result<(), AppendError> {
        let closed = || AppendError::Store("the store is closed".to_owned());
        let (done, answer) = oneshot::channel();
        self.commands.send(JournalCommand::Append(append, done)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// When this returns `Ok`, every acknowledged step of this match is in its table and its log.
    pub(crate) async fn flush(&self, table: &TableId) -> Result<(), StoreError> {
        let is_needed = {
            let state = lock(&self.journal);
            state.is_uncertain || state.unflushed.contains_key(table)
        };
        if is_needed { self.request_flush().await } else { Ok(()) }
    }

    /// When this returns `Ok`, every acknowledged step of every match is in its table and its log.
    pub(crate) async fn flush_all(&self) -> Result<(), StoreError> {
        let is_needed = !lock(&self.journal).is_flushed();
        if is_needed { self.request_flush().await } else { Ok(()) }
    }

    async fn request_flush(&self) -> Result<(), StoreError> {
        let closed = || StoreError::Database(sqlx::Error::PoolClosed);
        let (done, answer) = oneshot::channel();
        self.commands.send(JournalCommand::Flush(done)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?.map_err(StoreError::Journal)
    }
}

/// The state of the task that owns the journal.
struct JournalTask {
    writer: Writer,
    /// The numbers of the journal's rows, as long as no other process writes or flushes. The first row is empty.
    rows: RangeInclusive<i64>,
    journal: Arc<Mutex<JournalState>>,
    /// When the latest commit began.
    last_commit: Instant,
    /// How many commands the latest commit served.
    last_batch_size: u32,
    /// When the journal is flushed next, if it holds any step.
    flush_at: Instant,
}

impl JournalTask {
    async fn run(mut self, mut commands: mpsc::Receiver<JournalCommand>) {
        let mut waiting: Vec<JournalCommand> = Vec::new();
        loop {
            if waiting.is_empty() {
                let more = commands.recv_many(&mut waiting, MAX_BATCH);
                let received = if lock(&self.journal).is_flushed() {
                    Ok(more.await)
                } else {
                    timeout_at(self.flush_at, more).await
                };
                if received == Ok(0) {
                    return;
                }
            }
            sleep_until(self.last_commit + MAX_WAIT.min(WAIT_PER_APPEND * self.last_batch_size)).await;
            self.last_commit = Instant::now();
            while waiting.len() < MAX_BATCH
                && let Ok(command) = commands.try_recv()
            {
                waiting.push(command);
            }
            self.last_batch_size = waiting.len() as u32;
            waiting = self.handle(std::mem::take(&mut waiting)).await;
        }
    }

    /// Commits one append for each match and answers every flush. Returns the other appends, for the next batch.
    async fn handle(&mut self, commands: Vec<JournalCommand>) -> Vec<JournalCommand> {
        let (mut batch, mut later, mut flushes) = (Vec::new(), Vec::new(), Vec::new());
        let mut seen = FxHashSet::default();
        for command in commands {
            match command {
                JournalCommand::Append(append, done) if seen.insert(append.table) => {
                    batch.push((append, done))
                }
                JournalCommand::Append(..) => later.push(command),
                JournalCommand::Flush(done) => flushes.push(done),
            }
        }
        if !batch.is_empty() {
            self.append(batch).await;
        }
        let is_overdue = self.flush_at <= Instant::now() && !lock(&self.journal).is_flushed();
        if is_overdue || !flushes.is_empty() {
            let flushed = self.flush().await.map_err(|error| error.to_string());
            for done in flushes {
                // The caller may have been cancelled.
                let _ = done.send(flushed.clone());
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
            // A caller that was cancelled finds the result in the log.
            let _ = done.send(result);
        }
    }

    /// Writes the appends that pass the compare-and-set as one row of the journal. Returns for each whether it did.
    async fn commit(&mut self, appends: Vec<Append>) -> Result<Vec<bool>, StoreError> {
        let writer = self.writer.clone();
        let mut connection = writer.acquire().await?;
        let committed = self.try_commit(&mut connection, appends).await;
        match committed {
            Ok(_) => connection.release(),
            // Dropping the connection discards it.
            Err(_) => lock(&self.journal).is_uncertain = true,
        }
        committed
    }

    async fn try_commit(
        &mut self,
        connection: &mut SqliteConnection,
        appends: Vec<Append>,
    ) -> Result<Vec<bool>, StoreError> {
        if lock(&self.journal).is_uncertain {
            self.flush_all(connection).await?;
        }
        loop {
            let line_counts = self.line_counts(connection, &appends).await?;
            let is_current = |append: &Append| line_counts.get(&append.table) == Some(&Some(append.after));
            let accepted: Vec<bool> = appends.iter().map(is_current).collect();
            let current: Vec<&Append> = appends.iter().filter(|append| is_current(append)).collect();
            if current.is_empty() {
                return Ok(accepted);
            }
            if journal::add(connection, *self.rows.end(), &current).await? {
                self.record(appends.into_iter().filter(is_current));
                return Ok(accepted);
            }
            // Another process has appended: the line counts may be wrong, so check again.
            self.flush_all(connection).await?;
        }
    }

    /// The line counts of these matches: from the journal, or else from their tables.
    async fn line_counts(
        &self,
        connection: &mut SqliteConnection,
        appends: &[Append],
    ) -> Result<LineCounts, StoreError> {
        let mut line_counts = LineCounts::with_capacity_and_hasher(appends.len(), FxBuildHasher);
        let mut unknown = Vec::new();
        for append in appends {
            match lock(&self.journal).unflushed.get(&append.table) {
                Some(latest) => drop(line_counts.insert(append.table, latest.running_lines())),
                None => unknown.push(&append.table),
            }
        }
        if !unknown.is_empty() {
            let rows = sqlx::query(
                "SELECT id, lines FROM tables WHERE stage = 'playing' AND id IN (SELECT value FROM json_each(?1))",
            );
            for row in rows.bind(serde_json::to_string(&unknown)?).fetch_all(connection).await? {
                line_counts.insert(columns::parsed(&row, "id")?, Some(row.try_get("lines")?));
            }
        }
        Ok(line_counts)
    }

    /// Records appends that were written as the next row of the journal.
    fn record(&mut self, appends: impl Iterator<Item = Append>) {
        self.rows = *self.rows.start()..=self.rows.end() + 1;
        let mut state = lock(&self.journal);
        if state.unflushed.is_empty() {
            self.flush_at = Instant::now() + FLUSH_INTERVAL;
        }
        for append in appends {
            journal::merge(&mut state.unflushed, append);
        }
    }

    async fn flush(&mut self) -> Result<(), StoreError> {
        // Steps that cannot be flushed now stay in the journal, and the next flush tries again.
        self.flush_at = Instant::now() + FLUSH_INTERVAL;
        let writer = self.writer.clone();
        let mut connection = writer.acquire().await?;
        let batch = {
            let state = lock(&self.journal);
            if state.is_uncertain { None } else { Some(journal::batch(state.unflushed.values())?) }
        };
        match batch {
            Some(batch) if journal::flush(&mut connection, &self.rows, &batch).await? => {
                self.mark_flushed(*self.rows.end());
            }
            _ => self.flush_all(&mut connection).await?,
        }
        connection.release();
        Ok(())
    }

    /// Flushes the rows of other processes, too.
    async fn flush_all(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let newest = journal::flush_all(connection).await?;
        self.mark_flushed(newest);
        Ok(())
    }

    /// Records that every row up to `newest` was flushed.
    fn mark_flushed(&mut self, newest: i64) {
        self.rows = newest..=newest;
        *lock(&self.journal) = JournalState::default();
    }
}

fn lock(journal: &Mutex<JournalState>) -> MutexGuard<'_, JournalState> {
    journal.lock().expect("no code panics while it holds the lock")
}
