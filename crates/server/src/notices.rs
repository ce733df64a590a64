//! Telling people out of the page that it is their turn: by the push service of their browser, or by calling an address.
//!
//! Hosts note turns of those who are not there. Here they are taken up one by one: whoever came back meanwhile, or has
//! played, is not told; whoever wants quiet is told later. A turn is told once. What is said is made from the table's id,
//! the game's name and a sentence, so nothing can be in it that the seat may not know.

mod gate;
mod post;
mod seal;

use std::sync::Arc;
use std::time::Duration;

use lang::Locale;
use protocol::{Notice, TableId};
use store::{StoreError, TurnNoticeRow};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use crate::House;
use crate::voices::voice;
pub(crate) use gate::is_callable;
use post::{Delivery, Postman};
pub(crate) use seal::{Vapid, is_subscription};

/// So many messages are on their way at once.
const AT_ONCE: usize = 32;

/// So many wait for another try; the others wait in the store.
const WAITING: usize = 1000;

/// So many turns are taken up at a time.
const TURNS: u32 = 50;

/// How often the list is looked at when nobody says that there is something new.
const ROUNDS: Duration = Duration::from_secs(15);

/// A message that was not taken is sent again after so many seconds, and then no more.
const AGAIN: [u64; 3] = [1, 10, 60];

/// What telling people needs.
pub(crate) struct Herald {
    pub(crate) vapid: Vapid,
    postman: Postman,
    under_way: Semaphore,
    waiting: Arc<Semaphore>,
    news: Notify,
}

impl Herald {
    pub(crate) fn new(vapid: Vapid, allow_private: bool) -> Herald {
        Herald {
            vapid,
            postman: Postman::new(allow_private),
            under_way: Semaphore::new(AT_ONCE),
            waiting: Arc::new(Semaphore::new(WAITING)),
            news: Notify::new(),
        }
    }

    /// A turn was noted.
    pub(crate) fn hurry(&self) {
        self.news.notify_one();
    }
}

/// Looks after noted turns as long as the house stands.
pub(crate) async fn look_after(house: std::sync::Weak<House>) {
    loop {
        let Some(here) = house.upgrade() else { return };
        if !here.is_draining()
            && let Err(error) = here.tell_turns().await
        {
            tracing::error!(%error, "nobody can be told of turns");
        }
        let herald = Arc::clone(&here.herald);
        drop(here);
        tokio::select! {
            () = herald.news.notified() => {}
            () = tokio::time::sleep(ROUNDS) => {}
        }
    }
}

impl House {
    /// Takes up every turn that is to be told of now.
    async fn tell_turns(self: &Arc<House>) -> Result<(), StoreError> {
        loop {
            let turns = self.store.due_notices(self.now(), TURNS).await?;
            if turns.is_empty() {
                return Ok(());
            }
            for turn in turns {
                self.tell_turn(&turn).await?;
            }
        }
    }

    async fn tell_turn(self: &Arc<House>, turn: &TurnNoticeRow) -> Result<(), StoreError> {
        let wish = self.store.notice_settings(&turn.person).await?;
        if let Some(end) = wish.as_ref().and_then(|wish| wish.quiet?.end(self.now())) {
            return self.store.reschedule_notice(&turn.table, turn.seat, end).await;
        }
        self.store.delete_notice(&turn.table, turn.seat).await?;
        if !turn.is_current || self.is_here(turn).await {
            return Ok(());
        }
        let locale = wish.as_ref().and_then(|wish| Locale::from_tag(&wish.language)).unwrap_or_default();
        let body = notice(&turn.table, &turn.game, locale);
        for row in self.store.push_subscriptions_of(&turn.person).await? {
            let sealed = self.herald.vapid.message(&row.subscription, &turn.table, &body, self.now());
            // What cannot be sealed was refused when it was subscribed.
            let Ok(delivery) = sealed else { continue };
            let place = self.place().await;
            let (house, person) = (Arc::clone(self), turn.person);
            tokio::spawn(async move {
                if house.deliver(delivery, place).await == Outcome::Gone {
                    // If the store does not answer, the next message finds it gone as well.
                    let _ = house.store.unsubscribe(&person, row.id).await;
                }
            });
        }
        if let Some((address, secret)) = wish.and_then(|wish| Some((wish.webhook?, wish.secret))) {
            let delivery = Delivery::call(&address, &secret, &body, self.now());
            let (house, place) = (Arc::clone(self), self.place().await);
            tokio::spawn(async move { house.deliver(delivery, place).await });
        }
        Ok(())
    }

    /// Is the owner of the seat at the table?
    async fn is_here(&self, turn: &TurnNoticeRow) -> bool {
        let info = self.hub.live_info(&turn.table).await;
        info.is_some_and(|info| info.seats[turn.seat.index()].here)
    }

    /// A place among the messages that wait.
    async fn place(&self) -> OwnedSemaphorePermit {
        let waiting = Arc::clone(&self.herald.waiting);
        waiting.acquire_owned().await.expect("nobody closes it")
    }

    /// Sends a message, a few times if need be. Who waits for another try holds up nobody.
    async fn deliver(&self, delivery: Delivery, _place: OwnedSemaphorePermit) -> Outcome {
        let delivery = Arc::new(delivery);
        let mut waits = AGAIN.iter();
        loop {
            let sending = self.herald.under_way.acquire().await.expect("nobody closes it");
            let answer = self.herald.postman.send(Arc::clone(&delivery)).await;
            drop(sending);
            match answer {
                Ok(status) if (200..300).contains(&status) => {
                    self.metrics.notices.add(1);
                    return Outcome::Taken;
                }
                Ok(404 | 410) => return Outcome::Gone,
                // Neither the address nor what came back is written down: both may be secrets.
                refused => tracing::info!(status = refused.ok(), "a notice was not taken"),
            }
            let Some(seconds) = waits.next() else {
                self.metrics.lost_notices.add(1);
                return Outcome::Lost;
            };
            tokio::time::sleep(Duration::from_secs(*seconds)).await;
        }
    }
}

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Taken,
    /// Nobody takes anything there any more.
    Gone,
    Lost,
}

/// What is said, the same for everybody whose turn it is.
fn notice(table: &TableId, game: &str, locale: Locale) -> String {
    let (title, text) = (voice(locale, Some(game)).word("title"), voice(locale, None).word("notice-turn"));
    let notice = Notice { table: *table, game: game.to_owned(), title, text };
    serde_json::to_string(&notice).expect("a notice is plain data")
}
