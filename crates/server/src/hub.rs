//! The live tables: those with a host task. All other tables are only rows in the store.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use protocol::{PersonId, TableId, TableInfo};
use store::TableRow;
use tokio::sync::{mpsc, oneshot};

use crate::host::{Host, HostCommand};
use crate::{AppState, info};

/// The command channels of all hosts.
#[derive(Default)]
pub(crate) struct Hub {
    live: Mutex<HashMap<TableId, mpsc::UnboundedSender<HostCommand>>>,
}

impl Hub {
    /// Sends a command to the host of a table, and starts the host if there is none.
    pub(crate) fn send(&self, app: &Arc<AppState>, table: &TableId, command: HostCommand) {
        let mut live = self.lock();
        let command = match live.get(table) {
            Some(host) => match host.send(command) {
                Ok(()) => return,
                Err(unsent) => unsent.0,
            },
            None => command,
        };
        let (sender, commands) = mpsc::unbounded_channel();
        // The receiver is still here, so this cannot fail.
        let _ = sender.send(command);
        live.insert(*table, sender.clone());
        app.metrics.live_tables.set(live.len());
        tokio::spawn(Host::run(Arc::clone(app), *table, sender, commands));
    }

    /// Starts the host of a table, which then finds out what to do.
    pub(crate) fn wake(&self, app: &Arc<AppState>, table: &TableId) {
        self.send(app, table, HostCommand::Refresh);
    }

    /// Makes a live host read the table again and tell its subscribers. Returns whether there is a live host.
    pub(crate) fn table_changed(&self, table: &TableId) -> bool {
        self.send_if_live(table, HostCommand::Refresh)
    }

    /// Sends a command only to a live host. Returns whether there is one.
    pub(crate) fn send_if_live(&self, table: &TableId, command: HostCommand) -> bool {
        // A host that ends right now needs no command: the next host reads everything from the store.
        self.lock().get(table).is_some_and(|host| host.send(command).is_ok())
    }

    /// The public information about a table: from its host, which knows who is connected, or else from its row.
    pub(crate) async fn info(&self, row: &TableRow) -> TableInfo {
        self.live_info(&row.id).await.unwrap_or_else(|| info::table_info(row))
    }

    /// The same only from a live host.
    pub(crate) async fn live_info(&self, table: &TableId) -> Option<TableInfo> {
        let (reply, answer) = oneshot::channel();
        if self.send_if_live(table, HostCommand::GetInfo(reply)) { answer.await.ok() } else { None }
    }

    /// Asks a live host whether a person may see the table. Returns `None` without a live host.
    pub(crate) async fn may_see(
        &self,
        table: &TableId,
        person: Option<&PersonId>,
        invitation: Option<&str>,
    ) -> Option<bool> {
        let (reply, answer) = oneshot::channel();
        let command = HostCommand::CheckAccess {
            person: person.copied(),
            invitation: invitation.map(str::to_owned),
            reply,
        };
        if self.send_if_live(table, command) { answer.await.ok() } else { None }
    }

    /// Removes an idle host. Returns false if a command has arrived meanwhile.
    pub(crate) fn remove_idle(
        &self,
        app: &AppState,
        table: &TableId,
        commands: &mpsc::UnboundedReceiver<HostCommand>,
    ) -> bool {
        let mut live = self.lock();
        let is_idle = commands.is_empty();
        if is_idle {
            live.remove(table);
            app.metrics.live_tables.set(live.len());
        }
        is_idle
    }

    /// Removes a host that could not start or whose table was deleted.
    pub(crate) fn remove(&self, app: &AppState, table: &TableId) {
        let mut live = self.lock();
        live.remove(table);
        app.metrics.live_tables.set(live.len());
    }

    /// Makes every host stop its clocks, tell its subscribers, and end.
    pub(crate) async fn drain(&self) {
        let hosts: Vec<_> = self.lock().drain().collect();
        let mut ended = Vec::new();
        for (_, host) in hosts {
            let (reply, answer) = oneshot::channel();
            if host.send(HostCommand::Drain(reply)).is_ok() {
                ended.push(answer);
            }
        }
        for answer in ended {
            // A host that has ended by itself needs no drain.
            let _ = answer.await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::UnboundedSender<HostCommand>>> {
        self.live.lock().expect("no code panics while it holds the lock")
    }
}
