//! `games` and `rules`.

use crate::command::roundtable;

#[test]
fn games_are_listed_with_seats_and_options() {
    let out = roundtable(&["games"]).fine();
    for part in
        ["King Arthur", "2 to 5 players", "seals=yes", "Game with seals", "roundtable play king-arthur"]
    {
        assert!(out.contains(part), "{part} is missing in\n{out}");
    }
    let out = roundtable(&["games", "--lang", "de"]).fine();
    assert!(out.contains("2 bis 5 Personen") && out.contains("seals=yes"), "{out}");
}

#[test]
fn games_are_listed_for_programs() {
    let games = roundtable(&["games", "--json"]).json();
    let game = games.as_array().unwrap().iter().find(|game| game["id"] == "king-arthur").unwrap();
    assert_eq!(game["seats"], serde_json::json!({ "fewest": 2, "most": 5 }));
    assert_eq!(game["options"][0]["key"], "seals");
    assert_eq!(game["options"][0]["default"], "no");
    assert_eq!(game["options"][0]["values"][1]["value"], "yes");
}

#[test]
fn a_rulebook_is_shown_whole() {
    let out = roundtable(&["rules", "king-arthur"]).fine();
    for clause in ["KA-01", "KA-31", "KA-77"] {
        assert!(out.contains(clause), "{clause} is missing");
    }
}

#[test]
fn a_clause_is_found_by_its_number() {
    let out = roundtable(&["rules", "king-arthur", "ka-01"]).fine();
    assert_eq!(out, "KA-01  The game is for two, three, four or five people.\n\n");
    let german = roundtable(&["rules", "king-arthur", "KA-01", "--lang", "de"]).fine();
    assert!(german.starts_with("KA-01  ") && german != out, "{german}");
}

#[test]
fn clauses_are_found_by_their_words() {
    let merlins = roundtable(&["rules", "king-arthur", "merlin", "--json"]).json();
    let merlins = merlins.as_array().unwrap();
    assert!(merlins.len() > 1);
    assert!(merlins.iter().all(|clause| clause["text"].as_str().unwrap().to_lowercase().contains("merlin")));
    let fewer = roundtable(&["rules", "king-arthur", "merlin", "colour", "--json"]).json();
    assert!(fewer.as_array().unwrap().len() < merlins.len());
}

#[test]
fn words_that_no_clause_has_are_named() {
    let said = roundtable(&["rules", "king-arthur", "bishop"]).fails(1);
    assert_eq!(said, "No clause of the rulebook contains “bishop”.");
    let said = roundtable(&["rules", "king-arthur", "Läufer", "--lang", "de"]).fails(1);
    assert_eq!(said, "Keine Regel enthält „Läufer“.");
}
