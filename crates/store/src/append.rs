//! Appending to logs: compare-and-set, many matches in one commit.

use protocol::{Ending, TableId};
use serde::Serialize;
use sqlx::{SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use crate::{Moment, Store, StoreError};

/// At most so many appends share a commit.
const TOGETHER: usize = 512;

/// What a step adds to a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Append {
    /// Which match.
    pub table: TableId,
    /// How many lines its log had when the step was made. Refused if it has another number now.
    pub after: u32,
    /// The new lines, as they stand in the log after their numbers; at least one, unless the match is ended without one.
    pub lines: Vec<String>,
    /// Who may act now, a bit for each seat.
    pub pending: u8,
    /// When somebody's time is up, if somebody's is running.
    pub deadline: Option<Moment>,
    /// What is left on each clock, in milliseconds; empty if nothing is measured.
    pub clocks: Vec<i64>,
    /// How the match ended, if it has.
    pub ending: Option<Ending>,
    /// When the step was made.
    pub made: Moment,
}

/// Why a step was not appended.
#[derive(Debug)]
pub enum AppendError {
    /// The log has another number of lines, or the match is not running. Nothing was written.
    Conflict,
    /// The store failed. It may have been written or not: read the log again.
    Store(String),
}

/// Takes appends from everybody and commits them in batches. While one batch is on its way to the disk, the next one
/// gathers: the busier the server, the more steps share one commit.
#[derive(Clone)]
pub(crate) struct Scribe(mpsc::Sender<Order>);

struct Order {
    append: Append,
    done: oneshot::Sender<Result<(), AppendError>>,
}

impl Store {
    /// Appends a step. When this returns `Ok`, the step is on the disk.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        let gone = || AppendError::Store("the store is closed".to_owned());
        let (done, answer) = oneshot::channel();
        self.scribe.0.send(Order { append, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

impl Scribe {
    pub(crate) fn start(writer: SqlitePool) -> Scribe {
        let (sender, mut orders) = mpsc::channel(TOGETHER);
        tokio::spawn(async move {
            let mut waiting: Vec<Order> = Vec::new();
            loop {
                if waiting.is_empty() && orders.recv_many(&mut waiting, TOGETHER).await == 0 {
                    return;
                }
                while waiting.len() < TOGETHER
                    && let Ok(order) = orders.try_recv()
                {
                    waiting.push(order);
                }
                let (batch, later) = one_each(std::mem::take(&mut waiting));
                waiting = later;
                answer(&writer, batch).await;
            }
        });
        Scribe(sender)
    }
}

/// A batch has no match twice; what comes second waits for the next one.
fn one_each(orders: Vec<Order>) -> (Vec<Order>, Vec<Order>) {
    let mut seen = std::collections::HashSet::new();
    orders.into_iter().partition(|order| seen.insert(order.append.table.clone()))
}

async fn answer(writer: &SqlitePool, batch: Vec<Order>) {
    let (appends, waiting): (Vec<Append>, Vec<_>) =
        batch.into_iter().map(|order| (order.append, order.done)).unzip();
    let accepted = commit(writer, &appends).await;
    for (append, done) in appends.iter().zip(waiting) {
        let result = match &accepted {
            Ok(accepted) if accepted.contains(&append.table) => Ok(()),
            Ok(_) => Err(AppendError::Conflict),
            Err(error) => Err(AppendError::Store(error.to_string())),
        };
        // Who no longer waits learns it from the log.
        let _ = done.send(result);
    }
}

/// Writes a batch in one transaction. Says which appends were accepted.
async fn commit(writer: &SqlitePool, appends: &[Append]) -> Result<Vec<TableId>, StoreError> {
    let mut transaction = writer.begin().await?;
    let batch = serde_json::to_string(appends)?;
    let accepted = advance(&mut transaction, &batch).await?;
    if accepted.len() == appends.len() {
        write(&mut transaction, &batch).await?;
    } else {
        let fit: Vec<&Append> = appends.iter().filter(|append| accepted.contains(&append.table)).collect();
        write(&mut transaction, &serde_json::to_string(&fit)?).await?;
    }
    transaction.commit().await?;
    Ok(accepted)
}

/// The compare-and-set: moves every match of the batch forward that stands where its append says.
async fn advance(connection: &mut SqliteConnection, batch: &str) -> Result<Vec<TableId>, StoreError> {
    let rows = sqlx::query(
        "UPDATE tables SET
            lines = made.after + made.count, pending = made.pending, deadline = made.deadline, clocks = made.clocks,
            ending = made.ending, stage = CASE WHEN made.ending IS NULL THEN 'playing' ELSE 'over' END,
            ended = CASE WHEN made.ending IS NULL THEN NULL ELSE made.moment END
         FROM (
            SELECT value ->> 'table' AS id, value ->> 'after' AS after, json_array_length(value, '$.lines') AS count,
                value ->> 'pending' AS pending, value ->> 'deadline' AS deadline, value ->> 'clocks' AS clocks,
                nullif(value -> 'ending', 'null') AS ending, value ->> 'made' AS moment
            FROM json_each(?1)
         ) AS made
         WHERE tables.id = made.id AND tables.lines = made.after AND tables.stage = 'playing'
         RETURNING tables.id",
    )
    .bind(batch)
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| crate::reading::parsed(row, "id")).collect()
}

async fn write(connection: &mut SqliteConnection, batch: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO steps (at, number, line)
         SELECT made.value ->> 'table', (made.value ->> 'after') + line.key + 1, line.value
         FROM json_each(?1) AS made, json_each(made.value, '$.lines') AS line",
    )
    .bind(batch)
    .execute(connection)
    .await?;
    Ok(())
}

/// Writes the first lines of a match that begins in this transaction.
pub(crate) async fn begin(connection: &mut SqliteConnection, first: &Append) -> Result<bool, StoreError> {
    let batch = serde_json::to_string(&[first])?;
    if advance(connection, &batch).await?.is_empty() {
        return Ok(false);
    }
    write(connection, &batch).await?;
    Ok(true)
}

impl std::fmt::Display for AppendError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AppendError::Conflict => write!(f, "the log has moved on"),
            AppendError::Store(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for AppendError {}
