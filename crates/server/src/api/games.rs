//! The list of games.

use std::sync::Arc;

use axum::routing::get;
use axum::{Json, Router};
use serde::Serialize;

use crate::AppState;

/// What a client needs to know of a game to open a table.
#[derive(Serialize)]
struct GameInfo {
    id: &'static str,
    rules: u32,
    /// The smallest and the largest number of seats without options.
    seats: (u8, u8),
    options: Vec<OptionInfo>,
    bots: Vec<&'static str>,
}

/// An option of a game.
#[derive(Serialize)]
struct OptionInfo {
    key: &'static str,
    /// The first value is the default.
    values: &'static [&'static str],
}

pub(super) fn routes() -> Router<Arc<AppState>> {
    Router::new().route("/games", get(list_games))
}

async fn list_games() -> Json<Vec<GameInfo>> {
    let info = |kind: &&dyn table::GameHandle| {
        let seats = kind.seats("").expect("empty options are always valid");
        let option = |field: &engine::Field| OptionInfo { key: field.key, values: field.values };
        GameInfo {
            id: kind.id(),
            rules: kind.newest_rules(),
            seats: (*seats.start(), *seats.end()),
            options: kind.fields().iter().map(option).collect(),
            bots: kind.levels().iter().map(|level| level.word()).collect(),
        }
    };
    Json(games::all().iter().map(info).collect())
}
