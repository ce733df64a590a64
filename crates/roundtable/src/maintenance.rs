//! `roundtable backup | export | import | reports`: commands for operators, which also work while the server runs.

use std::fs;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use store::{Counts, ReportRow, Store, StoreError};

use crate::exit::Failure;
use crate::store_file::StoreFile;

/// Writes a copy of a server's store, even while the server runs
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable backup tonight.db
  roundtable serve --store tonight.db        a backup is a store like any other")]
pub(crate) struct Backup {
    /// The copy; the file must not exist yet
    file: PathBuf,

    #[command(flatten)]
    store_file: StoreFile,
}

/// Exports people and matches as JSON lines
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable export all.jsonl")]
pub(crate) struct Export {
    /// The file to write; it must not exist yet
    file: PathBuf,

    #[command(flatten)]
    store_file: StoreFile,
}

/// Imports people and matches from an export
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable import all.jsonl
  roundtable import all.jsonl --store other.db")]
pub(crate) struct Import {
    /// The file to read; if one line is invalid, nothing is imported
    file: PathBuf,

    #[command(flatten)]
    store_file: StoreFile,
}

/// Lists the reports of chat lines
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable reports
  roundtable reports --store party.db")]
pub(crate) struct Reports {
    #[command(flatten)]
    store_file: StoreFile,
}

impl Reports {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        for report in with(self.store_file.existing()?, async |store| store.reports().await)? {
            let ReportRow { id, table, by, reported, words, reason, made } = report;
            let line = json!({
                "id": id, "table": table, "by": by, "about": reported, "words": words, "why": reason, "made": made,
            });
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

impl Backup {
    pub(crate) fn run(self, _: &mut dyn Write) -> Result<(), Failure> {
        let existing = self.store_file.existing()?;
        with(existing, async |store| store.backup(&self.file).await)
    }
}

impl Export {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let existing = self.store_file.existing()?;
        let mut file = BufWriter::new(fs::File::create_new(&self.file).map_err(|error| {
            Failure::input(format!("{} cannot be written: {error}.", self.file.display()))
        })?);
        let mut written = Ok(());
        let counts = with(existing, async |store| {
            store
                .export(|line| {
                    if written.is_ok() {
                        written = writeln!(file, "{line}");
                    }
                })
                .await
        })?;
        written?;
        file.flush()?;
        report(out, counts)
    }
}

impl Import {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let lines = fs::read_to_string(&self.file)
            .map_err(|error| Failure::input(format!("{} cannot be read: {error}.", self.file.display())))?;
        let counts = with(self.store_file.file()?, async |store| store.import(lines.lines()).await)?;
        report(out, counts)
    }
}

fn report(out: &mut dyn Write, counts: Counts) -> Result<(), Failure> {
    Ok(writeln!(out, "people {}\ntables {}\nlines {}", counts.people, counts.tables, counts.steps)?)
}

/// Opens a store, runs `work`, and closes the store.
fn with<T>(file: PathBuf, work: impl AsyncFnOnce(&Store) -> Result<T, StoreError>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let failed = |error| Failure::input(format!("{error}."));
        let store = Store::open(&file).await.map_err(failed)?;
        let done = work(&store).await.map_err(failed);
        store.close().await;
        done
    })
}
