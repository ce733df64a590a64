//! `roundtable rules`: shows the rulebook.

use std::io::Write;

use anstyle::Style;
use clap::Args;
use lang::{Clause, Names, Rulebook};
use scene::Text;
use serde_json::{Value, json};

use crate::choose;
use crate::exit::Failure;
use crate::language::Language;

const BOLD: Style = Style::new().bold();
/// The width of running text.
const WIDTH: usize = 96;

/// Shows a rulebook, one clause, or all clauses with some words
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable rules king-arthur               the whole rulebook
  roundtable rules king-arthur KA-31         one clause
  roundtable rules king-arthur merlin        every clause that speaks of Merlin
  roundtable rules king-arthur two knights   every clause that has both words")]
pub(crate) struct Rules {
    /// The game
    #[arg(value_parser = choose::games())]
    game: String,

    /// Number of a clause, or words to search for
    words: Vec<String>,

    #[command(flatten)]
    language: Language,

    /// Prints JSON
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let kind = choose::game(&self.game);
        let book = Rulebook::of(self.language.locale(), kind.words());
        let clauses = self.find(&book);
        if clauses.is_empty() {
            let voice = self.language.voice(kind.words());
            let text = Text::new("rules-none").with("words", self.words.join(" "));
            return Err(Failure::input(voice.say(&text, Names::default())));
        }
        if self.json {
            let clause = |clause: &&Clause| json!({ "id": clause.id, "text": clause.text });
            let all = Value::from(clauses.iter().map(clause).collect::<Vec<_>>());
            return Ok(writeln!(out, "{all:#}")?);
        }
        if self.words.is_empty() {
            return whole(&book, out);
        }
        for clause in clauses {
            show(clause, out)?;
        }
        Ok(())
    }

    /// The clause with this number, or all clauses that contain all words.
    fn find<'a>(&self, book: &'a Rulebook) -> Vec<&'a Clause> {
        if let [word] = &self.words[..]
            && let Some(clause) = book.clause(&word.to_uppercase())
        {
            return vec![clause];
        }
        let words: Vec<String> = self.words.iter().map(|word| word.to_lowercase()).collect();
        let speaks = |clause: &&Clause| {
            let text = format!("{} {}", clause.id, clause.text).to_lowercase();
            words.iter().all(|word| text.contains(word))
        };
        book.clauses().filter(speaks).collect()
    }
}

fn whole(book: &Rulebook, out: &mut dyn Write) -> Result<(), Failure> {
    for section in &book.sections {
        writeln!(out, "{BOLD}{}{BOLD:#}\n", section.title)?;
        for paragraph in section.intro.split("\n\n").filter(|paragraph| !paragraph.is_empty()) {
            writeln!(out, "{}\n", broken(paragraph))?;
        }
        for clause in &section.clauses {
            show(clause, out)?;
        }
    }
    Ok(())
}

fn show(clause: &Clause, out: &mut dyn Write) -> Result<(), Failure> {
    Ok(writeln!(out, "{BOLD}{}{BOLD:#}  {}\n", clause.id, broken(&clause.text))?)
}

/// Wraps running text; tables keep their lines.
fn broken(paragraph: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in paragraph.lines() {
        if line.starts_with('|') {
            lines.push(line.to_owned());
            continue;
        }
        let mut row = String::new();
        for word in line.split_whitespace() {
            if !row.is_empty() && row.chars().count() + word.chars().count() >= WIDTH {
                lines.push(std::mem::take(&mut row));
            }
            if !row.is_empty() {
                row.push(' ');
            }
            row.push_str(word);
        }
        lines.push(row);
    }
    lines.join("\n")
}
