//! Opening the door, and closing it in good order.

use std::error::Error;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::{Listener, ListenerExt, TapIo};
use store::StoreError;
use tokio::net::{TcpListener, TcpStream};

use crate::tls::TlsListener;
use crate::{Bundle, House, Settings, Tls, app};

/// Why the door could not be opened.
#[derive(Debug)]
pub enum ServeError {
    /// Somebody else listens on this port.
    PortTaken(u16),
    /// With these files nobody can speak TLS; why, in a sentence.
    Tls(String),
    /// The store cannot be used.
    Store(StoreError),
    /// Something else.
    Io(io::Error),
}

/// Serves people until the program is told to end; then nothing new begins, clocks stop, and everybody is told. Port 0
/// takes any free one; `ready` hears which address it became.
pub fn serve(settings: Settings, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let tls = settings.tls.as_ref().map(Tls::proof).transpose().map_err(ServeError::Tls)?;
        let port = settings.address.port();
        let listener = TcpListener::bind(settings.address).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::PortTaken(port),
            _ => ServeError::Io(error),
        })?;
        let house = House::open(settings).await.map_err(ServeError::Store)?;
        ready(listener.local_addr()?);
        tracing::info!(address = %listener.local_addr()?, "the door is open");
        match tls {
            None => receive(listener.tap_io(|stream| hurry(stream)), &house).await?,
            Some(proof) => {
                let listener = TlsListener::new(listener, proof)?;
                receive(listener.tap_io(|stream| hurry(stream.get_ref().0)), &house).await?;
            }
        }
        house.close().await;
        tracing::info!("the door is closed");
        Ok(())
    })
}

/// Receives people until the program is told to end.
async fn receive<L, F>(listener: TapIo<L, F>, house: &Arc<House>) -> io::Result<()>
where
    L: Listener<Addr = SocketAddr>,
    F: FnMut(&mut L::Io) + Send + 'static,
{
    let service = app(house, Bundle::embedded()).into_make_service_with_connect_info::<SocketAddr>();
    let ending = Arc::clone(house);
    let told = async move {
        told_to_end().await;
        tracing::info!("nothing new begins");
        ending.drain().await;
    };
    axum::serve(listener, service).with_graceful_shutdown(told).await
}

/// A message that waits for company would wait for the other side's delayed answer.
fn hurry(stream: &TcpStream) {
    // Without it everything is only slower.
    let _ = stream.set_nodelay(true);
}

/// Ctrl-C, or what a service manager sends.
async fn told_to_end() {
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
    // Without a way to hear it, the program ends when it is ended.
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
                "port {port} is taken, perhaps by another roundtable; choose one with --port, or --port 0 for any free one"
            ),
            ServeError::Tls(why) => f.write_str(why),
            ServeError::Store(error) => error.fmt(f),
            ServeError::Io(error) => write!(f, "the server cannot run: {error}"),
        }
    }
}

impl Error for ServeError {}
