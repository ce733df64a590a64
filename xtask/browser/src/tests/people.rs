//! People on the server: accounts, reports, rankings.

use serde_json::Value;

use super::ensure;
use super::online::{AT_TABLE, enter, open_chat, part, say, sit_down, write};
use crate::browser::Screen;
use crate::hand::Hand;
use crate::run::Room;
use xtask::shell::Failed;

/// A person creates an account, logs out, and logs in again.
pub(super) async fn account(room: &mut Room) -> Result<(), Failed> {
    let browser = &room.browser;
    browser.go("/you").await?;
    enter(browser, "Anna").await?;
    let person = browser.ask("JSON.parse(localStorage.person).person.id").await?;
    prove(room.hand(), "new-password").await?;
    browser.wait("the account", "JSON.parse(localStorage.person).person.kind === 'account'").await?;
    browser.wait("another page", "!document.querySelector('[autocomplete=new-password]')").await?;
    room.hand().touch(".devices li .button").await?;
    browser.wait("to be a stranger", "!localStorage.person").await?;
    prove(room.hand(), "current-password").await?;
    browser.wait("a badge", "localStorage.person").await?;
    let again = browser.ask("JSON.parse(localStorage.person).person.id").await?;
    ensure(again == person, || format!("{person} came back as {again}"))?;
    browser.wait("the name", "document.querySelector('.bar nav').innerText.includes('Anna')").await?;
    Ok(())
}

/// Fills in the login form with this kind of password field, and submits it.
async fn prove(hand: Hand<'_>, password: &str) -> Result<(), Failed> {
    let browser = hand.browser;
    let form = format!("form:has([autocomplete={password}])");
    browser.wait("the form", &format!("document.querySelector('{form}')")).await?;
    write(browser, &format!("{form} [autocomplete=username]"), "anna").await?;
    write(browser, &format!("{form} [autocomplete={password}]"), "a quiet evening").await?;
    hand.touch(&format!("{form} .button.go")).await
}

/// A person reports a chat message, mutes its author, and unmutes the author.
pub(super) async fn manners(room: &mut Room) -> Result<(), Failed> {
    const RUDE: &str = "You play like a turnip.";
    let other = room.another(Screen::Desktop).await?;
    let done = async {
        let (anna, ben) = (room.hand(), Hand { browser: &other, screen: Screen::Desktop });
        sit_down(anna, ben).await?;
        say(ben, RUDE).await?;
        open_chat(anna).await?;
        anna.browser.wait_for_words(RUDE).await?;
        anna.touch(".about-line").await?;
        anna.touch(".manners .button[aria-expanded]").await?;
        write(anna.browser, ".manners input", "No manners").await?;
        anna.touch(".manners form .button").await?;
        anna.browser.wait_for_words("Reported.").await?;
        anna.touch(".manners > .button").await?;
        let silence = format!("!document.querySelector('.talk').innerText.includes({})", Value::from(RUDE));
        anna.browser.wait("silence", &silence).await?;
        anna.browser.wait_for_words("You have muted one person").await?;
        let table = anna.browser.path().await?;
        anna.browser.go("/you").await?;
        anna.browser.wait_for_words("Muted people").await?;
        anna.touch("section[aria-labelledby=muted-heading] .button").await?;
        anna.browser.wait("nobody on the list", "!document.querySelector('#muted-heading')").await?;
        anna.browser.go(&table).await?;
        anna.browser.wait("the table", AT_TABLE).await?;
        open_chat(anna).await?;
        anna.browser.wait_for_words(RUDE).await
    };
    let done = done.await;
    part(other, done).await
}

/// A person sets how and when to be notified of a turn, and the settings are kept. A vacation starts and ends.
pub(super) async fn notices(room: &mut Room) -> Result<(), Failed> {
    const ADDRESS: &str = "https://example.org/turn";
    let (browser, hand) = (&room.browser, room.hand());
    browser.go("/you").await?;
    enter(browser, "Anna").await?;
    browser
        .wait(
            "how it stands with this device",
            "document.querySelector('.notices [role=status]:not(:empty)')",
        )
        .await?;
    write(browser, ".notices .webhook input", ADDRESS).await?;
    // The input format of a time field depends on the locale of the machine.
    let hours = "[...document.querySelectorAll('.notices [type=time]')].forEach((field, at) => {
        field.value = ['22:30', '07:00'][at];
        field.dispatchEvent(new Event('input', { bubbles: true }));
    })";
    browser.ask(hours).await?;
    hand.touch(".notices form .button").await?;
    browser.wait_for_words("Saved.").await?;
    browser.reload().await?;
    let kept = "[...document.querySelectorAll('.notices form input')].map((field) => field.value).join(' ')";
    browser.wait("what was kept", &format!("({kept}) === '{ADDRESS} 22:30 07:00'")).await?;
    hand.touch(".time-off .button").await?;
    browser.wait_for_words("You are on vacation until").await?;
    hand.touch(".time-off .button.go").await?;
    browser.wait_for_words("vacation days left").await
}
