//! The later editions of fengsheng, played by their bots and at random in every mode: every function, every
//! skill and every mission is met. What games never meet, no statistics of them speak of.

mod eye;

use std::collections::BTreeMap;

use bots::{Bot, Roster};
use eye::Watcher;
use fengsheng::{Action, Cast, Colour, Edition, Face, Function, Mode, Role, Setup, Table};
use games::{FengshengTally, Tally};
use kernel::{Eye, Position, Rng, Seed, Turn};

/// More games than this are not looked through.
const MOST: u64 = 4_000;

#[test]
fn every_function_skill_and_mission_of_the_blacklist_is_met() {
    check(Edition::Blacklist);
}

#[test]
fn every_function_skill_and_mission_of_qianzhi_is_met() {
    check(Edition::Qianzhi);
}

#[track_caller]
fn check(edition: Edition) {
    let mut met: BTreeMap<String, u64> = expected(edition)
        .into_iter()
        .map(|name| (name, 0))
        .collect();
    let mut tally = FengshengTally::default();
    let (mut games, mut longest) = (0, 0);
    while games < MOST && met.values().any(|&count| count == 0) {
        let game = play(edition, games, &mut tally);
        longest = longest.max(game.longest);
        for name in game.met {
            *met.get_mut(&name)
                .unwrap_or_else(|| panic!("{name} is not of {edition:?}")) += 1;
        }
        games += 1;
    }
    let missing: Vec<&String> = met.iter().filter(|it| *it.1 == 0).map(|it| it.0).collect();
    assert!(
        missing.is_empty(),
        "never met in {games} games: {missing:?}"
    );
    // The tally has seen the same chains and functions, and every game has been won somehow.
    let counts: BTreeMap<_, _> = tally.counts().into_iter().collect();
    assert_eq!(counts["longest_chain"], longest);
    for name in met.keys().filter(|name| name.ends_with(" takes effect")) {
        let function = name.split(' ').next().unwrap().replace('-', "_");
        let (used, void) = (format!("{function}s"), format!("{function}s_void"));
        assert!(counts[used.as_str()] > counts[void.as_str()], "{used}");
    }
    let victories: u64 = counts
        .iter()
        .filter(|(name, _)| name.starts_with("won_by_"))
        .map(|(_, count)| count)
        .sum();
    assert_eq!(
        victories + counts["victories_overridden"] + counts["draws"],
        games
    );
}

/// What there is to meet in an edition, by the engine's own lists; what always holds has no number there.
fn expected(edition: Edition) -> Vec<String> {
    let mut names = Vec::new();
    for function in edition.cards().iter().map(Face::function) {
        let name = function.name();
        // A text is not used, and so it cannot be countered.
        let other = match function {
            Function::PublicText => "takes no effect",
            _ => "is countered",
        };
        names.extend([format!("{name} takes effect"), format!("{name} {other}")]);
    }
    for role in edition.roster() {
        names.extend((0..role.skills(edition)).map(|it| format!("{role}-skill-{it}")));
        names.extend((0..role.triggers(edition)).map(|it| format!("{role}-trigger-{it}")));
        if role != Role::DeadlyPerfume {
            names.push(format!("{role} wins by the mission"));
        }
    }
    for role in eye::always(edition) {
        names.push(format!("{role} always"));
    }
    names.push("seven-hundred wins along".to_owned());
    names
}

/// Which table the game of this number has.
fn setup(edition: Edition, game: u64) -> Setup {
    let sizes = edition.seats();
    let range = u64::from(sizes.end() - sizes.start() + 1);
    let mut setup = Setup::new(edition, sizes.start() + (game % range) as u8);
    if edition == Edition::Qianzhi {
        let modes: &[Mode] = match setup.seats {
            4 => &[Mode::Novice, Mode::Free],
            5 => &[Mode::Standard, Mode::Free],
            6 => &[Mode::Bystanders, Mode::Standard, Mode::Teams],
            _ => &[Mode::Free],
        };
        setup.rules.mode = modes[(game / range) as usize % modes.len()];
    }
    // Every other game is dealt from some of the characters only: each in turn.
    if game % 2 == 1 {
        let roster: Vec<Role> = edition.roster().collect();
        let needed = 2 * usize::from(setup.seats) + 1;
        let from = (game / 2) as usize;
        let some = roster.iter().cycle().skip(from % roster.len()).take(needed);
        let cast: Cast = some.copied().collect();
        if needed < roster.len() {
            setup.rules.roles = cast;
        }
    }
    setup
}

/// How a random player leans.
#[derive(Clone, Copy)]
enum Lean {
    Even,
    Patient,
    Deadly,
}

fn weight(lean: Lean, action: Action) -> u32 {
    match (lean, action) {
        (Lean::Even, _) => 1,
        (_, Action::Trigger) | (Lean::Patient, Action::Pass) => 60,
        (Lean::Deadly, Action::Send(face, _) | Action::Pick(face)) if face.is(Colour::Black) => 20,
        (Lean::Deadly, Action::Pass) => 10,
        (Lean::Deadly, Action::Take) => 4,
        _ => 1,
    }
}

/// Plays a game between heuristic and random players; what was met in it.
fn play(edition: Edition, game: u64, tally: &mut FengshengTally) -> Watcher {
    let setup = setup(edition, game);
    let mut table = Table::deal(&setup, Seed::from_number(game)).unwrap();
    let mut dice = Rng::new(Seed::from_number(game));
    let leans = [Lean::Even, Lean::Patient, Lean::Deadly];
    let mut bots: Vec<Option<Box<dyn Bot<Table>>>> = (0..u64::from(setup.seats))
        .map(|seat| {
            let thinks = (seat + game / 3).is_multiple_of(3);
            thinks.then(|| Table::bot("heuristic", Seed::from_number(seat)).unwrap())
        })
        .collect();
    let mut watcher = Watcher::new();
    let mut actions = Vec::new();
    tally.deal(&table.view(Eye::Public));
    while let Turn::Act(asked) = table.turn() {
        let seat = asked.first().unwrap();
        actions.clear();
        table.legal_actions(seat, &mut actions);
        let action = match &mut bots[seat.index()] {
            Some(bot) => bot.decide(&table.view(Eye::Seat(seat)), &actions),
            None => {
                let lean = leans[(u64::from(seat.number()) + game) as usize % leans.len()];
                let weights: Vec<u32> = actions.iter().map(|&it| weight(lean, it)).collect();
                let mut drawn = dice.below(weights.iter().sum());
                let at = weights.iter().position(|&weight| {
                    let here = drawn < weight;
                    drawn = drawn.saturating_sub(weight);
                    here
                });
                actions[at.unwrap()]
            }
        };
        let before = table.view(Eye::All);
        let mut events = Vec::new();
        table.play_unchecked(seat, action, &mut |event| events.push(event));
        for event in &events {
            for (seat, bot) in kernel::Seat::all(setup.seats).zip(&mut bots) {
                if let (Some(bot), Some(sight)) = (bot, Table::sight(event, Eye::Seat(seat))) {
                    bot.hear(&sight);
                }
            }
            tally.hear(&Table::sight(event, Eye::Public).unwrap());
            watcher.see(&before, &Table::sight(event, Eye::All).unwrap());
        }
        watcher.answer(&before, seat, action);
    }
    let open = table.view(Eye::All);
    tally.over(&open);
    watcher.over(&open);
    watcher
}
