//! The fields of an observation, and the greatest values that the rules allow in them.

use engine::ObservationField as Field;

use crate::colour::Colour;
use crate::field::{self, Plan};
use crate::mission::FACES;
use crate::position::{HIGHEST_NUMBER, LAP, MOST_SENT, ROUNDS, START_HINTERLAND, START_HOME};
use crate::room::Room;
use crate::rooms::round_table::RANK_POINTS;
use crate::shield::Shield;
use crate::tiles::{COPIES, MERLIN_VALUES, Part};

pub(super) const COLOURS: usize = Colour::ALL.len();
pub(super) const SEATS: usize = 5;

/// The fields of both sides of all rooms, plan by plan.
pub(super) const PLACES: usize = first_place(Plan::ALL.len());

/// How many fields the plans before this one have.
const fn first_place(plan: usize) -> usize {
    let (mut places, mut before) = (0, 0);
    while before < plan {
        places += Plan::ALL[before].prints().len();
        before += 1;
    }
    places
}

/// The number of a field among those of all plans.
pub(super) const fn place_of(field: field::Field) -> usize {
    first_place(field.plan as usize) + field.index as usize
}

/// The field with this number, which is below [`PLACES`].
pub(super) fn field_of(place: usize) -> field::Field {
    let plan = Plan::ALL.into_iter().rfind(|plan| first_place(*plan as usize) <= place);
    let plan = plan.expect("the first plan begins with number 0");
    field::Field { plan, index: (place - first_place(plan as usize)) as u8 }
}

/// A colour has these knights, and Mordred the black one too.
const KNIGHTS: u16 = START_HOME as u16 + START_HINTERLAND as u16 + 1;
/// Two knights in the hinterland give a grail tile at the end, and nothing gives more at once.
const TILES_AT_ONCE: u16 = KNIGHTS / 2;
/// The rows, columns and diagonals of the training ground that can be a line.
const LINES: u16 = 14;
/// No face has more copies among the mission cards.
const MISSION_COPIES: u16 = 5;
/// Five times round the score track. Fifteen figures on fields of at most 8 points, 14 lines, the first rank of the red room, both special
/// missions, all tiles and Tristan's points together give fewer.
const MOST_POINTS: u16 = 5 * LAP as u16;
const GRAIL_TILES: u16 = COPIES as u16 * Part::ALL.len() as u16;
const MERLIN_TILES: u16 = ROUNDS as u16;

/// An observation has a row for each colour.
const ROW: &[usize] = &[COLOURS];

pub(super) const FIELDS: &[Field] = &[
    Field::flags("seat", &[SEATS], "Your seat, counted from the first; a spectator has none."),
    Field::flags("seated", &[SEATS], "Which seats are played: yours, then clockwise."),
    Field::flags("sides", &[Room::CASTLE.len()], "Castle rooms that show side B: green, red, blue, yellow."),
    Field::counts("sided", &[], Room::CASTLE.len() as u16, "Rooms whose side is settled."),
    Field::flags("heroes", &[], "Do heroes take part?"),
    Field::flags(
        "colours-by",
        &[3],
        "How colours are shared out: by choice, by the expert variant, by shields.",
    ),
    Field::flags("declinable", &[], "May every bonus be declined?"),
    Field::flags("fleeting-favour", &[], "Does the queen’s favour hold for the next knight only?"),
    Field::flags(
        "phase",
        &[19],
        "Sides, colours, magicians, missions, send, predict, Merlin, choose, shield, place, knight, tree, line, look, part, \
         tile, after, over, withdraw.",
    ),
    Field::flags(
        "figure",
        &[5],
        "To be placed: a sent knight, one from hinterland or screen, the black knight, a magician.",
    ),
    Field::flags("rooms", &[Room::ALL.len()], "Rooms into which it may go."),
    Field::flags("acting", ROW, "The colour that predicts, has its turn or withdraws a knight."),
    Field::counts("round", &[], ROUNDS as u16, "The round."),
    Field::counts("turn", &[], COLOURS as u16, "Colours that have had their turn, or have predicted."),
    Field::flags("finale", &[4], "The final scoring: ahead, red room, pairs in the hinterland, done."),
    Field::counts("shields", &[Shield::ALL.len()], MOST_SENT as u16, "Shields still to be resolved by kind."),
    Field::counts("placed", &[Room::ALL.len()], KNIGHTS + 1, "Figures placed in this turn in each room."),
    Field::flags("errand", &[2], "Done in this turn: a mission, a retrieval."),
    Field::flags("ability", &[], "Was the hero used in this turn?"),
    Field::counts("tiles-due", &[], TILES_AT_ONCE, "Grail tiles still to be gained."),
    Field::flags("tree", &[], "Is a tree still to be used?"),
    Field::flags("knight-into", &[Room::ALL.len()], "The room into which one more knight may go."),
    Field::counts("lines", &[], LINES, "Lines still to be rewarded."),
    Field::flags("optional", &[], "Does the rulebook leave the tree or the knight at hand to you?"),
    Field::flags("leaving", ROW, "Colours that still have to withdraw a knight from the rebellion."),
    Field::counts("open", &[FACES], MISSION_COPIES, "Open missions by face."),
    Field::counts("stacks", &[FACES], MISSION_COPIES, "Missions in the stacks by face."),
    Field::counts("merlin-row", &[], MERLIN_TILES, "Merlin tiles in the row."),
    Field::counts("pile", &[], GRAIL_TILES, "Grail tiles in the pile."),
    Field::flags("looked", &[], "Has Parzival looked through the pile?"),
    Field::flags("seen", &[], "Are you the one who looked?"),
    Field::counts("seen-tiles", &[Part::ALL.len()], COPIES as u16, "What was in the pile then by part."),
    Field::flags(
        "colours",
        &[COLOURS, COLOURS],
        "Which colour each row is about: red, blue, green, yellow, violet.",
    ),
    Field::flags(
        "owners",
        &[COLOURS, SEATS + 1],
        "Its player: a seat, counted from yours, or it is neutral.",
    ),
    Field::flags("order", &[COLOURS, COLOURS], "Its place on the order track, from the top."),
    Field::signed("scores", ROW, MOST_POINTS, "Points of each colour so far."),
    Field::counts("home", ROW, KNIGHTS, "Knights behind the screen, those in a closed fist included."),
    Field::counts("hinterland", ROW, KNIGHTS, "Knights in the hinterland."),
    Field::flags("closed", ROW, "Colours whose fist is closed to you."),
    Field::counts("sent", ROW, MOST_SENT as u16, "Knights that were sent, if you know."),
    Field::flags("ready", ROW, "Colours that have sent knights in this round."),
    Field::flags(
        "predictions",
        &[COLOURS, HIGHEST_NUMBER as usize + 1],
        "The number that each colour predicts.",
    ),
    Field::flags("missions", &[COLOURS, FACES], "The mission that each colour has taken in this round."),
    Field::flags("hero", &[COLOURS, 2], "The ability of the hero that is next: first, second."),
    Field::counts("merlins", ROW, MERLIN_TILES, "Merlin tiles of each colour."),
    Field::counts("tiles", ROW, GRAIL_TILES, "Grail tiles of each colour."),
    Field::counts("since", ROW, GRAIL_TILES, "Those gained since Parzival looked."),
    Field::flags("known", ROW, "Colours behind whose screen you can look."),
    Field::counts(
        "known-merlins",
        &[COLOURS, MERLIN_VALUES.len()],
        MERLIN_TILES,
        "Their Merlin tiles by value.",
    ),
    Field::counts("known-tiles", &[COLOURS, Part::ALL.len()], COPIES as u16, "Their grail tiles by part."),
    Field::counts(
        "known-since",
        &[COLOURS, Part::ALL.len()],
        COPIES as u16,
        "Those gained since Parzival looked by part.",
    ),
    Field::flags(
        "figures",
        &[COLOURS, PLACES],
        "Where figures of each colour stand; fields are in the order of the `place` actions.",
    ),
    Field::flags("entries", &[COLOURS, 4], "The entry of each colour in the rebellion."),
    Field::flags("champions", ROW, "Colours with a tournament tile."),
    Field::signed("owed", ROW, RANK_POINTS[0] as u16, "Points that the red room still owes."),
    Field::flags("black-knight", &[4], "The black knight: in the box, waiting, placed, an ordinary knight."),
    Field::flags("black-knight-at", &[PLACES], "The field of the black knight."),
    Field::flags("magician-at", &[PLACES], "The field of the magician of the first in the red room."),
];
