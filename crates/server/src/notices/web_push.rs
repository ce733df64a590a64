//! Web Push: identification of the sender (VAPID, RFC 8292) and message encryption (RFC 8291).

use axum::http::Uri;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use protocol::{NewSubscription, TableId};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use store::{Moment, Store, StoreError};

use super::delivery::Delivery;
use crate::auth::random;

/// How long the push service keeps an undelivered message.
const TTL_SECONDS: u32 = 86_400;

/// In seconds; the standard allows at most a day.
const TOKEN_LIFETIME: Moment = 12 * 3600;

/// The record size in the header. There is one record, and it is smaller.
const RECORD_SIZE: u32 = 4096;

/// The length of an uncompressed P-256 public key.
const PUBLIC_KEY_LENGTH: usize = 65;

/// The message cannot be encrypted for this subscription.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EncryptionError;

/// The key that identifies this server to push services.
pub(crate) struct Vapid {
    key: EcdsaKeyPair,
    /// The contact for push services.
    contact: Option<String>,
}

impl Vapid {
    /// Loads the key from the store; the first call creates it.
    pub(crate) async fn load_or_create(store: &Store, contact: Option<String>) -> Result<Vapid, StoreError> {
        let (kind, system) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
        let new_key =
            EcdsaKeyPair::generate_pkcs8(kind, &system).expect("the operating system has a random generator");
        let stored = store.server_key("vapid", new_key.as_ref()).await?;
        let key = EcdsaKeyPair::from_pkcs8(kind, &stored, &system)
            .map_err(|_| StoreError::Corrupt("the key for push services".to_owned()))?;
        Ok(Vapid { key, contact })
    }

    /// In the format of browsers.
    pub(crate) fn public_key(&self) -> String {
        BASE64.encode(self.key.public_key())
    }

    /// A push message, encrypted and ready to be sent.
    pub(super) fn encrypted_message(
        &self,
        subscription: &NewSubscription,
        table: &TableId,
        text: &str,
        now: Moment,
    ) -> Result<Delivery, EncryptionError> {
        let body = encrypt(subscription, text.as_bytes())?;
        let token = self.token(&subscription.endpoint, now)?;
        let headers = vec![
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", TTL_SECONDS.to_string()),
            ("urgency", "normal".to_owned()),
            // Of several messages about one table, the browser needs only the latest.
            ("topic", table.to_string()),
            ("authorization", format!("vapid t={token}, k={}", self.public_key())),
        ];
        Ok(Delivery { address: subscription.endpoint.clone(), headers, body })
    }

    /// The token that proves the sender to the push service.
    fn token(&self, endpoint: &str, now: Moment) -> Result<String, EncryptionError> {
        let uri: Uri = endpoint.parse().map_err(|_| EncryptionError)?;
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
            return Err(EncryptionError);
        };
        let mut claims =
            json!({ "aud": format!("{scheme}://{authority}"), "exp": now / 1000 + TOKEN_LIFETIME });
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let head = BASE64.encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let claims_part = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature =
            self.key.sign(&SystemRandom::new(), claims_part.as_bytes()).map_err(|_| EncryptionError)?;
        Ok(format!("{claims_part}.{}", BASE64.encode(signature)))
    }
}

/// Returns whether messages can be encrypted for this subscription.
pub(crate) fn has_valid_keys(subscription: &NewSubscription) -> bool {
    encrypt(subscription, b"").is_ok()
}

fn encrypt(subscription: &NewSubscription, text: &[u8]) -> Result<Vec<u8>, EncryptionError> {
    let theirs =
        BASE64.decode(subscription.keys.p256dh.trim_end_matches('=')).map_err(|_| EncryptionError)?;
    let auth = BASE64.decode(subscription.keys.auth.trim_end_matches('=')).map_err(|_| EncryptionError)?;
    if theirs.len() != PUBLIC_KEY_LENGTH || auth.len() != 16 {
        return Err(EncryptionError);
    }
    let secret =
        EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).map_err(|_| EncryptionError)?;
    let ours = secret.compute_public_key().map_err(|_| EncryptionError)?;
    let salt = random::<16>();
    let peer = UnparsedPublicKey::new(&ECDH_P256, &theirs);
    let (key, nonce) =
        agree_ephemeral(secret, &peer, |shared| content_key(shared, &auth, [&theirs, ours.as_ref()], &salt))
            .map_err(|_| EncryptionError)?;
    encrypted_record(key, nonce, text, [&salt[..], ours.as_ref()])
}

/// The content encryption key and the nonce, from the shared secret.
fn content_key(shared: &[u8], auth: &[u8], publics: [&[u8]; 2], salt: &[u8]) -> ([u8; 16], [u8; 12]) {
    let info = [b"WebPush: info\0", publics[0], publics[1]].concat();
    let input: [u8; 32] = derive(&extract(auth, shared), &info);
    let root = extract(salt, &input);
    (derive(&root, b"Content-Encoding: aes128gcm\0"), derive(&root, b"Content-Encoding: nonce\0"))
}

/// The extract step of HKDF (RFC 5869).
fn extract(salt: &[u8], input: &[u8]) -> hmac::Tag {
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, salt), input)
}

/// The expand step of HKDF, for one block.
fn derive<const N: usize>(root: &hmac::Tag, info: &[u8]) -> [u8; N] {
    const { assert!(N <= 32) };
    let key = hmac::Key::new(hmac::HMAC_SHA256, root.as_ref());
    let block = hmac::sign(&key, &[info, &[1]].concat());
    std::array::from_fn(|at| block.as_ref()[at])
}

/// One record with its header (RFC 8188).
fn encrypted_record(
    key: [u8; 16],
    nonce: [u8; 12],
    text: &[u8],
    [salt, ours]: [&[u8]; 2],
) -> Result<Vec<u8>, EncryptionError> {
    // The delimiter 2 marks the last record.
    let mut record = [text, &[2]].concat();
    let key = UnboundKey::new(&AES_128_GCM, &key).map_err(|_| EncryptionError)?;
    LessSafeKey::new(key)
        .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)
        .map_err(|_| EncryptionError)?;
    Ok([salt, &RECORD_SIZE.to_be_bytes(), &[PUBLIC_KEY_LENGTH as u8], ours, &record].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).expect("it is base64")
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_published_example_is_encrypted_to_the_byte() {
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let theirs =
            bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let ours =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let (key, nonce) = content_key(&shared, &auth, [&theirs, &ours], &salt);
        assert_eq!(BASE64.encode(key), "oIhVW04MRdy2XN9CiKLxTg");
        assert_eq!(BASE64.encode(nonce), "4h_95klXJ5E_qnoN");
        let text = b"When I grow up, I want to be a watermelon";
        assert_eq!(
            BASE64
                .encode(encrypted_record(key, nonce, text, [&salt, &ours]).expect("the record is encrypted")),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
             EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }
}
