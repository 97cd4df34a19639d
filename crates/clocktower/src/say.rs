//! 说什么 — what the storyteller can tell a player, and what of it is true. Drunk, poisoned, misled: all of it is decided here.

use kernel::Seats;

use crate::ability::Which;
use crate::frame::Frame;
use crate::role::Knows;
use crate::roles;
use crate::town::Town;
use crate::{Info, Mark, Team, Tri};

/// How far what is told has to do with the truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bond {
    /// It has to be true, however the storyteller lets people register.
    Truth,
    /// It has to be what is true when everybody counts as what they are.
    Plain,
    /// It has to be false.
    Falsehood,
    /// It may be anything of the right form.
    Anything,
}

impl Bond {
    pub(crate) const fn allows(self, holds: Tri) -> bool {
        match self {
            Self::Truth | Self::Plain => holds.possible(),
            Self::Falsehood => holds.deniable(),
            Self::Anything => true,
        }
    }
}

impl Town {
    /// What binds the storyteller when the frame's player is told something.
    pub(crate) fn bond(&self, my: &Frame) -> Bond {
        let grimoire = &self.grimoire;
        let is_townsfolks = grimoire.team_of(my.character) == Team::Townsfolk;
        if grimoire.has_mark(my.me, Mark::Sober) {
            return Bond::Plain;
        }
        if is_townsfolks && self.is_falsified() {
            return Bond::Falsehood;
        }
        let ability = grimoire.row(my.me).abilities[my.which.index()];
        let works = ability.character == my.character && grimoire.able(my.me, my.which);
        // A player who died tonight is told what the ability was worth when it began.
        let worked_in_death = !grimoire.really_lives(my.me) && my.sober && grimoire.sober(my.me);
        if works || worked_in_death {
            Bond::Truth
        } else {
            Bond::Anything
        }
    }

    fn is_falsified(&self) -> bool {
        let grimoire = &self.grimoire;
        grimoire.seats().any(|seat| {
            Which::BOTH.into_iter().any(|which| {
                let ability = grimoire.row(seat).abilities[which.index()];
                roles::of(ability.character).falsifies && grimoire.able(seat, which)
            })
        })
    }

    /// Everything that the frame's player can be told; that there is nothing, if so it is.
    pub(crate) fn sayable(&self, my: &Frame, out: &mut dyn FnMut(Info)) {
        let mut is_empty = true;
        self.sayable_of(my, &|_| true, &mut |info| {
            is_empty = false;
            out(info);
        });
        if is_empty {
            out(Info::Nothing);
        }
    }

    /// Whether the frame's player can be told this.
    pub(crate) fn can_be_told(&self, my: &Frame, info: Info) -> bool {
        let mut can = false;
        self.sayable_of(my, &|other| other == info, &mut |_| can = true);
        if info != Info::Nothing || can {
            return can;
        }
        let mut is_empty = true;
        self.sayable_of(my, &|_| true, &mut |_| is_empty = false);
        is_empty
    }

    /// What of this the frame's player can be told.
    fn sayable_of(&self, my: &Frame, of: &dyn Fn(Info) -> bool, out: &mut dyn FnMut(Info)) {
        let Some(Knows { form, holds }) = roles::of(my.character).knows else {
            return;
        };
        let bond = self.bond(my);
        let query = crate::info::Query {
            falsified: matches!(bond, Bond::Falsehood | Bond::Plain),
            ..my.query()
        };
        let mut grimoire = self.grimoire;
        grimoire.notes.plain = bond == Bond::Plain;
        form(&grimoire, query, &mut |info| {
            if of(info) && (bond == Bond::Anything || bond.allows(holds(&grimoire, query, info))) {
                out(info);
            }
        });
    }

    /// Whether what is told is false, if everybody counts as what they are.
    pub(crate) fn is_amiss(&self, my: &Frame, info: Info) -> bool {
        let ability = self.grimoire.row(my.me).abilities[my.which.index()];
        !ability.only_believed && self.plainly(my, info) == Tri::False
    }

    /// Whether what is told is true, if everybody counts as what they are.
    fn plainly(&self, my: &Frame, info: Info) -> Tri {
        roles::of(my.character).knows.map_or(Tri::Maybe, |knows| {
            (knows.holds)(&self.grimoire.without_registration(), my.query(), info)
        })
    }

    /// Whose ability should have made this false, and did not because something made them drunk or poisoned.
    pub(crate) fn should_have_falsified(&self, my: &Frame, info: Info) -> Seats {
        let grimoire = &self.grimoire;
        if grimoire.team_of(my.character) != Team::Townsfolk || self.plainly(my, info) != Tri::True
        {
            return Seats::NONE;
        }
        grimoire.those(|seat| {
            Which::BOTH.into_iter().any(|which| {
                let ability = grimoire.row(seat).abilities[which.index()];
                roles::of(ability.character).falsifies && grimoire.fails(seat, which)
            })
        })
    }

    /// Whether this is true if everybody counts as what they are.
    pub(crate) fn is_so(&self, my: &Frame, info: Info) -> bool {
        self.plainly(my, info) == Tri::True
    }
}
