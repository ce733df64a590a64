//! Answers to requests with an idempotency key: the same request is done once and answered twice.

use protocol::PersonId;
use sqlx::Row;

use crate::{Moment, Store, StoreError};

/// An answer is kept for so many milliseconds.
const KEPT: Moment = 86_400_000;

/// What was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// A digest of the request, so that the key is not used for another one.
    pub request: [u8; 32],
    /// The HTTP status.
    pub status: u16,
    /// The body.
    pub body: String,
}

impl Store {
    /// What was answered to this key.
    pub async fn answer(&self, person: &PersonId, key: &str) -> Result<Option<Answer>, StoreError> {
        let row = sqlx::query("SELECT * FROM answers WHERE person = ?1 AND key = ?2");
        let Some(row) = row.bind(person.as_str()).bind(key).fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        let request: Vec<u8> = row.try_get("request")?;
        let request =
            request.try_into().map_err(|_| StoreError::Corrupt("a digest has 32 bytes".to_owned()))?;
        Ok(Some(Answer { request, status: row.try_get("status")?, body: row.try_get("body")? }))
    }

    /// Keeps an answer for a day. What was kept first stays.
    pub async fn keep_answer(
        &self,
        person: &PersonId,
        key: &str,
        answer: &Answer,
        made: Moment,
    ) -> Result<(), StoreError> {
        let forget = sqlx::query("DELETE FROM answers WHERE person = ?1 AND made < ?2");
        let mut transaction = self.writer.begin().await?;
        forget.bind(person.as_str()).bind(made - KEPT).execute(&mut *transaction).await?;
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
