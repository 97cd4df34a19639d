//! 验说 — names, lists, numbers and pieces in each language.

use blanc_noir::Face;
use fengsheng::Edition;
use protocol::Level;

use super::*;

fn line(key: &str) -> Line {
    Line::new(key, Level::Story)
}

#[test]
fn a_card_goes_by_its_name_in_each_language() {
    for (locale, names) in [
        (Locale::ZhHans, ["红5", "蓝皇女", "石像鬼", "红传令"]),
        (Locale::ZhHant, ["紅5", "藍皇女", "石像鬼", "紅傳令"]),
        (
            Locale::En,
            ["Red 5", "Blue Princess", "Gargoyle", "Red Herald"],
        ),
    ] {
        let words = Words::load(locale);
        let spoken = [
            words.card("R5"),
            words.card("B-princess"),
            words.card("gargoyle"),
            words.scroll("herald-red"),
        ];
        assert_eq!(spoken, names);
    }
}

#[test]
fn a_card_of_fengsheng_goes_by_its_colour_its_function_and_its_bet() {
    for (locale, names) in [
        (
            Locale::ZhHans,
            [
                "红锁定",
                "红黑截获",
                "蓝试探（潜伏抽牌）",
                "黑试探（酱油弃牌）",
            ],
        ),
        (
            Locale::ZhHant,
            [
                "紅鎖定",
                "紅黑截獲",
                "藍試探（潛伏抽牌）",
                "黑試探（醬油棄牌）",
            ],
        ),
        (
            Locale::En,
            [
                "Red Lock",
                "Red-Black Intercept",
                "Blue Probe (Lurker draws)",
                "Black Probe (Bystander discards)",
            ],
        ),
    ] {
        let words = Words::load(locale);
        let codes = [
            "lock-red",
            "intercept-red+black",
            "probe-lurker-draw-blue",
            "probe-bystander-discard-black",
        ];
        assert_eq!(codes.map(|code| words.card(code)), names);
    }
}

/// A probe lets draw as many as the table plays it.
#[test]
fn a_probe_says_how_many_are_drawn() {
    let words = Words::load(Locale::ZhHans);
    let face = "probe-lurker-draw-red".parse().unwrap();
    let gloss = |edition: Edition| words.fengsheng_gloss(edition, &edition.rules(), face);
    let says = |number: char| format!("潜伏战线：抽 {number} 张牌。其他人答“不是”。");
    assert_eq!(gloss(Edition::Standard2010), says('2'));
    assert_eq!(gloss(Edition::Blacklist), says('1'));
}

/// A code alone says of which game a card is.
#[test]
fn no_code_is_a_card_of_two_games() {
    let mut theirs = fengsheng::Face::all().map(|face| face.to_string());
    let both = theirs.find(|code| code.parse::<Face>().is_ok());
    assert_eq!(both, None);
}

#[test]
fn every_card_and_scroll_has_a_name_and_a_gloss() {
    let said = |text: &str| !text.contains(['⟨', '{']) && !text.is_empty();
    for words in Locale::ALL.map(Words::load) {
        for code in Face::all().map(|face| face.to_string()) {
            assert!(!words.card(&code).contains('⟨'), "{code}");
            assert!(said(&words.card_gloss(&code)), "{code}");
        }
        for edition in Edition::ALL {
            for face in edition.cards().iter() {
                assert!(!words.card(&face.to_string()).contains('⟨'), "{face}");
                let gloss = words.fengsheng_gloss(edition, &edition.rules(), face);
                assert!(said(&gloss), "{face}: {gloss}");
            }
        }
        for code in blanc_noir::Scroll::ALL.map(|scroll| scroll.to_string()) {
            let spoken = words.scroll(&code) + &words.scroll_gloss(&code);
            assert!(!spoken.contains('⟨'), "{code}: {spoken}");
        }
    }
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let shown = line("bn-drew-cards")
        .seat("seat", Seat::new(0))
        .cards("cards", ["R5", "golem"]);
    let nothing = line("bn-drew-cards")
        .seat("seat", Seat::new(0))
        .cards("cards", [""; 0]);
    let names = ["Ann".to_owned()];
    let hans = Words::load(Locale::ZhHans);
    assert_eq!(hans.line(&shown, &names), "Ann抽到红5、魔像。");
    assert_eq!(hans.line(&nothing, &names), "Ann抽到无。");
    let english = Words::load(Locale::En);
    assert_eq!(english.line(&shown, &names), "Ann drew Red 5, Golem.");
    assert_eq!(english.line(&nothing, &names), "Ann drew nothing.");
}

#[test]
fn a_word_of_the_game_and_several_players_are_pieces() {
    let words = Words::load(Locale::En);
    let line = line("bn-gave")
        .seats("seat", [Seat::new(0), Seat::new(1)])
        .term("card", "fs-role-old-ghost")
        .seats("other", []);
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    assert_eq!(
        words.pieces(&line, &names),
        [
            Piece::Seat(Seat::new(0), "Ann".to_owned()),
            Piece::Words(", ".to_owned()),
            Piece::Seat(Seat::new(1), "Ben".to_owned()),
            Piece::Words(" gave ".to_owned()),
            Piece::Term("fs-role-old-ghost".to_owned(), "Old Ghost".to_owned()),
            Piece::Words(" to nothing.".to_owned()),
        ]
    );
}

#[test]
fn english_counts_one_card_and_two_cards() {
    let english = Words::load(Locale::En);
    let drew = |n: i32| line("bn-drew").seat("seat", Seat::new(0)).number("n", n);
    assert_eq!(english.line(&drew(1), &[]), "A drew a card.");
    assert_eq!(english.line(&drew(4), &[]), "A drew 4 cards.");
}

#[test]
fn names_are_pieces_of_their_own_and_never_read_as_text() {
    let words = Words::load(Locale::En);
    let played = line("bn-played")
        .seat("seat", Seat::new(0))
        .card("card", "R5");
    let name = "{ $card } \u{E000}1\u{E001}".to_owned();
    assert_eq!(
        words.pieces(&played, std::slice::from_ref(&name)),
        [
            Piece::Seat(Seat::new(0), name),
            Piece::Words(" played ".to_owned()),
            Piece::Card("R5".to_owned(), "Red 5".to_owned()),
            Piece::Words(".".to_owned()),
        ]
    );
}

#[test]
fn what_has_no_text_shows_its_name() {
    let words = Words::load(Locale::En);
    assert_eq!(words.text("no-such-text"), "⟨no-such-text⟩");
    assert!(!words.has("no-such-text") && words.has("bn-played"));
    assert_eq!(words.card("no-card"), "no-card");
    let (_, errors) = words.try_pieces(&line("bn-played"), &[]);
    assert_eq!(errors.len(), 2, "two variables are missing: {errors:?}");
}

#[test]
fn every_game_of_the_catalogue_has_a_title() {
    for words in Locale::ALL.map(Words::load) {
        for game in games::GAMES {
            assert!(
                words.has(game.title),
                "{} in {}",
                game.title,
                words.locale()
            );
        }
    }
}
