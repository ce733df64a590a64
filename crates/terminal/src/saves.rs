//! Where matches are kept: a folder of logs, each written whole or not at all.

use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The folder of saved matches.
#[derive(Clone, Debug)]
pub struct Saves {
    folder: PathBuf,
}

impl Saves {
    /// Matches are kept in this folder, which is made when the first one is saved.
    pub fn new(folder: impl Into<PathBuf>) -> Saves {
        Saves { folder: folder.into() }
    }

    /// The user's own folder: `$ROUNDTABLE_HOME`, or `roundtable` in `$XDG_STATE_HOME` or in `~/.local/state`. None
    /// if the environment names none of them.
    pub fn of_user(variable: impl Fn(&str) -> Option<OsString>) -> Option<Saves> {
        let set = |name| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let home = set("ROUNDTABLE_HOME")
            .or_else(|| Some(set("XDG_STATE_HOME")?.join("roundtable")))
            .or_else(|| Some(set("HOME")?.join(".local/state/roundtable")))?;
        Some(Saves::new(home.join("matches")))
    }

    /// Where they are.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A new empty file for a match of this game, numbered on from those that are there.
    pub fn new_file(&self, game: &str) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.folder)?;
        let number_of = |path: &Path| {
            path.file_stem()?.to_str()?.strip_prefix(game)?.strip_prefix('-')?.parse::<u32>().ok()
        };
        let mut number = self.files()?.iter().filter_map(|path| number_of(path)).max().unwrap_or(0);
        loop {
            number = number.saturating_add(1);
            let path = self.folder.join(format!("{game}-{number}.log"));
            // Somebody else may take the same number at the same moment; then the next one is ours.
            match fs::File::create_new(&path) {
                Ok(_) => return Ok(path),
                Err(error) if error.kind() == ErrorKind::AlreadyExists && number < u32::MAX => continue,
                Err(error) => return Err(error),
            }
        }
    }

    /// Every saved match, the latest first.
    pub fn latest_first(&self) -> io::Result<Vec<PathBuf>> {
        let touched = |path: &PathBuf| {
            fs::metadata(path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
        };
        let mut files = self.files()?;
        files.sort_by_key(|path| std::cmp::Reverse(touched(path)));
        Ok(files)
    }

    fn files(&self) -> io::Result<Vec<PathBuf>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let paths = entries.map(|entry| entry.map(|entry| entry.path()));
        paths
            .filter(|path| {
                path.as_ref().map_or(true, |path| path.extension().is_some_and(|end| end == "log"))
            })
            .collect()
    }
}

/// Writes a log beside its place and then moves it there, so that a crash leaves the old file or the new one.
pub(crate) fn write(path: &Path, log: &str) -> io::Result<()> {
    let beside = path.with_extension("log.new");
    fs::write(&beside, log)?;
    fs::rename(&beside, path).inspect_err(|_| {
        // What could not be moved is not left lying about; if it cannot be removed either, the first error counts.
        let _ = fs::remove_file(&beside);
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_where() {
        let of = |pairs: &'static [(&str, &str)]| {
            let saves = Saves::of_user(|name| {
                pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| OsString::from(value))
            });
            saves.map(|saves| saves.folder.to_str().unwrap().to_owned())
        };
        assert_eq!(of(&[("HOME", "/h")]).unwrap(), "/h/.local/state/roundtable/matches");
        assert_eq!(of(&[("HOME", "/h"), ("XDG_STATE_HOME", "/s")]).unwrap(), "/s/roundtable/matches");
        assert_eq!(of(&[("XDG_STATE_HOME", "/s"), ("ROUNDTABLE_HOME", "/r")]).unwrap(), "/r/matches");
        assert_eq!(of(&[("HOME", "")]), None);
    }

    #[test]
    fn files_are_numbered_and_never_taken_twice() {
        let folder = tempfile::tempdir().unwrap();
        let saves = Saves::new(folder.path().join("made/when/needed"));
        assert_eq!(saves.latest_first().unwrap(), Vec::<PathBuf>::new());
        let one = saves.new_file("knight").unwrap();
        let two = saves.new_file("knight").unwrap();
        let other = saves.new_file("king-arthur").unwrap();
        assert!(one.ends_with("knight-1.log") && two.ends_with("knight-2.log"));
        assert!(other.ends_with("king-arthur-1.log"));
    }

    #[test]
    fn the_latest_comes_first() {
        let folder = tempfile::tempdir().unwrap();
        let saves = Saves::new(folder.path());
        let (one, two) = (saves.new_file("knight").unwrap(), saves.new_file("knight").unwrap());
        let long_ago = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000);
        fs::File::options().write(true).open(&two).unwrap().set_modified(long_ago).unwrap();
        assert_eq!(saves.latest_first().unwrap(), [one.clone(), two.clone()]);
        write(&two, "played on").unwrap();
        assert_eq!(saves.latest_first().unwrap().len(), 2);
        assert_eq!(fs::read_to_string(&two).unwrap(), "played on");
        // Where a folder stands, no file can be; and nothing is left lying about.
        assert!(write(folder.path(), "log").is_err());
        assert!(!folder.path().with_extension("log.new").exists());
        assert_eq!(saves.latest_first().unwrap().len(), 2);
    }
}
