//! Runs the tests, a few at a time, each with a server and a browser of its own.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::rc::Rc;
use std::time::Instant;

use tokio::sync::Semaphore;
use tokio::task::{JoinSet, LocalSet};

use crate::browser::{Browser, Screen};
use crate::hand::Hand;
use crate::house::House;
use crate::terminal::Terminal;
use crate::tests::tests;
use crate::tools;
use xtask::shell::{self, Failed, cargo, target_folder};

/// The number of concurrent tests. They wait more than they work.
const AT_ONCE: usize = 2;

/// The driver's message when Chromium itself crashes, which happens now and then on a busy machine. A page that always crashes
/// the tab fails the second run too.
const TAB_CRASHED: &str = "tab crashed";

/// A browser test.
pub(crate) struct Test {
    pub(crate) name: String,
    /// The screen it runs on.
    pub(crate) screen: Screen,
    /// The body of the test.
    pub(crate) does: Box<dyn for<'a> Fn(&'a mut Room) -> Doing<'a>>,
}

/// The future of a running test.
pub(crate) type Doing<'a> = Pin<Box<dyn Future<Output = Result<(), Failed>> + 'a>>;

/// The server and the browser of one test.
pub(crate) struct Room {
    pub(crate) house: House,
    pub(crate) browser: Browser,
    pub(crate) screen: Screen,
    /// The source of axe-core.
    pub(crate) axe: Rc<str>,
    driver: String,
    table: PathBuf,
}

impl Room {
    /// Opens another browser for the same server.
    pub(crate) async fn another(&self, screen: Screen) -> Result<Browser, Failed> {
        Browser::open(&self.driver, &self.house.address, screen).await
    }

    /// Restarts the server after it was closed.
    pub(crate) fn open_again(&mut self) -> Result<(), Failed> {
        self.house.open_again(&self.table)
    }

    /// Starts a terminal client that joins by a link.
    pub(crate) fn terminal(&self, link: &str, name: &str) -> Result<Terminal, Failed> {
        Terminal::sit_down(&self.table, link, name)
    }

    pub(crate) fn hand(&self) -> Hand<'_> {
        Hand { browser: &self.browser, screen: self.screen }
    }
}

/// The programs that all tests share.
pub(crate) struct Tools {
    pub(crate) driver: House,
    pub(crate) table: PathBuf,
    pub(crate) axe: Rc<str>,
}

impl Tools {
    /// Installs and builds what is missing. `--dev` selects the quick build of the bundle.
    pub(crate) fn prepare(words: &[String]) -> Result<Tools, Failed> {
        tools::ensure_programs()?;
        let axe = tools::axe()?;
        let bundle = ["run", "--quiet", "--locked", "--package", "xtask-wasm", "--", "bundle"];
        let dev = words.iter().filter(|word| *word == "--dev");
        shell::run(cargo().args(bundle).args(dev))?;
        println!("==> Building the server");
        shell::run(cargo().args(["build", "--locked", "--package", "roundtable"]))?;
        let table = target_folder()?.join("debug/roundtable");
        Ok(Tools { driver: House::driver()?, table, axe: axe.into() })
    }

    /// Starts a new server and a new browser.
    pub(crate) async fn room(&self, screen: Screen) -> Result<Room, Failed> {
        let house = House::table(&self.table)?;
        let browser = Browser::open(&self.driver.address, &house.address, screen).await?;
        let (driver, table) = (self.driver.address.clone(), self.table.clone());
        Ok(Room { house, browser, screen, axe: self.axe.clone(), driver, table })
    }
}

pub(crate) fn run(words: &[String]) -> Result<(), Failed> {
    let tools = Rc::new(Tools::prepare(words)?);
    let wanted: Vec<&String> = words.iter().filter(|word| !word.starts_with("--")).collect();
    let mut tests = tests(words.iter().any(|word| word == "--short"));
    tests.retain(|test| wanted.iter().all(|word| test.name.contains(word.as_str())));
    let pictures = target_folder()?.join("browser");
    std::fs::create_dir_all(&pictures)?;
    let failed = block_on(async {
        let at_once = Rc::new(Semaphore::new(AT_ONCE));
        let mut running = JoinSet::new();
        for test in tests {
            let (tools, at_once, pictures) = (tools.clone(), at_once.clone(), pictures.clone());
            running.spawn_local(async move {
                let _turn = at_once.acquire().await.expect("nobody closes it");
                report(&tools, &test, &pictures).await
            });
        }
        let all = running.join_all().await;
        if all.is_empty() {
            return Err(Failed("no test has such a name".to_owned()));
        }
        Ok(all.into_iter().filter(|fine| !fine).count())
    })?;
    match failed {
        0 => Ok(()),
        some => Err(Failed(format!("{some} tests failed; pictures of them are in {}", pictures.display()))),
    }
}

/// Runs a future to its end on this thread.
pub(crate) fn block_on<T>(work: impl Future<Output = Result<T, Failed>>) -> Result<T, Failed> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    LocalSet::new().block_on(&runtime, work)
}

/// Runs a test and prints its result.
async fn report(tools: &Tools, test: &Test, pictures: &Path) -> bool {
    let name = &test.name;
    let start = Instant::now();
    let mut done = run_one(tools, test, pictures).await;
    if let Err(Failed(why)) = &done
        && why.contains(TAB_CRASHED)
    {
        println!("    {name}: Chromium’s tab crashed; the test runs once more in a new browser");
        done = run_one(tools, test, pictures).await;
    }
    let seconds = start.elapsed().as_secs_f32();
    match &done {
        Ok(()) => println!("    {name}: fine after {seconds:.1} s"),
        Err(Failed(why)) => println!("    {name}: FAILED after {seconds:.1} s: {why}"),
    }
    done.is_ok()
}

async fn run_one(tools: &Tools, test: &Test, pictures: &Path) -> Result<(), Failed> {
    let mut room = tools.room(test.screen).await?;
    let mut done = (test.does)(&mut room).await;
    if done.is_ok() {
        done = match room.browser.complaints().await {
            Ok(complaints) if complaints.is_empty() => Ok(()),
            Ok(complaints) => Err(Failed(format!("the console says:\n    {}", complaints.join("\n    ")))),
            Err(error) => Err(error),
        };
    }
    if done.is_err() {
        // A crashed browser gives no screenshot; the test's own error is reported anyway.
        let _ = room.browser.picture(&pictures.join(format!("{}.png", test.name.replace(' ', "-")))).await;
    }
    let closed = room.browser.close().await;
    done.and(closed)
}
