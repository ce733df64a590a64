//! The lazy-loaded chunks of the client. Each is loaded when a visitor first needs it.

use std::pin::Pin;
use std::sync::OnceLock;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::i18n::add_messages;
use crate::online::{BestPage, LobbyPage, OnlinePage, PersonPage, YouPage};
use crate::route::Route;
use crate::rulebook::RulebookPage;
use crate::setting::{SettingPage, on_the_server};
use crate::solo::{Gained, SoloEntry, SoloPage, note};
use crate::table_page::lesson::LessonPage;
use crate::table_page::replay::ReplayPage;
use crate::table_page::{Board, MerlinEntry, Places};

/// A lazy-loaded part of the client. The entry is what the other parts call: a function or a set of functions.
pub(crate) struct Chunk<Entry: 'static> {
    entry: OnceLock<Entry>,
    build: fn() -> LoadingEntry<Entry>,
}

/// An entry that is being loaded.
type LoadingEntry<Entry> = Pin<Box<dyn Future<Output = Result<Entry, SplitLoaderError>>>>;

/// Renders the page of a route.
pub(crate) type RenderPage = fn(Route) -> AnyView;

/// The chunk with lessons, rulebooks, solo pages and replays.
pub(crate) static LIBRARY: Chunk<RenderPage> = Chunk::new(|| Box::pin(library()));

/// The chunk for playing with people on other devices.
pub(crate) static ONLINE: Chunk<RenderPage> = Chunk::new(|| Box::pin(online()));

/// The chunk that draws spots, for games with a board.
pub(crate) static BOARD: Chunk<Board> = Chunk::new(|| Box::pin(board()));

/// The chunk with Merlin's hints, loaded when a player first asks.
pub(crate) static MERLIN: Chunk<MerlinEntry> = Chunk::new(|| Box::pin(merlin()));

/// The chunk with the records of solo players.
pub(crate) static SOLO: Chunk<SoloEntry> = Chunk::new(|| Box::pin(solo()));

impl<Entry: Copy> Chunk<Entry> {
    const fn new(build: fn() -> LoadingEntry<Entry>) -> Self {
        Chunk { entry: OnceLock::new(), build }
    }

    /// Returns the entry if the chunk is loaded.
    pub(crate) fn entry(&self) -> Option<Entry> {
        self.entry.get().copied()
    }

    /// Loads the chunk unless it is loaded, and returns its entry.
    pub(crate) async fn fetch(&self) -> Result<Entry, SplitLoaderError> {
        if let Some(entry) = self.entry() {
            return Ok(entry);
        }
        let entry = (self.build)().await?;
        Ok(*self.entry.get_or_init(|| entry))
    }
}

#[wasm_split(library, fallible)]
fn library() -> Result<RenderPage, SplitLoaderError> {
    add_messages([include_str!("../lang/library.en.ftl"), include_str!("../lang/library.de.ftl")]);
    Ok(|route| match route {
        Route::Lesson(game) => view! { <LessonPage game=game/> }.into_any(),
        Route::Rules(game) => view! { <RulebookPage game=game/> }.into_any(),
        Route::Alone(game) => view! { <SoloPage game=game/> }.into_any(),
        Route::Analysis(id) => view! { <ReplayPage id=Some(id) analysed=true/> }.into_any(),
        Route::Replay(id) => view! { <ReplayPage id=id/> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(online, fallible)]
fn online() -> Result<RenderPage, SplitLoaderError> {
    add_messages([include_str!("../lang/online.en.ftl"), include_str!("../lang/online.de.ftl")]);
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
fn merlin() -> Result<MerlinEntry, SplitLoaderError> {
    Ok(MerlinEntry::summon())
}

#[wasm_split(solo, fallible)]
fn solo() -> Result<SoloEntry, SplitLoaderError> {
    Ok(SoloEntry {
        note,
        gained: |handle, translator| view! { <Gained handle=handle translator=translator/> }.into_any(),
    })
}
