//! Where the turn stands: the turn line and the clauses that matter.

use scene::{Stage as Step, StageState};

use crate::phase::{Phase, Stage};
use crate::scenario::Scenario;
use crate::view::View;

const ALONE: [(Stage, &str); 4] = [
    (Stage::Before, "line-choice"),
    (Stage::Use, "line-use"),
    (Stage::Activation, "line-activation"),
    (Stage::Consequences, "line-consequences"),
];
const WAR: [(Stage, &str); 6] = [
    (Stage::Before, "line-choice"),
    (Stage::Use, "line-use"),
    (Stage::Activation, "line-activation"),
    (Stage::Duels, "line-duels"),
    (Stage::Initiative, "line-initiative"),
    (Stage::Commands, "line-commands"),
];

/// The turn line; nothing before the first turn and after the end.
pub(super) fn stages(view: &View) -> Vec<Step> {
    let open = &view.open;
    if matches!(open.stage, Stage::Setup | Stage::Over) {
        return Vec::new();
    }
    let line: &[(Stage, &'static str)] = if open.is_war() { &WAR } else { &ALONE };
    let now = line.iter().position(|(stage, _)| *stage == open.stage).unwrap_or(line.len());
    let state = |at: usize| match at {
        _ if at < now => StageState::Done,
        _ if at == now => StageState::Now,
        _ => StageState::Ahead,
    };
    (0..).zip(line).map(|(at, (_, label))| Step { label: (*label).into(), state: state(at) }).collect()
}

/// The clauses that matter now, most important first.
pub(super) fn clauses(view: &View) -> Vec<&'static str> {
    let open = &view.open;
    let flood = !open.is_war() && open.options.scenario == Scenario::Flood;
    match open.phase {
        Phase::Character => vec!["KN-30"],
        Phase::Goal => vec!["KN-27"],
        Phase::Turning { .. } => vec!["KN-75"],
        Phase::Before => vec!["KN-21", "KN-09", "KN-74", "R-KN-11"],
        Phase::Use => vec!["KN-10", "KN-33", "KN-41", "KN-66", "KN-68", "KN-23"],
        Phase::Draft | Phase::Answer { .. } => vec!["KN-123", "R-KN-33"],
        Phase::Stage { .. } => vec!["KN-44", "R-KN-15"],
        Phase::Command => vec!["KN-89", "KN-90", "KN-91", "KN-92", "KN-93", "KN-94"],
        Phase::March => vec!["KN-92"],
        Phase::Strike { .. } => vec!["R-KN-28", "KN-91"],
        Phase::Remove => vec!["KN-67"],
        Phase::Slight => vec!["KN-94"],
        Phase::Avoid => vec!["KN-60", "R-KN-13", "R-KN-11"],
        Phase::After => vec!["R-KN-11", "KN-31", "KN-37", "KN-38", "KN-11"],
        Phase::Enemy if flood => vec!["KN-127", "R-KN-36"],
        Phase::Enemy => vec!["KN-56", "R-KN-17"],
        Phase::Advance { .. } if flood => vec!["KN-57", "R-KN-26"],
        Phase::Advance { .. } => vec!["KN-57", "R-KN-17"],
        Phase::Raze { .. } => vec!["KN-62"],
        Phase::Flow => vec!["KN-130", "R-KN-36"],
        Phase::Stake => vec!["KN-114", "KN-118", "KN-120"],
        Phase::Seize => vec!["KN-115"],
        Phase::Bid => vec!["KN-102", "KN-103", "KN-104"],
        Phase::Lot => vec!["R-KN-21"],
        Phase::Spend => vec!["KN-103"],
        Phase::Plan => vec!["KN-105"],
        Phase::Over => vec!["KN-17", "KN-20", "KN-88"],
    }
}
