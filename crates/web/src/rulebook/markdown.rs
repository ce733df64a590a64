//! Parses the subset of Markdown that rulebooks use, and searches in it.

/// A block of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Block {
    Paragraph(Vec<Run>),
    List(Vec<Vec<Run>>),
    Table { head: Vec<Vec<Run>>, rows: Vec<Vec<Vec<Run>>> },
}

/// Text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Run {
    pub(super) text: String,
    pub(super) style: Style,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    Plain,
    Bold,
    Italic,
    Code,
}

/// Splits a text into blocks.
pub(super) fn blocks(text: &str) -> Vec<Block> {
    text.split("\n\n").flat_map(between_empty_lines).collect()
}

fn between_empty_lines(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        if let Some(cells) = line.strip_prefix('|') {
            let cells = cells.trim_end().strip_suffix('|').unwrap_or(cells).split('|');
            let cells: Vec<Vec<Run>> = cells.map(|cell| runs(cell.trim())).collect();
            let is_ruler = line.chars().all(|sign| "|-: ".contains(sign));
            match blocks.last_mut() {
                Some(Block::Table { .. }) if is_ruler => {}
                Some(Block::Table { rows, .. }) => rows.push(cells),
                _ => blocks.push(Block::Table { head: cells, rows: Vec::new() }),
            }
        } else if let Some(item) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
            match blocks.last_mut() {
                Some(Block::List(items)) => items.push(runs(item)),
                _ => blocks.push(Block::List(vec![runs(item)])),
            }
        } else {
            blocks.push(Block::Paragraph(runs(line)));
        }
    }
    blocks
}

/// Splits a line where its style changes. An unpaired marker is literal text.
pub(super) fn runs(line: &str) -> Vec<Run> {
    const SIGNS: [(&str, Style); 3] = [("**", Style::Bold), ("*", Style::Italic), ("`", Style::Code)];
    let mut runs = Vec::new();
    let mut plain = String::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let styled = SIGNS.iter().find_map(|(sign, style)| {
            let (inner, after) = rest.strip_prefix(sign)?.split_once(sign)?;
            (!inner.is_empty()).then_some((inner, after, *style))
        });
        match styled {
            Some((inner, after, style)) => {
                if !plain.is_empty() {
                    runs.push(Run { text: std::mem::take(&mut plain), style: Style::Plain });
                }
                runs.push(Run { text: inner.to_owned(), style });
                rest = after;
            }
            None => {
                plain.push(first);
                rest = &rest[first.len_utf8()..];
            }
        }
    }
    if !plain.is_empty() {
        runs.push(Run { text: plain, style: Style::Plain });
    }
    runs
}

/// Splits a text into possible clause numbers and the rest.
pub(super) fn numbers(text: &str) -> Vec<(String, bool)> {
    let mut parts: Vec<(String, bool)> = Vec::new();
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '-';
    let is_letter = |sign: char| sign.is_ascii_uppercase() || sign == '-';
    for piece in text.split_inclusive(|sign| !is_part(sign)) {
        let word = piece.trim_end_matches(|sign| !is_part(sign));
        let is_number = word.starts_with(|sign: char| sign.is_ascii_uppercase())
            && word.rsplit_once('-').is_some_and(|(letters, digits)| {
                letters.chars().all(is_letter) && digits.parse::<u32>().is_ok()
            });
        let mut add = |word: &str, is_number: bool| match parts.last_mut() {
            Some((before, false)) if !is_number => before.push_str(word),
            _ => parts.push((word.to_owned(), is_number)),
        };
        if is_number {
            add(word, true);
            add(&piece[word.len()..], false);
        } else {
            add(piece, false);
        }
    }
    parts
}

/// Folds a text for comparison: lower case, with the same number of characters.
pub(super) fn fold(text: &str) -> String {
    text.chars().map(small).collect()
}

fn small(sign: char) -> char {
    sign.to_lowercase().next().unwrap_or(sign)
}

/// Returns the folded text without markup.
pub(super) fn plain(text: &str) -> String {
    fold(&text.replace("**", "").replace(['*', '`'], ""))
}

/// Splits a text into matches of `wanted`, which must be folded, and the rest.
pub(super) fn hits(text: &str, wanted: &str) -> Vec<(String, bool)> {
    let letters: Vec<char> = text.chars().collect();
    let wanted: Vec<char> = wanted.chars().collect();
    if wanted.is_empty() {
        return vec![(text.to_owned(), false)];
    }
    let mut parts = Vec::new();
    let (mut from, mut at) = (0, 0);
    while at + wanted.len() <= letters.len() {
        let end = at + wanted.len();
        if letters[at..end].iter().map(|sign| small(*sign)).eq(wanted.iter().copied()) {
            parts.push((letters[from..at].iter().collect(), false));
            parts.push((letters[at..end].iter().collect(), true));
            (from, at) = (end, end);
        } else {
            at += 1;
        }
    }
    parts.push((letters[from..].iter().collect(), false));
    parts.retain(|(part, _): &(String, bool)| !part.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(text: &str, style: Style) -> Run {
        Run { text: text.to_owned(), style }
    }

    #[test]
    fn styles_are_found_and_lonely_signs_stay() {
        let expected = [run("a ", Style::Plain), run("b", Style::Bold), run(" c* ", Style::Plain)];
        assert_eq!(runs("a **b** c* "), expected);
        assert_eq!(runs("*x*"), [run("x", Style::Italic)]);
    }

    #[test]
    fn tables_lists_and_paragraphs_are_blocks() {
        let found = blocks("Words.\n\n| a | b |\n|---|---|\n| 1 | |\n\n| c |\n|---|\n\n- one\n- two");
        assert_eq!(found.len(), 4);
        let Block::Table { head, rows } = &found[1] else { panic!("{found:?}") };
        assert_eq!((head.len(), rows.len()), (2, 1));
        assert!(rows[0][1].is_empty());
        assert!(matches!(&found[3], Block::List(items) if items.len() == 2));
    }

    #[test]
    fn numbers_of_clauses_are_found() {
        let found = numbers("See (R-KA-21), KA-04 and B-1x.");
        let links: Vec<&str> = found.iter().filter(|part| part.1).map(|part| part.0.as_str()).collect();
        assert_eq!(links, ["R-KA-21", "KA-04"]);
        assert_eq!(
            found.iter().map(|part| part.0.as_str()).collect::<String>(),
            "See (R-KA-21), KA-04 and B-1x."
        );
    }

    #[test]
    fn hits_are_marked_whatever_their_case() {
        let found = hits("Löwe und LÖWE", "löwe");
        assert_eq!(found.iter().filter(|part| part.1).count(), 2);
        assert_eq!(hits("abc", "x"), [("abc".to_owned(), false)]);
    }
}
