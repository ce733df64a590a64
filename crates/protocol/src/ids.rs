//! Names of people and tables in addresses and messages.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Signs of an id: no two of them look alike.
const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many signs of five bits each: whoever does not know an id cannot guess it.
const LENGTH: usize = 20;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
            #[serde(into = "String", try_from = "String")]
            pub struct $name(String);

            impl $name {
                /// Made from random bytes.
                pub fn of(random: [u8; LENGTH]) -> $name {
                    $name(spell(random))
                }

                /// As it stands in addresses.
                pub fn as_str(&self) -> &str {
                    &self.0
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(&self.0)
                }
            }

            impl From<$name> for String {
                fn from(id: $name) -> String {
                    id.0
                }
            }

            impl TryFrom<String> for $name {
                type Error = NoId;

                fn try_from(words: String) -> Result<$name, NoId> {
                    if is_id(&words) { Ok($name(words)) } else { Err(NoId) }
                }
            }

            impl FromStr for $name {
                type Err = NoId;

                fn from_str(words: &str) -> Result<$name, NoId> {
                    $name::try_from(words.to_owned())
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

fn spell(random: [u8; LENGTH]) -> String {
    random.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect()
}

fn is_id(words: &str) -> bool {
    words.len() == LENGTH && words.bytes().all(|sign| SIGNS.contains(&sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back_and_nothing_else_is_one() {
        let id = TableId::of(std::array::from_fn(|at| (at * 37) as u8));
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        for other in ["", "short", "ABCDEFGHIJKLMNPQRSTU", "../../../etc/passwd.", "lllllllllllllllllllll"] {
            assert_eq!(other.parse::<TableId>(), Err(NoId), "{other}");
        }
        assert!(serde_json::from_str::<TableId>("\"'; drop table --\"").is_err());
    }
}
