//! Line mode while a server does not answer. The input and the server are channels, so that each line comes at its
//! moment.

use std::io::{BufReader, Read};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use lang::Locale;
use protocol::{Command as Sent, Ending, OpenProposal, Proposal, Stage};

use super::*;
use crate::fake_server::{FakeServer, visit};

/// Lines that are typed one by one.
struct Keyboard(Receiver<String>);

impl Read for Keyboard {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Ok(line) = self.0.recv() else { return Ok(0) };
        buffer[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

/// What was said, in pieces.
struct Screen(Sender<String>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // A test that has seen enough listens no longer.
        let _ = self.0.send(String::from_utf8_lossy(bytes).into_owned());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Visit {
    server: FakeServer,
    keyboard: Option<Sender<String>>,
    said: Receiver<String>,
    playing: JoinHandle<Ended>,
}

impl Visit {
    fn new(kind: InputKind) -> Visit {
        let (keyboard, typed) = channel();
        let (screen, said) = channel();
        let (give_server, server) = channel();
        let playing = std::thread::spawn(move || {
            let (server, mut runner) = visit();
            give_server.send(server).expect("the test waits for it");
            let input = (kind, BufReader::new(Keyboard(typed)));
            play_in_lines(&mut runner, Locale::En, input, Screen(screen)).expect("it can be played").ended
        });
        let server = server.recv().expect("a server");
        Visit { server, keyboard: Some(keyboard), said, playing }
    }

    fn types(&self, line: &str) {
        self.keyboard.as_ref().expect("the input is open").send(format!("{line}\n")).expect("it is read");
    }

    /// Waits until this is said; what was said until then.
    #[track_caller]
    fn hears(&self, words: &str) -> String {
        let mut text = String::new();
        while !text.contains(words) {
            text += &self.said.recv().unwrap_or_else(|_| panic!("{words:?} was not said:\n{text}"));
        }
        text
    }

    fn wish(&self) -> (u64, Sent) {
        loop {
            if let Some(wish) = self.server.take_wish() {
                return wish;
            }
            std::thread::yield_now();
        }
    }

    fn command(&self) -> (u64, String) {
        loop {
            if let Some(command) = self.server.take_command() {
                return command;
            }
            std::thread::yield_now();
        }
    }
}

const SILENT: &str = "The server has not answered yet";

#[test]
fn lines_typed_while_the_server_does_not_answer_are_no_moves() {
    let mut visit = Visit::new(InputKind::Keyboard);
    visit.hears("> ");
    visit.types("1");
    let command = visit.command();
    for line in ["2", "draw", "undo"] {
        visit.types(line);
        visit.hears(SILENT);
    }
    visit.types("help");
    visit.hears("save FILE");
    assert_eq!(visit.server.take_command(), None);
    visit.server.do_it(command);
    visit.hears("> ");
    visit.types("q");
    assert_eq!(visit.playing.join().unwrap(), Ended::Left);
    assert_eq!(visit.server.take_command(), None);
}

#[test]
fn a_player_can_leave_while_the_server_does_not_answer() {
    let visit = Visit::new(InputKind::Keyboard);
    visit.hears("> ");
    visit.types("1");
    visit.command();
    visit.types("quit");
    assert_eq!(visit.playing.join().unwrap(), Ended::Left);
}

#[test]
fn the_end_of_the_input_ends_the_evening_while_the_server_does_not_answer() {
    let mut visit = Visit::new(InputKind::Keyboard);
    visit.hears("> ");
    visit.types("1");
    visit.command();
    visit.keyboard = None;
    assert_eq!(visit.playing.join().unwrap(), Ended::InputClosed);
}

#[test]
fn a_script_loses_no_line_while_the_server_takes_its_time() {
    let mut visit = Visit::new(InputKind::Script);
    visit.types("1");
    visit.types("quit");
    let command = visit.command();
    visit.hears(SILENT);
    assert!(!visit.playing.is_finished());
    visit.server.do_it(command);
    assert_eq!(visit.playing.join().unwrap(), Ended::Left);
}

#[test]
fn proposals_and_chat_are_heard_at_the_prompt_and_answered_by_words() {
    let mut visit = Visit::new(InputKind::Keyboard);
    visit.hears("> ");
    visit.server.say("Tired.");
    visit.hears("Bert: Tired.");
    let bert = Seat::new(1);
    let (what, undoes) = (Proposal::Pause, Vec::new());
    visit.server.table.proposal = Some(OpenProposal { by: bert, what, agreed: vec![bert], undoes });
    visit.server.tell_table();
    let heard = visit.hears("refuse – Refuse");
    assert!(heard.contains("Bert proposes a pause.") && heard.contains("agree – Agree"), "{heard}");
    for (line, expected) in [
        ("agree", Sent::Answer { agree: true }),
        ("propose end", Sent::Propose(Proposal::End)),
        ("say Good night.", Sent::Say { words: "Good night.".to_owned() }),
    ] {
        visit.types(line);
        let (key, command) = visit.wish();
        assert_eq!(command, expected);
        visit.server.answer(key);
    }
    visit.types("resign");
    visit.hears("Really give up?");
    visit.types("resign");
    assert_eq!(visit.wish().1, Sent::Resign);
    visit.types("quit");
    assert_eq!(visit.playing.join().unwrap(), Ended::Left);
}

#[test]
fn a_match_that_others_end_ends_at_the_prompt() {
    for kind in [InputKind::Keyboard, InputKind::Script] {
        let mut visit = Visit::new(kind);
        visit.hears("> ");
        (visit.server.table.stage, visit.server.table.ending) = (Stage::Over, Some(Ending::Agreed));
        visit.server.tell_table();
        assert_eq!(visit.playing.join().unwrap(), Ended::Left);
    }
}
