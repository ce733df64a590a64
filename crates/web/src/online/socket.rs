//! The socket to the server: one for all pages. It is opened again whenever it breaks, as long as anybody listens.

use std::time::Duration;

use leptos::prelude::*;
use protocol::{ClientMessage, Code, Envelope, Greeting, ServerMessage};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use super::me::Me;
use crate::signal::{RwSignal, StoredValue};

/// How long to wait before the next try, in milliseconds: the first comes soon, later ones less often.
const WAITS: [u64; 4] = [300, 1000, 2000, 4000];

/// And from then on.
const LONGEST_WAIT: u64 = 8000;

/// Where nobody looks at what would be heard.
const PATIENCE: u64 = 60_000;

/// A line on which nothing was heard for so long is tried, and given up after as long again.
const PULSE: Duration = Duration::from_secs(15);

/// How it stands with the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    /// It has not been there yet.
    New,
    /// It is there.
    Open,
    /// It was there, and is tried again.
    Lost,
}

/// The line to the server. All pages speak over the same one; it is there as long as anybody listens.
#[derive(Clone, Copy)]
pub(crate) struct Socket {
    line: StoredValue<Option<Line>>,
    me: Me,
    /// Those who listen, each with a number.
    ears: StoredValue<Vec<(u64, Listener)>>,
    /// The next number, for ears and for wishes.
    next: StoredValue<u64>,
    /// Whose token was shown on this line.
    greeted: StoredValue<Option<String>>,
    tries: StoredValue<usize>,
    /// Was anything heard since the last pulse?
    heard: StoredValue<bool>,
    /// How it stands.
    pub(crate) link: RwSignal<Link>,
}

/// Somebody who listens.
#[derive(Clone, Copy)]
pub(super) struct Listener {
    /// Called each time the line is there.
    pub(super) opened: Callback<()>,
    /// Called with everything that is heard, whoever asked for it.
    pub(super) hear: Callback<ServerMessage>,
    /// Does nobody look at it? Then a lost line need not be there again at once.
    pub(super) is_patient: bool,
}

/// A socket, and what the browser calls when something happens to it.
struct Line {
    socket: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _closed: Closure<dyn FnMut()>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    pulse: Option<IntervalHandle>,
}

impl Drop for Line {
    fn drop(&mut self) {
        if let Some(pulse) = self.pulse {
            pulse.clear();
        }
        self.socket.set_onopen(None);
        self.socket.set_onclose(None);
        self.socket.set_onmessage(None);
        // One that is closed already does not mind.
        let _ = self.socket.close();
    }
}

impl Socket {
    /// A line that nobody has opened.
    pub(crate) fn new(me: Me) -> Socket {
        Socket {
            line: StoredValue::new(None),
            me,
            ears: StoredValue::new(Vec::new()),
            next: StoredValue::new(1),
            greeted: StoredValue::new(None),
            tries: StoredValue::new(0),
            heard: StoredValue::new(true),
            link: RwSignal::new(Link::New),
        }
    }

    /// Listens as long as the page is there.
    pub(super) fn listen(self, ears: Listener) {
        let number = self.listen_for_good(ears);
        on_cleanup(move || self.leave(number));
    }

    /// Listens as long as the client runs, or until it leaves.
    pub(super) fn listen_for_good(self, ears: Listener) -> u64 {
        let number = self.number();
        self.ears.update_value(|all| all.push((number, ears)));
        if self.line.with_value(Option::is_none) {
            self.dial();
        } else if self.link.get_untracked() == Link::Open {
            ears.opened.run(());
        }
        number
    }

    /// Listens no more. The last one to leave hangs up.
    pub(super) fn leave(self, number: u64) {
        self.ears.update_value(|all| all.retain(|(other, _)| *other != number));
        if self.ears.with_value(Vec::is_empty) {
            self.line.set_value(None);
            self.link.set(Link::New);
        }
    }

    /// A number that nobody else has.
    pub(super) fn number(self) -> u64 {
        let number = self.next.get_value();
        self.next.set_value(number + 1);
        number
    }

    /// Says something, if the line is there.
    pub(super) fn say(self, say: ClientMessage) {
        let text = serde_json::to_string(&Envelope::of(say)).expect("a message is plain data");
        self.line.with_value(|line| {
            if let Some(line) = line {
                // A line that is not there says nothing; whoever needs to says it again when it is.
                let _ = line.socket.send_with_str(&text);
            }
        });
    }

    /// If somebody else speaks now, the line is opened again in their name.
    pub(super) fn follow_speaker(self) {
        let speaker = self.me.token();
        if self.link.get_untracked() == Link::Open && self.greeted.get_value() != speaker {
            self.greeted.set_value(speaker);
            self.dial();
        }
    }

    fn dial(self) {
        let location = window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/api/socket", location.host().unwrap_or_default());
        // The old line goes before the new one comes.
        self.line.set_value(None);
        let Ok(socket) = WebSocket::new(&address) else { return self.lost() };
        let opened = Closure::new(move || self.is_open());
        let closed = Closure::new(move || self.lost());
        let heard = Closure::new(move |event: MessageEvent| self.hears(&event));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        let pulse = set_interval_with_handle(move || self.feel(), PULSE).ok();
        let line = Line { socket, _opened: opened, _closed: closed, _heard: heard, pulse };
        self.line.set_value(Some(line));
    }

    fn is_open(self) {
        self.tries.set_value(0);
        self.heard.set_value(true);
        let token = self.me.token();
        self.greeted.set_value(token.clone());
        self.say(ClientMessage::Greet(Greeting { token, language: self.me.language() }));
        self.link.set(Link::Open);
        for ears in self.listeners() {
            ears.opened.try_run(());
        }
    }

    /// Those who listen now. Who hears something may leave, or bring others.
    fn listeners(self) -> impl Iterator<Item = Listener> {
        self.ears.get_value().into_iter().map(|(_, ears)| ears)
    }

    fn hears(self, event: &MessageEvent) {
        self.heard.set_value(true);
        let Some(text) = event.data().as_string() else { return };
        let heard = match serde_json::from_str::<Envelope<ServerMessage>>(&text) {
            Ok(heard) => heard.body,
            Err(error) => return leptos::logging::warn!("the server cannot be understood: {error}"),
        };
        if let ServerMessage::Refused { key: None, problem } = &heard
            && problem.code == Code::BadToken
        {
            return self.me.is_unknown();
        }
        for ears in self.listeners() {
            ears.hear.try_run(heard.clone());
        }
    }

    /// The line broke: another one is tried after a while, if anybody still listens then.
    fn lost(self) {
        self.line.set_value(None);
        let tries = self.tries.get_value();
        self.tries.set_value(tries + 1);
        if self.link.get_untracked() == Link::Open || tries > 1 {
            self.link.set(Link::Lost);
        }
        let is_patient = self.listeners().all(|ears| ears.is_patient);
        let wait = WAITS.get(tries).copied().unwrap_or(if is_patient { PATIENCE } else { LONGEST_WAIT });
        set_timeout(
            move || {
                // Somebody who came in the meantime was less patient.
                let is_down = self.line.with_value(Option::is_none);
                if is_down && !self.ears.with_value(Vec::is_empty) {
                    self.dial();
                }
            },
            Duration::from_millis(wait),
        );
    }

    /// Is the other side still there? A network that vanishes says nothing.
    fn feel(self) {
        if self.link.get_untracked() != Link::Open {
            return;
        }
        if self.heard.try_update_value(std::mem::take) == Some(true) {
            self.say(ClientMessage::Ping);
        } else {
            self.lost();
        }
    }
}
