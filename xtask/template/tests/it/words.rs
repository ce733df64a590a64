//! Everything that the game shows: texts in both languages, clauses, emblems.

use testkit::{Listener, every_table};

use sample::Sample;

#[test]
fn every_message_is_spoken_every_clause_looked_up_and_every_emblem_drawn() {
    let mut listener = Listener::of::<Sample>();
    for (seed, (options, seats)) in (0..).zip(every_table::<Sample>()) {
        listener.follow::<Sample>(options, seats, seed);
    }
    listener.follow_logs::<Sample>("tests/it/golden");
    listener.check_pages();
}
