//! The state of the screen: what is shown to whom, where the keyboard is, who thinks.

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

/// Everything the screen knows.
pub(crate) struct App {
    pub(super) host: Host,
    pub(super) speech: Speech,
    pub(super) colours: Colours,
    pub(super) pace: Pace,
    /// Through whose eyes the table is seen; nobody's: a spectator's.
    pub(super) viewer: Option<Seat>,
    /// Whoever is about to look; until they say so, nothing is shown.
    pub(super) curtain: Option<Seat>,
    pub(super) scene: Scene,
    pub(super) narrowing: Narrowing,
    pub(super) story: Vec<Told>,
    /// Log lines after this one are news to the viewer.
    pub(super) news_after: u32,
    pub(super) focus: Option<Target>,
    pub(super) pane: Option<Pane>,
    pub(super) entry: Option<Entry>,
    pub(super) thought: Option<Thought>,
    pub(super) hint: Option<Thought>,
    pub(super) notice: Option<String>,
    /// Where things were drawn last, in the order of drawing.
    pub(super) placed: Vec<Placed>,
    /// No bot plays before this moment, so that people can follow.
    due: Instant,
    ended: Option<Ended>,
}

impl App {
    /// Sits down at a table.
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
            // A new match introduces itself.
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

    /// How the evening ended, if it has.
    pub(crate) fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// What is needed to say goodbye.
    pub(crate) fn parts(&self) -> (&Host, &Speech) {
        (&self.host, &self.speech)
    }

    /// Does something go on by itself, so that the screen should be drawn often?
    pub(crate) fn is_busy(&self) -> bool {
        self.thought.is_some() || self.hint.is_some() || self.host.is_asking()
    }

    /// Gets up from the table.
    pub(super) fn leave(&mut self) {
        let over = matches!(self.host.turn(), Turn::Over(_));
        self.ended = Some(if over { Ended::Over } else { Ended::Left });
    }

    /// Something was played: chance decides what it has to, and everybody looks again.
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

    /// Decides who looks. One person keeps the view; of several, whoever is pending, after a curtain.
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

    /// The next person is alone with the screen.
    pub(super) fn lift_curtain(&mut self) {
        self.viewer = self.curtain.take();
        self.news_after = 0;
        if let Some(seat) = self.viewer {
            // What this person did last is where their news begin.
            let story = self.host.story(self.viewer, 0);
            self.news_after =
                story.iter().rev().find(|told| told.line.seat == Some(seat)).map_or(0, |told| told.at);
        }
        self.look();
    }

    /// Looks at the table again.
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

    /// Does the table wait for whoever looks at it?
    pub(super) fn is_my_turn(&self) -> bool {
        self.viewer.is_some_and(|seat| self.host.turn().pending().contains(seat))
    }

    /// The piece with this id.
    pub(super) fn piece(&self, id: &str) -> Option<&Piece> {
        self.scene.zones.iter().flat_map(|zone| &zone.pieces).find(|piece| piece.id == id)
    }

    /// The spot with this id, and its zone.
    pub(super) fn spot(&self, id: &str) -> Option<(&Spot, &Zone)> {
        let spots = self.scene.zones.iter().flat_map(|zone| zone.spots.iter().map(move |spot| (spot, zone)));
        spots.into_iter().find(|(spot, _)| spot.id == id)
    }

    /// What is offered in words: the buttons or, once something is touched, all that is left.
    pub(super) fn offers(&self) -> Vec<(String, String)> {
        let say =
            |choice: &scene::Choice| (choice.notation.clone(), self.speech.say(&choice.label, self.viewer));
        if self.narrowing.is_narrowed() {
            self.narrowing.left().map(say).collect()
        } else {
            self.narrowing.buttons().map(say).collect()
        }
    }

    /// Touches whatever the keyboard or the mouse is on.
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

    /// What became of a step: it is done, refused, or on its way to a server.
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
                // A bot that was thinking thought about a table that is no more.
                self.thought = None;
                self.go_on();
                self.notice = Some(self.speech.word("terminal-undone"));
            }
        }
    }

    /// While the server has not answered a step, another one would be made for a table that nobody has seen. It is
    /// dropped, and the player hears why.
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

    /// Asks the champion.
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

    /// Time passes: bots think and, when they are due, play.
    pub(crate) fn tick(&mut self, now: Instant) {
        self.listen_to_hint();
        let changed = self.host.listen(Duration::ZERO);
        let answer = self.host.take_answer();
        if answer.is_some() {
            // Nobody is asked to wait any more.
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
            // A bot that broke down has said so on the way; the match is saved.
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

    /// How long the seat has been thought for, if a bot thinks for it.
    pub(super) fn thinks(&self, seat: Seat) -> Option<Duration> {
        self.thought.as_ref().filter(|thought| thought.seat == seat).map(Thought::age)
    }
}
