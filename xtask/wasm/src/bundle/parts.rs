//! The parts of the program: what they are called, and where lies what several of them share.

use std::collections::BTreeMap;

use xtask::shell::Failed;

use super::Files;

/// What loads the parts of the program.
pub(super) const PARTS: &str = "parts.js";

/// The part that is always loaded.
const MAIN: &str = "web_bg.wasm";

/// Gives every part of the program a name that only this program's parts have, so that an old page never takes a new
/// part for its own; and lays what several parts share, and the main part does not need, which comes in many small
/// modules, into a few files. Tells what loads the parts.
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
            let name = format!("{}-{program}.bin", shelf_of(&users, &lightest));
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

/// How a part is fetched.
fn fetching(file: &str) -> String {
    format!(r#"fetch(new URL("./{file}", import.meta.url))"#)
}

fn part_name(file: &str) -> &str {
    file.trim_start_matches("split_").trim_end_matches(".wasm")
}

/// The parts that need a shared module: the last note before it is fetched says so.
fn users(before: &str) -> Vec<&str> {
    let note = before.rsplit("/* ").next().unwrap_or_default();
    note.split(" */").next().unwrap_or_default().split(", ").collect()
}

/// The parts that are pages, or belong to one.
const CHUNKS: [&str; 5] = ["board", "library", "merlin", "online", "solo"];

/// The smallest of the games.
fn lightest_game(files: &Files, link: &str) -> String {
    let size = |name: &&str| files.get(&format!("split_{name}.wasm")).map_or(usize::MAX, Vec::len);
    let chunks = files.keys().filter(|name| name.starts_with("chunk_"));
    let found = chunks.filter_map(|chunk| link.find(&fetching(chunk))).flat_map(|at| users(&link[..at]));
    found.filter(|user| !CHUNKS.contains(user)).min_by_key(size).unwrap_or_default().to_owned()
}

/// The file where something lies that these parts share: what only pages need, what all games may, and what the lightest
/// game does not, so that it stays light.
fn shelf_of(users: &[&str], lightest: &str) -> &'static str {
    if users.iter().all(|user| CHUNKS.contains(user)) {
        "pages"
    } else if users.contains(&lightest) {
        "games"
    } else {
        "more-games"
    }
}

/// Fetches a file once; whoever fails may try again.
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
        let link = "/* camelot, inn */\nconst a = makeLoad(() => fetch(new URL(\"./chunk_1.wasm\", import.meta.url)));
/* inn, study */\nconst b = makeLoad(() => fetch(new URL(\"./chunk_2.wasm\", import.meta.url)));
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
