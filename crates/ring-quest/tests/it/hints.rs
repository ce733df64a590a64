//! What rules of thumb must get right, or bots play a strange game.

use engine::{Hints, Seat};

use crate::given::given;

/// Bearers once went round and round before a city, lest the ring they would have to give away bring a rival the last seal.
#[test]
fn to_deliver_the_ring_is_better_than_to_keep_it() {
    let table = "knight 1: E09 1; knight 2: T12 0; knight 3: W12 2; ring: knight 1; \
                 seals 1: tirad; seals 2: tirad galad; seals 3: urgad galad";
    let worth = |steps: &str| given(3, table).play(steps).position().estimate()[Seat::new(0)];
    let keeps = worth("1 step E08\n1 step E01");
    let delivers = worth("1 step E08\n1 stop\n1 ring T06");
    assert!(delivers > keeps, "delivering is worth {delivers}, keeping {keeps}");
}
