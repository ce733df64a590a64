//! Who plays well: the best of a game, somebody's standings and records, and what they have played.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::routing::get;
use axum::{Json, Router};
use bots::Level;
use protocol::{Code, Leaders, PersonId, Profile, Sitter, Standing, TablePage};
use serde::Deserialize;
use store::{Moment, RatingRow};

use super::tables::Before;
use crate::refusal::Refused;
use crate::who::MaybeCaller;
use crate::{House, info, records};

/// So many are on a page.
const PAGE: u32 = 50;

type Of<T> = Result<Json<T>, Refused>;

pub(super) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/games/{id}/leaders", get(leaders))
        .route("/people/{id}", get(profile))
        .route("/people/{id}/matches", get(history))
}

/// Which part of a long list.
#[derive(Deserialize)]
struct Skip {
    #[serde(default)]
    skip: u32,
}

async fn leaders(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    Query(part): Query<Skip>,
) -> Of<Leaders> {
    games::find(&game).ok_or(Code::NotFound)?;
    let rows = house.store.leaderboard(&game, part.skip, PAGE).await?;
    let skip = part.skip.checked_add(PAGE).filter(|_| rows.len() == PAGE as usize);
    Ok(Json(Leaders { standings: rows.into_iter().filter_map(standing).collect(), skip }))
}

async fn profile(State(house): State<Arc<House>>, Path(id): Path<String>) -> Of<Profile> {
    let id: PersonId = id.parse().map_err(|_| Code::NotFound)?;
    let person = house.store.person(&id).await?.ok_or(Code::NotFound)?;
    let rows = house.store.ratings_of(&id).await?;
    let records = records::of(&house.store.results_of(&id).await?);
    Ok(Json(Profile { person, standings: rows.into_iter().filter_map(standing).collect(), records }))
}

/// The matches that somebody has finished. A table that is not public is shown to those who sat at it.
async fn history(
    State(house): State<Arc<House>>,
    MaybeCaller(who): MaybeCaller,
    Path(id): Path<String>,
    Query(part): Query<Before>,
) -> Of<TablePage> {
    let id: PersonId = id.parse().map_err(|_| Code::NotFound)?;
    house.store.person(&id).await?.ok_or(Code::NotFound)?;
    let who = who.map(|known| known.person.id);
    let before = part.before.unwrap_or(Moment::MAX);
    let rows = house.store.finished_by(&id, who.as_ref(), before, PAGE).await?;
    let before = rows.last().and_then(|row| row.ended).filter(|_| rows.len() == PAGE as usize);
    Ok(Json(TablePage { tables: rows.iter().map(info::of_row).collect(), before }))
}

/// None: somebody who is no longer known.
fn standing(row: RatingRow) -> Option<Standing> {
    let level = || row.player.strip_prefix("bot:")?.parse::<Level>().ok().map(Sitter::Bot);
    let sitter = row.person.clone().map(Sitter::Person).or_else(level)?;
    let RatingRow { game, rating, uncertainty, matches, wins, .. } = row;
    Some(Standing { game, sitter, rating, uncertainty, matches, wins })
}
