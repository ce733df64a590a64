//! What is said when people get up from the table.

use advice::Opinion;
use engine::{Outcome, Seat, Turn};
use scene::Text;

use crate::Runner;
use crate::speech::Speech;

/// How an evening at the table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The match was played to its end.
    Over,
    /// The player left; the match is saved.
    Left,
    /// The input ended in the middle; the match is saved.
    InputClosed,
    /// The match at a server is over, and the player wants another one with the same people.
    Rematch,
}

/// How it ended, and what to say about it: the result, where the match is kept, how to go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Farewell {
    /// How it ended.
    pub ended: Ended,
    /// A few lines, without the last line's end.
    pub words: String,
}

impl Farewell {
    pub(crate) fn new(ended: Ended, runner: &Runner, speech: &Speech) -> Farewell {
        let file = runner.kept_at();
        let lines = match (ended, runner.turn()) {
            (_, Turn::Over(outcome)) if runner.is_at_server() => {
                let mut lines = standings(&outcome, runner, speech);
                lines.push(speech.tell(&Text::new("terminal-far-kept").with("address", file)));
                lines
            }
            _ if runner.is_broken_off() => vec![speech.word("terminal-far-ended")],
            _ if runner.is_at_server() => {
                vec![speech.tell(&Text::new("terminal-far-left").with("address", file))]
            }
            (_, Turn::Over(outcome)) => {
                let mut lines = standings(&outcome, runner, speech);
                lines.push(speech.tell(&Text::new("terminal-kept").with("file", file.clone())));
                lines.push(speech.tell(&Text::new("terminal-verify").with("file", file)));
                lines
            }
            (Ended::InputClosed, _) => {
                vec![speech.tell(&Text::new("terminal-input-closed").with("file", file))]
            }
            _ => vec![speech.tell(&Text::new("terminal-left").with("file", file))],
        };
        Farewell { ended, words: lines.join("\n") }
    }
}

/// What is on the table: the game, who plays, the sealed seed and the file that keeps it all.
pub(crate) fn greeting(runner: &Runner, speech: &Speech) -> Vec<String> {
    let players = runner.client().players();
    let mut lines = vec![format!("{} – {}", speech.word("title"), speech.word("subtitle"))];
    for (seat, player) in Seat::all(players.len() as u8).zip(&players) {
        let name = player.name.clone();
        let text = match &player.bot {
            Some(bot) => Text::new("terminal-seat-bot").with("level", bot.to_string()),
            None => Text::new("terminal-seat-person"),
        };
        lines.push(speech.tell(&text.with("number", seat.index() as u32 + 1).with("name", name)));
    }
    lines.push(match runner.client().commitment() {
        Some(commitment) => speech.tell(&Text::new("terminal-sealed").with("commitment", commitment)),
        None => speech.word("terminal-scripted"),
    });
    let file = runner.kept_at();
    lines.push(match runner.is_at_server() {
        true => speech.tell(&Text::new("terminal-far-kept").with("address", file)),
        false => speech.tell(&Text::new("terminal-kept").with("file", file)),
    });
    lines
}

/// A win chance as people write it.
pub(crate) fn percent(worth: f32) -> String {
    format!("{:.0} %", worth.clamp(0.0, 1.0) * 100.0)
}

/// The points that a choice leads to, to be said after it; nothing where nobody asked for points.
pub(crate) fn points(opinion: &Opinion, speech: &Speech) -> String {
    let told =
        |points| format!(", {}", speech.tell(&Text::new("terminal-hint-points").with("points", points)));
    opinion.points.map(told).unwrap_or_default()
}

/// Who won, then a line for each player, the best first. Whoever played alone is told by the game how it ended.
pub(crate) fn standings(outcome: &Outcome, runner: &Runner, speech: &Speech) -> Vec<String> {
    let you = runner.only_person();
    if outcome.solo.is_some() {
        let alone = Seat::new(0);
        let points = Text::new("terminal-points").with("points", outcome.scores[alone]);
        let told = [runner.snapshot().scene.prompt.clone(), points];
        return told.iter().map(|text| speech.say(text, you)).collect();
    }
    let winners = outcome.winners();
    let won = match (winners.first(), winners.len()) {
        (Some(winner), 1) => Text::new("terminal-won").with("who", winner),
        _ => Text::new("terminal-shared").with("names", winners),
    };
    let mut seats: Vec<Seat> = Seat::all(outcome.seats).collect();
    seats.sort_by_key(|&seat| outcome.places[seat]);
    let line = |seat: Seat| {
        Text::new("terminal-place")
            .with("place", outcome.places[seat])
            .with("who", seat)
            .with("points", outcome.scores[seat])
    };
    std::iter::once(won).chain(seats.into_iter().map(line)).map(|text| speech.say(&text, you)).collect()
}
