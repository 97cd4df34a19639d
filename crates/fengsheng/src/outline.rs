//! 版本概要 — what can be told of an edition without playing it: for catalogues, menus and pages.

use crate::edition::{Loses, Lured, Refill};
use crate::frame::TurnStage;
use crate::role::{Flip, Limit};
use crate::{Edition, Faces, Function, Role, Rules, Script, Timing};

/// How often a skill can be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Often {
    /// As often as its time comes.
    Always,
    /// Once in a turn.
    OnceInATurn,
    /// 绝技 — once in a game.
    OnceInAGame,
}

impl Edition {
    /// Its characters, in its own order.
    pub fn roster(self) -> impl Iterator<Item = Role> {
        self.def().roster.iter().map(|&(role, _)| role)
    }

    /// The names of the house rules that mean something in it, in the order of [`Rules::NAMES`].
    pub const fn switches(self) -> &'static [&'static str] {
        self.def().switches
    }

    /// Its house rules with one switch at each value that menus offer for it, the usual one first.
    pub fn choices(self, switch: &str) -> Vec<Rules> {
        let usual = self.rules();
        let values = Rules::offered_for(switch).iter();
        let mut choices: Vec<Rules> = values
            .map(|value| {
                let mut rules = usual;
                let set = rules.set(switch, value);
                set.expect("what is offered for a switch is a value of it");
                rules
            })
            .collect();
        choices.sort_by_key(|rules| *rules != usual);
        choices
    }

    /// When a function may be used in it.
    pub fn timing(self, function: Function) -> Timing {
        self.card(function).timing
    }

    /// The cards of its deck in the larger form; the same where there is only one.
    pub fn large_deck(self) -> Faces {
        let deck = self.def().deck;
        Faces::of(deck, deck.all(true))
    }

    /// The stages of a turn under these house rules, by name.
    pub fn stages(self, rules: &Rules) -> impl Iterator<Item = &'static str> {
        (self.def().turn)(rules)
            .list
            .iter()
            .map(|stage| stage.name())
    }

    /// What it does in its own manner, by name: when a player loses who cannot send intelligence, what a
    /// lured player cannot do, and when the discard becomes a new deck.
    pub const fn manner(self) -> [&'static str; 3] {
        let manner = self.def().manner;
        [
            match manner.loses {
                Loses::AtOnce => "loses-at-once",
                Loses::AtTurnEnd => "loses-at-turn-end",
            },
            match manner.lured {
                Lured::Skipped => "lured-is-skipped",
                Lured::Refuses => "lured-refuses",
            },
            match manner.refill {
                Refill::AtOnce => "refilled-at-once",
                Refill::OnDemand => "refilled-on-demand",
            },
        ]
    }

    /// How often a skill can be used.
    pub fn often(self, script: Script) -> Often {
        match self.limit(script) {
            Limit::Free => Often::Always,
            Limit::Turn => Often::OnceInATurn,
            Limit::Game | Limit::GameAndTurn | Limit::Identity => Often::OnceInAGame,
        }
    }

    /// Whether using a skill shows the identity of its owner.
    pub fn shows_identity(self, script: Script) -> bool {
        let flip = match script {
            Script::Skill(role, number) => self.role(role).active[usize::from(number)].flip,
            Script::Trigger(role, number) => self.role(role).triggers[usize::from(number)].flip,
            Script::Card(_) | Script::Rule(_) => Flip::Stays,
        };
        flip == Flip::Identity
    }
}

impl TurnStage {
    const fn name(self) -> &'static str {
        match self {
            Self::Begin => "begin",
            Self::Draw => "draw",
            Self::ReturnOne => "return-one",
            Self::Play => "play",
            Self::AfterPlay => "after-play",
            Self::FirstSteps => "first-steps",
            Self::Sending => "sending",
            Self::Transmit => "transmit",
            Self::SecondSteps => "second-steps",
            Self::End => "end",
            Self::LoseUnsent => "lose-unsent",
            Self::Over => "over",
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Position as _, Seed};

    use super::*;
    use crate::{Setup, Table};

    #[test]
    fn every_edition_deals_its_own_characters_and_knows_its_own_rules() {
        for edition in Edition::ALL {
            assert_eq!(edition.roster().count(), 25);
            let place = |name: &str| Rules::NAMES.iter().position(|it| *it == name).unwrap();
            assert!(
                edition
                    .switches()
                    .iter()
                    .map(|name| place(name))
                    .is_sorted()
            );
        }
    }

    #[test]
    fn everything_that_menus_offer_can_be_dealt_and_the_usual_stands_first() {
        for edition in Edition::ALL {
            for switch in edition.switches() {
                let choices = edition.choices(switch);
                assert!(choices.len() > 1, "{switch}");
                for (at, rules) in choices.into_iter().enumerate() {
                    assert_eq!(rules == edition.rules(), at == 0, "{switch}");
                    let can_be_dealt = edition.seats().any(|seats| {
                        let setup = Setup {
                            edition,
                            seats,
                            rules,
                        };
                        Table::deal(&setup, Seed::from_number(1)).is_ok()
                    });
                    assert!(can_be_dealt, "{edition:?}: {switch}");
                }
            }
        }
    }

    #[test]
    fn a_skill_of_one_game_and_one_of_a_turn_are_told_apart() {
        let of = |role, number| Edition::Blacklist.often(Script::Trigger(role, number));
        assert_eq!(of(Role::Blade, 0), Often::OnceInATurn);
        let whole = Edition::Qianzhi.roster().flat_map(|role| {
            let skills = (0..role.skills(Edition::Qianzhi)).map(move |it| Script::Skill(role, it));
            skills.chain(
                (0..role.triggers(Edition::Qianzhi)).map(move |it| Script::Trigger(role, it)),
            )
        });
        let once = whole.filter(|&it| Edition::Qianzhi.often(it) == Often::OnceInAGame);
        assert!(once.count() > 0);
    }
}
