//! Turn notices: settings, push subscriptions, and the notices that are scheduled.

use engine::Seat;
use protocol::{NewSubscription, PersonId, QuietHours, Subscription, TableId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::columns::{optional_json, parsed};
use crate::{Moment, Store, StoreError};

/// How a person wants to be notified. It has no `Debug`: addresses and secrets must never get into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct NoticeSettingsRow {
    /// The locale of the texts.
    pub language: String,
    /// The address that receives a POST request for each notice.
    pub webhook: Option<String>,
    /// The key of the signature of webhook calls.
    pub secret: String,
    /// The hours in which nothing is sent.
    pub quiet: Option<QuietHours>,
}

/// A browser that receives push messages. It has no `Debug`: everybody who knows the endpoint can send to it.
#[derive(Clone, PartialEq, Eq)]
pub struct SubscriptionRow {
    pub id: u64,
    /// The endpoint, and the keys with which messages are encrypted.
    pub subscription: NewSubscription,
}

/// A notice that is to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnNoticeRow {
    pub table: TableId,
    pub seat: Seat,
    pub person: PersonId,
    pub game: String,
    /// Whether the match still waits for this person.
    pub is_current: bool,
}

impl Store {
    /// The settings of a person; `None` if they never saved any.
    pub async fn notice_settings(&self, person: &PersonId) -> Result<Option<NoticeSettingsRow>, StoreError> {
        let row = sqlx::query("SELECT * FROM notices WHERE person = ?1");
        let row = row.bind(person.as_str()).fetch_optional(&self.readers).await?;
        row.map(|row| {
            Ok(NoticeSettingsRow {
                language: row.try_get("language")?,
                webhook: row.try_get("webhook")?,
                secret: row.try_get("secret")?,
                quiet: optional_json(&row, "quiet")?,
            })
        })
        .transpose()
    }

    /// Saves the settings. A secret that exists already stays.
    pub async fn set_notice_settings(
        &self,
        person: &PersonId,
        settings: &NoticeSettingsRow,
    ) -> Result<(), StoreError> {
        let quiet = settings.quiet.as_ref().map(serde_json::to_string).transpose()?;
        self.writer.execute(sqlx::query(
            "INSERT INTO notices (person, language, webhook, secret, quiet) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT DO UPDATE SET language = ?2, webhook = ?3, quiet = ?5",
        )
        .bind(person.as_str())
        .bind(&settings.language)
        .bind(&settings.webhook)
        .bind(&settings.secret)
        .bind(quiet)).await?;
        Ok(())
    }

    /// The browsers that receive messages for a person, oldest first.
    pub async fn subscriptions(&self, person: &PersonId) -> Result<Vec<Subscription>, StoreError> {
        let rows = sqlx::query("SELECT id, made FROM subscriptions WHERE person = ?1 ORDER BY id");
        let read = |row: &SqliteRow| Ok(Subscription { id: id(row)?, made: row.try_get("made")? });
        rows.bind(person.as_str()).fetch_all(&self.readers).await?.iter().map(read).collect()
    }

    /// The same with their endpoints and keys.
    pub async fn push_subscriptions_of(&self, person: &PersonId) -> Result<Vec<SubscriptionRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM subscriptions WHERE person = ?1 ORDER BY id");
        let read = |row: &SqliteRow| {
            let keys =
                protocol::SubscriptionKeys { p256dh: row.try_get("p256dh")?, auth: row.try_get("auth")? };
            let subscription = NewSubscription { endpoint: row.try_get("endpoint")?, keys };
            Ok(SubscriptionRow { id: id(row)?, subscription })
        };
        rows.bind(person.as_str()).fetch_all(&self.readers).await?.iter().map(read).collect()
    }

    /// Subscribes a browser. If it was subscribed for another person, it now receives messages for this one only.
    pub async fn subscribe(
        &self,
        person: &PersonId,
        subscription: &NewSubscription,
        made: Moment,
    ) -> Result<u64, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let row = sqlx::query(
            "INSERT INTO subscriptions (person, endpoint, p256dh, auth, made) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (endpoint) DO UPDATE SET person = ?1, p256dh = ?3, auth = ?4 RETURNING id",
        )
        .bind(person.as_str())
        .bind(&subscription.endpoint)
        .bind(&subscription.keys.p256dh)
        .bind(&subscription.keys.auth)
        .bind(made)
        .fetch_one(&mut *transaction)
        .await?;
        transaction.commit().await?;
        id(&row)
    }

    /// Returns false if this person has no such subscription.
    pub async fn unsubscribe(&self, person: &PersonId, id: u64) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM subscriptions WHERE person = ?1 AND id = ?2");
        let done = done.bind(person.as_str()).bind(i64::try_from(id).unwrap_or(-1));
        Ok(self.writer.execute(done).await?.rows_affected() == 1)
    }

    /// Schedules a notice for the person at this seat. Returns false, and schedules nothing, if the person has no
    /// webhook and no subscription, or if they are on vacation and the match gives days for each step.
    pub async fn schedule_notice(
        &self,
        table: &TableId,
        seat: Seat,
        due: Moment,
    ) -> Result<bool, StoreError> {
        let person = "(SELECT person FROM seats WHERE at = ?1 AND seat = ?2)";
        let wanted = sqlx::AssertSqlSafe(format!(
            "SELECT (EXISTS (SELECT 1 FROM notices WHERE person = {person} AND webhook IS NOT NULL)
                OR EXISTS (SELECT 1 FROM subscriptions WHERE person = {person}))
                AND NOT EXISTS (SELECT 1 FROM vacations, tables WHERE vacations.person = {person} AND ends > ?3
                    AND tables.id = ?1 AND tables.clock ->> '$.days' IS NOT NULL)"
        ));
        let wanted = sqlx::query(wanted).bind(table.as_str()).bind(u8::from(seat)).bind(due);
        if !wanted.fetch_one(&self.readers).await?.try_get::<bool, _>(0)? {
            return Ok(false);
        }
        self.reschedule_notice(table, seat, due).await?;
        Ok(true)
    }

    /// Sets the time of a notice.
    pub async fn reschedule_notice(
        &self,
        table: &TableId,
        seat: Seat,
        due: Moment,
    ) -> Result<(), StoreError> {
        let done = sqlx::query(
            "INSERT INTO turns (at, seat, due) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET due = ?3",
        );
        self.writer.execute(done.bind(table.as_str()).bind(u8::from(seat)).bind(due)).await?;
        Ok(())
    }

    /// Deletes a notice, because it was sent or the turn is over.
    pub async fn delete_notice(&self, table: &TableId, seat: Seat) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM turns WHERE at = ?1 AND seat = ?2");
        self.writer.execute(done.bind(table.as_str()).bind(u8::from(seat))).await?;
        Ok(())
    }

    /// The notices that are due, longest waiting first.
    pub async fn due_notices(&self, now: Moment, limit: u32) -> Result<Vec<TurnNoticeRow>, StoreError> {
        self.appender.flush_all().await?;
        let rows = sqlx::query(
            "SELECT turns.at, turns.seat, seats.person, tables.game, tables.stage = 'playing'
                AND tables.paused IS NULL AND seats.away = 'no' AND seats.rests IS NULL AND (tables.pending >> turns.seat) & 1 AS waits
             FROM turns JOIN tables ON tables.id = turns.at
                JOIN seats ON seats.at = turns.at AND seats.seat = turns.seat
             WHERE due <= ?1 ORDER BY due LIMIT ?2",
        );
        let read = |row: &SqliteRow| {
            let seat = Seat::try_from(row.try_get::<u8, _>("seat")?)
                .map_err(|_| StoreError::Corrupt("a turn notice names no seat".to_owned()))?;
            let (table, person) = (parsed(row, "at")?, parsed(row, "person")?);
            Ok(TurnNoticeRow {
                table,
                seat,
                person,
                game: row.try_get("game")?,
                is_current: row.try_get("waits")?,
            })
        };
        rows.bind(now).bind(limit).fetch_all(&self.readers).await?.iter().map(read).collect()
    }

    /// A secret key of the server. The first call with a name stores `new`; later calls return what was stored.
    pub async fn server_key(&self, name: &str, new: &[u8]) -> Result<Vec<u8>, StoreError> {
        let insert = sqlx::query("INSERT INTO keys (name, bytes) VALUES (?1, ?2) ON CONFLICT DO NOTHING");
        let mut transaction = self.writer.begin().await?;
        insert.bind(name).bind(new).execute(&mut *transaction).await?;
        let row = sqlx::query("SELECT bytes FROM keys WHERE name = ?1").bind(name);
        let row = row.fetch_one(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(row.try_get(0)?)
    }
}

fn id(row: &SqliteRow) -> Result<u64, StoreError> {
    Ok(row.try_get::<i64, _>("id")?.unsigned_abs())
}
