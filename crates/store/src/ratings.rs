//! The ratings of people and bots in each game.

use protocol::{Person, PersonId, PersonKind, TableId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::columns::{keyword, optional_parsed};
use crate::tables::TableRow;
use crate::{Moment, Store, StoreError};

/// The rating of a player in a game.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingRow {
    pub game: String,
    /// The id of a person, or `bot:` and a level.
    pub player: String,
    /// The person; `None` for a bot.
    pub person: Option<Person>,
    pub rating: f64,
    pub uncertainty: f64,
    /// Rated matches.
    pub matches: u32,
    /// Rated matches in which the player was first, alone or shared.
    pub wins: u32,
}

const SELECT: &str = "SELECT ratings.*, people.id, people.name, people.kind
    FROM ratings LEFT JOIN people ON people.id = ratings.who";

impl Store {
    /// Finished matches that are not rated yet, oldest first.
    pub async fn unrated_matches(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.appender.flush_all().await?;
        let rows =
            sqlx::query("SELECT * FROM tables WHERE stage = 'over' AND rated = 0 ORDER BY made LIMIT ?1");
        self.with_seats(rows.bind(limit).fetch_all(&self.readers).await?).await
    }

    /// The rating of a player in a game; `None` before their first rated match.
    pub async fn rating(&self, game: &str, player: &str) -> Result<Option<RatingRow>, StoreError> {
        let query = sqlx::AssertSqlSafe(format!("{SELECT} WHERE game = ?1 AND who = ?2"));
        let row = sqlx::query(query).bind(game).bind(player).fetch_optional(&self.readers).await?;
        row.as_ref().map(rating).transpose()
    }

    /// The ratings of a person in all games.
    pub async fn ratings_of(&self, person: &PersonId) -> Result<Vec<RatingRow>, StoreError> {
        let query = sqlx::AssertSqlSafe(format!("{SELECT} WHERE who = ?1 ORDER BY game"));
        let rows = sqlx::query(query).bind(person.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(rating).collect()
    }

    /// The best players of a game, bots included, ordered by `rating - 3 * uncertainty`.
    pub async fn leaderboard(&self, game: &str, skip: u32, limit: u32) -> Result<Vec<RatingRow>, StoreError> {
        let query = sqlx::AssertSqlSafe(format!(
            "{SELECT} WHERE game = ?1 ORDER BY rating - 3 * uncertainty DESC, who LIMIT ?2 OFFSET ?3"
        ));
        let rows = sqlx::query(query).bind(game).bind(limit).bind(skip).fetch_all(&self.readers).await?;
        rows.iter().map(rating).collect()
    }

    /// Saves the ratings after these matches, all or nothing. Returns false, and saves nothing, if one of the matches
    /// was rated already.
    pub async fn save_ratings(
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
            .bind(&row.player)
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
    let person = match optional_parsed(row, "id")? {
        None => None,
        Some(id) => Some(Person {
            id,
            name: row.try_get("name")?,
            kind: keyword(row, "kind", PersonKind::from_word)?,
        }),
    };
    Ok(RatingRow {
        game: row.try_get("game")?,
        player: row.try_get("who")?,
        person,
        rating: row.try_get("rating")?,
        uncertainty: row.try_get("uncertainty")?,
        matches: row.try_get("matches")?,
        wins: row.try_get("wins")?,
    })
}
