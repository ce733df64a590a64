//! Where the turn stands: the turn line and the clauses that matter.

use scene::{Stage, StageState};

use super::faces::adventure_clause;
use super::legal;
use crate::action::Action;
use crate::phase::{Challenge, End, Phase};
use crate::view::View;

/// The four actions of a turn (KA-18).
const STAGES: [&str; 4] = ["stage-reveal", "stage-challenge", "stage-adventure", "stage-draw"];

/// The turn line; nothing after the end.
pub(super) fn stages(view: &View) -> Vec<Stage> {
    let now = match view.phase {
        Phase::First | Phase::Layout | Phase::Deal => None,
        Phase::Act => Some(stage_now(view).unwrap_or(STAGES.len())),
        Phase::Reveal => Some(0),
        Phase::Pay { .. } => Some(1),
        Phase::Spend { .. } => Some(2),
        Phase::Draw => Some(3),
        Phase::Over(_) => return Vec::new(),
    };
    let progress = view.progress;
    let done = [progress.revealed, progress.challenged, progress.adventured, progress.drawn > 0];
    let stage = |(index, label): (usize, &'static str)| {
        let state = match now {
            Some(now) if index == now => StageState::Now,
            _ if done[index] => StageState::Done,
            Some(now) if index < now => StageState::Skipped,
            _ => StageState::Ahead,
        };
        Stage { label: label.into(), state }
    };
    STAGES.into_iter().enumerate().map(stage).collect()
}

/// The first action that is still possible.
pub(super) fn stage_now(view: &View) -> Option<usize> {
    open_stages(view).iter().position(|&open| open)
}

/// Which actions are possible before the turn ends. Whoever does not see the hand takes a challenge for possible while
/// there is somebody to challenge.
pub(super) fn open_stages(view: &View) -> [bool; 4] {
    let actions = legal(view);
    let own = view.viewer == Some(view.seat);
    let challenge = if own {
        actions.iter().any(|action| matches!(action, Action::Challenge(..)))
    } else {
        view.progress.before_challenge() && !view.layout.is_empty()
    };
    [
        actions.contains(&Action::Reveal),
        challenge,
        actions.iter().any(|action| matches!(action, Action::Adventure(_))),
        actions.contains(&Action::Draw),
    ]
}

/// The clauses that matter now, most important first.
pub(super) fn clauses(view: &View) -> Vec<&'static str> {
    let mut clauses: Vec<&'static str> = match view.phase {
        Phase::First => vec!["KA-16", "KA-17"],
        Phase::Layout => vec!["KA-10", "KA-11", "KA-09", "KA-12"],
        Phase::Deal if view.options.seals => vec!["KA-13", "KA-14", "KA-54"],
        Phase::Deal => vec!["KA-13", "KA-14"],
        Phase::Act => match stage_now(view) {
            Some(0) => vec!["KA-20", "KA-21", "KA-22", "KA-33", "KA-18"],
            Some(1) if view.options.seals => {
                vec!["KA-56", "KA-62", "KA-64", "KA-55", "KA-58", "KA-59", "KA-67"]
            }
            Some(1) => vec!["KA-24", "KA-25", "KA-26"],
            Some(2) if view.options.seals => vec!["KA-34", "KA-35", "KA-36", "KA-37", "KA-61", "KA-66"],
            Some(2) => vec!["KA-34", "KA-35", "KA-36", "KA-37"],
            Some(_) => vec!["KA-40", "KA-42", "KA-43", "KA-44"],
            None => vec!["KA-44"],
        },
        Phase::Reveal => vec!["KA-22", "KA-23"],
        Phase::Pay { challenge, .. } => match challenge {
            Challenge::Usual => {
                vec!["KA-25", "KA-26", "KA-29", "KA-30", "KA-31", "R-KA-01", "KA-27", "KA-28"]
            }
            Challenge::Repeated => vec!["KA-62", "KA-63", "KA-29", "KA-31", "R-KA-01"],
            Challenge::Double => vec!["KA-64", "KA-65", "KA-29", "KA-31", "R-KA-01"],
        },
        Phase::Spend { adventure, .. } => vec![adventure_clause(adventure), "KA-35", "R-KA-02", "KA-38"],
        Phase::Draw => vec!["KA-40", "KA-41"],
        Phase::Over(End::Adventures) => vec!["KA-46", "KA-49", "KA-50", "KA-51", "KA-52"],
        Phase::Over(End::Adversaries) => vec!["KA-47", "KA-49", "KA-50", "KA-51", "KA-52"],
        Phase::Over(End::Idle) => vec!["R-KA-12", "KA-49", "KA-50", "KA-51", "KA-52"],
    };
    if view.last_turn && !matches!(view.phase, Phase::Over(_)) {
        clauses.push("KA-48");
    }
    clauses
}
