//! Long work on all cores: seeds, threads, progress, reports.

use std::fmt::Display;
use std::io::Write;
use std::path::Path;

use arena::report::{NOTES, Report};
use clap::Args;
pub(crate) use roundtable::common::{options, progress};

use crate::choose::Thought;
use crate::exit::Failure;

/// How bots play many games.
#[derive(Args)]
pub(crate) struct Work {
    /// Decides every card, die and thought
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// So many threads; 0: one for each core
    #[arg(long, default_value_t = 0)]
    threads: usize,

    /// How long a level thinks: simulations for a decision
    #[arg(long, value_name = "LEVEL=N", value_delimiter = ',', value_parser = Thought::read)]
    pub(crate) iterations: Vec<Thought>,
}

impl Work {
    /// Does something with so many games on the threads asked for. It tells how many games are finished whenever
    /// some are, which people see on a terminal.
    pub(crate) fn with_progress<T: Send>(
        &self,
        games: u64,
        work: impl FnOnce(&(dyn Fn(u64) + Sync)) -> T + Send,
    ) -> Result<T, Failure> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build()
            .map_err(|error| Failure::input(format!("So many threads cannot be started: {error}.")))?;
        let bar = progress(games, "games");
        let done = pool.install(|| work(&|finished| bar.inc(finished)));
        bar.finish_and_clear();
        Ok(done)
    }
}

/// An error of the arena as a sentence.
pub(crate) fn sentence(error: arena::SettingError) -> Failure {
    let words = error.to_string();
    let mut letters = words.chars();
    let capital = letters.next().map(|first| first.to_ascii_uppercase());
    Failure::input(format!("{}.", capital.into_iter().chain(letters).collect::<String>()))
}

/// The name of a report's file, without extension.
pub(crate) fn stem(file: &Path) -> Result<String, Failure> {
    let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    stem.ok_or_else(|| Failure::input(format!("{} is no name for a report.", file.display())))
}

/// Writes a page and its charts beside it. What people wrote into the page that it replaces is kept.
pub(crate) fn write_report(file: &Path, report: &Report) -> Result<(), Failure> {
    let write = |path: &Path, text: &str| {
        std::fs::File::create(path)
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .map_err(|error| Failure::input(format!("{} cannot be written: {error}.", path.display())))
    };
    let before = std::fs::read_to_string(file).unwrap_or_default();
    let page = match (notes(&before), notes(&report.markdown)) {
        (Some(kept), Some(empty)) => report.markdown.replacen(empty, kept, 1),
        _ => report.markdown.clone(),
    };
    write(file, &page)?;
    for (name, svg) in &report.charts {
        write(&file.with_file_name(name), svg)?;
    }
    Ok(())
}

/// What people wrote into a page, with the lines around it.
fn notes(page: &str) -> Option<&str> {
    let [begin, end] = NOTES;
    let start = page.find(begin)?;
    let length = page[start..].find(end)? + end.len();
    Some(&page[start..start + length])
}

/// A command line being put together.
pub(crate) struct Command(String);

impl Command {
    pub(crate) fn new(words: &str) -> Command {
        Command(format!("roundtable {words}"))
    }

    pub(crate) fn with(&mut self, flag: &str, value: impl Display) -> &mut Command {
        self.0 += &format!(" --{flag} {value}");
        self
    }

    /// The options, if there are any.
    pub(crate) fn with_options(&mut self, options: &str) {
        match options.contains(' ') {
            true => self.0 += &format!(" --options \"{options}\""),
            false if options.is_empty() => {}
            false => self.0 += &format!(" --options {options}"),
        }
    }

    /// All of the work that changes numbers: threads do not.
    pub(crate) fn with_work(&mut self, work: &Work) {
        self.with("seed", work.seed);
        for thought in &work.iterations {
            self.with("iterations", thought.words());
        }
    }

    pub(crate) fn text(self) -> String {
        self.0
    }
}
