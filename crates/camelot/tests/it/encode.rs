//! What machine learners see; the law about it is in `laws.rs`.

use camelot::{Camelot, Options};
use testkit::Distinct;

#[test]
fn an_observation_keeps_what_matters() {
    for (options, seats) in [("", 2), ("green=b red=b heroes=yes", 3), ("blue=b yellow=b colours=chosen", 5)]
    {
        let options: Options = options.parse().expect("options");
        Distinct::count::<Camelot>(options, seats, 0..6).check();
    }
}
