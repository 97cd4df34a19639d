//! What players say to have been told as characters of 黯月初升 and 梦殒春宵: what can be said, and what could be true.

use clocktower::{Action, Character, Learned, Phase, Script, Seated, Setup, Supposed, Town, Tri};
use kernel::{Eye, Notation, Position, Seat, Seats, Seed, Turn};

const BMR: (&str, &str) = (
    "bad-moon-rising",
    "grandmother chambermaid fool gambler tinker godfather po",
);
const SNV: (&str, &str) = (
    "sects-and-violets",
    "dreamer clockmaker oracle klutz artist witch nodashii",
);

/// A town where people talk, on the first day.
fn town((script, characters): (&str, &str)) -> Town {
    let script = Script::named(script).unwrap();
    let seating: Vec<Seated> = characters
        .split(' ')
        .map(|id| Seated {
            character: id.parse().unwrap(),
            believes: id.parse().unwrap(),
        })
        .collect();
    let mut setup = Setup::new(script, seating.len() as u8);
    setup.seating = seating;
    setup.rules.talk = true;
    let mut town = Town::deal(&setup, Seed::from_number(1)).unwrap();
    while !matches!(town.view(Eye::Public).board.phase, Phase::Day) {
        let Turn::Act(asked) = town.turn() else {
            panic!("the game is over")
        };
        let seat = asked.first().unwrap();
        let mut legal = Vec::new();
        town.legal_actions(seat, &mut legal);
        town.play_unchecked(seat, legal[0], &mut |_| ());
    }
    town
}

/// Whether somebody who claims to be this character can say to have been told that.
fn can_say(table: (&str, &str), character: &str, learned: &str) -> bool {
    let mut town = town(table);
    let seat = Seat::new(3);
    let claim = Town::read_action(&format!("claim {character}")).unwrap();
    assert_eq!(town.why_not(seat, claim), None);
    town.play_unchecked(seat, claim, &mut |_| ());
    let said = Town::read_action(&format!("learned {learned}")).unwrap();
    let mut legal = Vec::new();
    town.legal_actions(seat, &mut legal);
    let is_legal = legal.contains(&said);
    assert_eq!(town.why_not(seat, said).is_none(), is_legal);
    if is_legal {
        assert_eq!(
            Town::unpack_action(Town::pack_action(said)),
            Some(said),
            "{learned}"
        );
    }
    is_legal
}

/// Whether the player in the first seat could have been told that as this character, were everybody what the table
/// says and these alone alive.
fn could_be(table: (&str, &str), living: &str, character: &str, learned: &str) -> Tri {
    let town = town(table);
    let mut supposed = Supposed::nobody(&town.view(Eye::Public));
    for (seat, id) in Seat::all(7).zip(table.1.split(' ')) {
        let character = id.parse().unwrap();
        supposed.seat(seat, character, character);
    }
    let living: Seats = living
        .chars()
        .map(|letter| letter.to_string().parse::<Seat>().unwrap())
        .collect();
    supposed.let_live(living);
    let Ok(Action::ClaimToKnow(learned)) = Town::read_action(&format!("learned {learned}")) else {
        panic!("{learned} is nothing to have learned");
    };
    let learned: Learned = learned;
    supposed.holds(
        Seat::new(0),
        character.parse::<Character>().unwrap(),
        &learned,
    )
}

#[test]
fn who_was_told_something_in_bad_moon_rising_can_say_so() {
    assert!(can_say(BMR, "grandmother", "1 knows A gambler"));
    assert!(!can_say(BMR, "grandmother", "1 knows A po"));
    assert!(can_say(BMR, "chambermaid", "1 about A B number 2"));
    assert!(!can_say(BMR, "chambermaid", "1 about A B number 3"));
    assert!(!can_say(BMR, "chambermaid", "2 about A B number 1"));
    assert!(!can_say(BMR, "fool", "1 number 1"));
}

#[test]
fn who_was_told_something_in_sects_and_violets_can_say_so() {
    assert!(can_say(SNV, "clockmaker", "1 number 3"));
    assert!(can_say(SNV, "dreamer", "1 either G sage vortox"));
    assert!(!can_say(SNV, "dreamer", "1 either G vortox sage"));
    assert!(can_say(SNV, "oracle", "1 number 7"));
    assert!(!can_say(SNV, "oracle", "1 number 8"));
    assert!(can_say(SNV, "flowergirl", "1 answer yes"));
    assert!(can_say(SNV, "towncrier", "1 answer no"));
    assert!(can_say(SNV, "seamstress", "1 about A B answer yes"));
    assert!(can_say(SNV, "juggler", "1 number 5"));
    assert!(!can_say(SNV, "juggler", "1 number 6"));
    assert!(can_say(SNV, "sage", "1 pair A G"));
    assert!(can_say(SNV, "mathematician", "1 number 2"));
    assert!(can_say(SNV, "artist", "1 reply yes evil A"));
    assert!(can_say(SNV, "artist", "1 reply no team B demon"));
    assert!(!can_say(SNV, "artist", "2 reply yes evil A"));
    assert!(!can_say(SNV, "artist", "1 reply yes is A sage"));
    assert!(!can_say(SNV, "artist", "1 reply yes spoken"));
    assert!(!can_say(SNV, "sage", "1 reply yes evil A"));
    let statements = "1 statements evil A team B demon";
    assert!(can_say(SNV, "savant", statements));
    assert!(!can_say(SNV, "sage", statements));
}

#[test]
fn what_is_said_is_judged_by_who_would_be_who() {
    let all = "ABCDEFG";
    for (character, learned, expected) in [
        ("grandmother", "1 knows D gambler", Tri::True),
        ("grandmother", "1 knows D fool", Tri::False),
        ("chambermaid", "1 about C D number 1", Tri::False),
        ("chambermaid", "1 about C F number 1", Tri::Maybe),
        ("chambermaid", "2 about C D number 1", Tri::Maybe),
    ] {
        let found = could_be(BMR, all, character, learned);
        assert_eq!(found, expected, "{character} {learned}");
    }
    for (living, character, learned, expected) in [
        (all, "clockmaker", "1 number 1", Tri::True),
        (all, "clockmaker", "1 number 2", Tri::False),
        (all, "dreamer", "1 either F sage witch", Tri::True),
        (all, "dreamer", "1 either F sage cerenovus", Tri::False),
        (all, "oracle", "1 number 1", Tri::False),
        ("ABCDEG", "oracle", "2 number 1", Tri::True),
        (all, "seamstress", "1 about B F answer yes", Tri::False),
        (all, "sage", "2 pair A G", Tri::True),
        (all, "sage", "2 pair A B", Tri::False),
        (all, "savant", "1 statements evil B evil F", Tri::True),
        (all, "savant", "1 statements evil F evil G", Tri::False),
        (all, "artist", "1 reply yes evil F", Tri::True),
        (all, "artist", "1 reply no evil F", Tri::False),
        (all, "artist", "2 reply no team A demon", Tri::True),
        (all, "artist", "1 reply yes team A minion", Tri::False),
        (all, "juggler", "2 number 4", Tri::Maybe),
        (all, "mathematician", "1 number 4", Tri::Maybe),
        (all, "flowergirl", "2 answer yes", Tri::Maybe),
        (all, "towncrier", "2 answer no", Tri::Maybe),
    ] {
        let found = could_be(SNV, living, character, learned);
        assert_eq!(found, expected, "{character} {learned}");
    }
}

#[test]
fn both_statements_are_false_where_information_has_to_be() {
    let table = (SNV.0, "savant clockmaker oracle klutz artist witch vortox");
    // What has to be false is judged as what may not be true.
    let found = |learned| could_be(table, "ABCDEFG", "savant", learned);
    assert_eq!(found("1 statements evil A evil B"), Tri::False);
    assert_eq!(found("1 statements evil A evil F"), Tri::True);
    assert_eq!(found("1 statements evil F evil G"), Tri::True);
}

#[test]
fn everything_that_can_be_said_can_be_written_and_packed() {
    for (table, characters) in [
        (BMR, vec!["grandmother", "chambermaid"]),
        (
            SNV,
            vec![
                "dreamer",
                "savant",
                "artist",
                "sage",
                "oracle",
                "juggler",
                "flowergirl",
            ],
        ),
    ] {
        for character in characters {
            let mut town = town(table);
            let seat = Seat::new(3);
            let claim = Town::read_action(&format!("claim {character}")).unwrap();
            town.play_unchecked(seat, claim, &mut |_| ());
            let mut legal = Vec::new();
            town.legal_actions(seat, &mut legal);
            legal.retain(|action| matches!(action, Action::ClaimToKnow(_)));
            assert!(!legal.is_empty(), "{character} says nothing");
            for said in legal {
                assert_eq!(Town::unpack_action(Town::pack_action(said)), Some(said));
                let written = Town::write_action(said);
                assert_eq!(Town::read_action(&written).ok(), Some(said), "{written}");
            }
        }
    }
}

#[test]
fn whoever_has_passed_is_asked_again_when_somebody_speaks() {
    let mut town = town(SNV);
    let (passes, speaks) = (Seat::new(0), Seat::new(1));
    let is_asked = |town: &Town| matches!(town.turn(), Turn::Act(asked) if asked.has(passes));
    town.play_unchecked(passes, Action::Pass, &mut |_| ());
    assert!(!is_asked(&town));
    town.play_unchecked(speaks, Action::ClaimToBe(Character::CHEF), &mut |_| ());
    assert!(is_asked(&town));
}
