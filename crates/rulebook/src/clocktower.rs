//! 钟楼谜团 on pages: see `rulebook/README.md` for its words.

mod choices;
mod claims;
mod deeds;
mod defaults;
mod judge;
mod layout;
mod names;
mod person;
mod picture;
mod playing;
mod questions;
mod reasons;
mod seen;
mod setting;
mod told;
mod words;

use std::cell::Cell;

use clocktower::{Action, Phase, Town};
use kernel::{Eye, Position, Seat, Seats};

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

/// A town, and what each player has been shown in it.
pub(crate) struct Clocktower {
    watched: Watched<Town>,
    names: Names,
    seen: Vec<Seen>,
    /// Who died, and who came back, when day broke last.
    dawn: [Seats; 2],
    /// Whether an `expect` block has been judged since the last deed.
    judged: Cell<bool>,
}

impl Stage for Clocktower {
    type Deed = Deed;
    type Claim = Claim;

    fn set_up(table: &[Line]) -> Result<Self, Vec<Misread>> {
        let setting = Setting::read(table)?;
        let position = layout::lay_out(&setting).map_err(|sentence| {
            vec![table[0].misread(
                format!("a table that cannot be ({sentence})"),
                "players and characters that fit together",
            )]
        })?;
        let seen = vec![Seen::default(); usize::from(setting.names.count())];
        let mut stage = Self {
            watched: Watched::without_imagination(position),
            names: setting.names,
            seen,
            dawn: [Seats::NONE; 2],
            judged: Cell::new(false),
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
        if self.judged.take() {
            self.seen.iter_mut().for_each(Seen::begin);
        }
        self.carry_out(deed)
    }

    fn judge(&self, claim: &Claim) -> Result<(), Miss> {
        self.judged.set(true);
        Court {
            town: &self.watched.position,
            names: &self.names,
            seen: &self.seen,
            dawn: self.dawn,
        }
        .judge(claim)
    }

    fn picture(&self) -> String {
        picture::draw(&self.watched.position, &self.names)
    }
}

impl Clocktower {
    fn town(&self) -> &Town {
        &self.watched.position
    }

    /// One answer of one seat.
    fn answer(&mut self, seat: Seat, action: Action) -> Result<(), Miss> {
        let asked = questions::written(self.town(), &self.names);
        let was_night = is_night(self.town());
        let told = self.watched.play(seat, action, |&reason| {
            format!("{} ({asked})", reasons::id(reason))
        })?;
        let night = was_night || is_night(self.town());
        for ((me, seen), sights) in self.names.all().zip(&mut self.seen).zip(&told) {
            for sight in sights {
                seen.notice(me, sight, night);
                if let Some(dawn) = judge::dawn(sight) {
                    self.dawn = dawn;
                }
            }
        }
        self.look_around();
        Ok(())
    }

    fn look_around(&mut self) {
        for (seat, seen) in self.names.all().zip(&mut self.seen) {
            seen.look(&self.watched.position.view(Eye::Seat(seat)));
        }
    }
}

fn is_night(town: &Town) -> bool {
    matches!(town.truth().phase(), Phase::Setup | Phase::Night { .. })
}
