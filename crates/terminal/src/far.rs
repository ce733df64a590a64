//! A match that a server runs: what it told so far, and the way to it.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use engine::Seat;
use protocol::{
    BOT_NAMES, ClientMessage, Code, Command, MatchUpdate, Problem, ServerMessage, Sitter, TableId, TableInfo,
};
use scene::{Text, Words};
use table::{GameHandle, Header, Player, Presentation, Source, Told};

/// What comes from a server, or from the way to it.
pub enum News {
    /// A message.
    Heard(ServerMessage),
    /// The connection is gone; it is being sought again.
    Lost,
    /// The connection is there again.
    Back,
    /// The server has not answered a command for a while, though the connection seems to be there.
    Silent,
}

/// The way to a server. Whoever holds the other end connects again when the connection is lost, watches the table anew
/// and sends again what was not answered.
pub struct Link {
    /// Sends a wish, without waiting for anything.
    pub say: Box<dyn Fn(ClientMessage)>,
    /// What comes back.
    pub news: Receiver<News>,
}

/// A match elsewhere, as one seat or a spectator knows it.
pub struct Far {
    kind: &'static dyn GameHandle,
    header: Header,
    table: TableInfo,
    address: String,
    sight: MatchUpdate,
    look: Presentation,
    story: Vec<Told>,
    link: Link,
    key: u64,
    /// The command that the server has not answered yet. There is at most one.
    asked: Option<Asked>,
    answer: Option<Answer>,
    notices: VecDeque<Text>,
}

/// A command on its way.
struct Asked {
    key: u64,
    wish: Wish,
}

/// What a player at this terminal asked the server for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    /// To play an action.
    Play,
    /// To take back the last step.
    Undo,
}

/// What the server made of a wish.
pub(crate) struct Answer {
    pub(crate) wish: Wish,
    pub(crate) result: Result<(), Box<Problem>>,
}

impl Far {
    /// A match at this table, as it was seen first; `address` is where people find the table. None if this program cannot
    /// show it: it does not know the game, or another version of it.
    pub fn new(
        kind: &'static dyn GameHandle,
        table: TableInfo,
        sight: MatchUpdate,
        address: String,
        link: Link,
    ) -> Option<Far> {
        let look = kind.present(sight.view.get(), sight.viewer).ok()?;
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
        let (key, asked, answer, notices) = (0, None, None, VecDeque::new());
        Some(Far { kind, header, table, address, sight, look, story, link, key, asked, answer, notices })
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

    pub(crate) fn look(&self) -> &Presentation {
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

    pub(crate) fn play(&mut self, action: &str) {
        self.ask(Wish::Play, Command::Act { after: self.sight.lines, action: action.to_owned() });
    }

    pub(crate) fn undo(&mut self) {
        self.ask(Wish::Undo, Command::Undo { after: self.sight.lines });
    }

    /// Has the server yet to answer a command?
    pub(crate) fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    /// The answer to the last command, once.
    pub(crate) fn take_answer(&mut self) -> Option<Answer> {
        self.answer.take()
    }

    /// Takes in what has come, and waits for the first of it at most so long. True: something has changed.
    pub(crate) fn listen(&mut self, patience: Duration) -> bool {
        let first = match self.link.news.recv_timeout(patience) {
            Ok(news) => news,
            Err(RecvTimeoutError::Timeout) => return false,
            // Nobody seeks the server any more, so no answer will come.
            Err(RecvTimeoutError::Disconnected) => {
                return self.answered(Err(Box::new(ended(Code::Draining, GONE))));
            }
        };
        self.hear(first);
        while let Ok(news) = self.link.news.try_recv() {
            self.hear(news);
        }
        true
    }

    /// Sends a command. A second one before the first is answered is dropped: its player saw an older table.
    fn ask(&mut self, wish: Wish, command: Command) {
        if self.asked.is_some() {
            return;
        }
        self.key += 1;
        self.asked = Some(Asked { key: self.key, wish });
        (self.link.say)(ClientMessage::Do { table: self.table.id, key: self.key, command });
    }

    /// The server has answered the command. False: there was none.
    fn answered(&mut self, result: Result<(), Box<Problem>>) -> bool {
        let Some(Asked { wish, .. }) = self.asked.take() else { return false };
        // Nobody waits for it any more.
        self.notices.retain(|notice| notice.id != "terminal-far-silent");
        self.answer = Some(Answer { wish, result });
        true
    }

    fn is_answer_to(&self, key: u64) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.key == key)
    }

    /// Is it no longer this seat's turn?
    fn has_moved(&self) -> bool {
        self.look.choices.is_empty()
    }

    fn hear(&mut self, news: News) {
        match news {
            News::Lost => self.notices.push_back("terminal-far-lost".into()),
            News::Back => self.notices.push_back("terminal-far-back".into()),
            News::Silent => self.notices.push_back("terminal-far-silent".into()),
            // What the server shows of a step comes before this.
            News::Heard(ServerMessage::Done { key }) if self.is_answer_to(key) => _ = self.answered(Ok(())),
            News::Heard(ServerMessage::Refused { key: Some(key), problem }) if self.is_answer_to(key) => {
                // It was sent twice, because the connection was lost before the answer came.
                let was_done = problem.code == Code::Stale && self.has_moved();
                self.answered(if was_done { Ok(()) } else { Err(Box::new(problem)) });
            }
            News::Heard(ServerMessage::Update(sight)) if sight.table == self.table.id => self.see(*sight),
            News::Heard(ServerMessage::Table(table)) if table.id == self.table.id => self.table = *table,
            News::Heard(ServerMessage::Said(line)) => {
                let text =
                    Text::new("terminal-far-said").with("name", line.by.name).with("words", line.words);
                self.notices.push_back(text);
            }
            News::Heard(ServerMessage::Draining) => self.notices.push_back("terminal-far-draining".into()),
            News::Heard(_) => {}
        }
    }

    fn see(&mut self, sight: MatchUpdate) {
        // A view of another version is not shown; the server says why when something is wanted.
        let Ok(look) = self.kind.present(sight.view.get(), sight.viewer) else { return };
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
) -> Result<(TableInfo, MatchUpdate), Problem> {
    let mut known = None;
    loop {
        match link.news.recv() {
            Ok(News::Heard(ServerMessage::Table(info))) if info.id == *table => {
                told(&info)?;
                known = Some(*info);
            }
            Ok(News::Heard(ServerMessage::Update(sight))) if sight.table == *table => {
                if let Some(known) = known {
                    return Ok((known, *sight));
                }
            }
            Ok(News::Heard(ServerMessage::Refused { problem, .. })) => return Err(problem),
            Ok(News::Heard(ServerMessage::Cleared { table: cleared })) if cleared == *table => {
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
