//! The state that all parts of a server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::extract::ws::Utf8Bytes;
use engine::Seat;
use protocol::{PersonId, ServerMessage, TableId, TableInfo, Visibility};
use sha2::{Digest, Sha256};
use store::{Moment, Store, StoreError, TableRow};
use tokio::sync::{Notify, broadcast};
use tokio::time::Instant;

use crate::auth::random;
use crate::bot_threads::{BotEngine, BotThreads, BuiltInBots};
use crate::device_connections::DeviceConnections;
use crate::encode::encode;
use crate::hub::Hub;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::my_tables::MyTablesSubscribers;
use crate::notices::{self, Notifier, Vapid};
use crate::password::Passwords;
use crate::{Settings, info, ratings};

/// How often the server looks for matches without a live host in which a clock has expired.
const CLOCK_CHECK_INTERVAL: Duration = Duration::from_secs(15);

/// A lobby subscriber that falls this many messages behind misses the oldest.
const LOBBY_BUFFER: usize = 256;

/// The state of a running server.
pub struct AppState {
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    pub(crate) metrics: Metrics,
    pub(crate) notifier: Arc<Notifier>,
    pub(crate) settings: Settings,
    /// Sends every change of a public table.
    pub(crate) lobby: broadcast::Sender<Utf8Bytes>,
    /// The connections that are subscribed to their owner's tables.
    pub(crate) my_tables: MyTablesSubscribers,
    /// The threads on which bots search.
    pub(crate) bot_threads: BotThreads,
    pub(crate) bot_engine: Arc<dyn BotEngine>,
    /// Signals that a match has ended and can be rated.
    pub(crate) finished: Arc<Notify>,
    draining: AtomicBool,
    /// How many seeds were derived from [`Settings::test_seed`].
    test_seeds: AtomicU64,
    /// The connections to close when a token is revoked.
    pub(crate) devices: DeviceConnections,
    started: (Moment, Instant),
}

impl AppState {
    /// Opens the store and starts the background tasks: clocks, ratings, notices.
    pub async fn open(settings: Settings) -> Result<Arc<AppState>, StoreError> {
        AppState::open_with(settings, Arc::new(BuiltInBots)).await
    }

    /// The same with other bots.
    pub async fn open_with(
        settings: Settings,
        bot_engine: Arc<dyn BotEngine>,
    ) -> Result<Arc<AppState>, StoreError> {
        let store = Store::open(&settings.store).await?;
        let vapid = Vapid::load_or_create(&store, settings.contact.clone()).await?;
        let wall_clock =
            SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as Moment;
        let app = Arc::new(AppState {
            store,
            hub: Hub::default(),
            limits: Limits::new(settings.rate_limits),
            passwords: Passwords::default(),
            metrics: Metrics::default(),
            notifier: Arc::new(Notifier::new(vapid, settings.private_notices)),
            lobby: broadcast::channel(LOBBY_BUFFER).0,
            my_tables: MyTablesSubscribers::default(),
            bot_threads: BotThreads::new(settings.bot_threads),
            bot_engine,
            settings,
            finished: Arc::default(),
            draining: AtomicBool::new(false),
            test_seeds: AtomicU64::new(0),
            devices: DeviceConnections::default(),
            started: (wall_clock, Instant::now()),
        });
        app.store.compensate_outage(app.now()).await?;
        for table in app.store.tables_with_stopped_clocks().await? {
            app.hub.wake(&app, &table);
        }
        for person in app.store.on_vacation(app.now()).await? {
            app.vacation_changed(&person).await?;
        }
        app.rate_finished().await;
        tokio::spawn(ratings::run(Arc::downgrade(&app), Arc::clone(&app.finished)));
        tokio::spawn(notices::run(Arc::downgrade(&app)));
        let weak = Arc::downgrade(&app);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(CLOCK_CHECK_INTERVAL).await;
                let Some(app) = weak.upgrade() else { return };
                if let Err(error) = app.store.record_heartbeat(app.now()).await {
                    tracing::error!(%error, "the heartbeat could not be stored");
                }
                // If the store fails now, the next round tries again.
                for table in app.store.due_tables(app.now()).await.unwrap_or_default() {
                    app.hub.wake(&app, &table);
                }
            }
        });
        Ok(app)
    }

    /// The seed of a new match: random, or the next one derived from the test seed.
    pub(crate) fn new_seed(&self) -> [u8; 32] {
        match self.settings.test_seed {
            None => random(),
            Some(number) => {
                let nth = self.test_seeds.fetch_add(1, Ordering::Relaxed);
                Sha256::digest(format!("roundtable test seed\n{number}\n{nth}\n")).into()
            }
        }
    }

    /// The current time. It never jumps, even if the machine's clock is set.
    pub(crate) fn now(&self) -> Moment {
        self.started.0 + self.started.1.elapsed().as_millis() as Moment
    }

    /// The same moment for timers; a moment in the past becomes the start of the server.
    pub(crate) fn instant(&self, moment: Moment) -> Instant {
        self.started.1 + Duration::from_millis(moment.saturating_sub(self.started.0).max(0).unsigned_abs())
    }

    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    /// Prepares for shutdown: refuses new work, stops all clocks, and tells every client to connect again later.
    pub async fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
        self.hub.drain().await;
        self.my_tables.drain(self);
    }

    /// Wakes the hosts of a person's correspondence matches, because a vacation has begun or ended.
    pub(crate) async fn vacation_changed(self: &Arc<AppState>, person: &PersonId) -> Result<(), StoreError> {
        for table in self.store.correspondence_tables_of(person).await? {
            self.hub.wake(self, &table);
        }
        Ok(())
    }

    /// Schedules a notice for the person at a seat whose turn has begun, if they want notices.
    pub(crate) async fn schedule_notice(&self, table: &TableId, seat: Seat) {
        match self.store.schedule_notice(table, seat, self.now()).await {
            Ok(true) => self.notifier.wake(),
            Ok(false) => {}
            // The match goes on without the notice.
            Err(error) => tracing::error!(%error, "a turn notice could not be scheduled"),
        }
    }

    pub async fn close(&self) {
        self.store.clone().close().await;
    }

    /// Sends a changed table to the lobby and to everybody who sits there.
    pub(crate) fn announce(&self, row: &TableRow, table: &TableInfo) {
        if row.visibility == Visibility::Public {
            // Sending fails if there are no subscribers.
            let _ = self.lobby.send(encode(&ServerMessage::Table(Box::new(table.clone()))));
        }
        for person in people_at(row) {
            self.notify_owner(person, row, || table.clone());
        }
    }

    /// Sends a table to the connections of a person that are subscribed to their own tables.
    pub(crate) fn notify_owner(&self, person: &PersonId, row: &TableRow, table: impl FnOnce() -> TableInfo) {
        let message =
            || encode(&ServerMessage::Own(Box::new(info::own_table(row, table(), person, self.now()))));
        self.my_tables.send(self, person, message);
    }

    /// Tells the host, the lobby and everybody at the table that it was deleted.
    pub(crate) fn announce_deleted(&self, row: &TableRow) {
        self.hub.table_changed(&row.id);
        let message = encode(&ServerMessage::Cleared { table: row.id });
        if row.visibility == Visibility::Public {
            // Sending fails if there are no subscribers.
            let _ = self.lobby.send(message.clone());
        }
        for person in people_at(row) {
            self.my_tables.send(self, person, || message.clone());
        }
    }
}

/// The people who sit at a table.
fn people_at(row: &TableRow) -> impl Iterator<Item = &PersonId> {
    row.seats.iter().filter_map(|seat| Some(&seat.person.as_ref()?.id))
}
