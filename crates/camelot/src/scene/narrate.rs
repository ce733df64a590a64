//! The log: what events tell, and what they count for.

use scene::{StoryLevel, StoryLine, Tally, Text};

use super::choice::{place_clause, redirect_clause};
use super::phrases::{a_shield, field_name, group_fields, mission_name, of, plan_name};
use crate::colour::Colour;
use crate::event::{Cause, Event, Offer, Reason, Who};
use crate::field::{Bonus, Field, Plan};
use crate::hero::{Hero, MORDRED_COST, TRISTAN_POINTS};
use crate::phase::Figure;
use crate::position::KNIGHT_POINTS;
use crate::room::{Room, Side};
use crate::rooms::rebellion::Party;
use crate::rooms::tournament::{Gate, TILE_POINTS};
use crate::rooms::training::{LINE_POINTS, LineBonus};

/// A line of the log. What the next line tells anyway, or the table shows, needs none.
pub(super) fn narrate(event: Event) -> Option<StoryLine> {
    let line = match event {
        Event::ShieldChosen(..)
        | Event::KnightCalled(..)
        | Event::DrewBlindly(_)
        | Event::PileSeen(_)
        | Event::Foretold(..)
        | Event::Scored(..) => return None,
        Event::MissionShown(mission) => {
            all("CA-036", Text::new("log-mission-shown").with("mission", mission_name(mission))).folding(
                "log-missions-shown",
                Some(Text::new("log-mission-one").with("mission", mission_name(mission))),
            )
        }
        Event::RoundBegun(round) => {
            all("CA-032", Text::new("log-round").with("round", round)).heading(StoryLevel::Round)
        }
        Event::TurnBegun(who) => one(who, "CA-060", "log-turn").heading(StoryLevel::Turn),
        Event::FinaleBegun => all("CA-080", "log-finale").heading(StoryLevel::Round),
        Event::SideFell(room, side) => {
            all("CA-091", Text::new("log-side").with("plan", Plan::of(room, side).word()))
        }
        Event::ColourChosen(who) => one(who, "CA-008", "log-colour-chosen"),
        Event::ColourTaken(who) => one(who, "CA-174", "log-colour"),
        Event::MagicianPlaced(who, place) => {
            line(who, "CA-018", of("log-magician", who).with("place", place))
        }
        Event::NeutralPlaced(colour) => all("CA-028", Text::new("log-neutral").with("colour", colour.word())),
        Event::Knocked(who) => one(who, "CA-042", "log-knocked"),
        Event::Predicted(who, number) => line(who, "CA-045", of("log-predicted", who).with("number", number)),
        Event::Opened(who, knights) => line(who, "CA-049", of("log-opened", who).with("knights", knights)),
        Event::Counted(total) => all("CA-051", Text::new("log-counted").with("knights", total)),
        Event::Ordered(who, place) => all("CA-057", of("log-order-place", who).with("place", place))
            .folding("log-ordered", Some(of("player-and-colour", who))),
        Event::Merlin(who, value) => line(who, "CA-058", of("log-merlin", who).with("points", value)),
        Event::MerlinUnseen(who) => one(who, "CA-058", "log-merlin-unseen"),
        Event::Took(who, mission) => {
            line(who, "CA-062", of("log-took", who).with("mission", mission_name(mission)))
        }
        Event::Special(who, points, knights) => {
            scored(who, "CA-076", of("log-special", who).with("knights", knights), points)
        }
        Event::NothingFits(who, knights) => {
            line(who, "R-CA-03", of("log-nothing-fits", who).with("knights", knights))
        }
        Event::Retrieved(who, knights) => {
            line(who, "CA-077", of("log-retrieved", who).with("knights", knights))
        }
        Event::Rested(who) => one(who, "CA-077", "log-rested"),
        Event::Redirected(who, shield, hero) => {
            let second = who.colour == Colour::Blue && hero == Hero::Second;
            let id = if second { "log-redirected-blue" } else { "log-redirected" };
            let text = of(id, who).with("shield", a_shield(shield));
            line(who, redirect_clause(who.colour, hero), text)
        }
        Event::Placed(who, field, figure) => placed(who, field, figure),
        Event::SentBack(who, shield, full) => line(
            who,
            if full { "CA-074" } else { "R-CA-02" },
            of("log-sent-back", who).with("shield", a_shield(shield)),
        ),
        Event::TreeUsed(who, true) => one(who, "CA-068", "log-tree"),
        Event::TreeUsed(who, false) => one(who, "R-CA-08", "log-tree-alone"),
        Event::Declined(who, offer) => declined(who, offer),
        Event::LineRewarded(who, bonus) => {
            let points = if bonus == LineBonus::Points { LINE_POINTS } else { 0 };
            scored(who, "CA-096", of("log-line", who).with("bonus", bonus.word()), points)
        }
        Event::Champion(who) => scored(who, "CA-105", of("log-champion", who), TILE_POINTS),
        Event::GateOpened(Gate::Winner) => all("CA-109", "log-gate-winner"),
        Event::GateOpened(_) => all("CA-106", "log-gate-final"),
        Event::TabletTurned(Party::Loyal) => all("CA-125", "log-tablet-loyal"),
        Event::TabletTurned(Party::Rebel) => all("CA-125", "log-tablet-rebel"),
        Event::GroupFilled(who, group) => {
            line(who, "CA-140", of("log-group", who).with("fields", group_fields(group)))
        }
        Event::Lost(who, points) => {
            line(who, "CA-140", of("log-lost", who).with("points", i32::from(points)))
                .scoring(who.seat, -i32::from(points))
        }
        Event::RedKnightLost(who, field) => {
            line(who, "CA-141", of("log-red-knight-lost", who).with("field", field_name(field)))
        }
        Event::LookedThrough(who) => one(who, "CA-168", "log-looked"),
        Event::Tile(who, part, cause) => {
            let item = Text::new("tile-part").with("part", part.word());
            tile(who, cause, of("log-tile", who).with("part", part.word()), "log-tile-several", Some(item))
        }
        Event::TileUnseen(who, cause) => {
            tile(who, cause, of("log-tile-unseen", who), "log-tile-unseen-several", None)
        }
        Event::Discarded(who, mission) => {
            let clause = if who.colour == Colour::Violet { "CA-172" } else { "CA-164" };
            line(who, clause, of("log-discarded", who).with("mission", mission_name(mission)))
        }
        Event::Paired(who) => scored(who, "CA-166", of("log-paired", who), TRISTAN_POINTS),
        Event::BlackKnightCalled(who) => {
            line(who, "CA-173", of("log-black-knight", who).with("points", i32::from(MORDRED_COST)))
                .scoring(who.seat, -i32::from(MORDRED_COST))
        }
        Event::Surplus(who, knights) => line(who, "CA-072", of("log-surplus", who).with("knights", knights)),
        Event::RoundOver(round) => all("CA-079", Text::new("log-round-over").with("round", round)),
        Event::Ranked(who, side, rank, points) => ranked(who, side, rank, points),
        Event::NeutralRanked(colour, rank) => {
            let text = Text::new("log-neutral-ranked").with("colour", colour.word()).with("rank", rank);
            all("R-CA-23", text)
        }
        Event::Absent(who, points) => {
            let clause = if points == 0 { "CA-130" } else { "CA-116" };
            line(who, clause, of("log-absent", who).with("points", -i32::from(points)))
                .scoring(who.seat, points)
        }
        Event::MerlinsRevealed(who, merlins) => {
            revealed(who, "CA-082", "log-merlins-revealed", merlins.len(), merlins.points())
        }
        Event::KnightsRevealed(who, knights) => {
            revealed(who, "CA-083", "log-knights-revealed", knights, KNIGHT_POINTS * i16::from(knights))
        }
        Event::GrailRevealed(who, tiles) => {
            revealed(who, "CA-085", "log-grail-revealed", tiles.len(), tiles.points())
        }
        Event::NoSecret(who, points) => {
            line(who, "CA-156", of("log-no-secret", who).with("points", -i32::from(points)))
                .scoring(who.seat, points)
        }
        Event::Total(who, points) => {
            line(who, "CA-088", of("log-total", who).with("points", i32::from(points)))
        }
        Event::Dropped(who, points) => {
            line(who, "CA-027", of("log-dropped", who).with("points", i32::from(points)))
                .scoring(who.seat, -i32::from(points))
        }
        Event::Won(who, false) => one(who, "CA-089", "log-won"),
        Event::Won(who, true) => one(who, "R-CA-27", "log-won-tie"),
    };
    Some(line)
}

fn line(who: Who, clause: &'static str, text: Text) -> StoryLine {
    StoryLine { seat: Some(who.seat), ..StoryLine::new(clause, text) }
}

/// A line that tells of points, which its message gets as `$points`.
fn scored(who: Who, clause: &'static str, text: Text, points: i8) -> StoryLine {
    line(who, clause, text.with("points", i32::from(points))).scoring(who.seat, points)
}

/// A line that needs nothing but who it is about.
fn one(who: Who, clause: &'static str, id: &'static str) -> StoryLine {
    line(who, clause, of(id, who))
}

/// A line about nobody in particular.
fn all(clause: &'static str, text: impl Into<Text>) -> StoryLine {
    StoryLine::new(clause, text)
}

fn declined(who: Who, offer: Offer) -> StoryLine {
    let (clause, what) = match offer {
        Offer::Tree => ("R-CA-06", "tree"),
        Offer::Line => ("R-CA-06", "line"),
        Offer::Knight => ("R-CA-06", "knight"),
        Offer::Magician => ("CA-113", "magician"),
    };
    line(who, clause, of("log-declined", who).with("what", what))
}

/// A grail tile; `several` tells a run of them.
fn tile(who: Who, cause: Cause, text: Text, several: &'static str, item: Option<Text>) -> StoryLine {
    let (clause, cause) = match cause {
        Cause::Play => ("CA-069", "play"),
        Cause::Pair => ("CA-084", "pair"),
    };
    line(who, clause, text.with("cause", cause)).folding(of(several, who).with("cause", cause), item)
}

fn placed(who: Who, field: Field, figure: Figure) -> StoryLine {
    let id = match figure {
        Figure::Sent => "log-placed",
        Figure::Extra(_) => "log-placed-extra",
        Figure::BlackKnight => "log-placed-black",
        Figure::Magician => "log-placed-magician",
    };
    let (bonus, count) = match field.print().bonus {
        None => ("none", 0),
        Some(Bonus::Tree) => ("tree", 1),
        Some(Bonus::Grail(tiles)) => ("grail", tiles),
        Some(Bonus::Knight(_)) => ("knight", 1),
    };
    let text = of(id, who)
        .with("plan", field.plan.word())
        .with("room", plan_name(field.plan))
        .with("field", field_name(field))
        .with("bonus", bonus)
        .with("count", count);
    let clause = match figure {
        Figure::BlackKnight => "CA-173",
        Figure::Magician => "R-CA-20",
        Figure::Sent | Figure::Extra(_) => place_clause(field),
    };
    scored(who, clause, text, field.print().points)
}

/// A rank at the round table, or in the rebellion: first and second of the side that won, then those of the other (CA-127, CA-129).
fn ranked(who: Who, side: Side, rank: u8, points: i8) -> StoryLine {
    let (id, clause, place) = match (side, rank) {
        (Side::A, 1) => ("log-ranked", "CA-113", rank),
        (Side::A, _) => ("log-ranked", "CA-114", rank),
        (Side::B, 1 | 2) => ("log-ranked-winning", "CA-127", rank),
        (Side::B, _) => ("log-ranked-losing", "CA-129", rank - 2),
    };
    scored(who, clause, of(id, who).with("rank", place), points)
}

/// Something that a screen hid, and its points.
fn revealed(who: Who, clause: &'static str, id: &'static str, count: u8, points: i16) -> StoryLine {
    let text = of(id, who).with("count", count).with("points", i32::from(points));
    line(who, clause, text).scoring(who.seat, i32::from(points))
}

/// Points by their source.
pub(super) fn tally(event: Event) -> Option<Tally> {
    let Event::Scored(who, reason, points) = event else { return None };
    let what = match reason {
        Reason::Room(Room::Green) => "tally-green",
        Reason::Room(Room::Red) => "tally-red",
        Reason::Room(Room::Blue) => "tally-blue",
        Reason::Room(Room::Yellow) => "tally-yellow",
        Reason::Room(Room::Secret) => "tally-secret",
        Reason::Special => "tally-special",
        Reason::Hero => "tally-hero",
        Reason::Merlin => "tally-merlin",
        Reason::Knights => "tally-knights",
        Reason::Grail => "tally-grail",
    };
    Some(Tally { seat: who.seat, what, amount: points.into() })
}
