//! Everything a game shows: its texts can be said in every language, its citations can be looked up, and its emblems are drawn.

mod messages;
mod pages;
mod samples;
mod sayings;
mod sources;

use std::collections::{BTreeSet, HashSet};
use std::path::Path;

use engine::{Field, MAX_SEATS, Options, Preset, Rng, RulesVersion, Seat, SeatSet, Step};
use lang::{Locale, Names, Rulebook, Voice};
use scene::{Arg, Feature, Portray, SoloPlay, Statistics, Text, Words};
use table::{Lesson, Match, Playable};

use crate::golden::logs;
use crate::random::{any_viewer, offered, random_step, viewers};
use crate::record;
use crate::words::heard;
pub use pages::SpokenPages;
use sayings::Sayings;

/// The message ids of the clients. A client adds them to the game's messages, so a game must not use them.
const RESERVED: [&str; 5] = [
    include_str!("../../web/lang/en.ftl"),
    include_str!("../../web/lang/library.en.ftl"),
    include_str!("../../web/lang/online.en.ftl"),
    include_str!("../../terminal/lang/en.ftl"),
    include_str!("../../roundtable/lang/en.ftl"),
];

/// Follows random matches. Panics with the first text that cannot be said, clause that cannot be looked up, or emblem that is not
/// drawn.
pub struct Listener {
    tongues: Vec<(Voice, Rulebook)>,
    names: Vec<String>,
    heard: HashSet<Text>,
    pages: SpokenPages,
}

impl Listener {
    /// Knows the game's words. Both languages have the same messages and clauses, and everything that clients ask
    /// for: the shelf's words, those of every option and feat, and those of the lesson.
    pub fn of<G: Portray + SoloPlay>() -> Listener {
        let mut listener = Listener::to(G::ID, G::words());
        for id in ["title", "subtitle", "pitch", "minutes"] {
            listener.hear(&Text::new(id));
        }
        for (voice, _) in &listener.tongues {
            let minutes = voice.word("minutes");
            assert!(!minutes.ends_with('.'), "“{minutes}” ends a sentence that has a full stop of its own");
        }
        for Field { key, values } in <G::Options as Options>::fields() {
            listener.hear(&Text::new(format!("option-{key}")));
            listener.hear(&Text::new(format!("option-{key}-about")));
            values.iter().for_each(|value| listener.hear(&Text::new(format!("option-{key}-{value}"))));
        }
        for Preset { id, options } in <G::Options as Options>::presets() {
            assert!(
                options.parse::<G::Options>().is_ok(),
                "the preset {id} has options that the game does not know"
            );
            listener.hear(&Text::new(format!("preset-{id}")));
            listener.hear(&Text::new(format!("preset-{id}-about")));
        }
        for rare in <G::Options as Options>::rare() {
            let known = <G::Options as Options>::fields().iter().any(|field| field.key == *rare);
            assert!(known, "{rare} is no option of this game");
        }
        for feat in G::feats() {
            listener.hear(&Text::new(feat.name));
            listener.hear(&Text::new(format!("{}-about", feat.name)));
        }
        if let Some(log) = G::lesson() {
            listener.hear_lesson(log);
        }
        listener
    }

    fn to(game: &'static str, words: Words) -> Listener {
        let first = words.book(Locale::default());
        let own = messages(first.messages);
        for book in Locale::ALL.map(|locale| words.book(locale)) {
            assert_eq!(own, messages(book.messages), "messages of both languages");
            assert_eq!(clauses(first.rules), clauses(book.rules), "clauses of both languages");
        }
        let taken = RESERVED.iter().flat_map(|file| messages(file)).find(|id| own.contains(id));
        assert_eq!(taken, None, "a client has a message with this id already: choose another one");
        let tongues = Locale::ALL.map(|locale| (Voice::of(locale, words), Rulebook::of(locale, words)));
        let names = Seat::all(MAX_SEATS as u8).map(|seat| format!("Player {seat}"));
        let files = Locale::ALL.map(|locale| words.book(locale).messages);
        let pages = SpokenPages::new(game, &files);
        Listener { tongues: tongues.into(), names: names.collect(), heard: HashSet::new(), pages }
    }

    /// The texts on the pages of a lesson. A page without a choice has no text for another choice.
    fn hear_lesson(&mut self, log: &str) {
        let lesson = Lesson::read(log).expect("a lesson can be read: the games have a test of it");
        for page in lesson.pages {
            let id = format!("lesson-{}", page.name);
            let slip = format!("{id}-slip");
            [format!("{id}-title"), id].into_iter().for_each(|id| self.hear(&Text::new(id)));
            if self.tongues.iter().any(|(voice, _)| voice.knows(&slip)) {
                self.hear(&Text::new(slip));
            }
        }
    }

    /// Compares the pages in `docs/spoken` with what was heard. Panics if they differ, and with a message that the sources of the game,
    /// in the folders `src` and `lang`, do not say.
    pub fn check_pages(mut self) {
        self.pages.fill(&["src", "lang"].map(Path::new), |_, _, _| None);
        self.pages.check(self.tongues.iter().map(|(voice, _)| voice));
    }

    /// What is seen at a random match, now by one viewer and now by another; all that can be chosen and is told; and how
    /// everything is refused that was legal at some other time. By every version of the rules.
    pub fn follow<G: Portray + SoloPlay + Statistics>(&mut self, options: G::Options, seats: u8, seed: u64) {
        for rules in RulesVersion::all::<G>() {
            self.watch(G::start(options, seats, rules), Rng::seeded(seed), random_step);
        }
    }

    /// The same at the matches of a folder of logs, which are played better and reach more.
    pub fn follow_logs<G: Playable>(&mut self, folder: impl AsRef<Path>) {
        for (seed, file) in (0..).zip(logs(folder.as_ref())) {
            let played = Match::<G>::read(&record::read(&file));
            let played = played.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let mut steps = played.steps().map(|(_, step)| step);
            self.watch(played.start(), Rng::seeded(seed), |_, _| steps.next());
        }
    }

    fn watch<G: Portray + SoloPlay + Statistics>(
        &mut self,
        mut position: G,
        mut rng: Rng,
        mut next: impl FnMut(&G, &mut Rng) -> Option<Step<G>>,
    ) {
        let seats = position.seated().len() as u8;
        // In the order in which they were offered, so that the examples are the same every time.
        let mut actions = Vec::new();
        let mut known = HashSet::new();
        let mut match_told = Vec::new();
        loop {
            let mut sayings = Sayings::default();
            let viewer = any_viewer(seats, &mut rng);
            sayings.scene(G::scene(&position.view(viewer)));
            for seat in position.turn().pending().iter() {
                let view = position.view(Some(seat));
                let offered = offered(&position, seat);
                offered.iter().for_each(|action| sayings.choice(G::choice(&view, *action)));
                actions.extend(offered.iter().copied().filter(|action| known.insert(*action)));
                let not_now = actions.iter().filter(|action| !offered.contains(action));
                not_now.for_each(|action| sayings.refusal(G::refuse(&view, *action)));
            }
            let step = next(&position, &mut rng);
            if let Some(step) = step {
                let mut told = Vec::new();
                position.apply(step, &mut told);
                match_told.extend(told.iter().map(|(_, event)| *event));
                for viewer in viewers(seats) {
                    let heard = heard(&told, viewer);
                    let beat = (!heard.is_empty()).then(|| G::beat(&heard, &position.view(viewer))).flatten();
                    beat.into_iter().for_each(|beat| sayings.beat(beat));
                }
                for (_, event) in told {
                    G::narrate(event).into_iter().for_each(|line| sayings.line(line));
                    sayings.texts.extend(G::tally(event).map(|tally| Text::from(tally.what)));
                }
            } else {
                for Feature { group, what, .. } in G::features(&match_told, &position.view(None)) {
                    sayings.texts.extend([group, what].map(Text::from));
                }
                sayings.texts.extend(G::class(&position.view(None)).into_iter().map(Text::from));
            }
            sayings.texts.iter().for_each(|text| self.hear(text));
            sayings.clauses.iter().for_each(|clause| self.look_up(clause));
            sayings.emblems.iter().for_each(|emblem| check_drawn(emblem));
            sayings.referring.iter().for_each(|text| check_written(text, &sayings.signs));
            if step.is_none() {
                return;
            }
        }
    }

    /// The text can be said in every language to everybody. The pages keep it as an example.
    fn hear(&mut self, text: &Text) {
        if self.heard.contains(text) {
            return;
        }
        self.heard.insert(text.clone());
        parts(text).into_iter().for_each(|part| self.pages.keep(part));
        for (voice, _) in &self.tongues {
            let tag = voice.locale().tag();
            for Text { id, .. } in parts(text) {
                assert!(voice.knows(id), "{tag} has no message {id}");
            }
            for you in seats(text).map(Some).chain([None]) {
                let said = voice.say(text, Names { names: &self.names, you });
                assert!(
                    !said.is_empty() && !said.contains(['{', '}', '[', ']']),
                    "{tag}: {said:?} of {text:?}"
                );
            }
        }
    }

    /// The clause is in the rulebook.
    fn look_up(&self, clause: &str) {
        for (voice, book) in &self.tongues {
            assert!(book.clause(clause).is_some(), "{} has no clause {clause}", voice.locale().tag());
        }
    }
}

/// The emblem is one of `crates/art/assets`; a piece without an emblem has an empty one.
fn check_drawn(emblem: &str) {
    let is_drawn = emblem.is_empty() || art::drawing(&format!("emblem/{emblem}")).is_some();
    assert!(is_drawn, "there is no emblem {emblem:?}; docs/adding-a-game.md says how to list them");
}

/// A word that is the same in every language is the sign of a spot, so it must be written on the board: nobody could find the
/// spot otherwise.
fn check_written(text: &Text, signs: &HashSet<String>) {
    for (_, arg) in parts(text).into_iter().flat_map(|part| &part.args) {
        if let Arg::Verbatim(word) = arg {
            assert!(signs.contains(word), "{word:?} of {text:?} is written nowhere on the board");
        }
    }
}

/// The ids of a Fluent file's messages: what stands before an equals sign at the beginning of a line.
fn messages(file: &str) -> BTreeSet<&str> {
    let entries = file.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    entries.filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

/// The numbers of a rulebook's clauses, in order.
fn clauses(rules: &str) -> Vec<String> {
    Rulebook::parse(rules).clauses().map(|clause| clause.id.clone()).collect()
}

/// A text and those among its arguments, and theirs.
fn parts(text: &Text) -> Vec<&Text> {
    let inner = text.args.iter().flat_map(|(_, arg)| match arg {
        Arg::Text(text) => parts(text),
        Arg::List(list) | Arg::AnyOf(list) => list.iter().flat_map(parts).collect(),
        Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_) | Arg::Word(_) | Arg::Verbatim(_) => Vec::new(),
    });
    std::iter::once(text).chain(inner).collect()
}

/// The seats that a text speaks of.
fn seats(text: &Text) -> impl Iterator<Item = Seat> {
    let args = parts(text).into_iter().flat_map(|part| &part.args);
    args.flat_map(|(_, arg)| match arg {
        Arg::Seat(seat) => SeatSet::only(*seat).iter(),
        Arg::Seats(seats) => seats.iter(),
        _ => SeatSet::EMPTY.iter(),
    })
}

#[cfg(test)]
mod tests {
    use scene::Book;

    use super::*;

    const EN: Book = Book { messages: "won = { $who } won.", rules: "## End\n\n**X-01** The end." };
    const DE: Book = Book { messages: "won = { $who } gewann.", rules: "## Ende\n\n**X-01** Das Ende." };

    fn words(en: Book, de: Book) -> Words {
        Words::of(|locale| if locale == Locale::En { en } else { de })
    }

    #[test]
    fn what_both_languages_know_can_be_said_and_looked_up() {
        let mut listener = Listener::to("toy", words(EN, DE));
        listener.hear(&Text::new("won").with("who", Seat::new(1)));
        listener.look_up("X-01");
    }

    #[test]
    #[should_panic(expected = "messages of both languages")]
    fn a_message_of_one_language_is_noticed() {
        Listener::to("toy", words(EN, Book { messages: "", ..DE }));
    }

    #[test]
    #[should_panic(expected = "clauses of both languages")]
    fn a_clause_of_one_language_is_noticed() {
        Listener::to("toy", words(EN, Book { rules: "", ..DE }));
    }

    #[test]
    #[should_panic(expected = "en has no message lost")]
    fn a_message_that_is_missing_inside_another_is_noticed() {
        Listener::to("toy", words(EN, DE)).hear(&Text::new("won").with("who", Text::new("lost")));
    }

    #[test]
    #[should_panic(expected = "won")]
    fn an_argument_that_is_missing_is_noticed() {
        Listener::to("toy", words(EN, DE)).hear(&Text::new("won"));
    }

    #[test]
    #[should_panic(expected = "there is no emblem \"dragoon\"")]
    fn an_emblem_that_nobody_has_drawn_is_noticed() {
        check_drawn("dragon");
        check_drawn("dragoon");
    }

    #[test]
    #[should_panic(expected = "\"T06\" of Text")]
    fn a_spot_that_is_named_but_not_written_on_the_board_is_noticed() {
        let signs = HashSet::from(["T05".to_owned()]);
        let rode = |to: &str| Text::new("rode").with("to", Text::new("space").with("at", to.to_owned()));
        check_written(&rode("T05"), &signs);
        check_written(&rode("T06"), &signs);
    }

    #[test]
    #[should_panic(expected = "a client has a message with this id already")]
    fn a_message_with_the_id_of_a_client_is_noticed() {
        let both = "won = { $who }\ntable-result = Result";
        Listener::to("toy", words(Book { messages: both, ..EN }, Book { messages: both, ..DE }));
    }

    #[test]
    #[should_panic(expected = "en has no clause X-02")]
    fn a_clause_that_is_missing_is_noticed() {
        Listener::to("toy", words(EN, DE)).look_up("X-02");
    }
}
