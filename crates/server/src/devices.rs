//! Which connections were opened with which token, so that they end with it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use store::Identified;
use tokio::sync::Notify;

use crate::House;
use crate::refusal::Refused;
use crate::who::identify;

/// The open sockets and streams of every device that has some. Copies share them.
#[derive(Clone, Default)]
pub(crate) struct Devices(Arc<Mutex<HashMap<u64, Vec<Arc<Notify>>>>>);

/// A connection that is cut when the token it was opened with is revoked; until this is dropped.
pub(crate) struct Bound {
    devices: Devices,
    device: u64,
    cut: Arc<Notify>,
}

/// Identifies the owner of a token, and binds a connection to it.
pub(crate) async fn bind(
    house: &House,
    token: &str,
    cut: &Arc<Notify>,
) -> Result<(Identified, Bound), Refused> {
    let device = identify(house, token).await?.device;
    let bound = house.devices.bind(device, cut);
    // It may have been revoked just before the connection was bound to it.
    Ok((identify(house, token).await?, bound))
}

impl Devices {
    fn bind(&self, device: u64, cut: &Arc<Notify>) -> Bound {
        self.lock().entry(device).or_default().push(Arc::clone(cut));
        Bound { devices: self.clone(), device, cut: Arc::clone(cut) }
    }

    /// The token of a device is no longer good: its connections are cut. None of them can miss it, however slow it is.
    pub(crate) fn revoke(&self, device: u64) {
        for cut in self.lock().remove(&device).unwrap_or_default() {
            cut.notify_one();
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Vec<Arc<Notify>>>> {
        self.0.lock().expect("nobody panics while holding the list")
    }
}

impl Drop for Bound {
    fn drop(&mut self) {
        let mut devices = self.devices.lock();
        if let Some(connections) = devices.get_mut(&self.device) {
            connections.retain(|cut| !Arc::ptr_eq(cut, &self.cut));
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

    fn is_cut(cut: &Arc<Notify>) -> bool {
        cut.notified().now_or_never().is_some()
    }

    #[test]
    fn a_connection_that_lags_far_behind_is_cut_with_its_token() {
        let devices = Devices::default();
        let cuts: Vec<Arc<Notify>> = (0..3).map(|_| Arc::default()).collect();
        let bound: Vec<Bound> = [7, 7, 8].iter().zip(&cuts).map(|(id, cut)| devices.bind(*id, cut)).collect();
        // Nobody looks meanwhile.
        for device in (0..=1000).filter(|device| *device != 8) {
            devices.revoke(device);
        }
        assert_eq!(cuts.iter().map(is_cut).collect::<Vec<_>>(), [true, true, false]);
        drop(bound);
        assert!(devices.lock().is_empty());
    }
}
