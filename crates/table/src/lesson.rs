//! A guided first match: a log with pages. `docs/notation.md` describes how one is written.
//!
//! The learner makes the learner's moves, all other lines of the log happen by themselves, and pages explain what is to
//! be done. A [`LessonProgress`] in a lesson is a page and a number of lines; the position is that of the log after so many lines.

use engine::Seat;

use crate::error::ReadError;
use crate::parsed_log::{Actor, ParsedLog, begins_a_step};

/// What begins a page.
const PAGE: &str = "#:";
/// A page from which on the learner, too, only watches.
const WATCH: &str = "watch";
/// What the page points at follows.
const POINTS: &str = "->";

/// A log with pages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The pages in their order. There is at least one, and the first stands before the learner's first line.
    pub pages: Vec<Page>,
    /// Whose moves the learner makes: the one seat that no bot plays.
    pub learner: Seat,
    /// Who acts on each line, and how; nobody where chance does.
    lines: Vec<Option<(Seat, String)>>,
}

/// Something that is explained before a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The game's message `lesson-NAME` is the text, `lesson-NAME-title` its title, and, where there is one,
    /// `lesson-NAME-slip` explains why another move is not the one that is asked for.
    pub name: String,
    /// The clause that it explains.
    pub clause: Option<String>,
    /// The pieces, spots and zones that it points at, beside those that the learner is to touch.
    pub points: Vec<String>,
    /// Do the lines that follow happen by themselves, the learner's too?
    pub watch: bool,
    /// It stands after so many lines.
    pub at: u32,
}

/// How far somebody is in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonProgress {
    /// The page that is open.
    pub page: usize,
    /// So many lines were played.
    pub at: u32,
}

impl Lesson {
    /// Reads the pages of a log. Whether its lines can be played is not asked here.
    pub fn read(log: &str) -> Result<Lesson, ReadError> {
        let written = ParsedLog::read(log)?;
        let people: Vec<Seat> = Seat::all(written.header.seats())
            .filter(|seat| written.header.players[seat.index()].bot.is_none())
            .collect();
        let [learner] = people[..] else {
            let what = "A lesson is for one learner: all seats but one have a bot.".to_owned();
            return Err(ReadError::new(1, what));
        };
        let pages = pages(log)?;
        let act = |who: Actor, words: &str| match who {
            Actor::Seat(seat) => Some((seat, words.split_whitespace().collect::<Vec<_>>().join(" "))),
            Actor::Chance | Actor::All => None,
        };
        let lines: Vec<_> = written.lines.iter().map(|line| act(line.actor, &line.words)).collect();
        let first = lines.iter().position(|line| line.as_ref().is_some_and(|(seat, _)| *seat == learner));
        if pages.first().is_none_or(|page| first.is_none_or(|first| page.at as usize > first)) {
            let what = "The first page of a lesson stands before the learner's first line.".to_owned();
            return Err(ReadError::new(log.lines().count(), what));
        }
        Ok(Lesson { pages, learner, lines })
    }

    /// Where it begins.
    pub fn start(&self) -> LessonProgress {
        self.open(0)
    }

    /// The place where a page begins; the last one if there are fewer.
    pub fn open(&self, page: usize) -> LessonProgress {
        let page = page.min(self.pages.len() - 1);
        LessonProgress { page, at: self.pages[page].at }
    }

    /// What the learner is asked to do here, in notation. `None`: read on, or watch.
    pub fn asked(&self, place: LessonProgress) -> Option<&str> {
        if self.pages[place.page].watch || self.turned(place).is_some() {
            return None;
        }
        match self.lines.get(place.at as usize) {
            Some(Some((seat, action))) if *seat == self.learner => Some(action),
            _ => None,
        }
    }

    /// Where the learner gets by reading on. `None`: the lesson is over, or something is asked.
    pub fn next(&self, place: LessonProgress) -> Option<LessonProgress> {
        if self.asked(place).is_some() {
            return None;
        }
        self.turned(place).or_else(|| self.played(place))
    }

    /// One line further, whoever's it is; where pages stand, the first of them is opened. `None` at the end of the log.
    pub fn played(&self, place: LessonProgress) -> Option<LessonProgress> {
        let at = place.at + 1;
        if at as usize > self.lines.len() {
            return None;
        }
        let page = self.pages.iter().position(|page| page.at == at).unwrap_or(place.page);
        Some(LessonProgress { page, at })
    }

    /// Does the match go on by itself from here, until something is asked or explained?
    pub fn runs(&self, place: LessonProgress) -> bool {
        place.at > self.pages[place.page].at && self.asked(place).is_none() && self.played(place).is_some()
    }

    /// The next page, if it stands at the same moment.
    fn turned(&self, place: LessonProgress) -> Option<LessonProgress> {
        let next = self.pages.get(place.page + 1).filter(|next| next.at == place.at)?;
        Some(LessonProgress { page: place.page + 1, at: next.at })
    }
}

fn pages(log: &str) -> Result<Vec<Page>, ReadError> {
    let mut pages = Vec::new();
    let mut at = 0;
    for (place, line) in (1..).zip(log.lines()) {
        let line = line.trim();
        if let Some(words) = line.strip_prefix(PAGE) {
            pages.push(page(words, at).ok_or_else(|| {
                ReadError::new(
                    place,
                    format!("Expected “{PAGE} NAME CLAUSE {WATCH} {POINTS} IDS”, found “{line}”."),
                )
            })?);
        } else if !line.starts_with('#') && begins_a_step(line) {
            at += 1;
        }
    }
    Ok(pages)
}

/// A name, then what there is of a clause, the word to watch, and ids after an arrow.
fn page(words: &str, at: u32) -> Option<Page> {
    let (before, points) = words.split_once(POINTS).unwrap_or((words, ""));
    let mut before = before.split_whitespace().peekable();
    let name = before.next()?.to_owned();
    let clause = before.next_if(|word| *word != WATCH).map(str::to_owned);
    let watch = before.next_if_eq(&WATCH).is_some();
    let points = points.split_whitespace().map(str::to_owned).collect();
    before.next().is_none().then_some(Page { name, clause, points, watch, at })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "roundtable 1\ngame toy\nrules 1\nseat 1 Gareth\nseat 2 Morgan = page\nseed none\n";

    fn lesson(lines: &str) -> Lesson {
        Lesson::read(&format!("{HEAD}{lines}")).unwrap()
    }

    #[test]
    fn the_learner_reads_plays_and_watches() {
        let lesson = lesson(
            "* deal\n#: welcome TO-01\n#: play -> hand pile\n1 play  3\n* deal\n2 pass\n1 pass\n# Only a remark.\n\
             #: rest TO-02 watch\n2 pass\n1 pass\n#: end\n",
        );
        assert_eq!(lesson.pages[1].points, ["hand", "pile"]);
        assert_eq!(lesson.pages[2].clause.as_deref(), Some("TO-02"));
        let mut place = lesson.start();
        let mut seen = Vec::new();
        loop {
            seen.push((place.page, place.at, lesson.asked(place), lesson.runs(place)));
            let next = if lesson.asked(place).is_some() { lesson.played(place) } else { lesson.next(place) };
            let Some(next) = next else { break };
            place = next;
        }
        let expected = [
            (0, 1, None, false),
            (1, 1, Some("play 3"), false),
            (1, 2, None, true),
            (1, 3, None, true),
            (1, 4, Some("pass"), false),
            (2, 5, None, false),
            (2, 6, None, true),
            (3, 7, None, false),
        ];
        assert_eq!(seen, expected);
    }

    #[test]
    fn what_is_no_lesson_is_refused() {
        let fault = |log: &str| Lesson::read(log).unwrap_err().to_string();
        assert!(fault(&format!("{HEAD}1 pass\n#: late\n")).contains("before the learner's first line"));
        assert!(fault(&format!("{HEAD}#: one TO-1 watch more\n1 pass\n")).starts_with("line 7: Expected"));
        assert!(fault(&format!("{}#: a\n1 pass\n", HEAD.replace(" = page", ""))).contains("one learner"));
    }
}
