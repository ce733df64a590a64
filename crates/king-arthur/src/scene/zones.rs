//! What lies where. Cards have no identity, so equal ones are numbered place by place; adventures have their names.

use engine::Seat;
use scene::{Face, Layout, Mark, Piece, PieceKind, Role, Text, Zone};

use super::faces;
use crate::adventures::{Adventure, Adventures};
use crate::bags::{Adversaries, Knights};
use crate::cards::{Adversary, Kind, Knight};
use crate::layout::Slot;
use crate::phase::{Challenge, Phase};
use crate::view::View;

/// Open adventures lie in rows of this many.
const ADVENTURES_IN_A_ROW: u8 = 5;

/// The whole table, in reading order.
pub(super) fn zones(view: &View) -> Vec<Zone> {
    let others = Seat::all(view.seats()).filter(|&seat| view.viewer != Some(seat));
    let mut zones: Vec<Zone> = others.flat_map(|seat| opponent(view, seat)).collect();
    zones.push(supply("adversary-supply", "zone-adversaries", view.supply, faces::adversary_back()));
    zones.push(supply("knight-supply", "zone-knights", view.knights, faces::knight_back()));
    zones.extend([knight_discard(view), adversary_discard(view)]);
    zones.extend(Kind::ALL.map(|kind| column(view, kind)));
    zones.push(open_adventures(view));
    if let Some(seat) = view.viewer {
        zones.extend([own_adventures(view, seat), own_hand(view, seat)]);
    }
    zones
}

// Ids

/// The top card of the adversary supply.
pub(super) fn top_adversary(view: &View) -> Option<String> {
    (view.supply > 0).then(|| format!("adversary-supply-{}", view.supply))
}

/// The top card of the knight supply.
pub(super) fn top_knight(view: &View) -> Option<String> {
    (view.knights > 0).then(|| format!("knight-supply-{}", view.knights))
}

/// The viewer's knights with this face that are still in hand.
pub(super) fn knights_in_hand(view: &View, card: Knight) -> Vec<String> {
    (1..=view.hand.count(card)).map(|number| id("hand", card.word(), number)).collect()
}

/// The viewer's adversaries with this face that are still in hand.
pub(super) fn adversaries_in_hand(view: &View, card: Adversary) -> Vec<String> {
    let held = view.viewer.map_or(Adversaries::NONE, |seat| view.players[seat.index()].trophies);
    (1..=held.count(card)).map(|number| id("hand", card.word(), number)).collect()
}

/// The open adversaries with this face that can be challenged in this way.
pub(super) fn targets(view: &View, challenge: Challenge, card: Adversary) -> Vec<String> {
    let seal = target_seal(view, challenge);
    let fits = |(_, slot): &(String, Slot)| slot.card == card && slot.seal == seal;
    named_slots(view, card.kind()).into_iter().filter(fits).map(|(id, _)| id).collect()
}

/// An adventure, wherever it lies.
pub(super) fn adventure_id(adventure: Adventure) -> String {
    adventure.word().to_owned()
}

fn id(zone: &str, word: &str, number: u8) -> String {
    format!("{zone}-{word}-{number}")
}

/// The seal that an adversary bears when it is challenged in this way (KA-56, KA-62, KA-64).
fn target_seal(view: &View, challenge: Challenge) -> Option<Seat> {
    (challenge == Challenge::Repeated).then_some(view.seat)
}

fn named_slots(view: &View, kind: Kind) -> Vec<(String, Slot)> {
    let mut seen = Adversaries::NONE;
    let name = |slot: Slot| {
        seen = seen.with(slot.card);
        (id(kind.word(), slot.card.word(), seen.count(slot.card)), slot)
    };
    view.layout.column(kind).map(name).collect()
}

// The middle of the table

fn supply(id: &str, title: &'static str, cards: u8, back: Face) -> Zone {
    let mut zone = Zone::new(id, title, Role::Side, Layout::Pile(cards.into()));
    if cards > 0 {
        zone.pieces.push(card(format!("{id}-{cards}"), back));
    }
    zone
}

fn column(view: &View, kind: Kind) -> Zone {
    let title = match kind {
        Kind::Dark => "zone-dark",
        Kind::Enemy => "zone-enemy",
        Kind::Monster => "zone-monster",
        Kind::Dragon => "zone-dragon",
    };
    let mut zone = Zone::new(kind.word(), title, Role::Board, Layout::Column);
    let chosen = match view.phase {
        Phase::Pay { challenge, target, .. } => targets(view, challenge, target).into_iter().next(),
        _ => None,
    };
    for (id, slot) in named_slots(view, kind) {
        let mut piece = card(id, faces::adversary(slot.card));
        piece.marks.extend(slot.seal.map(seal));
        piece.chosen = chosen.as_ref() == Some(&piece.id);
        zone.pieces.push(piece);
    }
    zone
}

fn seal(owner: Seat) -> Mark {
    Mark { label: "seal".into(), emblem: "seal".to_owned(), owner: Some(owner) }
}

fn open_adventures(view: &View) -> Zone {
    let open = view.open_adventures();
    let title = Text::new("zone-adventures").with("count", open.len());
    let mut zone = Zone::new("adventures", title, Role::Market, Layout::Grid(ADVENTURES_IN_A_ROW));
    zone.pieces = adventures(open);
    if let Phase::Spend { adventure, .. } = view.phase {
        let wanted = adventure_id(adventure);
        zone.pieces.iter_mut().filter(|piece| piece.id == wanted).for_each(|piece| piece.chosen = true);
    }
    zone
}

fn adversary_discard(view: &View) -> Zone {
    let pile = Layout::Pile(view.spent.len().into());
    let mut zone = Zone::new("adversary-discard", "zone-adversary-discard", Role::Side, pile);
    zone.pieces = adversaries("adversary-discard", view.spent, Adversaries::NONE);
    zone
}

fn knight_discard(view: &View) -> Zone {
    let pile = Layout::Pile(view.discard.len().into());
    let mut zone = Zone::new("knight-discard", "zone-knight-discard", Role::Side, pile);
    zone.pieces = knights("knight-discard", view.discard, Knights::NONE);
    zone
}

// What belongs to a seat

fn own_adventures(view: &View, seat: Seat) -> Zone {
    let mut zone = Zone::new("my-adventures", "zone-my-adventures", Role::Mine, Layout::Row);
    zone.owner = Some(seat);
    zone.pieces = adventures(view.players[seat.index()].adventures);
    zone
}

fn own_hand(view: &View, seat: Seat) -> Zone {
    let (paid, spent) = laid_down(view, seat);
    let mut zone = Zone::new("hand", "zone-hand", Role::Hand, Layout::Fan);
    zone.owner = Some(seat);
    zone.pieces = knights("hand", view.hand, paid);
    zone.pieces.extend(adversaries("hand", view.players[seat.index()].trophies, spent));
    zone
}

/// The hand, of which only knights that are being paid can be seen, the adversaries and the adventures.
fn opponent(view: &View, seat: Seat) -> [Zone; 3] {
    let player = view.players[seat.index()];
    let (paid, spent) = laid_down(view, seat);
    let zone = |id: &str, title, layout| {
        let title = Text::new(title).with("who", seat);
        Zone { owner: Some(seat), ..Zone::new(format!("{id}-{seat}"), title, Role::Opponent, layout) }
    };
    let mut hand = zone("hand", "zone-seat-hand", Layout::Fan);
    let backs =
        (1..=player.knights).map(|number| card(format!("{}-{number}", hand.id), faces::knight_back()));
    hand.pieces = backs.chain(knights(&hand.id, Knights::NONE, paid)).collect();
    let mut held = zone("adversaries", "zone-seat-adversaries", Layout::Row);
    held.pieces = adversaries(&held.id, player.trophies, spent);
    let mut taken = zone("adventures", "zone-seat-adventures", Layout::Row);
    taken.pieces = adventures(player.adventures);
    [hand, held, taken]
}

/// The cards that a seat is paying with.
pub(super) fn laid_down(view: &View, seat: Seat) -> (Knights, Adversaries) {
    match view.phase {
        Phase::Pay { paid, .. } if seat == view.seat => (paid, Adversaries::NONE),
        Phase::Spend { spent, .. } if seat == view.seat => (Knights::NONE, spent),
        _ => (Knights::NONE, Adversaries::NONE),
    }
}

// Pieces

fn card(id: String, face: Face) -> Piece {
    Piece::new(id, PieceKind::Card, face)
}

fn adventures(adventures: Adventures) -> Vec<Piece> {
    adventures.iter().map(|adventure| card(adventure_id(adventure), faces::adventure(adventure))).collect()
}

/// Cards in a zone, face by face: those that are held, then those that are laid down.
fn knights(zone: &str, held: Knights, laid: Knights) -> Vec<Piece> {
    let copies = |card: Knight| {
        let stem = format!("{zone}-{card}");
        copies(&stem, held.count(card), laid.count(card), faces::knight(card))
    };
    held.plus(laid).faces().flat_map(copies).collect()
}

/// The same for adversaries.
fn adversaries(zone: &str, held: Adversaries, laid: Adversaries) -> Vec<Piece> {
    let copies = |card: Adversary| {
        let stem = format!("{zone}-{card}");
        copies(&stem, held.count(card), laid.count(card), faces::adversary(card))
    };
    held.plus(laid).faces().flat_map(copies).collect()
}

/// Equal cards, numbered; those that are laid down count as chosen.
fn copies(stem: &str, held: u8, laid: u8, face: Face) -> Vec<Piece> {
    let copy = |number| Piece { chosen: number > held, ..card(format!("{stem}-{number}"), face.clone()) };
    (1..=held + laid).map(copy).collect()
}
