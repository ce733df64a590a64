//! Why not: the first rule that stands against an action.

use scene::{Refusal, Text};

use super::phrases::of_space;
use crate::RingQuest;
use crate::action::Action;
use crate::board::Kind;
use crate::knight::RingAt;
use crate::legal::onward;
use crate::phase::Phase;
use crate::space::Space;
use crate::spaces::Spaces;
use crate::view::View;

/// Why the action is not legal for the owner of the view, who may act.
pub(super) fn refuse(view: &View, action: Action) -> Refusal {
    match (view.phase, action) {
        (Phase::Move { extra }, Action::Step(space)) => first_step(view, extra, space),
        (Phase::Midway { from }, Action::Step(space)) => second_step(view, from, space),
        (Phase::Midway { .. }, Action::Stop) if RingQuest::from(view).must_go_on() => {
            no("R-QR-01", "no-stop-in-extra")
        }
        (Phase::Midway { .. }, Action::Stop) => end(view, view.knight().at),
        (Phase::Move { .. }, Action::Stop) => no("QR-16", "no-stop-yet"),
        (Phase::Banish { .. }, Action::Banish(space)) => banish(view, space),
        (Phase::Obstacle, Action::Obstacle(space)) => obstacle(view, space, "QR-53"),
        (Phase::Lay { from }, Action::Lay(space)) if from == space => no("R-QR-15", "no-same-space"),
        (Phase::Lay { .. }, Action::Lay(space)) => obstacle(view, space, "QR-58"),
        (Phase::Sword, Action::Lift(space)) if view.obstacles.contains(space) => {
            no("QR-57", of_space("no-other-place", space))
        }
        (Phase::Sword, Action::Lift(space)) => no("QR-58", of_space("no-obstacle-there", space)),
        (Phase::Ring, Action::Ring(space)) => ring(view, space),
        _ => not_now(view),
    }
}

fn no(clause: &'static str, text: impl Into<Text>) -> Refusal {
    Refusal { text: text.into(), clause: Some(clause) }
}

/// Something else is to be done.
fn not_now(view: &View) -> Refusal {
    match view.phase {
        Phase::Move { .. } | Phase::Midway { .. } => no("QR-12", "no-ride-first"),
        Phase::Banish { .. } => no("QR-65", "no-banish-first"),
        Phase::Obstacle => no("QR-52", "no-obstacle-first"),
        Phase::Sword | Phase::Lay { .. } => no("QR-58", "no-sword-first"),
        _ => no(ring_clause(view), "no-ring-first"),
    }
}

// Riding

fn first_step(view: &View, extra: bool, space: Space) -> Refusal {
    if !view.knight().at.neighbours().contains(space) {
        return no("QR-12", of_space("no-line", space));
    }
    let game = RingQuest::from(view);
    let beyond = onward(game.stops(), view.knight().at, space);
    if extra && view.options.full_extra && beyond.is_empty() && game.stops().contains(space) {
        return no("R-QR-01", of_space("no-short-extra", space));
    }
    if game.passes(extra).contains(space) && beyond.is_empty() {
        return no("QR-15", of_space("no-way-on", space));
    }
    end(view, space)
}

fn second_step(view: &View, from: Space, space: Space) -> Refusal {
    if space == from {
        no("QR-14", "no-back")
    } else if !view.knight().at.neighbours().contains(space) {
        no("QR-12", of_space("no-line", space))
    } else {
        end(view, space)
    }
}

/// Why no move can end on this space.
fn end(view: &View, space: Space) -> Refusal {
    let talismans = view.knight().talismans;
    if view.obstacles.contains(space) {
        return no("QR-20", of_space("no-obstacle-end", space));
    }
    let met: Vec<_> =
        view.riders().filter(|(rider, knight)| *rider != view.rider && knight.at == space).collect();
    match met[..] {
        [] => no("QR-24", of_space("no-talisman-dragon", space)),
        [_, _, ..] => no("R-QR-08", of_space("no-crowd", space)),
        [(rider, _)] if rider.owner(view.seats()) == view.seat() => {
            no("R-QR-18", of_space("no-own-knight", space))
        }
        [_] if talismans == 0 => no("QR-24", of_space("no-talisman-attack", space)),
        [_] if space.kind() == Kind::Dragon && talismans == 1 => {
            no("QR-25", of_space("no-second-talisman", space))
        }
        [_] => no("R-QR-09", "no-white-free"),
    }
}

// Choosing a space

fn is_occupied(view: &View, space: Space) -> bool {
    view.knights.iter().any(|knight| knight.at == space)
}

fn banish(view: &View, space: Space) -> Refusal {
    if space.kind() == Kind::White && (is_occupied(view, space) || view.obstacles.contains(space)) {
        no("QR-61", of_space("no-free-space", space))
    } else {
        no("QR-61", of_space("no-white-space", space))
    }
}

/// Why no obstacle can stand on this space. A magic stone and a sword stone have clauses of their own.
fn obstacle(view: &View, space: Space, clause: &'static str) -> Refusal {
    if space.kind() == Kind::Crystal {
        no("QR-59", of_space("no-obstacle-on-symbol", space))
    } else if !Spaces::GROUND.contains(space) {
        no(clause, of_space("no-obstacle-on-symbol", space))
    } else if view.ring == RingAt::Space(space) {
        no("QR-56", "no-obstacle-on-ring")
    } else if is_occupied(view, space) {
        no("R-QR-16", of_space("no-free-space", space))
    } else if view.obstacles.contains(space) {
        no(clause, of_space("no-free-space", space))
    } else {
        no("QR-57", of_space("no-hemming-in", space))
    }
}

/// The ring is laid down after a lost fight, or after it was brought to a city.
fn ring_clause(view: &View) -> &'static str {
    if view.knight().at.kind() == Kind::Dragon { "QR-42" } else { "QR-46" }
}

fn ring(view: &View, space: Space) -> Refusal {
    let clause = ring_clause(view);
    if space.kind() == Kind::White {
        no("R-QR-04", of_space("no-ring-in-centre", space))
    } else if !Spaces::RESTS.contains(space) {
        no(clause, of_space("no-ring-on-symbol", space))
    } else if space.state() == view.knight().at.state() {
        no(clause, of_space("no-ring-same-state", space))
    } else if is_occupied(view, space) || view.obstacles.contains(space) {
        no(clause, of_space("no-free-space", space))
    } else {
        no("R-QR-05", of_space("no-ring-out-of-reach", space))
    }
}
