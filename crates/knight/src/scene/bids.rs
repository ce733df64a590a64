//! What several players settle between them: stakes and bids, and trades.

use scene::{Layout, Part, Role, Shape, Spot, SpotState, Text, Zone};

use super::phrases::good_name;
use super::prints::print;
use crate::action::HIGHEST_BID;
use crate::goods::Good;
use crate::initiative::{STEPS, step_below};
use crate::phase::Phase;
use crate::view::View;

/// A stake or a bid.
pub(super) fn rung(amount: u8) -> String {
    format!("rung-{amount}")
}

/// Something that is offered in a trade.
pub(super) fn give_id(good: Good) -> String {
    format!("give-{good}")
}

/// Something that is asked for in a trade.
pub(super) fn want_id(good: Good) -> String {
    format!("want-{good}")
}

/// The initiative track, on which the viewer stakes or bids in secret (KN-102, KN-114).
pub(super) fn ladder(view: &View) -> Option<Zone> {
    let open = &view.open;
    let seat = view.viewer?;
    let (title, clause, asked) = match open.phase {
        Phase::Stake => ("zone-stake", "KN-114", open.duellists().any(|duellist| duellist == seat)),
        Phase::Bid => ("zone-bid", "KN-102", open.bidders().any(|bidder| bidder == seat)),
        _ => return None,
    };
    if !asked {
        return None;
    }
    let bids = open.phase == Phase::Bid;
    let mut zone = Zone::new("bids", title, Role::Market, Layout::Track);
    zone.note = Some(if bids { "note-bid" } else { "note-stake" }.into());
    let most = open.most(seat);
    for amount in 0..=HIGHEST_BID {
        let mut spot = Spot::new(rung(amount), Text::new("rung").with("n", amount), (i32::from(amount), 0));
        spot.shape = if bids && STEPS.contains(&amount) { Shape::Wall } else { Shape::Square };
        spot.clause = Some(clause);
        spot.chosen = view.sealed == Some(amount);
        spot.state = if amount > most {
            SpotState::Shut
        } else if view.sealed.is_none() {
            SpotState::Open
        } else {
            SpotState::Plain
        };
        spot.text = Some(if bids {
            Text::new("rung-bid").with("win", amount).with("lose", step_below(amount))
        } else {
            Text::new("rung-stake").with("sum", open.player(seat).prowess() + amount)
        });
        zone.spots.push(spot);
    }
    Some(zone)
}

/// The trade that is being put together or answered (KN-123).
pub(super) fn trade(view: &View) -> Option<Zone> {
    let open = &view.open;
    let partner = open.trade.partner?;
    let title = Text::new("zone-trade").with("who", open.active).with("rival", partner);
    let mut zone = Zone::new("trade", title, Role::Market, Layout::Track);
    let lists = [("trade-give", Part::Cost, open.trade.give), ("trade-want", Part::Gain, open.trade.want)];
    for (id, part, purse) in lists {
        for good in Good::ALL {
            let touch = if part == Part::Cost { give_id(good) } else { want_id(good) };
            let label = Text::new(id).with("good", good_name(good));
            let mut spot = Spot::new(touch, label, (zone.spots.len() as i32, 0));
            spot.shape = Shape::Square;
            spot.clause = Some("KN-123");
            let amount = purse.get(good);
            spot.prints = vec![print(part, super::phrases::amount(good.word(), amount), good.word(), amount)];
            spot.chosen = amount > 0;
            zone.spots.push(spot);
        }
    }
    Some(zone)
}
