//! What Merlin thinks and says: what the best bot would do, with the chances to win. He thinks in a worker of his own,
//! about what whoever asks can see, and can be stopped.

use bots::Level;
use engine::Seat;
use leptos::prelude::*;
use scene::{Choice, Text};
use table::Advice;

use super::{Counsel, Merlin, State, Tip};
use crate::flow::For;
use crate::mind::{Mind, Riddle, Task};
use crate::picture::Emblem;
use crate::signal::Memo;
use crate::table_page::seeing::Meant;

/// So many choices are named.
const TIPS: usize = 3;

/// Merlin thinks longer than a champion, so that his figures are steady.
const ITERATIONS: u32 = 10 * Level::Champion.iterations();

impl Merlin {
    /// What should whoever looks do?
    pub(super) fn think(self) {
        let sight = self.seeing.host.sight.get_untracked();
        let Some(seat) = sight.viewer.filter(|_| !sight.choices.is_empty()) else { return };
        if let [only] = &sight.choices[..] {
            self.say([only_choice(only)]);
            let tips = vec![Tip { choice: only.clone(), percent: 0, points: None }];
            return self.tell(Counsel { tips, iterations: 0, state: State::Forced });
        }
        self.tell(Counsel { tips: Vec::new(), iterations: 0, state: State::Thinking });
        let task = Task::Ponder(self.riddle(seat));
        self.mind.update_value(|mind| mind.follow(&task, move |news| self.hear(news)));
    }

    /// That is enough: what he thinks now is his counsel.
    fn stop(self) {
        self.mind.update_value(Mind::cancel);
        self.counsel.update(|counsel| {
            if let Some(counsel) = counsel {
                counsel.state = State::Given;
            }
        });
        self.announce();
    }

    /// The moment as whoever asks sees it. What is hidden from them has no part in it, not even as a seed.
    fn riddle(self, seat: Seat) -> Riddle {
        self.seeing.host.with(|session| Riddle {
            game: session.header().game.clone(),
            view: session.view(Some(seat)).get().to_owned(),
            seat,
            level: Level::Champion.word().to_owned(),
            iterations: ITERATIONS,
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
                    self.mind.update_value(Mind::rest);
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
        let sight = self.seeing.host.sight.get_untracked();
        let tip = |opinion: &table::Opinion| {
            let choice = sight.choices.iter().find(|choice| choice.notation == opinion.action)?;
            let percent = (opinion.worth? * 100.0).round() as u32;
            Some(Tip { choice: choice.clone(), percent, points: opinion.points })
        };
        advice.opinions.iter().filter_map(tip).take(TIPS).collect()
    }

    /// Shows a counsel, and marks what it means on the table.
    fn tell(self, counsel: Counsel) {
        let numbered = counsel.tips.iter().zip(1..);
        self.seeing.meant.set(
            numbered.flat_map(|(tip, number)| Meant::by_choice(&tip.choice, &number.to_string())).collect(),
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
        let say = |text: Text| untrack(|| self.seeing.say(&text));
        self.herald.say(sentences.into_iter().map(say).collect::<Vec<_>>().join(" "));
    }
}

/// Its parts stay while the figures change, so that whoever touches one does not miss it.
#[component]
pub(super) fn Speech() -> impl IntoView {
    let merlin = expect_context::<Merlin>();
    let tongue = merlin.seeing.tongue;
    let count = Memo::new(move || match merlin.counsel.get() {
        Some(counsel) if counsel.state != State::Forced => counsel.tips.len(),
        _ => 0,
    });
    view! {
        <section class="merlin" aria-labelledby="merlin-title">
            <header>
                <Emblem id="merlin" class="portrait"/>
                <h2 id="merlin-title">{tongue.live("merlin-title")}</h2>
                <button type="button" class="throw" aria-label=tongue.live("table-close") on:click=move |_| merlin.dismiss()>"×"</button>
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

/// How far the thought is, and what its figures mean.
#[component]
fn About() -> impl IntoView {
    let merlin = expect_context::<Merlin>();
    let seeing = merlin.seeing;
    let tongue = seeing.tongue;
    let state = Memo::new(move || merlin.counsel.get().map(|counsel| counsel.state));
    let iterations =
        move || merlin.counsel.with(|counsel| counsel.as_ref().map_or(0, |counsel| counsel.iterations));
    let tries =
        move |id: &'static str| seeing.say(&Text::new(id).with("count", iterations()).with("of", ITERATIONS));
    let after = move || {
        let of_points =
            |counsel: &Option<Counsel>| counsel.as_ref()?.tips.first().map(|tip| tip.points.is_some());
        let of_points = merlin.counsel.with(of_points).unwrap_or_default();
        tries(if of_points { "merlin-after-points" } else { "merlin-after" })
    };
    let only = move || {
        let tip = merlin.counsel.with(|counsel| counsel.as_ref()?.tips.first().cloned());
        tip.map(|tip| seeing.say(&only_choice(&tip.choice)))
    };
    move || {
        match state.get()? {
        State::Thinking => Some(
            view! {
                <div class="tries">
                    <progress
                        max=ITERATIONS.to_string()
                        value=move || iterations().to_string()
                        aria-label=tongue.live("merlin-thinks")
                    ></progress>
                    <span>{move || tries("merlin-tries")}</span>
                    <button type="button" class="button" on:click=move |_| merlin.stop()>{tongue.live("merlin-stop")}</button>
                </div>
            }
            .into_any(),
        ),
        State::Given => Some(view! { <p class="tries">{move || after()}</p> }.into_any()),
        State::Forced => Some(view! { <p>{move || only()}</p> }.into_any()),
        State::Lost => Some(view! { <p role="alert">{tongue.live("merlin-lost")}</p> }.into_any()),
    }
    }
}

/// One of the choices: touching it plays it.
#[component]
fn Line(number: usize) -> impl IntoView {
    let merlin = expect_context::<Merlin>();
    let seeing = merlin.seeing;
    let tip =
        Memo::new(move || merlin.counsel.with(|counsel| counsel.as_ref()?.tips.get(number - 1).cloned()));
    let percent = move || tip.with(|tip| tip.as_ref().map_or(0, |tip| tip.percent));
    let points = move || tip.with(|tip| tip.as_ref()?.points);
    let promise =
        move || points().map(|points| view! { <small>{seeing.say(&points_at_the_end(points))}</small> });
    view! {
        <li>
            <button type="button" class="tip" aria-keyshortcuts=number.to_string() on:click=move |_| merlin.play(number)>
                <i class="sign" aria-hidden="true">{number}</i>
                <span>{move || tip.with(|tip| tip.as_ref().map(|tip| seeing.say(&tip.choice.label)))}</span>
                <b>{move || seeing.say(&Text::new("merlin-chance").with("percent", percent()))}</b>
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
