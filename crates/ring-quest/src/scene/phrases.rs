//! Spaces and states inside sentences: arguments from which each language makes the forms that it needs.

use scene::{Text, Tincture};

use crate::board::{Kind, State};
use crate::space::Space;

/// A message about a space, with its name `at`, its `kind` and the `state` that it lies in.
pub(super) fn of_space(id: &'static str, space: Space) -> Text {
    Text::new(id)
        .with("at", space.to_string())
        .with("kind", kind_word(space.kind()))
        .with("state", space.state().map_or("centre", State::word))
}

/// The word by which messages choose a kind of space.
pub(super) fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Black => "black",
        Kind::White => "white",
        Kind::Dragon => "dragon",
        Kind::Magic => "magic",
        Kind::Sword => "sword",
        Kind::City => "city",
        Kind::Crystal => "crystal",
    }
}

/// The colour of a state.
pub(super) fn tincture(state: State) -> Tincture {
    match state {
        State::Tirad => Tincture::Gules,
        State::Urgad => Tincture::Vert,
        State::Galad => Tincture::Azure,
        State::Elgad => Tincture::Or,
    }
}
