//! `cargo xtask bundle`: compiles the browser client, binds it to JavaScript, compresses it and puts it where the
//! server embeds it. Needs only cargo: no Node, no installed tool.

mod page;
mod parts;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;

use sha2::{Digest, Sha256};

use xtask::shell::{self, Failed, cargo, project, target_folder};

use page::{icon, join_styles, strip_scripts};
use parts::{PARTS, gather};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The files of a bundle by path, with `/` between folders.
type Files = BTreeMap<String, Vec<u8>>;

/// The build profile of a bundle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    /// Builds quickly and loads slowly: for work on the client.
    Dev,
    /// Small and fast: for the release.
    Release,
}

impl Profile {
    /// Returns `Dev` if the arguments contain `--dev`.
    pub(crate) fn of(words: &[String]) -> Profile {
        if words.iter().any(|word| word == "--dev") { Profile::Dev } else { Profile::Release }
    }

    fn name(self) -> &'static str {
        match self {
            Profile::Dev => "wasm-dev",
            Profile::Release => "wasm-release",
        }
    }
}

pub(crate) fn run(words: &[String]) -> Result<(), Failed> {
    bundle(Profile::of(words))
}

/// Builds the bundle. Leaves unchanged files untouched, so that cargo does not rebuild the server needlessly.
pub(crate) fn bundle(profile: Profile) -> Result<(), Failed> {
    ensure_target()?;
    println!("==> Building the browser client. The first time takes a few minutes.");
    let profile_name = ["--profile", profile.name()];
    shell::run(cargo().args(["build", "--package", "web", "--lib", "--target", TARGET]).args(profile_name))?;

    println!("==> Making the bundle");
    let mut files = bind(profile)?;
    read_folder(&project().join("crates/web/static"), "", &mut files)?;
    files.insert("css/tokens.css".to_owned(), art::TOKENS.as_bytes().to_vec());
    files.insert("css/boards.css".to_owned(), art::BOARD_TOKENS.as_bytes().to_vec());
    for board in art::BOARDS {
        files.insert(format!("boards/{}.svg", board.name), board.asset.as_bytes().to_vec());
    }
    join_styles(&mut files)?;
    files.insert("icon.svg".to_owned(), icon()?.into_bytes());
    strip_scripts(&mut files);
    stamp(&mut files)?;
    let dist = project().join("crates/server/dist");
    if profile == Profile::Release {
        compress(&mut files, &dist)?;
    }
    sync(&files, &dist)?;
    report(&files);
    Ok(())
}

/// Installs the wasm target. Where rustup follows `rust-toolchain.toml`, the target is already there.
pub(crate) fn ensure_target() -> Result<(), Failed> {
    let question = ["--print", "target-libdir", "--target", TARGET];
    let folder = shell::output_of(Command::new("rustc").current_dir(project()).args(question))?;
    if Path::new(folder.trim()).is_dir() {
        return Ok(());
    }
    println!("==> Adding the compiler's {TARGET} target");
    shell::run(Command::new("rustup").current_dir(project()).args(["target", "add", TARGET]))
        .map_err(|Failed(why)| Failed(format!("{why}; install the {TARGET} target of your Rust compiler")))
}

/// Splits the program into chunks and runs wasm-bindgen on the main chunk. wasm-bindgen is linked in as a library, so
/// its version always matches.
fn bind(profile: Profile) -> Result<Files, Failed> {
    let target = target_folder()?;
    let out = target.join("bundle");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    fs::create_dir_all(&out)?;
    let release = profile == Profile::Release;
    let whole = fs::read(target.join(TARGET).join(profile.name()).join("web.wasm"))?;
    let (main, link) = (out.join("web.wasm"), format!("./{PARTS}"));
    let mut options = wasm_split_cli_support::Options::new(&whole);
    options.output_dir = &out;
    options.main_out_path = &main;
    options.main_module = "./web.js";
    options.link_name = &link;
    wasm_split_cli_support::transform(options).map_err(|error| Failed(format!("wasm-split: {error:#}")))?;
    wasm_bindgen_cli_support::Bindgen::new()
        .input_path(&main)
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(false)
                .debug(!release)
                .keep_debug(!release)
                .keep_lld_exports(true)
                .remove_name_section(release)
                .remove_producers_section(release)
                .generate(&out)
        })
        .map_err(|error| Failed(format!("wasm-bindgen: {error:#}")))?;
    fs::remove_file(main)?;
    let mut files = Files::new();
    read_folder(&out, "", &mut files)?;
    if release {
        for (name, content) in files.iter_mut().filter(|(name, _)| name.ends_with(".wasm")) {
            *content = without_notes(content).ok_or_else(|| Failed(format!("{name} is no WebAssembly")))?;
        }
    }
    gather(&mut files, &hash(&whole))?;
    Ok(files)
}

/// Removes the custom sections of a WebAssembly module: names and notes that only tools read.
fn without_notes(module: &[u8]) -> Option<Vec<u8>> {
    const HEAD: usize = 8;
    const CUSTOM: u8 = 0;
    let mut kept = module.get(..HEAD)?.to_vec();
    let mut rest = &module[HEAD..];
    while let Some((&kind, after)) = rest.split_first() {
        // LEB128: seven bits per byte, the lowest first.
        let digits = after.iter().position(|digit| digit & 0x80 == 0)? + 1;
        let size = after[..digits].iter().rev().fold(0, |size, digit| size << 7 | usize::from(digit & 0x7f));
        let section = rest.get(..1 + digits + size)?;
        if kind != CUSTOM {
            kept.extend_from_slice(section);
        }
        rest = &rest[section.len()..];
    }
    Some(kept)
}

fn read_folder(folder: &Path, prefix: &str, files: &mut Files) -> Result<(), Failed> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = format!("{prefix}{}", path.file_name().expect("an entry has a name").to_string_lossy());
        if path.is_dir() {
            read_folder(&path, &format!("{name}/"), files)?;
        } else {
            files.insert(name, fs::read(&path)?);
        }
    }
    Ok(())
}

/// Writes the list of files to cache into the service worker, and names the build by a hash over all files, so that
/// each build has its own cache.
fn stamp(files: &mut Files) -> Result<(), Failed> {
    let mut hash = Sha256::new();
    for (name, content) in files.iter() {
        hash.update(name.as_bytes());
        hash.update((content.len() as u64).to_be_bytes());
        hash.update(content);
    }
    let build = digits(&hash.finalize());
    let kept = files.keys().filter(|name| *name != "sw.js" && *name != "index.html");
    let list = kept.map(|name| format!("'/{name}'")).collect::<Vec<_>>().join(",");
    let worker = files.get_mut("sw.js").ok_or_else(|| Failed("crates/web/static has no sw.js".to_owned()))?;
    let text = String::from_utf8_lossy(worker).replace("@BUILD@", &build).replace("'@FILES@'", &list);
    *worker = text.into_bytes();
    files.insert("build".to_owned(), build.into_bytes());
    Ok(())
}

fn hash(content: &[u8]) -> String {
    digits(&Sha256::digest(content))
}

/// Shortens a hash to enough hexadecimal digits to be unique.
fn digits(hash: &[u8]) -> String {
    hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Adds a `.br` and a `.gz` file next to each file that compression makes smaller. Reuses the results of the last
/// build.
fn compress(files: &mut Files, dist: &Path) -> Result<(), Failed> {
    for (name, content) in files.clone() {
        if name == "build" || name.ends_with(".png") {
            continue;
        }
        let same = fs::read(dist.join(&name)).is_ok_and(|before| before == content);
        for (ending, pack) in [("br", brotli as fn(&[u8]) -> std::io::Result<Vec<u8>>), ("gz", gzip)] {
            let name = format!("{name}.{ending}");
            let packed = match fs::read(dist.join(&name)) {
                Ok(packed) if same => packed,
                _ => pack(&content)?,
            };
            if packed.len() < content.len() {
                files.insert(name, packed);
            }
        }
    }
    Ok(())
}

fn brotli(content: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    brotli::CompressorWriter::new(&mut packed, 1 << 16, 11, 22).write_all(content)?;
    Ok(packed)
}

fn gzip(content: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(content)?;
    writer.finish()
}

/// Makes a folder contain exactly these files.
fn sync(files: &Files, folder: &Path) -> Result<(), Failed> {
    fs::create_dir_all(folder)?;
    let mut before = Files::new();
    read_folder(folder, "", &mut before)?;
    for name in before.keys().filter(|name| !files.contains_key(*name)) {
        fs::remove_file(folder.join(name))?;
    }
    for (name, content) in files.iter().filter(|(name, content)| before.get(*name) != Some(content)) {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("the file lies in the folder"))?;
        fs::write(path, content)?;
    }
    Ok(())
}

/// Prints the download sizes.
fn report(files: &Files) {
    let sent =
        |name: &String| files.get(&format!("{name}.br")).or_else(|| files.get(name)).map_or(0, Vec::len);
    let is_plain = |name: &&String| !name.ends_with(".br") && !name.ends_with(".gz") && *name != "build";
    let names: Vec<_> = files.keys().filter(is_plain).collect();
    let total: usize = names.iter().map(|name| sent(name)).sum();
    println!("    {} files, {} kB to download; of these the program:", names.len(), total.div_ceil(1000));
    let is_program = |name: &&&String| [".wasm", ".bin", ".js"].iter().any(|ending| name.ends_with(ending));
    for name in names.iter().filter(is_program) {
        println!("      {name}: {:.1} kB", sent(name) as f64 / 1000.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_binding_generator_fits_the_library() {
        let lock = fs::read_to_string(project().join("Cargo.lock")).unwrap();
        let version = |name: &str| {
            let entry =
                lock.split("[[package]]").find(|entry| entry.contains(&format!("name = \"{name}\"\n")));
            let line = entry.and_then(|entry| entry.lines().find(|line| line.starts_with("version")));
            line.unwrap_or_else(|| panic!("{name} is in the lock file")).to_owned()
        };
        assert_eq!(
            version("wasm-bindgen"),
            version("wasm-bindgen-cli-support"),
            "wasm-bindgen and wasm-bindgen-cli-support must have the same version: raise both in Cargo.toml"
        );
    }

    #[test]
    fn a_folder_is_brought_to_hold_exactly_the_files() {
        let folder = tempfile::tempdir().unwrap();
        let files = |list: &[(&str, &str)]| -> Files {
            list.iter().map(|(name, content)| ((*name).to_owned(), content.as_bytes().to_vec())).collect()
        };
        sync(&files(&[("a", "1"), ("css/b", "2")]), folder.path()).unwrap();
        sync(&files(&[("a", "1"), ("css/c", "3")]), folder.path()).unwrap();
        let mut found = Files::new();
        read_folder(folder.path(), "", &mut found).unwrap();
        assert_eq!(found, files(&[("a", "1"), ("css/c", "3")]));
    }

    #[test]
    fn custom_sections_are_left_out() {
        // A header, a type section of one byte, a custom section of 130 bytes, an export section of two.
        let head = b"\0asm\x01\0\0\0".to_vec();
        let custom = [&[0, 0x82, 0x01][..], &[7; 130]].concat();
        let module = [&head[..], &[1, 1, 0], &custom, &[7, 2, 8, 9]].concat();
        assert_eq!(without_notes(&module), Some([&head[..], &[1, 1, 0], &[7, 2, 8, 9]].concat()));
        assert_eq!(without_notes(&module[..module.len() - 1]), None, "cut off");
    }

    #[test]
    fn the_service_worker_knows_the_build_and_its_files() {
        let bundle = |style: &str| {
            let mut files = Files::from([
                ("sw.js".to_owned(), b"const B='@BUILD@';const F=['@FILES@'];".to_vec()),
                ("style.css".to_owned(), style.as_bytes().to_vec()),
                ("web.js".to_owned(), b"let x;".to_vec()),
            ]);
            stamp(&mut files).unwrap();
            String::from_utf8(files["sw.js"].clone()).unwrap()
        };
        assert!(bundle("a{}").contains("['/style.css','/web.js']"), "{}", bundle("a{}"));
        assert_eq!(bundle("a{}"), bundle("a{}"));
        assert_ne!(bundle("a{}"), bundle("b{}"));
    }
}
