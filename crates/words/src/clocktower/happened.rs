//! 记录 — what happened, as one pair of eyes saw it, told in the log.

use clocktower::{Character, Learned, Sight, Slot, Victory, View};
use kernel::Seat;
use protocol::{Level, Line};

use super::keys::{role, side, slot};
use super::phrase;

fn story(key: &str) -> Line {
    Line::new(key, Level::Story)
}

fn moves(key: &str) -> Line {
    Line::new(key, Level::Moves)
}

fn everything(key: &str) -> Line {
    Line::new(key, Level::Everything)
}

/// The sentence for something that was seen, where it is one: what is written down and what a prompt says are none. `view` is what the
/// same eye sees afterwards.
#[expect(
    clippy::too_many_lines,
    reason = "one sentence for each sight, so that none is forgotten"
)]
pub fn lines(view: &View, sight: &Sight) -> Option<Line> {
    let shows = view.grimoire.is_some();
    Some(match *sight {
        Sight::Called { call } => everything("ct-called").term("slot", slot(called(view, call)?)),
        Sight::NightFell { night } => story("ct-night-fell").number("n", night),
        Sight::Dawned { died, revived } => match (died.0.is_empty(), revived.0.is_empty()) {
            (true, true) => story("ct-dawned-none"),
            (false, true) => story("ct-dawned-died").seats("died", died.0),
            (true, false) => story("ct-dawned-revived").seats("revived", revived.0),
            (false, false) => story("ct-dawned-both")
                .seats("died", died.0)
                .seats("revived", revived.0),
        },
        Sight::DayEnded => moves("ct-day-ended"),
        Sight::Told {
            seat,
            character,
            info,
        } => story("ct-told")
            .seat("seat", seat)
            .term("role", role(character))
            .line("what", phrase::info(info, shows)),
        Sight::Picked { by, seat } => match seat {
            Some(whom) => moves("ct-picked").seat("seat", by).seat("whom", whom),
            None => moves("ct-declined").seat("seat", by),
        },
        Sight::Named { by, character } => match character {
            Some(character) => moves("ct-named")
                .seat("seat", by)
                .term("role", role(character)),
            None => moves("ct-declined").seat("seat", by),
        },
        Sight::Stated { by, statement } => moves("ct-stated")
            .seat("seat", by)
            .line("what", phrase::statement(statement)),
        Sight::Replied { by, yes: true } => moves("ct-replied-yes").seat("seat", by),
        Sight::Replied { by, yes: false } => moves("ct-replied-no").seat("seat", by),
        Sight::Visited { seat } => moves("ct-visited").seat("seat", seat),
        Sight::ClaimedToBe { by, character } => story("ct-claimed")
            .seat("seat", by)
            .term("role", role(character)),
        Sight::ClaimedToKnow { by, learned } => claimed_to_know(by, learned, shows),
        Sight::Suspected { by, seat } => story("ct-suspected").seat("seat", by).seat("whom", seat),
        Sight::Trusted { by, seat } => story("ct-trusted").seat("seat", by).seat("whom", seat),
        Sight::Whispered { by, seat } => moves("ct-whispered").seat("seat", by).seat("whom", seat),
        Sight::Used { seat, character } => story("ct-used")
            .seat("seat", seat)
            .term("role", role(character)),
        Sight::Passed { seat } => everything("ct-passed").seat("seat", seat),
        Sight::Waited => everything("ct-waited"),
        Sight::Nominated { seat, by } => story("ct-nominated").seat("seat", by).seat("whom", seat),
        Sight::ExileCalled { seat, by } => {
            story("ct-exile-called").seat("seat", by).seat("whom", seat)
        }
        Sight::Voted { seat, yes: true } => moves("ct-voted").seat("seat", seat),
        Sight::Voted { seat, yes: false } => everything("ct-voted-not").seat("seat", seat),
        Sight::Counted {
            seat,
            votes,
            needed,
            doomed,
            ..
        } => counted(view, seat, (votes, needed), doomed),
        Sight::VoteEnded => moves("ct-vote-ended"),
        Sight::Executed { seat } => story("ct-executed").seat("seat", seat),
        Sight::Exiled { seat } => story("ct-exiled").seat("seat", seat),
        Sight::Died { seat } => story("ct-died").seat("seat", seat),
        Sight::Survived { seat } => story("ct-survived").seat("seat", seat),
        Sight::Revived { seat } => story("ct-revived").seat("seat", seat),
        Sight::TokenSpent { seat } => everything("ct-token-spent").seat("seat", seat),
        Sight::ByHand { tool } => moves("ct-by-hand").line("what", phrase::tool(tool)),
        Sight::AtNight {
            seat, died: true, ..
        } => moves("ct-died-at-night").seat("seat", seat),
        Sight::AtNight {
            seat, died: false, ..
        } => moves("ct-survived-at-night").seat("seat", seat),
        Sight::Joined {
            seat,
            right,
            character,
        } => story("ct-joined")
            .seat("seat", seat)
            .seat("whom", right)
            .term("role", role(character)),
        Sight::Left { seat } => story("ct-left").seat("seat", seat),
        Sight::Won { side: winner, why } => won(why).term("side", side(winner)),
        Sight::Revealed {
            seat,
            character,
            side: of,
        } => story("ct-revealed")
            .seat("seat", seat)
            .term("role", role(character))
            .term("side", side(of)),
        // The prompt says what is asked; the rest is written down and shows on the table.
        Sight::Asked { .. }
        | Sight::Answered { .. }
        | Sight::Board { .. }
        | Sight::Own { .. }
        | Sight::Written { .. }
        | Sight::Marked { .. }
        | Sight::UnderWay { .. }
        | Sight::Noted { .. } => return None,
    })
}

/// Which call of the night was made: dawn ends one without beginning the next.
fn called(view: &View, call: u8) -> Option<Slot> {
    let calls = if view.board.night <= 1 {
        &view.first_night
    } else {
        &view.other_nights
    };
    calls.get(usize::from(call)).copied()
}

/// What somebody says to have been told: by night, by day, or about two players.
fn claimed_to_know(by: Seat, learned: Learned, shows: bool) -> Line {
    let claimed = match learned.about {
        Some([a, b]) => story("ct-claimed-about").seat("a", a).seat("b", b),
        None if learned.info.is_heard_by_day() => story("ct-claimed-by-day"),
        None => story("ct-claimed-to-know"),
    };
    claimed
        .seat("seat", by)
        .number("n", learned.night)
        .line("what", phrase::info(learned.info, shows))
}

fn counted(view: &View, seat: Seat, (votes, needed): (i8, u8), doomed: Option<Seat>) -> Line {
    let enough = i16::from(votes) >= i16::from(needed);
    let is_exile = view.board.day.vote.is_exile && view.board.day.vote.of == seat;
    let key = match (is_exile, enough) {
        (true, true) => "ct-counted-exile",
        (true, false) => "ct-counted-no-exile",
        (false, true) if doomed == Some(seat) => "ct-counted-doomed",
        (false, true) if doomed.is_none() => "ct-counted-tie",
        (false, true) => "ct-counted-fewer",
        (false, false) => "ct-counted-short",
    };
    story(key)
        .seat("seat", seat)
        .number("votes", votes)
        .number("needed", needed)
}

fn won(why: Victory) -> Line {
    match why {
        Victory::NoDemon => story("ct-won-no-demon"),
        Victory::TwoLeft => story("ct-won-two-left"),
        Victory::By(character) if character == Character::default() => story("ct-won-storyteller"),
        Victory::By(character) => story("ct-won-by").term("role", role(character)),
        Victory::Storyteller => story("ct-won-storyteller"),
    }
}
