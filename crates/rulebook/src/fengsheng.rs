//! 风声 on pages: see `rulebook/README.md` for its words.

mod acts;
mod cards;
mod claims;
mod deeds;
mod judge;
mod layout;
mod names;
mod passing;
mod picture;
mod place;
mod questions;
mod roles;
mod roster;
mod seen;
mod setting;
mod words;

use fengsheng::{Action, Reason, Sight, Table};
use kernel::{Eye, Position, Seat};

use self::claims::Claim;
use self::deeds::{Act, Deed};
use self::judge::Court;
use self::seen::Seen;
use self::setting::Setting;
use crate::cursor::Cursor;
use crate::game::{Misread, Miss, Stage};
use crate::page::Line;
use crate::seats::Names;
use crate::watched::Watched;

/// A table of Fengsheng, and what each player has been shown at it.
pub(crate) struct Fengsheng {
    watched: Watched<Table>,
    names: Names,
    seen: Vec<Seen>,
}

impl Stage for Fengsheng {
    type Deed = Deed;
    type Claim = Claim;

    fn set_up(table: &[Line]) -> Result<Self, Vec<Misread>> {
        let setting = Setting::read(table)?;
        let position = layout::lay_out(&setting).map_err(|sentence| {
            vec![table[0].misread(
                format!("a table that cannot be ({sentence})"),
                "cards, characters and identities that fit together",
            )]
        })?;
        let names = setting.names;
        let seen = vec![Seen::default(); usize::from(names.count())];
        let mut stage = Self {
            watched: Watched::new(position),
            names,
            seen,
        };
        stage.look_around();
        Ok(stage)
    }

    fn read_deed(&self, line: &Line) -> Result<Deed, Misread> {
        Deed::read(Cursor::new(line), &self.names)
    }

    fn read_claim(&self, line: &Line) -> Result<Claim, Misread> {
        Claim::read(Cursor::new(line), &self.names)
    }

    fn play(&mut self, deed: &Deed) -> Result<(), Miss> {
        let table = &self.watched.position;
        match deed {
            Deed::AllPass => {
                let passes = passing::until_closed(table, &self.names)?;
                self.pass(&passes)
            }
            Deed::AllPassUntil(until) => {
                let passes = passing::until(table, &self.names, *until)?;
                self.pass(&passes)
            }
            Deed::One(seat, act) => {
                let passes = passing::until_asked(table, &self.names, *seat)?;
                self.pass(&passes)?;
                self.act(*seat, act)
            }
        }
    }

    fn judge(&self, claim: &Claim) -> Result<(), Miss> {
        Court {
            table: &self.watched.position,
            names: &self.names,
            seen: &self.seen,
        }
        .judge(claim)
    }

    fn picture(&self) -> String {
        picture::draw(&self.watched.position, &self.names)
    }
}

impl Fengsheng {
    fn pass(&mut self, seats: &[Seat]) -> Result<(), Miss> {
        seats
            .iter()
            .try_for_each(|&seat| self.answer(seat, Action::Pass).map(|_| ()))
    }

    fn act(&mut self, seat: Seat, act: &Act) -> Result<(), Miss> {
        let found = acts::find(&self.watched.position, &self.names, seat, act)?;
        let told = self.answer(seat, found.action)?;
        let Some(expected) = found.script else {
            return Ok(());
        };
        let triggered = told[seat.index()].iter().find_map(|sight| match *sight {
            Sight::Triggered { script, .. } => Some(script),
            _ => None,
        });
        match triggered {
            Some(script) if script == expected => Ok(()),
            other => {
                let edition = questions::edition(&self.watched.position);
                let name = |script| questions::of_script(edition, script);
                Err(Miss::new(
                    other.map_or("no skill answered", name),
                    name(expected),
                ))
            }
        }
    }

    fn answer(&mut self, seat: Seat, action: Action) -> Result<Vec<Vec<Sight>>, Miss> {
        let asked = questions::written(&self.watched.position, &self.names);
        let told = self.watched.play(seat, action, |reason| match reason {
            Reason::WrongQuestion => format!("{} (asked: {asked})", reason.id()),
            _ => reason.id().to_owned(),
        })?;
        for (seen, sights) in self.seen.iter_mut().zip(&told) {
            for sight in sights {
                seen.notice(sight);
            }
        }
        self.look_around();
        Ok(told)
    }

    fn look_around(&mut self) {
        for (seat, seen) in self.watched.seats().zip(&mut self.seen) {
            seen.look(&self.watched.position.view(Eye::Seat(seat)));
        }
    }
}
