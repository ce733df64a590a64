//! The client as a state machine: inputs go in, effects come out.

mod reading;

use engine::Seat;
use protocol::{ChatLine, TableInfo};
use scene::Choice;
use table::{GameHandle, Session};

use crate::effect::{Changed, Effect};
use crate::local::Local;
use crate::moment::{Asks, Moment};
use crate::narrowing::{Narrowing, Touch};
use crate::remote::{Remote, TableLink};
use crate::{Delays, Hold, Input, Millis, Request};

/// One match, seen from outside.
pub struct MatchClient {
    place: Place,
    narrowing: Narrowing,
    /// Whether the client waits for the player to confirm that they resign.
    gives_up: bool,
}

/// The source of the match.
enum Place {
    Local(Box<Local>),
    Remote(Box<Remote>),
    Moment(Box<Moment>),
}

/// Why the viewer has no choices although it may be their turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// A command waits for its answer.
    ForAnswer,
    /// The viewer is behind.
    ForPlayback,
    /// The match is paused or over.
    ForNothing,
}

impl MatchClient {
    /// A match on this device. It starts with the first tick. A match of bots is shown as the seat `eyes` sees it.
    pub fn local(session: Box<dyn Session>, eyes: Option<Seat>, delays: Delays) -> MatchClient {
        MatchClient::at(Place::Local(Box::new(Local::new(session, eyes, delays))))
    }

    /// A match that a server runs, or will run.
    pub fn remote(link: TableLink, delays: Delays) -> MatchClient {
        MatchClient::at(Place::Remote(Box::new(Remote::new(link, delays))))
    }

    /// A moment of a replay or lesson.
    pub fn moment(session: Box<dyn Session>, viewer: Option<Seat>, asks: Asks) -> MatchClient {
        MatchClient::at(Place::Moment(Box::new(Moment::new(session, viewer, asks))))
    }

    fn at(place: Place) -> MatchClient {
        MatchClient { place, narrowing: Narrowing::default(), gives_up: false }
    }

    /// Handles an input at this time, and returns the effects that the caller must carry out.
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
            (Input::Request(Request::Rematch), Place::Remote(remote)) => {
                let offers = remote.agreement().offers;
                let is_offered = offers.iter().any(|offer| offer.request() == Request::Rematch);
                effects.extend(is_offered.then_some(Effect::OpenRematch));
            }
            (Input::Request(request), _) => self.ask(request, now, &mut effects),
            (input, place) => {
                self.gives_up = gave_up;
                place.handle(input, now, &mut effects);
            }
        }
        self.after(effects)
    }

    /// Shows another moment of the match.
    pub fn show(
        &mut self,
        session: Box<dyn Session>,
        viewer: Option<Seat>,
        asks: Asks,
        now: Millis,
    ) -> Vec<Effect> {
        let before = self.snapshot().map_or(0, |snapshot| snapshot.lines);
        let hold = if let Place::Moment(moment) = &self.place { moment.hold } else { Hold::Off };
        let mut moment = Moment::new(session, viewer, asks);
        let mut effects = vec![Effect::Draw(Changed::Table), Effect::Draw(Changed::Beat)];
        moment.follows(before, hold, now, &mut effects);
        self.place = Place::Moment(Box::new(moment));
        self.after(effects)
    }

    /// The game of the table is loaded: from now on its match can be shown.
    pub fn bring_game(&mut self, game: &'static dyn GameHandle) -> Vec<Effect> {
        self.with_remote(|remote, effects| remote.bring_game(game, effects))
    }

    /// Replaces the table that the caller got over HTTP.
    pub fn put_table(&mut self, table: TableInfo, now: Millis) -> Vec<Effect> {
        self.with_remote(|remote, effects| remote.put_table(table, now, effects))
    }

    /// Replaces the chat that the caller got over HTTP.
    pub fn put_chat(&mut self, lines: Vec<ChatLine>) -> Vec<Effect> {
        self.with_remote(|remote, effects| remote.put_chat(lines, effects))
    }

    /// Drops everything that the last viewer saw. The client loads it again with the next connection.
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
            Place::Moment(moment) => moment.hold = delays.beats,
        }
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

    /// Drops touches that do not fit the new table or choices.
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
            (Place::Local(local), Input::GoOn) => local.seen(now, effects),
            (Place::Local(local), Input::ShowAgain) => local.show_again(now, effects),
            (Place::Remote(remote), Input::GoOn) => remote.seen(now, effects),
            (Place::Remote(remote), Input::ShowAgain) => remote.show_again(now, effects),
            (Place::Moment(moment), Input::GoOn) => moment.held.seen(now, effects),
            (Place::Moment(moment), Input::Tick) => drop(moment.held.holds(moment.hold, now, effects)),
            (Place::Local(local), Input::TakeDevice) => local.take_device(effects),
            (Place::Local(local), Input::AskForDevice(seat)) => local.ask_for_device(seat, effects),
            (Place::Local(local), Input::ReturnDevice) => local.return_device(now, effects),
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

    /// Whether the viewer could take this choice back after playing it.
    fn can_take_back(&self, choice: &Choice) -> bool {
        match self {
            Place::Local(local) => local.can_take_back(&choice.notation),
            Place::Remote(remote) => remote.can_take_back(&choice.notation),
            // A lesson explains what was wrong and goes on from there.
            Place::Moment(_) => true,
        }
    }
}
