//! A chapter: its heading, its text, its clauses.

use lang::{Clause, Section};
use leptos::prelude::*;

use super::Reading;
use super::faces::Card;
use super::markdown::{self, Block, Run, Style};
use crate::erased_view::InARow;
use crate::signal::StoredValue;

/// Returns the id of a chapter's heading.
pub(super) fn anchor(at: usize) -> String {
    format!("chapter-{}", at + 1)
}

/// Returns whether a clause contains the search text.
pub(super) fn has(clause: &Clause, wanted: &str) -> bool {
    markdown::fold(&clause.id).contains(wanted) || markdown::plain(&clause.text).contains(wanted)
}

/// Returns whether a chapter contains the search text.
pub(super) fn finds(section: &Section, wanted: &str) -> bool {
    wanted.is_empty()
        || markdown::fold(&section.title).contains(wanted)
        || markdown::plain(&section.intro).contains(wanted)
        || section.clauses.iter().any(|clause| has(clause, wanted))
}

#[component]
pub(super) fn Chapter(at: usize, section: Section) -> impl IntoView {
    let reading = expect_context::<Reading>();
    let wanted = reading.wanted.get_untracked();
    let heading = anchor(at);
    let intro_counts = wanted.is_empty() || markdown::plain(&section.intro).contains(&wanted);
    let intro = intro_counts.then(|| blocks(reading, &section.intro, &wanted));
    let clauses = section.clauses.iter().filter(|clause| wanted.is_empty() || has(clause, &wanted));
    let clauses = clauses.map(|clause| clause_view(reading, clause, &wanted)).in_a_row();
    view! {
        <section aria-labelledby=heading>
            <h2 id=heading.clone() tabindex="-1">{marked(&section.title, &wanted)}</h2>
            <div class="intro">{intro}</div>
            {clauses}
        </section>
    }
}

fn clause_view(reading: Reading, clause: &Clause, wanted: &str) -> impl IntoView + use<> {
    let id = StoredValue::new(clause.id.clone());
    let aimed = move || reading.aim.with(|aim| id.with_value(|id| id == aim));
    // A search shows text only, without cards.
    let cards =
        if wanted.is_empty() { reading.pack.with_value(|pack| pack.of(&clause.id)) } else { Vec::new() };
    let figure = (!cards.is_empty()).then(|| {
        let cards = cards.into_iter().map(|piece| view! { <Card piece=piece linked=false/> });
        view! { <div class="figure">{cards.in_a_row()}</div> }
    });
    view! {
        <div class="clause" id=clause.id.clone() tabindex="-1" class:aimed=move || aimed()>
            <a class="number" href=format!("#{}", clause.id)>{marked(&clause.id, wanted)}</a>
            <div>{blocks(reading, &clause.text, wanted)}{figure}</div>
        </div>
    }
}

fn blocks(reading: Reading, text: &str, wanted: &str) -> impl IntoView + use<> {
    markdown::blocks(text).iter().map(|block| block_view(reading, block, wanted)).in_a_row()
}

fn block_view(reading: Reading, block: &Block, wanted: &str) -> AnyView {
    match block {
        Block::Paragraph(runs) => view! { <p>{words(reading, runs, wanted)}</p> }.into_any(),
        Block::List(items) => {
            let items = items.iter().map(|item| view! { <li>{words(reading, item, wanted)}</li> });
            view! { <ul>{items.in_a_row()}</ul> }.into_any()
        }
        Block::Table { head, rows } => {
            // An empty corner cell is not a heading.
            let head = head.iter().map(|cell| match &cell[..] {
                [] => view! { <td></td> }.into_any(),
                cell => view! { <th scope="col">{words(reading, cell, wanted)}</th> }.into_any(),
            });
            let row = |row: &Vec<Vec<Run>>| {
                let cells = row.iter().map(|cell| view! { <td>{words(reading, cell, wanted)}</td> });
                view! { <tr>{cells.in_a_row()}</tr> }
            };
            view! {
                <div class="scrolls" tabindex="0">
                    <table>
                        <thead><tr>{head.in_a_row()}</tr></thead>
                        <tbody>{rows.iter().map(row).in_a_row()}</tbody>
                    </table>
                </div>
            }
            .into_any()
        }
    }
}

fn words(reading: Reading, runs: &[Run], wanted: &str) -> impl IntoView + use<> {
    runs.iter().map(|run| run_view(reading, run, wanted)).in_a_row()
}

fn run_view(reading: Reading, run: &Run, wanted: &str) -> AnyView {
    let linked = |(word, is_number): (String, bool)| {
        let known = is_number && reading.book.with_untracked(|book| book.clause(&word).is_some());
        let inner = marked(&word, wanted);
        if known { view! { <a href=format!("#{word}")>{inner}</a> }.into_any() } else { inner }
    };
    let inner = markdown::numbers(&run.text).into_iter().map(linked).in_a_row();
    match run.style {
        Style::Plain => inner.into_any(),
        Style::Bold => view! { <b>{inner}</b> }.into_any(),
        Style::Italic => view! { <em>{inner}</em> }.into_any(),
        Style::Code => view! { <code>{inner}</code> }.into_any(),
    }
}

/// Highlights the search text.
fn marked(text: &str, wanted: &str) -> AnyView {
    let parts = markdown::hits(text, wanted)
        .into_iter()
        .map(|(part, hit)| if hit { view! { <mark>{part}</mark> }.into_any() } else { part.into_any() });
    parts.in_a_row().into_any()
}
