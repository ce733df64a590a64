//! The seal: a commitment to the seed, published before the first step, and the key made from the seed and from
//! what the players added. Both are made from text, so that anybody can compute them with a few words in a shell.

use engine::Seat;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// What the host publishes before the first step. It gives nothing away, and no other seed has the same.
pub(crate) fn commitment(seed: &[u8; 32]) -> String {
    let message = format!("roundtable 1 commitment\n{}\n", hex(seed));
    format!("sha256:{}", hex(&Sha256::digest(message).into()))
}

/// The seed that is made from words.
pub(crate) fn seed_of(words: &str) -> [u8; 32] {
    Sha256::digest(format!("roundtable 1 seed\n{words}\n")).into()
}

/// The key of the chance streams. The entropy is in seating order; each word comes with its seat and its length
/// in bytes, so that no two lists make the same message.
pub(crate) fn key(seed: &[u8; 32], entropy: &[(Seat, String)]) -> [u8; 32] {
    let mut message = String::from("roundtable 1 chance\n");
    for (seat, words) in entropy {
        message.push_str(&format!("{seat} {} {words}\n", words.len()));
    }
    let mut code = Hmac::<Sha256>::new_from_slice(seed).expect("HMAC takes keys of any length");
    code.update(message.as_bytes());
    code.finalize().into_bytes().into()
}

/// Two hexadecimal digits for each byte.
pub(crate) fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads 64 hexadecimal digits.
pub(crate) fn unhex(digits: &str) -> Option<[u8; 32]> {
    if digits.len() != 64 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes 0, 1, 2 … 31.
    fn seed() -> [u8; 32] {
        std::array::from_fn(|at| at as u8)
    }

    #[test]
    fn digits_round_trip() {
        assert_eq!(unhex(&hex(&seed())), Some(seed()));
        assert_eq!(unhex(&hex(&seed()).to_uppercase()), Some(seed()));
        assert_eq!(unhex("00"), None);
        assert_eq!(unhex(&"é".repeat(32)), None);
        assert_eq!(unhex(&"+f".repeat(32)), None);
    }

    // printf 'roundtable 1 commitment\n000102…1f\n' | sha256sum
    #[test]
    fn the_commitment_is_pinned() {
        assert_eq!(
            commitment(&seed()),
            "sha256:b7ea6f4aea6bddd1399f01ba4d59cbcd8240bb5127ee9934c259156d963ed8c9"
        );
    }

    // printf 'roundtable 1 chance\n' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f
    #[test]
    fn the_key_is_pinned() {
        assert_eq!(
            hex(&key(&seed(), &[])),
            "df3d0b2745e6f1431fd7e8276b7dcd655cdca513c51e50d604e8293be4eab7d6"
        );
        // … '1 14 Grüße, Tafel\n3 1 x\n' …
        let words = [(Seat::new(0), "Grüße, Tafel".to_owned()), (Seat::new(2), "x".to_owned())];
        assert_eq!(
            hex(&key(&seed(), &words)),
            "f5597fe0c772fe1540ea19ac44a9986d219d42dc610033918d9d5b8bd6ebe71b"
        );
    }

    // printf 'roundtable 1 seed\nGrüße, Tafel\n' | sha256sum
    #[test]
    fn words_make_a_seed() {
        assert_eq!(
            hex(&seed_of("Grüße, Tafel")),
            "05ed4ee932f65ea07992450f91a666bab3d65438e1b0d3084eff3ec2f6b405d8"
        );
    }

    #[test]
    fn nobody_can_move_words_between_seats_or_lines() {
        let one = [(Seat::new(0), "a\n2 1 b".to_owned())];
        let two = [(Seat::new(0), "a".to_owned()), (Seat::new(1), "b".to_owned())];
        assert_ne!(key(&seed(), &one), key(&seed(), &two));
    }
}
