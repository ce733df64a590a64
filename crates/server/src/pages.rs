//! The pages of the browser client: which file answers a path, and with which headers.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::Bundle;

/// Browsers may run only our own files: nothing inline, nothing from other sites.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; \
                      worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const NO_BUNDLE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Roundtable</title>\
                         <p>This program was built without the browser client. Run <code>cargo play</code>: \
                         it builds the client and starts the table.</p></html>\n";

/// Answers every path with a file of the bundle. A path without a file extension (`/table/…`) gets the page of the
/// client, which does its own routing.
pub fn pages(bundle: Bundle) -> Router {
    Router::new().fallback(answer).with_state(bundle)
}

async fn answer(State(bundle): State<Bundle>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let mut response = match method {
        Method::GET | Method::HEAD => file(bundle, uri.path(), &headers),
        _ => (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response(),
    };
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn file(bundle: Bundle, path: &str, headers: &HeaderMap) -> Response {
    if bundle.is_empty() {
        let kind = (header::CONTENT_TYPE, "text/html; charset=utf-8");
        return (StatusCode::SERVICE_UNAVAILABLE, [kind], NO_BUNDLE).into_response();
    }
    let wanted = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or("");
    let name = if is_page(path) { "index.html" } else { path.trim_start_matches('/') };
    let Some(asset) = bundle.find(name, wanted(header::ACCEPT_ENCODING)) else {
        return (StatusCode::NOT_FOUND, "File not found.\n").into_response();
    };
    // File names do not change between builds, so browsers revalidate each time and mostly get "304 Not Modified".
    let tag = format!("\"{}-{}\"", bundle.build(), asset.encoding.unwrap_or("plain"));
    let fresh = wanted(header::IF_NONE_MATCH).split(',').any(|known| known.trim() == tag);
    let caching = [
        (header::ETAG, tag),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    if fresh {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let kind = [(header::CONTENT_TYPE, asset.mime)];
    match asset.encoding {
        Some(encoding) => {
            (caching, kind, [(header::CONTENT_ENCODING, encoding)], asset.bytes).into_response()
        }
        None => (caching, kind, asset.bytes).into_response(),
    }
}

fn is_page(path: &str) -> bool {
    !path.rsplit('/').next().unwrap_or("").contains('.')
}
