//! `cargo xtask figures`: measures download sizes, loading and response times of the browser client.

use std::io::Write;
use std::process::Stdio;

use serde_json::{Value, json};

use crate::browser::{Browser, Screen};
use crate::run::{Room, Tools, block_on};
use xtask::shell::{self, Failed, cargo, target_folder};

/// The number of measurements of each figure; the report uses the median.
const TIMES: usize = 5;
/// The number of measured touches.
const TOUCHES: usize = 30;
/// The number of measured simulations.
const SIMULATIONS: u32 = 20_000;

/// The downloaded bytes by name, as they were sent. A second request is answered from the cache, so the first one
/// counts.
const DOWNLOAD: &str = "Object.entries(Object.fromEntries(
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => [new URL(entry.name).pathname, entry.encodedBodySize]).reverse()))";

/// The time of the first paint: the page paints nothing before the client is ready.
const PAINTED: &str = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime";

/// Touches an element, and returns the script time until the page had changed and the time of the next frame, with
/// measuring and layout. A message to the page itself arrives when the work of the touch is done; later work of bots
/// and cards does not count.
const TOUCH: &str = "
  const [nth, done] = arguments;
  const things = [...document.querySelectorAll('.piece.touch[data-piece], .spot.touch, .answers [data-choice]')]
    .filter((element) => element.checkVisibility());
  requestAnimationFrame(() => setTimeout(() => {
    const { port1, port2 } = new MessageChannel();
    let begin, changed, frame;
    requestAnimationFrame(() => { frame = performance.now(); });
    port1.onmessage = () => {
      changed = performance.now() - begin;
      requestAnimationFrame(() => done([changed, performance.now() - frame]));
    };
    begin = performance.now();
    port2.postMessage(0);
    things[nth % things.length].click();
  }));";

/// Records the messages to workers.
const NOTE: &str = "{
    window.asked = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (task, ...more) {
      window.asked.push(task);
      return postMessage.call(this, task, ...more);
    };
  }";

/// Lets a new worker search for a bot request, and returns its simulations per second; nothing if there is nothing to
/// decide.
const PONDER: &str = "
  const [request, done] = arguments;
  const worker = new Worker('/worker.js', { type: 'module' });
  const ponder = (iterations, then) => {
    worker.onmessage = ({ data }) => {
      const advice = JSON.parse(data);
      if (advice.opinions.length < 2) done(null); else if (advice.iterations >= iterations) then();
    };
    worker.postMessage(JSON.stringify({ Ponder: { ...request, iterations } }));
  };
  ponder(200, () => {
    const begin = performance.now();
    ponder(request.iterations, () => {
      done(request.iterations * 1000 / (performance.now() - begin));
      worker.terminate();
    });
  });";

pub(crate) fn run(words: &[String]) -> Result<(), Failed> {
    let tools = Tools::prepare(words)?;
    let example = ["--quiet", "--locked", "--release", "--package", "games", "--example", "ponder"];
    shell::run(cargo().arg("build").args(example))?;
    block_on(async {
        report_paint(&tools).await?;
        let room = tools.room(Screen::Desktop).await?;
        room.browser.before_every_page(NOTE).await?;
        room.hand().sit_down().await?;
        report_download(&room.browser, "a match of King Arthur").await?;
        report_touches(&room).await?;
        report_search(&room).await?;
        room.browser.close().await
    })
}

async fn report_paint(tools: &Tools) -> Result<(), Failed> {
    let mut painted = Vec::new();
    for time in 0..TIMES {
        let room = tools.room(Screen::Desktop).await?;
        room.browser.go("/").await?;
        painted.push(room.browser.wait("the first paint", PAINTED).await?.as_f64().unwrap_or(f64::NAN));
        if time == 0 {
            report_download(&room.browser, "the shelf").await?;
        }
        room.browser.close().await?;
    }
    println!("first paint of a usable page, new profile: {:.0} ms (middle of {TIMES})", middle(&mut painted));
    Ok(())
}

async fn report_download(browser: &Browser, what: &str) -> Result<(), Failed> {
    let entries = browser.ask(DOWNLOAD).await?;
    let sizes: Vec<(String, u64)> = entries
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|entry| Some((entry[0].as_str()?.to_owned(), entry[1].as_u64()?)))
        .collect();
    for (name, size) in &sizes {
        println!("  {name}: {:.1} kB", *size as f64 / 1000.0);
    }
    let is_program = |name: &str| [".wasm", ".bin", ".js"].iter().any(|ending| name.ends_with(ending));
    let sum = |sizes: &mut dyn Iterator<Item = &(String, u64)>| {
        sizes.map(|size| size.1).sum::<u64>() as f64 / 1000.0
    };
    let program = sum(&mut sizes.iter().filter(|(name, _)| is_program(name)));
    println!("download for {what}: {:.1} kB, of these {program:.1} kB of program", sum(&mut sizes.iter()));
    Ok(())
}

async fn report_touches(room: &Room) -> Result<(), Failed> {
    let (mut changed, mut ready) = (Vec::new(), Vec::new());
    for nth in 0..TOUCHES {
        let turn = "document.querySelector('.result, .piece.touch, .spot.touch, .answers [data-choice]')";
        room.browser.wait("a turn", turn).await?;
        // Idle work is no part of a touch.
        room.browser.wait("quiet", "new Promise((done) => setTimeout(() => done(1), 800))").await?;
        if room.browser.ask("!!document.querySelector('.result')").await? == true {
            break;
        }
        let times = room.browser.driver.execute_async(TOUCH, vec![json!(nth * 7)]).await?.json().clone();
        let (script, frame) = (times[0].as_f64().unwrap_or(f64::NAN), times[1].as_f64().unwrap_or(f64::NAN));
        changed.push(script);
        ready.push(script + frame);
    }
    let worst = |figures: &[f64]| figures.iter().copied().fold(0.0, f64::max);
    println!(
        "script of a touch until the page has changed: {:.1} ms, at worst {:.1} ms ({} touches)",
        middle(&mut changed),
        worst(&changed),
        changed.len()
    );
    println!(
        "the same with layout and flights, ready to be painted: {:.1} ms, at worst {:.1} ms",
        middle(&mut ready),
        worst(&ready)
    );
    Ok(())
}

/// Lets the worker and a native program search for the last bot request of this table that was not forced.
async fn report_search(room: &Room) -> Result<(), Failed> {
    let asked = "window.asked.map((task) => JSON.parse(task).Decide).filter(Boolean).reverse()";
    let asked = room.browser.ask(asked).await?;
    let (mut worker, mut native) = (Vec::new(), Vec::new());
    for mut request in asked.as_array().cloned().unwrap_or_default() {
        request["iterations"] = SIMULATIONS.into();
        // JavaScript numbers cannot represent the seed of a match.
        request["seed"] = 1.into();
        while worker.len() < TIMES
            && let Some(made) = worker_ponders(room, &request).await?
        {
            worker.push(made);
            native.push(ponder(&request)?);
        }
    }
    let (worker, native) = (middle(&mut worker), middle(&mut native));
    println!(
        "search: {worker:.0} simulations/s in the worker, {native:.0} natively: {:.0} % (middle of {TIMES})",
        100.0 * worker / native
    );
    Ok(())
}

/// Returns the simulations per second of the worker, or `None` if there is nothing to decide.
async fn worker_ponders(room: &Room, request: &Value) -> Result<Option<f64>, Failed> {
    let made = room.browser.driver.execute_async(PONDER, vec![request.clone()]).await?;
    Ok(made.json().as_f64())
}

/// Returns the simulations per second of a native program.
fn ponder(request: &Value) -> Result<f64, Failed> {
    let mut command = std::process::Command::new(target_folder()?.join("release/examples/ponder"));
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    child.stdin.take().expect("it was piped").write_all(request.to_string().as_bytes())?;
    let answer = child.wait_with_output()?;
    let words = String::from_utf8_lossy(&answer.stdout);
    words.trim().parse().map_err(|_| Failed(format!("the native program says “{words}”")))
}

fn middle(figures: &mut [f64]) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}
