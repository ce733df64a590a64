//! Streams of JSON lines for programs: the same messages as on the socket.

use axum::http::Method;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, Query, State};
use futures_util::stream;
use protocol::WatchOptions;
use serde::Deserialize;
use tokio::sync::{Notify, mpsc};
use utoipa::IntoParams;

use super::responses::JsonLines;
use super::routes::Routes;
use super::tables::visible_table;
use crate::AppState;
use crate::api_error::ApiError;
use crate::auth::{ClientIp, OptionalToken, Token};
use crate::device_connections::{self, DeviceGuard};
use crate::host::{Connection, HostCommand, Subscriber};
use crate::limits::ConnectionSlot;
use crate::my_tables::MyTables;

/// How often an idle stream sends an empty line, so that both sides notice a lost connection.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

#[derive(Deserialize, IntoParams)]
struct StreamQuery {
    /// The invitation, for a private table.
    invitation: Option<String>,
    /// Whether to send if the user may undo.
    #[serde(default)]
    can_undo: bool,
    /// Whether to send the legal actions.
    #[serde(default)]
    choices: bool,
}

pub(super) fn routes(routes: Routes) -> Routes {
    routes
        .add(Method::GET, "/tables/{id}/stream", "Streams the messages of a table, one on each line; empty lines keep it alive.", stream_table)
        .add(Method::GET, "/me/stream", "Streams `own-tables` with the tables of the user, then `own` for each change; empty lines keep it alive.", stream_my_tables)
}

/// Streams the messages of a table.
async fn stream_table(
    State(app): State<Arc<AppState>>,
    ClientIp(address): ClientIp,
    Path(id): Path<String>,
    Query(query): Query<StreamQuery>,
    OptionalToken { token, locale }: OptionalToken,
) -> Result<JsonLines, ApiError> {
    let (subscriber, connection, messages) = Connection::open();
    let disconnect = Arc::clone(&connection.disconnect);
    let (identity, device_guard) = match token {
        Some(token) => device_connections::bind(&app, &token, &disconnect)
            .await
            .map(|(identity, device_guard)| (Some(identity), Some(device_guard)))?,
        None => (None, None),
    };
    let person = identity.as_ref().map(|identity| identity.person.id);
    let row = visible_table(&app, &id, person.as_ref(), query.invitation.as_deref()).await?;
    let slot = ConnectionSlot::open(&app, address)?;
    let options = WatchOptions { can_undo: query.can_undo, choices: query.choices };
    let subscriber = Subscriber::new(subscriber, connection, identity.as_ref(), locale, options);
    app.hub.send(&app, &row.id, HostCommand::Subscribe { subscriber, after: 0 });
    Ok(response(LineStream {
        source: Source::Table(messages),
        disconnect,
        _device_guard: device_guard,
        _slot: slot,
    }))
}

/// Streams the messages about the tables at which the caller sits.
async fn stream_my_tables(
    State(app): State<Arc<AppState>>,
    ClientIp(address): ClientIp,
    Token(token): Token,
) -> Result<JsonLines, ApiError> {
    let disconnect = Arc::new(Notify::new());
    let (identity, device_guard) = device_connections::bind(&app, &token, &disconnect).await?;
    let slot = ConnectionSlot::open(&app, address)?;
    let my_tables = MyTables::subscribe(&app, identity.person.id, Arc::clone(&disconnect)).await?;
    Ok(response(LineStream {
        source: Source::MyTables(my_tables),
        disconnect,
        _device_guard: Some(device_guard),
        _slot: slot,
    }))
}

/// The state of a stream.
struct LineStream {
    source: Source,
    disconnect: Arc<Notify>,
    /// Closes the stream when the token is revoked.
    _device_guard: Option<DeviceGuard>,
    _slot: ConnectionSlot,
}

/// The source of the messages.
enum Source {
    Table(mpsc::Receiver<Utf8Bytes>),
    MyTables(MyTables),
}

impl Source {
    async fn next(&mut self) -> Option<Utf8Bytes> {
        match self {
            Source::Table(messages) => messages.recv().await,
            Source::MyTables(my_tables) => my_tables.next().await,
        }
    }
}

impl LineStream {
    /// The next line; `None` when the stream ends.
    async fn next(&mut self) -> Option<String> {
        tokio::select! {
            biased;
            () = self.disconnect.notified() => None,
            message = self.source.next() => Some(format!("{}\n", message?.as_str())),
            () = tokio::time::sleep(KEEP_ALIVE) => Some("\n".to_owned()),
        }
    }
}

fn response(stream: LineStream) -> JsonLines {
    let lines = stream::unfold(stream, |mut stream| async {
        let next = stream.next().await?;
        Some((Ok::<Bytes, Infallible>(next.into()), stream))
    });
    JsonLines(Body::from_stream(lines))
}
