use engine::{Game, Rng, Step, Turn};
use king_arthur::{KingArthur, Options};

#[test]
fn random_games_end() {
    for options in ["", "seals=yes", "first=2", "seals=yes first=1"] {
        let options: Options = options.parse().unwrap();
        for seats in KingArthur::seats(&options) {
            for seed in 0..300 {
                let mut rng = Rng::seeded(seed);
                let mut position = KingArthur::start(options, seats);
                let mut steps = 0;
                let mut actions = Vec::new();
                loop {
                    let step = match position.turn() {
                        Turn::Over(_) => break,
                        Turn::Chance => Step::Chance(position.roll(&mut rng)),
                        Turn::Seats(pending) => {
                            let seat = pending.first().unwrap();
                            actions.clear();
                            position.legal(seat, &mut actions);
                            Step::Act(seat, actions[rng.below(actions.len() as u32) as usize])
                        }
                    };
                    position.apply(step, &mut ());
                    for viewer in engine::Seat::all(seats).map(Some).chain([None]) {
                        let view = position.view(viewer);
                        assert_eq!(KingArthur::determinize(&view, &mut rng).view(viewer), view);
                    }
                    steps += 1;
                    assert!(steps <= KingArthur::LONGEST);
                }
            }
        }
    }
}
