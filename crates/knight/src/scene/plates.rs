//! Who stands where: name plates, and how far the match is.

use engine::Seat;
use scene::{Counter, Plate, Text};

use super::phrases::{card_name, character_name, good_name};
use super::shown;
use crate::gains::STORE;
use crate::goods::Good;
use crate::open::TURNS;
use crate::phase::{Phase, Standing};
use crate::view::View;

/// The name plates: character, resources, influence, and what the player is doing.
pub(super) fn plates(view: &View) -> Vec<Plate> {
    view.open.all().map(|seat| plate(view, seat)).collect()
}

fn plate(view: &View, seat: Seat) -> Plate {
    let player = view.open.player(seat);
    let held = |good: Good| Counter {
        of: Some(good.limit().into()),
        ..Counter::new(good_name(good), good.word(), player.holds(good).into())
    };
    let mut counters: Vec<Counter> = Good::all().map(held).collect();
    counters.push(Counter::new("count-influence", "influence", player.influence.into()));
    if view.open.is_war() {
        let store = Counter::new("count-store", "command", player.store.into());
        counters.push(Counter { of: Some(STORE.into()), ..store });
        counters.push(Counter::new("count-prowess", "combat", player.prowess().into()));
        counters.push(Counter::new("count-challenges", "tournament", player.challenges.into()));
    }
    Plate {
        score: Some(player.points.into()),
        pending: pending(view, seat),
        title: player.character.map(character_name),
        state: state(view, seat),
        counters,
        ..Plate::new(seat)
    }
}

/// May the seat act now?
pub(super) fn pending(view: &View, seat: Seat) -> bool {
    let open = &view.open;
    match open.phase {
        Phase::Character => open.active == seat && !open.options.random_characters,
        Phase::Goal | Phase::Turning { .. } | Phase::Lot | Phase::Over => false,
        Phase::Stake => open.duellists().any(|duellist| duellist == seat) && !open.war.given.contains(seat),
        Phase::Bid => open.bidders().any(|bidder| bidder == seat) && !open.war.given.contains(seat),
        Phase::Answer { by } => by == seat,
        _ => open.active == seat,
    }
}

fn state(view: &View, seat: Seat) -> Option<Text> {
    let open = &view.open;
    let id = match (open.phase, open.player(seat).standing) {
        (Phase::Stake | Phase::Bid, _) if open.war.given.contains(seat) => "state-sealed",
        (Phase::Bid, _) if open.player(seat).barred => "state-barred",
        (_, Standing::Won(_)) => "state-won",
        (_, Standing::Lost(_)) => "state-lost",
        (_, Standing::Through) => "state-through",
        _ if open.war.leader == Some(seat) => "state-leader",
        _ => return None,
    };
    Some(id.into())
}

/// Which turn it is, and the card.
pub(super) fn heading(view: &View) -> Text {
    let open = &view.open;
    match open.current_card(shown(view)) {
        _ if open.turn == 0 => "heading-setup".into(),
        Some(card) => {
            Text::new("heading-card").with("turn", open.turn).with("of", TURNS).with("card", card_name(card))
        }
        None => Text::new("heading").with("turn", open.turn).with("of", TURNS),
    }
}
