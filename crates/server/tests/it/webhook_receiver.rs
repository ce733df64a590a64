//! A receiver of notices: webhooks, and the push service of a browser.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::{hkdf, hmac, signature};
use serde_json::{Value, json};
use tokio::sync::mpsc;

/// A request that was received.
pub(crate) struct ReceivedRequest {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

/// Listens on a port of this machine.
pub(crate) struct WebhookReceiver {
    pub(crate) address: String,
    requests: mpsc::UnboundedReceiver<ReceivedRequest>,
    answers: Arc<Mutex<Vec<StatusCode>>>,
}

type ReceiverState = (mpsc::UnboundedSender<ReceivedRequest>, Arc<Mutex<Vec<StatusCode>>>);

impl WebhookReceiver {
    pub(crate) async fn open() -> WebhookReceiver {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = format!("http://{}", listener.local_addr().expect("it has an address"));
        let (sender, requests) = mpsc::unbounded_channel();
        let answers = Arc::new(Mutex::new(Vec::new()));
        let app = Router::new().fallback(post(take)).with_state((sender, Arc::clone(&answers)));
        tokio::spawn(async move { axum::serve(listener, app).await });
        WebhookReceiver { address, requests, answers }
    }

    /// Answers the next request with this status; later ones with "201 Created".
    pub(crate) fn answer_next(&self, status: StatusCode) {
        self.answers.lock().expect("no code panics while it holds the lock").push(status);
    }

    /// Waits for the next request.
    pub(crate) async fn request(&mut self) -> ReceivedRequest {
        self.requests.recv().await.expect("the receiver runs")
    }

    pub(crate) fn is_empty(&mut self) -> bool {
        self.requests.is_empty()
    }
}

async fn take(
    State((requests, answers)): State<ReceiverState>,
    uri: Uri,
    headers: HeaderMap,
    body: axum::body::Bytes,
) -> StatusCode {
    // The test may have ended.
    let _ = requests.send(ReceivedRequest { path: uri.path().to_owned(), headers, body: body.to_vec() });
    answers.lock().expect("no code panics while it holds the lock").pop().unwrap_or(StatusCode::CREATED)
}

impl ReceivedRequest {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers[name].to_str().expect("our headers are text")
    }

    /// Returns whether it was signed with this secret.
    pub(crate) fn is_signed_with(&self, secret: &str) -> bool {
        let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
        let said = [self.header("roundtable-time").as_bytes(), b".", &self.body].concat();
        let digits: String =
            hmac::sign(&key, &said).as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
        self.header("roundtable-signature") == format!("sha256={digits}")
    }

    /// The claims of the sender of a push message. Panics unless the signature matches the key.
    pub(crate) fn claims(&self, push_key: &str) -> Value {
        let (token, key) = self
            .header("authorization")
            .strip_prefix("vapid t=")
            .and_then(|rest| rest.split_once(", k="))
            .expect("it says who sends");
        assert_eq!(key, push_key);
        let (said, signed) = token.rsplit_once('.').expect("a token has three parts");
        let known = signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, bytes(key));
        known.verify(said.as_bytes(), &bytes(signed)).expect("the signature is right");
        let (_, claims) = said.split_once('.').expect("a token has three parts");
        serde_json::from_slice(&bytes(claims)).expect("claims are JSON")
    }
}

/// A browser that receives one push message.
pub(crate) struct Browser {
    secret: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    pub(crate) fn new() -> Browser {
        let secret =
            EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("there is randomness");
        let public = secret.compute_public_key().expect("there is one").as_ref().to_vec();
        Browser { secret, public, auth: [7; 16] }
    }

    /// The subscription as a browser sends it.
    pub(crate) fn subscription(&self, endpoint: &str) -> Value {
        let keys = json!({ "p256dh": BASE64.encode(&self.public), "auth": BASE64.encode(self.auth) });
        json!({ "endpoint": endpoint, "expirationTime": null, "keys": keys })
    }

    /// Decrypts a message (RFC 8291).
    pub(crate) fn read(self, body: &[u8]) -> String {
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[4], 65, "the key of the sender follows");
        let (theirs, record) = rest[5..].split_at(65);
        let peer = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let opened = agree_ephemeral(self.secret, &peer, |shared| {
            let info = [b"WebPush: info\0", &self.public[..], theirs].concat();
            let input: [u8; 32] = expand(&self.auth, shared, &info);
            let key: [u8; 16] = expand(salt, &input, b"Content-Encoding: aes128gcm\0");
            let nonce: [u8; 12] = expand(salt, &input, b"Content-Encoding: nonce\0");
            let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("it has the length"));
            let mut record = record.to_vec();
            let nonce = Nonce::assume_unique_for_key(nonce);
            key.open_in_place(nonce, Aad::empty(), &mut record).expect("it was sealed for us").to_vec()
        });
        let mut words = opened.expect("the key is on the curve");
        assert_eq!(words.pop(), Some(2), "it is the last record");
        String::from_utf8(words).expect("words are text")
    }
}

fn bytes(words: &str) -> Vec<u8> {
    BASE64.decode(words).expect("it is base64")
}

/// The length of a derived key.
struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(salt: &[u8], input: &[u8], info: &[u8]) -> [u8; N] {
    let mut derived = [0; N];
    let root = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(input);
    let info = [info];
    let filled = root.expand(&info, Length(N)).and_then(|key| key.fill(&mut derived));
    filled.expect("it is short");
    derived
}
