//! Finds accessibility violations with axe-core.

use serde_json::Value;

use crate::browser::Browser;
use xtask::shell::Failed;

/// Runs all rules except the experimental ones. The letters and numbers inside the drawing of a card, a box or a spot
/// are not its label: the accessible name says what it shows, in the usual word order.
const RUN: &str = "
  const done = arguments[arguments.length - 1];
  // Bots go on playing, so the element may be gone; the HTML in the result still tells what it was.
  const drawn = (id, { html }) =>
    id === 'label-content-name-mismatch' && /^<[a-z]+ class=.(piece|lid|spot)\\b/.test(html);
  const fault = ({ id, help, nodes }) => ({ id, help, places: nodes.filter((node) => !drawn(id, node))
    .map(({ html, failureSummary }) => html.slice(0, 160) + ' | ' + failureSummary) });
  axe.run(document, { resultTypes: ['violations'] })
    .then(({ violations }) => done(violations.map(fault).filter(({ places }) => places.length)))
    .catch((error) => done([{ id: 'axe', help: String(error), places: [] }]));";

/// Returns the violations on the open page; empty if there are none.
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
