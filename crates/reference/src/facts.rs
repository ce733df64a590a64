//! Known numbers of the two games, computed with OpenSpiel 2.0.2.

/// The exact numbers of a game for two seats.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// Histories of each length, chance steps included, the empty one first, finished ones included.
    pub histories: &'static [u64],
    /// Finished histories of each length.
    pub terminals: &'static [u64],
    /// Histories in which each seat decides.
    pub decisions: [u64; 2],
    /// What each seat can know when it decides.
    pub information_sets: [usize; 2],
    /// What seat 1 wins in chips when both play evenly at random.
    pub uniform_value: f64,
    /// What each seat wins at best against an evenly random opponent.
    pub uniform_best_responses: [f64; 2],
    /// What seat 1 wins in chips in an equilibrium.
    pub value: f64,
    /// Mean winnings of OpenSpiel's ISMCTSBot (1000 simulations, most visits) in each seat against an evenly random
    /// opponent.
    pub ismcts: [Mean; 2],
}

#[derive(Clone, Copy, Debug)]
pub struct Mean {
    pub mean: f64,
    pub error: f64,
}

pub const KUHN: Facts = Facts {
    histories: &[1, 3, 6, 12, 24, 12],
    terminals: &[0, 0, 0, 0, 18, 12],
    decisions: [12, 12],
    information_sets: [6, 6],
    uniform_value: 0.125,
    uniform_best_responses: [0.5, 5.0 / 12.0],
    value: -1.0 / 18.0,
    ismcts: [Mean { mean: 0.183, error: 0.0141 }, Mean { mean: 0.2535, error: 0.0147 }],
};

pub const LEDUC: Facts = Facts {
    histories: &[1, 6, 30, 60, 150, 390, 780, 1800, 2640, 2280, 1080, 240],
    terminals: &[0, 0, 0, 0, 30, 60, 30, 720, 1680, 1800, 960, 240],
    decisions: [1890, 1890],
    information_sets: [468, 468],
    uniform_value: -0.078125,
    uniform_best_responses: [2.0875, 2.659_722_222_222_222_3],
    value: -0.085_606_424_078,
    ismcts: [Mean { mean: 1.0155, error: 0.0912 }, Mean { mean: 1.4435, error: 0.0982 }],
};
