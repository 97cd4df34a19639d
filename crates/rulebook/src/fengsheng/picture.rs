//! The whole position as a person would lay it out.

use fengsheng::{DeclaredView, Edition, Script, SeatView, Table, View, Way};
use kernel::{Eye, Position, Seat};

use super::judge::life;
use super::{cards, questions, roles};
use crate::layout::columns;
use crate::seats::Names;

pub(super) fn draw(table: &Table, seats: &Names) -> String {
    let view = &table.view(Eye::All);
    let mut rows = vec![
        ["", "座位", "手牌", "情报", "角色", "身份", ""]
            .map(str::to_owned)
            .to_vec(),
    ];
    for (seat, place) in seats.all().zip(&view.seats) {
        rows.push(row(view, seats, seat, place));
    }
    let edition = view.edition;
    let chain = view
        .chain
        .iter()
        .rev()
        .map(|it| declared(edition, it, seats));
    let lines = [
        format!(
            "轮到 {}{}  已传 {}  牌堆 {}  弃牌 {}  移出 {}",
            seats.of(view.turn),
            view.step_of()
                .map_or(String::new(), |seat| format!("  出牌步 {}", seats.of(seat))),
            if view.sent { "是" } else { "否" },
            view.deck,
            view.discard.len(),
            view.removed
        ),
        transit(view, seats),
        format!("连环 {}", chain.collect::<Vec<_>>().join(" ← ")),
        state(table, view, seats),
    ];
    let lines: Vec<String> = lines
        .into_iter()
        .filter(|line| !line.is_empty() && line != "连环 ")
        .collect();
    format!("{}\n\n{}", lines.join("\n"), columns(&rows))
}

fn row(view: &View, seats: &Names, seat: Seat, place: &SeatView) -> Vec<String> {
    let mark = if seat == view.turn { "→" } else { "" };
    let hand = place.hand.unwrap_or_default();
    let role = match place.role {
        Some(role) => {
            let down = !place.face_up && view.living.has(seat);
            let side = if down { " 盖着" } else { "" };
            format!("{}{side}", roles::of_role(role))
        }
        None => "未选".to_owned(),
    };
    let shown = if place.shown { " 已亮" } else { "" };
    let mut remarks = Vec::new();
    if !view.living.has(seat) {
        remarks.push(life(view, seat));
    }
    if view.locked.has(seat) {
        remarks.push("锁定中");
    }
    if view.lured.has(seat) {
        remarks.push("调离中");
    }
    vec![
        mark.to_owned(),
        seats.of(seat).to_owned(),
        cards::list(hand.iter().map(cards::of_face)),
        cards::list(place.intelligence.iter().map(cards::of_face)),
        role,
        place.identity.map_or("未发".to_owned(), |it| {
            format!("{}{shown}", cards::of_faction(it))
        }),
        remarks.join(" "),
    ]
}

fn transit(view: &View, seats: &Names) -> String {
    let Some(transit) = view.transit else {
        return String::new();
    };
    let way = match transit.way {
        Way::Secret => "密电",
        Way::Direct => "直达",
        Way::Open => "文本",
    };
    format!(
        "{} 传出的{way} {}{}  {}: {}{}",
        seats.of(transit.sender),
        transit.face.map_or("?".to_owned(), cards::of_face),
        if transit.face_up { " 亮着" } else { "" },
        if transit.arrived {
            "情报到达"
        } else {
            "情报在"
        },
        seats.of(transit.to),
        if transit.leftwards { "  向左" } else { "" }
    )
}

fn declared(edition: Edition, declared: &DeclaredView, seats: &Names) -> String {
    let face = declared.face.map_or(String::new(), cards::of_face);
    let what = match declared.script {
        Script::Card(function) if declared.face.is_some_and(|it| it.function() != function) => {
            format!("{face} 当 {}", cards::of_function(function))
        }
        Script::Card(_) => face,
        script => questions::of_script(edition, script).to_owned(),
    };
    let at = declared
        .target
        .map_or(String::new(), |seat| format!(" 对 {}", seats.of(seat)));
    let void = if declared.void { " (被识破)" } else { "" };
    format!("{} {what}{at}{void}", seats.of(declared.by))
}

fn state(table: &Table, view: &View, seats: &Names) -> String {
    match view.winners {
        None => format!("被问 {}", questions::written(table, seats)),
        Some(winners) if winners.is_empty() => "终局 无人".to_owned(),
        Some(winners) => format!(
            "终局 {}",
            cards::list(winners.into_iter().map(|it| seats.of(it)))
        ),
    }
}
