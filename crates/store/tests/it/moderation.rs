//! Mutes and reports.

use protocol::{ChatLine, Room};

use crate::{person, playing, stores, table_id};

#[tokio::test]
async fn a_person_can_be_muted_and_unmuted() {
    for (store, _folder) in stores().await {
        playing(&store, 1).await;
        let (one, two) = (person(1).id, person(2).id);
        assert!(store.mute(&one, &two).await.unwrap() && store.mute(&one, &two).await.unwrap());
        assert!(!store.mute(&one, &person(9).id).await.unwrap(), "there is no such person");
        assert_eq!(store.muted_by(&one).await.unwrap(), [person(2)]);
        assert_eq!(store.muters_of(&two).await.unwrap(), std::slice::from_ref(&one));
        store.unmute(&one, &two).await.unwrap();
        assert!(store.muted_by(&one).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn a_report_keeps_the_text_it_is_about() {
    for (store, _folder) in stores().await {
        let table = playing(&store, 1).await;
        let line = ChatLine {
            table: table_id(1),
            id: 0,
            room: Room::Players,
            by: person(2),
            words: "Varlet!".to_owned(),
            said: 5,
        };
        let line = store.add_chat_line(line).await.unwrap();
        let one = person(1).id;
        assert!(store.add_report(&table, line.id, &one, "rude", 6).await.unwrap());
        assert!(!store.add_report(&table, line.id + 1, &one, "rude", 6).await.unwrap());
        assert!(!store.add_report(&table_id(2), line.id, &one, "rude", 6).await.unwrap(), "said elsewhere");
        store.delete_person(&person(2).id).await.unwrap();
        let reports = store.reports().await.unwrap();
        assert_eq!(
            (reports.len(), &reports[0].words, &reports[0].reported),
            (1, &"Varlet!".to_owned(), &person(2).id)
        );
    }
}
