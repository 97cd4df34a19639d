//! Which seats and house rules the games of a trace have.

use blanc_noir::{FirstStarter, MAX_PLAYERS, Setup};
use kernel::Rng;

use crate::seeds::{Purpose, seed};

/// Every switch with values to draw from.
const SWITCHES: &[(&str, &[&str])] = &[
    ("first_card_effects", &["none", "uno"]),
    ("effect_discards_under_lead", &["true", "false"]),
    ("voluntary_draw", &["true", "false"]),
    ("play_after_draw", &["true", "false"]),
    ("chain_must_answer", &["true", "false"]),
    ("two_player_reverse", &["noop", "skip"]),
    ("princess_companion_effect", &["resolve", "none"]),
    ("princess_companion_on_top", &["true", "false"]),
    ("prince_combo_partial", &["true", "false"]),
    ("shockwave_scope", &["one", "all"]),
    ("tornado_includes_deck", &["true", "false"]),
    ("threat_empty_hand_wins", &["true", "false"]),
    ("threat_drops_pending_chain", &["true", "false"]),
    ("trade_may_empty_hand", &["true", "false"]),
    (
        "valkyrie_zone_after_reshuffle",
        &["discard_and_draw", "discard_only"],
    ),
    ("valkyrie_counts_before_empty_check", &["true", "false"]),
    ("gargoyle_audience", &["all", "user"]),
    ("declare_mode", &["auto", "manual", "forgetful:400"]),
    ("discard_memory", &["none", "last-lap", "full"]),
    ("first_starter", &["random", "0", "1", "2", "3", "4", "5"]),
    ("end_tie", &["shared", "playoff"]),
];

/// The chance that a switch stands at a drawn value: one in this many.
const TURNED: u32 = 4;

/// The setup of game number `game`: 2 to 6 seats in turn; each five games have the default rules, the next five drawn ones.
pub(super) fn setup(number: u64, game: u64) -> Setup {
    let sizes = MAX_PLAYERS as u64 - 1;
    let mut setup = Setup::new((2 + game % sizes) as u8);
    if (game / sizes) % 2 == 1 {
        let mut rng = Rng::new(seed(number, Purpose::Setup, game, 0));
        for (name, values) in SWITCHES {
            if rng.below(TURNED) == 0
                && let Some(value) = rng.pick(values)
            {
                setup
                    .rules
                    .set(name, value)
                    .expect("the table names the engine's switches and values");
            }
        }
    }
    seat_the_starter(&mut setup);
    setup
}

/// A first starter who does not sit at the table gives way to one who does.
pub(super) fn seat_the_starter(setup: &mut Setup) {
    if let FirstStarter::Seat(number) = setup.rules.first_starter {
        setup.rules.first_starter = FirstStarter::Seat(number % setup.seats);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_switch_of_the_engine_is_drawn_and_every_value_can_be_read() {
        let names: Vec<&str> = SWITCHES.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, blanc_noir::SWITCHES);
        for (name, values) in SWITCHES {
            for value in *values {
                Setup::new(6).rules.set(name, value).unwrap();
            }
        }
    }

    #[test]
    fn setups_cover_all_table_sizes_with_and_without_house_rules() {
        let setups: Vec<Setup> = (0..10).map(|game| setup(7, game)).collect();
        let seats: Vec<u8> = setups.iter().map(|setup| setup.seats).collect();
        assert_eq!(seats, [2, 3, 4, 5, 6, 2, 3, 4, 5, 6]);
        let plain = |setup: &Setup| setup.rules == blanc_noir::Rules::default();
        assert!(setups[..5].iter().all(plain));
        assert!(!setups[5..].iter().any(plain));
    }
}
