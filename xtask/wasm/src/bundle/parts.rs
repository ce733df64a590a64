//! The chunks of the program: their file names, and the files for code that several chunks share.

use std::collections::BTreeMap;

use xtask::shell::Failed;

use super::Files;

/// The script that loads the chunks.
pub(super) const PARTS: &str = "parts.js";

/// The main chunk, which is always loaded.
const MAIN: &str = "web_bg.wasm";

/// Puts the hash of the program into the file name of every chunk, so that an old page never loads a chunk of a new
/// build. Joins the many small modules that several chunks share, and the main chunk does not need, into a few files.
/// Adapts the script that loads the chunks.
pub(super) fn gather(files: &mut Files, program: &str) -> Result<(), Failed> {
    let link = files.remove(PARTS).ok_or_else(|| Failed(format!("wasm-split made no {PARTS}")))?;
    let mut link = String::from_utf8_lossy(&link).into_owned();
    let lightest = lightest_game(files, &link);
    let mut shared: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    let parts: Vec<String> =
        files.keys().filter(|name| name.ends_with(".wasm") && *name != MAIN).cloned().collect();
    for part in parts {
        let module = files.remove(&part).expect("it was listed");
        let fetch = fetching(&part);
        let at = link
            .find(&fetch)
            .ok_or_else(|| Failed(format!("{PARTS} does not fetch {part} as it used to")))?;
        let instead = if part.starts_with("chunk_") {
            let users = users(&link[..at]);
            let name = format!("{}-{program}.bin", shared_file(&users, &lightest));
            let whole = shared.entry(name.clone()).or_default();
            let (from, to) = (whole.len(), whole.len() + module.len());
            whole.extend(module);
            format!("shared('./{name}', {from}, {to})")
        } else {
            let name = format!("{}-{program}.wasm", part_name(&part));
            files.insert(name.clone(), module);
            fetching(&name)
        };
        link = link.replace(&fetch, &instead);
    }
    link.push_str(SHARED_LOADER);
    files.extend(shared);
    files.insert(PARTS.to_owned(), link.into_bytes());
    Ok(())
}

/// Returns the JavaScript expression that fetches a file.
fn fetching(file: &str) -> String {
    format!(r#"fetch(new URL("./{file}", import.meta.url))"#)
}

fn part_name(file: &str) -> &str {
    file.trim_start_matches("split_").trim_end_matches(".wasm")
}

/// Returns the chunks that use a shared module. The last comment before its fetch lists them.
fn users(before: &str) -> Vec<&str> {
    let note = before.rsplit("/* ").next().unwrap_or_default();
    note.split(" */").next().unwrap_or_default().split(", ").collect()
}

/// The chunks that are pages, or belong to a page.
const CHUNKS: [&str; 5] = ["board", "library", "merlin", "online", "solo"];

/// Returns the name of the smallest game.
fn lightest_game(files: &Files, link: &str) -> String {
    let size = |name: &&str| files.get(&format!("split_{name}.wasm")).map_or(usize::MAX, Vec::len);
    let chunks = files.keys().filter(|name| name.starts_with("chunk_"));
    let found = chunks.filter_map(|chunk| link.find(&fetching(chunk))).flat_map(|at| users(&link[..at]));
    found.filter(|user| !CHUNKS.contains(user)).min_by_key(size).unwrap_or_default().to_owned()
}

/// Returns the file for a module that these chunks share. Modules for pages only, modules that the smallest game uses
/// and all others have separate files, so that the smallest game stays small.
fn shared_file(users: &[&str], lightest: &str) -> &'static str {
    if users.iter().all(|user| CHUNKS.contains(user)) {
        "pages"
    } else if users.contains(&lightest) {
        "games"
    } else {
        "more-games"
    }
}

/// Fetches a shared file once; after a failure, the next call tries again.
const SHARED_LOADER: &str = "
const files = new Map();
async function shared(name, from, to) {
  if (!files.has(name)) {
    const file = fetch(new URL(name, import.meta.url)).then((answer) => answer.ok ? answer.arrayBuffer() : Promise.reject(answer.status));
    file.catch(() => files.delete(name));
    files.set(name, file);
  }
  return new Response((await files.get(name)).slice(from, to), { headers: { 'Content-Type': 'application/wasm' } });
}
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found_under_names_of_their_own_and_shared_ones_in_few_files() {
        let link = "/* camelot, online */\nconst a = makeLoad(() => fetch(new URL(\"./chunk_1.wasm\", import.meta.url)));
/* online, library */\nconst b = makeLoad(() => fetch(new URL(\"./chunk_2.wasm\", import.meta.url)));
/* camelot, knight */\nconst c = makeLoad(() => fetch(new URL(\"./chunk_3.wasm\", import.meta.url)));
const d = makeLoad(() => fetch(new URL(\"./split_knight.wasm\", import.meta.url)));
const e = makeLoad(() => fetch(new URL(\"./split_camelot.wasm\", import.meta.url)));";
        let file = |name: &str, content: &str| (name.to_owned(), content.as_bytes().to_vec());
        let mut files = Files::from([
            file(PARTS, link),
            file(MAIN, "main"),
            file("chunk_1.wasm", "one"),
            file("chunk_2.wasm", "two"),
            file("chunk_3.wasm", "three"),
            file("split_camelot.wasm", "more than a knight"),
            file("split_knight.wasm", "knight"),
        ]);
        gather(&mut files, "abc").unwrap();
        let link = String::from_utf8(files.remove(PARTS).unwrap()).unwrap();
        let rest = [
            ("camelot-abc.wasm", "more than a knight"),
            ("games-abc.bin", "three"),
            ("knight-abc.wasm", "knight"),
            ("more-games-abc.bin", "one"),
            ("pages-abc.bin", "two"),
            (MAIN, "main"),
        ];
        assert_eq!(files, Files::from(rest.map(|(name, content)| file(name, content))));
        for part in [
            "shared('./games-abc.bin', 0, 5)",
            "shared('./more-games-abc.bin', 0, 3)",
            "shared('./pages-abc.bin', 0, 3)",
            "./knight-abc.wasm",
        ] {
            assert!(link.contains(part), "{part} in {link}");
        }
        let strange = gather(&mut Files::from([file(PARTS, ""), file("chunk_1.wasm", "")]), "abc");
        assert!(strange.is_err(), "a loader that is not understood");
    }
}
