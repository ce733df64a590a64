//! Looks for what keeps people out, with axe-core.

use serde_json::Value;

use crate::browser::Browser;
use xtask::shell::Failed;

/// Every rule but those that are still experiments. The letters and numbers within a drawing of a card, a box or a spot of
/// a map are no label: the name says what it shows, in the order in which people say it.
const RUN: &str = "
  const done = arguments[arguments.length - 1];
  // Bots go on playing: the element may be gone by now, but not what it was.
  const drawn = (id, { html }) =>
    id === 'label-content-name-mismatch' && /^<[a-z]+ class=.(piece|lid|spot)\\b/.test(html);
  const fault = ({ id, help, nodes }) => ({ id, help, places: nodes.filter((node) => !drawn(id, node))
    .map(({ html, failureSummary }) => html.slice(0, 160) + ' | ' + failureSummary) });
  axe.run(document, { resultTypes: ['violations'] })
    .then(({ violations }) => done(violations.map(fault).filter(({ places }) => places.length)))
    .catch((error) => done([{ id: 'axe', help: String(error), places: [] }]));";

/// What is wrong with the page that is open; empty is well.
pub(crate) async fn faults(browser: &Browser, axe: &str) -> Result<Vec<String>, Failed> {
    if browser.ask("!window.axe").await? == true {
        browser.driver.execute(axe, Vec::new()).await?;
    }
    let found = browser.driver.execute_async(RUN, Vec::new()).await?;
    let lines = |fault: &Value| {
        let places = fault["places"].as_array().cloned().unwrap_or_default();
        let places: Vec<&str> = places.iter().filter_map(Value::as_str).take(4).collect();
        format!("{} ({}):\n    {}", fault["id"], fault["help"], places.join("\n    "))
    };
    Ok(found.json().as_array().into_iter().flatten().map(lines).collect())
}
