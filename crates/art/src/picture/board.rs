//! Draws maps, tracks and sheets, and the panels beside them.

use scene::{Content, Layout, Panel, Piece, Scene, Spot, SpotState, Zone};

use super::canvas::{Canvas, Ink};
use super::{GAP, MARGIN, PICTURE_WIDTH, Painter};
use crate::board::{board, lettered};
use crate::face::paint_of;
use crate::lettering::{breadth, fit, letters, wrap};
use crate::standing::place;

/// The length of the longer side of a map.
const MAP: i32 = 900;
/// The size of a cell of a track.
const CELL: i32 = 62;
/// The size of a box of a sheet, or of a track with much text.
const BOX: (i32, i32) = (176, 58);
/// The font size of a sign beside a spot.
const SIGN: i32 = 11;
/// The font size in a box.
const SMALL: u32 = 12;
/// The font size in a ledger.
const ROW: u32 = 14;

impl Painter<'_> {
    pub(super) fn board(
        &self,
        zone: &Zone,
        corner: (i32, i32),
        most: i32,
        canvas: &mut Canvas,
    ) -> (i32, i32) {
        match &zone.layout {
            Layout::Map { width, height } => {
                self.map(zone, (*width as i32, *height as i32), corner, most, canvas)
            }
            Layout::Sheet { rows, columns } => {
                let (x, y) = corner;
                for (row, heading) in (0..).zip(rows) {
                    canvas.text(x, y + 24 + row * BOX.1 + 30, 15, Ink::Bold, &self.say(&heading.title));
                }
                for (column, title) in (0..).zip(columns) {
                    canvas.centred(
                        x + 130 + column * BOX.0 + BOX.0 / 2,
                        y + 16,
                        15,
                        Ink::Faint,
                        &self.say(title),
                    );
                }
                for spot in &zone.spots {
                    let place = (x + 130 + spot.at.0 * BOX.0, y + 24 + spot.at.1 * BOX.1);
                    self.boxed(spot, place, (BOX.0 - 6, BOX.1 - 6), canvas);
                    self.standing(zone, spot, (place.0 + BOX.0 - 34, place.1 + 10), 24, canvas);
                }
                let wide = zone.spots.iter().map(|spot| spot.at.0 + 1).max().unwrap_or(0);
                (130 + wide * BOX.0, 24 + rows.len() as i32 * BOX.1)
            }
            _ => self.track(zone, corner, most, canvas),
        }
    }

    fn track(&self, zone: &Zone, (x, y): (i32, i32), most: i32, canvas: &mut Canvas) -> (i32, i32) {
        let is_wordy = |spot: &Spot| breadth(&self.inscription(spot), SMALL) > CELL.unsigned_abs() - 12;
        let size = if zone.spots.iter().any(is_wordy) { BOX } else { (CELL, CELL) };
        let columns = (most / size.0).max(1);
        for (at, spot) in (0..).zip(&zone.spots) {
            let place = (x + at % columns * size.0, y + at / columns * size.1);
            self.boxed(spot, place, (size.0 - 4, size.1 - 4), canvas);
            self.standing(zone, spot, (place.0 + 4, place.1 + 24), 26, canvas);
        }
        let count = zone.spots.len() as i32;
        (columns.min(count) * size.0, (count + columns - 1) / columns * size.1)
    }

    /// Returns the text in a box.
    fn inscription(&self, spot: &Spot) -> String {
        let done = if spot.state == SpotState::Done { "✓ " } else { "" };
        let prints: Vec<String> = spot.prints.iter().map(|print| self.say(&print.label)).collect();
        let words = if prints.is_empty() { self.say(&spot.name) } else { prints.join(", ") };
        format!("{done}{words}")
    }

    fn boxed(&self, spot: &Spot, (x, y): (i32, i32), (width, height): (i32, i32), canvas: &mut Canvas) {
        canvas.parchment(x, y, width, height);
        if spot.state == SpotState::Open || spot.chosen {
            canvas.raw(&format!(
                r##"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="none" stroke="#E0B050" stroke-width="4"/>"##
            ));
        }
        let room = letters((width - 12).unsigned_abs(), SMALL);
        for (at, line) in (0..).zip(wrap(&self.inscription(spot), room, (height / 16).max(1) as usize)) {
            canvas.text(x + 6, y + 16 + at * 15, SMALL.cast_signed(), Ink::Dark, &line);
        }
    }

    fn map(
        &self,
        zone: &Zone,
        size: (i32, i32),
        (x, y): (i32, i32),
        most: i32,
        canvas: &mut Canvas,
    ) -> (i32, i32) {
        let (width, height) = (size.0.max(1), size.1.max(1));
        let wide = (MAP * width / width.max(height)).min(most);
        let scaled = |length: i32| length * wide / width;
        let at = |spot: &Spot| (x + scaled(spot.at.0), y + scaled(spot.at.1));
        let layers: Vec<_> = zone.backdrop.iter().filter_map(|slug| board(slug)).collect();
        if layers.is_empty() {
            canvas.parchment(x, y, scaled(width), scaled(height));
        }
        for layer in &layers {
            let markup = lettered(layer.markup, |id| self.voice.knows(id).then(|| self.voice.word(id)));
            canvas.placed(x, y, f64::from(scaled(width)) / f64::from(layer.width), &markup);
        }
        let bare = layers.is_empty() || zone.landscape;
        for &(from, to) in &zone.links {
            let ends = zone.spots.get(usize::from(from)).zip(zone.spots.get(usize::from(to)));
            if let Some((from, to)) = ends.filter(|_| bare) {
                let ((x1, y1), (x2, y2)) = (at(from), at(to));
                canvas.raw(&format!(
                    r##"<path d="M{x1} {y1}L{x2} {y2}" stroke="#5A4F43" stroke-width="3" fill="none"/>"##
                ));
            }
        }
        for spot in &zone.spots {
            self.space(spot, at(spot), bare, canvas);
        }
        for spot in &zone.spots {
            let (x, y) = at(spot);
            self.standing(zone, spot, (x - 18, y - 26), 36, canvas);
            if let Some(sign) = &spot.sign {
                canvas.beside(x, y + 25, SIGN, sign);
            }
        }
        (scaled(width), scaled(height))
    }

    /// Draws a spot that the backdrop does not show. A spot within reach gets a golden rim.
    fn space(&self, spot: &Spot, (x, y): (i32, i32), bare: bool, canvas: &mut Canvas) {
        if bare {
            canvas.placed(x - 20, y - 20, 40.0 / 64.0, &place(spot.shape, spot.tincture));
        }
        if spot.state == SpotState::Open || spot.chosen {
            canvas.raw(&format!(
                r##"<circle cx="{x}" cy="{y}" r="24" fill="#E0B050" fill-opacity=".35" stroke="#E0B050" stroke-width="4"/>"##
            ));
        }
    }

    fn standing(&self, zone: &Zone, spot: &Spot, (x, y): (i32, i32), width: i32, canvas: &mut Canvas) {
        let here = |piece: &&Piece| piece.spot.as_ref() == Some(&spot.id);
        for (at, piece) in (0..).zip(zone.pieces.iter().filter(here)) {
            self.piece(piece, (x + at * width / 2, y), width, canvas);
        }
    }

    /// Draws panels side by side.
    pub(super) fn panels(&self, scene: &Scene, y: i32, canvas: &mut Canvas) -> i32 {
        let count = scene.panels.len() as i32;
        if count == 0 {
            return y;
        }
        let columns = count.min(3);
        let width = (PICTURE_WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns;
        let (mut top, mut bottom) = (y, y);
        for (at, panel) in (0..).zip(&scene.panels) {
            if at % columns == 0 {
                top = if at == 0 { y } else { bottom + GAP };
            }
            let height = self.panel(panel, (MARGIN + at % columns * (width + GAP), top), width, canvas);
            bottom = bottom.max(top + height);
        }
        bottom + GAP
    }

    fn panel(&self, panel: &Panel, (x, y): (i32, i32), width: i32, canvas: &mut Canvas) -> i32 {
        let mut lines = Canvas::default();
        lines.text(x + 14, y + 24, 18, Ink::DarkBold, &self.say(&panel.title));
        let mut end = y + 44;
        match &panel.content {
            Content::Gauge { parts, mark, end: scale } => {
                let length = |value: i32| value * (width - 28) / (*scale).max(1);
                let mut at = x + 14;
                for part in parts {
                    lines.raw(&format!(
                        r##"<rect x="{at}" y="{end}" width="{}" height="28" fill="{}" stroke="#221C17"/>"##,
                        length(part.value),
                        paint_of(part.tincture)
                    ));
                    lines.text(
                        at + 4,
                        end + 46,
                        13,
                        Ink::Dark,
                        &format!("{} {}", self.say(&part.label), part.value),
                    );
                    at += length(part.value);
                }
                if let Some(mark) = mark {
                    let at = x + 14 + length(mark.value);
                    lines.raw(&format!(
                        r##"<path d="M{at} {}V{}" stroke="#A8252C" stroke-width="3"/>"##,
                        end - 6,
                        end + 34
                    ));
                    lines.text(at + 4, end + 64, 13, Ink::DarkBold, &self.say(&mark.label));
                }
                end += 72;
            }
            Content::Ledger { columns, rows } => {
                let label = rows.iter().map(|row| breadth(&self.say(&row.label), ROW)).max().unwrap_or(0);
                let meter = if rows.iter().any(|row| row.meter.is_some()) { 94 } else { 14 };
                let left = x + 14 + label.cast_signed() + GAP;
                let room = (x + width - meter - left) / columns.len().max(1) as i32;
                let cell = |column: i32| left + column * room;
                for (column, title) in (0..).zip(columns) {
                    lines.text(cell(column), end, 13, Ink::DarkFaint, &self.say(title));
                }
                for row in rows {
                    end += 20;
                    let ink = if row.now { Ink::DarkBold } else { Ink::Dark };
                    lines.text(x + 14, end, 14, ink, &self.say(&row.label));
                    for (column, words) in (0..).zip(&row.cells) {
                        let words = self.say(words);
                        let size = fit(&words, room.unsigned_abs(), ROW);
                        lines.text(cell(column), end, size.cast_signed(), ink, &words);
                    }
                    if let Some(meter) = row.meter {
                        lines.text(
                            x + width - 80,
                            end,
                            14,
                            ink,
                            &format!("{} / {}", meter.value, meter.goal),
                        );
                    }
                }
                end += 14;
            }
            Content::Pieces { .. } | Content::Contest { .. } | Content::Dial { .. } => {
                for row in lang::read_panel(panel, self.voice, self.names).iter().skip(1) {
                    end += 20;
                    lines.text(x + 14, end, 14, Ink::Dark, row.trim_start());
                }
                end += 14;
            }
        }
        if let Some(note) = &panel.note {
            lines.text(x + 14, end + 8, 14, Ink::DarkFaint, &self.say(note));
            end += 22;
        }
        canvas.parchment(x, y, width, end - y);
        canvas.add(&lines);
        end - y
    }
}
