//! The list of games.

use axum::Json;
use axum::http::Method;
use serde::Serialize;
use utoipa::ToSchema;

use super::routes::Routes;

/// What a client needs to know of a game to open a table.
#[derive(Serialize, ToSchema)]
struct GameInfo {
    id: &'static str,
    rules: u32,
    /// The smallest and the largest number of seats without options.
    seats: (u8, u8),
    options: Vec<OptionInfo>,
    bots: Vec<String>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
struct OptionInfo {
    key: &'static str,
    /// The first value is the default.
    #[schema(value_type = Vec<String>)]
    values: &'static [&'static str],
}

pub(super) fn routes(routes: Routes) -> Routes {
    routes.add(Method::GET, "/games", "Lists the games that can be played here.", list_games)
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
            bots: bots::bots_of(kind.strategies()).into_iter().map(String::from).collect(),
        }
    };
    Json(games::all().iter().map(info).collect())
}
