//! Tables: settings, seats, and the state of their matches.

use engine::{BotId, Seat};
use protocol::{Away, Clock, Ending, Person, PersonId, PersonKind, Stage, TableId, Visibility};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool};

use crate::columns::{json, keyword, optional_json, optional_parsed, parsed};
use crate::{Moment, Store, StoreError};

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTableRow {
    pub id: TableId,
    pub game: String,
    pub rules: u32,
    /// The options, in the game's notation.
    pub options: String,
    pub host: PersonId,
    pub visibility: Visibility,
    /// The code that admits people to a private table.
    pub invitation: String,
    pub clock: Clock,
    /// The secret seed of all chance in the match.
    pub seed: [u8; 32],
    /// The hash that commits the server to the seed.
    pub commitment: String,
    /// The person or the bot at each seat; neither at an empty seat.
    pub seats: Vec<(Option<PersonId>, Option<BotId>)>,
    pub made: Moment,
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    pub id: TableId,
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The options, in the game's notation.
    pub options: String,
    pub host: PersonId,
    pub visibility: Visibility,
    /// The code that admits people to a private table.
    pub invitation: String,
    pub clock: Clock,
    pub stage: Stage,
    /// The secret seed of all chance in the match.
    pub seed: [u8; 32],
    /// The hash that commits the server to the seed.
    pub commitment: String,
    /// The number of lines of the log.
    pub lines: u32,
    /// The seats that may act, one bit each.
    pub pending: u8,
    /// The remaining time of each clock in milliseconds; empty without clocks.
    pub clocks: Vec<i64>,
    /// When the first running clock expires; `None` if no clock runs.
    pub deadline: Option<Moment>,
    /// Since when the match is paused.
    pub paused: Option<Moment>,
    pub ending: Option<Ending>,
    pub rematch: Option<TableId>,
    pub made: Moment,
    pub ended: Option<Moment>,
    /// In seating order.
    pub seats: Vec<SeatRow>,
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    pub person: Option<Person>,
    pub bot: Option<BotId>,
    /// The text that its owner mixed into the seed.
    pub entropy: Option<String>,
    /// Whether a bot plays for the owner.
    pub away: Away,
    /// Until when its clock stands still because its owner is on vacation.
    pub vacation_until: Option<Moment>,
}

impl TableRow {
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let at = self
            .seats
            .iter()
            .position(|seat| seat.person.as_ref().is_some_and(|sitter| sitter.id == *person))?;
        Seat::try_from(at as u8).ok()
    }

    /// Returns whether the match waits for the person at this seat. It waits for nobody while it is paused, and not for
    /// a person for whom a bot plays.
    pub fn waits_for(&self, seat: Seat) -> bool {
        let may_act = self.stage == Stage::Playing && self.pending >> seat.index() & 1 == 1;
        may_act && self.paused.is_none() && self.seats[seat.index()].away == Away::No
    }
}

const TABLE: &str = "SELECT * FROM tables WHERE id = ?1";

impl Store {
    pub async fn open_table(&self, table: &NewTableRow) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query(
            "INSERT INTO tables (id, game, rules, options, host, visibility, invitation, clock, stage, seed, commitment,
                head, lines, pending, clocks, made)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'open', ?9, ?10, '', 0, 0, '[]', ?11)",
        )
        .bind(table.id.as_str())
        .bind(&table.game)
        .bind(table.rules)
        .bind(&table.options)
        .bind(table.host.as_str())
        .bind(table.visibility.word())
        .bind(&table.invitation)
        .bind(serde_json::to_string(&table.clock)?)
        .bind(&table.seed[..])
        .bind(&table.commitment)
        .bind(table.made)
        .execute(&mut *transaction)
        .await?;
        for (at, (person, bot)) in (0i64..).zip(&table.seats) {
            sqlx::query("INSERT INTO seats (at, seat, person, bot, away) VALUES (?1, ?2, ?3, ?4, 'no')")
                .bind(table.id.as_str())
                .bind(at)
                .bind(person.as_ref().map(PersonId::as_str))
                .bind(bot.as_ref().map(BotId::as_str))
                .execute(&mut *transaction)
                .await?;
        }
        Ok(transaction.commit().await?)
    }

    /// A table with its seats.
    pub async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.appender.flush(id).await?;
        let row = sqlx::query(TABLE).bind(id.as_str()).fetch_optional(&self.readers).await?;
        match row {
            Some(row) => Ok(Some(table_row(&self.readers, &row).await?)),
            None => Ok(None),
        }
    }

    /// The public tables that are not over, newest first: at most `limit` that were opened before this moment.
    pub async fn lobby(&self, before: Moment, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.appender.flush_all().await?;
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE visibility = 'public' AND stage <> 'over' AND made < ?1
             ORDER BY made DESC LIMIT ?2",
        );
        self.with_seats(rows.bind(before).bind(limit).fetch_all(&self.readers).await?).await
    }

    /// The tables at which a person sits, newest first: at most `limit` that were opened before this moment.
    pub async fn tables_of(
        &self,
        person: &PersonId,
        before: Moment,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        self.appender.flush_all().await?;
        let rows = sqlx::query(
            "SELECT tables.* FROM seats JOIN tables ON tables.id = seats.at
             WHERE seats.person = ?1 AND tables.made < ?2 ORDER BY tables.made DESC LIMIT ?3",
        );
        let rows = rows.bind(person.as_str()).bind(before).bind(limit).fetch_all(&self.readers).await?;
        self.with_seats(rows).await
    }

    /// The running matches that wait for a person, earliest deadline first.
    pub async fn turns_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.appender.flush_all().await?;
        let rows = sqlx::query(
            "SELECT tables.* FROM seats JOIN tables ON tables.id = seats.at
             WHERE seats.person = ?1 AND seats.away = 'no' AND tables.stage = 'playing' AND tables.paused IS NULL
                AND (tables.pending >> seats.seat) & 1
             ORDER BY tables.deadline IS NULL, tables.deadline, tables.made LIMIT ?2",
        );
        self.with_seats(rows.bind(person.as_str()).bind(limit).fetch_all(&self.readers).await?).await
    }

    /// The tables at which a person sits and that are not over: first those that wait for the person, then the newest.
    pub async fn active_tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.appender.flush_all().await?;
        let rows = sqlx::query(
            "SELECT tables.* FROM seats JOIN tables ON tables.id = seats.at
             WHERE seats.person = ?1 AND tables.stage <> 'over'
             ORDER BY (tables.pending >> seats.seat) & 1 DESC, tables.made DESC LIMIT ?2",
        );
        self.with_seats(rows.bind(person.as_str()).bind(limit).fetch_all(&self.readers).await?).await
    }

    /// The running matches in which a clock has expired or a vacation has ended.
    pub async fn due_tables(&self, now: Moment) -> Result<Vec<TableId>, StoreError> {
        self.appender.flush_all().await?;
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE deadline <= ?1 AND stage = 'playing'
             UNION SELECT id FROM seats JOIN tables ON tables.id = seats.at WHERE rests <= ?1 AND stage = 'playing'",
        );
        rows.bind(now).fetch_all(&self.readers).await?.iter().map(|row| parsed(row, "id")).collect()
    }

    /// The running matches whose clocks were stopped when the server drained.
    pub async fn tables_with_stopped_clocks(&self) -> Result<Vec<TableId>, StoreError> {
        self.appender.flush_all().await?;
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE stage = 'playing' AND deadline IS NULL AND clocks <> '[]'
                AND paused IS NULL",
        );
        rows.fetch_all(&self.readers).await?.iter().map(|row| parsed(row, "id")).collect()
    }

    /// The number of tables that a person has opened and that are not over.
    pub async fn open_tables_of(&self, host: &PersonId) -> Result<i64, StoreError> {
        self.appender.flush_all().await?;
        let row = sqlx::query("SELECT count(*) FROM tables WHERE host = ?1 AND stage <> 'over'");
        Ok(row.bind(host.as_str()).fetch_one(&self.readers).await?.try_get(0)?)
    }

    pub(crate) async fn with_seats(&self, rows: Vec<SqliteRow>) -> Result<Vec<TableRow>, StoreError> {
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            tables.push(table_row(&self.readers, &row).await?);
        }
        Ok(tables)
    }
}

/// The stage of a table, inside a transaction.
pub(crate) async fn stage(
    connection: &mut SqliteConnection,
    id: &TableId,
) -> Result<Option<Stage>, StoreError> {
    let row = sqlx::query("SELECT stage FROM tables WHERE id = ?1")
        .bind(id.as_str())
        .fetch_optional(connection)
        .await?;
    row.map(|row| keyword(&row, "stage", Stage::from_word)).transpose()
}

async fn table_row(pool: &SqlitePool, row: &SqliteRow) -> Result<TableRow, StoreError> {
    let id: TableId = parsed(row, "id")?;
    let seed: Vec<u8> = row.try_get("seed")?;
    let seed =
        seed.try_into().map_err(|_| StoreError::Corrupt("a seed does not have 32 bytes".to_owned()))?;
    let seats = sqlx::query(
        "SELECT seats.*, people.id, people.name, people.kind FROM seats
         LEFT JOIN people ON people.id = seats.person WHERE at = ?1 ORDER BY seat",
    )
    .bind(id.as_str())
    .fetch_all(pool)
    .await?;
    Ok(TableRow {
        id,
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        options: row.try_get("options")?,
        host: parsed(row, "host")?,
        visibility: keyword(row, "visibility", Visibility::from_word)?,
        invitation: row.try_get("invitation")?,
        clock: json(row, "clock")?,
        stage: keyword(row, "stage", Stage::from_word)?,
        seed,
        commitment: row.try_get("commitment")?,
        lines: row.try_get("lines")?,
        pending: row.try_get("pending")?,
        clocks: json(row, "clocks")?,
        deadline: row.try_get("deadline")?,
        paused: row.try_get("paused")?,
        ending: optional_json(row, "ending")?,
        rematch: optional_parsed(row, "rematch")?,
        made: row.try_get("made")?,
        ended: row.try_get("ended")?,
        seats: seats.iter().map(seat_row).collect::<Result<_, _>>()?,
    })
}

fn seat_row(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let person = match optional_parsed(row, "person")? {
        None => None,
        Some(id) => Some(Person {
            id,
            name: row.try_get("name")?,
            kind: keyword(row, "kind", PersonKind::from_word)?,
        }),
    };
    Ok(SeatRow {
        person,
        bot: optional_parsed(row, "bot")?,
        entropy: row.try_get("entropy")?,
        away: keyword(row, "away", Away::from_word)?,
        vacation_until: row.try_get("rests")?,
    })
}
