//! Finding one's way in a rulebook.

use lang::Rulebook;

/// The clauses that a word leads to: the one with this number, or all that contain it.
pub(crate) fn about(rulebook: &Rulebook, word: &str) -> Vec<String> {
    let word = word.to_lowercase();
    if let Some(clause) = rulebook.clauses().find(|clause| clause.id.to_lowercase() == word) {
        return vec![clause.id.clone()];
    }
    let contains = |text: &str| text.to_lowercase().contains(&word);
    rulebook.clauses().filter(|clause| contains(&clause.text)).map(|clause| clause.id.clone()).collect()
}

/// Running text without the marks of Markdown.
pub(crate) fn unmarked(markdown: &str) -> String {
    let text = markdown.replace("**", "").replace('`', "");
    // A single star or underscore marks emphasis only at the edge of a word; elsewhere it is itself.
    let words = text.split(' ').map(|word| word.trim_matches(['*', '_']));
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_leads_to_its_clause_and_a_word_to_many() {
        let book = Rulebook::parse("## One\n\n**KA-01** Two knights.\n\n**KA-02** One Knight, see KA-01.\n");
        assert_eq!(about(&book, "ka-01"), ["KA-01"]);
        assert_eq!(about(&book, "knight"), ["KA-01", "KA-02"]);
        assert_eq!(about(&book, "grail"), Vec::<String>::new());
    }

    #[test]
    fn marks_are_left_out() {
        assert_eq!(unmarked("a **bold** and *leaning* `word`"), "a bold and leaning word");
    }
}
