//! The list itself.

use table::Playable;

struct Id;

impl games::Visitor for Id {
    type Output = &'static str;

    fn visit<G: Playable>(self) -> &'static str {
        G::ID
    }
}

#[test]
fn every_game_is_found_and_visited_by_its_id() {
    assert!(!games::all().is_empty());
    for kind in games::all() {
        assert_eq!(games::find(kind.id()).map(|found| found.id()), Some(kind.id()));
        assert_eq!(games::visit(kind.id(), Id), Some(kind.id()));
    }
    assert!(games::find("chess").is_none() && games::visit("chess", Id).is_none());
}

#[test]
fn a_log_of_an_unknown_game_names_the_known_ones() {
    let error = games::read("roundtable 1\ngame chess\nrules 1\nseat 1 Kay\nseed none\n").err().unwrap();
    let known: Vec<&str> = games::all().iter().map(|kind| kind.id()).collect();
    assert_eq!(
        error.to_string(),
        format!("line 2: There is no game “chess”; the games are: {}.", known.join(", "))
    );
}
