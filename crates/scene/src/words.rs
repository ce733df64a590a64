//! A game's texts in its languages.

use crate::Locale;

/// A game's texts in one language.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// A Fluent file with names, labels, prompts and story lines. Every box has `title`, `subtitle`, `pitch` (a
    /// sentence or two for the shelf) and `minutes` (the duration, e.g. "30 min"). For each option field `KEY` with a
    /// value `VALUE` there are `option-KEY` (its name), `option-KEY-about` (a sentence) and `option-KEY-VALUE`.
    pub messages: &'static str,
    /// The rulebook in our words, in Markdown. A clause is a paragraph that begins with its number in bold.
    pub rules: &'static str,
}

impl Book {
    /// A book without a text: of a language that was not loaded yet.
    pub const EMPTY: Book = Book::of_messages("");

    /// Creates a book of messages, without a rulebook.
    pub const fn of_messages(messages: &'static str) -> Book {
        Book { messages, rules: "" }
    }
}

/// A game's books, one for each language.
#[derive(Clone, Copy, Debug)]
pub struct Words([Book; Locale::ALL.len()]);

impl Words {
    /// No text in any language.
    pub const EMPTY: Words = Words([Book::EMPTY; Locale::ALL.len()]);

    /// Asks for the book of every language.
    pub fn of(book: impl Fn(Locale) -> Book) -> Words {
        Words(Locale::ALL.map(book))
    }

    /// Returns the book in this language.
    pub const fn book(&self, locale: Locale) -> Book {
        self.0[locale as usize]
    }

    /// Replaces the book in this language.
    pub fn set(&mut self, locale: Locale, book: Book) {
        self.0[locale as usize] = book;
    }
}

/// Includes a game's texts from their standard files: the box from `lang/box.*.ftl`, the other messages from
/// `lang/*.ftl`, the rulebook from `RULES.md` and `RULES.de.md`. For the `Portray` of a game, in its `src/scene.rs`.
///
/// Both functions are always inlined: a lazy-loaded chunk that asks for one language then contains no other.
#[macro_export]
macro_rules! printed_words {
    () => {
        #[inline(always)]
        fn label(locale: $crate::Locale) -> &'static str {
            match locale {
                $crate::Locale::En => include_str!("../lang/box.en.ftl"),
                $crate::Locale::De => include_str!("../lang/box.de.ftl"),
            }
        }

        #[inline(always)]
        fn book(locale: $crate::Locale) -> $crate::Book {
            match locale {
                $crate::Locale::En => $crate::Book {
                    messages: concat!(include_str!("../lang/box.en.ftl"), include_str!("../lang/en.ftl")),
                    rules: include_str!("../RULES.md"),
                },
                $crate::Locale::De => $crate::Book {
                    messages: concat!(include_str!("../lang/box.de.ftl"), include_str!("../lang/de.ftl")),
                    rules: include_str!("../RULES.de.md"),
                },
            }
        }
    };
}
