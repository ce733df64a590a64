//! Who stands where: name plates, and how far the match is.

use engine::Seat;
use scene::{Counter, Plate, Text};

use super::phrases::{of_stage, rank_name, story_name};
use crate::open::Trial;
use crate::phase::{Phase, Standing};
use crate::rank::Rank;
use crate::view::View;

/// The name plates: rank, shields, cards, and what the player is doing.
pub(super) fn plates(view: &View) -> Vec<Plate> {
    Seat::all(view.seats()).map(|seat| plate(view, seat)).collect()
}

fn plate(view: &View, seat: Seat) -> Plate {
    let player = &view.open.players[seat];
    let shields = Counter::new("count-shields", "shield", player.shields.into());
    let cards = Counter::new("count-cards", "cards", view.hands[seat.index()].into());
    let mut counters = vec![Counter { of: player.rank.price().map(i32::from), ..shields }, cards];
    let bids = view.open.free_bids(seat);
    if bids > 0 {
        counters.push(Counter::new("count-free-bids", "heart", bids.into()));
    }
    Plate {
        score: Some(view.open.score(seat)),
        pending: pending(view, seat),
        title: Some(
            Text::new("plate-rank").with("rank", rank_name(player.rank)).with("points", player.rank.points()),
        ),
        state: state(view, seat),
        counters,
        ..Plate::new(seat)
    }
}

/// May the seat act now?
pub(super) fn pending(view: &View, seat: Seat) -> bool {
    asked(view) == Some(seat) || matches!(view.open.phase, Phase::Arm(pending) if pending.contains(seat))
}

/// The one seat that everybody waits for, if there is one.
pub(super) fn asked(view: &View) -> Option<Seat> {
    match view.open.phase {
        Phase::Turn => Some(view.open.active),
        Phase::SetUp => view.open.quest.sponsor,
        Phase::Sponsor(seat)
        | Phase::Join(seat)
        | Phase::Trim { seat, .. }
        | Phase::Merlin { seat, .. }
        | Phase::Window { seat, .. }
        | Phase::Bid(seat)
        | Phase::Pay(seat)
        | Phase::Enter(seat)
        | Phase::Prosper(seat)
        | Phase::Call { seat, .. } => Some(seat),
        Phase::Arm(_) | Phase::Deal | Phase::Story | Phase::Draw(_) | Phase::Over(_) => None,
    }
}

fn state(view: &View, seat: Seat) -> Option<Text> {
    let quest = &view.open.quest;
    let tournament = &view.open.tournament;
    if let Phase::Arm(pending) = view.open.phase {
        let arms = quest.within.contains(seat) || tournament.contenders.contains(seat);
        if arms {
            return Some(if pending.contains(seat) { "state-choosing" } else { "state-sealed" }.into());
        }
    }
    if quest.sponsor == Some(seat) {
        return Some("state-sponsor".into());
    }
    if quest.leader == Some(seat) && matches!(quest.trial, Trial::Test(_)) {
        return Some(Text::new("state-leads").with("bid", quest.bid));
    }
    if quest.joined.contains(seat) {
        return Some(if quest.within.contains(seat) { "state-within" } else { "state-out" }.into());
    }
    if quest.declined.contains(seat) {
        return Some("state-declined".into());
    }
    if tournament.entrants.contains(seat) {
        return Some("state-entered".into());
    }
    match view.open.players[seat].standing {
        Standing::Usual => None,
        Standing::Watching => Some("state-watching".into()),
        Standing::Resting => Some("state-resting".into()),
    }
}

/// Which turn it is, and what it is about.
pub(super) fn heading(view: &View) -> Text {
    let open = &view.open;
    let text = |id: &'static str| Text::new(id).with("turn", u32::from(open.turns));
    match (open.card, open.quest.sponsor) {
        _ if open.tournament.is_final => text("heading-final"),
        (Some(card), Some(sponsor)) if card.stages().is_some() => {
            let stage = of_stage("heading-stage", open.quest.stage).with("of", open.stages());
            text("heading-quest").with("card", story_name(card)).with("who", sponsor).with("stage", stage)
        }
        (Some(card), _) => text("heading-card").with("card", story_name(card)).with("who", open.active),
        (None, _) => Text::new("heading").with("turn", u32::from(open.turns) + 1).with("who", open.active),
    }
}

/// Who has reached the Round Table.
pub(super) fn is_at_table(view: &View, seat: Seat) -> bool {
    view.open.players[seat].rank == Rank::RoundTable
}
