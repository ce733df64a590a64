//! The state of the screen: the viewer, the keyboard focus, the bot that searches.

use std::time::{Duration, Instant};

use engine::{Seat, Turn};
use scene::{Piece, Scene, Spot, Text, Zone};
use table::Told;

use super::look::Colours;
use super::nav::{Placed, Target};
use super::pane::{Entry, Pane, Topic};
use super::{Manner, Pace};
use crate::far::Wish;
use crate::farewell::Ended;
use crate::host::{Host, NotPlayed, Played};
use crate::narrowing::{Narrowing, Touch};
use crate::speech::Speech;
use crate::thought::{Progress, Thought};

/// The state of the screen.
pub(crate) struct App {
    pub(super) host: Host,
    pub(super) speech: Speech,
    pub(super) colours: Colours,
    pub(super) pace: Pace,
    /// The seat whose view is shown; `None` for a spectator.
    pub(super) viewer: Option<Seat>,
    /// The next viewer, before that person has lifted the curtain. Until then nothing is shown.
    pub(super) curtain: Option<Seat>,
    pub(super) scene: Scene,
    pub(super) narrowing: Narrowing,
    pub(super) story: Vec<Told>,
    /// Log lines after this one are new to the viewer.
    pub(super) news_after: u32,
    pub(super) focus: Option<Target>,
    pub(super) pane: Option<Pane>,
    pub(super) entry: Option<Entry>,
    pub(super) thought: Option<Thought>,
    pub(super) hint: Option<Thought>,
    pub(super) notice: Option<String>,
    /// The positions of all things on the screen, in drawing order.
    pub(super) placed: Vec<Placed>,
    /// No bot plays before this moment, so that people can follow.
    due: Instant,
    ended: Option<Ended>,
}

impl App {
    pub(crate) fn new(host: Host, manner: Manner, colours: Colours) -> App {
        let Manner { locale, pace, eyes } = manner;
        let speech = Speech::new(locale, host.words(), host.header().names());
        let viewer = host.only_person().or(eyes.filter(|_| host.people().is_empty()));
        let scene = host.scene(viewer);
        let mut app = App {
            speech,
            colours,
            pace,
            viewer,
            curtain: None,
            scene,
            narrowing: Narrowing::default(),
            story: Vec::new(),
            news_after: host.lines(),
            focus: None,
            // A new match starts with a description of itself.
            pane: (host.lines() == 0).then(|| Pane::new(Topic::Match)),
            entry: None,
            thought: None,
            hint: None,
            notice: None,
            placed: Vec::new(),
            due: Instant::now(),
            ended: None,
            host,
        };
        app.go_on();
        app
    }

    /// Returns the reason why the screen was closed, if it was.
    pub(crate) fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// Returns what the caller needs for the closing message.
    pub(crate) fn parts(&self) -> (&Host, &Speech) {
        (&self.host, &self.speech)
    }

    /// Returns whether a bot or the server is at work, so that the screen must be redrawn often.
    pub(crate) fn is_busy(&self) -> bool {
        self.thought.is_some() || self.hint.is_some() || self.host.is_asking()
    }

    /// Leaves the table.
    pub(super) fn leave(&mut self) {
        let over = matches!(self.host.turn(), Turn::Over(_));
        self.ended = Some(if over { Ended::Over } else { Ended::Left });
    }

    /// Continues after a step: resolves chance steps and updates the view.
    fn go_on(&mut self) {
        self.host.roll();
        while let Some(notice) = self.host.take_notice() {
            self.tell(&notice);
        }
        self.hint = None;
        self.seat_viewer();
        self.look();
        match self.host.turn() {
            Turn::Over(_) => self.pane = Some(Pane::new(Topic::Match)),
            Turn::Chance => self.entry = Some(Entry::chance()),
            Turn::Seats(_) => {}
        }
    }

    /// Chooses the viewer. A single person keeps the view; of several people, the pending one gets it after a curtain.
    fn seat_viewer(&mut self) {
        let people = self.host.people();
        let turn = self.host.turn();
        if people.len() < 2 {
            return;
        }
        if let Turn::Over(_) = turn {
            self.viewer = None;
            return;
        }
        let pending = turn.pending();
        let waits = |seat: &Seat| people.contains(*seat);
        if !self.viewer.is_some_and(|seat| pending.contains(seat))
            && let Some(next) = pending.iter().find(waits)
        {
            self.curtain = Some(next);
        }
    }

    /// Shows the table to the next person.
    pub(super) fn lift_curtain(&mut self) {
        self.viewer = self.curtain.take();
        self.news_after = 0;
        if let Some(seat) = self.viewer {
            // The news of this person begin after their own last step.
            let story = self.host.story(self.viewer, 0);
            self.news_after =
                story.iter().rev().find(|told| told.line.seat == Some(seat)).map_or(0, |told| told.at);
        }
        self.look();
    }

    /// Updates the scene from the match.
    fn look(&mut self) {
        self.scene = self.host.scene(self.viewer);
        self.story = self.host.story(self.viewer, 0);
        self.narrowing = Narrowing::new(self.viewer.map_or(Vec::new(), |seat| self.host.choices(seat)));
        let stays = match &self.focus {
            Some(Target::Thing(id)) => self.piece(id).is_some() || self.spot(id).is_some(),
            Some(Target::Offer(_)) | None => false,
        };
        if !stays {
            self.focus = None;
        }
    }

    /// Returns whether the viewer may act.
    pub(super) fn is_my_turn(&self) -> bool {
        self.viewer.is_some_and(|seat| self.host.turn().pending().contains(seat))
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
        let say =
            |choice: &scene::Choice| (choice.notation.clone(), self.speech.say(&choice.label, self.viewer));
        if self.narrowing.is_narrowed() {
            self.narrowing.left().map(say).collect()
        } else {
            self.narrowing.buttons().map(say).collect()
        }
    }

    /// Handles a click or a key press on a target.
    pub(super) fn touch(&mut self, target: &Target) {
        if self.must_wait() {
            return;
        }
        match target {
            Target::Offer(at) => {
                if let Some((notation, _)) = self.offers().into_iter().nth(*at) {
                    self.play(&notation);
                }
            }
            Target::Thing(id) => match self.narrowing.touch(id) {
                Touch::Play(notation) => self.play(&notation),
                Touch::Several => self.focus = Some(Target::Offer(0)),
                Touch::Nothing => self.pane = Some(Pane::new(Topic::Explain)),
            },
        }
    }

    fn play(&mut self, notation: &str) {
        let Some(seat) = self.viewer else { return };
        let played = self.host.play(seat, notation);
        self.answered(Wish::Play, played);
    }

    pub(super) fn undo(&mut self) {
        let Some(seat) = self.viewer.filter(|_| !self.must_wait()) else { return };
        let undone = self.host.undo(seat);
        self.answered(Wish::Undo, undone);
    }

    /// Handles the result of a step: it was played, refused, or sent to a server.
    fn answered(&mut self, wish: Wish, result: Result<Played, NotPlayed>) {
        match (wish, result) {
            (_, Ok(Played::Asked)) => {}
            (_, Err(error)) => self.refuse(&error),
            (Wish::Play, Ok(Played::Done)) => {
                self.focus = None;
                self.news_after = self.host.lines();
                self.due = Instant::now() + self.pace.delay();
                self.go_on();
            }
            (Wish::Undo, Ok(Played::Done)) => {
                // The running search belongs to a position that is gone.
                self.thought = None;
                self.go_on();
                self.notice = Some(self.speech.word("terminal-undone"));
            }
        }
    }

    /// Returns whether the server has not answered the last step yet. Another step would be based on an outdated table,
    /// so it is dropped and the player is told why.
    fn must_wait(&mut self) -> bool {
        let waits = self.host.is_asking();
        if waits {
            self.notice = Some(self.speech.word("terminal-far-silent"));
        }
        waits
    }

    pub(super) fn script(&mut self, outcome: &str) {
        match self.host.script(outcome) {
            Ok(()) => self.go_on(),
            Err(error) => {
                self.refuse(&error);
                self.entry = Some(Entry::chance());
            }
        }
    }

    fn refuse(&mut self, error: &NotPlayed) {
        self.notice = Some(error.say(&self.speech.voice, self.speech.names(self.viewer)));
    }

    pub(super) fn tell(&mut self, text: &Text) {
        self.notice = Some(self.speech.tell(text));
    }

    /// Asks the champion for a hint.
    pub(super) fn ask_for_hint(&mut self) {
        match self.viewer.filter(|_| self.is_my_turn()) {
            Some(seat) => {
                self.hint = self.host.advise(seat);
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

    /// Advances the bots: they search and, when they are due, play.
    pub(crate) fn tick(&mut self, now: Instant) {
        self.listen_to_hint();
        let changed = self.host.listen(Duration::ZERO);
        let answer = self.host.take_answer();
        if answer.is_some() {
            // The reason to wait is gone.
            self.notice = None;
        }
        if changed {
            self.go_on();
        }
        if let Some((wish, result)) = answer {
            self.answered(wish, result.map(|()| Played::Done));
        }
        if self.host.is_broken_off() && self.ended.is_none() {
            self.leave();
        }
        if self.thought.is_none()
            && let Some((seat, level)) = self.host.pending_bot()
        {
            self.thought = self.host.think(seat, level);
        }
        if now < self.due {
            return;
        }
        let Some(thought) = &self.thought else { return };
        match thought.progress() {
            Progress::Thinking => {}
            Progress::Decided(advice) => {
                let seat = thought.seat;
                self.thought = None;
                self.due = now + self.pace.delay();
                self.host.play(seat, &advice.action).expect("bots play by the rules");
                self.go_on();
            }
            // The bot has reported its failure already; the match is saved.
            Progress::Lost => self.leave(),
        }
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
        self.thought.as_ref().filter(|thought| thought.seat == seat).map(Thought::age)
    }
}
