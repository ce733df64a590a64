//! The state of the screen: the viewer, the keyboard focus, the bot that searches.

use std::time::Duration;

use client::{Answer, Input, Offer, Outcome, Request};
use engine::{Seat, Turn};
use scene::{Piece, Prominence, Scene, Spot, Text, Zone};

use super::beat::hold;
use super::look::Colours;
use super::nav::{Placed, Target};
use super::pane::{Entry, Pane, Topic};
use super::{Manner, Pace};
use crate::agreement::{affairs, answer_words};
use crate::farewell::Ended;
use crate::runner::{News, Runner};
use crate::speech::Speech;
use crate::thought::{Progress, Thought};

/// The state of the screen.
pub(crate) struct App {
    pub(super) runner: Runner,
    pub(super) speech: Speech,
    pub(super) colours: Colours,
    pub(super) pace: Pace,
    /// Whether moments that decide are held up.
    pub(super) beats: bool,
    /// The seat whose view is shown; `None` for a spectator.
    pub(super) viewer: Option<Seat>,
    pub(super) scene: Scene,
    /// Log lines after this one are news to the viewer.
    pub(super) news_after: u32,
    pub(super) focus: Option<Target>,
    pub(super) pane: Option<Pane>,
    pub(super) entry: Option<Entry>,
    pub(super) hint: Option<Thought>,
    pub(super) notice: Option<String>,
    /// The positions of all things on the screen, in drawing order.
    pub(super) placed: Vec<Placed>,
    ended: Option<Ended>,
}

impl App {
    /// Sits down at a table.
    pub(crate) fn new(mut runner: Runner, manner: Manner, colours: Colours) -> App {
        let Manner { locale, pace, beats } = manner;
        let names = runner.client().players().into_iter().map(|player| player.name).collect();
        let words = runner.client().words().expect("the game of a match that is drawn is there");
        runner.set_pace(pace.delay(), hold(beats));
        let (scene, lines) = (runner.snapshot().scene.clone(), runner.snapshot().lines);
        let mut app = App {
            speech: Speech::new(locale, words, names),
            colours,
            pace,
            beats,
            viewer: runner.snapshot().viewer,
            scene,
            news_after: lines,
            focus: None,
            // A new match introduces itself.
            pane: runner.is_new().then(|| Pane::new(Topic::Match)),
            entry: None,
            hint: None,
            notice: None,
            placed: Vec::new(),
            ended: None,
            runner,
        };
        app.runner.tick();
        app.look();
        app.digest();
        app
    }

    /// Returns the reason why the screen was closed, if it was.
    pub(crate) fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// What is needed to say goodbye.
    pub(crate) fn parts(&self) -> (&Runner, &Speech) {
        (&self.runner, &self.speech)
    }

    /// Returns whether a bot or the server is at work, so that the screen must be redrawn often.
    pub(crate) fn is_busy(&self) -> bool {
        self.runner.thought().is_some() || self.hint.is_some() || self.runner.is_asking()
    }

    /// Leaves the table.
    pub(super) fn leave(&mut self) {
        let over = matches!(self.runner.turn(), Turn::Over(_));
        self.ended = Some(if over { Ended::Over } else { Ended::Left });
    }

    /// Shows everything that has happened since.
    fn digest(&mut self) {
        while let Some(news) = self.runner.take_news() {
            match news {
                News::Table => self.look(),
                News::Say(text) => self.tell(&text),
                News::Answered(answer) => self.answered(&answer),
                News::Confirm(choice) => {
                    let what = format!("{}.", self.speech.say(&choice.label, self.viewer));
                    self.tell(&Text::new("terminal-sure").with("what", what));
                }
                News::ConfirmResign => self.notice = Some(self.speech.word("terminal-resign-sure")),
                // A bot that broke down has said so on the way; the match is saved.
                News::BotFailed => self.leave(),
                News::Rematch => self.ended = Some(Ended::Rematch),
            }
        }
        if self.runner.is_broken_off() && self.ended.is_none() {
            self.leave();
        }
    }

    /// Whoever is about to look; until they say so, nothing is shown.
    pub(super) fn curtain(&self) -> Option<Seat> {
        self.runner.client().next_viewer()
    }

    /// Shows the table to the next person.
    pub(super) fn lift_curtain(&mut self) {
        self.runner.feed(Input::TakeDevice);
        self.digest();
        let story = self.runner.client().story();
        // What this person did last is where their news begin.
        let last =
            story.iter().rev().find(|told| told.line.level.is_sentence() && told.line.seat == self.viewer);
        self.news_after = last.map_or(0, |told| told.at);
    }

    /// Passes the screen to the next person, clockwise, who wants to act out of turn.
    pub(super) fn pass_device(&mut self) {
        let client = self.runner.client();
        let from = client.next_viewer().or(self.viewer).map_or(0, |seat| seat.index() + 1);
        let may = client.may_ask_for_device();
        match may.iter().find(|seat| seat.index() >= from).or(may.first()) {
            Some(seat) => self.runner.feed(Input::AskForDevice(seat)),
            None => self.notice = Some(self.speech.word("terminal-not-now")),
        }
        self.digest();
    }

    /// Says that the screen can be passed on out of turn, or given back.
    pub(super) fn device_note(&self) -> Option<String> {
        let client = self.runner.client();
        let id = match client.out_of_turn() {
            Some(_) => "terminal-screen-back",
            None if client.may_ask_for_device().is_empty() => return None,
            None => "terminal-screen-pass",
        };
        Some(self.speech.word(id))
    }

    /// Gives the screen back without acting.
    pub(super) fn return_device(&mut self) {
        self.feed(Input::ReturnDevice);
    }

    /// Updates the scene from the match.
    fn look(&mut self) {
        let snapshot = self.runner.snapshot();
        (self.viewer, self.scene) = (snapshot.viewer, snapshot.scene.clone());
        let turn = snapshot.turn;
        self.hint = None;
        let stays = match &self.focus {
            Some(Target::Thing(id)) => self.piece(id).is_some() || self.spot(id).is_some(),
            Some(Target::Offer(_)) | None => false,
        };
        if !stays {
            self.focus = None;
        }
        match turn {
            Turn::Over(_) => self.pane = Some(Pane::new(Topic::Match)),
            Turn::Chance if self.runner.client().wants_script() => self.entry = Some(Entry::chance()),
            Turn::Chance | Turn::Seats(_) => {}
        }
    }

    /// Returns whether the viewer may act.
    pub(super) fn is_my_turn(&self) -> bool {
        self.viewer.is_some_and(|seat| self.runner.turn().pending().contains(seat))
    }

    /// Returns the piece with this id.
    pub(super) fn piece(&self, id: &str) -> Option<&Piece> {
        self.scene.zones.iter().flat_map(|zone| &zone.pieces).find(|piece| piece.id == id)
    }

    /// Returns the spot with this id, and its zone.
    pub(super) fn spot(&self, id: &str) -> Option<(&Spot, &Zone)> {
        let spots = self.scene.zones.iter().flat_map(|zone| zone.spots.iter().map(move |spot| (spot, zone)));
        spots.into_iter().find(|(spot, _)| spot.id == id)
    }

    /// Returns the choices to list in words: the buttons or, once something is touched, all remaining choices.
    pub(super) fn offers(&self) -> Vec<(String, String)> {
        let client = self.runner.client();
        let is_narrowed = client.narrowing().is_narrowed();
        let offered = client.left().filter(|choice| {
            is_narrowed || choice.prominence != Prominence::Touch || choice.touches.is_empty()
        });
        offered.map(|choice| (choice.notation.clone(), self.speech.say(&choice.label, self.viewer))).collect()
    }

    /// Handles a click or a key press on a target.
    pub(super) fn touch(&mut self, target: &Target) {
        if self.must_wait() {
            return;
        }
        match target {
            Target::Offer(at) => {
                if let Some((notation, _)) = self.offers().into_iter().nth(*at) {
                    self.ask(Request::Play(notation));
                }
            }
            Target::Thing(id) if self.runner.client().concerns(id) => {
                self.runner.feed(Input::Touch(id.clone()));
                if self.runner.client().narrowing().is_touched(id) {
                    self.focus = Some(Target::Offer(0));
                }
                self.digest();
            }
            Target::Thing(_) => self.pane = Some(Pane::new(Topic::Explain)),
        }
    }

    /// Forgets what was touched.
    pub(super) fn release(&mut self) {
        self.focus = self.focus.take().filter(|focus| matches!(focus, Target::Thing(_)));
        self.feed(Input::Release);
    }

    /// Asks the client for something, and shows what came of it.
    pub(super) fn ask(&mut self, request: Request) {
        self.runner.ask(request);
        self.digest();
    }

    pub(super) fn undo(&mut self) {
        if !self.must_wait() {
            self.ask(Request::TakeBack);
        }
    }

    /// What became of a request.
    fn answered(&mut self, answer: &Answer) {
        // Nobody is asked to wait any more.
        self.notice = answer_words(answer, &self.speech, self.viewer);
        match (&answer.request, &answer.outcome) {
            (Request::Play(_), Outcome::Done) => {
                self.focus = None;
                self.news_after = self.runner.snapshot().lines;
            }
            (Request::Script(_), Outcome::Refused(_)) => self.entry = Some(Entry::chance()),
            _ => {}
        }
    }

    /// Returns whether the server has not answered the last step yet. Another step would be based on an outdated table,
    /// so it is dropped and the player is told why.
    fn must_wait(&mut self) -> bool {
        let waits = self.runner.is_asking();
        if waits {
            self.notice = Some(self.speech.word("terminal-far-silent"));
        }
        waits
    }

    /// What the viewer can settle with the others.
    pub(super) fn settlements(&self) -> Vec<Offer> {
        self.runner.client().as_remote().map(|remote| remote.agreement().offers).unwrap_or_default()
    }

    /// What there is to settle with the others, in sentences.
    pub(super) fn affairs(&self) -> Vec<String> {
        let remote = self.runner.client().as_remote();
        remote.map(|remote| affairs(&remote.agreement(), &self.speech, self.viewer)).unwrap_or_default()
    }

    /// Feeds the client, and shows what came of it.
    pub(super) fn feed(&mut self, input: Input) {
        self.runner.feed(input);
        self.digest();
    }

    pub(super) fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
        self.runner.set_pace(pace.delay(), hold(self.beats));
    }

    pub(super) fn tell(&mut self, text: &Text) {
        self.notice = Some(self.speech.tell(text));
    }

    /// Asks the champion for a hint.
    pub(super) fn ask_for_hint(&mut self) {
        match self.viewer.filter(|_| self.is_my_turn()) {
            Some(seat) => {
                self.hint = self.runner.advise(seat);
                match self.hint {
                    Some(_) => self.pane = Some(Pane::new(Topic::Hint(None))),
                    None => self.notice = Some(self.speech.word("terminal-far-no-hint")),
                }
            }
            None => self.notice = Some(self.speech.word("terminal-not-your-turn")),
        }
    }

    pub(super) fn switch_language(&mut self) {
        self.speech.switch(self.speech.voice.locale().next());
        self.notice = Some(self.speech.word("terminal-language"));
    }

    /// Time passes: bots think and, when they are due, play; the server is listened to.
    pub(crate) fn tick(&mut self) {
        self.listen_to_hint();
        self.runner.tick();
        self.digest();
    }

    fn listen_to_hint(&mut self) {
        let Some(hint) = &self.hint else { return };
        match hint.progress() {
            Progress::Thinking => {}
            Progress::Decided(advice) => {
                self.hint = None;
                if matches!(&self.pane, Some(pane) if matches!(pane.topic, Topic::Hint(_))) {
                    self.pane = Some(Pane::new(Topic::Hint(Some(advice))));
                }
            }
            Progress::Lost => {
                self.hint = None;
                self.pane = None;
            }
        }
    }

    /// Returns how long a bot has been searching for this seat, if one is.
    pub(super) fn thinks(&self, seat: Seat) -> Option<Duration> {
        self.runner.thought().filter(|thought| thought.seat == seat).map(Thought::age)
    }
}
