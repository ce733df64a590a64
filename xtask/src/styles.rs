//! Checks that the style sheets of the browser client style only what exists: every class and every data attribute that a sheet
//! names must be written somewhere in the sources. Otherwise a renamed class loses its looks, and nobody notices.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use xtask::shell::{Failed, project};

/// Where classes and attributes are written.
const SOURCES: [&str; 4] = ["crates/web/src", "crates/web/static", "crates/art", "crates/server/src"];

/// Fails with the names that the style sheets have alone.
pub(crate) fn run() -> Result<(), Failed> {
    let (mut sheets, mut sources) = (String::new(), String::new());
    for folder in SOURCES {
        read(&project().join(folder), &mut sheets, &mut sources)?;
    }
    let lost = unused(&sheets, &sources);
    if lost.is_empty() {
        return Ok(());
    }
    Err(Failed(format!("style sheets name what no source writes: {}", lost.join(", "))))
}

fn read(folder: &Path, sheets: &mut String, sources: &mut String) -> Result<(), Failed> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            read(&path, sheets, sources)?;
            continue;
        }
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("css") => sheets.push_str(&fs::read_to_string(&path)?),
            Some("rs" | "js" | "html" | "svg") => sources.push_str(&fs::read_to_string(&path)?),
            _ => {}
        }
    }
    Ok(())
}

/// Returns the classes and data attributes of the sheets that the sources do not write, in order.
fn unused(sheets: &str, sources: &str) -> Vec<String> {
    let words: BTreeSet<&str> = sources.split(|letter: char| !is_name(letter)).collect();
    let before_braces =
        sources.split('{').map(|part| part.rsplit(|letter| !is_name(letter)).next().unwrap_or_default());
    let stems: BTreeSet<&str> = before_braces.filter(|stem| !stem.is_empty()).collect();
    names(sheets)
        .into_iter()
        .filter(|name| !words.contains(name.as_str()) && !is_made(name, &stems))
        .collect()
}

/// Returns whether the sources make a name from a stem and a value, e.g. `t-{tincture}` or `s{size}`.
fn is_made(name: &str, stems: &BTreeSet<&str>) -> bool {
    stems.iter().any(|stem| {
        let value = name.strip_prefix(stem);
        value.is_some_and(|value| stem.ends_with('-') || value.bytes().all(|letter| letter.is_ascii_digit()))
    })
}

/// Returns every class and data attribute that the selectors of a sheet name.
fn names(sheets: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for selector in selectors(sheets) {
        for (at, _) in selector.match_indices('.') {
            found.insert(name_at(&selector[at + 1..]));
        }
        for (at, _) in selector.match_indices("[data-") {
            found.insert(name_at(&selector[at + 1..]));
        }
    }
    found.retain(|name| name.starts_with(|letter: char| letter.is_ascii_alphabetic()));
    found
}

/// Returns what stands before each `{`, without comments.
fn selectors(sheets: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut rest = sheets;
    while let Some((before, comment)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    let heads = plain.split('{').map(|part| part.rsplit(['}', ';']).next().unwrap_or_default().trim());
    heads.filter(|head| !head.starts_with('@')).map(str::to_owned).collect()
}

fn name_at(text: &str) -> String {
    text.chars().take_while(|letter| is_name(*letter)).collect()
}

fn is_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_that_no_source_writes_is_found() {
        let sheet = "/* .old */ @media (max-width: 1.5rem) { .page .lost:hover, [data-gone] { top: .5rem; } }\n.page::after { content: \"\"; }";
        assert_eq!(unused(sheet, "class=\"page\""), ["data-gone", "lost"]);
    }

    #[test]
    fn a_class_that_is_a_part_of_another_word_is_not_written() {
        assert_eq!(unused(".leaf { top: 0; }", "class=\"leaf-two\""), ["leaf"]);
        assert_eq!(unused(".leaf { top: 0; }", "class:leaf=true"), Vec::<String>::new());
    }

    #[test]
    fn a_class_that_is_made_from_a_value_is_written() {
        assert_eq!(
            unused(".t-azure, .s12 { top: 0; }", "format!(\"t-{tincture} s{size}\")"),
            Vec::<String>::new()
        );
        assert_eq!(unused(".small { top: 0; }", "format!(\"s{size}\")"), ["small"]);
    }
}
