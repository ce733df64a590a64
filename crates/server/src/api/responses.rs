//! The parts of requests and the responses of the API, and how the document describes them.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, NoContent, Response};
use axum::{Extension, Json};
use protocol::Welcome;
use serde::Serialize;
use utoipa::openapi::path::ParameterIn;
use utoipa::{IntoParams, ToSchema};

use super::idempotency::DoNotStore;
use super::routes::{DescribeRequest, DescribeResponse, Description};
use crate::AppState;
use crate::api_error::ApiError;
use crate::auth::{Caller, ClientIp, JsonBody, OptionalCaller, OptionalToken, Token};

impl DescribeRequest for State<Arc<AppState>> {}
impl DescribeRequest for ClientIp {}
impl DescribeRequest for HeaderMap {}
impl<T> DescribeRequest for Path<T> {}
impl<T> DescribeRequest for Extension<T> {}
impl DescribeRequest for Result<WebSocketUpgrade, WebSocketUpgradeRejection> {}

impl DescribeRequest for Caller {
    fn describe(description: &mut Description<'_>) {
        description.require_token();
    }
}

impl DescribeRequest for Token {
    fn describe(description: &mut Description<'_>) {
        description.require_token();
    }
}

impl DescribeRequest for OptionalCaller {
    fn describe(description: &mut Description<'_>) {
        description.allow_token();
    }
}

impl DescribeRequest for OptionalToken {
    fn describe(description: &mut Description<'_>) {
        description.allow_token();
    }
}

impl<T: ToSchema> DescribeRequest for JsonBody<T> {
    fn describe(description: &mut Description<'_>) {
        description.request_body::<T>();
    }
}

impl<T: IntoParams> DescribeRequest for Query<T> {
    fn describe(description: &mut Description<'_>) {
        description.parameters(T::into_params(|| Some(ParameterIn::Query)));
    }
}

/// Something new, as JSON.
pub(super) struct Created<T>(pub(super) T);

/// A new token, which is shown only once.
pub(super) struct IssuedToken(pub(super) Welcome);

/// A text file.
pub(super) struct PlainText(pub(super) String);

/// JSON that is written already.
pub(super) struct WrittenJson(pub(super) String);

/// A stream of JSON lines.
pub(super) struct JsonLines(pub(super) Body);

/// A connection that becomes a WebSocket.
pub(crate) struct Upgraded(pub(crate) Response);

impl<T: Serialize> IntoResponse for Created<T> {
    fn into_response(self) -> Response {
        (StatusCode::CREATED, Json(self.0)).into_response()
    }
}

impl IntoResponse for IssuedToken {
    fn into_response(self) -> Response {
        let mut response = Created(self.0).into_response();
        response.extensions_mut().insert(DoNotStore);
        response
    }
}

impl IntoResponse for PlainText {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], self.0).into_response()
    }
}

impl IntoResponse for WrittenJson {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

impl IntoResponse for JsonLines {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/x-ndjson")], self.0).into_response()
    }
}

impl IntoResponse for Upgraded {
    fn into_response(self) -> Response {
        self.0
    }
}

impl<T: DescribeResponse> DescribeResponse for Result<T, ApiError> {
    fn describe(description: &mut Description<'_>) {
        T::describe(description);
        description.problem_response();
    }
}

impl<T: ToSchema> DescribeResponse for Json<T> {
    fn describe(description: &mut Description<'_>) {
        description.json_response::<T>("200");
    }
}

impl<T: ToSchema> DescribeResponse for Created<T> {
    fn describe(description: &mut Description<'_>) {
        description.json_response::<T>("201");
    }
}

impl DescribeResponse for IssuedToken {
    fn describe(description: &mut Description<'_>) {
        description.json_response::<Welcome>("201");
    }
}

impl DescribeResponse for NoContent {
    fn describe(description: &mut Description<'_>) {
        description.empty_response("204");
    }
}

impl DescribeResponse for PlainText {
    fn describe(description: &mut Description<'_>) {
        description.text_response("200", "text/plain");
    }
}

impl DescribeResponse for WrittenJson {
    fn describe(description: &mut Description<'_>) {
        description.text_response("200", "application/json");
    }
}

impl DescribeResponse for JsonLines {
    fn describe(description: &mut Description<'_>) {
        description.text_response("200", "application/x-ndjson");
    }
}

impl DescribeResponse for Upgraded {
    fn describe(description: &mut Description<'_>) {
        description.empty_response("101");
    }
}
