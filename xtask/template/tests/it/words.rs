//! Everything that the game shows: texts in both languages, clauses, emblems.

use testkit::{Listener, every_table};

use sample::Sample;

#[test]
fn everything_can_be_said_and_looked_up_and_is_drawn() {
    let mut listener = Listener::of::<Sample>();
    for (seed, (options, seats)) in (0..).zip(every_table::<Sample>()) {
        listener.follow::<Sample>(options, seats, seed);
    }
}
