//! Where the match stands: the round, the phases of a round and the clauses that matter.

use scene::{Stage, StageState, Text};

use super::choice::magician_clause;
use crate::options::Sharing;
use crate::phase::{Figure, Finale, Phase};
use crate::position::ROUNDS;
use crate::view::View;

/// Which round it is.
pub(super) fn heading(view: &View) -> Text {
    match view.finale {
        Finale::Ahead => Text::new("heading").with("round", view.round).with("rounds", ROUNDS),
        Finale::Red | Finale::Pairs => "heading-finale".into(),
        Finale::Done => "heading-over".into(),
    }
}

/// The phases of a round (CA-032); nothing before the first and after the end.
pub(super) fn stages(view: &View) -> Vec<Stage> {
    const STAGES: [&str; 4] = ["stage-preparation", "stage-sending", "stage-predicting", "stage-missions"];
    let now = match view.phase {
        Phase::Sides | Phase::Colours | Phase::Magicians | Phase::Over => return Vec::new(),
        _ if view.finale != Finale::Ahead => return Vec::new(),
        Phase::Missions => 0,
        Phase::Send => 1,
        Phase::Predict | Phase::Merlin => 2,
        _ => 3,
    };
    let state = |index| match index {
        index if index < now => StageState::Done,
        index if index == now => StageState::Now,
        _ => StageState::Ahead,
    };
    let stage = |(index, label): (usize, &'static str)| Stage { label: label.into(), state: state(index) };
    STAGES.into_iter().enumerate().map(stage).collect()
}

/// The clauses that matter now, most important first.
pub(super) fn clauses(view: &View) -> Vec<&'static str> {
    match view.phase {
        Phase::Sides => vec!["CA-091", "CA-090"],
        Phase::Colours if view.options.colours == Sharing::Expert => vec!["CA-174", "CA-175"],
        Phase::Colours => vec!["CA-008", "CA-022"],
        Phase::Magicians => vec!["CA-018", "CA-017"],
        Phase::Missions => vec!["CA-036", "CA-033", "CA-034", "CA-035"],
        Phase::Send => vec!["CA-040", "CA-041", "R-CA-30"],
        Phase::Predict => vec!["CA-045", "CA-047", "CA-048", "R-CA-24"],
        Phase::Merlin => vec!["CA-058", "R-CA-12"],
        Phase::Choose => vec!["CA-059", "CA-061", "CA-072", "CA-077"],
        Phase::Shield => vec!["R-CA-05", "R-CA-21", "CA-067"],
        Phase::Place { figure: Figure::Magician, .. } => vec![magician_clause(view), "R-CA-20"],
        Phase::Place { figure: Figure::BlackKnight, .. } => vec!["CA-173", "R-CA-29"],
        Phase::Place { .. } => vec!["CA-063", "CA-064", "CA-070"],
        Phase::Knight { .. } => vec!["CA-066", "R-CA-07", "R-CA-06"],
        Phase::Tree => vec!["CA-068", "R-CA-08", "R-CA-06"],
        Phase::Line => vec!["CA-096", "CA-100", "R-CA-13"],
        Phase::Look | Phase::Part => vec!["CA-168", "R-CA-21"],
        Phase::Tile => vec!["CA-069", "R-CA-09"],
        Phase::After => vec!["CA-159", "CA-164", "CA-166", "CA-172", "CA-173"],
        Phase::Withdraw { .. } => vec!["CA-141", "R-CA-18"],
        Phase::Over => vec!["CA-089", "CA-085", "CA-027"],
    }
}
