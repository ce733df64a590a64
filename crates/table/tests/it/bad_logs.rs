//! Every way in which a log can be wrong has its sentence.

use lang::{Locale, Voice};
use table::{GameHandle, OtherRules};

use crate::{TOY, finished};

const GOOD: &str = "\
roundtable 1
game toy
rules 3
options peeking=yes
seat 1 Isolde
seat 2 Morgan = knight
seed none

1. * card 4
2. * card 2
3. 1 wait
4. 1 done
5. 2 done
";

#[track_caller]
fn fails(log: &str, sentence: &str) {
    match TOY.read(log) {
        Ok(_) => panic!("it was read, without: {sentence}"),
        Err(error) => assert_eq!(error.to_string(), sentence),
    }
}

/// The good log with one thing changed.
#[track_caller]
fn with(change: (&str, &str), sentence: &str) {
    assert!(GOOD.contains(change.0));
    fails(&GOOD.replacen(change.0, change.1, 1), sentence);
}

#[test]
fn the_good_log_is_good() {
    assert_eq!(TOY.read(GOOD).unwrap().lines(), 5);
}

#[test]
fn something_that_is_no_log() {
    fails("", "line 1: The log has no head.");
    fails("# nothing\n\n", "line 2: The log has no head.");
    fails("1. * card 4\n", "line 1: The log has no head.");
    fails("Dear diary", "line 1: This is no roundtable log: it does not begin with “roundtable 1”.");
    with(("roundtable 1", "roundtable 2"), "line 1: The log has format “2”; this program reads format 1.");
}

#[test]
fn header_words() {
    with(("game toy\n", ""), "line 8: The head has no “game” line.");
    with(("rules 3\n", ""), "line 8: The head has no “rules” line.");
    with(("seed none\n", ""), "line 8: The head has no “seed” line.");
    with(("rules 3\n", "rules 3\ngame toy\n"), "line 4: The head has a second “game” line.");
    with(
        ("rules 3\n", "rule 3\n"),
        "line 3: “rule” is no word of the head; these are: roundtable, game, rules, options, seat, branch, rng, commitment, seed, entropy.",
    );
    with(("rules 3", "rules three"), "line 3: Expected a number, found “rules three”.");
    with(("5. 2 done\n", "game toy\n"), "line 13: Expected a seat, * or all, found “game”.");
}

#[test]
fn another_game_other_rules_other_options() {
    with(("game toy", "game chess"), "line 2: This is a match of another game, “chess”.");
    with(
        ("rules 3", "rules 1"),
        "line 3: This match is played by version 1 of the rules; this program plays versions 2 to 3. Open it with an older version of Roundtable.",
    );
    with(
        ("peeking=yes", "peeking=often"),
        "line 4: The options cannot be read: expected peeking= (yes, no), found “often”.",
    );
}

#[test]
fn unknown_rules_are_refused_in_both_languages() {
    let error =
        TOY.read(&GOOD.replacen("rules 3", "rules 4", 1)).err().expect("this program does not play them");
    let [english, german] = Locale::ALL.map(|locale| error.say(&Voice::shared(locale)));
    assert_eq!(error.to_string(), format!("line 3: {english}"));
    assert_eq!(
        german,
        "Diese Partie wird nach Version 4 der Regeln gespielt; dieses Programm spielt die Versionen 2 bis 3. Öffne sie mit einer neueren Version von Roundtable."
    );
    let rules = OtherRules { found: 2, known: 1..=1 };
    assert_eq!(
        rules.to_string(),
        "This match is played by version 2 of the rules; this program plays version 1. Open it with a newer version of Roundtable."
    );
}

#[test]
fn seats() {
    with(("seat 2 Morgan = knight\n", ""), "line 5: 2 to 3 can play, not 1.");
    with(("seat 2 Morgan", "seat 1 Morgan"), "line 6: Expected seat 2, found “seat 1 Morgan = knight”.");
    with(
        ("= knight", "= The King"),
        "line 6: Expected a name, and after = the name of a bot, such as champion, found “seat 2 Morgan = The King”.",
    );
    with(("Isolde", "\"Isolde"), "line 5: Expected a closing quotation mark, found “seat 1 \"Isolde”.");
    with(("Isolde", ""), "line 5: The name at seat 1 is blank.");
    with(("Isolde", "Is\u{7}olde"), "line 5: The name at seat 1 has a control character (U+0007).");
    with(("Isolde", &"x".repeat(101)), "line 5: The name at seat 1 has more than 100 characters.");
}

#[test]
fn the_seal() {
    let log = finished(1).log();
    let seed = "01".repeat(32);
    let changed = |old: &str, new: &str| log.replacen(old, new, 1);
    fails(
        &changed(&format!("seed {seed}"), &format!("seed 02{}", &seed[2..])),
        "line 7: The commitment does not match the seed: one of them was changed.",
    );
    fails(
        &changed("commitment sha256:", "commitment md5:"),
        "line 7: The commitment does not match the seed: one of them was changed.",
    );
    fails(
        &changed(&format!("seed {seed}"), "seed 0x17"),
        "line 8: Expected 64 hexadecimal digits or none, found “seed 0x17”.",
    );
    fails(&changed("rng chacha8\n", ""), "line 9: The head has no “rng” line.");
    fails(&changed("rng chacha8", "rng mersenne"), "line 6: Expected chacha8, found “rng mersenne”.");
    fails(
        &changed(&format!("seed {seed}"), "seed none"),
        "line 6: The seed is none, so there can be no “rng” line.",
    );
    let with_entropy =
        |words: &str| changed(&format!("seed {seed}\n"), &format!("seed {seed}\nentropy {words}\n"));
    fails(
        &with_entropy("3 x"),
        "line 9: The entropy of seat 3 is out of place: the seat is not at the table or has one already.",
    );
    fails(
        &with_entropy("1 x\nentropy 1 y"),
        "line 10: The entropy of seat 1 is out of place: the seat is not at the table or has one already.",
    );
    fails(&with_entropy("1"), "line 9: The entropy of seat 1 is blank.");
    fails(&with_entropy("x"), "line 9: Expected a seat, found “entropy x”.");
    fails(
        &with_entropy("1 \"x\" y"),
        "line 9: Expected nothing after the quotation, found “entropy 1 \"x\" y”.",
    );
}

#[test]
fn lines_out_of_order() {
    with(
        ("3. 1 wait\n", ""),
        "line 11: This is line 3 of the match, not 4: a line is missing, doubled or out of order.",
    );
    with(
        ("3. 1", "x. 1"),
        "line 11: This is line 3 of the match, not x: a line is missing, doubled or out of order.",
    );
    with(("3. 1", "3. 7"), "line 11: Expected a seat, * or all, found “7”.");
    with(("seed none\n", "seed none\nbranch 6\n"), "line 8: 6 lines cannot be taken over: there are only 5.");
}

#[test]
fn chance() {
    with(("2. * card 2", "2. * card 4"), "line 10: “card 4” cannot happen now.");
    with(
        ("2. * card 2", "2. * card 9"),
        "line 10: The step “card 9” cannot be read. It should be card 1 to card 6, heads or tails.",
    );
    with(("2. * card 2\n", "2. 1 done\n"), "line 10: A card or die is due first.");
    with(("3. 1 wait", "3. * heads"), "line 11: No card or die is due now.");
}

#[test]
fn actions() {
    with(
        ("3. 1 wait", "3. 1 jump"),
        "line 11: The step “jump” cannot be read. It should be wait, peek, done or bid 1 to bid 3.",
    );
    with(
        ("3. 1 wait", "3. 1"),
        "line 11: The step “” cannot be read. It should be wait, peek, done or bid 1 to bid 3.",
    );
    with(("3. 1 wait", "3. 2 wait"), "line 11: It is not Morgan’s turn; everybody waits for Isolde.");
    with(("3. 1 wait", "3. 1 bid 1"), "line 11: Not now.");
    with(
        ("4. 1 done\n5. 2 done", "4. 1 wait\n5. 1 wait"),
        "line 13: Isolde may wait no more than twice. (TY-02)",
    );
    let log = finished(1).log();
    let last = log.lines().count() + 1;
    fails(&format!("{log}1 done\n"), &format!("line {last}: The match is over."));
}

#[test]
fn undo() {
    with(
        ("5. 2 done", "5. 1 undo"),
        "line 13: Expected the line to go back to, as in “undo 16”, found “undo ”.",
    );
    with(
        ("5. 2 done", "5. 1 undo 2"),
        "line 13: Seat 1 can take back its last step and go to line 3, not to 2.",
    );
    with(("5. 2 done", "5. 2 undo 3"), "line 13: There is nothing to take back.");
    with(
        ("3. 1 wait\n4. 1 done", "3. 1 peek\n4. 1 undo 2"),
        "line 12: This step revealed something, so it cannot be taken back.",
    );
    with(
        ("5. 2 done", "5. 2 done\n6. 1 undo 3"),
        "line 14: Somebody else has acted since, so this cannot be taken back.",
    );
    with(
        ("5. 2 done", "5. all undo 4"),
        "line 13: The match cannot go back to line 4. It can go back to the start, or to an earlier step that was not taken back.",
    );
    with(("5. 2 done", "5. all resign"), "line 13: All together can only undo, found “resign”.");
}

#[test]
fn a_file_that_ends_in_the_middle() {
    let cut = &GOOD[..GOOD.len() - 2];
    fails(
        cut,
        "line 13: The step “don” cannot be read. It should be wait, peek, done or bid 1 to bid 3. If the file was cut off here, take out this line, and the match goes on before it.",
    );
    fails(
        &GOOD[..GOOD.len() - 7],
        "line 13: Expected a seat, * or all, found “”. If the file was cut off here, take out this line, and the match goes on before it.",
    );
    fails(
        "roundtable 1\ngame toy\nrul",
        "line 3: “rul” is no word of the head; these are: roundtable, game, rules, options, seat, branch, rng, commitment, seed, entropy.",
    );
    fails("roundtable 1\ngame toy\n", "line 2: The head has no “rules” line.");
}
