//! Blanc Noir on pages: see `rulebook/README.md` for its words.

mod claims;
mod cursor;
mod deeds;
mod judge;
mod layout;
mod names;
mod picture;
mod player;
mod rules;
mod seen;
mod setting;
mod taken;
mod words;

use blanc_noir::Table;
use kernel::{Eye, Position};

use self::claims::Claim;
use self::deeds::Deed;
use self::judge::Court;
use self::seen::Seen;
use self::setting::Setting;
use crate::cursor::Cursor;
use crate::game::{Misread, Miss, Stage};
use crate::page::Line;
use crate::seats::Names;
use crate::watched::Watched;

/// A table of Blanc Noir, and what each player has been shown at it.
pub(crate) struct BlancNoir {
    watched: Watched<Table>,
    names: Names,
    seen: Vec<Seen>,
}

impl Stage for BlancNoir {
    type Deed = Deed;
    type Claim = Claim;

    fn set_up(table: &[Line]) -> Result<Self, Vec<Misread>> {
        let setting = Setting::read(table)?;
        let position = layout::lay_out(&setting).map_err(|sentence| {
            vec![table[0].misread(
                format!("a table that cannot be ({sentence})"),
                "cards and seats that fit together",
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
        let told = self
            .watched
            .play(deed.seat, deed.action, |reason| reason.id().to_owned())?;
        for (seen, sights) in self.seen.iter_mut().zip(&told) {
            for sight in sights {
                seen.notice(sight);
            }
        }
        self.look_around();
        Ok(())
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

impl BlancNoir {
    fn look_around(&mut self) {
        for (seat, seen) in self.watched.seats().zip(&mut self.seen) {
            seen.look(&self.watched.position.view(Eye::Seat(seat)));
        }
    }
}
