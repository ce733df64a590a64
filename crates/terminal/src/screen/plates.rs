//! The name plates of the other players, and their zones.

use engine::BotId;
use engine::Seat;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use scene::{Counter, Plate, Role, SHIELDS, Text};

use super::app::App;
use super::block::Size as CardSize;
use super::canvas::Canvas;
use super::card::{self, Here};
use super::look::{quiet, strong};
use super::nav::{Placed, Target};
use super::sight::{Sight, Tile};
use super::table::Drawing;
use super::wrap::{fit, width};

/// From this height of the screen on, plates have a frame.
const TALL: u16 = 36;
/// The minimum width of a plate with a frame.
const LEAST_FRAMED: u16 = 26;

/// Returns the rows that the plates take on a table of this size.
pub(super) fn height(app: &App, tiles: &[Tile], table: Size) -> u16 {
    let plates = others(app).count() as u16;
    if plates == 0 {
        return 0;
    }
    let lying = others(app).any(|plate| !lying(tiles, plate.seat).is_empty());
    let framed = table.height >= TALL && table.width / plates >= LEAST_FRAMED;
    2 + u16::from(lying) + if framed { 2 } else { 0 }
}

/// Returns the plates of all players but the viewer.
fn others(app: &App) -> impl Iterator<Item = &Plate> {
    app.scene.plates.iter().filter(|plate| app.viewer != Some(plate.seat))
}

/// Returns the open or clickable cards in front of a seat. The plate's numbers tell the face-down cards.
fn lying(tiles: &[Tile], seat: Seat) -> Vec<&Sight> {
    let zones = tiles.iter().filter(|tile| tile.role == Role::Opponent && tile.owner == Some(seat));
    zones.flat_map(|tile| &tile.sights).filter(|sight| !sight.hidden || sight.inviting).collect()
}

/// Describes a seat in a line: name, points and numbers.
pub(super) fn summary(app: &App, seat: Seat) -> String {
    let Some(plate) = app.scene.plates.iter().find(|plate| plate.seat == seat) else { return String::new() };
    let mut words = vec![app.speech.name(seat)];
    words.extend(facts(app, plate));
    words.join(" · ")
}

fn facts(app: &App, plate: &Plate) -> Vec<String> {
    let say = |text: &Text| app.speech.say(text, app.viewer);
    let score = plate.score.map(|points| say(&Text::new("read-score").with("points", points)));
    let title = plate.title.as_ref().map(say);
    let state = plate.state.as_ref().map(say);
    let counters = plate.counters.iter().map(|counter| count(app, counter, u16::MAX));
    score.into_iter().chain(title).chain(state).chain(counters).collect()
}

/// Formats a counter. Its name takes at most this many columns; its number is never truncated.
fn count(app: &App, counter: &Counter, name: u16) -> String {
    let label = fit(&app.speech.say(&counter.label, app.viewer), name);
    match counter.of {
        Some(of) => format!("{}/{of} {label}", counter.value),
        None => format!("{} {label}", counter.value),
    }
}

/// Returns the text below the name: whole words if they fit, else shorter ones.
fn below_the_name(app: &App, plate: &Plate, room: u16) -> String {
    let whole = facts(app, &Plate { score: None, ..plate.clone() }).join(" · ");
    let cut =
        |name| plate.counters.iter().map(|counter| count(app, counter, name)).collect::<Vec<_>>().join(" · ");
    let shorter = (0..12).rev().map(cut);
    std::iter::once(whole).chain(shorter).find(|words| width(words) <= room).unwrap_or_default()
}

/// Draws the plates side by side.
pub(super) fn draw(drawing: &mut Drawing<'_>, area: Rect) {
    let plates: Vec<&Plate> = others(drawing.app).collect();
    if area.height == 0 || plates.is_empty() {
        return;
    }
    let wide = area.width / plates.len() as u16;
    for (at, plate) in (0..).zip(plates) {
        let room = Rect::new(area.x + at * wide, area.y, wide - 1, area.height);
        draw_plate(drawing, plate, room);
    }
}

fn draw_plate(drawing: &mut Drawing<'_>, plate: &Plate, room: Rect) {
    let app = drawing.app;
    let tint = app.colours.tincture(SHIELDS[plate.seat.index()].0);
    let framed = room.height >= 4;
    if framed {
        frame(drawing, room, tint);
    }
    let inner =
        if framed { Rect::new(room.x + 2, room.y + 1, room.width - 4, room.height - 2) } else { room };
    let sign = match (app.thinks(plate.seat), plate.pending) {
        (Some(_), _) => "◐",
        (None, true) => "▶",
        (None, false) => "▌",
    };
    let (name, score) = name_and_score(app, plate, inner.width - 3);
    drawing.text(inner.x, inner.y, sign, 1, tint.patch(strong()));
    drawing.text(inner.x + 2, inner.y, &name, width(&name), strong());
    drawing.text(inner.right().saturating_sub(width(&score)), inner.y, &score, width(&score), strong());
    let facts = below_the_name(app, plate, inner.width - 2);
    drawing.text(inner.x + 2, inner.y + 1, &facts, inner.width - 2, quiet());
    if inner.height > 2 {
        draw_lying(drawing, plate.seat, Rect::new(inner.x + 2, inner.y + 2, inner.width - 2, 1));
    }
}

/// Returns the name with the bot's id, and the points; in a narrow plate without the id, or without the word for points.
fn name_and_score(app: &App, plate: &Plate, room: u16) -> (String, String) {
    let name = app.speech.name(plate.seat);
    let whole = match app.runner.bot(plate.seat) {
        Some(bot) => format!("{name} · {}", bot_word(app, &bot)),
        None => name.clone(),
    };
    let number = plate.score.map(|points| points.to_string()).unwrap_or_default();
    let points = Text::new("read-score").with("points", plate.score.unwrap_or(0));
    let points = plate.score.map(|_| app.speech.tell(&points)).unwrap_or_default();
    let fits = |(name, score): &(String, String)| width(name) + 1 + width(score) <= room;
    let short = (fit(&name, room.saturating_sub(width(&number) + 1)), number.clone());
    [(whole, points.clone()), (name.clone(), points), (name, number)].into_iter().find(fits).unwrap_or(short)
}

fn bot_word(app: &App, bot: &BotId) -> String {
    app.speech.tell(&Text::new("terminal-level").with("level", bot.to_string()))
}

fn frame(drawing: &mut Drawing<'_>, room: Rect, style: Style) {
    let level = "─".repeat(usize::from(room.width - 2));
    drawing.text(room.x, room.y, &format!("╭{level}╮"), room.width, style);
    drawing.text(room.x, room.bottom() - 1, &format!("╰{level}╯"), room.width, style);
    for y in room.y + 1..room.bottom() - 1 {
        drawing.text(room.x, y, "│", 1, style);
        drawing.text(room.right() - 1, y, "│", 1, style);
    }
}

/// Draws the cards in front of a seat in a row, without names if there is little space, and with an ellipsis if not all
/// fit.
fn draw_lying(drawing: &mut Drawing<'_>, seat: Seat, room: Rect) {
    let mut x = room.x;
    let mut sights: Vec<Sight> = lying(drawing.tiles, seat).into_iter().cloned().collect();
    if sights.iter().map(Sight::chip_width).sum::<u16>() > room.width {
        sights = sights.iter().map(Sight::nameless).collect();
    }
    for sight in &sights {
        let wide = sight.chip_width();
        if x + wide > room.right() {
            drawing.text(room.right() - 1, room.y, "…", 1, quiet());
            return;
        }
        let target = Target::Thing(sight.id.clone());
        let area = Rect::new(x, room.y, wide, 1);
        let here =
            Here { focused: drawing.app.focus.as_ref() == Some(&target), colours: drawing.app.colours };
        let everything = drawing.buffer.area;
        card::draw(&mut Canvas::new(drawing.buffer, everything, 0), sight, area, CardSize::Line, here);
        drawing.placed.push(Placed { target, area, shown: Some(area), inviting: sight.inviting });
        x += wide;
    }
}
