//! Matches with people on other devices, hosted by the server.

use std::time::Instant;

use serde_json::Value;
use thirtyfour::By;

use super::ensure;
use crate::axe::faults;
use crate::browser::{Browser, PATIENCE, Screen};
use crate::hand::Hand;
use crate::run::Room;
use xtask::shell::Failed;

/// The lines of the log.
const LOG: &str = "[...document.querySelectorAll('.log li')].map((line) => line.textContent).join('\\n')";
const PROMPT: &str = "document.querySelector('.prompt')?.textContent";
const TURN: &str = "document.querySelector('.piece.touch[data-piece], .spot.touch, .answers [data-choice]')";
pub(super) const AT_TABLE: &str = "document.querySelector('.table-page.online')";
/// The connection is up, and no command is waiting for an answer.
const CALM: &str = "!document.querySelector('.affair.link.said')";
const TOO_WIDE: &str = "document.documentElement.scrollWidth > document.documentElement.clientWidth + 1";

/// Two people and a bot play a match to the end by the rules, and go on to the next match.
pub(super) async fn whole_match(room: &mut Room) -> Result<(), Failed> {
    let other = room.another(Screen::Desktop).await?;
    let played = async {
        let (anna, ben) = (room.hand(), Hand { browser: &other, screen: Screen::Desktop });
        sit_down(anna, ben).await?;
        tokio::try_join!(anna.play(None), ben.play(None))?;
        for hand in [anna, ben] {
            let places = hand.browser.ask("document.querySelectorAll('.result ol li').length").await?;
            ensure(places == 3, || format!("the ranking has {places} places"))?;
            check_seal(hand).await?;
        }
        anna.touch(".answers button.go").await?;
        anna.browser.wait("the next table", "document.querySelector('.room')").await?;
        ben.browser.wait_for_words("Join the next match").await?;
        ben.touch(".answers button.go").await?;
        ben.browser.wait("the next table", "document.querySelector('.room')").await?;
        Ok(())
    };
    let played = played.await;
    part(other, played).await
}

/// Two people and a bot chat, take a step back by consent, and end the match early by consent.
pub(super) async fn by_consent(room: &mut Room) -> Result<(), Failed> {
    let other = room.another(Screen::Desktop).await?;
    let played = async {
        let (anna, ben) = (room.hand(), Hand { browser: &other, screen: Screen::Desktop });
        sit_down(anna, ben).await?;
        say(ben, "Good luck!").await?;
        anna.browser.wait_for_words("1 new").await?;
        take_turns(anna, ben, 16).await?;
        propose(anna, "Ask to take back").await?;
        answer(ben).await?;
        anna.browser.wait("consent", "!document.querySelector('.affair[role=group]')").await?;
        take_turns(anna, ben, 4).await?;
        propose(ben, "Propose to end").await?;
        answer(anna).await?;
        for hand in [anna, ben] {
            hand.browser.wait_for_words("ended by agreement").await?;
            check_seal(hand).await?;
        }
        ben.touch(".answers button:not(.go)").await?;
        ben.browser.wait("the replay", "document.querySelector('.replay-page')").await?;
        Ok(())
    };
    let played = played.await;
    part(other, played).await
}

/// A player on another page is notified of a turn and of an abandoned table, and can go there.
pub(super) async fn heard_elsewhere(room: &mut Room) -> Result<(), Failed> {
    const BELL: &str = "document.querySelector('a.bell')";
    const WAITS: &str = "document.querySelector('.waiting a.match.touch')";
    let other = room.another(Screen::Desktop).await?;
    let played = async {
        let (anna, ben) = (room.hand(), Hand { browser: &other, screen: Screen::Desktop });
        sit_down(anna, ben).await?;
        ben.browser.go("/").await?;
        play_until(anna, ben, BELL).await?;
        let title = "document.title.startsWith('●')";
        ben.browser.wait("a mark in the title", title).await?;
        ben.touch("a.bell").await?;
        ben.browser.wait("the table", AT_TABLE).await?;
        anna.browser.go("/tables").await?;
        play_until(ben, anna, WAITS).await?;
        anna.touch(".waiting a.match.touch").await?;
        anna.browser.wait("the table", AT_TABLE).await?;

        ben.browser.go("/tables").await?;
        open(anna, 2, &[]).await?;
        let given_up =
            "[...document.querySelectorAll('.waiting a.match')].find((e) => e.innerText.includes('free'))";
        ben.browser.wait("another table", given_up).await?;
        anna.touch(".begin .button:not(.go)").await?;
        ben.browser.wait("no other table", &format!("!{given_up}")).await?;
        Ok(())
    };
    let played = played.await;
    part(other, played).await
}

/// One player acts whenever it is their turn, until something happens in the other browser.
async fn play_until(one: Hand<'_>, other: Hand<'_>, happens: &str) -> Result<(), Failed> {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        if other.browser.ask(&format!("!!{happens}")).await? == true {
            return Ok(());
        }
        if one.browser.ask(&format!("!!{TURN} && {CALM}")).await? == true {
            one.play(Some(1)).await?;
        }
    }
    Err(Failed(format!("the other page never has {happens}")))
}

/// Closes the other browser, and takes a screenshot of it if the test failed.
pub(super) async fn part(other: Browser, played: Result<(), Failed>) -> Result<(), Failed> {
    if played.is_err() {
        let picture = xtask::shell::target_folder()?.join("browser/the-other-browser.png");
        // The test's own error is reported anyway.
        let _ = other.picture(&picture).await;
    }
    let complaints = other.complaints().await?;
    other.close().await?;
    played?;
    ensure(complaints.is_empty(), || format!("the other console says:\n    {}", complaints.join("\n    ")))
}

/// One player opens a table with a bot, the other one finds it in the lobby.
pub(super) async fn sit_down(anna: Hand<'_>, ben: Hand<'_>) -> Result<(), Failed> {
    anna.browser.go("/tables").await?;
    enter(anna.browser, "Anna").await?;
    open(anna, 3, &[3]).await?;
    ben.browser.go("/tables").await?;
    enter(ben.browser, "Ben").await?;
    ben.touch(".waiting a.match").await?;
    ben.touch(".room-seat .button.go").await?;
    ben.browser.wait_for_words("Ben (you)").await?;
    anna.browser.wait_for_words("Ben").await?;
    anna.touch(".begin .button.go:not([disabled])").await?;
    for hand in [anna, ben] {
        hand.browser.wait("the table", AT_TABLE).await?;
    }
    Ok(())
}

/// Makes this many touches, by whichever player may act.
async fn take_turns(anna: Hand<'_>, ben: Hand<'_>, touches: usize) -> Result<(), Failed> {
    for _ in 0..touches {
        let mine = async |hand: Hand<'_>| -> Result<bool, Failed> {
            Ok(hand.browser.ask(&format!("!!{TURN} && {CALM}")).await? == true)
        };
        let start = Instant::now();
        while !mine(anna).await? && !mine(ben).await? {
            ensure(start.elapsed() < PATIENCE, || "nobody may act".to_owned())?;
        }
        let hand = if mine(anna).await? { anna } else { ben };
        hand.play(Some(1)).await?;
    }
    Ok(())
}

/// Proposes something from the menu.
async fn propose(hand: Hand<'_>, words: &str) -> Result<(), Failed> {
    hand.touch("[aria-label=Menu]").await?;
    let button = format!(
        "[...document.querySelectorAll('.menu .button')].find((e) => e.innerText.includes('{words}'))"
    );
    hand.browser.wait(words, &button).await?;
    hand.browser.ask(&format!("{button}.click()")).await?;
    hand.browser.wait("the menu to close", "!document.querySelector('.menu')").await?;
    Ok(())
}

/// Agrees to the proposal.
async fn answer(hand: Hand<'_>) -> Result<(), Failed> {
    hand.touch(".affair[role=group] .button.go").await
}

/// Lets the browser verify every card against the seal.
async fn check_seal(hand: Hand<'_>) -> Result<(), Failed> {
    hand.touch(".answers .check-seal").await?;
    hand.browser.wait_for_words("Checked in this browser").await
}

pub(super) async fn server_killed(room: &mut Room) -> Result<(), Failed> {
    room.browser.go("/tables").await?;
    enter(&room.browser, "Anna").await?;
    open(room.hand(), 3, &[2, 3]).await?;
    room.hand().touch(".begin .button.go:not([disabled])").await?;
    room.hand().play(Some(6)).await?;
    room.browser.wait("my turn", TURN).await?;
    let (before, asked) = (room.browser.ask(LOG).await?, room.browser.ask(PROMPT).await?);
    room.house.close()?;
    room.browser.wait_for_words("The connection is lost").await?;
    let after = room.browser.ask(LOG).await?;
    ensure(before == after, || "the table changed when the server went".to_owned())?;
    // The client queues the touches until the server is back.
    for _ in 0..10 {
        if room.browser.ask(&format!("!{TURN}")).await? == true {
            break;
        }
        room.hand().play(Some(1)).await?;
    }
    ensure(room.browser.ask(&format!("!{TURN}")).await? == true, || "nothing could be sent".to_owned())?;
    room.open_again()?;
    room.browser.wait("the server", CALM).await?;
    // The log tells the step, unless the step is the first part of an action; then the table asks for the rest.
    let told = format!("({LOG}) !== {before} && ({LOG}).startsWith({before})");
    let goes_on = format!("{TURN} && {PROMPT} !== {asked}");
    room.browser.wait("the step that was on its way", &format!("({told}) || ({goes_on})")).await?;
    room.hand().play(Some(6)).await?;
    // The browser complains about the missing server; that is expected.
    room.browser.complaints().await?;
    Ok(())
}

pub(super) async fn two_tabs(room: &mut Room) -> Result<(), Failed> {
    let (browser, hand) = (&room.browser, room.hand());
    browser.go("/tables").await?;
    enter(browser, "Anna").await?;
    open(hand, 2, &[2]).await?;
    hand.touch(".begin .button.go:not([disabled])").await?;
    hand.play(Some(3)).await?;
    let path = browser.path().await?;
    let first = browser.driver.window().await?;
    let second = browser.driver.new_tab().await?;
    browser.driver.switch_to_window(second.clone()).await?;
    browser.go(&path).await?;
    for (here, there) in [(&second, &first), (&first, &second)] {
        browser.driver.switch_to_window(here.clone()).await?;
        hand.play(Some(3)).await?;
        browser.wait("my turn", &format!("{CALM} && {TURN}")).await?;
        let log = browser.ask(LOG).await?;
        browser.driver.switch_to_window(there.clone()).await?;
        browser.wait("the same in the other tab", &format!("({LOG}) === {log}")).await?;
        browser.wait("my turn in the other tab", TURN).await?;
    }
    Ok(())
}

/// Every page is accessible in both themes, and none is wider than the window.
pub(super) async fn every_page(room: &mut Room) -> Result<(), Failed> {
    let (browser, hand) = (&room.browser, room.hand());
    let mut found = Vec::new();
    browser.go("/you").await?;
    inspect(room, "you, unknown", &mut found).await?;
    enter(browser, "Anna").await?;
    open(hand, 3, &[2]).await?;
    let waiting = browser.path().await?;
    open(hand, 3, &[2, 3]).await?;
    hand.touch(".begin .button.go:not([disabled])").await?;
    browser.wait("the table", AT_TABLE).await?;
    let playing = browser.path().await?;
    let own = browser.ask("'/people/' + JSON.parse(localStorage.person).person.id").await?;
    let own = own.as_str().unwrap_or_default().to_owned();
    for theme in ["Light", "Dark"] {
        let settings = format!(
            "localStorage.settings = '{{\"pace\":\"Fast\",\"beats\":\"None\",\"theme\":\"{theme}\"}}'"
        );
        browser.ask(&settings).await?;
        for (page, there) in [
            ("/tables", ".waiting a.match"),
            ("/you", ".devices li"),
            ("/best/king-arthur", "#best-heading"),
            (own.as_str(), ".who-it-is"),
            ("/open/king-arthur", ".opening"),
            (waiting.as_str(), ".qr"),
            (playing.as_str(), ".table-page.online .piece"),
        ] {
            browser.go(page).await?;
            browser.wait(there, &format!("document.querySelector('{there}')")).await?;
            inspect(room, &format!("{page}, {theme}"), &mut found).await?;
        }
        // The last page is a table. Where it has no room for the log, the log is a drawer.
        let is_drawer = browser.ask("!!document.querySelector('.folded > .drawer')").await? == true;
        if is_drawer {
            hand.touch(".log-button").await?;
        }
        press(browser, ".drawer .segments button:last-child").await?;
        inspect(room, &format!("the chat, {theme}"), &mut found).await?;
        if is_drawer {
            press(browser, ".drawer .close").await?;
        }
        hand.touch("[aria-label=Menu]").await?;
        inspect(room, &format!("the menu, {theme}"), &mut found).await?;
    }
    if found.is_empty() { Ok(()) } else { Err(Failed(found.join("\n"))) }
}

async fn inspect(room: &Room, page: &str, found: &mut Vec<String>) -> Result<(), Failed> {
    let faults = faults(&room.browser, &room.axe).await?;
    found.extend(faults.into_iter().map(|fault| format!("{page}: {fault}")));
    if room.browser.ask(TOO_WIDE).await? == true {
        found.push(format!("{page} is wider than the window"));
    }
    Ok(())
}

/// Presses something in the drawer, once the drawer has stopped moving. A hand would close the drawer first.
async fn press(browser: &Browser, selector: &str) -> Result<(), Failed> {
    let rests = "document.querySelector('.drawer').getAnimations().length === 0";
    browser.wait("the drawer to rest", rests).await?;
    Ok(browser.driver.find(By::Css(selector)).await?.click().await?)
}

/// Enters a name.
pub(super) async fn enter(browser: &Browser, name: &str) -> Result<(), Failed> {
    let input = ".introduction input[autocomplete=nickname]";
    browser.wait("the question for a name", &format!("document.querySelector('{input}')")).await?;
    write(browser, input, name).await?;
    browser.driver.find(By::Css(".introduction .button.go")).await?.click().await?;
    browser.wait("a badge", "localStorage.person").await?;
    Ok(())
}

pub(super) async fn write(browser: &Browser, input: &str, words: &str) -> Result<(), Failed> {
    Ok(browser.driver.find(By::Css(input)).await?.send_keys(words).await?)
}

/// Opens a table of King Arthur with this many seats. `bots` are the seats with a bot, counted from 1.
async fn open(hand: Hand<'_>, chairs: usize, bots: &[usize]) -> Result<(), Failed> {
    hand.browser.go("/open/king-arthur").await?;
    for chair in (chairs + 1..=4).rev() {
        hand.touch(&format!(".chair:nth-child({chair}) .throw")).await?;
    }
    for chair in bots {
        seat(hand.browser, *chair, 1).await?;
    }
    hand.touch(".prompt .button.go:not([disabled])").await?;
    hand.browser.wait("the room", "document.querySelector('.room .begin')").await?;
    Ok(())
}

/// Selects an occupant of a chair, counted from 1: a person is 0, the bots follow.
pub(super) async fn seat(browser: &Browser, chair: usize, occupant: usize) -> Result<(), Failed> {
    select(browser, &format!(".chairs > li:nth-child({chair}) select"), occupant).await
}

/// Selects a value of a list.
pub(super) async fn select(browser: &Browser, list: &str, value: usize) -> Result<(), Failed> {
    let list = Value::from(list);
    let choose = format!(
        "(() => {{
            const list = document.querySelector({list});
            list.value = '{value}';
            list.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }})()"
    );
    browser.ask(&choose).await?;
    Ok(())
}

/// Switches from the log to the chat. Where the log has no room beside the table, it is opened first.
pub(super) async fn open_chat(hand: Hand<'_>) -> Result<(), Failed> {
    let is_closed = "!!document.querySelector('.table-page:not(.open-drawer) .folded > .drawer')";
    if hand.browser.ask(is_closed).await? == true {
        hand.touch(".log-button").await?;
    }
    hand.touch(".drawer .segments button:last-child").await
}

/// Sends a chat message.
pub(super) async fn say(hand: Hand<'_>, words: &str) -> Result<(), Failed> {
    open_chat(hand).await?;
    write(hand.browser, ".talk input", words).await?;
    hand.touch(".talk form .button").await?;
    hand.browser.wait_for_words(words).await?;
    hand.touch(".drawer .segments button:first-child").await?;
    let is_open = "!!document.querySelector('.open-drawer .folded > .drawer')";
    match hand.browser.ask(is_open).await? == true {
        true => hand.touch(".drawer .close").await,
        false => Ok(()),
    }
}
