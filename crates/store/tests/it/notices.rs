//! Telling people that it is their turn.

use protocol::{Away, NewSubscription, QuietHours, SubscriptionKeys};
use store::NoticeRow;

use crate::{append, playing, seat, somebody, stores, table_id};

fn wish(webhook: Option<&str>, secret: &str) -> NoticeRow {
    let quiet = Some(QuietHours { from: 1320, to: 420, offset: -60 });
    let webhook = webhook.map(str::to_owned);
    NoticeRow { language: "de".to_owned(), webhook, secret: secret.to_owned(), quiet }
}

fn browser(endpoint: &str) -> NewSubscription {
    let keys = SubscriptionKeys { p256dh: "key".to_owned(), auth: "secret".to_owned() };
    NewSubscription { endpoint: endpoint.to_owned(), keys }
}

#[tokio::test]
async fn wishes_are_kept_and_a_secret_stays() {
    for (store, _folder) in stores().await {
        store.add_person(&somebody(1), 1).await.unwrap();
        let me = somebody(1).id;
        assert!(store.notices(&me).await.unwrap().is_none());
        store.set_notices(&me, &wish(Some("https://example.org/"), "first")).await.unwrap();
        store.set_notices(&me, &wish(None, "second")).await.unwrap();
        assert!(store.notices(&me).await.unwrap() == Some(wish(None, "first")));
        store.forget(&me).await.unwrap();
        assert!(store.notices(&me).await.unwrap().is_none());
    }
}

#[tokio::test]
async fn a_browser_takes_messages_for_one_person() {
    for (store, _folder) in stores().await {
        let (one, two) = (somebody(1), somebody(2));
        store.add_person(&one, 1).await.unwrap();
        store.add_person(&two, 1).await.unwrap();
        let first = store.subscribe(&one.id, &browser("https://push.example/1"), 5).await.unwrap();
        store.subscribe(&one.id, &browser("https://push.example/2"), 6).await.unwrap();
        let again = store.subscribe(&two.id, &browser("https://push.example/1"), 7).await.unwrap();
        assert_eq!(first, again);
        let ways = store.ways_to(&one.id).await.unwrap();
        assert!(ways.len() == 1 && ways[0].way == browser("https://push.example/2"));
        assert_eq!(store.subscriptions(&two.id).await.unwrap()[0].id, again);
        assert!(!store.unsubscribe(&one.id, again).await.unwrap(), "it is not theirs");
        assert!(store.unsubscribe(&two.id, again).await.unwrap());
        assert!(store.subscriptions(&two.id).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn a_turn_is_noted_for_those_who_want_to_be_told() {
    for (store, _folder) in stores().await {
        let table = playing(&store, 1).await;
        assert!(!store.note_turn(&table, seat(1), 5).await.unwrap(), "nobody wants to know");
        store.set_notices(&somebody(2).id, &wish(None, "s")).await.unwrap();
        assert!(!store.note_turn(&table, seat(1), 5).await.unwrap(), "there is no way to tell");
        store.set_notices(&somebody(2).id, &wish(Some("https://example.org/"), "s")).await.unwrap();
        assert!(store.note_turn(&table, seat(1), 5).await.unwrap());
        assert!(store.turns_due(4, 9).await.unwrap().is_empty());
        let due = store.turns_due(5, 9).await.unwrap();
        assert_eq!((&due[0].person, due[0].seat, due[0].waits), (&somebody(2).id, seat(1), true));
        store.set_turn_due(&table, seat(1), 50).await.unwrap();
        assert!(store.turns_due(49, 9).await.unwrap().is_empty());
        store.set_paused(&table, Some(8), None, &[]).await.unwrap();
        assert!(!store.turns_due(50, 9).await.unwrap()[0].waits, "it is paused");
        store.set_paused(&table, None, None, &[]).await.unwrap();
        store.set_away(&table, seat(1), Away::StandIn).await.unwrap();
        assert!(!store.turns_due(50, 9).await.unwrap()[0].waits, "a bot plays");
        store.set_away(&table, seat(1), Away::No).await.unwrap();
        store.append(store::Append { pending: 1, ..append(1, 2, &["2 pass"]) }).await.unwrap();
        assert!(!store.turns_due(50, 9).await.unwrap()[0].waits, "they have played");
        store.drop_turn(&table_id(1), seat(1)).await.unwrap();
        assert!(store.turns_due(i64::MAX, 9).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn a_key_is_made_once() {
    for (store, _folder) in stores().await {
        assert_eq!(store.key("vapid", b"first").await.unwrap(), b"first");
        assert_eq!(store.key("vapid", b"second").await.unwrap(), b"first");
        assert_eq!(store.key("other", b"third").await.unwrap(), b"third");
    }
}
