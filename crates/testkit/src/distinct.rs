//! How much of what a viewer sees an observation keeps.

use std::collections::HashSet;
use std::fmt;
use std::ops::Range;

use engine::{Encode, Rng, RulesVersion, fingerprint};

use crate::random::{random_game, viewers};

/// How many different views random games showed, and how many different observations they gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Distinct {
    /// Views that differ from one another.
    pub views: usize,
    /// Observations of these that differ from one another.
    pub observations: usize,
}

impl Distinct {
    /// Counts the views of every viewer in the random games with these seeds.
    pub fn count<G: Encode>(options: G::Options, seats: u8, seeds: Range<u64>) -> Distinct {
        let (mut views, mut observations) = (HashSet::new(), HashSet::new());
        let mut out = vec![0.0; G::OBSERVATION];
        for seed in seeds {
            for (_, _, position) in
                random_game(G::start(options, seats, RulesVersion::newest::<G>()), Rng::seeded(seed))
            {
                for view in viewers(seats).map(|viewer| position.view(viewer)) {
                    G::observe(&view, &mut out);
                    let bits: Vec<u32> = out.iter().map(|value| value.to_bits()).collect();
                    observations.insert(fingerprint(&bits));
                    views.insert(fingerprint(&view));
                }
            }
        }
        Distinct { views: views.len(), observations: observations.len() }
    }

    /// Panics if more than five views in a hundred look like another one to a learner: then the encoding has forgotten something.
    pub fn check(self) {
        assert!(self.views > 0 && self.observations * 100 > self.views * 95, "{self}");
    }
}

impl fmt::Display for Distinct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} different views give {} different observations", self.views, self.observations)
    }
}

#[cfg(test)]
mod tests {
    use reference::{Kuhn, Leduc, NoOptions};

    use super::*;

    #[test]
    fn the_encodings_of_the_reference_games_tell_all_views_apart() {
        let kuhn = Distinct::count::<Kuhn>(NoOptions, 2, 0..100);
        let leduc = Distinct::count::<Leduc>(NoOptions, 2, 0..100);
        for counted in [kuhn, leduc] {
            assert!(counted.views > 40 && counted.observations == counted.views, "{counted}");
        }
    }

    #[test]
    #[should_panic(expected = "100 different views give 95 different observations")]
    fn an_encoding_that_forgets_is_noticed() {
        Distinct { views: 100, observations: 95 }.check();
    }
}
