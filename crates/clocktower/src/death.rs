//! 死亡 — the way from an attack to a death: what prevents it, what the storyteller may do about it, and what follows.

use kernel::{Seat, Seats};

use crate::ability::Which;
use crate::ask::Question;
use crate::event::Event;
use crate::frame::{Cause, Flow, Frame, Script, Step};
use crate::grimoire::{Grimoire, Life};
use crate::role::{Dying, Occasion, Round, Ward};
use crate::roles;
use crate::town::{Dealer, Town};
use crate::{Mark, Team};

pub(crate) const STEPS: &[Step] = &[
    is_it_prevented,
    may_it_be_prevented,
    prevent_it,
    may_another_die,
    let_another_die,
    is_a_chance_used_up,
    die,
];

impl Dealer<'_> {
    /// Somebody is about to die.
    pub(crate) fn kill(&mut self, seat: Seat, cause: Cause, by: Option<Seat>) {
        self.push(Frame {
            about: seat,
            cause,
            by,
            script: Script::Death,
            ..Frame::default()
        });
    }

    /// The ability under way attacks a player as the Demon's does.
    pub(crate) fn attack(&mut self, my: &Frame, seat: Seat) {
        self.strike(my, seat, Cause::Demon);
    }

    /// The ability under way would kill a player; one that does not work kills nobody.
    pub(crate) fn strike(&mut self, my: &Frame, seat: Seat, cause: Cause) {
        if self.works(my) {
            self.kill(seat, cause, Some(my.me));
        } else if self.is_real(my) && self.grimoire().is_alive(seat) {
            self.went_wrong(my.me);
        }
    }

    /// Whether the ability under way is no mere belief.
    pub(crate) fn is_real(&self, my: &Frame) -> bool {
        !self.grimoire().row(my.me).abilities[my.which.index()].only_believed
    }

    /// Somebody lives again, with the ability as new.
    pub(crate) fn revive(&mut self, seat: Seat) {
        if self.grimoire().row(seat).life == Life::Alive {
            return;
        }
        let night = self.grimoire().night;
        let serial = self.next_serial();
        let row = &mut self.town.grimoire.rows[seat];
        row.life = Life::Alive;
        let own = &mut row.abilities[0];
        own.spent = false;
        own.begun = false;
        own.since = night;
        own.serial = serial;
        self.settle();
        if !self.town.is_night() {
            self.say(Event::Revived { seat });
        }
    }

    /// What abilities do about a death, in one round; an ability that would save but does not work is noted.
    fn ward(&mut self, dying: Dying) -> Option<(Seat, Which, Ward)> {
        let mut failed = Seats::NONE;
        let mut found = None;
        let grimoire = self.grimoire();
        for me in grimoire.seats() {
            for which in Which::BOTH {
                let ability = grimoire.row(me).abilities[which.index()];
                let Some(ward) = roles::of(ability.character).ward else {
                    continue;
                };
                if ability.only_believed || found.is_some() {
                    continue;
                }
                let does = ward(self.town, me, which, dying);
                if does == Ward::Nothing {
                    continue;
                }
                if grimoire.able(me, which) {
                    found = Some((me, which, does));
                } else if grimoire.really_lives(me) {
                    failed = failed.with(me);
                }
            }
        }
        // What the storyteller may do has not gone wrong if it cannot be done.
        if found.is_none() && dying.round != Round::Optional {
            failed.into_iter().for_each(|seat| self.went_wrong(seat));
        }
        found
    }

    /// Nothing comes of it: everybody sees that by day, nobody by night.
    pub(crate) fn survive(&mut self, seat: Seat, cause: Cause) {
        if self.town.is_night() {
            let known = self.town.hidden(());
            self.say(Event::AtNight {
                seat,
                died: false,
                cause,
                known,
            });
        } else {
            self.say(Event::Survived { seat });
        }
    }
}

impl Town {
    /// Whether something simply keeps this player from dying so.
    pub(crate) fn is_safe(&self, seat: Seat, cause: Cause) -> bool {
        let dying = Dying {
            seat,
            cause,
            by: None,
            round: Round::Standing,
        };
        is_marked_safe(&self.grimoire, seat, cause)
            || self.grimoire.seats().any(|me| {
                Which::BOTH.into_iter().any(|which| {
                    let character = self.grimoire.row(me).abilities[which.index()].character;
                    self.grimoire.able(me, which)
                        && roles::of(character)
                            .ward
                            .is_some_and(|ward| ward(self, me, which, dying) != Ward::Nothing)
                })
            })
    }
}

fn is_marked_safe(grimoire: &Grimoire, seat: Seat, cause: Cause) -> bool {
    grimoire.has_mark(seat, Mark::CannotDie)
        || cause == Cause::Demon && grimoire.has_mark(seat, Mark::SafeFromDemon)
        || cause == Cause::Execution && grimoire.has_mark(seat, Mark::SurvivesExecution)
}

fn dying(my: &Frame, round: Round) -> Dying {
    Dying {
        seat: my.about,
        cause: my.cause,
        by: my.by,
        round,
    }
}

/// Marks that protect, and abilities that simply do.
fn is_it_prevented(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    if grimoire.row(my.about).life == Life::Dead {
        return Flow::Done;
    }
    if matches!(my.cause, Cause::Unstoppable | Cause::Storyteller) {
        my.step = STEPS.len() as u8 - 1;
        return Flow::Next;
    }
    let marked = is_marked_safe(grimoire, my.about, my.cause);
    if marked || dealer.ward(dying(my, Round::Standing)).is_some() {
        dealer.survive(my.about, my.cause);
        return Flow::Done;
    }
    let grimoire = dealer.grimoire();
    let failed: Seats = grimoire
        .effects
        .as_slice()
        .iter()
        .filter(|effect| {
            let protects = match effect.mark {
                Mark::CannotDie => true,
                Mark::SafeFromDemon => my.cause == Cause::Demon,
                Mark::SurvivesExecution => my.cause == Cause::Execution,
                Mark::Drunk
                | Mark::Poisoned
                | Mark::ActsTwice
                | Mark::Sober
                | Mark::Sleeps
                | Mark::HasAbility
                | Mark::Own(_)
                | Mark::Reminder(_)
                | Mark::Mad(_) => false,
            };
            effect.on == my.about && protects && grimoire.has_failed(effect)
        })
        .map(|effect| effect.by)
        .collect();
    failed.into_iter().for_each(|seat| dealer.went_wrong(seat));
    // No ability bears on an exile but what simply keeps its player alive, as often as it does.
    if my.cause == Cause::Exile {
        my.step = STEPS.len() as u8 - 2;
    }
    Flow::Next
}

/// At an execution the storyteller has been asked already, in the open.
fn may_it_be_prevented(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    my.yes = false;
    if my.cause == Cause::Execution {
        return Flow::Next;
    }
    if my.cause == Cause::Demon && dealer.grimoire().notes.any_deaths {
        return Flow::Ask(dealer.town.storyteller(), Question::EITHER);
    }
    match dealer.ward(dying(my, Round::Optional)) {
        Some((_, _, Ward::Perhaps)) => Flow::Ask(dealer.town.storyteller(), Question::EITHER),
        Some(_) | None => Flow::Next,
    }
}

fn prevent_it(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if my.yes {
        dealer.survive(my.about, my.cause);
        return Flow::Done;
    }
    Flow::Next
}

/// 镇长: the storyteller may let somebody else die instead. Whoever dies instead dies by the same hand.
fn may_another_die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    my.picked = None;
    match dealer.ward(dying(my, Round::Optional)) {
        Some((_, _, Ward::Another)) => {
            let living = dealer
                .grimoire()
                .those(|seat| dealer.grimoire().really_lives(seat));
            Flow::Ask(dealer.town.storyteller(), Question::one_of(living))
        }
        Some(_) | None => Flow::Next,
    }
}

fn let_another_die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    match my.picked {
        Some(seat) if seat != my.about => {
            dealer.survive(my.about, my.cause);
            dealer.kill(seat, my.cause, my.by);
            Flow::Done
        }
        Some(_) | None => Flow::Next,
    }
}

fn is_a_chance_used_up(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some((seat, which, ward)) = dealer.ward(dying(my, Round::Spent)) else {
        return Flow::Next;
    };
    dealer.town.grimoire.rows[seat].abilities[which.index()].spent = true;
    if ward == Ward::Seems {
        let row = &mut dealer.town.grimoire.rows[my.about];
        row.life = Life::Seeming;
        row.vote_token = true;
        dealer.show_death(my.about, my.cause);
        return Flow::Done;
    }
    dealer.survive(my.about, my.cause);
    Flow::Done
}

fn die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    dealer.bury(my.about, my.cause, my.by);
    Flow::Done
}

impl Dealer<'_> {
    /// Tells of a death: everybody by day, the storyteller alone at night.
    fn show_death(&mut self, seat: Seat, cause: Cause) {
        if self.town.is_night() {
            let known = self.town.hidden(());
            self.say(Event::AtNight {
                seat,
                died: true,
                cause,
                known,
            });
        } else {
            let notes = &mut self.town.grimoire.notes;
            notes.died = notes.died.with(seat);
            self.say(Event::Died { seat });
        }
    }

    /// Somebody dies: the ability is lost at once, and everybody's abilities hear of it.
    pub(crate) fn bury(&mut self, seat: Seat, cause: Cause, by: Option<Seat>) {
        let grimoire = self.grimoire();
        if grimoire.row(seat).life == Life::Dead {
            return;
        }
        let seemed_dead = grimoire.row(seat).life == Life::Seeming;
        let able = Which::BOTH.map(|which| grimoire.able(seat, which));
        let lived = grimoire
            .those(|seat| grimoire.really_lives(seat) && grimoire.team(seat) != Team::Traveller)
            .len() as u8;
        // Whoever came back and died in the same night was dead all the time, as everybody knows: no new vote shows it.
        let was_dead_all_night = self.town.is_night() && !grimoire.notes.lived_at_dusk.has(seat);
        let row = &mut self.town.grimoire.rows[seat];
        row.life = Life::Dead;
        row.vote_token |= !seemed_dead && !was_dead_all_night;
        if cause == Cause::Execution {
            self.town.grimoire.notes.executed_to_death = Some(seat);
        }
        if !seemed_dead {
            self.show_death(seat, cause);
        }
        self.settle();
        self.announce_after(
            Occasion::Died {
                seat,
                cause,
                by,
                lived,
            },
            Some((seat, able)),
        );
        if !self.town.is_night() && !self.is_over() {
            self.ask_after_a_death(seat);
        }
    }

    /// What a death by day may lead to is asked after every one.
    fn ask_after_a_death(&mut self, seat: Seat) {
        for character in self.grimoire().script.iter() {
            if roles::of(character).after_deaths_by_day {
                let which = self.which(seat, character);
                self.push(Frame {
                    me: seat,
                    character,
                    which,
                    script: Script::Then,
                    ..Frame::default()
                });
            }
        }
    }
}
