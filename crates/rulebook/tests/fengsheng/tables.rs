//! `table` blocks: what they lay out, and what they refuse.

use crate::support::{complaints, passes};

#[test]
fn every_kind_of_table_line_is_laid_out() {
    passes(
        "座位: 甲 乙 丙 丁 戊\n轮到: 丙\n已传: 是\n规则: lure_self=false\n牌堆: 只有 红锁定 蓝锁定\n弃牌: 黑截获\n移出: 红试探(潜伏抽)\n\
         甲: 红退回 2 张 | 情报: 红 蓝 黑 | 角色: 老鬼 翻开 | 身份: 酱油\n乙: | 死亡\n丙: 无 | 情报: 黑 黑 | 身份已亮\n丁: 死亡 | 出局\n戊: 角色: 贝雷帽 | 盖着",
        &[
            "",
            "轮到: 丙\n已传: 是\n牌堆: 2\n弃牌有 黑截获 黑锁定\n移出: 1\n甲 张数: 3\n甲 情报: 黑 红 蓝\n甲 角色翻开\n\
             乙 死亡\n丙 活着\n丙 张数: 0\n丙 身份已亮\n甲 知道 丙 身份\n戊 角色盖着\n甲 知道 戊 角色\n丙 不知道 甲 身份\n丁 张数: 0\n戊 张数: 3",
        ],
    );
}

#[test]
fn a_turn_may_begin_with_its_draw() {
    passes(
        "座位: A B C\n轮到: B\n阶段: 抽牌\n牌堆: 红锁定 蓝识破 黑烧毁\nB: 无",
        &["", "B 手牌: 蓝识破 红锁定\n被问: B 出牌\nA 不知 红锁定"],
    );
    passes(
        "座位: A B C\n阶段: 抽牌\nA: 无 | 角色: 大美女",
        &["", "A 张数: 3\n被问: A 选牌"],
    );
}

#[test]
fn identities_are_those_of_the_split() {
    passes(
        "座位: A B C D E\nA: 身份: 酱油\nB: | 情报: 蓝 蓝\nC: | 情报: 红 红\nD: 蓝锁定\n轮到: D",
        &[
            "D 传 蓝锁定 给 B\n都过到 B 接收\nB 接收",
            // B is the first without an identity: a lurker. C is the first of the agency.
            "被问: D 出牌",
        ],
    );
    assert_eq!(
        complaints(
            "座位: A B C\nA: 身份: 潜伏\nB: 身份: 潜伏",
            &["", "轮到: A"]
        ),
        [
            "5: found a table that cannot be (3 players are 1 lurkers, 1 of the agency and 1 bystanders, so there are not that many of lurker); expected cards, characters and identities that fit together"
        ]
    );
}

#[test]
fn what_could_never_be_is_no_table() {
    for (table, why) in [
        ("A: | 情报: 黑 黑 黑", "A would be dead already"),
        (
            "A: | 情报: 红 红 红 | 身份: 潜伏",
            "A would have won already",
        ),
        (
            "A: 角色: 老鬼\nB: 角色: 老鬼",
            "there is only one old-ghost",
        ),
        (
            "B: 红锁定 | 死亡",
            "B is out of the game and holds no cards",
        ),
        (
            "B: 死亡\nC: 死亡\nD: 死亡\nE: 死亡",
            "the last living side would have won already",
        ),
        ("牌堆: 只有 无", "the deck is never empty"),
        ("牌堆: 无", "the deck is never empty"),
        ("A: 死亡", "A is out of the game and has no turn"),
        ("移出: 红锁定", "lock-red cannot have left the game"),
        (
            "A: 红截获 红截获",
            "红截获 is named more often than the deck has it",
        ),
        (
            "A: 60 张\nB: 60 张",
            "there are not enough cards for all hands",
        ),
        (
            "阶段: 抽牌\n已传: 是",
            "nothing was sent yet in a turn that only begins",
        ),
        ("规则: split=alternative", "no alternative split"),
        ("发牌: 是\n轮到: A", "`发牌: 是` deals everything"),
    ] {
        let said = complaints(&format!("座位: A B C D E\n{table}"), &["", "轮到: A"]);
        assert!(
            said.len() == 1 && said[0].contains(why),
            "{table}: {said:?}"
        );
    }
}

#[test]
fn the_characters_are_chosen_after_a_deal() {
    passes(
        "座位: A B C\n发牌: 是",
        &[
            "",
            "被问: A B C 选角\nA 张数: 0\n牌堆: 81\nA 不可 保留 无角色: 因为 not-offered",
        ],
    );
    passes(
        "座位: A B C\n规则: roles=none\n发牌: 是",
        &["", "弃牌: 0\n移出: 0\n牌堆: 70"],
    );
}
