//! A part of the screen that may be scrolled; what lies outside is not drawn.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Draws in the coordinates of something that may be higher than the room for it.
pub(crate) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    room: Rect,
    up: u16,
}

impl<'a> Canvas<'a> {
    /// A canvas whose origin is the corner of this room, scrolled up by so many rows.
    pub(crate) fn new(buffer: &'a mut Buffer, room: Rect, up: u16) -> Canvas<'a> {
        Canvas { room: room.intersection(buffer.area), buffer, up }
    }

    /// Writes a text that takes at most so many columns.
    pub(crate) fn text(&mut self, x: u16, y: u16, text: &str, most: u16, style: Style) {
        let Some(y) = y.checked_sub(self.up).filter(|&y| y < self.room.height) else { return };
        if x < self.room.width {
            let most = most.min(self.room.width - x);
            // What was drawn there before, and its style, is covered.
            let style = Style::reset().patch(style);
            self.buffer.set_stringn(self.room.x + x, self.room.y + y, text, usize::from(most), style);
        }
    }
}

/// Where something lies on the screen, if any of it can be seen in this room, scrolled up by so many rows.
pub(crate) fn on_screen(area: Rect, room: Rect, up: u16) -> Option<Rect> {
    let top = area.y.max(up);
    let bottom = area.bottom().min(up.saturating_add(room.height));
    let right = area.right().min(room.width);
    if top >= bottom || area.x >= right {
        return None;
    }
    Some(Rect::new(room.x + area.x, room.y + top - up, right - area.x, bottom - top))
}
