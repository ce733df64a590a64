//! What machine learners see; the law about it is in `laws.rs`.

use knight::{Knight, Options};
use testkit::Distinct;

#[test]
fn an_observation_keeps_what_matters() {
    for (options, seats) in [("", 1), ("scenario=flood", 1), ("mode=side-by-side", 2), ("mode=war", 4)] {
        let options: Options = options.parse().expect("options");
        Distinct::count::<Knight>(options, seats, 0..2).check();
    }
}
