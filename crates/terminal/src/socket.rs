//! The way to a server, which somebody else keeps open on a thread of its own.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use protocol::{ClientMessage, ServerMessage};

/// What happens on the way to a server.
pub enum Event {
    /// The connection is open, and the server was greeted.
    Opened,
    /// The connection is lost; it is being opened again.
    Lost,
    /// The server says something.
    Message(Box<ServerMessage>),
}

/// What the thread that keeps the connection has to do.
pub enum Order {
    /// Send this. If the connection is lost before, it is dropped.
    Send(Box<ClientMessage>),
    /// Close the connection and open another one.
    Reconnect,
}

/// The way to a server. Neither end ever waits for the other.
pub struct Socket {
    orders: Box<dyn Fn(Order)>,
    events: Receiver<Event>,
}

impl Socket {
    /// `orders` takes orders without waiting; `events` ends when nobody tries to reach the server any more.
    pub fn new(orders: Box<dyn Fn(Order)>, events: Receiver<Event>) -> Socket {
        Socket { orders, events }
    }

    pub(crate) fn order(&self, order: Order) {
        (self.orders)(order);
    }

    /// All that happened, after waiting for the first of it at most so long; and whether nothing more can happen.
    pub(crate) fn events(&self, patience: Duration) -> (Vec<Event>, bool) {
        match self.events.recv_timeout(patience) {
            Ok(first) => (std::iter::once(first).chain(self.events.try_iter()).collect(), false),
            Err(RecvTimeoutError::Timeout) => (Vec::new(), false),
            Err(RecvTimeoutError::Disconnected) => (Vec::new(), true),
        }
    }
}
