//! The erased face of a game: what clients, server and command line hold.

use std::error::Error;
use std::ops::RangeInclusive;

use engine::{Audience, Field, InterruptWindow, NotationError, Preset, Seat, Turn};
use scene::{Beat, Choice, Feat, Locale, Scene, StoryLine, Words};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Header, OpenError, OtherRules, PlayError, ReadError, Source, VerifyError};

/// One running or finished match of some game.
///
/// Every log line has a number, counted from 1; an undo is a line too, and nothing is ever deleted. A seat that is
/// not at the table sees what spectators see and may do nothing.
pub trait Session: Send {
    /// What was settled before the first step.
    fn header(&self) -> &Header;

    /// The game's messages and rulebook.
    fn words(&self) -> Words;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// How many lines the log has.
    fn lines(&self) -> u32;

    /// The choices of a seat: its actions if it is pending, then those out of turn.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// The table as a seat, or a spectator, sees it.
    fn scene(&self, viewer: Option<Seat>) -> Scene;

    /// Adds the view to some JSON, for a bot in another thread, a worker or a network client.
    fn write_view(&self, viewer: Option<Seat>, json: &mut Vec<u8>);

    /// What was told by log lines after the first `after`, oldest first, and to whom: for hosts, who pass it on. Lines taken
    /// back are not told.
    fn narration(&self, after: u32) -> Vec<(Audience, Told)>;

    /// The beats of log lines after the first `after`, as this viewer saw them, oldest first. Steps taken back have none.
    fn beats(&self, viewer: Option<Seat>, after: u32) -> Vec<BeatAt>;

    /// The log line of the last step of a seat that holds.
    fn last_move(&self, seat: Seat) -> Option<u32>;

    /// Plays an action, written in the game's notation. Nothing changes if it is refused.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError>;

    /// Plays one chance step: from the sealed seed, or refused if chance is scripted.
    fn roll(&mut self) -> Result<(), PlayError>;

    /// Plays one chance step as written; refused unless chance is scripted.
    fn script(&mut self, outcome: &str) -> Result<(), PlayError>;

    /// May this seat take back its last step freely: no chance, no other seat since, and nothing learned by it?
    fn can_undo(&self, seat: Seat) -> bool;

    /// Could this seat take back this action freely right after playing it, before chance falls or anybody else acts? False if it
    /// may not be played at all. Looks at the position alone: the length of the match does not matter.
    fn could_undo(&self, seat: Seat, action: &str) -> bool;

    /// Takes back this seat's last step. Refused, with the reason, where it is not free. May be repeated.
    fn undo(&mut self, seat: Seat) -> Result<(), PlayError>;

    /// Goes back to the position after line `to` (0: the start), whatever happened since. For hosts, when everybody
    /// has agreed. Chance that falls again falls anew, because it stands on a new line. Refused unless that line is
    /// a step that still holds and something was played since; and after the end, when the seed is public.
    fn take_back(&mut self, to: u32) -> Result<(), PlayError>;

    /// What has to be taken back so that the last step of a seat is: that step and everything after it. None if the seat has made no step
    /// that holds.
    fn last_step(&self, seat: Seat) -> Option<Rewind>;

    /// The match as it stood after the first `lines` lines, all of them if there are fewer. Played on, its chance is
    /// that of this match, which somebody may know already: see [`Session::branch`].
    fn at(&self, lines: u32) -> Box<dyn Session>;

    /// The same to play on from, with chance from another source. Its log says that the first lines were taken
    /// over, and its seed speaks only for those that follow.
    fn branch(&self, lines: u32, source: Source) -> Result<Box<dyn Session>, OpenError>;

    /// Does every chance line agree with the seed?
    fn verify(&self) -> Result<Verified, VerifyError>;

    /// What somebody who played alone brings home. Nothing before the end, and nothing from a match whose chance
    /// somebody could know: one that was scripted, or branched off from another.
    fn solo_result(&self) -> Option<SoloResult>;

    /// The whole log, seed included: the host's copy, which resumes, replays and verifies the match.
    fn log(&self) -> String;

    /// The lines of the log after the first `after`, as they are written there: what a host keeps after a step.
    fn lines_since(&self, after: u32) -> Vec<String>;

    /// Of the first `after` lines, how many are as they were: nothing up to there was taken back since.
    fn unchanged_until(&self, after: u32) -> u32;

    /// A hash of the position, equal on every machine.
    fn position_hash(&self) -> u64;

    /// The view as JSON.
    fn view(&self, viewer: Option<Seat>) -> Box<RawValue> {
        let mut json = Vec::new();
        self.write_view(viewer, &mut json);
        serde_json::from_slice(&json).expect("a view is JSON")
    }

    /// What a viewer was told of the news.
    fn story(&self, viewer: Option<Seat>, after: u32) -> Vec<Told> {
        let viewer = viewer.filter(|seat| seat.index() < self.header().players.len());
        let heard = self.narration(after).into_iter().filter(|(to, _)| to.includes(viewer));
        heard.map(|(_, told)| told).collect()
    }

    /// Whether seats may interrupt now, as far as everybody can see.
    fn interrupt_window(&self) -> InterruptWindow;

    /// The interrupt that a bot at this seat makes now, in notation: see [`engine::bot_interrupt`].
    fn bot_interrupt(&self, seat: Seat) -> Option<String>;

    /// The seed for what this seat thinks now. It comes from what is public, so that a bot's luck says nothing about
    /// the cards, and the same match makes bots think the same.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let commitment = self.header().commitment().unwrap_or_default();
        let step = u64::from(self.lines()) * 8 + seat.index() as u64;
        commitment.bytes().fold(step, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }
}

/// Going back to before a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rewind {
    /// The line after which the match stands again; 0 is the start.
    pub to: u32,
    /// The seats whose steps are taken back by it, in seating order, and how many of each. Chance is not counted.
    pub steps: Vec<(Seat, u32)>,
}

/// A line that somebody was told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// The number of the log line it belongs to.
    pub at: u32,
    /// What was told.
    pub line: StoryLine,
}

/// A beat of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeatAt {
    /// The number of the log line whose step it shows.
    pub at: u32,
    /// The beat.
    pub beat: Beat,
}

/// What is made from a view alone, wherever it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Presentation {
    /// The table.
    pub scene: Scene,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// Whose turn it is.
    pub turn: Turn,
}

/// What is to be done, from a view alone: all that a program needs which does not look at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnInfo {
    /// Whose turn it is.
    pub turn: Turn,
    /// What the viewer may do, in notation.
    pub actions: Vec<String>,
}

/// What somebody who played alone brings home.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloResult {
    /// Among what the points are compared: ids of messages of the game.
    pub class: Vec<&'static str>,
    /// The points at the end.
    pub points: i32,
    /// Was it a victory?
    pub won: bool,
    /// The names of the feats that this match was good for.
    pub feats: Vec<&'static str>,
}

/// What was found when the seal was checked, and nothing was wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verified {
    /// The commitment made from the seed. Honest is the host who published just this one before the first step.
    pub commitment: String,
    /// So many chance lines agree with the seed.
    pub chance: u32,
    /// So many of them were taken back, and fell anew, because everybody agreed.
    pub taken_back: u32,
    /// So many lines were taken over from another match, and are not vouched for.
    pub taken_over: u32,
}

/// What is known of a game without playing it: what its box says.
pub trait GameInfo: Sync {
    /// [`engine::Game::ID`].
    fn id(&self) -> &'static str;

    /// [`engine::Game::RULES`]: the versions of its rules that this program plays.
    fn rules(&self) -> RangeInclusive<u32>;

    /// The version of the rules that a new match gets.
    fn newest_rules(&self) -> u32 {
        *self.rules().end()
    }

    /// Refuses a version of the rules that this program does not play.
    fn check_rules(&self, found: u32) -> Result<(), OtherRules> {
        let known = self.rules();
        if known.contains(&found) { Ok(()) } else { Err(OtherRules { found, known }) }
    }

    /// Returns the messages on the game's box.
    fn label(&self, locale: Locale) -> &'static str;

    /// Is there a guided first match?
    fn teaches(&self) -> bool;

    /// The number of strategies that the game provides for bots ([`engine::Hints::STRATEGIES`]).
    fn strategies(&self) -> usize;

    /// Its options.
    fn fields(&self) -> &'static [Field];

    /// The sets of options that people choose as a whole.
    fn presets(&self) -> &'static [Preset];

    /// The keys of the options that few people change.
    fn rare_options(&self) -> &'static [&'static str];

    /// Are there places on its table, or pieces that are no cards?
    fn has_board(&self) -> bool;

    /// What those who play it alone can be proud of.
    fn feats(&self) -> &'static [Feat];

    /// How many can play with these options.
    fn seats(&self, options: &str) -> Result<RangeInclusive<u8>, NotationError>;
}

/// A game without a running match.
pub trait GameHandle: GameInfo {
    /// The game's messages and rulebook.
    fn words(&self) -> Words;

    /// A guided first match, if there is one: see [`Lesson`](crate::Lesson).
    fn lesson(&self) -> Option<&'static str>;

    /// A new match.
    fn open(&self, header: Header) -> Result<Box<dyn Session>, OpenError>;

    /// A match from its log, every line played through the checked path.
    fn read(&self, log: &str) -> Result<Box<dyn Session>, ReadError>;

    /// What the owner of a view that arrived as JSON sees and may do: all of it is a function of the view.
    fn present(&self, view: &str, viewer: Option<Seat>) -> Result<Presentation, Box<dyn Error>>;

    /// The same without the table: only whose turn it is, and what may be done.
    fn turn_info(&self, view: &str, viewer: Option<Seat>) -> Result<TurnInfo, Box<dyn Error>>;

    /// Would the same seat, and nobody else, decide next after this action, with nothing falling in between? As far as
    /// the view tells; then it can mostly be taken back.
    fn keeps_turn(&self, view: &str, seat: Seat, action: &str) -> bool;
}
