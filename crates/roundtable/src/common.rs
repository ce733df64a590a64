//! How long work is shown, and how typed options and games are read.

use clap::builder::PossibleValuesParser;
use engine::{Game, NotationError};
use indicatif::{ProgressBar, ProgressStyle};
use table::GameHandle;

use crate::exit::Failure;

/// The ids of all games, for `clap`, which also offers them when a shell completes.
pub fn games() -> PossibleValuesParser {
    PossibleValuesParser::new(games::all().iter().map(|kind| kind.id()))
}

/// The game that `clap` has let through.
///
/// # Panics
/// If there is no such game.
pub fn game(id: &str) -> &'static dyn GameHandle {
    games::find(id).expect("clap lets only ids of games through")
}

/// How much of something is done. Drawn on stderr, and only if that is a terminal.
pub fn progress(whole: u64, of_what: &str) -> ProgressBar {
    let template = format!("{{bar:32}} {{pos}} of {{len}} {of_what}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("the template is well formed");
    ProgressBar::new(whole).with_style(style)
}

/// Options as they were typed.
pub fn options<G: Game>(words: &str) -> Result<G::Options, Failure> {
    words.parse().map_err(|error: NotationError| {
        Failure::input(format!("Wrong options: expected {}, found “{}”.", error.expected(), error.found()))
    })
}
