//! The screen when others sit at the table: proposals, answers, chat, giving up.

use client::Request;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use engine::Seat;
use lang::Locale;
use protocol::{Command, OpenProposal, Proposal};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::app::App;
use super::look::Colours;
use crate::fake::manner;
use crate::fake_server::{FakeServer, YOU, visit};

const OTHER: Seat = Seat::new(1);

struct Visit {
    app: App,
    server: FakeServer,
}

impl Visit {
    fn new(locale: Locale) -> Visit {
        let (server, runner) = visit();
        Visit { app: App::new(runner, manner(locale), Colours::None), server }
    }

    fn press(&mut self, code: KeyCode) -> String {
        self.app.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.screen()
    }

    fn keys(&mut self, signs: &str) -> String {
        signs.chars().map(|sign| self.press(KeyCode::Char(sign))).last().expect("a key")
    }

    fn screen(&mut self) -> String {
        self.app.tick();
        let mut terminal = Terminal::new(TestBackend::new(140, 40)).unwrap();
        terminal.draw(|frame| self.app.draw(frame)).unwrap();
        terminal.backend().to_string()
    }

    /// The other player proposes something.
    fn is_asked(&mut self, what: Proposal) -> String {
        let undoes = Vec::new();
        self.server.table.proposal = Some(OpenProposal { by: OTHER, what, agreed: vec![OTHER], undoes });
        self.server.tell_table();
        self.screen()
    }

    fn command(&mut self) -> Option<Command> {
        self.screen();
        let (key, command) = self.server.take_wish()?;
        self.server.answer(key);
        self.screen();
        Some(command)
    }
}

#[track_caller]
fn shows(screen: &str, words: &[&str]) {
    for words in words {
        assert!(screen.contains(words), "{words:?} is not on the screen:\n{screen}");
    }
}

#[test]
fn a_proposal_is_shown_and_answered_with_two_keys() {
    for (digit, agree) in [('1', true), ('2', false)] {
        let mut visit = Visit::new(Locale::En);
        shows(&visit.is_asked(Proposal::Pause), &["Bert proposes a pause.", "(p: answer)"]);
        shows(&visit.keys("p"), &["With the others", "1 Agree", "2 Refuse"]);
        visit.press(KeyCode::Char(digit));
        assert_eq!(visit.command(), Some(Command::Answer { agree }));
    }
}

#[test]
fn everything_can_be_proposed_that_can_be_proposed_in_a_browser() {
    let mut visit = Visit::new(Locale::De);
    let screen = visit.keys("p");
    shows(
        &screen,
        &["Mit den anderen", "Eine Pause vorschlagen", "Ende ohne Sieger vorschlagen", "Aufgeben"],
    );
    let offers = visit.app.settlements();
    for (at, offer) in offers.iter().enumerate().filter(|(_, offer)| offer.request() != Request::Resign) {
        visit.press(KeyCode::Char(char::from_digit(at as u32 + 1, 10).expect("few offers")));
        assert!(matches!(visit.command(), Some(Command::Propose(_))), "{offer:?}");
    }
}

#[test]
fn to_give_up_is_asked_twice() {
    let mut visit = Visit::new(Locale::En);
    visit.keys("p");
    let number = visit.app.settlements().len().to_string();
    visit.keys(&number);
    assert_eq!(visit.command(), None);
    assert!(visit.app.notice.as_ref().is_some_and(|notice| notice.contains("Really give up?")));
    visit.keys(&number);
    assert_eq!(visit.command(), Some(Command::Resign));
}

#[test]
fn what_others_say_is_heard_and_answered() {
    let mut visit = Visit::new(Locale::En);
    visit.server.say("Well played.");
    shows(&visit.screen(), &["! Bert: Well played."]);
    shows(&visit.keys("c"), &["Chat", "Bert: Well played.", "Say to the table"]);
    visit.keys("Thanks, quit");
    visit.press(KeyCode::Enter);
    assert_eq!(visit.command(), Some(Command::Say { words: "Thanks, quit".to_owned() }));
    assert_eq!(visit.app.ended(), None, "letters in a line are no keys");
}

#[test]
fn a_paused_match_is_shown_as_such_and_can_go_on() {
    let mut visit = Visit::new(Locale::En);
    visit.server.table.paused = Some(1);
    visit.server.tell_table();
    shows(&visit.screen(), &["The match is paused"]);
    visit.press(KeyCode::Esc);
    visit.keys("1");
    assert_eq!(visit.command(), None, "nothing can be played meanwhile");
    shows(&visit.keys("p"), &["1 Go on with the match"]);
    visit.keys("1");
    assert_eq!(visit.command(), Some(Command::Resume));
    assert_eq!(visit.app.viewer, Some(YOU));
}
