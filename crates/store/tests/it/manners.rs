//! Mutes and reports.

use protocol::{ChatLine, Room};

use crate::{playing, somebody, stores, table_id};

#[tokio::test]
async fn somebody_is_muted_and_heard_again() {
    for (store, _folder) in stores().await {
        playing(&store, 1).await;
        let (one, two) = (somebody(1).id, somebody(2).id);
        assert!(store.mute(&one, &two).await.unwrap() && store.mute(&one, &two).await.unwrap());
        assert!(!store.mute(&one, &somebody(9).id).await.unwrap(), "there is no such person");
        assert_eq!(store.muted_by(&one).await.unwrap(), [somebody(2)]);
        assert_eq!(store.deaf_to(&two).await.unwrap(), std::slice::from_ref(&one));
        store.unmute(&one, &two).await.unwrap();
        assert!(store.muted_by(&one).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn a_complaint_keeps_the_words_it_is_about() {
    for (store, _folder) in stores().await {
        let table = playing(&store, 1).await;
        let line = ChatLine {
            table: table_id(1),
            id: 0,
            room: Room::Players,
            by: somebody(2),
            words: "Varlet!".to_owned(),
            said: 5,
        };
        let line = store.say(line).await.unwrap();
        let one = somebody(1).id;
        assert!(store.report(&table, line.id, &one, "rude", 6).await.unwrap());
        assert!(!store.report(&table, line.id + 1, &one, "rude", 6).await.unwrap());
        assert!(!store.report(&table_id(2), line.id, &one, "rude", 6).await.unwrap(), "said elsewhere");
        store.forget(&somebody(2).id).await.unwrap();
        let reports = store.reports().await.unwrap();
        assert_eq!(
            (reports.len(), &reports[0].words, &reports[0].about),
            (1, &"Varlet!".to_owned(), &somebody(2).id)
        );
    }
}
