//! Checks the spelling of every message, in the pages of `docs/spoken`.
//!
//! The word list `xtask/spelling.txt` has groups of words that no dictionary has. Each group begins with its reason.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use xtask::packages;
use xtask::shell::{Failed, project};

/// The ending of a page, the dictionary, and the Debian package that contains it. English is British.
const LANGUAGES: [(&str, &str, &str); 2] =
    [("en", "en_GB", "hunspell-en-gb"), ("de", "de_DE", "hunspell-de-de")];

const LIST: &str = "xtask/spelling.txt";

pub(crate) fn run(_: &[String]) -> Result<(), Failed> {
    ensure_dictionaries()?;
    let list = WordList::read(&fs::read_to_string(project().join(LIST))?)?;
    let mut faults = Vec::new();
    for (language, dictionary, _) in LANGUAGES {
        let pages = pages(&project().join("docs/spoken"), language)?;
        let words: BTreeSet<&str> = pages.iter().flat_map(|page| words(page)).collect();
        println!("{language}: {} words of {} pages", words.len(), pages.len());
        if words.is_empty() {
            return Err(Failed(format!("found no words in {language}")));
        }
        let unknown = unknown(&words, dictionary)?;
        faults.extend(list.faults(language, &unknown));
    }
    if faults.is_empty() { Ok(()) } else { Err(Failed(format!("\n  {}", faults.join("\n  ")))) }
}

/// Words that are right although a dictionary does not have them, by language.
#[derive(Debug)]
struct WordList(BTreeMap<String, BTreeSet<String>>);

impl WordList {
    /// Reads groups such as `# Names of knights.`, `en: Lynet`, `de: Lynet`.
    fn read(text: &str) -> Result<WordList, Failed> {
        let mut list = BTreeMap::<String, BTreeSet<String>>::new();
        let mut has_reason = false;
        for (number, line) in (1..).zip(text.lines()) {
            let wrong = |what| Failed(format!("{LIST}, line {number}: {what}"));
            if line.trim().is_empty() {
                has_reason = false;
            } else if line.starts_with("# ") {
                has_reason = true;
            } else {
                let (languages, words) = line
                    .split_once(": ")
                    .ok_or_else(|| wrong("a language, a colon and words were expected"))?;
                if !has_reason {
                    return Err(wrong("a group begins with its reason"));
                }
                for language in languages.split(' ') {
                    if !LANGUAGES.iter().any(|(known, ..)| *known == language) {
                        return Err(wrong("this language has no dictionary"));
                    }
                    list.entry(language.to_owned()).or_default().extend(words.split(' ').map(str::to_owned));
                }
            }
        }
        Ok(WordList(list))
    }

    /// A sentence for each unknown word that the list does not have, and for each of its words that is not needed.
    fn faults(&self, language: &str, unknown: &BTreeSet<String>) -> Vec<String> {
        let empty = BTreeSet::new();
        let known = self.0.get(language).unwrap_or(&empty);
        let misspelt = unknown.difference(known).map(|word| format!("{language}: “{word}” is misspelt"));
        let idle = known.difference(unknown).map(|word| format!("{LIST}: no {language} page needs “{word}”"));
        misspelt.chain(idle).collect()
    }
}

/// The words of a page's sentences. Leaves out headings, the ids of messages, notation, and what is no word: options,
/// addresses, names of files, numbers.
fn words(page: &str) -> impl Iterator<Item = &str> {
    let sentences = page.lines().filter_map(|line| line.strip_prefix("- ").or(line.strip_prefix("  ")));
    let pieces = sentences.flat_map(str::split_whitespace);
    let is_word = |piece: &&str| {
        !piece.starts_with("--")
            && !piece.contains(['/', '@', '_'])
            && !piece.contains(|c: char| c.is_ascii_digit())
    };
    let parts =
        pieces.filter(is_word).flat_map(|piece| piece.split(|c: char| !c.is_alphabetic() && c != '’'));
    parts.map(|word| word.trim_matches('’')).filter(|word| word.chars().count() > 1)
}

fn pages(folder: &Path, language: &str) -> Result<Vec<String>, Failed> {
    let mut pages = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(&format!(".{language}.md")) {
            pages.push(fs::read_to_string(path)?);
        }
    }
    Ok(pages)
}

/// The words that the dictionary does not have.
fn unknown(words: &BTreeSet<&str>, dictionary: &str) -> Result<BTreeSet<String>, Failed> {
    let mut command = Command::new("hunspell");
    command.args(["-d", dictionary, "-i", "utf-8", "-l"]).env("LC_ALL", "C.UTF-8");
    let mut hunspell = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut input = hunspell.stdin.take().expect("the input is a pipe");
    let lines: String = words.iter().map(|word| format!("{}\n", word.replace('’', "'"))).collect();
    // Hunspell answers while it reads, so a thread writes: otherwise both could wait for each other.
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = hunspell.wait_with_output()?;
    writer.join().expect("writing does not panic")?;
    if !output.status.success() {
        return Err(Failed(format!("hunspell ended with {}", output.status)));
    }
    Ok(String::from_utf8(output.stdout)?.lines().map(|word| word.replace('\'', "’")).collect())
}

fn ensure_dictionaries() -> Result<(), Failed> {
    let program = (!packages::is_there("hunspell")).then_some("hunspell");
    let is_missing =
        |dictionary: &str| !Path::new("/usr/share/hunspell").join(format!("{dictionary}.dic")).is_file();
    let dictionaries = LANGUAGES.iter().filter(|(_, dictionary, _)| is_missing(dictionary));
    let missing: Vec<&str> = program.into_iter().chain(dictionaries.map(|(.., package)| *package)).collect();
    packages::install(&missing, "the checks of spelling")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# What `joust` says in English\n\nA pgae.\n\n`log-wno`\n\n- Jonas’ knihgt won’t “ride” 2nd.\n  Run --fiel or roundtable/lgo.\n";

    fn list(text: &str) -> WordList {
        WordList::read(text).unwrap()
    }

    fn set(words: &[&str]) -> BTreeSet<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn the_words_of_sentences_are_checked_and_nothing_else() {
        let words: Vec<&str> = words(PAGE).collect();
        assert_eq!(words, ["Jonas", "knihgt", "won’t", "ride", "Run", "or"]);
    }

    #[test]
    fn a_misspelt_word_is_a_fault_and_a_listed_one_is_not() {
        let list = list("# Names.\nen de: Jonas\nde: Lynet\n");
        assert_eq!(list.faults("en", &set(&["Jonas", "knihgt"])), ["en: “knihgt” is misspelt"]);
        assert_eq!(list.faults("de", &set(&["Jonas", "Lynet"])), [""; 0]);
    }

    #[test]
    fn a_listed_word_that_no_page_needs_is_a_fault() {
        let faults = list("# Names.\nen: Jonas Lynet\n").faults("en", &set(&["Jonas"]));
        assert_eq!(faults, ["xtask/spelling.txt: no en page needs “Lynet”"]);
    }

    #[test]
    fn a_group_has_a_reason_and_a_language() {
        let fault = |text| WordList::read(text).unwrap_err().0;
        assert_eq!(fault("en: Jonas"), "xtask/spelling.txt, line 1: a group begins with its reason");
        assert!(fault("# Names.\n\nen: Jonas").contains("line 3: a group begins"));
        assert!(fault("# Names.\nfr: Jonas").contains("line 2: this language"));
        assert!(fault("# Names.\nJonas").contains("line 2: a language, a colon"));
    }
}
