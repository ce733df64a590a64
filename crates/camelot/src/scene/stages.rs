//! Where the match stands: the round, the phases of a round and the clauses that matter.

use scene::{Stage, StageState, Text};

use super::choice::magician_clause;
use crate::field::Plan;
use crate::options::Sharing;
use crate::phase::{Figure, Finale, Phase};
use crate::position::ROUNDS;
use crate::room::Room;
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
    let mut clauses = match view.phase {
        Phase::Sides => vec!["CA-091", "CA-090"],
        Phase::Colours if view.options.colours == Sharing::Expert => vec!["CA-174", "CA-175"],
        Phase::Colours => vec!["CA-008", "CA-022"],
        Phase::Magicians => vec!["CA-018", "CA-017", "CA-019"],
        Phase::Missions => vec!["CA-036", "CA-033", "CA-034", "CA-035", "CA-032"],
        Phase::Send => vec!["CA-040", "CA-041", "R-CA-30", "CA-038", "CA-043"],
        Phase::Predict => vec![
            "CA-044", "CA-045", "CA-046", "CA-047", "CA-048", "R-CA-24", "CA-052", "CA-053", "CA-054",
            "CA-055", "CA-056",
        ],
        Phase::Merlin => vec!["CA-058", "R-CA-12"],
        Phase::Choose => vec!["CA-059", "CA-060", "CA-061", "CA-071", "CA-072", "CA-075", "CA-039", "CA-077"],
        Phase::Shield => vec!["R-CA-05", "R-CA-21", "CA-067"],
        Phase::Place { figure: Figure::Magician, .. } => vec![magician_clause(view), "R-CA-20", "CA-081"],
        Phase::Place { figure: Figure::BlackKnight, .. } => vec!["CA-173", "R-CA-29"],
        Phase::Place { rooms, .. } => {
            let plans = rooms.iter().flat_map(|room| plan_clauses(view.plan(room)).iter().copied());
            plans.chain(["CA-063", "CA-064", "CA-065", "CA-070"]).collect()
        }
        Phase::Knight { .. } => vec!["CA-066", "R-CA-07", "R-CA-06"],
        Phase::Tree => vec!["CA-068", "R-CA-08", "R-CA-06"],
        Phase::Line => vec!["CA-096", "CA-100", "R-CA-13"],
        Phase::Look | Phase::Part => vec!["CA-168", "R-CA-21"],
        Phase::Tile => vec!["CA-069", "R-CA-09"],
        Phase::After => vec!["CA-159", "CA-164", "CA-166", "CA-172", "CA-173"],
        Phase::Withdraw { .. } => vec!["CA-141", "R-CA-18"],
        Phase::Over => {
            vec!["CA-089", "CA-080", "CA-081", "CA-082", "CA-083", "CA-084", "CA-085", "CA-086", "CA-088"]
        }
    };
    if view.phase == Phase::Over {
        clauses.extend(red_scoring(view.plan(Room::Red)));
    }
    clauses.extend(for_so_many(view));
    if view.options.heroes {
        clauses.extend(for_heroes(view));
    }
    clauses
}

/// The clauses that hold for this number of players only.
fn for_so_many(view: &View) -> &'static [&'static str] {
    match (view.seats, view.phase) {
        (2, Phase::Send) => &["CA-025", "CA-023"],
        (2, Phase::Predict) => &["CA-026"],
        (2, Phase::Choose) => &["CA-023", "CA-024"],
        (2, Phase::Over) => &["CA-027"],
        (3, Phase::Place { .. }) => &["CA-029", "CA-030"],
        (3, Phase::Over) => &["CA-031"],
        (5, Phase::Missions) => &["CA-037"],
        (5, Phase::Over) => &["CA-087", "CA-156"],
        _ => &[],
    }
}

/// How the red room is scored at the end.
fn red_scoring(plan: Plan) -> &'static [&'static str] {
    match plan {
        Plan::Rebellion => &["CA-126", "CA-127", "CA-128", "CA-129", "CA-130"],
        _ => &["CA-113", "CA-114", "CA-115", "CA-116"],
    }
}

/// The clauses of the game with heroes.
fn for_heroes(view: &View) -> &'static [&'static str] {
    match view.phase {
        Phase::Choose | Phase::After => &["CA-160", "CA-161", "CA-162"],
        _ => &[],
    }
}

/// The clauses of a side of a room that say where a knight may stand, and what that brings.
fn plan_clauses(plan: Plan) -> &'static [&'static str] {
    match plan {
        Plan::Training => &["CA-093", "CA-094", "CA-095", "CA-092", "CA-096", "CA-097", "CA-098", "CA-099"],
        Plan::Tournament => &["CA-103", "CA-107", "CA-110", "CA-101"],
        Plan::RoundTable => &["CA-112", "CA-113"],
        Plan::Rebellion => &["CA-119", "CA-120", "CA-121", "CA-122", "CA-117"],
        Plan::Ballroom => &["CA-132", "CA-133", "CA-134", "CA-135", "CA-136"],
        Plan::Intrigue => &["CA-137", "CA-138", "CA-139", "CA-140", "CA-142"],
        Plan::Chapel => &["CA-143", "CA-144", "CA-145", "CA-147"],
        Plan::Library => &["CA-149", "CA-150", "CA-151"],
        Plan::Secret => &["CA-153", "CA-154", "CA-156"],
    }
}
