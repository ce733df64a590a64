//! The texts of the server in all languages, alone and together with the texts of each game.

use std::sync::LazyLock;

use lang::{Locale, Voice};

const MESSAGES: [(Locale, &str); 2] =
    [(Locale::En, include_str!("../lang/en.ftl")), (Locale::De, include_str!("../lang/de.ftl"))];

static VOICES: LazyLock<Vec<(Locale, Option<&'static str>, Voice)>> = LazyLock::new(|| {
    let alone = MESSAGES.map(|(locale, file)| (locale, None, Voice::with_messages(locale, &[file])));
    let games = games::all().iter().flat_map(|kind| {
        Locale::ALL.map(|locale| (locale, Some(kind.id()), Voice::of(locale, kind.words())))
    });
    alone.into_iter().chain(games).collect()
});

/// The texts in this language; with a game, they include the texts of the game.
pub(crate) fn voice(locale: Locale, game: Option<&str>) -> &'static Voice {
    let found = VOICES.iter().find(|voice| voice.0 == locale && voice.1 == game);
    &found.or_else(|| VOICES.iter().find(|voice| voice.0 == locale)).expect("every locale has its texts").2
}

#[cfg(test)]
mod tests {
    use protocol::Code;

    use super::*;

    #[test]
    fn every_problem_has_a_text_in_every_language() {
        for locale in Locale::ALL {
            for code in Code::ALL {
                let id = format!("problem-{}", code.word());
                assert!(voice(locale, None).knows(&id), "{} has no {id}", locale.tag());
            }
        }
    }
}
