//! A match that a server runs: what it told so far, and the way to it.

use std::collections::VecDeque;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use engine::Seat;
use protocol::{
    BOT_NAMES, Code, Command, FromClient, FromServer, Problem, Sight, Sitter, TableId, TableInfo,
};
use scene::{Text, Words};
use table::{Header, Kind, Look, Player, Source, Told};

/// What comes from a server, or from the way to it.
pub enum News {
    /// A message.
    Heard(FromServer),
    /// The connection is gone; it is being sought again.
    Lost,
    /// The connection is there again.
    Back,
}

/// The way to a server. Whoever holds the other end connects again when the connection is lost, watches the table anew
/// and sends again what was not answered.
pub struct Link {
    /// Sends a wish.
    pub say: Box<dyn Fn(FromClient)>,
    /// What comes back.
    pub news: Receiver<News>,
}

/// A match elsewhere, as one seat or a spectator knows it.
pub struct Far {
    kind: &'static dyn Kind,
    header: Header,
    table: TableInfo,
    address: String,
    sight: Sight,
    look: Look,
    story: Vec<Told>,
    link: Link,
    key: u64,
    notices: VecDeque<Text>,
}

impl Far {
    /// A match at this table, as it was seen first; `address` is where people find the table. None if this program cannot
    /// show it: it does not know the game, or another version of it.
    pub fn new(
        kind: &'static dyn Kind,
        table: TableInfo,
        sight: Sight,
        address: String,
        link: Link,
    ) -> Option<Far> {
        let look = kind.look(sight.view.get(), sight.viewer).ok()?;
        let player = |(at, seat): (usize, &protocol::SeatInfo)| match &seat.sitter {
            Sitter::Person(person) => Player { name: person.name.clone(), bot: None },
            // A bot is called the same wherever the table is shown.
            Sitter::Bot(level) => Player { name: BOT_NAMES[at].to_owned(), bot: Some(*level) },
            Sitter::Nobody => Player { name: "–".to_owned(), bot: None },
        };
        let header = Header {
            game: table.game.clone(),
            rules: table.rules,
            options: table.options.clone(),
            players: table.seats.iter().enumerate().map(player).collect(),
            // The seed is the server's secret until the end.
            source: Source::Scripted,
        };
        let story = sight.told.clone();
        let (key, notices) = (0, VecDeque::new());
        Some(Far { kind, header, table, address, sight, look, story, link, key, notices })
    }

    pub(crate) fn header(&self) -> &Header {
        &self.header
    }

    pub(crate) fn commitment(&self) -> &str {
        &self.table.commitment
    }

    pub(crate) fn words(&self) -> Words {
        self.kind.words()
    }

    pub(crate) fn look(&self) -> &Look {
        &self.look
    }

    pub(crate) fn story(&self) -> &[Told] {
        &self.story
    }

    pub(crate) fn lines(&self) -> u32 {
        self.sight.lines
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        self.sight.viewer
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn is_broken_off(&self) -> bool {
        self.table.ending.is_some()
    }

    pub(crate) fn take_notice(&mut self) -> Option<Text> {
        self.notices.pop_front()
    }

    pub(crate) fn play(&mut self, action: &str) -> Result<(), Box<Problem>> {
        self.want(Command::Act { after: self.sight.lines, action: action.to_owned() })
    }

    pub(crate) fn undo(&mut self) -> Result<(), Box<Problem>> {
        self.want(Command::Undo { after: self.sight.lines })
    }

    /// Takes in what has come, and waits for the first of it at most so long. True: something has changed.
    pub(crate) fn listen(&mut self, patience: Duration) -> bool {
        let mut next = self.link.news.recv_timeout(patience).ok();
        let changed = next.is_some();
        while let Some(news) = next {
            self.hear(news);
            next = self.link.news.try_recv().ok();
        }
        changed
    }

    /// Asks for something and waits until it is done or refused, however often the connection is lost on the way.
    fn want(&mut self, command: Command) -> Result<(), Box<Problem>> {
        self.key += 1;
        (self.link.say)(FromClient::Do { table: self.table.id, key: self.key, command });
        loop {
            let Ok(news) = self.link.news.recv() else { return Err(Box::new(ended(Code::Draining, GONE))) };
            match news {
                News::Heard(FromServer::Done { key }) if key == self.key => {
                    // What was seen of it came before.
                    self.listen(Duration::ZERO);
                    return Ok(());
                }
                News::Heard(FromServer::Refused { key: Some(key), problem }) if key == self.key => {
                    self.listen(Duration::ZERO);
                    return match problem.code {
                        // It was sent twice, because the connection was lost before the answer came.
                        Code::Stale if self.table.id == self.sight.table && self.has_moved() => Ok(()),
                        _ => Err(Box::new(problem)),
                    };
                }
                news => self.hear(news),
            }
        }
    }

    /// Is it no longer this seat's turn?
    fn has_moved(&self) -> bool {
        self.look.choices.is_empty()
    }

    fn hear(&mut self, news: News) {
        match news {
            News::Lost => self.notices.push_back("terminal-far-lost".into()),
            News::Back => self.notices.push_back("terminal-far-back".into()),
            News::Heard(FromServer::Sight(sight)) if sight.table == self.table.id => self.see(*sight),
            News::Heard(FromServer::Table(table)) if table.id == self.table.id => self.table = *table,
            News::Heard(FromServer::Said(line)) => {
                let text =
                    Text::new("terminal-far-said").with("name", line.by.name).with("words", line.words);
                self.notices.push_back(text);
            }
            News::Heard(FromServer::Draining) => self.notices.push_back("terminal-far-draining".into()),
            News::Heard(_) => {}
        }
    }

    fn see(&mut self, sight: Sight) {
        // A view of another version is not shown; the server says why when something is wanted.
        let Ok(look) = self.kind.look(sight.view.get(), sight.viewer) else { return };
        self.story.retain(|told| told.at <= sight.keep);
        self.story.extend(sight.told.iter().cloned());
        (self.look, self.sight) = (look, sight);
    }
}

/// Waits until the match of a table has begun: what the table is then, and the first sight of it. `told` hears of every
/// change of the table before.
pub fn begin(
    link: &Link,
    table: &TableId,
    mut told: impl FnMut(&TableInfo) -> Result<(), Problem>,
) -> Result<(TableInfo, Sight), Problem> {
    let mut known = None;
    loop {
        match link.news.recv() {
            Ok(News::Heard(FromServer::Table(info))) if info.id == *table => {
                told(&info)?;
                known = Some(*info);
            }
            Ok(News::Heard(FromServer::Sight(sight))) if sight.table == *table => {
                if let Some(known) = known {
                    return Ok((known, *sight));
                }
            }
            Ok(News::Heard(FromServer::Refused { problem, .. })) => return Err(problem),
            Ok(News::Heard(FromServer::Cleared { table: cleared })) if cleared == *table => {
                return Err(ended(Code::NotFound, CLEARED));
            }
            Ok(_) => {}
            Err(_) => return Err(ended(Code::Draining, GONE)),
        }
    }
}

const GONE: &str = "The server is gone.";
const CLEARED: &str = "Whoever opened this table has given it up.";

/// There is nothing more to come.
fn ended(code: Code, why: &str) -> Problem {
    Problem {
        kind: "about:blank".to_owned(),
        status: code.status(),
        code,
        title: why.to_owned(),
        detail: None,
        clause: None,
        retry_after: None,
    }
}
