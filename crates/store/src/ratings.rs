//! How well people and bots play each game.

use protocol::{Person, PersonId, PersonKind, TableId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::reading::{maybe_parsed, word};
use crate::tables::TableRow;
use crate::{Moment, Store, StoreError};

/// Where somebody stands in a game.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingRow {
    /// Which game.
    pub game: String,
    /// The id of a person, or `bot:` and a level.
    pub who: String,
    /// The person, unless it is a bot of the house.
    pub person: Option<Person>,
    /// How strong.
    pub rating: f64,
    /// How unsure that is.
    pub uncertainty: f64,
    /// Rated matches.
    pub matches: u32,
    /// Of them won, alone or shared.
    pub wins: u32,
}

const SELECT: &str = "SELECT ratings.*, people.id, people.name, people.kind
    FROM ratings LEFT JOIN people ON people.id = ratings.who";

impl Store {
    /// Finished matches that nobody has rated yet, oldest first.
    pub async fn unrated(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.scribe.enter_all().await?;
        let rows =
            sqlx::query("SELECT * FROM tables WHERE stage = 'over' AND rated = 0 ORDER BY made LIMIT ?1");
        self.all(rows.bind(limit).fetch_all(&self.readers).await?).await
    }

    /// Where somebody stands in a game, if they have played it.
    pub async fn rating(&self, game: &str, who: &str) -> Result<Option<RatingRow>, StoreError> {
        let query = sqlx::AssertSqlSafe(format!("{SELECT} WHERE game = ?1 AND who = ?2"));
        let row = sqlx::query(query).bind(game).bind(who).fetch_optional(&self.readers).await?;
        row.as_ref().map(rating).transpose()
    }

    /// Where somebody stands in all games.
    pub async fn ratings_of(&self, person: &PersonId) -> Result<Vec<RatingRow>, StoreError> {
        let query = sqlx::AssertSqlSafe(format!("{SELECT} WHERE who = ?1 ORDER BY game"));
        let rows = sqlx::query(query).bind(person.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(rating).collect()
    }

    /// The best of a game, bots among them; a strength that is unsure counts less.
    pub async fn leaders(&self, game: &str, skip: u32, limit: u32) -> Result<Vec<RatingRow>, StoreError> {
        let query = sqlx::AssertSqlSafe(format!(
            "{SELECT} WHERE game = ?1 ORDER BY rating - 3 * uncertainty DESC, who LIMIT ?2 OFFSET ?3"
        ));
        let rows = sqlx::query(query).bind(game).bind(limit).bind(skip).fetch_all(&self.readers).await?;
        rows.iter().map(rating).collect()
    }

    /// Writes down what these matches changed, all or nothing. False: one of them was rated already, and nothing was written.
    pub async fn rate(
        &self,
        tables: &[TableId],
        ratings: &[RatingRow],
        now: Moment,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let first = sqlx::query(
            "UPDATE tables SET rated = 1 WHERE rated = 0 AND id IN (SELECT value FROM json_each(?1))",
        );
        let first = first.bind(serde_json::to_string(tables)?).execute(&mut *transaction).await?;
        if first.rows_affected() != tables.len() as u64 {
            transaction.roll_back().await?;
            return Ok(false);
        }
        for row in ratings {
            sqlx::query(
                "INSERT INTO ratings (game, who, rating, uncertainty, matches, wins, changed)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                 ON CONFLICT (game, who) DO UPDATE SET rating = ?3, uncertainty = ?4, matches = ?5, wins = ?6, changed = ?7",
            )
            .bind(&row.game)
            .bind(&row.who)
            .bind(row.rating)
            .bind(row.uncertainty)
            .bind(row.matches)
            .bind(row.wins)
            .bind(now)
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await?;
        Ok(true)
    }
}

fn rating(row: &SqliteRow) -> Result<RatingRow, StoreError> {
    let person = match maybe_parsed(row, "id")? {
        None => None,
        Some(id) => {
            Some(Person { id, name: row.try_get("name")?, kind: word(row, "kind", PersonKind::from_word)? })
        }
    };
    Ok(RatingRow {
        game: row.try_get("game")?,
        who: row.try_get("who")?,
        person,
        rating: row.try_get("rating")?,
        uncertainty: row.try_get("uncertainty")?,
        matches: row.try_get("matches")?,
        wins: row.try_get("wins")?,
    })
}
