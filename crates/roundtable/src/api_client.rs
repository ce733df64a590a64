//! An HTTP client of a server.

use protocol::{NewGuest, Problem, Welcome};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use ureq::http::Request;

use crate::exit::Failure;

/// A client of one server.
#[derive(Clone)]
pub struct ApiClient {
    agent: ureq::Agent,
    /// The base address, such as `http://127.0.0.1:4117`, without a slash at the end.
    base: String,
}

/// Why a request failed.
pub enum RequestError {
    /// The server refused it, with the reason.
    Problem(Problem),
    /// The server cannot be reached, or its answer cannot be read.
    Unreachable(String),
}

impl ApiClient {
    /// A client of the server at this address.
    pub fn new(address: &str) -> Result<ApiClient, Failure> {
        let base = address.trim_end_matches('/').to_owned();
        if !base.starts_with("http://") && !base.starts_with("https://") {
            return Err(Failure::input(format!(
                "“{address}” is not the address of a server: it must begin with http:// or https://."
            )));
        }
        let agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        Ok(ApiClient { agent, base })
    }

    /// The address of the socket.
    pub fn socket(&self) -> String {
        format!("ws{}/api/socket", self.base.strip_prefix("http").expect("checked when it was made"))
    }

    /// The base address.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Sends a GET request.
    pub fn get<T: DeserializeOwned>(&self, token: &str, path: &str) -> Result<T, RequestError> {
        read(&self.send("GET", token, path, String::new())?)
    }

    /// Sends a request with a JSON body.
    pub fn request<T: DeserializeOwned>(
        &self,
        method: &str,
        token: &str,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, RequestError> {
        let body = serde_json::to_string(body).expect("requests are plain data");
        read(&self.send(method, token, path, body)?)
    }

    /// Creates a guest.
    pub fn create_guest(&self, name: &str, bot: bool) -> Result<Welcome, RequestError> {
        self.request("POST", "", "/api/guests", &NewGuest { name: name.to_owned(), bot })
    }

    /// Sends a POST request with an empty body.
    pub fn post<T: DeserializeOwned>(&self, token: &str, path: &str) -> Result<T, RequestError> {
        self.request("POST", token, path, &json!({}))
    }

    /// Sends a request and returns the text of the answer.
    pub fn send(&self, method: &str, token: &str, path: &str, body: String) -> Result<String, RequestError> {
        let unreachable = |error: &dyn ToString| RequestError::Unreachable(error.to_string());
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.base));
        if !token.is_empty() {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let request = request.header("content-type", "application/json").body(body);
        let request = request.map_err(|error| unreachable(&error))?;
        let mut response = self.agent.run(request).map_err(|error| unreachable(&error))?;
        let text = response.body_mut().read_to_string().map_err(|error| unreachable(&error))?;
        if response.status().is_success() {
            return Ok(text);
        }
        let status = response.status();
        Err(serde_json::from_str(&text).map_or_else(|_| unreachable(&status), RequestError::Problem))
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, RequestError> {
    serde_json::from_str(text).map_err(|error| RequestError::Unreachable(error.to_string()))
}

impl From<RequestError> for Failure {
    fn from(error: RequestError) -> Failure {
        match error {
            RequestError::Problem(problem) => {
                let title = problem.title.trim_end_matches('.');
                Failure::input(match &problem.detail {
                    Some(detail) => format!("{title}: {}.", detail.trim_end_matches('.')),
                    None => format!("{title}."),
                })
            }
            RequestError::Unreachable(why) => Failure::input(format!("The server does not answer: {why}.")),
        }
    }
}
