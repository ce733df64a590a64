//! A scrollable part of the screen with clipping.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Draws in the coordinates of content that may be higher than its area.
pub(crate) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    room: Rect,
    up: u16,
}

impl<'a> Canvas<'a> {
    /// Creates a canvas whose origin is the corner of this area, scrolled by this many rows.
    pub(crate) fn new(buffer: &'a mut Buffer, room: Rect, up: u16) -> Canvas<'a> {
        Canvas { room: room.intersection(buffer.area), buffer, up }
    }

    /// Writes a text, limited to this many columns.
    pub(crate) fn text(&mut self, x: u16, y: u16, text: &str, most: u16, style: Style) {
        let Some(y) = y.checked_sub(self.up).filter(|&y| y < self.room.height) else { return };
        if x < self.room.width {
            let most = most.min(self.room.width - x);
            // Reset the earlier style of these cells.
            let style = Style::reset().patch(style);
            self.buffer.set_stringn(self.room.x + x, self.room.y + y, text, usize::from(most), style);
        }
    }
}

/// Returns the visible part of an area on the screen after scrolling, if there is one.
pub(crate) fn on_screen(area: Rect, room: Rect, up: u16) -> Option<Rect> {
    let top = area.y.max(up);
    let bottom = area.bottom().min(up.saturating_add(room.height));
    let right = area.right().min(room.width);
    if top >= bottom || area.x >= right {
        return None;
    }
    Some(Rect::new(room.x + area.x, room.y + top - up, right - area.x, bottom - top))
}
