//! Tables put together by hand, and what to look for on them.

use std::fmt::Display;

use engine::{Game, NotationError, PerSeat, RulesVersion, Seat};
use king_arthur::{KingArthur, Knights, Options, View};
use testkit::Script;

/// The beginning of a turn in the basic game; see [`KingArthur::set_up`] for the words.
#[track_caller]
pub(crate) fn given(seats: u8, table: &str) -> Script<KingArthur> {
    KingArthur::set_up(Options::default(), seats, table).unwrap_or_else(|error| panic!("{error}")).into()
}

/// The same by the first version of the rules.
#[track_caller]
pub(crate) fn given_by_rules_1(seats: u8, table: &str) -> Script<KingArthur> {
    set_up_by_rules_1(Options::default(), seats, table).unwrap_or_else(|error| panic!("{error}")).into()
}

/// Lays a table by the first version of the rules.
pub(crate) fn set_up_by_rules_1(
    options: Options,
    seats: u8,
    table: &str,
) -> Result<KingArthur, NotationError> {
    KingArthur::set_up_by(RulesVersion::default(), options, seats, table)
}

/// The beginning of a turn in the game with seals.
#[track_caller]
pub(crate) fn with_seals(seats: u8, table: &str) -> Script<KingArthur> {
    let options = Options { seals: true, ..Options::default() };
    KingArthur::set_up(options, seats, table).unwrap_or_else(|error| panic!("{error}")).into()
}

/// The last two turns of a game: twelve adventures can be taken, these eleven are.
pub(crate) const ELEVEN: &str = "holy-grail mountain questing-beast fisher-king royal-tournament vikings \
     sea-monster saxons king-mark green-knight gold-treasure";

/// Every knight card there is.
pub(crate) fn all_knights() -> String {
    words(Knights::ALL.iter())
}

/// The seat's knights are these.
pub(crate) fn hand(seat: u8, cards: &str) -> impl FnOnce(&KingArthur) {
    move |position| assert_eq!(words(view(position, seat).hand.iter()), cards, "hand of seat {seat}")
}

/// The seat's beaten adversaries are these.
pub(crate) fn trophies(seat: u8, cards: &str) -> impl FnOnce(&KingArthur) {
    move |position| {
        let view = view(position, seat);
        assert_eq!(
            words(view.players[usize::from(seat) - 1].trophies.iter()),
            cards,
            "trophies of seat {seat}"
        );
    }
}

/// The seat's adventures are these.
pub(crate) fn adventures(seat: u8, cards: &str) -> impl FnOnce(&KingArthur) {
    move |position| {
        let view = view(position, seat);
        assert_eq!(
            words(view.players[usize::from(seat) - 1].adventures.iter()),
            cards,
            "adventures of seat {seat}"
        );
    }
}

/// So many seals lie in front of the seat.
pub(crate) fn seals(seat: u8, free: u8) -> impl FnOnce(&KingArthur) {
    move |position| {
        assert_eq!(view(position, seat).players[usize::from(seat) - 1].seals, free, "seals of seat {seat}");
    }
}

/// These adversaries lie open, column by column.
pub(crate) fn layout(cards: &str) -> impl FnOnce(&KingArthur) {
    move |position| {
        let slots = position.view(None).layout.slots().map(|slot| match slot.seal {
            Some(seat) => format!("{}@{seat}", slot.card),
            None => slot.card.to_string(),
        });
        assert_eq!(words(slots), cards, "layout");
    }
}

/// The knight discard is this.
pub(crate) fn discard(cards: &str) -> impl FnOnce(&KingArthur) {
    move |position| assert_eq!(words(position.view(None).discard.iter()), cards, "knight discard")
}

/// These adversaries are out of the game.
pub(crate) fn spent(cards: &str) -> impl FnOnce(&KingArthur) {
    move |position| assert_eq!(words(position.view(None).spent.iter()), cards, "spent adversaries")
}

/// What a seat sees.
pub(crate) fn view(position: &KingArthur, seat: u8) -> View {
    position.view(Some(Seat::new(seat - 1)))
}

/// The points of each seat at the end.
#[track_caller]
pub(crate) fn scores(script: &Script<KingArthur>) -> Vec<i32> {
    let outcome = script.outcome();
    let PerSeat(scores) = outcome.scores;
    scores[..outcome.seats.into()].to_vec()
}

/// The seats that have won, counted from 1.
#[track_caller]
pub(crate) fn winners(script: &Script<KingArthur>) -> Vec<usize> {
    script.outcome().winners().iter().map(|seat| seat.index() + 1).collect()
}

fn words<T: Display>(cards: impl Iterator<Item = T>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
