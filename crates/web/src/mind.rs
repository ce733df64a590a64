//! Bots think in a worker, so that the page never stutters. The worker runs this same program.

use bots::{Budget, Level};
use engine::Seat;
use js_sys::{Function, Promise};
use serde::{Deserialize, Serialize};
use table::Advice;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// No thought takes longer than this, whatever its budget; in milliseconds.
const PATIENCE: f64 = 8000.0;

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
    reject: Option<Function>,
}

impl Mind {
    /// Hands a riddle over; the answer comes later. Thinks of one at a time: an older thought is ended.
    pub(crate) fn ask(&mut self, riddle: &Riddle) -> impl Future<Output = Result<Advice, NoThought>> + use<> {
        self.cancel();
        let asked = self.post(riddle);
        async move {
            let promise = asked.map_err(|error| NoThought::Broken(words(&error)))?;
            let event = JsFuture::from(promise).await.map_err(|error| {
                if error.is_null() { NoThought::Cancelled } else { NoThought::Broken(words(&error)) }
            })?;
            let data = event.unchecked_into::<MessageEvent>().data().as_string().unwrap_or_default();
            serde_json::from_str(&data).map_err(|_| NoThought::Broken(data))
        }
    }

    /// Ends a thought that is under way.
    pub(crate) fn cancel(&mut self) {
        if let Some(reject) = self.reject.take() {
            // A promise that is settled already does not mind; then the worker is idle and may stay.
            let _ = reject.call1(&JsValue::NULL, &JsValue::NULL);
            if let Some(worker) = self.worker.take() {
                worker.terminate();
            }
        }
    }

    /// The last answer has come: the worker is idle.
    pub(crate) fn rest(&mut self) {
        self.reject = None;
    }

    fn post(&mut self, riddle: &Riddle) -> Result<Promise, JsValue> {
        let worker = match self.worker.take() {
            Some(worker) => worker,
            None => {
                let options = WorkerOptions::new();
                options.set_type(WorkerType::Module);
                Worker::new_with_options("/worker.js", &options)?
            }
        };
        let text = serde_json::to_string(riddle).expect("a riddle is plain data");
        worker.post_message(&JsValue::from_str(&text))?;
        let promise = Promise::new(&mut |resolve, reject| {
            worker.set_onmessage(Some(&resolve));
            worker.set_onerror(Some(&reject));
            self.reject = Some(reject);
        });
        self.worker = Some(worker);
        Ok(promise)
    }
}

impl Drop for Mind {
    fn drop(&mut self) {
        if let Some(worker) = &self.worker {
            worker.terminate();
        }
    }
}

fn words(error: &JsValue) -> String {
    match error.dyn_ref::<web_sys::ErrorEvent>() {
        Some(event) => event.message(),
        None => format!("{error:?}"),
    }
}

/// Called in the worker: thinks about a riddle (JSON) and answers with advice (JSON), or with a sentence that says why not.
#[wasm_bindgen]
pub fn think(riddle: &str) -> String {
    match advise(riddle) {
        Ok(advice) => serde_json::to_string(&advice).expect("advice is plain data"),
        Err(error) => error.to_string(),
    }
}

fn advise(riddle: &str) -> Result<Advice, Box<dyn std::error::Error>> {
    let riddle: Riddle = serde_json::from_str(riddle)?;
    let level: Level = riddle.level.parse()?;
    let kind = games::find(&riddle.game).ok_or("an unknown game")?;
    let question = kind.question(&riddle.view, riddle.seat)?;
    let end = js_sys::Date::now() + PATIENCE;
    let stop = || js_sys::Date::now() > end;
    Ok(question.answer(level, Budget { iterations: riddle.iterations, stop: &stop }, riddle.seed))
}
