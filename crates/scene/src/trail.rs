//! Matches pieces that moved between two scenes.

use crate::{Face, Piece, Scene};

/// A piece that moved and so got a new id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trail<'a> {
    /// The id before.
    pub from: &'a str,
    /// The id now.
    pub to: &'a str,
}

/// Pairs pieces that vanished from `before` with new pieces of `after`, so that clients can animate the moves.
///
/// A piece that keeps its id needs no trail. Equal cards have no identity: games number them zone by zone, so a card
/// that moves to another zone gets a new id. It is paired with a piece that vanished from another zone and looks the
/// same; failing that, with one that can be the same piece turned over.
pub fn trails<'a>(before: &'a Scene, after: &'a Scene) -> Vec<Trail<'a>> {
    let mut gone = missing(before, after);
    let mut come = missing(after, before);
    let mut trails = Vec::new();
    for alike in [same_look, turned_over] {
        come.retain(|to| {
            let from = gone.iter().position(|from| from.0 != to.0 && alike(&from.1.face, &to.1.face));
            if let Some(at) = from {
                trails.push(Trail { from: &gone.remove(at).1.id, to: &to.1.id });
            }
            from.is_none()
        });
    }
    trails
}

/// Returns the pieces of a scene that the other scene lacks, each with the id of its zone.
fn missing<'a>(scene: &'a Scene, other: &Scene) -> Vec<(&'a str, &'a Piece)> {
    let known: Vec<&str> =
        other.zones.iter().flat_map(|zone| &zone.pieces).map(|piece| piece.id.as_str()).collect();
    scene
        .zones
        .iter()
        .flat_map(|zone| zone.pieces.iter().map(|piece| (zone.id.as_str(), piece)))
        .filter(|(_, piece)| !known.contains(&piece.id.as_str()))
        .collect()
}

fn same_look(from: &Face, to: &Face) -> bool {
    match (from, to) {
        (Face::Up(from), Face::Up(to)) => from.slug == to.slug,
        (Face::Down { back: from }, Face::Down { back: to }) => from == to,
        _ => false,
    }
}

fn turned_over(from: &Face, to: &Face) -> bool {
    match (from, to) {
        (Face::Up(front), Face::Down { back }) | (Face::Down { back }, Face::Up(front)) => {
            front.back.as_ref() == Some(back)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Front, Layout, PieceKind, Role, Text, Tincture, Zone};

    fn card(id: &str, slug: &str) -> Piece {
        let front = Front {
            slug: slug.to_owned(),
            title: Text::new("card"),
            emblem: String::new(),
            tincture: Tincture::Argent,
            shields: Vec::new(),
            badges: Vec::new(),
            text: None,
            about: None,
            clause: None,
            back: Some("back".to_owned()),
        };
        piece(id, Face::Up(front))
    }

    fn hidden(id: &str) -> Piece {
        piece(id, Face::Down { back: "back".to_owned() })
    }

    fn piece(id: &str, face: Face) -> Piece {
        Piece::new(id, PieceKind::Card, face)
    }

    fn scene(zones: Vec<(&str, Vec<Piece>)>) -> Scene {
        let zone = |(id, pieces): (&str, Vec<Piece>)| Zone {
            pieces,
            ..Zone::new(id, "zone", Role::Board, Layout::Row)
        };
        Scene { zones: zones.into_iter().map(zone).collect(), ..Scene::new("prompt") }
    }

    #[test]
    fn a_card_glides_from_zone_to_zone_and_from_its_twin() {
        let before = scene(vec![("row", vec![card("row-1", "dragon"), card("row-2", "dragon")])]);
        let after =
            scene(vec![("row", vec![card("row-1", "dragon")]), ("hand", vec![card("hand-1", "dragon")])]);
        assert_eq!(trails(&before, &after), [Trail { from: "row-2", to: "hand-1" }]);
        assert_eq!(trails(&after, &before), [Trail { from: "hand-1", to: "row-2" }]);
    }

    #[test]
    fn a_drawn_card_turns_over_and_the_next_of_the_pile_stays() {
        let before = scene(vec![("pile", vec![hidden("pile-9")]), ("hand", vec![])]);
        let after = scene(vec![("pile", vec![hidden("pile-8")]), ("hand", vec![card("hand-1", "knight")])]);
        assert_eq!(trails(&before, &after), [Trail { from: "pile-9", to: "hand-1" }]);
    }

    #[test]
    fn a_card_does_not_become_another_one() {
        let before = scene(vec![("row", vec![card("row-1", "dragon")]), ("hand", vec![])]);
        let after = scene(vec![("row", vec![]), ("hand", vec![card("hand-1", "monster")])]);
        assert_eq!(trails(&before, &after), []);
    }
}
