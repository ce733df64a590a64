//! The story as people read it: runs of like lines are folded to one sentence.

use scene::{StoryLine, Text};

use crate::Told;

/// A part of the story: one line, or a run of lines that one sentence tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// The line to show: the only one, or the sentence for the run with the number of its last line.
    pub told: Told,
    /// The lines of the run, for clients that can unfold it; empty if there is only one.
    pub run: Vec<Told>,
}

/// Folds a story, oldest line first. All clients use this function, so a match reads the same everywhere. It looks at
/// nothing but the lines, so a viewer learns nothing from it.
pub fn passages(story: &[Told]) -> impl DoubleEndedIterator<Item = Passage> {
    story.chunk_by(|one, next| folds_with(&one.line, &next.line)).map(passage)
}

/// Lines with the same sentence for a run are told in one, and so are equal lines. Every change of points is told by itself.
fn folds_with(one: &StoryLine, next: &StoryLine) -> bool {
    let is_like = match (&one.fold, &next.fold) {
        (Some(one), Some(next)) => one.text == next.text,
        (None, None) => one.text == next.text && one.level.is_sentence() && one.points.is_empty(),
        _ => false,
    };
    is_like && one.seat == next.seat && one.level == next.level && one.points == next.points
}

fn passage(run: &[Told]) -> Passage {
    let (first, last) = (&run[0], &run[run.len() - 1]);
    if run.len() == 1 {
        return Passage { told: first.clone(), run: Vec::new() };
    }
    let items: Vec<Text> = run.iter().filter_map(|told| told.line.fold.as_ref()?.item.clone()).collect();
    let count = u32::try_from(run.len()).expect("a log has fewer than four billion lines");
    let text = match &first.line.fold {
        Some(fold) => fold.text.clone().with("items", items),
        None => Text::new("story-repeated").with("line", first.line.text.clone()),
    };
    let text = text.with("count", count);
    let line = StoryLine { text, fold: None, ..first.line.clone() };
    Passage { told: Told { at: last.at, line }, run: run.to_vec() }
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use scene::StoryLevel;

    use super::*;

    fn drew(at: u32, seat: u8, card: &'static str) -> Told {
        let seat = Seat::new(seat);
        let line = StoryLine::of(seat, "XX-01", card);
        Told { at, line: line.folding(Text::new("drew-several").with("who", seat), Some(card.into())) }
    }

    fn folded(story: &[Told]) -> Vec<(u32, String, usize)> {
        let tell = |passage: Passage| (passage.told.at, passage.told.line.text.id, passage.run.len());
        passages(story).map(tell).collect()
    }

    #[test]
    fn a_run_of_like_lines_of_one_seat_is_one_passage_with_its_count_and_items() {
        let story = [drew(1, 0, "ace"), drew(2, 0, "king"), drew(3, 1, "ace"), drew(4, 0, "ten")];
        let expected = [(2, "drew-several".into(), 2), (3, "ace".into(), 0), (4, "ten".into(), 0)];
        assert_eq!(folded(&story), expected);
        let first = passages(&story).next().expect("the story has passages");
        assert_eq!(first.run, story[..2]);
        let items: Vec<Text> = vec!["ace".into(), "king".into()];
        let text = Text::new("drew-several").with("who", Seat::new(0)).with("items", items);
        assert_eq!(first.told.line.text, text.with("count", 2));
    }

    #[test]
    fn equal_lines_are_counted_unless_they_bring_points() {
        let plain = |at| Told { at, line: StoryLine::new("XX-01", "passed") };
        let other = Told { at: 3, line: StoryLine::new("XX-01", "won") };
        let expected = [(2, "story-repeated".into(), 2), (3, "won".into(), 0)];
        assert_eq!(folded(&[plain(1), plain(2), other]), expected);
        let paid = |at| Told { at, line: StoryLine::new("XX-01", "paid").scoring(Seat::new(0), 2) };
        assert_eq!(folded(&[paid(1), paid(2)]).len(), 2);
    }

    #[test]
    fn a_heading_ends_a_run() {
        let heading = StoryLine::new("XX-02", "turn").heading(StoryLevel::Turn);
        let story = [drew(1, 0, "ace"), Told { at: 2, line: heading }, drew(3, 0, "king")];
        assert_eq!(folded(&story).len(), 3);
    }
}
