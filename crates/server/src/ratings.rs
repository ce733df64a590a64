//! Ratings of finished matches, for people and bots, with 2 to 6 players.

use std::collections::BTreeMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use protocol::{Away, Ending, TableId};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{RatingRow, SeatRow, StoreError, TableRow};
use tokio::sync::Notify;

use crate::AppState;

/// How many matches are rated in one transaction.
const BATCH_SIZE: u32 = 100;

/// The pause between two batches. Looking for unrated matches flushes the journal of the store, which is expensive on a
/// busy server.
const BATCH_INTERVAL: Duration = Duration::from_secs(4);

/// Rates matches when they end.
pub(crate) async fn run(app: Weak<AppState>, finished: Arc<Notify>) {
    loop {
        finished.notified().await;
        let Some(app) = app.upgrade() else { return };
        app.rate_finished().await;
        drop(app);
        tokio::time::sleep(BATCH_INTERVAL).await;
    }
}

impl AppState {
    /// Rates all finished matches that are not rated yet. After a crash no match is skipped or rated twice.
    pub(crate) async fn rate_finished(&self) {
        if let Err(error) = self.rate_unrated().await {
            tracing::error!(%error, "finished matches could not be rated");
        }
    }

    async fn rate_unrated(&self) -> Result<(), StoreError> {
        loop {
            let waiting = self.store.unrated_matches(BATCH_SIZE).await?;
            if waiting.is_empty() {
                return Ok(());
            }
            // The ratings after the earlier matches of this batch.
            let mut current: BTreeMap<(String, String), RatingRow> = BTreeMap::new();
            for row in &waiting {
                let mut known = Vec::new();
                for player in row.seats.iter().filter_map(player_of) {
                    let key = (row.game.clone(), player);
                    known.push(match current.get(&key) {
                        Some(known) => known.clone(),
                        None => {
                            self.store.rating(&key.0, &key.1).await?.unwrap_or_else(|| initial_rating(key))
                        }
                    });
                }
                let changed = updated_ratings(row, known).into_iter();
                current.extend(changed.map(|rating| ((rating.game.clone(), rating.player.clone()), rating)));
            }
            let tables: Vec<TableId> = waiting.iter().map(|row| row.id).collect();
            let ratings: Vec<RatingRow> = current.into_values().collect();
            // If another process has rated one of them, nothing was saved, and the loop starts again.
            self.store.save_ratings(&tables, &ratings, self.now()).await?;
        }
    }
}

/// The rated player at a seat: a person, or all bots with one id.
fn player_of(seat: &SeatRow) -> Option<String> {
    match (&seat.person, &seat.bot) {
        (Some(person), _) => Some(person.id.to_string()),
        (None, Some(bot)) => Some(format!("bot:{bot}")),
        (None, None) => None,
    }
}

fn initial_rating((game, player): (String, String)) -> RatingRow {
    let WengLinRating { rating, uncertainty } = WengLinRating::new();
    RatingRow { game, player, person: None, rating, uncertainty, matches: 0, wins: 0 }
}

/// The ratings after a match, by seat. A player who resigned is last, whatever the bot achieved. Bots of one level
/// share one rating: their changes are averaged.
fn updated_ratings(row: &TableRow, known: Vec<RatingRow>) -> Vec<RatingRow> {
    let Some(Ending::Played { places, .. }) = &row.ending else { return Vec::new() };
    if known.len() < 2 || known.len() != places.len() {
        return Vec::new();
    }
    let last = places.len();
    let place = |(at, place): (usize, &u8)| match row.seats[at].away {
        Away::Resigned => last,
        Away::No | Away::StandIn => usize::from(*place),
    };
    let places: Vec<usize> = places.iter().enumerate().map(place).collect();
    let before: Vec<[WengLinRating; 1]> = known
        .iter()
        .map(|row| [WengLinRating { rating: row.rating, uncertainty: row.uncertainty }])
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        before.iter().zip(&places).map(|(team, place)| (&team[..], MultiTeamOutcome::new(*place))).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let mut changed: Vec<RatingRow> = Vec::new();
    for (at, row) in known.iter().enumerate() {
        if changed.iter().any(|other| other.player == row.player) {
            continue;
        }
        let same: Vec<usize> = (at..known.len()).filter(|&other| known[other].player == row.player).collect();
        let mean = |value: fn(&WengLinRating) -> f64| {
            same.iter().map(|&other| value(&after[other][0])).sum::<f64>() / same.len() as f64
        };
        changed.push(RatingRow {
            rating: mean(|rating| rating.rating),
            uncertainty: mean(|rating| rating.uncertainty),
            matches: row.matches + 1,
            wins: row.wins + u32::from(same.iter().any(|&other| places[other] == 1)),
            ..row.clone()
        });
    }
    changed
}
