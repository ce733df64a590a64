//! Rating finished matches: people and bots of the house, 2 to 6 at a table.

use std::collections::BTreeMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use protocol::{Away, Ending, TableId};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{RatingRow, SeatRow, StoreError, TableRow};
use tokio::sync::Notify;

use crate::House;

/// So many matches are rated at a time.
const AT_ONCE: u32 = 100;

/// After matches were rated, others that end wait for so long and are rated together: whoever looks for them needs all steps in the
/// tables of the store, which is much work where many play.
const BREATH: Duration = Duration::from_secs(4);

/// Rates matches when they are over.
pub(crate) async fn look_after(house: Weak<House>, finished: Arc<Notify>) {
    loop {
        finished.notified().await;
        let Some(house) = house.upgrade() else { return };
        house.rate_finished().await;
        drop(house);
        tokio::time::sleep(BREATH).await;
    }
}

impl House {
    /// Rates all matches that are over and not rated yet, one after the other. After a crash none is forgotten, and none
    /// is rated twice.
    pub(crate) async fn rate_finished(&self) {
        if let Err(error) = self.rate_waiting().await {
            tracing::error!(%error, "finished matches could not be rated");
        }
    }

    async fn rate_waiting(&self) -> Result<(), StoreError> {
        loop {
            let waiting = self.store.unrated_matches(AT_ONCE).await?;
            if waiting.is_empty() {
                return Ok(());
            }
            // How everybody stands after the matches before.
            let mut standing: BTreeMap<(String, String), RatingRow> = BTreeMap::new();
            for row in &waiting {
                let mut known = Vec::new();
                for player in row.seats.iter().filter_map(name) {
                    let key = (row.game.clone(), player);
                    known.push(match standing.get(&key) {
                        Some(known) => known.clone(),
                        None => self.store.rating(&key.0, &key.1).await?.unwrap_or_else(|| new(key)),
                    });
                }
                let changed = rated(row, known).into_iter();
                standing.extend(changed.map(|rating| ((rating.game.clone(), rating.player.clone()), rating)));
            }
            let tables: Vec<TableId> = waiting.iter().map(|row| row.id).collect();
            let ratings: Vec<RatingRow> = standing.into_values().collect();
            // If another process has rated some of them meanwhile, the rest is looked at again.
            self.store.save_ratings(&tables, &ratings, self.now()).await?;
        }
    }
}

/// Under which name a seat is rated.
fn name(seat: &SeatRow) -> Option<String> {
    match (&seat.person, seat.bot) {
        (Some(person), _) => Some(person.id.to_string()),
        (None, Some(level)) => Some(format!("bot:{}", level.word())),
        (None, None) => None,
    }
}

fn new((game, player): (String, String)) -> RatingRow {
    let WengLinRating { rating, uncertainty } = WengLinRating::new();
    RatingRow { game, player, person: None, rating, uncertainty, matches: 0, wins: 0 }
}

/// What a match changes for those who sat at it, by seat. Who gave up is last, whatever the bot made of it. Bots of one
/// level are one: what they won and lost is shared.
fn rated(row: &TableRow, known: Vec<RatingRow>) -> Vec<RatingRow> {
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
