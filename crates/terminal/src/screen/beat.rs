//! Beats: a box over the table that holds a moment that decided, or tells what happened since the own last move.

use client::{Held, Hold, Input};
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block as Box, BorderType, Clear, Paragraph};
use scene::Beat;
use table::passages;

use super::app::App;
use super::draw::centred;
use super::look::{quiet, strong};
use super::panel;
use super::wrap::{fit, wrap};

/// The widest box.
const WIDEST: u16 = 96;

impl App {
    /// Draws what is held up, if anything is. The sentence is always visible; if there is little room, the picture is cut.
    pub(super) fn draw_held(&self, frame: &mut Frame<'_>) {
        let Some(held) = self.runner.client().held() else { return };
        let screen = frame.area();
        let wide = (screen.width - 4).min(WIDEST);
        let room = usize::from(screen.height - 4);
        let (title, mut rows, last) = match held {
            Held::Beat(at) => self.beat_rows(&at.beat, wide - 4),
            Held::Recap { told, .. } => {
                let lines = passages(told).filter(|passage| passage.told.line.level.is_sentence());
                let rows = lines.flat_map(|passage| {
                    wrap(&format!("· {}", self.speech.say(&passage.told.line.text, self.viewer)), wide - 4)
                });
                (self.speech.word("terminal-recap"), rows.collect(), Vec::new())
            }
        };
        rows.truncate(room.saturating_sub(last.len()));
        let lines: Vec<Line<'_>> = rows
            .into_iter()
            .map(|row| Line::styled(row, Style::new()))
            .chain(last.into_iter().map(|row| Line::styled(row, strong())))
            .collect();
        let area = centred(screen, wide, lines.len() as u16 + 2);
        frame.render_widget(Clear, area);
        let foot = match held {
            Held::Recap { beats, .. } if !beats.is_empty() => "terminal-recap-foot",
            _ => "terminal-beat-foot",
        };
        let foot = format!(" {} ", self.speech.word(foot));
        let edge = Box::bordered()
            .border_type(BorderType::Double)
            .title(Line::styled(format!(" {title} "), strong()))
            .title_bottom(Line::styled(fit(&foot, wide - 2), quiet()));
        frame.render_widget(edge, area);
        let inner = Rect::new(area.x + 2, area.y + 1, area.width - 4, area.height - 2);
        frame.render_widget(Paragraph::new(lines), inner);
    }

    /// The heading, the picture, and the sentence of a beat.
    fn beat_rows(&self, beat: &Beat, wide: u16) -> (String, Vec<String>, Vec<String>) {
        let mut rows = Vec::new();
        for panel in &beat.panels {
            rows.push(format!("{}:", self.speech.say(&panel.title, self.viewer)));
            let lines = panel::lines(panel, &self.speech, self.viewer);
            rows.extend(lines.iter().map(|line| fit(&format!("  {line}"), wide)));
        }
        rows.push(String::new());
        let sentence = format!("{} ({})", self.speech.say(&beat.sentence, self.viewer), beat.clause);
        (self.speech.say(&beat.title, self.viewer), rows, wrap(&sentence, wide))
    }

    /// Handles a key while something is held up.
    pub(super) fn key_at_beat(&mut self, code: KeyCode) {
        match code {
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Esc => self.feed(Input::GoOn),
            KeyCode::Char('w') => self.feed(Input::ShowAgain),
            KeyCode::Char('f') => self.switch_beats(),
            KeyCode::Char('l') => self.switch_language(),
            KeyCode::Char('q') => self.leave(),
            _ => {}
        }
    }

    /// Shows moments that decide from now on, or does not any more.
    pub(super) fn switch_beats(&mut self) {
        self.beats = !self.beats;
        self.set_pace(self.pace);
        let id = if self.beats { "terminal-beats-on" } else { "terminal-beats-off" };
        self.tell(&id.into());
        // What is held up now is let go.
        self.feed(Input::Tick);
    }
}

/// How long moments that decide are held up.
pub(super) fn hold(beats: bool) -> Hold {
    if beats { Hold::UntilSeen } else { Hold::Off }
}
