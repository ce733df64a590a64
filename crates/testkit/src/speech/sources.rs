//! The sources that say messages: code, and other messages.

use std::fs;
use std::path::Path;

use crate::record;

/// The sources below some folders, without tests.
#[derive(Default)]
pub(super) struct Sources(String);

impl Sources {
    /// Reads a folder. Panics if it cannot be read.
    pub(super) fn add(&mut self, folder: &Path) {
        let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for entry in entries {
            let path = entry.expect("an entry of the folder can be read").path();
            if path.is_dir() {
                if !path.ends_with("tests") {
                    self.add(&path);
                }
            } else if path.extension().is_some_and(|ending| ending == "rs" || ending == "ftl") {
                self.0 += &record::read(&path);
            }
        }
    }

    /// Does a source name or contain the message, or name the beginning of its id?
    pub(super) fn say(&self, id: &str) -> bool {
        let beginnings = id.match_indices('-').map(|(at, _)| &id[..=at]);
        let mut begun = beginnings.filter(|start| {
            self.0.contains(&format!("\"{start}{{")) || self.0.contains(&format!("\"{start}\""))
        });
        let is_named = self.0.contains(&format!("\"{id}\"")) || self.0.contains(&format!("{{ {id} }}"));
        is_named || begun.next().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_nothing_says_is_noticed() {
        let source = r#"say("table-won"); format!("pace-{pace}"); let PREFIX = "problem-"; { shared }"#;
        let sources = Sources(source.to_owned());
        assert!(["table-won", "pace-slow", "problem-over", "shared"].iter().all(|id| sources.say(id)));
        assert!(!["table-lost", "table", "pac-slow"].iter().any(|id| sources.say(id)));
    }
}
