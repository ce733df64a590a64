//! People, their accounts and their devices.

use protocol::{Device, Person, PersonId, PersonKind, Scope};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::columns::{keyword, parsed};
use crate::{Moment, Store, StoreError};

/// A device that gets a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewDevice {
    pub person: PersonId,
    /// The digest of the token; the token itself is not stored.
    pub digest: [u8; 32],
    /// The name that its owner gave the device.
    pub label: String,
    pub scope: Scope,
    pub made: Moment,
    /// When the token expires.
    pub ends: Moment,
}

/// A person who has shown a valid token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identified {
    pub person: Person,
    pub device: u64,
    pub scope: Scope,
}

/// The password hash of an account. It has no `Debug`: not even a hash may get into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    pub person: Person,
    pub password: String,
}

impl Store {
    pub async fn add_person(&self, person: &Person, made: Moment) -> Result<(), StoreError> {
        self.writer
            .execute(
                sqlx::query("INSERT INTO people (id, name, kind, made) VALUES (?1, ?2, ?3, ?4)")
                    .bind(person.id.as_str())
                    .bind(&person.name)
                    .bind(person.kind.word())
                    .bind(made),
            )
            .await?;
        Ok(())
    }

    pub async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("SELECT * FROM people WHERE id = ?1");
        let row = row.bind(id.as_str()).fetch_optional(&self.readers).await?;
        row.as_ref().map(person).transpose()
    }

    pub async fn rename_person(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE people SET name = ?2 WHERE id = ?1");
        self.writer.execute(done.bind(person.as_str()).bind(name)).await?;
        Ok(())
    }

    /// Turns a guest into an account. Returns false if the login is taken or the person is not a guest.
    pub async fn add_account(
        &self,
        person: &PersonId,
        login: &str,
        password: &str,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE people SET login = ?2, password = ?3, kind = 'account'
             WHERE id = ?1 AND kind = 'guest' AND NOT EXISTS (SELECT 1 FROM people WHERE login = ?2)",
        );
        let done = self.writer.execute(done.bind(person.as_str()).bind(login).bind(password)).await?;
        Ok(done.rows_affected() == 1)
    }

    pub async fn account(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query("SELECT * FROM people WHERE login = ?1")
            .bind(login)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| Ok(Account { person: person(&row)?, password: row.try_get("password")? })).transpose()
    }

    /// Deletes what is known of a person: devices, login, name and chat. Finished matches keep their logs and an
    /// anonymous seat. Returns the devices whose tokens were revoked.
    pub async fn delete_person(&self, person: &PersonId) -> Result<Vec<u64>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let devices = sqlx::query("DELETE FROM devices WHERE person = ?1 RETURNING id").bind(person.as_str());
        let devices = devices.fetch_all(&mut *transaction).await?;
        let devices = devices.iter().map(|row| Ok(row.try_get::<i64, _>("id")?.unsigned_abs()));
        let devices = devices.collect::<Result<Vec<u64>, StoreError>>()?;
        for query in [
            "DELETE FROM answers WHERE person = ?1",
            "DELETE FROM ratings WHERE who = ?1",
            "DELETE FROM vacations WHERE person = ?1",
            "DELETE FROM notices WHERE person = ?1",
            "DELETE FROM subscriptions WHERE person = ?1",
            "DELETE FROM mutes WHERE person = ?1 OR muted = ?1",
            "DELETE FROM chat WHERE person = ?1",
            "UPDATE seats SET away = 'resigned' WHERE person = ?1",
            "UPDATE seats SET person = NULL, entropy = NULL, away = 'no'
             WHERE person = ?1 AND EXISTS (SELECT 1 FROM tables WHERE id = seats.at AND stage = 'open')",
            "UPDATE people SET name = '–', login = NULL, password = NULL, kind = 'guest' WHERE id = ?1",
        ] {
            sqlx::query(query).bind(person.as_str()).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(devices)
    }

    pub async fn add_device(&self, device: &NewDevice) -> Result<(), StoreError> {
        self.writer.execute(sqlx::query(
            "INSERT INTO devices (digest, person, label, scope, made, ends) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )
        .bind(&device.digest[..])
        .bind(device.person.as_str())
        .bind(&device.label)
        .bind(device.scope.word())
        .bind(device.made)
        .bind(device.ends)).await?;
        Ok(())
    }

    /// The owner of the token with this digest, if it has not expired.
    pub async fn identify(&self, digest: &[u8; 32], now: Moment) -> Result<Option<Identified>, StoreError> {
        let row = sqlx::query(
            "SELECT people.*, devices.id AS device, devices.scope FROM devices JOIN people ON people.id = devices.person
             WHERE digest = ?1 AND ends > ?2",
        );
        let row = row.bind(&digest[..]).bind(now).fetch_optional(&self.readers).await?;
        row.map(|row| {
            let device: i64 = row.try_get("device")?;
            let scope = keyword(&row, "scope", Scope::from_word)?;
            Ok(Identified { person: person(&row)?, device: device.unsigned_abs(), scope })
        })
        .transpose()
    }

    /// The devices of a person, oldest first; `here` is the device of the request.
    pub async fn devices(&self, person: &PersonId, here: u64) -> Result<Vec<Device>, StoreError> {
        let rows = sqlx::query("SELECT * FROM devices WHERE person = ?1 ORDER BY id");
        let device = |row: &SqliteRow| {
            let id = row.try_get::<i64, _>("id")?.unsigned_abs();
            let scope = keyword(row, "scope", Scope::from_word)?;
            let (label, made) = (row.try_get("label")?, row.try_get("made")?);
            Ok(Device { id, label, scope, made, here: id == here })
        };
        rows.bind(person.as_str()).fetch_all(&self.readers).await?.iter().map(device).collect()
    }

    /// Revokes a token. Returns false if this person has no such device.
    pub async fn remove_device(&self, person: &PersonId, device: u64) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM devices WHERE person = ?1 AND id = ?2");
        let done =
            self.writer.execute(done.bind(person.as_str()).bind(i64::try_from(device).unwrap_or(-1))).await?;
        Ok(done.rows_affected() == 1)
    }
}

fn person(row: &SqliteRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: parsed(row, "id")?,
        name: row.try_get("name")?,
        kind: keyword(row, "kind", PersonKind::from_word)?,
    })
}
