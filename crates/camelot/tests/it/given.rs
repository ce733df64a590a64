//! Tables put together by hand, and what to look for on them.

use std::cell::Cell;

use camelot::{Camelot, Colour, Event, Field, Grail, Options, View};
use engine::{Game, PerSeat, Rng, RulesVersion, Seat, Step, Turn};
use testkit::Script;

/// Nobody has knights in the hinterland: nothing is drawn for pairs.
pub(crate) const NO_CAMPS: &str = "hinterland: red 0 blue 0 green 0 yellow 0";

/// A table with all rooms on side A; see [`Camelot::set_up`] for the words.
#[track_caller]
pub(crate) fn given(seats: u8, table: &str) -> Script<Camelot> {
    with("", seats, table)
}

thread_local! {
    /// The version of the rules by which tables are set up; the newest one if there is none.
    static RULES: Cell<Option<u32>> = const { Cell::new(None) };
}

/// Runs a test whose tables are set up by this version of the rules.
pub(crate) fn by_rules<T>(rules: u32, test: impl FnOnce() -> T) -> T {
    let before = RULES.replace(Some(rules));
    let result = test();
    RULES.set(before);
    result
}

/// A table with these options.
#[track_caller]
pub(crate) fn with(options: &str, seats: u8, table: &str) -> Script<Camelot> {
    let options: Options = options.parse().unwrap_or_else(|error| panic!("{error}"));
    let newest = RulesVersion::newest::<Camelot>();
    let rules = RULES.get().and_then(RulesVersion::of::<Camelot>).unwrap_or(newest);
    Camelot::set_up_by(rules, options, seats, table).unwrap_or_else(|error| panic!("{error}")).into()
}

/// What a seat sees.
pub(crate) fn view(position: &Camelot, seat: u8) -> View {
    position.view(Some(Seat::new(seat - 1)))
}

fn colour(word: &str) -> Colour {
    word.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The colour has so many points.
pub(crate) fn score(word: &str, points: i16) -> impl FnOnce(&Camelot) {
    move |position| assert_eq!(position.view(None).player(colour(word)).score, points, "points of {word}")
}

/// So many knights are behind the screen.
pub(crate) fn home(word: &str, knights: u8) -> impl FnOnce(&Camelot) {
    move |position| {
        assert_eq!(position.view(None).player(colour(word)).home, knights, "behind {word}'s screen")
    }
}

/// So many knights are in the hinterland.
pub(crate) fn camp(word: &str, knights: u8) -> impl FnOnce(&Camelot) {
    move |position| {
        assert_eq!(position.view(None).player(colour(word)).hinterland, knights, "{word} in the hinterland")
    }
}

/// The colour has so many grail tiles.
pub(crate) fn tiles(word: &str, count: u8) -> impl FnOnce(&Camelot) {
    move |position| assert_eq!(position.view(None).player(colour(word)).tiles, count, "tiles of {word}")
}

/// The colour stands on this field.
pub(crate) fn stands(word: &str, field: &str) -> impl FnOnce(&Camelot) {
    let field: Field = field.parse().unwrap_or_else(|error| panic!("{error}"));
    move |position| assert_eq!(position.view(None).standing(field), Some(colour(word)), "{field}")
}

/// Nobody stands on this field.
pub(crate) fn empty(field: &str) -> impl FnOnce(&Camelot) {
    let field: Field = field.parse().unwrap_or_else(|error| panic!("{error}"));
    move |position| assert_eq!(position.view(None).standing(field), None, "{field}")
}

/// The order track, from the top.
pub(crate) fn order(expected: &str) -> impl FnOnce(&Camelot) {
    move |position| {
        let order: Vec<String> = position.view(None).order.iter().map(|colour| colour.to_string()).collect();
        assert_eq!(order.join(" "), expected, "order track");
    }
}

/// These missions are open.
pub(crate) fn open(expected: &str) -> impl FnOnce(&Camelot) {
    move |position| {
        let open: Vec<String> = position.view(None).open.iter().map(|mission| mission.to_string()).collect();
        assert_eq!(open.join(" "), expected, "open missions");
    }
}

/// What a seat knows about its grail tiles.
pub(crate) fn own_tiles(position: &Camelot, seat: u8, word: &str) -> Grail {
    view(position, seat).player(colour(word)).secrets.expect("its own tiles").tiles
}

/// The points of each seat at the end.
#[track_caller]
pub(crate) fn scores(script: &Script<Camelot>) -> Vec<i32> {
    let outcome = script.outcome();
    let PerSeat(scores) = outcome.scores;
    scores[..outcome.seats.into()].to_vec()
}

/// The seats that have won, counted from 1.
#[track_caller]
pub(crate) fn winners(script: &Script<Camelot>) -> Vec<usize> {
    script.outcome().winners().iter().map(|seat| seat.index() + 1).collect()
}

/// The final points of a colour, whoever it counts for.
pub(crate) fn total(script: &Script<Camelot>, word: &str) -> i16 {
    script.position().view(None).player(colour(word)).score
}

/// All that everybody is told in a random game, and how it ends.
pub(crate) fn random_events(options: &str, seats: u8, seed: u64) -> (Vec<Event>, Camelot) {
    let mut rng = Rng::seeded(seed);
    let mut position =
        Camelot::start(options.parse().expect("options"), seats, RulesVersion::newest::<Camelot>());
    let mut told = Vec::new();
    loop {
        let step = match position.turn() {
            Turn::Over(_) => break,
            Turn::Chance => Step::Chance(position.roll(&mut rng)),
            Turn::Seats(pending) => {
                let seat = pending.first().expect("somebody acts");
                let mut actions = Vec::new();
                position.legal(seat, &mut actions);
                Step::Act(seat, actions[rng.below(actions.len() as u32) as usize])
            }
        };
        position.apply(step, &mut told);
    }
    (told.into_iter().map(|(_, event)| event).collect(), position)
}
