//! Runs the binary.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use bots::Algorithm;
use engine::Turn;
use table::{Header, Player, Session, Source};
use tempfile::TempDir;

/// The result of a run.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `roundtable` with these arguments, in English unless they say otherwise.
pub(crate) fn roundtable(words: &[&str]) -> Ran {
    ran(binary().args(words).output().expect("the binary runs"))
}

/// The binary, in a clean environment.
pub(crate) fn binary() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_roundtable"));
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "en_GB.UTF-8").env_remove("NO_COLOR");
    command
}

pub(crate) fn ran(output: Output) -> Ran {
    Ran {
        code: output.status.code().expect("no signal ended it"),
        out: String::from_utf8(output.stdout).expect("it writes text"),
        err: String::from_utf8(output.stderr).expect("it writes text"),
    }
}

impl Ran {
    /// The run must succeed, with output on stdout and nothing on stderr.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The same, as JSON.
    #[track_caller]
    pub(crate) fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.fine()).expect("it writes JSON")
    }

    /// The run must fail with this code and one sentence, which is returned.
    #[track_caller]
    pub(crate) fn fails(self, code: i32) -> String {
        assert_eq!(self.code, code, "{}{}", self.out, self.err);
        let sentence = self.err.strip_prefix("roundtable: ").expect("it says who speaks");
        let sentence = sentence.strip_suffix('\n').expect("the sentence is a line");
        assert!(!sentence.contains('\n') && sentence.ends_with('.'), "not one sentence: {sentence}");
        sentence.to_owned()
    }

    /// `clap` must have refused the command line; its message is returned.
    #[track_caller]
    pub(crate) fn misunderstood(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (2, ""));
        self.err
    }
}

/// A folder that is deleted when the test ends.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(TempDir::new().expect("there is a place for temporary files"))
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.path_of(name).to_str().expect("temporary files have plain names").to_owned()
    }

    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        fs::write(self.path_of(name), text).expect("temporary files can be written");
        self.path(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path_of(name)).expect("the file was written")
    }

    fn path_of(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

/// A finished match of King Arthur between three pages, sealed with a seed of sevens.
pub(crate) fn finished_match() -> Box<dyn Session> {
    let kind = games::find("king-arthur").expect("King Arthur is on the list");
    let player = |name: &str| Player { name: name.to_owned(), bot: Some(bots::bot_id("page")) };
    let header = Header {
        game: kind.id().to_owned(),
        rules: kind.newest_rules(),
        options: String::new(),
        players: ["Kay", "Bors", "Enid"].map(player).into(),
        source: Source::Sealed { seed: [7; 32], entropy: Vec::new() },
    };
    let mut session = kind.open(header).expect("three can play");
    let advisor = games::advisor(kind.id()).expect("every game has bots");
    loop {
        match session.turn() {
            Turn::Over(_) => return session,
            Turn::Chance => session.roll().expect("chance is due"),
            Turn::Seats(pending) => {
                let seat = pending.first().expect("somebody is pending");
                let question = advisor.question(session.view(Some(seat)).get(), seat).expect("it is pending");
                let advice = question.answer(Algorithm::Random, u64::from(session.lines()), &|| false);
                session.play(seat, &advice.action).expect("bots play by the rules");
            }
        }
    }
}
