//! The whole position as a person would lay it out.

use blanc_noir::{Direction, LeadView, SeatView, Table, View};
use kernel::{Eye, Position, Seat};

use super::names;
use crate::layout::columns;
use crate::seats::Names;

/// How many cards of a deck are shown from its top.
const TOP: usize = 6;

pub(super) fn draw(table: &Table, seats: &Names) -> String {
    let view = &table.view(Eye::All);
    let mut rows = vec![
        ["", "座位", "手牌", "卷轴", "翻开", "总分", ""]
            .map(str::to_owned)
            .to_vec(),
    ];
    for (seat, place) in seats.all().zip(&view.seats) {
        rows.push(row(view, seats, seat, place));
    }
    let deck = pile(view.deck, table.deck_pile().map(names::of_face));
    let scroll_deck = pile(view.scroll_deck, table.scroll_pile().map(names::of_scroll));
    format!(
        "第 {} 轮  首家 {}  轮到 {}  方向 {}\n引牌 {}  连锁 {}  弃牌 {}\n牌堆 {deck}\n卷轴堆 {scroll_deck}\n{}\n\n{}",
        view.round,
        seats.of(view.starter),
        seats.of(view.turn),
        direction(view.direction),
        lead(view.lead),
        view.pending,
        view.discard,
        state(view, seats),
        columns(&rows)
    )
}

/// A pile's size and what lies on top.
fn pile(size: u8, names: impl Iterator<Item = impl AsRef<str>>) -> String {
    match usize::from(size) {
        0 => "0".to_owned(),
        few @ 1..=TOP => format!("{few}: {}", names::list(names)),
        many => format!("{many}: {} …", names::list(names.take(TOP))),
    }
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
        (None, Some(ask)) => format!("被问 {} {}", seats.of(view.turn), ask.name()),
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
