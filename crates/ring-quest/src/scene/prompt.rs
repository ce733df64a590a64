//! The sentence that says what the viewer may do, or whom everybody waits for.

use scene::Text;

use super::legal;
use super::phrases::of_space;
use super::plates::outcome;
use crate::action::Action;
use crate::knight::RingAt;
use crate::phase::Phase;
use crate::view::View;

/// What the viewer may do, or whom everybody waits for.
pub(super) fn prompt(view: &View) -> Text {
    let seat = view.seat();
    let own = view.viewer == Some(seat);
    match view.phase {
        Phase::First => "prompt-first".into(),
        Phase::Card => Text::new("prompt-card").with("who", seat),
        Phase::Die { strength } => Text::new("prompt-die").with("who", seat).with("strength", strength),
        Phase::Over(_) => victory(view),
        _ if own => own_prompt(view),
        _ => of_space(waiting(view.phase), view.knight().at).with("who", seat),
    }
}

fn own_prompt(view: &View) -> Text {
    let here = view.knight().at;
    match view.phase {
        Phase::Move { extra: true } if view.options.full_extra => of_space("prompt-extra-two", here),
        Phase::Move { extra: true } => of_space("prompt-extra", here),
        Phase::Move { extra: false } if view.ring == RingAt::Bearer(view.rider) => {
            of_space("prompt-bear", here)
        }
        Phase::Midway { .. } => {
            let may_stop = legal(view).contains(&Action::Stop);
            of_space(if may_stop { "prompt-midway" } else { "prompt-go-on" }, here)
        }
        Phase::Banish { victim } => Text::new("prompt-banish").with("who", victim.owner(view.seats())),
        Phase::Obstacle => Text::new("prompt-obstacle").with("left", view.stock()),
        Phase::Sword => "prompt-sword".into(),
        Phase::Lay { from } => of_space("prompt-lay", from),
        Phase::Ring => of_space("prompt-ring", here),
        _ => {
            let goal = match view.ring {
                RingAt::Space(space) => of_space("goal-ring", space),
                RingAt::Bearer(rider) => Text::new("goal-bearer").with("who", rider.owner(view.seats())),
            };
            of_space("prompt-move", here).with("goal", goal)
        }
    }
}

fn waiting(phase: Phase) -> &'static str {
    match phase {
        Phase::Banish { .. } => "wait-banish",
        Phase::Obstacle => "wait-obstacle",
        Phase::Sword | Phase::Lay { .. } => "wait-sword",
        Phase::Ring => "wait-ring",
        _ => "wait-move",
    }
}

fn victory(view: &View) -> Text {
    let outcome = outcome(view);
    let winners = outcome.winners();
    match (winners.first(), winners.len()) {
        (Some(winner), 1) => {
            Text::new("prompt-won").with("who", winner).with("seals", outcome.scores[winner])
        }
        _ => Text::new("prompt-shared").with("names", winners),
    }
}
