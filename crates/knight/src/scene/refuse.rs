//! Why not: the reason, with the clause behind it.

use engine::Seat;
use scene::{Print, Refusal, Text};

use super::narrate::entry_clause;
use super::phrases::{good_name, goods, level_of, of_tile, track_name};
use super::prints::lacks;
use super::{shown, turn};
use crate::action::Action;
use crate::character::THRESHOLDS;
use crate::court::{Need, Office, Track};
use crate::goods::{Good, Purse};
use crate::open::{Open, ROW};
use crate::options::Mode;
use crate::phase::Phase;
use crate::place::Place;
use crate::player::Player;
use crate::row::{BORROW_GOLD, REVEAL_GOLD, SWAP_GOLD};
use crate::scenario::Scenario;
use crate::trade::MOST_OFFERS;
use crate::using::{COMMAND_GOLD, EXCHANGE_GOLD, INFLUENCE_GOLD, LURE_GOLD, RESOURCE_GOLD};
use crate::view::View;

/// Why an action is not legal now.
pub(super) fn refuse(view: &View, action: Action) -> Refusal {
    let (open, seat) = (&view.open, shown(view));
    match (action, open.phase) {
        (
            Action::Reveal(_) | Action::Swap(..) | Action::Replace(_) | Action::Borrow(..),
            Phase::Before | Phase::Use,
        ) => row(open, seat, action),
        (_, Phase::Use) => using(open, seat, action),
        (Action::Offer(_), Phase::Before | Phase::Avoid | Phase::After)
            if open.options.mode == Mode::SideBySide =>
        {
            no("R-KN-33", "no-offer-yet")
        }
        (
            Action::Special | Action::Reward(_) | Action::Threshold(_),
            Phase::Before | Phase::Avoid | Phase::After,
        ) if open.rules >= 2 => using(open, seat, action),
        (Action::Pay, Phase::Avoid) => no("R-KN-13", "no-snapshot"),
        (_, Phase::Command | Phase::March) => command(open, seat, action),
        (Action::Take(_), Phase::Character) => no("KN-30", "no-character"),
        (Action::Enemy(place), Phase::Enemy) => {
            no(entry_clause(open.options.scenario), of_tile("no-entry", place))
        }
        (Action::Advance(_, place), Phase::Advance { .. }) => no("KN-57", of_tile("no-step", place)),
        (Action::Raze(place, _), Phase::Raze { .. }) => no("KN-62", of_tile("no-source", place)),
        (Action::Flow(_, place), Phase::Flow) => no("KN-130", of_tile("no-flow", place)),
        (Action::Remove(place, _), Phase::Remove) => no("KN-67", of_tile("no-enemy", place)),
        (Action::Stake(_), Phase::Stake) => no("KN-114", Text::new("no-stake").with("n", open.most(seat))),
        (Action::Bid(_), Phase::Bid) => no("KN-104", Text::new("no-high-bid").with("n", open.most(seat))),
        (Action::Spend(good), Phase::Spend) => {
            no("KN-103", Text::new("no-good").with("good", good_name(good)))
        }
        (Action::Seize(good), Phase::Seize) => {
            no("KN-115", Text::new("no-good").with("good", good_name(good)))
        }
        (Action::Give(good) | Action::Want(good), Phase::Draft) => {
            no("R-KN-33", Text::new("no-trade").with("good", good_name(good)))
        }
        (Action::Propose, Phase::Draft) => no("KN-123", "no-proposal"),
        (Action::Call(rival), Phase::Plan)
            if open.rules >= 2 && open.player(rival).barred && open.player(rival).store > 0 =>
        {
            no("KN-118", "no-call-barred")
        }
        (Action::Call(_), Phase::Plan) => no("KN-105", "no-call"),
        (Action::Thwart(_), Phase::Slight) => no("KN-94", "no-thwart"),
        _ => now(view),
    }
}

fn no(clause: &'static str, text: impl Into<Text>) -> Refusal {
    Refusal { text: text.into(), clause: Some(clause) }
}

/// Something else is asked now.
fn now(view: &View) -> Refusal {
    Refusal { text: "no-now".into(), clause: turn::clauses(view).first().copied() }
}

/// What is missing for a price and some needs, if anything is.
fn missing(
    clause: &'static str,
    player: &Player,
    price: Purse,
    needs: impl IntoIterator<Item = Need>,
) -> Option<Refusal> {
    let lacks: Vec<Text> = lacks(player, price, needs).into_iter().map(|Print { label, .. }| label).collect();
    (!lacks.is_empty()).then(|| no(clause, Text::new("no-lack").with("lack", lacks)))
}

fn too_poor(clause: &'static str, gold: u8) -> Refusal {
    no(clause, Text::new("no-price").with("price", goods(Purse::of(Good::Gold, gold))))
}

fn row(open: &Open, seat: Seat, action: Action) -> Refusal {
    let gold = open.player(seat).holds(Good::Gold);
    let used = |at: u8| usize::from(at) < open.first_unused() || usize::from(at) >= ROW;
    let is_up = |at: u8| open.row(seat).up >> at & 1 != 0;
    match action {
        Action::Reveal(at) if used(at) || is_up(at) => no("KN-75", "no-face-down"),
        Action::Reveal(_) => too_poor("KN-75", REVEAL_GOLD),
        Action::Swap(first, second) if used(first) || used(second) => no("KN-77", "no-unused"),
        Action::Replace(at) if used(at) => no("KN-77", "no-unused"),
        Action::Swap(..) | Action::Replace(_) if gold < SWAP_GOLD => too_poor("KN-77", SWAP_GOLD),
        Action::Swap(..) => no("R-KN-38", "no-swap-unseen"),
        Action::Replace(at) if !is_up(at) && !open.options.unseen_changes => {
            no("R-KN-38", "no-replace-unseen")
        }
        Action::Replace(_) => no("KN-77", "no-deck"),
        Action::Borrow(at, side) if !open.may_borrow(at.into(), side) && is_up(at) => {
            no("KN-76", "no-second-borrow")
        }
        _ if gold < BORROW_GOLD => too_poor("KN-76", BORROW_GOLD),
        _ => no("R-KN-08", "no-neighbour"),
    }
}

fn using(open: &Open, seat: Seat, action: Action) -> Refusal {
    let player = open.player(seat);
    let gold = player.holds(Good::Gold);
    match action {
        Action::Unlock(track) => unlock(player, track),
        Action::Enter(tournament) if player.has_entered(tournament) => no("R-KN-10", "no-second-win"),
        Action::Enter(tournament) => {
            let contest = tournament.print();
            let needs = contest.needs.iter().map(|(track, level)| Need::Level(*track, *level));
            asked(player, contest.cost, needs)
        }
        Action::Battle(battle) => match open.card().battles.get(usize::from(battle)) {
            None => no("KN-65", "no-such-battle"),
            Some(_) if player.has_fought(battle) => no("R-KN-10", "no-second-win"),
            Some(battle) => contest(player, "KN-66", battle),
        },
        Action::Special | Action::Reward(_) | Action::Threshold(_) if player.is_disgraced() => {
            no("KN-118", "no-disgraced")
        }
        Action::Special => {
            let price = player.character.map_or(Purse::EMPTY, |character| character.sheet().special.0);
            let rest =
                if open.may_spend(price) { ("KN-101", "no-store") } else { ("R-KN-13", "no-snapshot") };
            missing("KN-37", player, price, []).unwrap_or_else(|| no(rest.0, rest.1))
        }
        Action::Reward(reward) if player.has_reward(reward) => no("KN-31", "no-second-claim"),
        Action::Reward(reward) => {
            let level = player.character.map(|character| character.sheet().rewards[usize::from(reward)]);
            match level {
                Some(reward) => {
                    no("KN-31", Text::new("no-level").with("level", level_of(reward.track, reward.level)))
                }
                None => no("KN-31", "no-use"),
            }
        }
        Action::Threshold(threshold) if player.has_threshold(threshold) => no("KN-38", "no-second-claim"),
        Action::Threshold(threshold) => {
            let influence = THRESHOLDS[usize::from(threshold)];
            no("KN-38", Text::new("no-influence").with("n", influence))
        }
        Action::Buy(good) if gold >= RESOURCE_GOLD => full("KN-69", good),
        Action::Buy(_) => too_poor("KN-69", RESOURCE_GOLD),
        Action::BuyInfluence => too_poor("KN-70", INFLUENCE_GOLD),
        Action::BuyCommand if gold >= COMMAND_GOLD => no("KN-101", "no-store"),
        Action::BuyCommand => too_poor("KN-72", COMMAND_GOLD),
        Action::Exchange(..) if gold < EXCHANGE_GOLD => too_poor("KN-73", EXCHANGE_GOLD),
        Action::Exchange(from, _) if player.holds(from) == 0 => {
            no("KN-73", Text::new("no-good").with("good", good_name(from)))
        }
        Action::Exchange(_, to) => full("KN-73", to),
        Action::Lure if open.is_war() => no("R-KN-29", "no-lure"),
        Action::Lure if open.options.scenario == Scenario::Rebels => no("KN-137", "no-lure"),
        Action::Lure if gold < LURE_GOLD => too_poor("KN-71", LURE_GOLD),
        Action::Lure => no("KN-71", "no-lure"),
        Action::Chain(from, _) => chain(player, from),
        Action::Link(_) => no("KN-50", "no-link"),
        Action::Offer(_) if open.options.mode == Mode::SideBySide && has_offered_enough(open) => {
            no("R-KN-46", "no-more-offers")
        }
        Action::Offer(_) if open.options.mode == Mode::SideBySide => no("KN-123", "no-offer"),
        Action::Challenge(_) if open.options.mode == Mode::War => no("KN-113", "no-challenge"),
        _ => no("KN-10", "no-use"),
    }
}

fn has_offered_enough(open: &Open) -> bool {
    !open.options.free_trades && open.trade.offers >= MOST_OFFERS
}

fn unlock(player: &Player, track: Track) -> Refusal {
    match track.spaces().get(usize::from(player.level(track))) {
        None => no("KN-33", Text::new("no-more-levels").with("track", track_name(track))),
        Some(space) => asked(player, space.cost, [space.need]),
    }
}

/// Something is missing that must be there first (KN-41), or only what it costs (KN-25).
fn asked(player: &Player, price: Purse, needs: impl IntoIterator<Item = Need>) -> Refusal {
    let needs: Vec<Need> = needs.into_iter().collect();
    let is_ready = lacks(player, Purse::EMPTY, needs.iter().copied()).is_empty();
    let clause = if is_ready { "KN-25" } else { "KN-41" };
    missing(clause, player, price, needs).unwrap_or_else(|| no("KN-10", "no-use"))
}

fn contest(player: &Player, clause: &'static str, contest: &crate::contest::Contest) -> Refusal {
    let needs = contest.needs.iter().map(|(track, level)| Need::Level(*track, *level));
    missing(clause, player, contest.cost, needs).unwrap_or_else(|| no("KN-10", "no-use"))
}

fn full(clause: &'static str, good: Good) -> Refusal {
    no(clause, Text::new("no-room").with("good", good_name(good)))
}

fn chain(player: &Player, from: Office) -> Refusal {
    let complete = from.track().is_some_and(|track| track.is_chained() && player.is_complete(track));
    no("KN-45", if complete { "no-second-chain" } else { "no-chain" })
}

fn command(open: &Open, seat: Seat, action: Action) -> Refusal {
    let has_unit =
        |place: Place| open.map().find(place).is_some_and(|at| open.player(seat).units.get(at) > 0);
    let is_flood = open.is_flood();
    match action {
        Action::Add(_) if !open.has_room_for_unit() && open.options.shared_limit => {
            no("R-KN-03", "no-room-for-both")
        }
        Action::Add(_) if !open.has_room_for_unit() => no("KN-78", "no-more-units"),
        Action::Add(place) if is_flood => no("KN-128", of_tile("no-muster", place)),
        Action::Add(place) => no("KN-90", of_tile("no-muster", place)),
        Action::Move(from, _) if !has_unit(from) => no("KN-92", of_tile("no-unit", from)),
        Action::Move(_, to) => no("KN-92", of_tile("no-way", to)),
        Action::Attack => no("KN-91", "no-attack"),
        Action::Gather => no("KN-93", "no-gather"),
        Action::Thwart(_) => no("KN-94", "no-thwart"),
        _ => no("KN-89", "no-now"),
    }
}
