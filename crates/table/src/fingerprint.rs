//! A hash of a position that is the same on every machine.

use std::hash::{Hash, Hasher};

/// FNV-1a over what the value hashes, with every number that is as wide as the machine widened to 64 bits. (Arrays
/// of numbers are hashed as they lie in memory: equal on all little-endian machines, which is all we build for.)
pub(crate) fn fingerprint(value: &impl Hash) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    hasher.finish()
}

struct Fnv(u64);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_i64(number as i64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_fnv_1a() {
        let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
        hasher.write(b"foobar");
        assert_eq!(hasher.finish(), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn the_width_of_the_machine_does_not_matter() {
        assert_eq!(fingerprint(&7usize), fingerprint(&7u64));
        assert_eq!(fingerprint(&Some(-7isize)), fingerprint(&Some(-7i64)));
    }
}
