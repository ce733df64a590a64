//! Actions as offers.

use scene::{Choice, Prominence, Text};

use super::phrases::{of_card, of_stage};
use super::{faces, zones};
use crate::action::Action;
use crate::cards::{Card, Kind};
use crate::open::Trial;
use crate::phase::Phase;
use crate::view::View;

/// How a legal action is offered.
pub(super) fn choice(view: &View, action: Action) -> Choice {
    Choice {
        notation: action.to_string(),
        label: label(view, action),
        touches: touches(view, action),
        prominence: if action == Action::Done { Prominence::Usual } else { Prominence::Touch },
        clause: clause(view, action),
    }
}

fn label(view: &View, action: Action) -> Text {
    match action {
        Action::Turn => "choose-turn".into(),
        Action::Sponsor => "choose-sponsor".into(),
        Action::Join => "choose-join".into(),
        Action::Enter => "choose-enter".into(),
        Action::Draw => "choose-draw".into(),
        Action::Decline => "choose-decline".into(),
        Action::Lay(card) => of_card("choose-lay", card),
        Action::Arm(card) => of_card("choose-arm", card),
        Action::Done => done(view),
        Action::Play(card) => of_card("choose-play", card),
        Action::Discard(card) => of_card("choose-discard", card),
        Action::Bid(cards) => {
            let free = view.viewer.map_or(0, |seat| view.open.free_bids(seat));
            Text::new("choose-bid").with("bid", cards).with("cost", cards.saturating_sub(free))
        }
        Action::Pass => match view.open.phase {
            Phase::Bid(_) | Phase::Pay(_) => "choose-leave".into(),
            Phase::Merlin { .. } => "choose-no-look".into(),
            Phase::Window { .. } if view.open.rules >= 2 => "choose-compare".into(),
            _ => "choose-pass".into(),
        },
        Action::Peek(stage) => of_stage("choose-peek", stage),
        Action::Mordred(ally) => {
            let text = of_card("choose-mordred", ally);
            match view.open.owner(ally) {
                Some(owner) => text.with("who", owner),
                None => of_card("choose-play", ally),
            }
        }
        Action::Watch => "choose-watch".into(),
        Action::Rest => "choose-rest".into(),
    }
}

fn done(view: &View) -> Text {
    match view.open.phase {
        Phase::SetUp => of_stage("choose-stage-done", view.open.quest.laid),
        Phase::Arm(_) => Text::new("choose-seal").with("cards", view.sealed.len()),
        _ => "choose-done".into(),
    }
}

fn touches(view: &View, action: Action) -> Vec<String> {
    match action {
        Action::Turn => zones::top_story(view),
        Action::Lay(card) | Action::Arm(card) | Action::Play(card) | Action::Discard(card) => {
            zones::in_hand(view, card)
        }
        Action::Bid(cards) => vec![zones::rung(cards)],
        Action::Peek(stage) => zones::stage_cards(view, stage),
        Action::Mordred(ally) => zones::ally(view, ally),
        _ => Vec::new(),
    }
}

fn clause(view: &View, action: Action) -> &'static str {
    match action {
        Action::Turn => "QT-21",
        Action::Sponsor => "QT-51",
        Action::Join => "QT-66",
        Action::Enter => "QT-145",
        Action::Draw => "QT-141",
        Action::Decline => match view.open.phase {
            Phase::Sponsor(_) => "QT-52",
            Phase::Join(_) => "QT-67",
            Phase::Prosper(_) => "QT-141",
            _ => "QT-145",
        },
        Action::Lay(card) => match card.kind() {
            Kind::Test => "QT-60",
            Kind::Weapon => "QT-58",
            _ => "QT-57",
        },
        Action::Arm(card) | Action::Play(card) if card.kind() != Kind::Weapon => faces::clause(card),
        Action::Arm(_) | Action::Play(_) if view.open.quest.trial == Trial::Foe => "QT-74",
        Action::Arm(_) | Action::Play(_) => "QT-149",
        Action::Done => match view.open.phase {
            Phase::SetUp => "QT-62",
            Phase::Arm(_) if view.open.quest.trial == Trial::Foe => "QT-78",
            Phase::Arm(_) => "QT-149",
            _ => "QT-143",
        },
        Action::Discard(_) => match view.open.phase {
            Phase::Pay(_) => "QT-93",
            Phase::Call { .. } => "QT-142",
            _ => "QT-28",
        },
        Action::Bid(_) if view.open.quest.lone => "QT-94",
        Action::Bid(_) => "QT-86",
        Action::Pass => match view.open.phase {
            Phase::Bid(_) if view.open.quest.lone => "QT-95",
            Phase::Bid(_) => "QT-88",
            Phase::Pay(seat) if view.open.debt(seat) > 0 => "QT-130",
            Phase::Merlin { .. } => "QT-124",
            Phase::Window { .. } if view.open.rules >= 2 => "R-QT-03",
            _ => "R-QT-02",
        },
        Action::Peek(_) => faces::clause(Card::Merlin),
        Action::Mordred(_) => "QT-126",
        Action::Watch | Action::Rest => "R-QT-03",
    }
}
