//! The socket to the server, shared by all pages. It reconnects as long as a page listens.

use std::time::Duration;

use client::{Connection, Heartbeat, Patience};
use leptos::prelude::*;
use protocol::{ClientMessage, Code, Envelope, Greeting, ServerMessage};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use super::me::Me;
use crate::signal::{RwSignal, StoredValue};

/// The time between two heartbeats.
const HEARTBEAT: Duration = Duration::from_millis(Connection::HEARTBEAT);

/// The state of the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    /// Not opened yet.
    New,
    Open,
    /// Lost; the client reconnects.
    Lost,
}

/// The connection of all pages to the server. It is open while a page listens.
#[derive(Clone, Copy)]
pub(crate) struct Socket {
    open_socket: StoredValue<Option<OpenSocket>>,
    me: Me,
    /// The listeners by number.
    listeners: StoredValue<Vec<(u64, Listener)>>,
    /// The next number, for listeners and for keys of commands.
    next: StoredValue<u64>,
    /// The token of the last greeting.
    greeted: StoredValue<Option<String>>,
    /// Decides when to reconnect.
    connection: StoredValue<Connection>,
    pub(crate) link: RwSignal<Link>,
}

/// The callbacks of a page.
#[derive(Clone, Copy)]
pub(super) struct Listener {
    /// Called each time the socket opens.
    pub(super) opened: Callback<()>,
    /// Called each time the socket closes.
    pub(super) lost: Callback<()>,
    /// Called with every message, also those that other pages asked for.
    pub(super) hear: Callback<ServerMessage>,
    /// Whether a lost connection may stay closed for a while, because the page shows nothing from it.
    pub(super) is_patient: bool,
}

/// A browser socket with its callbacks.
struct OpenSocket {
    socket: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _closed: Closure<dyn FnMut()>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    heartbeat: Option<IntervalHandle>,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        if let Some(heartbeat) = self.heartbeat {
            heartbeat.clear();
        }
        self.socket.set_onopen(None);
        self.socket.set_onclose(None);
        self.socket.set_onmessage(None);
        // Closing twice is fine.
        let _ = self.socket.close();
    }
}

impl Socket {
    pub(crate) fn new(me: Me) -> Socket {
        Socket {
            open_socket: StoredValue::new(None),
            me,
            listeners: StoredValue::new(Vec::new()),
            next: StoredValue::new(1),
            greeted: StoredValue::new(None),
            connection: StoredValue::new(Connection::default()),
            link: RwSignal::new(Link::New),
        }
    }

    /// Listens until the page is left.
    pub(super) fn listen(self, listener: Listener) {
        let number = self.listen_for_good(listener);
        on_cleanup(move || self.leave(number));
    }

    /// Listens until `leave` is called with the returned number.
    pub(super) fn listen_for_good(self, listener: Listener) -> u64 {
        let number = self.next_number();
        self.listeners.update_value(|all| all.push((number, listener)));
        if self.open_socket.with_value(Option::is_none) {
            self.open();
        } else if self.link.get_untracked() == Link::Open {
            listener.opened.run(());
        }
        number
    }

    /// Removes a listener. The last one closes the socket.
    pub(super) fn leave(self, number: u64) {
        self.listeners.update_value(|all| all.retain(|(other, _)| *other != number));
        if self.listeners.with_value(Vec::is_empty) {
            self.open_socket.set_value(None);
            self.link.set(Link::New);
        }
    }

    /// Returns a number that was not used before.
    pub(super) fn next_number(self) -> u64 {
        let number = self.next.get_value();
        self.next.set_value(number + 1);
        number
    }

    /// Sends a message if the socket is open.
    pub(super) fn send(self, message: ClientMessage) {
        let text = serde_json::to_string(&Envelope::of(message)).expect("a message is plain data");
        self.open_socket.with_value(|open| {
            if let Some(open) = open {
                // A closed socket sends nothing. The client sends pending commands again when it opens.
                let _ = open.socket.send_with_str(&text);
            }
        });
    }

    /// Opens a new socket if the reader has signed in or out since the last greeting.
    pub(super) fn follow_person(self) {
        let token = self.me.token();
        if self.link.get_untracked() == Link::Open && self.greeted.get_value() != token {
            self.greeted.set_value(token);
            self.open();
        }
    }

    fn open(self) {
        let location = window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/api/socket", location.host().unwrap_or_default());
        // Close the old socket first.
        self.open_socket.set_value(None);
        let Ok(socket) = WebSocket::new(&address) else { return self.lost() };
        let opened = Closure::new(move || self.opened());
        let closed = Closure::new(move || self.lost());
        let heard = Closure::new(move |event: MessageEvent| self.receive(&event));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        let heartbeat = set_interval_with_handle(move || self.check_alive(), HEARTBEAT).ok();
        let open_socket = OpenSocket { socket, _opened: opened, _closed: closed, _heard: heard, heartbeat };
        self.open_socket.set_value(Some(open_socket));
    }

    fn opened(self) {
        self.connection.update_value(Connection::opened);
        let token = self.me.token();
        self.greeted.set_value(token.clone());
        self.send(ClientMessage::Greet(Greeting { token, language: self.me.language() }));
        self.link.set(Link::Open);
        for listener in self.current_listeners() {
            listener.opened.try_run(());
        }
    }

    /// A copy of the listeners, because a callback may add or remove some.
    fn current_listeners(self) -> impl Iterator<Item = Listener> {
        self.listeners.get_value().into_iter().map(|(_, listener)| listener)
    }

    fn receive(self, event: &MessageEvent) {
        self.connection.update_value(Connection::heard);
        let Some(text) = event.data().as_string() else { return };
        let message = match serde_json::from_str::<Envelope<ServerMessage>>(&text) {
            Ok(envelope) => envelope.body,
            Err(error) => return leptos::logging::warn!("a message of the server cannot be read: {error}"),
        };
        if let ServerMessage::Refused { key: None, problem } = &message
            && problem.code == Code::BadToken
        {
            return self.me.is_unknown();
        }
        for listener in self.current_listeners() {
            listener.hear.try_run(message.clone());
        }
    }

    /// Replaces a socket on which the server does not answer.
    pub(super) fn reopen(self) {
        if self.link.get_untracked() == Link::Open {
            self.lost();
        }
    }

    /// Reconnects after a while if there are still listeners.
    fn lost(self) {
        self.open_socket.set_value(None);
        let is_patient = self.current_listeners().all(|listener| listener.is_patient);
        let patience = if is_patient { Patience::Long } else { Patience::Short };
        let Some((tries, wait)) =
            self.connection.try_update_value(|connection| (connection.tries(), connection.lost(patience)))
        else {
            return;
        };
        if self.link.get_untracked() == Link::Open || tries > 1 {
            self.link.set(Link::Lost);
        }
        for listener in self.current_listeners() {
            listener.lost.try_run(());
        }
        set_timeout(
            move || {
                // A new listener may have opened it meanwhile.
                let is_down = self.open_socket.with_value(Option::is_none);
                if is_down && !self.listeners.with_value(Vec::is_empty) {
                    self.open();
                }
            },
            Duration::from_millis(wait),
        );
    }

    /// Sends a ping, or gives the socket up: a lost network does not close it.
    fn check_alive(self) {
        if self.link.get_untracked() != Link::Open {
            return;
        }
        match self.connection.try_update_value(Connection::beat) {
            Some(Heartbeat::Ping) => self.send(ClientMessage::Ping),
            Some(Heartbeat::Lost) => self.lost(),
            None => {}
        }
    }
}
