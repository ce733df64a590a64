//! The log: what events tell, and what they count for.

use engine::Seat;
use scene::{StoryLevel, StoryLine, Tally, Text};

use super::faces::{adventure_clause, adventure_title};
use super::phrases::{in_words, of_adventure, of_adversary, of_knight, spent_adversaries, with_knights};
use crate::adventures::{Adventure, Condition};
use crate::bags::{Adversaries, Knights};
use crate::cards::{Adversary, Knight};
use crate::event::{Event, Victory};
use crate::phase::{Challenge, End};

/// A line of the log. Cards that are dealt, laid out and paid one by one need none: the table shows them, and whoever
/// wins something by paying tells the whole payment.
pub(super) fn narrate(event: Event) -> Option<StoryLine> {
    let line = match event {
        Event::Dealt { .. }
        | Event::DealtUnseen { .. }
        | Event::RevealBegun { .. }
        | Event::Challenged { .. }
        | Event::Paid { .. }
        | Event::Overpaid { .. }
        | Event::AdventureChosen { .. }
        | Event::Spent { .. }
        | Event::Overspent { .. }
        | Event::DrawBegun { .. }
        | Event::TurnEnded { idle: false, .. } => return None,
        Event::FirstPlayer { seat } => of(seat, "KA-16", "log-first"),
        Event::LaidOut { card } => all("KA-10", of_adversary("log-laid-out", card))
            .folding("log-laid-out-several", Some(of_adversary("log-laid-out-one", card))),
        Event::ColumnFull { kind } => all("KA-11", Text::new("log-column-full").with("kind", kind.word())),
        Event::SupplyEmpty => all("KA-23", "log-supply-empty"),
        Event::TurnBegun { seat } => of(seat, "KA-17", "log-turn").heading(StoryLevel::Turn),
        Event::Revealed { seat, card } => of(seat, "KA-22", of_adversary("log-revealed", card))
            .folding(several("log-revealed-several", seat), Some(of_adversary("log-revealed-one", card))),
        Event::Beaten { seat, challenge, card, paid } => beaten(seat, challenge, card, paid),
        Event::Sealed { seat, card, paid } => {
            of(seat, "KA-57", with_payment("log-sealed", card, paid, card.value()))
        }
        Event::Released { seat, card } => of(seat, "KA-60", of_adversary("log-released", card)),
        Event::LayoutCleared { .. } => all("KA-47", "log-layout-cleared"),
        Event::AdventureTaken { seat, adventure, spent } => adventure_taken(seat, adventure, spent),
        Event::Drew { seat, card, again } => of(seat, draw_clause(again), of_knight("log-drew", card))
            .folding(several("log-drew-several", seat), Some(of_knight("log-drew-one", card))),
        Event::DrewUnseen { seat, again } => of(seat, draw_clause(again), "log-drew-unseen")
            .folding(several("log-drew-unseen-several", seat), None),
        Event::Shuffled { cards } => all("KA-41", Text::new("log-shuffled").with("cards", cards)),
        Event::TurnEnded { seat, idle: true } => of(seat, "KA-19", "log-passed"),
        Event::GameEnded { end: End::Adventures } => all("KA-46", "log-end-adventures"),
        Event::GameEnded { end: End::Adversaries } => all("KA-47", "log-end-adversaries"),
        Event::GameEnded { end: End::Idle } => all("R-KA-12", "log-end-idle"),
        Event::Scored { seat, adventures, adversaries } => scored(seat, adventures, adversaries),
        Event::Won { seat, by: Victory::Points } => of(seat, "KA-51", "log-won"),
        Event::Won { seat, by: Victory::Knights } => of(seat, "KA-52", "log-won-by-knights"),
        Event::Won { seat, by: Victory::Shared } => of(seat, "KA-53", "log-won-shared"),
    };
    Some(line)
}

/// A line about somebody.
fn of(seat: Seat, clause: &'static str, text: impl Into<Text>) -> StoryLine {
    StoryLine::of(seat, clause, text)
}

/// A line about nobody in particular.
fn all(clause: &'static str, text: impl Into<Text>) -> StoryLine {
    StoryLine::new(clause, text)
}

/// The sentence for a run of lines about somebody.
fn several(id: &'static str, seat: Seat) -> Text {
    Text::new(id).with("who", seat)
}

/// The clause by which a knight is drawn: the one, or a second one.
fn draw_clause(again: bool) -> &'static str {
    if again { "KA-42" } else { "KA-40" }
}

fn beaten(seat: Seat, challenge: Challenge, card: Adversary, paid: Knights) -> StoryLine {
    let cost = challenge.cost(card);
    let (id, clause) = match challenge {
        Challenge::Repeated => ("log-repeated", "KA-63"),
        Challenge::Double => ("log-doubled", "KA-64"),
        Challenge::Usual if paid.strength() > cost => ("log-beaten", "KA-32"),
        Challenge::Usual if paid.count(Knight::Merlin) > 0 => ("log-beaten", "KA-29"),
        Challenge::Usual => ("log-beaten", "KA-26"),
    };
    of(seat, clause, with_payment(id, card, paid, cost))
}

/// What was paid for an adversary, and whether it was too much (KA-32).
fn with_payment(id: &'static str, card: Adversary, paid: Knights, cost: u8) -> Text {
    of_adversary(id, card)
        .with("knights", with_knights(paid))
        .with("paid", paid.strength())
        .with("paid-in-words", in_words(paid.strength()))
        .with("cost", cost)
        .with("cost-in-words", in_words(cost))
        .with("exact", if paid.strength() == cost { "yes" } else { "no" })
}

fn adventure_taken(seat: Seat, adventure: Adventure, spent: Adversaries) -> StoryLine {
    let excess = match adventure.condition() {
        Condition::Total(_, total) => spent.points() - total,
        _ => 0,
    };
    let clause = if excess > 0 { "KA-37" } else { adventure_clause(adventure) };
    let text = of_adventure("log-adventure", adventure)
        .with("spent", spent_adversaries(spent))
        .with("points", adventure.value())
        .with("excess", excess);
    of(seat, clause, text).scoring(seat, adventure.value())
}

fn scored(seat: Seat, adventures: u8, adversaries: u8) -> StoryLine {
    let text = Text::new("log-scored")
        .with("points", adventures + adversaries)
        .with("adventures", adventures)
        .with("adversaries", adversaries);
    of(seat, "KA-49", text).scoring(seat, adversaries)
}

/// Points by their source: each adventure, and the adversaries in hand at the end.
pub(super) fn tally(event: Event) -> Option<Tally> {
    match event {
        Event::AdventureTaken { seat, adventure, .. } => {
            Some(Tally { seat, what: adventure_title(adventure), amount: adventure.value().into() })
        }
        Event::Scored { seat, adversaries, .. } => {
            Some(Tally { seat, what: "tally-adversaries", amount: adversaries.into() })
        }
        _ => None,
    }
}
