//! What machine learners see: a number for each action, and a view as numbers.
//!
//! Tiles are those of the map that is played, in its order.

mod actions;
mod fields;
mod players;
mod tasks;
mod ways;

use engine::encode::one_hot;
use engine::{Encode, ObservationField, ObservationWriter, Seat, SeatOrder, SeatSet};

use crate::Knight;
use crate::action::Action;
use crate::cards::Card;
use crate::counts::Counts;
use crate::goods::{Good, Purse};
use crate::map::{MOST_TILES, Tiles};
use crate::open::{Laid, Open, SEATS};
use crate::phase::Phase;
use crate::place::Place;
use crate::view::View;
use fields::{CARDS, GOODS};

impl Encode for Knight {
    const ACTIONS: usize = actions::COUNT;
    const FIELDS: &'static [ObservationField] = fields::FIELDS;

    fn index(action: &Action) -> usize {
        actions::index(*action)
    }

    fn action(index: usize) -> Option<Action> {
        actions::action(index)
    }

    fn write(view: &View, out: &mut ObservationWriter<'_>) {
        let order = SeatOrder::new(view.viewer, view.seats());
        out.one_hot("seat", view.viewer.map(|seat| seat.index()));
        write_match(&view.open, order, out);
        write_row(&view.open, order, out);
        players::write(&view.open, order, out);
        tasks::write_tasks(&view.open, out);
        tasks::write_order(&view.open, out);
        tasks::write_trade(&view.open.trade, order, out);
        tasks::write_duels(view, order, out);
        tasks::write_initiative(&view.open.war, order, out);
    }
}

fn write_match(open: &Open, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    let scenario = (!open.is_war()).then_some(open.options.scenario as usize);
    let answering = if let Phase::Answer { by } = open.phase { Some(by) } else { None };
    let places = |seat: Seat| open.order[..open.seats.into()].iter().position(|other| *other == seat);
    out.seats("seated", order, SeatSet::all(open.seats));
    out.one_hot("mode", Some(open.options.mode as usize));
    out.one_hot("scenario", scenario);
    let options = &open.options;
    out.numbers(
        "options",
        [options.shared_limit, options.unseen_changes, options.repeated_hits, options.free_trades],
    );
    out.number("turn", open.turn);
    out.one_hot("stage", Some(open.stage as usize));
    out.one_hot("phase", Some(number(open.phase)));
    out.seats("active", order, SeatSet::only(open.active));
    out.seats("answering", order, answering.into_iter().collect());
    out.one_hot("at", place_of(open.phase).and_then(|place| open.map().find(place)));
    out.rows("order", order.iter().map(|seat| one_hot::<SEATS>(places(seat))));
    out.one_hot("goal", open.goal.map(|goal| goal.index()));
    out.seats("met", order, open.met);
    out.number("bonus", open.bonus);
}

/// The event cards. What another player has turned up is known wherever it lies.
fn write_row(open: &Open, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    let first = order.iter().next().expect("somebody sits there");
    let row = open.row(first);
    let known = |laid: Laid| match laid {
        Laid::Dealt(place) => open.dealt[place as usize],
        Laid::Drawn(card) => Some(card),
        Laid::Awaited => None,
    };
    out.numbers("deck", Card::all().map(|card| open.deck.contains(card)));
    out.rows("row", row.places.map(|laid| one_hot::<CARDS>(known(laid).map(Card::index))));
    out.numbers("row-up", (0..row.places.len()).map(|at| row.up >> at & 1 != 0));
    out.one_hot("turning", open.tasks.turning.map(usize::from));
}

/// The place that a phase is about.
const fn place_of(phase: Phase) -> Option<Place> {
    match phase {
        Phase::Strike { at } | Phase::Raze { at } => Some(at),
        Phase::Advance { from } => Some(from),
        _ => None,
    }
}

fn counts(counts: Counts) -> [u8; MOST_TILES] {
    std::array::from_fn(|tile| counts.get(tile))
}

fn tiles(tiles: Tiles) -> [bool; MOST_TILES] {
    std::array::from_fn(|tile| tiles.contains(tile))
}

fn goods(purse: Purse) -> [u8; GOODS] {
    Good::ALL.map(|good| purse.get(good))
}

/// The seats of a set, as the viewer counts them.
fn among(order: SeatOrder, set: SeatSet) -> [bool; SEATS] {
    let mut flags = [false; SEATS];
    set.iter().for_each(|seat| flags[order.place(seat)] = true);
    flags
}

const fn number(phase: Phase) -> usize {
    match phase {
        Phase::Character => 0,
        Phase::Goal => 1,
        Phase::Turning { .. } => 2,
        Phase::Before => 3,
        Phase::Use => 4,
        Phase::Draft => 5,
        Phase::Answer { .. } => 6,
        Phase::Stage { .. } => 7,
        Phase::Command => 8,
        Phase::March => 9,
        Phase::Strike { .. } => 10,
        Phase::Remove => 11,
        Phase::Slight => 12,
        Phase::Avoid => 13,
        Phase::Enemy => 14,
        Phase::Advance { .. } => 15,
        Phase::Raze { .. } => 16,
        Phase::Flow => 17,
        Phase::Stake => 18,
        Phase::Seize => 19,
        Phase::Bid => 20,
        Phase::Lot => 21,
        Phase::Spend => 22,
        Phase::Plan => 23,
        Phase::Over => 24,
        Phase::After => 25,
    }
}
