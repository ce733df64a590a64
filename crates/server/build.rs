//! The bundle of the browser client lies in `dist`, made by `cargo xtask bundle`. Without one the folder is empty,
//! and everything builds all the same.
use std::path::Path;

fn main() {
    let dist = Path::new(&std::env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("dist");
    std::fs::create_dir_all(&dist).expect("the project's folder can be written to");
    println!("cargo::rerun-if-changed={}", dist.display());
}
