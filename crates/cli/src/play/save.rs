//! The file that a game is kept in while it is played, and the one for how its player wants to be asked.
//!
//! A decision is appended and written through to the disk before anybody is told that it counts. After taking back, the
//! file is written anew beside the old one and moved over it, so that at every moment there is a whole one.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use games::GAMES;
use tui::Keep;

use crate::trouble::Trouble;

/// Where a game of this kind is kept if nothing else is said: each kind has a file, so that no game is in another's way.
pub(crate) fn usual_path(game: &str) -> Result<PathBuf, Trouble> {
    Ok(folder()?.join(format!("last-{game}.txt")))
}

/// Where the game played last is kept, of whatever kind; the usual place of a kind, if there is none yet.
pub(crate) fn newest_path(game: &str) -> Result<PathBuf, Trouble> {
    let usual = usual_path(game)?;
    let kinds = GAMES.iter().map(|entry| entry.game);
    let kept = kinds.filter_map(|kind| {
        let path = usual_path(kind).ok()?;
        let age = fs::metadata(&path).and_then(|file| file.modified()).ok()?;
        Some((age, path))
    });
    Ok(kept.max().map_or(usual, |(_, path)| path))
}

/// Where everything is kept that lasts from one evening to the next.
fn folder() -> Result<PathBuf, Trouble> {
    let absolute = |name: &str| {
        let path = PathBuf::from(std::env::var_os(name)?);
        path.is_absolute().then_some(path)
    };
    let state = absolute("XDG_STATE_HOME")
        .or_else(|| absolute("HOME").map(|home| home.join(".local/state")))
        .or_else(|| absolute("LOCALAPPDATA"))
        .ok_or_else(|| {
            Trouble::new("there is no home directory to keep the game in; name a file with --save")
        })?;
    Ok(state.join("hearsay"))
}

/// Where it is kept how a player wants to be asked, whatever file the game is kept in; nowhere without a
/// home directory.
fn wishes_path() -> Option<PathBuf> {
    Some(folder().ok()?.join("asking.txt"))
}

/// How the player wanted to be asked the last time; empty if that is not known.
pub(crate) fn wishes() -> String {
    let text = wishes_path().and_then(|path| fs::read(path).ok());
    String::from_utf8_lossy(&text.unwrap_or_default()).into_owned()
}

/// Writes a small file beside its place and moves it there.
fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let new = beside(path, "new");
    fs::write(&new, text)?;
    fs::rename(&new, path)
}

/// Takes a file for this program, in a folder made for it if need be: what is given holds it.
fn held(path: &Path) -> io::Result<File> {
    if let Some(folder) = path.parent()
        && !folder.as_os_str().is_empty()
    {
        fs::create_dir_all(folder)?;
    }
    let lock = File::create(beside(path, "lock"))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(fs::TryLockError::WouldBlock) => {
            let place = path.display();
            Err(io::Error::new(
                io::ErrorKind::WouldBlock,
                format!("another hearsay keeps its game in {place}; name another file with --save"),
            ))
        }
        Err(fs::TryLockError::Error(error)) => Err(error),
    }
}

/// A game's file, held by one program at a time.
pub(crate) struct SaveFile {
    path: PathBuf,
    /// Where a new game is kept, if it is of another kind than the one found: that one stays where it is.
    next: Option<PathBuf>,
    /// The open file and what it holds; none before the first record.
    open: Option<(File, String)>,
    /// Held as long as the game is played.
    lock: File,
}

impl SaveFile {
    /// Takes the file for this program; it need not exist yet.
    pub(crate) fn new(path: PathBuf) -> Result<Self, Trouble> {
        let lock = held(&path).map_err(|error| match error.kind() {
            io::ErrorKind::WouldBlock => Trouble::new(error.to_string()),
            _ => Trouble::new(format!(
                "the game cannot be kept in {}: {error}",
                path.display()
            )),
        })?;
        Ok(Self {
            path,
            next: None,
            open: None,
            lock,
        })
    }

    /// A new game goes into another file; the one found stays as it is.
    pub(crate) fn with_next(self, path: PathBuf) -> Self {
        let next = (path != self.path).then_some(path);
        Self { next, ..self }
    }

    /// What the file holds; none if there is no file or nothing in it.
    pub(crate) fn found(&self) -> Result<Option<String>, Trouble> {
        match fs::read(&self.path) {
            Ok(bytes) if bytes.is_empty() => Ok(None),
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Trouble::new(format!(
                "{} cannot be read: {error}",
                self.path.display()
            ))),
        }
    }

    /// Moves the file to a name beside it, and gives that name.
    pub(crate) fn put_aside(&mut self, word: &str) -> io::Result<PathBuf> {
        self.open = None;
        let aside = beside(&self.path, word);
        match fs::rename(&self.path, &aside) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(aside),
        }
    }

    /// Writes the whole record beside the file and moves it over the file.
    fn write_anew(&mut self, record: &str) -> io::Result<()> {
        let new = beside(&self.path, "new");
        let mut file = File::create(&new)?;
        file.write_all(record.as_bytes())?;
        file.sync_all()?;
        fs::rename(&new, &self.path)?;
        let file = OpenOptions::new().append(true).open(&self.path)?;
        self.open = Some((file, record.to_owned()));
        Ok(())
    }
}

impl Keep for SaveFile {
    fn keep(&mut self, record: &str) -> io::Result<()> {
        if let Some((file, held)) = &mut self.open {
            if let Some(rest) = record.strip_prefix(held.as_str()) {
                file.write_all(rest.as_bytes())?;
                file.sync_data()?;
                held.push_str(rest);
                return Ok(());
            }
        } else if let Ok(found) = fs::read(&self.path)
            && !record
                .as_bytes()
                .starts_with(super::kept::whole_lines_of(&found))
        {
            // Somebody else's words (comments, another game) are not written over.
            fs::copy(&self.path, beside(&self.path, "previous"))?;
        }
        self.write_anew(record)
    }

    fn begin(&mut self) -> io::Result<()> {
        if let Some(next) = self.next.take() {
            // Where another program plays a game of that kind, this one goes beside it.
            let (lock, path) = match held(&next) {
                Ok(lock) => (lock, next),
                Err(_) => {
                    let second = beside(&next, "second");
                    (held(&second)?, second)
                }
            };
            (self.lock, self.path) = (lock, path);
        }
        self.put_aside("previous").map(|_| ())
    }

    fn place(&self) -> String {
        self.path.display().to_string()
    }

    fn keep_wishes(&mut self, wishes: &str) -> io::Result<()> {
        wishes_path().map_or(Ok(()), |path| write_whole(&path, wishes))
    }
}

/// `game.txt` becomes `game.previous.txt`.
fn beside(path: &Path, word: &str) -> PathBuf {
    let extension = path.extension().map_or_else(
        || word.into(),
        |known| format!("{word}.{}", known.to_string_lossy()),
    );
    path.with_extension(extension)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("hearsay-save-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn decisions_are_appended_and_taking_back_rewrites() {
        let folder = folder("append");
        let path = folder.join("deep/game.txt");
        let mut save = SaveFile::new(path.clone()).unwrap();
        for record in [
            "head\n",
            "head\nA draw\n",
            "head\nA draw\nB draw\n",
            "head\nA play R5\n",
        ] {
            save.keep(record).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), record);
        }
        assert!(!beside(&path, "previous").exists());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_new_game_leaves_the_old_one_beside_it() {
        let folder = folder("begin");
        let path = folder.join("game.txt");
        let mut save = SaveFile::new(path.clone()).unwrap();
        save.keep("old\n").unwrap();
        save.begin().unwrap();
        save.keep("new\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new\n");
        let previous = fs::read_to_string(folder.join("game.previous.txt")).unwrap();
        assert_eq!(previous, "old\n");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_new_game_of_another_kind_leaves_the_old_one_where_it_is() {
        let folder = folder("kinds");
        let (old, new) = (folder.join("old.txt"), folder.join("new.txt"));
        let mut save = SaveFile::new(old.clone()).unwrap().with_next(new.clone());
        save.keep("old\n").unwrap();
        save.begin().unwrap();
        save.keep("new\n").unwrap();
        assert_eq!(fs::read_to_string(&old).unwrap(), "old\n");
        assert_eq!(fs::read_to_string(&new).unwrap(), "new\n");
        assert_eq!(save.place(), new.display().to_string());

        let third = SaveFile::new(old.clone()).unwrap();
        let mut third = third.with_next(new.clone());
        third.begin().unwrap();
        third.keep("third\n").unwrap();
        assert_eq!(
            fs::read_to_string(&new).unwrap(),
            "new\n",
            "the other program's game"
        );
        assert_eq!(
            fs::read_to_string(beside(&new, "second")).unwrap(),
            "third\n"
        );
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_half_written_line_is_replaced_and_foreign_words_are_kept() {
        let folder = folder("torn");
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("game.txt");
        fs::write(&path, "head\nA dr").unwrap();
        let mut save = SaveFile::new(path.clone()).unwrap();
        save.keep("head\nA draw\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "head\nA draw\n");
        assert!(!beside(&path, "previous").exists());
        drop(save);

        fs::write(&path, "head # my best game\nA draw\n").unwrap();
        let mut save = SaveFile::new(path.clone()).unwrap();
        save.keep("head\nA draw\n").unwrap();
        let previous = fs::read_to_string(beside(&path, "previous")).unwrap();
        assert!(previous.contains("my best game"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn wishes_are_written_whole_and_over_the_old_ones() {
        let folder = folder("wishes");
        let path = folder.join("deep/asking.txt");
        for text in ["asking never\noff mine\n", "asking auto\n"] {
            write_whole(&path, text).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        assert!(!beside(&path, "new").exists());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn two_programs_do_not_write_the_same_file() {
        let folder = folder("lock");
        let path = folder.join("game.txt");
        let first = SaveFile::new(path.clone()).unwrap();
        let Err(Trouble::Sentence(sentence)) = SaveFile::new(path.clone()) else {
            panic!("the file is held");
        };
        assert!(sentence.contains("--save"), "{sentence}");
        drop(first);
        assert!(SaveFile::new(path).is_ok());
        fs::remove_dir_all(folder).unwrap();
    }
}
