//! 三语 — says lines in every language, and remembers their keys.

use std::collections::BTreeSet;

use fengsheng::{Action, Ask, View};
use protocol::{Arg, Line};

use super::super::{happened, label, passing, question, verb};
use crate::{Locale, Piece, Words};

/// Says lines in every language, and remembers their keys.
pub(super) struct Tongues {
    words: [Words; 3],
    names: Vec<String>,
    pub(super) keys: BTreeSet<String>,
    /// Words of the game that were said.
    terms: BTreeSet<String>,
    /// What was said already: a key with these arguments is said the same way whatever they are.
    said: BTreeSet<(String, Vec<String>)>,
}

impl Tongues {
    pub(super) fn new() -> Self {
        Self {
            words: Locale::ALL.map(Words::load),
            names: ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬"]
                .map(str::to_owned)
                .to_vec(),
            keys: BTreeSet::new(),
            terms: BTreeSet::new(),
            said: BTreeSet::new(),
        }
    }

    #[track_caller]
    pub(super) fn say(&mut self, line: &Line) {
        self.keys.insert(line.key.clone());
        for arg in line.args.values() {
            if let Arg::Term { term } = arg
                && self.terms.insert(term.clone())
            {
                let named = self.words.iter().all(|words| words.has(term));
                assert!(named, "{term} has no name");
            }
        }
        let args = line.args.keys().cloned().collect();
        if !self.said.insert((line.key.clone(), args)) {
            return;
        }
        for words in &self.words {
            let (pieces, errors) = words.try_pieces(line, &self.names);
            let text: String = pieces.iter().map(Piece::text).collect();
            let whole = errors.is_empty() && !text.contains(['⟨', '{', '}']) && !text.is_empty();
            assert!(
                whole,
                "{} says {line:?} as {text:?}: {errors:?}",
                words.locale()
            );
        }
    }

    #[track_caller]
    pub(super) fn ask(&mut self, view: &View, ask: Ask) {
        self.say(&question(view, ask));
        for line in [happened(view, ask), passing(view, ask)]
            .into_iter()
            .flatten()
        {
            self.say(&line);
        }
    }

    #[track_caller]
    pub(super) fn answer(&mut self, view: &View, action: Action) {
        self.say(&label(view, action));
        if let Some(line) = verb(view, action) {
            self.say(&line);
        }
    }
}
