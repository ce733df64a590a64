//! The sentence that says what the viewer may do, or whom everybody waits for.

use engine::{Seat, SeatSet};
use scene::Text;

use super::phrases::{consequence, goods, of_tile, office_name, or_nothing, the_office};
use super::plates::pending;
use crate::open::Open;
use crate::options::Mode;
use crate::phase::{Defeat, Phase, Standing, Victory};
use crate::view::View;

/// What the viewer may do, or whom everybody waits for.
pub(super) fn prompt(view: &View) -> Text {
    match view.open.phase {
        Phase::Over => over(view),
        Phase::Goal => "prompt-goal".into(),
        Phase::Turning { .. } => "prompt-turning".into(),
        Phase::Lot => "prompt-lot".into(),
        Phase::Character if view.open.options.random_characters => "prompt-characters".into(),
        _ => match view.viewer.filter(|seat| pending(view, *seat)) {
            Some(seat) => own(view, seat),
            None => waiting(view),
        },
    }
}

fn own(view: &View, seat: Seat) -> Text {
    let open = &view.open;
    match open.phase {
        Phase::Character => "prompt-character".into(),
        Phase::Before => "prompt-choose".into(),
        Phase::Use => spend(open),
        Phase::Draft => Text::new("prompt-draft").with("rival", partner(open)),
        Phase::Answer { .. } => Text::new("prompt-answer")
            .with("rival", open.active)
            .with("give", or_nothing(goods(open.trade.give)))
            .with("want", or_nothing(goods(open.trade.want))),
        Phase::Stage { office } => Text::new("prompt-stage").with("office", office_name(office)),
        Phase::Command => Text::new("prompt-command").with("n", open.tasks.points),
        Phase::March => "prompt-march".into(),
        Phase::Strike { at } => of_tile("prompt-strike", at),
        Phase::Remove if open.rules >= 2 => Text::new("prompt-may-remove").with("n", open.tasks.removals),
        Phase::Remove => Text::new("prompt-remove").with("n", open.tasks.removals),
        Phase::Slight => "prompt-slight".into(),
        Phase::After => "prompt-after".into(),
        Phase::Avoid => match open.next_order() {
            Some(next) if !open.may_pay_off() => {
                Text::new("prompt-unpayable").with("order", consequence(&next))
            }
            Some(next) => Text::new("prompt-avoid").with("order", consequence(&next)),
            None => "prompt-suffer".into(),
        },
        Phase::Enemy => Text::new("prompt-enemy").with("n", open.tasks.order.adds),
        Phase::Advance { from } => of_tile("prompt-advance", from),
        Phase::Raze { at } => of_tile("prompt-raze", at),
        Phase::Flow => "prompt-flow".into(),
        Phase::Stake => "prompt-stake".into(),
        Phase::Seize => {
            let (_, loser, left) = open.war.spoils.unwrap_or((seat, seat, 0));
            Text::new("prompt-seize").with("rival", loser).with("n", left)
        }
        Phase::Bid => "prompt-bid".into(),
        Phase::Spend => Text::new("prompt-spend").with("n", open.war.debts[seat.index()]),
        Phase::Plan => "prompt-plan".into(),
        Phase::Goal | Phase::Turning { .. } | Phase::Lot | Phase::Over => waiting(view),
    }
}

/// The use phase names what comes after it.
fn spend(open: &Open) -> Text {
    let player = open.me();
    let played = open.current_card(open.active).zip(player.side);
    let Some((card, side)) = player.borrowed.or(played) else { return "prompt-use-all".into() };
    let offices: Vec<Text> = card.half(side).offices.iter().map(|office| the_office(*office)).collect();
    Text::new("prompt-use").with("offices", offices)
}

fn partner(open: &Open) -> Seat {
    open.trade.partner.unwrap_or(open.active)
}

fn waiting(view: &View) -> Text {
    let open = &view.open;
    let seats: SeatSet = open.all().filter(|seat| pending(view, *seat)).collect();
    let id = match open.phase {
        Phase::Character => "wait-character",
        Phase::Before => "wait-choose",
        Phase::Use => "wait-use",
        Phase::Draft | Phase::Answer { .. } => "wait-trade",
        Phase::Stake => "wait-stake",
        Phase::Bid => "wait-bid",
        Phase::Plan => "wait-plan",
        Phase::Command | Phase::March | Phase::Strike { .. } => "wait-command",
        _ => "wait-turn",
    };
    Text::new(id).with("names", seats)
}

/// How the match ended, for one player alone or for all.
fn over(view: &View) -> Text {
    let open = &view.open;
    if open.options.mode == Mode::Solo {
        let seat = Seat::new(0);
        let player = open.player(seat);
        return match player.standing {
            Standing::Won(victory) => Text::new("over-won").with("how", Text::new(victory_name(victory))),
            Standing::Lost(defeat) => Text::new("over-lost").with("how", Text::new(defeat_name(defeat))),
            _ if open.is_success(seat) => Text::new("over-success").with("points", i32::from(player.points)),
            _ => Text::new("over-failure").with("points", i32::from(player.points)),
        };
    }
    let outcome = open.outcome();
    let winners = outcome.winners();
    match (winners.first(), winners.len()) {
        (Some(winner), 1) => Text::new("over-winner").with("who", winner),
        _ => Text::new("over-shared").with("names", winners),
    }
}

/// How somebody won, in words.
pub(super) const fn victory_name(victory: Victory) -> &'static str {
    match victory {
        Victory::Diplomacy => "won-diplomacy",
        Victory::Renown => "won-renown",
        Victory::Lands => "won-lands",
        Victory::Battles => "won-battles",
        Victory::Castle => "won-castle",
    }
}

/// How somebody lost, in words.
pub(super) const fn defeat_name(defeat: Defeat) -> &'static str {
    match defeat {
        Defeat::Overrun => "lost-overrun",
        Defeat::Siege => "lost-siege",
        Defeat::Castle => "lost-castle",
        Defeat::Diplomacy => "lost-diplomacy",
        Defeat::Flood => "lost-flood",
        Defeat::Villages => "lost-villages",
        Defeat::Ruin => "lost-ruin",
    }
}
