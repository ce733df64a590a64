//! The machine: inputs go in, effects come out.

use engine::{Seat, SeatSet, Turn};
use protocol::{ChatLine, TableInfo};
use scene::{Choice, Words};
use table::{Kind, Player, Session, Source, Told};

use crate::effect::{Changed, Effect};
use crate::local::{self, Local};
use crate::moment::{Asks, Moment};
use crate::narrowing::{Narrowing, Touch};
use crate::remote::{Remote, TableLink};
use crate::{Delays, Input, Millis, Request, Snapshot};

/// One match, seen from outside.
pub struct MatchClient {
    place: Place,
    narrowing: Narrowing,
    /// Has the player asked once to give up?
    gives_up: bool,
}

/// Where the match is.
enum Place {
    Local(Box<Local>),
    Remote(Box<Remote>),
    Moment(Box<Moment>),
}

/// Why the viewer cannot touch anything although it may be their turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// A command is on its way.
    ForAnswer,
    /// More has happened than is shown.
    ForPlayback,
    /// The match is paused or over.
    ForNothing,
}

impl MatchClient {
    /// A match on this device. It goes on with the first tick. `eyes`: through whose eyes a match of bots is watched.
    pub fn local(session: Box<dyn Session>, eyes: Option<Seat>, delays: Delays) -> MatchClient {
        MatchClient::at(Place::Local(Box::new(Local::new(session, eyes, delays))))
    }

    /// A match that a server runs, or will run.
    pub fn remote(link: TableLink, delays: Delays) -> MatchClient {
        MatchClient::at(Place::Remote(Box::new(Remote::new(link, delays))))
    }

    /// A moment of a match that nobody plays.
    pub fn moment(session: Box<dyn Session>, viewer: Option<Seat>, asks: Asks) -> MatchClient {
        MatchClient::at(Place::Moment(Box::new(Moment::new(session, viewer, asks))))
    }

    fn at(place: Place) -> MatchClient {
        MatchClient { place, narrowing: Narrowing::default(), gives_up: false }
    }

    /// Takes something in at this time, and says what the caller has to do.
    pub fn handle(&mut self, input: Input, now: Millis) -> Vec<Effect> {
        let mut effects = Vec::new();
        let gave_up = std::mem::take(&mut self.gives_up);
        match (input, &mut self.place) {
            (Input::Touch(target), _) => self.touch(&target, now, &mut effects),
            (Input::Release, _) => self.release(&mut effects),
            (Input::Request(Request::Resign), Place::Remote(_)) if !gave_up => {
                self.gives_up = true;
                effects.push(Effect::ConfirmResign);
            }
            (Input::Request(Request::Rematch), Place::Remote(_)) => effects.push(Effect::OpenRematch),
            (Input::Request(request), _) => self.ask(request, now, &mut effects),
            (input, place) => {
                self.gives_up = gave_up;
                place.handle(input, now, &mut effects);
            }
        }
        self.after(effects)
    }

    /// Looks at another moment of the match.
    pub fn show(&mut self, session: Box<dyn Session>, viewer: Option<Seat>, asks: Asks) -> Vec<Effect> {
        self.place = Place::Moment(Box::new(Moment::new(session, viewer, asks)));
        self.after(vec![Effect::Draw(Changed::Table)])
    }

    /// The game of the table is loaded: from now on its match can be shown.
    pub fn bring_game(&mut self, game: &'static dyn Kind) -> Vec<Effect> {
        self.with_remote(|remote, effects| remote.bring_game(game, effects))
    }

    /// The caller was told otherwise than over the connection how the table is now.
    pub fn put_table(&mut self, table: TableInfo, now: Millis) -> Vec<Effect> {
        self.with_remote(|remote, effects| remote.put_table(table, now, effects))
    }

    /// The caller has read what was said at the table so far.
    pub fn put_chat(&mut self, lines: Vec<ChatLine>) -> Vec<Effect> {
        self.with_remote(|remote, effects| remote.put_chat(lines, effects))
    }

    /// Somebody else looks from now on: what the last viewer saw is forgotten, and read anew with the next connection.
    pub fn forget(&mut self) -> Vec<Effect> {
        self.with_remote(|remote, effects| {
            remote.forget();
            effects.push(Effect::Draw(Changed::People));
        })
    }

    fn with_remote(&mut self, change: impl FnOnce(&mut Remote, &mut Vec<Effect>)) -> Vec<Effect> {
        let mut effects = Vec::new();
        if let Place::Remote(remote) = &mut self.place {
            change(remote, &mut effects);
        }
        self.after(effects)
    }

    /// Shows steps at this pace from now on.
    pub fn set_delays(&mut self, delays: Delays) {
        match &mut self.place {
            Place::Local(local) => local.delays = delays,
            Place::Remote(remote) => remote.delays = delays,
            Place::Moment(_) => {}
        }
    }

    /// What is shown; none before the match has begun.
    pub fn snapshot(&self) -> Option<&Snapshot> {
        match &self.place {
            Place::Local(local) => Some(local.snapshot()),
            Place::Remote(remote) => remote.snapshot(),
            Place::Moment(moment) => Some(&moment.snapshot),
        }
    }

    /// What the viewer was told until then, oldest first.
    pub fn story(&self) -> &[Told] {
        match &self.place {
            Place::Local(local) => local.story().told(),
            Place::Remote(remote) => remote.story().told(),
            Place::Moment(moment) => moment.story.told(),
        }
    }

    /// What the viewer was told by log lines after this one.
    pub fn story_after(&self, line: u32) -> &[Told] {
        match &self.place {
            Place::Local(local) => local.story().after(line),
            Place::Remote(remote) => remote.story().after(line),
            Place::Moment(moment) => moment.story.after(line),
        }
    }

    /// What the viewer may choose from now; nothing while they [wait](MatchClient::waiting).
    pub fn choices(&self) -> &[Choice] {
        match self.snapshot() {
            Some(snapshot) if self.waiting().is_none() => &snapshot.choices,
            _ => &[],
        }
    }

    /// May the viewer take back its last step now?
    pub fn can_undo(&self) -> bool {
        self.waiting().is_none() && self.snapshot().is_some_and(|snapshot| snapshot.can_undo)
    }

    /// What was touched so far.
    pub fn narrowing(&self) -> &Narrowing {
        &self.narrowing
    }

    /// Why nothing can be touched, whoever's turn it is.
    pub fn waiting(&self) -> Option<Waiting> {
        let remote = self.as_remote()?;
        if remote.is_sending() {
            Some(Waiting::ForAnswer)
        } else if remote.is_behind() {
            Some(Waiting::ForPlayback)
        } else {
            remote.rests().then_some(Waiting::ForNothing)
        }
    }

    /// The match at a server, if it is there.
    pub fn as_remote(&self) -> Option<&Remote> {
        match &self.place {
            Place::Remote(remote) => Some(remote),
            Place::Local(_) | Place::Moment(_) => None,
        }
    }

    /// The match itself, if it is on this device.
    pub fn session(&self) -> Option<&dyn Session> {
        match &self.place {
            Place::Local(local) => Some(local.session()),
            Place::Moment(moment) => Some(&*moment.session),
            Place::Remote(_) => None,
        }
    }

    /// Who sits where.
    pub fn players(&self) -> Vec<Player> {
        match (self.session(), self.as_remote().and_then(Remote::table)) {
            (Some(session), _) => session.header().players.clone(),
            (None, Some(table)) => crate::players(table),
            (None, None) => Vec::new(),
        }
    }

    /// The seats of people at this device.
    pub fn people_here(&self) -> SeatSet {
        match (self.session(), self.as_remote()) {
            (Some(session), _) => local::people(session),
            (None, Some(remote)) => remote.viewer().into_iter().collect(),
            (None, None) => SeatSet::EMPTY,
        }
    }

    /// The game's messages and rulebook, once the game is there.
    pub fn words(&self) -> Option<Words> {
        match self.session() {
            Some(session) => Some(session.words()),
            None => self.as_remote().and_then(Remote::game).map(Kind::words),
        }
    }

    /// What binds the server, or this device, to the seed of the match.
    pub fn commitment(&self) -> Option<String> {
        match self.session() {
            Some(session) => session.header().commitment(),
            None => self.as_remote()?.table().map(|table| table.commitment.clone()),
        }
    }

    /// Must somebody write down what chance decided?
    pub fn wants_script(&self) -> bool {
        match &self.place {
            Place::Local(local) => {
                let session = local.session();
                session.turn() == Turn::Chance && session.header().source == Source::Scripted
            }
            Place::Remote(_) | Place::Moment(_) => false,
        }
    }

    /// The person to whom the device is to be handed over.
    pub fn next_viewer(&self) -> Option<Seat> {
        match &self.place {
            Place::Local(local) => local.next_viewer(),
            Place::Remote(_) | Place::Moment(_) => None,
        }
    }

    /// The seat whose bot thinks.
    pub fn thinking(&self) -> Option<Seat> {
        match &self.place {
            Place::Local(local) => local.thinking(),
            Place::Remote(_) | Place::Moment(_) => None,
        }
    }

    /// Has the player asked to give up, and not confirmed it yet?
    pub fn asks_to_resign(&self) -> bool {
        self.gives_up
    }

    fn touch(&mut self, target: &str, now: Millis, effects: &mut Vec<Effect>) {
        if self.waiting() == Some(Waiting::ForAnswer) {
            return effects.push(Effect::Notify(crate::Notice::StillSending));
        }
        let choices = self.choices().to_vec();
        let place = &self.place;
        match self.narrowing.touch(&choices, target, |choice| place.can_take_back(choice)) {
            Touch::Nothing => {}
            Touch::Narrowed => effects.push(Effect::Draw(Changed::Touches)),
            Touch::Confirm(choice) => {
                effects.extend([Effect::Draw(Changed::Touches), Effect::Confirm(Box::new(choice))]);
            }
            Touch::Play(action) => self.ask(Request::Play(action), now, effects),
        }
    }

    fn release(&mut self, effects: &mut Vec<Effect>) {
        if self.narrowing.is_narrowed() {
            self.narrowing.release();
            effects.push(Effect::Draw(Changed::Touches));
        }
    }

    fn ask(&mut self, request: Request, now: Millis, effects: &mut Vec<Effect>) {
        if matches!(request, Request::Play(_)) {
            self.release(effects);
        }
        match (&mut self.place, request) {
            (Place::Local(local), request) => local.ask(request, now, effects),
            (Place::Remote(remote), request) => remote.ask(request, now, effects),
            (Place::Moment(_), Request::Play(action)) => effects.push(Effect::Chosen(action)),
            (Place::Moment(_), _) => {}
        }
    }

    /// Another table, or other choices, are no longer what was touched.
    fn after(&mut self, mut effects: Vec<Effect>) -> Vec<Effect> {
        let is_other = |effect: &Effect| matches!(effect, Effect::Draw(Changed::Table));
        if effects.iter().any(is_other) {
            self.release(&mut effects);
        }
        effects
    }
}

impl Place {
    fn handle(&mut self, input: Input, now: Millis, effects: &mut Vec<Effect>) {
        match (self, input) {
            (Place::Local(local), Input::Tick) => local.go_on(now, effects),
            (Place::Local(local), Input::TakeDevice) => local.take_device(effects),
            (Place::Local(local), Input::Thought { number, action }) => {
                local.decided(number, action, now, effects);
            }
            (Place::Remote(remote), Input::Tick) => remote.tick(now, effects),
            (Place::Remote(remote), Input::Connected) => remote.connected(now, effects),
            (Place::Remote(remote), Input::Disconnected) => remote.disconnected(effects),
            (Place::Remote(remote), Input::Message(message)) => remote.hear(*message, now, effects),
            _ => {}
        }
    }

    /// Could the viewer take this choice back after playing it?
    fn can_take_back(&self, choice: &Choice) -> bool {
        match self {
            Place::Local(local) => local.can_take_back(&choice.notation),
            Place::Remote(remote) => remote.can_take_back(&choice.notation),
            // A lesson explains what was wrong and goes on from there.
            Place::Moment(_) => true,
        }
    }
}
