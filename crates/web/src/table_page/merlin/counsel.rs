//! Merlin's hints: the best choices with their chances to win. The search runs in a worker of its own, uses only the
//! view of the player who asks, and can be stopped.

use advice::Advice;
use engine::Seat;
use leptos::prelude::*;
use scene::{Choice, Text};

use super::{Counsel, Merlin, State, Tip};
use crate::bot_worker::{BotRequest, BotWorker, Task};
use crate::erased_view::For;
use crate::picture::Emblem;
use crate::signal::Memo;
use crate::table_page::context::Highlight;

/// The number of choices to show.
const TIPS: usize = 3;

/// Merlin searches longer than a champion, so that his estimates are stable.
const ITERATIONS: u32 = 10 * bots::CHAMPION;

impl Merlin {
    /// Starts a search for the viewer.
    pub(super) fn think(self) {
        let sight = self.context.handle.snapshot.get_untracked();
        let Some(seat) = sight.viewer.filter(|_| sight.is_viewers_turn()) else { return };
        if let [only] = &sight.choices[..] {
            self.say([only_choice(only)]);
            let tips = vec![Tip { choice: only.clone(), percent: 0, points: None }];
            return self.tell(Counsel { tips, iterations: 0, state: State::Forced });
        }
        self.tell(Counsel { tips: Vec::new(), iterations: 0, state: State::Thinking });
        let task = Task::Ponder(self.bot_request(seat));
        self.bot_worker.update_value(|bot_worker| bot_worker.follow(&task, move |news| self.hear(news)));
    }

    /// Stops the search and keeps its present result.
    fn stop(self) {
        self.bot_worker.update_value(BotWorker::cancel);
        self.counsel.update(|counsel| {
            if let Some(counsel) = counsel {
                counsel.state = State::Given;
            }
        });
        self.announce();
    }

    /// Creates the request from the viewer's view. It contains no hidden information; even the seed is not that of the
    /// match.
    fn bot_request(self, seat: Seat) -> BotRequest {
        self.context.handle.with(|session| BotRequest {
            game: session.header().game.clone(),
            view: session.view(Some(seat)).get().to_owned(),
            seat,
            bot: bots::bot_id(&format!("ismcts:{ITERATIONS}")),
            seed: session.bot_seed(seat),
        })
    }

    fn hear(self, news: Result<Advice, String>) {
        match news {
            Ok(advice) => {
                let done = advice.iterations >= ITERATIONS;
                let state = if done { State::Given } else { State::Thinking };
                self.tell(Counsel { tips: self.tips(&advice), iterations: advice.iterations, state });
                if done {
                    self.bot_worker.update_value(BotWorker::rest);
                    self.announce();
                }
            }
            Err(why) => {
                leptos::logging::warn!("Merlin could not think: {why}");
                self.tell(Counsel { tips: Vec::new(), iterations: 0, state: State::Lost });
            }
        }
    }

    fn tips(self, advice: &Advice) -> Vec<Tip> {
        let sight = self.context.handle.snapshot.get_untracked();
        let tip = |opinion: &advice::Opinion| {
            let choice = sight.choices.iter().find(|choice| choice.notation == opinion.action)?;
            let percent = (opinion.worth? * 100.0).round() as u32;
            Some(Tip { choice: choice.clone(), percent, points: opinion.points })
        };
        advice.opinions.iter().filter_map(tip).take(TIPS).collect()
    }

    /// Shows a hint, and highlights its choices on the table.
    fn tell(self, counsel: Counsel) {
        let numbered = counsel.tips.iter().zip(1..);
        self.context.highlighted.set(
            numbered
                .flat_map(|(tip, number)| Highlight::by_choice(&tip.choice, &number.to_string()))
                .collect(),
        );
        self.counsel.set(Some(counsel));
    }

    fn announce(self) {
        let best = self.counsel.with_untracked(|counsel| counsel.as_ref()?.tips.first().cloned());
        if let Some(tip) = best {
            let label = tip.choice.label;
            let says = Text::new("merlin-says").with("choice", label).with("percent", tip.percent);
            self.say([says].into_iter().chain(tip.points.map(points_at_the_end)));
        }
    }

    fn say(self, sentences: impl IntoIterator<Item = Text>) {
        let say = |text: Text| untrack(|| self.context.say(&text));
        self.live_region.say(sentences.into_iter().map(say).collect::<Vec<_>>().join(" "));
    }
}

/// Merlin's hint. Its elements stay while the numbers change, so that a click does not miss.
#[component]
pub(super) fn Speech() -> impl IntoView {
    let merlin = expect_context::<Merlin>();
    let translator = merlin.context.translator;
    let count = Memo::new(move || match merlin.counsel.get() {
        Some(counsel) if counsel.state != State::Forced => counsel.tips.len(),
        _ => 0,
    });
    view! {
        <section class="merlin" aria-labelledby="merlin-title">
            <header>
                <Emblem id="merlin" class="portrait"/>
                <h2 id="merlin-title">{translator.live("merlin-title")}</h2>
                <button type="button" class="throw" aria-label=translator.live("table-close") on:click=move |_| merlin.dismiss()>"×"</button>
            </header>
            <ol class="tips">
                <For each=move || 1..=count.get() key=|number| *number let:number>
                    <Line number=number/>
                </For>
            </ol>
            <About/>
        </section>
    }
}

/// The progress of the search, and the meaning of the numbers.
#[component]
fn About() -> impl IntoView {
    let merlin = expect_context::<Merlin>();
    let context = merlin.context;
    let translator = context.translator;
    let state = Memo::new(move || merlin.counsel.get().map(|counsel| counsel.state));
    let iterations =
        move || merlin.counsel.with(|counsel| counsel.as_ref().map_or(0, |counsel| counsel.iterations));
    let tries = move |id: &'static str| {
        context.say(&Text::new(id).with("count", iterations()).with("of", ITERATIONS))
    };
    let after = move || {
        let of_points =
            |counsel: &Option<Counsel>| counsel.as_ref()?.tips.first().map(|tip| tip.points.is_some());
        let of_points = merlin.counsel.with(of_points).unwrap_or_default();
        tries(if of_points { "merlin-after-points" } else { "merlin-after" })
    };
    let only = move || {
        let tip = merlin.counsel.with(|counsel| counsel.as_ref()?.tips.first().cloned());
        tip.map(|tip| context.say(&only_choice(&tip.choice)))
    };
    move || {
        match state.get()? {
        State::Thinking => Some(
            view! {
                <div class="tries">
                    <progress
                        max=ITERATIONS.to_string()
                        value=move || iterations().to_string()
                        aria-label=translator.live("merlin-thinks")
                    ></progress>
                    <span>{move || tries("merlin-tries")}</span>
                    <button type="button" class="button" on:click=move |_| merlin.stop()>{translator.live("merlin-stop")}</button>
                </div>
            }
            .into_any(),
        ),
        State::Given => Some(view! { <p class="tries">{move || after()}</p> }.into_any()),
        State::Forced => Some(view! { <p>{move || only()}</p> }.into_any()),
        State::Lost => Some(view! { <p role="alert">{translator.live("merlin-lost")}</p> }.into_any()),
    }
    }
}

/// One of the choices; a click plays it.
#[component]
fn Line(number: usize) -> impl IntoView {
    let merlin = expect_context::<Merlin>();
    let context = merlin.context;
    let tip =
        Memo::new(move || merlin.counsel.with(|counsel| counsel.as_ref()?.tips.get(number - 1).cloned()));
    let percent = move || tip.with(|tip| tip.as_ref().map_or(0, |tip| tip.percent));
    let points = move || tip.with(|tip| tip.as_ref()?.points);
    let promise =
        move || points().map(|points| view! { <small>{context.say(&points_at_the_end(points))}</small> });
    view! {
        <li>
            <button type="button" class="tip" aria-keyshortcuts=number.to_string() on:click=move |_| merlin.play(number)>
                <i class="sign" aria-hidden="true">{number}</i>
                <span>{move || tip.with(|tip| tip.as_ref().map(|tip| context.say(&tip.choice.label)))}</span>
                <b>{move || context.say(&Text::new("merlin-chance").with("percent", percent()))}</b>
                {move || promise()}
                <span class="chance" style:--chance=move || format!("{}%", percent()) aria-hidden="true"></span>
            </button>
        </li>
    }
}

fn points_at_the_end(points: i32) -> Text {
    Text::new("merlin-points").with("points", points)
}

fn only_choice(choice: &Choice) -> Text {
    Text::new("merlin-only").with("choice", choice.label.clone())
}
