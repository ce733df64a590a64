//! The ids of people and tables.

use std::fmt;
use std::str::FromStr;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The characters of an id: no two of them look alike.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The number of characters, with five random bits each. So ids cannot be guessed.
const LENGTH: usize = 20;

/// The same as a regular expression, for the OpenAPI document.
#[cfg(feature = "openapi")]
const PATTERN: &str = "^[a-km-np-z2-9]{20}$";

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $name([u8; LENGTH]);

            impl $name {
                /// Makes an id from random bytes.
                pub fn of(random: [u8; LENGTH]) -> $name {
                    $name(random.map(|byte| ALPHABET[usize::from(byte % 32)]))
                }

                /// The text of the id.
                pub fn as_str(&self) -> &str {
                    str::from_utf8(&self.0).expect("ids are ASCII")
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

            #[cfg(feature = "openapi")]
            impl utoipa::PartialSchema for $name {
                fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                    let string = utoipa::openapi::ObjectBuilder::new().schema_type(utoipa::openapi::Type::String);
                    string.pattern(Some(PATTERN)).into()
                }
            }

            #[cfg(feature = "openapi")]
            impl utoipa::ToSchema for $name {}

            impl Serialize for $name {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.serialize_str(self.as_str())
                }
            }

            impl<'de> Deserialize<'de> for $name {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                    deserializer.deserialize_str(IdVisitor).map($name)
                }
            }

            impl FromStr for $name {
                type Err = ParseIdError;

                fn from_str(text: &str) -> Result<$name, ParseIdError> {
                    parse(text).map($name)
                }
            }
        )*
    };
}

ids! {
    /// The id of a person.
    PersonId,
    /// The id of a table and its match. Everybody who knows the id of an unlisted table may watch it.
    TableId,
}

/// The text is not an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseIdError;

impl fmt::Display for ParseIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an id has {LENGTH} lowercase letters and digits")
    }
}

impl std::error::Error for ParseIdError {}

fn parse(text: &str) -> Result<[u8; LENGTH], ParseIdError> {
    let id: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| ParseIdError)?;
    if id.iter().all(|byte| ALPHABET.contains(byte)) { Ok(id) } else { Err(ParseIdError) }
}

/// Reads an id from a string.
struct IdVisitor;

impl Visitor<'_> for IdVisitor {
    type Value = [u8; LENGTH];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an id")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<[u8; LENGTH], E> {
        parse(text).map_err(E::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back_and_other_text_is_refused() {
        let id = TableId::of(std::array::from_fn(|at| (at * 37) as u8));
        assert_eq!(id.as_str().parse(), Ok(id));
        for other in ["", "short", "ABCDEFGHIJKLMNPQRSTU", "../../../etc/passwd.", "lllllllllllllllllllll"] {
            assert_eq!(other.parse::<TableId>(), Err(ParseIdError), "{other}");
        }
        assert!(serde_json::from_str::<TableId>("\"'; drop table --\"").is_err());
    }
}
