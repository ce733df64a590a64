//! Web Push: who sends a message (VAPID, RFC 8292), and sealing it so that only the browser can read it (RFC 8291).

use axum::http::Uri;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use protocol::{NewSubscription, TableId};
use ring_crypto::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring_crypto::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring_crypto::hmac;
use ring_crypto::rand::SystemRandom;
use ring_crypto::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use store::{Moment, Store, StoreError};

use super::post::Delivery;
use crate::who::random;

/// A message that the browser does not fetch is kept for it for so many seconds.
const KEPT: u32 = 86_400;

/// For so many seconds a proof is good; a day would be the most.
const PROOF: Moment = 12 * 3600;

/// The size of records, as it stands in the header. There is one record, and it is smaller.
const RECORD: u32 = 4096;

/// A public key of the curve P-256, uncompressed.
const PUBLIC_KEY: usize = 65;

/// This cannot be sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unsealable;

/// The key by which push services know this server.
pub(crate) struct Vapid {
    key: EcdsaKeyPair,
    /// Whom a push service may write to.
    contact: Option<String>,
}

impl Vapid {
    /// The key that is kept; the first time, one is made.
    pub(crate) async fn kept(store: &Store, contact: Option<String>) -> Result<Vapid, StoreError> {
        let (kind, system) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
        let offer = EcdsaKeyPair::generate_pkcs8(kind, &system).expect("the system has randomness");
        let kept = store.server_key("vapid", offer.as_ref()).await?;
        let key = EcdsaKeyPair::from_pkcs8(kind, &kept, &system)
            .map_err(|_| StoreError::Corrupt("the key for push services".to_owned()))?;
        Ok(Vapid { key, contact })
    }

    /// As browsers want it.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.key.public_key())
    }

    /// A message, sealed and ready to be sent.
    pub(super) fn message(
        &self,
        way: &NewSubscription,
        table: &TableId,
        words: &str,
        now: Moment,
    ) -> Result<Delivery, Unsealable> {
        let body = seal(way, words.as_bytes())?;
        let proof = self.proof(&way.endpoint, now)?;
        let headers = vec![
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", KEPT.to_string()),
            ("urgency", "normal".to_owned()),
            // Of several messages about one table, the browser needs the latest.
            ("topic", table.to_string()),
            ("authorization", format!("vapid t={proof}, k={}", self.public())),
        ];
        Ok(Delivery { address: way.endpoint.clone(), headers, body })
    }

    /// A token that proves to the push service who sends.
    fn proof(&self, endpoint: &str, now: Moment) -> Result<String, Unsealable> {
        let uri: Uri = endpoint.parse().map_err(|_| Unsealable)?;
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
            return Err(Unsealable);
        };
        let mut claims = json!({ "aud": format!("{scheme}://{authority}"), "exp": now / 1000 + PROOF });
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let head = BASE64.encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let said = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signed = self.key.sign(&SystemRandom::new(), said.as_bytes()).map_err(|_| Unsealable)?;
        Ok(format!("{said}.{}", BASE64.encode(signed)))
    }
}

/// Can messages be sealed for this browser?
pub(crate) fn is_subscription(way: &NewSubscription) -> bool {
    seal(way, b"").is_ok()
}

fn seal(way: &NewSubscription, words: &[u8]) -> Result<Vec<u8>, Unsealable> {
    let theirs = BASE64.decode(way.keys.p256dh.trim_end_matches('=')).map_err(|_| Unsealable)?;
    let auth = BASE64.decode(way.keys.auth.trim_end_matches('=')).map_err(|_| Unsealable)?;
    if theirs.len() != PUBLIC_KEY || auth.len() != 16 {
        return Err(Unsealable);
    }
    let secret = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).map_err(|_| Unsealable)?;
    let ours = secret.compute_public_key().map_err(|_| Unsealable)?;
    let salt = random::<16>();
    let peer = UnparsedPublicKey::new(&ECDH_P256, &theirs);
    let (key, nonce) =
        agree_ephemeral(secret, &peer, |shared| content_key(shared, &auth, [&theirs, ours.as_ref()], &salt))
            .map_err(|_| Unsealable)?;
    sealed(key, nonce, words, [&salt[..], ours.as_ref()])
}

/// The key and the nonce of the content, from the secret that both sides share.
fn content_key(shared: &[u8], auth: &[u8], publics: [&[u8]; 2], salt: &[u8]) -> ([u8; 16], [u8; 12]) {
    let info = [b"WebPush: info\0", publics[0], publics[1]].concat();
    let input: [u8; 32] = derive(&extract(auth, shared), &info);
    let root = extract(salt, &input);
    (derive(&root, b"Content-Encoding: aes128gcm\0"), derive(&root, b"Content-Encoding: nonce\0"))
}

/// The first half of HKDF (RFC 5869).
fn extract(salt: &[u8], input: &[u8]) -> hmac::Tag {
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, salt), input)
}

/// The other half, for what fits into one block.
fn derive<const N: usize>(root: &hmac::Tag, info: &[u8]) -> [u8; N] {
    const { assert!(N <= 32) };
    let key = hmac::Key::new(hmac::HMAC_SHA256, root.as_ref());
    let block = hmac::sign(&key, &[info, &[1]].concat());
    std::array::from_fn(|at| block.as_ref()[at])
}

/// One record with its header (RFC 8188).
fn sealed(
    key: [u8; 16],
    nonce: [u8; 12],
    words: &[u8],
    [salt, ours]: [&[u8]; 2],
) -> Result<Vec<u8>, Unsealable> {
    // The sign after the words says that this record is the last.
    let mut record = [words, &[2]].concat();
    let key = UnboundKey::new(&AES_128_GCM, &key).map_err(|_| Unsealable)?;
    LessSafeKey::new(key)
        .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)
        .map_err(|_| Unsealable)?;
    Ok([salt, &RECORD.to_be_bytes(), &[PUBLIC_KEY as u8], ours, &record].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(words: &str) -> Vec<u8> {
        BASE64.decode(words).expect("it is base64")
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_published_example_is_sealed_to_the_byte() {
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
        let words = b"When I grow up, I want to be a watermelon";
        assert_eq!(
            BASE64.encode(sealed(key, nonce, words, [&salt, &ours]).expect("it is sealed")),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
             EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }
}
