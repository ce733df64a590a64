//! Before the first step at a server: people sit down, and the game is brought.

use std::time::Duration;

use protocol::{ChatLine, Problem, TableInfo};
use table::GameHandle;

use super::{News, Runner};

/// Why a match at a server does not begin.
pub enum NotBegun {
    /// The server refused, and says why.
    Refused(Box<Problem>),
    /// The host has given the table up.
    Cleared,
    /// Nobody tries to reach the server any more.
    Gone,
}

impl Runner {
    /// Waits until the match at the server has begun. `told` hears of every change of the table before.
    pub fn wait_for_match(
        &mut self,
        mut told: impl FnMut(&TableInfo) -> Result<(), Problem>,
    ) -> Result<(), NotBegun> {
        let mut known = None;
        loop {
            self.listen(Duration::from_secs(1));
            while let Some(news) = self.news.pop_front() {
                if let News::Say(text) = &news
                    && text.id == "terminal-far-gone"
                {
                    return Err(NotBegun::Gone);
                }
            }
            let Some(remote) = self.client.as_remote() else { return Ok(()) };
            match (remote.closed(), remote.refused()) {
                (Some(client::Closed::Cleared), _) => return Err(NotBegun::Cleared),
                (_, Some(problem)) => return Err(NotBegun::Refused(Box::new(problem.clone()))),
                _ => {}
            }
            if let Some(table) = remote.table().filter(|table| known.as_ref() != Some(*table)) {
                known = Some(table.clone());
                told(table).map_err(|problem| NotBegun::Refused(Box::new(problem)))?;
            }
            if remote.table().is_some() && remote.has_begun() {
                return Ok(());
            }
        }
    }

    /// Takes over what was said at the table before.
    pub fn put_chat(&mut self, lines: Vec<ChatLine>) {
        let effects = self.client.put_chat(lines);
        self.carry_out(effects);
    }

    /// The id of the game that is played at the server's table, once it is known.
    pub fn game(&self) -> Option<String> {
        Some(self.client.as_remote()?.table()?.game.clone())
    }

    /// Shows the match with this game. False: the server plays another version of it.
    pub fn bring_game(&mut self, game: &'static dyn GameHandle) -> bool {
        let effects = self.client.bring_game(game);
        self.carry_out(effects);
        self.news.clear();
        self.client.snapshot().is_some()
    }
}
