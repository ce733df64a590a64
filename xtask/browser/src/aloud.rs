//! The table as a screen reader presents it: roles, names and states of the accessibility tree, and a keyboard.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::Key;

use crate::browser::Browser;
use xtask::shell::Failed;

/// The maximum number of key presses to reach an element.
const PRESSES: usize = 150;

/// A node of the accessibility tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Thing {
    /// The id of the node while the page is loaded, because two cards may have the same name.
    number: Option<u64>,
    pub(crate) role: String,
    pub(crate) name: String,
    /// For a toggle button, whether it is pressed.
    pub(crate) pressed: Option<bool>,
    pub(crate) focused: bool,
    /// Role and name of each named ancestor, from the outside to the inside. Unnamed ancestors are not announced and
    /// depend on the layout, so they are left out.
    pub(crate) within: Vec<(String, String)>,
}

impl Thing {
    pub(crate) fn is(&self, role: &str, name: &str) -> bool {
        self.role == role && self.name == name
    }

    /// Returns whether an ancestor has this role and name.
    pub(crate) fn is_within(&self, role: &str, name: &str) -> bool {
        self.within.iter().any(|around| around.0 == role && around.1 == name)
    }
}

/// Returns all nodes that a screen reader can announce on the page now.
pub(crate) async fn listen(browser: &Browser) -> Result<Vec<Thing>, Failed> {
    let tree = browser.tools("Accessibility.getFullAXTree", json!({})).await?;
    Ok(things(&tree))
}

/// Returns the focused node with its ancestors. The browser answers this much faster than a query of the whole tree.
async fn focus(browser: &Browser) -> Result<Option<Thing>, Failed> {
    let active = browser.tools("Runtime.evaluate", json!({"expression": "document.activeElement"})).await?;
    let Some(id) = active["result"]["objectId"].as_str() else { return Ok(None) };
    let wanted = json!({"objectId": id, "fetchRelatives": true});
    let tree = browser.tools("Accessibility.getPartialAXTree", wanted).await?;
    let focused = things(&tree).into_iter().rfind(|thing| thing.focused && thing.role != "RootWebArea");
    browser.tools("Runtime.releaseObject", json!({"objectId": id})).await?;
    Ok(focused)
}

/// Converts a part of the accessibility tree.
fn things(tree: &Value) -> Vec<Thing> {
    let nodes = tree["nodes"].as_array().map(Vec::as_slice).unwrap_or_default();
    let by_id: HashMap<&str, &Value> =
        nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
    let heard = nodes.iter().filter(|node| node["ignored"] != json!(true));
    heard.map(|node| thing(node, &by_id)).collect()
}

fn thing(node: &Value, by_id: &HashMap<&str, &Value>) -> Thing {
    let mut within = Vec::new();
    let mut parent = node["parentId"].as_str().and_then(|id| by_id.get(id));
    while let Some(around) = parent {
        let name = word(&around["name"]);
        if around["ignored"] != json!(true) && !name.is_empty() {
            within.insert(0, (word(&around["role"]), name));
        }
        parent = around["parentId"].as_str().and_then(|id| by_id.get(id));
    }
    let property = |name: &str| {
        let all = node["properties"].as_array()?;
        all.iter()
            .find(|property| property["name"] == name)
            .map(|property| property["value"]["value"].clone())
    };
    Thing {
        number: node["backendDOMNodeId"].as_u64(),
        role: word(&node["role"]),
        name: word(&node["name"]),
        pressed: property("pressed").map(|pressed| pressed == "true" || pressed == json!(true)),
        focused: property("focused") == Some(json!(true)),
        within,
    }
}

fn word(value: &Value) -> String {
    value["value"].as_str().unwrap_or_default().to_owned()
}

pub(crate) async fn press(browser: &Browser, key: Key) -> Result<(), Failed> {
    let keys = browser.driver.action_chain_with_delay(Some(Duration::ZERO), None);
    Ok(keys.send_keys(key).perform().await?)
}

/// Moves the focus with the keyboard to the first matching node: with Tab from stop to stop, and with arrows among the
/// pieces of a zone. Continues with Tab when an arrow moves nothing.
pub(crate) async fn reach(
    browser: &Browser,
    what: &str,
    wanted: impl Fn(&Thing) -> bool,
) -> Result<Thing, Failed> {
    let zone = |thing: &Thing| thing.within.iter().rfind(|around| around.0 == "region").cloned();
    let heard = listen(browser).await?;
    let zones: HashSet<_> = heard.iter().filter(|thing| wanted(thing)).filter_map(zone).collect();
    let mut last = None;
    for _ in 0..PRESSES {
        let focus = focus(browser).await?;
        if let Some(focus) = focus.as_ref().filter(|focus| wanted(focus)) {
            return Ok(focus.clone());
        }
        let is_there = focus.as_ref().and_then(zone).is_some_and(|zone| zones.contains(&zone));
        let here = focus.and_then(|focus| focus.number);
        let walk = is_there && here != last;
        last = here;
        press(browser, if walk { Key::Right } else { Key::Tab }).await?;
    }
    Err(Failed(format!("the keyboard does not lead to {what}")))
}

/// Moves the focus to the first matching node and presses Enter.
pub(crate) async fn choose(
    browser: &Browser,
    what: &str,
    wanted: impl Fn(&Thing) -> bool,
) -> Result<(), Failed> {
    reach(browser, what, wanted).await?;
    press(browser, Key::Enter).await
}
