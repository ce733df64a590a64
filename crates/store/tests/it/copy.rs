//! Copies of a store that a server uses.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use store::Store;

use crate::{append, playing, stores};

/// Every file of a folder, with a number for its bytes.
fn contents(folder: &Path) -> BTreeMap<String, u64> {
    let files =
        fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("an entry").path());
    let bytes = |path: &Path| engine::fingerprint(&fs::read(path).expect("a file can be read"));
    files.map(|path| (path.display().to_string(), bytes(&path))).collect()
}

#[tokio::test]
async fn a_copy_has_what_a_running_server_has_just_appended() {
    for (store, folder) in stores().await {
        let id = playing(&store, 1).await;
        store.append(append(1, 2, &["2 bid 4"])).await.expect("the step is the next one");
        let to = tempfile::tempdir().expect("there is room for a test");
        let file = to.path().join("copy.db");
        Store::copy(&folder.path().join("test.db"), &file).await.expect("it can be copied");
        let copy = Store::open(&file).await.expect("a copy is a store");
        assert_eq!(copy.table_ids().await.expect("the store works"), [id]);
        let log = copy.log(&id).await.expect("the store works").expect("the table is there");
        assert!(log.ends_with("3. 2 bid 4\n"), "{log}");
        // The server goes on.
        store.append(append(1, 3, &["1 pass"])).await.expect("the step is the next one");
    }
}

#[tokio::test]
async fn a_store_that_nobody_uses_is_copied_without_a_trace() {
    for (store, folder) in stores().await {
        playing(&store, 1).await;
        store.close().await;
        let before = contents(folder.path());
        let to = tempfile::tempdir().expect("there is room for a test");
        let file = to.path().join("copy.db");
        Store::copy(&folder.path().join("test.db"), &file).await.expect("it can be copied");
        assert_eq!(contents(folder.path()), before);
        assert!(Store::copy(&folder.path().join("test.db"), &file).await.is_err(), "there is such a file");
        assert!(Store::copy(&folder.path().join("nothing.db"), &to.path().join("b")).await.is_err());
        assert_eq!(contents(folder.path()), before);
    }
}
