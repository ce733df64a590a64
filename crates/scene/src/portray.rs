//! The trait by which a game shows itself.

use engine::Game;
use serde::Serialize;

use crate::{Beat, Book, Locale, Scene, StoryLine, Text, Words};

/// A game that can be shown, narrated and explained. All texts and scenes come from a view, so they cannot leak hidden
/// information.
pub trait Portray: Game {
    /// Returns the messages on the game's box: those that a client needs before anyone plays.
    fn label(locale: Locale) -> &'static str;

    /// Returns the game's messages, including those on the box, and its rulebook.
    fn book(locale: Locale) -> Book;

    /// Returns the books of all languages.
    fn words() -> Words {
        Words::of(Self::book)
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

    /// Shows what a step decided, if it decided anything: `heard` is all that the owner of this view was told in the step,
    /// in order, and the view is that after it. A [beat](Beat) is made from nothing else.
    fn beat(heard: &[Self::Event], view: &Self::View) -> Option<Beat> {
        let _ = (heard, view);
        None
    }

    /// Explains why an action is not legal now. The owner of the view may act, and the action is well-formed.
    fn refuse(view: &Self::View, action: Self::Action) -> Refusal;
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
    /// How clients offer it beside the things that it touches.
    pub prominence: Prominence,
    /// The clause that allows it.
    pub clause: &'static str,
}

/// How clients offer an action beside the pieces and spots that it touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub enum Prominence {
    /// Only there.
    #[default]
    Touch,
    /// As a button too, because nobody would look for it there.
    Button,
    /// As the button of the usual choice, at most one at a time.
    Usual,
}

/// The reason why an action is not legal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The reason, in a sentence.
    pub text: Text,
    /// The clause that forbids it, if a rule of the game does.
    pub clause: Option<&'static str>,
}
