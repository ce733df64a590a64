//! The language of a command's output.

use clap::{Args, builder::PossibleValuesParser, builder::TypedValueParser};
use lang::{Locale, Voice};
use scene::Words;

/// The texts of the commands.
const PHRASES: [(Locale, &str); 2] =
    [(Locale::En, include_str!("../lang/en.ftl")), (Locale::De, include_str!("../lang/de.ftl"))];

/// `--lang`, for every command with texts.
#[derive(Args)]
pub(crate) struct Language {
    /// Language of the output [default: that of the environment, or English]
    #[arg(long, value_name = "LANGUAGE", value_parser = parser())]
    lang: Option<Locale>,
}

impl Language {
    /// The language of the argument, else of the environment, else English.
    pub(crate) fn locale(&self) -> Locale {
        self.lang.unwrap_or_else(from_environment)
    }

    /// The texts of the commands.
    pub(crate) fn phrases(&self) -> Voice {
        Voice::with_messages(self.locale(), &[phrases(self.locale())])
    }

    /// The texts of the commands and of a game.
    pub(crate) fn voice(&self, words: Words) -> Voice {
        voice(self.locale(), words)
    }
}

/// The texts of the commands and of a game.
fn voice(locale: Locale, words: Words) -> Voice {
    Voice::with_messages(locale, &[words.book(locale).messages, phrases(locale)])
}

fn phrases(locale: Locale) -> &'static str {
    PHRASES.iter().find(|entry| entry.0 == locale).expect("every language has its phrases").1
}

fn parser() -> impl TypedValueParser<Value = Locale> {
    PossibleValuesParser::new(Locale::ALL.map(Locale::tag))
        .map(|tag| Locale::from_tag(&tag).expect("only our own tags are possible values"))
}

/// As in POSIX, the first variable counts that is set and not empty.
fn from_environment() -> Locale {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| Locale::from_tag(&value))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_phrase_is_there_in_both_languages_for_every_game() {
        for kind in games::all() {
            for locale in Locale::ALL {
                let voice = voice(locale, kind.words());
                for (_, file) in PHRASES {
                    for (id, _) in file.lines().filter_map(|line| line.split_once(" =")) {
                        if id.starts_with(|c: char| c.is_ascii_lowercase()) {
                            assert!(voice.knows(id), "{} has no {id}", locale.tag());
                        }
                    }
                }
            }
        }
    }
}
