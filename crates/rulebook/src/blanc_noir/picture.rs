//! The whole position as a person would lay it out.

use blanc_noir::{Direction, LeadView, SeatView, View};
use kernel::Seat;

use super::cursor::Names;
use super::names;
use crate::layout::columns;

/// `view` is the all-seeing eye's.
pub(super) fn draw(view: &View, seats: &Names) -> String {
    let mut rows = vec![
        ["", "座位", "手牌", "卷轴", "翻开", "总分", ""]
            .map(str::to_owned)
            .to_vec(),
    ];
    for (seat, place) in seats.all().zip(&view.seats) {
        rows.push(row(view, seats, seat, place));
    }
    format!(
        "第 {} 轮  首家 {}  轮到 {}  方向 {}\n引牌 {}  连锁 {}  牌堆 {}  弃牌 {}  卷轴堆 {}\n{}\n\n{}",
        view.round,
        seats.of(view.starter),
        seats.of(view.turn),
        direction(view.direction),
        lead(view.lead),
        view.pending,
        view.deck,
        view.discard,
        view.scroll_deck,
        state(view, seats),
        columns(&rows)
    )
}

fn row(view: &View, seats: &Names, seat: Seat, place: &SeatView) -> Vec<String> {
    let mark = if seat == view.turn { "→" } else { "" };
    let hand = place
        .hand
        .iter()
        .flat_map(|hand| hand.iter())
        .map(names::of_face);
    let down = place
        .scrolls
        .iter()
        .flatten()
        .map(|&it| names::of_scroll(it));
    let up = place.up.iter().map(|&it| names::of_scroll(it));
    vec![
        mark.to_owned(),
        seats.of(seat).to_owned(),
        names::list(hand),
        names::list(down),
        names::list(up),
        place.total.to_string(),
        if place.declared { "已宣告" } else { "" }.to_owned(),
    ]
}

fn state(view: &View, seats: &Names) -> String {
    match (view.winners, view.asked) {
        (Some(winners), _) => format!(
            "终局 {}",
            names::list(winners.into_iter().map(|it| seats.of(it)))
        ),
        (None, Some(ask)) => format!("被问 {} {}", seats.of(view.turn), super::tag(&ask, "q")),
        (None, None) => String::new(),
    }
}

pub(super) const fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "顺",
        Direction::CounterClockwise => "逆",
    }
}

/// The lead in the words of a page.
pub(super) fn lead(lead: LeadView) -> String {
    let face = names::of_face(lead.face);
    match lead.colour {
        _ if lead.open => format!("{face} 开放"),
        Some(_) if lead.face.colour().is_some() => face,
        Some(colour) => format!("{face} {}", names::of_colour(colour)),
        None => format!("{face} 未指定颜色"),
    }
}
