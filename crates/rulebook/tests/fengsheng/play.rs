//! `play` blocks: what passes unsaid, and what must be said.

use crate::support::{complaints, miss, passes};

#[test]
fn who_is_asked_before_the_one_a_line_names_passes() {
    let table = "座位: A B C D\nA: 蓝破译\nD: 红截获";
    passes(
        table,
        &["A 传 蓝破译 给 B\nD 用 红截获", "连环: 1\n被问: A 响应"],
    );
    assert_eq!(
        miss(
            table,
            &["A 传 蓝破译 给 B\nD 用 红截获\nD 传 红 给 A", "轮到: A"]
        ),
        (
            "everybody passed and the window was closed; asked now: A 出牌".to_owned(),
            "a window in which D is still asked".to_owned()
        )
    );
}

/// What was declared is carried out only when a page says that everybody passes.
#[test]
fn a_chain_is_not_passed_through_unsaid() {
    assert_eq!(
        miss(
            "座位: A B C\nA: 红锁定 蓝破译",
            &["A 用 红锁定 对 C\nA 传 蓝破译 给 B", "轮到: A"]
        )
        .0,
        "everybody passed and the window was closed; asked now: A 出牌"
    );
}

#[test]
fn no_question_but_a_window_is_passed_unsaid() {
    let table = "座位: A B C D\nA: 黑破译\nB: 角色: 礼服蒙面人";
    let steps = "A 传 黑破译 给 B\n都过到 接收\nB 接收";
    passes(
        table,
        &[
            steps,
            "被问: B 触发 英雄\nB 只可: 过 / 发动 英雄",
            "B 过",
            "被问: A 出牌\nB 张数: 3",
        ],
    );
    assert_eq!(
        miss(table, &[&format!("{steps}\nA 过"), "轮到: A"]),
        (
            "asked: B 触发 英雄".to_owned(),
            "a question to A".to_owned()
        )
    );
    assert_eq!(
        miss(table, &[&format!("{steps}\n都过"), "轮到: A"]),
        (
            "asked: B 触发 英雄".to_owned(),
            "a window in which everybody can pass".to_owned()
        )
    );
}

#[test]
fn everybody_passes_until_the_window_is_closed_or_what_was_named_has_come() {
    let table = "座位: A B C\nA: 红锁定 蓝破译\nB: 黑识破";
    passes(
        table,
        &[
            "A 用 红锁定 对 C\n都过",
            "锁定中: C\n被问: A 出牌",
            "A 传 蓝破译 给 B\n都过",
            "情报到达: B\n情报在: 无",
            "都过到 B 接收\nB 不接",
            "情报在: C\n情报到达: 无",
            "都过到 轮到 B",
            "C 情报: 蓝破译\n轮到: B\n被问: B 出牌\n情报在: 无",
        ],
    );
    assert_eq!(
        miss(table, &["A 传 蓝破译 给 B\n都过到 C 接收", "轮到: A"]),
        (
            "everybody passed and it did not come to that; asked now: B 接收".to_owned(),
            "C 接收".to_owned()
        )
    );
}

#[test]
fn a_skill_is_declared_or_answers_by_its_name() {
    let locked = "座位: A B C\nA: 红锁定\nB: 角色: 老枪";
    passes(
        locked,
        &[
            "A 用 红锁定 对 B\n都过\nB 发动 就计",
            "B 角色翻开\nB 张数: 5",
        ],
    );
    assert_eq!(
        miss(locked, &["B 发动 合谋 对 A", "轮到: A"]),
        (
            "it is refused: skill-not-now".to_owned(),
            "a legal action".to_owned()
        )
    );
    assert_eq!(
        miss(locked, &["A 发动 就计", "轮到: A"]),
        ("A is 无角色".to_owned(), "a character with 就计".to_owned())
    );
    assert_eq!(
        miss(locked, &["B 发动 就计", "轮到: A"]),
        (
            "asked: B 出牌".to_owned(),
            "whether 就计 answers what happened".to_owned()
        )
    );
    assert_eq!(
        complaints(locked, &["B 发动 城府", "轮到: A"]),
        [
            "10: found `城府`; expected a skill that is declared or answers; this one holds by itself, or lets one use a card 当 another"
        ]
    );
}

/// Face down, the question does not say which skill it is; the page does.
#[test]
fn the_skill_a_page_names_must_be_the_one_that_answers() {
    let table = "座位: A B C\nA: 红锁定\nB: 角色: 老鬼";
    assert_eq!(
        miss(table, &["A 用 红锁定 对 B\n都过\nB 发动 遗志", "轮到: A"]),
        ("就计".to_owned(), "遗志".to_owned())
    );
}

#[test]
fn a_card_may_be_used_as_another() {
    passes(
        "座位: A B C\nA: 黑截获 红识破 | 角色: 贝雷帽",
        &[
            "",
            "A 可 用 黑截获 当 锁定 对 B\nA 不可 用 红识破 当 锁定 对 B: 因为 not-that-function",
            "A 用 黑截获 当 锁定 对 B\n都过",
            "锁定中: B\n弃牌有 黑截获",
        ],
    );
}
