//! Random games under all laws.

use testkit::{Distinct, Laws, every_table};

use sample::Sample;

#[test]
fn every_table_keeps_the_laws() {
    for (options, seats) in every_table::<Sample>() {
        Laws::<Sample>::new(options, seats).encoded().games(50).check();
    }
}

#[test]
fn an_observation_keeps_what_matters() {
    for (options, seats) in every_table::<Sample>() {
        Distinct::count::<Sample>(options, seats, 0..20).check();
    }
}
