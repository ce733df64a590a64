//! Cards inside sentences: arguments from which each language makes the forms that it needs.

use scene::Text;

use crate::adventures::Adventure;
use crate::bags::{Adversaries, Knights};
use crate::cards::{Adversary, Colour, Knight};

/// A message about an adversary, with its `kind` and `value`.
pub(super) fn of_adversary(id: &'static str, card: Adversary) -> Text {
    Text::new(id).with("kind", card.kind().word()).with("value", card.value())
}

/// A message about an adventure.
pub(super) fn of_adventure(id: &'static str, adventure: Adventure) -> Text {
    Text::new(id).with("adventure", adventure.word())
}

/// A message about a knight card, with its `size` and `colour`.
pub(super) fn of_knight(id: &'static str, card: Knight) -> Text {
    let (size, colour) = match (card.colour(), card.strength()) {
        (None, _) => ("merlin", "none"),
        (Some(colour), 1) => ("single", colour_word(colour)),
        (Some(colour), _) => ("double", colour_word(colour)),
    };
    Text::new(id).with("size", size).with("colour", colour)
}

/// The word by which messages choose a colour.
pub(super) fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Orange => "orange",
        Colour::Beige => "beige",
    }
}

/// The knights of a payment, as they follow the word "with".
pub(super) fn with_knights(cards: Knights) -> Vec<Text> {
    cards.faces().map(|card| several(of_knight("with-knights", card), cards.count(card))).collect()
}

/// The adversaries of a payment, as they follow the word "spent".
pub(super) fn spent_adversaries(cards: Adversaries) -> Vec<Text> {
    let faces = cards.faces();
    faces.map(|card| several(of_adversary("spent-adversaries", card), cards.count(card))).collect()
}

fn several(text: Text, count: u8) -> Text {
    text.with("count", count).with("many", in_words(count))
}

/// A small number in words.
pub(super) fn in_words(number: u8) -> Text {
    Text::new("in-words").with("number", number)
}
