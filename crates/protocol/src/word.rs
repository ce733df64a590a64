//! Enums that are stored and sent as one keyword.

/// Gives an enum keywords: `word`, `from_word`, and serde with the same keywords.
macro_rules! words {
    ($name:ident { $($variant:ident = $word:literal),* $(,)? }) => {
        impl $name {
            /// Every value.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The keyword in messages and in the store.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            /// The value with this keyword.
            pub fn from_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.word() == word)
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                $crate::schema::keywords($name::ALL.iter().map(|value| value.word()))
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::ToSchema for $name {}

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
