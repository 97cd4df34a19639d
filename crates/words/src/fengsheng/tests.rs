//! 验言 — every sentence of Fengsheng has its text in every language, and every text its sentence.

mod names;
mod samples;
mod sights;
mod views;

use std::collections::BTreeSet;

use fengsheng::{
    Action, Ask, Cards, Cast, Edition, Face, Faces, Faction, Function, Mode, Reason, Rules, Script,
    Setup, Sight, Table, View, Whose,
};
use kernel::{Eye, Position, Rng, Seat, Seed, Turn};
use protocol::{Arg, Level, Line};

use super::happened::occasion;
use super::{happened, label, lines, passing, question, reason, refusal, rule_page, verb};
use crate::{Locale, Piece, Words, texts};

/// Says lines in every language, and remembers their keys.
struct Tongues {
    words: [Words; 3],
    names: Vec<String>,
    keys: BTreeSet<String>,
    /// Words of the game that were said.
    terms: BTreeSet<String>,
    /// What was said already: a key with these arguments is said the same way whatever they are.
    said: BTreeSet<(String, Vec<String>)>,
}

impl Tongues {
    fn new() -> Self {
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
    fn say(&mut self, line: &Line) {
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
    fn ask(&mut self, view: &View, ask: Ask) {
        self.say(&question(view, ask));
        for line in [happened(view, ask), passing(view, ask)]
            .into_iter()
            .flatten()
        {
            self.say(&line);
        }
    }

    #[track_caller]
    fn answer(&mut self, view: &View, action: Action) {
        self.say(&label(view, action));
        if let Some(line) = verb(view, action) {
            self.say(&line);
        }
    }
}

#[test]
fn every_sentence_has_a_text_and_every_text_a_sentence() {
    let mut tongues = Tongues::new();
    for edition in Edition::ALL {
        samples_of(edition, &mut tongues);
    }
    for why in samples::reasons() {
        tongues.say(&reason(&why));
    }
    // What depends on where a game is can only be asked in one.
    for number in 0..90 {
        tell(&mut tongues, &setup(number), number);
    }
    for view in views::rare_views() {
        tongues.ask(&view, view.ask);
        tongues.answer(&view, Action::Pass);
    }
    for locale in Locale::ALL {
        let (_, text) = texts::of(locale)
            .iter()
            .find(|(name, _)| *name == "fengsheng.ftl")
            .unwrap();
        let written: BTreeSet<String> = text
            .lines()
            .filter(|line| line.starts_with("fs-"))
            .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
            .collect();
        let unsaid: Vec<_> = written.difference(&tongues.keys).collect();
        let unwritten: Vec<_> = tongues.keys.difference(&written).collect();
        assert!(
            unsaid.is_empty() && unwritten.is_empty(),
            "{locale}: never said {unsaid:?}, never written {unwritten:?}"
        );
    }
}

/// Everything that can be said of made-up moments of an edition.
fn samples_of(edition: Edition, tongues: &mut Tongues) {
    for sight in sights::sights(edition) {
        tongues.say(&lines(edition, &sight).unwrap());
    }
    for view in &mut views::views(edition) {
        for action in samples::actions() {
            tongues.answer(view, action);
        }
        for ask in samples::asks(edition) {
            view.ask = ask;
            tongues.ask(view, ask);
            for action in [Action::Pass, Action::Trigger, Action::Target(samples::B)] {
                tongues.answer(view, action);
            }
            let burn = samples::face("burn-black");
            let mine = Action::PickFrom(samples::A, burn);
            for card in [Action::Pick(burn), mine, Action::PickFrom(samples::B, burn)] {
                tongues.answer(view, card);
            }
        }
        for it in samples::occasions() {
            tongues.say(&occasion(view, it));
        }
    }
}

#[test]
fn every_reason_is_said_under_its_id() {
    for why in samples::reasons() {
        let key = reason(&why).key;
        let expected = format!("fs-no-{}", why.id());
        let more = expected == "fs-no-not-now" && key.starts_with(&expected);
        assert!(key == expected || more, "{key} for {why:?}");
    }
}

/// What lies there and has the wrong colour is refused for its colour; what does not lie there is not.
#[test]
fn a_card_of_the_wrong_colour_is_refused_for_its_colour() {
    let red = samples::face("return-red");
    let mut view = views::views(Edition::Standard2010).swap_remove(0);
    view.seats[1].intelligence = [red].into_iter().collect();
    view.discard = view.seats[1].intelligence;
    let by = Script::Card(Function::Burn);
    view.ask = Ask::Intelligence {
        by,
        whose: Whose::Only(samples::B),
        cards: Cards::Black,
        may_pass: false,
    };
    let why = |view: &View, action, why| refusal(view, action, &why).key;
    let none = Reason::NoSuchIntelligence;
    let at = |seat| why(&view, Action::PickFrom(seat, red), none);
    assert_eq!(at(samples::B), "fs-no-not-that-colour");
    assert_eq!(at(samples::C), "fs-no-no-such-intelligence");
    view.ask = Ask::Discarded {
        by,
        cards: Cards::Black,
    };
    let picked = |code| why(&view, Action::Pick(samples::face(code)), Reason::NotInHand);
    assert_eq!(picked("return-red"), "fs-no-not-that-colour");
    assert_eq!(picked("lock-red"), "fs-no-not-in-hand");
}

#[test]
fn what_is_aimed_at_oneself_is_said_so() {
    let view = &views::views(Edition::Standard2010)[0];
    let said = |locale: Locale, seat| {
        let burn = samples::face("burn-black");
        let action = Action::UseAt(burn, Function::Burn, seat);
        Words::load(locale).line(&label(view, action), &["你".to_owned(), "乙".to_owned()])
    };
    assert_eq!(said(Locale::ZhHans, samples::A), "对自己使用黑烧毁");
    assert_eq!(said(Locale::ZhHans, samples::B), "对乙使用黑烧毁");
    assert_eq!(said(Locale::En, samples::A), "Use Black Burn on yourself");
}

#[test]
fn every_question_has_a_page_in_the_rulebook() {
    let rulebook = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook");
    let pages = Edition::ALL.into_iter().flat_map(|edition| {
        let (views, asks) = (views::views(edition), samples::asks(edition));
        let pages = views
            .iter()
            .flat_map(|view| asks.iter().map(|&ask| rule_page(view, ask)));
        pages.collect::<Vec<_>>()
    });
    let missing: BTreeSet<_> = pages
        .filter(|page| !rulebook.join(page).with_extension("md").is_file())
        .collect();
    assert!(missing.is_empty(), "write {missing:?}");
}

/// The public wording of an event differs from the informed one exactly by naming what was seen.
#[test]
fn only_those_who_saw_it_hear_what_it_was() {
    let words = Words::load(Locale::ZhHans);
    let edition = Edition::Standard2010;
    let say = |sight: &Sight| words.line(&lines(edition, sight).unwrap(), &[]);
    let probe: Face = "probe-lurker-draw-blue".parse().unwrap();
    let probed = |face| Sight::Declared {
        seat: Seat::new(0),
        script: Script::Card(Function::Probe),
        card: true,
        face,
        target: Some(Seat::new(1)),
    };
    assert_eq!(say(&probed(None)), "A试探B。");
    assert_eq!(say(&probed(Some(probe))), "A试探B：蓝试探（潜伏抽牌）。");
    let drew = |cards| Sight::Drew {
        seat: Seat::new(1),
        count: 2,
        cards,
    };
    let cards: Faces = [probe, "lock-red".parse().unwrap()].into_iter().collect();
    assert_eq!(say(&drew(None)), "B抽了 2 张牌。");
    assert_eq!(say(&drew(Some(cards))), "B抽到红锁定、蓝试探（潜伏抽牌）。");
    let seen = |identity| Sight::IdentitySeen {
        by: Seat::new(0),
        of: Seat::new(1),
        identity,
    };
    assert_eq!(say(&seen(None)), "A看了B的身份。");
    assert_eq!(say(&seen(Some(Faction::Agency))), "A看了B的身份：军情局。");
}

#[test]
fn what_a_pass_means_is_said_from_where_the_game_is() {
    let words = Words::load(Locale::En);
    let mut table = Table::deal(
        &Setup {
            rules: Rules {
                roles: Cast::NONE,
                ..Rules::default()
            },
            ..Setup::new(Edition::Standard2010, 3)
        },
        Seed::from_number(1),
    )
    .unwrap();
    let said = |table: &Table| {
        let Turn::Act(asked) = table.turn() else {
            panic!("the game goes on");
        };
        let view = table.view(Eye::Seat(asked.first().unwrap()));
        let line = passing(&view, view.ask).unwrap();
        words.line(&line, &[])
    };
    let pass = |table: &mut Table| {
        let Turn::Act(asked) = table.turn() else {
            panic!("the game goes on");
        };
        table.play_unchecked(asked.first().unwrap(), Action::Pass, &mut |_| {});
    };
    let me = table.view(Eye::Public).turn;
    assert_eq!(
        said(&table),
        format!("Pass: if everybody does, {me} must send intelligence.")
    );
    pass(&mut table);
    pass(&mut table);
    assert_eq!(said(&table), format!("Pass: {me} must send intelligence."));
    pass(&mut table);
    let mut actions = Vec::new();
    table.legal_actions(me, &mut actions);
    let Some(Action::Send(face, to)) = actions.first().copied() else {
        panic!("something must be sent");
    };
    table.play_unchecked(me, Action::Send(face, to), &mut |_| {});
    assert_eq!(
        said(&table),
        format!("Pass: if everybody does, the intelligence arrives before {to}.")
    );
}

/// Every moment of random games can be told to every eye.
#[test]
fn whole_games_can_be_told_in_every_language() {
    let mut tongues = Tongues::new();
    for number in 100..120 {
        tell(&mut tongues, &setup(number), number);
    }
    let story = [
        "fs-declared",
        "fs-sent",
        "fs-gained-sent",
        "fs-now-counter",
        "fs-pass-answer-last",
        "fs-over",
    ];
    for common in story {
        assert!(tongues.keys.contains(common), "no game came to {common}");
    }
}

#[test]
fn passes_are_told_only_to_those_who_want_everything() {
    let seat = Seat::new(0);
    let level = |sight: &Sight| lines(Edition::default(), sight).unwrap().level;
    assert_eq!(level(&Sight::Passed { seat }), Level::Everything);
    assert_eq!(level(&Sight::Died { seat, killer: None }), Level::Story);
}

/// Tables of each edition in turn, of three to eight, now and then without characters or with three to
/// choose from.
fn setup(number: u64) -> Setup {
    let edition = Edition::ALL[(number % 3) as usize];
    let mut setup = Setup::new(edition, 3 + (number % 6) as u8);
    if edition == Edition::Qianzhi {
        setup.rules.mode = Mode::Free;
    }
    match number % 11 {
        9 => setup.rules.offered = 3,
        10 => setup.rules.roles = Cast::NONE,
        _ => {}
    }
    setup
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
        let view = table.view(Eye::Seat(seat));
        tongues.ask(&view, view.ask);
        // Every moment is told; a sample of the answers is enough.
        if decision % 16 == 0 {
            for &action in &actions {
                tongues.answer(&view, action);
            }
            for action in samples::actions() {
                if let Some(why) = table.why_not(seat, action) {
                    tongues.say(&reason(&why));
                }
            }
        }
        decision += 1;
        let mut events = Vec::new();
        let action = *luck.pick(&actions).unwrap();
        table.play_unchecked(seat, action, &mut |event| events.push(event));
        let eyes = Seat::all(setup.seats).map(Eye::Seat);
        for eye in eyes.chain([Eye::Public, Eye::All]) {
            for sight in events.iter().filter_map(|event| Table::sight(event, eye)) {
                match lines(setup.edition, &sight) {
                    Some(line) => tongues.say(&line),
                    None => assert!(matches!(sight, Sight::Asked { .. }), "{sight:?} is silent"),
                }
            }
        }
    }
}
