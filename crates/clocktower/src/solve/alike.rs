//! 一样 — answers between which nothing tells: one of them stands for all.

use kernel::{Seat, Seats};

use crate::ability::Which;
use crate::ask::Question;
use crate::frame::{Frame, Script};
use crate::grimoire::Grimoire;
use crate::roles;
use crate::solve::answers::Answers;
use crate::solve::model;
use crate::solve::node::Node;
use crate::solve::record::{Deed, Record, Round};
use crate::solve::search::truthful;
use crate::view::Pending;
use crate::{Cast, Character, Mark, Team, Tri};

/// Of answers that come to the same, only one is left open.
pub(crate) fn one_for_all(
    record: &Record,
    round: &Round,
    node: &Node,
    pending: &Pending,
    answers: &mut Answers,
) {
    let Some(my) = node.town.frames.last() else {
        return;
    };
    let scene = Scene {
        record,
        round,
        node,
        my,
    };
    if pending.to == node.town.storyteller() {
        scene.leave_out_what_nobody_saw(pending, answers);
        return;
    }
    match pending.question {
        Question::Pick { .. } if answers.picks.len() > 1 => {
            let alike = scene.players_alike(pending).and(answers.picks);
            if let Some(one) = alike.first() {
                answers.picks = answers.picks.minus(alike).with(one);
            }
        }
        Question::Name { .. } => {
            let alike = scene.characters_alike(pending, answers.names);
            if let Some(one) = alike.iter().next() {
                answers.names = answers.names.minus(alike).with(one);
                answers.first_name = Some(one);
            }
        }
        Question::Pick { .. }
        | Question::YesNo { .. }
        | Question::State { .. }
        | Question::Say
        | Question::Hand
        | Question::Pass => {}
    }
}

/// Where somebody is asked something.
struct Scene<'a> {
    record: &'a Record,
    round: &'a Round,
    node: &'a Node,
    my: &'a Frame,
}

impl Scene<'_> {
    fn grimoire(&self) -> &Grimoire {
        &self.node.town.grimoire
    }

    /// Players of whom any one can be chosen as well as any other.
    fn players_alike(&self, pending: &Pending) -> Seats {
        let grimoire = self.grimoire();
        let alike = match pending.character {
            Character::POISONER => grimoire.those(|seat| {
                seat == pending.to || !bears_on(self.record, self.round, self.node, seat)
            }),
            // Whoever was cursed and nominated died of it, and that is on record.
            Character::WITCH => grimoire.present.minus(self.round.nominators()),
            Character::CERENOVUS => self.those_who_do_not_tell_of_madness(),
            Character::PIT_HAG | Character::PUKKA if self.comes_to_nothing() => grimoire.present,
            Character::DEVILS_ADVOCATE => self.those_who_need_no_defence(),
            killer if model::only_kills(killer) => {
                let dead = grimoire.those(|seat| !grimoire.really_lives(seat));
                dead.or(self.those_whom_the_attack_leaves(killer))
            }
            _ => return Seats::NONE,
        };
        alike.minus(goons(grimoire))
    }

    /// Characters of which any one can be named as well as any other.
    fn characters_alike(&self, pending: &Pending, open: Cast) -> Cast {
        let grimoire = self.grimoire();
        match pending.character {
            Character::PIT_HAG if self.comes_to_nothing() => open,
            Character::PIT_HAG => open
                .iter()
                .filter(|&character| grimoire.in_play(character))
                .collect(),
            Character::CERENOVUS => {
                let silent = self.those_who_do_not_tell_of_madness();
                if self.my.picked.is_some_and(|seat| silent.has(seat)) {
                    open
                } else {
                    Cast::NONE
                }
            }
            _ => Cast::NONE,
        }
    }

    fn works(&self) -> bool {
        let ability = self.grimoire().row(self.my.me).abilities[self.my.which.index()];
        ability.character == self.my.character && self.grimoire().able(self.my.me, self.my.which)
    }

    /// Whether the ability does not work, and nobody counts that.
    fn comes_to_nothing(&self) -> bool {
        !self.works() && !self.record.counts_errors
    }

    /// Of whose madness nothing is told, and nothing is seen.
    fn those_who_do_not_tell_of_madness(&self) -> Seats {
        let truthful = truthful(&self.node.town.grimoire);
        let struck = self.round.deeds.iter().filter_map(|deed| match deed {
            Deed::Died { seat } => Some(*seat),
            Deed::Nominated { .. } | Deed::Used { .. } | Deed::Visited { .. } => None,
        });
        let tells =
            |seat: Seat| self.record.complete || self.round.tells_of(seat, Character::CERENOVUS);
        self.grimoire()
            .those(|seat| !truthful.has(seat) || !tells(seat))
            .minus(struck.collect())
    }

    /// Whoever is not executed today or tomorrow; whoever is chosen today cannot be tomorrow.
    fn those_who_need_no_defence(&self) -> Seats {
        if self.record.counts_errors {
            return Seats::NONE;
        }
        let rounds = &self.record.rounds[usize::from(self.node.round())..];
        let executed = rounds
            .iter()
            .take(2)
            .fold(Seats::NONE, |all, round| all.or(round.executed()));
        self.grimoire().present.minus(executed)
    }

    /// Whoever lives on, whether this killer attacks it or not.
    fn those_whom_the_attack_leaves(&self, killer: Character) -> Seats {
        let grimoire = self.grimoire();
        if self.comes_to_nothing() && !self.my.sober {
            return grimoire.present;
        }
        let by_a_demon = grimoire.team_of(killer) == Team::Demon && self.works();
        if !by_a_demon || !grimoire.notes.any_deaths || !self.nobody_died_unseen() {
            return Seats::NONE;
        }
        grimoire.those(|seat| {
            let may_inherit = killer == Character::FANG_GU
                && grimoire.is_team(seat, Team::Outsider) != Tri::False;
            !self.round.died.has(seat) && !may_inherit
        })
    }

    /// Whether everybody who dies tonight is found dead, and nothing happens to those whom something saves.
    fn nobody_died_unseen(&self) -> bool {
        let wards = |seat: Seat, which: Which| {
            let character = self.grimoire().row(seat).abilities[which.index()].character;
            character != Character::FANG_GU && roles::of(character).ward.is_some()
        };
        let saves = |seat| Which::BOTH.into_iter().any(|which| wards(seat, which));
        let living = self.grimoire().people.lives;
        let unseen = model::may_die_unseen(self.grimoire()).and(living);
        let protected = self
            .grimoire()
            .effects
            .as_slice()
            .iter()
            .any(|effect| matches!(effect.mark, Mark::CannotDie | Mark::SafeFromDemon));
        unseen.is_empty() && !protected && !self.grimoire().seats().any(saves)
    }

    /// Nobody dies at night who was not found dead.
    fn leave_out_what_nobody_saw(&self, pending: &Pending, answers: &mut Answers) {
        let grimoire = self.grimoire();
        if !self.node.town.is_night() || !self.nobody_died_unseen() {
            return;
        }
        match (pending.script, pending.character) {
            (Script::Death, _) => {
                let seat = self.my.about;
                let may_inherit = grimoire.is_team(seat, Team::Outsider) != Tri::False;
                answers.no &= self.round.died.has(seat) || may_inherit;
            }
            (_, Character::PIT_HAG) => answers.picks = answers.picks.and(self.round.died),
            (_, _) => {}
        }
    }
}

fn goons(grimoire: &Grimoire) -> Seats {
    grimoire.those(|seat| grimoire.row(seat).character == Character::GOON)
}

/// Whether poison on this player until dusk bears on anything that is told or seen.
fn bears_on(record: &Record, round: &Round, node: &Node, seat: Seat) -> bool {
    let grimoire = &node.town.grimoire;
    let row = grimoire.row(seat);
    if roles::of(row.character).registers.is_some() {
        return true;
    }
    Which::BOTH.into_iter().any(|which| {
        let ability = row.abilities[which.index()];
        let role = roles::of(ability.character);
        if !ability.exists() || ability.only_believed {
            return false;
        }
        let in_hiding = role.ward.is_some()
            || role.hears.is_some()
            || role.blocks.is_some()
            || role.day.is_some()
            || role.turns_on_the_nominator.is_some()
            || role.stands_in.is_some()
            || role.strikes.is_some()
            || role.upkeep.is_some()
            || role.falsifies;
        if in_hiding || role.acts_dead {
            return grimoire.really_lives(seat) || role.acts_dead;
        }
        if !grimoire.really_lives(seat) && !grimoire.able(seat, which) {
            return false;
        }
        let is_first = ability.since == grimoire.night && !ability.begun;
        let steps = if is_first && !role.first.is_empty() {
            role.first
        } else if grimoire.night > 1 {
            role.other
        } else {
            &[]
        };
        let only_tells =
            role.knows.is_some() && (model::only_asks(role.character) || steps.len() == 1);
        let is_told_of = record.counts_errors || round.tells_of(seat, role.character);
        !steps.is_empty() && (!only_tells || is_told_of)
    })
}
