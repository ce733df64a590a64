//! The one generator: ChaCha with 8 rounds, by name, so that a seed means the same for ever and everywhere.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};

/// Exact integer draws from a named ChaCha8 stream.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// What logs call this generator.
    pub const NAME: &'static str = "chacha8";

    /// Stream `stream` of a 256-bit key. Step *n* of a match uses stream *n* of its key.
    pub fn new(key: [u8; 32], stream: u64) -> Rng {
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        Rng(rng)
    }

    /// A generator for bots and tests: a small seed, spread by stream number 0.
    pub fn seeded(seed: u64) -> Rng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Rng::new(key, 0)
    }

    /// The next 32 bits.
    #[inline]
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// The next 64 bits.
    #[inline]
    pub fn long_bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Even among `0..n`, without bias. `n` is not 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing to choose from");
        let mut product = u64::from(self.bits()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.bits()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// An index, with chances in proportion to the weights. They are not all 0 and sum to less than 2³².
    #[inline]
    pub fn weighted(&mut self, weights: impl Iterator<Item = u32> + Clone) -> usize {
        let total: u32 = weights.clone().sum();
        let mut at = self.below(total);
        for (index, weight) in weights.enumerate() {
            if at < weight {
                return index;
            }
            at -= weight;
        }
        unreachable!("the point lies below the total")
    }

    /// One of the outcomes, in proportion to its weight.
    #[inline]
    pub fn pick<T: Copy>(&mut self, outcomes: &[(T, u32)]) -> T {
        outcomes[self.weighted(outcomes.iter().map(|outcome| outcome.1))].0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_published_chacha8() {
        // First words of the well-known test vector for a key and a nonce of zeros.
        let mut rng = Rng::new([0; 32], 0);
        let words: Vec<[u8; 4]> = (0..2).map(|_| rng.bits().to_le_bytes()).collect();
        assert_eq!(words, [[0x3e, 0x00, 0xef, 0x2f], [0x89, 0x5f, 0x40, 0xd6]]);
    }

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut rng = Rng::seeded(1);
        let first: Vec<u32> = (0..6).map(|_| rng.below(1000)).collect();
        assert_eq!(first, [628, 381, 929, 294, 397, 798]);
    }

    #[test]
    fn streams_differ() {
        assert_ne!(Rng::new([7; 32], 1).long_bits(), Rng::new([7; 32], 2).long_bits());
    }

    #[test]
    fn draws_follow_their_weights() {
        let mut rng = Rng::seeded(5);
        let mut seen = [0u32; 3];
        for _ in 0..60_000 {
            seen[rng.weighted([1, 2, 3].into_iter())] += 1;
        }
        // Standard deviations are below 125: six of them never happen by accident.
        for (count, expected) in seen.into_iter().zip([10_000u32, 20_000, 30_000]) {
            assert!(count.abs_diff(expected) < 750, "{seen:?}");
        }
    }
}
