//! The drawer: the log, and explanations.

use lang::Rulebook;
use leptos::prelude::*;
use scene::{Face, Piece, PieceKind, Spot, StoryLine, Text, Zone};
use table::{Passage, passages};

use super::context::{Subject, TableContext};
use super::others::Others;
use super::piece::picture;
use crate::erased_view::{For, InARow};
use crate::lazy::BOARD;
use crate::picture::Shield;
use crate::route::Route;
use crate::signal::Memo;

#[component]
pub(super) fn Drawer() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let translator = context.translator;
    let rules = Route::Rules(context.handle.kind.id().to_owned()).path();
    let others = use_context::<Others>();
    let talks = Memo::new(move || others.is_some_and(|others| others.talks.get()));
    let heading = move || match others {
        Some(others) => (others.tabs)(),
        None => view! { <h2>{translator.live("table-log")}</h2> }.into_any(),
    };
    view! {
        <aside class="drawer" aria-label=translator.live("table-log")>
            <header>
                {move || heading()}
                <a class="clause-link" href=rules>{translator.live("rules")}</a>
                <button type="button" class="close" aria-label=translator.live("table-close") on:click=move |_| context.drawer.set(false)>
                    "×"
                </button>
            </header>
            {move || match others.filter(|_| talks.get()) {
                Some(others) => (others.talk)(),
                None => view! { <Log/><Explanation/> }.into_any(),
            }}
        </aside>
    }
}

/// The story, oldest passage first. The style keeps its end in sight.
#[component]
fn Log() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let story = Memo::new(move || context.handle.story(|story| passages(story).collect::<Vec<Passage>>()));
    let numbered = move || story.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <div class="log">
            <ol aria-label=context.translator.live("table-log")>
                <For each=numbered key=|(at, passage)| (*at, passage.told.line.text.id.clone()) let:entry>
                    {entry_of(context, entry.1)}
                </For>
            </ol>
        </div>
    }
}

fn entry_of(context: TableContext, Passage { told, run }: Passage) -> AnyView {
    let shield = told.line.seat.map(|seat| view! { <Shield seat=seat class="shield"/> });
    if !told.line.level.is_sentence() {
        return view! { <li class="heading">{shield}<h3>{move || context.say(&told.line.text)}</h3></li> }
            .into_any();
    }
    let unfolded = (!run.is_empty()).then(|| {
        let lines = run.into_iter().map(|told| view! { <li>{sentence(context, told.line)}</li> }).in_a_row();
        view! { <details><summary>{context.translator.live("table-unfold")}</summary><ol>{lines}</ol></details> }
    });
    view! { <li>{shield}<div>{sentence(context, told.line)}{unfolded}</div></li> }.into_any()
}

fn sentence(context: TableContext, line: StoryLine) -> AnyView {
    let clause = line.clause.into_owned();
    let subject = Subject::Clause(clause.clone());
    view! {
        <p>
            {move || context.say(&line.text)}" "
            <button type="button" class="clause-link" tabindex="-1" on:click=move |_| context.subject.set(subject.clone())>
                {clause}
            </button>
        </p>
    }
    .into_any()
}

/// The explanation of a piece or a clause.
#[component]
pub(super) fn Explanation() -> impl IntoView {
    let context = expect_context::<TableContext>();
    let book = Memo::new(move || Rulebook::of(context.translator.locale(), context.handle.kind.words()));
    let clause = move |id: &str| book.with(|book| book.clause(id).cloned());
    let clause_view = move |id: String| {
        clause(&id).map(|clause| {
            let rules = Route::Rules(context.handle.kind.id().to_owned());
            let place = format!("{}#{}", rules.path(), clause.id);
            view! { <div class="clause"><h3><a href=place>{clause.id}</a></h3><p>{plain(&clause.text)}</p></div> }
        })
    };
    let present = context.part(|sight| sight.scene.clauses.clone());
    // The first clause says what is done now. The others, for example those of a room, unfold on demand.
    let moment = move || {
        let clauses = present.get();
        let (first, others) = clauses.split_first()?;
        let summary = Text::new("table-more-rules").with("count", others.len() as u32);
        let others: Vec<AnyView> = others.iter().map(|&id| clause_view(id.to_owned()).into_any()).collect();
        let more = (!others.is_empty()).then(|| {
            view! {
                <details class="more-clauses">
                    <summary>{context.translator.say(&summary)}</summary>
                    {others}
                </details>
            }
        });
        Some(view! { {clause_view((*first).to_owned())} {more} }.into_any())
    };
    let view = move || match context.subject.get() {
        Subject::Moment => moment(),
        Subject::Clause(id) => Some(clause_view(id).into_any()),
        Subject::Piece(id) => {
            let sight = context.sight();
            let piece = sight.scene.zones.iter().flat_map(|zone| &zone.pieces).find(|piece| piece.id == id);
            piece.map(|piece| explained(context, piece).into_any())
        }
        Subject::Spot(id) => {
            let sight = context.sight();
            let spots =
                sight.scene.zones.iter().flat_map(|zone| zone.spots.iter().map(move |spot| (zone, spot)));
            let found = spots.into_iter().find(|(_, spot)| spot.id == id);
            found.map(|(zone, spot)| explained_spot(context, spot, zone).into_any())
        }
    };
    view! { <div class="explanation">{move || view()}</div> }
}

fn explained(context: TableContext, piece: &Piece) -> impl IntoView + use<> {
    let thoughts = context.speak(|voice, names| lang::explain(piece, voice, names));
    let clause = match &piece.face {
        Face::Up(front) => front.clause.as_deref(),
        Face::Down { .. } => None,
    };
    view! {
        <div class="piece-explained">
            <span class="picture" class:card=piece.kind == PieceKind::Card>{picture(context, piece)}</span>
            {told(context, thoughts, clause)}
        </div>
    }
}

fn explained_spot(context: TableContext, spot: &Spot, zone: &Zone) -> impl IntoView + use<> {
    let thoughts = context.speak(|voice, names| lang::explain_spot(spot, zone, voice, names));
    let markup = BOARD.entry().map(|board| (board.place)(spot.shape, spot.tincture));
    view! {
        <div class="piece-explained">
            <span class="picture">
                <svg class="face" viewBox="0 0 64 64" aria-hidden="true" inner_html=markup></svg>
            </span>
            {told(context, thoughts, spot.clause)}
        </div>
    }
}

/// A name, facts about it, and the clause.
fn told(context: TableContext, thoughts: Vec<String>, clause: Option<&str>) -> impl IntoView + use<> {
    let mut thoughts = thoughts.into_iter();
    let name = thoughts.next();
    let link = clause.map(|clause| {
        let subject = Subject::Clause(clause.to_owned());
        view! {
            <button type="button" class="clause-link" on:click=move |_| context.subject.set(subject.clone())>
                {clause.to_owned()}
            </button>
        }
    });
    view! {
        <div>
            <h3>{name}</h3>
            {thoughts.map(|thought| view! { <p>{thought}</p> }).in_a_row()}
            {link}
        </div>
    }
}

/// Removes the Markdown markup of a clause.
fn plain(markdown: &str) -> String {
    markdown.replace("**", "").replace(['*', '`'], "")
}
