//! Tables: settings, seats, and how far their matches are.

use bots::Level;
use engine::Seat;
use protocol::{Away, Clock, Ending, Person, PersonId, PersonKind, Stage, TableId, Visibility};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool};

use crate::reading::{json, maybe_json, maybe_parsed, parsed, word};
use crate::{Moment, Store, StoreError};

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTableRow {
    /// Its id.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options, in the game's notation.
    pub options: String,
    /// Who opens it.
    pub host: PersonId,
    /// Who finds it.
    pub visibility: Visibility,
    /// The word that lets people in who were invited.
    pub invitation: String,
    /// How long people may think.
    pub clock: Clock,
    /// The secret from which its chance comes.
    pub seed: [u8; 32],
    /// What binds the server to it.
    pub commitment: String,
    /// Who sits where; nobody yet is nobody and no bot.
    pub seats: Vec<(Option<PersonId>, Option<Level>)>,
    /// When.
    pub made: Moment,
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options, in the game's notation.
    pub options: String,
    /// Who opened it.
    pub host: PersonId,
    /// Who finds it.
    pub visibility: Visibility,
    /// The word that lets people in who were invited.
    pub invitation: String,
    /// How long people may think.
    pub clock: Clock,
    /// How far it is.
    pub stage: Stage,
    /// The secret from which its chance comes.
    pub seed: [u8; 32],
    /// What binds the server to it.
    pub commitment: String,
    /// How many lines its log has.
    pub lines: u32,
    /// A bit for each seat that may act.
    pub pending: u8,
    /// What is left on each clock, in milliseconds; empty if nothing is measured.
    pub clocks: Vec<i64>,
    /// When somebody's time is up; none if no time runs.
    pub deadline: Option<Moment>,
    /// Since when it is paused, if it is.
    pub paused: Option<Moment>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The next table.
    pub rematch: Option<TableId>,
    /// When it was opened.
    pub made: Moment,
    /// When its match ended.
    pub ended: Option<Moment>,
    /// In seating order.
    pub seats: Vec<SeatRow>,
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Who sits there, if a person does.
    pub person: Option<Person>,
    /// The bot that sits there.
    pub bot: Option<Level>,
    /// Words for the seed.
    pub entropy: Option<String>,
    /// Does a bot stand in?
    pub away: Away,
    /// Until when its clock stands still, because its owner is on vacation.
    pub rests: Option<Moment>,
}

impl TableRow {
    /// The seat of a person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let at = self
            .seats
            .iter()
            .position(|seat| seat.person.as_ref().is_some_and(|sitter| sitter.id == *person))?;
        Seat::try_from(at as u8).ok()
    }

    /// Does the match wait for whoever sits there? Not for somebody for whom a bot stands in, and for nobody while it is
    /// paused.
    pub fn waits_for(&self, seat: Seat) -> bool {
        let may_act = self.stage == Stage::Playing && self.pending >> seat.index() & 1 == 1;
        may_act && self.paused.is_none() && self.seats[seat.index()].away == Away::No
    }
}

const TABLE: &str = "SELECT * FROM tables WHERE id = ?1";

impl Store {
    /// Opens a table.
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
                .bind(bot.map(Level::word))
                .execute(&mut *transaction)
                .await?;
        }
        Ok(transaction.commit().await?)
    }

    /// A table with its seats.
    pub async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.scribe.enter(id).await?;
        let row = sqlx::query(TABLE).bind(id.as_str()).fetch_optional(&self.readers).await?;
        match row {
            Some(row) => Ok(Some(whole(&self.readers, &row).await?)),
            None => Ok(None),
        }
    }

    /// The public tables that are not over, newest first: at most `limit` that were opened before this moment.
    pub async fn lobby(&self, before: Moment, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.scribe.enter_all().await?;
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE visibility = 'public' AND stage <> 'over' AND made < ?1
             ORDER BY made DESC LIMIT ?2",
        );
        self.all(rows.bind(before).bind(limit).fetch_all(&self.readers).await?).await
    }

    /// The tables where somebody sits, newest first: at most `limit` that were opened before this moment.
    pub async fn tables_of(
        &self,
        person: &PersonId,
        before: Moment,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        self.scribe.enter_all().await?;
        let rows = sqlx::query(
            "SELECT tables.* FROM seats JOIN tables ON tables.id = seats.at
             WHERE seats.person = ?1 AND tables.made < ?2 ORDER BY tables.made DESC LIMIT ?3",
        );
        let rows = rows.bind(person.as_str()).bind(before).bind(limit).fetch_all(&self.readers).await?;
        self.all(rows).await
    }

    /// The running matches that wait for somebody and are not paused, those first whose time ends first.
    pub async fn turns_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.scribe.enter_all().await?;
        let rows = sqlx::query(
            "SELECT tables.* FROM seats JOIN tables ON tables.id = seats.at
             WHERE seats.person = ?1 AND seats.away = 'no' AND tables.stage = 'playing' AND tables.paused IS NULL
                AND (tables.pending >> seats.seat) & 1
             ORDER BY tables.deadline IS NULL, tables.deadline, tables.made LIMIT ?2",
        );
        self.all(rows.bind(person.as_str()).bind(limit).fetch_all(&self.readers).await?).await
    }

    /// The tables where somebody sits that are not over, those first that wait for them, then the newest.
    pub async fn going_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.scribe.enter_all().await?;
        let rows = sqlx::query(
            "SELECT tables.* FROM seats JOIN tables ON tables.id = seats.at
             WHERE seats.person = ?1 AND tables.stage <> 'over'
             ORDER BY (tables.pending >> seats.seat) & 1 DESC, tables.made DESC LIMIT ?2",
        );
        self.all(rows.bind(person.as_str()).bind(limit).fetch_all(&self.readers).await?).await
    }

    /// The running matches in which somebody's time was up, or somebody's vacation over, at this moment.
    pub async fn due(&self, now: Moment) -> Result<Vec<TableId>, StoreError> {
        self.scribe.enter_all().await?;
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE deadline <= ?1 AND stage = 'playing'
             UNION SELECT id FROM seats JOIN tables ON tables.id = seats.at WHERE rests <= ?1 AND stage = 'playing'",
        );
        rows.bind(now).fetch_all(&self.readers).await?.iter().map(|row| parsed(row, "id")).collect()
    }

    /// The running matches whose clocks stand still, because the server stopped.
    pub async fn stopped(&self) -> Result<Vec<TableId>, StoreError> {
        self.scribe.enter_all().await?;
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE stage = 'playing' AND deadline IS NULL AND clocks <> '[]'
                AND paused IS NULL",
        );
        rows.fetch_all(&self.readers).await?.iter().map(|row| parsed(row, "id")).collect()
    }

    /// How many tables somebody has opened that are not over.
    pub async fn open_tables_of(&self, host: &PersonId) -> Result<i64, StoreError> {
        self.scribe.enter_all().await?;
        let row = sqlx::query("SELECT count(*) FROM tables WHERE host = ?1 AND stage <> 'over'");
        Ok(row.bind(host.as_str()).fetch_one(&self.readers).await?.try_get(0)?)
    }

    pub(crate) async fn all(&self, rows: Vec<SqliteRow>) -> Result<Vec<TableRow>, StoreError> {
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            tables.push(whole(&self.readers, &row).await?);
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
    row.map(|row| word(&row, "stage", Stage::from_word)).transpose()
}

async fn whole(pool: &SqlitePool, row: &SqliteRow) -> Result<TableRow, StoreError> {
    let id: TableId = parsed(row, "id")?;
    let seed: Vec<u8> = row.try_get("seed")?;
    let seed = seed.try_into().map_err(|_| StoreError::Corrupt("a seed has 32 bytes".to_owned()))?;
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
        visibility: word(row, "visibility", Visibility::from_word)?,
        invitation: row.try_get("invitation")?,
        clock: json(row, "clock")?,
        stage: word(row, "stage", Stage::from_word)?,
        seed,
        commitment: row.try_get("commitment")?,
        lines: row.try_get("lines")?,
        pending: row.try_get("pending")?,
        clocks: json(row, "clocks")?,
        deadline: row.try_get("deadline")?,
        paused: row.try_get("paused")?,
        ending: maybe_json(row, "ending")?,
        rematch: maybe_parsed(row, "rematch")?,
        made: row.try_get("made")?,
        ended: row.try_get("ended")?,
        seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
    })
}

fn seat(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let person = match maybe_parsed(row, "person")? {
        None => None,
        Some(id) => {
            Some(Person { id, name: row.try_get("name")?, kind: word(row, "kind", PersonKind::from_word)? })
        }
    };
    Ok(SeatRow {
        person,
        bot: maybe_parsed(row, "bot")?,
        entropy: row.try_get("entropy")?,
        away: word(row, "away", Away::from_word)?,
        rests: row.try_get("rests")?,
    })
}
