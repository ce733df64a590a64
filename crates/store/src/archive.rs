//! Export and import of people and matches as JSON lines, for people, other programs and other stores.
//!
//! The export leaves out tokens and stored answers: they are useless on another server.

use sqlx::{Row, SqliteConnection};

use crate::snapshot::Snapshot;
use crate::{Store, StoreError};

/// The number of rows that were exported or imported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    pub people: u64,
    pub tables: u64,
    /// Lines of logs.
    pub steps: u64,
}

const PEOPLE: &str = "
    SELECT json_object('person', json_object(
        'id', id, 'name', name, 'kind', kind, 'login', login, 'password', password, 'made', made))
    FROM people ORDER BY made, id";

const TABLE: &str = "
    SELECT json_object('table', json_object(
        'id', id, 'game', game, 'rules', rules, 'options', options, 'host', host, 'visibility', visibility,
        'invitation', invitation, 'clock', json(clock), 'stage', stage, 'seed', lower(hex(seed)),
        'commitment', commitment, 'head', head, 'pending', pending, 'deadline', deadline, 'clocks', json(clocks),
        'ending', json(ending), 'rematch', rematch, 'made', made, 'ended', ended,
        'paused', paused,
        'seats', (SELECT json_group_array(json_object('person', person, 'bot', bot, 'entropy', entropy, 'away', away,
                'rests', rests))
            FROM (SELECT * FROM seats WHERE at = tables.id ORDER BY seat)),
        'steps', (SELECT json_group_array(line.value ORDER BY number, line.key) FROM steps, json_each(lines) AS line WHERE at = tables.id),
        'chat', (SELECT json_group_array(json_object('room', room, 'person', person, 'words', words, 'said', said))
            FROM (SELECT * FROM chat WHERE at = tables.id ORDER BY id))))
    FROM tables WHERE id = ?1";

const ADD_PERSON: &str = "
    INSERT INTO people (id, name, kind, login, password, made)
    SELECT ?1 ->> '$.person.id', ?1 ->> '$.person.name', ?1 ->> '$.person.kind', ?1 ->> '$.person.login',
        ?1 ->> '$.person.password', ?1 ->> '$.person.made'
    WHERE true ON CONFLICT DO NOTHING";

const ADD_TABLE: &str = "
    INSERT INTO tables (id, game, rules, options, host, visibility, invitation, clock, stage, seed, commitment, head,
        lines, pending, deadline, clocks, ending, rematch, made, ended, paused)
    SELECT made ->> 'id', made ->> 'game', made ->> 'rules', made ->> 'options', made ->> 'host',
        made ->> 'visibility', made ->> 'invitation', made -> 'clock', made ->> 'stage', unhex(made ->> 'seed'),
        made ->> 'commitment', made ->> 'head', json_array_length(made, '$.steps'), made ->> 'pending',
        made ->> 'deadline', made -> 'clocks', nullif(made -> 'ending', 'null'), made ->> 'rematch', made ->> 'made',
        coalesce(made ->> 'ended', CASE WHEN made ->> 'stage' = 'over' THEN made ->> 'made' END), made ->> 'paused'
    FROM (SELECT ?1 -> 'table' AS made)
    WHERE true ON CONFLICT DO NOTHING";

const ADD_SEATS: &str = "
    INSERT INTO seats (at, seat, person, bot, entropy, away, rests)
    SELECT ?1 ->> '$.table.id', key, value ->> 'person', value ->> 'bot', value ->> 'entropy', value ->> 'away',
        value ->> 'rests'
    FROM json_each(?1, '$.table.seats')";

const ADD_STEPS: &str = "
    INSERT INTO steps (at, number, lines) SELECT ?1 ->> '$.table.id', 1, ?1 -> '$.table.steps'
    WHERE json_array_length(?1, '$.table.steps') > 0";

const ADD_CHAT: &str = "
    INSERT INTO chat (at, room, person, words, said)
    SELECT ?1 ->> '$.table.id', value ->> 'room', value ->> 'person', value ->> 'words', value ->> 'said'
    FROM json_each(?1, '$.table.chat')";

impl Store {
    /// Calls `line` with every person and every table, one JSON line each.
    pub async fn export(&self, mut line: impl FnMut(&str)) -> Result<Counts, StoreError> {
        self.appender.flush_all().await?;
        let mut transaction = Snapshot::begin(&self.readers).await?;
        let mut counts = Counts::default();
        for row in sqlx::query(PEOPLE).fetch_all(&mut *transaction).await? {
            line(row.try_get(0)?);
            counts.people += 1;
        }
        for id in
            sqlx::query("SELECT id, lines FROM tables ORDER BY made, id").fetch_all(&mut *transaction).await?
        {
            let table =
                sqlx::query(TABLE).bind(id.try_get::<&str, _>(0)?).fetch_one(&mut *transaction).await?;
            line(table.try_get(0)?);
            counts.tables += 1;
            counts.steps += id.try_get::<i64, _>(1)?.unsigned_abs();
        }
        transaction.end().await?;
        Ok(counts)
    }

    /// Imports the lines of an export: all of them or, if one line is invalid, none. Existing people and tables stay
    /// unchanged.
    pub async fn import(&self, lines: impl Iterator<Item = &str>) -> Result<Counts, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let mut counts = Counts::default();
        for (number, line) in (1..).zip(lines).filter(|(_, line)| !line.trim().is_empty()) {
            let added = add(&mut transaction, line, &mut counts).await;
            added.map_err(|error| StoreError::Corrupt(format!("line {number}: {error}")))?;
        }
        transaction.commit().await?;
        Ok(counts)
    }
}

async fn add(connection: &mut SqliteConnection, line: &str, counts: &mut Counts) -> Result<(), StoreError> {
    let value: serde_json::Value = serde_json::from_str(line)?;
    if value.get("person").is_some() {
        counts.people += insert(connection, ADD_PERSON, line).await?;
    } else if value.get("table").is_some() {
        if insert(connection, ADD_TABLE, line).await? == 1 {
            counts.tables += 1;
            insert(connection, ADD_SEATS, line).await?;
            insert(connection, ADD_STEPS, line).await?;
            counts.steps += value["table"]["steps"].as_array().map_or(0, |steps| steps.len() as u64);
            insert(connection, ADD_CHAT, line).await?;
        }
    } else {
        return Err(StoreError::Corrupt("a line is neither a person nor a table".to_owned()));
    }
    Ok(())
}

async fn insert(
    connection: &mut SqliteConnection,
    query: &'static str,
    line: &str,
) -> Result<u64, StoreError> {
    Ok(sqlx::query(query).bind(line).execute(connection).await?.rows_affected())
}
