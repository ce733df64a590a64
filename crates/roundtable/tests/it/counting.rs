//! `simulate` and `ladder`.

use crate::command::{Folder, roundtable};

const SMALL: [&str; 8] =
    ["simulate", "king-arthur", "--games", "20", "--bots", "page,squire", "--seats", "3"];

fn simulate(more: &[&str]) -> crate::command::Ran {
    roundtable(&[&SMALL[..], more].concat())
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let alone = simulate(&["--json", "--threads", "1"]).json();
    assert_eq!(alone, simulate(&["--json", "--threads", "3"]).json());
    assert_ne!(alone, simulate(&["--json", "--seed", "2"]).json());
    // Six seatings make a block, so 24 games are played.
    assert_eq!((&alone["games"], &alone["blocks"]), (&24.into(), &4.into()));
    assert_eq!(alone["bots"][1]["bot"], "squire");
    assert_eq!(alone["bots"][1]["even"], 0.5);
    assert_eq!(alone["by_seat"].as_array().unwrap().len(), 3);
}

#[test]
fn alone_the_ends_are_counted_by_name() {
    let simulate = ["simulate", "knight", "--games", "12", "--bots", "page", "--seats", "1"];
    let bot = &roundtable(&[&simulate[..], &["--json"]].concat()).json()["bots"][0];
    let share = |value: &serde_json::Value| value.as_f64().unwrap();
    let ends = [&bot["wins"], &bot["solo"]["survived"], &bot["solo"]["lost"]].map(share);
    assert!((ends.iter().sum::<f64>() - 1.0).abs() < 1e-9 && ends[2] > 0.0, "{bot}");
    assert_eq!(bot["mean_place"], 1.0);
    let table = roundtable(&simulate).fine();
    assert!(table.contains("  lost\n") && !table.contains("  place\n"), "{table}");
}

#[test]
fn results_are_told_in_tables() {
    let out = simulate(&["--options", "seals=yes first=1"]).fine();
    for part in ["King Arthur (seals=yes first=1), 3 seats: 24 games", "page", "squire", "95 %", "decisions"]
    {
        assert!(out.contains(part), "{part} is missing in\n{out}");
    }
}

#[test]
fn a_report_is_written_with_its_charts_and_its_own_command() {
    let folder = Folder::new();
    let file = folder.path("balance.md");
    simulate(&["--report", &file, "--options", "first=1", "--json"]).json();
    let page = folder.read("balance.md");
    let command =
        "roundtable simulate king-arthur --games 20 --bots page,squire --seats 3 --options first=1 --seed 1";
    for part in
        ["# King Arthur: page, squire\n", "## 3 at the table", command, "### Where points come from", "95 %"]
    {
        assert!(page.contains(part), "{part} is missing in\n{page}");
    }
    assert!(
        !page.contains('['.to_string().as_str()) || !page.contains("[tally"),
        "a message has no words:\n{page}"
    );
    for chart in ["bots", "seats", "length", "sources", "scores"] {
        assert!(page.contains(&format!("(balance-3-{chart}.svg)")), "{chart}");
        assert!(folder.read(&format!("balance-3-{chart}.svg")).starts_with("<svg "));
    }
}

#[test]
fn a_page_about_several_tables_keeps_what_people_wrote_into_it() {
    let folder = Folder::new();
    let file = folder.path("balance.md");
    let simulate = || {
        roundtable(&[
            "simulate",
            "king-arthur",
            "--games",
            "4",
            "--seats",
            "2,5",
            "--report",
            &file,
            "--json",
        ])
        .json()
    };
    assert_eq!(simulate().as_array().expect("one for each number of seats").len(), 2);
    let page = folder.read("balance.md");
    assert!(page.contains("--bots squire --seats 2,5"), "{page}");
    assert!(page.contains("## 2 at the table") && page.contains("(balance-5-seats.svg)"), "{page}");

    let written = page.replace("again -->\n", "again -->\nTwo are enough.\n");
    std::fs::write(&file, &written).expect("the folder is ours");
    simulate();
    assert_eq!(folder.read("balance.md"), written);
}

#[test]
fn what_cannot_be_simulated_is_refused_in_a_sentence() {
    let said = roundtable(&["simulate", "king-arthur", "--seats", "6"]).fails(1);
    assert_eq!(said, "6 seats are not allowed; the game is for 2 to 5 players.");
    let said = roundtable(&["simulate", "king-arthur", "--seats", "2", "--bots", "page,page,page"]).fails(1);
    assert_eq!(said, "There are 3 bots for only 2 seats.");
    let said = roundtable(&["simulate", "king-arthur", "--games", "0"]).fails(1);
    assert_eq!(said, "The number of games must be at least 1.");
    let said = roundtable(&["simulate", "king-arthur", "--options", "seal=yes"]).fails(1);
    assert_eq!(said, "Invalid options: expected an option (seals, first, overpaying), found “seal”.");
    let said = simulate(&["--report", "no/such/folder/report.md"]).fails(1);
    assert!(said.starts_with("no/such/folder/report.md cannot be written: "), "{said}");
}

#[test]
fn a_bot_or_a_thought_that_does_not_exist_is_misunderstood() {
    let said = roundtable(&["simulate", "king-arthur", "--bots", "squire,dragon"]).misunderstood();
    assert!(said.contains("dragon") && said.contains("champion"), "{said}");
    let said = roundtable(&["simulate", "king-arthur", "--iterations", "knight"]).misunderstood();
    assert!(said.contains("knight=500"), "{said}");
}

#[test]
fn the_ladder_is_climbed_at_every_table() {
    let words = ["ladder", "king-arthur", "--games", "6", "--levels", "page,squire"];
    let rungs = roundtable(&[&words[..], &["--json"]].concat()).json();
    let seats: Vec<u64> =
        rungs.as_array().unwrap().iter().map(|rung| rung["seats"].as_u64().unwrap()).collect();
    assert_eq!(seats, [2, 3, 4, 5]);
    let folder = Folder::new();
    let file = folder.path("ladder.md");
    let variants = ["--seats", "2", "--options", "seals=no", "--options", "seals=yes", "--report", &file];
    let out = roundtable(&[&words[..], &variants].concat()).fine();
    assert!(out.contains("squire – page") && out.contains("seals=yes"), "{out}");
    let page = folder.read("ladder.md");
    assert!(
        page.contains("--options seals=no --options seals=yes") && page.contains("(ladder-squire.svg)"),
        "{page}"
    );
    assert!(folder.read("ladder-squire.svg").starts_with("<svg "));
    let said = roundtable(&["ladder", "king-arthur", "--levels", "page"]).fails(1);
    assert_eq!(said, "A ladder has at least two bots.");
}
