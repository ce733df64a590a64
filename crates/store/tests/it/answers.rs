//! A request that arrives twice is done once and answered twice.

use store::StoredAnswer;

use super::{person, stores};

#[tokio::test]
async fn the_first_answer_to_a_key_stays_for_a_day() {
    for (store, _folder) in stores().await {
        store.add_person(&person(1), 1).await.unwrap();
        store.add_person(&person(2), 1).await.unwrap();
        let answer = |body: &str| StoredAnswer { request: [1; 32], status: 201, body: body.to_owned() };
        let one = person(1).id;
        store.store_answer(&one, "key", &answer("first"), 1000).await.unwrap();
        store.store_answer(&one, "key", &answer("second"), 1001).await.unwrap();
        assert_eq!(store.stored_answer(&one, "key").await.unwrap(), Some(answer("first")));
        assert_eq!(store.stored_answer(&person(2).id, "key").await.unwrap(), None, "a key is its owner's");
        store.store_answer(&one, "another", &answer("later"), 86_402_000).await.unwrap();
        assert_eq!(store.stored_answer(&one, "key").await.unwrap(), None, "a day has passed");
    }
}
