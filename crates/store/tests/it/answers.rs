//! The same request is done once and answered twice.

use store::Answer;

use super::{somebody, stores};

#[tokio::test]
async fn the_first_answer_to_a_key_stays_for_a_day() {
    for (store, _folder) in stores().await {
        store.add_person(&somebody(1), 1).await.unwrap();
        store.add_person(&somebody(2), 1).await.unwrap();
        let answer = |body: &str| Answer { request: [1; 32], status: 201, body: body.to_owned() };
        let one = somebody(1).id;
        store.keep_answer(&one, "key", &answer("first"), 1000).await.unwrap();
        store.keep_answer(&one, "key", &answer("second"), 1001).await.unwrap();
        assert_eq!(store.answer(&one, "key").await.unwrap(), Some(answer("first")));
        assert_eq!(store.answer(&somebody(2).id, "key").await.unwrap(), None, "a key is its owner's");
        store.keep_answer(&one, "another", &answer("later"), 86_402_000).await.unwrap();
        assert_eq!(store.answer(&one, "key").await.unwrap(), None, "a day has passed");
    }
}
