//! What machine learners see: a number for each action, and a view as numbers.
//!
//! Pieces belong to colours, so an observation has a row for each colour: those of the viewer's seat first, then those of the other
//! seats clockwise, then the neutral colour and those in the box.

mod actions;
mod fields;

use engine::encode::one_hot;
use engine::{Encode, ObservationField, ObservationWriter, SeatOrder, SeatSet};

use crate::Camelot;
use crate::action::Action;
use crate::colour::{Colour, Owner};
use crate::field::{Field, Plan};
use crate::hero::{BlackKnight, Hero};
use crate::mission::{Mission, Missions};
use crate::phase::{Figure, Phase, Progress, Source};
use crate::position::HIGHEST_NUMBER;
use crate::room::{Room, Rooms, Side};
use crate::shield::Shield;
use crate::view::{Player, View};
use fields::{COLOURS, SEATS, place_of};

impl Encode for Camelot {
    const ACTIONS: usize = actions::COUNT;
    const FIELDS: &'static [ObservationField] = fields::FIELDS;

    fn index(action: &Action) -> usize {
        actions::index(*action)
    }

    fn action(index: usize) -> Option<Action> {
        actions::action(index)
    }

    fn write(view: &View, out: &mut ObservationWriter<'_>) {
        let order = SeatOrder::new(view.viewer, view.seats);
        let rows = rows(view, order);
        out.one_hot("seat", view.viewer.map(|seat| seat.index()));
        out.seats("seated", order, SeatSet::all(view.seats));
        write_castle(view, out);
        write_phase(view, &rows, out);
        write_progress(&view.progress, &rows, out);
        write_supplies(view, out);
        let players = rows.map(|colour| view.player(colour));
        write_owners(view, order, &players, out);
        write_knights(&players, out);
        write_screens(&players, out);
        write_board(view, &rows, out);
    }
}

/// The colours in the order of the observation.
fn rows(view: &View, order: SeatOrder) -> [Colour; COLOURS] {
    let mut colours = Colour::ALL;
    colours.sort_by_key(|colour| match view.player(*colour).owner {
        Owner::Seat(seat) => order.place(seat),
        Owner::Neutral => SEATS,
        Owner::Box => SEATS + 1,
    });
    colours
}

fn write_castle(view: &View, out: &mut ObservationWriter<'_>) {
    out.numbers("sides", view.sides.map(|side| side == Side::B));
    out.number("sided", view.sided);
    out.number("heroes", view.options.heroes);
    out.one_hot("colours-by", Some(view.options.colours as usize));
    out.number("declinable", view.options.declinable);
    out.number("fleeting-favour", view.options.fleeting_favour);
}

fn write_phase(view: &View, rows: &[Colour; COLOURS], out: &mut ObservationWriter<'_>) {
    let (figure, rooms) = match view.phase {
        Phase::Place { figure, rooms } => (Some(figure), rooms),
        Phase::Knight { room } => (None, Rooms::only(room)),
        _ => (None, Rooms::NONE),
    };
    let acting = acting(view);
    out.one_hot("phase", Some(number(view.phase)));
    out.one_hot("figure", figure.map(kind));
    out.numbers("rooms", Room::ALL.map(|room| rooms.contains(room)));
    out.one_hot("acting", rows.iter().position(|colour| Some(*colour) == acting));
    out.number("round", view.round);
    out.number("turn", view.turn);
    out.one_hot("finale", Some(view.finale as usize));
}

/// The colour that predicts, has its turn or withdraws a knight.
fn acting(view: &View) -> Option<Colour> {
    let turn = usize::from(view.turn);
    match view.phase {
        Phase::Sides | Phase::Colours | Phase::Magicians | Phase::Missions | Phase::Send | Phase::Over => {
            None
        }
        Phase::Predict => view.order.iter().rev().nth(turn),
        Phase::Withdraw { colour } => Some(colour),
        _ => view.order.iter().nth(turn),
    }
}

fn write_progress(progress: &Progress, rows: &[Colour; COLOURS], out: &mut ObservationWriter<'_>) {
    out.numbers("shields", Shield::ALL.map(|shield| progress.shields.count(shield)));
    out.numbers("placed", progress.placed);
    out.one_hot("errand", progress.errand.map(|errand| errand as usize));
    out.number("ability", progress.ability);
    out.number("tiles-due", progress.tiles);
    out.number("tree", progress.tree);
    out.one_hot("knight-into", progress.knight.map(|room| room as usize));
    out.number("lines", progress.lines);
    out.number("optional", progress.later.optional);
    out.numbers("leaving", rows.map(|colour| progress.later.leaving.contains(colour)));
}

fn write_supplies(view: &View, out: &mut ObservationWriter<'_>) {
    let counts = |missions: Missions| Mission::all().map(move |mission| missions.count(mission));
    out.numbers("open", counts(view.open));
    out.numbers("stacks", counts(view.stacks));
    out.number("merlin-row", view.merlin_row);
    out.number("pile", view.pile);
    out.number("looked", view.looked);
    out.number("seen", view.seen.is_some());
    out.numbers("seen-tiles", view.seen.unwrap_or_default().0);
}

fn write_owners(
    view: &View,
    order: SeatOrder,
    players: &[&Player; COLOURS],
    out: &mut ObservationWriter<'_>,
) {
    let owner = |player: &Player| match player.owner {
        Owner::Seat(seat) => Some(order.place(seat)),
        Owner::Neutral => Some(SEATS),
        Owner::Box => None,
    };
    let place = |player: &Player| usize::from(view.order.place(player.colour));
    out.rows("colours", players.map(|player| one_hot::<COLOURS>(Some(player.colour as usize))));
    out.rows("owners", players.map(|player| one_hot::<{ SEATS + 1 }>(owner(player))));
    out.rows(
        "order",
        players.map(|player| {
            one_hot::<COLOURS>(Some(place(player)).filter(|place| *place < view.order.len().into()))
        }),
    );
}

fn write_knights(players: &[&Player; COLOURS], out: &mut ObservationWriter<'_>) {
    const NUMBERS: usize = HIGHEST_NUMBER as usize + 1;
    out.numbers("scores", players.map(|player| player.score));
    out.numbers("home", players.map(|player| player.home));
    out.numbers("hinterland", players.map(|player| player.hinterland));
    out.numbers("closed", players.map(|player| player.sent.is_none()));
    out.numbers("sent", players.map(|player| player.sent.unwrap_or(0)));
    out.numbers("ready", players.map(|player| player.ready));
    out.rows("predictions", players.map(|player| one_hot::<NUMBERS>(player.number.map(usize::from))));
    out.rows("missions", players.map(|player| Mission::all().map(|mission| player.mission == Some(mission))));
    out.rows("hero", players.map(|player| [player.hero == Hero::First, player.hero == Hero::Second]));
}

/// The knights behind the screens, as far as the viewer knows them.
fn write_screens(players: &[&Player; COLOURS], out: &mut ObservationWriter<'_>) {
    let secrets = players.map(|player| player.secrets);
    out.numbers("merlins", players.map(|player| player.merlins));
    out.numbers("tiles", players.map(|player| player.tiles));
    out.numbers("since", players.map(|player| player.since));
    out.numbers("known", secrets.map(|secrets| secrets.is_some()));
    out.rows("known-merlins", secrets.map(|secrets| secrets.map_or([0; 3], |secrets| secrets.merlins.0)));
    out.rows("known-tiles", secrets.map(|secrets| secrets.map_or([0; 4], |secrets| secrets.tiles.0)));
    out.rows("known-since", secrets.map(|secrets| secrets.map_or([0; 4], |secrets| secrets.since.0)));
}

fn write_board(view: &View, rows: &[Colour; COLOURS], out: &mut ObservationWriter<'_>) {
    let stands = |colour: Colour, field: Field| {
        view.plan(field.room()) == field.plan && view.rooms[field.room() as usize][colour] & field.bit() != 0
    };
    let fields = || Plan::ALL.into_iter().flat_map(Plan::fields);
    let black_knight = match view.black_knight {
        BlackKnight::Box => 0,
        BlackKnight::Waiting => 1,
        BlackKnight::Placed(_) => 2,
        BlackKnight::Ordinary => 3,
    };
    let placed = if let BlackKnight::Placed(field) = view.black_knight { Some(field) } else { None };
    out.rows("figures", rows.map(|colour| fields().map(move |field| stands(colour, field))));
    out.rows("entries", rows.map(|colour| one_hot::<4>(view.entries.of(colour).map(usize::from))));
    out.numbers("champions", rows.map(|colour| view.champions.contains(colour)));
    out.numbers("owed", rows.map(|colour| view.owed[colour]));
    out.one_hot("black-knight", Some(black_knight));
    out.one_hot("black-knight-at", placed.map(place_of));
    out.one_hot("magician-at", view.magician.map(place_of));
}

const fn kind(figure: Figure) -> usize {
    match figure {
        Figure::Sent => 0,
        Figure::Extra(Source::Hinterland) => 1,
        Figure::Extra(Source::Screen) => 2,
        Figure::BlackKnight => 3,
        Figure::Magician => 4,
    }
}

const fn number(phase: Phase) -> usize {
    match phase {
        Phase::Sides => 0,
        Phase::Colours => 1,
        Phase::Magicians => 2,
        Phase::Missions => 3,
        Phase::Send => 4,
        Phase::Predict => 5,
        Phase::Merlin => 6,
        Phase::Choose => 7,
        Phase::Shield => 8,
        Phase::Place { .. } => 9,
        Phase::Knight { .. } => 10,
        Phase::Tree => 11,
        Phase::Line => 12,
        Phase::Look => 13,
        Phase::Part => 14,
        Phase::Tile => 15,
        Phase::After => 16,
        Phase::Over => 17,
        Phase::Withdraw { .. } => 18,
    }
}
