//! What lies where: the castle, missions, screens. Figures of one colour have no identity, so they are numbered place by
//! place.

use engine::Seat;
use scene::{Face, Layout, Piece, PieceKind, Role, Text, Zone};

use super::board::{self, camp_id, field_id, number_id, order_id, score_id};
use super::faces;
use crate::colour::{Colour, Owner};
use crate::field::{Field, Plan};
use crate::hero::{BlackKnight, Hero, hero_word};
use crate::mission::{Mission, Stack};
use crate::phase::Phase;
use crate::room::Room;
use crate::rooms::rebellion::{self, Party};
use crate::view::{Player, View};

/// Open missions lie in rows of this many.
const MISSIONS_IN_A_ROW: u8 = 3;

/// The whole table, in reading order.
pub(super) fn zones(view: &View) -> Vec<Zone> {
    let mut zones = Vec::new();
    for seat in Seat::all(view.seats).filter(|seat| view.viewer != Some(*seat)) {
        zones.extend(view.colours_of(seat).map(|colour| screen(view, view.player(colour), Role::Opponent)));
    }
    zones.push(castle(view));
    zones.push(missions(view));
    let stacks = Stack::ALL.into_iter().filter(|stack| *stack != Stack::Key || view.seats == 5);
    zones.extend(stacks.map(|stack| pile(view, stack)));
    zones.push(merlin_row(view));
    if let Some(seat) = view.viewer {
        zones.extend(view.colours_of(seat).map(|colour| screen(view, view.player(colour), Role::Mine)));
    }
    zones
}

// Ids

/// The open cards with this face.
pub(super) fn mission_ids(view: &View, mission: Mission) -> Vec<String> {
    (1..=view.open.count(mission)).map(|number| format!("mission-{mission}-{number}")).collect()
}

/// The knights behind a colour's screen.
pub(super) fn home_ids(view: &View, colour: Colour) -> Vec<String> {
    (1..=view.player(colour).home).map(|number| format!("home-{colour}-{number}")).collect()
}

/// The knights of a colour in the hinterland.
pub(super) fn hinterland_ids(view: &View, colour: Colour) -> Vec<String> {
    (1..=view.player(colour).hinterland).map(|number| format!("knight-{}", camp_id(colour, number))).collect()
}

// The castle

fn castle(view: &View) -> Zone {
    let layout = Layout::Map { width: board::WIDTH, height: board::HEIGHT };
    let mut zone = Zone::new("castle", "zone-castle", Role::Board, layout);
    zone.backdrop = board::backdrop(view);
    (zone.spots, zone.links) = board::spots(view);
    let rooms = Room::ALL.into_iter().filter(|room| *room != Room::Secret || view.seats == 5);
    for field in rooms.flat_map(|room| view.plan(room).fields()) {
        zone.pieces.extend(view.standing(field).map(|colour| standing(view, field, colour)));
    }
    for player in view.playing() {
        zone.pieces.extend(markers(view, player));
    }
    if view.plan(Room::Red) == Plan::Rebellion && view.sided > Room::Red as u8 {
        let taken =
            Colour::ALL.into_iter().fold(0, |taken, colour| taken | view.rooms[Room::Red as usize][colour]);
        let loyal = rebellion::ahead(taken) == Party::Loyal;
        zone.pieces.push(Piece::new("tablet", PieceKind::Token, faces::tablet(loyal)));
    }
    zone
}

/// The figure on a field.
fn standing(view: &View, field: Field, colour: Colour) -> Piece {
    let face = if view.black_knight == BlackKnight::Placed(field) {
        faces::black_knight()
    } else if view.magician == Some(field) {
        faces::magician(colour)
    } else if view.player(colour).owner == Owner::Neutral {
        faces::neutral(colour)
    } else {
        faces::knight(colour)
    };
    figure(format!("figure-{}", field_id(field)), face, field_id(field))
}

/// The magician, the marker and the knights in the hinterland of a colour.
fn markers(view: &View, player: &Player) -> Vec<Piece> {
    let colour = player.colour;
    let mut pieces = Vec::new();
    let magician = format!("magician-{colour}");
    if let Some(number) = player.number {
        let first = |other: &Player| {
            other.number == Some(number) && view.order.place(other.colour) > view.order.place(colour)
        };
        let inner = view.playing().any(first);
        pieces.push(figure(magician, faces::magician(colour), number_id(number, inner)));
    } else if view.magician.is_none() || view.standing_magician() != Some(colour) {
        let place = view.order.place(colour);
        if place < view.order.len() {
            pieces.push(figure(magician, faces::magician(colour), order_id(place + 1)));
        }
    }
    let marker = faces::marker(colour, player.score);
    let marker = Piece {
        kind: PieceKind::Token,
        ..figure(format!("marker-{colour}"), marker, score_id(player.score))
    };
    pieces.push(marker);
    for number in 1..=player.hinterland {
        let spot = camp_id(colour, number);
        pieces.push(figure(format!("knight-{spot}"), faces::knight(colour), spot));
    }
    pieces
}

impl View {
    /// Whose magician stands in a room.
    fn standing_magician(&self) -> Option<Colour> {
        self.magician.and_then(|field| self.standing(field))
    }
}

fn figure(id: String, face: Face, spot: String) -> Piece {
    Piece { spot: Some(spot), ..Piece::new(id, PieceKind::Figure, face) }
}

// Missions

fn missions(view: &View) -> Zone {
    let mut zone = Zone::new("missions", "zone-missions", Role::Market, Layout::Grid(MISSIONS_IN_A_ROW));
    let mut cards: Vec<(u8, Mission)> = view.open.faces().map(|face| (face.size(), face)).collect();
    cards.sort_unstable(); // Key cards lie in the row of their size (CA-037).
    for (_, face) in cards {
        let ids = mission_ids(view, face).into_iter();
        zone.pieces.extend(ids.map(|id| Piece::new(id, PieceKind::Card, faces::mission(face))));
    }
    zone
}

fn pile(view: &View, stack: Stack) -> Zone {
    let cards = view.stacks.of(stack).len();
    let id = format!("stack-{}", stack.word());
    let title = Text::new("zone-stack").with("stack", stack.word());
    let mut zone = Zone::new(&*id, title, Role::Side, Layout::Pile(cards.into()));
    if cards > 0 {
        zone.pieces.push(Piece::new(format!("{id}-{cards}"), PieceKind::Card, faces::stack_back(stack)));
    }
    zone
}

fn merlin_row(view: &View) -> Zone {
    let mut zone = Zone::new("merlin-row", "zone-merlin", Role::Side, Layout::Pile(view.merlin_row.into()));
    if view.merlin_row > 0 {
        let id = format!("merlin-row-{}", view.merlin_row);
        zone.pieces.push(Piece::new(id, PieceKind::Token, faces::merlin_back()));
    }
    zone
}

// Screens

/// What a colour has behind and in front of its screen.
fn screen(view: &View, player: &Player, role: Role) -> Zone {
    let colour = player.colour;
    let title = match role {
        Role::Mine => faces::titled("zone-screen", colour),
        _ => match player.owner {
            Owner::Seat(seat) => faces::titled("zone-seat-screen", colour).with("who", seat),
            Owner::Box | Owner::Neutral => faces::titled("zone-screen", colour),
        },
    };
    let mut zone = Zone::new(format!("screen-{colour}"), title, role, Layout::Row);
    if let Owner::Seat(seat) = player.owner {
        zone.owner = Some(seat);
    }
    // On the plates of others, counters tell how many knights are left and sent.
    if role == Role::Mine {
        let knight = |id| Piece::new(id, PieceKind::Figure, faces::knight(colour));
        zone.pieces.extend(home_ids(view, colour).into_iter().map(knight));
        let sent = (1..=player.sent.unwrap_or(0)).map(|number| format!("sent-{colour}-{number}"));
        zone.pieces.extend(sent.map(|id| Piece { chosen: true, ..knight(id) }));
    }
    if view.phase != Phase::Over {
        let current = player.mission.filter(|_| view.is_active(colour));
        zone.pieces.extend(current.map(|mission| {
            let piece = Piece::new(format!("current-{colour}"), PieceKind::Card, faces::mission(mission));
            Piece { chosen: true, ..piece }
        }));
    }
    zone.pieces.extend(tiles(player));
    zone.pieces.extend(hero(view, player));
    zone
}

impl View {
    /// Is it this colour's turn in phase 4 or in the final scoring?
    pub(super) fn is_active(&self, colour: Colour) -> bool {
        if let Phase::Withdraw { colour: leaving } = self.phase {
            return leaving == colour;
        }
        let acts = !matches!(
            self.phase,
            Phase::Sides
                | Phase::Colours
                | Phase::Magicians
                | Phase::Missions
                | Phase::Send
                | Phase::Predict
                | Phase::Merlin
                | Phase::Over
        );
        acts && self.turn < self.order.len() && self.order.at(self.turn) == colour
    }
}

/// Merlin tiles and grail tiles, with their faces for those who may see them.
fn tiles(player: &Player) -> Vec<Piece> {
    let colour = player.colour;
    let token = |kind: &str, number: usize, face| {
        Piece::new(format!("{kind}-{colour}-{number}"), PieceKind::Token, face)
    };
    match player.secrets {
        Some(secrets) => {
            let merlins = secrets.merlins.values().map(faces::merlin).enumerate();
            let parts =
                secrets.tiles.parts().flat_map(|part| (0..secrets.tiles.count(part)).map(move |_| part));
            let parts = parts.map(faces::tile).enumerate();
            let merlins = merlins.map(|(at, face)| token("merlin", at + 1, face));
            merlins.chain(parts.map(|(at, face)| token("tile", at + 1, face))).collect()
        }
        None => {
            let merlins = (1..=player.merlins.into()).map(|at| token("merlin", at, faces::merlin_back()));
            merlins.chain((1..=player.tiles.into()).map(|at| token("tile", at, faces::tile_back()))).collect()
        }
    }
}

fn hero(view: &View, player: &Player) -> Vec<Piece> {
    let colour = player.colour;
    let side = match player.hero {
        Hero::First => 1,
        Hero::Second => 2,
        Hero::Gone => return Vec::new(),
    };
    let word = hero_word(colour);
    let mut pieces =
        vec![Piece::new(format!("hero-{colour}"), PieceKind::Card, faces::hero(colour, word, side))];
    if colour == Colour::Violet && view.black_knight == BlackKnight::Waiting {
        pieces.push(Piece::new("black-knight", PieceKind::Figure, faces::black_knight()));
    }
    pieces
}
