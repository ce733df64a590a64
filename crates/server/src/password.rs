//! Passwords: Argon2id, away from the tasks that answer people, and only so many at once: each takes 19 MiB and much of a core.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use protocol::Code;
use tokio::sync::Semaphore;

use crate::refusal::Refused;

/// So many passwords are hashed at once.
const AT_ONCE: usize = 2;

/// So many more wait for it. Any others are refused before they take memory.
const WAITING: usize = 16;

/// After so many seconds a refused one may be tried again.
const RETRY_AFTER: u64 = 2;

/// The hash of a password nobody has: checking it takes as long as checking a real one, so that nobody learns by waiting
/// which logins exist.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$mP3yB0RRfn3pOVFKWqPJmLLmHoQfFhMDdBGaRE7TqYA";

/// Where passwords are hashed and checked.
pub(crate) struct Passwords {
    /// Held by those that are hashed now.
    running: Arc<Semaphore>,
    /// Held by them and by those that wait.
    admitted: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords::bounded(AT_ONCE, WAITING)
    }
}

impl Passwords {
    fn bounded(at_once: usize, waiting: usize) -> Passwords {
        let semaphore = |permits| Arc::new(Semaphore::new(permits));
        Passwords { running: semaphore(at_once), admitted: semaphore(at_once + waiting) }
    }

    /// What is kept of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Refused> {
        let hash = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
        self.run(hash).await?.map_err(|_| Code::Broken.into())
    }

    /// Is it this one? Without a hash the answer is no, after just as long.
    pub(crate) async fn is_right(&self, password: String, hash: Option<String>) -> Result<bool, Refused> {
        let check = move || {
            let known = hash.is_some();
            let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
            let Ok(parsed) = PasswordHash::new(&hash) else { return false };
            Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok() && known
        };
        self.run(check).await
    }

    /// Does the work on a thread of its own, after those that came before it; refused if too many wait already. Work that has begun keeps
    /// its place to the end, even if nobody waits for the answer any more.
    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
        let admitted = Arc::clone(&self.admitted).try_acquire_owned();
        let admitted = admitted.map_err(|_| Refused::busy(RETRY_AFTER))?;
        let running = Arc::clone(&self.running).acquire_owned().await.map_err(|_| Code::Broken)?;
        let done = tokio::task::spawn_blocking(move || {
            let _places = (admitted, running);
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
    async fn only_the_right_password_opens() {
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
    async fn more_passwords_than_there_is_room_for_are_refused() {
        let passwords = Arc::new(Passwords::bounded(1, 1));
        let at_work = Arc::new(AtomicU32::new(0));
        let (open, gate) = mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        let work = || {
            let (at_work, gate) = (Arc::clone(&at_work), Arc::clone(&gate));
            move || {
                assert_eq!(at_work.fetch_add(1, Ordering::SeqCst), 0, "one at a time");
                // The test lets them go on by dropping its end.
                let _ = gate.lock().expect("it is whole").recv();
                at_work.fetch_sub(1, Ordering::SeqCst);
            }
        };
        let mut first = pin!(passwords.run(work()));
        let mut second = pin!(passwords.run(work()));
        assert!(first.as_mut().now_or_never().is_none(), "it is at work");
        assert!(second.as_mut().now_or_never().is_none(), "it waits");
        let third = passwords.run(work()).now_or_never().expect("it is answered at once");
        assert_eq!(third.map_err(|refused| refused.code), Err(Code::Busy));
        drop(open);
        assert!(first.await.is_ok() && second.await.is_ok());
        assert!(passwords.run(work()).await.is_ok(), "there is room again");
    }

    #[test]
    fn the_hash_of_nobody_can_be_checked() {
        assert!(PasswordHash::new(NOBODY).is_ok());
    }
}
