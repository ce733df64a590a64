//! Pictures of a table: SVG or PNG.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, ValueEnum};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

use crate::exit::Failure;

/// `--picture` and `--theme`.
#[derive(Args)]
pub(crate) struct Picture {
    /// Writes a picture of the table to this file (.png or .svg)
    #[arg(long, value_name = "FILE", value_parser = drawable, conflicts_with_all = ["all", "check"])]
    pub(crate) picture: Option<PathBuf>,

    /// Colours of the picture
    #[arg(long, value_enum, default_value_t, requires = "picture")]
    theme: Theme,
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum Theme {
    /// Ink on parchment
    #[default]
    Light,
    /// A table by night
    Dark,
}

impl Picture {
    pub(crate) fn light(&self) -> art::Light {
        match self.theme {
            Theme::Light => art::Light::Day,
            Theme::Dark => art::Light::Night,
        }
    }
}

fn drawable(file: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(file);
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("png" | "svg") => Ok(path),
        _ => Err("expected a file that ends in .png or .svg".to_owned()),
    }
}

/// Writes a drawing in the format of the file's extension.
pub(crate) fn write(svg: &str, file: &Path) -> Result<(), Failure> {
    let is_png = file.extension().is_some_and(|ending| ending == "png");
    let bytes = if is_png { png(svg)? } else { svg.as_bytes().to_vec() };
    std::fs::write(file, bytes)
        .map_err(|error| Failure::input(format!("{} cannot be written: {error}.", file.display())))
}

fn png(svg: &str) -> Result<Vec<u8>, Failure> {
    let fonts = fonts().ok_or_else(|| {
        Failure::input("This machine has no fonts, so a PNG would have no text. Use an .svg file instead.")
    })?;
    let options = Options { fontdb: Arc::new(fonts), ..Options::default() };
    let tree = Tree::from_str(svg, &options).expect("our own drawings are well-formed");
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).expect("a picture is not empty");
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    Ok(pixels.encode_png().expect("pixels can be packed"))
}

/// The fonts of this machine with an existing serif font; `None` without any font.
fn fonts() -> Option<Database> {
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    let families: Vec<String> =
        fonts.faces().flat_map(|face| &face.families).map(|(family, _)| family.clone()).collect();
    let known = [
        "P052",
        "Palatino Linotype",
        "Palatino",
        "Georgia",
        "Times New Roman",
        "Liberation Serif",
        "DejaVu Serif",
    ];
    let wanted = known.into_iter().find(|name| families.iter().any(|family| family == name));
    let serif =
        wanted.or_else(|| families.iter().map(String::as_str).find(|family| family.contains("Serif")));
    let serif = serif.or(families.first().map(String::as_str))?.to_owned();
    fonts.set_serif_family(serif);
    Some(fonts)
}
