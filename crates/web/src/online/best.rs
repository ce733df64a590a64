//! The ranking of a game: its best players, people and bots.

use leptos::prelude::*;
use protocol::{Leaders, Standing};
use table::GameInfo;

use super::me::Me;
use super::nobody::Nobody;
use super::pages::{More, Pages};
use super::standing::{FigureHeads, Figures, Whose};
use super::you::Header;
use crate::app::{Lost, title};
use crate::erased_view::{For, InARow, Show};
use crate::i18n::Translator;
use crate::route::Route;
use crate::settings_bar::SettingsBar;
use crate::signal::{Memo, RwSignal};

/// The ranking of the game with this id.
#[component]
pub(crate) fn BestPage(game: String) -> impl IntoView {
    match games::info(&game) {
        Some(kind) => view! { <Best kind=kind/> }.into_any(),
        None => view! { <Lost message="lost-game" detail=game/> }.into_any(),
    }
}

#[component]
fn Best(kind: &'static dyn GameInfo) -> impl IntoView {
    let me = expect_context::<Me>();
    let ours = expect_context::<Translator>();
    let translator = Translator::on_box(kind);
    title(move || format!("{} – {}", ours.word("best-title"), translator.word("title")));
    let list = Pages::<Leaders>::of(me, format!("/games/{}/leaders", kind.id()));
    list.load();
    let none = move || list.entries.with(Vec::is_empty);
    view! {
        <div class="online-page">
            <Header title="best-title"/>
            <main id="main">
                <OtherGames kind=kind/>
                <Nobody trouble=Memo::new(move || list.trouble.get()) retry=Callback::new(move |()| list.load())/>
                <Show when=move || list.there.get()>
                    <section class="standings" aria-labelledby="best-heading">
                        <h2 id="best-heading">{translator.live("title")}</h2>
                        <Show when=move || !none() fallback=move || view! { <NobodyYet kind=kind/> }>
                            <p class="about">{ours.live("best-about")}</p>
                            <Table standings=list.entries/>
                        </Show>
                        <More pages=list word="best-more"/>
                    </section>
                </Show>
            </main>
            <footer><SettingsBar/></footer>
        </div>
    }
}

/// Links to the rankings of other games.
#[component]
fn OtherGames(kind: &'static dyn GameInfo) -> impl IntoView {
    let ours = expect_context::<Translator>();
    let entry = move |other: &&'static dyn GameInfo| {
        let translator = Translator::on_box(*other);
        let current = (other.id() == kind.id()).then_some("page");
        view! { <li><a href=Route::Best(other.id().to_owned()).path() aria-current=current>{translator.live("title")}</a></li> }
    };
    view! {
        <nav class="of-games" aria-label=ours.live("best-games")>
            <ul>{games::infos().iter().map(entry).in_a_row()}</ul>
        </nav>
    }
}

#[component]
fn Table(standings: RwSignal<Vec<Standing>>) -> impl IntoView {
    let me = expect_context::<Me>();
    let ours = expect_context::<Translator>();
    let row = move |(at, standing): (usize, Standing)| {
        let person = standing.sitter.person().map(|person| person.id);
        let own = move || person.as_ref().is_some_and(|person| me.is(person));
        view! {
            <tr class:of-reader=move || own()>
                <td class="number place-of">{at + 1}"."</td>
                <th scope="row"><Whose sitter=standing.sitter.clone()/></th>
                <Figures standing=standing/>
            </tr>
        }
    };
    let rows = move || standings.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <table>
            <thead><tr>
                <th scope="col" class="number"><span class="unseen">{ours.live("best-place")}</span></th>
                <th scope="col">{ours.live("best-who")}</th>
                <FigureHeads/>
            </tr></thead>
            <tbody><For each=rows key=|(at, _)| *at children=row/></tbody>
        </table>
    }
}

/// Shown while the ranking is empty.
#[component]
fn NobodyYet(kind: &'static dyn GameInfo) -> impl IntoView {
    let ours = expect_context::<Translator>();
    view! {
        <p class="about">{ours.live("best-none")}</p>
        <a class="button go" href=Route::Opening(kind.id().to_owned()).path()>{ours.live("lobby-new")}</a>
    }
}
