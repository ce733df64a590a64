//! Bots think in a worker, so that the page never stutters. The worker runs this same program.

use bots::{Budget, Level};
use engine::Seat;
use js_sys::{Function, Promise};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::{Advice, Analysis};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::wing::MERLIN;

/// No decision of a bot takes longer than this, whatever its budget; in milliseconds.
const PATIENCE: f64 = 8000.0;

/// A worker that says nothing for so long was killed by the browser, which tells nobody; in milliseconds. A device that
/// has much else to do may need half of it.
const SILENCE: i32 = 30_000;

/// So many simulations are made before anybody looks at the clock.
const SLICE: u32 = 200;

/// How often news comes from a long thought, in milliseconds.
const NEWS: f64 = 100.0;

/// What the worker is asked to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Task {
    /// What does a bot do? One answer.
    Decide(Riddle),
    /// What would be good? News of the thought, again and again, until it has made all its simulations.
    Ponder(Riddle),
    /// What decided a match? News of how far the work is, again and again; the last has the analysis.
    Analyse { log: String, effort: u32 },
}

/// How far an analysis is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Findings {
    pub(crate) done: u32,
    pub(crate) total: u32,
    /// All that was found, once everything is done.
    pub(crate) analysis: Option<Analysis>,
}

/// What is to be thought about. It holds a view, never a position.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Riddle {
    pub(crate) game: String,
    pub(crate) view: String,
    pub(crate) seat: Seat,
    pub(crate) level: String,
    pub(crate) iterations: u32,
    pub(crate) seed: u64,
}

/// The worker was ended, or broke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoThought {
    /// We ended it ourselves.
    Cancelled,
    /// It failed, with this message.
    Broken(String),
}

/// A worker that thinks about one thing at a time.
#[derive(Default)]
pub(crate) struct Mind {
    worker: Option<Worker>,
    /// Is it thinking?
    busy: bool,
    reject: Option<Function>,
    /// Who listens to a long thought.
    ear: Option<Ear>,
}

type Ear = Closure<dyn FnMut(JsValue)>;

impl Mind {
    /// Hands a riddle over; the answer comes later. Thinks of one at a time: an older thought is ended.
    pub(crate) fn ask(&mut self, riddle: &Riddle) -> impl Future<Output = Result<Advice, NoThought>> + use<> {
        let asked = self.post(&Task::Decide(riddle.clone())).map(|worker| {
            Promise::new(&mut |resolve, reject| {
                worker.set_onmessage(Some(&resolve));
                worker.set_onerror(Some(&reject));
                // One that was answered in time does not mind.
                let silent = JsValue::from_str("no answer");
                let window = leptos::prelude::window();
                let _ =
                    window.set_timeout_with_callback_and_timeout_and_arguments_1(&reject, SILENCE, &silent);
                self.reject = Some(reject);
            })
        });
        async move {
            let promise = asked.map_err(|error| NoThought::Broken(words(&error)))?;
            let event = JsFuture::from(promise).await.map_err(|error| {
                if error.is_null() { NoThought::Cancelled } else { NoThought::Broken(words(&error)) }
            })?;
            answer(&event).map_err(NoThought::Broken)
        }
    }

    /// Hands a long task over, and hears all news of it; an error is the last. An older thought is ended.
    pub(crate) fn follow<T: DeserializeOwned>(
        &mut self,
        task: &Task,
        mut hear: impl FnMut(Result<T, String>) + 'static,
    ) {
        match self.post(task) {
            Err(error) => hear(Err(words(&error))),
            Ok(worker) => {
                let ear = Ear::new(move |event: JsValue| hear(answer(&event)));
                worker.set_onmessage(Some(ear.as_ref().unchecked_ref()));
                worker.set_onerror(Some(ear.as_ref().unchecked_ref()));
                self.ear = Some(ear);
            }
        }
    }

    /// Ends a thought that is under way.
    pub(crate) fn cancel(&mut self) {
        if let Some(reject) = self.reject.take() {
            // A promise that is settled already does not mind.
            let _ = reject.call1(&JsValue::NULL, &JsValue::NULL);
        }
        if std::mem::take(&mut self.busy)
            && let Some(worker) = self.worker.take()
        {
            worker.terminate();
        }
    }

    /// The last answer has come: the worker is idle and may stay.
    pub(crate) fn rest(&mut self) {
        self.reject = None;
        self.busy = false;
    }

    fn post(&mut self, task: &Task) -> Result<Worker, JsValue> {
        self.cancel();
        let worker = match self.worker.take() {
            Some(worker) => worker,
            None => {
                let options = WorkerOptions::new();
                options.set_type(WorkerType::Module);
                Worker::new_with_options("/worker.js", &options)?
            }
        };
        let text = serde_json::to_string(task).expect("a task is plain data");
        worker.post_message(&JsValue::from_str(&text))?;
        self.worker = Some(worker.clone());
        self.busy = true;
        Ok(worker)
    }
}

impl Drop for Mind {
    fn drop(&mut self) {
        if let Some(worker) = &self.worker {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

/// What an event of the worker says; what cannot be understood is a sentence that says what went wrong.
fn answer<T: DeserializeOwned>(event: &JsValue) -> Result<T, String> {
    let data = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
    let data = data.ok_or_else(|| words(event))?;
    serde_json::from_str(&data).map_err(|_| data)
}

fn words(error: &JsValue) -> String {
    match error.dyn_ref::<web_sys::ErrorEvent>() {
        Some(event) => event.message(),
        None => format!("{error:?}"),
    }
}

/// Called in the worker: does a task (JSON), and tells what comes of it (JSON), or a sentence that says why not.
#[wasm_bindgen]
pub async fn think(task: String, tell: Function) {
    let tell = |news: &str| {
        // Nobody can be told that nobody can be told.
        let _ = tell.call1(&JsValue::NULL, &JsValue::from_str(news));
    };
    if let Err(error) = perform(&task, &tell).await {
        tell(&error.to_string());
    }
}

async fn perform(task: &str, tell: &dyn Fn(&str)) -> Result<(), Box<dyn std::error::Error>> {
    let task = serde_json::from_str(task)?;
    let game = match &task {
        Task::Decide(riddle) | Task::Ponder(riddle) => riddle.game.clone(),
        Task::Analyse { log, .. } => table::game_of(log).map_err(|error| error.to_string())?,
    };
    games::fetch(&game).await.map_err(|_| "the game cannot be fetched")?;
    match task {
        Task::Decide(riddle) => tell(&serde_json::to_string(&decide(&riddle)?)?),
        long => {
            let merlin = MERLIN.fetch().await.map_err(|_| "Merlin cannot be fetched")?;
            (merlin.thinks)(&long, tell)?;
        }
    }
    Ok(())
}

fn question(riddle: &Riddle) -> Result<Box<dyn table::Question>, Box<dyn std::error::Error>> {
    let kind = games::find(&riddle.game).ok_or("an unknown game")?;
    kind.question(&riddle.view, riddle.seat)
}

fn decide(riddle: &Riddle) -> Result<Advice, Box<dyn std::error::Error>> {
    let level: Level = riddle.level.parse()?;
    let end = js_sys::Date::now() + PATIENCE;
    let stop = || js_sys::Date::now() > end;
    let budget = Budget { iterations: riddle.iterations, stop: &stop };
    Ok(question(riddle)?.answer(level, budget, riddle.seed))
}

/// How a long task is done. It comes with Merlin.
pub(crate) type Thinks = fn(&Task, &dyn Fn(&str)) -> Result<(), Box<dyn std::error::Error>>;

/// Does a task of which there is news again and again.
pub(crate) fn at_length(task: &Task, tell: &dyn Fn(&str)) -> Result<(), Box<dyn std::error::Error>> {
    match task {
        Task::Decide(riddle) | Task::Ponder(riddle) => ponder(riddle, tell),
        Task::Analyse { log, effort } => analyse(log, *effort, tell),
    }
}

fn ponder(riddle: &Riddle, tell: &dyn Fn(&str)) -> Result<(), Box<dyn std::error::Error>> {
    let mut thought = question(riddle)?.start_search(riddle.seed);
    let mut told = js_sys::Date::now();
    loop {
        let advice = thought.think(SLICE);
        let done = advice.iterations >= riddle.iterations || advice.is_forced();
        let now = js_sys::Date::now();
        if done || now - told >= NEWS {
            tell(&serde_json::to_string(&advice)?);
            told = now;
        }
        if done {
            return Ok(());
        }
    }
}

fn analyse(log: &str, effort: u32, tell: &dyn Fn(&str)) -> Result<(), Box<dyn std::error::Error>> {
    let mut analyst = games::read(log).map_err(|error| error.to_string())?.analysis(effort);
    let mut told = js_sys::Date::now();
    loop {
        let more = analyst.work();
        let now = js_sys::Date::now();
        if !more || now - told >= NEWS {
            let analysis = (!more).then(|| analyst.found().clone());
            let findings = Findings { done: analyst.done(), total: analyst.total(), analysis };
            tell(&serde_json::to_string(&findings)?);
            told = now;
        }
        if !more {
            return Ok(());
        }
    }
}
