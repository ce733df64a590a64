//! The finished matches of a person.

use engine::SoloEnd;
use protocol::{Away, PersonId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::columns::keyword;
use crate::tables::TableRow;
use crate::{Moment, Store, StoreError};

/// Results are counted over at most this many of the latest matches.
const MAX_RESULTS: u32 = 10_000;

/// The result of one person in one match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchResult {
    pub game: String,
    pub seats: u8,
    /// The place by the rules; 1 is first, and always 1 in a one-player match.
    pub place: u8,
    /// How a one-player match ended; `None` if several played.
    pub solo: Option<SoloEnd>,
    /// Whether the person left before the end.
    pub away: Away,
}

impl Store {
    /// The matches that a person has finished and that `viewer` may see, latest first: at most `limit` that ended
    /// before this moment. Tables that are not public are visible to the people who sat there.
    pub async fn finished_by(
        &self,
        person: &PersonId,
        viewer: Option<&PersonId>,
        before: Moment,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        self.appender.flush_all().await?;
        let rows = sqlx::query(
            "SELECT tables.* FROM seats JOIN tables ON tables.id = seats.at
             WHERE seats.person = ?1 AND tables.stage = 'over' AND tables.ended < ?2
                AND (tables.visibility = 'public'
                    OR EXISTS (SELECT 1 FROM seats AS own WHERE own.at = tables.id AND own.person = ?3))
             ORDER BY tables.ended DESC LIMIT ?4",
        );
        let viewer = viewer.map(PersonId::as_str);
        let rows = rows.bind(person.as_str()).bind(before).bind(viewer).bind(limit);
        self.with_seats(rows.fetch_all(&self.readers).await?).await
    }

    /// The results of a person in matches that were played to their end by the rules, latest first.
    pub async fn results_of(&self, person: &PersonId) -> Result<Vec<MatchResult>, StoreError> {
        self.appender.flush_all().await?;
        let rows = sqlx::query(
            "SELECT game, away, json_array_length(ending, '$.played.places') AS seats,
                ending ->> ('$.played.places[' || seat || ']') AS place
             FROM seats JOIN tables ON tables.id = seats.at
             WHERE person = ?1 AND stage = 'over' AND place IS NOT NULL ORDER BY ended DESC LIMIT ?2",
        );
        let rows = rows.bind(person.as_str()).bind(MAX_RESULTS).fetch_all(&self.readers).await?;
        rows.iter().map(match_result).collect()
    }
}

fn match_result(row: &SqliteRow) -> Result<MatchResult, StoreError> {
    let (seats, stored) = (row.try_get("seats")?, row.try_get("place")?);
    let alone = seats == 1;
    Ok(MatchResult {
        game: row.try_get("game")?,
        seats,
        place: if alone { 1 } else { stored },
        // A one-player match stores the number of its end in the column of places.
        solo: if alone { SoloEnd::of_number(stored) } else { None },
        away: keyword(row, "away", Away::from_word)?,
    })
}
