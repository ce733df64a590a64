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

/// What a room is called on the side that it shows.
pub(super) fn plan_name(plan: Plan) -> Text {
    Text::new("plan").with("plan", plan.word())
}

/// A field in words.
pub(super) fn field_name(field: Field) -> Text {
    let index = field.index;
    match field.plan {
        Plan::Training => {
            Text::new("field-training").with("row", index / 4 + 1).with("column", index % 4 + 1)
        }
        Plan::Tournament => match index {
            0..=7 => Text::new("field-preliminary").with("heat", index / 3 + 1).with("number", index % 3 + 1),
            8..=10 => Text::new("field-final").with("heat", index - 7),
            _ => "field-winner".into(),
        },
        Plan::RoundTable => Text::new("field-seat").with("number", index + 1),
        Plan::Rebellion if index < 7 => Text::new("field-loyal").with("number", index + 1),
        Plan::Rebellion => Text::new("field-rebel").with("number", index - 6),
        Plan::Ballroom if index == 12 => "field-queen".into(),
        Plan::Ballroom => Text::new("field-dancer").with("number", index + 1),
        Plan::Intrigue => {
            let group = group_of(field.bit());
            let first =
                Plan::Intrigue.fields().take_while(|other| group_of(other.bit()) < group).count() as u8;
            Text::new("field-intrigue").with("group", group + 1).with("number", index - first + 1)
        }
        Plan::Chapel => level("field-chapel", &[4, 4, 3, 2, 1], index),
        Plan::Library => level("field-library", &[4, 5, 3, 1], index),
        Plan::Secret => Text::new("field-secret").with("number", index + 1),
    }
}

/// A field of a path by its level and its place there.
fn level(id: &'static str, sizes: &[u8], mut index: u8) -> Text {
    let mut level = 1;
    for size in sizes {
        if index < *size {
            break;
        }
        index -= size;
        level += 1;
    }
    Text::new(id).with("level", level as u8).with("number", index + 1)
}
