//! The sentence that says what the viewer may do, or whom everybody waits for.

use engine::{Seat, SeatSet};
use scene::{Arg, Text};

use super::phrases::{of, plan_name, shield_name};
use super::table;
use crate::colour::{Colour, Owner};
use crate::event::Who;
use crate::phase::{Figure, Phase};
use crate::room::{Room, Rooms};
use crate::rooms::training;
use crate::view::View;

/// What the viewer may do, or whom everybody waits for.
pub(super) fn prompt(view: &View) -> Text {
    let pending = table(view).turn().pending();
    let own = view.viewer.is_some_and(|seat| pending.contains(seat));
    match view.phase {
        Phase::Sides | Phase::Magicians => "prompt-setup".into(),
        Phase::Missions => "prompt-missions".into(),
        Phase::Colours if own && view.options.heroes => "prompt-colour-hero".into(),
        Phase::Colours if own => "prompt-colour".into(),
        Phase::Colours => waiting(pending),
        Phase::Send => sending(view, own, pending),
        Phase::Predict if own => predicting(view),
        Phase::Predict => {
            let colour = view.order.at(view.order.len() - 1 - view.turn);
            asked(view, "wait-predict", colour)
        }
        Phase::Merlin => asked(view, "wait-merlin", view.order.at(0)),
        Phase::Over => victory(view),
        Phase::Withdraw { colour } if own => asked(view, "prompt-withdraw", colour),
        Phase::Withdraw { colour } => asked(view, "wait-act", colour),
        _ if own => act(view),
        _ => asked(view, "wait-act", view.order.at(view.turn)),
    }
}

fn who(view: &View, colour: Colour) -> Option<Who> {
    match view.player(colour).owner {
        Owner::Seat(seat) => Some(Who { seat, colour, twin: view.seats == 2 }),
        Owner::Box | Owner::Neutral => None,
    }
}

/// A message about a colour that is played.
fn asked(view: &View, id: &'static str, colour: Colour) -> Text {
    who(view, colour).map_or("prompt-setup".into(), |who| of(id, who))
}

fn waiting(seats: SeatSet) -> Text {
    Text::new("wait-for").with("names", seats)
}

fn sending(view: &View, own: bool, pending: SeatSet) -> Text {
    let sender = view.viewer.filter(|_| own).and_then(|seat| table(view).sender(seat));
    match sender {
        Some(colour) => asked(view, "prompt-send", colour).with("home", view.player(colour).home),
        None => waiting(pending),
    }
}

fn predicting(view: &View) -> Text {
    let colour = view.order.at(view.order.len() - 1 - view.turn);
    let fist: u8 = view
        .viewer
        .map_or(0, |seat| view.colours_of(seat).filter_map(|colour| view.player(colour).sent).sum());
    asked(view, "prompt-predict", colour).with("fist", fist)
}

fn act(view: &View) -> Text {
    let colour = view.order.at(view.turn);
    let player = view.player(colour);
    match view.phase {
        Phase::Choose if player.sent == Some(0) => asked(view, "prompt-retrieve", colour),
        Phase::Choose => asked(view, "prompt-take", colour).with("knights", player.sent.unwrap_or(0)),
        Phase::Shield => {
            let shields: Vec<Text> = view.progress.shields.kinds().map(shield_name).collect();
            asked(view, "prompt-shield", colour).with("shields", Arg::AnyOf(shields))
        }
        Phase::Place { figure, rooms } => placing(view, colour, figure, rooms),
        Phase::Knight { room } => {
            let may = if table(view).may_decline() { "yes" } else { "no" };
            asked(view, "prompt-knight", colour).with("plan", view.plan(room).word()).with("may", may)
        }
        Phase::Tree => asked(view, "prompt-tree", colour).with("knights", player.hinterland),
        Phase::Line => asked(view, "prompt-line", colour).with("lines", view.progress.lines),
        Phase::Look => asked(view, "prompt-look", colour),
        Phase::Part => asked(view, "prompt-part", colour),
        Phase::After => asked(view, "prompt-after", colour),
        _ => asked(view, "wait-act", colour),
    }
}

fn placing(view: &View, colour: Colour, figure: Figure, rooms: Rooms) -> Text {
    let id = match figure {
        Figure::Sent | Figure::Extra(_) => "prompt-place",
        Figure::BlackKnight => "prompt-place-black",
        Figure::Magician => "prompt-place-magician",
    };
    let names: Vec<Text> = rooms.iter().map(|room| plan_name(view.plan(room))).collect();
    let taken =
        Colour::ALL.into_iter().fold(0, |taken, other| taken | view.rooms[Room::Green as usize][other]);
    // The training ground alone has rows that open one after the other.
    let row = match view.plan(Room::Green) {
        crate::Plan::Training if rooms == Rooms::only(Room::Green) => training::open_row(taken).unwrap_or(0),
        _ => 0,
    };
    asked(view, id, colour).with("rooms", Arg::AnyOf(names)).with("row", row)
}

fn victory(view: &View) -> Text {
    let end = table(view);
    let outcome = end.outcome();
    let winner = outcome.winners().first().unwrap_or(Seat::new(0));
    let scores = Seat::all(view.seats).filter(|seat| outcome.scores[*seat] == outcome.scores[winner]).count();
    let id = if scores > 1 { "prompt-won-tie" } else { "prompt-won" };
    asked(view, id, end.counting(winner)).with("points", outcome.scores[winner])
}
