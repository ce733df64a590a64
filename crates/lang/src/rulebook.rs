//! A game's rulebook, split into sections and clauses.

use scene::Words;

use crate::Locale;

/// The rulebook of a game in one language. Its text is Markdown: `## ` begins a section, and a paragraph that
/// begins with a number in bold (`**KA-31** …`) is a clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// In reading order.
    pub sections: Vec<Section>,
}

/// A chapter of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// The text outside of clauses, in Markdown.
    pub intro: String,
    /// The numbered rules, in order.
    pub clauses: Vec<Clause>,
}

/// A numbered rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// For example `KA-31`.
    pub id: String,
    /// The rule in one Markdown paragraph.
    pub text: String,
}

impl Rulebook {
    /// Returns a game's rulebook in this language.
    pub fn of(locale: Locale, words: Words) -> Rulebook {
        Rulebook::parse(words.book(locale).rules)
    }

    /// Splits a Markdown text into sections and clauses. Ignores the text before the first section.
    pub fn parse(markdown: &str) -> Rulebook {
        let mut sections: Vec<Section> = Vec::new();
        for paragraph in paragraphs(markdown) {
            if let Some(title) = paragraph.strip_prefix("## ") {
                sections.push(Section { title: title.to_owned(), intro: String::new(), clauses: Vec::new() });
            } else if let Some(section) = sections.last_mut() {
                match clause(&paragraph) {
                    Some(clause) => section.clauses.push(clause),
                    None => {
                        if !section.intro.is_empty() {
                            section.intro.push_str("\n\n");
                        }
                        section.intro.push_str(&paragraph);
                    }
                }
            }
        }
        Rulebook { sections }
    }

    /// Iterates over all clauses, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.clauses)
    }

    /// Returns the clause with this number.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id == id)
    }
}

/// Splits a text at empty lines. Joins the lines of running text; tables and lists keep their lines.
fn paragraphs(markdown: &str) -> Vec<String> {
    let mut blocks: Vec<String> = Vec::new();
    let mut open = false;
    for line in markdown.lines().map(str::trim_end) {
        if line.is_empty() || line.starts_with('#') {
            open = false;
            if !line.is_empty() {
                blocks.push(line.to_owned());
            }
            continue;
        }
        match blocks.last_mut() {
            Some(block) if open => {
                let keeps_lines = line.starts_with(['|', '-', '*']) && !line.starts_with("**");
                block.push(if keeps_lines { '\n' } else { ' ' });
                block.push_str(line.trim_start());
            }
            _ => blocks.push(line.to_owned()),
        }
        open = true;
    }
    blocks
}

fn clause(paragraph: &str) -> Option<Clause> {
    let (id, text) = paragraph.strip_prefix("**")?.split_once("** ")?;
    let (letters, digits) = id.rsplit_once('-')?;
    let is_id = letters.chars().all(|c| c.is_ascii_uppercase() || c == '-')
        && !digits.is_empty()
        && digits.chars().all(|c| c.is_ascii_digit());
    is_id.then(|| Clause { id: id.to_owned(), text: text.trim().to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_found_in_their_sections() {
        let book = Rulebook::parse(
            "# A game\nleft out\n\n## Aim\nSome words\nmore words.\n\n**KA-01** Two to\nfive players.\n\n**R-KA-02** Ruled.\n\n**Bold** words.\n\n## End\n\n| a |\n| b |\n",
        );
        assert_eq!(book.sections.len(), 2);
        assert_eq!(book.sections[0].title, "Aim");
        assert_eq!(book.sections[0].intro, "Some words more words.\n\n**Bold** words.");
        assert_eq!(book.clause("KA-01").unwrap().text, "Two to five players.");
        assert_eq!(book.clause("R-KA-02").unwrap().text, "Ruled.");
        assert_eq!(book.sections[1].intro, "| a |\n| b |");
    }
}
