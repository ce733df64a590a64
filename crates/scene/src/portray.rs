//! How a game shows itself.

use std::borrow::Cow;

use engine::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::{Scene, Text};

/// A game that can be shown, told and explained. All of it is made from a view, so nothing can leak.
pub trait Portray: Game {
    /// What the game's box says: those of its messages that are wanted before anybody plays. No rulebook.
    fn label() -> Words;

    /// The game's messages, those on its box among them, and its rulebook, in English.
    fn english() -> Book;

    /// The same in German.
    fn german() -> Book;

    /// Both.
    fn words() -> Words {
        Words { en: Self::english(), de: Self::german() }
    }

    /// A guided first match: a log with pages, whose texts are messages of the game. None: there is none.
    fn lesson() -> Option<&'static str> {
        None
    }

    /// Are there [places](crate::Spot) on the table, or pieces that are no cards? What draws them, and their emblems, a
    /// browser fetches for those games alone.
    fn has_board() -> bool {
        false
    }

    /// The table as the owner of this view sees it.
    fn scene(view: &Self::View) -> Scene;

    /// How a legal action is offered to the owner of this view.
    fn choice(view: &Self::View, action: Self::Action) -> Choice;

    /// What an event tells those who hear it. `None`: nothing worth a line, because the table shows it and another
    /// event tells it as a whole ("beat the dragon with three knights" rather than knight by knight).
    fn narrate(event: Self::Event) -> Option<StoryLine>;

    /// Why an action that can be read is not legal now for the owner of this view, who may act.
    fn refuse(view: &Self::View, action: Self::Action) -> Refusal;

    /// What an event counts for in reports over many games, e.g. points by their source.
    fn tally(event: Self::Event) -> Option<Tally>;

    /// What marked a finished match and the seats in it, for reports that compare: who had which hero, which side of
    /// a board was up, how the match opened. From all that was told in it and a spectator's view of its end.
    fn features(_told: &[Self::Event], _end: &Self::View) -> Vec<Feature> {
        Vec::new()
    }

    /// What those who play alone can be proud of. None: nobody plays this game alone.
    fn feats() -> &'static [Feat] {
        &[]
    }

    /// Among what a score is compared with others, if the owner of this view plays alone: ids of messages, e.g. of the
    /// scenario and of the character.
    fn class(_view: &Self::View) -> Vec<&'static str> {
        Vec::new()
    }
}

/// Something that a match, or a seat in it, had and another had not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// The features it is compared with: the id of a message that names them, e.g. "Hero".
    pub group: &'static str,
    /// Which one: the id of a message that names it.
    pub what: &'static str,
    /// Who had it; `None`: the whole table.
    pub seat: Option<Seat>,
}

/// Something to be proud of, for those who play alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feat {
    /// The id of a message that names it; `NAME-about` says in a sentence what it takes.
    pub name: &'static str,
    /// What must have been counted in a finished match: see [`Tally::what`].
    pub what: &'static str,
    /// How much of it, at least.
    pub least: i32,
}

/// An amount that a report adds up over many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// For whom.
    pub seat: Seat,
    /// What it counts: the id of a message that names it.
    pub what: &'static str,
    /// How much.
    pub amount: i32,
}

/// An action as an offer: one click.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The action's words in the log.
    pub notation: String,
    /// The action in a few words.
    pub label: Text,
    /// Pieces, any of which stands for this action when touched. None: the action is a button. What touches supplies and
    /// discards alone ([`Role::Side`](crate::Role::Side)) is worth a button too where these are drawn small.
    pub touches: Vec<String>,
    /// The clause that allows it.
    pub clause: &'static str,
}

/// A line of the narrated log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoryLine {
    /// What happened.
    pub text: Text,
    /// Whose shield stands before it.
    pub seat: Option<Seat>,
    /// The clause behind it.
    pub clause: Cow<'static, str>,
}

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The reason, in a sentence.
    pub text: Text,
    /// The clause behind it, if a rule of the game forbids it.
    pub clause: Option<&'static str>,
}

/// A game's words.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// In English.
    pub en: Book,
    /// In German.
    pub de: Book,
}

impl Words {
    /// Messages without a rulebook.
    pub const fn of_messages(en: &'static str, de: &'static str) -> Words {
        Words { en: Book { messages: en, rules: "" }, de: Book { messages: de, rules: "" } }
    }
}

/// The words of a game, from where every game has them: what its box says in `lang/box.*.ftl`, its other messages in
/// `lang/*.ftl`, its rulebook in `RULES.md` and `RULES.de.md`. For the `Portray` of a game, in its `src/scene.rs`.
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

/// A game's words in one language.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// A Fluent file: names, labels, prompts, log lines. On every game's box are `title`, `subtitle`, `pitch` (a sentence
    /// or two for the shelf) and `minutes` (how long it takes, e.g. "30 min"); and further on, for each option field
    /// `KEY` with a value `VALUE`: `option-KEY` (its name), `option-KEY-about` (a sentence) and `option-KEY-VALUE`.
    pub messages: &'static str,
    /// The rulebook in our words, in Markdown; a paragraph that is a clause begins with its number in bold.
    pub rules: &'static str,
}
