//! Addresses: which page the client shows, and how it is written in the address bar.

use crate::signal::RwSignal;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// A page of the client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// The boxes, and the matches that wait.
    Shelf,
    /// Setting the table for a game.
    Setting(String),
    /// A running match, by its number.
    Table(String),
    /// A game's rulebook.
    Rules(String),
    /// A game's lesson.
    Lesson(String),
    /// Records, feats and the challenge of the day for those who play a game alone.
    Alone(String),
    /// A match once more, by its number; none: one from the address itself, or from a file.
    Replay(Option<String>),
    /// What decided a match, by its number.
    Analysis(String),
    /// Tables on the server.
    Lobby,
    /// Opening one of them, by its game.
    Opening(String),
    /// A table on the server, by its id.
    Online(String),
    /// The best players of a game.
    Best(String),
    /// Somebody, by their id.
    Person(String),
    /// Who the reader is to the server.
    You,
    /// An address nobody knows.
    Lost,
}

impl Route {
    /// Reads the path of an address.
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

    /// The path that leads here.
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

/// Where the reader is.
#[derive(Clone, Copy)]
pub(crate) struct Compass(RwSignal<Visit>);

/// A page that was gone to. Whoever goes to the same page again begins anew there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Visit {
    pub(crate) route: Route,
    pub(crate) number: u32,
}

impl Compass {
    /// Starts at the page's address, and follows the browser's back and forward.
    pub(crate) fn start() -> Compass {
        let here = || Route::read(&window().location().pathname().unwrap_or_default());
        let compass = Compass(RwSignal::new(Visit { route: here(), number: 0 }));
        window_event_listener(ev::popstate, move |_| {
            // A step within a page, to one of its clauses, leaves the page as it is.
            if compass.0.with_untracked(|visit| visit.route != here()) {
                compass.visit(here());
            }
        });
        window_event_listener(ev::click, move |event| compass.follow(&event));
        compass
    }

    /// The page to show.
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
        // A browser that refuses a new address, e.g. after hundreds in a moment, still shows the page.
        let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(address));
        self.visit(Route::read(path_of(address)));
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }

    /// Takes over a click on one of our own links, unless it asks for a new tab or the like.
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

/// An address without the place within the page.
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
