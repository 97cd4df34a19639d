//! 验言 — every sentence of Fengsheng has its text in every language, and every text its sentence.

mod games;
mod names;
mod samples;
mod sights;
mod tongues;
mod views;

use std::collections::BTreeSet;

use fengsheng::{
    Action, Ask, Cards, Edition, Face, Faces, Faction, Function, Reason, Script, Sight, View, Whose,
};
use kernel::Seat;
use protocol::Level;

use super::happened::occasion;
use super::{label, lines, reason, refusal, rule_page};
use crate::{Locale, Words, texts};
use games::{setup, tell};
use tongues::Tongues;

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
fn passes_are_told_only_to_those_who_want_everything() {
    let seat = Seat::new(0);
    let level = |sight: &Sight| lines(Edition::default(), sight).unwrap().level;
    assert_eq!(level(&Sight::Passed { seat }), Level::Everything);
    assert_eq!(level(&Sight::Died { seat, killer: None }), Level::Story);
}
