//! Turn notices: Web Push messages and webhook calls.
//!
//! Hosts schedule a notice when the turn of an absent player begins, and this task sends it. It skips players who are
//! back or have played, and delays notices in quiet hours. Every notice is sent once. It has the table's id, the game's
//! name and a fixed text, so it can leak nothing about the match.

mod address_filter;
mod delivery;
mod web_push;

use std::sync::Arc;
use std::time::Duration;

use lang::Locale;
use protocol::{Notice, TableId};
use store::{StoreError, TurnNoticeRow};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use crate::AppState;
use crate::messages::voice;
pub(crate) use address_filter::is_allowed_address;
use delivery::{Delivery, HttpSender};
pub(crate) use web_push::{Vapid, has_valid_keys};

/// How many notices are sent at once.
const MAX_CONCURRENT: usize = 32;

/// How many notices may wait for a retry; the others wait in the store.
const MAX_PENDING: usize = 1000;

/// How many due notices are read at once.
const BATCH_SIZE: u32 = 50;

/// How often the store is checked when no new notice is signalled.
const POLL_INTERVAL: Duration = Duration::from_secs(15);

/// The delays in seconds before the retries of a failed notice.
const RETRY_DELAYS: [u64; 3] = [1, 10, 60];

/// The parts that sending needs.
pub(crate) struct Notifier {
    pub(crate) vapid: Vapid,
    sender: HttpSender,
    in_flight: Semaphore,
    pending: Arc<Semaphore>,
    wakeup: Notify,
}

impl Notifier {
    pub(crate) fn new(vapid: Vapid, allow_private: bool) -> Notifier {
        Notifier {
            vapid,
            sender: HttpSender::new(allow_private),
            in_flight: Semaphore::new(MAX_CONCURRENT),
            pending: Arc::new(Semaphore::new(MAX_PENDING)),
            wakeup: Notify::new(),
        }
    }

    /// Signals that a notice was scheduled.
    pub(crate) fn wake(&self) {
        self.wakeup.notify_one();
    }
}

/// Sends due notices as long as the server runs.
pub(crate) async fn run(weak: std::sync::Weak<AppState>) {
    loop {
        let Some(app) = weak.upgrade() else { return };
        if !app.is_draining()
            && let Err(error) = app.send_due_notices().await
        {
            tracing::error!(%error, "due notices could not be read");
        }
        let notifier = Arc::clone(&app.notifier);
        drop(app);
        tokio::select! {
            () = notifier.wakeup.notified() => {}
            () = tokio::time::sleep(POLL_INTERVAL) => {}
        }
    }
}

impl AppState {
    /// Sends every notice that is due.
    async fn send_due_notices(self: &Arc<AppState>) -> Result<(), StoreError> {
        loop {
            let due = self.store.due_notices(self.now(), BATCH_SIZE).await?;
            if due.is_empty() {
                return Ok(());
            }
            for notice in due {
                self.send_notice(&notice).await?;
            }
        }
    }

    async fn send_notice(self: &Arc<AppState>, notice: &TurnNoticeRow) -> Result<(), StoreError> {
        let settings = self.store.notice_settings(&notice.person).await?;
        if let Some(end) = settings.as_ref().and_then(|settings| settings.quiet?.end(self.now())) {
            return self.store.reschedule_notice(&notice.table, notice.seat, end).await;
        }
        self.store.delete_notice(&notice.table, notice.seat).await?;
        if !notice.is_current || self.is_present(notice).await {
            return Ok(());
        }
        let locale =
            settings.as_ref().and_then(|settings| Locale::from_tag(&settings.language)).unwrap_or_default();
        let body = notice_body(&notice.table, &notice.game, locale);
        for row in self.store.push_subscriptions_of(&notice.person).await? {
            let encrypted =
                self.notifier.vapid.encrypted_message(&row.subscription, &notice.table, &body, self.now());
            // A subscription with invalid keys was refused when it was made.
            let Ok(delivery) = encrypted else { continue };
            let permit = self.pending_permit().await;
            let (app, person) = (Arc::clone(self), notice.person);
            tokio::spawn(async move {
                if app.deliver(delivery, permit).await == Outcome::Gone {
                    // If the store fails, the next notice finds the endpoint gone as well.
                    let _ = app.store.unsubscribe(&person, row.id).await;
                }
            });
        }
        if let Some((address, secret)) =
            settings.and_then(|settings| Some((settings.webhook?, settings.secret)))
        {
            let delivery = Delivery::webhook(&address, &secret, &body, self.now());
            let (app, permit) = (Arc::clone(self), self.pending_permit().await);
            tokio::spawn(async move { app.deliver(delivery, permit).await });
        }
        Ok(())
    }

    /// Returns whether the owner of the seat is connected to the table.
    async fn is_present(&self, notice: &TurnNoticeRow) -> bool {
        let info = self.hub.live_info(&notice.table).await;
        info.is_some_and(|info| info.seats[notice.seat.index()].here)
    }

    /// Waits until another notice may be pending.
    async fn pending_permit(&self) -> OwnedSemaphorePermit {
        let pending = Arc::clone(&self.notifier.pending);
        pending.acquire_owned().await.expect("the semaphore is never closed")
    }

    /// Sends a notice, with retries. A waiting retry does not block other notices.
    async fn deliver(&self, delivery: Delivery, _permit: OwnedSemaphorePermit) -> Outcome {
        let delivery = Arc::new(delivery);
        let mut delays = RETRY_DELAYS.iter();
        loop {
            let sending = self.notifier.in_flight.acquire().await.expect("the semaphore is never closed");
            let answer = self.notifier.sender.send(Arc::clone(&delivery)).await;
            drop(sending);
            match answer {
                Ok(status) if (200..300).contains(&status) => {
                    self.metrics.notices.add(1);
                    return Outcome::Delivered;
                }
                Ok(404 | 410) => return Outcome::Gone,
                // The log has neither the address nor the response: both may be secret.
                refused => tracing::info!(status = refused.ok(), "a notice was not accepted"),
            }
            let Some(seconds) = delays.next() else {
                self.metrics.lost_notices.add(1);
                return Outcome::Lost;
            };
            tokio::time::sleep(Duration::from_secs(*seconds)).await;
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Delivered,
    /// The endpoint does not exist any more.
    Gone,
    Lost,
}

/// The body of a notice, the same for every player.
fn notice_body(table: &TableId, game: &str, locale: Locale) -> String {
    let (title, text) = (voice(locale, Some(game)).word("title"), voice(locale, None).word("notice-turn"));
    let notice = Notice { table: *table, game: game.to_owned(), title, text };
    serde_json::to_string(&notice).expect("a notice is plain data")
}
