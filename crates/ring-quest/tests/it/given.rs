//! Tables put together by hand, and what to look for on them.

use std::cell::Cell;
use std::collections::BTreeSet;

use engine::{Game, PerSeat, RulesVersion, Seat, Step};
use ring_quest::{Action, Options, Phase, RingAt, RingQuest, View};
use testkit::Script;

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

/// The beginning of a turn; see [`RingQuest::set_up`] for the words.
#[track_caller]
pub(crate) fn given(seats: u8, table: &str) -> Script<RingQuest> {
    set_up(Options::default(), seats, table)
}

/// The beginning of a turn between two players with two knights each.
#[track_caller]
pub(crate) fn pairs(table: &str) -> Script<RingQuest> {
    set_up(Options { pairs: true, ..Options::default() }, 2, table)
}

/// The beginning of a turn where a way through dragons counts as a way to the ring.
#[track_caller]
pub(crate) fn passages(seats: u8, table: &str) -> Script<RingQuest> {
    set_up(Options { passages: true, ..Options::default() }, seats, table)
}

/// The beginning of a turn where the extra turn after a dragon goes two spaces.
#[track_caller]
pub(crate) fn full_extra(seats: u8, table: &str) -> Script<RingQuest> {
    set_up(Options { full_extra: true, ..Options::default() }, seats, table)
}

#[track_caller]
fn set_up(options: Options, seats: u8, table: &str) -> Script<RingQuest> {
    let newest = RulesVersion::newest::<RingQuest>();
    let rules = RULES.get().and_then(RulesVersion::of::<RingQuest>).unwrap_or(newest);
    let position = RingQuest::set_up_by(rules, options, seats, table);
    position.unwrap_or_else(|error| panic!("{error}")).into()
}

/// What a seat sees.
pub(crate) fn view(position: &RingQuest, seat: u8) -> View {
    position.view(Some(Seat::new(seat - 1)))
}

/// What everybody sees.
pub(crate) fn table(script: &Script<RingQuest>) -> View {
    script.position().view(None)
}

/// The knight stands there.
pub(crate) fn at(knight: usize, space: &str) -> impl FnOnce(&RingQuest) {
    move |position| {
        assert_eq!(position.view(None).knights[knight - 1].at.to_string(), space, "knight {knight}")
    }
}

/// The knight has so many talismans.
pub(crate) fn talismans(knight: usize, talismans: u8) -> impl FnOnce(&RingQuest) {
    move |position| {
        assert_eq!(position.view(None).knights[knight - 1].talismans, talismans, "knight {knight}")
    }
}

/// The knight wears a coat.
pub(crate) fn coat(knight: usize) -> impl FnOnce(&RingQuest) {
    move |position| assert!(position.view(None).knights[knight - 1].coat, "knight {knight}")
}

/// The knight wears no coat.
pub(crate) fn no_coat(knight: usize) -> impl FnOnce(&RingQuest) {
    move |position| assert!(!position.view(None).knights[knight - 1].coat, "knight {knight}")
}

/// The ring lies there.
pub(crate) fn ring_on(space: &str) -> impl FnOnce(&RingQuest) {
    move |position| assert_eq!(position.view(None).ring, RingAt::Space(space.parse().expect("a space")))
}

/// The knight bears the ring.
pub(crate) fn ring_with(knight: usize) -> impl FnOnce(&RingQuest) {
    move |position| match position.view(None).ring {
        RingAt::Bearer(rider) => assert_eq!(rider.index() + 1, knight, "who bears the ring"),
        lies => panic!("the ring lies: {lies:?}"),
    }
}

/// The seat has won these seals.
pub(crate) fn seals(seat: usize, states: &str) -> impl FnOnce(&RingQuest) {
    move |position| {
        let won: Vec<&str> = position.view(None).seals[seat - 1].iter().map(|state| state.word()).collect();
        assert_eq!(won.join(" "), states, "seals of seat {seat}");
    }
}

/// These obstacles stand on the board.
pub(crate) fn obstacles(spaces: &str) -> impl FnOnce(&RingQuest) {
    move |position| {
        let found: BTreeSet<String> = position.view(None).obstacles.iter().map(|s| s.to_string()).collect();
        assert_eq!(found, words(spaces), "obstacles");
    }
}

/// Where the move of the seat's knight can end, in whatever order.
#[track_caller]
pub(crate) fn ends(script: &Script<RingQuest>, seat: u8, expected: &str) {
    let found: BTreeSet<String> = paths(script, seat).into_iter().map(|(_, end)| end).collect();
    assert_eq!(found, words(expected), "where seat {seat} may ride");
}

/// Every path of one or two steps that ends a move, with the space where it ends.
pub(crate) fn paths(script: &Script<RingQuest>, seat: u8) -> Vec<(String, String)> {
    let start = *script.position();
    let seat = Seat::new(seat - 1);
    let mut paths = Vec::new();
    for first in legal(&start, seat) {
        let Action::Step(middle) = first else { panic!("{first} is no step") };
        let after = played(start, seat, first);
        if !matches!(after.view(None).phase, Phase::Midway { .. }) {
            paths.push((middle.to_string(), middle.to_string()));
            continue;
        }
        for second in legal(&after, seat) {
            match second {
                Action::Stop => paths.push((middle.to_string(), middle.to_string())),
                Action::Step(end) => paths.push((format!("{middle} {end}"), end.to_string())),
                other => panic!("{other} is no step"),
            }
        }
    }
    paths
}

fn legal(position: &RingQuest, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    actions
}

fn played(mut position: RingQuest, seat: Seat, action: Action) -> RingQuest {
    position.apply(Step::Act(seat, action), &mut ());
    position
}

/// The points of each seat at the end.
#[track_caller]
pub(crate) fn scores(script: &Script<RingQuest>) -> Vec<i32> {
    let outcome = script.outcome();
    let PerSeat(scores) = outcome.scores;
    scores[..outcome.seats.into()].to_vec()
}

/// The seats that have won, counted from 1.
#[track_caller]
pub(crate) fn winners(script: &Script<RingQuest>) -> Vec<usize> {
    script.outcome().winners().iter().map(|seat| seat.index() + 1).collect()
}

fn words(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(str::to_owned).collect()
}
