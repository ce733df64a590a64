//! Lines of input, read on a thread of their own, so that a server can be listened to meanwhile.

use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

/// Where lines come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputKind {
    /// A person types. What is typed while the table waits for a server is read at once, so that it is not taken for
    /// a move later.
    Keyboard,
    /// A pipe or a file. Each line waits until it is asked for.
    Script,
}

/// The lines of an input.
pub(super) struct Input {
    kind: InputKind,
    requests: Sender<()>,
    lines: Receiver<io::Result<Option<Vec<u8>>>>,
    /// A line was asked for and has not come yet.
    requested: bool,
}

/// What can be read without waiting.
pub(super) enum Typed {
    /// Nothing yet.
    Nothing,
    /// A line.
    Line(String),
    /// The input has ended.
    End,
}

impl Input {
    pub(super) fn new(kind: InputKind, mut input: impl BufRead + Send + 'static) -> Input {
        let (requests, wanted) = channel();
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for () in wanted {
                let mut bytes = Vec::new();
                let read = input.read_until(b'\n', &mut bytes).map(|read| (read > 0).then_some(bytes));
                if sender.send(read).is_err() {
                    return;
                }
            }
        });
        Input { kind, requests, lines, requested: false }
    }

    /// Waits for the next line; none when the input has ended.
    pub(super) fn line(&mut self) -> io::Result<Option<String>> {
        self.request();
        let read = self.lines.recv();
        self.requested = false;
        read.map_or(Ok(None), |bytes| Ok(bytes?.map(|bytes| text(&bytes))))
    }

    /// Returns a line that a person typed while the table waits for a server. A script's lines wait until a prompt asks for one.
    pub(super) fn typed_meanwhile(&mut self) -> io::Result<Typed> {
        match self.kind {
            InputKind::Script => Ok(Typed::Nothing),
            InputKind::Keyboard => self.typed(),
        }
    }

    /// Asks for the next line and returns it if it is there already.
    pub(super) fn typed(&mut self) -> io::Result<Typed> {
        self.request();
        let read = match self.lines.try_recv() {
            Err(TryRecvError::Empty) => return Ok(Typed::Nothing),
            Err(TryRecvError::Disconnected) => None,
            Ok(read) => read?,
        };
        self.requested = false;
        Ok(read.map_or(Typed::End, |bytes| Typed::Line(text(&bytes))))
    }

    fn request(&mut self) {
        if !self.requested {
            // A reader that is gone is noticed when its line does not come.
            let _ = self.requests.send(());
            self.requested = true;
        }
    }
}

/// Bytes that are no text are garbage like any other. What is typed may be said back; signs that steer a terminal are
/// not.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).chars().filter(|sign| !sign.is_control()).collect()
}
