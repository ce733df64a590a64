//! A match on the page: the `client::MatchClient` that drives it, and signals for what it shows. The handle passes touches to the client
//! and carries out the client's effects. For a match on a server, the page of the table carries them out.

mod device;

use std::sync::Arc;

use client::{Asks, Changed, Delays, Effect, Held, Input, MatchClient, Narrowing, Request, Snapshot};
use engine::{Seat, SeatSet};
use leptos::prelude::*;
use table::{GameHandle, Player, Session, Told};

use crate::animate;
use crate::bot_worker::BotWorker;
use crate::settings::Settings;
use crate::signal::{RwSignal, StoredValue};

/// A match and the signals of its page.
#[derive(Clone, Copy)]
pub(crate) struct MatchHandle {
    client: StoredValue<MatchClient>,
    pub(crate) kind: &'static dyn GameHandle,
    /// The players, by seat.
    pub(crate) players: RwSignal<Vec<Player>>,
    id: StoredValue<String>,
    settings: RwSignal<Settings>,
    bot_worker: StoredValue<BotWorker>,
    driver: StoredValue<Driver>,
    /// Whether there are steps that are not saved yet.
    unsaved: StoredValue<bool>,
    /// Whether the page has told the player that it cannot save.
    warned: StoredValue<bool>,
    /// The snapshot on the page. Its choices are those that fit the touches so far.
    pub(crate) snapshot: RwSignal<Arc<Snapshot>>,
    /// The touches of the current decision.
    pub(crate) narrowing: RwSignal<Narrowing>,
    /// What is held up to the viewer.
    pub(crate) held: RwSignal<Option<Arc<Held>>>,
    /// The player who gets the device next.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    /// The people who may ask for this device to act out of turn.
    pub(crate) may_ask: RwSignal<SeatSet>,
    /// The person who has the device out of turn.
    pub(crate) out_of_turn: RwSignal<Option<Seat>>,
    /// The bot that is deciding.
    pub(crate) thinking: RwSignal<Option<Seat>>,
    /// The id of the message that says what went wrong.
    pub(crate) trouble: RwSignal<Option<&'static str>>,
}

/// The receiver of inputs.
#[derive(Clone, Copy)]
enum Driver {
    /// The client; the handle carries out its effects.
    Device,
    /// The page of a table on the server.
    Server(Callback<Input>),
    /// The client; the teacher of a lesson gets the chosen action.
    Teacher(Callback<String>),
}

impl MatchHandle {
    /// Starts or continues a match on this device.
    pub(crate) fn sit(id: String, session: Box<dyn Session>, settings: RwSignal<Settings>) -> MatchHandle {
        let kind = game_of(&*session);
        let delays = delays(&settings.get_untracked());
        let client = StoredValue::new(MatchClient::local(session, None, delays));
        let handle = MatchHandle::of(kind, client, settings, Driver::Device);
        handle.id.set_value(id);
        handle.save_before_unload();
        handle.feed(Input::Tick);
        handle
    }

    /// Shows a match that is not played here: it does not move on, has no choices and is not saved.
    pub(crate) fn look_on(
        session: Box<dyn Session>,
        viewer: Option<Seat>,
        settings: RwSignal<Settings>,
    ) -> MatchHandle {
        let kind = game_of(&*session);
        let client = StoredValue::new(MatchClient::moment(session, viewer, Asks::Nothing));
        MatchHandle::of(kind, client, settings, Driver::Device)
    }

    /// Shows a match on the server. Its client belongs to the page of the table, which takes inputs by `feed`.
    pub(crate) fn sit_at_server(
        kind: &'static dyn GameHandle,
        client: StoredValue<MatchClient>,
        settings: RwSignal<Settings>,
        feed: Callback<Input>,
    ) -> MatchHandle {
        MatchHandle::of(kind, client, settings, Driver::Server(feed))
    }

    fn of(
        kind: &'static dyn GameHandle,
        client: StoredValue<MatchClient>,
        settings: RwSignal<Settings>,
        driver: Driver,
    ) -> MatchHandle {
        let (players, snapshot) = client.with_value(|client| (client.players(), shown(client)));
        let snapshot = snapshot.expect("the page shows a match that has begun");
        MatchHandle {
            client,
            kind,
            players: RwSignal::new(players),
            id: StoredValue::new(String::new()),
            settings,
            bot_worker: StoredValue::new(BotWorker::default()),
            driver: StoredValue::new(driver),
            unsaved: StoredValue::new(false),
            warned: StoredValue::new(false),
            snapshot: RwSignal::new(Arc::new(snapshot)),
            narrowing: RwSignal::new(Narrowing::default()),
            held: RwSignal::new(None),
            curtain: RwSignal::new(None),
            may_ask: RwSignal::new(SeatSet::EMPTY),
            out_of_turn: RwSignal::new(None),
            thinking: RwSignal::new(None),
            trouble: RwSignal::new(None),
        }
    }

    /// Sends chosen actions to a teacher from now on.
    pub(crate) fn answer_to(self, teacher: Callback<String>) {
        self.driver.set_value(Driver::Teacher(teacher));
    }

    /// Shows another moment of the match.
    pub(crate) fn show(self, moment: Box<dyn Session>, viewer: Option<Seat>, asks: Asks) {
        let delays = delays(&self.settings.get_untracked());
        let effects = self.client.try_update_value(|client| {
            client.set_delays(delays);
            client.show(moment, viewer, asks, now())
        });
        let driver = self.driver.get_value();
        effects.unwrap_or_default().into_iter().for_each(|effect| self.carry_out(effect, driver));
    }

    /// The id of the match on this device.
    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// Reads the session of a match on this device.
    pub(crate) fn with<T>(self, look: impl FnOnce(&dyn Session) -> T) -> T {
        self.client.with_value(|client| look(client.session().expect("it is played at this device")))
    }

    /// Reads the story lines up to the moment that is shown, oldest first.
    pub(crate) fn story<T>(self, look: impl FnOnce(&[Told]) -> T) -> T {
        self.snapshot.track();
        self.client.with_value(|client| look(client.story()))
    }

    /// The story lines that came after a log line.
    pub(crate) fn story_after(self, line: u32) -> Vec<Told> {
        self.snapshot.track();
        self.client.with_value(|client| client.story_after(line).to_vec())
    }

    /// Touches a piece or a spot.
    pub(crate) fn touch(self, what: &str) {
        self.feed(Input::Touch(what.to_owned()));
    }

    /// Drops the touches of the current decision.
    pub(crate) fn release(self) {
        self.feed(Input::Release);
    }

    /// Plays a choice of the viewer.
    pub(crate) fn play(self, notation: &str) {
        self.feed(Input::Request(Request::Play(notation.to_owned())));
    }

    /// Takes back the viewer's last step.
    pub(crate) fn undo(self) {
        if self.snapshot.with_untracked(|snapshot| snapshot.can_undo) {
            self.feed(Input::Request(Request::TakeBack));
        }
    }

    /// The next player has the device and looks at it now.
    pub(crate) fn lift_curtain(self) {
        self.feed(Input::TakeDevice);
    }

    /// A person at this device asks for it, to act out of turn.
    pub(crate) fn ask_for_device(self, seat: Seat) {
        self.feed(Input::AskForDevice(seat));
    }

    /// The person who has the device out of turn gives it back.
    pub(crate) fn return_device(self) {
        self.feed(Input::ReturnDevice);
    }

    /// The viewer has seen what is held up.
    pub(crate) fn go_on(self) {
        self.feed(Input::GoOn);
    }

    /// Holds up again what happened since the viewer's last move.
    pub(crate) fn show_again(self) {
        self.feed(Input::ShowAgain);
    }

    /// Tries again after something went wrong.
    pub(crate) fn retry(self) {
        self.trouble.set(None);
        self.feed(Input::Tick);
    }

    fn feed(self, input: Input) {
        match self.driver.try_get_value() {
            Some(Driver::Server(feed)) => feed.run(input),
            Some(driver) => {
                let delays = delays(&self.settings.get_untracked());
                let effects = self.client.try_update_value(|client| {
                    client.set_delays(delays);
                    client.handle(input, now())
                });
                effects.unwrap_or_default().into_iter().for_each(|effect| self.carry_out(effect, driver));
            }
            // The page was left.
            None => {}
        }
    }

    fn carry_out(self, effect: Effect, driver: Driver) {
        match (effect, driver) {
            (Effect::Draw(Changed::Touches), _) => self.refresh_touches(),
            (Effect::Draw(_) | Effect::HandOver(_), _) => self.refresh(),
            (Effect::Chosen(notation), Driver::Teacher(teacher)) => teacher.run(notation),
            (effect, _) => self.carry_out_here(effect),
        }
    }

    /// Sets the signals to what the client shows.
    pub(crate) fn refresh(self) {
        let seen = self.client.try_with_value(|client| {
            let out_of_turn = (client.may_ask_for_device(), client.out_of_turn());
            let held = client.held().cloned();
            Some((
                shown(client)?,
                held,
                client.players(),
                client.next_viewer(),
                client.thinking(),
                out_of_turn,
            ))
        });
        // The page was left, or another viewer waits for their view.
        let Some((snapshot, held, players, next, thinking, out_of_turn)) = seen.flatten() else { return };
        if self.players.with_untracked(|known| *known != players) {
            self.players.set(players);
        }
        self.change_to(snapshot);
        if self.held.with_untracked(|known| known.as_deref() != held.as_ref()) {
            self.held.set(held.map(Arc::new));
        }
        self.refresh_touches();
        if self.curtain.get_untracked() != next {
            self.curtain.set(next);
        }
        if (self.may_ask.get_untracked(), self.out_of_turn.get_untracked()) != out_of_turn {
            self.may_ask.set(out_of_turn.0);
            self.out_of_turn.set(out_of_turn.1);
        }
        if self.thinking.get_untracked() != thinking {
            self.thinking.set(thinking);
        }
    }

    fn refresh_touches(self) {
        let narrowing = self.client.with_value(|client| client.narrowing().clone());
        if self.narrowing.with_untracked(|known| *known != narrowing) {
            self.narrowing.set(narrowing);
        }
    }

    fn change_to(self, snapshot: Snapshot) {
        let (before, snapshot) = (self.snapshot.get_untracked(), Arc::new(snapshot));
        if before == snapshot {
            return;
        }
        // Another viewer sees another table, so pieces move only for the same viewer.
        if before.viewer == snapshot.viewer {
            animate::between(before, Arc::clone(&snapshot));
        }
        self.snapshot.set(snapshot);
    }
}

/// The snapshot to show, with the choices that fit the touches so far.
fn shown(client: &MatchClient) -> Option<Snapshot> {
    let snapshot = client.snapshot()?.clone();
    Some(Snapshot { choices: client.choices().to_vec(), can_undo: client.can_undo(), ..snapshot })
}

/// How long each step is shown before the next one.
pub(crate) fn delays(settings: &Settings) -> Delays {
    Delays {
        chance: settings.pace.fall(),
        step: settings.pace.step(),
        pause: Delays::PAUSE,
        beats: settings.hold(),
    }
}

/// The current time.
pub(crate) fn now() -> client::Millis {
    js_sys::Date::now() as client::Millis
}

fn game_of(session: &dyn Session) -> &'static dyn GameHandle {
    games::find(&session.header().game).expect("a match is one of our games")
}
