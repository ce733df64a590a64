//! Variants and rule options: a few named fields, each with a few named values.

use crate::{Notation, NotationError};

/// The options of a game. Written as `key=value` words; what is not named has its default.
pub trait Options: Notation + Default {
    /// Every field, in the order in which people are asked.
    fn fields() -> &'static [Field];

    /// The sets of options that people choose as a whole, e.g. the rules as printed. Empty if the defaults and the
    /// single options are enough; otherwise the first one is the default.
    fn presets() -> &'static [Preset] {
        &[]
    }

    /// The keys of the options that few people change. Forms fold them away.
    fn rare() -> &'static [&'static str] {
        &[]
    }
}

/// A set of options with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Names the messages `preset-ID` (its name) and `preset-ID-about` (a sentence).
    pub id: &'static str,
    /// The options in the game's notation.
    pub options: &'static str,
}

/// One question that is settled before the first step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its word in the log.
    pub key: &'static str,
    /// The words of its values; the first is the default.
    pub values: &'static [&'static str],
}

/// Reads `key=value` words. The result has, for each field, the index of its value.
pub fn read<const N: usize>(fields: &[Field; N], text: &str) -> Result<[usize; N], NotationError> {
    let mut chosen = [0; N];
    let mut seen = [false; N];
    for word in text.split_whitespace() {
        let (key, value) = word.split_once('=').ok_or_else(|| NotationError::new("key=value", word))?;
        let at = fields
            .iter()
            .position(|field| field.key == key)
            .ok_or_else(|| NotationError::new(one_of("an option", fields.iter().map(|f| f.key)), key))?;
        if seen[at] {
            return Err(NotationError::new(format!("{key} only once"), text));
        }
        seen[at] = true;
        chosen[at] = fields[at].values.iter().position(|known| *known == value).ok_or_else(|| {
            NotationError::new(one_of(&format!("{key}="), fields[at].values.iter().copied()), value)
        })?;
    }
    Ok(chosen)
}

/// Writes the values that differ from their defaults.
pub fn write<const N: usize>(
    fields: &[Field; N],
    chosen: [usize; N],
    f: &mut std::fmt::Formatter<'_>,
) -> std::fmt::Result {
    let mut gap = "";
    for (field, value) in fields.iter().zip(chosen) {
        if value != 0 {
            write!(f, "{gap}{}={}", field.key, field.values[value])?;
            gap = " ";
        }
    }
    Ok(())
}

fn one_of<'a>(what: &str, words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<_> = words.collect();
    format!("{what} ({})", words.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: [Field; 2] = [
        Field { key: "seals", values: &["no", "yes"] },
        Field { key: "first", values: &["random", "1", "2"] },
    ];

    #[test]
    fn what_is_not_named_has_its_default() {
        assert_eq!(read(&FIELDS, "first=2").unwrap(), [0, 2]);
        assert_eq!(read(&FIELDS, "").unwrap(), [0, 0]);
    }

    #[test]
    fn a_wrong_word_is_named_together_with_the_right_ones() {
        let error = read(&FIELDS, "seals=maybe").unwrap_err().to_string();
        assert_eq!(error, r#"expected seals= (no, yes), found "maybe""#);
        let error = read(&FIELDS, "seal=yes").unwrap_err().to_string();
        assert_eq!(error, r#"expected an option (seals, first), found "seal""#);
        assert!(read(&FIELDS, "seals=yes seals=no").is_err());
        assert!(read(&FIELDS, "seals").is_err());
    }
}
