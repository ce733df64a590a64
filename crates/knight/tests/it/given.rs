//! Positions put together by hand, and looks at them.

use std::cell::Cell;

use engine::{PerSeat, RulesVersion, Seat};
use knight::{Good, Knight, Place, Player, Standing};
use testkit::Script;

/// One player alone in the defensive war.
#[track_caller]
pub(crate) fn alone(table: &str) -> Script<Knight> {
    given("", 1, table)
}

/// One player alone in another scenario.
#[track_caller]
pub(crate) fn scenario(name: &str, table: &str) -> Script<Knight> {
    given(&format!("scenario={name}"), 1, table)
}

/// A war.
#[track_caller]
pub(crate) fn war(seats: u8, table: &str) -> Script<Knight> {
    given("mode=war", seats, table)
}

/// Players side by side in the defensive war.
#[track_caller]
pub(crate) fn beside(seats: u8, table: &str) -> Script<Knight> {
    given("mode=side-by-side", seats, table)
}

thread_local! {
    /// The version of the rules by which [`given`] sets up a table; the newest one if there is none.
    static RULES: Cell<Option<u32>> = const { Cell::new(None) };
}

/// Runs a test whose tables are set up by this version of the rules.
pub(crate) fn by_rules<T>(rules: u32, test: impl FnOnce() -> T) -> T {
    let before = RULES.replace(Some(rules));
    let result = test();
    RULES.set(before);
    result
}

/// The beginning of a turn with these options.
#[track_caller]
pub(crate) fn given(options: &str, seats: u8, table: &str) -> Script<Knight> {
    let options = options.parse().expect("options");
    let newest = RulesVersion::newest::<Knight>();
    let rules = RULES.get().and_then(RulesVersion::of::<Knight>).unwrap_or(newest);
    match Knight::set_up_by(rules, options, seats, table) {
        Ok(position) => position.into(),
        Err(error) => panic!("{table:?}: {error}"),
    }
}

/// The cards of a seat, counted from 1.
pub(crate) fn player(script: &Script<Knight>, seat: u8) -> Player {
    *engine::Game::view(script.position(), None).open.player(Seat::new(seat - 1))
}

/// Looks at the cards of a seat without leaving the chain.
pub(crate) trait Look: Sized {
    /// Looks at a seat, counted from 1.
    #[track_caller]
    fn look(self, seat: u8, at: impl FnOnce(&Player)) -> Self;

    /// The seat holds exactly this: glory, valor, wisdom, gold.
    #[track_caller]
    fn holds(self, seat: u8, goods: [u8; 4]) -> Self;

    /// The seat has so many points.
    #[track_caller]
    fn points(self, seat: u8, points: i16) -> Self;

    /// The seat has so much influence.
    #[track_caller]
    fn influence(self, seat: u8, influence: u8) -> Self;

    /// The seat stands so.
    #[track_caller]
    fn stands(self, seat: u8, standing: Standing) -> Self;

    /// So many own units and enemies are on the tile of the seat's map.
    #[track_caller]
    fn on(self, seat: u8, place: &str, units: u8, enemies: u8) -> Self;

    /// The enemy's diplomacy on the seat's card.
    #[track_caller]
    fn enemy_diplomacy(self, seat: u8, level: u8) -> Self;
}

impl Look for Script<Knight> {
    #[track_caller]
    fn look(self, seat: u8, at: impl FnOnce(&Player)) -> Self {
        at(&player(&self, seat));
        self
    }

    #[track_caller]
    fn holds(self, seat: u8, goods: [u8; 4]) -> Self {
        let player = player(&self, seat);
        assert_eq!(Good::ALL.map(|good| player.holds(good)), goods, "what seat {seat} holds");
        self
    }

    #[track_caller]
    fn points(self, seat: u8, points: i16) -> Self {
        assert_eq!(player(&self, seat).points, points, "the points of seat {seat}");
        self
    }

    #[track_caller]
    fn influence(self, seat: u8, influence: u8) -> Self {
        assert_eq!(player(&self, seat).influence, influence, "the influence of seat {seat}");
        self
    }

    #[track_caller]
    fn stands(self, seat: u8, standing: Standing) -> Self {
        assert_eq!(player(&self, seat).standing, standing, "how seat {seat} stands");
        self
    }

    #[track_caller]
    fn on(self, seat: u8, place: &str, units: u8, enemies: u8) -> Self {
        let open = engine::Game::view(self.position(), None).open;
        let at = open.map().find(place.parse::<Place>().expect("a place")).expect("a tile of this map");
        let player = player(&self, seat);
        assert_eq!((player.units.get(at), player.enemies.get(at)), (units, enemies), "what is on {place}");
        self
    }

    #[track_caller]
    fn enemy_diplomacy(self, seat: u8, level: u8) -> Self {
        assert_eq!(player(&self, seat).enemy_diplomacy, level, "the enemy's diplomacy");
        self
    }
}

/// The sources that are left on a tile, in words.
pub(crate) fn sources(script: &Script<Knight>, seat: u8, place: &str) -> String {
    let open = engine::Game::view(script.position(), None).open;
    let at = open.map().find(place.parse::<Place>().expect("a place")).expect("a tile of this map");
    let left = player(script, seat).sources.get(at);
    let all = open.map().tiles[at].sources.iter().enumerate();
    let words: Vec<String> =
        all.filter(|(index, _)| left >> index & 1 != 0).map(|(_, source)| source.to_string()).collect();
    words.join(" ")
}

/// The points of each seat at the end.
#[track_caller]
pub(crate) fn scores(script: &Script<Knight>) -> Vec<i32> {
    let outcome = script.outcome();
    let PerSeat(scores) = outcome.scores;
    scores[..outcome.seats.into()].to_vec()
}

/// The seats that have won, counted from 1.
#[track_caller]
pub(crate) fn winners(script: &Script<Knight>) -> Vec<usize> {
    script.outcome().winners().iter().map(|seat| seat.index() + 1).collect()
}

/// These seats have taken every reward and threshold, so that the character card offers none of them.
pub(crate) fn claimed(seats: u8) -> String {
    let all = "reward1 reward2 threshold5 threshold10 threshold15 threshold20";
    (1..=seats).map(|seat| format!("claimed {seat}: {all}")).collect::<Vec<_>>().join("; ")
}

/// The use phase after this side of this card was chosen.
#[track_caller]
pub(crate) fn chosen(card: &str, side: &str, table: &str) -> Script<Knight> {
    alone(&format!("row: {card} ? ? ? ? ?; {table}")).act(1, &format!("choose {side}"))
}

/// A single command point, gained by Ser Aldric's special action; he holds 3 valor besides.
#[track_caller]
pub(crate) fn commanding(name: &str, table: &str) -> Script<Knight> {
    let table = format!("row: quarrel-at-the-ford ? ? ? ? ?; goods 1: glory 6; {table}");
    scenario(name, &table).play("1 choose left\n1 special")
}

/// The enemy carries out this element of this row, both counted from 1: what happens after the use phase.
#[track_caller]
pub(crate) fn enemy_acts(name: &str, row: usize, element: u8, table: &str) -> Script<Knight> {
    let (card, side) =
        [("empty-granary", "left"), ("wounded-stag", "left"), ("quarrel-at-the-ford", "right")][row - 1];
    let mut rows = [0; 3];
    rows[row - 1] = element - 1;
    let [first, second, third] = rows;
    let table = format!("row: {card} ? ? ? ? ?; rows 1: {first} {second} {third}; {table}");
    scenario(name, &table).act(1, &format!("choose {side}")).act(1, "end")
}
