//! TLS without a proxy.

use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use axum::serve::Listener;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

/// A client that does not finish the handshake in this time is dropped.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);

/// How often the files are checked for changes.
const FILE_CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// How many handshakes may run at once.
const MAX_HANDSHAKES: usize = 256;

/// The TLS files of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tls {
    /// The certificate chain in PEM.
    pub certificate: PathBuf,
    /// The private key in PEM.
    pub key: PathBuf,
}

impl Tls {
    /// Reads both files, or fails with a sentence about the problem.
    pub(crate) fn load(&self) -> Result<Certificate, String> {
        let (modified, checked) = (self.modified(), Instant::now());
        Ok(Certificate { tls: self.clone(), acceptor: self.acceptor()?, modified, checked })
    }

    fn modified(&self) -> [Option<SystemTime>; 2] {
        [&self.certificate, &self.key].map(|file| fs::metadata(file).and_then(|found| found.modified()).ok())
    }

    fn acceptor(&self) -> Result<TlsAcceptor, String> {
        let file_error = |file: &Path, why: &dyn ToString| format!("{}: {}", file.display(), why.to_string());
        let read = CertificateDer::pem_file_iter(&self.certificate)
            .and_then(|found| found.collect::<Result<Vec<_>, _>>())
            .map_err(|error| file_error(&self.certificate, &error))?;
        if read.is_empty() {
            return Err(file_error(&self.certificate, &"the file has no certificate"));
        }
        let key = PrivateKeyDer::from_pem_file(&self.key).map_err(|error| file_error(&self.key, &error))?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .and_then(|config| config.with_no_client_auth().with_single_cert(read, key))
            .map_err(|error| {
                file_error(&self.key, &format!("the key does not match the certificate: {error}"))
            })?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(TlsAcceptor::from(Arc::new(config)))
    }
}

/// The loaded certificate. When the files are renewed, new connections get the new one.
pub(crate) struct Certificate {
    tls: Tls,
    acceptor: TlsAcceptor,
    modified: [Option<SystemTime>; 2],
    checked: Instant,
}

impl Certificate {
    /// The acceptor for a new connection.
    fn current(&mut self) -> TlsAcceptor {
        if self.checked.elapsed() >= FILE_CHECK_INTERVAL {
            self.checked = Instant::now();
            let modified = self.tls.modified();
            if modified != self.modified {
                self.modified = modified;
                // One file may be renewed before the other: the old pair stays until the new one is valid.
                match self.tls.acceptor() {
                    Ok(acceptor) => {
                        self.acceptor = acceptor;
                        tracing::info!("renewed certificate loaded");
                    }
                    Err(error) => {
                        tracing::error!(error, "renewed certificate refused; the old one stays in use")
                    }
                }
            }
        }
        self.acceptor.clone()
    }
}

/// Connections after their TLS handshake. Handshakes run concurrently, so a slow client does not delay others.
pub(crate) struct TlsListener {
    accepted_streams: mpsc::Receiver<(TlsStream<TcpStream>, SocketAddr)>,
    address: SocketAddr,
}

impl TlsListener {
    pub(crate) fn new(mut listener: TcpListener, mut certificate: Certificate) -> io::Result<TlsListener> {
        let address = listener.local_addr()?;
        let (sender, accepted_streams) = mpsc::channel(MAX_HANDSHAKES);
        let permits = Arc::new(Semaphore::new(MAX_HANDSHAKES));
        tokio::spawn(async move {
            loop {
                let permit =
                    Arc::clone(&permits).acquire_owned().await.expect("the semaphore is never closed");
                let (stream, from) = tokio::select! {
                    accepted = Listener::accept(&mut listener) => accepted,
                    () = sender.closed() => return,
                };
                let (acceptor, sender) = (certificate.current(), sender.clone());
                tokio::spawn(async move {
                    if let Ok(Ok(stream)) =
                        tokio::time::timeout(HANDSHAKE_TIMEOUT, acceptor.accept(stream)).await
                    {
                        // The server may have stopped.
                        let _ = sender.send((stream, from)).await;
                    }
                    drop(permit);
                });
            }
        });
        Ok(TlsListener { accepted_streams, address })
    }
}

impl Listener for TlsListener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (TlsStream<TcpStream>, SocketAddr) {
        match self.accepted_streams.recv().await {
            Some(accepted_streams) => accepted_streams,
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }
}
