//! Turn notices.

use protocol::{Away, NewSubscription, QuietHours, SubscriptionKeys};
use store::NoticeSettingsRow;

use crate::{append, person, playing, seat, stores, table_id};

fn settings(webhook: Option<&str>, secret: &str) -> NoticeSettingsRow {
    let quiet = Some(QuietHours { from: 1320, to: 420, offset: -60 });
    let webhook = webhook.map(str::to_owned);
    NoticeSettingsRow { language: "de".to_owned(), webhook, secret: secret.to_owned(), quiet }
}

fn browser(endpoint: &str) -> NewSubscription {
    let keys = SubscriptionKeys { p256dh: "key".to_owned(), auth: "secret".to_owned() };
    NewSubscription { endpoint: endpoint.to_owned(), keys }
}

#[tokio::test]
async fn settings_are_saved_and_the_first_secret_stays() {
    for (store, _folder) in stores().await {
        store.add_person(&person(1), 1).await.unwrap();
        let me = person(1).id;
        assert!(store.notice_settings(&me).await.unwrap().is_none());
        store.set_notice_settings(&me, &settings(Some("https://example.org/"), "first")).await.unwrap();
        store.set_notice_settings(&me, &settings(None, "second")).await.unwrap();
        assert!(store.notice_settings(&me).await.unwrap() == Some(settings(None, "first")));
        store.delete_person(&me).await.unwrap();
        assert!(store.notice_settings(&me).await.unwrap().is_none());
    }
}

#[tokio::test]
async fn a_browser_receives_messages_for_one_person_only() {
    for (store, _folder) in stores().await {
        let (one, two) = (person(1), person(2));
        store.add_person(&one, 1).await.unwrap();
        store.add_person(&two, 1).await.unwrap();
        let first = store.subscribe(&one.id, &browser("https://push.example/1"), 5).await.unwrap();
        store.subscribe(&one.id, &browser("https://push.example/2"), 6).await.unwrap();
        let again = store.subscribe(&two.id, &browser("https://push.example/1"), 7).await.unwrap();
        assert_eq!(first, again);
        let subscriptions = store.push_subscriptions_of(&one.id).await.unwrap();
        assert!(
            subscriptions.len() == 1 && subscriptions[0].subscription == browser("https://push.example/2")
        );
        assert_eq!(store.subscriptions(&two.id).await.unwrap()[0].id, again);
        assert!(!store.unsubscribe(&one.id, again).await.unwrap(), "it is not theirs");
        assert!(store.unsubscribe(&two.id, again).await.unwrap());
        assert!(store.subscriptions(&two.id).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn a_notice_is_scheduled_only_for_people_with_a_way_to_receive_it() {
    for (store, _folder) in stores().await {
        let table = playing(&store, 1).await;
        assert!(!store.schedule_notice(&table, seat(1), 5).await.unwrap(), "nobody wants to know");
        store.set_notice_settings(&person(2).id, &settings(None, "s")).await.unwrap();
        assert!(!store.schedule_notice(&table, seat(1), 5).await.unwrap(), "there is no way to tell");
        store.set_notice_settings(&person(2).id, &settings(Some("https://example.org/"), "s")).await.unwrap();
        assert!(store.schedule_notice(&table, seat(1), 5).await.unwrap());
        assert!(store.due_notices(4, 9).await.unwrap().is_empty());
        let due = store.due_notices(5, 9).await.unwrap();
        assert_eq!((&due[0].person, due[0].seat, due[0].is_current), (&person(2).id, seat(1), true));
        store.reschedule_notice(&table, seat(1), 50).await.unwrap();
        assert!(store.due_notices(49, 9).await.unwrap().is_empty());
        store.set_paused(&table, Some(8), None, &[]).await.unwrap();
        assert!(!store.due_notices(50, 9).await.unwrap()[0].is_current, "it is paused");
        store.set_paused(&table, None, None, &[]).await.unwrap();
        store.set_away(&table, seat(1), Away::StandIn).await.unwrap();
        assert!(!store.due_notices(50, 9).await.unwrap()[0].is_current, "a bot plays");
        store.set_away(&table, seat(1), Away::No).await.unwrap();
        store.append(store::Append { pending: 1, ..append(1, 2, &["2 pass"]) }).await.unwrap();
        assert!(!store.due_notices(50, 9).await.unwrap()[0].is_current, "they have played");
        store.delete_notice(&table_id(1), seat(1)).await.unwrap();
        assert!(store.due_notices(i64::MAX, 9).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn a_server_key_is_created_once() {
    for (store, _folder) in stores().await {
        assert_eq!(store.server_key("vapid", b"first").await.unwrap(), b"first");
        assert_eq!(store.server_key("vapid", b"second").await.unwrap(), b"first");
        assert_eq!(store.server_key("other", b"third").await.unwrap(), b"third");
    }
}
