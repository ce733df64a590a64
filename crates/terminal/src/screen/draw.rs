//! Draws the screen: the table, the curtain, or the reason why the table cannot be drawn; and panes over it.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block as Box, BorderType, Clear, Paragraph};
use scene::Text;

use super::app::App;
use super::look::{quiet, strong};
use super::pane::{Pane, Topic};
use super::plan::LEAST;
use super::table;
use super::wrap::{fit, width, wrap};

impl App {
    /// Draws the whole screen.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let screen = frame.area();
        self.placed.clear();
        if screen.width < LEAST.0 || screen.height < LEAST.1 {
            self.draw_too_small(frame);
        } else if let Some(seat) = self.curtain() {
            let text = Text::new("terminal-curtain").with("who", seat);
            draw_message(frame, &self.speech.tell(&text));
        } else {
            self.placed = table::draw(self, frame);
            if let Some(mut pane) = self.pane.take() {
                self.draw_pane(frame, &mut pane);
                self.pane = Some(pane);
            }
            self.draw_held(frame);
            self.draw_entry(frame);
        }
    }

    fn draw_too_small(&self, frame: &mut Frame<'_>) {
        let screen = frame.area();
        let rows = wrap(&self.speech.tell(&too_small(screen.width, screen.height)), screen.width);
        frame.render_widget(Paragraph::new(rows.into_iter().map(Line::raw).collect::<Vec<_>>()), screen);
    }

    /// Draws a pane in the middle of the screen, as high as its text if there is room.
    fn draw_pane(&self, frame: &mut Frame<'_>, pane: &mut Pane) {
        let screen = frame.area();
        let wide = (screen.width - 6).min(96);
        let lines = self.pane_lines(pane, wide - 4);
        let rows = lines.len() as u16;
        let high = (rows + 2).clamp(5, screen.height - 4);
        let area = centred(screen, wide, high);
        pane.scroll = pane.scroll.min(rows.saturating_sub(high - 2));
        frame.render_widget(Clear, area);
        let mut title = format!(" {} ", self.pane_title(&pane.topic));
        if !pane.search.is_empty() {
            title.push_str(&format!("– {} ", pane.search));
        }
        let foot = if pane.topic == Topic::Rules { "terminal-pane-foot-rules" } else { "terminal-pane-foot" };
        let mut foot = format!(" {} ", self.speech.word(foot));
        if rows > high - 2 {
            foot.push_str(&format!("{}–{}/{rows} ", pane.scroll + 1, pane.scroll + high - 2));
        }
        let edge = Box::bordered()
            .border_type(BorderType::Double)
            .title(Line::styled(title, strong()))
            .title_bottom(Line::styled(fit(&foot, wide - 2), quiet()));
        frame.render_widget(edge, area);
        let inner = Rect::new(area.x + 2, area.y + 1, area.width - 4, area.height - 2);
        frame.render_widget(Paragraph::new(lines).scroll((pane.scroll, 0)), inner);
    }

    fn draw_entry(&self, frame: &mut Frame<'_>) {
        let Some(entry) = &self.entry else { return };
        let screen = frame.area();
        let area = Rect::new(2, screen.height - 4, screen.width - 4, 3);
        frame.render_widget(Clear, area);
        let title = format!(" {} ", self.speech.word(entry.prompt()));
        let edge = Box::bordered().border_type(BorderType::Double).title(Line::styled(title, strong()));
        frame.render_widget(edge, area);
        // A long input shows its end, where the user types.
        let room = area.width - 4;
        let skip = entry.text.chars().count().saturating_sub(usize::from(room));
        let shown: String = entry.text.chars().skip(skip).collect();
        frame.buffer_mut().set_string(area.x + 2, area.y + 1, &shown, Style::new());
        frame.set_cursor_position((area.x + 2 + width(&shown), area.y + 1));
    }
}

/// Explains that the screen is too small for a table.
pub(super) fn too_small(width: u16, height: u16) -> Text {
    Text::new("terminal-too-small")
        .with("width", u32::from(LEAST.0))
        .with("height", u32::from(LEAST.1))
        .with("has-width", u32::from(width))
        .with("has-height", u32::from(height))
}

/// Draws a sentence in the middle of an otherwise empty screen.
fn draw_message(frame: &mut Frame<'_>, message: &str) {
    let screen = frame.area();
    let rows = wrap(message, 56);
    let area = centred(screen, 60, rows.len() as u16 + 4);
    frame.render_widget(Box::bordered().border_type(BorderType::Double), area);
    let inner = Rect::new(area.x + 2, area.y + 2, area.width - 4, rows.len() as u16);
    let lines: Vec<Line<'_>> = rows.into_iter().map(|row| Line::styled(row, strong())).collect();
    frame.render_widget(Paragraph::new(lines).centered(), inner);
}

pub(super) fn centred(screen: Rect, wide: u16, high: u16) -> Rect {
    Rect::new((screen.width - wide) / 2, (screen.height - high) / 2, wide, high)
}
