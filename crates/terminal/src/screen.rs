//! The table on the whole screen.

mod app;
mod arrange;
mod beat;
#[cfg(test)]
mod beats;
mod block;
mod board;
mod canvas;
mod card;
mod draw;
mod input;
mod look;
mod nav;
#[cfg(test)]
mod others;
mod pace;
mod pane;
mod panel;
mod plan;
mod plates;
mod sight;
#[cfg(test)]
mod silence;
mod table;
#[cfg(test)]
mod tests;
mod wrap;

pub use pace::Pace;

use std::io;
use std::time::Duration;

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use lang::{Locale, Names};

use crate::farewell::Farewell;
use crate::runner::Runner;
use crate::speech::without_game;
use app::App;
use look::Colours;
use plan::LEAST;

/// How a player likes the table.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// The language to begin with.
    pub locale: Locale,
    /// How fast bots play.
    pub pace: Pace,
    /// Whether moments that decide are held up.
    pub beats: bool,
}

/// While something goes on by itself, the screen is drawn this often.
const BUSY: Duration = Duration::from_millis(80);
/// Otherwise only now and then.
const IDLE: Duration = Duration::from_millis(500);

/// Says in a sentence why no table fits on this terminal, if none does.
pub fn check_room(locale: Locale) -> Result<(), String> {
    // A terminal that does not tell its size is asked again when the table is drawn.
    let Ok((width, height)) = crossterm::terminal::size() else { return Ok(()) };
    if width >= LEAST.0 && height >= LEAST.1 {
        return Ok(());
    }
    Err(without_game(locale).say(&draw::too_small(width, height), Names::default()))
}

/// Plays a match on the whole screen until it is over or the player leaves. The terminal is restored whatever
/// happens, a panic included.
pub fn play_on_screen(runner: Runner, manner: Manner) -> io::Result<Farewell> {
    let colours = Colours::of_environment(|name| std::env::var(name).ok());
    let mut app = App::new(runner, manner, colours);
    on_whole_screen(|terminal| run(&mut app, terminal))?;
    let (runner, speech) = app.parts();
    Ok(Farewell::new(app.ended().expect("the loop runs until the evening has ended"), runner, speech))
}

/// Takes over the terminal, and gives it back as it was.
fn on_whole_screen(work: impl FnOnce(&mut ratatui::DefaultTerminal) -> io::Result<()>) -> io::Result<()> {
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        // If even this fails, the report below is all that is left to do.
        let _ = execute!(io::stdout(), DisableMouseCapture);
        report(panic);
    }));
    // This restores the screen before the report, should there ever be one.
    let mut terminal = ratatui::try_init()?;
    let result = execute!(io::stdout(), EnableMouseCapture).and_then(|()| work(&mut terminal));
    let restored = execute!(io::stdout(), DisableMouseCapture).and(ratatui::try_restore());
    result.and(restored)
}

fn run(app: &mut App, terminal: &mut ratatui::DefaultTerminal) -> io::Result<()> {
    while app.ended().is_none() {
        terminal.draw(|frame| app.draw(frame))?;
        if event::poll(if app.is_busy() { BUSY } else { IDLE })? {
            app.event(&event::read()?);
        }
        app.tick();
    }
    Ok(())
}
