//! Telling people out of the page that it is their turn.

use axum::http::StatusCode;
use protocol::{ClientMessage, Clock, Code, Command, Notice, ServerMessage, TableInfo};
use serde_json::{Value, json};
use store::Store;

use crate::catcher::{Browser, Catcher};
use crate::house::{Guest, Inn};
use crate::knowledge::{pair, stored};

async fn call_me(inn: &Inn, who: &Guest, webhook: &str) -> String {
    let wish = json!({ "webhook": webhook });
    assert_eq!(inn.send(Some(who), "PUT", "/api/me/notices", wish).await.status, StatusCode::NO_CONTENT);
    let kept = inn.get(Some(who), "/api/me/notices").await.json();
    assert_eq!(kept["webhook"], webhook);
    kept["secret"].as_str().expect("there is a secret now").to_owned()
}

/// Something that whoever has the turn may do.
async fn any_step(inn: &Inn, table: &TableInfo, who: &Guest) -> Value {
    let mut socket = inn.greeted(Some(who)).await;
    socket.watch(table, 0).await;
    let sight = socket.sight().await;
    let kind = games::find(&table.game).expect("the game is on the list");
    let look = kind.present(sight.view.get(), sight.viewer).expect("a view shows a table");
    // They look and go away again; the host knows it before it hears of anything later.
    socket.say(ClientMessage::Leave { table: table.id }).await;
    socket.say(ClientMessage::Ping).await;
    while !matches!(socket.hear().await, ServerMessage::Pong) {}
    json!({ "act": { "after": sight.lines, "action": look.choices[0].notation } })
}

/// Waits until the store answers like this.
async fn until(inn: &Inn, mut answers: impl AsyncFnMut(&Store) -> bool) {
    let store = Store::open(&inn.settings.store).await.expect("the file is there");
    while !answers(&store).await {
        tokio::task::yield_now().await;
    }
    store.close().await;
}

#[tokio::test]
async fn who_is_not_there_is_called_once_a_turn_and_can_tell_who_calls() {
    let inn = Inn::open_with(|settings| settings.private_notices = true).await;
    let mut catcher = Catcher::open().await;
    let guests = [inn.guest("Kay").await, inn.guest("Lynet").await];
    let mut secrets = Vec::new();
    for (at, guest) in guests.iter().enumerate() {
        secrets.push(call_me(&inn, guest, &format!("{}/{at}", catcher.address)).await);
    }
    assert_ne!(secrets[0], secrets[1]);
    let table = inn.playing(&guests[0], &guests[1]).await;
    for _ in 0..3 {
        let letter = catcher.letter().await;
        let at: usize = letter.path[1..].parse().expect("it is one of ours");
        let notice: Notice = serde_json::from_slice(&letter.body).expect("it is a notice");
        assert_eq!((notice.table, &*notice.game), (table.id, "king-arthur"));
        assert_eq!((&*notice.title, &*notice.text), ("King Arthur", "It is your turn."));
        assert!(letter.is_signed_with(&secrets[at]) && !letter.is_signed_with(&secrets[1 - at]));
        assert!(catcher.is_empty(), "once is enough");
        let path = format!("/api/tables/{}/commands", table.id);
        let step = any_step(&inn, &table, &guests[at]).await;
        assert!(inn.send(Some(&guests[at]), "POST", &path, step).await.status.is_success());
    }
}

#[tokio::test]
async fn who_is_there_is_not_called() {
    let inn = Inn::open_with(|settings| settings.private_notices = true).await;
    let mut catcher = Catcher::open().await;
    let guests = [inn.guest("Kay").await, inn.guest("Lynet").await];
    for (at, guest) in guests.iter().enumerate() {
        call_me(&inn, guest, &format!("{}/{at}", catcher.address)).await;
    }
    let new = json!({ "game": "king-arthur", "seats": 2, "visibility": "public", "clock": "none" });
    let table = inn.send(Some(&guests[0]), "POST", "/api/tables", new).await.table();
    inn.sit(&guests[1], &table, 1).await.table();
    let mut here = inn.greeted(Some(&guests[0])).await;
    here.watch(&table, 0).await;
    assert_eq!(here.table().await.id, table.id);
    inn.start(&guests[0], &table).await;
    let mut sight = here.sight().await;
    let kind = games::find("king-arthur").expect("the game is on the list");
    // The other one is called whenever it is their turn, and nobody else ever.
    for key in 0..4 {
        let look = kind.present(sight.view.get(), sight.viewer).expect("a view shows a table");
        if let Some(choice) = look.choices.first() {
            let command = Command::Act { after: sight.lines, action: choice.notation.clone() };
            here.want(&table, key, command).await;
        } else {
            assert_eq!(catcher.letter().await.path, "/1");
            let step = any_step(&inn, &table, &guests[1]).await;
            let path = format!("/api/tables/{}/commands", table.id);
            assert!(inn.send(Some(&guests[1]), "POST", &path, step).await.status.is_success());
        }
        sight = here.sight().await;
    }
}

#[tokio::test]
async fn who_is_on_vacation_is_called_when_it_is_over() {
    let inn = Inn::open_with(|settings| settings.private_notices = true).await;
    let mut catcher = Catcher::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    call_me(&inn, &lynet, &catcher.address).await;
    inn.send(Some(&lynet), "PUT", "/api/me/vacation", json!({ "days": 5 })).await.json();
    let table = inn.playing_by(&kay, &lynet, Clock::Days(3)).await;
    let mut here = inn.greeted(Some(&kay)).await;
    here.watch(&table, 0).await;
    let kind = games::find("king-arthur").expect("the game is on the list");
    for key in 0.. {
        let sight = here.sight().await;
        let look = kind.present(sight.view.get(), sight.viewer).expect("a view shows a table");
        let Some(choice) = look.choices.first() else { break };
        let command = Command::Act { after: sight.lines, action: choice.notation.clone() };
        here.want(&table, key, command).await;
    }
    let store = stored(&inn).await;
    assert!(
        store.due_notices(i64::MAX, 9).await.expect("the store works").is_empty(),
        "it is Lynet's turn, later"
    );
    store.close().await;
    assert!(catcher.is_empty());
    inn.send(Some(&lynet), "DELETE", "/api/me/vacation", json!(null)).await.json();
    let notice: Notice = serde_json::from_slice(&catcher.letter().await.body).expect("it is a notice");
    assert_eq!(notice.table, table.id);
}

#[tokio::test]
async fn a_browser_gets_a_sealed_message_and_is_forgotten_when_it_is_gone() {
    let inn = Inn::open_with(|settings| {
        settings.private_notices = true;
        settings.contact = Some("mailto:king@example.org".to_owned());
    })
    .await;
    let mut catcher = Catcher::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let mut browsers = Vec::new();
    for (at, guest) in [&kay, &lynet].into_iter().enumerate() {
        let browser = Browser::new();
        let wish = browser.subscription(&format!("{}/push/{at}", catcher.address));
        let made = inn.send(Some(guest), "POST", "/api/me/notices/subscriptions", wish).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
        browsers.push(Some(browser));
    }
    let push_key = inn.get(Some(&kay), "/api/me/notices").await.json()["push_key"].clone();
    let push_key = push_key.as_str().expect("it is a key");
    catcher.answer_next(StatusCode::GONE);
    let table = inn.playing(&kay, &lynet).await;
    let letter = catcher.letter().await;
    let at: usize = letter.path.trim_start_matches("/push/").parse().expect("it is one of ours");
    assert_eq!(letter.header("content-encoding"), "aes128gcm");
    assert_eq!((letter.header("topic"), letter.header("ttl")), (table.id.as_str(), "86400"));
    let claims = letter.claims(push_key);
    assert_eq!(
        (&claims["aud"], &claims["sub"]),
        (&json!(catcher.address), &json!("mailto:king@example.org"))
    );
    let browser = browsers[at].take().expect("each is told once");
    let notice: Notice = serde_json::from_str(&browser.read(&letter.body)).expect("it is a notice");
    assert_eq!((notice.table, &*notice.text), (table.id, "It is your turn."));
    let gone = [&kay, &lynet][at].id.parse().expect("it is an id");
    until(&inn, async |store| store.subscriptions(&gone).await.expect("the store works").is_empty()).await;
    let inn = inn.restart().await;
    let again = inn.get(Some(&kay), "/api/me/notices").await.json()["push_key"].clone();
    assert_eq!(again, push_key, "browsers would have to subscribe again for another key");
}

#[tokio::test]
async fn in_quiet_hours_nothing_is_sent_until_they_end() {
    let inn = Inn::open_with(|settings| settings.private_notices = true).await;
    let mut catcher = Catcher::open().await;
    let guests = [inn.guest("Kay").await, inn.guest("Lynet").await];
    // All the day but the minute twelve hours away.
    let now =
        std::time::SystemTime::UNIX_EPOCH.elapsed().expect("it is later than 1970").as_secs() / 60 % 1440;
    let quiet = json!({ "from": (now + 721) % 1440, "to": (now + 720) % 1440, "offset": 0 });
    for guest in &guests {
        let wish = json!({ "webhook": format!("{}/", catcher.address), "quiet": quiet });
        assert!(inn.send(Some(guest), "PUT", "/api/me/notices", wish).await.status.is_success());
    }
    let table = inn.playing(&guests[0], &guests[1]).await;
    let moment = table.made + 3_600_000;
    // The herald has looked at it, and puts it off.
    until(&inn, async |store| {
        let all = store.due_notices(i64::MAX, 9).await.expect("the store works").len();
        all > 0 && store.due_notices(moment, 9).await.expect("the store works").is_empty()
    })
    .await;
    assert!(catcher.is_empty());
    let wish = json!({ "webhook": format!("{}/", catcher.address) });
    for guest in &guests {
        assert!(inn.send(Some(guest), "PUT", "/api/me/notices", &wish).await.status.is_success());
    }
    // The hours are over, even for a server that was off meanwhile.
    let store = Store::open(&inn.settings.store).await.expect("the file is there");
    for turn in store.due_notices(i64::MAX, 9).await.expect("the store works") {
        store.reschedule_notice(&turn.table, turn.seat, 1).await.expect("the store works");
    }
    store.close().await;
    let _inn = inn.restart().await;
    catcher.letter().await;
}

#[tokio::test]
async fn a_message_that_was_not_taken_is_sent_again() {
    let inn = Inn::open_with(|settings| settings.private_notices = true).await;
    let mut catcher = Catcher::open().await;
    let guests = [inn.guest("Kay").await, inn.guest("Lynet").await];
    for guest in &guests {
        call_me(&inn, guest, &format!("{}/{}", catcher.address, guest.id)).await;
    }
    catcher.answer_next(StatusCode::INTERNAL_SERVER_ERROR);
    inn.playing(&guests[0], &guests[1]).await;
    let (first, second) = (catcher.letter().await, catcher.letter().await);
    assert_eq!((first.path, first.body), (second.path, second.body));
}

#[tokio::test]
async fn wishes_that_make_no_sense_are_refused() {
    let inn = Inn::open().await;
    let kay = inn.guest("Kay").await;
    let hours = |from: u16, to: u16| json!({ "quiet": { "from": from, "to": to, "offset": 0 } });
    for (wish, code) in [
        (json!({ "webhook": "nowhere" }), Code::AddressUnfit),
        (json!({ "webhook": "http://127.0.0.1:4117/" }), Code::AddressUnfit),
        (json!({ "webhook": "http://[::1]/" }), Code::AddressUnfit),
        (json!({ "webhook": "http://169.254.169.254/latest" }), Code::AddressUnfit),
        (hours(1440, 3), Code::HoursUnfit),
        (hours(7, 7), Code::HoursUnfit),
        (json!({ "mail": "kay@example.org" }), Code::Unreadable),
    ] {
        let refused = inn.send(Some(&kay), "PUT", "/api/me/notices", &wish).await;
        assert_eq!(refused.code(), code, "{wish}");
    }
    let path = "/api/me/notices/subscriptions";
    let sound = Browser::new().subscription("https://push.example.org/abc");
    let mut unsound = sound.clone();
    unsound["keys"]["p256dh"] = json!("AAAA");
    let inside = Browser::new().subscription("https://10.0.0.1/abc");
    for wish in [&unsound, &inside] {
        assert_eq!(inn.send(Some(&kay), "POST", path, wish).await.code(), Code::AddressUnfit);
    }
    let made = inn.send(Some(&kay), "POST", path, &sound).await.json();
    let twice = inn.send(Some(&kay), "POST", path, &sound).await.json();
    assert_eq!(made["id"], twice["id"], "a browser is subscribed once");
    let one = format!("{path}/{}", made["id"]);
    let other = inn.guest("Lynet").await;
    assert_eq!(inn.send(Some(&other), "DELETE", &one, json!(null)).await.code(), Code::NotFound);
    assert_eq!(inn.send(Some(&kay), "DELETE", &one, json!(null)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(inn.get(None, "/api/me/notices").await.code(), Code::NoToken);
}

/// Law 7 for what leaves the house: of two matches that somebody cannot tell apart, both notices are the same.
#[tokio::test]
async fn a_notice_tells_nobody_what_they_cannot_know() {
    for (number, &kind) in (0..).zip(games::all()) {
        let (inn, twin, table, guests) = pair(kind.id(), 0, 60, number).await;
        let mut heard = Vec::new();
        for inn in [inn, twin] {
            let inn = inn.reopened_with(|settings| settings.private_notices = true).await;
            let mut catcher = Catcher::open().await;
            call_me(&inn, &guests[0], &format!("{}/", catcher.address)).await;
            let store = stored(&inn).await;
            store.schedule_notice(&table.id, engine::Seat::new(0), 1).await.expect("the store works");
            // Whether it is their turn, everybody knows. The list is empty when the herald has been there.
            let waits = store.due_notices(i64::MAX, 1).await.expect("the store works")[0].is_current;
            store.close().await;
            let inn = inn.restart().await;
            let said = if waits { Some(catcher.letter().await) } else { None };
            until(&inn, async |store| {
                store.due_notices(i64::MAX, 1).await.expect("the store works").is_empty()
            })
            .await;
            heard.push(said.map(|letter| (letter.path, letter.body)));
        }
        assert!(heard[0] == heard[1], "{}", kind.id());
    }
}
