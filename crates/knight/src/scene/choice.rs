//! Actions as offers.

use engine::Seat;
use scene::{Choice, Prominence, Text};

use super::narrate::entry_clause;
use super::phrases::{
    amount, character_name, contest_name, gains, good_name, goods, level_of, of_tile, or_nothing, source,
    the_office, tile, track_name,
};
use super::{bids, card, court, estate, land, scenario, shown};
use crate::action::Action;
use crate::cards::Side;
use crate::character::{Sheet, THRESHOLDS};
use crate::open::Open;
use crate::phase::Phase;
use crate::view::View;

/// How a legal action is offered.
pub(super) fn choice(view: &View, action: Action) -> Choice {
    let seat = shown(view);
    Choice {
        notation: action.to_string(),
        label: label(&view.open, seat, action),
        touches: touches(&view.open, seat, action),
        prominence: Prominence::Touch,
        clause: clause(&view.open, action),
    }
}

fn label(open: &Open, seat: Seat, action: Action) -> Text {
    let place = |id: &'static str, at: u8| Text::new(id).with("place", at + 1);
    match action {
        Action::Take(character) => Text::new("choose-take").with("character", character_name(character)),
        Action::Choose(side) => Text::new("choose-side")
            .with("side", side.word())
            .with("goods", open.current_card(seat).map_or(Vec::new(), |card| goods(card.half(side).goods))),
        Action::Reveal(at) => place("choose-reveal", at),
        Action::Swap(first, second) => place("choose-swap", first).with("other", second + 1),
        Action::Replace(at) => place("choose-replace", at),
        Action::Borrow(at, side) => {
            let card = open.face(seat, at.into());
            let offices = card.map_or(&[][..], |card| card.half(side).offices);
            let offices: Vec<Text> = offices.iter().map(|office| the_office(*office)).collect();
            place("choose-borrow", at).with("offices", offices)
        }
        Action::Unlock(track) => {
            let level = open.player(seat).level(track);
            let price = track.spaces().get(usize::from(level)).map_or(Vec::new(), |space| goods(space.cost));
            Text::new("choose-unlock").with("level", level_of(track, level + 1)).with("price", price)
        }
        Action::Enter(tournament) => Text::new("choose-enter")
            .with("name", contest_name(tournament.print()))
            .with("price", goods(tournament.print().cost)),
        Action::Battle(battle) => match open.card().battles.get(usize::from(battle)) {
            Some(battle) => Text::new("choose-battle")
                .with("name", contest_name(battle))
                .with("price", goods(battle.cost)),
            None => "choose-battle-none".into(),
        },
        Action::Special => character_sheet(open, seat, |sheet| {
            let (price, brings) = sheet.special;
            Text::new("choose-special").with("price", goods(price)).with("gain", gains(brings))
        }),
        Action::Reward(reward) => character_sheet(open, seat, |sheet| {
            Text::new("choose-claim").with("gain", gains(sheet.rewards[usize::from(reward)].gain))
        }),
        Action::Threshold(threshold) => character_sheet(open, seat, |sheet| {
            Text::new("choose-threshold")
                .with("influence", THRESHOLDS[usize::from(threshold)])
                .with("gain", gains(sheet.thresholds[usize::from(threshold)]))
        }),
        Action::Buy(good) => Text::new("choose-buy").with("good", good_name(good)),
        Action::BuyInfluence => "choose-buy-influence".into(),
        Action::BuyCommand => "choose-buy-command".into(),
        Action::Exchange(from, to) => {
            Text::new("choose-exchange").with("from", good_name(from)).with("to", good_name(to))
        }
        Action::Lure => "choose-lure".into(),
        Action::Chain(from, to) => {
            Text::new("choose-chain").with("from", the_office(from)).with("to", the_office(to))
        }
        Action::Link(track) => Text::new("choose-link").with("track", track_name(track)),
        Action::End => end(open),
        Action::Stage(side) => stage(open, seat, side),
        _ => in_the_field(open, action),
    }
}

fn character_sheet(open: &Open, seat: Seat, say: impl Fn(&Sheet) -> Text) -> Text {
    match open.player(seat).character {
        Some(character) => say(character.sheet()),
        None => "nothing".into(),
    }
}

/// The end of the use phase names what comes.
fn end(open: &Open) -> Text {
    if open.phase == Phase::After {
        return if open.is_war() { "choose-on" } else { "choose-consequences" }.into();
    }
    let player = open.me();
    let played = open.current_card(open.active).zip(player.side);
    let Some((card, side)) = player.borrowed.or(played) else { return "choose-end".into() };
    let offices: Vec<Text> = card.half(side).offices.iter().map(|office| the_office(*office)).collect();
    Text::new("choose-activate").with("offices", offices)
}

fn stage(open: &Open, seat: Seat, side: Side) -> Text {
    let Phase::Stage { office } = open.phase else { return "nothing".into() };
    let used = office.track().and_then(|track| open.player(seat).stages.get(track as usize).copied());
    let sides = open.card().stages(office).get(usize::from(used.unwrap_or(0)));
    let brings = sides.map_or(Vec::new(), |sides| gains(sides[side as usize]));
    Text::new("choose-stage").with("gain", or_nothing(brings))
}

fn in_the_field(open: &Open, action: Action) -> Text {
    match action {
        Action::Add(place) => of_tile("choose-add", place),
        Action::Attack => "choose-attack".into(),
        Action::Move(from, to) => Text::new("choose-move").with("from", tile(from)).with("to", tile(to)),
        Action::Halt => "choose-halt".into(),
        Action::Gather => "choose-gather".into(),
        Action::Thwart(None) => "choose-thwart".into(),
        Action::Thwart(Some(rival)) => Text::new("choose-thwart-rival").with("rival", rival),
        Action::Forgo => Text::new("choose-forgo").with("n", open.tasks.points),
        Action::Remove(place, None) => of_tile("choose-remove", place),
        Action::Remove(place, Some(rival)) => of_tile("choose-remove-rival", place).with("rival", rival),
        Action::Spare => "choose-spare".into(),
        Action::Pay => {
            let price = open.next_order().and_then(|next| next.avoid);
            Text::new("choose-pay").with("price", or_nothing(price.map_or(Vec::new(), goods)))
        }
        Action::Suffer => "choose-suffer".into(),
        Action::Enemy(place) => of_tile("choose-enemy", place),
        Action::Advance(from, to) => {
            Text::new("choose-advance").with("from", tile(from)).with("to", tile(to))
        }
        Action::Raze(place, lost) => of_tile("choose-raze", place).with("source", source(lost)),
        Action::Flow(from, to) => Text::new("choose-flow").with("from", tile(from)).with("to", tile(to)),
        Action::Offer(partner) => Text::new("choose-offer").with("rival", partner),
        Action::Give(good) => Text::new("choose-give").with("good", amount(good.word(), 1)),
        Action::Want(good) => Text::new("choose-want").with("good", amount(good.word(), 1)),
        Action::Propose => "choose-propose".into(),
        Action::Accept => "choose-accept".into(),
        Action::Decline => "choose-decline".into(),
        Action::Challenge(rival) => Text::new("choose-challenge").with("rival", rival),
        Action::Stake(stake) => Text::new("choose-stake").with("n", stake),
        Action::Seize(good) => Text::new("choose-seize").with("good", amount(good.word(), 1)),
        Action::Bid(bid) => Text::new("choose-bid").with("n", bid),
        Action::Spend(good) => Text::new("choose-spend").with("good", amount(good.word(), 1)),
        Action::Call(next) => Text::new("choose-call").with("rival", next),
        Action::Strike(place, rival) => of_tile("choose-strike", place).with("rival", rival),
        _ => "nothing".into(),
    }
}

fn touches(open: &Open, seat: Seat, action: Action) -> Vec<String> {
    match action {
        Action::Take(character) => vec![card::character_id(character)],
        Action::Choose(side) => vec![card::side_id(side)],
        Action::Reveal(at) => vec![card::event_id(at), estate::gold_id("reveal")],
        Action::Replace(at) => vec![card::event_id(at), estate::gold_id("swap")],
        Action::Borrow(at, _) => vec![card::event_id(at), estate::gold_id("borrow")],
        Action::Swap(first, second) => {
            vec![card::event_id(first), card::event_id(second), estate::gold_id("swap")]
        }
        Action::Unlock(track) => vec![court::space_id(track, open.player(seat).level(track) + 1)],
        Action::Enter(tournament) => vec![court::tournament_id(tournament)],
        Action::Battle(battle) => vec![scenario::battle_id(battle)],
        Action::Special => vec![estate::SPECIAL.to_owned()],
        Action::Reward(reward) => vec![estate::reward_id(reward)],
        Action::Threshold(threshold) => vec![estate::threshold_id(threshold)],
        Action::Buy(good) => vec![estate::gold_id(good.word())],
        Action::BuyInfluence => vec![estate::gold_id("influence")],
        Action::BuyCommand => vec![estate::gold_id("command")],
        Action::Exchange(..) => vec![estate::gold_id("exchange")],
        Action::Lure => vec![estate::gold_id("lure")],
        Action::Chain(from, _) => from.track().map(court::pays_id).into_iter().collect(),
        Action::Link(track) => vec![court::pays_id(track)],
        Action::Stage(side) => match open.phase {
            Phase::Stage { office } => vec![scenario::stage_id(office, Some(side))],
            _ => Vec::new(),
        },
        Action::Add(place) | Action::Enemy(place) => vec![land::tile_id(place)],
        Action::Move(from, to) => {
            let mut touches = land::unit_ids(open, seat, from);
            touches.push(land::tile_id(to));
            touches
        }
        Action::Remove(place, None) => land::enemy_ids(open, seat, place),
        Action::Remove(place, Some(rival)) | Action::Strike(place, rival) => {
            land::unit_ids(open, rival, place)
        }
        Action::Advance(_, to) => vec![land::tile_id(to)],
        Action::Flow(from, to) => vec![land::tile_id(from), land::tile_id(to)],
        Action::Give(good) => vec![bids::give_id(good)],
        Action::Want(good) => vec![bids::want_id(good)],
        Action::Stake(amount) | Action::Bid(amount) => vec![bids::rung(amount)],
        _ => Vec::new(),
    }
}

fn clause(open: &Open, action: Action) -> &'static str {
    let flood = open.is_flood();
    match action {
        Action::Take(_) => "KN-30",
        Action::Choose(_) => "KN-09",
        Action::Reveal(_) => "KN-75",
        Action::Swap(..) | Action::Replace(_) => "KN-77",
        Action::Borrow(..) => "KN-76",
        Action::Unlock(_) => "KN-33",
        Action::Enter(_) => "KN-41",
        Action::Battle(_) => "KN-66",
        Action::Special => "KN-37",
        Action::Reward(_) => "KN-31",
        Action::Threshold(_) => "KN-38",
        Action::Buy(_) => "KN-69",
        Action::BuyInfluence => "KN-70",
        Action::BuyCommand => "KN-72",
        Action::Exchange(..) => "KN-73",
        Action::Lure => "KN-71",
        Action::Chain(..) => "KN-45",
        Action::Link(_) => "KN-50",
        Action::End if open.phase == Phase::After => "R-KN-11",
        Action::End => "KN-23",
        Action::Stage(_) => "KN-44",
        Action::Add(_) if flood => "KN-128",
        Action::Add(_) => "KN-90",
        Action::Attack if flood => "KN-132",
        Action::Attack => "KN-91",
        Action::Move(..) | Action::Halt => "KN-92",
        Action::Gather => "KN-93",
        Action::Thwart(_) => "KN-94",
        Action::Forgo => "KN-12",
        Action::Remove(..) | Action::Spare => "KN-67",
        Action::Pay | Action::Suffer => "KN-60",
        Action::Enemy(_) => entry_clause(open.options.scenario),
        Action::Advance(..) => "KN-57",
        Action::Raze(..) => "KN-62",
        Action::Flow(..) => "KN-130",
        Action::Offer(_)
        | Action::Give(_)
        | Action::Want(_)
        | Action::Propose
        | Action::Accept
        | Action::Decline => "KN-123",
        Action::Challenge(_) => "KN-111",
        Action::Stake(_) => "KN-114",
        Action::Seize(_) => "KN-115",
        Action::Bid(_) => "KN-102",
        Action::Spend(_) => "KN-103",
        Action::Call(_) => "KN-105",
        Action::Strike(..) => "R-KN-28",
    }
}
