//! What can be played here.

use std::sync::Arc;

use axum::routing::get;
use axum::{Json, Router};
use serde::Serialize;

use crate::House;

/// A game, as somebody needs to know it to open a table.
#[derive(Serialize)]
struct GameInfo {
    id: &'static str,
    rules: u32,
    /// The fewest and the most who can play without any options.
    seats: (u8, u8),
    options: Vec<OptionInfo>,
    bots: Vec<&'static str>,
}

/// A question that is settled before the first step.
#[derive(Serialize)]
struct OptionInfo {
    key: &'static str,
    /// The first is what holds when nobody says otherwise.
    values: &'static [&'static str],
}

pub(super) fn routes() -> Router<Arc<House>> {
    Router::new().route("/games", get(list))
}

async fn list() -> Json<Vec<GameInfo>> {
    let info = |kind: &&dyn table::GameHandle| {
        let seats = kind.seats("").expect("no options are always fine");
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
