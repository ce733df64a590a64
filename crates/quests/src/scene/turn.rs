//! Where the turn stands: the turn line and the clauses that matter.

use scene::{Stage, StageState};

use crate::open::Trial;
use crate::phase::{End, Moment, Phase, Then};
use crate::view::View;

const QUEST: [&str; 5] = ["line-story", "line-sponsor", "line-join", "line-quest", "line-reward"];
const TOURNAMENT: [&str; 4] = ["line-story", "line-enter", "line-lists", "line-prize"];
const EVENT: [&str; 2] = ["line-story", "line-event"];

/// The turn line; nothing before the first turn and after the end.
pub(super) fn stages(view: &View) -> Vec<Stage> {
    let open = &view.open;
    if matches!(open.phase, Phase::Deal | Phase::Over(_)) {
        return Vec::new();
    }
    let line: &[&'static str] = match open.card {
        _ if open.tournament.is_final => &TOURNAMENT[2..3],
        Some(card) if card.stages().is_some() => &QUEST,
        Some(card) if card.bonus().is_some() => &TOURNAMENT,
        Some(_) => &EVENT,
        None => &EVENT[..1],
    };
    let now = position(view).min(line.len() - 1);
    let state = |at: usize| match at {
        _ if at < now => StageState::Done,
        _ if at == now => StageState::Now,
        _ => StageState::Ahead,
    };
    line.iter().enumerate().map(|(at, label)| Stage { label: (*label).into(), state: state(at) }).collect()
}

fn position(view: &View) -> usize {
    let quest = &view.open.quest;
    if view.open.tournament.is_final || view.open.card.is_none() {
        return 0;
    }
    match view.open.phase {
        Phase::Turn | Phase::Story => 0,
        Phase::Sponsor(_) | Phase::SetUp | Phase::Enter(_) | Phase::Prosper(_) | Phase::Call { .. } => 1,
        Phase::Join(_) => 2,
        _ if view.open.quest_card().is_none() => {
            if view.open.card.is_some_and(|card| card.bonus().is_some()) { 2 } else { 1 }
        }
        _ if quest.laid == 0 => 4,
        _ => 3,
    }
}

/// The clauses that matter now, most important first.
pub(super) fn clauses(view: &View) -> Vec<&'static str> {
    let open = &view.open;
    match open.phase {
        Phase::Deal => vec!["QT-19"],
        Phase::Turn | Phase::Story => vec!["QT-21", "QT-106", "QT-22", "QT-24"],
        Phase::Sponsor(_) => vec!["QT-51", "QT-54", "QT-104", "QT-55"],
        Phase::SetUp => vec!["QT-57", "QT-58", "QT-59", "QT-60", "QT-62", "QT-63", "QT-35", "QT-36", "QT-64"],
        Phase::Join(_) => vec!["QT-66", "QT-67", "QT-103", "QT-72"],
        Phase::Draw(Then::Stage) => vec!["QT-69", "QT-26", "R-QT-07"],
        Phase::Draw(Then::Round) => vec!["QT-148", "QT-26", "R-QT-07"],
        Phase::Draw(Then::Close) => vec!["QT-26", "QT-30", "R-QT-07"],
        Phase::Trim { .. } => vec!["QT-28", "QT-29", "QT-27", "QT-30", "QT-31", "QT-32"],
        Phase::Merlin { .. } => vec!["QT-123", "QT-124"],
        Phase::Window { .. } if open.rules >= 2 => vec!["R-QT-03", "QT-126", "QT-129"],
        Phase::Window { moment: Moment::Won | Moment::Bid, .. } => vec!["QT-126", "QT-130", "R-QT-02"],
        Phase::Window { .. } => vec!["QT-126", "QT-129", "R-QT-02"],
        Phase::Arm(_) if open.quest.trial == Trial::Foe => vec![
            "QT-74", "QT-75", "QT-76", "QT-77", "QT-80", "QT-81", "QT-82", "QT-33", "QT-34", "QT-83",
            "QT-110",
        ],
        Phase::Arm(_) if open.tournament.is_final => vec!["QT-161", "QT-162", "QT-163", "QT-149", "QT-164"],
        Phase::Arm(_) if open.tournament.round > 1 => vec!["QT-154", "QT-155", "QT-149", "QT-156", "QT-157"],
        Phase::Arm(_) => vec!["QT-149", "QT-151", "QT-152", "QT-153", "QT-158", "QT-110"],
        Phase::Bid(_) if open.quest.lone => vec!["QT-94", "QT-95", "QT-91", "QT-93", "QT-169"],
        Phase::Bid(_) if open.quest.leader.is_none() => {
            vec!["QT-86", "QT-87", "QT-85", "QT-91", "QT-93", "QT-96", "QT-97"]
        }
        Phase::Bid(_) => vec!["QT-86", "QT-88", "QT-89", "QT-91", "QT-93"],
        Phase::Pay(_) => vec!["QT-93", "R-QT-10", "QT-98"],
        Phase::Enter(_) => vec!["QT-145", "QT-146", "QT-147", "QT-152"],
        Phase::Prosper(_) => vec!["QT-141"],
        Phase::Call { .. } => vec!["QT-142", "QT-143", "QT-132"],
        Phase::Over(End::RoundTable(_)) => vec!["QT-159", "QT-02", "QT-164", "R-QT-12"],
        Phase::Over(End::Stalled) => vec!["R-QT-01", "R-QT-12"],
    }
}

/// The shields that a quest or tournament pays, for prompts.
pub(super) fn prize(view: &View) -> u8 {
    let recognition = crate::quest::RECOGNITION * view.open.recognitions;
    match view.open.card {
        Some(card) if card.stages().is_some() => view.open.stages() + recognition,
        Some(card) => card.bonus().unwrap_or(0),
        None => 0,
    }
}
