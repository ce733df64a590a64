//! The socket to the server. It is opened again whenever it breaks, until its page is left.

use std::time::Duration;

use leptos::prelude::*;
use protocol::{Envelope, FromClient, FromServer, Greeting};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use super::me::Me;
use crate::signal::{RwSignal, StoredValue};

/// How long to wait before the next try, in milliseconds: the first comes soon, later ones less often.
const WAITS: [u64; 5] = [300, 1000, 2000, 4000, 8000];

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

/// A line to the server.
#[derive(Clone, Copy)]
pub(crate) struct Wire {
    line: StoredValue<Option<Line>>,
    me: Me,
    /// What is told to whoever opened it.
    ears: StoredValue<Option<Ears>>,
    tries: StoredValue<usize>,
    /// Was anything heard since the last pulse?
    heard: StoredValue<bool>,
    /// How it stands.
    pub(crate) link: RwSignal<Link>,
}

/// Who listens.
#[derive(Clone, Copy)]
struct Ears {
    opened: Callback<()>,
    hear: Callback<FromServer>,
}

/// A socket, and what the browser calls when something happens to it.
struct Line {
    socket: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _closed: Closure<dyn FnMut()>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onclose(None);
        self.socket.set_onmessage(None);
        // One that is closed already does not mind.
        let _ = self.socket.close();
    }
}

impl Wire {
    /// A line that nobody has opened.
    pub(crate) fn new(me: Me) -> Wire {
        Wire {
            line: StoredValue::new(None),
            me,
            ears: StoredValue::new(None),
            tries: StoredValue::new(0),
            heard: StoredValue::new(true),
            link: RwSignal::new(Link::New),
        }
    }

    /// Opens it, and keeps it open as long as the page. `opened` is called each time it is there.
    pub(crate) fn open(self, opened: Callback<()>, hear: Callback<FromServer>) {
        self.ears.set_value(Some(Ears { opened, hear }));
        self.dial();
        let pulse = set_interval_with_handle(move || self.feel(), PULSE);
        on_cleanup(move || {
            if let Ok(pulse) = pulse {
                pulse.clear();
            }
            self.line.set_value(None);
        });
    }

    /// Says something, if the line is there.
    pub(crate) fn say(self, say: FromClient) {
        let text = serde_json::to_string(&Envelope::of(say)).expect("a message is plain data");
        self.line.try_with_value(|line| {
            if let Some(line) = line {
                // A line that is not there says nothing; whoever needs to says it again when it is.
                let _ = line.socket.send_with_str(&text);
            }
        });
    }

    /// Opens the line again: somebody else speaks now.
    pub(crate) fn redial(self) {
        self.line.set_value(None);
        self.dial();
    }

    fn dial(self) {
        let location = window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/api/socket", location.host().unwrap_or_default());
        let Ok(socket) = WebSocket::new(&address) else { return self.lost() };
        let opened = Closure::new(move || self.is_open());
        let closed = Closure::new(move || self.lost());
        let heard = Closure::new(move |event: MessageEvent| self.hears(&event));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        self.line.set_value(Some(Line { socket, _opened: opened, _closed: closed, _heard: heard }));
    }

    fn is_open(self) {
        self.tries.set_value(0);
        self.heard.set_value(true);
        self.say(FromClient::Greet(Greeting { token: self.me.token(), language: self.me.language() }));
        self.link.set(Link::Open);
        if let Some(ears) = self.ears.get_value() {
            ears.opened.run(());
        }
    }

    fn hears(self, event: &MessageEvent) {
        self.heard.set_value(true);
        let Some(text) = event.data().as_string() else { return };
        match serde_json::from_str::<Envelope<FromServer>>(&text) {
            Ok(heard) => {
                if let Some(ears) = self.ears.get_value() {
                    ears.hear.run(heard.say);
                }
            }
            Err(error) => leptos::logging::warn!("the server cannot be understood: {error}"),
        }
    }

    /// The line broke: another one is tried after a while, unless the page was left.
    fn lost(self) {
        let Some(tries) = self.tries.try_get_value() else { return };
        self.tries.set_value(tries + 1);
        if self.link.get_untracked() == Link::Open || tries > 1 {
            self.link.set(Link::Lost);
        }
        let wait = WAITS[tries.min(WAITS.len() - 1)];
        set_timeout(
            move || {
                if self.tries.try_get_value().is_some() {
                    self.redial();
                }
            },
            Duration::from_millis(wait),
        );
    }

    /// Is the other side still there? A network that vanishes says nothing.
    fn feel(self) {
        if self.link.try_get_untracked() != Some(Link::Open) {
            return;
        }
        if self.heard.try_update_value(std::mem::take) == Some(true) {
            self.say(FromClient::Ping);
        } else {
            self.line.set_value(None);
            self.lost();
        }
    }
}
