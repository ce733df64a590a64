//! The trait by which a game shows itself.

use std::borrow::Cow;

use engine::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::{Scene, Text};

/// A game that can be shown, narrated and explained. All texts and scenes come from a view, so they cannot leak hidden
/// information.
pub trait Portray: Game {
    /// Returns the texts on the game's box: the messages that a client needs before anyone plays. Without a rulebook.
    fn label() -> Words;

    /// Returns the game's messages, including those on the box, and its rulebook, in English.
    fn english() -> Book;

    /// Returns the same in German.
    fn german() -> Book;

    /// Returns the texts in both languages.
    fn words() -> Words {
        Words { en: Self::english(), de: Self::german() }
    }

    /// Returns the log of a guided first match with pages of explanation, if the game has one. The texts of the pages
    /// are messages of the game.
    fn lesson() -> Option<&'static str> {
        None
    }

    /// Whether the game has [spots](crate::Spot), or pieces that are not cards. Only for such games, the browser loads
    /// the code and the emblems that draw them.
    fn has_board() -> bool {
        false
    }

    /// Returns the table as the owner of this view sees it.
    fn scene(view: &Self::View) -> Scene;

    /// Presents a legal action to the owner of this view.
    fn choice(view: &Self::View, action: Self::Action) -> Choice;

    /// Tells an event to its audience. Returns `None` if the event deserves no line: the table shows it, or another
    /// event sums it up ("beat the dragon with three knights" rather than knight by knight).
    fn narrate(event: Self::Event) -> Option<StoryLine>;

    /// Explains why an action is not legal now. The owner of the view may act, and the action is well-formed.
    fn refuse(view: &Self::View, action: Self::Action) -> Refusal;

    /// Returns the amount that an event adds in reports over many games, e.g. points by source.
    fn tally(event: Self::Event) -> Option<Tally>;

    /// Returns the features of a finished match and of its seats, for reports that compare: heroes, board sides,
    /// openings. `_told` has all events of the match; `_end` is a spectator's view of the end.
    fn features(_told: &[Self::Event], _end: &Self::View) -> Vec<Feature> {
        Vec::new()
    }

    /// Returns the achievements of a solo match. Empty if the game cannot be played alone.
    fn feats() -> &'static [Feat] {
        &[]
    }

    /// Returns the category in which a solo score is ranked, as message ids, e.g. of the scenario and of the character.
    fn class(_view: &Self::View) -> Vec<&'static str> {
        Vec::new()
    }
}

/// A property by which reports compare matches or seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// The id of the message that names the group of comparable features, e.g. "Hero".
    pub group: &'static str,
    /// The id of the message that names the feature.
    pub what: &'static str,
    /// The seat with the feature; `None` for the whole table.
    pub seat: Option<Seat>,
}

/// An achievement of a solo match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feat {
    /// The id of the message that names it. The message `NAME-about` explains in a sentence how to achieve it.
    pub name: &'static str,
    /// The tally that must be reached in a finished match: see [`Tally::what`].
    pub what: &'static str,
    /// The minimum amount.
    pub least: i32,
}

/// An amount that a report adds up over many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The seat that the amount belongs to.
    pub seat: Seat,
    /// The id of the message that names the counted thing.
    pub what: &'static str,
    /// The amount to add; may be negative.
    pub amount: i32,
}

/// A legal action as an offer, made by one click.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The notation of the action in the log.
    pub notation: String,
    /// The action in a few words.
    pub label: Text,
    /// Ids of pieces and spots; a click on any of them chooses this action. If empty, the action is a button. An action
    /// that touches only supplies and discards ([`Role::Side`](crate::Role::Side)) gets a button too where those are
    /// drawn small.
    pub touches: Vec<String>,
    /// The clause that allows it.
    pub clause: &'static str,
}

/// A line of the narrated log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoryLine {
    /// The sentence.
    pub text: Text,
    /// The seat whose shield is shown before the line.
    pub seat: Option<Seat>,
    /// The clause that the line follows from.
    pub clause: Cow<'static, str>,
}

/// The reason why an action is not legal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The reason, in a sentence.
    pub text: Text,
    /// The clause that forbids it, if a rule of the game does.
    pub clause: Option<&'static str>,
}

/// A game's texts in all languages.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// In English.
    pub en: Book,
    /// In German.
    pub de: Book,
}

impl Words {
    /// Creates texts from messages, without a rulebook.
    pub const fn of_messages(en: &'static str, de: &'static str) -> Words {
        Words { en: Book { messages: en, rules: "" }, de: Book { messages: de, rules: "" } }
    }
}

/// Includes a game's texts from their standard files: the box from `lang/box.*.ftl`, the other messages from
/// `lang/*.ftl`, the rulebook from `RULES.md` and `RULES.de.md`. For the `Portray` of a game, in its `src/scene.rs`.
#[macro_export]
macro_rules! printed_words {
    () => {
        fn label() -> $crate::Words {
            $crate::Words::of_messages(include_str!("../lang/box.en.ftl"), include_str!("../lang/box.de.ftl"))
        }

        fn english() -> $crate::Book {
            $crate::Book {
                messages: concat!(include_str!("../lang/box.en.ftl"), include_str!("../lang/en.ftl")),
                rules: include_str!("../RULES.md"),
            }
        }

        fn german() -> $crate::Book {
            $crate::Book {
                messages: concat!(include_str!("../lang/box.de.ftl"), include_str!("../lang/de.ftl")),
                rules: include_str!("../RULES.de.md"),
            }
        }
    };
}

/// A game's texts in one language.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// A Fluent file with names, labels, prompts and story lines. Every box has `title`, `subtitle`, `pitch` (a
    /// sentence or two for the shelf) and `minutes` (the duration, e.g. "30 min"). For each option field `KEY` with a
    /// value `VALUE` there are `option-KEY` (its name), `option-KEY-about` (a sentence) and `option-KEY-VALUE`.
    pub messages: &'static str,
    /// The rulebook in our words, in Markdown. A clause is a paragraph that begins with its number in bold.
    pub rules: &'static str,
}
