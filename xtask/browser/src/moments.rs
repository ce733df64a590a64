//! Moments of recorded matches: a golden log, cut where a seat has to decide, so that a test can continue for that
//! seat.

use std::{fmt, fs};

use xtask::shell::{Failed, folder_of};

/// A golden log of a game, and the seat that the test plays.
#[derive(Clone, Copy)]
pub(crate) struct Golden {
    pub(crate) game: &'static str,
    file: &'static str,
    /// Counted from 1.
    seat: usize,
}

/// One log for each game, with enough players to fill the table.
pub(crate) const GOLDEN: &[Golden] = &[
    Golden { game: "king-arthur", file: "5.log", seat: 1 },
    Golden { game: "camelot", file: "5-heroes.log", seat: 2 },
    Golden { game: "quests", file: "4.log", seat: 3 },
    Golden { game: "ring", file: "6.log", seat: 1 },
    Golden { game: "knight", file: "4-war.log", seat: 1 },
];

/// A match in which the seat rides to a dragon on G22.
pub(crate) const FIGHT: Golden = Golden { game: "ring", file: "6.log", seat: 2 };

/// The logs of the law of legibility: every game with few and with many players, and its variants.
pub(crate) const LOGS: &[Golden] = &[
    Golden { game: "king-arthur", file: "5.log", seat: 1 },
    Golden { game: "king-arthur", file: "3-seals.log", seat: 2 },
    Golden { game: "king-arthur", file: "2.log", seat: 1 },
    Golden { game: "king-arthur", file: "4.log", seat: 3 },
    Golden { game: "king-arthur", file: "5-seals.log", seat: 2 },
    Golden { game: "camelot", file: "5-heroes.log", seat: 2 },
    Golden { game: "camelot", file: "2.log", seat: 1 },
    Golden { game: "camelot", file: "4-sides-b.log", seat: 1 },
    Golden { game: "camelot", file: "3-mixed.log", seat: 3 },
    Golden { game: "camelot", file: "4-rules-2.log", seat: 2 },
    Golden { game: "quests", file: "4.log", seat: 3 },
    Golden { game: "quests", file: "3-options.log", seat: 1 },
    Golden { game: "quests", file: "2.log", seat: 2 },
    Golden { game: "quests", file: "4-rules-2.log", seat: 1 },
    Golden { game: "quests", file: "3.log", seat: 2 },
    Golden { game: "ring", file: "6.log", seat: 1 },
    Golden { game: "ring", file: "2-pairs.log", seat: 1 },
    Golden { game: "ring", file: "3.log", seat: 2 },
    Golden { game: "ring", file: "4-rules-2.log", seat: 1 },
    Golden { game: "ring", file: "5-third-begins.log", seat: 3 },
    Golden { game: "knight", file: "1-defensive.log", seat: 1 },
    Golden { game: "knight", file: "1-flood.log", seat: 1 },
    Golden { game: "knight", file: "4-war.log", seat: 1 },
    Golden { game: "knight", file: "3-beside-rules-2.log", seat: 2 },
    Golden { game: "knight", file: "2-war-rules-2.log", seat: 1 },
];

impl fmt::Display for Golden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.game, self.file)
    }
}

impl Golden {
    pub(crate) fn of(game: &str) -> Golden {
        *GOLDEN.iter().find(|golden| golden.game == game).expect("every game has a golden log")
    }

    /// Returns the log up to the decision of the seat whose action begins with `word`; `nth` counts from 0. The seat
    /// belongs to a person.
    pub(crate) fn before(self, word: &str, nth: usize) -> Result<String, Failed> {
        let log = self.whole()?;
        let decision = self.decisions(&log).filter(|(_, action)| action.starts_with(word)).nth(nth);
        let (line, _) = decision.ok_or_else(|| Failed(format!("{} has no “{word}” {nth}", self.file)))?;
        Ok(cut(&log, line))
    }

    /// Returns the log up to the first decision of another seat after one of the seat. The seat belongs to a person.
    pub(crate) fn after_a_turn(self) -> Result<String, Failed> {
        let log = self.whole()?;
        let decided = self.decisions(&log).map(|(line, _)| line).next();
        let (first, lines) = (decided.unwrap_or_default(), log.lines().count());
        let steps = log.lines().enumerate().skip(first);
        let is_other = |line: &str| {
            let step = line.split_once(". ").map(|(_, step)| step).unwrap_or_default();
            !step.starts_with(&format!("{} ", self.seat)) && !step.starts_with('*')
        };
        let end = steps.filter(|(_, line)| is_other(line)).map(|(at, _)| at).next();
        Ok(cut(&log, end.unwrap_or(lines)))
    }

    /// Returns `count` logs, evenly spread over the match, each cut where the seat decides.
    pub(crate) fn moments(self, count: usize) -> Result<Vec<String>, Failed> {
        let log = self.whole()?;
        let decisions: Vec<usize> = self.decisions(&log).map(|(line, _)| line).collect();
        Ok((0..count).map(|at| cut(&log, decisions[at * decisions.len() / count])).collect())
    }

    /// Returns pairs of logs, evenly spread over the match: each cut at two decisions of the seat, one after the other.
    pub(crate) fn neighbours(self, count: usize) -> Result<Vec<(String, String)>, Failed> {
        let log = self.whole()?;
        let decisions: Vec<usize> = self.decisions(&log).map(|(line, _)| line).collect();
        let pairs: Vec<&[usize]> = decisions.windows(2).collect();
        let at = |at: usize| pairs[at * pairs.len() / count];
        Ok((0..count).map(at).map(|pair| (cut(&log, pair[0]), cut(&log, pair[1]))).collect())
    }

    /// Returns the whole match, with a person at the seat.
    pub(crate) fn whole(self) -> Result<String, Failed> {
        let path = folder_of(self.game)?.join("tests/it/golden").join(self.file);
        let chair = format!("seat {} ", self.seat);
        let sit = |line: &str| match line.split_once(" = ") {
            Some((name, _)) if line.starts_with(&chair) => format!("{name}\n"),
            _ => format!("{line}\n"),
        };
        Ok(fs::read_to_string(path)?.lines().map(sit).collect())
    }

    /// Returns the decisions of the seat: the line number in the file, and the action.
    fn decisions(self, log: &str) -> impl Iterator<Item = (usize, &str)> {
        let mine = move |(at, line)| -> Option<(usize, &str)> {
            let line: &str = line;
            let (_, step) = line.split_once(". ")?;
            Some((at, step.strip_prefix(&format!("{} ", self.seat))?))
        };
        log.lines().enumerate().filter_map(mine)
    }
}

/// Returns the first lines of a log.
fn cut(log: &str, lines: usize) -> String {
    log.lines().take(lines).map(|line| format!("{line}\n")).collect()
}
