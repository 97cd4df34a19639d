//! 轮座 — the same town with everybody some seats further on; the storyteller stays.

use kernel::{Seat, Seats};

use crate::action::Learned;
use crate::frame::Frame;
use crate::info::SeatMask;
use crate::town::Town;
use crate::{Info, Statement};

pub(crate) fn rotated(town: &Town, by: u8) -> Town {
    let players = town.grimoire.chairs;
    let seat = |one: Seat| {
        if one.number() < players {
            one.moved(by, players)
        } else {
            one
        }
    };
    let seats = |all: Seats| -> Seats { all.into_iter().map(seat).collect() };
    let mut moved = town.clone();
    for one in town.grimoire.all_chairs() {
        moved.grimoire.rows[seat(one)] = *town.grimoire.row(one);
    }
    for sits in &mut moved.grimoire.circle {
        *sits = seat(*sits);
    }
    moved.grimoire.present = seats(town.grimoire.present);
    for effect in moved.grimoire.effects.as_mut_slice() {
        effect.on = seat(effect.on);
        effect.by = seat(effect.by);
    }
    let people = &mut moved.grimoire.people;
    for set in [
        &mut people.living,
        &mut people.lives,
        &mut people.travellers,
        &mut people.demons,
        &mut people.immune,
    ] {
        *set = seats(*set);
    }
    let notes = &mut moved.grimoire.notes;
    notes.executed_to_death = notes.executed_to_death.map(seat);
    notes.impaired = seats(notes.impaired);
    notes.died = seats(notes.died);
    notes.woke = seats(notes.woke);
    notes.went_wrong = seats(notes.went_wrong);
    notes.lived_at_dusk = seats(notes.lived_at_dusk);
    notes.tokens_at_dusk = seats(notes.tokens_at_dusk);
    let day = &mut moved.day;
    for set in [
        &mut day.nominated,
        &mut day.nominators,
        &mut day.called,
        &mut day.passed,
        &mut day.visited,
        &mut day.used,
        &mut day.vote.hands,
    ] {
        *set = seats(*set);
    }
    let talk = town.talk;
    for one in town.grimoire.all_chairs() {
        moved.talk.claimed[seat(one)] = talk.claimed[one];
        moved.talk.said[seat(one)] = talk.said[one];
    }
    let day = &mut moved.day;
    day.doomed = day.doomed.map(seat);
    day.vote.doomed_before = day.vote.doomed_before.map(seat);
    day.executed = day.executed.map(seat);
    day.vote.of = seat(day.vote.of);
    day.vote.by = seat(day.vote.by);
    for counted in day.counted.as_mut_slice() {
        counted.of = seat(counted.of);
        counted.by = seat(counted.by);
    }
    for place in 0..moved.frames.len() {
        let frame = &mut moved.frames.as_mut_slice()[place];
        *frame = turned(frame, by, players, &seat);
    }
    if let Some(pending) = &mut moved.pending {
        pending.to = seat(pending.to);
        pending.about = seat(pending.about);
        pending
            .picks
            .as_mut_slice()
            .iter_mut()
            .for_each(|pick| *pick = seat(*pick));
        if let crate::ask::Question::Pick { from, .. } = &mut pending.question {
            from.0 = seats(from.0);
        }
    }
    moved
}

fn turned(frame: &Frame, by: u8, players: u8, seat: &dyn Fn(Seat) -> Seat) -> Frame {
    let mut frame = *frame;
    frame.me = seat(frame.me);
    frame.about = seat(frame.about);
    frame.by = frame.by.map(seat);
    frame.picked = frame.picked.map(seat);
    frame
        .picks
        .as_mut_slice()
        .iter_mut()
        .for_each(|pick| *pick = seat(*pick));
    frame.statement = statement(frame.statement, by, players);
    frame.told = info(frame.told, by, players);
    frame
}

pub(crate) fn statement(statement: Statement, by: u8, players: u8) -> Statement {
    let moved = |seat: Seat| seat.moved(by, players);
    match statement {
        Statement::Evil { seat } => Statement::Evil { seat: moved(seat) },
        Statement::Team { seat, team } => Statement::Team {
            seat: moved(seat),
            team,
        },
        Statement::Is { seat, character } => Statement::Is {
            seat: moved(seat),
            character,
        },
        Statement::Spoken => Statement::Spoken,
    }
}

pub(crate) fn info(info: Info, by: u8, players: u8) -> Info {
    let moved = |seat: Seat| seat.moved(by, players);
    let ordered = |a: Seat, b: Seat| {
        let (a, b) = (moved(a), moved(b));
        if a <= b { (a, b) } else { (b, a) }
    };
    match info {
        Info::OneOf { a, b, character } => {
            let (a, b) = ordered(a, b);
            Info::OneOf { a, b, character }
        }
        Info::Pair { a, b } => {
            let (a, b) = ordered(a, b);
            Info::Pair { a, b }
        }
        Info::Grimoire { a, b } => {
            let (a, b) = ordered(a, b);
            Info::Grimoire { a, b }
        }
        Info::Token { seat, character } => Info::Token {
            seat: moved(seat),
            character,
        },
        Info::Knows { seat, character } => Info::Knows {
            seat: moved(seat),
            character,
        },
        Info::Believes { seat, character } => Info::Believes {
            seat: moved(seat),
            character,
        },
        Info::Marked {
            seat,
            character,
            mark,
        } => Info::Marked {
            seat: moved(seat),
            character,
            mark,
        },
        Info::Either { seat, good, evil } => Info::Either {
            seat: moved(seat),
            good,
            evil,
        },
        Info::Minions { seats } => Info::Minions {
            seats: SeatMask(seats.0.moved(by, players)),
        },
        Info::Demon { seat } => Info::Demon { seat: moved(seat) },
        Info::Statements { a, b } => {
            let (a, b) = (statement(a, by, players), statement(b, by, players));
            let (a, b) = if a <= b { (a, b) } else { (b, a) };
            Info::Statements { a, b }
        }
        Info::Reply { statement: of, yes } => Info::Reply {
            statement: statement(of, by, players),
            yes,
        },
        Info::Nothing
        | Info::Number { .. }
        | Info::Answer { .. }
        | Info::NoneOf { .. }
        | Info::Absent { .. }
        | Info::InPlay { .. }
        | Info::Became { .. }
        | Info::Turned { .. }
        | Info::Mad { .. }
        | Info::Spoken => info,
    }
}

pub(crate) fn learned(learned: Learned, by: u8, players: u8) -> Learned {
    let about = learned.about.map(|about| {
        let [a, b] = about.map(|seat| seat.moved(by, players));
        if a <= b { [a, b] } else { [b, a] }
    });
    Learned {
        about,
        info: info(learned.info, by, players),
        ..learned
    }
}
