//! A copy of a store that somebody else may be using.

use std::path::Path;
use std::time::SystemTime;

use protocol::TableId;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::columns::parsed;
use crate::{BUSY_TIMEOUT, Store, StoreError};

impl Store {
    /// Copies a store, as it is at this moment, to a file that does not exist yet. Reads the store and writes nothing to it: it keeps
    /// its version, and a server may use it meanwhile. The copy has the steps that wait in the journal, too.
    pub async fn copy(file: &Path, to: &Path) -> Result<(), StoreError> {
        if to.exists() {
            return Err(StoreError::Exists(to.to_owned()));
        }
        let options = SqliteConnectOptions::new().filename(file).read_only(true).busy_timeout(BUSY_TIMEOUT);
        // Only a store that somebody uses has a write-ahead log. For any other, SQLite would make one, and leave it behind with an owner
        // that a server may not be.
        if !has_log(file) {
            let before = state(file);
            vacuum(options.clone().immutable(true), to).await?;
            if !has_log(file) && state(file) == before {
                return Ok(());
            }
            // A server was started meanwhile.
            std::fs::remove_file(to).map_err(sqlx::Error::Io)?;
        }
        vacuum(options, to).await
    }

    /// The ids of all tables, the oldest first.
    pub async fn table_ids(&self) -> Result<Vec<TableId>, StoreError> {
        self.appender.flush_all().await?;
        let rows = sqlx::query("SELECT id FROM tables ORDER BY made, id").fetch_all(&self.readers).await?;
        rows.iter().map(|row| parsed(row, "id")).collect()
    }
}

async fn vacuum(options: SqliteConnectOptions, to: &Path) -> Result<(), StoreError> {
    let name = to.to_str().ok_or_else(|| StoreError::Exists(to.to_owned()))?;
    let mut connection = options.connect().await?;
    sqlx::query("VACUUM INTO ?1").bind(name).execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

fn has_log(file: &Path) -> bool {
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    Path::new(&log).exists()
}

/// Changes whenever the file does.
fn state(file: &Path) -> Option<(u64, SystemTime)> {
    let metadata = std::fs::metadata(file).ok()?;
    Some((metadata.len(), metadata.modified().ok()?))
}
