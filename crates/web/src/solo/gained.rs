//! The honours of a solo match that has just ended.

use engine::Turn;
use leptos::prelude::*;
use scene::Text;

use super::records::{BETWEEN, Ledger};
use crate::erased_view::InARow;
use crate::i18n::Translator;
use crate::match_handle::MatchHandle;
use crate::route::Route;

/// The best score of its class, and the new feats. Empty unless the match had one player.
#[component]
pub(crate) fn Gained(handle: MatchHandle, translator: Translator) -> impl IntoView {
    let lines = move || {
        let over = handle.snapshot.with(|sight| matches!(sight.turn, Turn::Over(_)));
        over.then(|| handle.with(|session| Some((session.header().game.clone(), session.solo_result()?))))
            .flatten()
    };
    move || {
        let (game, solo_result) = lines()?;
        let ledger = Ledger::of(&game);
        let best = ledger.best.get(&solo_result.class.join(&BETWEEN.to_string()))?;
        let id = handle.id();
        let score = if best.deed.id == id { "alone-new-best" } else { "alone-old-best" };
        let mut said = vec![translator.say(&best.line(score))];
        let new = solo_result
            .feats
            .iter()
            .filter(|feat| ledger.feats.get(**feat).is_some_and(|deed| deed.id == id));
        said.extend(
            new.map(|feat| translator.say(&Text::new("alone-new-feat").with("feat", Text::new(*feat)))),
        );
        Some(view! {
            <ul class="gained">
                {said.into_iter().map(|line| view! { <li>{line}</li> }).in_a_row()}
                <li><a href=Route::Alone(game).path()>{translator.live("alone-link")}</a></li>
            </ul>
        })
    }
}
