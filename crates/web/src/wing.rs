//! Parts of the client that not everybody needs. They are fetched by whoever goes there.

use std::pin::Pin;
use std::sync::OnceLock;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::alone::{AlonePage, Gained, Honours, note};
use crate::online::{BestPage, LobbyPage, OnlinePage, PersonPage, YouPage};
use crate::route::Route;
use crate::rulebook::RulebookPage;
use crate::setting::{SettingPage, on_the_server};
use crate::table_page::lesson::LessonPage;
use crate::table_page::replay::ReplayPage;
use crate::table_page::{Board, Counsellor, Places};
use crate::tongue::say_too;

/// A part of the client, with a door of some kind.
pub(crate) struct Wing<Door: 'static> {
    door: OnceLock<Door>,
    build: fn() -> Coming<Door>,
}

/// A door on its way.
type Coming<Door> = Pin<Box<dyn Future<Output = Result<Door, SplitLoaderError>>>>;

/// How one gets to a page.
pub(crate) type ToPage = fn(Route) -> AnyView;

/// Where one learns, reads, and looks back.
pub(crate) static STUDY: Wing<ToPage> = Wing::new(|| Box::pin(study()));

/// Where one meets others.
pub(crate) static INN: Wing<ToPage> = Wing::new(|| Box::pin(inn()));

/// What draws places on a table, for games that have a board.
pub(crate) static BOARD: Wing<Board> = Wing::new(|| Box::pin(board()));

/// Merlin, for those who ask him.
pub(crate) static MERLIN: Wing<Counsellor> = Wing::new(|| Box::pin(merlin()));

/// What those who play alone have achieved.
pub(crate) static HONOURS: Wing<Honours> = Wing::new(|| Box::pin(honours()));

impl<Door: Copy> Wing<Door> {
    const fn new(build: fn() -> Coming<Door>) -> Self {
        Wing { door: OnceLock::new(), build }
    }

    /// The door, once the wing was fetched.
    pub(crate) fn door(&self) -> Option<Door> {
        self.door.get().copied()
    }

    /// Sees to it that there is a door.
    pub(crate) async fn fetch(&self) -> Result<Door, SplitLoaderError> {
        if let Some(door) = self.door() {
            return Ok(door);
        }
        let door = (self.build)().await?;
        Ok(*self.door.get_or_init(|| door))
    }
}

#[wasm_split(study, fallible)]
fn study() -> Result<ToPage, SplitLoaderError> {
    say_too([include_str!("../lang/study.en.ftl"), include_str!("../lang/study.de.ftl")]);
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
fn inn() -> Result<ToPage, SplitLoaderError> {
    say_too([include_str!("../lang/inn.en.ftl"), include_str!("../lang/inn.de.ftl")]);
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

#[wasm_split(board, fallible)]
fn board() -> Result<Board, SplitLoaderError> {
    art::lay_out_for_boards();
    Ok(Board {
        places: |zone| view! { <Places zone=zone/> }.into_any(),
        standing: art::standing,
        place: art::place,
    })
}

#[wasm_split(merlin, fallible)]
fn merlin() -> Result<Counsellor, SplitLoaderError> {
    Ok(Counsellor::summon())
}

#[wasm_split(honours, fallible)]
fn honours() -> Result<Honours, SplitLoaderError> {
    Ok(Honours { note, gained: |host, tongue| view! { <Gained host=host tongue=tongue/> }.into_any() })
}
