//! Logs of real games with a few faults: never a panic, always a line and a sentence.

use std::sync::LazyLock;

use proptest::prelude::*;
use proptest::sample::Index;

use crate::{finished, tables};

static LOGS: LazyLock<Vec<String>> = LazyLock::new(|| {
    tables().into_iter().map(|(kind, options, seats)| finished(kind, &options, seats, 4).log()).collect()
});

fn read(log: &str) -> Result<(), TestCaseError> {
    if let Err(error) = games::read(log) {
        prop_assert!((1..=log.lines().count().max(1)).contains(&error.line), "{}", error);
        prop_assert!(error.what.ends_with(['.', ')', '?']), "{}", error);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn lines_changed_doubled_or_lost(
        which in any::<Index>(),
        faults in prop::collection::vec((any::<Index>(), any::<Index>(), 0..4), 1..3),
    ) {
        let mut lines: Vec<String> = which.get(&LOGS).lines().map(unnumbered).collect();
        for (at, from, fault) in faults {
            let (at, other) = (at.index(lines.len()), from.get(&lines).clone());
            match fault {
                0 => drop(lines.remove(at)),
                1 => lines.insert(at, other),
                2 => lines[at] = other,
                _ => lines.truncate(at.max(1)),
            }
        }
        read(&lines.join("\n"))?;
    }

    #[test]
    fn letters_changed(
        which in any::<Index>(),
        faults in prop::collection::vec((any::<Index>(), 0..3usize, "[ -~]{0,3}"), 1..3),
    ) {
        let mut log: Vec<char> = which.get(&LOGS).chars().collect();
        for (at, removed, added) in faults {
            let at = at.index(log.len());
            let end = (at + removed).min(log.len());
            log.splice(at..end, added.chars());
        }
        read(&log.into_iter().collect::<String>())?;
    }
}

/// Without its number, so that a lost line is not noticed by counting.
fn unnumbered(line: &str) -> String {
    line.split_once(". ").map_or(line, |(_, rest)| rest).to_owned()
}
