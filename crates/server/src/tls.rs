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

/// Whoever does not finish the greeting in this time is let go.
const GREETING: Duration = Duration::from_secs(10);

/// The files are looked at so often at most.
const GLANCE: Duration = Duration::from_secs(1);

/// So many may greet at once.
const GREETINGS: usize = 256;

/// The files that prove who a server is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tls {
    /// Its certificate and those that vouch for it, in PEM.
    pub certificate: PathBuf,
    /// The private key that goes with it, in PEM.
    pub key: PathBuf,
}

impl Tls {
    /// Reads both files; or says in a sentence what is wrong with them.
    pub(crate) fn proof(&self) -> Result<Proof, String> {
        let (changed, looked) = (self.changed(), Instant::now());
        Ok(Proof { tls: self.clone(), acceptor: self.acceptor()?, changed, looked })
    }

    /// When the files were last changed.
    fn changed(&self) -> [Option<SystemTime>; 2] {
        [&self.certificate, &self.key].map(|file| fs::metadata(file).and_then(|found| found.modified()).ok())
    }

    fn acceptor(&self) -> Result<TlsAcceptor, String> {
        let wrong = |file: &Path, why: &dyn ToString| format!("{}: {}", file.display(), why.to_string());
        let read = CertificateDer::pem_file_iter(&self.certificate)
            .and_then(|found| found.collect::<Result<Vec<_>, _>>())
            .map_err(|error| wrong(&self.certificate, &error))?;
        if read.is_empty() {
            return Err(wrong(&self.certificate, &"there is no certificate in it"));
        }
        let key = PrivateKeyDer::from_pem_file(&self.key).map_err(|error| wrong(&self.key, &error))?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .and_then(|config| config.with_no_client_auth().with_single_cert(read, key))
            .map_err(|error| wrong(&self.key, &format!("it does not go with the certificate: {error}")))?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(TlsAcceptor::from(Arc::new(config)))
    }
}

/// What the files prove. When they are renewed, whoever comes then is shown the new ones.
pub(crate) struct Proof {
    tls: Tls,
    acceptor: TlsAcceptor,
    changed: [Option<SystemTime>; 2],
    looked: Instant,
}

impl Proof {
    /// For whoever comes now.
    fn current(&mut self) -> TlsAcceptor {
        if self.looked.elapsed() >= GLANCE {
            self.looked = Instant::now();
            let changed = self.tls.changed();
            if changed != self.changed {
                self.changed = changed;
                // One file may be renewed before the other: what was good goes on until both fit.
                match self.tls.acceptor() {
                    Ok(acceptor) => {
                        self.acceptor = acceptor;
                        tracing::info!("the certificate was renewed");
                    }
                    Err(error) => tracing::error!(error, "a renewed certificate will not do"),
                }
            }
        }
        self.acceptor.clone()
    }
}

/// Connections that have greeted in TLS. Many greet at a time: who is slow holds up nobody.
pub(crate) struct TlsListener {
    greeted: mpsc::Receiver<(TlsStream<TcpStream>, SocketAddr)>,
    address: SocketAddr,
}

impl TlsListener {
    pub(crate) fn new(mut listener: TcpListener, mut proof: Proof) -> io::Result<TlsListener> {
        let address = listener.local_addr()?;
        let (sender, greeted) = mpsc::channel(GREETINGS);
        let places = Arc::new(Semaphore::new(GREETINGS));
        tokio::spawn(async move {
            loop {
                let place = Arc::clone(&places).acquire_owned().await.expect("nobody closes it");
                let (stream, from) = tokio::select! {
                    accepted = Listener::accept(&mut listener) => accepted,
                    () = sender.closed() => return,
                };
                let (acceptor, sender) = (proof.current(), sender.clone());
                tokio::spawn(async move {
                    if let Ok(Ok(stream)) = tokio::time::timeout(GREETING, acceptor.accept(stream)).await {
                        // The server may have stopped meanwhile.
                        let _ = sender.send((stream, from)).await;
                    }
                    drop(place);
                });
            }
        });
        Ok(TlsListener { greeted, address })
    }
}

impl Listener for TlsListener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (TlsStream<TcpStream>, SocketAddr) {
        match self.greeted.recv().await {
            Some(greeted) => greeted,
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }
}
