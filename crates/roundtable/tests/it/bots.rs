//! `bot-protocol` and `bot-test`.

use std::path::Path;
use std::process::Command;

use crate::command::{Folder, roundtable};

/// Returns whether there is a Python to run the examples.
pub(crate) fn python() -> bool {
    Command::new("python3").arg("--version").output().is_ok_and(|ran| ran.status.success())
}

#[test]
fn our_own_bots_keep_the_protocol_in_every_game() {
    let own = env!("CARGO_BIN_EXE_roundtable");
    let report = roundtable(&["bot-test", own, "bot-protocol", "--level", "page"]).fine();
    for kind in games::all() {
        assert!(report.contains(kind.id()), "{report}");
    }
    assert!(report.ends_with("Roundtable page keeps the protocol.\n"), "{report}");
}

#[test]
fn the_example_keeps_the_protocol() {
    if !python() {
        return;
    }
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let example = example.to_str().expect("the path is plain");
    let ran = roundtable(&["bot-test", "--game", "king-arthur", "--matches", "2", "python3", example]);
    assert!(ran.code == 0 && ran.out.ends_with("Example keeps the protocol.\n"), "{}{}", ran.out, ran.err);
}

#[test]
fn a_program_that_does_not_keep_it_hears_why() {
    let folder = Folder::new();
    for (script, why) in [
        ("exit 0", "It ended after the greeting"),
        ("read x; echo ready", "It says ready before its name"),
        (
            "read x; echo name N; echo ready; echo action fly; cat >/dev/null",
            "“fly”, which is none of the choices",
        ),
        ("read x; echo name N; echo ready; read x; read x; read x", "It ended after go"),
        ("read x; echo name N; echo ready; cat >/dev/null", "It says nothing for 1 seconds after go"),
    ] {
        let script = folder.file("bot.sh", script);
        let said =
            roundtable(&["bot-test", "--game", "king-arthur", "--seconds", "1", "sh", &script]).fails(3);
        assert!(said.contains(why), "{said}");
    }
    let said = roundtable(&["bot-test", "/no/such/program"]).fails(1);
    assert!(said.contains("cannot be started"), "{said}");
}
