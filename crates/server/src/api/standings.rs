//! Leaderboards, profiles, and finished matches.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::Method;
use protocol::{Code, Leaders, PersonId, Profile, Sitter, Standing, TablePage};
use serde::Deserialize;
use store::{Moment, RatingRow};
use utoipa::IntoParams;

use super::ApiResult;
use super::routes::Routes;
use super::tables::BeforeQuery;
use crate::auth::OptionalCaller;
use crate::{AppState, info, records};

const PAGE_SIZE: u32 = 50;

pub(super) fn routes(routes: Routes) -> Routes {
    routes
        .add(Method::GET, "/games/{id}/leaders", "Returns the leaderboard of a game, bots included.", leaders)
        .add(Method::GET, "/people/{id}", "Returns a person with ratings and results.", profile)
        .add(
            Method::GET,
            "/people/{id}/matches",
            "Lists the finished matches of a person, latest first.",
            history,
        )
}

/// The offset in a long list.
#[derive(Deserialize, IntoParams)]
struct SkipQuery {
    /// The `skip` of the previous page.
    #[serde(default)]
    skip: u32,
}

async fn leaders(
    State(app): State<Arc<AppState>>,
    Path(game): Path<String>,
    Query(query): Query<SkipQuery>,
) -> ApiResult<Leaders> {
    games::find(&game).ok_or(Code::NotFound)?;
    let rows = app.store.leaderboard(&game, query.skip, PAGE_SIZE).await?;
    let skip = query.skip.checked_add(PAGE_SIZE).filter(|_| rows.len() == PAGE_SIZE as usize);
    Ok(Json(Leaders { standings: rows.into_iter().filter_map(standing).collect(), skip }))
}

async fn profile(State(app): State<Arc<AppState>>, Path(id): Path<String>) -> ApiResult<Profile> {
    let id: PersonId = id.parse().map_err(|_| Code::NotFound)?;
    let person = app.store.person(&id).await?.ok_or(Code::NotFound)?;
    let rows = app.store.ratings_of(&id).await?;
    let records = records::records(&app.store.results_of(&id).await?);
    Ok(Json(Profile { person, standings: rows.into_iter().filter_map(standing).collect(), records }))
}

/// The finished matches of a person. Tables that are not public are visible to the people who sat there.
async fn history(
    State(app): State<Arc<AppState>>,
    OptionalCaller(viewer): OptionalCaller,
    Path(id): Path<String>,
    Query(query): Query<BeforeQuery>,
) -> ApiResult<TablePage> {
    let id: PersonId = id.parse().map_err(|_| Code::NotFound)?;
    app.store.person(&id).await?.ok_or(Code::NotFound)?;
    let viewer = viewer.map(|identity| identity.person.id);
    let before = query.before.unwrap_or(Moment::MAX);
    let rows = app.store.finished_by(&id, viewer.as_ref(), before, PAGE_SIZE).await?;
    let before = rows.last().and_then(|row| row.ended).filter(|_| rows.len() == PAGE_SIZE as usize);
    Ok(Json(TablePage { tables: rows.iter().map(info::table_info).collect(), before }))
}

/// Returns `None` for a player who was deleted.
fn standing(row: RatingRow) -> Option<Standing> {
    let bot = || row.player.strip_prefix("bot:")?.parse().ok().map(Sitter::Bot);
    let sitter = row.person.clone().map(Sitter::Person).or_else(bot)?;
    let RatingRow { game, rating, uncertainty, matches, wins, .. } = row;
    Some(Standing { game, sitter, rating, uncertainty, matches, wins })
}
