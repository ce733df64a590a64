//! What machine learners see; the law about it is in `laws.rs`.

use ring_quest::{Options, RingQuest};
use testkit::Distinct;

#[test]
fn an_observation_keeps_what_matters() {
    for (options, seats) in [("knights=two", 2), ("", 3), ("", 6)] {
        let options: Options = options.parse().expect("options");
        Distinct::count::<RingQuest>(options, seats, 0..1).check();
    }
}
