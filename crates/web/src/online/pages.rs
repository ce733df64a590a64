//! Lists that the server returns page by page.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Leaders, Standing, TableInfo, TablePage};
use serde::de::DeserializeOwned;

use super::ask::{NOTHING, Trouble, ask};
use super::me::Me;
use crate::erased_view::Show;
use crate::i18n::Translator;
use crate::signal::{RwSignal, StoredValue};

/// A page of a list.
pub(super) trait Page: DeserializeOwned + 'static {
    type Entry: Send + Sync + 'static;

    /// Returns the entries of this page, and the query for the next page; `None` on the last page.
    fn read(self) -> (Vec<Self::Entry>, Option<String>);
}

impl Page for TablePage {
    type Entry = TableInfo;

    fn read(self) -> (Vec<TableInfo>, Option<String>) {
        (self.tables, self.before.map(|before| format!("?before={before}")))
    }
}

impl Page for Leaders {
    type Entry = Standing;

    fn read(self) -> (Vec<Standing>, Option<String>) {
        (self.standings, self.skip.map(|skip| format!("?skip={skip}")))
    }
}

/// The loaded part of a list.
pub(super) struct Pages<P: Page> {
    me: Me,
    path: StoredValue<String>,
    pub(super) entries: RwSignal<Vec<P::Entry>>,
    next: RwSignal<Option<String>>,
    /// Whether the server has answered.
    pub(super) there: RwSignal<bool>,
    pub(super) trouble: RwSignal<Option<Trouble>>,
    /// The number of the last request, and whether it is pending.
    asked: StoredValue<(u32, bool)>,
}

impl<P: Page> Clone for Pages<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Page> Copy for Pages<P> {}

impl<P: Page> Pages<P> {
    /// Creates an empty list for this path.
    pub(super) fn of(me: Me, path: String) -> Pages<P> {
        Pages {
            me,
            path: StoredValue::new(path),
            entries: RwSignal::new(Vec::new()),
            next: RwSignal::new(None),
            there: RwSignal::new(false),
            trouble: RwSignal::new(None),
            asked: StoredValue::new((0, false)),
        }
    }

    /// Loads the first page and forgets the others.
    pub(super) fn load(self) {
        self.ask(None);
    }

    /// Loads the next page, unless a request is pending.
    fn load_more(self) {
        let next = self.next.get_untracked();
        if next.is_some() && !self.asked.get_value().1 {
            self.ask(next);
        }
    }

    fn ask(self, next: Option<String>) {
        let number = self.asked.get_value().0 + 1;
        self.asked.set_value((number, true));
        let path = self.path.with_value(|path| format!("{path}{}", next.as_deref().unwrap_or_default()));
        spawn_local(async move {
            let answer = ask::<P>(self.me, "GET", &path, NOTHING).await;
            // A newer request replaced this one, or the page was closed.
            if self.asked.try_get_value() != Some((number, true)) {
                return;
            }
            self.asked.set_value((number, false));
            match answer.map(P::read) {
                Ok((entries, after)) => {
                    self.entries.update(|all| match next {
                        Some(_) => all.extend(entries),
                        None => *all = entries,
                    });
                    self.next.set(after);
                    self.there.set(true);
                    self.trouble.set(None);
                }
                Err(why) => self.trouble.set(Some(why)),
            }
        });
    }
}

/// The button that loads the next page, while there is one.
#[component]
pub(super) fn More<P: Page>(pages: Pages<P>, word: &'static str) -> impl IntoView {
    let translator = expect_context::<Translator>();
    view! {
        <Show when=move || pages.next.with(Option::is_some)>
            <button type="button" class="button" on:click=move |_| pages.load_more()>{translator.live(word)}</button>
        </Show>
    }
}
