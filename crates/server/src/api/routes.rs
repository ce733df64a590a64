//! Documented routes: a route enters the router and the OpenAPI document together, with the types of its handler.
//!
//! The document is made from the signature of a handler: its extractors are the parameters, the body and the security of
//! the operation, and its return type is the response. So the document cannot name a type that the handler does not use.

use std::sync::Arc;

use axum::Router;
use axum::handler::Handler;
use axum::http::Method;
use axum::routing::{MethodFilter, MethodRouter, on};
use protocol::Problem;
use utoipa::openapi::path::{Operation, OperationBuilder, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{
    Components, ContentBuilder, HttpMethod, Info, ObjectBuilder, OpenApi, OpenApiBuilder, Paths, Ref, RefOr,
    Required, ResponseBuilder, Schema, Server, Type,
};
use utoipa::{PartialSchema, ToSchema};

use crate::AppState;

const DESCRIPTION: &str = "Tables, matches and people. Every error is a problem (RFC 9457) with a code that never changes \
                           its meaning; its texts follow Accept-Language (en, de).";

/// The name of the bearer token in the document.
const TOKEN: &str = "token";

/// A router together with its document.
pub(super) struct Routes {
    router: Router<Arc<AppState>>,
    paths: Paths,
    components: Components,
}

impl Routes {
    pub(super) fn new() -> Routes {
        let mut components = Components::new();
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme(TOKEN, bearer);
        Routes { router: Router::new(), paths: Paths::new(), components }
    }

    /// Adds a route. `summary` says in a sentence what the operation does.
    pub(super) fn add<H, T, A>(mut self, method: Method, path: &str, summary: &str, handler: H) -> Routes
    where
        H: Handler<T, Arc<AppState>> + DescribeHandler<A>,
        T: 'static,
    {
        let mut description = Description::new(&method, path, &mut self.components);
        H::describe(&mut description);
        let operation = description.finish(summary);
        self.paths.add_path_operation(path, vec![http_method(&method)], operation);
        let filter = MethodFilter::try_from(method).expect("the API uses methods that axum knows");
        let route: MethodRouter<Arc<AppState>> = on(filter, handler);
        self.router = self.router.route(path, route);
        self
    }

    /// Returns the router and its document.
    pub(super) fn finish(self) -> (Router<Arc<AppState>>, OpenApi) {
        let mut info = Info::new("Roundtable", &protocol::VERSION.to_string());
        info.description = Some(DESCRIPTION.to_owned());
        let document = OpenApiBuilder::new()
            .info(info)
            .servers(Some([Server::new("/api")]))
            .paths(self.paths)
            .components(Some(self.components))
            .build();
        (self.router, document)
    }
}

fn http_method(method: &Method) -> HttpMethod {
    match *method {
        Method::GET => HttpMethod::Get,
        Method::POST => HttpMethod::Post,
        Method::PUT => HttpMethod::Put,
        Method::PATCH => HttpMethod::Patch,
        Method::DELETE => HttpMethod::Delete,
        _ => unreachable!("the API has no other methods"),
    }
}

/// The description of an operation while its handler's types are visited.
pub(crate) struct Description<'a> {
    operation: OperationBuilder,
    components: &'a mut Components,
    is_write: bool,
}

impl Description<'_> {
    fn new<'a>(method: &Method, path: &str, components: &'a mut Components) -> Description<'a> {
        let mut operation = OperationBuilder::new();
        for name in path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
            operation = operation.parameter(path_parameter(name));
        }
        Description { operation, components, is_write: *method != Method::GET }
    }

    fn finish(self, summary: &str) -> Operation {
        self.operation.summary(Some(summary)).build()
    }

    fn update(&mut self, change: impl FnOnce(OperationBuilder) -> OperationBuilder) {
        self.operation = change(std::mem::take(&mut self.operation));
    }

    /// The operation needs a token. A write with a token may be repeated safely with an idempotency key.
    pub(crate) fn require_token(&mut self) {
        self.update(|operation| operation.security(token()));
        if self.is_write {
            let text = "A key that makes it safe to send the request again.";
            let key = ParameterBuilder::new()
                .name("Idempotency-Key")
                .parameter_in(ParameterIn::Header)
                .description(Some(text))
                .schema(Some(string()));
            self.update(|operation| operation.parameter(key));
        }
    }

    /// The operation takes a token, but works without one.
    pub(crate) fn allow_token(&mut self) {
        self.update(|operation| operation.security(SecurityRequirement::default()).security(token()));
    }

    pub(crate) fn parameters(&mut self, parameters: Vec<Parameter>) {
        for parameter in parameters {
            self.update(|operation| operation.parameter(parameter));
        }
    }

    pub(crate) fn request_body<T: ToSchema>(&mut self) {
        let content = ContentBuilder::new().schema(Some(self.schema::<T>())).build();
        let body = RequestBodyBuilder::new()
            .content("application/json", content)
            .required(Some(Required::True))
            .build();
        self.update(|operation| operation.request_body(Some(body)));
    }

    /// A response without a schema, as `content_type` says.
    pub(crate) fn text_response(&mut self, status: &str, content_type: &str) {
        self.response(status, Some((content_type, string())));
    }

    pub(crate) fn empty_response(&mut self, status: &str) {
        self.response(status, None);
    }

    pub(crate) fn json_response<T: ToSchema>(&mut self, status: &str) {
        let schema = self.schema::<T>();
        self.response(status, Some(("application/json", schema)));
    }

    pub(crate) fn problem_response(&mut self) {
        let schema = self.schema::<Problem>();
        self.response("default", Some(("application/problem+json", schema)));
    }

    fn response(&mut self, status: &str, content: Option<(&str, RefOr<Schema>)>) {
        let text = match status {
            "101" => "Switching protocols.",
            "201" => "Created.",
            "204" => "Done; there is no content.",
            "default" => "Problem details with a stable code.",
            _ => "OK.",
        };
        let mut response = ResponseBuilder::new().description(text);
        if let Some((content_type, schema)) = content {
            response = response.content(content_type, ContentBuilder::new().schema(Some(schema)).build());
        }
        self.update(|operation| operation.response(status, response.build()));
    }

    /// A reference to the schema of a type, which joins the components; lists stay inline.
    fn schema<T: ToSchema>(&mut self) -> RefOr<Schema> {
        let mut nested = Vec::new();
        T::schemas(&mut nested);
        let schema = T::schema();
        let is_list = matches!(schema, RefOr::T(Schema::Array(_)));
        let reference = if is_list { schema } else { self.component(T::name().into_owned(), schema) };
        for (name, schema) in nested {
            self.component(name, schema);
        }
        reference
    }

    fn component(&mut self, name: String, schema: RefOr<Schema>) -> RefOr<Schema> {
        let reference = Ref::from_schema_name(&name).into();
        self.components.schemas.insert(name, schema);
        reference
    }
}

fn token() -> SecurityRequirement {
    SecurityRequirement::new(TOKEN, [""; 0])
}

fn string() -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::String).into()
}

/// Seats are numbers; ids of all kinds are strings.
fn path_parameter(name: &str) -> ParameterBuilder {
    let schema = if name == "seat" { u8::schema() } else { string() };
    ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .schema(Some(schema))
}

/// A part of a request: an argument of a handler.
pub(crate) trait DescribeRequest {
    fn describe(_: &mut Description<'_>) {}
}

/// A response: the return type of a handler.
pub(crate) trait DescribeResponse {
    fn describe(description: &mut Description<'_>);
}

/// A handler whose arguments and return type can be described.
pub(super) trait DescribeHandler<A> {
    fn describe(description: &mut Description<'_>);
}

macro_rules! handlers {
    ($(($($argument:ident)*))*) => {
        $(
            impl<F, Answer, R, $($argument,)*> DescribeHandler<($($argument,)*)> for F
            where
                F: Fn($($argument,)*) -> Answer,
                Answer: Future<Output = R>,
                R: DescribeResponse,
                $($argument: DescribeRequest,)*
            {
                fn describe(description: &mut Description<'_>) {
                    $($argument::describe(description);)*
                    R::describe(description);
                }
            }
        )*
    };
}

handlers! { () (A) (A B) (A B C) (A B C D) (A B C D E) }
