//! Where the turn stands: the turn line and the clauses that matter.

use scene::{Stage as Step, StageState};

use crate::options::Mode;
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
    let scenario = (!open.is_war()).then_some(open.options.scenario);
    match open.phase {
        Phase::Character => vec!["KN-30", "KN-32"],
        Phase::Goal => vec!["KN-27"],
        Phase::Turning { .. } => vec!["KN-75"],
        Phase::Before if open.is_war() => vec!["KN-21", "KN-09", "KN-100", "KN-08", "KN-74", "R-KN-11"],
        Phase::Before => vec!["KN-21", "KN-09", "KN-08", "KN-74", "R-KN-11"],
        Phase::Use => {
            vec!["KN-10", "KN-25", "KN-33", "KN-41", "KN-65", "KN-66", "KN-68", "KN-39", "KN-23", "KN-11"]
        }
        Phase::Draft | Phase::Answer { .. } => vec!["KN-123", "R-KN-33"],
        Phase::Stage { .. } => vec!["KN-44", "R-KN-15"],
        Phase::Command => {
            let own: &[&str] = match scenario {
                Some(Scenario::Flood) => &["KN-128", "KN-132", "KN-133"],
                Some(Scenario::Rebels) => &["KN-90", "KN-91", "KN-136"],
                Some(_) => &["KN-90", "KN-91", "KN-78"],
                None => &["KN-90", "KN-91", "KN-78", "KN-106"],
            };
            ["KN-89", "KN-92", "KN-93", "KN-94"].iter().chain(own).copied().collect()
        }
        Phase::March => vec!["KN-92"],
        Phase::Strike { .. } => vec!["R-KN-28", "KN-91"],
        Phase::Remove => vec!["KN-67"],
        Phase::Slight => vec!["KN-94"],
        Phase::Avoid => vec!["KN-60", "R-KN-13", "R-KN-11", "KN-24", "KN-55"],
        Phase::After => vec!["R-KN-11", "KN-31", "KN-37", "KN-38", "KN-11"],
        Phase::Enemy => match scenario {
            Some(Scenario::Flood) => vec!["KN-127", "R-KN-36"],
            Some(Scenario::Rebels) => vec!["KN-135", "KN-136", "KN-137"],
            Some(Scenario::Barbarians) => vec!["KN-134", "R-KN-17"],
            Some(Scenario::DefensiveWar) | None => vec!["KN-56", "KN-58", "R-KN-17", "KN-24"],
        },
        Phase::Advance { .. } if scenario == Some(Scenario::Flood) => vec!["KN-57", "R-KN-26"],
        Phase::Advance { .. } => vec!["KN-57", "KN-58", "R-KN-17"],
        Phase::Raze { .. } => vec!["KN-62"],
        Phase::Flow => vec!["KN-130", "R-KN-36", "KN-133"],
        Phase::Stake => vec!["KN-114", "KN-112", "KN-117", "KN-118", "KN-119", "KN-120"],
        Phase::Seize => vec!["KN-115"],
        Phase::Bid => vec!["KN-102", "KN-103", "KN-104"],
        Phase::Lot => vec!["R-KN-21"],
        Phase::Spend => vec!["KN-103"],
        Phase::Plan => vec!["KN-105", "KN-106"],
        Phase::Over if open.is_war() => vec!["KN-107", "KN-108", "KN-17", "KN-20"],
        Phase::Over if open.options.mode == Mode::SideBySide => vec!["KN-124", "KN-17", "KN-20", "KN-88"],
        Phase::Over => vec!["KN-79", "KN-01", "KN-17", "KN-20", "KN-88"],
    }
}
