//! A server for tests: a real match behind channels. It accepts every command and answers only when it is told to.

use std::sync::mpsc::{Receiver, Sender, channel};

use engine::{Seat, Turn};
use protocol::{
    Away, ClientMessage, Clock, Command, MatchUpdate, Person, PersonId, PersonKind, SeatInfo, ServerMessage,
    Sitter, Stage, TableId, TableInfo, Visibility,
};
use table::{Header, Player, Session, Source};

use crate::far::{Far, Link, News};
use crate::host::Host;

/// The guest's seat.
pub(crate) const YOU: Seat = Seat::new(0);

pub(crate) struct FakeServer {
    session: Box<dyn Session>,
    table: TableInfo,
    wishes: Receiver<ClientMessage>,
    news: Sender<News>,
}

/// A match of two people at a server, with the guest at seat 1 on turn, and a host that stands for it.
pub(crate) fn visit() -> (FakeServer, Host) {
    let kind = games::find("king-arthur").expect("a game of the list");
    let names = ["Anna", "Bert"];
    let players = names.map(|name| Player { name: name.to_owned(), bot: None });
    let header = Header {
        game: kind.id().to_owned(),
        rules: kind.rules(),
        options: "first=1".to_owned(),
        players: players.into(),
        source: Source::from_words("a silent server"),
    };
    let mut session = kind.open(header).expect("two can play");
    roll(&mut *session);
    let (sender, news) = channel();
    let (say, wishes) = channel();
    let link = Link { say: Box::new(move |wish| drop(say.send(wish))), news };
    let server = FakeServer { table: table(&*session, names), session, wishes, news: sender };
    let (info, sight) = (server.table.clone(), server.sight());
    let far = Far::new(kind, info, sight, "http://server/tables/1".to_owned(), link);
    (server, Host::far(far.expect("the same version")))
}

impl FakeServer {
    /// What the server was asked for and has not taken yet: the key and the action.
    pub(crate) fn take_command(&self) -> Option<(u64, String)> {
        match self.wishes.try_recv().ok()? {
            ClientMessage::Do { key, command: Command::Act { action, .. }, .. } => Some((key, action)),
            ClientMessage::Do { key, command: Command::Undo { .. }, .. } => Some((key, "undo".to_owned())),
            _ => None,
        }
    }

    /// Plays what was asked for, shows the table and answers.
    pub(crate) fn do_it(&mut self, (key, action): (u64, String)) {
        self.session.play(YOU, &action).expect("clients play by the rules");
        roll(&mut *self.session);
        self.tell(News::Heard(ServerMessage::Update(Box::new(self.sight()))));
        self.tell(News::Heard(ServerMessage::Done { key }));
    }

    pub(crate) fn tell(&self, news: News) {
        self.news.send(news).expect("the client listens");
    }

    fn sight(&self) -> MatchUpdate {
        MatchUpdate {
            table: self.table.id,
            viewer: Some(YOU),
            lines: self.session.lines(),
            can_undo: false,
            remaining_ms: Vec::new(),
            keep: 0,
            choices: None,
            told: self.session.story(Some(YOU), 0),
            view: self.session.view(Some(YOU)),
        }
    }
}

fn roll(session: &mut dyn Session) {
    while session.turn() == Turn::Chance {
        session.roll().expect("chance is due");
    }
}

fn table(session: &dyn Session, names: [&str; 2]) -> TableInfo {
    let person = |at: usize| Person {
        id: PersonId::of(std::array::from_fn(|_| at as u8)),
        name: names[at].to_owned(),
        kind: PersonKind::Guest,
    };
    let seat = |at| SeatInfo {
        sitter: Sitter::Person(person(at)),
        away: Away::No,
        entropy: false,
        here: true,
        remaining_ms: None,
        vacation: None,
    };
    let header = session.header();
    TableInfo {
        id: TableId::of(std::array::from_fn(|at| at as u8)),
        game: header.game.clone(),
        rules: header.rules,
        options: header.options.clone(),
        host: person(0).id,
        visibility: Visibility::Unlisted,
        clock: Clock::None,
        stage: Stage::Playing,
        seats: vec![seat(0), seat(1)],
        lines: session.lines(),
        commitment: header.commitment().unwrap_or_default(),
        proposal: None,
        paused: None,
        ending: None,
        rematch: None,
        made: 0,
        ended: None,
    }
}
