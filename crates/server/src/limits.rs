//! Rate limits (token buckets), and the limit of connections for each address.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use protocol::{Code, PersonId};
use store::Moment;

use crate::AppState;
use crate::api_error::ApiError;

/// Allows `burst` events at once, and one more every `every` milliseconds.
#[derive(Clone, Copy)]
pub(crate) struct Rate {
    burst: u32,
    every: Moment,
}

/// Requests of one address.
const REQUESTS: Rate = Rate { burst: 200, every: 50 };
/// New guests and logins of one address.
const SIGN_INS: Rate = Rate { burst: 20, every: 5_000 };
/// Account requests of one person: each one costs a password hash.
const ACCOUNTS: Rate = Rate { burst: 5, every: 60_000 };
/// Chat lines of one person.
const CHAT: Rate = Rate { burst: 8, every: 1_500 };
/// Messages of one socket.
pub(crate) const MESSAGES: Rate = Rate { burst: 200, every: 20 };

/// Open sockets and streams of one address: enough for a whole club behind one router.
const MAX_CONNECTIONS_PER_ADDRESS: u32 = 150;

/// When a map has this many buckets, full ones are removed.
const MAX_BUCKETS: usize = 10_000;

/// A token bucket: its level in milliseconds, and when that was computed.
#[derive(Clone, Copy)]
pub(crate) struct Bucket {
    level: i64,
    updated: Moment,
}

/// The buckets of all addresses and people.
pub(crate) struct Limits {
    is_enabled: bool,
    requests: Mutex<HashMap<IpAddr, Bucket>>,
    sign_ins: Mutex<HashMap<IpAddr, Bucket>>,
    accounts: Mutex<HashMap<PersonId, Bucket>>,
    chat: Mutex<HashMap<PersonId, Bucket>>,
    connections: Mutex<HashMap<IpAddr, u32>>,
}

/// Counts an open socket or stream of an address until it is dropped.
pub(crate) struct ConnectionSlot {
    app: Arc<AppState>,
    address: IpAddr,
}

impl ConnectionSlot {
    /// Fails if the address has too many connections.
    pub(crate) fn open(app: &Arc<AppState>, address: IpAddr) -> Result<ConnectionSlot, ApiError> {
        let mut connections = app.limits.connections();
        let count = connections.entry(address).or_default();
        if app.settings.rate_limits && *count >= MAX_CONNECTIONS_PER_ADDRESS {
            return Err(Code::TooMany.into());
        }
        *count += 1;
        Ok(ConnectionSlot { app: Arc::clone(app), address })
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let mut connections = self.app.limits.connections();
        if let Some(count) = connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.address);
            }
        }
    }
}

impl Limits {
    pub(crate) fn new(is_enabled: bool) -> Limits {
        Limits {
            is_enabled,
            requests: Mutex::default(),
            sign_ins: Mutex::default(),
            accounts: Mutex::default(),
            chat: Mutex::default(),
            connections: Mutex::default(),
        }
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.connections.lock().expect("no code panics while it holds the lock")
    }

    /// Fails with the seconds to wait.
    pub(crate) fn request(&self, address: IpAddr, now: Moment) -> Result<(), u64> {
        self.take(&self.requests, address, REQUESTS, now)
    }

    /// Counts a new guest or a login.
    pub(crate) fn sign_in(&self, address: IpAddr, now: Moment) -> Result<(), u64> {
        self.take(&self.sign_ins, address, SIGN_INS, now)
    }

    pub(crate) fn account(&self, by: &PersonId, now: Moment) -> Result<(), u64> {
        self.take(&self.accounts, *by, ACCOUNTS, now)
    }

    pub(crate) fn chat(&self, by: &PersonId, now: Moment) -> Result<(), u64> {
        self.take(&self.chat, *by, CHAT, now)
    }

    /// Counts a message of a socket, which has its own bucket.
    pub(crate) fn message(&self, bucket: &mut Bucket, now: Moment) -> Result<(), u64> {
        if self.is_enabled { bucket.take(MESSAGES, now) } else { Ok(()) }
    }

    fn take<K: Eq + Hash>(
        &self,
        buckets: &Mutex<HashMap<K, Bucket>>,
        key: K,
        rate: Rate,
        now: Moment,
    ) -> Result<(), u64> {
        if !self.is_enabled {
            return Ok(());
        }
        let mut buckets = buckets.lock().expect("no code panics while it holds the lock");
        if buckets.len() >= MAX_BUCKETS {
            buckets.retain(|_, bucket| now - bucket.updated < Moment::from(rate.burst) * rate.every);
        }
        buckets.entry(key).or_insert(Bucket::full(rate, now)).take(rate, now)
    }
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Moment) -> Bucket {
        Bucket { level: i64::from(rate.burst) * rate.every, updated: now }
    }

    /// Takes one token, or fails with the seconds until there is one.
    fn take(&mut self, rate: Rate, now: Moment) -> Result<(), u64> {
        let capacity = i64::from(rate.burst) * rate.every;
        self.level = (self.level + (now - self.updated).max(0)).min(capacity);
        self.updated = now;
        if self.level < rate.every {
            let missing = rate.every - self.level;
            return Err(missing.unsigned_abs().div_ceil(1000));
        }
        self.level -= rate.every;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let rate = Rate { burst: 2, every: 1000 };
        let mut bucket = Bucket::full(rate, 0);
        assert_eq!(
            [bucket.take(rate, 0), bucket.take(rate, 0), bucket.take(rate, 0)],
            [Ok(()), Ok(()), Err(1)]
        );
        assert_eq!([bucket.take(rate, 999), bucket.take(rate, 1000)], [Err(1), Ok(())]);
        assert_eq!(bucket.take(rate, 1_000_000), Ok(()));
        assert_eq!(bucket.take(rate, 1_000_000), Ok(()));
        assert_eq!(bucket.take(rate, 1_000_000), Err(1), "it holds no more than its burst");
    }
}
