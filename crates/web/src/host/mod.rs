//! One match at this device: who looks, what may be touched, whose turn it is. Bots answer from their worker, cards
//! and dice fall by themselves, people touch.

mod course;
mod sight;

use std::sync::Arc;

use engine::Seat;
use leptos::prelude::*;
use scene::Choice;
use table::{GameHandle, Player, Session};

use crate::animate;
use crate::bot_worker::BotWorker;
use crate::settings::Settings;
use crate::signal::{RwSignal, StoredValue};
pub(crate) use sight::{Sight, narrowed, people};
use sight::{see, watched};

/// Only matches at this device are thought about, rolled and kept here.
const HERE: &str = "it is played at this device";

/// A match and all that the page shows of it.
#[derive(Clone, Copy)]
pub(crate) struct Host {
    /// The match itself, if it is played at this device.
    session: StoredValue<Option<Box<dyn Session>>>,
    /// Its game.
    pub(crate) kind: &'static dyn GameHandle,
    /// The players, by seat.
    pub(crate) players: RwSignal<Vec<Player>>,
    id: StoredValue<String>,
    settings: RwSignal<Settings>,
    bot_worker: StoredValue<BotWorker>,
    /// Who decides what comes of a choice, if it is not this device.
    judge: StoredValue<Option<Judge>>,
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

/// Who decides what comes of a choice.
#[derive(Clone, Copy)]
pub(crate) enum Judge {
    /// Whoever gives a lesson.
    Teacher(Callback<String>),
    /// Whoever keeps the match elsewhere.
    Server {
        /// Plays a choice.
        act: Callback<String>,
        /// Takes the last step back.
        undo: Callback<()>,
        /// Could this choice be taken back?
        would_undo: Callback<String, bool>,
    },
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

    /// Sits down at a match that is kept elsewhere: somebody else says what is seen.
    pub(crate) fn sit_elsewhere(
        kind: &'static dyn GameHandle,
        players: Vec<Player>,
        settings: RwSignal<Settings>,
        sight: Sight,
        judge: Judge,
    ) -> Host {
        let host = Host::of(kind, players, settings, sight);
        host.judge.set_value(Some(judge));
        host
    }

    /// Looks on at another moment of it.
    pub(crate) fn look_at(self, moment: Box<dyn Session>, viewer: Option<Seat>) {
        let sight = watched(moment.as_ref(), viewer);
        self.session.set_value(Some(moment));
        self.change_to(sight);
    }

    /// From now on choices are a teacher's to judge.
    pub(crate) fn answer_to(self, teacher: Callback<String>) {
        self.judge.set_value(Some(Judge::Teacher(teacher)));
    }

    /// Shows another moment of a lesson, in which this seat may act.
    pub(crate) fn try_at(self, moment: Box<dyn Session>, viewer: Seat) {
        let sight = Sight { can_undo: false, ..see(moment.as_ref(), Some(viewer)) };
        self.session.set_value(Some(moment));
        self.change_to(sight);
    }

    fn new(id: String, session: Box<dyn Session>, settings: RwSignal<Settings>, sight: Sight) -> Host {
        let header = session.header();
        let kind = games::find(&header.game).expect("a match is one of our games");
        let host = Host::of(kind, header.players.clone(), settings, sight);
        host.session.set_value(Some(session));
        host.id.set_value(id);
        host
    }

    fn of(
        kind: &'static dyn GameHandle,
        players: Vec<Player>,
        settings: RwSignal<Settings>,
        sight: Sight,
    ) -> Host {
        Host {
            session: StoredValue::new(None),
            kind,
            players: RwSignal::new(players),
            id: StoredValue::new(String::new()),
            settings,
            bot_worker: StoredValue::new(BotWorker::default()),
            judge: StoredValue::new(None),
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

    /// Looks at the match itself, which is played at this device.
    pub(crate) fn with<T>(self, look: impl FnOnce(&dyn Session) -> T) -> T {
        self.session.with_value(|session| look(session.as_deref().expect(HERE)))
    }

    /// Changes the match itself; none if the page was left.
    fn change<T>(self, change: impl FnOnce(&mut dyn Session) -> T) -> Option<T> {
        self.session.try_update_value(|session| change(session.as_deref_mut().expect(HERE)))
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
        if let Some(judge) = self.judge.get_value() {
            self.touched.set(Vec::new());
            let (Judge::Teacher(act) | Judge::Server { act, .. }) = judge;
            return act.run(notation.to_owned());
        }
        let Some(viewer) = self.sight.get_untracked().viewer else { return };
        if self.change(|session| session.play(viewer, notation).is_ok()) == Some(true) {
            self.interrupt();
            self.show();
            self.go_on();
        }
    }

    /// Takes back the viewer's last step.
    pub(crate) fn undo(self) {
        if let Some(judge) = self.judge.get_value() {
            if let Judge::Server { undo, .. } = judge {
                undo.run(());
            }
            return;
        }
        let Some(viewer) = self.sight.get_untracked().viewer else { return };
        if self.change(|session| session.undo(viewer).is_ok()) == Some(true) {
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
        match self.judge.get_value() {
            Some(Judge::Teacher(_)) => return true,
            Some(Judge::Server { would_undo, .. }) => return would_undo.run(choice.notation.clone()),
            None => {}
        }
        let Some(viewer) = self.sight.get_untracked().viewer else { return false };
        self.with(|session| {
            let mut trial = session.at(session.lines());
            trial.play(viewer, &choice.notation).is_ok() && trial.can_undo(viewer)
        })
    }

    fn look_as(self, viewer: Option<Seat>) {
        let sight = self.with(|session| see(session, viewer));
        self.change_to(sight);
    }

    /// Shows this from now on.
    pub(crate) fn change_to(self, sight: Sight) {
        let (before, sight) = (self.sight.get_untracked(), Arc::new(sight));
        // A new pair of eyes sees another table; only for the same ones do pieces move.
        if before.viewer == sight.viewer {
            animate::between(before, Arc::clone(&sight));
        }
        self.touched.set(Vec::new());
        self.sight.set(sight);
    }
}
