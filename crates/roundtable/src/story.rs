//! The whole story of a match as Markdown: `roundtable replay LOG --story`.

use std::io::Write;

use engine::{Seat, SeatSet, Turn};
use lang::{Names, Voice};
use scene::{StoryLevel, Text};
use table::{Passage, Session, passages};

use crate::exit::Failure;
use crate::replay::standing_lines;

/// Writes what a viewer was told: headings for rounds and turns, a list of sentences below each, and the result.
pub(crate) fn write(
    moment: &dyn Session,
    viewer: Option<Seat>,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let known = lang::real_names(moment.header().names());
    let names = Names::seen_by(viewer, &known);
    let say = |text: &Text| markdown(&voice.say(text, names));
    let story = moment.story(viewer, 0);
    // Turns stand below rounds; a game without rounds has its turns on the first level.
    let has_rounds = story.iter().any(|told| told.line.level == StoryLevel::Round);
    let players = Text::new("story-players").with("names", SeatSet::all(moment.header().seats()));
    writeln!(out, "# {}\n\n{}", voice.word("title"), say(&players))?;
    for (key, value) in moment.header().options.split_whitespace().filter_map(|option| option.split_once('='))
    {
        let (label, chosen) = (format!("option-{key}"), format!("option-{key}-{value}"));
        writeln!(out, "{}: {}.", voice.word(&label), voice.word(&chosen))?;
    }
    let mut in_list = false;
    for Passage { told, .. } in passages(&story) {
        let words = say(&told.line.text);
        match told.line.level {
            StoryLevel::Round => writeln!(out, "\n## {words}")?,
            StoryLevel::Turn if has_rounds => writeln!(out, "\n### {words}")?,
            StoryLevel::Turn => writeln!(out, "\n## {words}")?,
            StoryLevel::Sentence => {
                let gap = if in_list { "" } else { "\n" };
                writeln!(out, "{gap}- {words} ({})", told.line.clause)?;
            }
        }
        in_list = told.line.level.is_sentence();
    }
    if let Turn::Over(outcome) = moment.turn() {
        writeln!(out, "\n## {}\n", voice.word("replay-result"))?;
        for line in standing_lines(&outcome) {
            writeln!(out, "- {}", say(&line))?;
        }
    }
    Ok(())
}

/// Keeps the signs of a sentence from being read as markup; names are players' own words.
fn markdown(words: &str) -> String {
    let mut escaped = String::with_capacity(words.len());
    for sign in words.chars() {
        if matches!(sign, '*' | '_' | '`' | '[' | ']' | '<' | '>' | '\\' | '#') {
            escaped.push('\\');
        }
        escaped.push(sign);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_no_markup() {
        assert_eq!(markdown("*Kay* [x](y) won."), "\\*Kay\\* \\[x\\](y) won.");
    }
}
