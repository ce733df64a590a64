//! One match at this device: who looks, what may be touched, whose turn it is. Bots answer from their worker, cards
//! and dice fall by themselves, people touch.

use std::sync::Arc;

use engine::{Seat, SeatSet, Turn};
use leptos::prelude::*;
use leptos::task::spawn_local;
use scene::{Choice, Scene};
use table::{Session, Told};

use crate::glide;
use crate::mind::{Mind, NoThought, Riddle};
use crate::pause::{after_paint, pause};
use crate::record;
use crate::settings::Settings;

/// A match and all that the page shows of it.
#[derive(Clone, Copy)]
pub(crate) struct Host {
    session: StoredValue<Box<dyn Session>, LocalStorage>,
    id: StoredValue<String>,
    settings: RwSignal<Settings>,
    mind: StoredValue<Mind, LocalStorage>,
    /// Who judges every choice instead of the rules, if this is a lesson.
    teacher: StoredValue<Option<Callback<String>>>,
    /// Raised by everything that makes an unfinished thought or pause worthless.
    round: StoredValue<u32>,
    /// Are there steps that are not kept yet?
    unkept: StoredValue<bool>,
    /// Does the player know that nothing is kept?
    warned: StoredValue<bool>,
    /// What is seen now.
    pub(crate) sight: RwSignal<Arc<Sight>>,
    /// Pieces and spots touched so far in this decision.
    pub(crate) touched: RwSignal<Vec<String>>,
    /// To whom the device is to be handed.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    /// The bot that thinks.
    pub(crate) thinking: RwSignal<Option<Seat>>,
    /// What went wrong, as the id of a message.
    pub(crate) trouble: RwSignal<Option<&'static str>>,
}

/// What somebody sees of a match at one moment.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sight {
    /// Who looks; none: a spectator.
    pub(crate) viewer: Option<Seat>,
    pub(crate) scene: Scene,
    /// What the viewer may do.
    pub(crate) choices: Vec<Choice>,
    /// What the viewer was told, oldest first.
    pub(crate) story: Vec<Told>,
    pub(crate) turn: Turn,
    pub(crate) can_undo: bool,
}

impl Host {
    /// Sits down at a match.
    pub(crate) fn sit(id: String, session: Box<dyn Session>, settings: RwSignal<Settings>) -> Host {
        let people: Vec<Seat> = people(session.as_ref()).iter().collect();
        let viewer = if let [only] = people[..] { Some(only) } else { None };
        let sight = see(session.as_ref(), viewer);
        let host = Host::new(id, session, settings, sight);
        host.deal();
        host.go_on();
        host
    }

    /// Looks on at a match that nobody plays: nothing goes on by itself, nothing may be touched, nothing is kept.
    pub(crate) fn look_on(
        session: Box<dyn Session>,
        viewer: Option<Seat>,
        settings: RwSignal<Settings>,
    ) -> Host {
        let sight = watched(session.as_ref(), viewer);
        Host::new(String::new(), session, settings, sight)
    }

    /// Looks on at another moment of it.
    pub(crate) fn look_at(self, moment: Box<dyn Session>, viewer: Option<Seat>) {
        let sight = watched(moment.as_ref(), viewer);
        self.session.set_value(moment);
        self.change_to(sight);
    }

    /// From now on choices are a teacher's to judge.
    pub(crate) fn answer_to(self, teacher: Callback<String>) {
        self.teacher.set_value(Some(teacher));
    }

    /// Shows another moment of a lesson, in which this seat may act.
    pub(crate) fn try_at(self, moment: Box<dyn Session>, viewer: Seat) {
        let sight = Sight { can_undo: false, ..see(moment.as_ref(), Some(viewer)) };
        self.session.set_value(moment);
        self.change_to(sight);
    }

    fn new(id: String, session: Box<dyn Session>, settings: RwSignal<Settings>, sight: Sight) -> Host {
        Host {
            session: StoredValue::new_local(session),
            id: StoredValue::new(id),
            settings,
            mind: StoredValue::new_local(Mind::default()),
            teacher: StoredValue::new(None),
            round: StoredValue::new(0),
            unkept: StoredValue::new(false),
            warned: StoredValue::new(false),
            sight: RwSignal::new(Arc::new(sight)),
            touched: RwSignal::new(Vec::new()),
            curtain: RwSignal::new(None),
            thinking: RwSignal::new(None),
            trouble: RwSignal::new(None),
        }
    }

    /// The match's number.
    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// Looks at the match itself.
    pub(crate) fn with<T>(self, look: impl FnOnce(&dyn Session) -> T) -> T {
        self.session.with_value(|session| look(session.as_ref()))
    }

    /// Touches a piece or a spot: keeps the choices that touch it, plays the one that is left.
    pub(crate) fn touch(self, what: &str) {
        let sight = self.sight.get_untracked();
        let mut touched = self.touched.get_untracked();
        if let Some(at) = touched.iter().position(|other| other == what) {
            match narrowed(&sight.choices, &touched)[..] {
                [only] => self.play(&only.notation.clone()),
                _ => {
                    touched.remove(at);
                    self.touched.set(touched);
                }
            }
            return;
        }
        touched.push(what.to_owned());
        if narrowed(&sight.choices, &touched).is_empty() {
            touched = vec![what.to_owned()];
        }
        match narrowed(&sight.choices, &touched)[..] {
            [] => {}
            // Touched by mistake it could not be taken back, so the prompt asks for a second touch.
            [only] if !self.would_undo(only) => self.touched.set(touched),
            [only] => self.play(&only.notation.clone()),
            _ => self.touched.set(touched),
        }
    }

    /// Plays a choice of the viewer.
    pub(crate) fn play(self, notation: &str) {
        if let Some(teacher) = self.teacher.get_value() {
            self.touched.set(Vec::new());
            return teacher.run(notation.to_owned());
        }
        let Some(viewer) = self.sight.get_untracked().viewer else { return };
        let played =
            self.session.try_update_value(|session| session.play(viewer, notation)).map(|done| done.is_ok());
        if played == Some(true) {
            self.interrupt();
            self.show();
            self.go_on();
        }
    }

    /// Takes back the viewer's last step.
    pub(crate) fn undo(self) {
        let Some(viewer) = self.sight.get_untracked().viewer else { return };
        let undone = self.session.try_update_value(|session| session.undo(viewer)).map(|done| done.is_ok());
        if undone == Some(true) {
            self.interrupt();
            self.show();
            self.go_on();
        }
    }

    /// The person to whom the device was handed looks now.
    pub(crate) fn lift_curtain(self) {
        let Some(seat) = self.curtain.get_untracked() else { return };
        self.curtain.set(None);
        self.look_as(Some(seat));
    }

    /// Tries again after something went wrong.
    pub(crate) fn retry(self) {
        self.trouble.set(None);
        self.interrupt();
        self.go_on();
    }

    /// The match is left: nothing goes on behind the page's back.
    pub(crate) fn leave(self) {
        self.interrupt();
        self.keep();
    }

    /// Could the viewer take this choice back after playing it?
    fn would_undo(self, choice: &Choice) -> bool {
        if self.teacher.with_value(Option::is_some) {
            return true;
        }
        let Some(viewer) = self.sight.get_untracked().viewer else { return false };
        self.with(|session| {
            let mut trial = session.at(session.lines());
            trial.play(viewer, &choice.notation).is_ok() && trial.can_undo(viewer)
        })
    }

    /// Everything that falls before the first decision falls at once.
    fn deal(self) {
        let rolled = self
            .session
            .try_update_value(|session| while session.turn() == Turn::Chance && session.roll().is_ok() {});
        if rolled.is_some() {
            self.unkept.set_value(true);
            self.keep();
            self.look_as(self.sight.get_untracked().viewer);
        }
    }

    /// Lets chance and bots act until it is a person's turn.
    fn go_on(self) {
        let round = self.round.get_value();
        spawn_local(async move {
            while self.round.try_get_value() == Some(round) {
                match self.with(|session| session.turn()) {
                    Turn::Over(_) => return,
                    Turn::Chance => {
                        pause(self.settings.get_untracked().pace.fall()).await;
                        if self.round.try_get_value() != Some(round) {
                            return;
                        }
                        let rolled = self.session.try_update_value(|session| session.roll().is_ok());
                        if rolled != Some(true) {
                            return;
                        }
                        self.show();
                    }
                    Turn::Seats(pending) => match self.first_bot(pending) {
                        Some(bot) => {
                            if !self.bot_plays(bot, round).await {
                                return;
                            }
                        }
                        None => return self.turn_to(pending),
                    },
                }
            }
        });
    }

    fn first_bot(self, pending: SeatSet) -> Option<Seat> {
        self.with(|session| {
            let players = &session.header().players;
            pending.iter().find(|seat| players[seat.index()].bot.is_some())
        })
    }

    /// A bot thinks and plays. Says whether the match goes on.
    async fn bot_plays(self, seat: Seat, round: u32) -> bool {
        let riddle = self.with(|session| {
            let header = session.header();
            let level = header.players[seat.index()].bot.expect("only bots are asked");
            Riddle {
                game: header.game.clone(),
                view: session.view(Some(seat)),
                seat,
                level: level.word().to_owned(),
                iterations: level.iterations(),
                seed: session.seed_of_thought(seat),
            }
        });
        self.thinking.set(Some(seat));
        let asked = js_sys::Date::now();
        let Some(answer) = self.mind.try_update_value(|mind| mind.ask(&riddle)) else { return false };
        let answer = answer.await;
        if self.round.try_get_value() != Some(round) {
            return false;
        }
        // A broken mind is not asked again.
        let after = if matches!(answer, Err(NoThought::Broken(_))) { Mind::cancel } else { Mind::rest };
        self.mind.update_value(after);
        let wait = self.settings.get_untracked().pace.step() as f64 - (js_sys::Date::now() - asked);
        if wait > 0.0 {
            pause(wait as u64).await;
        }
        if self.round.try_get_value() != Some(round) {
            return false;
        }
        self.thinking.set(None);
        match answer {
            Ok(advice) => {
                let played =
                    self.session.try_update_value(|session| session.play(seat, &advice.action).is_ok());
                self.show();
                played == Some(true)
            }
            Err(NoThought::Cancelled) => false,
            Err(NoThought::Broken(why)) => {
                leptos::logging::warn!("a bot could not think: {why}");
                self.trouble.set(Some("trouble-mind"));
                false
            }
        }
    }

    /// Only people are pending: whoever looks may act, or the device goes to somebody who may.
    fn turn_to(self, pending: SeatSet) {
        let viewer = self.sight.get_untracked().viewer;
        if viewer.is_some_and(|viewer| pending.contains(viewer)) {
            return;
        }
        if self.with(people).len() > 1 {
            self.look_as(None);
            self.curtain.set(pending.first());
        }
    }

    /// Stops thoughts and pauses that were meant for an earlier moment.
    fn interrupt(self) {
        self.round.update_value(|round| *round += 1);
        self.mind.update_value(Mind::cancel);
        self.thinking.set(None);
    }

    /// Shows the match as it stands, and keeps it.
    fn show(self) {
        self.unkept.set_value(true);
        // Where nobody looks, nothing is painted.
        if document().hidden() {
            self.keep();
        } else {
            after_paint(move || self.keep());
        }
        self.look_as(self.sight.get_untracked().viewer);
    }

    fn keep(self) {
        // A match that was left is kept already.
        if self.unkept.try_update_value(std::mem::take) != Some(true) {
            return;
        }
        let kept = self.with(|session| self.id.with_value(|id| record::keep(id, session)));
        // Once is enough: whoever plays on knows it.
        if kept.is_err() && !self.warned.get_value() {
            self.warned.set_value(true);
            self.trouble.set(Some("trouble-storage"));
        }
    }

    fn look_as(self, viewer: Option<Seat>) {
        let sight = self.with(|session| see(session, viewer));
        self.change_to(sight);
    }

    fn change_to(self, sight: Sight) {
        let (before, sight) = (self.sight.get_untracked(), Arc::new(sight));
        // A new pair of eyes sees another table; only for the same ones do pieces move.
        if before.viewer == sight.viewer {
            glide::between(before, Arc::clone(&sight));
        }
        self.touched.set(Vec::new());
        self.sight.set(sight);
    }
}

/// The choices that touch all of this.
pub(crate) fn narrowed<'a>(choices: &'a [Choice], touched: &[String]) -> Vec<&'a Choice> {
    choices.iter().filter(|choice| touched.iter().all(|what| choice.touches.contains(what))).collect()
}

/// The seats that people play.
pub(crate) fn people(session: &dyn Session) -> SeatSet {
    let players = &session.header().players;
    Seat::all(players.len() as u8).filter(|seat| players[seat.index()].bot.is_none()).collect()
}

fn see(session: &dyn Session, viewer: Option<Seat>) -> Sight {
    Sight {
        viewer,
        scene: session.scene(viewer),
        choices: viewer.map(|seat| session.choices(seat)).unwrap_or_default(),
        story: session.story(viewer, 0),
        turn: session.turn(),
        can_undo: viewer.is_some_and(|seat| session.can_undo(seat)),
    }
}

/// The same for somebody who does not play.
fn watched(session: &dyn Session, viewer: Option<Seat>) -> Sight {
    Sight { choices: Vec::new(), can_undo: false, ..see(session, viewer) }
}
