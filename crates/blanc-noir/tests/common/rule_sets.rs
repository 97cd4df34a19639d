//! House rules for the walks: the default ones, sets that turn every switch at least once, and any.

use blanc_noir::{Rules, SWITCHES, Table};
use kernel::{Notation, Rng, Seed};

/// Sets that between them give every switch every value it can have.
pub(crate) const SETS: [&str; 9] = [
    "discard_memory=none declare_mode=manual voluntary_draw=false",
    "discard_memory=full declare_mode=forgetful:300 play_after_draw=true",
    "first_card_effects=uno effect_discards_under_lead=false chain_must_answer=true two_player_reverse=skip",
    "princess_companion_effect=none princess_companion_on_top=false prince_combo_partial=true",
    "princess_companion_on_top=false discard_memory=full shockwave_scope=all declare_mode=manual",
    "tornado_includes_deck=false threat_empty_hand_wins=false trade_may_empty_hand=true discard_memory=none",
    "threat_drops_pending_chain=false valkyrie_zone_after_reshuffle=discard_only valkyrie_counts_before_empty_check=false",
    "gargoyle_audience=user first_starter=1 end_tie=playoff discard_memory=full declare_mode=manual",
    "prince_combo_partial=true princess_companion_effect=none end_tie=playoff declare_mode=forgetful:500",
];

/// The rules that such a line describes.
pub(crate) fn read(line: &str) -> Rules {
    let setup = Table::read_setup(&format!("seats=2 {line}"));
    setup.expect("the rule sets are well written").rules
}

/// One of [`SETS`], each for five walks in a row: one for each number of seats.
pub(crate) fn switched(walk: u64) -> Rules {
    let set = walk / 5 % SETS.len() as u64;
    read(SETS[set as usize])
}

/// Every switch at random.
pub(crate) fn any(walk: u64) -> Rules {
    let mut dice = Rng::new(Seed::from_number(walk));
    let mut rules = Rules::default();
    for &switch in SWITCHES {
        let values = values(switch);
        let value = dice.pick(values).expect("every switch has values");
        rules.set(switch, value).expect("these are its values");
    }
    rules
}

/// The values a switch is given here.
pub(crate) fn values(switch: &str) -> &'static [&'static str] {
    match switch {
        "first_card_effects" => &["none", "uno"],
        "two_player_reverse" => &["noop", "skip"],
        "princess_companion_effect" => &["resolve", "none"],
        "shockwave_scope" => &["one", "all"],
        "valkyrie_zone_after_reshuffle" => &["discard_and_draw", "discard_only"],
        "gargoyle_audience" => &["all", "user"],
        "declare_mode" => &["auto", "manual", "forgetful:0", "forgetful:500"],
        "discard_memory" => &["none", "last-lap", "full"],
        "first_starter" => &["random", "0", "5"],
        "end_tie" => &["shared", "playoff"],
        _ => &["true", "false"],
    }
}
