//! The words of the later editions: which one is played, play steps, colours that are called.

use crate::support::{complaints, miss, passes};

#[test]
fn players_have_play_steps_one_after_the_other() {
    let table = "座位: A B C\n版本: 黑名单\nA: 红锁定\nB: 黑权衡 蓝锁定";
    passes(
        table,
        &[
            "",
            "被问: A 出牌步\n出牌步: A\n已传: 否",
            "A 过\nB 用 黑权衡\n都过",
            "出牌步: B\n被问: C 出牌步\nB 张数: 1\n弃牌有 黑权衡 蓝锁定",
            "都过\n都过",
            "被问: A 传递\n出牌步: 无",
        ],
    );
    // What ends a step is said.
    assert_eq!(
        miss(table, &["B 用 黑权衡", "轮到: A"]),
        (
            "everybody passed and the window was closed; asked now: B 出牌步".to_owned(),
            "a window in which B is still asked".to_owned()
        )
    );
    passes(
        &format!("{table}\n已传: 是"),
        &["都过到 轮到 B", "轮到: B\n出牌步: B"],
    );
}

#[test]
fn a_colour_is_called_and_what_may_be_done_is_done() {
    let table = "seats: A B C\nedition: blacklist\nA: lock-red\nB: decode-blue";
    let decoding = "all pass until send\nA send lock-red to B\nall pass until arrived\n\
                    B use decode-blue\nall pass";
    passes(
        table,
        &[
            decoding,
            "被问: B 宣色 破译\nB 只可: 宣示 红 / 宣示 蓝 / 宣示 黑",
            "B 宣示 红",
            "被问: B 可否 破译\nB 只可: 过 / 发动\nB 看过 红锁定\nC 不知 红锁定\n情报亮着: 否",
            "B 发动",
            "情报亮着: 是\nC 看过 红锁定\nB 张数: 1",
        ],
    );
    passes(
        table,
        &[
            &format!("{decoding}\nB name black"),
            "B may only: pass\nB 不可 发动: 因为 not-that-colour",
        ],
    );
}

#[test]
fn a_skill_is_what_it_is_in_the_edition_that_is_played() {
    passes(
        "座位: A B C\n版本: 黑名单\n阶段: 抽牌\nA: 角色: 刀锋",
        &[
            "",
            "被问: A 触发 亮剑",
            "A 发动 亮剑\nA 指定 C\nA 过",
            "锁定中: C\n被问: A 出牌步",
        ],
    );
    passes(
        "座位: A B C\nA: 红试探 | 角色: 刀锋",
        &["A 用 红试探 当 锁定 对 B\n都过", "锁定中: B"],
    );
}

#[test]
fn cards_of_the_deck_and_of_the_discard_are_picked() {
    passes(
        "座位: A B C\n版本: 黑名单\n牌堆: 红锁定 蓝锁定 黑烧毁 红识破 蓝识破\nA: 黑破译\n\
         B: 角色: 情报处长",
        &[
            "都过到 传递\nA 传 黑破译 给 B\n都过到 到达\nB 发动 凿壁偷光",
            "被问: B 牌堆顶 凿壁偷光\nB 看过 蓝识破\nC 不知 蓝识破",
            "B 选 蓝锁定\n都过\nB 接收",
            "B 情报: 蓝锁定",
        ],
    );
}

#[test]
fn a_table_of_qianzhi_is_of_the_free_room() {
    passes(
        "座位: A B\n版本: 千智\nA: 角色: 钢铁特工\nB: 红黑锁定 红截获",
        &["A 过", "被问: A 传递\nA 角色盖着"],
    );
    passes(
        "座位: A B C D\n规则: mode=novice\n版本: 千智",
        &["", "A 知道 B 身份\n被问: A 出牌步"],
    );
}

#[test]
fn what_an_edition_has_not_is_said() {
    assert_eq!(
        complaints("座位: A B C\n版本: 绝密档案", &["", "轮到: A"]),
        ["6: found `绝密档案`; expected an edition: 2010, 黑名单 or 千智",]
    );
    let complaint = |table: &str| complaints(table, &["", "轮到: A"]).join("\n");
    let stranger = complaint("座位: A B C\n版本: 黑名单\nA: 角色: 易先生");
    assert!(stranger.contains("has no character mr-yi"), "{stranger}");
    let card = complaint("座位: A B C\n版本: 千智\nA: 红退回");
    assert!(
        card.contains("红退回 is named more often than the deck has it"),
        "{card}"
    );
    let late = complaint("座位: A B C\n版本: 千智\n已传: 是");
    assert!(
        late.contains("no play phase after the transmission"),
        "{late}"
    );
}
