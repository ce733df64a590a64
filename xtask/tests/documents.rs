//! Checks of the documents: every relative link leads to a file and a heading, and the walkthrough names files that exist.

use std::fs;
use std::path::{Path, PathBuf};

use xtask::shell::project;

#[test]
fn every_step_of_the_walkthrough_names_a_file_that_exists() {
    let text = read(&project().join("docs/walkthrough.md"));
    assert!(steps(&text).count() > 0, "the walkthrough has no numbered lines");
    let faults: Vec<String> = steps(&text).filter_map(step_fault).collect();
    assert!(faults.is_empty(), "docs/walkthrough.md:\n{}", faults.join("\n"));
}

#[test]
fn every_relative_link_of_the_documents_leads_somewhere() {
    let mut documents = Vec::new();
    collect(&project(), &mut documents);
    for folder in ["docs", "docs/adr", "docs/balance", "bench/peers"] {
        collect(&project().join(folder), &mut documents);
    }
    assert!(documents.len() > 20, "only {} documents were found", documents.len());
    let faults: Vec<String> = documents.iter().flat_map(|document| link_faults(document)).collect();
    assert!(faults.is_empty(), "broken links:\n{}", faults.join("\n"));
}

#[test]
fn a_step_with_a_missing_file_is_a_fault() {
    assert_eq!(step_fault("`xtask/tests/documents.rs` – This file."), None);
    assert!(step_fault("`xtask/tests/missing.rs` – No such file.").is_some());
    assert!(step_fault("The socket sends the message.").is_some());
}

#[test]
fn a_link_to_a_missing_file_or_heading_is_a_fault() {
    let readme = project().join("README.md");
    let fault = |target| target_fault(&readme, target);
    assert_eq!(fault("docs/notation.md#the-seal"), None);
    assert_eq!(fault("#licence"), None);
    assert_eq!(fault("https://rustup.rs"), None);
    assert!(fault("docs/missing.md").is_some());
    assert!(fault("docs/notation.md#the-whale").is_some());
}

#[test]
fn links_in_examples_do_not_count() {
    let text = "See [one](a.md) and ![two](b.png).\n```md\n[three](c.md)\n```\n[four](d.md#e)\n";
    assert_eq!(links(text), ["a.md", "b.png", "d.md#e"]);
}

/// The numbered lines of a document, without their numbers.
fn steps(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (number, step) = line.split_once(". ")?;
        number.parse::<u32>().is_ok().then_some(step)
    })
}

/// Returns what is wrong with a step: it must begin with a file of the project in backticks.
fn step_fault(step: &str) -> Option<String> {
    match step.strip_prefix('`').and_then(|rest| rest.split_once('`')) {
        Some((file, _)) if project().join(file).is_file() => None,
        Some((file, _)) => Some(format!("{file} does not exist")),
        None => Some(format!("this step names no file: {step}")),
    }
}

/// Returns a sentence for each broken link of a document.
fn link_faults(document: &Path) -> Vec<String> {
    let text = read(document);
    let faults = links(&text).into_iter().filter_map(|target| target_fault(document, target));
    faults.map(|fault| format!("{}: {fault}", document.display())).collect()
}

/// Returns what is wrong with the target of a link in this document.
fn target_fault(document: &Path, target: &str) -> Option<String> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
    let folder = document.parent().expect("a document lies in a folder");
    let path = if file.is_empty() { document.to_owned() } else { folder.join(file) };
    if !path.exists() {
        return Some(format!("{target} leads to no file"));
    }
    let is_there = anchor.is_empty() || anchors(&read(&path)).iter().any(|known| known == anchor);
    (!is_there).then(|| format!("{target} leads to no heading"))
}

/// The targets of all links and pictures outside of code blocks.
fn links(text: &str) -> Vec<&str> {
    let mut is_code = false;
    let mut links = Vec::new();
    for line in text.lines() {
        if line.starts_with("```") {
            is_code = !is_code;
        } else if !is_code {
            links.extend(line.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0)));
        }
    }
    links
}

/// The anchors of a document's headings, as GitHub makes them.
fn anchors(text: &str) -> Vec<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| -> String {
        let title = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = title.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
        kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
    };
    headings.map(anchor).collect()
}

/// Adds the Markdown files of a folder.
fn collect(folder: &Path, documents: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder exists") {
        let path = entry.expect("the entry can be read").path();
        if path.extension().is_some_and(|ending| ending == "md") {
            documents.push(path);
        }
    }
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
