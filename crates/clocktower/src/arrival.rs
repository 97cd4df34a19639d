//! 来去 — Travellers come and go in mid-game: by day, while the town talks (ruling 0471).
//!
//! The storyteller welcomes a newcomer at an empty chair and says whose left neighbour it becomes. The newcomer chooses a
//! Traveller that is not in play, before all; then the storyteller decides the side in secret. Whoever leaves takes along
//! whatever the ability has done (ruling 0473), and the chair is free again.

use kernel::{Seat, Seats};

use crate::ability::{Ability, Which};
use crate::ask::Question;
use crate::event::Event;
use crate::frame::{Flow, Frame, Script, Step};
use crate::grimoire::{Grimoire, Life, Row};
use crate::legal::Reason;
use crate::roles::TAKE_A_SIDE;
use crate::town::{Dealer, Town};
use crate::vote::Vote;
use crate::{Cast, Character, Info, Side, Team};

pub(crate) const STEPS: &[Step] = &[
    whose_left_neighbour,
    whom_to_be,
    sit_down,
    TAKE_A_SIDE[0],
    TAKE_A_SIDE[1],
];

impl Town {
    /// The Travellers of the script that nobody is, dead or alive.
    pub(crate) fn free_travellers(&self) -> Cast {
        let all = self.grimoire.script_of(Team::Traveller);
        let free = all.iter().filter(|&it| !self.grimoire.in_play(it));
        free.collect()
    }

    /// Why nobody can be welcomed at this chair; none if somebody can.
    pub(crate) fn may_not_welcome(&self, chair: Seat) -> Option<Reason> {
        if !self.grimoire.empty_chairs().has(chair) {
            Some(Reason::NotAnEmptyChair)
        } else if self.free_travellers().is_empty() {
            Some(Reason::NoTravellerLeft)
        } else {
            None
        }
    }

    /// Why this player cannot be seen off; none if he can.
    pub(crate) const fn may_not_see_off(&self, seat: Seat) -> Option<Reason> {
        if self.grimoire.travellers().has(seat) {
            None
        } else {
            Some(Reason::OnlyTravellersLeave)
        }
    }
}

impl Dealer<'_> {
    /// The storyteller welcomes a newcomer at an empty chair.
    pub(crate) fn welcome(&mut self, chair: Seat) {
        self.town.day.waited = false;
        self.push(Frame {
            me: chair,
            about: chair,
            script: Script::Arrival,
            ..Frame::default()
        });
    }

    /// A Traveller leaves the game: it is no death, and nobody hears of one.
    pub(crate) fn see_off(&mut self, seat: Seat) {
        self.town.day.waited = false;
        self.say(Event::Left { seat });
        self.town.grimoire.clear_the_chair(seat);
        self.town.forget_today(seat);
        self.settle();
        self.judge();
    }

    /// Evil Travellers who came today are told who the Demon is, if they live and the house does so: in their first
    /// night (ruling 0474).
    pub(crate) fn introduce_newcomers(&mut self) {
        let grimoire = self.grimoire();
        let (night, demons) = (grimoire.night, grimoire.team_of_all(Team::Demon));
        if night < 2 || !self.town.rules.travellers_meet_the_demon {
            return;
        }
        let newcomers = grimoire.travellers().and(grimoire.people.lives);
        for me in newcomers {
            let row = self.grimoire().row(me);
            let came_today = row.abilities[Which::Own.index()].since == night;
            if came_today && row.side == Side::Evil {
                for seat in demons {
                    self.tell_player(me, Character::NONE, Info::Demon { seat });
                }
            }
        }
    }
}

impl Grimoire {
    /// Everybody of this team.
    fn team_of_all(&self, team: Team) -> Seats {
        self.those(|seat| self.team(seat) == team)
    }

    /// Somebody takes an empty chair, which is put to the left of a player.
    fn take_a_chair(&mut self, seat: Seat, right: Seat) {
        let from = usize::from(self.place(seat));
        let to = usize::from(self.place(right)) + 1;
        self.circle[to..=from].rotate_right(1);
        self.present = self.present.with(seat);
        self.seated += 1;
    }

    /// Nobody sits there any more: the chair is put aside, and what its player did or suffered is over.
    fn clear_the_chair(&mut self, seat: Seat) {
        let from = usize::from(self.place(seat));
        let chairs = usize::from(self.chairs);
        self.circle[from..chairs].rotate_left(1);
        self.present = self.present.without(seat);
        self.seated -= 1;
        self.rows[seat] = Row::default();
        let mut place = 0;
        while place < self.effects.len() {
            let effect = self.effects.as_slice()[place];
            if effect.on == seat || effect.by == seat {
                self.effects.remove(place);
            } else {
                place += 1;
            }
        }
        let notes = &mut self.notes;
        notes.executed_to_death = notes.executed_to_death.filter(|&other| other != seat);
        for set in [
            &mut notes.died,
            &mut notes.woke,
            &mut notes.went_wrong,
            &mut notes.impaired,
            &mut notes.lived_at_dusk,
            &mut notes.tokens_at_dusk,
        ] {
            *set = set.without(seat);
        }
    }
}

impl Town {
    /// What this player did today binds nobody who takes the chair; votes that were counted stay counted.
    fn forget_today(&mut self, seat: Seat) {
        let day = &mut self.day;
        for set in [
            &mut day.nominated,
            &mut day.nominators,
            &mut day.called,
            &mut day.passed,
            &mut day.visited,
            &mut day.used,
            &mut day.vote.hands,
        ] {
            *set = set.without(seat);
        }
        day.doomed = day.doomed.filter(|&other| other != seat);
        day.vote.doomed_before = day.vote.doomed_before.filter(|&other| other != seat);
        if day.vote.of == seat {
            day.vote = Vote::default();
        }
        self.talk.claimed[seat] = Character::NONE;
        self.talk.said[seat] = 0;
    }
}

fn whose_left_neighbour(dealer: &mut Dealer<'_>, _: &mut Frame) -> Flow {
    let there = dealer.grimoire().present;
    Flow::Ask(dealer.town.storyteller(), Question::one_of(there))
}

fn whom_to_be(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(my.me, Question::name(dealer.town.free_travellers()))
}

/// The newcomer is there from now on. Its first night is the coming one.
fn sit_down(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let (Some(right), Some(character)) = (my.picked, my.named) else {
        return Flow::Done;
    };
    my.character = character;
    let serial = dealer.next_serial();
    let grimoire = &mut dealer.town.grimoire;
    grimoire.take_a_chair(my.me, right);
    grimoire.rows[my.me] = Row {
        character,
        believes: character,
        life: Life::Alive,
        abilities: [
            Ability {
                character,
                serial,
                since: grimoire.night + 1,
                ..Ability::default()
            },
            Ability::default(),
        ],
        ..Row::default()
    };
    dealer.say(Event::Joined {
        seat: my.me,
        right,
        character,
    });
    dealer.settle();
    Flow::Next
}
