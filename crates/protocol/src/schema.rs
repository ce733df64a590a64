//! Schemas of types that come from other crates, for the OpenAPI document.

use utoipa::openapi::schema::SchemaType;
use utoipa::openapi::{ObjectBuilder, OneOfBuilder, Ref, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::{Person, Sitter};

/// The id of a bot. `GET /api/games` lists the bots of each game.
pub(crate) fn bot() -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(SchemaType::Type(Type::String)).pattern(Some("^[a-z0-9-]+$")).into()
}

/// A string that is one of these words.
pub(crate) fn keywords(words: impl IntoIterator<Item = &'static str>) -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(SchemaType::Type(Type::String)).enum_values(Some(words)).into()
}

/// An object with one field.
fn variant(name: &str, schema: RefOr<Schema>) -> Schema {
    ObjectBuilder::new().property(name, schema).required(name).into()
}

impl PartialSchema for Sitter {
    fn schema() -> RefOr<Schema> {
        OneOfBuilder::new()
            .item(keywords(["nobody"]))
            .item(variant("person", Ref::from_schema_name(Person::name()).into()))
            .item(variant("bot", bot()))
            .into()
    }
}

impl ToSchema for Sitter {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Person::name().into(), Person::schema()));
        Person::schemas(schemas);
    }
}
