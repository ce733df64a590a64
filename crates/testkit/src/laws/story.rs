//! Law 11: the story tells the match. The points in its sentences add up to the final scores, and no turn is without a sentence.

use engine::{Audience, Game, PerSeat, Seat};
use scene::{Arg, StoryLevel, StoryLine, Text};

use super::Verdict;
use super::faces::Faces;
use crate::random::viewers;
use crate::words::who;

/// What each viewer was told so far.
pub(crate) struct Story<'a, G: Game> {
    faces: Option<&'a Faces<G>>,
    readers: Vec<Reader>,
}

struct Reader {
    viewer: Option<Seat>,
    points: PerSeat<i32>,
    /// The heading of a turn, as long as no sentence has followed it.
    bare: Option<Text>,
}

impl<'a, G: Game> Story<'a, G> {
    pub(crate) fn new(seats: u8, faces: Option<&'a Faces<G>>) -> Story<'a, G> {
        let reader = |viewer| Reader { viewer, points: PerSeat::default(), bare: None };
        Story { faces, readers: viewers(seats).map(reader).collect() }
    }

    /// Adds what a step tells.
    pub(crate) fn follow(&mut self, told: &[(Audience, G::Event)]) -> Verdict {
        let Some(faces) = self.faces else { return Ok(()) };
        for (to, event) in told {
            let Some(line) = (faces.narrate)(*event) else { continue };
            let mut readers = self.readers.iter_mut().filter(|reader| to.includes(reader.viewer));
            readers.try_for_each(|reader| reader.read(&line))?;
        }
        Ok(())
    }

    /// The match is over with these scores.
    pub(crate) fn end(&mut self, seats: u8, scores: &PerSeat<i32>) -> Verdict {
        if self.faces.is_none() {
            return Ok(());
        }
        for reader in &mut self.readers {
            reader.close()?;
            for seat in Seat::all(seats) {
                let (told, score) = (reader.points[seat], scores[seat]);
                if told != score {
                    let viewer = who(reader.viewer);
                    return Err(format!(
                        "{viewer} was told of {told} points of seat {seat}, who has {score}"
                    ));
                }
            }
        }
        Ok(())
    }
}

impl Reader {
    fn read(&mut self, line: &StoryLine) -> Verdict {
        match line.level {
            StoryLevel::Sentence => self.bare = None,
            StoryLevel::Round => self.close()?,
            StoryLevel::Turn => {
                self.close()?;
                self.bare = Some(line.text.clone());
            }
        }
        for (seat, points) in &line.points {
            self.points[*seat] += points;
            if !says(&line.text, points.abs().into()) {
                return Err(format!("{:?} does not say how many points it brings: {points}", line.text));
            }
        }
        if line.fold.is_some() && !(line.points.is_empty() && line.level.is_sentence()) {
            return Err(format!("{:?} brings points or is a heading, so it cannot be folded", line.text));
        }
        Ok(())
    }

    /// A heading follows, or the match is over.
    fn close(&mut self) -> Verdict {
        match self.bare.take() {
            Some(heading) => Err(format!("{} was told nothing of the turn {heading:?}", who(self.viewer))),
            None => Ok(()),
        }
    }
}

/// Whether this number is among the arguments of a text.
fn says(text: &Text, number: i64) -> bool {
    text.args.iter().any(|(_, arg)| match arg {
        Arg::Number(said) => said.abs() == number,
        Arg::Text(text) => says(text, number),
        Arg::List(list) | Arg::AnyOf(list) => list.iter().any(|text| says(text, number)),
        Arg::Seat(_) | Arg::Seats(_) | Arg::Word(_) | Arg::Verbatim(_) => false,
    })
}
