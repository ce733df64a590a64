//! The messages of Fluent files, read as text: which arguments each needs, and which other messages it contains.

use std::collections::{BTreeMap, BTreeSet};

use lang::PLAYERS;
use scene::Text;

/// What a message may ask about a player, after the name of the argument.
const FORMS: [&str; 4] = ["-is", "-subject", "-object", "-dative"];

/// Messages by id. A message of several languages has the arguments and the contents of all of them.
#[derive(Default)]
pub(super) struct Messages {
    order: Vec<String>,
    entries: BTreeMap<String, Entry>,
}

#[derive(Default)]
struct Entry {
    /// Each argument with the keys of the variants between which it chooses.
    arguments: BTreeMap<String, BTreeSet<String>>,
    contains: BTreeSet<String>,
}

impl Messages {
    /// Adds the messages of a file.
    pub(super) fn add(&mut self, file: &str) {
        let mut open: Option<(&str, String)> = None;
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                self.add_message(open.take());
                open = line.split_once(" =").map(|(id, _)| (id, String::new()));
            }
            if let Some((_, text)) = &mut open {
                text.push_str(line);
            }
        }
        self.add_message(open);
    }

    fn add_message(&mut self, message: Option<(&str, String)>) {
        let Some((id, text)) = message else { return };
        if !self.entries.contains_key(id) {
            self.order.push(id.to_owned());
        }
        self.entries.entry(id.to_owned()).or_default().read(&text);
    }

    /// The ids in the order of the files.
    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        self.order.iter().map(String::as_str)
    }

    /// The arguments of a message and of all messages that it contains, with the keys between which they choose.
    pub(super) fn arguments(&self, id: &str) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut all = BTreeMap::<&str, BTreeSet<&str>>::new();
        let inside = self.inside(id).into_iter().filter_map(|id| self.entries.get(id));
        for (name, keys) in inside.chain(self.entries.get(id)).flat_map(|entry| &entry.arguments) {
            all.entry(name).or_default().extend(keys.iter().map(String::as_str));
        }
        all
    }

    /// The messages that each message contains, with the arguments that they need.
    pub(super) fn fragments(&self) -> Fragments {
        let needs = |id| self.arguments(id).into_keys().map(str::to_owned).collect();
        let fragments = |id| self.inside(id).into_iter().map(|id| (id.to_owned(), needs(id))).collect();
        Fragments(self.entries.keys().map(|id| (id.clone(), fragments(id))).collect())
    }

    /// All messages that a message contains, at any depth.
    fn inside(&self, id: &str) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        let mut open: Vec<&Entry> = self.entries.get(id).into_iter().collect();
        while let Some(entry) = open.pop() {
            let new = entry.contains.iter().filter(|id| found.insert(&***id));
            open.extend(new.filter_map(|id| self.entries.get(id)));
        }
        found
    }
}

/// The messages inside of each message, with the arguments that they need.
pub(super) struct Fragments(BTreeMap<String, Vec<(String, BTreeSet<String>)>>);

impl Fragments {
    /// The messages that a text contains, as texts of their own, with what they need of its arguments. Leaves out a
    /// message that needs an argument which this text does not have: another variant of the text contains it.
    pub(super) fn of(&self, text: &Text) -> impl Iterator<Item = Text> {
        self.0.get(&text.id).into_iter().flatten().filter_map(|(id, needs)| {
            let has_all = needs.iter().all(|name| text.args.iter().any(|(given, _)| given == name));
            let args = text.args.iter().filter(|(name, _)| needs.contains(&**name)).cloned();
            has_all.then(|| Text { id: id.clone(), args: args.collect() })
        })
    }
}

impl Entry {
    /// Adds what stands in braces and in brackets.
    fn read(&mut self, text: &str) {
        let mut choosing: Vec<Option<&str>> = Vec::new();
        for (at, sign) in text.char_indices() {
            let rest = text[at + sign.len_utf8()..].trim_start();
            match sign {
                '{' => choosing.push(match rest.strip_prefix('$') {
                    Some(rest) => self.argument(rest),
                    None => self.content(rest),
                }),
                '}' => _ = choosing.pop(),
                '[' => {
                    let keys =
                        choosing.last().copied().flatten().and_then(|name| self.arguments.get_mut(name));
                    keys.into_iter().for_each(|keys| _ = keys.insert(name_at_the_start(rest).to_owned()));
                }
                _ => {}
            }
        }
    }

    /// Adds an argument. Returns its name if variants follow.
    fn argument<'a>(&mut self, text: &'a str) -> Option<&'a str> {
        let name = name_at_the_start(text);
        self.arguments.entry(player(name).to_owned()).or_default();
        text[name.len()..].trim_start().starts_with("->").then_some(player(name))
    }

    fn content<'a>(&mut self, text: &'a str) -> Option<&'a str> {
        let id = name_at_the_start(text);
        if !id.is_empty() {
            self.contains.insert(id.to_owned());
        }
        None
    }
}

fn name_at_the_start(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
    &text[..end.unwrap_or(text.len())]
}

/// The argument of which this is a form, if it is a player.
fn player(name: &str) -> &str {
    let base = FORMS.iter().find_map(|form| name.strip_suffix(form)).unwrap_or(name);
    if PLAYERS.contains(&base) { base } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contained_message_takes_the_arguments_that_it_needs() {
        let mut messages = Messages::default();
        messages
            .add("beat = { who-has } beaten { the }.\nwho-has = { $who-is ->\n   *[other] { $who } has\n}");
        messages.add("the = the { $kind }\nlost = { $other } { the }");
        let text = Text::new("beat").with("who", engine::Seat::new(0)).with("kind", "dragon");
        let spoken: Vec<(String, usize)> =
            messages.fragments().of(&text).map(|text| (text.id, text.args.len())).collect();
        assert_eq!(spoken, [("the".to_owned(), 1), ("who-has".to_owned(), 1)]);
        assert_eq!(messages.fragments().of(&Text::new("lost").with("other", 1u8)).count(), 0);
        assert_eq!(messages.ids().collect::<Vec<_>>(), ["beat", "who-has", "the", "lost"]);
    }

    #[test]
    fn an_argument_has_the_keys_of_its_own_choices() {
        let mut messages = Messages::default();
        messages.add("won = { $who-is ->\n    [you] { $n ->\n        [one] a\n       *[other] { b }\n    }\n   *[other] c\n}\nb = { $m }");
        let arguments = messages.arguments("won");
        let keys = |name| arguments[name].iter().copied().collect::<Vec<_>>();
        assert_eq!((keys("who"), keys("n"), keys("m")), (vec!["other", "you"], vec!["one", "other"], vec![]));
    }
}
