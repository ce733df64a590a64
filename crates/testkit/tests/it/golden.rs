//! Golden logs.

use std::fs;

use table::{Header, Player, Source};
use testkit::golden::{check_folder, compare, played};

use crate::joust::Joust;

fn game(rules: u32) -> String {
    let player = |name: &str, bot: Option<&str>| Player { name: name.into(), bot: bot.map(bots::bot_id) };
    played::<Joust>(Header {
        game: "joust".into(),
        rules,
        options: String::new(),
        players: vec![player("Enide", None), player("Erec", Some("squire"))],
        source: Source::Sealed { seed: [7; 32], entropy: Vec::new() },
    })
}

#[test]
fn a_log_is_marked_with_its_end() {
    let (marked, difference) = compare::<Joust>(&game(2)).unwrap();
    let end = marked.lines().last().unwrap();
    assert!(end.starts_with("# ends with scores "), "{marked}");
    assert_eq!(difference, Some(format!("{end}, and the file says nothing")));
    assert_eq!(compare::<Joust>(&marked), Ok((marked.clone(), None)));
}

#[test]
fn a_log_that_ends_otherwise_is_found() {
    let (marked, _) = compare::<Joust>(&game(2)).unwrap();
    let wrong = marked.replace("position ", "position 0");
    let (mended, difference) = compare::<Joust>(&wrong).unwrap();
    assert_eq!(mended, marked);
    assert!(difference.is_some());
    let unfinished: String = marked
        .lines()
        .take_while(|line| !line.starts_with("3."))
        .map(|line| line.to_owned() + "\n")
        .collect();
    let (_, difference) = compare::<Joust>(&unfinished).unwrap();
    assert!(
        difference.as_ref().is_some_and(|text| text.starts_with("# ends before seat 1 2, position ")),
        "{difference:?}"
    );
    assert!(compare::<Joust>("nonsense").is_err());
}

#[test]
fn a_folder_of_logs_is_compared() {
    let folder = tempfile::tempdir().unwrap();
    for rules in 1..=2 {
        let (marked, _) = compare::<Joust>(&game(rules)).unwrap();
        fs::write(folder.path().join(format!("{rules}.log")), marked).unwrap();
    }
    check_folder::<Joust>(folder.path());
}

#[test]
#[should_panic(expected = "has no log of rules 1")]
fn a_version_of_the_rules_without_a_log_is_found() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("2.log"), compare::<Joust>(&game(2)).unwrap().0).unwrap();
    check_folder::<Joust>(folder.path());
}

#[test]
#[should_panic(expected = "two.log (set BLESS to accept what is new):\n# ends with scores")]
fn a_log_without_its_end_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("two.log"), game(2)).unwrap();
    check_folder::<Joust>(folder.path());
}

#[test]
#[should_panic(expected = "has no log of rules 1")]
fn an_empty_folder_is_no_test() {
    check_folder::<Joust>(tempfile::tempdir().unwrap().path());
}
