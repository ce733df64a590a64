//! Options of simulations, progress, and reports.

use std::fmt::Display;
use std::io::Write;
use std::path::Path;

use arena::report::{NOTES, Report};
use clap::Args;
pub(crate) use roundtable::common::{options, progress};

use crate::choose::Iterations;
use crate::exit::Failure;

/// How simulations are run.
#[derive(Args)]
pub(crate) struct RunOptions {
    /// Seed of all cards, dice and bots
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// Number of threads; 0 for one per core
    #[arg(long, default_value_t = 0)]
    threads: usize,

    /// Simulations per decision of a level
    #[arg(long, value_name = "LEVEL=N", value_delimiter = ',', value_parser = Iterations::read)]
    pub(crate) iterations: Vec<Iterations>,
}

impl RunOptions {
    /// Runs `work` on these threads with a progress bar. `work` must report how many games are finished.
    pub(crate) fn with_progress<T: Send>(
        &self,
        games: u64,
        work: impl FnOnce(&(dyn Fn(u64) + Sync)) -> T + Send,
    ) -> Result<T, Failure> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build()
            .map_err(|error| Failure::input(format!("The threads cannot be started: {error}.")))?;
        let bar = progress(games, "games");
        let done = pool.install(|| work(&|finished| bar.inc(finished)));
        bar.finish_and_clear();
        Ok(done)
    }
}

/// An error of the arena as a failure.
pub(crate) fn setting_failure(error: arena::SettingError) -> Failure {
    let words = error.to_string();
    let mut letters = words.chars();
    let capital = letters.next().map(|first| first.to_ascii_uppercase());
    Failure::input(format!("{}.", capital.into_iter().chain(letters).collect::<String>()))
}

/// The name of a report's file, without extension.
pub(crate) fn stem(file: &Path) -> Result<String, Failure> {
    let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    stem.ok_or_else(|| Failure::input(format!("{} is not a file name for a report.", file.display())))
}

/// Writes a report and its charts. Notes of people in the previous report are kept.
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

/// The notes of people in a report, with their delimiters.
fn notes(page: &str) -> Option<&str> {
    let [begin, end] = NOTES;
    let start = page.find(begin)?;
    let length = page[start..].find(end)? + end.len();
    Some(&page[start..start + length])
}

/// Builds a command line.
pub(crate) struct CommandLine(String);

impl CommandLine {
    pub(crate) fn new(command: &str) -> CommandLine {
        CommandLine(format!("roundtable {command}"))
    }

    pub(crate) fn with(&mut self, flag: &str, value: impl Display) -> &mut CommandLine {
        self.0 += &format!(" --{flag} {value}");
        self
    }

    /// Adds the options, if there are any.
    pub(crate) fn with_options(&mut self, options: &str) {
        match options.contains(' ') {
            true => self.0 += &format!(" --options \"{options}\""),
            false if options.is_empty() => {}
            false => self.0 += &format!(" --options {options}"),
        }
    }

    /// Adds everything that changes the results. The number of threads does not.
    pub(crate) fn with_run_options(&mut self, options: &RunOptions) {
        self.with("seed", options.seed);
        for iterations in &options.iterations {
            self.with("iterations", iterations.words());
        }
    }

    pub(crate) fn text(self) -> String {
        self.0
    }
}
