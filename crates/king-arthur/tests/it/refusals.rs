//! Why not: every reason, with the clause behind it.

use king_arthur::KingArthur;
use scene::Portray;
use testkit::Script;

use crate::given::{all_knights, given, view, with_seals};

/// Seat 1 may not do this, for this reason.
#[track_caller]
fn refused(script: &Script<KingArthur>, action: &str, message: &str, clause: &'static str) {
    let script = script.clone().not_legal(1, action);
    let refusal = KingArthur::refuse(&view(script.position(), 1), action.parse().expect("an action"));
    assert_eq!((refusal.text.id.as_str(), refusal.clause), (message, Some(clause)), "{action}");
}

#[test]
fn ka_18_ka_23_revealing_is_refused() {
    let full = given(2, "layout: dark1 dark1 dark1 dark2");
    refused(&full, "reveal", "no-column-full", "KA-20");
    let empty = given(2, "layout: dark1; supply: ");
    refused(&empty, "reveal", "no-supply", "KA-23");
    let table = "hand 1: red1; trophies 1: dark2 dark2; layout: dark1 monster2 monster2 monster3";
    let revealed = given(2, table).act(1, "reveal").chance("adversary monster3");
    refused(&revealed, "reveal", "no-second-reveal", "KA-18");
    let challenged = given(2, table).act(1, "challenge dark1").act(1, "pay red1");
    refused(&challenged, "reveal", "no-passed", "KA-18");
}

#[test]
fn ka_18_ka_24_ka_55_challenges_are_refused() {
    let script = given(2, "hand 1: red1 orange1; trophies 1: dark2 dark2; layout: dark1 monster2 dragon3");
    refused(&script, "challenge monster2", "no-colour-enough", "KA-25");
    refused(&script, "challenge dragon3", "no-knights-enough", "KA-26");
    refused(&script, "challenge dragon5", "no-such-target", "KA-24");
    refused(&script, "double dark1", "no-seals", "KA-55");
    refused(&script, "pay red1", "no-challenge-yet", "KA-24");
    let paying = script.clone().act(1, "challenge dark1");
    refused(&paying, "challenge dark1", "no-pay-first", "KA-24");
    refused(&paying, "draw", "no-pay-first", "KA-18");
    let beaten = paying.act(1, "pay red1");
    refused(&beaten, "challenge dark1", "no-second-challenge", "KA-24");
    let adventured = script.act(1, "adventure robbers").act(1, "spend dark2").act(1, "spend dark2");
    refused(&adventured, "challenge dark1", "no-passed", "KA-18");
}

#[test]
fn ka_62_ka_64_seals_refuse_challenges() {
    let script = with_seals(
        2,
        "hand 1: red1 red1 red1 red1; layout: dark1@1 dark2@1 dark3 enemy1@2 enemy2@1 monster2@1 monster3@1",
    );
    refused(&script, "challenge dark1", "no-own-seal", "KA-56");
    refused(&script, "double dark1", "no-own-seal", "KA-64");
    refused(&script, "repeat dark3", "no-seal-of-yours", "KA-62");
    refused(&script, "repeat enemy1", "no-foreign-seal", "R-KA-18");
    refused(&script, "challenge enemy1", "no-foreign-seal", "R-KA-18");
    refused(&script, "challenge dark3", "no-free-seal", "R-KA-13");
}

#[test]
fn ka_25_ka_26_r_ka_01_payments_are_refused() {
    let script =
        given(2, "hand 1: red1 red2 red2 orange1; layout: monster3 monster4").act(1, "challenge monster3");
    refused(&script, "pay merlin", "no-such-knight", "KA-25");
    refused(&script, "pay orange1", "no-colour-enough-here", "KA-26");
    let begun = script.act(1, "pay red2");
    refused(&begun, "pay red2", "no-overpaying", "R-KA-01");
    refused(&begun, "pay orange1", "no-second-colour", "KA-25");
    let script = given(2, "hand 1: red2 red2 merlin; layout: monster4").act(1, "challenge monster4");
    refused(&script, "pay merlin", "no-overpaying", "R-KA-01");
}

#[test]
fn ka_18_ka_34_ka_35_ka_75_r_ka_02_adventures_are_refused() {
    let table = "hand 1: red1; trophies 1: dark1 dark3 enemy2 monster4; adventures 2: saxons; layout: dark1";
    let script = given(2, table);
    refused(&script, "adventure saxons", "no-adventure-taken", "KA-39");
    refused(&script, "adventure questing-beast", "no-condition", "KA-69");
    refused(&script, "spend dark1", "no-adventure-yet", "KA-34");
    refused(&script, "done", "no-adventure-yet", "KA-34");
    let excalibur = script.clone().act(1, "adventure excalibur");
    refused(&excalibur, "spend dragon2", "no-such-adversary", "KA-35");
    refused(&excalibur, "adventure robbers", "no-spend-first", "KA-34");
    refused(&excalibur, "end", "no-spend-first", "KA-18");
    refused(&excalibur, "done", "no-condition", "KA-68");
    refused(&excalibur.act(1, "spend dark3"), "spend monster4", "no-overspending", "R-KA-02");
    let mark = script.clone().act(1, "adventure king-mark").act(1, "spend dark3");
    refused(&mark, "spend dark1", "no-fit", "KA-75");
    let drawn = script.clone().act(1, "draw").chance("knight red1");
    refused(&drawn, "adventure robbers", "no-passed", "KA-18");
    let robbers = script.act(1, "adventure robbers").act(1, "spend dark1").act(1, "spend enemy2");
    refused(&robbers, "adventure excalibur", "no-second-adventure", "KA-34");
}

#[test]
fn r_ka_07_a_draw_is_refused_when_no_knight_is_left() {
    let script = given(2, &format!("hand 2: {}; layout: dragon5", all_knights()));
    refused(&script, "draw", "no-knights-left", "R-KA-07");
}
