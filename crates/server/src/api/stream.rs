//! A table as a stream of lines, for programs: the same messages as on the socket, one on each line.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use futures_util::stream;
use protocol::PersonKind;
use serde::Deserialize;

use super::tables::admitted;
use crate::House;
use crate::host::{Ear, Order};
use crate::refusal::Refused;
use crate::socket::wire;
use crate::who::MaybeCaller;

/// An empty line after so long, so that both sides notice when the other is gone.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// What whoever listens asks for.
#[derive(Deserialize)]
struct Wish {
    invitation: Option<String>,
    /// A program may want to know whether it may take back. People are always told.
    #[serde(default)]
    can_undo: bool,
}

pub(super) fn routes() -> Router<Arc<House>> {
    Router::new().route("/tables/{id}/stream", get(listen))
}

async fn listen(
    State(house): State<Arc<House>>,
    MaybeCaller(who): MaybeCaller,
    Path(id): Path<String>,
    Query(wish): Query<Wish>,
) -> Result<impl IntoResponse, Refused> {
    let person = who.as_ref().map(|known| known.person.id);
    let row = admitted(&house, &id, person.as_ref(), wish.invitation.as_deref()).await?;
    let (id, wire, messages) = wire();
    let is_program = !wish.can_undo && who.is_some_and(|known| known.person.kind == PersonKind::Bot);
    let cut = Arc::clone(&wire.cut);
    let ear = Ear { id, wire, person, is_program, viewer: None };
    house.hub.order(&house, &row.id, Order::Watch { ear, after: 0 });
    let lines = stream::unfold((messages, cut), |(mut messages, cut)| async {
        let line = tokio::select! {
            message = messages.recv() => format!("{}\n", message?.as_str()),
            () = cut.notified() => return None,
            () = tokio::time::sleep(KEEP_ALIVE) => "\n".to_owned(),
        };
        Some((Ok::<Bytes, Infallible>(line.into()), (messages, cut)))
    });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)))
}
