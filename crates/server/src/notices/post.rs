//! Sending a message over HTTP, once.

use std::sync::Arc;
use std::time::Duration;

use ring_crypto::hmac;
use store::Moment;
use ureq::unversioned::resolver::DefaultResolver;
use ureq::unversioned::transport::DefaultConnector;

use super::gate::Gate;

/// Nobody is waited for longer.
const PATIENCE: Duration = Duration::from_secs(10);

/// A message with its address. It has no `Debug`: the address may be a secret.
pub(super) struct Delivery {
    pub(super) address: String,
    pub(super) headers: Vec<(&'static str, String)>,
    pub(super) body: Vec<u8>,
}

impl Delivery {
    /// Calls an address, signed: who knows the secret can tell that it is we who call, and when.
    pub(super) fn call(address: &str, secret: &str, body: &str, now: Moment) -> Delivery {
        let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
        let tag = hmac::sign(&key, format!("{now}.{body}").as_bytes());
        let digits: String = tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
        let headers = vec![
            ("content-type", "application/json".to_owned()),
            ("roundtable-time", now.to_string()),
            ("roundtable-signature", format!("sha256={digits}")),
        ];
        Delivery { address: address.to_owned(), headers, body: body.as_bytes().to_vec() }
    }
}

/// Who carries messages.
#[derive(Clone)]
pub(super) struct Postman(ureq::Agent);

impl Postman {
    pub(super) fn new(allow_private: bool) -> Postman {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            // A proxy would find out itself where a name leads.
            .proxy(None)
            .max_idle_connections(0)
            .timeout_global(Some(PATIENCE))
            .build();
        let gate = Gate { allow_private, usual: DefaultResolver::default() };
        Postman(ureq::Agent::with_parts(config, DefaultConnector::default(), gate))
    }

    /// The status that came back. What else came back is not read.
    pub(super) async fn send(&self, delivery: Arc<Delivery>) -> Result<u16, ()> {
        let agent = self.0.clone();
        let sent = tokio::task::spawn_blocking(move || {
            let mut request = agent.post(&delivery.address);
            for (name, value) in &delivery.headers {
                request = request.header(*name, value);
            }
            request.send(&delivery.body[..]).map(|response| response.status().as_u16())
        });
        // What went wrong may name the address: it is not passed on.
        sent.await.map_err(|_| ())?.map_err(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn a_name_that_leads_into_the_house_is_not_called() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let port = listener.local_addr().expect("it has an address").port();
        listener.set_nonblocking(true).expect("it can be");
        for host in ["localhost", "127.0.0.1"] {
            let delivery = Delivery::call(&format!("http://{host}:{port}/"), "secret", "{}", 1);
            assert_eq!(Postman::new(false).send(Arc::new(delivery)).await, Err(()));
        }
        assert!(listener.accept().is_err(), "nobody came");
    }
}
