//! What knights, ring, obstacles, seals, dragon cards and the die look like.

use engine::Seat;
use scene::{Badge, Face, Front, SHIELDS, Text, Tincture};

use super::phrases::tincture;
use crate::board::State;
use crate::knight::Knight;
use crate::pile::DRAGON_CARDS;

const BACK_DRAGON: &str = "back-dragon";

fn slug(word: impl std::fmt::Display) -> String {
    format!("ring/{word}")
}

/// A front with a title and a charge, and nothing else yet.
fn front(word: impl std::fmt::Display, title: impl Into<Text>, emblem: &str, tincture: Tincture) -> Front {
    Front {
        slug: slug(word),
        title: title.into(),
        emblem: emblem.to_owned(),
        tincture,
        shields: Vec::new(),
        badges: Vec::new(),
        text: None,
        about: None,
        clause: None,
        back: None,
    }
}

/// A seat's knight, on his talismans. His shield says whose he is.
pub(super) fn knight(seat: Seat, knight: &Knight) -> Face {
    let (tincture, charge) = SHIELDS[seat.index()];
    let title = Text::new("piece-knight").with("who", seat);
    Face::Up(Front {
        badges: vec![Badge { label: "talismans".into(), value: knight.talismans.into() }],
        clause: Some("QR-05".into()),
        ..front(format!("knight-{seat}"), title, charge, tincture)
    })
}

pub(super) fn ring() -> Face {
    Face::Up(Front { clause: Some("QR-29".into()), ..front("ring", "piece-ring", "ring", Tincture::Or) })
}

pub(super) fn obstacle() -> Face {
    let plain = front("obstacle", "piece-obstacle", "obstacle", Tincture::Argent);
    Face::Up(Front { clause: Some("QR-54".into()), ..plain })
}

/// The seal of a city.
pub(super) fn seal(state: State) -> Front {
    let title = Text::new("piece-seal").with("state", state.word());
    Front {
        clause: Some("QR-45".into()),
        ..front(format!("seal-{}", state.word()), title, "seal", tincture(state))
    }
}

/// The back of every dragon card.
pub(super) fn dragon_back() -> Face {
    Face::Down { back: slug(BACK_DRAGON) }
}

/// The front of a dragon card.
pub(super) fn dragon(strength: u8) -> Face {
    let copies = DRAGON_CARDS[usize::from(strength)];
    Face::Up(Front {
        badges: vec![Badge { label: "strength".into(), value: strength.into() }],
        about: Some(Text::new("about-dragon-card").with("copies", copies)),
        clause: Some("QR-35".into()),
        back: Some(slug(BACK_DRAGON)),
        ..front(format!("dragon-{strength}"), "piece-dragon", "dragon", Tincture::Gules)
    })
}

/// The die with a side up.
pub(super) fn die(side: u8) -> Face {
    let emblem = format!("die-{side}");
    Face::Up(Front {
        badges: vec![Badge { label: "die-shows".into(), value: side.into() }],
        clause: Some("QR-36".into()),
        ..front(&emblem, "piece-die", &emblem, Tincture::Argent)
    })
}
