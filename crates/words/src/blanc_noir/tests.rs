//! 验言 — every sentence of Blanc Noir has its text in every language, and every text its sentence.

mod samples;
mod sights;

use std::collections::BTreeSet;

use blanc_noir::{
    Ask, DeclareMode, Face, FirstCard, GargoyleAudience, Rules, Scroll, Setup, ShockwaveScope,
    Sight, Table, ValkyrieZone, View,
};
use kernel::{Eye, Position, Rng, Seat, Seed, Turn};
use protocol::Line;

use super::{label, lines, passing, question, reason, rule_page};
use crate::{Locale, Piece, Words, texts};

/// Says lines in every language, and remembers their keys.
struct Tongues {
    words: [Words; 3],
    names: Vec<String>,
    keys: BTreeSet<String>,
    /// What was said already: a key with these arguments is said the same way whatever they are.
    said: BTreeSet<(String, Vec<String>)>,
}

impl Tongues {
    fn new() -> Self {
        Self {
            words: Locale::ALL.map(Words::load),
            names: ["甲", "乙", "丙", "丁", "戊", "己"]
                .map(str::to_owned)
                .to_vec(),
            keys: BTreeSet::new(),
            said: BTreeSet::new(),
        }
    }

    #[track_caller]
    fn say(&mut self, line: &Line) {
        self.keys.insert(line.key.clone());
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
    fn ask(&mut self, view: &View, ask: Ask) {
        self.say(&question(view, ask));
        if let Some(line) = passing(view, ask) {
            self.say(&line);
        }
    }
}

#[test]
fn every_sentence_has_a_text_and_every_text_a_sentence() {
    let mut tongues = Tongues::new();
    for sight in sights::sights() {
        match lines(&sight) {
            Some(line) => tongues.say(&line),
            None => assert!(matches!(sight, Sight::Asked { .. }), "{sight:?} is silent"),
        }
    }
    for ask in samples::asks() {
        for view in samples::views() {
            tongues.ask(&view, ask);
        }
        samples::actions().for_each(|action| tongues.say(&label(action, ask)));
    }
    for why in samples::reasons() {
        tongues.say(&reason(&why));
    }
    for locale in Locale::ALL {
        let (_, text) = texts::of(locale)
            .iter()
            .find(|(name, _)| *name == "blanc-noir.ftl")
            .unwrap();
        let written: BTreeSet<String> = text
            .lines()
            .filter(|line| line.starts_with("bn-"))
            .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
            .collect();
        assert_eq!(tongues.keys, written, "{locale}");
    }
}

#[test]
fn every_reason_is_said_under_its_id() {
    for why in samples::reasons() {
        let key = reason(&why).key;
        let id = why.id();
        assert!(
            key == format!("bn-no-{id}") || key == format!("bn-no-{id}-number"),
            "{key} for {id}"
        );
    }
}

#[test]
fn every_question_has_a_page_in_the_rulebook() {
    let rulebook = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook");
    for view in samples::views() {
        for ask in samples::asks() {
            let page = rulebook.join(rule_page(&view, ask)).with_extension("md");
            assert!(page.is_file(), "{ask:?} is explained in {}", page.display());
        }
    }
    let pages = samples::views().map(|view| rule_page(&view, Ask::Turn));
    assert!(
        pages.contains(&"blanc-noir/chains"),
        "a chain has a page of its own"
    );
}

/// The public wording of an event differs from the informed one exactly by naming what was seen.
#[test]
fn only_those_who_saw_the_cards_hear_their_names() {
    let words = Words::load(Locale::En);
    let drew = |cards| Sight::Drew {
        seat: Seat::new(1),
        wanted: 2,
        count: 2,
        cause: blanc_noir::Cause::Draw,
        cards,
    };
    let say = |sight: &Sight| words.line(&lines(sight).unwrap(), &[]);
    let seen = ["R5", "golem"]
        .iter()
        .map(|card| card.parse::<Face>().unwrap());
    assert_eq!(say(&drew(Some(seen.collect()))), "B drew Red 5, Golem.");
    assert_eq!(say(&drew(None)), "B drew 2 cards.");
    let swapped = |gave, got| Sight::Swapped {
        seat: Seat::new(0),
        place: 0,
        with: blanc_noir::Source::Slot(Seat::new(2), 0),
        gave,
        got,
    };
    assert_eq!(
        say(&swapped(Some(Scroll::Mirage), Some(Scroll::Relief))),
        "A swapped Mirage for Relief from C."
    );
    assert_eq!(
        say(&swapped(None, None)),
        "A swapped a face-down scroll with C."
    );
}

/// Random games under two sets of house rules: what really happens can be told to every eye.
#[test]
fn whole_games_can_be_told_in_every_language() {
    let mut tongues = Tongues::new();
    for (number, seats) in (2..=6).cycle().take(10).enumerate() {
        let mut setup = Setup::new(seats);
        if number % 2 == 1 {
            setup.rules = other_rules();
        }
        tell(&mut tongues, &setup, number as u64);
    }
    for common in [
        "bn-played",
        "bn-chain-taken",
        "bn-went-out",
        "bn-over",
        "bn-no-must-follow",
    ] {
        assert!(tongues.keys.contains(common), "no game came to {common}");
    }
}

fn other_rules() -> Rules {
    Rules {
        first_card_effects: FirstCard::Uno,
        effect_discards_under_lead: false,
        voluntary_draw: false,
        play_after_draw: true,
        chain_must_answer: true,
        princess_companion_on_top: false,
        prince_combo_partial: true,
        shockwave_scope: ShockwaveScope::All,
        trade_may_empty_hand: true,
        valkyrie_zone_after_reshuffle: ValkyrieZone::DiscardOnly,
        gargoyle_audience: GargoyleAudience::User,
        declare_mode: DeclareMode::Manual,
        ..Rules::default()
    }
}

fn tell(tongues: &mut Tongues, setup: &Setup, number: u64) {
    let mut table = Table::deal(setup, Seed::from_number(number)).unwrap();
    let mut luck = Rng::new(Seed::from_number(number + 1000));
    let mut actions = Vec::new();
    let mut decision = 0;
    while let Turn::Act(asked) = table.turn() {
        let seat = asked.first().unwrap();
        actions.clear();
        table.legal_actions(seat, &mut actions);
        // Every moment is told; a sample of the questions is enough.
        if decision % 8 == 0 {
            let view = table.view(Eye::Seat(seat));
            let ask = view.asked.unwrap();
            tongues.ask(&view, ask);
            for &action in &actions {
                tongues.say(&label(action, ask));
            }
            for action in samples::actions() {
                if let Some(why) = table.why_not(seat, action) {
                    tongues.say(&reason(&why));
                }
            }
        }
        let mut events = Vec::new();
        let action = *luck.pick(&actions).unwrap();
        table.play_unchecked(seat, action, &mut |event| events.push(event));
        let eyes = Seat::all(setup.seats).map(Eye::Seat);
        for eye in eyes.chain([Eye::Public, Eye::All]) {
            let sights = events.iter().filter_map(|event| Table::sight(event, eye));
            sights
                .filter_map(|sight| lines(&sight))
                .for_each(|line| tongues.say(&line));
        }
        decision += 1;
    }
}
