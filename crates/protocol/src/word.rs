//! Enums that are stored and sent as one word each.

/// Gives an enum its words: `word` and `from_word`, and serde by the same words.
macro_rules! words {
    ($name:ident { $($variant:ident = $word:literal),* $(,)? }) => {
        impl $name {
            /// Every value.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// Its word in messages and in the store.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            /// The value with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.word() == word)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let word = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                $name::from_word(&word).ok_or_else(|| {
                    let known: Vec<&str> = $name::ALL.iter().map(|value| value.word()).collect();
                    serde::de::Error::custom(format!("expected one of {}, found {word:?}", known.join(", ")))
                })
            }
        }
    };
}

pub(crate) use words;
