//! Every way to sit down.

use engine::{Field, Game, Options, Rng};

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

/// One way to sit down, by lot: every option and the number of seats. For games with more options than tables can be
/// tried.
pub fn any_table<G: Game>(rng: &mut Rng) -> (G::Options, u8) {
    let mut value = |field: &Field| field.values[rng.below(field.values.len() as u32) as usize];
    let words =
        <G::Options as Options>::fields().iter().map(|field| format!("{}={}", field.key, value(field)));
    let words: Vec<String> = words.collect();
    let options: G::Options = words.join(" ").parse().expect("every value of every field can be read");
    let seats = G::seats(&options);
    let more = rng.below(u32::from(seats.end() - seats.start() + 1)) as u8;
    (options, seats.start() + more)
}
