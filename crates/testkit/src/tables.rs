//! Every way to sit down.

use engine::{Game, Options};

/// Each set of options with each number of seats that can play it.
pub fn every_table<G: Game>() -> Vec<(G::Options, u8)> {
    let mut sets = vec![String::new()];
    for field in <G::Options as Options>::fields() {
        sets = sets
            .iter()
            .flat_map(|set| field.values.iter().map(move |value| format!("{set} {}={value}", field.key)))
            .collect();
    }
    sets.iter()
        .map(|set| set.parse().expect("every value of every field can be read"))
        .flat_map(|options: G::Options| G::seats(&options).map(move |seats| (options, seats)))
        .collect()
}
