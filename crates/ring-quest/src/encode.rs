//! What machine learners see: a number for each action, and a view as numbers.
//!
//! Knights stand in the order of turns, beginning with the viewer's (first) knight. The board is its lattice, row by row.

mod actions;
mod fields;

use engine::encode::one_hot;
use engine::{Encode, ObservationField, ObservationWriter, SeatOrder, SeatSet};

use crate::RingQuest;
use crate::action::Action;
use crate::board::{SPACES, State};
use crate::knight::{Rider, RingAt};
use crate::phase::{Duel, Phase};
use crate::pile::DRAGON_CARDS;
use crate::space::Space;
use crate::view::View;

impl Encode for RingQuest {
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
        out.seats("seated", order, SeatSet::all(view.seats()));
        out.number("pairs", view.options.pairs);
        out.number("passages", view.options.passages);
        out.number("full-extra", view.options.full_extra);
        write_phase(view, out);
        write_knights(view, out);
        out.rows(
            "seals",
            order.iter().map(|seat| State::ALL.map(|city| view.seals[seat.index()].contains(city))),
        );
        write_board(view, out);
        write_dragons(view, out);
        out.number("turns", view.turns);
        out.number("idle", view.idle);
    }
}

fn write_phase(view: &View, out: &mut ObservationWriter<'_>) {
    let from = match view.phase {
        Phase::Midway { from } | Phase::Lay { from } => Some(from),
        _ => None,
    };
    let victim = if let Phase::Banish { victim } = view.phase { Some(victim) } else { None };
    let strength = if let Phase::Die { strength } = view.phase { strength } else { 0 };
    out.one_hot("phase", Some(number(view.phase)));
    out.number("extra", view.phase == Phase::Move { extra: true });
    out.one_hot("from", from.map(Space::index));
    out.one_hot("victim", victim.map(|rider| view.row(rider)));
    out.number("strength", strength);
}

fn write_knights(view: &View, out: &mut ObservationWriter<'_>) {
    let knights = view.rows().map(|rider| &view.knights[rider.index()]);
    out.rows("riding", view.rows().map(|_| [true]));
    out.rows("own", view.rows().map(|rider| [view.viewer == Some(rider.owner(view.seats()))]));
    out.one_hot("turn", Some(view.row(view.rider)));
    out.rows("knights", knights.clone().map(|knight| one_hot::<SPACES>(Some(knight.at.index()))));
    out.rows("talismans", knights.clone().map(|knight| [knight.talismans]));
    out.rows("coats", knights.map(|knight| [knight.coat]));
}

fn write_board(view: &View, out: &mut ObservationWriter<'_>) {
    let bearer = if let RingAt::Bearer(rider) = view.ring { Some(rider) } else { None };
    out.one_hot("ring", view.ring.space().map(Space::index));
    out.one_hot("bearer", bearer.map(|rider| view.row(rider)));
    out.many_hot("obstacles", view.obstacles.iter().map(Space::index));
}

fn write_dragons(view: &View, out: &mut ObservationWriter<'_>) {
    let strengths = 0..DRAGON_CARDS.len() as u8;
    let duel = |of: fn(Duel) -> u8| view.duel.map_or(0, of);
    out.numbers("pile", strengths.map(|strength| view.pile.count(strength)));
    out.one_hot("duel", view.duel.map(|duel| view.row(duel.rider)));
    out.number("duel-strength", duel(|duel| duel.strength));
    out.number("duel-die", duel(|duel| duel.die.unwrap_or(0)));
}

impl View {
    /// The knights in the order of the observation.
    fn rows(&self) -> impl Iterator<Item = Rider> + Clone {
        let (first, riders) = (self.first_row(), self.knights.len());
        (0..riders).map(move |place| Rider::new(((first + place) % riders) as u8))
    }

    /// The place of a knight in that order.
    fn row(&self, rider: Rider) -> usize {
        let riders = self.knights.len();
        (rider.index() + riders - self.first_row()) % riders
    }

    /// The number of the knight that comes first in that order.
    fn first_row(&self) -> usize {
        self.viewer.map_or(0, |seat| seat.index())
    }
}

const fn number(phase: Phase) -> usize {
    match phase {
        Phase::First => 0,
        Phase::Move { .. } => 1,
        Phase::Midway { .. } => 2,
        Phase::Banish { .. } => 3,
        Phase::Card => 4,
        Phase::Die { .. } => 5,
        Phase::Obstacle => 6,
        Phase::Sword => 7,
        Phase::Lay { .. } => 8,
        Phase::Ring => 9,
        Phase::Over(_) => 10,
    }
}
