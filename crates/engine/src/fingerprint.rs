//! A hash that is the same on every machine, in every build, for ever.

use std::hash::{Hash, Hasher};

/// FNV-1a with 64 bits over what the value's `Hash` writes: integers as little-endian bytes, `usize` as eight of them.
/// So a 32-bit browser and a 64-bit server agree about a position.
pub fn fingerprint(value: &impl Hash) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    hasher.finish()
}

struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_u128(&mut self, number: u128) {
        self.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_hash_as_published_for_fnv_1a() {
        // The published value of FNV-1a 64 for "foobar".
        let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
        hasher.write(b"foobar");
        assert_eq!(hasher.finish(), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn the_width_of_the_machine_does_not_matter() {
        assert_eq!(fingerprint(&7usize), fingerprint(&7u64));
        assert_eq!(fingerprint(&-1isize), fingerprint(&-1i64));
        assert_ne!(fingerprint(&7u32), fingerprint(&7u64));
    }
}
