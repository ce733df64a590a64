//! The store's file.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use terminal::Saves;

use crate::exit::Failure;

/// `--store`, for every command that uses the store.
#[derive(Args)]
pub(crate) struct StoreFile {
    /// Database file with people, tables and matches [default: house.db in $ROUNDTABLE_HOME]
    #[arg(long, value_name = "FILE")]
    pub(crate) store: Option<PathBuf>,
}

impl StoreFile {
    /// The file; fails if it does not exist.
    pub(crate) fn existing(self) -> Result<PathBuf, Failure> {
        let file = self.file()?;
        match file.exists() {
            true => Ok(file),
            false => Err(Failure::input(format!("There is no store at {}.", file.display()))),
        }
    }

    /// The file of the argument, or the default one, whose folder is created.
    pub(crate) fn file(self) -> Result<PathBuf, Failure> {
        if let Some(file) = self.store {
            return Ok(file);
        }
        let saves = Saves::of_user(|name| std::env::var_os(name));
        let folder = saves.as_ref().and_then(|saves| saves.folder().parent());
        let folder =
            folder.ok_or_else(|| Failure::input("There is no home folder: choose a file with --store."))?;
        fs::create_dir_all(folder)?;
        Ok(folder.join("house.db"))
    }
}
