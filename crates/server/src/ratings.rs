//! Rating finished matches: people and bots of the house, 2 to 6 at a table.

use protocol::{Away, Ending};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{RatingRow, SeatRow, StoreError, TableRow};

use crate::House;

/// So many matches are rated at a time.
const AT_ONCE: u32 = 100;

impl House {
    /// Rates all matches that are over and not rated yet, one after the other. After a crash none is forgotten, and none
    /// is rated twice.
    pub(crate) async fn rate_finished(&self) {
        let _one_at_a_time = self.rating.lock().await;
        if let Err(error) = self.rate_waiting().await {
            tracing::error!(%error, "finished matches could not be rated");
        }
    }

    async fn rate_waiting(&self) -> Result<(), StoreError> {
        loop {
            let waiting = self.store.unrated(AT_ONCE).await?;
            if waiting.is_empty() {
                return Ok(());
            }
            for row in waiting {
                let mut known = Vec::new();
                for who in row.seats.iter().filter_map(name) {
                    let found = self.store.rating(&row.game, &who).await?;
                    known.push(found.unwrap_or_else(|| new(&row.game, who)));
                }
                self.store.rate(&row.id, &rated(&row, known), self.now()).await?;
            }
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

fn new(game: &str, who: String) -> RatingRow {
    let WengLinRating { rating, uncertainty } = WengLinRating::new();
    RatingRow { game: game.to_owned(), who, person: None, rating, uncertainty, matches: 0, wins: 0 }
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
        if changed.iter().any(|other| other.who == row.who) {
            continue;
        }
        let same: Vec<usize> = (at..known.len()).filter(|&other| known[other].who == row.who).collect();
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
