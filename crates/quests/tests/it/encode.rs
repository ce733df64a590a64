//! What machine learners see; the law about it is in `laws.rs`.

use quests::{Options, Quests};
use testkit::Distinct;

#[test]
fn an_observation_keeps_what_matters() {
    for seats in 2..=4 {
        Distinct::count::<Quests>(Options::default(), seats, 0..2).check();
    }
}
