//! 轮座 — the same table with everybody some seats further on.

use kernel::{BySeat, Rotate, Seat, Seats};

use crate::ask::{Ask, Whose};
use crate::frame::{Frame, Gain, Hearing, OpenWindow};
use crate::script::{Occasion, Play, Whom};
use crate::table::Transit;
use crate::{Action, Edition, MAX_PLAYERS, Table};

/// By how much, at a table of how many.
#[derive(Clone, Copy)]
struct Turn {
    by: u8,
    seats: u8,
}

impl Turn {
    const fn seat(self, seat: Seat) -> Seat {
        seat.moved(self.by, self.seats)
    }

    fn seats(self, seats: Seats) -> Seats {
        seats.moved(self.by, self.seats)
    }

    fn whom(self, whom: Whom) -> Whom {
        whom.seat()
            .map_or(Whom::NOBODY, |seat| self.seat(seat).into())
    }

    fn places<T: Copy>(self, places: &mut BySeat<T, MAX_PLAYERS>) {
        places.0[..usize::from(self.seats)].rotate_right(usize::from(self.by));
    }

    /// A set of seats kept as bits.
    fn bits(self, bits: u16) -> u16 {
        (0..self.seats)
            .filter(|number| bits >> number & 1 == 1)
            .fold(0, |moved, number| {
                moved | 1 << self.seat(Seat::new(number)).number()
            })
    }

    fn play(self, edition: Edition, play: Play) -> Play {
        let mut moved = Play {
            by: self.seat(play.by),
            target: self.whom(play.target),
            ..play
        };
        if play.step > 1 && play.script.keeps_seats(edition) {
            let seats = self.bits(u16::from_le_bytes([play.count, play.note]));
            [moved.count, moved.note] = seats.to_le_bytes();
        }
        moved
    }

    fn occasion(self, occasion: Occasion) -> Occasion {
        match occasion {
            Occasion::Probed { by, target } => Occasion::Probed {
                by: self.seat(by),
                target: self.seat(target),
            },
            Occasion::About {
                by,
                function,
                target,
            } => Occasion::About {
                by: self.seat(by),
                function,
                target: self.whom(target),
            },
            Occasion::ProbeDone { by, target, acted } => Occasion::ProbeDone {
                by: self.seat(by),
                target: self.seat(target),
                acted,
            },
            Occasion::Locked { by, target } => Occasion::Locked {
                by: self.seat(by),
                target: self.seat(target),
            },
            Occasion::LockDone { by } => Occasion::LockDone { by: self.seat(by) },
            Occasion::Countered { owner } => Occasion::Countered {
                owner: self.seat(owner),
            },
            Occasion::Decoded { by } => Occasion::Decoded { by: self.seat(by) },
            Occasion::Confounded { by } => Occasion::Confounded { by: self.seat(by) },
            Occasion::Gained {
                seat,
                by,
                how,
                black,
                truth,
                aside,
            } => Occasion::Gained {
                seat: self.seat(seat),
                by: self.whom(by),
                how,
                black,
                truth,
                aside,
            },
            Occasion::Dying { seat } => Occasion::Dying {
                seat: self.seat(seat),
            },
            Occasion::Died { seat, killer } => Occasion::Died {
                seat: self.seat(seat),
                killer: self.whom(killer),
            },
            Occasion::Sending | Occasion::TurnBegan | Occasion::TurnEnded => occasion,
        }
    }

    fn frame(self, edition: Edition, frame: Frame) -> Frame {
        match frame {
            Frame::Turn(_) | Frame::Resolve | Frame::Transit => frame,
            Frame::Window(open) => Frame::Window(OpenWindow {
                next: self.seat(open.next),
                owner: self.seat(open.owner),
                ..open
            }),
            Frame::Script(play) => Frame::Script(self.play(edition, play)),
            Frame::Gain(gain) => Frame::Gain(Gain {
                seat: self.seat(gain.seat),
                by: self.whom(gain.by),
                ..gain
            }),
            Frame::Hear(hearing) => Frame::Hear(Hearing {
                occasion: self.occasion(hearing.occasion),
                next: self.seat(hearing.next),
                ..hearing
            }),
            Frame::Companion(winner) => Frame::Companion(self.seat(winner)),
        }
    }

    fn ask(self, ask: Ask) -> Ask {
        match ask {
            Ask::Shown { by, of } => Ask::Shown {
                by,
                of: self.seat(of),
            },
            Ask::Intelligence {
                by,
                whose: Whose::Only(seat),
                cards,
                may_pass,
            } => Ask::Intelligence {
                by,
                whose: Whose::Only(self.seat(seat)),
                cards,
                may_pass,
            },
            _ => ask,
        }
    }
}

impl Rotate for Table {
    fn rotate(&self, by: u8) -> Self {
        let turn = Turn {
            by,
            seats: self.seats,
        };
        let mut moved = self.clone();
        turn.places(&mut moved.hands);
        turn.places(&mut moved.intelligence);
        turn.places(&mut moved.identity);
        turn.places(&mut moved.role);
        turn.places(&mut moved.offered);
        turn.places(&mut moved.looked_at);
        for seat in Seat::all(self.seats) {
            moved.looked_at[seat] = turn.bits(moved.looked_at[seat]);
        }
        for seats in [
            &mut moved.chosen,
            &mut moved.face_up,
            &mut moved.exposed,
            &mut moved.shown,
            &mut moved.living,
            &mut moved.dead,
            &mut moved.lost,
            &mut moved.locked,
            &mut moved.lured,
            &mut moved.asked,
        ] {
            *seats = turn.seats(*seats);
        }
        moved.spent = self.spent.map(|seats| turn.bits(seats));
        moved.turn = turn.seat(self.turn);
        moved.transit = self.transit.map(|transit| Transit {
            sender: turn.seat(transit.sender),
            to: turn.seat(transit.to),
            seen_by: turn.seats(transit.seen_by),
            route: transit.route.map(|seat| turn.seat(seat)),
            ..transit
        });
        moved
            .chain
            .as_mut_slice()
            .iter_mut()
            .for_each(|play| *play = turn.play(self.edition, *play));
        moved
            .frames
            .as_mut_slice()
            .iter_mut()
            .for_each(|frame| *frame = turn.frame(self.edition, *frame));
        moved.ask = turn.ask(self.ask);
        moved.winners = self.winners.map(|winners| turn.seats(winners));
        moved
    }

    fn rotate_action(action: Action, by: u8, seats: u8) -> Action {
        let turn = Turn { by, seats };
        match action {
            Action::UseAt(face, function, seat) => Action::UseAt(face, function, turn.seat(seat)),
            Action::Send(face, seat) => Action::Send(face, turn.seat(seat)),
            Action::SkillAt(number, seat) => Action::SkillAt(number, turn.seat(seat)),
            Action::PickFrom(seat, face) => Action::PickFrom(turn.seat(seat), face),
            Action::Target(seat) => Action::Target(turn.seat(seat)),
            Action::Pass
            | Action::Choose(_)
            | Action::Use(..)
            | Action::Skill(_)
            | Action::Trigger
            | Action::Take
            | Action::Refuse
            | Action::Draw
            | Action::Discard
            | Action::Say
            | Action::Pick(_)
            | Action::Name(_) => action,
        }
    }
}
