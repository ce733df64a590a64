//! Actions as offers.

use scene::{Choice, Prominence, Text};

use super::faces::{adventure_clause, adventure_title};
use super::phrases::{of_adventure, of_adversary, of_knight};
use super::zones;
use crate::action::Action;
use crate::phase::Challenge;
use crate::view::View;

/// How a legal action is offered.
pub(super) fn choice(view: &View, action: Action) -> Choice {
    Choice {
        notation: action.to_string(),
        label: label(view, action),
        touches: touches(view, action),
        prominence: Prominence::Touch,
        clause: clause(view, action),
    }
}

fn label(view: &View, action: Action) -> Text {
    match action {
        Action::Reveal => "choose-reveal".into(),
        Action::Challenge(challenge, card) => {
            let id = match challenge {
                Challenge::Usual if view.options.seals => "choose-seal",
                Challenge::Usual => "choose-challenge",
                Challenge::Repeated => "choose-repeat",
                Challenge::Double => "choose-double",
            };
            of_adversary(id, card).with("cost", challenge.cost(card))
        }
        Action::Pay(card) => of_knight("choose-pay", card),
        Action::Adventure(adventure) => of_adventure("choose-adventure", adventure)
            .with("title", Text::new(adventure_title(adventure)))
            .with("points", adventure.value()),
        Action::Spend(card) => of_adversary("choose-spend", card),
        Action::Done => "choose-done".into(),
        Action::Draw => Text::new("choose-draw").with("drawn", view.progress.drawn),
        Action::End => "choose-end".into(),
    }
}

fn touches(view: &View, action: Action) -> Vec<String> {
    match action {
        Action::Reveal => zones::top_adversary(view).into_iter().collect(),
        Action::Challenge(challenge, card) => zones::targets(view, challenge, card),
        Action::Pay(card) => zones::knights_in_hand(view, card),
        Action::Adventure(adventure) => vec![zones::adventure_id(adventure)],
        Action::Spend(card) => zones::adversaries_in_hand(view, card),
        Action::Draw => zones::top_knight(view).into_iter().collect(),
        Action::Done | Action::End => Vec::new(),
    }
}

fn clause(view: &View, action: Action) -> &'static str {
    match action {
        Action::Reveal => "KA-20",
        Action::Challenge(Challenge::Usual, _) if view.options.seals => "KA-56",
        Action::Challenge(Challenge::Usual, _) => "KA-24",
        Action::Challenge(Challenge::Repeated, _) => "KA-62",
        Action::Challenge(Challenge::Double, _) => "KA-64",
        Action::Pay(card) if card.colour().is_none() => "KA-29",
        Action::Pay(card) if card.strength() == 2 => "KA-31",
        Action::Pay(_) => "KA-25",
        Action::Adventure(adventure) => adventure_clause(adventure),
        Action::Spend(_) => "KA-35",
        Action::Done => "KA-77",
        Action::Draw if view.progress.drawn + view.progress.draws() == 2 => "KA-42",
        Action::Draw => "KA-40",
        Action::End => "KA-19",
    }
}
