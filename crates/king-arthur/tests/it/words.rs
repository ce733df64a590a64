//! Everything King Arthur says, in both languages.

use king_arthur::KingArthur;
use testkit::{Listener, every_table};

#[test]
fn everything_can_be_said_and_looked_up() {
    let mut listener = Listener::of::<KingArthur>();
    for (seed, (options, seats)) in (0..).zip(every_table::<KingArthur>()) {
        listener.follow::<KingArthur>(options, seats, seed);
    }
}
