//! Variants and rule options, each explained.

use engine::Field;
use leptos::prelude::*;
use scene::Text;
use table::GameHandle;

use super::plan::Plan;
use crate::erased_view::InARow;
use crate::i18n::Translator;
use crate::signal::RwSignal;

/// All options of a game: the presets first, then the options that people often change, the others folded away.
#[component]
pub(super) fn HouseRules(
    kind: &'static dyn GameHandle,
    plan: RwSignal<Plan>,
    translator: Translator,
) -> impl IntoView {
    let ours = expect_context::<Translator>();
    let is_rare = |field: &Field| kind.rare_options().contains(&field.key);
    // An option with a single value is no question.
    let fields = || kind.fields().iter().enumerate().filter(|(_, field)| field.values.len() > 1);
    let question =
        |(at, field)| view! { <Question kind=kind at=at field=field plan=plan translator=translator/> };
    let often: Vec<_> = fields().filter(|(_, field)| !is_rare(field)).map(question).collect();
    let rare: Vec<_> = fields().filter(|(_, field)| is_rare(field)).map(question).collect();
    let about_rare = Text::new("set-rare").with("count", rare.len() as u32);
    let changed = move || {
        let changed =
            plan.with(|plan| fields().filter(|(at, field)| is_rare(field) && plan.options[*at] != 0).count());
        ours.say(&Text::new("set-rare-changed").with("count", changed as u32))
    };
    let rare = (!rare.is_empty()).then(|| {
        view! {
            <details>
                <summary><b>{move || ours.say(&about_rare)}</b><small>{move || changed()}</small></summary>
                <ul>{rare.into_iter().in_a_row()}</ul>
            </details>
        }
    });
    view! {
        <aside class="house-rules" aria-label=ours.live("set-rules")>
            <h2>{ours.live("set-rules")}</h2>
            <Presets kind=kind plan=plan translator=translator/>
            <ul>{often.into_iter().in_a_row()}</ul>
            {rare}
        </aside>
    }
}

/// The sets of options with a name, and the entry for all other combinations.
#[component]
fn Presets(kind: &'static dyn GameHandle, plan: RwSignal<Plan>, translator: Translator) -> impl IntoView {
    let ours = expect_context::<Translator>();
    let presets = kind.presets();
    if presets.is_empty() {
        return view! { <p>{ours.live("set-rules-about")}</p> }.into_any();
    }
    let choices = presets.iter().map(|preset| {
        let name = format!("preset-{}", preset.id);
        let about = format!("{name}-about");
        view! {
            <label>
                <input
                    type="radio"
                    name="preset"
                    prop:checked=move || plan.with(|plan| plan.is_preset(preset))
                    on:change=move |_| plan.update(|plan| plan.choose_preset(kind, preset))
                />
                <span><b>{move || translator.word(&name)}</b><small>{move || translator.word(&about)}</small></span>
            </label>
        }
    });
    let is_own = move || plan.with(|plan| !presets.iter().any(|preset| plan.is_preset(preset)));
    view! {
        <fieldset class="presets">
            <legend class="unseen">{ours.live("set-presets")}</legend>
            {choices.in_a_row()}
            <label class="own-rules" class:off=move || !is_own()>
                <input type="radio" name="preset" disabled=move || !is_own() prop:checked=move || is_own()/>
                <span><b>{ours.live("set-own-rules")}</b><small>{ours.live("set-own-rules-about")}</small></span>
            </label>
        </fieldset>
    }
    .into_any()
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
        <li data-option=field.key>
            <div><b>{move || say("")}</b>{control}</div>
            <p>{move || say("-about")}</p>
        </li>
    }
}
