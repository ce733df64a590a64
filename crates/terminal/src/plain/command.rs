//! What somebody typed in line mode.

use client::Request;
use engine::Seat;
use lang::Locale;
use protocol::Proposal;

/// A line of input, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Nothing was typed.
    Blank,
    /// The choice with this number, counted from 1.
    Number(usize),
    /// What would the champion do?
    Hint,
    /// Take back the last step.
    Undo,
    /// Read rules.
    Rules(Rules),
    /// Tell the match from its beginning.
    Log,
    /// Read the table aloud again.
    State,
    /// Speak another language; none if the word names no language we speak.
    Language(Option<Locale>),
    /// Write a copy of the match to this file.
    Save(String),
    /// Ask this of the others at the table.
    Settle(Request),
    /// What can be asked of the others?
    Offers,
    /// What was said so far?
    Chat,
    /// Give the screen to the player at this seat, who wants to act out of turn; none gives it back.
    Screen(Option<Seat>),
    /// Explain these words.
    Help,
    /// Get up from the table.
    Quit,
    /// Anything else: perhaps an action in the game's notation.
    Words(String),
}

/// Which rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Rules {
    /// All of them.
    All,
    /// Those that matter now.
    Now,
    /// A clause by its number, or every clause with this word.
    About(String),
}

impl Command {
    /// Understands a line.
    pub(super) fn read(line: &str) -> Command {
        let line = line.trim();
        let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (verb, rest) {
            ("", _) => Command::Blank,
            ("hint", "") => Command::Hint,
            ("undo", "") => Command::Undo,
            ("rules", "") => Command::Rules(Rules::All),
            ("rules", "now") => Command::Rules(Rules::Now),
            ("rules", word) => Command::Rules(Rules::About(word.to_owned())),
            ("log", "") => Command::Log,
            ("state", "") => Command::State,
            ("lang", tag) => Command::Language(Locale::from_tag(tag)),
            ("save", file) if !file.is_empty() => Command::Save(file.to_owned()),
            ("propose", "back") => Command::Settle(Request::Propose(Proposal::TakeBack)),
            ("propose", "pause") => Command::Settle(Request::Propose(Proposal::Pause)),
            ("propose", "end") => Command::Settle(Request::Propose(Proposal::End)),
            ("propose", "") => Command::Offers,
            ("agree", "") => Command::Settle(Request::Agree),
            ("refuse", "") => Command::Settle(Request::Disagree),
            ("resume", "") => Command::Settle(Request::Resume),
            ("return", "") => Command::Settle(Request::Return),
            ("resign", "") => Command::Settle(Request::Resign),
            ("rematch", "") => Command::Settle(Request::Rematch),
            ("say", words) if !words.is_empty() => Command::Settle(Request::Say(words.to_owned())),
            ("say" | "chat", "") => Command::Chat,
            ("screen", "back") => Command::Screen(None),
            ("screen", seat) if seat.parse::<Seat>().is_ok() => Command::Screen(seat.parse().ok()),
            ("help", "") => Command::Help,
            ("quit" | "q", "") => Command::Quit,
            (number, "") if number.parse::<usize>().is_ok() => {
                Command::Number(number.parse().expect("it was just read"))
            }
            _ => Command::Words(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let cases = [
            ("  ", Command::Blank),
            (" 12 ", Command::Number(12)),
            ("rules", Command::Rules(Rules::All)),
            ("rules now", Command::Rules(Rules::Now)),
            ("rules KA-31", Command::Rules(Rules::About("KA-31".to_owned()))),
            ("lang de", Command::Language(Some(Locale::De))),
            ("lang", Command::Language(None)),
            ("save my game.log", Command::Save("my game.log".to_owned())),
            ("save", Command::Words("save".to_owned())),
            ("propose pause", Command::Settle(Request::Propose(Proposal::Pause))),
            ("propose", Command::Offers),
            ("propose a toast", Command::Words("propose a toast".to_owned())),
            ("say Well played.", Command::Settle(Request::Say("Well played.".to_owned()))),
            ("say", Command::Chat),
            ("resign", Command::Settle(Request::Resign)),
            ("screen 2", Command::Screen(Some(Seat::new(1)))),
            ("screen back", Command::Screen(None)),
            ("hint me", Command::Words("hint me".to_owned())),
            ("challenge dragon 4", Command::Words("challenge dragon 4".to_owned())),
            ("-1", Command::Words("-1".to_owned())),
        ];
        for (line, command) in cases {
            assert_eq!(Command::read(line), command, "{line:?}");
        }
    }
}
