//! Draws a card with characters: its edge shows whether it is clickable, its hatching shows its colour.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::block::Size;
use super::canvas::Canvas;
use super::look::{Colours, edge, focused, hatching, quiet, strong};
use super::sight::Sight;
use super::wrap::{fit, wrap};

/// Draws a thing in its area.
pub(crate) fn draw(canvas: &mut Canvas<'_>, sight: &Sight, area: Rect, size: Size, here: Here) {
    if size == Size::Line || area.height == 1 {
        draw_chip(canvas, sight, area, here);
    } else {
        Card { sight, area, here }.draw(canvas);
    }
}

/// The drawing state of a thing.
#[derive(Clone, Copy)]
pub(crate) struct Here {
    /// Whether it has the keyboard focus.
    pub(crate) focused: bool,
    /// The colours of the terminal.
    pub(crate) colours: Colours,
}

/// The sign before clickable things.
pub(crate) const TOUCH: &str = "▸";
/// The sign on picked things.
const PICKED: &str = "✓";

/// Returns the key of a clickable thing, or a sign if there are more things than letters.
fn touch_sign(sight: &Sight) -> Option<String> {
    match (sight.key, sight.inviting) {
        (Some(key), _) => Some(format!("{TOUCH}{key}")),
        (None, true) => Some(TOUCH.to_owned()),
        (None, false) => None,
    }
}

/// Returns the prefix of a thing in one line: the sign for picked things, or the key.
pub(crate) fn lead(sight: &Sight) -> String {
    if sight.chosen { PICKED.to_owned() } else { touch_sign(sight).unwrap_or_default() }
}

fn draw_chip(canvas: &mut Canvas<'_>, sight: &Sight, area: Rect, here: Here) {
    let tinted = sight.tincture.map_or(quiet(), |tincture| here.colours.tincture(tincture));
    let style = if here.focused { focused() } else { Style::new() };
    canvas.text(area.x, area.y, &fit(&format!("   {}", sight.chip()), area.width), area.width, style);
    canvas.text(area.x, area.y, &lead(sight), 2, here.colours.accent().patch(style));
    let hatch = sight.tincture.map_or(' ', hatching);
    canvas.text(area.x + 2, area.y, &hatch.to_string(), 1, tinted.patch(style));
}

struct Card<'a> {
    sight: &'a Sight,
    area: Rect,
    here: Here,
}

impl Card<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>) {
        self.frame(canvas);
        if self.sight.hidden {
            self.back(canvas);
        } else {
            self.front(canvas);
        }
        self.corners(canvas);
    }

    fn inner(&self) -> Rect {
        Rect::new(self.area.x + 1, self.area.y + 1, self.area.width - 2, self.area.height - 2)
    }

    fn tint(&self) -> Style {
        self.sight.tincture.map_or(quiet(), |tincture| self.here.colours.tincture(tincture))
    }

    fn edge_style(&self) -> Style {
        if self.sight.inviting || self.here.focused { self.tint().patch(strong()) } else { self.tint() }
    }

    fn frame(&self, canvas: &mut Canvas<'_>) {
        let (area, set, style) = (self.area, edge(self.here.focused, self.sight.inviting), self.edge_style());
        let level = |left: &str, line: &str, right: &str| {
            format!("{left}{}{right}", line.repeat(usize::from(area.width - 2)))
        };
        let top = level(set.top_left, set.horizontal_top, set.top_right);
        let bottom = level(set.bottom_left, set.horizontal_bottom, set.bottom_right);
        canvas.text(area.x, area.y, &top, area.width, style);
        canvas.text(area.x, area.bottom() - 1, &bottom, area.width, style);
        let blank = " ".repeat(usize::from(area.width - 2));
        for y in area.y + 1..area.bottom() - 1 {
            canvas.text(area.x, y, set.vertical_left, 1, style);
            canvas.text(area.x + 1, y, &blank, area.width - 2, Style::new());
            canvas.text(area.right() - 1, y, set.vertical_right, 1, style);
        }
    }

    fn back(&self, canvas: &mut Canvas<'_>) {
        let inner = self.inner();
        for (row, y) in (inner.y..inner.bottom()).enumerate() {
            let pattern = if row % 2 == 0 { "◇ " } else { " ◇" };
            let line = pattern.repeat(usize::from(inner.width / 2 + 1));
            canvas.text(inner.x, y, &line, inner.width, quiet());
        }
    }

    /// Draws the rest of the name, the text, and a shield in the remaining space.
    fn front(&self, canvas: &mut Canvas<'_>) {
        let inner = self.inner();
        let text = self.sight.text.as_ref().map_or(Vec::new(), |text| wrap(text, inner.width));
        // One row stays free for the hatching, or for the text if there is one.
        let names = self.heading().into_iter().skip(1).take(usize::from(inner.height - 1));
        let mut y = inner.y;
        for line in names {
            canvas.text(inner.x, y, &line, inner.width, strong());
            y += 1;
        }
        let room = inner.bottom() - y;
        let text_rows = (text.len() as u16).min(room);
        self.shield(canvas, Rect::new(inner.x, y, inner.width, room - text_rows));
        for (at, (line, y)) in text.iter().zip(inner.bottom() - text_rows..inner.bottom()).enumerate() {
            let cut = at as u16 + 1 == text_rows && text.len() as u16 > text_rows;
            let line = if cut { fit(&format!("{line} …"), inner.width) } else { line.clone() };
            canvas.text(inner.x, y, &line, inner.width, Style::new());
        }
        if room == text_rows {
            self.hatch_the_edge(canvas);
        }
    }

    /// Hatches the edge if the text leaves no space for a shield.
    fn hatch_the_edge(&self, canvas: &mut Canvas<'_>) {
        let Some(tincture) = self.sight.tincture else { return };
        let used = super::wrap::width(&self.heading()[0]) + 2;
        let room = self.area.width.saturating_sub(used + 1).min(3);
        let hatch = hatching(tincture).to_string().repeat(usize::from(room));
        canvas.text(self.area.right() - 1 - room, self.area.y, &hatch, room, self.tint());
    }

    /// Returns the number and the name in lines; the first one is written on the edge.
    fn heading(&self) -> Vec<String> {
        let room = self.area.width - 2;
        let words = self.sight.value.iter().map(String::as_str).chain(self.sight.title.split_whitespace());
        let words: Vec<String> = words.map(|word| fit(word, room)).collect();
        wrap(&words.join(" "), room)
    }

    /// Draws a heater shield filled with hatching: full width above, pointed below. One row becomes a band.
    fn shield(&self, canvas: &mut Canvas<'_>, room: Rect) {
        let Some(tincture) = self.sight.tincture else { return };
        let rows = room.height.min(5);
        let top = room.y + (room.height - rows) / 2;
        for row in 0..rows {
            // The lower half narrows towards its point.
            let below = (2 * row + 1).saturating_sub(rows);
            let wide = match rows {
                1 | 2 => room.width.saturating_sub(2),
                _ => room.width.saturating_sub(2 + 2 * below * room.width / (3 * rows)).max(1),
            };
            let x = room.x + (room.width - wide) / 2;
            let hatch = hatching(tincture).to_string().repeat(usize::from(wide));
            canvas.text(x, top + row, &hatch, wide, self.tint());
        }
    }

    /// Draws on the edge: value and name above; key, picked sign, other numbers and marks below.
    fn corners(&self, canvas: &mut Canvas<'_>) {
        let (area, sight) = (self.area, self.sight);
        let heading = self.heading().swap_remove(0);
        let style = if self.here.focused { focused() } else { strong() };
        canvas.text(area.x + 1, area.y, &heading, area.width - 2, style);
        let mut lead = String::new();
        if sight.chosen {
            lead.push_str(PICKED);
        }
        lead.push_str(&touch_sign(sight).unwrap_or_default());
        canvas.text(area.x + 1, area.bottom() - 1, &lead, area.width - 2, self.here.colours.accent());
        let tail: Vec<&str> = sight.more.iter().map(String::as_str).chain(Some(&*sight.marks)).collect();
        let tail = tail.join(" ").trim().to_owned();
        let wide = super::wrap::width(&tail).min(area.width - 2);
        canvas.text(area.right() - 1 - wide, area.bottom() - 1, &tail, wide, strong());
    }
}
