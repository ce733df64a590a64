//! A small validator: the part of JSON Schema that the OpenAPI document uses.

use serde_json::Value;

/// Returns the first violation of the schema, with the path of the value.
pub(crate) fn violation(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    let check = Check { document };
    check.any(schema, value, "$")
}

struct Check<'a> {
    document: &'a Value,
}

impl Check<'_> {
    fn any(&self, schema: &Value, value: &Value, at: &str) -> Option<String> {
        if let Some(reference) = schema["$ref"].as_str() {
            let pointer = reference.strip_prefix('#').expect("references are local");
            let schema = self.document.pointer(pointer);
            return self.any(schema.unwrap_or_else(|| panic!("{reference} is missing")), value, at);
        }
        self.combined(schema, value, at)
            .or_else(|| kind(schema, value, at))
            .or_else(|| choice(schema, value, at))
            .or_else(|| self.object(schema, value, at))
            .or_else(|| self.array(schema, value, at))
    }

    fn combined(&self, schema: &Value, value: &Value, at: &str) -> Option<String> {
        for (name, is_one) in [("oneOf", true), ("anyOf", false)] {
            if let Some(schemas) = schema[name].as_array() {
                let fitting = schemas.iter().filter(|schema| self.any(schema, value, at).is_none()).count();
                if fitting == 0 || is_one && fitting > 1 {
                    return Some(format!("{at}: {fitting} schemas of {name} fit {value}"));
                }
            }
        }
        schema["allOf"].as_array()?.iter().find_map(|schema| self.any(schema, value, at))
    }

    fn object(&self, schema: &Value, value: &Value, at: &str) -> Option<String> {
        let fields = value.as_object()?;
        let missing = schema["required"].as_array().into_iter().flatten();
        for name in missing.filter_map(Value::as_str) {
            if !fields.contains_key(name) {
                return Some(format!("{at}: {name} is missing"));
            }
        }
        let known = schema["properties"].as_object()?;
        fields.iter().find_map(|(name, value)| match known.get(name) {
            Some(schema) => self.any(schema, value, &format!("{at}.{name}")),
            None => Some(format!("{at}: {name} is not documented")),
        })
    }

    fn array(&self, schema: &Value, value: &Value, at: &str) -> Option<String> {
        for (index, item) in value.as_array()?.iter().enumerate() {
            let prefix = schema["prefixItems"].get(index);
            let schema = prefix.unwrap_or(&schema["items"]);
            if schema.is_object() {
                let found = self.any(schema, item, &format!("{at}[{index}]"));
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }
}

fn kind(schema: &Value, value: &Value, at: &str) -> Option<String> {
    let allowed: Vec<&str> = match &schema["type"] {
        Value::String(name) => vec![name],
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        _ => return None,
    };
    let fits = |name: &&str| match *name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("the type {other} is unknown"),
    };
    (!allowed.iter().any(fits)).then(|| format!("{at}: {value} is not of the type {allowed:?}"))
}

fn choice(schema: &Value, value: &Value, at: &str) -> Option<String> {
    let allowed = schema["enum"].as_array()?;
    (!allowed.contains(value)).then(|| format!("{at}: {value} is not one of {allowed:?}"))
}
