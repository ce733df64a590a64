//! Encodes a whole match in an address: the moment, a dot, and the compressed log in base64.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

/// The maximum length of a log. Longer data is rejected when unpacking.
const LONGEST: usize = 1 << 20;
/// The compression level.
const LEVEL: u8 = 9;

/// Encodes a log and a moment for the fragment of an address.
pub(super) fn pack(log: &str, at: u32) -> String {
    format!("{at}.{}", URL_SAFE_NO_PAD.encode(compress_to_vec(log.as_bytes(), LEVEL)))
}

/// Decodes the fragment of an address. Returns `None` if it is damaged.
pub(super) fn unpack(packed: &str) -> Option<(String, u32)> {
    let (at, letters) = packed.split_once('.')?;
    let bytes = URL_SAFE_NO_PAD.decode(letters).ok()?;
    let log = decompress_to_vec_with_limit(&bytes, LONGEST).ok()?;
    Some((String::from_utf8(log).ok()?, at.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let log = "game king-arthur\n1. * red1\n".repeat(40);
        let packed = pack(&log, 17);
        assert!(packed.len() < log.len());
        assert!(packed.chars().all(|sign| sign.is_ascii_alphanumeric() || "-_.".contains(sign)));
        assert_eq!(unpack(&packed), Some((log, 17)));
    }

    #[test]
    fn damaged_links_are_noticed() {
        let packed = pack("game king-arthur", 3);
        for broken in ["", "3.", "17", "x.AAAA", "3.!!", &packed[..packed.len() / 2]] {
            assert_eq!(unpack(broken), None, "{broken}");
        }
    }

    #[test]
    fn a_bomb_does_not_go_off() {
        let bomb = compress_to_vec(&vec![0; LONGEST + 1], LEVEL);
        assert_eq!(unpack(&format!("0.{}", URL_SAFE_NO_PAD.encode(bomb))), None);
    }
}
