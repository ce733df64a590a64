//! Stored answers to requests with an idempotency key: a request that arrives twice is done once and answered twice.

use protocol::PersonId;
use sqlx::Row;

use crate::{Moment, Store, StoreError};

/// How long an answer is kept, in milliseconds.
const RETENTION: Moment = 86_400_000;

/// The answer to a request, as it is replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredAnswer {
    /// A digest of the request: the same key with another request is an error.
    pub request: [u8; 32],
    pub status: u16,
    pub body: String,
}

impl Store {
    /// Returns the answer that was stored for this person and key, if it is not older than a day.
    pub async fn stored_answer(
        &self,
        person: &PersonId,
        key: &str,
    ) -> Result<Option<StoredAnswer>, StoreError> {
        let row = sqlx::query("SELECT * FROM answers WHERE person = ?1 AND key = ?2");
        let Some(row) = row.bind(person.as_str()).bind(key).fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        let request: Vec<u8> = row.try_get("request")?;
        let request = request
            .try_into()
            .map_err(|_| StoreError::Corrupt("a request digest does not have 32 bytes".to_owned()))?;
        Ok(Some(StoredAnswer { request, status: row.try_get("status")?, body: row.try_get("body")? }))
    }

    /// Stores an answer for a day. An answer that is there already stays.
    pub async fn store_answer(
        &self,
        person: &PersonId,
        key: &str,
        answer: &StoredAnswer,
        made: Moment,
    ) -> Result<(), StoreError> {
        let forget = sqlx::query("DELETE FROM answers WHERE person = ?1 AND made < ?2");
        let mut transaction = self.writer.begin().await?;
        forget.bind(person.as_str()).bind(made - RETENTION).execute(&mut *transaction).await?;
        sqlx::query(
            "INSERT INTO answers (person, key, request, status, body, made) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT DO NOTHING",
        )
        .bind(person.as_str())
        .bind(key)
        .bind(&answer.request[..])
        .bind(answer.status)
        .bind(&answer.body)
        .bind(made)
        .execute(&mut *transaction)
        .await?;
        Ok(transaction.commit().await?)
    }
}
