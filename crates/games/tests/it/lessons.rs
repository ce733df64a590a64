//! Every lesson can be learned: each step that it asks for is legal, each text is there in both languages, each thing it
//! points at lies on the table, and its match comes to an end.

use engine::Turn;
use lang::{Locale, Rulebook, Voice};
use table::{GameHandle, Lesson, LessonProgress, Session};

/// Every game with a lesson, and its match.
fn lessons() -> Vec<(&'static dyn GameHandle, Lesson, Box<dyn Session>)> {
    let read = |kind: &&'static dyn GameHandle| {
        let log = kind.lesson()?;
        let whole = games::read(log).unwrap_or_else(|error| panic!("{}: {error}", kind.id()));
        let lesson = Lesson::read(log).unwrap_or_else(|error| panic!("{}: {error}", kind.id()));
        Some((*kind, lesson, whole))
    };
    games::all().iter().filter_map(read).collect()
}

#[test]
fn a_learner_who_does_what_is_asked_gets_to_the_end() {
    assert!(!lessons().is_empty());
    for (kind, lesson, whole) in lessons() {
        let mut place = lesson.start();
        let mut asked = 0;
        while let Some(next) = step(kind, &lesson, &*whole, place, &mut asked) {
            place = next;
        }
        assert_eq!(
            place,
            LessonProgress { page: lesson.pages.len() - 1, at: whole.lines() },
            "{}",
            kind.id()
        );
        assert!(matches!(whole.turn(), Turn::Over(_)), "{}: the match of the lesson ends", kind.id());
        assert!(asked >= 10, "{}: the learner does {asked} things", kind.id());
    }
}

/// What the learner does: plays what is asked for, reads on otherwise.
fn step(
    kind: &dyn GameHandle,
    lesson: &Lesson,
    whole: &dyn Session,
    place: LessonProgress,
    asked: &mut u32,
) -> Option<LessonProgress> {
    let Some(action) = lesson.asked(place) else { return lesson.next(place) };
    *asked += 1;
    let choices = whole.at(place.at).choices(lesson.learner);
    let offered = choices.iter().any(|choice| choice.notation == action);
    assert!(offered, "{}: “{action}” is not on offer after line {}", kind.id(), place.at);
    lesson.played(place)
}

#[test]
fn every_page_is_written_in_both_languages() {
    for (kind, lesson, _) in lessons() {
        for locale in Locale::ALL {
            let voice = Voice::of(locale, kind.words());
            let book = Rulebook::of(locale, kind.words());
            for page in &lesson.pages {
                let name = format!("lesson-{}", page.name);
                for id in [name.clone(), format!("{name}-title")] {
                    assert!(voice.knows(&id), "{}: no {id} in {}", kind.id(), locale.tag());
                }
                if let Some(clause) = &page.clause {
                    assert!(book.clause(clause).is_some(), "{}: {clause} on page {}", kind.id(), page.name);
                }
            }
        }
    }
}

#[test]
fn a_text_of_a_lesson_belongs_to_a_page() {
    for (kind, lesson, _) in lessons() {
        for locale in Locale::ALL {
            let file = kind.words().book(locale).messages;
            let ids = file.lines().filter_map(|line| line.strip_prefix("lesson-")?.split(' ').next());
            for id in ids {
                let name = id.trim_end_matches("-title").trim_end_matches("-slip");
                let known = lesson.pages.iter().any(|page| page.name == name);
                assert!(known, "{}: lesson-{id} has no page", kind.id());
            }
        }
    }
}

#[test]
fn what_a_page_points_at_lies_on_the_table() {
    for (kind, lesson, whole) in lessons() {
        for page in &lesson.pages {
            let scene = whole.at(page.at).scene(Some(lesson.learner));
            let pieces =
                scene.zones.iter().flat_map(|zone| zone.pieces.iter().map(|piece| piece.id.as_str()));
            let spots = scene.zones.iter().flat_map(|zone| zone.spots.iter().map(|spot| spot.id.as_str()));
            let there: Vec<&str> =
                scene.zones.iter().map(|zone| zone.id.as_str()).chain(pieces).chain(spots).collect();
            for point in &page.points {
                assert!(there.contains(&point.as_str()), "{}: {point} on page {}", kind.id(), page.name);
            }
        }
    }
}
