//! What somebody has played to its end.

use protocol::{Away, PersonId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::reading::word;
use crate::tables::TableRow;
use crate::{Moment, Store, StoreError};

/// So many of somebody's latest matches are counted.
const COUNTED: u32 = 10_000;

/// How somebody came out of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finish {
    /// Which game.
    pub game: String,
    /// How many sat there.
    pub seats: u8,
    /// Their place by the rules; 1 is first.
    pub place: u8,
    /// Were they still there at the end?
    pub away: Away,
}

impl Store {
    /// The matches that somebody has finished and that may be shown to whoever asks, those first that ended last: at most
    /// `limit` that ended before this moment.
    pub async fn finished_by(
        &self,
        person: &PersonId,
        asks: Option<&PersonId>,
        before: Moment,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        self.scribe.enter_all().await?;
        let rows = sqlx::query(
            "SELECT tables.* FROM seats JOIN tables ON tables.id = seats.at
             WHERE seats.person = ?1 AND tables.stage = 'over' AND tables.ended < ?2
                AND (tables.visibility = 'public'
                    OR EXISTS (SELECT 1 FROM seats AS own WHERE own.at = tables.id AND own.person = ?3))
             ORDER BY tables.ended DESC LIMIT ?4",
        );
        let asks = asks.map(PersonId::as_str);
        let rows = rows.bind(person.as_str()).bind(before).bind(asks).bind(limit);
        self.all(rows.fetch_all(&self.readers).await?).await
    }

    /// How somebody came out of the latest matches that were played by the rules to their end, the latest first.
    pub async fn finishes(&self, person: &PersonId) -> Result<Vec<Finish>, StoreError> {
        self.scribe.enter_all().await?;
        let rows = sqlx::query(
            "SELECT game, away, json_array_length(ending, '$.played.places') AS seats,
                ending ->> ('$.played.places[' || seat || ']') AS place
             FROM seats JOIN tables ON tables.id = seats.at
             WHERE person = ?1 AND stage = 'over' AND place IS NOT NULL ORDER BY ended DESC LIMIT ?2",
        );
        let rows = rows.bind(person.as_str()).bind(COUNTED).fetch_all(&self.readers).await?;
        rows.iter().map(finish).collect()
    }
}

fn finish(row: &SqliteRow) -> Result<Finish, StoreError> {
    Ok(Finish {
        game: row.try_get("game")?,
        seats: row.try_get("seats")?,
        place: row.try_get("place")?,
        away: word(row, "away", Away::from_word)?,
    })
}
