//! `roundtable backup | export | import | reports`: what those who run a server do beside it, while it runs.

use std::fs;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use store::{Counts, ReportRow, Store, StoreError};

use crate::exit::Failure;
use crate::keeping::Keeping;

/// Writes a copy of the store of a server, which may go on running
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable backup tonight.db
  roundtable serve --store tonight.db        a backup is a store like any other")]
pub(crate) struct Backup {
    /// The copy; there must be no such file yet
    file: PathBuf,

    #[command(flatten)]
    keeping: Keeping,
}

/// Writes people and matches as JSON lines
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable export all.jsonl")]
pub(crate) struct Export {
    /// The file to write; there must be no such file yet
    file: PathBuf,

    #[command(flatten)]
    keeping: Keeping,
}

/// Takes in people and matches that another store exported
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable import all.jsonl
  roundtable import all.jsonl --store other.db")]
pub(crate) struct Import {
    /// The file to read; all of it is taken in or, if a line makes no sense, nothing
    file: PathBuf,

    #[command(flatten)]
    keeping: Keeping,
}

/// Lists what people complained of
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable reports
  roundtable reports --store party.db")]
pub(crate) struct Reports {
    #[command(flatten)]
    keeping: Keeping,
}

impl Reports {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        for report in with(self.keeping.existing()?, async |store| store.reports().await)? {
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
        let existing = self.keeping.existing()?;
        with(existing, async |store| store.backup(&self.file).await)
    }
}

impl Export {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let existing = self.keeping.existing()?;
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
        let counts = with(self.keeping.file()?, async |store| store.import(lines.lines()).await)?;
        report(out, counts)
    }
}

fn report(out: &mut dyn Write, counts: Counts) -> Result<(), Failure> {
    Ok(writeln!(out, "people {}\ntables {}\nlines {}", counts.people, counts.tables, counts.steps)?)
}

/// Opens a store, does something with it, and closes it.
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
