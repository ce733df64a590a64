//! The numbers behind the rules of thumb, in tenths of a point: chosen by hand, then bettered by trying others in
//! thousands of solo games of the squire.

/// What things are worth to a sensible player.
pub(super) struct Weights {
    /// A victory before the end, and the opposite of a defeat.
    pub(super) won: i32,
    /// A good while there are turns to use it, and above what is easily used.
    pub(super) good: i32,
    pub(super) more_good: i32,
    /// So much of a resource, and of gold, is easily used.
    pub(super) easy: [u8; 2],
    pub(super) influence: i32,
    pub(super) more_influence: i32,
    pub(super) command: i32,
    /// An office is activated so often in a hundred turns, if one likes it.
    pub(super) activation: i32,
    /// By what is missing to a battle or a tournament: nothing, one level, two.
    pub(super) near: [i32; 3],
    /// In hundredths: a reward that waits, and a goal that is fulfilled before its check.
    pub(super) waiting: i32,
    pub(super) goal: i32,
    pub(super) diplomacy: [i32; 7],
    pub(super) enemy_diplomacy: [i32; 7],
    pub(super) battles: [i32; 7],
    /// By how many tiles are missing to a victory.
    pub(super) missing_lands: [i32; 8],
    pub(super) unit: i32,
    pub(super) enemies: [i32; 10],
    /// An enemy, for each step that it is nearer than four to the castle.
    pub(super) nearness: i32,
    /// An enemy with nobody to meet it, and one that an attack would slay.
    pub(super) alone: i32,
    pub(super) met: i32,
    /// The castle tile: more enemies than own units, each of them, and each that may come there next.
    pub(super) castle_open: i32,
    pub(super) castle_enemy: i32,
    pub(super) castle_near: i32,
    /// Up to two own units on the castle tile.
    pub(super) guard: i32,
    /// In a war: a unit more than the guards of a castle on its tile, one step from it, two steps. With three or four players a
    /// hit brings points; between two it is the end.
    pub(super) march: [i32; 3],
    pub(super) last_march: [i32; 3],
    /// And up to two guards of the own one.
    pub(super) war_guard: i32,
    pub(super) last_guard: i32,
    /// Flooded or destroyed areas: each, and their square; and the square of flooded villages.
    pub(super) area: i32,
    pub(super) areas: i32,
    pub(super) villages: i32,
    /// A source that an attack destroys.
    pub(super) source: i32,
    /// A step that an enemy makes.
    pub(super) step: i32,
    /// The certainty of 300 points with 25 influence.
    pub(super) renown: i32,
    /// What a turn usually brings, in tenths of a point and of influence.
    pub(super) turn: i32,
    pub(super) turn_influence: i32,
}

pub(super) const WEIGHTS: Weights = Weights {
    won: 6_000,
    good: 26,
    more_good: 15,
    easy: [4, 7],
    influence: 28,
    more_influence: 5,
    command: 115,
    activation: 31,
    near: [70, 30, 12],
    waiting: 80,
    goal: 60,
    diplomacy: [0, 60, 130, 220, 340, 560, 6_000],
    enemy_diplomacy: [0, 30, 80, 160, 290, 520, 6_000],
    battles: [0, 30, 80, 150, 280, 450, 450],
    missing_lands: [900, 240, 110, 50, 25, 10, 0, 0],
    unit: 25,
    enemies: [0, 40, 100, 180, 280, 420, 640, 1_000, 1_500, 2_000],
    nearness: 10,
    alone: 12,
    met: 25,
    castle_open: 600,
    castle_enemy: 200,
    castle_near: 110,
    guard: 20,
    march: [150, 60, 25],
    last_march: [2_000, 800, 300],
    war_guard: 30,
    last_guard: 120,
    area: 30,
    areas: 8,
    villages: 12,
    source: 20,
    step: 25,
    renown: 1_000,
    turn: 140,
    turn_influence: 12,
};
