//! What figures, cards and tiles look like.

use scene::{Badge, Face, Front, Text, Tincture};

use super::phrases::{colour_name, mission_name, room_tincture, tincture};
use crate::colour::Colour;
use crate::mission::{Mission, Stack};
use crate::position::LAP;
use crate::shield::Shield;
use crate::tiles::Part;

fn slug(word: &str) -> String {
    format!("camelot/{word}")
}

fn front(word: &str, title: impl Into<Text>, emblem: &str, tincture: Tincture) -> Front {
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

/// A knight of a colour.
pub(super) fn knight(colour: Colour) -> Face {
    let title = Text::new("figure-knight").with("colour", colour.word());
    Face::Up(front(&format!("knight-{colour}"), title, "knight", tincture(colour)))
}

/// A knight that nobody plays (CA-028).
pub(super) fn neutral(colour: Colour) -> Face {
    let title = Text::new("figure-neutral").with("colour", colour.word());
    let face = front(&format!("knight-{colour}"), title, "knight", tincture(colour));
    Face::Up(Front { clause: Some("CA-029".into()), ..face })
}

/// The black knight (CA-171).
pub(super) fn black_knight() -> Face {
    let face = front("black-knight", "figure-black-knight", "black-knight", Tincture::Sable);
    Face::Up(Front { clause: Some("CA-171".into()), ..face })
}

pub(super) fn magician(colour: Colour) -> Face {
    let title = Text::new("figure-magician").with("colour", colour.word());
    Face::Up(front(&format!("magician-{colour}"), title, "magician", tincture(colour)))
}

/// A colour's marker on the score track, with its 60-tile once it has passed the start (CA-016).
pub(super) fn marker(colour: Colour, score: i16) -> Face {
    let title = Text::new("figure-marker").with("colour", colour.word());
    let badges = vec![Badge { label: "points".into(), value: score.into() }];
    Face::Up(Front {
        badges,
        clause: Some((if score < LAP { "CA-009" } else { "CA-016" }).into()),
        ..front(&format!("marker-{colour}"), title, "banner", tincture(colour))
    })
}

pub(super) fn mission(mission: Mission) -> Face {
    let tincture = match mission.shields().iter().next() {
        None => Tincture::Argent,
        Some(Shield::Wild) => Tincture::Tenne,
        Some(shield) => shield.rooms().iter().next().map_or(Tincture::Argent, room_tincture),
    };
    let mut badges = vec![Badge { label: "knights".into(), value: mission.size().into() }];
    badges.extend(mission.special().map(|points| Badge { label: "points".into(), value: points.into() }));
    let (text, clause) = match mission.special() {
        Some(points) => {
            let text =
                Text::new("about-special").with("knights", mission.size()).with("points", i32::from(points));
            (Some(text), "CA-076")
        }
        None if mission.shields().count(Shield::Violet) > 0 => (None, "CA-153"),
        None if mission.shields().count(Shield::Wild) > 0 => (None, "CA-067"),
        None => (None, "CA-063"),
    };
    let emblem = if mission.special().is_some() { "horse" } else { "shield" };
    let shields = mission.shields().iter().map(shield);
    Face::Up(Front {
        shields: shields.collect(),
        badges,
        text,
        about: Some(Text::new("about-mission").with("copies", mission.copies())),
        clause: Some(clause.into()),
        back: Some(stack_slug(mission.stack())),
        ..front(&format!("mission-{mission}"), mission_name(mission), emblem, tincture)
    })
}

/// A shield of a mission, with the sign of its room.
fn shield(shield: Shield) -> scene::Shield {
    let (tincture, emblem) = match shield {
        Shield::Green => (Tincture::Vert, "sword"),
        Shield::Red => (Tincture::Gules, "rose"),
        Shield::Blue => (Tincture::Azure, "queen"),
        Shield::Yellow => (Tincture::Or, "candle"),
        Shield::Violet => (Tincture::Purpure, "key"),
        Shield::Wild => (Tincture::Argent, "round-table"),
    };
    scene::Shield { tincture, emblem: emblem.into() }
}

/// The back of a stack of missions.
pub(super) fn stack_back(stack: Stack) -> Face {
    Face::Down { back: stack_slug(stack) }
}

fn stack_slug(stack: Stack) -> String {
    slug(&format!("back-{}", stack.word()))
}

/// A grail tile that the viewer may see.
pub(super) fn tile(part: Part) -> Face {
    let title = Text::new("tile").with("part", part.word());
    let face = front(&format!("grail-{part}"), title, "grail", Tincture::Or);
    Face::Up(Front { clause: Some("CA-085".into()), back: Some(slug("back-grail")), ..face })
}

/// The back of every grail tile.
pub(super) fn tile_back() -> Face {
    Face::Down { back: slug("back-grail") }
}

/// A Merlin tile that the viewer may see.
pub(super) fn merlin(value: u8) -> Face {
    let badges = vec![Badge { label: "points".into(), value: value.into() }];
    let face = front(&format!("merlin-{value}"), "merlin-tile", "merlin", Tincture::Purpure);
    Face::Up(Front { badges, clause: Some("CA-082".into()), back: Some(slug("back-merlin")), ..face })
}

/// The back of every Merlin tile.
pub(super) fn merlin_back() -> Face {
    Face::Down { back: slug("back-merlin") }
}

/// The knight tablet of the rebellion (CA-118).
pub(super) fn tablet(loyal: bool) -> Face {
    let (word, title, tincture) = match loyal {
        true => ("tablet-gold", "tablet-loyal", Tincture::Or),
        false => ("tablet-green", "tablet-rebel", Tincture::Vert),
    };
    Face::Up(Front { clause: Some("CA-125".into()), ..front(word, title, "crown", tincture) })
}

/// A hero, side 1 or 2 up (CA-158).
pub(super) fn hero(colour: Colour, word: &'static str, side: u8) -> Face {
    let title = Text::new("hero").with("hero", word);
    let text = Text::new("hero-ability").with("ability", ability(word, side));
    let (emblem, clause) = match (word, side) {
        ("kay", 1) => ("lance", "CA-163"),
        ("kay", _) => ("lance", "CA-164"),
        ("tristan", 1) => ("heart", "CA-165"),
        ("tristan", _) => ("heart", "CA-166"),
        ("parzival", 1) => ("grail", "CA-167"),
        ("parzival", _) => ("grail", "CA-168"),
        ("lancelot", 1) => ("queen", "CA-169"),
        ("lancelot", _) => ("queen", "CA-170"),
        (_, 1) => ("mordred", "CA-172"),
        (_, _) => ("mordred", "CA-173"),
    };
    let badges = vec![Badge { label: "side".into(), value: side.into() }];
    let face = front(&format!("hero-{word}-{side}"), title, emblem, tincture(colour));
    Face::Up(Front { badges, text: Some(text), clause: Some(clause.into()), ..face })
}

/// The word that chooses an ability's sentence.
fn ability(word: &'static str, side: u8) -> &'static str {
    match (word, side) {
        ("kay", 1) => "kay-1",
        ("kay", _) => "kay-2",
        ("tristan", 1) => "tristan-1",
        ("tristan", _) => "tristan-2",
        ("parzival", 1) => "parzival-1",
        ("parzival", _) => "parzival-2",
        ("lancelot", 1) => "lancelot-1",
        ("lancelot", _) => "lancelot-2",
        (_, 1) => "mordred-1",
        (_, _) => "mordred-2",
    }
}

/// What a zone of a colour is called.
pub(super) fn titled(id: &'static str, colour: Colour) -> Text {
    Text::new(id).with("colour", colour.word()).with("name", colour_name(colour))
}
