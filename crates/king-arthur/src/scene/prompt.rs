//! The sentence that says what the viewer may do, or whom everybody waits for.

use scene::{Arg, Text};

use super::faces::adventure_title;
use super::legal;
use super::phrases::{in_words, of_adventure, of_adversary, of_knight};
use super::plates::outcome;
use super::turn::{open_stages, stage_now};
use crate::action::Action;
use crate::adventures::{Adventure, Condition};
use crate::bags::{Adversaries, Knights};
use crate::cards::Adversary;
use crate::phase::{Challenge, Phase};
use crate::view::View;

/// What the viewer may do, or whom everybody waits for.
pub(super) fn prompt(view: &View) -> Text {
    let own = view.viewer == Some(view.seat);
    match view.phase {
        Phase::First | Phase::Layout | Phase::Deal => "prompt-setup".into(),
        Phase::Act if own => act(view),
        Phase::Act => Text::new("wait-act").with("who", view.seat),
        Phase::Reveal => Text::new("wait-reveal").with("who", view.seat),
        Phase::Pay { challenge, target, paid } if own => {
            let id = if paid.is_empty() { "prompt-pay-first" } else { "prompt-pay" };
            payment(id, challenge, target, paid).with("cards", Arg::AnyOf(what_may_be_laid_down(view)))
        }
        Phase::Pay { challenge, target, paid } => {
            payment("wait-pay", challenge, target, paid).with("who", view.seat)
        }
        Phase::Spend { adventure, spent } if own => spending(view, adventure, spent),
        Phase::Spend { adventure, .. } => of_adventure("wait-spend", adventure).with("who", view.seat),
        Phase::Draw => Text::new("wait-draw").with("who", view.seat),
        Phase::Over(_) => victory(view),
    }
}

fn act(view: &View) -> Text {
    let id = match stage_now(view) {
        Some(0) => "prompt-reveal",
        Some(1) => "prompt-challenge",
        Some(2) => "prompt-adventure",
        Some(_) => "prompt-draw",
        None => "prompt-end",
    };
    let [.., draw] = open_stages(view);
    Text::new(id)
        .with("draws", if draw { view.progress.draws() } else { 0 })
        .with("drawn", view.progress.drawn)
}

fn payment(id: &'static str, challenge: Challenge, target: Adversary, paid: Knights) -> Text {
    of_adversary(id, target)
        .with("way", challenge.word())
        .with("cost", challenge.cost(target))
        .with("cost-in-words", in_words(challenge.cost(target)))
        .with("paid-in-words", in_words(paid.strength()))
}

fn spending(view: &View, adventure: Adventure, spent: Adversaries) -> Text {
    let text = match adventure.condition() {
        Condition::Total(_, total) if !spent.is_empty() => {
            Text::new("prompt-spend-total").with("spent", spent.points()).with("total", total)
        }
        _ => Text::new("prompt-spend").with("needs", Text::new(format!("needs-{adventure}"))),
    };
    text.with("title", Text::new(adventure_title(adventure)))
        .with("cards", Arg::AnyOf(what_may_be_laid_down(view)))
}

/// The cards that the viewer may add to a payment.
fn what_may_be_laid_down(view: &View) -> Vec<Text> {
    let card = |action| match action {
        Action::Pay(card) => Some(of_knight("a-knight", card)),
        Action::Spend(card) => Some(of_adversary("the-adversary", card)),
        _ => None,
    };
    legal(view).into_iter().filter_map(card).collect()
}

fn victory(view: &View) -> Text {
    let outcome = outcome(view);
    let winners = outcome.winners();
    match (winners.first(), winners.len()) {
        (Some(winner), 1) => {
            Text::new("prompt-won").with("who", winner).with("points", outcome.scores[winner])
        }
        _ => Text::new("prompt-shared").with("names", winners),
    }
}
