//! What a match that is just over was good for.

use engine::Turn;
use leptos::prelude::*;
use scene::Text;

use super::ledger::{BETWEEN, Ledger};
use crate::flow::InARow;
use crate::host::Host;
use crate::route::Route;
use crate::tongue::Tongue;

/// The best score of its class, and the feats that are new. Nothing unless somebody played alone.
#[component]
pub(crate) fn Gained(host: Host, tongue: Tongue) -> impl IntoView {
    let lines = move || {
        let over = host.sight.with(|sight| matches!(sight.turn, Turn::Over(_)));
        over.then(|| host.with(|session| Some((session.header().game.clone(), session.solo_result()?))))
            .flatten()
    };
    move || {
        let (game, laurels) = lines()?;
        let ledger = Ledger::of(&game);
        let best = ledger.best.get(&laurels.class.join(&BETWEEN.to_string()))?;
        let id = host.id();
        let score = if best.deed.id == id { "alone-new-best" } else { "alone-old-best" };
        let mut said = vec![tongue.say(&best.line(score))];
        let new =
            laurels.feats.iter().filter(|feat| ledger.feats.get(**feat).is_some_and(|deed| deed.id == id));
        said.extend(new.map(|feat| tongue.say(&Text::new("alone-new-feat").with("feat", Text::new(*feat)))));
        Some(view! {
            <ul class="gained">
                {said.into_iter().map(|line| view! { <li>{line}</li> }).in_a_row()}
                <li><a href=Route::Alone(game).path()>{tongue.live("alone-link")}</a></li>
            </ul>
        })
    }
}
