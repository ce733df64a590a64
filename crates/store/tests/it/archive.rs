//! Backups, exports, imports, and files that are no stores.

use protocol::{ChatLine, Room};
use store::{Counts, Store, StoreError};

use super::{append, person, playing, stores};

#[tokio::test]
async fn a_backup_is_made_while_people_play() {
    for (store, folder) in stores().await {
        let id = playing(&store, 1).await;
        let copy = folder.path().join("copy.db");
        store.backup(&copy).await.unwrap();
        store.append(append(1, 2, &["2 pass"])).await.unwrap();
        let copied = Store::open(&copy).await.unwrap();
        assert_eq!(copied.table(&id).await.unwrap().unwrap().lines, 2);
        assert!(matches!(store.backup(&copy).await, Err(StoreError::Exists(_))), "nothing is overwritten");
    }
}

#[tokio::test]
async fn another_store_imports_what_one_exports() {
    for (store, _folder) in stores().await {
        let id = playing(&store, 1).await;
        playing(&store, 2).await;
        store.add_account(&person(1).id, "kay", "hash").await.unwrap();
        store.set_seat_vacation(&id, super::seat(1), Some(8000)).await.unwrap();
        store.set_paused(&id, Some(7000), None, &[1, 2]).await.unwrap();
        let line = ChatLine {
            table: id,
            id: 0,
            room: Room::Players,
            by: person(2),
            words: "“hi”\n".into(),
            said: 3,
        };
        store.add_chat_line(line).await.unwrap();
        let mut lines = Vec::new();
        let counts = store.export(|line| lines.push(line.to_owned())).await.unwrap();
        assert_eq!(counts, Counts { people: 2, tables: 2, steps: 4 });
        for (other, _folder) in stores().await {
            let text = lines.iter().map(String::as_str);
            assert_eq!(other.import(text.clone()).await.unwrap(), counts);
            assert_eq!(other.table(&id).await.unwrap(), store.table(&id).await.unwrap());
            assert_eq!(other.log(&id).await.unwrap(), store.log(&id).await.unwrap());
            assert_eq!(other.chat(&id, Room::Players, 9).await.unwrap()[0].words, "“hi”\n");
            assert_eq!(other.account("kay").await.unwrap().unwrap().password, "hash");
            assert_eq!(other.import(text).await.unwrap(), Counts::default(), "what is known stays as it is");
            other.append(append(1, 2, &["2 pass"])).await.unwrap();
        }
    }
}

#[tokio::test]
async fn an_export_with_an_invalid_line_is_not_imported_at_all() {
    for (store, _folder) in stores().await {
        playing(&store, 1).await;
        let mut lines = Vec::new();
        store.export(|line| lines.push(line.to_owned())).await.unwrap();
        for broken in ["{", "{}", "[]", "{\"person\":{\"id\":\"x\"}}", "{\"table\":{\"id\":1}}"] {
            for (other, _folder) in stores().await {
                let text = lines.iter().map(String::as_str).chain([broken]);
                let error = other.import(text).await.unwrap_err().to_string();
                assert!(error.contains("line 4"), "{error}");
                let counts = other.export(|_| {}).await.unwrap();
                assert_eq!(counts, Counts::default(), "{broken}");
            }
        }
    }
}

#[tokio::test]
async fn a_file_that_is_no_store_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    std::fs::write(&file, "Dear Guinevere, ".repeat(100)).unwrap();
    assert!(Store::open(&file).await.is_err());
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("Dear"));
}
