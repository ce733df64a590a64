//! What is being done: commands, the enemy's orders, trades, duels and initiative.

use engine::{ObservationWriter, Seat, SeatOrder, SeatSet};

use crate::counts::Counts;
use crate::court::Office;
use crate::goods::Purse;
use crate::open::{Open, SEATS, Trade, War};
use crate::scenario::Order;
use crate::view::View;

use super::fields::OFFICES;
use super::{among, counts, goods, tiles};

pub(super) fn write_tasks(open: &Open, out: &mut ObservationWriter<'_>) {
    let tasks = &open.tasks;
    let (strike, losses) = tasks.strike.unzip();
    let mut offices = [0; OFFICES];
    for (place, office) in (1_u8..).zip(tasks.offices.iter()) {
        offices[office as usize] = place;
    }
    out.one_hot("staging", tasks.staging.map(|office: Office| office as usize));
    out.number("commands", tasks.points);
    out.number("removals", tasks.removals);
    out.number("slights", tasks.slights);
    out.numbers("marched", counts(tasks.marched.unwrap_or(Counts::NONE)));
    out.one_hot("strike", strike.map(usize::from));
    out.number("losses", losses.unwrap_or(0));
    out.numbers("fights", tiles(tasks.fights));
    out.numbers("offices", offices);
}

pub(super) fn write_order(open: &Open, out: &mut ObservationWriter<'_>) {
    let (element, run) = (open.tasks.element, &open.tasks.order);
    let next = open.next_order();
    let price = next.and_then(|consequence| consequence.avoid).unwrap_or(Purse::EMPTY);
    let assault = run.attack.map(usize::from).filter(|tile| *tile < open.map().tiles.len());
    out.one_hot("row-acting", element.map(|element| element.row.into()));
    out.number("element", element.map_or(0, |element| element.at + 1));
    out.number("order-next", element.map_or(0, |element| element.next));
    out.one_hot("order-kind", next.map(|consequence| kind(consequence.order)));
    out.numbers("order-price", goods(price));
    out.number("enemies-due", run.adds);
    out.number("steps-due", run.steps);
    out.numbers("waiting", counts(run.waiting));
    out.numbers("moving", [run.moving, run.stepped, run.counts]);
    out.one_hot("assault", assault);
    out.number("blows", run.blows);
    out.numbers("displaced", tiles(run.displaced));
    out.numbers("allowance", goods(open.tasks.allowance));
    out.number("uses", open.tasks.uses);
}

const fn kind(order: Order) -> usize {
    match order {
        Order::Add(_) => 0,
        Order::Move(_) => 1,
        Order::AddThenMove => 2,
        Order::Attack => 3,
        Order::Diplomacy => 4,
    }
}

pub(super) fn write_trade(trade: &Trade, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    out.seats("partner", order, only(trade.partner));
    out.numbers("give", goods(trade.give));
    out.numbers("want", goods(trade.want));
    out.number("proposed", trade.proposed);
    out.number("offers", trade.offers);
}

pub(super) fn write_duels(view: &View, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    let war = &view.open.war;
    let (challenger, rival) = war.duels[0].unzip();
    let mut duels = [[0_u8; SEATS]; SEATS];
    for (challenger, rival) in war.duels.into_iter().flatten() {
        duels[order.place(challenger)][order.place(rival)] += 1;
    }
    out.seats("challenger", order, only(challenger));
    out.seats("rival", order, only(rival));
    out.rows("duels", duels);
    out.seats("given", order, war.given);
    out.number("sealed", view.sealed.is_some());
    out.number("own-bid", view.sealed.unwrap_or(0));
}

pub(super) fn write_initiative(war: &War, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    let bids = order.iter().map(|seat| war.bids[seat.index()]);
    let (winner, loser, spoils) = match war.spoils {
        Some((winner, loser, left)) => (Some(winner), Some(loser), left),
        None => (None, None, 0),
    };
    out.rows("bidding", bids.clone().map(|bid| [bid.is_some()]));
    out.rows("bids", bids.map(|bid| [bid.unwrap_or(0)]));
    out.seats("winner", order, only(winner));
    out.seats("loser", order, only(loser));
    out.number("spoils", spoils);
    out.rows("debts", order.iter().map(|seat| [war.debts[seat.index()]]));
    out.seats("tied", order, war.tied);
    out.seats("leader", order, only(war.leader));
    out.rows("plan", war.plan.map(|seat| among(order, only(seat))));
    out.number("planned", war.planned);
    out.rows("hits", order.iter().map(|seat| among(order, war.hits[seat.index()])));
}

fn only(seat: Option<Seat>) -> SeatSet {
    seat.into_iter().collect()
}
