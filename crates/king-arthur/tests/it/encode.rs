//! What machine learners see; the law about it is in `laws.rs`.

use king_arthur::{KingArthur, Options};
use testkit::Distinct;

#[test]
fn an_observation_keeps_what_matters() {
    for (options, seats) in [("", 2), ("seals=yes", 3), ("", 5)] {
        let options: Options = options.parse().expect("options");
        Distinct::count::<KingArthur>(options, seats, 0..4).check();
    }
}
