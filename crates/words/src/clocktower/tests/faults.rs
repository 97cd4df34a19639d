//! 验毛病 — everything that can be wrong with a script file is told in every language, and in no other.

use std::collections::BTreeSet;

use clocktower::Character;
use clocktower::scripts::{Fault, JsonKind, NotJson, Script, ScriptError};

use super::{Tongues, written};
use crate::clocktower::fault;
use crate::{Locale, Piece, Words};

const NOT_JSON: [NotJson; 23] = [
    NotJson::EndsInObject,
    NotJson::EndsEarly,
    NotJson::CurlyQuote('“'),
    NotJson::NothingBeforeBracket,
    NotJson::StrayBrace,
    NotJson::StrayBracket,
    NotJson::NothingBeforeComma,
    NotJson::OpenList,
    NotJson::OpenObject,
    NotJson::OpenText,
    NotJson::Backslash,
    NotJson::NoComma,
    NotJson::LastComma,
    NotJson::Comment,
    NotJson::SingleQuote,
    NotJson::More,
    NotJson::NoColon,
    NotJson::NoValue,
    NotJson::NoField,
    NotJson::TooDeep,
    NotJson::BareText,
    NotJson::BadNumber,
    NotJson::Stray(';'),
];

const KINDS: [JsonKind; 6] = [
    JsonKind::Text,
    JsonKind::Number,
    JsonKind::Truth,
    JsonKind::List,
    JsonKind::Object,
    JsonKind::Nothing,
];

/// One fault of each sort, at least.
fn faults() -> Vec<Fault> {
    let id = || "washerwomen".to_owned();
    let near = |id: &str| Some(id.to_owned());
    let mut faults = vec![
        Fault::Empty,
        Fault::NoScript,
        Fault::TooManyItems(300),
        Fault::NoId,
        Fault::EmptyId("-_-".to_owned()),
        Fault::BadNumber {
            field: "firstNight",
            text: "1e400".to_owned(),
        },
        Fault::Missing {
            field: "jinxes",
            part: "reason",
        },
        Fault::TooManyOwn(Character::MOST_OWN),
    ];
    for near in [None, near("washerwoman"), near("my_dog")] {
        let (id, near) = (id(), near);
        faults.push(Fault::Unknown {
            id: id.clone(),
            near: near.clone(),
        });
        faults.push(Fault::NoTeam { id, near });
    }
    for near in [None, Some("townsfolk")] {
        faults.push(Fault::UnknownTeam {
            id: id(),
            team: "townfolk".to_owned(),
            near,
        });
    }
    for kind in KINDS {
        faults.push(Fault::NotAList(kind));
        faults.push(Fault::NoItem(kind));
        faults.push(Fault::WrongKind {
            field: "name",
            wanted: kind,
            found: kind,
        });
    }
    faults.extend(NOT_JSON.map(Fault::NotJson));
    faults
}

fn at(what: Fault) -> ScriptError {
    ScriptError {
        line: 1234,
        column: 5,
        what,
    }
}

/// Whether words of a Latin script follow one another outside what has to stand in a file, which is between quotation marks.
fn is_latin_sentence(text: &str) -> bool {
    let outside: String = text.split('"').step_by(2).collect::<Vec<_>>().join("，");
    let words: Vec<&str> = outside.split(' ').collect();
    let is_latin = |word: &str| word.len() > 1 && word.chars().all(|it| it.is_ascii_alphabetic());
    words
        .windows(2)
        .any(|two| two.iter().all(|it| is_latin(it)))
}

#[test]
fn every_fault_of_a_script_has_a_text_and_every_text_a_fault() {
    let mut tongues = Tongues::new();
    for what in faults() {
        let line = fault(&at(what));
        tongues.remember(&line);
        for words in &tongues.words {
            // Braces are what some of these sentences are about, so only the marks of a missing text give one away.
            let (pieces, errors) = words.try_pieces(&line, &[]);
            let text: String = pieces.iter().map(Piece::text).collect();
            let is_whole = errors.is_empty() && !text.contains(['⟨', '$']);
            assert!(is_whole, "{}: {text} {errors:?}", words.locale());
        }
    }
    for locale in Locale::ALL {
        let all = written("clocktower-faults.ftl", locale);
        let unsaid: BTreeSet<_> = all.difference(&tongues.keys).collect();
        assert_eq!(unsaid, BTreeSet::new(), "{locale}: nothing says these");
    }
}

#[test]
fn the_faults_are_told_in_chinese_with_nothing_english_in_between() {
    assert!(is_latin_sentence("读不了：there is no character"));
    for locale in [Locale::ZhHans, Locale::ZhHant] {
        let words = Words::load(locale);
        for what in faults() {
            let text = words.line(&fault(&at(what)), &[]);
            assert!(!is_latin_sentence(&text), "{locale}: {text}");
        }
    }
}

#[test]
fn a_character_that_may_be_meant_is_named_beside_its_id() {
    let error = Script::read("[\n  \"washerwomen\"]").unwrap_err();
    let said = Locale::ALL.map(|locale| Words::load(locale).line(&fault(&error), &[]));
    assert!(
        said[0].contains(
            "第 2 行第 3 个字：没有“washerwomen”这个角色。是不是想写 \"washerwoman\"（洗衣妇）？"
        ),
        "{}",
        said[0]
    );
    assert!(said[1].contains("\"washerwoman\"（洗衣婦）"), "{}", said[1]);
    assert!(said[2].starts_with("line 2, column 3: there is no character “washerwomen”. Did you mean \"washerwoman\" (Washerwoman)?"), "{}", said[2]);
}
