//! The names of bots.

use protocol::BOT_NAMES;
use scene::Locale;

#[test]
fn no_game_has_a_card_or_a_person_with_the_name_of_a_bot() {
    let taken = taken_in("The Green Knight and Kay’s dragon.");
    assert_eq!((taken("Kay"), taken("Kays"), taken("Green")), (true, false, true));
    for game in games::all() {
        for book in Locale::ALL.map(|locale| game.words().book(locale)) {
            let taken: Vec<&str> = [book.messages, book.rules]
                .into_iter()
                .flat_map(|text| BOT_NAMES.into_iter().filter(|name| taken_in(text)(name)))
                .collect();
            assert!(taken.is_empty(), "{} has a word like the bots {taken:?}", game.id());
        }
    }
}

/// Tells whether a name is a word of this text.
fn taken_in(text: &str) -> impl Fn(&str) -> bool {
    move |name| text.split(|c: char| !c.is_alphabetic()).any(|word| word == name)
}
