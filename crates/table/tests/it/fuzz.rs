//! The reader takes anything: it never panics, and names a line of the file.

use proptest::prelude::*;
use table::{GameHandle, ReadError};

use crate::{TOY, finished};

fn read(log: &str) -> Result<(), TestCaseError> {
    match TOY.read(log) {
        Ok(session) => {
            let again = TOY.read(&session.log()).map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(again.position_hash(), session.position_hash());
        }
        Err(ReadError { line, what, .. }) => {
            prop_assert!((1..=log.lines().count().max(1)).contains(&line), "{} {}", line, what);
            prop_assert!(what.ends_with('.'), "{}", what);
        }
    }
    Ok(())
}

/// Pieces of logs, in any order.
fn scraps() -> impl Strategy<Value = String> {
    let words = vec![
        "roundtable 1\n",
        "game toy\n",
        "rules 3\n",
        "seat 1 Isolde\n",
        "seat 2 Morgan\n",
        "seat 3 \"K = \\\"\" = page\n",
        "seed none\n",
        "options peeking=no\n",
        "branch 1\n",
        "entropy 1 x\n",
        "rng chacha8\n",
        "* card 4\n",
        "* card 2\n",
        "1 wait\n",
        "1 done\n",
        "2 done\n",
        "2 bid 3\n",
        "1 bid 1\n",
        "all undo 2\n",
        "1 undo 2\n",
        "* heads\n",
        "1. ",
        "\n",
        "# \n",
        "99999999999999999999. ",
        "undo",
        "=",
        "\"",
        "-1",
        "0",
    ];
    let header = "roundtable 1\ngame toy\nrules 3\nseat 1 Isolde\nseat 2 Morgan\nseed none\n";
    let scraps = prop::collection::vec(prop::sample::select(words), 0..20).prop_map(|words| words.concat());
    prop_oneof![scraps.clone(), scraps.prop_map(move |scraps| format!("{header}{scraps}"))]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        read(&String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn any_scraps(log in scraps()) {
        read(&log)?;
    }

    #[test]
    fn a_good_log_with_a_few_faults(
        seed in 0u8..8,
        faults in prop::collection::vec((any::<prop::sample::Index>(), 0..4usize, "[ -~\n]{0,4}"), 1..4),
    ) {
        let mut log: Vec<char> = finished(seed).log().chars().collect();
        for (at, removed, added) in faults {
            let at = at.index(log.len());
            let end = (at + removed).min(log.len());
            log.splice(at..end, added.chars());
        }
        read(&log.into_iter().collect::<String>())?;
    }

    #[test]
    fn a_good_log_cut_off_anywhere(seed in 0u8..8, at in any::<prop::sample::Index>()) {
        let log = finished(seed).log();
        let cut: String = log.chars().take(at.index(log.chars().count())).collect();
        read(&cut)?;
    }
}
