//! Subscriptions of people to all tables at which they sit.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use axum::extract::ws::Utf8Bytes;
use protocol::{PersonId, ServerMessage};
use store::StoreError;
use tokio::sync::{Notify, mpsc};

use crate::encode::encode;
use crate::host::{Connection, SEND_QUEUE};
use crate::{AppState, info};

/// How many tables a new subscriber gets at first.
const MAX_INITIAL_TABLES: u32 = 100;

/// The subscribed connections of each person.
#[derive(Default)]
pub(crate) struct MyTablesSubscribers(Mutex<HashMap<PersonId, Vec<Connection>>>);

impl MyTablesSubscribers {
    /// Sends a message to all subscribed connections of a person. `message` is called only if there are any.
    pub(crate) fn send(&self, app: &AppState, person: &PersonId, message: impl FnOnce() -> Utf8Bytes) {
        let mut subscribers = self.lock();
        if let Some(connections) = subscribers.get_mut(person) {
            let message = message();
            connections.retain(|connection| connection.send(app, message.clone()));
        }
    }

    /// Tells every subscriber that the server is about to restart, and ends all subscriptions.
    pub(crate) fn drain(&self, app: &AppState) {
        for (_, connections) in self.lock().drain() {
            for connection in connections {
                connection.send(app, encode(&ServerMessage::Draining));
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Vec<Connection>>> {
        self.0.lock().expect("no code panics while it holds the lock")
    }
}

/// The subscription of one connection, until it is dropped.
pub(crate) struct MyTables {
    app: Arc<AppState>,
    person: PersonId,
    /// The tables at the time of the subscription. All later changes queue up behind it.
    first: Option<Utf8Bytes>,
    messages: mpsc::Receiver<Utf8Bytes>,
}

impl MyTables {
    /// Subscribes a connection. The server drops a client that lets too many messages queue up.
    pub(crate) async fn subscribe(
        app: &Arc<AppState>,
        person: PersonId,
        disconnect: Arc<Notify>,
    ) -> Result<MyTables, StoreError> {
        let (sender, messages) = mpsc::channel(SEND_QUEUE);
        app.my_tables.lock().entry(person).or_default().push(Connection { sender, disconnect });
        let mut my_tables = MyTables { app: Arc::clone(app), person, first: None, messages };
        let tables = app.store.active_tables_of(&person, MAX_INITIAL_TABLES).await?;
        let tables = tables.iter().map(|row| info::own_table(row, info::table_info(row), &person, app.now()));
        my_tables.first = Some(encode(&ServerMessage::OwnTables(tables.collect())));
        Ok(my_tables)
    }

    /// The next message; `None` when the server stops.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        match self.first.take() {
            Some(first) => Some(first),
            None => self.messages.recv().await,
        }
    }
}

impl Drop for MyTables {
    fn drop(&mut self) {
        self.messages.close();
        let mut subscribers = self.app.my_tables.lock();
        if let Some(connections) = subscribers.get_mut(&self.person) {
            connections.retain(|connection| !connection.sender.is_closed());
            if connections.is_empty() {
                subscribers.remove(&self.person);
            }
        }
    }
}
