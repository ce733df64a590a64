//! Every game at the table: whole matches, their logs, and what the documents say about them.

mod afar;
mod alone;
mod encoding;
mod fair;
mod fuzz;
mod lessons;
mod list;
mod matches;
mod notation;

use advice::Question;
use bots::Algorithm;
use engine::{Rng, Seat, Turn};
use table::{GameHandle, Header, Player, Session, Source};

/// Every game with every number of seats; and every value of every option, alone, with one of these numbers in turn.
fn tables() -> Vec<(&'static dyn GameHandle, String, u8)> {
    let mut tables = Vec::new();
    for &kind in games::all() {
        let seats = |options: &str| kind.seats(options).expect("the words are the game's own");
        tables.extend(seats("").map(|seats| (kind, String::new(), seats)));
        let values = kind
            .fields()
            .iter()
            .flat_map(|field| field.values.iter().skip(1).map(move |value| (field, value)));
        for (at, (field, value)) in values.enumerate() {
            let options = format!("{}={value}", field.key);
            let seats: Vec<u8> = seats(&options).collect();
            tables.push((kind, options, seats[at % seats.len()]));
        }
    }
    tables
}

fn open(kind: &dyn GameHandle, options: &str, seats: u8, seed: u8) -> Box<dyn Session> {
    let player = |seat: Seat| Player { name: format!("Knight {seat}"), bot: Some(bots::bot_id("page")) };
    let header = Header {
        game: kind.id().to_owned(),
        rules: kind.newest_rules(),
        options: options.to_owned(),
        players: Seat::all(seats).map(player).collect(),
        source: Source::Sealed { seed: [seed; 32], entropy: vec![(Seat::new(0), "for luck".to_owned())] },
    };
    kind.open(header).expect("the header is sound")
}

/// Plays up to so many lines more: chance from the seed, actions at random, now and then something taken back.
fn play_on(session: &mut dyn Session, rng: &mut Rng, lines: u32) {
    let end = session.lines() + lines;
    while session.lines() < end {
        match session.turn() {
            Turn::Over(_) => return,
            Turn::Chance => session.roll().expect("chance is due"),
            Turn::Seats(pending) => {
                let pending: Vec<Seat> = pending.iter().collect();
                let seat = pending[rng.below(pending.len() as u32) as usize];
                if rng.below(8) == 0 && session.can_undo(seat) {
                    session.undo(seat).expect("it was said to be free");
                    continue;
                }
                let advice = question(session, seat).answer(Algorithm::Random, rng.long_bits(), &|| false);
                session.play(seat, &advice.action).expect("bots play by the rules");
            }
        }
    }
}

/// The decision of a pending seat.
fn question(session: &dyn Session, seat: Seat) -> Box<dyn Question> {
    let advisor = games::advisor(&session.header().game).expect("every game has bots");
    advisor.question(session.view(Some(seat)).get(), seat).expect("the seat is pending")
}

/// A match played to its end.
fn finished(kind: &dyn GameHandle, options: &str, seats: u8, seed: u8) -> Box<dyn Session> {
    let mut session = open(kind, options, seats, seed);
    play_on(&mut *session, &mut Rng::seeded(seed.into()), u32::MAX / 2);
    session
}
