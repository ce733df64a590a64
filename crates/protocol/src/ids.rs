//! Names of people and tables in addresses and messages.

use std::fmt;
use std::str::FromStr;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Signs of an id: no two of them look alike.
const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many signs of five bits each: whoever does not know an id cannot guess it.
const LENGTH: usize = 20;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $name([u8; LENGTH]);

            impl $name {
                /// Made from random bytes.
                pub fn of(random: [u8; LENGTH]) -> $name {
                    $name(random.map(|byte| SIGNS[usize::from(byte % 32)]))
                }

                /// As it stands in addresses.
                pub fn as_str(&self) -> &str {
                    str::from_utf8(&self.0).expect("all signs are letters and digits")
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(self.as_str())
                }
            }

            impl fmt::Debug for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    write!(f, "{}({self})", stringify!($name))
                }
            }

            impl Serialize for $name {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.serialize_str(self.as_str())
                }
            }

            impl<'de> Deserialize<'de> for $name {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                    deserializer.deserialize_str(Signs).map($name)
                }
            }

            impl FromStr for $name {
                type Err = NoId;

                fn from_str(words: &str) -> Result<$name, NoId> {
                    signs(words).map($name)
                }
            }
        )*
    };
}

ids! {
    /// Somebody.
    PersonId,
    /// A table, before, during and after its match. Who knows the id of an unlisted table may come to it.
    TableId,
}

/// These are not the signs of an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoId;

impl fmt::Display for NoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an id has {LENGTH} small letters and digits")
    }
}

impl std::error::Error for NoId {}

fn signs(words: &str) -> Result<[u8; LENGTH], NoId> {
    let signs: [u8; LENGTH] = words.as_bytes().try_into().map_err(|_| NoId)?;
    if signs.iter().all(|sign| SIGNS.contains(sign)) { Ok(signs) } else { Err(NoId) }
}

/// Reads the signs of an id.
struct Signs;

impl Visitor<'_> for Signs {
    type Value = [u8; LENGTH];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an id")
    }

    fn visit_str<E: serde::de::Error>(self, words: &str) -> Result<[u8; LENGTH], E> {
        signs(words).map_err(E::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back_and_nothing_else_is_one() {
        let id = TableId::of(std::array::from_fn(|at| (at * 37) as u8));
        assert_eq!(id.as_str().parse(), Ok(id));
        for other in ["", "short", "ABCDEFGHIJKLMNPQRSTU", "../../../etc/passwd.", "lllllllllllllllllllll"] {
            assert_eq!(other.parse::<TableId>(), Err(NoId), "{other}");
        }
        assert!(serde_json::from_str::<TableId>("\"'; drop table --\"").is_err());
    }
}
