//! Progress bars, and arguments for games and options.

use clap::builder::PossibleValuesParser;
use engine::{Game, NotationError};
use indicatif::{ProgressBar, ProgressStyle};
use table::GameHandle;

use crate::exit::Failure;

/// The ids of all games, for `clap` and for shell completions.
pub fn games() -> PossibleValuesParser {
    PossibleValuesParser::new(games::all().iter().map(|kind| kind.id()))
}

/// The game with an id that `clap` has accepted.
///
/// # Panics
/// If there is no such game.
pub fn game(id: &str) -> &'static dyn GameHandle {
    games::find(id).expect("clap lets only ids of games through")
}

/// A progress bar on stderr, shown only on a terminal.
pub fn progress(whole: u64, of_what: &str) -> ProgressBar {
    let template = format!("{{bar:32}} {{pos}} of {{len}} {of_what}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("the template is well formed");
    ProgressBar::new(whole).with_style(style)
}

/// Parses the options of a game.
pub fn options<G: Game>(words: &str) -> Result<G::Options, Failure> {
    words.parse().map_err(|error: NotationError| {
        Failure::input(format!("Invalid options: expected {}, found “{}”.", error.expected(), error.found()))
    })
}
