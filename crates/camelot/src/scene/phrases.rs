//! Colours, rooms, fields and players inside sentences.

use scene::{Text, Tincture};

use crate::colour::Colour;
use crate::event::Who;
use crate::field::{Field, Plan};
use crate::hero::hero_word;
use crate::mission::Mission;
use crate::room::Room;
use crate::rooms::intrigue::group_of;
use crate::shield::Shield;

/// The heralds' name of a colour.
pub(super) const fn tincture(colour: Colour) -> Tincture {
    match colour {
        Colour::Red => Tincture::Gules,
        Colour::Blue => Tincture::Azure,
        Colour::Green => Tincture::Vert,
        Colour::Yellow => Tincture::Or,
        Colour::Violet => Tincture::Purpure,
    }
}

/// The heralds' name of a room's colour.
pub(super) const fn room_tincture(room: Room) -> Tincture {
    match room {
        Room::Green => Tincture::Vert,
        Room::Red => Tincture::Gules,
        Room::Blue => Tincture::Azure,
        Room::Yellow => Tincture::Or,
        Room::Secret => Tincture::Purpure,
    }
}

/// A message about a colour, with who plays it.
pub(super) fn of(id: &'static str, who: Who) -> Text {
    Text::new(id)
        .with("who", who.seat)
        .with("colour", who.colour.word())
        .with("hero", hero_word(who.colour))
        .with("twin", if who.twin { "yes" } else { "no" })
}

pub(super) fn colour_name(colour: Colour) -> Text {
    Text::new("colour").with("colour", colour.word())
}

/// A mission's name: its shields, or that it is special.
pub(super) fn mission_name(mission: Mission) -> Text {
    match mission.special() {
        Some(_) => Text::new("mission-special").with("knights", mission.size()),
        None => {
            let shields: Vec<Text> = mission.shields().iter().map(shield_name).collect();
            Text::new("mission").with("shields", shields)
        }
    }
}

pub(super) fn shield_name(shield: Shield) -> Text {
    Text::new("shield").with("shield", shield.word())
}

/// A shield with its article and colour, as the object of a sentence.
pub(super) fn a_shield(shield: Shield) -> Text {
    Text::new("a-shield").with("shield", shield.word())
}

/// What a room is called on the side that it shows.
pub(super) fn plan_name(plan: Plan) -> Text {
    Text::new("plan").with("plan", plan.word())
}

/// The number that is written beside a field on the board. Every field of a room has its own.
pub(super) fn field_sign(field: Field) -> String {
    (field.index + 1).to_string()
}

/// A field in words, with the number that is written beside it.
pub(super) fn field_name(field: Field) -> Text {
    let index = field.index;
    let text = match field.plan {
        Plan::Training => Text::new("field-training"),
        Plan::Tournament => match index {
            0..=7 => Text::new("field-preliminary").with("heat", index / 3 + 1),
            8..=10 => Text::new("field-final"),
            _ => Text::new("field-winner"),
        },
        Plan::RoundTable => Text::new("field-seat"),
        Plan::Rebellion if index < 7 => Text::new("field-loyal"),
        Plan::Rebellion => Text::new("field-rebel"),
        Plan::Ballroom if index == 12 => Text::new("field-queen"),
        Plan::Ballroom => Text::new("field-dancer"),
        Plan::Intrigue => Text::new("field-intrigue"),
        Plan::Chapel => Text::new("field-chapel").with("level", level(&[4, 4, 3, 2, 1], index)),
        Plan::Library => Text::new("field-library").with("level", level(&[4, 5, 3, 1], index)),
        Plan::Secret => Text::new("field-secret"),
    };
    text.with("number", field_sign(field))
}

/// The fields of a group of the intrigue, counted from 1, by their numbers on the board.
pub(super) fn group_fields(group: u8) -> Vec<Text> {
    let fields = Plan::Intrigue.fields().filter(|field| group_of(field.bit()) + 1 == group);
    fields.map(|field| Text::new("field-number").with("number", field_sign(field))).collect()
}

/// The level of a field of a path.
fn level(sizes: &[u8], mut index: u8) -> u8 {
    let mut level = 1;
    for size in sizes {
        if index < *size {
            break;
        }
        index -= size;
        level += 1;
    }
    level
}
