//! A server somewhere: requests over HTTP, and the address of its socket.

use protocol::{NewGuest, Problem, Welcome};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use ureq::http::Request;

use crate::exit::Failure;

/// A server that can be asked.
#[derive(Clone)]
pub struct House {
    agent: ureq::Agent,
    /// `http://127.0.0.1:4117`, without a stroke at the end.
    base: String,
}

/// An answer that was not what was hoped for.
pub enum Unanswered {
    /// The server refused, and says why.
    Problem(Problem),
    /// Nobody there, or nobody who speaks like a server of ours.
    Silence(String),
}

impl House {
    /// The server at this address.
    pub fn at(address: &str) -> Result<House, Failure> {
        let base = address.trim_end_matches('/').to_owned();
        if !base.starts_with("http://") && !base.starts_with("https://") {
            return Err(Failure::input(format!(
                "“{address}” is no address of a server: it begins with http:// or https://."
            )));
        }
        let agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        Ok(House { agent, base })
    }

    /// Where its socket is.
    pub fn socket(&self) -> String {
        format!("ws{}/api/socket", self.base.strip_prefix("http").expect("checked when it was made"))
    }

    /// Its address.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Reads something.
    pub fn get<T: DeserializeOwned>(&self, token: &str, path: &str) -> Result<T, Unanswered> {
        read(&self.send("GET", token, path, String::new())?)
    }

    /// Changes something.
    pub fn write<T: DeserializeOwned>(
        &self,
        method: &str,
        token: &str,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Unanswered> {
        let body = serde_json::to_string(body).expect("requests are plain data");
        read(&self.send(method, token, path, body)?)
    }

    /// A new guest.
    pub fn enter(&self, name: &str, bot: bool) -> Result<Welcome, Unanswered> {
        self.write("POST", "", "/api/guests", &NewGuest { name: name.to_owned(), bot })
    }

    /// Changes something that needs no further words.
    pub fn post<T: DeserializeOwned>(&self, token: &str, path: &str) -> Result<T, Unanswered> {
        self.write("POST", token, path, &json!({}))
    }

    /// The words of an answer; a refusal is none.
    pub fn send(&self, method: &str, token: &str, path: &str, body: String) -> Result<String, Unanswered> {
        let silence = |error: &dyn ToString| Unanswered::Silence(error.to_string());
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.base));
        if !token.is_empty() {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let request = request.header("content-type", "application/json").body(body);
        let request = request.map_err(|error| silence(&error))?;
        let mut response = self.agent.run(request).map_err(|error| silence(&error))?;
        let words = response.body_mut().read_to_string().map_err(|error| silence(&error))?;
        if response.status().is_success() {
            return Ok(words);
        }
        let status = response.status();
        Err(serde_json::from_str(&words).map_or_else(|_| silence(&status), Unanswered::Problem))
    }
}

fn read<T: DeserializeOwned>(words: &str) -> Result<T, Unanswered> {
    serde_json::from_str(words).map_err(|error| Unanswered::Silence(error.to_string()))
}

impl From<Unanswered> for Failure {
    fn from(unanswered: Unanswered) -> Failure {
        match unanswered {
            Unanswered::Problem(problem) => {
                let title = problem.title.trim_end_matches('.');
                Failure::input(match &problem.detail {
                    Some(detail) => format!("{title}: {}.", detail.trim_end_matches('.')),
                    None => format!("{title}."),
                })
            }
            Unanswered::Silence(why) => Failure::input(format!("The server does not answer: {why}.")),
        }
    }
}
