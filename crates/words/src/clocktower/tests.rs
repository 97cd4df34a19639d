//! 验言 — every sentence of Clocktower has its text in every language, and every text its sentence.

mod faults;
mod grounds;
mod samples;

use std::collections::BTreeSet;

use clocktower::{Script, Setup, Sight, Town, View};
use kernel::{Eye, Notation as _, Position, Rng, Seat, Seed, Turn};
use protocol::clocktower::Sees;
use protocol::{Arg, Line};

use super::{asked, keys, label, lines, passing, phrase, question, reason, rule_page, verb, when};
use crate::{Locale, Piece, Words, texts};

/// Says lines in every language, and remembers their keys.
struct Tongues {
    words: [Words; 3],
    keys: BTreeSet<String>,
    said: BTreeSet<String>,
}

impl Tongues {
    fn new() -> Self {
        Self {
            words: Locale::ALL.map(Words::load),
            keys: BTreeSet::new(),
            said: BTreeSet::new(),
        }
    }

    #[track_caller]
    fn say(&mut self, line: &Line) {
        self.remember(line);
        let shape = format!("{} {:?}", line.key, line.args.keys().collect::<Vec<_>>());
        let has_a_name_or_sentence = line
            .args
            .values()
            .any(|arg| matches!(arg, Arg::Line { .. } | Arg::Term { .. }));
        if !self.said.insert(shape) && !has_a_name_or_sentence {
            return;
        }
        for words in &self.words {
            let (pieces, errors) = words.try_pieces(line, &[]);
            let text: String = pieces.iter().map(Piece::text).collect();
            let whole = errors.is_empty() && !text.contains(['⟨', '{', '}']) && !text.is_empty();
            let locale = words.locale();
            assert!(whole, "{locale} says {line:?} as {text:?}: {errors:?}");
        }
    }

    fn remember(&mut self, line: &Line) {
        self.keys.insert(line.key.clone());
        for arg in line.args.values() {
            match arg {
                Arg::Line { line } => self.remember(line),
                Arg::Term { term } => drop(self.keys.insert(term.clone())),
                _ => {}
            }
        }
    }

    /// Everything a seat is asked and can answer.
    fn ask(&mut self, town: &Town, seat: Seat) {
        let view = town.view(Eye::Seat(seat));
        self.say(&question(&view));
        if let Some(line) = passing(&view) {
            self.say(&line);
        }
        let mut legal = Vec::new();
        town.legal_actions(seat, &mut legal);
        for action in legal {
            self.say(&label(&view, action));
            if let Some(line) = verb(&view, action) {
                self.say(&line);
            }
        }
    }
}

/// A random game; everything asked is asked, everything seen is told. The view after each decision goes to `look`.
fn play(setup: &str, seed: u64, tongues: &mut Tongues, look: &mut dyn FnMut(&View)) {
    let setup = Town::read_setup(setup).unwrap();
    let mut town = Town::deal(&setup, Seed::from_number(seed)).unwrap();
    let mut rng = Rng::new(Seed::from_number(seed));
    for _ in 0..900 {
        let Turn::Act(asked) = town.turn() else {
            break;
        };
        let seat = *rng.pick(&asked.into_iter().collect::<Vec<_>>()).unwrap();
        if rng.below(8) == 0 || town.view(Eye::Seat(seat)).pending.is_some() {
            tongues.ask(&town, seat);
        }
        let mut legal = Vec::new();
        town.legal_actions(seat, &mut legal);
        let action = *rng.pick(&legal).unwrap();
        let mut sights: Vec<Sight> = Vec::new();
        town.play_unchecked(seat, action, &mut |event| {
            sights.extend(Town::sight(&event, Eye::All));
        });
        let view = town.view(Eye::All);
        for sight in sights {
            if let Some(line) = lines(&view, &sight) {
                tongues.say(&line);
            }
        }
        look(&view);
    }
}

const SETUPS: [&str; 5] = [
    "script=trouble-brewing seats=8 talk=true",
    "script=bad-moon-rising seats=12 travellers=2",
    "script=sects-and-violets seats=11 travellers=1",
    "script=trouble-brewing seats=15 travellers=5",
    "script=sects-and-violets seats=7",
];

fn written(file: &str, locale: Locale) -> BTreeSet<String> {
    let (_, text) = texts::of(locale)
        .iter()
        .find(|(name, _)| *name == file)
        .unwrap();
    text.lines()
        .filter(|line| line.starts_with("ct-"))
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .collect()
}

#[test]
fn every_sentence_has_a_text_and_every_text_a_sentence() {
    let mut tongues = Tongues::new();
    for (seed, setup) in (0..15).zip(SETUPS.iter().cycle()) {
        play(setup, seed, &mut tongues, &mut |_| ());
    }
    let town = Town::deal(
        &Setup::new(Script::named("trouble-brewing").unwrap(), 7),
        Seed::from_number(1),
    )
    .unwrap();
    let view = town.view(Eye::All);
    for sight in samples::sights() {
        if let Some(line) = lines(&view, &sight) {
            tongues.say(&line);
        }
    }
    for info in samples::infos() {
        tongues.say(&phrase::info(info, true));
    }
    for why in samples::reasons() {
        tongues.say(&reason(&why));
    }
    for (view, pending) in samples::questions(&view) {
        let view = View {
            pending: Some(pending),
            ..view
        };
        tongues.say(&question(&view));
        if let Some(line) = passing(&view) {
            tongues.say(&line);
        }
        for action in samples::answers() {
            tongues.say(&label(&view, action));
        }
    }
    for grounds in grounds::all() {
        for line in super::grounds(&grounds) {
            tongues.say(&line);
        }
    }
    for (phase, day) in samples::phases() {
        let mut at = view.clone();
        (at.pending, at.board.phase, at.board.day) = (None, phase, day);
        tongues.say(&when(&at));
        for eye in [Eye::All, Eye::Seat(samples::A)] {
            at.eye = eye;
            tongues.say(&question(&at));
            for action in samples::answers() {
                tongues.say(&label(&at, action));
                if let Some(line) = verb(&at, action) {
                    tongues.say(&line);
                }
            }
        }
    }
    let lone = samples::lone_keys();
    for key in asked::own_words().chain(lone) {
        tongues.say(&super::say(&key));
    }
    for script in samples::SCRIPTS {
        tongues.say(&super::say(keys::business(script)));
    }
    for locale in Locale::ALL {
        let mut all = written("clocktower.ftl", locale);
        all.extend(written("clocktower-ask.ftl", locale));
        let unsaid: Vec<_> = all.difference(&tongues.keys).collect();
        assert_eq!(unsaid, [""; 0], "{locale}: nothing says these");
    }
}

/// Every token that lies in a game has words, and what the log calls a character does too.
#[test]
fn every_token_of_a_game_has_words() {
    let words = Locale::ALL.map(Words::load);
    let mut tongues = Tongues::new();
    let mut seen = BTreeSet::new();
    for (seed, setup) in (20..32).zip(SETUPS.iter().cycle()) {
        play(setup, seed, &mut tongues, &mut |view| {
            if let Sees::Storyteller(grimoire) = protocol::clocktower::View::from(view).sees {
                seen.extend(grimoire.tokens.into_iter().map(|token| token.label));
            }
        });
    }
    assert!(seen.len() > 8, "only {seen:?}");
    for key in &seen {
        for words in &words {
            assert!(words.has(key), "{key} has no words in {}", words.locale());
        }
    }
}

#[test]
fn the_page_of_every_question_is_in_the_rulebook() {
    let mut tongues = Tongues::new();
    let book = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook");
    for (seed, setup) in (40..45).zip(SETUPS.iter().cycle()) {
        play(setup, seed, &mut tongues, &mut |view| {
            let page = rule_page(view);
            let file = book.join(format!("{page}.md"));
            assert!(file.is_file(), "there is no page {page}");
        });
    }
}

#[test]
fn a_character_of_a_script_s_own_goes_by_the_name_the_script_gives_it() {
    let inner = super::say("ct-info-absent").term("role", "ct-role-own-0");
    let line = super::say("ct-told")
        .seat("seat", samples::A)
        .term("role", "ct-role-chef")
        .line("what", inner);
    let named = super::named(line, &|id| (id == "own-0").then_some("Weaver"));
    let text = Words::load(Locale::En).line(&named, &[]);
    assert_eq!(text, "A learns (Chef): Not in play: the Weaver.");
}

/// Only whoever sees the grimoire reads which tokens were exchanged in a look at it.
#[test]
fn whoever_looks_at_a_falsified_grimoire_is_not_told_so() {
    let (a, b) = (samples::A, samples::B);
    let info = clocktower::Info::Grimoire { a, b };
    assert_eq!(phrase::info(info, false).args.len(), 0);
    assert_eq!(phrase::info(info, true).args.len(), 2);
}
