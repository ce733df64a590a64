//! Telling people out of the page that it is their turn.

use engine::Seat;
use protocol::{NewSubscription, PersonId, QuietHours, Subscription, TableId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::reading::{maybe_json, parsed};
use crate::{Moment, Store, StoreError};

/// How somebody wants to be told. It has no `Debug`: addresses and secrets are never written to a log.
#[derive(Clone, PartialEq, Eq)]
pub struct NoticeRow {
    /// The language of sentences.
    pub language: String,
    /// An address that is called.
    pub webhook: Option<String>,
    /// What proves that it is we who call.
    pub secret: String,
    /// When nothing is sent.
    pub quiet: Option<QuietHours>,
}

/// A browser that takes messages. It has no `Debug`: who knows the address can send to it.
#[derive(Clone, PartialEq, Eq)]
pub struct SubscriptionRow {
    /// Names it when it is to be dropped.
    pub id: u64,
    /// Where, and for which keys messages are sealed.
    pub way: NewSubscription,
}

/// A turn that somebody is to be told of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnRow {
    /// At which table.
    pub table: TableId,
    /// Whose.
    pub seat: Seat,
    /// Who sits there.
    pub person: PersonId,
    /// Which game.
    pub game: String,
    /// Does the match still wait for them?
    pub waits: bool,
}

impl Store {
    /// How somebody wants to be told; none: they have not said.
    pub async fn notices(&self, person: &PersonId) -> Result<Option<NoticeRow>, StoreError> {
        let row = sqlx::query("SELECT * FROM notices WHERE person = ?1");
        let row = row.bind(person.as_str()).fetch_optional(&self.readers).await?;
        row.map(|row| {
            Ok(NoticeRow {
                language: row.try_get("language")?,
                webhook: row.try_get("webhook")?,
                secret: row.try_get("secret")?,
                quiet: maybe_json(&row, "quiet")?,
            })
        })
        .transpose()
    }

    /// How somebody wants to be told from now on. A secret that was given before stays.
    pub async fn set_notices(&self, person: &PersonId, wish: &NoticeRow) -> Result<(), StoreError> {
        let quiet = wish.quiet.as_ref().map(serde_json::to_string).transpose()?;
        self.writer.execute(sqlx::query(
            "INSERT INTO notices (person, language, webhook, secret, quiet) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT DO UPDATE SET language = ?2, webhook = ?3, quiet = ?5",
        )
        .bind(person.as_str())
        .bind(&wish.language)
        .bind(&wish.webhook)
        .bind(&wish.secret)
        .bind(quiet)).await?;
        Ok(())
    }

    /// The browsers that take messages for somebody, oldest first, with when they began to.
    pub async fn subscriptions(&self, person: &PersonId) -> Result<Vec<Subscription>, StoreError> {
        let rows = sqlx::query("SELECT id, made FROM subscriptions WHERE person = ?1 ORDER BY id");
        let read = |row: &SqliteRow| Ok(Subscription { id: id(row)?, made: row.try_get("made")? });
        rows.bind(person.as_str()).fetch_all(&self.readers).await?.iter().map(read).collect()
    }

    /// The ways to them.
    pub async fn ways_to(&self, person: &PersonId) -> Result<Vec<SubscriptionRow>, StoreError> {
        let rows = sqlx::query("SELECT * FROM subscriptions WHERE person = ?1 ORDER BY id");
        let read = |row: &SqliteRow| {
            let keys =
                protocol::SubscriptionKeys { p256dh: row.try_get("p256dh")?, auth: row.try_get("auth")? };
            let way = NewSubscription { endpoint: row.try_get("endpoint")?, keys };
            Ok(SubscriptionRow { id: id(row)?, way })
        };
        rows.bind(person.as_str()).fetch_all(&self.readers).await?.iter().map(read).collect()
    }

    /// A browser takes messages for somebody; if it did for somebody else, no longer for them.
    pub async fn subscribe(
        &self,
        person: &PersonId,
        way: &NewSubscription,
        made: Moment,
    ) -> Result<u64, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let row = sqlx::query(
            "INSERT INTO subscriptions (person, endpoint, p256dh, auth, made) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (endpoint) DO UPDATE SET person = ?1, p256dh = ?3, auth = ?4 RETURNING id",
        )
        .bind(person.as_str())
        .bind(&way.endpoint)
        .bind(&way.keys.p256dh)
        .bind(&way.keys.auth)
        .bind(made)
        .fetch_one(&mut *transaction)
        .await?;
        transaction.commit().await?;
        id(&row)
    }

    /// A browser takes no more messages. False: this person has no such browser.
    pub async fn unsubscribe(&self, person: &PersonId, id: u64) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM subscriptions WHERE person = ?1 AND id = ?2");
        let done = done.bind(person.as_str()).bind(i64::try_from(id).unwrap_or(-1));
        Ok(self.writer.execute(done).await?.rows_affected() == 1)
    }

    /// Somebody is to be told of their turn, if they want to be told at all. False: they do not, or there are days for each step and they
    /// are on vacation.
    pub async fn note_turn(&self, table: &TableId, seat: Seat, due: Moment) -> Result<bool, StoreError> {
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
        self.set_turn_due(table, seat, due).await?;
        Ok(true)
    }

    /// A turn is to be told of at another moment.
    pub async fn set_turn_due(&self, table: &TableId, seat: Seat, due: Moment) -> Result<(), StoreError> {
        let done = sqlx::query(
            "INSERT INTO turns (at, seat, due) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET due = ?3",
        );
        self.writer.execute(done.bind(table.as_str()).bind(u8::from(seat)).bind(due)).await?;
        Ok(())
    }

    /// A turn has been told of, or is over.
    pub async fn drop_turn(&self, table: &TableId, seat: Seat) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM turns WHERE at = ?1 AND seat = ?2");
        self.writer.execute(done.bind(table.as_str()).bind(u8::from(seat))).await?;
        Ok(())
    }

    /// The turns to be told of at this moment, those first that wait longest.
    pub async fn turns_due(&self, now: Moment, limit: u32) -> Result<Vec<TurnRow>, StoreError> {
        self.scribe.enter_all().await?;
        let rows = sqlx::query(
            "SELECT turns.at, turns.seat, seats.person, tables.game, tables.stage = 'playing'
                AND tables.paused IS NULL AND seats.away = 'no' AND seats.rests IS NULL AND (tables.pending >> turns.seat) & 1 AS waits
             FROM turns JOIN tables ON tables.id = turns.at
                JOIN seats ON seats.at = turns.at AND seats.seat = turns.seat
             WHERE due <= ?1 ORDER BY due LIMIT ?2",
        );
        let read = |row: &SqliteRow| {
            let seat = Seat::try_from(row.try_get::<u8, _>("seat")?)
                .map_err(|_| StoreError::Corrupt("a turn without a seat".to_owned()))?;
            let (table, person) = (parsed(row, "at")?, parsed(row, "person")?);
            Ok(TurnRow { table, seat, person, game: row.try_get("game")?, waits: row.try_get("waits")? })
        };
        rows.bind(now).bind(limit).fetch_all(&self.readers).await?.iter().map(read).collect()
    }

    /// A key of the house. The first that is offered is kept for good.
    pub async fn key(&self, name: &str, offer: &[u8]) -> Result<Vec<u8>, StoreError> {
        let kept = sqlx::query("INSERT INTO keys (name, bytes) VALUES (?1, ?2) ON CONFLICT DO NOTHING");
        let mut transaction = self.writer.begin().await?;
        kept.bind(name).bind(offer).execute(&mut *transaction).await?;
        let row = sqlx::query("SELECT bytes FROM keys WHERE name = ?1").bind(name);
        let row = row.fetch_one(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(row.try_get(0)?)
    }
}

fn id(row: &SqliteRow) -> Result<u64, StoreError> {
    Ok(row.try_get::<i64, _>("id")?.unsigned_abs())
}
