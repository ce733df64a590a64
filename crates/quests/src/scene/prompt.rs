//! The sentence that says what the viewer may do, or whom everybody waits for.

use engine::Seat;
use scene::Text;

use super::phrases::{of_stage, story_name};
use super::plates::asked;
use super::turn::prize;
use crate::open::Trial;
use crate::phase::{End, Moment, Phase};
use crate::position::HAND_LIMIT;
use crate::view::View;

/// What the viewer may do, or whom everybody waits for.
pub(super) fn prompt(view: &View) -> Text {
    match view.open.phase {
        Phase::Deal => "prompt-deal".into(),
        Phase::Story => Text::new("wait-story").with("who", view.open.active),
        Phase::Draw(_) => "wait-draw".into(),
        Phase::Arm(pending) if view.viewer.is_some_and(|seat| pending.contains(seat)) => arm(view),
        Phase::Arm(pending) => Text::new("wait-arm").with("names", pending),
        Phase::Over(end) => over(view, end),
        _ => match asked(view) {
            Some(seat) if view.viewer == Some(seat) => own(view, seat),
            Some(seat) => waiting(view, seat),
            None => "wait-draw".into(),
        },
    }
}

fn arm(view: &View) -> Text {
    let committed = view.sealed.len();
    if view.open.quest.trial == Trial::Foe {
        of_stage("prompt-arm-stage", view.open.quest.stage).with("cards", committed)
    } else {
        Text::new("prompt-arm-lists").with("cards", committed)
    }
}

fn own(view: &View, seat: Seat) -> Text {
    let with_card = |id: &'static str| {
        let text = Text::new(id).with("shields", prize(view));
        match view.open.card {
            Some(card) => text.with("card", story_name(card)),
            None => text,
        }
    };
    match view.open.phase {
        Phase::Sponsor(_) => with_card("prompt-sponsor").with("stages", view.open.stages()),
        Phase::SetUp => of_stage("prompt-set-up", view.open.quest.laid).with("of", view.open.stages()),
        Phase::Join(_) => with_card("prompt-join").with("stages", view.open.stages()),
        Phase::Trim { .. } => {
            Text::new("prompt-trim").with("cards", view.hands[seat.index()].saturating_sub(HAND_LIMIT))
        }
        Phase::Merlin { .. } => "prompt-merlin".into(),
        Phase::Window { .. } if view.open.rules >= 2 => "prompt-compare".into(),
        Phase::Window { moment, .. } => window(moment),
        Phase::Bid(_) if view.open.quest.lone => {
            Text::new("prompt-bid-alone").with("bid", view.open.least_bid())
        }
        Phase::Bid(_) => match view.open.quest.leader {
            Some(leader) => Text::new("prompt-bid").with("who", leader).with("bid", view.open.quest.bid),
            None => Text::new("prompt-bid-first").with("bid", view.open.least_bid()),
        },
        Phase::Pay(_) => Text::new("prompt-pay").with("cards", view.open.debt(seat)),
        Phase::Enter(_) => with_card("prompt-enter"),
        Phase::Prosper(_) => "prompt-prosper".into(),
        Phase::Call { .. } => "prompt-call".into(),
        _ => "prompt-turn".into(),
    }
}

fn window(moment: Moment) -> Text {
    match moment {
        Moment::Event => "prompt-window-event",
        Moment::Start => "prompt-window-start",
        Moment::Bid => "prompt-window-bid",
        Moment::Won => "prompt-window-won",
        Moment::Reveal => "prompt-window-reveal",
    }
    .into()
}

fn waiting(view: &View, seat: Seat) -> Text {
    let id = match view.open.phase {
        Phase::Sponsor(_) => "wait-sponsor",
        Phase::SetUp => "wait-set-up",
        Phase::Join(_) => "wait-join",
        Phase::Trim { .. } => "wait-trim",
        Phase::Merlin { .. } => "wait-merlin",
        Phase::Window { .. } if view.open.rules >= 2 => "wait-compare",
        Phase::Window { .. } => "wait-window",
        Phase::Bid(_) => "wait-bid",
        Phase::Pay(_) => "wait-pay",
        Phase::Enter(_) => "wait-enter",
        Phase::Prosper(_) => "wait-prosper",
        Phase::Call { .. } => "wait-call",
        _ => "wait-turn",
    };
    Text::new(id).with("who", seat)
}

fn over(view: &View, end: End) -> Text {
    let winners = view.open.outcome(end).winners();
    match (winners.first(), winners.len(), end) {
        (Some(winner), 1, End::RoundTable(_)) => Text::new("prompt-won").with("who", winner),
        (Some(winner), 1, End::Stalled) => Text::new("prompt-stalled")
            .with("who", winner)
            .with("shields", view.open.outcome(end).scores[winner]),
        (_, _, End::RoundTable(_)) => Text::new("prompt-shared").with("names", winners),
        (_, _, End::Stalled) => Text::new("prompt-stalled-shared").with("names", winners),
    }
}
