//! Runs a match for this terminal: carries out what the client wants, with a file, a thread or a socket.

mod beginning;

pub use beginning::NotBegun;

use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use client::{
    Answer, Changed, Delays, Effect, Hold, Input, MatchClient, Millis, Notice, Request, Snapshot, TableLink,
    Waiting,
};
use engine::{BotId, Seat, Turn};
use scene::{Choice, Text};
use table::Session;

use crate::opponents::Opponents;
use crate::saves;
use crate::socket::{Event, Order, Socket};
use crate::thought::{Progress, Thought};

/// A match at this terminal: one that is kept in a file, or one that a server runs.
pub struct Runner {
    client: MatchClient,
    /// The bots; `None` for a match that a server runs.
    opponents: Option<Opponents>,
    storage: Storage,
    begun: Instant,
    /// A bot at work, with the number of its thought.
    thought: Option<(u64, Thought)>,
    news: VecDeque<News>,
    is_new: bool,
}

enum Storage {
    File(PathBuf),
    Server { address: String, socket: Socket, is_gone: bool },
}

/// What whoever draws the match has to show.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum News {
    /// The table is another one: a step, or another viewer.
    Table,
    /// A sentence for the player.
    Say(Text),
    /// What became of a request.
    Answered(Answer),
    /// This choice cannot be taken back: it is played by a second touch.
    Confirm(Box<Choice>),
    /// A second request gives up.
    ConfirmResign,
    /// A bot failed; the match cannot go on here.
    BotFailed,
    /// The player wants another match with the same people.
    Rematch,
}

impl Runner {
    /// Continues a match that is kept in this file, and saves it there at once. A match of bots is shown as the seat `eyes`
    /// sees it.
    pub fn new(
        session: Box<dyn Session>,
        opponents: Opponents,
        path: PathBuf,
        eyes: Option<Seat>,
    ) -> io::Result<Runner> {
        saves::write(&path, &session.log())?;
        let is_new = session.lines() == 0;
        let client = MatchClient::local(session, eyes, Delays::default());
        Ok(Runner { is_new, opponents: Some(opponents), ..Runner::at(client, Storage::File(path)) })
    }

    /// A table at a server; `address` is where people find it.
    pub fn at_server(link: TableLink, socket: Socket, address: String) -> Runner {
        let client = MatchClient::remote(link, Delays::default());
        Runner::at(client, Storage::Server { address, socket, is_gone: false })
    }

    fn at(client: MatchClient, storage: Storage) -> Runner {
        Runner {
            client,
            opponents: None,
            storage,
            begun: Instant::now(),
            thought: None,
            news: VecDeque::new(),
            is_new: false,
        }
    }

    pub(crate) fn client(&self) -> &MatchClient {
        &self.client
    }

    /// What is shown.
    pub(crate) fn snapshot(&self) -> &Snapshot {
        self.client.snapshot().expect("a match is drawn once it has begun and its game is there")
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> Turn {
        self.snapshot().turn
    }

    /// The file that keeps the match, or the address of its table.
    pub(crate) fn kept_at(&self) -> String {
        match &self.storage {
            Storage::File(path) => path.display().to_string(),
            Storage::Server { address, .. } => address.clone(),
        }
    }

    /// Did the match begin at this terminal just now?
    pub(crate) fn is_new(&self) -> bool {
        self.is_new
    }

    /// Does a server run it?
    pub(crate) fn is_at_server(&self) -> bool {
        matches!(self.storage, Storage::Server { .. })
    }

    /// Did a server end it before its end?
    pub(crate) fn is_broken_off(&self) -> bool {
        let ended = self.client.as_remote().is_some_and(client::Remote::is_broken_off);
        ended && !matches!(self.turn(), Turn::Over(_))
    }

    /// The one person at this terminal, if there is exactly one.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let people = self.client.people_here();
        if people.len() == 1 { people.first() } else { None }
    }

    /// The bot at this seat, if one sits there.
    pub(crate) fn bot(&self, seat: Seat) -> Option<BotId> {
        self.client.players().get(seat.index())?.bot.clone()
    }

    /// Has a server yet to answer? Until then nothing else can be asked of it.
    pub(crate) fn is_asking(&self) -> bool {
        let is_gone = matches!(self.storage, Storage::Server { is_gone: true, .. });
        !is_gone && self.client.waiting() == Some(Waiting::ForAnswer)
    }

    /// The bot at work.
    pub(crate) fn thought(&self) -> Option<&Thought> {
        self.thought.as_ref().map(|(_, thought)| thought)
    }

    /// Is there anything to say to the player?
    pub(crate) fn has_news(&self) -> bool {
        self.news.iter().any(|news| *news != News::Table)
    }

    /// The next thing to show, if there is one.
    pub(crate) fn take_news(&mut self) -> Option<News> {
        self.news.pop_front()
    }

    /// Shows the steps of bots at this pace, and holds up beats so long. What others do at a server is shown at once.
    pub(crate) fn set_pace(&mut self, delay: Duration, beats: Hold) {
        let step = if self.is_at_server() { 0 } else { delay.as_millis() as Millis };
        self.client.set_delays(Delays { chance: 0, step, pause: Delays::PAUSE, beats });
    }

    /// The player did something.
    pub(crate) fn feed(&mut self, input: Input) {
        let now = self.begun.elapsed().as_millis() as Millis;
        let effects = self.client.handle(input, now);
        self.carry_out(effects);
    }

    /// The player asks for something.
    pub(crate) fn ask(&mut self, request: Request) {
        self.feed(Input::Request(request));
    }

    /// Time passes: takes in what the server said and what bots decided. Never waits.
    pub(crate) fn tick(&mut self) {
        self.listen(Duration::ZERO);
        let progress = self.thought.as_ref().map(|(number, thought)| (*number, thought.progress()));
        match progress {
            None | Some((_, Progress::Thinking)) => {}
            Some((number, Progress::Decided(advice))) => self.decided(number, Some(advice.action)),
            Some((number, Progress::Lost)) => self.decided(number, None),
        }
        self.feed(Input::Tick);
    }

    /// Waits until the bot at work has decided.
    pub(crate) fn wait_for_bot(&mut self) {
        if let Some((number, thought)) = self.thought.take() {
            let advice = thought.wait();
            self.decided(number, advice.map(|advice| advice.action));
        }
    }

    fn decided(&mut self, number: u64, action: Option<String>) {
        self.thought = None;
        self.feed(Input::Thought { number, action });
    }

    /// Takes in what the server said, and waits for the first of it at most so long.
    pub(crate) fn listen(&mut self, patience: Duration) {
        let Storage::Server { socket, is_gone: is_gone @ false, .. } = &mut self.storage else { return };
        let (mut events, gone) = socket.events(patience);
        *is_gone = gone;
        for event in events.drain(..) {
            self.feed(match event {
                Event::Opened => Input::Connected,
                Event::Lost => Input::Disconnected,
                Event::Message(message) => Input::Message(message),
            });
        }
        if gone {
            self.news.push_back(News::Say("terminal-far-gone".into()));
        }
        self.feed(Input::Tick);
    }

    /// The champion begins to think what this seat should do. None: nobody thinks for people who play against each other elsewhere.
    pub(crate) fn advise(&self, seat: Seat) -> Option<Thought> {
        let session = self.client.session()?;
        let question = self.opponents.as_ref()?.question(session, seat)?;
        Some(Thought::counsel(seat, question, session.bot_seed(seat)))
    }

    /// Writes a copy of the match to another file.
    pub(crate) fn save_as(&self, path: &Path) -> io::Result<()> {
        match self.client.session() {
            Some(session) => saves::write(path, &session.log()),
            None => Err(io::ErrorKind::Unsupported.into()),
        }
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Send(message) => self.order(Order::Send(message)),
                Effect::Reconnect => self.order(Order::Reconnect),
                Effect::Save => self.save(),
                Effect::Think(thought) => self.think(thought),
                Effect::StopThinking => self.thought = None,
                Effect::Draw(Changed::Table) => self.news.push_back(News::Table),
                Effect::Confirm(choice) => self.news.push_back(News::Confirm(choice)),
                Effect::ConfirmResign => self.news.push_back(News::ConfirmResign),
                Effect::OpenRematch => self.news.push_back(News::Rematch),
                Effect::Answered(answer) => self.answered(answer),
                Effect::Notify(notice) => self.notify(&notice),
                // The screen is drawn anew after every input, and ticks come often.
                Effect::Draw(_) | Effect::Wake(_) | Effect::HandOver(_) | Effect::Chosen(_) => {}
            }
        }
    }

    fn order(&self, order: Order) {
        if let Storage::Server { socket, .. } = &self.storage {
            socket.order(order);
        }
    }

    fn think(&mut self, wanted: client::Thought) {
        let (Some(session), Some(opponents)) = (self.client.session(), &mut self.opponents) else { return };
        match opponents.decide(&wanted.bot, session, wanted.seat) {
            Some(decide) => self.thought = Some((wanted.number, Thought::begin(wanted.seat, decide))),
            None => self.feed(Input::Thought { number: wanted.number, action: None }),
        }
    }

    fn save(&mut self) {
        let (Storage::File(path), Some(session)) = (&self.storage, self.client.session()) else { return };
        if let Err(why) = saves::write(path, &session.log()) {
            self.news.push_back(News::Say(Text::new("terminal-unsaved").with("why", why.to_string())));
        }
    }

    fn answered(&mut self, answer: Answer) {
        // Nobody waits for it any more.
        self.news.retain(|news| !matches!(news, News::Say(text) if text.id == "terminal-far-silent"));
        self.news.push_back(News::Answered(answer));
    }

    fn notify(&mut self, notice: &Notice) {
        let text = match notice {
            Notice::StillSending | Notice::Silent => "terminal-far-silent".into(),
            Notice::Lost => "terminal-far-lost".into(),
            Notice::Back => "terminal-far-back".into(),
            Notice::Draining => "terminal-far-draining".into(),
            Notice::OtherVersion => "terminal-far-version".into(),
            Notice::Closed(_) => "terminal-far-closed".into(),
            Notice::Said(line) => Text::new("terminal-far-said")
                .with("name", line.by.name.clone())
                .with("words", line.words.clone()),
            Notice::Refused(problem) => Text::new("terminal-far-refused").with("why", problem.title.clone()),
            Notice::BotFailed(_) => return self.news.push_back(News::BotFailed),
        };
        self.news.push_back(News::Say(text));
    }

    /// The clock jumps.
    #[cfg(test)]
    pub(crate) fn let_time_pass(&mut self, time: Duration) {
        self.begun -= time;
    }

    /// The match itself.
    #[cfg(test)]
    pub(crate) fn session(&self) -> &dyn Session {
        self.client.session().expect("a server has it")
    }
}
