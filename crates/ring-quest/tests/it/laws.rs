//! The laws of all games; a position's own invariants are in the game's `invariants.rs`.

use engine::{Game, Options as _, Rng, RulesVersion, Step, Turn};
use ring_quest::{Options, RingQuest};
use testkit::Laws;

#[test]
fn random_games_keep_the_laws_at_every_table() {
    for (options, seats) in
        [("", 3), ("first=2 dragons=passages", 4), ("", 5), ("first=6 extra=two", 6), ("knights=two", 2)]
    {
        Laws::<RingQuest>::new(options.parse().expect("options"), seats).encoded().games(1).check();
    }
}

#[test]
fn the_stated_length_bounds_every_random_game() {
    assert_eq!(RingQuest::MAX_STEPS, 39_001);
    let mut longest = 0;
    for seed in 0..200 {
        let mut rng = Rng::seeded(seed);
        let (options, seats): (&str, u8) =
            if seed % 5 == 4 { ("knights=two", 2) } else { ("", 3 + (seed % 4) as u8) };
        longest = longest.max(steps(options.parse().expect("options"), seats, &mut rng));
    }
    assert!(longest < RingQuest::MAX_STEPS, "{longest} steps");
    assert_eq!(Options::fields().len(), 4);
}

/// How many steps a random game has.
fn steps(options: Options, seats: u8, rng: &mut Rng) -> u32 {
    let mut position = RingQuest::start(options, seats, RulesVersion::newest::<RingQuest>());
    let mut actions = Vec::new();
    for steps in 0.. {
        let step = match position.turn() {
            Turn::Over(_) => return steps,
            Turn::Chance => Step::Chance(position.roll(rng)),
            Turn::Seats(pending) => {
                let seat = pending.first().expect("somebody acts");
                actions.clear();
                position.legal(seat, &mut actions);
                Step::Act(seat, actions[rng.below(actions.len() as u32) as usize])
            }
        };
        position.apply(step, &mut ());
    }
    unreachable!("every game ends")
}
