//! Variants and rule options, each explained.

use engine::Field;
use leptos::prelude::*;
use table::GameHandle;

use super::plan::Plan;
use crate::erased_view::InARow;
use crate::i18n::Translator;
use crate::signal::RwSignal;

/// All options of a game.
#[component]
pub(super) fn HouseRules(
    kind: &'static dyn GameHandle,
    plan: RwSignal<Plan>,
    translator: Translator,
) -> impl IntoView {
    let ours = expect_context::<Translator>();
    let fields = kind.fields().iter().enumerate();
    view! {
        <aside class="house-rules" aria-label=ours.live("set-rules")>
            <h2>{ours.live("set-rules")}</h2>
            <p>{ours.live("set-rules-about")}</p>
            <ul>
                {fields.map(|(at, field)| view! { <Question kind=kind at=at field=field plan=plan translator=translator/> }).in_a_row()}
            </ul>
        </aside>
    }
}

/// One option: a switch for yes or no, otherwise a list.
#[component]
fn Question(
    kind: &'static dyn GameHandle,
    at: usize,
    field: &'static Field,
    plan: RwSignal<Plan>,
    translator: Translator,
) -> impl IntoView {
    let value = move || plan.with(|plan| plan.options[at]);
    let choose = move |value: usize| plan.update(|plan| plan.choose(kind, at, value));
    let say = move |suffix: &str| translator.word(&format!("option-{}{suffix}", field.key));
    let value_name = move |value: usize| say(&format!("-{}", field.values[value]));
    let control = if field.values == ["no", "yes"] {
        view! {
            <button
                type="button"
                role="switch"
                class="switch"
                aria-checked=move || (value() == 1).to_string()
                aria-label=move || say("")
                on:click=move |_| choose(1 - value())
            >
                <span>{move || value_name(value())}</span>
                <i></i>
            </button>
        }
        .into_any()
    } else {
        let options = (0..field.values.len()).map(|at| {
            view! { <option value=at.to_string() selected=move || value() == at>{move || value_name(at)}</option> }
        });
        view! {
            <select
                aria-label=move || say("")
                on:change=move |event| choose(event_target_value(&event).parse().unwrap_or(0))
            >
                {options.in_a_row()}
            </select>
        }
        .into_any()
    };
    view! {
        <li>
            <div><b>{move || say("")}</b>{control}</div>
            <p>{move || say("-about")}</p>
        </li>
    }
}
