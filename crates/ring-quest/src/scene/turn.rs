//! Where the turn stands: the heading, the turn line and the clauses that matter.

use scene::{Stage, StageState, Text};

use crate::board::Kind;
use crate::knight::RingAt;
use crate::phase::{End, Phase};
use crate::position::IDLE_ROUNDS;
use crate::view::View;

/// So many rounds before an idle end people are warned (R-QR-19).
const WARNING_ROUNDS: u16 = 10;

/// How far the match is.
pub(super) fn heading(view: &View) -> Text {
    let rounds = |turns: u16| turns / view.knights.len() as u16;
    let left = IDLE_ROUNDS.saturating_sub(rounds(view.idle));
    let over = matches!(view.phase, Phase::Over(_));
    let id = match view.phase {
        Phase::Move { extra: true } => "heading-extra",
        _ if left <= WARNING_ROUNDS && !over => "heading-idle",
        _ => "heading",
    };
    Text::new(id)
        .with("round", u32::from(view.round()))
        .with("obstacles", view.stock())
        .with("left", u32::from(left))
        .with("who", view.seat())
}

/// Ride, then do what the space asks for. Nothing before the start and after the end.
pub(super) fn stages(view: &View) -> Vec<Stage> {
    let riding = match view.phase {
        Phase::First | Phase::Over(_) => return Vec::new(),
        Phase::Move { .. } | Phase::Midway { .. } => true,
        _ => false,
    };
    let (ride, act) =
        if riding { (StageState::Now, StageState::Ahead) } else { (StageState::Done, StageState::Now) };
    vec![Stage { label: "stage-ride".into(), state: ride }, Stage { label: "stage-space".into(), state: act }]
}

/// The clauses that matter now, most important first.
pub(super) fn clauses(view: &View) -> Vec<&'static str> {
    let bears = view.ring == RingAt::Bearer(view.rider);
    match view.phase {
        Phase::First => vec!["QR-11", "QR-06", "QR-07"],
        Phase::Move { extra: true } => vec!["QR-37", "QR-38", "R-QR-01"],
        Phase::Move { .. } if bears => vec!["QR-12", "QR-32", "QR-30", "QR-33", "QR-45"],
        Phase::Move { .. } => vec!["QR-12", "QR-13", "QR-15", "QR-18", "QR-19", "QR-20", "QR-21", "QR-29"],
        Phase::Midway { .. } => vec!["QR-12", "QR-14", "QR-15", "QR-31"],
        Phase::Banish { .. } => vec!["QR-61", "QR-62", "QR-22", "QR-64", "QR-65", "QR-66"],
        Phase::Card => vec!["QR-34", "QR-35"],
        Phase::Die { .. } => vec!["QR-36", "QR-37", "QR-39", "QR-23", "QR-40"],
        Phase::Obstacle => vec!["QR-52", "QR-53", "QR-56", "QR-57"],
        Phase::Sword | Phase::Lay { .. } => vec!["QR-58", "QR-57"],
        Phase::Ring if view.knight().at.kind() == Kind::Dragon => {
            vec!["QR-42", "QR-43", "R-QR-04", "R-QR-05"]
        }
        Phase::Ring => vec!["QR-46", "QR-47", "QR-48", "R-QR-04", "R-QR-05"],
        Phase::Over(End::Seals) => vec!["QR-67", "QR-04"],
        Phase::Over(End::Idle) => vec!["R-QR-19", "R-QR-20"],
    }
}
