//! Merlin gives hints. His chunk is loaded when a player first asks for one.

mod counsel;

use leptos::prelude::*;
use leptos::task::spawn_local;
use scene::Choice;

use super::context::TableContext;
use crate::bot_worker::{BotWorker, Thinks, at_length};
use crate::lazy::MERLIN;
use crate::live_region::LiveRegion;
use crate::picture::Emblem;
use crate::signal::{Memo, RwSignal, StoredValue, effect};
use counsel::Speech;

/// Merlin at this table.
#[derive(Clone, Copy)]
pub(super) struct Merlin {
    context: TableContext,
    live_region: LiveRegion,
    bot_worker: StoredValue<BotWorker>,
    counsel: RwSignal<Option<Counsel>>,
}

/// A hint.
#[derive(Clone, PartialEq, Debug)]
struct Counsel {
    tips: Vec<Tip>,
    /// The number of simulations behind it.
    iterations: u32,
    state: State,
}

/// A choice worth considering.
#[derive(Clone, PartialEq, Debug)]
struct Tip {
    choice: Choice,
    /// The chance to win, in percent.
    percent: u32,
    /// The expected points, for a solo player.
    points: Option<i32>,
}

/// The progress of a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// The search is running, or the chunk is loading.
    Thinking,
    /// The search has ended, or the player stopped it.
    Given,
    /// Only one choice is legal.
    Forced,
    /// The worker failed, or the chunk could not be loaded.
    Lost,
}

/// The functions of Merlin's chunk.
#[derive(Clone, Copy)]
pub(crate) struct MerlinEntry {
    think: fn(Merlin),
    speak: fn() -> AnyView,
    /// Runs a long task in the worker.
    pub(crate) thinks: Thinks,
}

impl MerlinEntry {
    pub(crate) fn summon() -> MerlinEntry {
        MerlinEntry { think: Merlin::think, speak: || view! { <Speech/> }.into_any(), thinks: at_length }
    }
}

impl Merlin {
    pub(super) fn new(context: TableContext) -> Merlin {
        let merlin = Merlin {
            context,
            live_region: expect_context(),
            bot_worker: StoredValue::new(BotWorker::default()),
            counsel: RwSignal::new(None),
        };
        // A hint is valid for one moment only.
        effect(move |_| {
            context.handle.snapshot.track();
            merlin.dismiss();
        });
        merlin
    }

    /// Returns whether the player can ask now.
    pub(super) fn is_free(self) -> bool {
        self.context.handle.snapshot.with(|sight| sight.is_viewers_turn())
    }

    /// Starts a hint for the viewer, and loads the chunk if necessary.
    pub(super) fn ask(self) {
        if !untrack(|| self.is_free()) {
            return;
        }
        if let Some(merlin) = MERLIN.entry() {
            return (merlin.think)(self);
        }
        self.counsel.set(Some(Counsel { tips: Vec::new(), iterations: 0, state: State::Thinking }));
        spawn_local(async move {
            let merlin = MERLIN.fetch().await;
            // The player has closed the hint meanwhile.
            if self.counsel.try_with_untracked(Option::is_some) != Some(true) {
                return;
            }
            match merlin {
                Ok(merlin) => (merlin.think)(self),
                Err(_) => {
                    self.counsel.set(Some(Counsel { tips: Vec::new(), iterations: 0, state: State::Lost }))
                }
            }
        });
    }

    /// Closes the hint and stops the search.
    pub(super) fn dismiss(self) {
        self.bot_worker.update_value(BotWorker::cancel);
        if self.counsel.with_untracked(Option::is_some) {
            self.counsel.set(None);
            self.context.highlighted.set(Vec::new());
        }
    }

    /// Returns whether a hint is shown.
    pub(super) fn is_heard(self) -> bool {
        self.counsel.with(Option::is_some)
    }

    /// Plays the choice with this number, counted from 1.
    pub(super) fn play(self, number: usize) {
        let tip = |counsel: &Counsel| counsel.tips.get(number.checked_sub(1)?).map(|tip| tip.choice.clone());
        let choice = self.counsel.with_untracked(|counsel| counsel.as_ref().and_then(tip));
        if let Some(choice) = choice {
            self.context.handle.play(&choice.notation);
        }
    }
}

/// The button in the bar.
#[component]
pub(super) fn AskMerlin() -> impl IntoView {
    let merlin = expect_context::<Merlin>();
    let translator = merlin.context.translator;
    view! {
        <button
            type="button"
            class="ask-merlin"
            aria-disabled=move || (!merlin.is_free()).to_string()
            aria-keyshortcuts="H"
            title=translator.live("merlin-ask-about")
            on:click=move |_| if merlin.is_heard() { merlin.dismiss() } else { merlin.ask() }
        >
            <Emblem id="merlin" class="icon merlin-icon"/>
            <span>{translator.live("merlin-ask")}</span>
        </button>
    }
}

/// Merlin's hint beside the table.
#[component]
pub(super) fn MerlinsCounsel() -> impl IntoView {
    let merlin = expect_context::<Merlin>();
    let translator = merlin.context.translator;
    let heard =
        Memo::new(move || merlin.counsel.with(|counsel| counsel.as_ref().map(|counsel| counsel.state)));
    // Until the chunk is loaded, only its progress or its failure can be shown.
    let on_his_way = Memo::new(move || heard.get().map(|state| MERLIN.entry().is_none().then_some(state)));
    move || {
        Some(match (on_his_way.get()?, MERLIN.entry()) {
            (None, Some(merlin)) => (merlin.speak)(),
            (Some(State::Lost), _) => {
                view! { <section class="merlin"><p role="alert">{translator.live("merlin-lost")}</p></section> }.into_any()
            }
            _ => view! { <section class="merlin"><p role="status">{translator.live("merlin-thinks")}</p></section> }.into_any(),
        })
    }
}
