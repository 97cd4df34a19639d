//! Two hundred script files: each is read, or refused with a sentence that says where and why.
//!
//! The files are made by `make.rs` and `broken.rs`, written as `written.rs` says, and lie in `files`, so that other
//! programs can be tried on them too. `HEARSAY_BLESS=1` writes them anew.

mod broken;
mod dice;
mod homebrew;
mod make;
mod odd;
mod play;
mod schema;
mod written;

use std::path::{Path, PathBuf};

use clocktower::{Script, Slot};
use make::File;

fn place(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/scripts/files")
        .join(format!("{file}.json"))
}

/// All files: those that can be read, and those that cannot.
fn files() -> (Vec<File>, Vec<File>) {
    let broken = broken::broken()
        .into_iter()
        .map(|(name, text)| (format!("broken-{name}"), text));
    (make::readable(), broken.collect())
}

#[test]
fn there_are_two_hundred_files_and_they_are_as_made() {
    let (readable, broken) = files();
    assert_eq!((readable.len(), broken.len()), (144, 56));
    for (name, text) in readable.iter().chain(&broken) {
        let place = place(name);
        if testkit::blessing() {
            std::fs::write(&place, text).unwrap();
        }
        let there = std::fs::read_to_string(&place).unwrap_or_default();
        assert!(&there == text, "{name}: HEARSAY_BLESS=1 writes it anew");
    }
    let folder = place("x");
    let there = std::fs::read_dir(folder.parent().unwrap()).unwrap().count();
    assert_eq!(there, 200);
}

/// What each file says about itself when it is read.
#[test]
fn every_file_is_read_or_refused_with_a_sentence() {
    let (readable, broken) = files();
    let mut said = String::new();
    for (name, text) in &readable {
        let (script, remarks) =
            Script::read_with_remarks(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let remarks = remarks.iter().map(|remark| format!("  {remark}\n"));
        let notes = script.notes().into_iter().map(|note| format!("  {note}\n"));
        let lines: String = remarks.chain(notes).collect();
        if !lines.is_empty() {
            said += &format!("{name}\n{lines}");
        }
    }
    insta::assert_snapshot!("remarks_and_notes", said);
    let mut refused = String::new();
    for (name, text) in &broken {
        let error = Script::read(text)
            .map(|script| script.name)
            .expect_err(name);
        refused += &format!("{name}\n  {error}\n");
    }
    insta::assert_snapshot!("refused", refused);
}

#[test]
fn what_is_written_is_strict_and_reads_as_the_same_script() {
    for (name, text) in files().0 {
        let script = Script::read(&text).unwrap();
        let written = script.write();
        assert_eq!(schema::complaints(&written), Vec::<String>::new(), "{name}");
        let (again, remarks) = Script::read_with_remarks(&written).unwrap();
        assert_eq!(again, script, "{name}");
        assert_eq!(remarks, [], "{name}");
        assert_eq!(again.write(), written, "{name}");
    }
}

#[test]
fn every_night_begins_at_dusk_ends_at_dawn_and_calls_nobody_twice() {
    for (name, text) in files().0 {
        let script = Script::read(&text).unwrap();
        let cast = script.cast();
        for first in [true, false] {
            let night = script.night(first);
            assert_eq!(night.first(), Some(&Slot::Dusk), "{name}");
            assert_eq!(night.last(), Some(&Slot::Dawn), "{name}");
            let mut sorted = night.clone();
            sorted.sort();
            sorted.dedup();
            assert_eq!(sorted.len(), night.len(), "{name}");
            assert_eq!(night.contains(&Slot::DemonInfo), first, "{name}");
            for slot in night {
                if let Slot::Character(character) = slot {
                    assert!(cast.has(character), "{name}: {}", script.id(character));
                }
            }
        }
    }
}

#[test]
fn what_was_cut_off_or_spoilt_anywhere_is_a_sentence_and_no_panic() {
    for (name, text) in files().0.iter().filter(|(_, text)| text.len() < 3000) {
        for at in (0..text.len())
            .filter(|&at| text.is_char_boundary(at))
            .step_by(197)
        {
            let cut = Script::read(&text[..at]);
            assert!(cut.is_err() || text[at..].trim().is_empty(), "{name} {at}");
            for other in ["\"", "]", "{", "\\", "é", "0", ",", "null"] {
                let spoilt = format!("{}{other}{}", &text[..at], &text[at..]);
                if let Err(error) = Script::read(&spoilt) {
                    assert!(error.line > 0 && error.column > 0);
                    assert!(!error.what.to_string().is_empty());
                }
            }
        }
    }
}

#[test]
fn a_file_with_thousands_of_oddities_is_read_and_its_first_ones_told() {
    let fields: String = (0..4_000).map(|it| format!("\"x{it}\": 0, ")).collect();
    let steps = vec!["\"nobody at all\""; 4_000].join(", ");
    let text = format!("[{{ {fields}\"id\": \"_meta\", \"firstNight\": [{steps}] }}, \"imp\"]");
    let (script, remarks) = Script::read_with_remarks(&text).unwrap();
    assert_eq!(script.characters.len(), 1);
    assert_eq!(remarks.len(), 200);
}
