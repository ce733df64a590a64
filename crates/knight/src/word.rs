//! Words of closed lists: what `Display` writes, `FromStr` reads back, in the log and in JSON.

/// For a `Copy` type with `word()` and `all()`.
macro_rules! worded {
    ($name:ty, $what:literal) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = engine::NotationError;

            fn from_str(word: &str) -> Result<$name, engine::NotationError> {
                <$name>::all()
                    .find(|known| known.word() == word)
                    .ok_or_else(|| engine::NotationError::new($what, word))
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.word().to_owned()
            }
        }

        impl TryFrom<String> for $name {
            type Error = engine::NotationError;

            fn try_from(word: String) -> Result<$name, engine::NotationError> {
                word.parse()
            }
        }
    };
}

pub(crate) use worded;
