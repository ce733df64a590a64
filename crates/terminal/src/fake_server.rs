//! A server for tests: a real match behind channels. It accepts every command and answers only when it is told to.

use std::sync::mpsc::{Receiver, Sender, channel};

use client::TableLink;
use engine::{Seat, Turn};
use protocol::{
    Away, ChatLine, ClientMessage, Clock, Command, MatchUpdate, Person, PersonId, PersonKind, Room, SeatInfo,
    ServerMessage, Sitter, Stage, TableId, TableInfo, Visibility, WatchOptions,
};
use table::{Header, Player, Session, Source};

use crate::runner::Runner;
use crate::socket::{Event, Order, Socket};

/// The guest's seat.
pub(crate) const YOU: Seat = Seat::new(0);

pub(crate) struct FakeServer {
    session: Box<dyn Session>,
    pub(crate) table: TableInfo,
    orders: Receiver<Order>,
    events: Sender<Event>,
}

/// A match of two people at a server, with the guest at seat 1 on turn, and a runner that watches it.
pub(crate) fn visit() -> (FakeServer, Runner) {
    let kind = games::find("king-arthur").expect("a game of the list");
    let names = ["Anna", "Bert"];
    let players = names.map(|name| Player { name: name.to_owned(), bot: None });
    let header = Header {
        game: kind.id().to_owned(),
        rules: kind.newest_rules(),
        options: "first=1".to_owned(),
        players: players.into(),
        source: Source::from_words("a silent server"),
    };
    let mut session = kind.open(header).expect("two can play");
    roll(&mut *session);
    let (events, happened) = channel();
    let (order, orders) = channel();
    let socket = Socket::new(Box::new(move |wanted| drop(order.send(wanted))), happened);
    let server = FakeServer { table: table(&*session, names), session, orders, events };
    let link = TableLink {
        table: server.table.id,
        invitation: None,
        options: WatchOptions::default(),
        first_key: 1,
    };
    let mut runner = Runner::at_server(link, socket, "http://server/tables/1".to_owned());
    server.tell(Event::Opened);
    server.show();
    assert!(runner.wait_for_match(|_| Ok(())).is_ok(), "the match has begun");
    assert!(runner.bring_game(kind), "the same version");
    server.orders.try_iter().for_each(drop);
    (server, runner)
}

impl FakeServer {
    /// What the server was asked for and has not taken yet: the key and the action.
    pub(crate) fn take_command(&self) -> Option<(u64, String)> {
        self.take_wish().map(|(key, command)| match command {
            Command::Act { action, .. } => (key, action),
            Command::Undo { .. } => (key, "undo".to_owned()),
            other => (key, format!("{other:?}")),
        })
    }

    /// The same, as it was sent.
    pub(crate) fn take_wish(&self) -> Option<(u64, Command)> {
        self.orders.try_iter().find_map(|order| match order {
            Order::Send(message) => match *message {
                ClientMessage::Do { key, command, .. } => Some((key, command)),
                _ => None,
            },
            Order::Reconnect => None,
        })
    }

    /// Plays what was asked for, shows the table and answers.
    pub(crate) fn do_it(&mut self, (key, action): (u64, String)) {
        self.session.play(YOU, &action).expect("clients play by the rules");
        roll(&mut *self.session);
        self.tell(Event::Message(Box::new(ServerMessage::Update(Box::new(self.sight())))));
        self.answer(key);
    }

    /// Says that a command is done.
    pub(crate) fn answer(&self, key: u64) {
        self.tell(Event::Message(Box::new(ServerMessage::Done { key })));
    }

    /// Shows how it stands.
    pub(crate) fn show(&self) {
        self.tell_table();
        self.tell(Event::Message(Box::new(ServerMessage::Update(Box::new(self.sight())))));
    }

    /// Shows what everybody may know of the table.
    pub(crate) fn tell_table(&self) {
        self.tell(Event::Message(Box::new(ServerMessage::Table(Box::new(self.table.clone())))));
    }

    /// The other player says something.
    pub(crate) fn say(&self, words: &str) {
        let by = self.table.seats[1].sitter.person().expect("somebody sits there").clone();
        let (table, words) = (self.table.id, words.to_owned());
        let line = ChatLine { table, id: 1, room: Room::Players, by, words, said: 0 };
        self.tell(Event::Message(Box::new(ServerMessage::Said(line))));
    }

    pub(crate) fn tell(&self, event: Event) {
        self.events.send(event).expect("the client listens");
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
            moved: self.session.last_move(YOU).unwrap_or_default(),
            told: self.session.story(Some(YOU), 0),
            beats: self.session.beats(Some(YOU), 0),
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
