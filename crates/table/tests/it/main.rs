//! The table, tested with a toy game.

mod bad_logs;
mod fuzz;
mod log;
mod play;
mod seal;
mod toy;
mod undo;

use engine::Seat;
use table::{Erased, GameHandle, Header, Player, Session, Source};
use toy::Toy;

const TOY: Erased<Toy> = Erased::new();
const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn header(source: Source) -> Header {
    let player = |name: &str| Player { name: name.into(), bot: None };
    let players = vec![player("Isolde"), player("Morgan")];
    Header { game: "toy".into(), rules: 3, options: String::new(), players, source }
}

fn sealed(seed: u8) -> Box<dyn Session> {
    TOY.open(header(Source::Sealed { seed: [seed; 32], entropy: Vec::new() })).expect("the header is sound")
}

/// A scripted match of two after these lines.
fn scripted(lines: &str) -> Box<dyn Session> {
    let log =
        format!("roundtable 1\ngame toy\nrules 3\nseat 1 Isolde\nseat 2 Morgan\nseed none\n\n{lines}\n");
    TOY.read(&log).unwrap_or_else(|error| panic!("{error}\n{log}"))
}

/// Rolls whatever chance is due.
fn roll_on(session: &mut dyn Session) {
    while session.turn() == engine::Turn::Chance {
        session.roll().expect("chance is due");
    }
}

/// A sealed match of two, played to its end.
fn finished(seed: u8) -> Box<dyn Session> {
    let mut session = sealed(seed);
    roll_on(&mut *session);
    for (seat, action) in
        [(ONE, "wait"), (ONE, "done"), (TWO, "peek"), (TWO, "done"), (TWO, "bid 3"), (ONE, "bid 2")]
    {
        session.play(seat, action).expect("the action is legal");
    }
    roll_on(&mut *session);
    session
}
