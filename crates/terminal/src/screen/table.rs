//! Draws the table, part by part, and records where each thing is.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use scene::{Role, StageState};
use table::passages;

use super::app::App;
use super::arrange::{self, Arrangement};
use super::block::Block;
use super::canvas::{Canvas, on_screen};
use super::card::{self, Here};
use super::look::{focused, quiet, strong};
use super::nav::{Placed, Target};
use super::plan::{self, Needs, Plan};
use super::plates;
use super::sight::{Tile, tiles};
use super::wrap::{fit, width, wrap};

/// Draws the table and returns the positions of all things.
pub(crate) fn draw(app: &App, frame: &mut Frame<'_>) -> Vec<Placed> {
    let screen = frame.area();
    let tiles = tiles(app);
    let offers: Vec<String> = app.offers().into_iter().map(|(_, label)| label).collect();
    let room = plan::table_width(screen);
    let prompt = wrap(&app.speech.say(&app.scene.prompt, app.viewer), room.saturating_sub(3));
    let offer_areas = flow_offers(&offers, room);
    let plan = plan::plan(
        screen,
        Needs {
            plates: plates::height(app, &tiles, Size::new(room, screen.height)),
            prompt: (prompt.len() as u16).clamp(1, 3),
            offers: offer_areas.last().map_or(1, |area| area.bottom()).min(screen.height / 4),
            seated: app.viewer.is_some(),
            own: tiles.iter().any(|tile| matches!(tile.role, Role::Hand | Role::Mine)),
        },
    );
    let mut drawing =
        Drawing { app, tiles: &tiles, buffer: frame.buffer_mut(), placed: Vec::new(), scrolled_away: 0 };
    drawing.heading(plan.heading);
    plates::draw(&mut drawing, plan.plates);
    drawing.middle(plan.middle);
    drawing.turn_line(plan.turn);
    drawing.prompt(&prompt, plan.prompt);
    drawing.offers(&offers, &offer_areas, plan.offers);
    drawing.own(plan.own);
    drawing.explanation(plan.explanation);
    drawing.keys(plan.keys);
    drawing.beside(&plan);
    drawing.placed
}

/// The state of the drawing.
pub(super) struct Drawing<'a> {
    pub(super) app: &'a App,
    pub(super) tiles: &'a [Tile],
    pub(super) buffer: &'a mut Buffer,
    pub(super) placed: Vec<Placed>,
    /// The rows scrolled away above the next part; the keyboard reaches them too.
    pub(super) scrolled_away: u16,
}

impl Drawing<'_> {
    pub(super) fn text(&mut self, x: u16, y: u16, text: &str, most: u16, style: Style) {
        Canvas::new(self.buffer, self.buffer.area, 0).text(x, y, text, most, style);
    }

    fn heading(&mut self, area: Rect) {
        if area.height == 0 {
            return;
        }
        let title = self.app.speech.word("title");
        let more = self.app.scene.heading.as_ref().map(|text| self.app.speech.say(text, self.app.viewer));
        self.text(area.x, area.y, &title, area.width, strong().patch(self.app.colours.accent()));
        let at = width(&title) + 2;
        self.text(area.x + at, area.y, &more.unwrap_or_default(), area.width.saturating_sub(at), quiet());
    }

    fn middle(&mut self, area: Rect) {
        let all = arrange::middle(self.tiles, area.width, area.height);
        self.zones(&all, area);
    }

    fn own(&mut self, area: Rect) {
        let all = arrange::own(self.tiles, area.width, area.height);
        self.zones(&all, area);
        let Some(seat) = self.app.viewer else { return };
        // Draw between the headings of the hand and of the viewer's other zones.
        let headings = all.blocks.iter().filter(|block| block.area.y == 0);
        let from = |block: &Block| (block.area.x, width(&self.tiles[block.tile].title) + 3);
        let (hands, others): (Vec<_>, Vec<_>) = headings.map(from).partition(|(x, _)| *x == 0);
        let left = hands.first().map_or(0, |(_, wide)| *wide);
        let right = others.iter().map(|(x, _)| *x).min().unwrap_or(area.width);
        let room = right.saturating_sub(left + 2);
        let summary = fit(&plates::summary(self.app, seat), room);
        self.text(area.x + left, area.y, &summary, room, quiet());
    }

    /// Draws zones, scrolled so that the focused thing is visible.
    fn zones(&mut self, all: &Arrangement, room: Rect) {
        let here = all.blocks.iter().find_map(|block| {
            let sights = &self.tiles[block.tile].sights;
            let at = sights.iter().position(|sight| self.is_focused(&Target::Thing(sight.id.clone())))?;
            block.things.get(at)
        });
        let up = here.map_or(0, |area| area.bottom().saturating_sub(room.height)).min(all.height);
        for block in &all.blocks {
            let tile = &self.tiles[block.tile];
            let mut canvas = Canvas::new(self.buffer, room, up);
            canvas.text(
                block.area.x,
                block.area.y,
                &fit(&tile.title, block.area.width),
                block.area.width,
                strong(),
            );
            for (line, y) in tile.lines.iter().zip(block.area.y + 1..) {
                canvas.text(block.area.x, y, line, block.area.width, Style::new());
            }
            if tile.sights.is_empty() && tile.lines.is_empty() && block.area.height > 1 {
                canvas.text(block.area.x, block.area.y + 1, "–", 1, quiet());
            }
            if let Some(board) = &tile.board {
                board.ground(&mut canvas, (block.area.x, block.area.y), &block.things);
            }
            for (at, (sight, &area)) in tile.sights.iter().zip(&block.things).enumerate() {
                let target = Target::Thing(sight.id.clone());
                let here = Here { focused: self.is_focused(&target), colours: self.app.colours };
                let mut canvas = Canvas::new(self.buffer, room, up);
                match &tile.board {
                    Some(board) => board.draw(&mut canvas, tile, at, area, here),
                    None => card::draw(&mut canvas, sight, area, block.size, here),
                }
                let shown = on_screen(area, room, up);
                let area = Rect { x: room.x + area.x, y: room.y + self.scrolled_away + area.y, ..area };
                self.placed.push(Placed { target, area, shown, inviting: sight.inviting });
            }
        }
        let hidden = all.height.saturating_sub(room.height);
        if hidden > up && room.height > 0 {
            self.text(room.right().saturating_sub(2), room.bottom() - 1, "▾", 1, self.app.colours.accent());
        }
        self.scrolled_away += hidden;
    }

    fn is_focused(&self, target: &Target) -> bool {
        self.app.focus.as_ref() == Some(target)
    }

    /// Draws the stages of the turn on the line between the table and the viewer's own zones.
    fn turn_line(&mut self, area: Rect) {
        self.text(area.x, area.y, &"─".repeat(usize::from(area.width)), area.width, quiet());
        let mut x = area.x + 1;
        for stage in &self.app.scene.stages {
            let name = self.app.speech.say(&stage.label, self.app.viewer);
            let (sign, style) = match stage.state {
                StageState::Done => ("✓", quiet()),
                StageState::Skipped => ("–", quiet().add_modifier(Modifier::CROSSED_OUT)),
                StageState::Now => ("▶", self.app.colours.accent()),
                StageState::Ahead => ("○", Style::new()),
            };
            let words = format!(" {sign} {name} ");
            self.text(x, area.y, &words, area.right().saturating_sub(x), style);
            x += width(&words) + 1;
        }
    }

    fn prompt(&mut self, prompt: &[String], area: Rect) {
        let mine = self.app.viewer.is_some_and(|seat| self.app.runner.turn().pending().contains(seat));
        let (sign, style) = if mine { ("» ", strong()) } else { ("  ", Style::new()) };
        self.text(area.x, area.y, sign, 2, self.app.colours.accent());
        for (row, y) in prompt.iter().zip(area.y..area.bottom()) {
            self.text(area.x + 2, y, row, area.width.saturating_sub(2), style);
        }
    }

    /// Draws numbered buttons; if there are too many rows, those around the focus.
    fn offers(&mut self, offers: &[String], areas: &[Rect], room: Rect) {
        let here = areas.iter().enumerate().find(|(at, _)| self.is_focused(&Target::Offer(*at)));
        let up = here.map_or(0, |(_, area)| area.bottom().saturating_sub(room.height));
        for (at, (offer, &area)) in offers.iter().zip(areas).enumerate() {
            let target = Target::Offer(at);
            let style = if self.is_focused(&target) { focused() } else { self.app.colours.accent() };
            let words = format!("[{}]", fit(&button(at, offer), area.width.saturating_sub(2)));
            Canvas::new(self.buffer, room, up).text(area.x, area.y, &words, area.width, style);
            let shown = on_screen(area, room, up);
            let area = Rect { x: room.x + area.x, y: room.y + self.scrolled_away + area.y, ..area };
            self.placed.push(Placed { target, area, shown, inviting: true });
        }
        self.scrolled_away += areas.last().map_or(0, |area| area.bottom()).saturating_sub(room.height);
    }

    /// Draws the latest notice, or the explanation of the focused thing, or the last story line.
    fn explanation(&mut self, area: Rect) {
        let app = self.app;
        let (words, style) = if let Some(notice) = &app.notice {
            (format!("! {notice}"), app.colours.accent())
        } else if let affairs @ [_, ..] = &app.affairs()[..] {
            let how = app.speech.word("terminal-settle-how");
            (format!("! {} {how}", affairs.join(" ")), app.colours.accent())
        } else if app.focus.is_some() {
            let lines: Vec<String> = app.explanation().into_iter().map(|(line, _)| line).collect();
            (lines.join(" – "), Style::new())
        } else if let Some(note) = app.device_note() {
            (format!("! {note}"), app.colours.accent())
        } else {
            let mut passages = passages(app.runner.client().story()).rev();
            let last = passages.find(|passage| passage.told.line.level.is_sentence());
            let words = last.map(|passage| app.speech.say(&passage.told.line.text, app.viewer));
            (words.unwrap_or_default(), quiet())
        };
        let rows = wrap(&words, area.width);
        let last = usize::from(area.height).saturating_sub(1);
        for (at, (row, y)) in rows.iter().zip(area.y..area.bottom()).enumerate() {
            let cut = at == last && rows.len() > at + 1;
            let row = if cut { fit(&format!("{row} …"), area.width) } else { row.clone() };
            self.text(area.x, y, &row, area.width, style);
        }
    }

    fn keys(&mut self, area: Rect) {
        let keys = self.app.speech.word("terminal-keys");
        let thinking = match self.app.runner.thought() {
            Some(thought) => {
                let text = scene::Text::new("terminal-thinks").with("who", thought.seat);
                format!("{} {}", self.app.speech.tell(&text), spinner(thought.age()))
            }
            None => String::new(),
        };
        let room = area.width.saturating_sub(width(&thinking) + 1);
        self.text(area.x, area.y, &fit(&keys, room), room, quiet());
        self.text(
            area.right() - width(&thinking),
            area.y,
            &thinking,
            width(&thinking),
            self.app.colours.accent(),
        );
    }

    /// Draws the column on a wide screen: the log above, the focused thing and the current rules below.
    fn beside(&mut self, plan: &Plan) {
        let Some(area) = plan.beside else { return };
        for y in area.y..area.bottom() {
            self.text(area.x - 1, y, "│", 1, quiet());
        }
        let inner = Rect::new(area.x + 1, area.y, area.width - 2, area.height);
        let (log, below) = (inner.height * 11 / 20, inner.height - inner.height * 11 / 20);
        let title = self.app.speech.word("terminal-pane-log");
        self.text(inner.x, inner.y, &title, inner.width, strong());
        let rows = usize::from(log - 2);
        let lines = self.app.log_lines(inner.width, rows);
        let last = lines[lines.len().saturating_sub(rows)..].to_vec();
        Paragraph::new(last).render(Rect::new(inner.x, inner.y + 1, inner.width, log - 2), self.buffer);
        self.text(area.x, inner.y + log - 1, &"─".repeat(usize::from(area.width)), area.width, quiet());
        let mut lines: Vec<Line<'_>> = Vec::new();
        let paragraphs = if self.app.focus.is_some() { self.app.explanation() } else { Vec::new() };
        let rules = self.app.rules_of_the_moment();
        let title =
            Some((self.app.speech.word("terminal-rules-now"), strong())).filter(|_| !rules.is_empty());
        let gap = Some((" ".to_owned(), Style::new())).filter(|_| !paragraphs.is_empty());
        for (text, style) in paragraphs.into_iter().chain(gap).chain(title).chain(rules) {
            lines
                .extend(wrap(&text, inner.width).into_iter().map(|row| Line::from(Span::styled(row, style))));
        }
        Paragraph::new(lines).render(Rect::new(inner.x, inner.y + log, inner.width, below), self.buffer);
    }
}

/// Places buttons one after the other and wraps them.
fn flow_offers(offers: &[String], room: u16) -> Vec<Rect> {
    let (mut x, mut y) = (2, 0);
    let place = |(at, offer): (usize, &String)| {
        let wide = (width(&button(at, offer)) + 2).min(room.saturating_sub(2));
        if x > 2 && x + wide > room {
            (x, y) = (2, y + 1);
        }
        let area = Rect::new(x, y, wide, 1);
        x += wide + 1;
        area
    };
    offers.iter().enumerate().map(place).collect()
}

fn button(at: usize, offer: &str) -> String {
    if at < 9 { format!("{} {offer}", at + 1) } else { offer.to_owned() }
}

/// Draws an animated sign while a bot searches, with the seconds so far.
pub(super) fn spinner(age: std::time::Duration) -> String {
    const SIGNS: [char; 4] = ['◐', '◓', '◑', '◒'];
    let sign = SIGNS[(age.as_millis() / 120 % 4) as usize];
    format!("{sign} {}.{} s", age.as_secs(), age.subsec_millis() / 100)
}
