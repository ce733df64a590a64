//! Law 9: plays random games of every kind and folds all their positions into one number, which must be the same on
//! every machine. `cargo xtask portable` runs it natively, builds it for the browser with the number it must reach, and
//! runs it there.
#![allow(clippy::print_stdout, reason = "a command-line program talks")]

use engine::{Rng, fingerprint};
use games::Visitor;
use table::Playable;
use testkit::{any_table, hash_of_play};

/// How many games of each kind.
const GAMES: &str = match option_env!("ROUNDTABLE_PORTABLE_GAMES") {
    Some(games) => games,
    None => "20",
};

/// What must come out, if somebody has said so.
const EXPECTED: Option<&str> = option_env!("ROUNDTABLE_PORTABLE_HASH");

fn main() {
    let games: u64 = GAMES.parse().expect("a number of games");
    let hash = games::all().iter().fold(0u64, |hash, kind| {
        let of_kind = games::visit(kind.id(), Fold { games }).expect("a game of the list can be visited");
        fingerprint(&(hash, of_kind))
    });
    match EXPECTED {
        // In the browser there is nobody to print to: a wrong number stops the program.
        Some(expected) => assert_eq!(expected, hash.to_string(), "another machine plays otherwise"),
        None => println!("{hash}"),
    }
}

struct Fold {
    games: u64,
}

impl Visitor for Fold {
    type Output = u64;

    fn visit<G: Playable>(self) -> u64 {
        (0..self.games).fold(0, |hash, seed| {
            let mut rng = Rng::new([9; 32], seed);
            let (options, seats) = any_table::<G>(&mut rng);
            fingerprint(&(hash, hash_of_play::<G>(options, seats, seed)))
        })
    }
}
