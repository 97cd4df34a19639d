//! 续局 — what keeps a record from being read or played on, as a line.

use kernel::{RecordError, RecordFault, RecordPart};
use protocol::Line;

use super::sorry;
use crate::{Halt, Halted};

/// Why a record cannot be read.
pub(super) fn unreadable(error: &RecordError) -> Line {
    sorry::line("sorry-record-line")
        .text("line", error.place.to_string())
        .line("why", what_is_wrong(&error.what))
}

fn what_is_wrong(fault: &RecordFault) -> Line {
    let quoting = |key, text: &str| sorry::line(key).text("text", sorry::shortened(text));
    match fault {
        RecordFault::Ended(part) => {
            sorry::line("sorry-record-ended").line("part", sorry::line(part_key(*part)))
        }
        RecordFault::NoRecord(line) => quoting("sorry-record-none", line),
        RecordFault::OtherGame { found, known } => {
            quoting("sorry-record-other-game", found).text("known", known)
        }
        RecordFault::NoSetup(line) => quoting("sorry-record-no-setup", line),
        RecordFault::BadSetup { text, .. } => quoting("sorry-record-bad-setup", text),
        RecordFault::NoSeed(line) => quoting("sorry-record-no-seed", line),
        RecordFault::NoSeat(who) => quoting("sorry-record-no-seat", who),
        RecordFault::NoAction { text, .. } => quoting("sorry-record-no-action", text),
        // Only bytes and counts are told of like this, and a page is given neither.
        RecordFault::Told(_) => sorry::line("sorry-record-damaged"),
    }
}

fn part_key(part: RecordPart) -> &'static str {
    match part {
        RecordPart::Title => "sorry-record-part-title",
        RecordPart::Game => "sorry-record-part-game",
        RecordPart::Setup => "sorry-record-part-setup",
        RecordPart::Seed => "sorry-record-part-seed",
    }
}

/// Why the decisions of a record cannot happen again; `reason` tells the rules' reason.
pub(super) fn unplayable<R>(halted: &Halted<R>, reason: fn(&R) -> Line) -> Line {
    let why = match &halted.why {
        Halt::NotDealt => return sorry::line("sorry-record-not-dealt"),
        Halt::Over => sorry::line("sorry-record-over"),
        Halt::Illegal {
            seat,
            action,
            reason: why,
        } => sorry::line("sorry-record-illegal")
            .text("seat", seat.to_string())
            .text("action", action)
            .line("reason", reason(why)),
    };
    sorry::line("sorry-record-decision")
        .text("decision", halted.decision.to_string())
        .line("why", why)
}
