//! Tests the screen with keys and clicks, with a toy game on the table.

mod whole_games;

use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use engine::Seat;
use lang::Locale;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use tempfile::TempDir;

use super::app::App;
use super::look::Colours;
use super::nav::Target;
use crate::fake::{manner, real, runner, watched};
use crate::farewell::Ended;

const ALONE: [(&str, Option<&str>); 3] = [("Anna", None), ("Morgan", Some("knight")), ("Kay", Some("page"))];
const TOGETHER: [(&str, Option<&str>); 2] = [("Anna", None), ("Bert", None)];

struct Play {
    app: App,
    terminal: Terminal<TestBackend>,
    _folder: TempDir,
}

fn play(players: &[(&str, Option<&str>)], locale: Locale, size: (u16, u16)) -> Play {
    let folder = tempfile::tempdir().unwrap();
    let app = App::new(runner(&folder, players), manner(locale), Colours::None);
    let terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
    let mut play = Play { app, terminal, _folder: folder };
    // A new match opens a pane that has its own test.
    play.app.pane = None;
    play.screen();
    play
}

#[test]
fn a_new_match_introduces_itself_with_its_players_its_seal_and_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::new(runner(&folder, &ALONE), manner(Locale::En), Colours::None);
    let mut play = Play { app, terminal: Terminal::new(TestBackend::new(80, 24)).unwrap(), _folder: folder };
    shows(
        &play.screen(),
        &["This match", "Toy – a toy", "Seat 2: Morgan, a bot (knight)", "sha256:", "toy-1.log"],
    );
    hides(&play.key(KeyCode::Enter), &["This match"]);
}

impl Play {
    fn screen(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        self.terminal.backend().to_string()
    }

    fn key(&mut self, code: KeyCode) -> String {
        self.press(code);
        self.screen()
    }

    /// Presses a key without redrawing the screen.
    fn press(&mut self, code: KeyCode) {
        self.app.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    fn keys(&mut self, signs: &str) -> String {
        signs.chars().map(|sign| self.key(KeyCode::Char(sign))).last().unwrap()
    }

    fn click(&mut self, words: &str) -> String {
        let screen = self.screen();
        let (row, line) = screen.lines().enumerate().find(|(_, line)| line.contains(words)).unwrap();
        let before = &line[..line.find(words).unwrap()];
        // The first character of a line is the quotation mark that the test backend adds.
        let column = super::wrap::width(before) - 1;
        let kind = MouseEventKind::Down(MouseButton::Left);
        let row = row as u16;
        self.app.event(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
        self.screen()
    }

    /// Lets bots play until none of them is pending.
    fn bots_play(&mut self) -> String {
        self.let_bots_play();
        self.screen()
    }

    fn let_bots_play(&mut self) {
        let patience = Instant::now() + Duration::from_secs(60);
        while self.app.runner.client().thinking().is_some() {
            self.app.tick();
            std::thread::yield_now();
            assert!(Instant::now() < patience, "the bots never answer");
        }
    }
}

#[track_caller]
fn shows(screen: &str, words: &[&str]) {
    for words in words {
        assert!(screen.contains(words), "{words:?} is not on the screen:\n{screen}");
    }
}

#[track_caller]
fn hides(screen: &str, words: &[&str]) {
    for words in words {
        assert!(!screen.contains(words), "{words:?} is on the screen:\n{screen}");
    }
}

#[test]
fn every_part_of_the_table_is_on_every_screen() {
    for size in [(80, 24), (100, 30), (120, 40), (200, 60), (320, 100)] {
        let screen = play(&ALONE, Locale::En, size).screen();
        let parts =
            ["Morgan · knight", "Kay · page", "Middle", "Fire", "On offer", "Pile ×17", "▶ cards", "▶ First"];
        shows(&screen, &parts);
        shows(
            &screen,
            &["Play or pass.", "[1 Pass]", "Hand", "Secret0", "Secret1", "Secret2", "▸A", "? help"],
        );
    }
}

#[test]
fn a_wide_screen_shows_the_log_and_the_rules_beside_the_table() {
    let mut wide = play(&ALONE, Locale::En, (120, 40));
    wide.keys("1");
    let screen = wide.bots_play();
    shows(&screen, &["Log", "Morgan did it.", "Rules of the moment", "TO-01 Play a card."]);
    let mut narrow = play(&ALONE, Locale::En, (80, 24));
    hides(&narrow.screen(), &["Rules of the moment"]);
    narrow.keys("1");
    narrow.bots_play();
    shows(&narrow.keys("g"), &["Log", "You did it.", "Kay did it."]);
}

#[test]
fn the_table_speaks_german_and_changes_its_language_while_it_is_open() {
    let mut play = play(&ALONE, Locale::De, (80, 24));
    shows(&play.screen(), &["Spiel oder passe.", "Geheim", "[1 Passe]", "Morgan · Ritter", "? Hilfe"]);
    shows(
        &play.keys("l"),
        &["Play or pass.", "Secret", "[1 Pass]", "Morgan · knight", "We speak English now."],
    );
    shows(&play.keys("?"), &["to any card; it explains itself"]);
    shows(&play.keys("l"), &["zu jeder Karte; sie erklärt sich"]);
}

#[test]
fn a_small_terminal_gets_a_sentence() {
    let mut play = play(&ALONE, Locale::En, (60, 20));
    shows(&play.screen(), &["This terminal has 60 × 20 characters; the table needs", "80 × 24."]);
    play.terminal.backend_mut().resize(5, 2);
    play.screen();
    play.keys("q");
    assert_eq!(play.app.ended(), Some(Ended::Left));
}

#[test]
fn touching_narrows_until_one_choice_is_left() {
    let mut play = play(&ALONE, Locale::En, (80, 24));
    // The letters follow the reading order of the table: A is the fire, B the first card of the hand.
    let screen = play.keys("B");
    shows(&screen, &["[1 Play 0] [2 Burn 0]", "✓"]);
    hides(&screen, &["Pass]"]);
    let screen = play.key(KeyCode::Esc);
    shows(&screen, &["[1 Pass]"]);
    play.keys("B");
    play.keys("2");
    assert_eq!(play.app.runner.session().log(), "1 burn 0\n");
}

#[test]
fn the_same_piece_again_takes_the_touch_back() {
    let mut play = play(&ALONE, Locale::En, (80, 24));
    // Of all things only the fire and the touched card can be touched now.
    play.keys("B");
    let screen = play.keys("B");
    shows(&screen, &["[1 Pass]"]);
    assert_eq!(play.app.runner.session().log(), "");
}

#[test]
fn a_second_piece_can_settle_what_the_first_left_open() {
    let mut play = play(&ALONE, Locale::En, (80, 24));
    play.keys("C");
    play.keys("A");
    assert_eq!(play.app.runner.session().log(), "1 burn 1\n");
}

#[test]
fn tab_and_arrows_reach_everything_and_enter_touches_it() {
    let mut play = play(&ALONE, Locale::En, (80, 24));
    for _ in 0..8 {
        play.key(KeyCode::Tab);
        let focus = play.app.focus.clone().unwrap();
        assert!(play.app.placed.iter().any(|thing| thing.target == focus && thing.inviting));
    }
    play.app.focus = Some(Target::Thing("card0".to_owned()));
    let screen = play.key(KeyCode::Right);
    assert_eq!(play.app.focus, Some(Target::Thing("card1".to_owned())));
    shows(&screen, &["Secret1, worth 1"]);
    play.key(KeyCode::Enter);
    play.key(KeyCode::Enter);
    assert_eq!(play.app.runner.session().log(), "1 play 1\n");
    // What cannot be touched explains itself instead.
    play.app.focus = Some(Target::Thing("o3".to_owned()));
    shows(&play.key(KeyCode::Enter), &["What is this?", "Needs twelve. (TO-01)"]);
}

#[test]
fn spots_can_be_reached_and_explain_themselves() {
    let mut play = play(&ALONE, Locale::En, (80, 24));
    play.app.focus = Some(Target::Thing("s0".to_owned()));
    shows(&play.key(KeyCode::Right), &["Step – Needs twelve."]);
    assert_eq!(play.app.focus, Some(Target::Thing("s1".to_owned())));
}

#[test]
fn clicks_touch() {
    let mut play = play(&ALONE, Locale::En, (80, 24));
    play.click("Secret2");
    play.click("[1 Play 2]");
    assert_eq!(play.app.runner.session().log(), "1 play 2\n");
}

#[test]
fn bots_play_while_the_screen_stays_alive_and_the_view_stays_with_the_only_person() {
    let mut play = play(&ALONE, Locale::En, (80, 24));
    play.keys("1");
    play.bots_play();
    assert_eq!(play.app.runner.session().log(), "1 pass\n2 pass\n3 pass\n");
    assert_eq!(play.app.viewer, Some(Seat::new(0)));
    shows(&play.screen(), &["Secret"]);
    play.keys("1");
    let screen = play.bots_play();
    shows(&screen, &["This match", "You have won!", "1. You: 3 points", "roundtable verify"]);
    play.keys("q");
    assert_eq!(play.app.ended(), Some(Ended::Over));
}

#[test]
fn undo_works_or_says_why_not() {
    let mut play = play(&TOGETHER, Locale::En, (80, 24));
    play.key(KeyCode::Enter);
    play.keys("1");
    play.key(KeyCode::Enter);
    shows(&play.keys("u"), &["Somebody else has acted since"]);
    let mut play = self::play(&ALONE, Locale::En, (80, 24));
    play.keys("1");
    shows(&play.keys("u"), &["Taken back."]);
    assert_eq!(play.app.runner.session().log(), "");
}

#[test]
fn a_curtain_hides_hands_between_people() {
    for size in [(80, 24), (200, 60)] {
        let mut play = play(&TOGETHER, Locale::En, size);
        let screen = play.screen();
        shows(&screen, &["Pass the screen to Anna."]);
        hides(&screen, &["Secr", "Hand"]);
        // The keys of the table do nothing behind the curtain.
        hides(&play.keys("tgeAB1"), &["Secr"]);
        let screen = play.key(KeyCode::Enter);
        shows(&screen, &["Secret0", "Secret1", "Secret2"]);
        hides(&screen, &["Secret3", "Secret4", "Secret5"]);
        let screen = play.keys("1");
        shows(&screen, &["Pass the screen to Bert."]);
        hides(&screen, &["Secr"]);
        let screen = play.key(KeyCode::Enter);
        shows(&screen, &["Secret3", "Secret4", "Secret5"]);
        hides(&screen, &["Secret0", "Secret1", "Secret2"]);
    }
}

#[test]
fn without_people_spectators_see_no_hand_until_they_choose_eyes() {
    let bots = [("Morgan", Some("page")), ("Kay", Some("page"))];
    let mut play = play(&bots, Locale::En, (80, 24));
    hides(&play.screen(), &["Secr"]);
    let screen = play.bots_play();
    shows(&screen, &["Morgan has won.", "2. Kay: 1 point"]);
    let folder = tempfile::tempdir().unwrap();
    let watched = watched(&folder, &bots, Some(Seat::new(1)));
    let mut app = App::new(watched, manner(Locale::En), Colours::None);
    app.pane = None;
    play.terminal.draw(|frame| app.draw(frame)).unwrap();
    shows(&play.terminal.backend().to_string(), &["Secret3"]);
}

#[test]
fn a_hint_names_choices_with_their_chances_and_can_be_stopped() {
    let mut play = play(&ALONE, Locale::En, (80, 24));
    shows(&play.keys("h"), &["Hint", "Thinking"]);
    let patience = Instant::now() + Duration::from_secs(60);
    while play.app.hint.is_some() {
        play.app.tick();
        assert!(Instant::now() < patience, "the champion never answers");
    }
    shows(&play.screen(), &["after 4000 tries", "62 %", "Pass, about 12 points at the end"]);
    play.keys("m");
    play.key(KeyCode::Esc);
    assert!(play.app.hint.is_none() && play.app.pane.is_none());
}

#[test]
fn rules_can_be_read_and_searched() {
    let mut play = play(&ALONE, Locale::En, (80, 24));
    shows(&play.keys("r"), &["Rules of the moment", "AIM", "TO-01 Play a card.", "TO-02 Or pass."]);
    let screen = play.keys("/pass");
    shows(&screen, &["TO-02 Or pass."]);
    hides(&screen, &["Play a card."]);
    shows(&play.keys("xyz"), &["No rule says anything about that."]);
    play.key(KeyCode::Esc);
    shows(&play.screen(), &["TO-01", "TO-02"]);
    hides(&play.keys("r"), &["AIM"]);
}

#[test]
fn the_table_can_be_saved_under_another_name() {
    let mut play = play(&ALONE, Locale::En, (80, 24));
    let file = play._folder.path().join("copy.log");
    play.keys("1");
    play.keys("s");
    play.keys(file.to_str().unwrap());
    shows(&play.key(KeyCode::Enter), &["! Saved as"]);
    assert_eq!(std::fs::read_to_string(file).unwrap(), "1 pass\n");
    play.keys("s/nowhere/at/all");
    shows(&play.key(KeyCode::Enter), &["could not be written"]);
}

#[test]
fn control_c_leaves_from_anywhere() {
    let mut play = play(&TOGETHER, Locale::En, (80, 24));
    play.app.event(&Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)));
    assert_eq!(play.app.ended(), Some(Ended::Left));
}
