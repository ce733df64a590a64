//! People, accounts, devices, chat.

use protocol::{ChatLine, PersonKind, Room, Scope};
use store::{NewDevice, Store};

use super::{person, playing, seat, stores, table, table_id};

fn device(number: u8, digest: u8) -> NewDevice {
    NewDevice {
        person: person(number).id,
        digest: [digest; 32],
        label: format!("phone {digest}"),
        scope: Scope::Full,
        made: 10,
        ends: 100,
    }
}

async fn say(store: &Store, room: Room, words: &str) -> ChatLine {
    let line = ChatLine { table: table_id(7), id: 0, room, by: person(1), words: words.to_owned(), said: 5 };
    store.add_chat_line(line).await.expect("the store works")
}

#[tokio::test]
async fn a_token_is_good_until_it_ends_or_is_revoked() {
    for (store, _folder) in stores().await {
        store.add_person(&person(1), 1).await.unwrap();
        store.add_person(&person(2), 1).await.unwrap();
        store.add_device(&device(1, 1)).await.unwrap();
        store.add_device(&NewDevice { scope: Scope::Play, ..device(1, 2) }).await.unwrap();
        let found = store.identify(&[1; 32], 99).await.unwrap().unwrap();
        assert_eq!((found.person, found.scope), (person(1), Scope::Full));
        assert_eq!(store.identify(&[1; 32], 100).await.unwrap(), None, "it has ended");
        assert_eq!(store.identify(&[3; 32], 50).await.unwrap(), None, "nobody has it");
        let devices = store.devices(&person(1).id, found.device).await.unwrap();
        assert_eq!(devices.iter().map(|device| device.here).collect::<Vec<_>>(), [true, false]);
        assert!(!store.remove_device(&person(2).id, devices[1].id).await.unwrap(), "it is not theirs");
        assert!(store.remove_device(&person(1).id, devices[1].id).await.unwrap());
        assert_eq!(store.identify(&[2; 32], 50).await.unwrap(), None, "it was revoked");
    }
}

#[tokio::test]
async fn a_login_belongs_to_one_account() {
    for (store, _folder) in stores().await {
        store.add_person(&person(1), 1).await.unwrap();
        store.add_person(&person(2), 1).await.unwrap();
        assert!(store.add_account(&person(1).id, "kay", "hash").await.unwrap());
        assert!(!store.add_account(&person(2).id, "kay", "other").await.unwrap());
        let account = store.account("kay").await.unwrap().unwrap();
        assert_eq!((account.person.id, account.person.kind), (person(1).id, PersonKind::Account));
        assert_eq!(account.password, "hash");
        assert!(store.account("nobody").await.unwrap().is_none());
    }
}

#[tokio::test]
async fn a_deleted_person_leaves_no_name_behind() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 7).await;
        store.open_table(&table(8)).await.unwrap();
        store.add_device(&device(1, 1)).await.unwrap();
        store.add_account(&person(1).id, "kay", "hash").await.unwrap();
        say(&store, Room::Players, "hello").await;
        store.delete_person(&person(1).id).await.unwrap();
        assert_eq!(store.identify(&[1; 32], 50).await.unwrap(), None);
        assert!(store.account("kay").await.unwrap().is_none());
        assert_eq!(store.chat(&id, Room::Players, 10).await.unwrap(), []);
        let seats = store.table(&id).await.unwrap().unwrap().seats;
        assert_eq!(seats[0].person.as_ref().unwrap().name, "–");
        assert_eq!(seats[0].away, protocol::Away::Resigned);
        assert!(store.table(&table_id(8)).await.unwrap().unwrap().seats[0].person.is_none());
        assert!(store.sit(&table_id(8), seat(0), &person(2).id, None).await.unwrap());
    }
}

#[tokio::test]
async fn players_and_spectators_have_separate_rooms() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 7).await;
        let first = say(&store, Room::Players, "good luck").await;
        let second = say(&store, Room::Players, "and to you").await;
        let aside = say(&store, Room::Spectators, "he has the dragon").await;
        assert!(first.id < second.id);
        assert_eq!(store.chat(&id, Room::Players, 10).await.unwrap(), [first, second.clone()]);
        assert_eq!(store.chat(&id, Room::Players, 1).await.unwrap(), [second]);
        assert_eq!(store.chat(&id, Room::Spectators, 10).await.unwrap(), [aside]);
    }
}

#[tokio::test]
async fn a_name_can_be_changed() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 7).await;
        store.rename_person(&person(2).id, "Sir Robin; DROP TABLE people --").await.unwrap();
        let seats = store.table(&id).await.unwrap().unwrap().seats;
        assert_eq!(seats[1].person.as_ref().unwrap().name, "Sir Robin; DROP TABLE people --");
    }
}
