//! Moves the keyboard focus.

use ratatui::layout::{Position, Rect};

/// A target of the keyboard or the mouse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// A piece or a spot of the scene, by id.
    Thing(String),
    /// An offer in words, by its index.
    Offer(usize),
}

/// A thing on the screen.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    pub(crate) target: Target,
    /// The area before scrolling.
    pub(crate) area: Rect,
    /// The visible part of the area, if there is one.
    pub(crate) shown: Option<Rect>,
    /// Whether it is clickable.
    pub(crate) inviting: bool,
}

/// A direction on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Left,
    Right,
    Up,
    Down,
}

/// Returns the next thing in this direction. A thing straight ahead is preferred to a nearer one aside.
pub(crate) fn step(placed: &[Placed], from: &Target, way: Way) -> Option<Target> {
    let here = anchor(placed.iter().find(|thing| thing.target == *from)?);
    let cost = |thing: &&Placed| {
        let there = anchor(thing);
        let (dx, dy) = (there.0 - here.0, there.1 - here.1);
        let (ahead, aside) = match way {
            Way::Left => (-dx, dy.abs() * 8),
            Way::Right => (dx, dy.abs() * 8),
            Way::Up => (-dy * 2, dx.abs()),
            Way::Down => (dy * 2, dx.abs()),
        };
        (ahead > 0).then_some(ahead + aside)
    };
    let candidates = placed.iter().filter_map(|thing| Some((cost(&thing)?, thing)));
    candidates.min_by_key(|(cost, _)| *cost).map(|(_, thing)| thing.target.clone())
}

/// Returns the next clickable thing in a cycle. `back` reverses the direction.
pub(crate) fn next_inviting(placed: &[Placed], from: Option<&Target>, back: bool) -> Option<Target> {
    let mut inviting: Vec<&Placed> = placed.iter().filter(|thing| thing.inviting).collect();
    if back {
        inviting.reverse();
    }
    let at = inviting.iter().position(|thing| Some(&thing.target) == from);
    let next = at.map_or(0, |at| (at + 1) % inviting.len());
    inviting.get(next).map(|thing| thing.target.clone())
}

/// Returns the thing under the mouse; the last one drawn is on top.
pub(crate) fn under(placed: &[Placed], position: Position) -> Option<Target> {
    let covers = |thing: &&Placed| thing.shown.is_some_and(|shown| shown.contains(position));
    placed.iter().rev().find(covers).map(|thing| thing.target.clone())
}

/// Returns the corner that is visible even if the card is covered.
fn anchor(thing: &Placed) -> (i32, i32) {
    (i32::from(thing.area.x) + 1, i32::from(thing.area.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thing(id: &str, x: u16, y: u16, inviting: bool) -> Placed {
        let area = Rect::new(x, y, 8, 4);
        Placed { target: Target::Thing(id.to_owned()), area, shown: Some(area), inviting }
    }

    /// Two overlapping cards in a column, one beside them, and a hand below.
    fn table() -> Vec<Placed> {
        vec![
            thing("low", 0, 0, false),
            thing("high", 0, 1, true),
            thing("right", 20, 0, false),
            thing("hand1", 0, 10, true),
            thing("hand2", 6, 10, true),
        ]
    }

    fn id(id: &str) -> Target {
        Target::Thing(id.to_owned())
    }

    #[test]
    fn arrows_go_to_the_nearest_thing_in_their_direction() {
        let table = table();
        assert_eq!(step(&table, &id("low"), Way::Down), Some(id("high")));
        assert_eq!(step(&table, &id("high"), Way::Down), Some(id("hand1")));
        assert_eq!(step(&table, &id("hand1"), Way::Right), Some(id("hand2")));
        assert_eq!(step(&table, &id("low"), Way::Right), Some(id("right")));
        assert_eq!(step(&table, &id("low"), Way::Up), None);
    }

    #[test]
    fn tab_goes_round_what_can_be_touched() {
        let table = table();
        assert_eq!(next_inviting(&table, None, false), Some(id("high")));
        assert_eq!(next_inviting(&table, Some(&id("hand2")), false), Some(id("high")));
        assert_eq!(next_inviting(&table, Some(&id("high")), true), Some(id("hand2")));
        assert_eq!(next_inviting(&[], None, false), None);
    }

    #[test]
    fn the_mouse_finds_what_lies_on_top() {
        assert_eq!(under(&table(), Position::new(3, 0)), Some(id("low")));
        assert_eq!(under(&table(), Position::new(3, 2)), Some(id("high")));
        assert_eq!(under(&table(), Position::new(60, 2)), None);
    }
}
