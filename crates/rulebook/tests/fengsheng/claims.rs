//! The words in both scripts and English, `expect` blocks, and what is said of wrong lines.

use rulebook::render;

use crate::support::{complaints, miss, passes, run, scenario};

#[test]
fn chinese_in_either_script_and_english_say_the_same() {
    passes(
        "座位: A B C D\nA: 红破译 黑识破\nB: 黑识破\nC: 黑截获 | 角色: 译电员 翻开",
        &[
            "A 传 红破译 给 B\nC 用 黑截获\nA 用 黑识破\n都过",
            "情报在: B\n弃牌有 黑截获 黑识破\nB 不可 用 黑识破: 因为 not-now",
        ],
    );
    passes(
        "座位：A　B　C　D\nA：紅破譯、黑識破\nB：黑識破\nC：黑截獲｜角色：譯電員　翻開",
        &[
            "A 傳 紅破譯 給 B\nC 用 黑截獲\nA 用 黑識破\n都過",
            "情報在：B\n棄牌有 黑截獲 黑識破\nB 不可 用 黑識破：因為 not-now",
        ],
    );
    passes(
        "seats: A B C D\nA: decode-red counter-black\nB: counter-black\nC: intercept-black | role: code-clerk up",
        &[
            "A send decode-red to B\nC use intercept-black\nA use counter-black\nall pass",
            "on its way to: B\ndiscard has intercept-black counter-black\nB may not use counter-black: because not-now",
        ],
    );
}

#[test]
fn a_card_may_be_described_by_what_matters() {
    passes(
        "座位: A B C\nA: 识破 蓝锁定 试探(军情弃)\nB: 黑 | 情报: 红 红锁定 蓝",
        &[
            "A 用 试探 对 B\n都过到 B 反应",
            "B 情报: 红锁定 蓝 红\nA 手牌: 蓝 识破\nB 手牌: 黑",
        ],
    );
    let two = "座位: A B C\nA: 红识破 红锁定";
    assert_eq!(
        miss(two, &["A 传 红 给 B", "轮到: A"]),
        (
            "红 may be 红锁定 红识破".to_owned(),
            "one of them by its whole name".to_owned()
        )
    );
    assert_eq!(
        miss(two, &["A 传 蓝 给 B", "轮到: A"]),
        (
            "there lie 红锁定 红识破".to_owned(),
            "蓝 among them".to_owned()
        )
    );
    assert_eq!(
        miss(two, &["", "A 手牌: 识破 识破"]),
        ("红锁定 红识破".to_owned(), "识破 识破".to_owned())
    );
}

/// 红 could take what 红锁定 means, and 锁定 what 红 means: all three find a card of their own.
#[test]
fn descriptions_share_the_cards_out_among_them() {
    passes(
        "座位: A B C\nA: 红识破 红锁定 黑锁定",
        &["", "A 手牌: 红 锁定 红锁定\nA 手牌: 锁定 红 锁定"],
    );
}

#[test]
fn a_choice_is_judged_when_the_player_is_asked_in_this_window() {
    passes(
        "座位: A B C\nA: 红锁定\nC: 黑锁定 蓝识破",
        &[
            "",
            "C 不可 用 黑锁定 对 A: 因为 not-now\nC 只可: 过\nC 不可 接收: 因为 wrong-question",
            "A 用 红锁定 对 B",
            "C 可 用 蓝识破\nA 不可 过: 因为 not-asked",
        ],
    );
}

#[test]
fn what_a_player_was_shown_is_remembered() {
    passes(
        "座位: A B C\nA: 黑破译 蓝识破\nB: 红破译",
        &[
            "",
            "A 不知 红破译\nB 看过 红破译\nB 不知 黑破译",
            "A 传 黑破译 给 B\n都过\nB 用 红破译\n都过",
            "B 看过 黑破译\nC 不知 黑破译\nC 看过 红破译\nC 不知 蓝识破",
        ],
    );
    assert_eq!(
        miss("座位: A B C\nA: 黑破译", &["", "A 不知 黑破译"]),
        (
            "A was shown it".to_owned(),
            "A never sees 黑破译".to_owned()
        )
    );
}

#[test]
fn a_line_that_makes_no_sense_is_told_with_what_would() {
    let seats = "座位: A B C";
    for (table, play, expect, said) in [
        (
            "轮到: A",
            "",
            "轮到: A",
            "5: found no line that names the seats; expected a line such as `座位: A B C D E`",
        ),
        (
            "座位: A B",
            "",
            "轮到: A",
            "5: found `A`; expected 3 to 9 players, not 2",
        ),
        (
            "座位: A B C\nA: 红骑士",
            "",
            "轮到: A",
            "6: found `红骑士`; expected a card such as 红锁定, 黑试探(潜伏抽), 红, 识破 or lock-red",
        ),
        (
            "座位: A B C\nA: 红锁定 | 卷轴: 无",
            "",
            "轮到: A",
            "6: found `卷轴`; expected 情报:, 角色:, 身份:, 盖着, 翻开, 身份已亮, 死亡 or 出局",
        ),
        (
            "座位: A B C\nA: 角色: 老虎",
            "",
            "轮到: A",
            "6: found `老虎`; expected a character such as 老鬼 or old-ghost",
        ),
        (
            "座位: A B C\n引牌: 红",
            "",
            "轮到: A",
            "6: found `引牌`; expected a player, or one of 座位, 版本, 轮到, 阶段, 已传, 牌堆, 弃牌, 移出, 规则, 发牌",
        ),
        (
            seats,
            "A 出 红锁定",
            "轮到: A",
            "8: found `出`; expected what the player does: 过, 用, 传, 发动, 接收, 不接, 抽牌, 弃牌, 说, 选, 指定, 宣示 or 保留",
        ),
        (
            seats,
            "A 传 红锁定",
            "轮到: A",
            "8: found the end of the line; expected 给 and a player: to whom it goes first",
        ),
        (
            seats,
            "都过到 天亮",
            "轮到: A",
            "8: found `天亮`; expected a question: 选角, 出牌, 出牌步, 途中, 到达, 响应, 传递, 接收, 反应, 触发, 翻开, 选牌, 看牌, 选情报, 弃牌堆, 牌堆顶, 宣色, 可否, 选人",
        ),
        (
            seats,
            "",
            "A 不知 红",
            "8: found `红`; expected one card by its whole name, such as 红锁定 or 黑试探(潜伏抽)",
        ),
        (
            seats,
            "",
            "A 知道 B 手牌",
            "8: found `手牌`; expected 身份 or 角色",
        ),
    ] {
        assert_eq!(complaints(table, &[play, expect]), [said]);
    }
}

#[test]
fn a_wrong_claim_says_what_is_so() {
    let table = "座位: A B C\nA: 红锁定\nB: | 情报: 红 黑 | 角色: 小白";
    for (claim, found, expected) in [
        ("被问: B 接收", "A 出牌", "B 接收"),
        ("轮到: B", "A", "B"),
        ("已传: 是", "否", "是"),
        ("终局: A B", "the game goes on", "A B"),
        ("终局: 无人", "the game goes on", "无人"),
        ("弃牌: 3", "0", "3"),
        ("弃牌有 红锁定", "无", "红锁定 among them"),
        ("情报在: B", "no intelligence on its way", "情报在: B"),
        ("连环: 1", "0", "1"),
        ("锁定中: B C", "无", "B C"),
        ("A 手牌: 红识破", "红锁定", "红识破"),
        ("A 张数: 2", "1", "2"),
        ("B 情报: 红", "红试探(潜伏抽) 黑试探(潜伏抽)", "红"),
        ("B 死亡", "活着", "死亡"),
        ("B 角色盖着", "角色翻开", "角色盖着"),
        ("B 身份已亮", "身份未亮", "身份已亮"),
        (
            "A 可 传 红锁定 给 A",
            "it is refused: not-that-way",
            "it is allowed",
        ),
        ("A 不可 传 红锁定 给 B", "it is allowed", "it is refused"),
        (
            "A 不可 过: 因为 not-now",
            "it is allowed",
            "it is refused: not-now",
        ),
        (
            "A 只可: 过",
            "过 / 用 红锁定 对 B / 用 红锁定 对 C / 传 红锁定 给 B / 传 红锁定 给 C",
            "过",
        ),
        ("A 看过 蓝锁定", "A was never shown it", "A has seen 蓝锁定"),
        ("A 知道 B 身份", "A does not know it", "known"),
        ("A 不知道 B 角色", "A knows of B: 小白", "not known"),
    ] {
        assert_eq!(
            miss(table, &["", claim]),
            (found.to_owned(), expected.to_owned()),
            "{claim}"
        );
    }
}

#[test]
fn a_failed_scenario_shows_the_whole_table() {
    let report = run(&scenario(
        "座位: 甲 乙 丙 丁\n甲: 黑锁定 红试探(军情弃)\n乙: 红识破 | 情报: 黑 黑 | 角色: 老鬼\n丙: 死亡",
        &["甲 用 黑锁定 对 乙\n乙 用 红识破", "连环: 1"],
    ));
    insta::assert_snapshot!(render(&report));
}
