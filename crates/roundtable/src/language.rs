//! Which language a command speaks.

use clap::{Args, builder::PossibleValuesParser, builder::TypedValueParser};
use lang::Locale;

/// `--lang`, for every command that speaks.
#[derive(Args)]
pub(crate) struct Language {
    /// The language to speak [default: that of the environment, or English]
    #[arg(long, value_name = "LANGUAGE", value_parser = parser())]
    lang: Option<Locale>,
}

impl Language {
    /// The language asked for, else that of the environment, else English.
    pub(crate) fn locale(&self) -> Locale {
        self.lang.unwrap_or_else(from_environment)
    }
}

fn parser() -> impl TypedValueParser<Value = Locale> {
    PossibleValuesParser::new(Locale::ALL.map(Locale::tag))
        .map(|tag| Locale::from_tag(&tag).expect("only our own tags are possible values"))
}

/// As POSIX looks for it: the first variable that is set and not empty decides.
fn from_environment() -> Locale {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| Locale::from_tag(&value))
        .unwrap_or_default()
}
