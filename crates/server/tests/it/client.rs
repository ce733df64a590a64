//! Serving the browser client.

use std::net::{Ipv4Addr, TcpListener};

use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use include_dir::{Dir, include_dir};
use server::{Bundle, ServeError, Settings, pages, serve};
use tower::ServiceExt;

static NOTHING: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/tests/it/nothing");
static BUNDLE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/tests/it/bundle");

async fn ask(files: &'static Dir<'static>, path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).expect("the test's headers are well formed");
    pages(Bundle::of(files)).oneshot(request).await.expect("a router always answers")
}

async fn text(response: Response<Body>) -> String {
    let bytes = to_bytes(response.into_body(), 1 << 20).await.expect("the files are small");
    String::from_utf8(bytes.to_vec()).expect("the files are text")
}

fn value(response: &Response<Body>, name: header::HeaderName) -> &str {
    response.headers().get(name).map_or("", |value| value.to_str().expect("our headers are text"))
}

#[tokio::test]
async fn without_a_bundle_every_page_explains_how_to_build_it() {
    for path in ["/", "/table/1", "/web.js"] {
        let response = ask(&NOTHING, path, &[]).await;
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE, "{path}");
        assert!(text(response).await.contains("cargo play"), "{path}");
    }
}

#[tokio::test]
async fn addresses_without_a_file_are_pages_of_the_client() {
    for path in ["/", "/table/17", "/rules/king-arthur"] {
        let response = ask(&BUNDLE, path, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(value(&response, header::CONTENT_TYPE), "text/html; charset=utf-8");
        assert!(text(response).await.contains("the page"), "{path}");
    }
    assert_eq!(ask(&BUNDLE, "/missing.js", &[]).await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_best_accepted_encoding_is_sent() {
    for (accepted, encoding, body) in [
        ("gzip, deflate, br", "br", "packed by brotli\n"),
        ("gzip", "gzip", "packed by gzip\n"),
        ("", "", "let plain;\n"),
    ] {
        let response = ask(&BUNDLE, "/web.js", &[("accept-encoding", accepted)]).await;
        assert_eq!(value(&response, header::CONTENT_ENCODING), encoding);
        assert_eq!(value(&response, header::CONTENT_TYPE), "text/javascript; charset=utf-8");
        assert_eq!(value(&response, header::VARY), "accept-encoding");
        assert_eq!(text(response).await, body);
    }
}

#[tokio::test]
async fn a_cached_file_is_not_sent_again() {
    let first = ask(&BUNDLE, "/web.js", &[]).await;
    let tag = value(&first, header::ETAG).to_owned();
    assert_eq!(tag, "\"abc123-plain\"");
    let second = ask(&BUNDLE, "/web.js", &[("if-none-match", &tag)]).await;
    assert_eq!(second.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(text(second).await, "");
    let other = ask(&BUNDLE, "/web.js", &[("if-none-match", "\"older-plain\"")]).await;
    assert_eq!(other.status(), StatusCode::OK);
}

#[tokio::test]
async fn nothing_inline_may_run() {
    let response = ask(&BUNDLE, "/", &[]).await;
    let policy = value(&response, header::CONTENT_SECURITY_POLICY);
    assert!(policy.contains("default-src 'self'"));
    assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
    assert_eq!(value(&response, header::X_CONTENT_TYPE_OPTIONS), "nosniff");
}

#[test]
fn a_taken_port_is_named() {
    let holder = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = holder.local_addr().unwrap().port();
    let settings = Settings::local(port, "unused.db".into());
    let error = serve(settings, |_| panic!("the port is not free")).unwrap_err();
    assert!(matches!(error, ServeError::PortTaken(taken) if taken == port));
    assert!(error.to_string().contains(&format!("port {port} is taken")));
}
