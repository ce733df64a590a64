//! Runs the program.

use std::path::Path;
use std::process::{Command, Output};

/// What came of a run.
pub(crate) struct Ran(Output);

/// Runs `roundtable-bench` with these words.
pub(crate) fn bench(words: &[&str]) -> Ran {
    Ran(Command::new(env!("CARGO_BIN_EXE_roundtable-bench")).args(words).output().expect("the program runs"))
}

/// The program that people run, built if it is not there yet.
pub(crate) fn production_program() -> String {
    let build = ["build", "--quiet", "--package", "roundtable", "--bin", "roundtable"];
    let built = Command::new(env!("CARGO")).args(build).status().expect("cargo runs");
    assert!(built.success(), "the program can be built");
    let beside = Path::new(env!("CARGO_BIN_EXE_roundtable-bench")).with_file_name("roundtable");
    beside.with_extension(std::env::consts::EXE_EXTENSION).to_str().expect("a plain name").to_owned()
}

impl Ran {
    /// It did what it was asked; what it said.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        let errors = String::from_utf8_lossy(&self.0.stderr).into_owned();
        assert!(self.0.status.success() && errors.is_empty(), "{errors}");
        String::from_utf8(self.0.stdout).expect("it writes text")
    }

    /// The same, as JSON.
    #[track_caller]
    pub(crate) fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.fine()).expect("it writes JSON")
    }

    /// It failed with this code and one sentence, which is returned.
    #[track_caller]
    pub(crate) fn fails(self, code: i32) -> String {
        assert_eq!(self.0.status.code(), Some(code));
        let errors = String::from_utf8(self.0.stderr).expect("it writes text");
        let sentence = errors.strip_prefix("roundtable-bench: ").expect("it says who speaks");
        let sentence = sentence.strip_suffix('\n').expect("the sentence is a line");
        assert!(!sentence.contains('\n') && sentence.ends_with('.'), "not one sentence: {sentence}");
        sentence.to_owned()
    }
}
