//! Whole matches of every game.

use super::*;

/// Plays a whole match of every real game with letters, numbers, Tab and Enter alone.
#[test]
fn every_game_can_be_played_to_its_end_by_keyboard() {
    for (kind, size) in games::all().iter().flat_map(|kind| [(kind, (80, 24)), (kind, (160, 50))]) {
        let folder = tempfile::tempdir().unwrap();
        let app =
            App::new(real(&folder, *kind, &["squire"], "by keyboard"), manner(Locale::En), Colours::Sixteen);
        let terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        let mut play = Play { app, terminal, _folder: folder };
        let mut rng = engine::Rng::seeded(1);
        for _ in 0..20_000 {
            play.let_bots_play();
            if matches!(play.app.runner.session().turn(), engine::Turn::Over(_)) {
                break;
            }
            play.key(KeyCode::Esc);
            for _ in 0..=rng.below(8) {
                play.press(KeyCode::Tab);
            }
            play.press(KeyCode::Enter);
            // What cannot be taken back wants a second touch.
            if play.app.runner.client().narrowing().is_narrowed() {
                play.press(KeyCode::Enter);
            }
        }
        shows(&play.screen(), &["This match", "points", "roundtable verify"]);
        shows(&play.key(KeyCode::Esc), &["Bot squire"]);
    }
}

/// No part of another person's hand reaches the screen in a real game either: the buffer contains only the scene of the
/// viewer, and behind the curtain nothing at all.
#[test]
fn the_curtain_hides_every_game() {
    for kind in games::all() {
        let folder = tempfile::tempdir().unwrap();
        let app = App::new(real(&folder, *kind, &[], "curtain"), manner(Locale::En), Colours::None);
        let terminal = Terminal::new(TestBackend::new(120, 40)).unwrap();
        let mut play = Play { app, terminal, _folder: folder };
        play.app.pane = None;
        let screen = play.screen();
        shows(&screen, &["Pass the screen to "]);
        let letters = screen.lines().filter(|line| line.contains(char::is_alphabetic)).count();
        assert!(letters <= 2, "more than a sentence stands behind the curtain:\n{screen}");
        hides(&play.key(KeyCode::Enter), &["Pass the screen to "]);
    }
}
