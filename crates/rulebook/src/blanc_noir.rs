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

use blanc_noir::{Event, Table};
use kernel::{Eye, Position};
use serde::Serialize;

use self::claims::Claim;
use self::cursor::{Cursor, Names};
use self::deeds::Deed;
use self::judge::Court;
use self::seen::Seen;
use self::setting::Setting;
use crate::game::{Misread, Miss, Stage};
use crate::page::Line;

/// A table of Blanc Noir, and what each player has been shown at it.
pub(crate) struct BlancNoir {
    table: Table,
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
            table: position,
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
        let mut events: Vec<Event> = Vec::new();
        self.table
            .play(deed.seat, deed.action, &mut |event| events.push(event))
            .map_err(|reason| {
                Miss::new(
                    format!("it is refused: {}", tag(&reason, "id")),
                    "a legal action",
                )
            })?;
        for (seat, seen) in self.names.all().zip(&mut self.seen) {
            let sights = events
                .iter()
                .filter_map(|event| Table::sight(event, Eye::Seat(seat)));
            sights.for_each(|sight| seen.notice(&sight));
        }
        self.look_around();
        Ok(())
    }

    fn judge(&self, claim: &Claim) -> Result<(), Miss> {
        Court {
            table: &self.table,
            names: &self.names,
            seen: &self.seen,
        }
        .judge(claim)
    }

    fn picture(&self) -> String {
        picture::draw(&self.table, &self.names)
    }
}

impl BlancNoir {
    fn look_around(&mut self) {
        for (seat, seen) in self.names.all().zip(&mut self.seen) {
            seen.look(&self.table.view(Eye::Seat(seat)));
        }
    }
}

/// The name under which a question or reason goes in messages: pages use the same.
fn tag(of: &impl Serialize, key: &str) -> String {
    serde_json::to_value(of)
        .ok()
        .and_then(|json| Some(json.get(key)?.as_str()?.to_owned()))
        .unwrap_or_default()
}
