//! Routes: the pages of the client and their addresses.

use crate::signal::RwSignal;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// A page of the client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// The games, and the matches to continue.
    Shelf,
    /// The setup of a table for a game.
    Setting(String),
    /// A match on this device, by its number.
    Table(String),
    /// The rulebook of a game.
    Rules(String),
    /// The lesson of a game.
    Lesson(String),
    /// Records, feats and the daily challenge of a game, for solo players.
    Alone(String),
    /// The replay of the match with this number. `None`: of the match in the address itself, or in a file.
    Replay(Option<String>),
    /// The analysis of the match with this number.
    Analysis(String),
    /// The tables on the server.
    Lobby,
    /// The form for opening a table of a game on the server.
    Opening(String),
    /// The table with this id on the server.
    Online(String),
    /// The ranking of a game.
    Best(String),
    /// The person with this id.
    Person(String),
    /// The account page.
    You,
    /// An unknown address.
    Lost,
}

impl Route {
    /// Parses the path of an address.
    pub(crate) fn read(path: &str) -> Route {
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let route = match (parts.next(), parts.next()) {
            (None, _) => Route::Shelf,
            (Some("set"), Some(game)) => Route::Setting(game.to_owned()),
            (Some("table"), Some(id)) => Route::Table(id.to_owned()),
            (Some("learn"), Some(game)) => Route::Lesson(game.to_owned()),
            (Some("rules"), Some(game)) => Route::Rules(game.to_owned()),
            (Some("alone"), Some(game)) => Route::Alone(game.to_owned()),
            (Some("analysis"), Some(id)) => Route::Analysis(id.to_owned()),
            (Some("tables"), None) => Route::Lobby,
            (Some("tables"), Some(id)) => Route::Online(id.to_owned()),
            (Some("open"), Some(game)) => Route::Opening(game.to_owned()),
            (Some("best"), Some(game)) => Route::Best(game.to_owned()),
            (Some("people"), Some(id)) => Route::Person(id.to_owned()),
            (Some("you"), None) => Route::You,
            (Some("replay"), id) => Route::Replay(id.map(str::to_owned)),
            _ => Route::Lost,
        };
        if parts.next().is_some() { Route::Lost } else { route }
    }

    /// Returns the path of this page.
    pub(crate) fn path(&self) -> String {
        match self {
            Route::Shelf | Route::Lost => "/".to_owned(),
            Route::Setting(game) => format!("/set/{game}"),
            Route::Table(id) => format!("/table/{id}"),
            Route::Lesson(game) => format!("/learn/{game}"),
            Route::Rules(game) => format!("/rules/{game}"),
            Route::Alone(game) => format!("/alone/{game}"),
            Route::Analysis(id) => format!("/analysis/{id}"),
            Route::Lobby => "/tables".to_owned(),
            Route::Online(id) => format!("/tables/{id}"),
            Route::Opening(game) => format!("/open/{game}"),
            Route::Best(game) => format!("/best/{game}"),
            Route::Person(id) => format!("/people/{id}"),
            Route::You => "/you".to_owned(),
            Route::Replay(None) => "/replay".to_owned(),
            Route::Replay(Some(id)) => format!("/replay/{id}"),
        }
    }
}

/// The current page.
#[derive(Clone, Copy)]
pub(crate) struct Compass(RwSignal<Visit>);

/// A visit to a page. Going to the same page again starts a new visit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Visit {
    pub(crate) route: Route,
    pub(crate) number: u32,
}

impl Compass {
    /// Starts at the page's address, and follows the browser's back and forward buttons.
    pub(crate) fn start() -> Compass {
        let here = || Route::read(&window().location().pathname().unwrap_or_default());
        let compass = Compass(RwSignal::new(Visit { route: here(), number: 0 }));
        window_event_listener(ev::popstate, move |_| {
            // A change of the fragment, for example to another clause, stays on the page.
            if compass.0.with_untracked(|visit| visit.route != here()) {
                compass.visit(here());
            }
        });
        window_event_listener(ev::click, move |event| compass.follow(&event));
        compass
    }

    /// Returns the page to show.
    pub(crate) fn page(self) -> Visit {
        self.0.get()
    }

    fn visit(self, route: Route) {
        self.0.update(|visit| *visit = Visit { route, number: visit.number + 1 });
    }

    /// Goes to another page.
    pub(crate) fn go(self, route: Route) {
        self.go_to(&route.path());
    }

    fn go_to(self, address: &str) {
        let history = window().history().expect("a page has a history");
        // A browser may refuse a new address, e.g. after hundreds within a moment. The client shows the page anyway.
        let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(address));
        self.visit(Route::read(path_of(address)));
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }

    /// Handles a click on an internal link, unless it opens a new tab or the like.
    fn follow(self, event: &web_sys::MouseEvent) {
        if event.button() != 0 || event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key()
        {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(link) = target.and_then(|element| element.closest("a[href^='/']").ok().flatten()) else {
            return;
        };
        if link.has_attribute("target") || link.has_attribute("download") {
            return;
        }
        let href = link.get_attribute("href").unwrap_or_default();
        let same_page = self.0.with_untracked(|visit| visit.route == Route::read(path_of(&href)));
        if same_page && href.contains('#') {
            return;
        }
        event.prevent_default();
        self.go_to(&href);
    }
}

/// Removes the fragment of an address.
fn path_of(address: &str) -> &str {
    address.split('#').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_where_they_came_from() {
        for route in [
            Route::Shelf,
            Route::Setting("king-arthur".to_owned()),
            Route::Table("17".to_owned()),
            Route::Rules("king-arthur".to_owned()),
            Route::Lesson("king-arthur".to_owned()),
            Route::Analysis("17".to_owned()),
            Route::Alone("knight".to_owned()),
            Route::Lobby,
            Route::Opening("ring".to_owned()),
            Route::Online("abc".to_owned()),
            Route::Best("ring".to_owned()),
            Route::Person("abc".to_owned()),
            Route::You,
            Route::Replay(None),
            Route::Replay(Some("17".to_owned())),
        ] {
            assert_eq!(Route::read(&route.path()), route);
        }
    }

    #[test]
    fn strange_addresses_are_lost() {
        for path in ["/nowhere", "/table", "/table/1/2", "/set"] {
            assert_eq!(Route::read(path), Route::Lost, "{path}");
        }
    }
}
