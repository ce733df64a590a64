//! Who stands where: name plates, and the reckonings beside the table.

use engine::Seat;
use scene::{Content, Counter, LedgerRow, Panel, Plate, Text};

use super::phrases::colour_name;
use super::table;
use crate::colour::{Colour, Owner};
use crate::hero::{Hero, hero_word};
use crate::phase::Phase;
use crate::position::KNIGHT_POINTS;
use crate::view::{Player, View};

pub(super) fn plates(view: &View) -> Vec<Plate> {
    let pending = table(view).turn().pending();
    let plate = |seat: Seat| {
        let colours: Vec<&Player> = view.colours_of(seat).map(|colour| view.player(colour)).collect();
        let sum = |count: fn(&Player) -> u8| colours.iter().map(|player| i32::from(count(player))).sum();
        Plate {
            score: colours.iter().map(|player| player.score.into()).min(), // CA-027
            pending: pending.contains(seat),
            title: title(&colours),
            state: state(view, &colours),
            counters: vec![
                Counter::new("count-home", "knight", sum(|player| player.home)),
                Counter::new("count-tiles", "grail", sum(|player| player.tiles)),
                Counter::new("count-merlins", "merlin", sum(|player| player.merlins)),
            ],
            ..Plate::new(seat)
        }
    };
    Seat::all(view.seats).map(plate).collect()
}

/// The hero, or the colours with their points where a seat has two.
fn title(colours: &[&Player]) -> Option<Text> {
    match colours {
        [] => None,
        [only] if only.hero != Hero::Gone => Some(Text::new("hero").with("hero", hero_word(only.colour))),
        [only] => Some(colour_name(only.colour)),
        both => {
            let part = |player: &&Player| {
                Text::new("colour-points")
                    .with("colour", player.colour.word())
                    .with("points", i32::from(player.score))
            };
            Some(Text::new("plain-list").with("items", both.iter().map(part).collect::<Vec<_>>()))
        }
    }
}

/// What a seat has done in this phase.
fn state(view: &View, colours: &[&Player]) -> Option<Text> {
    let all = |done: fn(&View, &Player) -> bool| {
        !colours.is_empty() && colours.iter().all(|player| done(view, player))
    };
    match view.phase {
        Phase::Send if all(|_, player| player.ready) => Some("state-ready".into()),
        Phase::Predict => {
            let numbers: Vec<Text> = colours
                .iter()
                .filter_map(|player| player.number)
                .map(|number| Text::new("number").with("number", number))
                .collect();
            (!numbers.is_empty()).then(|| Text::new("state-predicted").with("numbers", numbers))
        }
        Phase::Sides
        | Phase::Colours
        | Phase::Magicians
        | Phase::Missions
        | Phase::Send
        | Phase::Merlin
        | Phase::Over => None,
        _ if all(|view, player| view.order.place(player.colour) < view.turn) => Some("state-done".into()),
        _ => {
            let sent: Vec<u8> = colours.iter().filter_map(|player| player.sent).collect();
            let sent: u8 = sent.iter().sum();
            (sent > 0).then(|| Text::new("state-sent").with("knights", sent))
        }
    }
}

/// Points by source at the end; while the game runs, who has how many knights where majorities count.
pub(super) fn panels(view: &View) -> Vec<Panel> {
    if view.phase == Phase::Over { vec![standings(view)] } else { Vec::new() }
}

fn standings(view: &View) -> Panel {
    let end = table(view);
    let outcome = end.outcome();
    let mut colours: Vec<Colour> = view.order.iter().collect();
    let place = |colour: &Colour| match view.player(*colour).owner {
        Owner::Seat(seat) => (outcome.places[seat], end.counting(seat) != *colour),
        Owner::Box | Owner::Neutral => (u8::MAX, true),
    };
    colours.sort_by_key(place);
    let columns = ["standings-merlin", "standings-knights", "standings-grail", "standings-points"];
    let rows = colours.into_iter().map(|colour| row(view, view.player(colour), place(&colour) == (1, false)));
    let content = Content::Ledger { columns: columns.map(Text::from).into(), rows: rows.collect() };
    let note = (view.seats == 2).then(|| "standings-two".into());
    Panel { id: "standings".to_owned(), title: "standings".into(), content, note }
}

fn row(view: &View, player: &Player, won: bool) -> LedgerRow {
    let seat = match player.owner {
        Owner::Seat(seat) => Some(seat),
        Owner::Box | Owner::Neutral => None,
    };
    let label = match seat {
        Some(seat) if view.seats == 2 => {
            Text::new("name-colour").with("who", seat).with("colour", player.colour.word())
        }
        Some(seat) => Text::new("name").with("who", seat),
        None => colour_name(player.colour),
    };
    let (merlins, grail) =
        player.secrets.map_or((0, 0), |secrets| (secrets.merlins.points(), secrets.tiles.points()));
    let cells = [merlins, KNIGHT_POINTS * i16::from(player.home), grail, player.score];
    let number = |value: i16| Text::new("number").with("number", i32::from(value));
    LedgerRow { label, seat, cells: cells.map(number).into(), meter: None, now: won }
}
