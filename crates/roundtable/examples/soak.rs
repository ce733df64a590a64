//! Plays many random games under all laws, on all cores, of all games or of one: `cargo xtask soak [GAMES [GAME]]`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command-line program talks")]

use std::process::ExitCode;

use engine::Rng;
use games::Visitor;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use table::Playable;
use testkit::{Broken, Laws, any_table};

/// Pictures cost more than all other laws together, so only one game in this many draws them.
const DRAWN: u64 = 16;

fn main() -> ExitCode {
    let games = std::env::args().nth(1).map_or(Ok(1_000), |word| word.parse());
    let Ok(games) = games else {
        eprintln!("usage: soak [GAMES [GAME]]");
        return ExitCode::from(2);
    };
    let only = std::env::args().nth(2);
    if let Some(id) = only.as_deref().filter(|id| !games::all().iter().any(|kind| kind.id() == *id)) {
        eprintln!("there is no game {id}; `roundtable games` lists them");
        return ExitCode::from(2);
    }
    // A broken law is reported with its log, which includes the panic that led to it.
    std::panic::set_hook(Box::new(|_| {}));
    for kind in games::all().iter().filter(|kind| only.as_deref().is_none_or(|id| id == kind.id())) {
        let result = games::visit(kind.id(), Soak { games }).expect("a game of the list can be visited");
        match result {
            Ok(steps) => println!("{}: {games} games, {steps} steps, no law broken", kind.id()),
            Err(broken) => {
                eprintln!("{}: {broken}", kind.id());
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

struct Soak {
    games: u64,
}

impl Visitor for Soak {
    type Output = Result<u64, Box<Broken>>;

    fn visit<G: Playable>(self) -> Self::Output {
        let style = ProgressStyle::with_template("{msg} {wide_bar} {pos} of {len} games, {eta} left");
        let bar = ProgressBar::new(self.games).with_style(style.expect("the template is well formed"));
        bar.set_message(G::ID);
        let played = (0..self.games).into_par_iter().map(|seed| {
            let (options, seats) = any_table::<G>(&mut Rng::new([8; 32], seed));
            let played = Laws::<G>::new(options, seats).drawn_every(DRAWN).play(seed).map_err(Box::new);
            bar.inc(1);
            played.map(|played| u64::from(played.steps))
        });
        let steps = played.sum::<Result<u64, Box<Broken>>>();
        bar.finish_and_clear();
        steps
    }
}
