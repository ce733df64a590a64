//! Streams of lines for programs: the same messages as on the socket, one on each line.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use axum::routing::get;
use futures_util::stream;
use protocol::{Code, Wants};
use serde::Deserialize;
use tokio::sync::{Notify, mpsc};

use super::tables::admitted;
use crate::House;
use crate::devices::{self, Bound};
use crate::host::{Ear, Order};
use crate::limits::Connection;
use crate::own::Own;
use crate::refusal::{Refused, language};
use crate::socket::wire;
use crate::who::{From, bearer};

/// An empty line after so long, so that both sides notice when the other is gone.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// What whoever listens asks for.
#[derive(Deserialize)]
struct Wish {
    invitation: Option<String>,
    #[serde(default)]
    can_undo: bool,
    #[serde(default)]
    choices: bool,
}

pub(super) fn routes() -> Router<Arc<House>> {
    Router::new().route("/tables/{id}/stream", get(table)).route("/me/stream", get(own))
}

/// What happens at a table.
async fn table(
    State(house): State<Arc<House>>,
    From(from): From,
    Path(id): Path<String>,
    Query(wish): Query<Wish>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refused> {
    let (ear, wire, messages) = wire();
    let cut = Arc::clone(&wire.cut);
    let (who, bound) = match bearer(&headers) {
        Some(token) => {
            devices::bind(&house, token, &cut).await.map(|(who, bound)| (Some(who), Some(bound)))?
        }
        None => (None, None),
    };
    let person = who.as_ref().map(|known| known.person.id);
    let row = admitted(&house, &id, person.as_ref(), wish.invitation.as_deref()).await?;
    let connection = Connection::open(&house, from)?;
    let wants = Wants { can_undo: wish.can_undo, choices: wish.choices };
    let ear = Ear::new(ear, wire, who.as_ref(), language(&headers), wants);
    house.hub.order(&house, &row.id, Order::Watch { ear, after: 0 });
    Ok(lines(Line { source: Source::Table(messages), cut, _bound: bound, _connection: connection }))
}

/// What happens at the tables where the caller sits.
async fn own(
    State(house): State<Arc<House>>,
    From(from): From,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refused> {
    let cut = Arc::new(Notify::new());
    let token = bearer(&headers).ok_or(Code::NoToken)?;
    let (who, bound) = devices::bind(&house, token, &cut).await?;
    let connection = Connection::open(&house, from)?;
    let own = Own::listen(&house, who.person.id, Arc::clone(&cut)).await?;
    Ok(lines(Line { source: Source::Own(own), cut, _bound: Some(bound), _connection: connection }))
}

/// Somebody who listens.
struct Line {
    source: Source,
    cut: Arc<Notify>,
    /// Cuts the stream when the token is revoked.
    _bound: Option<Bound>,
    _connection: Connection,
}

/// Where messages come from.
enum Source {
    Table(mpsc::Receiver<Utf8Bytes>),
    Own(Own),
}

impl Source {
    async fn next(&mut self) -> Option<Utf8Bytes> {
        match self {
            Source::Table(messages) => messages.recv().await,
            Source::Own(own) => own.next().await,
        }
    }
}

impl Line {
    /// The next line; none when there is nobody to tell or nothing to say any more.
    async fn next(&mut self) -> Option<String> {
        tokio::select! {
            biased;
            () = self.cut.notified() => None,
            message = self.source.next() => Some(format!("{}\n", message?.as_str())),
            () = tokio::time::sleep(KEEP_ALIVE) => Some("\n".to_owned()),
        }
    }
}

fn lines(line: Line) -> impl IntoResponse {
    let lines = stream::unfold(line, |mut line| async {
        let next = line.next().await?;
        Some((Ok::<Bytes, Infallible>(next.into()), line))
    });
    ([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines))
}
