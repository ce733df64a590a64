//! Everything that the parts of a server share.

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

use crate::devices::Devices;
use crate::hub::Hub;
use crate::limits::Limits;
use crate::message::written;
use crate::metrics::Metrics;
use crate::notices::{self, Herald, Vapid};
use crate::own::Owners;
use crate::password::Passwords;
use crate::thinkers::{HouseBots, Mind, Thinkers};
use crate::who::random;
use crate::{Settings, info, ratings};

/// How often the server looks for matches in which somebody's time is up while nobody looks on.
const ROUNDS: Duration = Duration::from_secs(15);

/// Who does not listen for so many news of the lobby misses the oldest.
const LOBBY_NEWS: usize = 256;

/// The house in which the tables stand.
pub struct House {
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    pub(crate) metrics: Metrics,
    pub(crate) herald: Arc<Herald>,
    pub(crate) settings: Settings,
    /// Public tables that changed.
    pub(crate) lobby: broadcast::Sender<Utf8Bytes>,
    /// Those who hear of their own tables.
    pub(crate) owners: Owners,
    /// Where bots think.
    pub(crate) thinkers: Thinkers,
    /// How they think.
    pub(crate) mind: Arc<dyn Mind>,
    /// A match is over, and is to be rated.
    pub(crate) finished: Arc<Notify>,
    draining: AtomicBool,
    /// How many seeds were made from [`Settings::test_seed`].
    test_seeds: AtomicU64,
    /// The connections that end when a token is revoked.
    pub(crate) devices: Devices,
    opened: (Moment, Instant),
}

impl House {
    /// Opens the store and begins to look after clocks.
    pub async fn open(settings: Settings) -> Result<Arc<House>, StoreError> {
        House::open_with(settings, Arc::new(HouseBots)).await
    }

    /// The same with other bots.
    pub async fn open_with(settings: Settings, mind: Arc<dyn Mind>) -> Result<Arc<House>, StoreError> {
        let store = Store::open(&settings.store).await?;
        let vapid = Vapid::kept(&store, settings.contact.clone()).await?;
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as Moment;
        let house = Arc::new(House {
            store,
            hub: Hub::default(),
            limits: Limits::new(settings.paced),
            passwords: Passwords::default(),
            metrics: Metrics::default(),
            herald: Arc::new(Herald::new(vapid, settings.private_notices)),
            lobby: broadcast::channel(LOBBY_NEWS).0,
            owners: Owners::default(),
            thinkers: Thinkers::new(settings.thinkers),
            mind,
            settings,
            finished: Arc::default(),
            draining: AtomicBool::new(false),
            test_seeds: AtomicU64::new(0),
            devices: Devices::default(),
            opened: (wall, Instant::now()),
        });
        house.store.compensate_outage(house.now()).await?;
        for table in house.store.tables_with_stopped_clocks().await? {
            house.hub.wake(&house, &table);
        }
        for person in house.store.on_vacation(house.now()).await? {
            house.vacation_changed(&person).await?;
        }
        house.rate_finished().await;
        tokio::spawn(ratings::look_after(Arc::downgrade(&house), Arc::clone(&house.finished)));
        tokio::spawn(notices::look_after(Arc::downgrade(&house)));
        let watchman = Arc::downgrade(&house);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(ROUNDS).await;
                let Some(house) = watchman.upgrade() else { return };
                if let Err(error) = house.store.record_heartbeat(house.now()).await {
                    tracing::error!(%error, "the store does not take a pulse");
                }
                // A store that does not answer now is asked again next time.
                for table in house.store.due_tables(house.now()).await.unwrap_or_default() {
                    house.hub.wake(&house, &table);
                }
            }
        });
        Ok(house)
    }

    /// The seed of a new match: random, or the next one that follows from the seed for tests.
    pub(crate) fn new_seed(&self) -> [u8; 32] {
        match self.settings.test_seed {
            None => random(),
            Some(number) => {
                let nth = self.test_seeds.fetch_add(1, Ordering::Relaxed);
                Sha256::digest(format!("roundtable test seed\n{number}\n{nth}\n")).into()
            }
        }
    }

    /// Now. It goes on evenly, whatever happens to the clock of the machine.
    pub(crate) fn now(&self) -> Moment {
        self.opened.0 + self.opened.1.elapsed().as_millis() as Moment
    }

    /// The same moment as timers have it; one that has passed is now.
    pub(crate) fn instant(&self, moment: Moment) -> Instant {
        self.opened.1 + Duration::from_millis(moment.saturating_sub(self.opened.0).max(0).unsigned_abs())
    }

    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    /// Stops in good order: nothing new begins, clocks stand still, everybody is told and may connect again later.
    pub async fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
        self.hub.drain().await;
        self.owners.drain(self);
    }

    /// Somebody goes on vacation or is back: the hosts of their matches with days for each step look at the clocks.
    pub(crate) async fn vacation_changed(self: &Arc<House>, person: &PersonId) -> Result<(), StoreError> {
        for table in self.store.correspondence_tables_of(person).await? {
            self.hub.wake(self, &table);
        }
        Ok(())
    }

    /// It is the turn of a seat: whoever sits there may want to be told.
    pub(crate) async fn note_turn(&self, table: &TableId, seat: Seat) {
        match self.store.schedule_notice(table, seat, self.now()).await {
            Ok(true) => self.herald.hurry(),
            Ok(false) => {}
            // The match goes on without it.
            Err(error) => tracing::error!(%error, "a turn could not be noted"),
        }
    }

    /// Closes the store.
    pub async fn close(&self) {
        self.store.clone().close().await;
    }

    /// A table changed: the lobby hears of it, and everybody who sits there.
    pub(crate) fn announce(&self, row: &TableRow, table: &TableInfo) {
        if row.visibility == Visibility::Public {
            // Nobody may be listening.
            let _ = self.lobby.send(written(&ServerMessage::Table(Box::new(table.clone()))));
        }
        for person in sitters(row) {
            self.tell_owner(person, row, || table.clone());
        }
    }

    /// Somebody hears how a table of their own stands, if they want to.
    pub(crate) fn tell_owner(&self, person: &PersonId, row: &TableRow, table: impl FnOnce() -> TableInfo) {
        let message =
            || written(&ServerMessage::Own(Box::new(info::of_own(row, table(), person, self.now()))));
        self.owners.tell(self, person, message);
    }

    /// A table is no more: whoever could hear of it does.
    pub(crate) fn tell_cleared(&self, row: &TableRow) {
        self.hub.changed(&row.id);
        let message = written(&ServerMessage::Cleared { table: row.id });
        if row.visibility == Visibility::Public {
            // Nobody may be listening.
            let _ = self.lobby.send(message.clone());
        }
        for person in sitters(row) {
            self.owners.tell(self, person, || message.clone());
        }
    }
}

/// The people at a table.
fn sitters(row: &TableRow) -> impl Iterator<Item = &PersonId> {
    row.seats.iter().filter_map(|seat| Some(&seat.person.as_ref()?.id))
}
