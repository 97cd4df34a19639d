//! 轮座 — the same table with everybody some seats further on.

use kernel::{BySeat, Rotate, Seat};

use crate::ask::{Doing, Script};
use crate::cards::fairy;
use crate::scrolls::threat;
use crate::{Action, FirstStarter, Kind, MAX_PLAYERS, Scroll, Table};

impl Rotate for Table {
    fn rotate(&self, by: u8) -> Self {
        let seats = self.seats;
        let mut moved = self.clone();
        move_places(&mut moved.hands, by, seats);
        move_places(&mut moved.known, by, seats);
        move_places(&mut moved.lap, by, seats);
        move_places(&mut moved.down, by, seats);
        move_places(&mut moved.up, by, seats);
        move_places(&mut moved.totals, by, seats);
        moved.playing = self.playing.moved(by, seats);
        moved.declared = self.declared.moved(by, seats);
        moved.starter = self.starter.moved(by, seats);
        moved.turn = self.turn.moved(by, seats);
        moved.winners = self.winners.map(|winners| winners.moved(by, seats));
        if let Some(sheet) = &mut moved.sheet {
            sheet.out = sheet.out.moved(by, seats);
            sheet.halved = sheet.halved.moved(by, seats);
            move_places(&mut sheet.hands, by, seats);
        }
        if let FirstStarter::Seat(seat) = self.rules.first_starter {
            moved.rules.first_starter = FirstStarter::seat(Seat::new(seat).moved(by, seats));
        }
        move_doing(&mut moved.doing, by, seats);
        moved
    }

    fn rotate_action(action: Action, by: u8, seats: u8) -> Action {
        match action {
            Action::Target(seat) => Action::Target(seat.moved(by, seats)),
            Action::Slot(seat, place) => Action::Slot(seat.moved(by, seats), place),
            Action::Open(seat, scroll) => Action::Open(seat.moved(by, seats), scroll),
            Action::Play(_)
            | Action::Draw
            | Action::Take
            | Action::Trade(_)
            | Action::Use(_)
            | Action::Pick(_)
            | Action::Name(_)
            | Action::Deck
            | Action::Declare
            | Action::Silent
            | Action::Stop => action,
        }
    }
}

fn move_places<T: Copy>(places: &mut BySeat<T, MAX_PLAYERS>, by: u8, seats: u8) {
    places.0[..usize::from(seats)].rotate_right(usize::from(by));
}

/// Some scripts remember seats between their steps.
fn move_doing(doing: &mut Doing, by: u8, seats: u8) {
    for play in doing.frames.as_mut_slice() {
        match play.script {
            Script::Scroll(Scroll::Threat) => threat::move_seats(play, by, seats),
            Script::Card(Kind::Fairy) => fairy::move_seats(play, by, seats),
            Script::Trade
            | Script::Naming
            | Script::Combo
            | Script::Card(_)
            | Script::Scroll(_) => {}
        }
    }
}
