//! The tables that somebody looks at or plays at right now. All others cost nothing but their row in the store.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use protocol::{PersonId, TableId, TableInfo};
use store::TableRow;
use tokio::sync::{mpsc, oneshot};

use crate::host::{Host, Order};
use crate::{House, info};

/// Every live table, with the way to its host.
#[derive(Default)]
pub(crate) struct Hub {
    live: Mutex<HashMap<TableId, mpsc::UnboundedSender<Order>>>,
}

impl Hub {
    /// Gives an order to the host of a table; the host is woken first if it sleeps.
    pub(crate) fn order(&self, house: &Arc<House>, table: &TableId, order: Order) {
        let mut live = self.lock();
        let order = match live.get(table) {
            Some(host) => match host.send(order) {
                Ok(()) => return,
                Err(unsent) => unsent.0,
            },
            None => order,
        };
        let (sender, orders) = mpsc::unbounded_channel();
        // It is the first order, and the receiver is at hand.
        let _ = sender.send(order);
        live.insert(*table, sender.clone());
        house.metrics.live_tables.set(live.len());
        tokio::spawn(Host::run(Arc::clone(house), *table, sender, orders));
    }

    /// Wakes the host of a table, who finds out what there is to do.
    pub(crate) fn wake(&self, house: &Arc<House>, table: &TableId) {
        self.order(house, table, Order::Look);
    }

    /// Somebody changed the table in the store: if its host is awake, it looks again and tells everybody. Is it?
    pub(crate) fn changed(&self, table: &TableId) -> bool {
        self.mention(table, Order::Look)
    }

    /// Gives an order to the host of a table if it is awake: a sleeping one need not know.
    /// Is it?
    pub(crate) fn mention(&self, table: &TableId, order: Order) -> bool {
        // A host that goes to sleep just now will read everything when it wakes.
        self.lock().get(table).is_some_and(|host| host.send(order).is_ok())
    }

    /// What everybody may know of a table: from its host, who knows who is there, or else from its row.
    pub(crate) async fn info(&self, row: &TableRow) -> TableInfo {
        self.live_info(&row.id).await.unwrap_or_else(|| info::of_row(row))
    }

    /// The same only from its host; none if it sleeps.
    pub(crate) async fn live_info(&self, table: &TableId) -> Option<TableInfo> {
        let (reply, answer) = oneshot::channel();
        if self.mention(table, Order::Info(reply)) { answer.await.ok() } else { None }
    }

    /// May somebody come to a table? Asked of its host; none if it sleeps.
    pub(crate) async fn admits(
        &self,
        table: &TableId,
        person: Option<&PersonId>,
        invitation: Option<&str>,
    ) -> Option<bool> {
        let (reply, answer) = oneshot::channel();
        let order =
            Order::Admit { person: person.copied(), invitation: invitation.map(str::to_owned), reply };
        if self.mention(table, order) { answer.await.ok() } else { None }
    }

    /// A host wants to go to sleep. Refused if an order came in the meantime.
    pub(crate) fn park(
        &self,
        house: &House,
        table: &TableId,
        orders: &mpsc::UnboundedReceiver<Order>,
    ) -> bool {
        let mut live = self.lock();
        let idle = orders.is_empty();
        if idle {
            live.remove(table);
            house.metrics.live_tables.set(live.len());
        }
        idle
    }

    /// A host could not wake, or its table is no more.
    pub(crate) fn forget(&self, house: &House, table: &TableId) {
        let mut live = self.lock();
        live.remove(table);
        house.metrics.live_tables.set(live.len());
    }

    /// Every host stops its clocks, tells everybody, and ends.
    pub(crate) async fn drain(&self) {
        let hosts: Vec<_> = self.lock().drain().collect();
        let mut ended = Vec::new();
        for (_, host) in hosts {
            let (reply, answer) = oneshot::channel();
            if host.send(Order::Drain(reply)).is_ok() {
                ended.push(answer);
            }
        }
        for answer in ended {
            // A host that ended by itself has nothing left to do.
            let _ = answer.await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::UnboundedSender<Order>>> {
        self.live.lock().expect("nobody panics while holding the list")
    }
}
