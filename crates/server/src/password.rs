//! Password hashing with Argon2id, on blocking threads. The number of concurrent hashes is limited: each takes 19 MiB
//! and much of a core.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use protocol::Code;
use tokio::sync::Semaphore;

use crate::api_error::ApiError;

/// How many passwords are hashed at once.
const AT_ONCE: usize = 2;

/// How many more may wait. Further requests are refused before they take memory.
const WAITING: usize = 16;

/// Seconds until a refused request may be retried.
const RETRY_AFTER: u64 = 2;

/// The hash of an unknown password. Checking it takes as long as checking a real one, so response times do not reveal
/// which logins exist.
const DUMMY_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$mP3yB0RRfn3pOVFKWqPJmLLmHoQfFhMDdBGaRE7TqYA";

/// Hashes and checks passwords.
pub(crate) struct Passwords {
    /// Held by running hashes.
    running: Arc<Semaphore>,
    /// Held by running and by waiting hashes.
    visible_table: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords::bounded(AT_ONCE, WAITING)
    }
}

impl Passwords {
    fn bounded(at_once: usize, waiting: usize) -> Passwords {
        let semaphore = |permits| Arc::new(Semaphore::new(permits));
        Passwords { running: semaphore(at_once), visible_table: semaphore(at_once + waiting) }
    }

    /// The hash to be stored for a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, ApiError> {
        let hash = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
        self.run(hash).await?.map_err(|_| Code::Broken.into())
    }

    /// Returns whether the password matches. Without a hash it returns false after the same time.
    pub(crate) async fn is_right(&self, password: String, hash: Option<String>) -> Result<bool, ApiError> {
        let check = move || {
            let known = hash.is_some();
            let hash = hash.unwrap_or_else(|| DUMMY_HASH.to_owned());
            let Ok(parsed) = PasswordHash::new(&hash) else { return false };
            Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok() && known
        };
        self.run(check).await
    }

    /// Runs the work on a blocking thread after earlier work; fails if too many wait. Running work keeps its permits to
    /// the end, even if the request was cancelled.
    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
        let visible_table = Arc::clone(&self.visible_table).try_acquire_owned();
        let visible_table = visible_table.map_err(|_| ApiError::busy(RETRY_AFTER))?;
        let running = Arc::clone(&self.running).acquire_owned().await.map_err(|_| Code::Broken)?;
        let done = tokio::task::spawn_blocking(move || {
            let _places = (visible_table, running);
            work()
        });
        done.await.map_err(|_| Code::Broken.into())
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::sync::{Mutex, mpsc};

    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn only_the_right_password_matches() {
        let passwords = Passwords::default();
        let hash = passwords.hash("correct horse".to_owned()).await.expect("there is room");
        assert!(hash.starts_with("$argon2id$"), "{hash}");
        let is_right = async |password: &str, hash: Option<&String>| {
            passwords.is_right(password.to_owned(), hash.cloned()).await.expect("there is room")
        };
        assert!(is_right("correct horse", Some(&hash)).await);
        assert!(!is_right("correct mule", Some(&hash)).await);
        assert!(!is_right("anything at all", None).await);
    }

    #[tokio::test]
    async fn too_many_concurrent_passwords_are_refused() {
        let passwords = Arc::new(Passwords::bounded(1, 1));
        let at_work = Arc::new(AtomicU32::new(0));
        let (open, gate) = mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        let work = || {
            let (at_work, gate) = (Arc::clone(&at_work), Arc::clone(&gate));
            move || {
                assert_eq!(at_work.fetch_add(1, Ordering::SeqCst), 0, "one at a time");
                // The test unblocks them by dropping its end.
                let _ = gate.lock().expect("it is whole").recv();
                at_work.fetch_sub(1, Ordering::SeqCst);
            }
        };
        let mut first = pin!(passwords.run(work()));
        let mut second = pin!(passwords.run(work()));
        assert!(first.as_mut().now_or_never().is_none(), "it is running");
        assert!(second.as_mut().now_or_never().is_none(), "it waits");
        let third = passwords.run(work()).now_or_never().expect("it is refused at once");
        assert_eq!(third.map_err(|refused| refused.code), Err(Code::Busy));
        drop(open);
        assert!(first.await.is_ok() && second.await.is_ok());
        assert!(passwords.run(work()).await.is_ok(), "there is room again");
    }

    #[test]
    fn the_dummy_hash_is_valid() {
        assert!(PasswordHash::new(DUMMY_HASH).is_ok());
    }
}
