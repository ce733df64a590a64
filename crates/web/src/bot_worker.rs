//! Bots search in a worker, so that the page stays responsive. The worker runs this same program.

use advice::{Advice, Advisor, Analysis};
use bots::Algorithm;
use engine::{BotId, Seat};
use js_sys::{Function, Promise};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::lazy::MERLIN;

/// The time limit of a bot's decision in milliseconds, whatever its budget.
const TIME_LIMIT: f64 = 8000.0;

/// A timeout in milliseconds. A browser may kill a worker without any event, so a silent worker counts as dead. A busy
/// device may need half of this time.
const TIMEOUT: i32 = 30_000;

/// The number of simulations between two looks at the clock.
const SLICE: u32 = 200;

/// The interval between two progress messages of a long search, in milliseconds.
const NEWS: f64 = 100.0;

/// A task for the worker.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Task {
    /// Decide for a bot. The worker sends one answer.
    Decide(BotRequest),
    /// Search for a hint. The worker sends its progress repeatedly, until it has made all simulations.
    Ponder(BotRequest),
    /// Analyse a finished match. The worker sends its progress repeatedly; the last message has the analysis.
    Analyse { log: String, effort: u32 },
}

/// The progress of an analysis.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Findings {
    pub(crate) done: u32,
    pub(crate) total: u32,
    /// The analysis, once it is complete.
    pub(crate) analysis: Option<Analysis>,
}

/// The question to a bot. It contains a view, never a position.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct BotRequest {
    pub(crate) game: String,
    pub(crate) view: String,
    pub(crate) seat: Seat,
    pub(crate) bot: BotId,
    pub(crate) seed: u64,
}

/// The reason why a task has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum BotError {
    /// The client cancelled the task.
    Cancelled,
    /// The worker failed, with this message.
    Broken(String),
}

/// A worker that runs one task at a time.
#[derive(Default)]
pub(crate) struct BotWorker {
    worker: Option<Worker>,
    /// Whether a task is running.
    busy: bool,
    reject: Option<Function>,
    /// The listener for the progress of a long task.
    listener: Option<Listener>,
}

type Listener = Closure<dyn FnMut(JsValue)>;

impl BotWorker {
    /// Sends a task and returns its answer. Cancels the running task, if any.
    pub(crate) fn ask(
        &mut self,
        bot_request: &BotRequest,
    ) -> impl Future<Output = Result<Advice, BotError>> + use<> {
        let asked = self.post(&Task::Decide(bot_request.clone())).map(|worker| {
            Promise::new(&mut |resolve, reject| {
                worker.set_onmessage(Some(&resolve));
                worker.set_onerror(Some(&reject));
                // A task that was answered in time ignores this.
                let silent = JsValue::from_str("no answer");
                let window = leptos::prelude::window();
                let _ =
                    window.set_timeout_with_callback_and_timeout_and_arguments_1(&reject, TIMEOUT, &silent);
                self.reject = Some(reject);
            })
        });
        async move {
            let promise = asked.map_err(|error| BotError::Broken(words(&error)))?;
            let event = JsFuture::from(promise).await.map_err(|error| {
                if error.is_null() { BotError::Cancelled } else { BotError::Broken(words(&error)) }
            })?;
            answer(&event).map_err(BotError::Broken)
        }
    }

    /// Sends a long task and calls back with every progress message; an error is the last one. Cancels the running
    /// task, if any.
    pub(crate) fn follow<T: DeserializeOwned>(
        &mut self,
        task: &Task,
        mut hear: impl FnMut(Result<T, String>) + 'static,
    ) {
        match self.post(task) {
            Err(error) => hear(Err(words(&error))),
            Ok(worker) => {
                let listener = Listener::new(move |event: JsValue| hear(answer(&event)));
                worker.set_onmessage(Some(listener.as_ref().unchecked_ref()));
                worker.set_onerror(Some(listener.as_ref().unchecked_ref()));
                self.listener = Some(listener);
            }
        }
    }

    /// Cancels the running task.
    pub(crate) fn cancel(&mut self) {
        if let Some(reject) = self.reject.take() {
            // A settled promise ignores this.
            let _ = reject.call1(&JsValue::NULL, &JsValue::NULL);
        }
        if std::mem::take(&mut self.busy)
            && let Some(worker) = self.worker.take()
        {
            worker.terminate();
        }
    }

    /// Marks the worker as idle after the last answer, so that it can be reused.
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

impl Drop for BotWorker {
    fn drop(&mut self) {
        if let Some(worker) = &self.worker {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

/// Decodes a message of the worker. An undecodable one becomes an error message.
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

/// The entry point of the worker: runs a task (JSON) and calls `tell` with each result (JSON), or with an error
/// message.
#[wasm_bindgen]
pub async fn think(task: String, tell: Function) {
    let tell = |news: &str| {
        // If the page cannot be reached, there is nobody left to tell.
        let _ = tell.call1(&JsValue::NULL, &JsValue::from_str(news));
    };
    if let Err(error) = perform(&task, &tell).await {
        tell(&error.to_string());
    }
}

async fn perform(task: &str, tell: &dyn Fn(&str)) -> Result<(), Box<dyn std::error::Error>> {
    let task = serde_json::from_str(task)?;
    let game = match &task {
        Task::Decide(bot_request) | Task::Ponder(bot_request) => bot_request.game.clone(),
        Task::Analyse { log, .. } => table::game_of(log).map_err(|error| error.to_string())?,
    };
    games::fetch(&game).await.map_err(|_| "the game cannot be fetched")?;
    match task {
        Task::Decide(bot_request) => tell(&serde_json::to_string(&decide(&bot_request)?)?),
        long => {
            let merlin = MERLIN.fetch().await.map_err(|_| "Merlin cannot be fetched")?;
            (merlin.thinks)(&long, tell)?;
        }
    }
    Ok(())
}

fn advisor(game: &str) -> Result<&'static dyn Advisor, &'static str> {
    games::advisor(game).ok_or("an unknown game")
}

fn algorithm(bot_request: &BotRequest) -> Result<Algorithm, Box<dyn std::error::Error>> {
    let bot = advisor(&bot_request.game)?.resolve(&bot_request.bot)?;
    Ok(bot.built_in().ok_or("a browser cannot start programs")?)
}

fn decide(bot_request: &BotRequest) -> Result<Advice, Box<dyn std::error::Error>> {
    let question = advisor(&bot_request.game)?.question(&bot_request.view, bot_request.seat)?;
    let end = js_sys::Date::now() + TIME_LIMIT;
    let stop = || js_sys::Date::now() > end;
    Ok(question.answer(algorithm(bot_request)?, bot_request.seed, &stop))
}

/// The function that runs a long task. It is part of Merlin's chunk.
pub(crate) type Thinks = fn(&Task, &dyn Fn(&str)) -> Result<(), Box<dyn std::error::Error>>;

/// Runs a task that sends its progress repeatedly.
pub(crate) fn at_length(task: &Task, tell: &dyn Fn(&str)) -> Result<(), Box<dyn std::error::Error>> {
    match task {
        Task::Decide(bot_request) | Task::Ponder(bot_request) => ponder(bot_request, tell),
        Task::Analyse { log, effort } => analyse(log, *effort, tell),
    }
}

fn ponder(bot_request: &BotRequest, tell: &dyn Fn(&str)) -> Result<(), Box<dyn std::error::Error>> {
    let iterations = algorithm(bot_request)?.iterations();
    let question = advisor(&bot_request.game)?.question(&bot_request.view, bot_request.seat)?;
    let mut thought = question.start_search(bot_request.seed);
    let mut told = js_sys::Date::now();
    loop {
        let advice = thought.think(SLICE);
        let done = advice.iterations >= iterations || advice.is_forced();
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
    let game = table::game_of(log).map_err(|error| error.to_string())?;
    let mut analyst = advisor(&game)?.analysis(log, effort).map_err(|error| error.to_string())?;
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
