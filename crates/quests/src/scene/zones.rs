//! What lies where. Cards have no identity, so equal ones are numbered place by place.

use engine::Seat;
use scene::{Face, Layout, Mark, Piece, PieceKind, Print, Role, Shape, Spot, SpotState, Text, Zone};

use super::faces;
use super::phrases::{counts_now, of_stage};
use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::open::Trial;
use crate::phase::Phase;
use crate::strength::stage_points;
use crate::view::View;

/// The whole table, in reading order.
pub(super) fn zones(view: &View) -> Vec<Zone> {
    let others = Seat::all(view.seats()).filter(|&seat| view.viewer != Some(seat));
    let mut zones: Vec<Zone> = others.map(|seat| in_play(view, seat, Role::Opponent)).collect();
    zones.push(story(view));
    zones.extend((0..view.open.stages()).filter_map(|at| stage(view, at)));
    zones.extend(ladder(view));
    // Bids take the place of what was revealed before.
    if zones.iter().all(|zone| zone.id != "bids") {
        zones.extend(view.open.reveal.seats.iter().map(|seat| revealed(view, seat)));
    }
    zones.extend([adventure_deck(view), adventure_discard(view), story_deck(view), story_discard(view)]);
    if let Some(seat) = view.viewer {
        zones.extend([in_play(view, seat, Role::Mine), hand(view, seat)]);
    }
    zones
}

// Ids

/// The viewer's cards with this face that are still in hand.
pub(super) fn in_hand(view: &View, card: Card) -> Vec<String> {
    (1..=view.hand.count(card)).map(|number| id("hand", card, number)).collect()
}

/// An ally in play.
pub(super) fn ally(view: &View, ally: Card) -> Vec<String> {
    view.open.owner(ally).map(|seat| id(&format!("play-{seat}"), ally, 1)).into_iter().collect()
}

/// The rung of a bid.
pub(super) fn rung(bid: u8) -> String {
    format!("bid-{bid}")
}

/// The face-down cards of a stage.
pub(super) fn stage_cards(view: &View, stage: u8) -> Vec<String> {
    let size = view.open.quest.sizes[usize::from(stage)];
    (1..=size).map(|number| format!("stage-{}-card-{number}", stage + 1)).collect()
}

/// The top of the story deck.
pub(super) fn top_story(view: &View) -> Vec<String> {
    let left = view.open.story.len();
    if left == 0 { Vec::new() } else { vec![format!("story-deck-{left}")] }
}

fn id(zone: &str, card: Card, number: u8) -> String {
    format!("{zone}-{card}-{number}")
}

// The middle of the table

fn story(view: &View) -> Zone {
    let mut zone = Zone::new("story", "zone-story", Role::Board, Layout::Row);
    zone.pieces.extend(view.open.card.map(|card| piece(format!("story-{card}"), faces::story(card))));
    zone
}

/// A stage of the quest: its cards if the viewer knows them, or their backs.
fn stage(view: &View, at: u8) -> Option<Zone> {
    let quest = &view.open.quest;
    let size = quest.sizes[usize::from(at)];
    quest.sponsor?;
    let now = at == quest.stage && view.open.phase != Phase::SetUp && !quest.joined.is_empty();
    let id = match (now, quest.trial) {
        (true, Trial::Foe) => "zone-stage-foe",
        (true, Trial::Test(_)) => "zone-stage-test",
        _ if at < quest.revealed => "zone-stage-done",
        _ => "zone-stage",
    };
    let mut zone = Zone::new(format!("stage-{}", at + 1), of_stage(id, at), Role::Board, Layout::Row);
    zone.note = stage_note(view, at);
    let known = view.stages[usize::from(at)];
    let names = stage_cards(view, at).into_iter();
    zone.pieces = match known {
        Some(cards) => names.zip(cards.iter()).map(|(id, card)| piece(id, stage_face(view, card))).collect(),
        None => names.map(|id| piece(id, faces::adventure_back())).collect(),
    };
    if now {
        let mut first = zone.pieces.first_mut();
        for seat in quest.within.iter() {
            if let Some(piece) = &mut first {
                piece.marks.push(Mark {
                    label: "mark-within".into(),
                    emblem: "shield".to_owned(),
                    owner: Some(seat),
                });
            }
        }
    }
    (size > 0 || view.open.phase == Phase::SetUp).then_some(zone)
}

fn stage_face(view: &View, card: Card) -> Face {
    let points =
        view.open.quest_card().filter(|_| card.kind() != Kind::Test).map(|quest| card.points_on(quest));
    faces::adventure(card, points)
}

/// What the viewer knows of a stage: its total, or how many cards it has and what it must exceed.
fn stage_note(view: &View, at: u8) -> Option<Text> {
    let quest = view.open.quest_card()?;
    let size = view.open.quest.sizes[usize::from(at)];
    match view.stages[usize::from(at)] {
        Some(cards) if !cards.of(Kind::Test).is_empty() => None,
        Some(cards) => Some(Text::new("note-total").with("points", stage_points(cards, quest))),
        None => Some(Text::new("note-hidden").with("cards", size).with("floor", floor(view, at))),
    }
}

/// The highest total that the viewer knows of the stages before this one.
pub(super) fn floor(view: &View, at: u8) -> u8 {
    let Some(quest) = view.open.quest_card() else { return 0 };
    let before = view.stages[..usize::from(at)].iter().flatten();
    before.map(|cards| stage_points(*cards, quest)).max().unwrap_or(0)
}

/// The bids of a test as a ladder: what was bid, what the viewer may bid, what is out of reach.
fn ladder(view: &View) -> Option<Zone> {
    let Trial::Test(_) = view.open.quest.trial else { return None };
    let quest = &view.open.quest;
    let mut zone = Zone::new("bids", "zone-bids", Role::Board, Layout::Track);
    let reach = |seat: Seat| view.hands[seat.index()] + view.open.free_bids(seat);
    let end = quest.within.iter().map(reach).max().unwrap_or(0).max(quest.bid);
    let own = match (view.open.phase, view.viewer) {
        (Phase::Bid(seat), Some(viewer)) if seat == viewer => Some(viewer),
        _ => None,
    };
    for bid in 1..=end {
        let mut spot = Spot::new(rung(bid), Text::new("rung").with("cards", bid), (i32::from(bid) - 1, 0));
        spot.shape = Shape::Square;
        spot.clause = Some("QT-86");
        spot.state = if bid <= quest.bid {
            SpotState::Done
        } else if own.is_some_and(|seat| bid <= reach(seat)) && bid >= view.open.least_bid() {
            SpotState::Open
        } else {
            SpotState::Shut
        };
        if bid == quest.bid {
            spot.text = quest.leader.map(|seat| Text::new("rung-leader").with("who", seat));
        }
        if let Some(seat) = own.filter(|_| spot.state == SpotState::Open) {
            let cost = bid.saturating_sub(view.open.free_bids(seat));
            spot.prints.push(Print {
                part: scene::Part::Cost,
                label: Text::new("rung-cost").with("cards", cost),
                emblem: None,
                value: None,
            });
        }
        zone.spots.push(spot);
    }
    Some(zone)
}

/// What a player revealed last, with the total.
fn revealed(view: &View, seat: Seat) -> Zone {
    let reveal = &view.open.reveal;
    let title = Text::new("zone-lists").with("who", seat);
    let mut zone = Zone::new(format!("lists-{seat}"), title, Role::Board, Layout::Row);
    zone.owner = Some(seat);
    zone.pieces = cards(&zone.id, reveal.cards[seat], |card| Some(view.open.worth(card, seat)));
    if reveal.judged {
        zone.note = Some(Text::new("note-strength").with("points", reveal.totals[seat]));
    }
    zone
}

// Decks

fn adventure_deck(view: &View) -> Zone {
    let mut zone = Zone::new("deck", "zone-deck", Role::Side, Layout::Pile(view.deck.into()));
    if view.deck > 0 {
        zone.pieces.push(piece(format!("deck-{}", view.deck), faces::adventure_back()));
    }
    zone
}

fn adventure_discard(view: &View) -> Zone {
    let aside = (1..).zip(view.open.quests_aside()); // QT-191
    let aside: Vec<Piece> = aside
        .map(|(number, quest)| piece(format!("discard-story-{quest}-{number}"), faces::story(quest)))
        .collect();
    let pile = Layout::Pile(u32::from(view.open.discard.len()) + aside.len() as u32);
    let mut zone = Zone::new("discard", "zone-discard", Role::Side, pile);
    zone.pieces = cards("discard", view.open.discard, printed);
    zone.pieces.extend(aside);
    zone
}

fn story_deck(view: &View) -> Zone {
    let left = view.open.story.len();
    let mut zone = Zone::new("story-deck", "zone-story-deck", Role::Side, Layout::Pile(left.into()));
    zone.pieces = top_story(view).into_iter().map(|id| piece(id, faces::story_back())).collect();
    zone
}

fn story_discard(view: &View) -> Zone {
    let played = view.open.story_discard;
    let mut zone =
        Zone::new("story-discard", "zone-story-discard", Role::Side, Layout::Pile(played.len().into()));
    zone.pieces = played
        .faces()
        .flat_map(|story| (1..=played.count(story)).map(move |number| (story, number)))
        .map(|(story, number)| piece(format!("story-discard-{story}-{number}"), faces::story(story)))
        .collect();
    zone
}

// What belongs to a seat

/// Allies and an amour in front of a player, as they count now.
fn in_play(view: &View, seat: Seat, role: Role) -> Zone {
    let player = &view.open.players[seat];
    let title = match role {
        Role::Mine => Text::new("zone-my-play"),
        _ => Text::new("zone-play").with("who", seat),
    };
    let mut zone = Zone::new(format!("play-{seat}"), title, role, Layout::Row);
    zone.owner = Some(seat);
    let amour = if player.amour { Cards::NONE.with(Card::Amour) } else { Cards::NONE };
    zone.pieces = cards(&zone.id, player.allies.plus(amour), |card| Some(view.open.worth(card, seat)));
    zone
}

/// The hand, sorted by kind; cards that are committed are chosen.
fn hand(view: &View, seat: Seat) -> Zone {
    let mut zone = Zone::new("hand", "zone-hand", Role::Hand, Layout::Fan);
    zone.owner = Some(seat);
    let sealed = if matches!(view.open.phase, Phase::Arm(_)) { view.sealed } else { Cards::NONE };
    for card in view.hand.plus(sealed).faces() {
        let (held, laid) = (view.hand.count(card), sealed.count(card));
        for number in 1..=held + laid {
            let mut piece = piece(id("hand", card, number), faces::adventure(card, counts_now(view, card)));
            piece.chosen = number > held;
            zone.pieces.push(piece);
        }
    }
    zone
}

// Pieces

fn piece(id: String, face: Face) -> Piece {
    Piece::new(id, PieceKind::Card, face)
}

fn printed(card: Card) -> Option<u8> {
    (card.kind() != Kind::Test).then(|| card.points())
}

fn cards(zone: &str, cards: Cards, counts: impl Fn(Card) -> Option<u8>) -> Vec<Piece> {
    let copies = |card: Card| {
        let face = faces::adventure(card, counts(card));
        (1..=cards.count(card)).map(move |number| (id(zone, card, number), face.clone()))
    };
    cards.faces().flat_map(copies).map(|(id, face)| piece(id, face)).collect()
}
