//! A game behind its erased face.

use std::error::Error;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use engine::{Field, NotationError, Options, Preset, Rng, RulesVersion, Seat, SeatSet, Step, Turn};
use scene::{Feat, Locale, Words};

use crate::error::{OpenError, OtherRules, ReadError};
use crate::header::Header;
use crate::parsed_log::ParsedLog;
use crate::running::{Match, Playable, offered};
use crate::session::{GameHandle, GameInfo, Presentation, Session, TurnInfo};
use crate::words;

/// Reads a log of any of these games.
pub fn read(kinds: &[&dyn GameHandle], log: &str) -> Result<Box<dyn Session>, ReadError> {
    let written = ParsedLog::read(log)?;
    let (line, game) = written.game();
    match kinds.iter().find(|kind| kind.id() == game) {
        Some(kind) => kind.read(log),
        None => {
            let known: Vec<&str> = kinds.iter().map(|kind| kind.id()).collect();
            let what = format!("There is no game “{game}”; the games are: {}.", known.join(", "));
            Err(ReadError::new(line, what))
        }
    }
}

/// The id of the game that a log is of.
pub fn game_of(log: &str) -> Result<String, ReadError> {
    Ok(ParsedLog::read(log)?.game().1.to_owned())
}

/// A game without a running match.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Playable> Erased<G> {
    /// The game of this type.
    #[expect(clippy::new_without_default, reason = "a game is named in one place, by its type")]
    pub const fn new() -> Erased<G> {
        Erased(PhantomData)
    }
}

/// Returns some position that has this view. Refuses a view from a program that plays other rules.
pub fn guess<G: Playable>(view: &G::View) -> Result<G, OtherRules> {
    let guess = G::determinize(view, &mut Rng::seeded(0));
    let found = guess.rules().number();
    RulesVersion::of::<G>(found).map(|_| guess).ok_or(OtherRules { found, known: G::RULES })
}

/// Whose turn it is and what the viewer may do in its turn: the same in every position that looks so.
fn legal<G: Playable>(view: &G::View, viewer: Option<Seat>) -> Result<(Turn, Vec<G::Action>), OtherRules> {
    let guess: G = guess(view)?;
    let mut legal = Vec::new();
    if let Some(seat) = viewer.filter(|seat| guess.turn().pending().contains(*seat)) {
        guess.legal(seat, &mut legal);
    }
    Ok((guess.turn(), legal))
}

impl<G: Playable> GameInfo for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> RangeInclusive<u32> {
        G::RULES
    }

    fn label(&self, locale: Locale) -> &'static str {
        G::label(locale)
    }

    fn teaches(&self) -> bool {
        G::lesson().is_some()
    }

    fn strategies(&self) -> usize {
        G::STRATEGIES.len()
    }

    fn fields(&self) -> &'static [Field] {
        G::Options::fields()
    }

    fn presets(&self) -> &'static [Preset] {
        G::Options::presets()
    }

    fn rare_options(&self) -> &'static [&'static str] {
        G::Options::rare()
    }

    fn has_board(&self) -> bool {
        G::has_board()
    }

    fn feats(&self) -> &'static [Feat] {
        G::feats()
    }

    fn seats(&self, options: &str) -> Result<RangeInclusive<u8>, NotationError> {
        Ok(G::seats(&options.parse()?))
    }
}

impl<G: Playable> GameHandle for Erased<G> {
    fn words(&self) -> Words {
        words::of::<G>()
    }

    fn lesson(&self) -> Option<&'static str> {
        G::lesson()
    }

    fn open(&self, header: Header) -> Result<Box<dyn Session>, OpenError> {
        Ok(Box::new(Match::<G>::open(header)?))
    }

    fn read(&self, log: &str) -> Result<Box<dyn Session>, ReadError> {
        Ok(Box::new(Match::<G>::read(log)?))
    }

    fn present(&self, view: &str, viewer: Option<Seat>) -> Result<Presentation, Box<dyn Error>> {
        let view: G::View = serde_json::from_str(view)?;
        let guess: G = guess(&view)?;
        let offered = viewer.map_or(Vec::new(), |seat| offered(&guess, seat));
        let choices = offered.into_iter().map(|action| G::choice(&view, action)).collect();
        Ok(Presentation { scene: G::scene(&view), choices, turn: guess.turn() })
    }

    fn turn_info(&self, view: &str, viewer: Option<Seat>) -> Result<TurnInfo, Box<dyn Error>> {
        let (turn, legal) = legal::<G>(&serde_json::from_str(view)?, viewer)?;
        Ok(TurnInfo { turn, actions: legal.iter().map(ToString::to_string).collect() })
    }

    fn keeps_turn(&self, view: &str, seat: Seat, action: &str) -> bool {
        let (Ok(view), Ok(action)) = (serde_json::from_str::<G::View>(view), action.parse::<G::Action>())
        else {
            return false;
        };
        let Ok(mut guess) = guess::<G>(&view) else { return false };
        let mut legal = Vec::new();
        guess.legal(seat, &mut legal);
        if !legal.contains(&action) {
            return false;
        }
        guess.apply(Step::Act(seat, action), &mut ());
        guess.turn() == Turn::Seats(SeatSet::only(seat))
    }
}
