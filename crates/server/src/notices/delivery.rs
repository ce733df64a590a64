//! Sending a notice over HTTP, once.

use std::sync::Arc;
use std::time::Duration;

use ring::hmac;
use store::Moment;
use ureq::unversioned::resolver::DefaultResolver;
use ureq::unversioned::transport::DefaultConnector;

use super::address_filter::PublicResolver;

const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// A request with its address. It has no `Debug`: the address may be a secret.
pub(super) struct Delivery {
    pub(super) address: String,
    pub(super) headers: Vec<(&'static str, String)>,
    pub(super) body: Vec<u8>,
}

impl Delivery {
    /// A webhook call. Its signature proves the sender and the time to a receiver that knows the secret.
    pub(super) fn webhook(address: &str, secret: &str, body: &str, now: Moment) -> Delivery {
        let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
        let tag = hmac::sign(&key, format!("{now}.{body}").as_bytes());
        let hex: String = tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
        let headers = vec![
            ("content-type", "application/json".to_owned()),
            ("roundtable-time", now.to_string()),
            ("roundtable-signature", format!("sha256={hex}")),
        ];
        Delivery { address: address.to_owned(), headers, body: body.as_bytes().to_vec() }
    }
}

/// The HTTP client.
#[derive(Clone)]
pub(super) struct HttpSender(ureq::Agent);

impl HttpSender {
    pub(super) fn new(allow_private: bool) -> HttpSender {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            // A proxy would resolve host names without the filter.
            .proxy(None)
            .max_idle_connections(0)
            .timeout_global(Some(REQUEST_TIMEOUT))
            .build();
        let resolver = PublicResolver { allow_private, inner: DefaultResolver::default() };
        HttpSender(ureq::Agent::with_parts(config, DefaultConnector::default(), resolver))
    }

    /// Sends the request. Returns the status; the body of the response is not read.
    pub(super) async fn send(&self, delivery: Arc<Delivery>) -> Result<u16, ()> {
        let agent = self.0.clone();
        let sent = tokio::task::spawn_blocking(move || {
            let mut request = agent.post(&delivery.address);
            for (name, value) in &delivery.headers {
                request = request.header(*name, value);
            }
            request.send(&delivery.body[..]).map(|response| response.status().as_u16())
        });
        // The error may contain the address, so it is dropped.
        sent.await.map_err(|_| ())?.map_err(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn a_host_name_that_resolves_to_a_private_address_is_not_called() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let port = listener.local_addr().expect("it has an address").port();
        listener.set_nonblocking(true).expect("the socket can be non-blocking");
        for host in ["localhost", "127.0.0.1"] {
            let delivery = Delivery::webhook(&format!("http://{host}:{port}/"), "secret", "{}", 1);
            assert_eq!(HttpSender::new(false).send(Arc::new(delivery)).await, Err(()));
        }
        assert!(listener.accept().is_err(), "the address was called");
    }
}
