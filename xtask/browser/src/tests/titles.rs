//! Different clients at one table, for every game: two browsers, a terminal and a bot finish a match.

use serde_json::Value;
use table::GameInfo;

use super::ensure;
use super::online::{AT_TABLE, enter, part, seat, select};
use crate::browser::{Browser, Screen};
use crate::hand::Hand;
use crate::run::{Room, Test};
use xtask::shell::Failed;

/// The people beside the bots: two browsers and a terminal.
const ANNA: &str = "Anna";
const BEN: &str = "Ben";
const KAY: &str = "Kay";

/// Both browsers bid whenever they can, so that bids are raised with a mouse.
const BID: &str = "bid";

/// The number of people.
const PEOPLE: u8 = 3;

/// The numbers of players to try, best first: the people and a bot; with more bots if a game needs them; without a bot
/// if the game has only three seats.
const COMPANIES: [u8; 4] = [PEOPLE + 1, PEOPLE + 2, PEOPLE + 3, PEOPLE];

/// The options that make the shortest match, for games that require an option.
const SHORTEST: &[&str] = &["mode=war"];

/// The ranking in the browser, in the format of the terminal.
const RANKING: &str = "[...document.querySelectorAll('.result ol li')].map((line) => {
    const [place, points] = [...line.querySelectorAll(':scope > span')].map((part) => part.textContent);
    return `${place} ${line.querySelector('b').textContent}: ${points}`;
})";

/// The setup of a table.
#[derive(Clone, Copy)]
struct Setting {
    cover: &'static dyn GameInfo,
    chairs: u8,
    /// The index of an option and of its value, if the default rules do not allow this number of players.
    option: Option<(usize, usize)>,
}

/// Returns a test for each game that three people can play.
pub(super) fn tests() -> impl Iterator<Item = Test> {
    games::infos().iter().filter_map(|cover| Setting::of(*cover)).map(|setting| Test {
        name: format!("two browsers, a terminal and a bot finish {}", setting.cover.id()),
        screen: Screen::Wide,
        does: Box::new(move |room| Box::pin(whole_match(room, setting))),
    })
}

impl Setting {
    fn of(cover: &'static dyn GameInfo) -> Option<Setting> {
        let fields = cover.fields().iter().enumerate();
        let values =
            fields.flat_map(|(at, field)| (0..field.values.len()).map(move |value| Some((at, value))));
        let options: Vec<_> = std::iter::once(None).chain(values).collect();
        COMPANIES.iter().find_map(|&chairs| {
            let settings = options.iter().map(|&option| Setting { cover, chairs, option });
            settings.filter(|setting| setting.fits()).min_by_key(|setting| setting.length())
        })
    }

    fn fits(&self) -> bool {
        self.cover.seats(&self.words()).is_ok_and(|seats| seats.contains(&self.chairs))
    }

    /// A sort key: shorter matches first. Equally long ones keep their order.
    fn length(&self) -> u8 {
        match self.option {
            None => 0,
            Some(_) if SHORTEST.contains(&self.words().as_str()) => 1,
            Some(_) => 2,
        }
    }

    /// Returns the option in the game's notation.
    fn words(&self) -> String {
        self.option.map_or(String::new(), |(at, value)| {
            let field = &self.cover.fields()[at];
            format!("{}={}", field.key, field.values[value])
        })
    }
}

async fn whole_match(room: &mut Room, setting: Setting) -> Result<(), Failed> {
    let other = room.another(Screen::Laptop).await?;
    let played = async {
        let (anna, ben) = (room.hand(), Hand { browser: &other, screen: Screen::Laptop });
        for hand in [anna, ben] {
            hand.browser.prefer_stillness().await?;
        }
        let link = open(anna, setting).await?;
        join(ben, &link).await?;
        let kay = room.terminal(&link, KAY)?;
        anna.browser.wait_for_words(KAY).await?;
        anna.touch(".begin .button.go:not([disabled])").await?;
        for hand in [anna, ben] {
            hand.browser.wait("the table", AT_TABLE).await?;
        }
        // Whether a test with bids comes up depends on what the others do. If it does, both hands bid, and a bid that is
        // out of reach fails the test.
        let (_, _, told) = tokio::try_join!(anna.play_preferring(BID), ben.play_preferring(BID), kay.play())?;
        let ranking = shown(anna.browser).await?;
        ensure(ranking.len() == usize::from(setting.chairs), || format!("the ranking is {ranking:?}"))?;
        for (whose, other) in
            [("the other browser", shown(ben.browser).await?), ("the terminal", read(&told))]
        {
            ensure(other == ranking, || format!("the ranking is {ranking:?}, and in {whose} {other:?}"))?;
        }
        Ok(())
    };
    let played = played.await;
    part(other, played).await
}

/// Opens a private table with bots on the remaining seats, and returns the invitation link.
async fn open(hand: Hand<'_>, setting: Setting) -> Result<String, Failed> {
    let browser = hand.browser;
    browser.go(&format!("/open/{}", setting.cover.id())).await?;
    enter(browser, ANNA).await?;
    if let Some((at, value)) = setting.option {
        let key = setting.cover.fields()[at].key;
        select(browser, &format!(".house-rules [data-option='{key}'] select"), value).await?;
    }
    let chairs = "document.querySelectorAll('.chairs > li').length";
    while browser.ask(chairs).await?.as_u64() < Some(setting.chairs.into()) {
        hand.touch(".add-chair").await?;
    }
    for chair in 2..=setting.chairs {
        // A person, or the second bot, the squire. A squire is as fast as a page, and it plays to win, so the match ends
        // even if the people play at random.
        let occupant = if chair <= PEOPLE { 0 } else { 2 };
        seat(browser, chair.into(), occupant).await?;
    }
    hand.touch(".opening .way:last-child").await?;
    hand.touch(".prompt .button.go:not([disabled])").await?;
    let link = browser.wait("the invitation", "document.querySelector('.invitation input')?.value").await?;
    Ok(link.as_str().unwrap_or_default().to_owned())
}

/// Joins a table by its invitation link.
async fn join(hand: Hand<'_>, link: &str) -> Result<(), Failed> {
    hand.browser.follow(link).await?;
    enter(hand.browser, BEN).await?;
    hand.touch(".room-seat .button.go").await?;
    hand.browser.wait_for_words(&format!("{BEN} (you)")).await
}

/// Returns the ranking that a browser shows.
async fn shown(browser: &Browser) -> Result<Vec<String>, Failed> {
    let lines = browser.ask(RANKING).await?;
    Ok(lines.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
}

/// Returns the ranking in the terminal's output: the lines at the end, before the path of the stored match.
fn read(told: &str) -> Vec<String> {
    let is_place = |line: &&str| line.split_once(". ").is_some_and(|(place, _)| place.parse::<u8>().is_ok());
    let mut lines: Vec<String> = told
        .lines()
        .rev()
        .skip(1)
        .take_while(is_place)
        .map(|line| line.replace(". You:", &format!(". {KAY}:")))
        .collect();
    lines.reverse();
    lines
}
