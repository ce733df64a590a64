//! `roundtable check-store`: does this program play everything that a server has stored as it was played?

mod finding;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use lang::{Names, Voice};
use protocol::{Stage, TableId};
use roundtable::common::progress;
use scene::Text;
use serde_json::{Value, json};
use store::{Store, StoreError};

use crate::exit::Failure;
use crate::language::Language;
use finding::Finding;

/// Replays every match of a server's store with this program, before an upgrade
///
/// Plays each stored line by the rules that its match was begun with, checks every card and die against the seed, and compares turn
/// and outcome with what is stored. The store is only read: a server may go on using it. A copy of it is made in the folder for temporary
/// files (TMPDIR) and removed at the end.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable check-store house.db
  roundtable check-store house.db --json

Exit code 0 if this program plays all of them as they were played, 3 if not, 1 if the store cannot be read.")]
pub(crate) struct CheckStore {
    /// The store of a server
    file: PathBuf,

    #[command(flatten)]
    language: Language,

    /// For programs
    #[arg(long)]
    json: bool,
}

/// What was found in a store.
#[derive(Default)]
struct Report {
    /// How many matches were begun.
    matches: u32,
    /// How many tables wait for their match to begin.
    open: u32,
    findings: Vec<Finding>,
}

impl CheckStore {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        if !self.file.exists() {
            return Err(Failure::input(format!("there is no store at {}.", self.file.display())));
        }
        let folder = tempfile::tempdir()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let report = runtime.block_on(check(&self.file, &folder.path().join("copy.db")));
        let report = report.map_err(|error| Failure::input(format!("{}: {error}.", self.file.display())))?;
        if self.json {
            writeln!(out, "{:#}", self.as_json(&report))?;
        } else {
            for finding in &report.findings {
                writeln!(out, "{}", finding.say(&self.voice(finding)))?;
            }
        }
        let (fine, sentence) = self.summary(&report);
        if !fine {
            return Err(Failure::CheckFailed(sentence));
        }
        if !self.json {
            writeln!(out, "{sentence}")?;
        }
        Ok(())
    }

    /// Speaks of a finding, with the words of its game.
    fn voice(&self, finding: &Finding) -> Voice {
        let kind = games::find(&finding.game);
        kind.map_or_else(|| self.language.phrases(), |kind| self.language.voice(kind.words()))
    }

    fn as_json(&self, report: &Report) -> Value {
        let problem = |finding: &Finding| {
            json!({
                "table": finding.table.as_str(),
                "game": finding.game,
                "rules": finding.rules,
                "problem": finding.fault.word(),
                "line": finding.fault.line(),
                "what": finding.fault.say(&self.voice(finding)),
            })
        };
        json!({
            "fine": report.findings.is_empty(),
            "matches": report.matches,
            "open": report.open,
            "problems": report.findings.iter().map(problem).collect::<Vec<_>>(),
        })
    }

    /// Is everything fine? And the sentence that says so.
    fn summary(&self, report: &Report) -> (bool, String) {
        let broken = report.findings.len() as u32;
        let id = if broken == 0 { "check-store-fine" } else { "check-store-broken" };
        let text =
            Text::new(id).with("matches", report.matches).with("open", report.open).with("broken", broken);
        (broken == 0, self.language.phrases().say(&text, Names::default()))
    }
}

/// Copies the store and replays what the copy has.
async fn check(file: &Path, copy: &Path) -> Result<Report, StoreError> {
    Store::copy(file, copy).await?;
    let store = Store::open(copy).await?;
    let ids = store.table_ids().await?;
    let bar = progress(ids.len() as u64, "tables");
    let mut report = Report::default();
    for id in ids {
        match check_table(&store, &id).await {
            Ok((stage, finding)) => {
                let count = if stage == Stage::Open { &mut report.open } else { &mut report.matches };
                *count += 1;
                report.findings.extend(finding);
            }
            Err(error) => {
                report.matches += 1;
                report.findings.push(Finding::unreadable(&id, &error));
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    store.close().await;
    Ok(report)
}

async fn check_table(store: &Store, id: &TableId) -> Result<(Stage, Option<Finding>), StoreError> {
    let vanished = || StoreError::Corrupt("the table vanished".to_owned());
    let row = store.table(id).await?.ok_or_else(vanished)?;
    let log = store.log(id).await?.ok_or_else(vanished)?;
    Ok((row.stage, Finding::of(&row, &log)))
}
