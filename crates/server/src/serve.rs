//! Starting and stopping the server.

use std::error::Error;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::{Listener, ListenerExt, TapIo};
use store::StoreError;
use tokio::net::{TcpListener, TcpStream};

use crate::tls::TlsListener;
use crate::{AppState, Bundle, Settings, Tls, router};

/// Why the server could not start.
#[derive(Debug)]
pub enum ServeError {
    /// Another program listens on this port.
    PortTaken(u16),
    /// The TLS files cannot be used; the reason, in a sentence.
    Tls(String),
    Store(StoreError),
    Io(io::Error),
}

/// Runs the server until the process gets a signal; then drains it. Port 0 takes any free port; `ready` gets the
/// address.
pub fn serve(settings: Settings, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let tls = settings.tls.as_ref().map(Tls::load).transpose().map_err(ServeError::Tls)?;
        let port = settings.address.port();
        let listener = TcpListener::bind(settings.address).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::PortTaken(port),
            _ => ServeError::Io(error),
        })?;
        let app = AppState::open(settings).await.map_err(ServeError::Store)?;
        ready(listener.local_addr()?);
        tracing::info!(address = %listener.local_addr()?, "server started");
        match tls {
            None => accept(listener.tap_io(|stream| disable_nagle(stream)), &app).await?,
            Some(certificate) => {
                let listener = TlsListener::new(listener, certificate)?;
                accept(listener.tap_io(|stream| disable_nagle(stream.get_ref().0)), &app).await?;
            }
        }
        app.close().await;
        tracing::info!("server stopped");
        Ok(())
    })
}

/// Accepts connections until the process gets a signal.
async fn accept<L, F>(listener: TapIo<L, F>, app: &Arc<AppState>) -> io::Result<()>
where
    L: Listener<Addr = SocketAddr>,
    F: FnMut(&mut L::Io) + Send + 'static,
{
    let service = router(app, Bundle::embedded()).into_make_service_with_connect_info::<SocketAddr>();
    let draining = Arc::clone(app);
    let shutdown = async move {
        shutdown_signal().await;
        tracing::info!("draining: no new work is accepted");
        draining.drain().await;
    };
    axum::serve(listener, service).with_graceful_shutdown(shutdown).await
}

/// Disables Nagle's algorithm: it would hold back small messages until the client's delayed acknowledgement.
fn disable_nagle(stream: &TcpStream) {
    // Without it the connection is only slower.
    let _ = stream.set_nodelay(true);
}

/// Waits for Ctrl-C or SIGTERM.
async fn shutdown_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    // Without a signal handler, the process ends without a drain.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

impl From<io::Error> for ServeError {
    fn from(error: io::Error) -> ServeError {
        ServeError::Io(error)
    }
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::PortTaken(port) => write!(
                f,
                "port {port} is taken, perhaps by another roundtable; choose another one with --port, or any free one with --port 0"
            ),
            ServeError::Tls(why) => f.write_str(why),
            ServeError::Store(error) => error.fmt(f),
            ServeError::Io(error) => write!(f, "the server cannot run: {error}"),
        }
    }
}

impl Error for ServeError {}
