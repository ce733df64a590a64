//! TLS without a proxy.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use rcgen::generate_simple_self_signed;
use server::{ServeError, Settings, Tls, serve};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::client_async;

/// A self-signed certificate, in two files.
fn proof(folder: &Path, name: &str) -> (Tls, CertificateDer<'static>) {
    let made = generate_simple_self_signed(["localhost".to_owned()]).expect("it can be made");
    let tls = Tls {
        certificate: folder.join(format!("{name}.cert.pem")),
        key: folder.join(format!("{name}.key.pem")),
    };
    fs::write(&tls.certificate, made.cert.pem()).expect("there is room");
    fs::write(&tls.key, made.signing_key.serialize_pem()).expect("there is room");
    (tls, made.cert.der().clone())
}

fn settings(folder: &TempDir, tls: Tls) -> Settings {
    Settings { tls: Some(tls), ..Settings::local(0, folder.path().join("test.db")) }
}

/// Starts a server that runs until the tests end.
async fn open(settings: Settings) -> SocketAddr {
    let (sender, address) = tokio::sync::oneshot::channel();
    std::thread::spawn(|| serve(settings, |address| sender.send(address).expect("the test waits")));
    address.await.expect("the server starts")
}

async fn connect(
    address: SocketAddr,
    known: &CertificateDer<'static>,
) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(known.clone()).expect("it is a certificate");
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .expect("there are some")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").expect("it is a name");
    TlsConnector::from(Arc::new(config)).connect(name, TcpStream::connect(address).await?).await
}

#[tokio::test]
async fn a_server_with_a_certificate_speaks_tls() {
    let folder = tempfile::tempdir().expect("there is room for a test");
    let (tls, certificate) = proof(folder.path(), "one");
    let address = open(settings(&folder, tls)).await;
    // A client that sends nothing does not delay others.
    let _silent = TcpStream::connect(address).await.expect("the server listens");
    let mut stream = connect(address, &certificate).await.expect("the certificate is known");
    let asked = b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    stream.write_all(asked).await.expect("the server listens");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("the server answers");
    assert!(answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer));
    let stream = connect(address, &certificate).await.expect("the certificate is known");
    client_async("wss://localhost/api/socket", stream).await.expect("sockets are opened over it");
    let (_, other) = proof(folder.path(), "other");
    assert!(connect(address, &other).await.is_err(), "it is not somebody else");
    let mut plain = TcpStream::connect(address).await.expect("the server listens");
    plain.write_all(asked).await.expect("it can be sent");
    let mut answer = Vec::new();
    // The connection may end with an error, but the server must not answer in plain text.
    let _ = plain.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP"), "{}", String::from_utf8_lossy(&answer));
}

#[tokio::test]
async fn a_renewed_certificate_is_shown_when_both_files_are_there() {
    let folder = tempfile::tempdir().expect("there is room for a test");
    let (tls, old) = proof(folder.path(), "one");
    let (next, new) = proof(folder.path(), "next");
    let address = open(settings(&folder, tls.clone())).await;
    // The server checks the files at most once a second.
    let a_while = || tokio::time::sleep(std::time::Duration::from_millis(1100));
    fs::copy(&next.certificate, &tls.certificate).expect("there is room");
    a_while().await;
    connect(address, &old).await.expect("the new one has no key yet");
    fs::copy(&next.key, &tls.key).expect("there is room");
    a_while().await;
    connect(address, &new).await.expect("the new one has its key");
    assert!(connect(address, &old).await.is_err());
}

#[test]
fn errors_name_invalid_tls_files() {
    let folder = tempfile::tempdir().expect("there is room for a test");
    let ((one, _), (other, _)) = (proof(folder.path(), "one"), proof(folder.path(), "other"));
    let empty = folder.path().join("empty.pem");
    fs::write(&empty, "nothing of this kind\n").expect("there is room");
    let missing = folder.path().join("missing.pem");
    for (tls, named) in [
        (Tls { certificate: missing.clone(), ..one.clone() }, &missing),
        (Tls { certificate: empty.clone(), ..one.clone() }, &empty),
        (Tls { key: missing.clone(), ..one.clone() }, &missing),
        (Tls { key: empty.clone(), ..one.clone() }, &empty),
        (Tls { key: other.key.clone(), ..one.clone() }, &other.key),
    ] {
        let error =
            serve(settings(&folder, tls), |_| panic!("nobody can come")).expect_err("they will not do");
        assert!(matches!(error, ServeError::Tls(_)));
        let sentence = error.to_string();
        assert!(sentence.starts_with(&named.display().to_string()) && !sentence.contains('\n'), "{sentence}");
    }
}
