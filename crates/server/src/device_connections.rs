//! The connections of each device: when a token is revoked, its connections are closed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use store::Identified;
use tokio::sync::Notify;

use crate::AppState;
use crate::api_error::ApiError;
use crate::auth::identify;

/// The open sockets and streams of each device. Clones share the map.
#[derive(Clone, Default)]
pub(crate) struct DeviceConnections(Arc<Mutex<HashMap<u64, Vec<Arc<Notify>>>>>);

/// Registers a connection of a device until it is dropped.
pub(crate) struct DeviceGuard {
    devices: DeviceConnections,
    device: u64,
    disconnect: Arc<Notify>,
}

/// Identifies the owner of a token, and registers the connection to be closed when the token is revoked.
pub(crate) async fn bind(
    app: &AppState,
    token: &str,
    disconnect: &Arc<Notify>,
) -> Result<(Identified, DeviceGuard), ApiError> {
    let device = identify(app, token).await?.device;
    let bound = app.devices.bind(device, disconnect);
    // Check again: the token may have been revoked before the connection was registered.
    Ok((identify(app, token).await?, bound))
}

impl DeviceConnections {
    fn bind(&self, device: u64, disconnect: &Arc<Notify>) -> DeviceGuard {
        self.lock().entry(device).or_default().push(Arc::clone(disconnect));
        DeviceGuard { devices: self.clone(), device, disconnect: Arc::clone(disconnect) }
    }

    /// Closes all connections of a device. The signal reaches slow connections, too.
    pub(crate) fn revoke(&self, device: u64) {
        for disconnect in self.lock().remove(&device).unwrap_or_default() {
            disconnect.notify_one();
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Vec<Arc<Notify>>>> {
        self.0.lock().expect("no code panics while it holds the lock")
    }
}

impl Drop for DeviceGuard {
    fn drop(&mut self) {
        let mut devices = self.devices.lock();
        if let Some(connections) = devices.get_mut(&self.device) {
            connections.retain(|disconnect| !Arc::ptr_eq(disconnect, &self.disconnect));
            if connections.is_empty() {
                devices.remove(&self.device);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn is_closed(disconnect: &Arc<Notify>) -> bool {
        disconnect.notified().now_or_never().is_some()
    }

    #[test]
    fn a_slow_connection_is_closed_with_its_token() {
        let devices = DeviceConnections::default();
        let signals: Vec<Arc<Notify>> = (0..3).map(|_| Arc::default()).collect();
        let bound: Vec<DeviceGuard> =
            [7, 7, 8].iter().zip(&signals).map(|(id, disconnect)| devices.bind(*id, disconnect)).collect();
        // No connection polls its signal meanwhile.
        for device in (0..=1000).filter(|device| *device != 8) {
            devices.revoke(device);
        }
        assert_eq!(signals.iter().map(is_closed).collect::<Vec<_>>(), [true, true, false]);
        drop(bound);
        assert!(devices.lock().is_empty());
    }
}
