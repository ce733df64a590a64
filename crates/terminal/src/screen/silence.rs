//! Tests the screen while a server does not answer.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use lang::Locale;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::app::App;
use super::look::Colours;
use crate::fake::manner;
use crate::fake_server::{FakeServer, visit};
use crate::farewell::Ended;
use crate::socket::Event as SocketEvent;

struct Visit {
    app: App,
    server: FakeServer,
}

impl Visit {
    fn new() -> Visit {
        let (server, runner) = visit();
        let mut app = App::new(runner, manner(Locale::En), Colours::None);
        app.pane = None;
        Visit { app, server }
    }

    /// Returns the screen after these keys and a tick, as in the main loop.
    fn press(&mut self, code: KeyCode, modifiers: KeyModifiers) -> String {
        self.screen();
        self.app.event(&Event::Key(KeyEvent::new(code, modifiers)));
        self.screen()
    }

    fn key(&mut self, sign: char) -> String {
        self.press(KeyCode::Char(sign), KeyModifiers::NONE)
    }

    fn screen(&mut self) -> String {
        self.app.tick();
        let mut terminal = Terminal::new(TestBackend::new(140, 40)).unwrap();
        terminal.draw(|frame| self.app.draw(frame)).unwrap();
        terminal.backend().to_string()
    }

    fn lines(&self) -> u32 {
        self.app.parts().0.snapshot().lines
    }
}

const SILENT: &str = "The server has not answered yet";

#[test]
fn keys_typed_while_the_server_does_not_answer_are_no_moves() {
    let mut visit = Visit::new();
    let before = visit.lines();
    visit.key('1');
    let command = visit.server.take_command().expect("the first key is a move");
    for sign in ['1', '2', 'A', 'B', ' ', 'u'] {
        visit.key(sign);
    }
    assert!(visit.screen().contains(SILENT), "{}", visit.screen());
    assert_eq!(visit.server.take_command(), None);
    assert_eq!(visit.lines(), before);
    visit.server.do_it(command);
    let screen = visit.screen();
    assert!(!screen.contains(SILENT), "{screen}");
    assert!(visit.lines() > before);
    assert_eq!(visit.server.take_command(), None, "nothing was kept for later");
    assert!(!visit.app.runner.is_asking(), "moves are possible again");
}

#[test]
fn a_silent_server_is_reported_and_help_and_log_still_open() {
    let mut visit = Visit::new();
    visit.key('1');
    assert!(!visit.screen().contains(SILENT));
    visit.app.runner.let_time_pass(Duration::from_secs(4));
    assert!(visit.screen().contains(SILENT));
    assert!(visit.key('?').contains("Help"));
    assert!(visit.key('g').contains("Log"));
    visit.press(KeyCode::Esc, KeyModifiers::NONE);
    visit.server.tell(SocketEvent::Lost);
    assert!(visit.screen().contains("The connection is lost; trying again."));
}

#[test]
fn a_player_can_leave_while_the_server_does_not_answer() {
    let leave = [(KeyCode::Char('c'), KeyModifiers::CONTROL), (KeyCode::Char('q'), KeyModifiers::NONE)];
    for (code, modifiers) in leave {
        let mut visit = Visit::new();
        visit.key('1');
        assert_eq!(visit.app.ended(), None);
        visit.press(code, modifiers);
        assert_eq!(visit.app.ended(), Some(Ended::Left));
    }
}

#[test]
fn after_a_lost_connection_the_table_is_shown_as_it_is_now() {
    let mut visit = Visit::new();
    visit.key('1');
    let command = visit.server.take_command().expect("a move");
    visit.server.tell(SocketEvent::Lost);
    visit.screen();
    let before = visit.lines();
    visit.server.tell(SocketEvent::Opened);
    assert!(visit.screen().contains("The server is there again."));
    visit.server.show();
    visit.screen();
    assert_eq!(visit.server.take_command(), Some(command.clone()), "it is sent again");
    visit.server.do_it(command);
    visit.screen();
    assert!(visit.lines() > before);
}

#[test]
fn a_server_that_is_given_up_does_not_leave_the_screen_waiting() {
    let mut visit = Visit::new();
    visit.key('1');
    let (other, _) = crate::fake_server::visit();
    drop(std::mem::replace(&mut visit.server, other));
    assert!(visit.screen().contains("The server is gone."));
    assert!(!visit.app.runner.is_asking());
}
