//! Why not: the first rule that stands against an action.

use scene::{Refusal, Text};

use super::choice::{colour_clause, redirect_clause};
use super::phrases::{field_name, mission_name, plan_name, shield_name};
use super::table;
use crate::Camelot;
use crate::action::Action;
use crate::colour::{Colour, Owner};
use crate::field::{Field, Plan};
use crate::mission::Mission;
use crate::phase::{Phase, Source};
use crate::room::{Room, Rooms};
use crate::rooms::ballroom;
use crate::rooms::tournament::{self, Gate};
use crate::view::View;

/// Why the action is not legal for the owner of the view, who may act.
pub(super) fn refuse(view: &View, action: Action) -> Refusal {
    let table = table(view);
    match (view.phase, action) {
        (Phase::Colours, Action::Colour(_)) => no(colour_clause(view), "no-colour-free"),
        (Phase::Send, Action::Send(colour, _)) => sending(view, colour),
        (Phase::Predict, Action::Predict(number)) => {
            no("CA-048", Text::new("no-number").with("number", number))
        }
        (Phase::Choose, Action::Take(mission)) => taking(view, mission),
        (Phase::Choose, Action::Retrieve(_)) => retrieving(view),
        (Phase::Shield, Action::Shield(shield)) => {
            no("CA-063", Text::new("no-shield").with("shield", shield_name(shield)))
        }
        (Phase::Shield, Action::Redirect(_)) => {
            let colour = table.active();
            no(redirect_clause(colour, view.player(colour).hero), "no-redirect")
        }
        (Phase::Place { rooms, .. }, Action::Place(field)) => placing(view, &table, rooms, field),
        (Phase::Knight { .. }, Action::Knight(Source::Hinterland)) => no("CA-066", "no-knight-hinterland"),
        (Phase::Knight { .. }, Action::Knight(Source::Screen)) => no("CA-066", "no-knight-screen"),
        (Phase::Line, Action::Bonus(_)) => no("CA-100", "no-bonus"),
        (Phase::Part, Action::Part(part)) => no("CA-168", Text::new("no-part").with("part", part.word())),
        (Phase::After, Action::Discard(mission)) => {
            let clause = if table.active() == Colour::Violet { "CA-172" } else { "CA-164" };
            no(clause, Text::new("no-discard").with("mission", mission_name(mission)))
        }
        (Phase::After, Action::BlackKnight) => no("CA-173", "no-black-knight"),
        (Phase::After, Action::Pair) => no("CA-166", "no-pair"),
        (Phase::Withdraw { .. }, Action::Withdraw(field)) => {
            no("CA-141", Text::new("no-withdraw").with("field", field_name(field)))
        }
        (_, Action::Look | Action::Draw | Action::Part(_)) => no("CA-168", "no-look"),
        (Phase::Knight { .. }, Action::Decline) => no("R-CA-06", "no-decline-command"),
        (_, Action::Decline | Action::Tree) => no("R-CA-06", "no-decline"),
        (_, Action::Discard(_) | Action::BlackKnight | Action::Pair | Action::End) => {
            no("CA-159", "no-hero-now")
        }
        _ => no("CA-032", "no-now"),
    }
}

fn no(clause: &'static str, text: impl Into<Text>) -> Refusal {
    Refusal { text: text.into(), clause: Some(clause) }
}

fn sending(view: &View, colour: Colour) -> Refusal {
    let own = view.viewer.is_some_and(|seat| view.player(colour).owner == Owner::Seat(seat));
    if own && view.player(colour).ready {
        no("CA-042", Text::new("no-other-colour").with("colour", colour.word()))
    } else if !own {
        no("CA-023", Text::new("no-other-colour").with("colour", colour.word()))
    } else {
        no("R-CA-30", Text::new("no-knights-enough").with("home", view.player(colour).home))
    }
}

fn taking(view: &View, mission: Mission) -> Refusal {
    let sent = view.player(view.order.at(view.turn)).sent.unwrap_or(0);
    if sent == 0 {
        no("CA-077", "no-mission-without-knights")
    } else if view.open.count(mission) == 0 {
        no("CA-062", Text::new("no-such-mission").with("mission", mission_name(mission)))
    } else {
        let text = Text::new("no-mission-too-large").with("mission", mission_name(mission));
        no("CA-061", text.with("knights", mission.size()).with("sent", sent))
    }
}

fn retrieving(view: &View) -> Refusal {
    let player = view.player(view.order.at(view.turn));
    match player.sent {
        Some(0) => no("CA-077", Text::new("no-retrieval").with("knights", player.hinterland)),
        _ => no("CA-059", "no-mission-due"),
    }
}

fn placing(view: &View, table: &Camelot, rooms: Rooms, field: Field) -> Refusal {
    let text =
        |id: &'static str| Text::new(id).with("field", field_name(field)).with("room", plan_name(field.plan));
    let room = field.room();
    if view.plan(room) != field.plan || (room == Room::Secret && view.seats != 5) {
        return no("CA-090", text("no-such-side"));
    }
    if !rooms.contains(room) {
        return no(if room == Room::Secret { "CA-153" } else { "CA-063" }, text("no-room"));
    }
    if let Some(colour) = view.standing(field) {
        let neutral = view.player(colour).owner == Owner::Neutral;
        return no(if neutral { "CA-029" } else { "CA-063" }, text("no-taken"));
    }
    let (clause, id) = reason(table, field);
    no(clause, text(id))
}

/// The rule of the room that keeps a free field closed.
fn reason(table: &Camelot, field: Field) -> (&'static str, &'static str) {
    let own = table.rooms[field.room() as usize][table.active()];
    match field.plan {
        Plan::Training => ("CA-095", "no-training"),
        Plan::Tournament => match (tournament::gate(table.taken(Room::Green)), field.index) {
            (Gate::Preliminaries, _) => ("CA-103", "no-gate"),
            (Gate::Final, 11) => ("CA-109", "no-gate"),
            (_, 11) => ("CA-110", "no-finalist"),
            _ => ("CA-107", "no-heat"),
        },
        Plan::RoundTable | Plan::Secret => ("CA-154", "no-topmost"),
        Plan::Rebellion if own != 0 => ("CA-120", "no-rebellion"),
        Plan::Rebellion if table.taken(Room::Red) == 0 => ("CA-119", "no-rebellion-first"),
        Plan::Rebellion => ("CA-121", "no-rebellion-entry"),
        Plan::Ballroom if field.index == 12 && ballroom::hearts(own) >= ballroom::HEARTS_NEEDED => {
            ("R-CA-37", "no-queen-any-more")
        }
        Plan::Ballroom if field.index == 12 => ("CA-135", "no-queen"),
        Plan::Ballroom => ("CA-132", "no-dance"),
        Plan::Intrigue => ("CA-138", "no-group"),
        Plan::Chapel if own == 0 => ("CA-143", "no-start"),
        Plan::Chapel => ("CA-144", "no-path"),
        Plan::Library if own == 0 => ("CA-149", "no-start"),
        Plan::Library => ("CA-150", "no-path"),
    }
}
