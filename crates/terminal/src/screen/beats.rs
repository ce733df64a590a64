//! Tests beats on the screen, with a toy game in which each step is one.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use lang::Locale;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use tempfile::TempDir;

use super::Manner;
use super::app::App;
use super::look::Colours;
use crate::fake::{manner, runner};

struct Play {
    app: App,
    terminal: Terminal<TestBackend>,
    _folder: TempDir,
}

fn play(beats: bool) -> Play {
    let folder = tempfile::tempdir().unwrap();
    let players = [("Anna", None), ("Morgan", Some("page"))];
    let manner = Manner { beats, ..manner(Locale::En) };
    let app = App::new(runner(&folder, &players), manner, Colours::None);
    let mut play = Play { app, terminal: Terminal::new(TestBackend::new(80, 24)).unwrap(), _folder: folder };
    play.app.pane = None;
    play
}

impl Play {
    fn key(&mut self, code: KeyCode) -> String {
        self.app.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        self.terminal.backend().to_string()
    }

    /// Plays the first choice.
    fn play(&mut self) -> String {
        self.key(KeyCode::Char('1'))
    }
}

#[test]
fn a_beat_is_a_box_over_the_table_until_enter() {
    let mut play = play(true);
    let screen = play.play();
    for shown in ["╔ Fire ═", "Needs twelve.", "✗ First", "You did it. (TO-01)", "Enter go on"] {
        assert!(screen.contains(shown), "{shown} in\n{screen}");
    }
    let screen = play.key(KeyCode::Enter);
    assert!(!screen.contains("You did it. (TO-01)"), "{screen}");
}

#[test]
fn beats_can_be_switched_off_and_what_happened_is_told_again() {
    let mut play = play(false);
    assert!(!play.play().contains("(TO-01)"));
    assert!(play.key(KeyCode::Char('w')).contains("Since your last move"));
    assert!(play.key(KeyCode::Char('w')).contains("You did it. (TO-01)"));
    play.key(KeyCode::Enter);
    assert!(play.key(KeyCode::Char('f')).contains("Moments that decide are shown."));
}
