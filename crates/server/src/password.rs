//! Passwords: Argon2id, away from the tasks that answer people.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use protocol::Code;

use crate::refusal::Refused;

/// The hash of a password nobody has: checking it takes as long as checking a real one, so that nobody learns by waiting
/// which logins exist.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$mP3yB0RRfn3pOVFKWqPJmLLmHoQfFhMDdBGaRE7TqYA";

/// What is kept of a password.
pub(crate) async fn hash(password: String) -> Result<String, Refused> {
    let hashed = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    match hashed.await {
        Ok(Ok(hash)) => Ok(hash),
        _ => Err(Code::Broken.into()),
    }
}

/// Is it this one? Without a hash the answer is no, after just as long.
pub(crate) async fn is_right(password: String, hash: Option<String>) -> bool {
    let checked = tokio::task::spawn_blocking(move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
        let Ok(parsed) = PasswordHash::new(&hash) else { return false };
        Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok() && known
    });
    checked.await.unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_opens() {
        let hash = hash("correct horse".to_owned()).await.expect("it can be hashed");
        assert!(hash.starts_with("$argon2id$"), "{hash}");
        assert!(is_right("correct horse".to_owned(), Some(hash.clone())).await);
        assert!(!is_right("correct mule".to_owned(), Some(hash)).await);
        assert!(!is_right("anything at all".to_owned(), None).await);
    }

    #[test]
    fn the_hash_of_nobody_can_be_checked() {
        assert!(PasswordHash::new(NOBODY).is_ok());
    }
}
