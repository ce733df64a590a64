//! Handles keys and clicks.

use std::path::Path;

use client::{Input, Request};
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;
use scene::Text;

use super::app::App;
use super::nav::{Target, Way, next_inviting, step, under};
use super::pane::{Entry, Pane, Purpose, Topic};

/// The rows that a page key scrolls.
const PAGE: i32 = 10;
/// The rows that the mouse wheel scrolls.
const NOTCH: i32 = 3;

impl App {
    /// Handles an event of the keyboard or the mouse.
    pub(crate) fn event(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            _ => {}
        }
    }

    fn key(&mut self, key: KeyEvent) {
        self.notice = None;
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            self.leave();
        } else if self.curtain().is_some() {
            self.key_at_curtain(key.code);
        } else if self.entry.is_some() {
            self.key_in_entry(key.code);
        } else if self.runner.client().held().is_some() {
            self.key_at_beat(key.code);
        } else if self.pane.is_some() {
            self.key_in_pane(key.code);
        } else {
            self.key_at_table(key.code);
        }
    }

    fn key_at_curtain(&mut self, code: KeyCode) {
        match code {
            KeyCode::Enter | KeyCode::Char(' ') => self.lift_curtain(),
            KeyCode::Char('l') => self.switch_language(),
            KeyCode::Char('d') => self.pass_device(),
            KeyCode::Char('b') => self.return_device(),
            KeyCode::Char('q') => self.leave(),
            _ => {}
        }
    }

    fn key_in_entry(&mut self, code: KeyCode) {
        let Some(mut entry) = self.entry.take() else { return };
        match code {
            KeyCode::Enter => self.entered(entry),
            KeyCode::Esc => {
                if entry.purpose == Purpose::Search
                    && let Some(pane) = &mut self.pane
                {
                    pane.search.clear();
                }
            }
            KeyCode::Backspace => {
                entry.text.pop();
                self.typed(entry);
            }
            KeyCode::Char(sign) => {
                entry.text.push(sign);
                self.typed(entry);
            }
            _ => self.entry = Some(entry),
        }
    }

    /// Handles a typed character; a search shows its results immediately.
    fn typed(&mut self, entry: Entry) {
        if entry.purpose == Purpose::Search
            && let Some(pane) = &mut self.pane
        {
            pane.search = entry.text.clone();
            pane.scroll = 0;
        }
        self.entry = Some(entry);
    }

    fn entered(&mut self, entry: Entry) {
        let text = entry.text.trim().to_owned();
        match entry.purpose {
            Purpose::Search => {}
            Purpose::Chance => self.ask(Request::Script(text)),
            Purpose::Say if text.is_empty() => {}
            Purpose::Say => self.ask(Request::Say(text)),
            Purpose::SaveAs if text.is_empty() => {}
            Purpose::SaveAs => {
                let told = match self.runner.save_as(Path::new(&text)) {
                    Ok(()) => Text::new("terminal-saved").with("file", text),
                    Err(why) => {
                        Text::new("terminal-not-saved").with("file", text).with("why", why.to_string())
                    }
                };
                self.tell(&told);
            }
        }
    }

    fn key_in_pane(&mut self, code: KeyCode) {
        let Some(pane) = &mut self.pane else { return };
        match code {
            KeyCode::Down => pane.scroll(1),
            KeyCode::Up => pane.scroll(-1),
            KeyCode::PageDown | KeyCode::Char(' ') => pane.scroll(PAGE),
            KeyCode::PageUp => pane.scroll(-PAGE),
            KeyCode::Home => pane.scroll = 0,
            KeyCode::End => pane.scroll = u16::MAX,
            KeyCode::Char('/') if pane.topic == Topic::Rules => {
                self.entry = Some(Entry { purpose: Purpose::Search, text: pane.search.clone() });
            }
            KeyCode::Esc if !pane.search.is_empty() => {
                pane.search.clear();
                pane.scroll = 0;
            }
            KeyCode::Esc | KeyCode::Enter => self.close_pane(),
            KeyCode::Char(sign) if pane.topic == Topic::Others && sign.is_ascii_digit() => self.settle(sign),
            // A pane's own key closes it; another pane's key changes to that pane.
            KeyCode::Char(sign) => match topic_of(sign) {
                Some(topic) if pane.topic == topic => self.close_pane(),
                _ => self.command(sign),
            },
            _ => {}
        }
    }

    /// The digit of something that can be settled with the others.
    fn settle(&mut self, digit: char) {
        let number = digit as usize - '0' as usize;
        if let Some(offer) = self.settlements().get(number.wrapping_sub(1)) {
            self.ask(offer.request());
        }
    }

    /// Opens the chat, and a line to write in it.
    fn chat(&mut self) {
        if !self.runner.is_at_server() {
            return self.tell(&"terminal-alone".into());
        }
        self.pane = Some(Pane::new(Topic::Chat));
        self.entry = Some(Entry { purpose: Purpose::Say, text: String::new() });
    }

    fn close_pane(&mut self) {
        // The user has closed the hint.
        self.hint = None;
        self.pane = None;
    }

    fn key_at_table(&mut self, code: KeyCode) {
        match code {
            KeyCode::Left => self.walk(Way::Left),
            KeyCode::Right => self.walk(Way::Right),
            KeyCode::Up => self.walk(Way::Up),
            KeyCode::Down => self.walk(Way::Down),
            KeyCode::Tab => self.focus = next_inviting(&self.placed, self.focus.as_ref(), false),
            KeyCode::BackTab => self.focus = next_inviting(&self.placed, self.focus.as_ref(), true),
            KeyCode::Enter | KeyCode::Char(' ') => match self.focus.clone() {
                Some(target) => self.touch(&target),
                None => self.focus = next_inviting(&self.placed, None, false),
            },
            KeyCode::Esc => self.release(),
            KeyCode::Char(sign) if sign.is_ascii_digit() => {
                let number = sign as usize - '0' as usize;
                self.touch(&Target::Offer(number.wrapping_sub(1)));
            }
            KeyCode::Char(sign) if sign.is_ascii_uppercase() => self.touch_by_key(sign),
            KeyCode::Char(sign) => self.command(sign),
            _ => {}
        }
    }

    fn walk(&mut self, way: Way) {
        self.focus = match &self.focus {
            Some(from) => step(&self.placed, from, way).or(self.focus.take()),
            None => next_inviting(&self.placed, None, false)
                .or_else(|| self.placed.first().map(|thing| thing.target.clone())),
        };
    }

    fn touch_by_key(&mut self, key: char) {
        let tiles = super::sight::tiles(self);
        let sight = tiles.iter().flat_map(|tile| &tile.sights).find(|sight| sight.key == Some(key));
        if let Some(sight) = sight {
            let target = Target::Thing(sight.id.clone());
            self.focus = Some(target.clone());
            self.touch(&target);
        }
    }

    /// Handles the letters that work at the table and in panes.
    fn command(&mut self, sign: char) {
        match sign {
            'u' => self.undo(),
            'h' | 'm' => self.ask_for_hint(),
            'l' => self.switch_language(),
            's' => self.entry = Some(Entry { purpose: Purpose::SaveAs, text: String::new() }),
            'q' => self.leave(),
            'c' => self.chat(),
            'd' => self.pass_device(),
            'b' => self.return_device(),
            'w' => self.feed(Input::ShowAgain),
            'f' => self.switch_beats(),
            'p' if !self.runner.is_at_server() => self.tell(&"terminal-alone".into()),
            '+' => self.change_pace(self.pace.faster()),
            '-' => self.change_pace(self.pace.slower()),
            _ => {
                if let Some(topic) = topic_of(sign) {
                    self.pane = Some(Pane::new(topic));
                }
            }
        }
    }

    fn change_pace(&mut self, pace: super::Pace) {
        self.set_pace(pace);
        self.tell(&Text::new("terminal-pace").with("pace", pace.word()));
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let is_pressed = matches!(mouse.kind, MouseEventKind::Down(_));
        if is_pressed && self.curtain().is_none() && self.runner.client().held().is_some() {
            return self.feed(Input::GoOn);
        }
        match (mouse.kind, &mut self.pane) {
            (MouseEventKind::ScrollDown, Some(pane)) => pane.scroll(NOTCH),
            (MouseEventKind::ScrollUp, Some(pane)) => pane.scroll(-NOTCH),
            (MouseEventKind::Down(MouseButton::Left), Some(_)) => self.close_pane(),
            (MouseEventKind::Down(MouseButton::Left), None) => {
                self.notice = None;
                if self.curtain().is_none()
                    && let Some(target) = under(&self.placed, Position::new(mouse.column, mouse.row))
                {
                    self.focus = Some(target.clone());
                    if self.placed.iter().any(|thing| thing.target == target && thing.inviting) {
                        self.touch(&target);
                    }
                }
            }
            _ => {}
        }
    }
}

/// Returns the pane that a letter opens.
fn topic_of(sign: char) -> Option<Topic> {
    match sign {
        '?' => Some(Topic::Help),
        'r' => Some(Topic::Rules),
        'g' => Some(Topic::Log),
        'e' => Some(Topic::Explain),
        't' => Some(Topic::Table),
        'o' => Some(Topic::Match),
        'p' => Some(Topic::Others),
        _ => None,
    }
}
