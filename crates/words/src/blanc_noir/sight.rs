//! 记录 — what happened, as one pair of eyes saw it, told in the log.
//!
//! A sight that carries a card or a scroll gets the wording that names it; one that does not gets the public wording,
//! under a key of its own.

use blanc_noir::{Cause, Faces, Scroll, Sight, Source};
use kernel::{Seat, Seats};
use protocol::{Level, Line};

use super::{direction, is_big};

/// The sentence for something that was seen; none where the table itself shows it.
#[expect(
    clippy::too_many_lines,
    reason = "one arm for each sight, none of them long"
)]
pub fn lines(sight: &Sight) -> Option<Line> {
    let line = match *sight {
        Sight::RoundBegan {
            round,
            starter,
            playing: _,
        } => story("bn-round-began")
            .number("n", round)
            .seat("seat", starter),
        Sight::Dealt { seat, count, cards } => dealt(seat, count, cards),
        Sight::GotScroll { seat, scroll } => with_scroll(
            moves("bn-got-scroll").seat("seat", seat),
            "bn-got-scroll-which",
            scroll,
        ),
        Sight::TurnedUp { face } => moves("bn-turned-up").card("card", face),
        Sight::TurnBegan { seat } => everything("bn-turn-began").seat("seat", seat),
        // The prompt says it to the one who is asked, and the table shows the others who that is.
        Sight::Asked { .. } => return None,
        Sight::Drew {
            seat,
            wanted: _,
            count,
            cause,
            cards,
        } => drew(seat, count, cause, cards),
        Sight::Reshuffled { count } => moves("bn-reshuffled").number("n", count),
        Sight::Played { seat, face } => {
            let level = if is_big(face) {
                Level::Story
            } else {
                Level::Moves
            };
            Line::new("bn-played", level)
                .seat("seat", seat)
                .card("card", face)
        }
        Sight::Paired { seat, face } => story("bn-paired").seat("seat", seat).card("card", face),
        Sight::Discarded {
            seat,
            face,
            cause,
            leads,
        } => moves(discarded(cause, leads))
            .seat("seat", seat)
            .card("card", face),
        Sight::Named { seat, colour } => moves("bn-named")
            .seat("seat", seat)
            .colour("colour", colour),
        Sight::Flipped { direction: way } => direction(moves("bn-flipped"), way),
        Sight::Skipped { seat } => moves("bn-skipped").seat("seat", seat),
        Sight::Chained { pending } => moves("bn-chained").number("n", pending),
        Sight::ChainTaken { seat, pending } => story("bn-chain-taken")
            .seat("seat", seat)
            .number("n", pending),
        Sight::Used {
            seat,
            place: _,
            scroll,
        } => Line::new("bn-used", level_of(scroll))
            .seat("seat", seat)
            .scroll("scroll", scroll),
        Sight::Passed { seat } => moves("bn-passed").seat("seat", seat),
        Sight::Searched { seat, cards } => searched(seat, cards),
        Sight::Recovered {
            seat,
            from_deck,
            card,
        } => recovered(seat, from_deck, card),
        Sight::Showed {
            seat,
            by,
            to_all,
            cards,
        } => showed(seat, by, to_all, cards),
        Sight::Gave { from, to, face } => story("bn-gave")
            .seat("seat", from)
            .seat("other", to)
            .card("card", face),
        Sight::Swapped {
            seat,
            place: _,
            with,
            gave,
            got,
        } => swapped(seat, with, gave, got),
        Sight::Returned {
            owner,
            place,
            scroll,
        } => returned(owner, place, scroll),
        Sight::Gathered { by, left: _ } => story("bn-gathered").seat("seat", by),
        Sight::Declared { seat } => story("bn-declared").seat("seat", seat),
        Sight::Forgot { seat } => story("bn-forgot").seat("seat", seat),
        Sight::Penalised { seat } => story("bn-penalised").seat("seat", seat),
        Sight::WentOut { seat } => story("bn-went-out").seat("seat", seat),
        Sight::Counted {
            seat,
            cards,
            points,
            total,
            halved,
        } => counted(seat, cards, points, total, halved),
        Sight::Over { winners } => over(winners),
    };
    Some(line)
}

fn story(key: &str) -> Line {
    Line::new(key, Level::Story)
}

fn moves(key: &str) -> Line {
    Line::new(key, Level::Moves)
}

fn everything(key: &str) -> Line {
    Line::new(key, Level::Everything)
}

/// The line under the key that names the cards, if they were seen.
fn with_cards(line: Line, known: &str, cards: Option<Faces>) -> Line {
    match cards {
        Some(cards) => Line {
            key: known.to_owned(),
            ..line.cards("cards", cards.iter())
        },
        None => line,
    }
}

/// The line under the key that names the scroll, if it was seen.
fn with_scroll(line: Line, known: &str, scroll: Option<Scroll>) -> Line {
    match scroll {
        Some(scroll) => Line {
            key: known.to_owned(),
            ..line.scroll("scroll", scroll)
        },
        None => line,
    }
}

fn dealt(seat: Seat, count: u8, cards: Option<Faces>) -> Line {
    let line = everything("bn-dealt").seat("seat", seat).number("n", count);
    with_cards(line, "bn-dealt-cards", cards)
}

fn drew(seat: Seat, count: u8, cause: Cause, cards: Option<Faces>) -> Line {
    let line = match cause {
        Cause::Dragon => story("bn-drew-dragon"),
        Cause::Outburst => moves("bn-drew-outburst"),
        Cause::Blizzard => moves("bn-drew-blizzard"),
        Cause::Draw
        | Cause::Chain
        | Cause::Penalty
        | Cause::Trade
        | Cause::Herald
        | Cause::Relief
        | Cause::Goddess
        | Cause::Lord
        | Cause::Princess
        | Cause::Combo => moves("bn-drew"),
    };
    let known = format!("{}-cards", line.key);
    with_cards(line.seat("seat", seat).number("n", count), &known, cards)
}

fn discarded(cause: Cause, leads: bool) -> &'static str {
    match cause {
        _ if leads => "bn-discarded-leads",
        Cause::Trade => "bn-discarded-trade",
        Cause::Herald => "bn-discarded-herald",
        Cause::Relief => "bn-discarded-relief",
        Cause::Goddess => "bn-discarded-goddess",
        Cause::Lord => "bn-discarded-lord",
        Cause::Princess => "bn-discarded-princess",
        Cause::Combo => "bn-discarded-combo",
        Cause::Draw
        | Cause::Chain
        | Cause::Penalty
        | Cause::Dragon
        | Cause::Outburst
        | Cause::Blizzard => "bn-discarded",
    }
}

/// Scrolls that turn the table over are told; the others are moves.
fn level_of(scroll: Scroll) -> Level {
    match scroll {
        Scroll::Tornado | Scroll::Threat | Scroll::Mirage => Level::Story,
        Scroll::HeraldRed
        | Scroll::HeraldYellow
        | Scroll::HeraldGreen
        | Scroll::HeraldBlue
        | Scroll::Outburst
        | Scroll::Blizzard
        | Scroll::Shockwave
        | Scroll::Relief
        | Scroll::Revelation => Level::Moves,
    }
}

fn searched(seat: Seat, cards: Option<Faces>) -> Line {
    match cards {
        Some(cards) if cards.is_empty() => moves("bn-searched-nothing").seat("seat", seat),
        // The cards themselves stand in the view, as long as one may be taken.
        Some(_) | None => moves("bn-searched").seat("seat", seat),
    }
}

fn recovered(seat: Seat, from_deck: bool, card: Option<Faces>) -> Line {
    let key = if from_deck {
        "bn-recovered-deck"
    } else {
        "bn-recovered"
    };
    let line = moves(key).seat("seat", seat);
    with_cards(line, &format!("{key}-cards"), card)
}

fn showed(seat: Seat, by: Seat, to_all: bool, cards: Option<Faces>) -> Line {
    if to_all {
        with_cards(
            story("bn-showed").seat("seat", seat),
            "bn-showed-cards",
            cards,
        )
    } else {
        let line = story("bn-showed-one").seat("seat", seat).seat("other", by);
        with_cards(line, "bn-showed-one-cards", cards)
    }
}

fn swapped(seat: Seat, with: Source, gave: Option<Scroll>, got: Option<Scroll>) -> Line {
    let line = match with {
        Source::Deck => moves("bn-swapped-deck"),
        Source::Slot(other, _) => moves("bn-swapped-slot").seat("other", other),
    };
    let line = line.seat("seat", seat);
    match (gave, got) {
        (Some(gave), Some(got)) => Line {
            key: format!("{}-which", line.key),
            ..line.scroll("gave", gave).scroll("got", got)
        },
        (Some(_), None) | (None, Some(_) | None) => line,
    }
}

fn returned(owner: Seat, place: Option<u8>, scroll: Option<Scroll>) -> Line {
    let key = match place {
        Some(_) => "bn-returned-down",
        None => "bn-returned-up",
    };
    let line = moves(key).seat("seat", owner);
    with_scroll(line, &format!("{key}-which"), scroll)
}

fn counted(seat: Seat, cards: Faces, points: u16, total: u16, halved: bool) -> Line {
    let line = story(match (cards.is_empty(), halved) {
        (true, _) => "bn-counted-nothing",
        (false, false) => "bn-counted",
        (false, true) => "bn-counted-halved",
    })
    .seat("seat", seat)
    .number("total", total);
    if cards.is_empty() {
        line
    } else {
        line.number("points", points).cards("cards", cards.iter())
    }
}

fn over(winners: Seats) -> Line {
    let seats: Vec<Seat> = winners.into_iter().collect();
    match *seats.as_slice() {
        [one] => story("bn-over").seat("seat", one),
        [one, two] => story("bn-over-two").seat("seat", one).seat("other", two),
        [one, two, three] => story("bn-over-three")
            .seat("seat", one)
            .seat("other", two)
            .seat("third", three),
        _ => story("bn-over-many").number("n", seats.len() as u8),
    }
}
