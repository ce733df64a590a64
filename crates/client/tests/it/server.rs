//! A model of the server: a real match, checked and told as the real one does it, without any task or store.

use engine::{Rng, Seat, Turn};
use protocol::{
    Away, ChatLine, ClientMessage, Clock, Code, Command, Ending, MatchUpdate, OpenProposal, Person, PersonId,
    PersonKind, Problem, Proposal, Room, SeatInfo, ServerMessage, Sitter, Stage, TableId, TableInfo, Undone,
    Visibility,
};
use table::{GameHandle, Header, Player, Session, Source};

/// The seat of the client.
pub(crate) const YOU: Seat = Seat::new(0);
/// The seat of somebody else.
pub(crate) const OTHER: Seat = Seat::new(1);

/// A command that was carried out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Executed {
    pub(crate) key: u64,
    /// The number of lines when the seat had its latest decision to make.
    pub(crate) asked: u32,
}

pub(crate) struct Server {
    pub(crate) game: &'static dyn GameHandle,
    pub(crate) session: Box<dyn Session>,
    pub(crate) table: TableInfo,
    /// By seat: the number of lines when it had its latest decision to make.
    asked: Vec<u32>,
    pub(crate) executed: Vec<Executed>,
    pub(crate) said: u32,
}

impl Server {
    pub(crate) fn new(game: &'static dyn GameHandle, seed: &str) -> Server {
        let players = ["Anna", "Bert"].map(|name| Player { name: name.to_owned(), bot: None });
        let header = Header {
            game: game.id().to_owned(),
            rules: game.newest_rules(),
            options: for_two(game),
            players: players.into(),
            source: Source::from_words(seed),
        };
        let mut session = game.open(header).expect("two can play");
        roll(&mut *session);
        let (table, asked) = (table_info(&*session), vec![session.lines(); 2]);
        Server { game, session, table, asked, executed: Vec::new(), said: 0 }
    }

    /// What the client's seat sees, told from line `after` on.
    pub(crate) fn update(&self, after: u32) -> ServerMessage {
        let keep = self.session.unchanged_until(after);
        ServerMessage::Update(Box::new(MatchUpdate {
            table: self.table.id,
            viewer: Some(YOU),
            lines: self.session.lines(),
            can_undo: self.session.can_undo(YOU),
            remaining_ms: Vec::new(),
            keep,
            choices: None,
            moved: self.session.last_move(YOU).unwrap_or_default(),
            told: self.session.story(Some(YOU), keep),
            beats: self.session.beats(Some(YOU), keep),
            view: self.session.view(Some(YOU)),
        }))
    }

    pub(crate) fn table(&self) -> ServerMessage {
        ServerMessage::Table(Box::new(self.table.clone()))
    }

    /// Carries out a message of the client. Returns what is told to everybody who watches, and the answer.
    pub(crate) fn hear(&mut self, message: &ClientMessage) -> (Vec<ServerMessage>, Vec<ServerMessage>) {
        match message {
            ClientMessage::Watch { after, .. } => (Vec::new(), vec![self.table(), self.update(*after)]),
            ClientMessage::Do { key, command, .. } => {
                let asked = self.asked[YOU.index()];
                match self.execute(YOU, command) {
                    Ok(told) => {
                        self.executed.push(Executed { key: *key, asked });
                        (told, vec![ServerMessage::Done { key: *key }])
                    }
                    Err(code) => {
                        (Vec::new(), vec![ServerMessage::Refused { key: Some(*key), problem: problem(code) }])
                    }
                }
            }
            _ => (Vec::new(), Vec::new()),
        }
    }

    /// Something that somebody else does, or a bot that stands in; what is told of it.
    pub(crate) fn other_acts(&mut self, rng: &mut Rng) -> Vec<ServerMessage> {
        let seat = if self.table.seats[0].away == Away::No || rng.below(2) == 0 { OTHER } else { YOU };
        let after = self.session.lines();
        let choices = self.session.choices(seat);
        let command = match rng.below(12) {
            0 if seat == OTHER => Command::Undo { after },
            1 if seat == OTHER => {
                Command::Propose([Proposal::TakeBack, Proposal::End, Proposal::Pause][rng.below(3) as usize])
            }
            2..=3 if seat == OTHER => Command::Answer { agree: rng.below(3) > 0 },
            4 if seat == OTHER => Command::Resume,
            _ if choices.is_empty() => return Vec::new(),
            _ => Command::Act {
                after,
                action: choices[rng.below(choices.len() as u32) as usize].notation.clone(),
            },
        };
        self.execute(seat, &command).unwrap_or_default()
    }

    /// The clock of the client's seat runs out: a bot stands in.
    pub(crate) fn stand_in(&mut self) -> Vec<ServerMessage> {
        if self.table.stage == Stage::Playing && self.table.seats[0].away == Away::No {
            self.table.seats[0].away = Away::StandIn;
        }
        vec![self.table()]
    }

    fn execute(&mut self, seat: Seat, command: &Command) -> Result<Vec<ServerMessage>, Code> {
        if let Command::Say { words } = command {
            self.said += 1;
            let by = person(seat.index());
            let (table, id) = (self.table.id, i64::from(self.said));
            return Ok(vec![ServerMessage::Said(ChatLine {
                table,
                id,
                room: Room::Players,
                by,
                words: words.clone(),
                said: 0,
            })]);
        }
        if self.table.stage == Stage::Over {
            return Err(Code::Over);
        }
        if self.table.seats[seat.index()].away == Away::Resigned && !matches!(command, Command::Act { .. }) {
            return Err(Code::Resigned);
        }
        match command {
            Command::Act { after, action } => {
                self.step(seat, *after, |session| session.play(seat, action).map_err(|_| Code::Rule))
            }
            Command::Undo { after } => {
                self.step(seat, *after, |session| session.undo(seat).map_err(|_| Code::NoUndo))
            }
            Command::Propose(what) => self.propose(seat, *what),
            Command::Answer { agree } => self.answer(seat, *agree),
            Command::Resume if self.table.paused.take().is_none() => Err(Code::NotPaused),
            Command::Resign => self.away(seat, Away::Resigned),
            Command::Return if self.table.seats[seat.index()].away == Away::No => Err(Code::NotAway),
            Command::Return => self.away(seat, Away::No),
            Command::Resume | Command::Say { .. } => Ok(vec![self.table()]),
        }
    }

    fn step(
        &mut self,
        seat: Seat,
        after: u32,
        make: impl FnOnce(&mut dyn Session) -> Result<(), Code>,
    ) -> Result<Vec<ServerMessage>, Code> {
        if self.table.paused.is_some() {
            return Err(Code::Paused);
        }
        if after < self.asked[seat.index()] || after > self.session.lines() {
            return Err(Code::Stale);
        }
        let (before, pending) = (self.session.lines(), self.session.turn().pending());
        make(&mut *self.session)?;
        roll(&mut *self.session);
        let now = self.session.lines();
        for (at, asked) in self.asked.iter_mut().enumerate() {
            let other = Seat::new(at as u8);
            if now > before + 1 || other == seat || !pending.contains(other) {
                *asked = now;
            }
        }
        self.table.proposal.take_if(|open| open.what == Proposal::TakeBack);
        if let Turn::Over(_) = self.session.turn() {
            (self.table.stage, self.table.proposal) = (Stage::Over, None);
            self.table.ending = Some(Ending::Played { scores: vec![0, 0], places: vec![1, 2] });
        }
        self.table.lines = now;
        Ok(vec![self.update(before), self.table()])
    }

    fn propose(&mut self, by: Seat, what: Proposal) -> Result<Vec<ServerMessage>, Code> {
        if self.table.proposal.is_some() {
            return Err(Code::NoProposal);
        }
        if self.table.paused.is_some() && what != Proposal::End {
            return Err(Code::Paused);
        }
        let undoes = match what {
            Proposal::TakeBack => self.session.last_step(by).ok_or(Code::NoUndo)?.steps,
            Proposal::End | Proposal::Pause => Vec::new(),
        };
        let undoes = undoes.into_iter().map(|(seat, steps)| Undone { seat, steps }).collect();
        self.table.proposal = Some(OpenProposal { by, what, agreed: Vec::new(), undoes });
        self.answer(by, true)
    }

    fn answer(&mut self, seat: Seat, agree: bool) -> Result<Vec<ServerMessage>, Code> {
        let Some(proposal) = &mut self.table.proposal else { return Err(Code::NoProposal) };
        if agree && !proposal.agreed.contains(&seat) {
            proposal.agreed.push(seat);
        }
        let is_settled = Seat::all(2).all(|seat| {
            proposal.agreed.contains(&seat) || self.table.seats[seat.index()].away == Away::Resigned
        });
        if agree && !is_settled {
            return Ok(vec![self.table()]);
        }
        let Some(OpenProposal { by, what, .. }) = self.table.proposal.take().filter(|_| agree) else {
            return Ok(vec![self.table()]);
        };
        match what {
            Proposal::Pause => self.table.paused = Some(1),
            Proposal::End => (self.table.stage, self.table.ending) = (Stage::Over, Some(Ending::Agreed)),
            Proposal::TakeBack => return self.take_back(by),
        }
        Ok(vec![self.table()])
    }

    fn take_back(&mut self, by: Seat) -> Result<Vec<ServerMessage>, Code> {
        let before = self.session.lines();
        let rewind = self.session.last_step(by).ok_or(Code::NoUndo)?;
        self.session.take_back(rewind.to).map_err(|_| Code::NoUndo)?;
        roll(&mut *self.session);
        self.asked.fill(self.session.lines());
        Ok(vec![self.update(before), self.table()])
    }

    fn away(&mut self, seat: Seat, away: Away) -> Result<Vec<ServerMessage>, Code> {
        self.table.seats[seat.index()].away = away;
        Ok(vec![self.table()])
    }
}

fn roll(session: &mut dyn Session) {
    while session.turn() == Turn::Chance {
        session.roll().expect("chance is due and comes from the seed");
    }
}

/// The first options with which two can play.
pub(crate) fn for_two(game: &dyn GameHandle) -> String {
    let words = game.fields().iter().flat_map(|field| {
        field.values.iter().map(|value| format!("{}={value}", field.key)).collect::<Vec<_>>()
    });
    let fits = |words: &String| game.seats(words).is_ok_and(|allowed| allowed.contains(&2));
    std::iter::once(String::new()).chain(words).find(fits).expect("two can play every game")
}

pub(crate) fn problem(code: Code) -> Problem {
    let kind = "about:blank".to_owned();
    Problem {
        kind,
        status: code.status(),
        code,
        title: code.word().to_owned(),
        detail: None,
        clause: None,
        retry_after: None,
    }
}

fn person(at: usize) -> Person {
    let id = PersonId::of([at as u8; 20]);
    Person { id, name: ["Anna", "Bert"][at].to_owned(), kind: PersonKind::Guest }
}

fn table_info(session: &dyn Session) -> TableInfo {
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
        id: TableId::of([9; 20]),
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
