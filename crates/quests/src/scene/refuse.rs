//! Why not: the reason, with the clause behind it.

use scene::{Refusal, Text};

use super::phrases::{of_card, of_stage};
use crate::action::Action;
use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::open::Trial;
use crate::options::MordredWindow;
use crate::phase::{Phase, Standing};
use crate::view::View;

/// Why an action is not legal now.
pub(super) fn refuse(view: &View, action: Action) -> Refusal {
    match (action, view.open.phase) {
        (Action::Sponsor, Phase::Sponsor(_)) => no("QT-54", "no-sponsor"),
        (Action::Lay(card), Phase::SetUp) => lay(view, card),
        (Action::Done, Phase::SetUp) if stage_laid_now(view).is_empty() => no("QT-56", "no-stage-empty"),
        (Action::Done, Phase::SetUp) => no("QT-62", "no-stage-done"),
        (Action::Done, Phase::Call { .. }) => no("QT-142", "no-call-done"),
        (Action::Arm(card), Phase::Arm(_)) => arm(view, card),
        (Action::Bid(cards), Phase::Bid(_)) => bid(view, cards),
        (Action::Pass, Phase::Bid(_)) => no("QT-94", "no-lone-pass"),
        (Action::Pass, Phase::Pay(_)) => no("QT-93", "no-pay-pass"),
        (Action::Discard(card), Phase::Trim { .. }) => missing(card, "QT-28"),
        (Action::Discard(card), Phase::Pay(_)) => pay(view, card),
        (Action::Discard(card), Phase::Call { .. }) => call(view, card),
        (Action::Play(card), _) => play(view, card),
        (Action::Peek(stage), _) => peek(view, stage),
        (Action::Mordred(ally), _) => mordred(view, ally),
        (Action::Watch | Action::Rest, _) if view.open.rules >= 2 => no("R-QT-03", "no-standing"),
        (Action::Watch, _) if watches(view) => no("R-QT-03", "no-watching-already"),
        (Action::Watch | Action::Rest, _) => no("R-QT-03", "no-standing-now"),
        _ => no(now(view), "no-now"),
    }
}

fn no(clause: &'static str, text: impl Into<Text>) -> Refusal {
    Refusal { text: text.into(), clause: Some(clause) }
}

/// The card is not in hand; the clause says what it was wanted for.
fn missing(card: Card, clause: &'static str) -> Refusal {
    no(clause, of_card("no-such-card", card))
}

/// A card in hand is refused only if all of them together are too few.
fn pay(view: &View, card: Card) -> Refusal {
    if view.hand.has(card) { no("QT-130", "no-pay-short") } else { missing(card, "QT-93") }
}

/// The clause of what is asked now.
fn now(view: &View) -> &'static str {
    super::turn::clauses(view).first().copied().unwrap_or("QT-21")
}

fn watches(view: &View) -> bool {
    view.viewer.is_some_and(|seat| view.open.players[seat].standing == Standing::Watching)
}

/// The cards in the stage that the sponsor lays out.
fn stage_laid_now(view: &View) -> Cards {
    let laid = usize::from(view.open.quest.laid);
    view.stages.get(laid).copied().flatten().unwrap_or_default()
}

fn lay(view: &View, card: Card) -> Refusal {
    let stage = stage_laid_now(view);
    let used_test = view.stages.iter().flatten().any(|stage| !stage.of(Kind::Test).is_empty());
    match card.kind() {
        _ if !view.hand.has(card) => missing(card, "QT-56"),
        Kind::Ally | Kind::Amour => no("QT-65", "no-lay-kind"),
        Kind::Test if used_test => no("QT-61", "no-second-test"),
        Kind::Test if !stage.is_empty() => no("QT-60", "no-test-beside"),
        Kind::Foe if !stage.is_empty() => no("QT-57", "no-second-foe"),
        Kind::Weapon if stage.of(Kind::Foe).is_empty() => no("QT-57", "no-weapon-alone"),
        Kind::Weapon if stage.has(card) => no("QT-58", of_card("no-same-weapon", card)),
        _ => no("QT-62", of_card("no-finish", card)),
    }
}

fn arm(view: &View, card: Card) -> Refusal {
    let amour = view.viewer.is_some_and(|seat| view.open.players[seat].amour);
    let quest = view.open.quest.trial == Trial::Foe;
    let clause = |in_quest: &'static str| if quest { in_quest } else { "QT-149" };
    match card.kind() {
        Kind::Foe | Kind::Test => no(clause("QT-77"), "no-arm-kind"),
        Kind::Amour if amour || view.sealed.has(card) => no(clause("QT-75"), "no-second-amour"),
        Kind::Weapon if view.sealed.has(card) => no(clause("QT-74"), of_card("no-same-weapon", card)),
        _ => missing(card, clause("QT-73")),
    }
}

fn bid(view: &View, cards: u8) -> Refusal {
    let least = view.open.least_bid();
    let free = view.viewer.map_or(0, |seat| view.open.free_bids(seat));
    if view.open.quest.lone && view.hand.len() + free < least {
        no("QT-95", Text::new("no-lone-reach").with("bid", least))
    } else if view.open.quest.lone {
        no("QT-94", Text::new("no-lone-bid").with("bid", least))
    } else if cards < least && view.open.quest.leader.is_none() {
        no("QT-87", Text::new("no-low-bid").with("bid", least))
    } else if cards < least {
        no("QT-88", Text::new("no-low-bid").with("bid", least))
    } else {
        no("QT-90", "no-high-bid")
    }
}

fn call(view: &View, card: Card) -> Refusal {
    if view.hand.has(card) { no("QT-142", "no-call-kind") } else { missing(card, "QT-142") }
}

fn play(view: &View, card: Card) -> Refusal {
    let amour = view.viewer.is_some_and(|seat| view.open.players[seat].amour);
    match card.kind() {
        Kind::Weapon | Kind::Foe | Kind::Test => no("QT-29", "no-play-kind"),
        _ if !view.hand.has(card) => missing(card, "QT-106"),
        Kind::Amour if amour => no("QT-110", "no-second-amour"),
        Kind::Amour => no("QT-29", "no-amour-now"),
        Kind::Ally if matches!(view.open.phase, Phase::Arm(_)) => no("QT-107", "no-ally-face-up"),
        Kind::Ally if matches!(view.open.phase, Phase::Pay(_)) => {
            no("R-QT-10", of_card("no-ally-unpaid", card))
        }
        Kind::Ally if view.open.options.allies_wait => no("QT-181", "no-ally-now"),
        Kind::Ally => no("R-QT-02", "no-ally-now"),
    }
}

fn peek(view: &View, stage: u8) -> Refusal {
    let Some(seat) = view.viewer else { return no("QT-123", "no-merlin") };
    if !view.open.players[seat].allies.has(Card::Merlin) {
        no("QT-123", "no-merlin")
    } else if view.open.quest.peeked[seat].is_some() {
        no("QT-123", "no-second-look")
    } else if stage >= view.open.quest.laid || stage < view.open.quest.revealed {
        no("QT-123", of_stage("no-hidden-stage", stage))
    } else {
        no("R-QT-04", "no-look-now")
    }
}

fn mordred(view: &View, ally: Card) -> Refusal {
    let own = view.viewer.is_some() && view.open.owner(ally) == view.viewer;
    if !view.hand.has(Card::Mordred) {
        no("QT-126", "no-mordred")
    } else if view.open.owner(ally).is_none() {
        no("QT-127", of_card("no-such-ally", ally))
    } else if own && !view.open.options.mordred_hits_own {
        no("QT-126", "no-own-ally")
    } else if view.open.rules >= 2 && matches!(view.open.phase, Phase::Bid(_) | Phase::Pay(_)) {
        no("R-QT-02", "no-mordred-unpaid")
    } else if view.open.options.mordred_window == MordredWindow::OwnTurnOrEngaged {
        no("QT-179", "no-mordred-now")
    } else {
        no("QT-128", "no-mordred-now")
    }
}
