//! The log: what events tell, and what they count for.

use engine::Seat;
use scene::{StoryLevel, StoryLine, Tally, Text};

use super::phrases::of_space;
use crate::event::Event;
use crate::phase::End;
use crate::space::Space;

/// A seal is one point.
const SEAL_POINTS: u8 = 1;

/// A line of the log. Single steps, turned cards and the ends of turns need none: a move and a fight are told as a
/// whole.
pub(super) fn narrate(event: Event) -> Option<StoryLine> {
    let line = match event {
        Event::Stepped { .. }
        | Event::Turned { .. }
        | Event::ObstacleLifted { .. }
        | Event::TurnEnded { .. } => return None,
        Event::FirstPlayer { seat } => of(seat, "QR-11", "log-first"),
        Event::TurnBegun { seat } => of(seat, "QR-12", "log-turn").heading(StoryLevel::Turn),
        Event::Rode { seat, from, via, to } => rode(seat, from, via, to),
        Event::Found { seat, at } => of(seat, "QR-29", of_space("log-found", at)),
        Event::Attacked { seat, victim, at, ring: false } => {
            of(seat, "QR-60", of_space("log-attacked", at).with("victim", victim))
        }
        Event::Attacked { seat, victim, at, ring: true } => {
            of(seat, "QR-63", of_space("log-robbed", at).with("victim", victim))
        }
        Event::Banished { seat, victim, to } => {
            of(seat, "QR-61", of_space("log-banished", to).with("victim", victim))
        }
        Event::Conquered { seat, strength, die } => of(seat, "QR-36", fight("log-conquered", strength, die)),
        Event::Defeated { seat, strength, die, ring: false } => {
            of(seat, "QR-39", fight("log-defeated", strength, die))
        }
        Event::Defeated { seat, strength, die, ring: true } => {
            of(seat, "QR-42", fight("log-defeated-ring", strength, die))
        }
        Event::Shuffled => all("QR-44", "log-shuffled"),
        Event::Delivered { seat, state, seal: true, seals } => {
            let text = Text::new("log-seal").with("state", state.word());
            of(seat, "QR-45", text.with("won", SEAL_POINTS).with("seals", seals)).scoring(seat, SEAL_POINTS)
        }
        Event::Delivered { seat, state, seal: false, .. } => {
            of(seat, "R-QR-03", Text::new("log-delivered").with("state", state.word()))
        }
        Event::Refreshed { seat, talismans, ring } => of(
            seat,
            if ring { "QR-27" } else { "QR-26" },
            Text::new("log-refreshed").with("talismans", talismans),
        ),
        Event::RingLaid { seat, to, lost } => {
            of(seat, if lost { "QR-42" } else { "QR-46" }, of_space("log-ring-laid", to))
        }
        Event::ObstaclePlaced { seat, to } => of(seat, "QR-52", of_space("log-obstacle", to)),
        Event::ObstacleMoved { seat, from, to } => {
            of(seat, "QR-58", of_space("log-obstacle-moved", to).with("from", from.to_string()))
        }
        Event::ObstaclesLeft { seat } => of(seat, "QR-58", "log-obstacles-left"),
        Event::CoatOff { seat, at } => of(seat, "QR-41", of_space("log-coat-off", at)),
        Event::Blocked { seat, at } => of(seat, "QR-16", of_space("log-blocked", at)),
        Event::GameEnded { end: End::Seals } => all("QR-67", "log-end-seals"),
        Event::GameEnded { end: End::Idle } => all("R-QR-19", "log-end-idle"),
        Event::Scored { seat, seals, talismans, end } => of(
            seat,
            winner_clause(end),
            Text::new("log-scored").with("seals", seals).with("talismans", talismans),
        ),
        Event::Won { seat, end } => of(seat, winner_clause(end), "log-won"),
    };
    Some(line)
}

/// The clause by which the winner is found.
fn winner_clause(end: End) -> &'static str {
    match end {
        End::Seals => "QR-04",
        End::Idle => "R-QR-20",
    }
}

/// A line about somebody.
fn of(seat: Seat, clause: &'static str, text: impl Into<Text>) -> StoryLine {
    StoryLine::of(seat, clause, text)
}

/// A line about nobody in particular.
fn all(clause: &'static str, text: impl Into<Text>) -> StoryLine {
    StoryLine::new(clause, text)
}

fn rode(seat: Seat, from: Space, via: Option<Space>, to: Space) -> StoryLine {
    let text = match via {
        None => of_space("log-rode", to),
        Some(via) => of_space("log-rode-via", to).with("via", via.to_string()),
    };
    of(seat, "QR-12", text.with("from", from.to_string()))
}

fn fight(id: &'static str, strength: u8, die: u8) -> Text {
    Text::new(id).with("strength", strength).with("die", die)
}

pub(super) fn tally(event: Event) -> Option<Tally> {
    let (seat, what) = match event {
        Event::TurnEnded { seat } => (seat, "tally-turns"),
        Event::Delivered { seat, seal: true, .. } => (seat, "tally-seals"),
        Event::Delivered { seat, seal: false, .. } => (seat, "tally-deliveries"),
        Event::Found { seat, .. } => (seat, "tally-found"),
        Event::Attacked { seat, ring: true, .. } => (seat, "tally-robbed"),
        Event::Attacked { seat, ring: false, .. } => (seat, "tally-attacks"),
        Event::Conquered { seat, .. } => (seat, "tally-conquered"),
        Event::Defeated { seat, .. } => (seat, "tally-defeated"),
        Event::ObstaclePlaced { seat, .. } => (seat, "tally-obstacles"),
        Event::ObstacleMoved { seat, .. } => (seat, "tally-obstacles-moved"),
        Event::Blocked { seat, .. } => (seat, "tally-blocked"),
        Event::CoatOff { seat, .. } => (seat, "tally-coats"),
        Event::GameEnded { .. }
        | Event::FirstPlayer { .. }
        | Event::TurnBegun { .. }
        | Event::Stepped { .. }
        | Event::Rode { .. }
        | Event::Banished { .. }
        | Event::Turned { .. }
        | Event::Shuffled
        | Event::Refreshed { .. }
        | Event::RingLaid { .. }
        | Event::ObstacleLifted { .. }
        | Event::ObstaclesLeft { .. }
        | Event::Scored { .. }
        | Event::Won { .. } => return None,
    };
    Some(Tally { seat, what, amount: 1 })
}
