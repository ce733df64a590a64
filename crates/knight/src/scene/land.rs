//! The map: tiles with what they yield, units, and enemies.

use engine::Seat;
use scene::{
    Layout, Part, Piece, PieceKind, Print, Role, SHIELDS, Shape, Spot, SpotState, Text, Tincture, Zone,
};

use super::faces;
use super::narrate::entry_clause;
use super::phrases::{source, tile};
use super::prints::print;
use crate::map::{Map, Source, Tile};
use crate::open::Open;
use crate::phase::Phase;
use crate::place::Place;
use crate::player::Player;
use crate::scenario::Scenario;
use crate::view::View;

pub(super) const WIDTH: u32 = 1000;
pub(super) const HEIGHT: u32 = 720;

pub(super) fn tile_id(place: Place) -> String {
    format!("tile-{place}")
}

/// The units of a seat on a tile.
pub(super) fn unit_ids(open: &Open, seat: Seat, place: Place) -> Vec<String> {
    let units = open.map().find(place).map_or(0, |at| open.player(seat).units.get(at));
    (1..=units).map(|number| format!("unit-{seat}-{place}-{number}")).collect()
}

/// The enemies of a seat on a tile.
pub(super) fn enemy_ids(open: &Open, seat: Seat, place: Place) -> Vec<String> {
    let enemies = open.map().find(place).map_or(0, |at| open.player(seat).enemies.get(at));
    (1..=enemies).map(|number| format!("enemy-{place}-{number}")).collect()
}

/// The map that a seat plays on; in a war all share it.
pub(super) fn map(view: &View, seat: Seat) -> Zone {
    let open = &view.open;
    let mut zone = Zone::new("map", "zone-map", Role::Board, Layout::Map { width: WIDTH, height: HEIGHT });
    zone.backdrop = backdrop(open);
    zone.landscape = true;
    let map = open.map();
    zone.spots = (0..map.tiles.len()).map(|at| spot(open, seat, at)).collect();
    let index = |name: &str| map.tiles.iter().position(|tile| tile.place.word() == name);
    zone.links =
        map.links.iter().filter_map(|(from, to)| Some((index(from)? as u16, index(to)? as u16))).collect();
    zone.pieces = pieces(open, seat, map);
    zone
}

fn backdrop(open: &Open) -> Vec<String> {
    if open.is_war() {
        if open.seats == 2 {
            return vec!["board/knight-two".to_owned()];
        }
        let corners = (1..=open.seats).map(|seat| format!("board/knight-four-{seat}"));
        let whole = std::iter::once("board/knight-four".to_owned()).chain(corners);
        return whole.chain(["board/knight-four-land".to_owned()]).collect();
    }
    let name = match open.options.scenario {
        Scenario::DefensiveWar => "war",
        Scenario::Flood => "flood",
        Scenario::Barbarians => "barbarians",
        Scenario::Rebels => "rebels",
    };
    vec![format!("board/knight-{name}")]
}

fn spot(open: &Open, seat: Seat, at: usize) -> Spot {
    let tile_at = &open.map().tiles[at];
    let player = open.player(seat);
    let at_map = (i32::from(tile_at.x), i32::from(tile_at.y) * HEIGHT as i32 / 1000);
    let mut spot = Spot::new(tile_id(tile_at.place), tile(tile_at.place), at_map);
    spot.sign = Some(tile_at.place.word().to_owned());
    (spot.shape, spot.tincture) = outline(open, seat, tile_at);
    spot.prints = sources(player, tile_at, at);
    spot.text = Some(about(open, tile_at));
    spot.clause = Some(clause(open, tile_at));
    if player.flooded.contains(at) {
        spot.state = SpotState::Shut;
        spot.tincture = Some(Tincture::Azure);
        spot.text = Some("tile-flooded".into());
    }
    spot.chosen = match open.phase {
        Phase::Advance { from } => from == tile_at.place,
        Phase::Raze { at } | Phase::Strike { at } => at == tile_at.place,
        Phase::Flow => open.tasks.order.displaced.contains(at),
        _ => false,
    };
    spot
}

/// Castles have walls, entries are square, villages have six corners; where units are mustered the rim has their colour.
fn outline(open: &Open, seat: Seat, tile: &Tile) -> (Shape, Option<Tincture>) {
    let colour = |owner: Seat| Some(SHIELDS[owner.index()].0);
    if open.is_war() {
        let playing = |owner: &Seat| owner.index() < usize::from(open.seats);
        return match (tile.castle_of.filter(playing), tile.muster_of.filter(playing)) {
            (Some(owner), _) => (Shape::Wall, colour(owner)),
            (None, Some(owner)) => (Shape::DoubleRing, colour(owner)),
            (None, None) => (Shape::Round, None),
        };
    }
    match (tile.castle, tile.entry, tile.muster) {
        (true, ..) => (Shape::Wall, colour(seat)),
        (false, _, true) => (Shape::DoubleRing, colour(seat)),
        (false, true, false) => (Shape::Square, Some(Tincture::Tenne)),
        _ if tile.village => (Shape::Hexagon, None),
        _ => (Shape::Round, None),
    }
}

fn sources(player: &Player, tile: &Tile, at: usize) -> Vec<Print> {
    let left = player.sources.get(at);
    let there = tile.sources.iter().enumerate().filter(|(index, _)| left >> index & 1 != 0);
    let printed = there.map(|(_, found)| {
        let (emblem, value) = match *found {
            Source::Good(good, number) => (good.word(), number),
            Source::Points(points) => ("victory", points),
        };
        let printed = print(Part::Face, source(*found), emblem, value);
        Print { value: printed.value.filter(|number| *number > 1), ..printed }
    });
    printed.collect()
}

/// What kind of tile it is.
fn about(open: &Open, tile: &Tile) -> Text {
    let owner = tile.castle_of.filter(|owner| owner.index() < usize::from(open.seats));
    let muster = tile.muster_of.filter(|owner| owner.index() < usize::from(open.seats));
    match (owner, muster) {
        (Some(owner), _) => Text::new("tile-castle-of").with("who", owner),
        (None, Some(owner)) => Text::new("tile-muster-of").with("who", owner),
        _ if tile.castle => "tile-castle".into(),
        _ if tile.muster && tile.entry => "tile-both".into(),
        _ if tile.muster => "tile-muster".into(),
        _ if tile.entry => "tile-entry".into(),
        _ if tile.village => "tile-village".into(),
        _ => "tile-plain".into(),
    }
}

fn clause(open: &Open, tile: &Tile) -> &'static str {
    match tile {
        _ if open.is_war() && tile.castle_of.is_some() => "KN-109",
        Tile { castle: true, .. } => "KN-63",
        Tile { village: true, .. } => "KN-131",
        Tile { entry: true, .. } if !open.is_war() => entry_clause(open.options.scenario),
        _ => "KN-93",
    }
}

fn pieces(open: &Open, seat: Seat, map: &Map) -> Vec<Piece> {
    let seats: Vec<Seat> = if open.is_war() { open.all().collect() } else { vec![seat] };
    let mut pieces = Vec::new();
    for tile in map.tiles {
        let place = tile.place;
        let mut stand = |ids: Vec<String>, face: scene::Face| {
            let here = ids.into_iter().map(|id| Piece {
                spot: Some(tile_id(place)),
                ..Piece::new(id, PieceKind::Figure, face.clone())
            });
            pieces.extend(here);
        };
        for owner in &seats {
            stand(unit_ids(open, *owner, place), faces::unit(open, *owner));
        }
        if !open.is_war() {
            stand(enemy_ids(open, seat, place), faces::enemy(open.options.scenario));
        }
    }
    pieces
}
