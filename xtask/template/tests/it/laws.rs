//! Random games under all laws.

use testkit::{Laws, every_table};

use sample::Sample;

#[test]
fn every_table_keeps_the_laws() {
    for (options, seats) in every_table::<Sample>() {
        Laws::<Sample>::new(options, seats).games(50).check();
    }
}
