//! Draws boards with characters: a map as spots and lines, a track as cells, a sheet as boxes in rows.

use ratatui::layout::Rect;
use ratatui::style::Style;
use scene::{Layout, Shape, Zone};

use super::block::Size;
use super::canvas::Canvas;
use super::card::{Here, lead};
use super::look::{focused, quiet, strong};
use super::sight::{Sight, Tile};
use super::wrap::{fit, width};

/// The width of a spot on a map without the name beside it: two columns for the key, one for its outline, one for the piece on it.
const PLACE: u16 = 4;
/// The minimum and the maximum width of a box of a sheet.
const BOX: (u16, u16) = (9, 24);

/// The additional data of a zone with spots. Its things are the spots, then the pieces.
#[derive(Clone, Debug, Default)]
pub(crate) struct Board {
    /// The position of each spot, in the units of its layout.
    points: Vec<(i32, i32)>,
    /// The spot under each piece.
    on: Vec<Option<usize>>,
    /// Lines between spots.
    links: Vec<(usize, usize)>,
    /// The headings of the rows.
    rows: Vec<String>,
    /// The typical distance between neighbouring spots.
    pitch: i32,
    /// The sign beside each spot of a map; empty for a spot without one.
    signs: Vec<String>,
}

impl Board {
    /// Returns the board of a zone with spots. `say` translates its headings.
    pub(crate) fn of(zone: &Zone, say: impl Fn(&scene::Text) -> String) -> Option<Board> {
        if zone.spots.is_empty() {
            return None;
        }
        let spot = |id: &String| zone.spots.iter().position(|spot| spot.id == *id);
        let rows = match &zone.layout {
            Layout::Sheet { rows, .. } => rows.iter().map(|row| say(&row.title)).collect(),
            _ => Vec::new(),
        };
        let points: Vec<(i32, i32)> = zone.spots.iter().map(|spot| spot.at).collect();
        Some(Board {
            pitch: pitch(&points),
            signs: zone.spots.iter().map(|spot| spot.sign.clone().unwrap_or_default()).collect(),
            points,
            on: zone.pieces.iter().map(|piece| piece.spot.as_ref().and_then(spot)).collect(),
            links: zone.links.iter().map(|&(from, to)| (usize::from(from), usize::from(to))).collect(),
            rows,
        })
    }

    /// Returns the area of each thing on a board of this width.
    pub(crate) fn measure(&self, tile: &Tile, size: Size, room: u16) -> Vec<Rect> {
        let spots = match &tile.layout {
            Layout::Map { .. } => self.map(size, room),
            Layout::Sheet { .. } => self.sheet(room),
            _ => self.track(tile, room),
        };
        let below = spots.iter().map(|spot| spot.bottom()).max().unwrap_or(0);
        let mut standing = vec![0; spots.len()];
        let mut loose = 0;
        let place = |on: &Option<usize>| match on {
            Some(spot) => {
                standing[*spot] += 1;
                // At most two pieces on a spot are shown apart; the keyboard reaches all of them. The second one hides the
                // outline of a spot with a name, and never the name.
                let area = spots[*spot];
                let column = match (standing[*spot], self.signs[*spot].is_empty()) {
                    (1, _) => area.right().saturating_sub(1),
                    (_, true) => area.right().saturating_sub(2),
                    (_, false) => area.x + 2,
                };
                Rect::new(column, area.y, 1, 1)
            }
            None => {
                loose += 2;
                Rect::new(loose - 2, below, 1, 1)
            }
        };
        let pieces: Vec<Rect> = self.on.iter().map(place).collect();
        [spots, pieces].concat()
    }

    /// Scales the map to the width, and moves spots aside that would cover each other.
    fn map(&self, size: Size, room: u16) -> Vec<Rect> {
        let (columns, rows) = match size {
            Size::Line => (4, 1),
            Size::Small => (5, 1),
            Size::Medium => (6, 2),
            Size::Large => (8, 3),
            Size::Huge => (10, 4),
        };
        let pitch = self.pitch.max(1);
        let low = |part: fn(&(i32, i32)) -> i32| self.points.iter().map(part).min().unwrap_or(0);
        let high = |part: fn(&(i32, i32)) -> i32| self.points.iter().map(part).max().unwrap_or(0);
        let (left, top) = (low(|at| at.0), low(|at| at.1));
        let wide = (high(|at| at.0) - left).max(1);
        let width_of = |sign: &String| PLACE + width(sign);
        let widest = self.signs.iter().map(width_of).max().unwrap_or(PLACE);
        let columns = columns.max(i32::from(widest));
        let span = (wide * columns / pitch).min(i32::from(room.saturating_sub(widest)));
        let mut taken = Taken::default();
        let place = |(&(x, y), sign): (&(i32, i32), &String)| {
            let (column, row) = ((x - left) * span / wide, ((y - top) * rows + pitch / 2) / pitch);
            taken.take((column as u16, row as u16), width_of(sign), room)
        };
        self.points.iter().zip(&self.signs).map(place).collect()
    }

    fn track(&self, tile: &Tile, room: u16) -> Vec<Rect> {
        let spots = &tile.sights[..self.points.len()];
        let wide = spots.iter().map(|sight| width(&short(sight))).max().unwrap_or(0) + 5;
        let in_a_row = (room / (wide + 1)).max(1);
        let cell = |at: u16| Rect::new(at % in_a_row * (wide + 1), at / in_a_row, wide, 1);
        (0..spots.len() as u16).map(cell).collect()
    }

    fn sheet(&self, room: u16) -> Vec<Rect> {
        let columns = self.points.iter().map(|at| at.0 + 1).max().unwrap_or(1) as u16;
        let from = self.headings();
        let wide = (room.saturating_sub(from) / columns).clamp(BOX.0, BOX.1);
        let cell = |at: &(i32, i32)| Rect::new(from + at.0 as u16 * wide, at.1 as u16, wide - 1, 1);
        self.points.iter().map(cell).collect()
    }

    fn headings(&self) -> u16 {
        self.rows.iter().map(|row| width(row) + 1).max().unwrap_or(0).min(20)
    }

    /// Draws the background: the lines of a map, the headings of rows.
    pub(crate) fn ground(&self, canvas: &mut Canvas<'_>, corner: (u16, u16), things: &[Rect]) {
        for &(from, to) in &self.links {
            if let (Some(from), Some(to)) = (things.get(from), things.get(to)) {
                line(canvas, *from, *to);
            }
        }
        for (row, y) in self.rows.iter().zip(corner.1 + 1..) {
            canvas.text(corner.0, y, &fit(row, self.headings()), self.headings(), strong());
        }
    }

    /// Draws one thing.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, tile: &Tile, thing: usize, area: Rect, here: Here) {
        let sight = &tile.sights[thing];
        let tint = sight.tincture.map_or(Style::new(), |tincture| here.colours.tincture(tincture));
        let style = if here.focused { tint.patch(focused()) } else { tint };
        if thing >= self.points.len() {
            return canvas.text(area.x, area.y, &sight.sign.to_string(), 1, style.patch(strong()));
        }
        let words = match tile.layout {
            Layout::Map { .. } => format!("{}{}", sight.sign, self.signs[thing]),
            _ => short(sight),
        };
        // The key of a clickable piece is shown before its spot.
        let guest = self.guests(thing).map(|at| &tile.sights[at]).find(|guest| guest.inviting);
        let lead = lead(if sight.inviting || sight.chosen { sight } else { guest.unwrap_or(sight) });
        if here.focused {
            canvas.text(area.x, area.y, &" ".repeat(usize::from(area.width)), area.width, style);
        }
        canvas.text(area.x + 2, area.y, &fit(&words, area.width - 2), area.width - 2, style);
        if !lead.is_empty() {
            let accent = here.colours.accent();
            canvas.text(
                area.x,
                area.y,
                &lead,
                2,
                if here.focused { accent.patch(focused()) } else { accent },
            );
        }
    }

    /// Returns the pieces on a spot.
    fn guests(&self, spot: usize) -> impl Iterator<Item = usize> {
        let first = self.points.len();
        self.on.iter().enumerate().filter(move |(_, on)| **on == Some(spot)).map(move |(at, _)| first + at)
    }
}

/// Returns the typical distance between neighbours.
fn pitch(points: &[(i32, i32)]) -> i32 {
    let far = |a: &(i32, i32), b: &(i32, i32)| (a.0 - b.0).abs().max((a.1 - b.1).abs());
    let nearest =
        |here: &(i32, i32)| points.iter().map(|there| far(here, there)).filter(|&far| far > 0).min();
    let mut all: Vec<i32> = points.iter().filter_map(nearest).collect();
    all.sort_unstable();
    all.get(all.len() / 2).copied().unwrap_or(1)
}

/// The columns at which spots begin and end, by row.
#[derive(Default)]
struct Taken(Vec<Vec<(u16, u16)>>);

impl Taken {
    /// Reserves the area at this corner, or the nearest free one beside or below it.
    fn take(&mut self, (column, row): (u16, u16), wide: u16, room: u16) -> Rect {
        let most = room.saturating_sub(wide);
        for row in row.. {
            if self.0.len() <= usize::from(row) {
                self.0.resize(usize::from(row) + 1, Vec::new());
            }
            let begun = &mut self.0[usize::from(row)];
            let is_free = |column: &u16| {
                *column <= most && begun.iter().all(|(from, to)| column + wide <= *from || to <= column)
            };
            let aside = (0..=wide).flat_map(|by| [column.checked_add(by), column.checked_sub(by)]).flatten();
            if let Some(column) = aside.into_iter().find(is_free) {
                begun.push((column, column + wide));
                return Rect::new(column, row, wide, 1);
            }
        }
        unreachable!("there is always a row below")
    }
}

/// Returns the text of a cell or a box: its state, then its prints, else its name.
fn short(sight: &Sight) -> String {
    let printed = if sight.more.is_empty() { sight.title.clone() } else { sight.more.join(", ") };
    if sight.marks.is_empty() { printed } else { format!("{}{printed}", sight.marks) }
}

/// Draws a line between two spots.
fn line(canvas: &mut Canvas<'_>, from: Rect, to: Rect) {
    let middle = |place: Rect| (i32::from(place.x) + 2, i32::from(place.y));
    let ((x1, y1), (x2, y2)) = (middle(from), middle(to));
    let (across, down) = (x2 - x1, y2 - y1);
    let sign = match (across, down) {
        (_, 0) => "─",
        (0, _) => "│",
        _ if (across > 0) == (down > 0) => "╲",
        _ => "╱",
    };
    let steps = if down == 0 { across.abs() } else { down.abs() };
    for step in 1..steps {
        let (x, y) = (x1 + across * step / steps, y1 + down * step / steps);
        canvas.text(x as u16, y as u16, sign, 1, quiet());
    }
}

/// Returns the character for the outline of a spot.
pub(crate) fn sign_of(shape: Shape) -> char {
    match shape {
        Shape::Dot => '•',
        Shape::Ring | Shape::Round => '○',
        Shape::DoubleRing => '◎',
        Shape::Square => '□',
        Shape::Diamond => '◇',
        Shape::Hexagon => '◈',
        Shape::Flames => '✶',
        Shape::Wall => '▣',
    }
}

#[cfg(test)]
mod tests;
