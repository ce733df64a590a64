//! Turn notices.

use axum::http::StatusCode;
use protocol::{ClientMessage, Clock, Code, Command, Notice, ServerMessage, TableInfo};
use serde_json::{Value, json};
use store::Store;

use crate::knowledge::{pair, stored};
use crate::test_server::{Guest, TestServer};
use crate::webhook_receiver::{Browser, WebhookReceiver};

async fn call_me(server: &TestServer, player: &Guest, webhook: &str) -> String {
    let command = json!({ "webhook": webhook });
    assert_eq!(
        server.send(Some(player), "PUT", "/api/me/notices", command).await.status,
        StatusCode::NO_CONTENT
    );
    let kept = server.get(Some(player), "/api/me/notices").await.json();
    assert_eq!(kept["webhook"], webhook);
    kept["secret"].as_str().expect("there is a secret now").to_owned()
}

/// An action of the player whose turn it is.
async fn any_step(server: &TestServer, table: &TableInfo, player: &Guest) -> Value {
    let mut socket = server.greeted(Some(player)).await;
    socket.watch(table, 0).await;
    let update = socket.update().await;
    let kind = games::find(&table.game).expect("the game is on the list");
    let look = kind.present(update.view.get(), update.viewer).expect("a view shows a table");
    // The players connect and leave again; the host handles that before any later command.
    socket.send(ClientMessage::Leave { table: table.id }).await;
    socket.send(ClientMessage::Ping).await;
    while !matches!(socket.receive().await, ServerMessage::Pong) {}
    json!({ "act": { "after": update.lines, "action": look.choices[0].notation } })
}

/// Waits until the store gives this answer.
async fn until(server: &TestServer, mut answers: impl AsyncFnMut(&Store) -> bool) {
    let store = Store::open(&server.settings.store).await.expect("the file is there");
    while !answers(&store).await {
        tokio::task::yield_now().await;
    }
    store.close().await;
}

#[tokio::test]
async fn an_absent_player_gets_one_signed_notice_each_turn() {
    let server = TestServer::open_with(|settings| settings.private_notices = true).await;
    let mut receiver = WebhookReceiver::open().await;
    let guests = [server.guest("Kay").await, server.guest("Lynet").await];
    let mut secrets = Vec::new();
    for (at, guest) in guests.iter().enumerate() {
        secrets.push(call_me(&server, guest, &format!("{}/{at}", receiver.address)).await);
    }
    assert_ne!(secrets[0], secrets[1]);
    let table = server.playing(&guests[0], &guests[1]).await;
    for _ in 0..3 {
        let request = receiver.request().await;
        let at: usize = request.path[1..].parse().expect("it is one of ours");
        let notice: Notice = serde_json::from_slice(&request.body).expect("it is a notice");
        assert_eq!((notice.table, &*notice.game), (table.id, "king-arthur"));
        assert_eq!((&*notice.title, &*notice.text), ("King Arthur", "It is your turn."));
        assert!(request.is_signed_with(&secrets[at]) && !request.is_signed_with(&secrets[1 - at]));
        assert!(receiver.is_empty(), "once is enough");
        let path = format!("/api/tables/{}/commands", table.id);
        let step = any_step(&server, &table, &guests[at]).await;
        assert!(server.send(Some(&guests[at]), "POST", &path, step).await.status.is_success());
    }
}

#[tokio::test]
async fn a_connected_player_gets_no_notice() {
    let server = TestServer::open_with(|settings| settings.private_notices = true).await;
    let mut receiver = WebhookReceiver::open().await;
    let guests = [server.guest("Kay").await, server.guest("Lynet").await];
    for (at, guest) in guests.iter().enumerate() {
        call_me(&server, guest, &format!("{}/{at}", receiver.address)).await;
    }
    let new = json!({ "game": "king-arthur", "seats": 2, "visibility": "public", "clock": "none" });
    let table = server.send(Some(&guests[0]), "POST", "/api/tables", new).await.table();
    server.sit(&guests[1], &table, 1).await.table();
    let mut here = server.greeted(Some(&guests[0])).await;
    here.watch(&table, 0).await;
    assert_eq!(here.table().await.id, table.id);
    server.start(&guests[0], &table).await;
    let mut update = here.update().await;
    let kind = games::find("king-arthur").expect("the game is on the list");
    // Each webhook is called only when it is the turn of its owner.
    for key in 0..4 {
        let look = kind.present(update.view.get(), update.viewer).expect("a view shows a table");
        if let Some(choice) = look.choices.first() {
            let command = Command::Act { after: update.lines, action: choice.notation.clone() };
            here.command(&table, key, command).await;
        } else {
            assert_eq!(receiver.request().await.path, "/1");
            let step = any_step(&server, &table, &guests[1]).await;
            let path = format!("/api/tables/{}/commands", table.id);
            assert!(server.send(Some(&guests[1]), "POST", &path, step).await.status.is_success());
        }
        update = here.update().await;
    }
}

#[tokio::test]
async fn a_notice_waits_until_the_vacation_ends() {
    let server = TestServer::open_with(|settings| settings.private_notices = true).await;
    let mut receiver = WebhookReceiver::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    call_me(&server, &lynet, &receiver.address).await;
    server.send(Some(&lynet), "PUT", "/api/me/vacation", json!({ "days": 5 })).await.json();
    let table = server.playing_by(&kay, &lynet, Clock::Days(3)).await;
    let mut here = server.greeted(Some(&kay)).await;
    here.watch(&table, 0).await;
    let kind = games::find("king-arthur").expect("the game is on the list");
    for key in 0.. {
        let update = here.update().await;
        let look = kind.present(update.view.get(), update.viewer).expect("a view shows a table");
        let Some(choice) = look.choices.first() else { break };
        let command = Command::Act { after: update.lines, action: choice.notation.clone() };
        here.command(&table, key, command).await;
    }
    let store = stored(&server).await;
    assert!(
        store.due_notices(i64::MAX, 9).await.expect("the store works").is_empty(),
        "it is Lynet's turn, later"
    );
    store.close().await;
    assert!(receiver.is_empty());
    server.send(Some(&lynet), "DELETE", "/api/me/vacation", json!(null)).await.json();
    let notice: Notice = serde_json::from_slice(&receiver.request().await.body).expect("it is a notice");
    assert_eq!(notice.table, table.id);
}

#[tokio::test]
async fn push_messages_are_encrypted_and_dead_subscriptions_removed() {
    let server = TestServer::open_with(|settings| {
        settings.private_notices = true;
        settings.contact = Some("mailto:king@example.org".to_owned());
    })
    .await;
    let mut receiver = WebhookReceiver::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let mut browsers = Vec::new();
    for (at, guest) in [&kay, &lynet].into_iter().enumerate() {
        let browser = Browser::new();
        let command = browser.subscription(&format!("{}/push/{at}", receiver.address));
        let made = server.send(Some(guest), "POST", "/api/me/notices/subscriptions", command).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
        browsers.push(Some(browser));
    }
    let push_key = server.get(Some(&kay), "/api/me/notices").await.json()["push_key"].clone();
    let push_key = push_key.as_str().expect("it is a key");
    receiver.answer_next(StatusCode::GONE);
    let table = server.playing(&kay, &lynet).await;
    let request = receiver.request().await;
    let at: usize = request.path.trim_start_matches("/push/").parse().expect("it is one of ours");
    assert_eq!(request.header("content-encoding"), "aes128gcm");
    assert_eq!((request.header("topic"), request.header("ttl")), (table.id.as_str(), "86400"));
    let claims = request.claims(push_key);
    assert_eq!(
        (&claims["aud"], &claims["sub"]),
        (&json!(receiver.address), &json!("mailto:king@example.org"))
    );
    let browser = browsers[at].take().expect("each is told once");
    let notice: Notice = serde_json::from_str(&browser.read(&request.body)).expect("it is a notice");
    assert_eq!((notice.table, &*notice.text), (table.id, "It is your turn."));
    let gone = [&kay, &lynet][at].id.parse().expect("it is an id");
    until(&server, async |store| store.subscriptions(&gone).await.expect("the store works").is_empty()).await;
    let server = server.restart().await;
    let again = server.get(Some(&kay), "/api/me/notices").await.json()["push_key"].clone();
    assert_eq!(again, push_key, "browsers would have to subscribe again for another key");
}

#[tokio::test]
async fn notices_wait_until_quiet_hours_end() {
    let server = TestServer::open_with(|settings| settings.private_notices = true).await;
    let mut receiver = WebhookReceiver::open().await;
    let guests = [server.guest("Kay").await, server.guest("Lynet").await];
    // The whole day except the minute twelve hours away.
    let now =
        std::time::SystemTime::UNIX_EPOCH.elapsed().expect("it is later than 1970").as_secs() / 60 % 1440;
    let quiet = json!({ "from": (now + 721) % 1440, "to": (now + 720) % 1440, "offset": 0 });
    for guest in &guests {
        let command = json!({ "webhook": format!("{}/", receiver.address), "quiet": quiet });
        assert!(server.send(Some(guest), "PUT", "/api/me/notices", command).await.status.is_success());
    }
    let table = server.playing(&guests[0], &guests[1]).await;
    let moment = table.made + 3_600_000;
    // The notifier has seen the notice and postponed it.
    until(&server, async |store| {
        let all = store.due_notices(i64::MAX, 9).await.expect("the store works").len();
        all > 0 && store.due_notices(moment, 9).await.expect("the store works").is_empty()
    })
    .await;
    assert!(receiver.is_empty());
    let command = json!({ "webhook": format!("{}/", receiver.address) });
    for guest in &guests {
        assert!(server.send(Some(guest), "PUT", "/api/me/notices", &command).await.status.is_success());
    }
    // The quiet hours are over, even for a server that was down meanwhile.
    let store = Store::open(&server.settings.store).await.expect("the file is there");
    for turn in store.due_notices(i64::MAX, 9).await.expect("the store works") {
        store.reschedule_notice(&turn.table, turn.seat, 1).await.expect("the store works");
    }
    store.close().await;
    let _server = server.restart().await;
    receiver.request().await;
}

#[tokio::test]
async fn a_failed_notice_is_retried() {
    let server = TestServer::open_with(|settings| settings.private_notices = true).await;
    let mut receiver = WebhookReceiver::open().await;
    let guests = [server.guest("Kay").await, server.guest("Lynet").await];
    for guest in &guests {
        call_me(&server, guest, &format!("{}/{}", receiver.address, guest.id)).await;
    }
    receiver.answer_next(StatusCode::INTERNAL_SERVER_ERROR);
    server.playing(&guests[0], &guests[1]).await;
    let (first, second) = (receiver.request().await, receiver.request().await);
    assert_eq!((first.path, first.body), (second.path, second.body));
}

#[tokio::test]
async fn invalid_notice_settings_are_refused() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    let hours = |from: u16, to: u16| json!({ "quiet": { "from": from, "to": to, "offset": 0 } });
    for (command, code) in [
        (json!({ "webhook": "nowhere" }), Code::AddressUnfit),
        (json!({ "webhook": "http://127.0.0.1:4117/" }), Code::AddressUnfit),
        (json!({ "webhook": "http://[::1]/" }), Code::AddressUnfit),
        (json!({ "webhook": "http://169.254.169.254/latest" }), Code::AddressUnfit),
        (hours(1440, 3), Code::HoursUnfit),
        (hours(7, 7), Code::HoursUnfit),
        (json!({ "mail": "kay@example.org" }), Code::Unreadable),
    ] {
        let refused = server.send(Some(&kay), "PUT", "/api/me/notices", &command).await;
        assert_eq!(refused.code(), code, "{command}");
    }
    let path = "/api/me/notices/subscriptions";
    let sound = Browser::new().subscription("https://push.example.org/abc");
    let mut unsound = sound.clone();
    unsound["keys"]["p256dh"] = json!("AAAA");
    let inside = Browser::new().subscription("https://10.0.0.1/abc");
    for command in [&unsound, &inside] {
        assert_eq!(server.send(Some(&kay), "POST", path, command).await.code(), Code::AddressUnfit);
    }
    let made = server.send(Some(&kay), "POST", path, &sound).await.json();
    let twice = server.send(Some(&kay), "POST", path, &sound).await.json();
    assert_eq!(made["id"], twice["id"], "a browser is subscribed once");
    let one = format!("{path}/{}", made["id"]);
    let other = server.guest("Lynet").await;
    assert_eq!(server.send(Some(&other), "DELETE", &one, json!(null)).await.code(), Code::NotFound);
    assert_eq!(server.send(Some(&kay), "DELETE", &one, json!(null)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(server.get(None, "/api/me/notices").await.code(), Code::NoToken);
}

/// Law 7 for notices: in two matches that a player cannot tell apart, the notices are equal.
#[tokio::test]
async fn a_notice_reveals_nothing_about_the_match() {
    for (number, &kind) in (0..).zip(games::all()) {
        let (server, twin, table, guests) = pair(kind.id(), 0, 60, number).await;
        let mut heard = Vec::new();
        for server in [server, twin] {
            let server = server.reopened_with(|settings| settings.private_notices = true).await;
            let mut receiver = WebhookReceiver::open().await;
            call_me(&server, &guests[0], &format!("{}/", receiver.address)).await;
            let store = stored(&server).await;
            store.schedule_notice(&table.id, engine::Seat::new(0), 1).await.expect("the store works");
            // Everybody knows whose turn it is. The list is empty once the notifier has sent the notice.
            let waits = store.due_notices(i64::MAX, 1).await.expect("the store works")[0].is_current;
            store.close().await;
            let server = server.restart().await;
            let said = if waits { Some(receiver.request().await) } else { None };
            until(&server, async |store| {
                store.due_notices(i64::MAX, 1).await.expect("the store works").is_empty()
            })
            .await;
            heard.push(said.map(|request| (request.path, request.body)));
        }
        assert!(heard[0] == heard[1], "{}", kind.id());
    }
}
