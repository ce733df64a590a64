//! Merlin can be asked for his counsel. What he thinks and says is fetched when he is asked for the first time.

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

/// Who can be asked at this table.
#[derive(Clone, Copy)]
pub(super) struct Merlin {
    context: TableContext,
    live_region: LiveRegion,
    bot_worker: StoredValue<BotWorker>,
    counsel: RwSignal<Option<Counsel>>,
}

/// What Merlin says.
#[derive(Clone, PartialEq, Debug)]
struct Counsel {
    tips: Vec<Tip>,
    /// How many simulations it comes from.
    iterations: u32,
    state: State,
}

/// A choice that is worth considering.
#[derive(Clone, PartialEq, Debug)]
struct Tip {
    choice: Choice,
    /// The chance to win, in percent.
    percent: u32,
    /// About how many points it leads to, for somebody who plays alone.
    points: Option<i32>,
}

/// How far a counsel is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Under way, or Merlin himself is.
    Thinking,
    /// Thought over, or stopped by whoever asked.
    Given,
    /// There was nothing to think about.
    Forced,
    /// The worker broke, or Merlin cannot be reached.
    Lost,
}

/// Merlin himself.
#[derive(Clone, Copy)]
pub(crate) struct MerlinEntry {
    think: fn(Merlin),
    speak: fn() -> AnyView,
    /// How he thinks, in a worker.
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
        // A counsel is for one moment.
        effect(move |_| {
            context.host.sight.track();
            merlin.dismiss();
        });
        merlin
    }

    /// Can he be asked now?
    pub(super) fn is_free(self) -> bool {
        self.context.host.sight.with(|sight| !sight.choices.is_empty())
    }

    /// What should whoever looks do?
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
            // Whoever has lost patience meanwhile wants no counsel.
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

    /// Nobody needs the counsel any more.
    pub(super) fn dismiss(self) {
        self.bot_worker.update_value(BotWorker::cancel);
        if self.counsel.with_untracked(Option::is_some) {
            self.counsel.set(None);
            self.context.highlighted.set(Vec::new());
        }
    }

    /// Is there a counsel to be seen?
    pub(super) fn is_heard(self) -> bool {
        self.counsel.with(Option::is_some)
    }

    /// Plays the choice with this number, counted from 1.
    pub(super) fn play(self, number: usize) {
        let tip = |counsel: &Counsel| counsel.tips.get(number.checked_sub(1)?).map(|tip| tip.choice.clone());
        let choice = self.counsel.with_untracked(|counsel| counsel.as_ref().and_then(tip));
        if let Some(choice) = choice {
            self.context.host.play(&choice.notation);
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

/// What Merlin says, beside the table.
#[component]
pub(super) fn MerlinsCounsel() -> impl IntoView {
    let merlin = expect_context::<Merlin>();
    let translator = merlin.context.translator;
    let heard =
        Memo::new(move || merlin.counsel.with(|counsel| counsel.as_ref().map(|counsel| counsel.state)));
    // Until he is here, all that can be said is that he is on his way, or that he is not.
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
