//! The file that keeps people, tables and matches.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use terminal::Saves;

use crate::exit::Failure;

/// Which file that is.
#[derive(Args)]
pub(crate) struct Keeping {
    /// The file that keeps people, tables and matches [default: house.db in $ROUNDTABLE_HOME]
    #[arg(long, value_name = "FILE")]
    pub(crate) store: Option<PathBuf>,
}

impl Keeping {
    /// The same, if there is such a file.
    pub(crate) fn existing(self) -> Result<PathBuf, Failure> {
        let file = self.file()?;
        match file.exists() {
            true => Ok(file),
            false => Err(Failure::input(format!("there is no store at {}.", file.display()))),
        }
    }

    /// The file that was named, or the user's own; its folder is made if there is none.
    pub(crate) fn file(self) -> Result<PathBuf, Failure> {
        if let Some(file) = self.store {
            return Ok(file);
        }
        let saves = Saves::of_user(|name| std::env::var_os(name));
        let folder = saves.as_ref().and_then(|saves| saves.folder().parent());
        let folder =
            folder.ok_or_else(|| Failure::input("there is no home folder; name a file with --store."))?;
        fs::create_dir_all(folder)?;
        Ok(folder.join("house.db"))
    }
}
