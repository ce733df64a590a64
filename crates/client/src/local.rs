//! A match on this device: people touch, the caller runs the bots, chance comes from the seed.

mod beats;

use std::collections::BTreeMap;

use engine::{InterruptWindow, Seat, SeatSet, Turn};
use table::{Session, Source};

use crate::effect::{Answer, Changed, Effect, Notice, Outcome, Refusal, Thought};
use crate::held::HeldBeats;
use crate::{Delays, Millis, Request, Snapshot, Story};

pub(crate) struct Local {
    session: Box<dyn Session>,
    pub(crate) delays: Delays,
    snapshot: Snapshot,
    /// The story of each viewer.
    stories: BTreeMap<Option<Seat>, Story>,
    /// The person who gets the device next.
    next_viewer: Option<Seat>,
    /// The person who asked for the device to act out of turn. The match waits until this person acts or gives it back.
    out_of_turn: Option<Seat>,
    thinking: Option<Thinking>,
    /// The number of requested bot decisions.
    thoughts: u64,
    /// When the latest step was made.
    stepped: Millis,
    pub(crate) held: HeldBeats,
    is_saved: bool,
}

/// A bot that is deciding.
struct Thinking {
    thought: Thought,
    /// Its action, once it has decided.
    action: Option<String>,
}

impl Local {
    /// Plays all chance steps before the first decision at once. A match of bots is shown as the seat `eyes` sees it.
    pub(crate) fn new(mut session: Box<dyn Session>, eyes: Option<Seat>, delays: Delays) -> Local {
        let before = session.lines();
        while session.turn() == Turn::Chance && session.roll().is_ok() {}
        let people = people(&*session);
        let viewer = match people.len() {
            0 => eyes,
            1 => people.first(),
            _ => None,
        };
        let mut local = Local {
            snapshot: Snapshot::of(&*session, viewer),
            is_saved: session.lines() == before,
            session,
            delays,
            stories: BTreeMap::new(),
            next_viewer: None,
            out_of_turn: None,
            thinking: None,
            thoughts: 0,
            stepped: 0,
            held: HeldBeats::default(),
        };
        local.look_as(viewer, &mut Vec::new());
        local
    }

    pub(crate) fn session(&self) -> &dyn Session {
        &*self.session
    }

    pub(crate) fn snapshot(&self) -> &Snapshot {
        &self.snapshot
    }

    pub(crate) fn story(&self) -> &Story {
        &self.stories[&self.snapshot.viewer]
    }

    pub(crate) fn next_viewer(&self) -> Option<Seat> {
        self.next_viewer
    }

    pub(crate) fn thinking(&self) -> Option<Seat> {
        self.thinking.as_ref().map(|thinking| thinking.thought.seat)
    }

    pub(crate) fn can_take_back(&self, action: &str) -> bool {
        self.snapshot.viewer.is_some_and(|viewer| self.session.could_undo(viewer, action))
    }

    /// Carries out a request of the viewer, and lets the match go on.
    pub(crate) fn ask(&mut self, request: Request, now: Millis, effects: &mut Vec<Effect>) {
        let viewer = self.snapshot.viewer;
        let made = match (&request, viewer) {
            (Request::Play(action), Some(seat)) => self.session.play(seat, action),
            (Request::TakeBack, Some(seat)) => self.session.undo(seat),
            (Request::Script(outcome), _) => self.session.script(outcome),
            _ => return,
        };
        let outcome = match made {
            Ok(()) => Outcome::Done,
            Err(error) => Outcome::Refused(Refusal::Rules(error)),
        };
        let is_done = outcome == Outcome::Done;
        effects.push(Effect::Answered(Answer { request, outcome }));
        if is_done {
            self.held.clear(effects);
            self.out_of_turn = None;
            self.stop_thinking(effects);
            self.has_stepped(now, effects);
            self.go_on(now, effects);
        }
    }

    /// A bot has decided, or failed.
    pub(crate) fn decided(
        &mut self,
        number: u64,
        action: Option<String>,
        now: Millis,
        effects: &mut Vec<Effect>,
    ) {
        let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.thought.number == number)
        else {
            return;
        };
        if action.is_none() {
            let seat = thinking.thought.seat;
            self.thinking = None;
            return effects.push(Effect::Notify(Notice::BotFailed(seat)));
        }
        thinking.action = action;
        self.go_on(now, effects);
    }

    /// The next person has the device and looks at it now.
    pub(crate) fn take_device(&mut self, effects: &mut Vec<Effect>) {
        if let Some(seat) = self.next_viewer.take() {
            self.look_as(Some(seat), effects);
        }
    }

    /// The people at this device who may ask for it, to act out of turn: all who do not have it. This says nothing about what they hold.
    pub(crate) fn may_ask(&self) -> SeatSet {
        let has_it = self.next_viewer.or(self.snapshot.viewer);
        if self.session.interrupt_window() == InterruptWindow::Closed {
            return SeatSet::EMPTY;
        }
        people(&*self.session).iter().filter(|seat| Some(*seat) != has_it).collect()
    }

    /// The person who has the device out of turn.
    pub(crate) fn out_of_turn(&self) -> Option<Seat> {
        self.out_of_turn
    }

    /// A person asks for the device. The bots wait meanwhile.
    pub(crate) fn ask_for_device(&mut self, seat: Seat, effects: &mut Vec<Effect>) {
        if !self.may_ask().contains(seat) {
            return;
        }
        self.stop_thinking(effects);
        self.out_of_turn = Some(seat);
        self.pass_device(Some(seat), effects);
    }

    /// The person who asked for the device does not act.
    pub(crate) fn return_device(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        if self.out_of_turn.take().is_some() {
            self.pass_device(None, effects);
            self.go_on(now, effects);
        }
    }

    /// Lets chance and bots act, as far as it is time for them, until a person decides.
    pub(crate) fn go_on(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        if !std::mem::replace(&mut self.is_saved, true) {
            effects.push(Effect::Save);
        }
        if self.out_of_turn.is_some() {
            return;
        }
        loop {
            if self.held.holds(self.hold(), now, effects) {
                return;
            }
            let went_on = match self.session.turn() {
                Turn::Over(_) => return self.hand_over(SeatSet::EMPTY, effects),
                Turn::Chance if self.session.header().source == Source::Scripted => return,
                Turn::Chance => self.chance_falls(now, effects),
                Turn::Seats(pending) => match (self.interruption(), self.first_bot(pending)) {
                    (Some((seat, action)), _) => self.bot_interrupts(seat, &action, now, effects),
                    (None, Some(seat)) => self.bot_plays(seat, now, effects),
                    (None, None) => return self.hand_over(pending, effects),
                },
            };
            if !went_on {
                return;
            }
            self.has_stepped(now, effects);
        }
    }

    /// Whether chance has fallen; otherwise it is not time yet.
    fn chance_falls(&mut self, now: Millis, effects: &mut Vec<Effect>) -> bool {
        is_due(self.stepped + self.delays.chance, now, effects) && self.session.roll().is_ok()
    }

    /// Whether the bot has played; otherwise it thinks, or it is not time yet.
    fn bot_plays(&mut self, seat: Seat, now: Millis, effects: &mut Vec<Effect>) -> bool {
        let Some(thinking) = self.thinking.as_ref().filter(|thinking| thinking.thought.seat == seat) else {
            self.think(seat, effects);
            return false;
        };
        let Some(action) = thinking.action.clone() else { return false };
        if !is_due(self.stepped + self.bot_delay(), now, effects) {
            return false;
        }
        self.thinking = None;
        let played = self.session.play(seat, &action);
        if played.is_err() {
            effects.push(Effect::Notify(Notice::BotFailed(seat)));
        }
        played.is_ok()
    }

    /// How long a bot waits after the last step. If people may interrupt, it leaves them time.
    fn bot_delay(&self) -> Millis {
        let is_pause = self.session.interrupt_window() == InterruptWindow::Pause;
        if is_pause && !people(&*self.session).is_empty() {
            self.delays.step.max(self.delays.pause)
        } else {
            self.delays.step
        }
    }

    /// The first bot of ours that interrupts now, with its action. A program is asked only in its turn.
    fn interruption(&self) -> Option<(Seat, String)> {
        let players = self.session.header().players.iter();
        let bots = Seat::all(players.len() as u8)
            .zip(players)
            .filter(|(_, player)| player.bot.as_ref().is_some_and(|bot| bot.name() != "program"));
        let mut interrupts = bots.filter_map(|(seat, _)| Some((seat, self.session.bot_interrupt(seat)?)));
        interrupts.next()
    }

    /// Whether the bot has interrupted; otherwise it is not time yet.
    fn bot_interrupts(&mut self, seat: Seat, action: &str, now: Millis, effects: &mut Vec<Effect>) -> bool {
        if !is_due(self.stepped + self.delays.step, now, effects) {
            return false;
        }
        self.stop_thinking(effects);
        let played = self.session.play(seat, action);
        if played.is_err() {
            effects.push(Effect::Notify(Notice::BotFailed(seat)));
        }
        played.is_ok()
    }

    fn think(&mut self, seat: Seat, effects: &mut Vec<Effect>) {
        let Some(bot) = self.session.header().players[seat.index()].bot.clone() else { return };
        self.stop_thinking(effects);
        self.thoughts += 1;
        let thought = Thought { number: self.thoughts, seat, bot, seed: self.session.bot_seed(seat) };
        self.thinking = Some(Thinking { thought: thought.clone(), action: None });
        effects.extend([Effect::Think(thought), Effect::Draw(Changed::Pending)]);
    }

    pub(crate) fn stop_thinking(&mut self, effects: &mut Vec<Effect>) {
        if self.thinking.take().is_some() {
            effects.push(Effect::StopThinking);
        }
    }

    fn first_bot(&self, pending: SeatSet) -> Option<Seat> {
        let players = &self.session.header().players;
        pending.iter().find(|seat| players[seat.index()].bot.is_some())
    }

    /// Only people are pending. Of several at this device, one who may act looks next; after the end nobody's hand is shown.
    fn hand_over(&mut self, pending: SeatSet, effects: &mut Vec<Effect>) {
        let viewer = self.snapshot.viewer;
        let is_seated = viewer.is_some_and(|seat| pending.contains(seat));
        if people(&*self.session).len() < 2 || is_seated {
            return;
        }
        self.pass_device(pending.first(), effects);
    }

    /// Hides the hand of whoever looked, and lets this person look next.
    fn pass_device(&mut self, to: Option<Seat>, effects: &mut Vec<Effect>) {
        if self.snapshot.viewer.is_some() {
            self.held.clear(effects);
            self.look_as(None, effects);
        }
        if self.next_viewer != to {
            self.next_viewer = to;
            effects.extend(to.map(Effect::HandOver));
        }
    }

    fn has_stepped(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        self.stepped = now;
        effects.push(Effect::Save);
        self.look_as(self.snapshot.viewer, effects);
        self.hold_up_last_step(now, effects);
    }

    /// Shows the match as it stands to this viewer. The story grows by what is new, however long the match is.
    fn look_as(&mut self, viewer: Option<Seat>, effects: &mut Vec<Effect>) {
        self.stories.entry(viewer).or_default().follow(&*self.session, viewer);
        self.snapshot = Snapshot::of(&*self.session, viewer);
        effects.push(Effect::Draw(Changed::Table));
    }
}

/// Whether it is time. Otherwise the caller gets a `Wake` effect.
fn is_due(due: Millis, now: Millis, effects: &mut Vec<Effect>) -> bool {
    if now < due {
        effects.push(Effect::Wake(due));
    }
    now >= due
}

/// The seats that people play.
pub fn people(session: &dyn Session) -> SeatSet {
    let players = &session.header().players;
    Seat::all(players.len() as u8).filter(|seat| players[seat.index()].bot.is_none()).collect()
}
