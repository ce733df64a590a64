//! Everybody's own tables: whoever wants to hear of them does, whichever table they look at.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use axum::extract::ws::Utf8Bytes;
use protocol::{PersonId, ServerMessage};
use store::StoreError;
use tokio::sync::{Notify, mpsc};

use crate::host::Wire;
use crate::message::written;
use crate::socket::WAITING;
use crate::{House, info};

/// So many tables are told of at first.
const FIRST: u32 = 100;

/// Those who hear of their own tables, by who they are.
#[derive(Default)]
pub(crate) struct Owners(Mutex<HashMap<PersonId, Vec<Wire>>>);

impl Owners {
    /// Tells somebody, wherever they listen. The message is made for those who do.
    pub(crate) fn tell(&self, house: &House, person: &PersonId, message: impl FnOnce() -> Utf8Bytes) {
        let mut listening = self.lock();
        if let Some(wires) = listening.get_mut(person) {
            let message = message();
            wires.retain(|wire| wire.send(house, message.clone()));
        }
    }

    /// Everybody hears that the server is about to restart, and then no more.
    pub(crate) fn drain(&self, house: &House) {
        for (_, wires) in self.lock().drain() {
            for wire in wires {
                wire.send(house, written(&ServerMessage::Draining));
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Vec<Wire>>> {
        self.0.lock().expect("nobody panics while holding the list")
    }
}

/// What one connection of somebody hears of their own tables, until it is dropped.
pub(crate) struct Own {
    house: Arc<House>,
    person: PersonId,
    /// How it stood when they began to listen. All that happened since waits behind it.
    first: Option<Utf8Bytes>,
    messages: mpsc::Receiver<Utf8Bytes>,
}

impl Own {
    /// Begins to listen. Who lets too many messages wait is cut off.
    pub(crate) async fn listen(
        house: &Arc<House>,
        person: PersonId,
        cut: Arc<Notify>,
    ) -> Result<Own, StoreError> {
        let (sender, messages) = mpsc::channel(WAITING);
        house.owners.lock().entry(person).or_default().push(Wire { sender, cut });
        let mut own = Own { house: Arc::clone(house), person, first: None, messages };
        let tables = house.store.active_tables_of(&person, FIRST).await?;
        let tables = tables.iter().map(|row| info::of_own(row, info::of_row(row), &person, house.now()));
        own.first = Some(written(&ServerMessage::OwnTables(tables.collect())));
        Ok(own)
    }

    /// The next message; none when the server stops.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        match self.first.take() {
            Some(first) => Some(first),
            None => self.messages.recv().await,
        }
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        self.messages.close();
        let mut listening = self.house.owners.lock();
        if let Some(wires) = listening.get_mut(&self.person) {
            wires.retain(|wire| !wire.sender.is_closed());
            if wires.is_empty() {
                listening.remove(&self.person);
            }
        }
    }
}
