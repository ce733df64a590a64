//! Where everything stands on the drawing of the castle, which is 1640 by 1040.

use scene::{Part as PrintPart, Print, Shape, Spot, SpotState, Text, Tincture};

use super::choice::place_clause;
use super::phrases::{field_name, field_sign, room_tincture};
use super::table;
use crate::colour::{Colour, Owner};
use crate::field::{Bonus, Field, Plan, Spaces};
use crate::phase::Phase;
use crate::position::{HIGHEST_NUMBER, LAP};
use crate::room::Room;
use crate::view::View;

/// The measure of the drawing.
pub(super) const WIDTH: u32 = 1640;
pub(super) const HEIGHT: u32 = 1040;

#[rustfmt::skip]
const TRAINING: [(i32, i32); 16] = [
    (164, 398), (242, 398), (320, 398), (398, 398), (164, 320), (242, 320), (320, 320), (398, 320),
    (164, 242), (242, 242), (320, 242), (398, 242), (164, 164), (242, 164), (320, 164), (398, 164),
];
#[rustfmt::skip]
const TOURNAMENT: [(i32, i32); 12] = [
    (167, 175), (242, 175), (317, 175), (167, 280), (242, 280), (317, 280), (167, 385), (242, 385),
    (421, 175), (421, 280), (421, 385), (569, 249),
];
#[rustfmt::skip]
const ROUND_TABLE: [(i32, i32); 12] = [
    (1017, 143), (1097, 164), (1156, 223), (1177, 303), (1156, 383), (1097, 442), (1017, 463), (937, 442),
    (878, 383), (857, 303), (878, 223), (937, 164),
];
#[rustfmt::skip]
const REBELLION: [(i32, i32); 13] = [
    (778, 279), (810, 217), (881, 173), (973, 157), (1065, 173), (1136, 217), (1168, 279), (858, 364),
    (893, 429), (968, 468), (1058, 468), (1133, 429), (1168, 364),
];
#[rustfmt::skip]
const BALLROOM: [(i32, i32); 13] = [
    (1017, 893), (939, 872), (882, 815), (861, 737), (882, 659), (939, 602), (1017, 581), (1095, 602),
    (1152, 659), (1173, 737), (1152, 815), (1095, 872), (1017, 737),
];
#[rustfmt::skip]
const INTRIGUE: [(i32, i32); 13] = [
    (975, 603), (1047, 603), (1011, 659), (727, 809), (799, 809), (763, 865), (1105, 747), (1177, 747),
    (1141, 803), (885, 791), (953, 791), (997, 895), (1065, 895),
];
#[rustfmt::skip]
const CHAPEL: [(i32, i32); 14] = [
    (167, 885), (291, 885), (415, 885), (539, 885), (167, 808), (291, 808), (415, 808), (539, 808),
    (229, 731), (353, 731), (477, 731), (291, 655), (415, 655), (353, 581),
];
#[rustfmt::skip]
const LIBRARY: [(i32, i32); 13] = [
    (190, 879), (292, 879), (394, 879), (496, 879), (139, 782), (241, 782), (343, 782), (445, 782),
    (547, 782), (235, 682), (343, 682), (451, 682), (343, 582),
];
const SECRET: [(i32, i32); 5] = [(1496, 716), (1422, 762), (1496, 812), (1422, 862), (1496, 914)];
#[rustfmt::skip]
const OUTER: [(i32, i32); 16] = [
    (660, 371), (717, 382), (765, 415), (798, 463), (809, 520), (798, 577), (765, 625), (717, 658),
    (660, 669), (603, 658), (555, 625), (522, 577), (511, 520), (522, 463), (555, 415), (603, 382),
];
#[rustfmt::skip]
const INNER: [(i32, i32); 16] = [
    (660, 414), (701, 422), (735, 445), (758, 479), (766, 520), (758, 561), (735, 595), (701, 618),
    (660, 626), (619, 618), (585, 595), (562, 561), (554, 520), (562, 479), (585, 445), (619, 422),
];
const ORDER: [(i32, i32); 5] = [(660, 472), (660, 502), (660, 531), (660, 560), (660, 590)];
#[rustfmt::skip]
const SCORE: [(i32, i32); 60] = [
    (49, 45), (127, 52), (209, 52), (291, 52), (373, 52), (455, 52), (537, 52), (619, 52), (701, 52),
    (783, 52), (865, 52), (947, 52), (1029, 52), (1111, 52), (1193, 52), (1271, 45), (1262, 106), (1262, 170),
    (1262, 233), (1262, 297), (1262, 361), (1262, 424), (1262, 488), (1262, 552), (1262, 616), (1262, 679),
    (1262, 743), (1262, 807), (1262, 870), (1262, 934), (1271, 995), (1193, 988), (1111, 988), (1029, 988),
    (947, 988), (865, 988), (783, 988), (701, 988), (619, 988), (537, 988), (455, 988), (373, 988),
    (291, 988), (209, 988), (127, 988), (49, 995), (58, 934), (58, 870), (58, 807), (58, 743), (58, 679),
    (58, 616), (58, 552), (58, 488), (58, 424), (58, 361), (58, 297), (58, 233), (58, 170), (58, 106),
];

/// The first tent of each colour in the hinterland, and the way to the next knight.
const CAMPS: (i32, i32) = (1416, 372);
const CAMP_DOWN: i32 = 54;
const CAMP_STEP: i32 = 30;
/// The middle one of the grail stacks.
const GRAIL: (i32, i32) = (1466, 242);

/// Where a field lies.
fn place_of(field: Field) -> (i32, i32) {
    let places: &[(i32, i32)] = match field.plan {
        Plan::Training => &TRAINING,
        Plan::Tournament => &TOURNAMENT,
        Plan::RoundTable => &ROUND_TABLE,
        Plan::Rebellion => &REBELLION,
        Plan::Ballroom => &BALLROOM,
        Plan::Intrigue => &INTRIGUE,
        Plan::Chapel => &CHAPEL,
        Plan::Library => &LIBRARY,
        Plan::Secret => &SECRET,
    };
    places[usize::from(field.index)]
}

/// The drawings that lie one over the other.
pub(super) fn backdrop(view: &View) -> Vec<String> {
    let rooms = Room::CASTLE.map(|room| format!("board/camelot-{room}-{}", view.plan(room).side()));
    let beside = if view.seats == 5 { "board/camelot-secret" } else { "board/camelot-closed" };
    let mut backdrop = vec!["board/camelot".to_owned()];
    backdrop.extend(rooms);
    backdrop.extend(["board/camelot-hall".to_owned(), beside.to_owned()]);
    backdrop
}

// Ids

pub(super) fn field_id(field: Field) -> String {
    format!("{}-{}", field.room(), field.print().name)
}

/// A number in the throne hall; the inner place is for the second magician (CA-047).
pub(super) fn number_id(number: u8, inner: bool) -> String {
    if inner { format!("number-{number}-inner") } else { format!("number-{number}") }
}

/// A place of the order track, counted from 1.
pub(super) fn order_id(place: u8) -> String {
    format!("order-{place}")
}

/// A field of the score track.
pub(super) fn score_id(score: i16) -> String {
    format!("score-{}", score.rem_euclid(LAP))
}

/// A place in a colour's camp, counted from 1.
pub(super) fn camp_id(colour: Colour, number: u8) -> String {
    format!("camp-{colour}-{number}")
}

pub(super) const GRAIL_ID: &str = "grail-pile";

// Spots

/// Every place of the castle, in reading order, and the arrows between fields.
pub(super) fn spots(view: &View) -> (Vec<Spot>, Vec<(u16, u16)>) {
    let (mut spots, mut links) = (Vec::new(), Vec::new());
    let open = open_fields(view);
    let rooms = Room::ALL.into_iter().filter(|room| *room != Room::Secret || view.seats == 5);
    for room in rooms {
        let first = spots.len() as u16;
        for field in view.plan(room).fields() {
            let arrows = field.print().arrows;
            let from = first + u16::from(field.index);
            links.extend((0..16).filter(|to| arrows & (1 << to) != 0).map(|to| (from, first + to)));
            spots.push(field_spot(field, open[room as usize] & field.bit() != 0));
        }
    }
    spots.extend((0..=HIGHEST_NUMBER).flat_map(|number| numbers(view, number)));
    spots.extend((1..=view.order.len().max(1)).map(|place| {
        let name = Text::new("spot-order").with("place", place);
        Spot {
            shape: Shape::Square,
            clause: Some("CA-057"),
            ..Spot::new(order_id(place), name, at(&ORDER, place - 1))
        }
    }));
    for (score, place) in (0..).zip(SCORE) {
        let name = Text::new("spot-score").with("score", score);
        spots.push(Spot { shape: Shape::Square, ..Spot::new(score_id(score as i16), name, place) });
    }
    spots.extend(camps(view));
    let tiles = Text::new("spot-grail").with("tiles", view.pile);
    spots.push(Spot {
        tincture: Some(Tincture::Or),
        clause: Some("CA-004"),
        ..Spot::new(GRAIL_ID, tiles, GRAIL)
    });
    (spots, links)
}

fn at(places: &[(i32, i32)], index: u8) -> (i32, i32) {
    places[usize::from(index)]
}

fn field_spot(field: Field, open: bool) -> Spot {
    let print = field.print();
    let mut prints = Vec::new();
    if print.points != 0 {
        prints.push(printed("print-points", None, print.points.into()));
    }
    if print.hearts > 0 {
        prints.push(printed("print-hearts", Some("heart"), print.hearts.into()));
    }
    match print.bonus {
        Some(Bonus::Tree) => prints.push(printed("print-tree", Some("tree"), 1)),
        Some(Bonus::Grail(tiles)) => prints.push(printed("print-grail", Some("grail"), tiles.into())),
        Some(Bonus::Knight(room)) => {
            let label = Text::new("print-knight").with("room", room.word());
            prints.push(Print {
                part: PrintPart::Gain,
                label,
                emblem: Some("knight".to_owned()),
                value: None,
            });
        }
        None => {}
    }
    let (shape, clause) = shape_of(field);
    Spot {
        sign: Some(field_sign(field)),
        shape,
        tincture: Some(room_tincture(field.room())),
        prints,
        state: if open { SpotState::Open } else { SpotState::Plain },
        clause: Some(clause),
        ..Spot::new(field_id(field), field_name(field), place_of(field))
    }
}

fn printed(id: &'static str, emblem: Option<&str>, value: i32) -> Print {
    let part = if emblem.is_none() { PrintPart::Face } else { PrintPart::Gain };
    let label = Text::new(id).with("count", value);
    Print { part, label, emblem: emblem.map(str::to_owned), value: Some(value) }
}

fn shape_of(field: Field) -> (Shape, &'static str) {
    match field.plan {
        Plan::Training => (Shape::Square, "CA-093"),
        Plan::Tournament if field.index < 8 => (Shape::Square, "CA-104"),
        Plan::Tournament if field.index < 11 => (Shape::Diamond, "CA-108"),
        Plan::Tournament => (Shape::DoubleRing, "CA-111"),
        Plan::RoundTable => (Shape::Round, "CA-112"),
        Plan::Rebellion => (Shape::Diamond, place_clause(field)),
        Plan::Ballroom if field.index == 12 => (Shape::DoubleRing, "CA-135"),
        Plan::Ballroom => (Shape::Round, place_clause(field)),
        Plan::Intrigue => (Shape::Hexagon, "CA-138"),
        Plan::Chapel => (Shape::Round, place_clause(field)),
        Plan::Library => (Shape::Square, place_clause(field)),
        Plan::Secret => (Shape::Round, "CA-154"),
    }
}

/// The fields of each room on which the viewer may place a figure now.
fn open_fields(view: &View) -> [Spaces; 5] {
    let Phase::Place { rooms, .. } = view.phase else { return [0; 5] };
    let active = view.order.at(view.turn);
    if view.viewer.is_none_or(|seat| view.player(active).owner != Owner::Seat(seat)) {
        return [0; 5];
    }
    let table = table(view);
    Room::ALL.map(|room| if rooms.contains(room) { table.free(room, active) } else { 0 })
}

/// Both places of a number.
fn numbers(view: &View, number: u8) -> [Spot; 2] {
    let there = view.players.iter().filter(|player| player.number == Some(number)).count();
    let mine = view.phase == Phase::Predict && {
        let next = view.order.at(view.order.len() - 1 - view.turn);
        view.viewer.is_some_and(|seat| view.player(next).owner == Owner::Seat(seat))
    };
    [false, true].map(|inner| {
        let free = there == usize::from(inner);
        let (id, place) = if inner { ("spot-number-inner", &INNER) } else { ("spot-number", &OUTER) };
        let name = Text::new(id).with("number", number);
        Spot {
            shape: if inner { Shape::Ring } else { Shape::Round },
            state: if mine && free { SpotState::Open } else { SpotState::Plain },
            clause: Some(if inner { "CA-047" } else { "CA-045" }),
            ..Spot::new(number_id(number, inner), name, at(place, number))
        }
    })
}

/// A place for each knight in the hinterland.
fn camps(view: &View) -> Vec<Spot> {
    const ROWS: [Colour; 5] = [Colour::Red, Colour::Green, Colour::Yellow, Colour::Blue, Colour::Violet];
    let mut spots = Vec::new();
    for (row, colour) in (0..).zip(ROWS) {
        for number in 1..=view.player(colour).hinterland {
            let place = (CAMPS.0 + CAMP_STEP * (i32::from(number) - 1), CAMPS.1 + CAMP_DOWN * row);
            let name = Text::new("spot-camp").with("colour", colour.word());
            spots.push(Spot {
                shape: Shape::Dot,
                clause: Some("CA-073"),
                ..Spot::new(camp_id(colour, number), name, place)
            });
        }
    }
    spots
}
