//! `cargo xtask bundle` builds the browser client into `dist`. Without it the folder is empty, and the server builds
//! without a client.
use std::path::Path;

fn main() {
    let dist = Path::new(&std::env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("dist");
    std::fs::create_dir_all(&dist).expect("the project's folder is writable");
    println!("cargo::rerun-if-changed={}", dist.display());
}
