//! Parts of the client that not everybody needs. They are fetched by whoever goes there.

use std::sync::OnceLock;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::alone::AlonePage;
use crate::online::{BestPage, LobbyPage, OnlinePage, PersonPage, YouPage};
use crate::route::Route;
use crate::rulebook::RulebookPage;
use crate::setting::{SettingPage, on_the_server};
use crate::table_page::lesson::LessonPage;
use crate::table_page::replay::ReplayPage;

/// A part of the client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wing {
    /// Where one learns, reads, and looks back.
    Study,
    /// Where one meets others.
    Inn,
}

/// How one gets to a page in a wing.
pub(crate) type Door = fn(Route) -> AnyView;

static STUDY: OnceLock<Door> = OnceLock::new();
static INN: OnceLock<Door> = OnceLock::new();

impl Wing {
    /// The door, once the wing was fetched.
    pub(crate) fn door(self) -> Option<Door> {
        match self {
            Wing::Study => STUDY.get().copied(),
            Wing::Inn => INN.get().copied(),
        }
    }

    /// Sees to it that there is a door.
    pub(crate) async fn fetch(self) -> Result<(), SplitLoaderError> {
        match self {
            Wing::Study => drop(STUDY.set(study().await?)),
            Wing::Inn => drop(INN.set(inn().await?)),
        }
        Ok(())
    }
}

#[wasm_split(study, fallible)]
fn study() -> Result<Door, SplitLoaderError> {
    Ok(|route| match route {
        Route::Lesson(game) => view! { <LessonPage game=game/> }.into_any(),
        Route::Rules(game) => view! { <RulebookPage game=game/> }.into_any(),
        Route::Alone(game) => view! { <AlonePage game=game/> }.into_any(),
        Route::Analysis(id) => view! { <ReplayPage id=Some(id) analysed=true/> }.into_any(),
        Route::Replay(id) => view! { <ReplayPage id=id/> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(inn, fallible)]
fn inn() -> Result<Door, SplitLoaderError> {
    Ok(|route| match route {
        Route::Lobby => view! { <LobbyPage/> }.into_any(),
        Route::Opening(game) => view! { <SettingPage game=game place=on_the_server()/> }.into_any(),
        Route::Online(id) => view! { <OnlinePage id=id/> }.into_any(),
        Route::Best(game) => view! { <BestPage game=game/> }.into_any(),
        Route::Person(id) => view! { <PersonPage id=id/> }.into_any(),
        Route::You => view! { <YouPage/> }.into_any(),
        _ => ().into_any(),
    })
}
