//! The embedded files of the browser client.

use include_dir::{Dir, include_dir};

static DIST: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/dist");

/// The files of the browser client, some with compressed variants (`.br`, `.gz`).
#[derive(Clone, Copy)]
pub struct Bundle(&'static Dir<'static>);

/// A file in the encoding in which it is sent.
#[derive(Clone, Copy)]
pub(crate) struct Asset {
    pub(crate) bytes: &'static [u8],
    pub(crate) mime: &'static str,
    pub(crate) encoding: Option<&'static str>,
}

/// The encodings, best first, with the file extension of the variant.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

impl Bundle {
    /// The bundle that was embedded when this program was built; empty if there was none.
    pub fn embedded() -> Bundle {
        Bundle(&DIST)
    }

    /// Other files, for tests.
    pub fn of(files: &'static Dir<'static>) -> Bundle {
        Bundle(files)
    }

    pub fn is_empty(self) -> bool {
        self.0.get_file("index.html").is_none()
    }

    /// The id of this build: a hash over all files.
    pub(crate) fn build(self) -> &'static str {
        self.0.get_file("build").and_then(|file| file.contents_utf8()).map_or("unnamed", str::trim)
    }

    /// A file in the best encoding that the client accepts.
    pub(crate) fn find(self, path: &str, accepted: &str) -> Option<Asset> {
        let plain = self.0.get_file(path)?;
        let mime = mime(path);
        let packed = ENCODINGS.into_iter().filter(|(encoding, _)| accepts(accepted, encoding)).find_map(
            |(encoding, ending)| {
                let file = self.0.get_file(format!("{path}.{ending}"))?;
                Some(Asset { bytes: file.contents(), mime, encoding: Some(encoding) })
            },
        );
        Some(packed.unwrap_or(Asset { bytes: plain.contents(), mime, encoding: None }))
    }
}

/// Returns whether an `Accept-Encoding` header names this encoding with a weight other than 0.
fn accepts(header: &str, encoding: &str) -> bool {
    header.split(',').any(|entry| {
        let mut parts = entry.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        named && !parts.any(|weight| weight.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0)))
    })
}

fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_with_weight_zero_is_refused() {
        assert!(accepts("gzip, deflate, br;q=0.9", "br"));
        assert!(!accepts("gzip, br;q=0", "br"));
        assert!(!accepts("gzip, br; q=0.0", "br"));
        assert!(!accepts("identity", "gzip"));
        assert!(!accepts("", "gzip"));
    }
}
