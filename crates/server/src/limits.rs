//! How fast anybody may do anything: buckets that fill again with time. And how many may listen at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use protocol::{Code, PersonId};
use store::Moment;

use crate::House;
use crate::refusal::Refused;

/// So much at once, and one more after every so many milliseconds.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    burst: u32,
    every: Moment,
}

/// Any request from one address.
const REQUESTS: Pace = Pace { burst: 200, every: 50 };
/// New guests and logins from one address.
const ENTRIES: Pace = Pace { burst: 20, every: 5_000 };
/// Accounts that one person asks for: each try takes a password to be hashed.
const ACCOUNTS: Pace = Pace { burst: 5, every: 60_000 };
/// What one person says.
const CHAT: Pace = Pace { burst: 8, every: 1_500 };
/// What arrives on one socket.
pub(crate) const MESSAGES: Pace = Pace { burst: 200, every: 20 };

/// So many sockets and streams may one address hold open: a whole club behind one door.
const CONNECTIONS: u32 = 150;

/// When a table of buckets has grown to this size, full ones are thrown away.
const CROWD: usize = 10_000;

/// A bucket: so much is in it, and it was looked at then.
#[derive(Clone, Copy)]
pub(crate) struct Bucket {
    filled: i64,
    seen: Moment,
}

/// The buckets of everybody.
pub(crate) struct Limits {
    paced: bool,
    requests: Mutex<HashMap<IpAddr, Bucket>>,
    entries: Mutex<HashMap<IpAddr, Bucket>>,
    accounts: Mutex<HashMap<PersonId, Bucket>>,
    chat: Mutex<HashMap<PersonId, Bucket>>,
    connections: Mutex<HashMap<IpAddr, u32>>,
}

/// A socket or a stream of somebody, until it is dropped.
pub(crate) struct Connection {
    house: Arc<House>,
    from: IpAddr,
}

impl Connection {
    /// One more from this address.
    pub(crate) fn open(house: &Arc<House>, from: IpAddr) -> Result<Connection, Refused> {
        let mut connections = house.limits.connections();
        let count = connections.entry(from).or_default();
        if house.settings.paced && *count >= CONNECTIONS {
            return Err(Code::TooMany.into());
        }
        *count += 1;
        Ok(Connection { house: Arc::clone(house), from })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut connections = self.house.limits.connections();
        if let Some(count) = connections.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.from);
            }
        }
    }
}

impl Limits {
    pub(crate) fn new(paced: bool) -> Limits {
        Limits {
            paced,
            requests: Mutex::default(),
            entries: Mutex::default(),
            accounts: Mutex::default(),
            chat: Mutex::default(),
            connections: Mutex::default(),
        }
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.connections.lock().expect("nobody panics while counting")
    }

    /// A request. If it comes too fast: the seconds to wait.
    pub(crate) fn request(&self, from: IpAddr, now: Moment) -> Result<(), u64> {
        self.take(&self.requests, from, REQUESTS, now)
    }

    /// A new guest or a login.
    pub(crate) fn entry(&self, from: IpAddr, now: Moment) -> Result<(), u64> {
        self.take(&self.entries, from, ENTRIES, now)
    }

    /// An account that somebody asks for.
    pub(crate) fn account(&self, by: &PersonId, now: Moment) -> Result<(), u64> {
        self.take(&self.accounts, *by, ACCOUNTS, now)
    }

    /// Something said.
    pub(crate) fn chat(&self, by: &PersonId, now: Moment) -> Result<(), u64> {
        self.take(&self.chat, *by, CHAT, now)
    }

    /// A message on a socket, which has a bucket of its own.
    pub(crate) fn message(&self, bucket: &mut Bucket, now: Moment) -> Result<(), u64> {
        if self.paced { bucket.take(MESSAGES, now) } else { Ok(()) }
    }

    fn take<K: Eq + Hash>(
        &self,
        buckets: &Mutex<HashMap<K, Bucket>>,
        key: K,
        pace: Pace,
        now: Moment,
    ) -> Result<(), u64> {
        if !self.paced {
            return Ok(());
        }
        let mut buckets = buckets.lock().expect("nobody panics while holding the buckets");
        if buckets.len() >= CROWD {
            buckets.retain(|_, bucket| now - bucket.seen < Moment::from(pace.burst) * pace.every);
        }
        buckets.entry(key).or_insert(Bucket::full(pace, now)).take(pace, now)
    }
}

impl Bucket {
    pub(crate) fn full(pace: Pace, now: Moment) -> Bucket {
        Bucket { filled: i64::from(pace.burst) * pace.every, seen: now }
    }

    /// Takes one out, or says after how many seconds there is one.
    fn take(&mut self, pace: Pace, now: Moment) -> Result<(), u64> {
        let most = i64::from(pace.burst) * pace.every;
        self.filled = (self.filled + (now - self.seen).max(0)).min(most);
        self.seen = now;
        if self.filled < pace.every {
            let missing = pace.every - self.filled;
            return Err(missing.unsigned_abs().div_ceil(1000));
        }
        self.filled -= pace.every;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let pace = Pace { burst: 2, every: 1000 };
        let mut bucket = Bucket::full(pace, 0);
        assert_eq!(
            [bucket.take(pace, 0), bucket.take(pace, 0), bucket.take(pace, 0)],
            [Ok(()), Ok(()), Err(1)]
        );
        assert_eq!([bucket.take(pace, 999), bucket.take(pace, 1000)], [Err(1), Ok(())]);
        assert_eq!(bucket.take(pace, 1_000_000), Ok(()));
        assert_eq!(bucket.take(pace, 1_000_000), Ok(()));
        assert_eq!(bucket.take(pace, 1_000_000), Err(1), "it holds no more than its burst");
    }
}
