//! Why not: the first rule that stands against an action.

use engine::Seat;
use scene::{Refusal, Text};

use super::faces::adventure_clause;
use super::phrases::{colour_word, of_adventure, of_adversary, of_knight};
use crate::action::Action;
use crate::adventures::{Adventure, Condition};
use crate::bags::{Adversaries, Knights};
use crate::cards::{Adversary, Knight};
use crate::payment::reach;
use crate::phase::{Challenge, Phase};
use crate::view::View;

/// Why the action is not legal for the owner of the view, who may act.
pub(super) fn refuse(view: &View, action: Action) -> Refusal {
    match (view.phase, action) {
        (Phase::Pay { challenge, target, paid }, Action::Pay(card)) => {
            payment(view.hand, paid, challenge.cost(target), card)
        }
        (Phase::Pay { target, .. }, Action::Challenge(..)) => {
            no("KA-24", of_adversary("no-pay-first", target))
        }
        (Phase::Pay { target, .. }, _) => no("KA-18", of_adversary("no-pay-first", target)),
        (Phase::Spend { adventure, spent }, Action::Spend(card)) => {
            spending(adventure, held_adversaries(view), spent, card)
        }
        (Phase::Spend { adventure, .. }, Action::Done) => unmet(adventure),
        (Phase::Spend { adventure, .. }, Action::Adventure(_)) => {
            no("KA-34", of_adventure("no-spend-first", adventure))
        }
        (Phase::Spend { adventure, .. }, _) => no("KA-18", of_adventure("no-spend-first", adventure)),
        (_, Action::Reveal) => reveal(view),
        (_, Action::Challenge(way, card)) => challenge(view, way, card),
        (_, Action::Pay(_)) => no("KA-24", "no-challenge-yet"),
        (_, Action::Adventure(wanted)) => adventure(view, wanted),
        (_, Action::Spend(_) | Action::Done) => no("KA-34", "no-adventure-yet"),
        // Whoever may draw no more has ended the turn by drawing (KA-44).
        (_, Action::Draw) => no("R-KA-07", "no-knights-left"),
        (_, Action::End) => no("KA-18", "no-passed"),
    }
}

fn no(clause: &'static str, text: impl Into<Text>) -> Refusal {
    Refusal { text: text.into(), clause: Some(clause) }
}

fn held_adversaries(view: &View) -> Adversaries {
    view.viewer.map_or(Adversaries::NONE, |seat| view.players[seat.index()].trophies)
}

// Action 1

fn reveal(view: &View) -> Refusal {
    if view.progress.revealed {
        no("KA-18", "no-second-reveal")
    } else if !view.progress.before_reveal() {
        no("KA-18", "no-passed")
    } else if view.supply == 0 {
        no("KA-23", "no-supply")
    } else {
        no("KA-20", "no-column-full")
    }
}

// Action 2

fn challenge(view: &View, way: Challenge, card: Adversary) -> Refusal {
    let me = Some(view.seat);
    let wanted = if way == Challenge::Repeated { me } else { None };
    if view.progress.challenged {
        no("KA-24", "no-second-challenge")
    } else if !view.progress.before_challenge() {
        no("KA-18", "no-passed")
    } else if way != Challenge::Usual && !view.options.seals {
        no("KA-55", "no-seals")
    } else if view.layout.cards().count(card) == 0 {
        no("KA-24", of_adversary("no-such-target", card))
    } else if !view.layout.contains(card, wanted) {
        sealed(view, way, card)
    } else if way == Challenge::Usual && view.options.seals && view.players[view.seat.index()].seals == 0 {
        no("R-KA-13", "no-free-seal")
    } else {
        too_weak(view.hand, card, way.cost(card))
    }
}

/// The card lies there, but not with the seal, or without the seals, that this way asks for.
fn sealed(view: &View, way: Challenge, card: Adversary) -> Refusal {
    let own = view.layout.contains(card, Some(view.seat));
    match way {
        Challenge::Usual if own => no("KA-56", of_adversary("no-own-seal", card)),
        Challenge::Double if own => no("KA-64", of_adversary("no-own-seal", card)),
        Challenge::Repeated if view.layout.contains(card, None) => {
            no("KA-62", of_adversary("no-seal-of-yours", card))
        }
        _ => {
            let others = |seat: &Seat| view.layout.contains(card, Some(*seat));
            let owner = Seat::all(view.seats()).find(others).unwrap_or(view.seat);
            no("R-KA-18", of_adversary("no-foreign-seal", card).with("who", owner))
        }
    }
}

fn too_weak(hand: Knights, card: Adversary, cost: u8) -> Refusal {
    let text = |id| of_adversary(id, card).with("cost", cost).with("reach", reach(hand));
    if hand.strength() < cost {
        no("KA-26", text("no-knights-enough"))
    } else {
        no("KA-25", text("no-colour-enough"))
    }
}

fn payment(hand: Knights, paid: Knights, cost: u8, card: Knight) -> Refusal {
    if hand.count(card) == 0 {
        return no("KA-25", of_knight("no-such-knight", card));
    }
    if let (Some(begun), Some(colour)) = (paid.colour(), card.colour())
        && begun != colour
    {
        return no("KA-25", Text::new("no-second-colour").with("colour", colour_word(begun)));
    }
    let owed = cost - paid.strength();
    let joins = |other: &Knight| [other.colour(), None].contains(&card.colour()) || other.colour().is_none();
    let purse: Knights = hand.iter().filter(joins).collect();
    if purse.strength() < owed {
        no("KA-26", of_knight("no-colour-enough-here", card).with("owed", owed))
    } else {
        no("R-KA-01", Text::new("no-overpaying").with("owed", owed))
    }
}

// Action 3

fn adventure(view: &View, wanted: Adventure) -> Refusal {
    let owner = Seat::all(view.seats()).find(|seat| view.players[seat.index()].adventures.contains(wanted));
    if view.progress.adventured {
        no("KA-34", "no-second-adventure")
    } else if !view.progress.before_adventure() {
        no("KA-18", "no-passed")
    } else if let Some(owner) = owner {
        no("KA-39", of_adventure("no-adventure-taken", wanted).with("who", owner))
    } else {
        unmet(wanted)
    }
}

/// The hand, or what is laid down, does not meet the condition.
fn unmet(adventure: Adventure) -> Refusal {
    no(adventure_clause(adventure), of_adventure("no-condition", adventure).with("needs", needs(adventure)))
}

fn needs(adventure: Adventure) -> Text {
    Text::new(format!("needs-{adventure}"))
}

fn spending(adventure: Adventure, held: Adversaries, spent: Adversaries, card: Adversary) -> Refusal {
    if held.count(card) == 0 {
        return no("KA-35", of_adversary("no-such-adversary", card));
    }
    match adventure.condition() {
        Condition::Total(kind, total) if kind.is_none_or(|kind| kind == card.kind()) => {
            let owed = total - spent.points();
            no("R-KA-02", Text::new("no-overspending").with("owed", owed))
        }
        _ => no(adventure_clause(adventure), of_adversary("no-fit", card).with("needs", needs(adventure))),
    }
}
