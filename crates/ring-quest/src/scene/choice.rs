//! Actions as offers.

use scene::{Choice, Prominence, Text};

use super::map;
use super::phrases::of_space;
use crate::action::Action;
use crate::board::Kind;
use crate::knight::RingAt;
use crate::phase::Phase;
use crate::space::Space;
use crate::view::View;

/// How a legal action is offered.
pub(super) fn choice(view: &View, action: Action) -> Choice {
    Choice {
        notation: action.to_string(),
        label: label(view, action),
        touches: touches(view, action),
        prominence: if action == Action::Stop { Prominence::Button } else { Prominence::Touch },
        clause: clause(view, action),
    }
}

fn label(view: &View, action: Action) -> Text {
    match action {
        Action::Step(space) => step(view, space),
        Action::Stop => of_space("choose-stop", view.knight().at),
        Action::Banish(space) => of_space("choose-banish", space),
        Action::Obstacle(space) => of_space("choose-obstacle", space),
        Action::Lift(space) => of_space("choose-lift", space),
        Action::Lay(space) => of_space("choose-lay", space),
        Action::Leave => "choose-leave".into(),
        Action::Ring(space) => of_space("choose-ring", space),
    }
}

/// A step says what waits there: the ring, a knight, an obstacle or a symbol.
fn step(view: &View, space: Space) -> Text {
    let met = view.riders().find(|(rider, knight)| *rider != view.rider && knight.at == space);
    if view.ring == RingAt::Space(space) {
        of_space("choose-step-ring", space)
    } else if view.obstacles.contains(space) {
        of_space("choose-step-obstacle", space)
    } else if let Some((rider, _)) = met.filter(|_| space.kind() != Kind::City) {
        of_space("choose-step-knight", space).with("who", rider.owner(view.seats()))
    } else {
        of_space("choose-step", space)
    }
}

/// Whether an obstacle or a knight bars the way of everybody else.
fn is_barred(view: &View, space: Space) -> bool {
    view.obstacles.contains(space) || is_attack(view, space)
}

/// Whether another knight stands there, who can be attacked.
fn is_attack(view: &View, space: Space) -> bool {
    space.kind() != Kind::City
        && view.riders().any(|(rider, knight)| rider != view.rider && knight.at == space)
}

fn clause(view: &View, action: Action) -> &'static str {
    match (action, view.phase) {
        (Action::Step(space), _) if view.ring == RingAt::Space(space) => "QR-29",
        (Action::Step(space), Phase::Move { extra: true }) if is_barred(view, space) => "QR-38",
        (Action::Step(_), Phase::Move { extra: true }) => "QR-37",
        (Action::Step(_), _) if view.ring == RingAt::Bearer(view.rider) => "QR-32",
        (Action::Step(space), _) if is_attack(view, space) => "QR-60",
        (Action::Step(space), _) if space.kind() == Kind::Dragon => "QR-34",
        (Action::Step(_) | Action::Stop, _) => "QR-12",
        (Action::Banish(_), _) => "QR-61",
        (Action::Obstacle(_), _) => "QR-53",
        (Action::Lift(_) | Action::Lay(_) | Action::Leave, _) => "QR-58",
        (Action::Ring(_), _) if view.knight().at.kind() == Kind::Dragon => "QR-42",
        (Action::Ring(_), _) => "QR-46",
    }
}

fn touches(view: &View, action: Action) -> Vec<String> {
    let spot = map::aim(view, action).map(|space| space.to_string());
    let piece = match action {
        Action::Lift(space) => Some(map::obstacle_id(space)),
        _ => None,
    };
    spot.into_iter().chain(piece).collect()
}
